"""The readings (interpretations) of rules on which players disagree: settings of a game, which its record keeps.

Undisputed readings are named beside the rule. docs/base-game.md lists all readings.
"""

from collections.abc import Mapping

from dicegame.play.events import GameError
from padgen.endtables import BOXES, BUILDINGS
from padgen.language import Sentence, joined

_BUILDING_OF = {f"monastery-{number}": building for number, building in BOXES[2011].building_of.items()}
READINGS: Mapping[str, tuple[str, ...]] = {
    "tie": ("fewest", "most"),
    "dice": ("both", "any"),
    "room": ("throw", "empty"),
    "circle": ("closed", "open"),
    "payment": ("plain", "mixed"),
    "order": ("bridge", "round"),
    **{key: (own, *(other for other in BUILDINGS[:8] if other != own)) for key, own in _BUILDING_OF.items()},
}
"""Each reading with its values, the default first.

tie: of players with equal points, the one with the fewest (the English rulebooks) or the most empty hexes wins.
dice: both dice must be used, or any of them may be left unused.
room: with a full storage, a tile may be thrown away for a purchase or an effect, or an empty place is needed.
circle: depots 6 and 1 are neighbors for monastery 5, or not.
payment: with monastery 6 of 2019, two silver or two workers are paid, or also one of each.
order: of players who are still tied, the one farthest behind on the bridge at the end wins (2019), or the one who played
later in the last round, as "went later in turn order" (2011) may mean, too.
monastery-16 to monastery-23: the building that the tile scores, on which the sources for 2019 disagree.
"""

ANY_DICE, NEEDS_ROOM, OPEN_CIRCLE, MIXED_PAYMENT = 1, 2, 4, 8
SCORED_AT, SCORED_BITS = 8, 3
"""From bit 8 on, three bits for each of monasteries 16 to 23: the building that it scores, xor the default one."""
_BITS = {
    ("dice", "any"): ANY_DICE,
    ("room", "empty"): NEEDS_ROOM,
    ("circle", "open"): OPEN_CIRCLE,
    ("payment", "mixed"): MIXED_PAYMENT,
    **{
        (key, building): (place ^ default) << SCORED_AT + SCORED_BITS * default
        for default, key in enumerate(_BUILDING_OF)
        for place, building in enumerate(BUILDINGS[: len(_BUILDING_OF)])
    },
}


def reading_bits(readings: Mapping[str, str]) -> int:
    """Return the readings that differ from the default and that the rules test, as bits such as `ANY_DICE`."""
    return sum(_BITS.get(reading, 0) for reading in readings.items())


def check_readings(readings: Mapping[str, str]) -> dict[str, str]:
    """Return the values of all readings. A reading that is not given has its default.

    Raises: GameError for an unknown reading or value.
    """
    for name, value in readings.items():
        if name not in READINGS:
            raise GameError(Sentence("base-no-reading", name=str(name)[:40], names=joined(READINGS)))
        if value not in READINGS[name]:
            raise GameError(Sentence("play-option", option=name, values=joined(READINGS[name], "or"), value=str(value)[:40]))
    return {name: readings.get(name, values[0]) for name, values in READINGS.items()}
