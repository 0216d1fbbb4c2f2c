"""The order of turns of the dice game in a list, and the texts for groups of turns in a long list."""

from collections.abc import Mapping

from dicegame.dice.brings import hex_sentence
from dicegame.dice.game import Game
from dicegame.dice.masks import BONUS_NAMES, MONK, NOTHING, SILVER, WORKER
from dicegame.dice.turn import Turn
from padgen.language import Sentence, joined

LIST_ORDER = ("sell", "bonus", "hex", "combination", "hex2", "combination2")
"""The choices by which a long list is divided, in this order."""
TWO_MARKS = BONUS_NAMES[SILVER]
BONUS_ORDER = {NOTHING: 0, MONK: 2, WORKER: 3, SILVER: 4}
PASS_ORDER = 1


def list_place(turn: Turn) -> tuple[int, ...]:
    """Return the key by which turns are sorted in the list: those without a sale or a bonus first, then by hex."""
    bonus = PASS_ORDER if turn.hex == NOTHING else BONUS_ORDER[turn.bonus]
    return (turn.sale, bonus, turn.hex, turn.pip, turn.hex2, turn.pip2)


def group_text(chosen: Mapping[str, str]) -> str:
    """Return the text with which all turns of a group begin, as players type it, such as `sell monk 12=`."""
    bonus, hex_, hex2 = chosen.get("bonus", ""), chosen.get("hex", ""), chosen.get("hex2", "")
    words = ["sell"] if chosen.get("sell") else []
    if bonus and not (bonus == TWO_MARKS and hex_):
        words.append(bonus)
    if hex_:
        words.append(f"{hex_}={chosen.get('combination', '').rpartition('-')[2]}")
    if hex2:
        words += [bonus, f"{hex2}="]
    return " ".join(words)


def group_pattern(chosen: Mapping[str, str]) -> str:
    """Return a pattern for the turns of a group, with dots for open choices, such as `sell 12=... silver ...`."""
    text = group_text(chosen)
    second = f" {TWO_MARKS} ..." if chosen.get("bonus") == TWO_MARKS and chosen.get("hex") and not chosen.get("hex2") else ""
    if second and not text.endswith("="):
        return text + second
    return (f"{text}..." if text.endswith("=") else f"{text} ...".lstrip()) + second


def group_sentence(game: Game, chosen: Mapping[str, str], number: int) -> Sentence:
    """Return a sentence that says what the turns of a group have in common, and how many they are."""
    marked = [hex_sentence(game, int(chosen[name]) - 1) for name in ("hex", "hex2") if chosen.get(name)]
    what: Sentence
    if not marked and "bonus" in chosen:
        what = Sentence("dice-group-bonus", choice=chosen["bonus"] or "none")
    elif not marked:
        what = Sentence("dice-group-sell", choice=chosen["sell"] or "none")
    elif chosen["bonus"] == TWO_MARKS and len(marked) == 1:
        what = Sentence("dice-group-second", hex=marked[0])
    else:
        what = Sentence("dice-marks", hexes=joined(marked, "and"))
    return Sentence("dice-effect", what=what, changes=Sentence("play-group", number=number))
