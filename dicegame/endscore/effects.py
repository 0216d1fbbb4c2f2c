"""Sentences that say what each monastery of the base game does: people know their tiles by them, not by numbers."""

from collections.abc import Mapping

from padgen.endtables import BOXES, END_TABLES
from padgen.language import Field, Sentence

_EXPLAINED = 26
"""The highest number of a monastery whose effect does not depend on the building it scores, and is known to us."""
ASKED_FOR: Mapping[int, str] = {24: "livestock", 15: "sold", 25: "sold", 26: "bonus_tiles"}
"""The question that a monastery brings, for those that score neither buildings nor nothing. 15 and 25 share one."""


def scores_at_end(edition: int, number: int) -> bool:
    """Return whether a monastery scores at the end of the game.

    >>> scores_at_end(2019, 14), scores_at_end(2019, 15)
    (False, True)
    """
    return any(item.key == f"monastery-{number}" for item in END_TABLES[f"base-{edition}"].items)


def monastery_effect(edition: int, number: int, building_of: Mapping[int, str]) -> Sentence:
    """Return a sentence about a monastery's effect (both rulebooks, The monastery tiles). `building_of` is that of the game.

    >>> str(monastery_effect(2019, 15, {}))
    'at the end, 2 points for each color of goods that you have sold.'
    """
    if building := building_of.get(number):
        return Sentence("base-explain-for-building", building=Sentence(f"building-{building}"))
    if number > _EXPLAINED or number > BOXES[edition].monasteries:
        return Sentence("end-effect-none")
    fields: dict[str, Field] = {}
    if number == 6:
        fields = {"edition": edition}
    elif number in (15, 26):
        fields = {"points": END_TABLES[f"base-{edition}"].item(f"monastery-{number}").points}
    return Sentence(f"base-explain-m{number}", **fields)
