"""The colors of each game, and the numbers printed on its sheets and boards. Pads, rules and scorers use them.

Each source is named as rulebook and heading. For a number that no rulebook prints, its source and confidence are given.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, TypeVar

T = TypeVar("T")

PHASES = ("I", "II", "III")


class Game(StrEnum):
    """The game that a duchy is for: the dice game or the base game."""

    DICE = "dice"
    BASE = "base"


COLORS: Mapping[Game, tuple[str, ...]] = {
    Game.DICE: ("purple", "gray", "blue", "orange", "green", "yellow"),
    Game.BASE: ("building", "livestock", "mine", "ship", "monastery", "castle"),
}
"""The hex colors of each game, in the order in which sheets and reports name them."""

CASTLE = {Game.DICE: "green", Game.BASE: "castle"}
ALIKE = {
    "monastery": "purple",
    "mine": "gray",
    "ship": "blue",
    "building": "orange",
    "livestock": "yellow",
    "castle": "green",
}
"""For each color of the base game, the color of the dice game that has the same picture, pattern and gray."""


def for_both_games(looks: Mapping[str, T]) -> Mapping[str, T]:
    """Return `looks`, which has a value for each dice-game color, with the same values added for the base-game colors."""
    return {**looks, **{color: looks[same] for color, same in ALIKE.items()}}


TOWN = "building"
"""The color whose areas the base game calls towns."""

CASTLE_SQUARES = ("purple", "gray", "blue", "orange")
"""Colors of the squares on the castles of the dice game. A castle earns the bonus of its square's color."""

BONUS = {"purple": "monk", "gray": "silver", "blue": "commodity", "orange": "worker"}
"""The bonus for the final hex of an area (Dice game rulebook 2017, Monastery / Mine and river / City hex)."""

PIPS: Mapping[str, tuple[int, ...]] = {"purple": (1, 2), "gray": (3, 4), "blue": (5, 6)}
"""The pips that hexes of these colors accept. City, pasture and castle hexes have rules of their own."""

DIE_COLORS = ("purple", "gray", "blue", "orange", "yellow", "green")
"""The colors that stand for 1 to 6 when an ordinary die replaces a color die. The order is our own."""

DOUBLE_HOURGLASS_FACES = 2
"""The number of faces of the hourglass die with two hourglasses. No source gives it; 2 fits the 8 solo rounds best."""


class DiceRoll(NamedTuple):
    """One roll of the five dice of the dice game."""

    colors: tuple[str, str]
    pips: tuple[int, int]
    hourglasses: int


@dataclass(frozen=True)
class Composition:
    """The number of hexes of each color in a duchy, and the sizes that its areas may have."""

    counts: Mapping[str, int]
    area_sizes: tuple[int, int]
    """The smallest and the largest area size that is allowed."""
    towns: tuple[int, int] | None = None
    """The smallest and the largest number of towns that is allowed in the base game; None in the dice game."""

    @property
    def hexes(self) -> int:
        """Return the number of hexes of all colors."""
        return sum(self.counts.values())


STANDARD_COMPOSITION: Mapping[Game, Composition] = {
    # The same on all four printed duchies; Dice game rulebook 2017, General rules, for duchy A.
    Game.DICE: Composition(
        counts={"purple": 7, "gray": 4, "blue": 6, "orange": 9, "green": 4, "yellow": 7},
        area_sizes=(1, 4),
    ),
    # The same on every normal board of both editions; towns: 2019 rulebook, Towns.
    Game.BASE: Composition(
        counts={"building": 12, "livestock": 6, "mine": 3, "ship": 6, "monastery": 6, "castle": 4},
        area_sizes=(1, 8),
        towns=(2, 6),
    ),
}

PRINTED_DIE_ROWS = ("6543", "21654", "543123", "6126541", "254312", "61256", "3413")
"""Die numbers of the base game, row by row. They are the same on every normal board of both editions."""

DIE_COUNTS: Mapping[int, int] = {1: 7, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6}
"""Number of hexes with each die number on a normal board."""

POSTS_PLAYED = 3
"""The number of border posts with which the expansion New duchies is played (2019 rulebook, New duchies)."""

SOLO_TARGET, SOLO_STEP = 50, 5
"""The target of the solo game, and how much it falls each time it is reached (2019 rulebook, The Solo Game)."""

SOLO_ODDS: Mapping[str, tuple[int, int, int]] = {"base-13a": (38, 31, 28)}
"""For solo duchies: in how many of 100 games a planner wins with the targets 45, 50 and 55.

300 games each, so every number is known to about 3 (`python -m research.compare_modules --only solo`).
"""


def _color_bonus() -> Mapping[str, tuple[int, ...]]:
    return {"purple": (3, 2), "gray": (3, 1), "blue": (4, 2), "orange": (6, 3), "green": (3, 1), "yellow": (4, 2)}


@dataclass(frozen=True)
class DiceTables:
    """The numbers printed on a sheet of the dice game. A layout file may change any of them.

    Source: Dice game rulebook 2017, as far as it prints them. The points for area size 1 of colors other than green and for
    size 2 in phase III, and all color bonuses except yellow's, come from one public source each ("likely").
    """

    area_points: Mapping[int, tuple[int, ...]] = field(
        default_factory=lambda: {1: (1, 1, 1), 2: (4, 3, 2), 3: (8, 6, 4), 4: (13, 10, 7)}
    )
    """Points of a completed area by its size. There is one number for each phase."""
    color_bonus: Mapping[str, tuple[int, ...]] = field(default_factory=_color_bonus)
    """Points for the first and the second player who marks all hexes of a color."""
    castle_points: int = 1
    pasture_factor: int = 2
    sale_points: int = 2
    """Points for each commodity sold."""
    time_boxes: int = 10
    solo_rounds: int = 8

    def __hash__(self) -> int:
        """Return a hash, so that pages can be cached by their tables."""
        return hash((frozenset(self.area_points.items()), frozenset(self.color_bonus.items()), self.time_boxes))

    def points(self, size: int, phase: int) -> int:
        """Return the points of an area of `size` hexes completed in `phase` (0, 1, 2).

        The printed table ends at size 4. For larger areas, which only home-made duchies have, the table is extrapolated.

        >>> DiceTables().points(4, 0), DiceTables().points(5, 0)
        (13, 19)
        """
        if size in self.area_points:
            return self.area_points[size][phase]
        return size * (size + 1) // 2 + (1 - phase) * (size - 1)

    def area_worth(self, color: str, size: int, phase: int) -> int:
        """Return the points of a completed area of one color. Pastures count double, castles the same in every phase.

        >>> DiceTables().area_worth("yellow", 2, 1), DiceTables().area_worth("green", 1, 2)
        (6, 1)
        """
        if color == CASTLE[Game.DICE]:
            return self.castle_points
        return self.points(size, phase) * (self.pasture_factor if color == "yellow" else 1)


@dataclass(frozen=True)
class BaseTables:
    """The numbers printed on the base game's board. A layout file may change any of them.

    Source: 2011 and 2019 rulebooks, Victory points for completed areas.
    """

    area_points: Mapping[int, tuple[int, ...]] = field(
        default_factory=lambda: {size: (size * (size + 1) // 2,) for size in range(1, 9)}
    )
    """Points of a completed area by its size. `phase_points` are added to them."""
    phase_points: tuple[int, ...] = (10, 8, 6, 4, 2)
    """Points added for completing an area in phases A to E."""


Tables = DiceTables | BaseTables


def standard_tables(game: Game) -> Tables:
    """Return the numbers that are printed on the sheets or boards of a game."""
    return DiceTables() if game is Game.DICE else BaseTables()
