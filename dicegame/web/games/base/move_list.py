"""The list of all moves on the page: for screen readers, keyboards and the script, which makes a move of it by a tap."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from markupsafe import Markup

from dicegame.base.state import moves
from dicegame.base.words.notation import CACHED, move_sentence, words_sentence
from dicegame.web.games.base.aims import DIE_ACTIONS, PURCHASES, Aim, Choice
from dicegame.web.visitors.language import Words

MOST_PURCHASES = 16
"""If there are more purchases, which takes rare monasteries, they are only listed with the black depot open."""


class OptionGroup(NamedTuple):
    """Moves of the list that use the same die (0 for none), or that buy tiles. Other moves have no label."""

    label: str
    die: int
    options: Markup
    """The moves as options, each with what the script needs to make it by a tap. An option ends where the next begins."""


def listed(aims: Iterable[Aim], choice: Choice) -> list[Aim]:
    """Return the moves of the list: with a chosen die or tile, only those that use it or none; with the black depot open,
    only purchases. A shield uses both dice.
    """
    if choice.buying:
        return [aim for aim in aims if aim.move.kind in PURCHASES]
    found = [aim for aim in aims if aim.move.kind == moves.SHIELD or choice.die in (0, aim.move.die or choice.die)]
    found = [aim for aim in found if not (choice.held and aim.held and choice.held not in aim.held)]
    others = [aim for aim in found if aim.move.kind not in PURCHASES]
    return found if len(found) - len(others) <= MOST_PURCHASES else others


def options_of(aims: Iterable[Aim], words: Words) -> list[OptionGroup]:
    """Return the list of all moves, by the die that they use: those without one are the last."""

    def group(aim: Aim) -> tuple[bool, int, bool]:
        die = aim.move.die if aim.move.kind in DIE_ACTIONS and aim.move.die != moves.WHITE else 0
        return not die, die, aim.move.kind not in PURCHASES

    found = []
    for (_, die, other), own in groupby(sorted(aims, key=group), group):
        label = words.say(words_sentence(f"die {die}")) if die else "" if other else words("act-buy")
        found.append(OptionGroup(label, die, Markup("").join(_option(aim, words.language) for aim in own)))
    return found


@lru_cache(CACHED)
def _option(aim: Aim, language: str) -> Markup:
    """Return a move as an option, with the parts of the page on which a tap makes it, what it places, and its price."""
    to = " ".join(aim.to) if aim.move.kind != moves.SHIELD else ""
    data = {"to": to, "on": " ".join(aim.held), "w": aim.workers or ""}
    named = Markup("").join(Markup(' data-{}="{}"').format(name, value) for name, value in data.items() if value)
    return Markup("<option{}>{}").format(named, said_move(aim.move, aim.workers, language))


@lru_cache(CACHED)
def said_move(move: moves.Move, workers: int, language: str) -> str:
    """Return a move in the words of the list of all moves, with its price. The page sends these words."""
    words = Words(language)
    said = words.say(move_sentence(move))
    return f"{said} ({words('workers-count', count=workers)})" if workers else said
