"""Readings of the rules where players disagree: settings of a game, kept in its record.

The readings that nobody disputes are named beside the rule; docs/base-game.md lists them all.
"""

from collections.abc import Mapping

READINGS: Mapping[str, tuple[str, ...]] = {
    "tie": ("fewest", "most"),
    "dice": ("both", "any"),
    "room": ("throw", "empty"),
    "circle": ("closed", "open"),
}
"""Each reading with its values, the default first.

tie: equal points, and the one with the fewest (the English rulebooks) or the most empty hexes wins (what others hold).
dice: both dice must be used, or any of them may be left unused.
room: a full storage may be emptied for a purchase and for what an effect takes, or these need an empty place.
circle: depots 6 and 1 are neighbors for monastery 5, or not.
"""

ANY_DICE, NEEDS_ROOM, OPEN_CIRCLE = 1, 2, 4
_BITS = {("dice", "any"): ANY_DICE, ("room", "empty"): NEEDS_ROOM, ("circle", "open"): OPEN_CIRCLE}


def reading_bits(readings: Mapping[str, str]) -> int:
    """Return the readings that the rules ask for, as a set of bits."""
    return sum(_BITS.get(reading, 0) for reading in readings.items())
