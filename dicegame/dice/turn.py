"""A turn (a player's choice for one roll), and its text form.

Hexes are numbered in reading order: from 0 in masks and turns, and from 1 in texts and on the terminal.
"""

import re
from typing import NamedTuple

from dicegame.dice.masks import BONUS_NAMES, NOTHING, SILVER
from dicegame.play.events import GameError
from padgen.language import Sentence, spaced


class Turn(NamedTuple):
    """One player's turn. It does not say which of two equal dice or circles was used."""

    sale: bool = False
    """Whether all commodities are sold first."""
    bonus: int = NOTHING
    """MONK, SILVER or WORKER if one is checked off."""
    hex: int = NOTHING
    """The marked hex; NOTHING if the player takes a worker instead."""
    pip: int = 0
    hex2: int = NOTHING
    """The second hex, for which a silver is checked off."""
    pip2: int = 0


_TURN = re.compile(
    r"(?P<sell>sell\s*)?"
    r"(?:(?P<pass>pass)|(?:(?P<bonus>monk|worker)\s+)?(?P<hex>[1-9][0-9]{0,2})\s*=\s*(?P<pip>[1-6])"
    r"(?:\s+silver\s+(?P<hex2>[1-9][0-9]{0,2})\s*=\s*(?P<pip2>[1-6]))?)"
)


def parse_turn(text: str) -> Turn:
    """Return the turn that a text describes.

    >>> parse_turn("sell 12=2 silver 17=4")
    Turn(sale=True, bonus=1, hex=11, pip=2, hex2=16, pip2=4)
    >>> parse_turn("pass") == Turn()
    True

    Raises: GameError for invalid input; it says what was expected.
    """
    found = _TURN.fullmatch(text.strip().lower())
    if found is None or (found["bonus"] and found["hex2"]):
        raise GameError(Sentence("turn-expected", text=text.strip()[:40]))
    if found["pass"]:
        return Turn(bool(found["sell"]))
    bonus = SILVER if found["hex2"] else BONUS_NAMES.index(found["bonus"]) if found["bonus"] else NOTHING
    second = (int(found["hex2"]) - 1, int(found["pip2"])) if found["hex2"] else (NOTHING, 0)
    return Turn(bool(found["sell"]), bonus, int(found["hex"]) - 1, int(found["pip"]), *second)


def format_turn(turn: Turn) -> str:
    """Return the text of a turn; `parse_turn` reads it back.

    >>> format_turn(Turn(bonus=0, hex=11, pip=4))
    'monk 12=4'
    """
    words = ["sell"] * turn.sale
    if turn.hex == NOTHING:
        return " ".join([*words, "pass"])
    mark = f"{turn.hex + 1}={turn.pip}"
    if turn.bonus == SILVER:
        words += [mark, "silver", f"{turn.hex2 + 1}={turn.pip2}"]
    else:
        words += [mark] if turn.bonus == NOTHING else [BONUS_NAMES[turn.bonus], mark]
    return " ".join(words)


def turn_sentence(turn: Turn) -> Sentence:
    """Return the text of a turn as a sentence, which can be said in any language. In English it is that of `format_turn`."""
    return words_sentence(format_turn(turn))


def words_sentence(text: str) -> Sentence:
    """Return a text of words of turns and marks, such as `sell 12=`, as a sentence.

    >>> from padgen.language import say
    >>> say(words_sentence("sell monk 12=..."), "de")
    'verkaufe Mönch 12=...'
    """
    return spaced(Sentence(f"typed-{word}") if word.isalpha() else word for word in text.split())
