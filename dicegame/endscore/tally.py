"""The data of a finished big-box game as it was entered, before it is scored and checked for faults."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeVar

from padgen.endtables import BOXES, COPYING_SHIELD, EACH, END_TABLES, TIES, BoxContents, EndTable, TieBreak

POST_BONUS = ("points", "tile")
"""The values of `BaseGame.post_bonus`, the default first."""
TEAM_TIES = ("most", "fewest")
"""The values of `BaseGame.team_tie`, the default first."""

T = TypeVar("T", "BaseGame", "SeasonsGame", "Player", "SeasonsPlayer")


@dataclass(frozen=True)
class Player:
    """The entries for one player or team of the base game. None means not entered."""

    name: str
    layout: str = ""
    members: tuple[str, ...] = ()
    """The names of the two players of a team; empty for a single player."""
    track: tuple[int, ...] | None = None
    """The points on the scoring track: one number, or one for each member of a team."""
    goods: int | None = None
    silver: int | None = None
    workers: int | None = None
    monasteries: tuple[int, ...] = ()
    """The monasteries in the player's own duchy, without those that shield 6 copies."""
    buildings: Mapping[str, int] | None = None
    livestock: tuple[str, ...] | None = None
    sold: Mapping[str, int] | None = None
    bonus_tiles: int | None = None
    """The large and small bonus tiles. If `BaseGame.post_bonus` is `tile`, the bonus for all border posts is one of them."""
    shields: tuple[int, ...] = ()
    """The shields still held after the tribute of phase E."""
    copies: str = ""
    """The name of the player whose monasteries count too, because of shield 6."""
    empty_spaces: int | None = None
    turn_order: int | None = None
    rounds: int | None = None
    """Rounds played in a solo game."""


@dataclass(frozen=True)
class BaseGame:
    """The entries for one finished base game."""

    edition: int
    players: tuple[Player, ...]
    mode: str = "standard"
    date: str = ""
    tiles: Mapping[int, str] = field(default_factory=dict)
    """The building that a monastery scores, for each monastery that scores another one than the edition's list says."""
    tie: str = next(iter(TIES))
    """How the first tie-break is read: a key of `TIES`. It does not matter in a team game, which has its own tie-break."""
    team_tie: str = TEAM_TIES[0]
    """How the tie-break of a team game is read: a key of `TIES`."""
    post_bonus: str = POST_BONUS[0]
    """Whether the bonus for all three border posts is only points, or also counts as a bonus tile (`tile`)."""

    kind = "base"

    @property
    def box(self) -> BoxContents:
        """Return what the box of this edition contains, such as the number of monasteries."""
        return BOXES[self.edition]

    @property
    def most_bonus_tiles(self) -> int:
        """Return the most bonus tiles that one player can have: one for each color, perhaps one for the border posts."""
        return EACH["bonus-tile"] + (self.post_bonus == "tile")

    @property
    def table(self) -> EndTable:
        """Return the table of all scoring items and tie-breaks of this edition."""
        return END_TABLES[f"base-{self.edition}"]

    @property
    def tie_breaks(self) -> tuple[TieBreak, ...]:
        """Return the tie-breaks in the order in which they are applied."""
        if self.mode == "team":
            return (TIES[self.team_tie],)
        return tuple(TIES[self.tie] if one is TIES["fewest"] else one for one in self.table.tie_breaks)

    @property
    def building_of(self) -> Mapping[int, str]:
        """Return the building that each monastery scores in this game."""
        return {**self.box.building_of, **self.tiles}

    def copied(self, player: Player) -> "Player | None":
        """Return the other player whose monasteries `player` copies with shield 6, or None (2019 rulebook, Shield 6)."""
        others = [other for other in self.players if other.name == player.copies != player.name]
        return others[0] if others and COPYING_SHIELD in player.shields and self.box.shields else None

    def monasteries(self, player: Player) -> dict[int, str]:
        """Return the known monasteries that score for a player, each with its owner's name if it is copied, or else ""."""
        copied = self.copied(player)
        counted = dict.fromkeys(copied.monasteries, copied.name) if copied else {}
        counted |= dict.fromkeys(player.monasteries, "")
        return {number: counted[number] for number in sorted(counted) if 1 <= number <= self.box.monasteries}


@dataclass(frozen=True)
class SeasonsPlayer:
    """The entries for one player of A Castle for All Seasons before the final scoring. None means not entered."""

    name: str
    points: int | None = None
    helpers: tuple[str, ...] = ()
    """The place of each of the player's helpers, such as `keep`."""
    talers: int | None = None
    silver: int | None = None
    resources: Mapping[str, int] | None = None


@dataclass(frozen=True)
class SeasonsGame:
    """The entries for one finished game of A Castle for All Seasons. None means not entered."""

    players: tuple[SeasonsPlayer, ...]
    winter: bool = False
    erected: tuple[str, ...] = ()
    """The erected buildings that have places for helpers. Those that stand from the beginning may be left out."""
    towers: int | None = None
    houses: int | None = None
    unbuilt: int | None = None
    forge: int | None = None
    date: str = ""
    kind = "seasons"
    edition = None
    mode = "standard"


Game = BaseGame | SeasonsGame


def numbers_of(entered: BaseGame | Player | SeasonsGame | SeasonsPlayer) -> Iterator[tuple[str, int]]:
    """Yield the key of every entered number, and the number."""
    for each in fields(entered):
        value = getattr(entered, each.name)
        if isinstance(value, Mapping):
            yield from ((f"{each.name}.{key}", count) for key, count in value.items() if isinstance(count, int))
        elif isinstance(value, int) and not isinstance(value, bool):
            yield each.name, value
        elif each.name == "track" and value is not None:
            yield from ((each.name, points) for points in value)


def without_negatives(entered: T) -> T:
    """Return the same game or player with 0 in place of negative numbers, as the scorers count them."""

    def floor(value: Any) -> Any:  # returns the type that it is given
        if isinstance(value, bool):
            return value
        if isinstance(value, int):
            return max(0, value)
        if isinstance(value, Mapping):
            return {key: floor(count) for key, count in value.items()}
        if isinstance(value, tuple):
            return tuple(map(floor, value))
        if isinstance(value, Player):
            return without_negatives(value)
        return without_negatives(value) if isinstance(value, SeasonsPlayer) else value

    return replace(entered, **{each.name: floor(getattr(entered, each.name)) for each in fields(entered)})
