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
    "monastery-29": ("white-castle", "town-hall"),
    "white-castles": ("town", "any"),
    "third-post": ("again", "once"),
    "post-bonus": ("points", "tile"),
    "route-place": ("place", "take"),
    "shield-2": ("each", "once"),
    "shield-4": ("keep", "discard"),
    "shield-9": ("plus", "tiles"),
    "shield-14": ("may", "must"),
    "phase-end": ("place", "tribute"),
    "copy-27": ("no", "yes"),
    "solo-area": ("together", "apart"),
}
"""Each reading with its values, the default first.

tie: of players with equal points, the one with the fewest (the English rulebooks) or the most empty hexes wins.
dice: both dice must be used, or any of them may be left unused.
room: with a full storage, a tile may be thrown away for a purchase or an effect, or an empty place is needed.
circle: depots 6 and 1 are neighbors for monastery 5, or not.
payment: with monastery 6 of 2019, two silver or two workers are paid, or also one of each.
order: of players who are still tied, the one farthest behind on the bridge at the end wins (2019), or the one who played
later in the last round, as "went later in turn order" (2011) may mean, too.
monastery-16 to monastery-23, monastery-29: the building that the tile scores, on which the sources for 2019 disagree.
white-castles: each town may have one white castle, or any number.
third-post: joining the third border post scores the points of the phase again, or not.
post-bonus: the bonus for all three posts is only points, or a bonus tile for monastery 26 and shield 7.
route-place: the bonus places a stored tile as a town hall does, or takes any tile from depots 1 to 6.
shield-2: it brings as many workers as another player gets, or one each time.
shield-4: when it is lost, more than three stored tiles are kept until the next tile is taken, or discarded at once.
shield-9: with monastery 3, a sale gives a silver for each goods tile plus one, or only for each goods tile.
shield-14: with shields 14 and 15 a tile may be placed, or must be.
phase-end: shields 14 and 15 come before the tribute, or after the mines.
copy-27: monastery 27 is not copied by shield 6, or is.
solo-area: in the solo game the points of an area and of the phase are one gain, or two.
"""

ANY_DICE, NEEDS_ROOM, OPEN_CIRCLE, MIXED_PAYMENT = 1, 2, 4, 8
SCORED_AT, SCORED_BITS = 8, 3
"""From bit 8 on, three bits for each of monasteries 16 to 23: the building that it scores, xor the default one."""
_EXPANSIONS = (
    ("white-castles", "any"),
    ("third-post", "once"),
    ("post-bonus", "tile"),
    ("route-place", "take"),
    ("shield-2", "once"),
    ("shield-4", "discard"),
    ("shield-9", "tiles"),
    ("shield-14", "must"),
    ("phase-end", "tribute"),
    ("copy-27", "yes"),
    ("solo-area", "apart"),
    ("monastery-29", "town-hall"),
)
(
    ANY_WHITE_CASTLES,
    POSTS_SCORE_ONCE,
    POST_BONUS_TILE,
    ROUTES_TAKE,
    ONE_WORKER,
    DISCARDS,
    SILVER_FOR_TILES,
    MUST_PLACE,
    TRIBUTE_FIRST,
    COPIES_BRIDGE,
    AREAS_APART,
    TOWN_HALLS_SCORE,
) = (1 << 32 + place for place in range(len(_EXPANSIONS)))
"""From bit 32 on, the readings of the expansions and of the solo game, in the order of `_EXPANSIONS`."""
_BITS = {
    ("dice", "any"): ANY_DICE,
    ("room", "empty"): NEEDS_ROOM,
    ("circle", "open"): OPEN_CIRCLE,
    ("payment", "mixed"): MIXED_PAYMENT,
    **{name: 1 << 32 + place for place, name in enumerate(_EXPANSIONS)},
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
