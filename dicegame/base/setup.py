"""The choices made before a base game, and what may be chosen: players, editions, expansions, modes and duchies."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from dicegame.base.facts import OURS, Facts
from dicegame.base.modes.counter import FIRST_TARGET
from dicegame.base.rules.readings import check_readings
from dicegame.base.state.duchy import POSTS_EACH, Board, castles_of, compile_board
from dicegame.base.state.modules import MODULES
from dicegame.base.supply import SOLO, Box
from dicegame.play.events import GameError
from dicegame.play.players import check_names
from padgen.endtables import BOXES
from padgen.language import Sentence, joined
from padgen.model import Layout

EDITIONS = tuple(sorted(BOXES, reverse=True))
"""The years of the editions, 2019 first."""
PLAYERS = range(2, 5)
"""The allowed numbers of players."""
TARGETS = range(45, 56)
"""The targets with which a solo game can begin (The Solo Game)."""


@dataclass(frozen=True)
class Setup:
    """The choices made before a game: duchies, players, starting castles, edition and readings.

    Raises: GameError for invalid names, numbers of players, layouts, starting castles or readings.
    """

    layouts: tuple[Layout, ...]
    """The duchy of each player."""
    names: tuple[str, ...]
    """The players in the order in which they start."""
    starts: tuple[int, ...]
    """The hex of each player's starting castle, counted from 0."""
    edition: int = EDITIONS[0]
    readings: Mapping[str, str] = field(default_factory=dict)
    modules: tuple[str, ...] = ()
    """The expansions that are played with, in the order of `dicegame.base.state.modules`."""
    mode: str = ""
    """"solo" for the solo game."""
    target: int = FIRST_TARGET
    """The first target of the solo game, in points."""
    facts: Facts = OURS
    """The facts about the box that are not certain."""

    def __post_init__(self) -> None:
        check_players(self.names, self.mode)
        check_edition(self.edition)
        check_modules(self.modules, self.edition, self.mode)
        check_target(self.target)
        object.__setattr__(self, "modules", tuple(name for name in MODULES if name in self.modules))
        object.__setattr__(self, "readings", check_readings(self.readings))
        if not len(self.layouts) == len(self.starts) == len(self.names):
            raise GameError(Sentence("base-each-player", players=len(self.names)))
        for layout, start in zip(self.layouts, self.starts, strict=True):
            compile_board(layout)
            check_layout(layout, self.modules, self.mode)
            if start not in castles_of(layout):
                free = joined([str(hex_ + 1) for hex_ in castles_of(layout)], "or")
                raise GameError(Sentence("base-start", layout=layout.name, hex=start + 1, free=free))

    def __hash__(self) -> int:
        return hash((self.names, self.starts, self.edition))

    @property
    def box(self) -> Box:
        """Return what is in the box of this game."""
        return Box(self.edition, self.modules, self.facts, self.mode)

    @property
    def layout(self) -> Layout:
        """Return the duchy of the first player."""
        return self.layouts[0]

    @cached_property
    def boards(self) -> tuple[Board, ...]:
        """Return each player's duchy in the form that the rules use."""
        return tuple(map(compile_board, self.layouts))


def check_players(names: tuple[str, ...], mode: str = "") -> None:
    """Raise GameError for names that are not valid, and for a number of players that the game or its mode does not have."""
    check_names(names)
    check_table(len(names), mode)


def check_table(players: int, mode: str = "") -> None:
    """Raise GameError for fewer than two or more than four players, and in the solo game for more than one."""
    if mode not in ("", SOLO):
        raise GameError(Sentence("base-no-mode", mode=mode[:40]))
    if mode == SOLO and players != 1:
        raise GameError(Sentence("base-solo-players", players=players))
    if mode != SOLO and players not in PLAYERS:
        raise GameError(Sentence("base-players", players=players))


def check_modules(modules: Iterable[str], edition: int, mode: str) -> None:
    """Raise GameError for unknown expansions, and for those that cannot be combined with the edition or the mode."""
    for name in modules:
        if name not in MODULES:
            raise GameError(Sentence("base-no-module", name=str(name)[:40], names=joined(MODULES, "and")))
        if edition == 2011:
            raise GameError(Sentence("base-module-2011", name=name))
        if mode == SOLO:
            raise GameError(Sentence("base-module-solo", name=name))
    if mode == SOLO and edition == 2011:
        raise GameError(Sentence("base-solo-2011"))


def check_target(target: int) -> None:
    """Raise GameError for a target of the solo game outside 45 to 55 (The Solo Game)."""
    if target not in TARGETS:
        raise GameError(Sentence("base-target", first=TARGETS[0], last=TARGETS[-1], target=str(target)[:40]))


def check_layout(layout: Layout, modules: Iterable[str], mode: str) -> None:
    """Raise GameError if a duchy does not fit the expansions or the mode: islands joined by rivers are for a lone player."""
    if layout.links and mode != SOLO:
        raise GameError(Sentence("base-only-solo", layout=layout.name))
    if mode == SOLO and not layout.links:
        raise GameError(Sentence("base-solo-board", layout=layout.name))
    if "borders" in modules and len(layout.posts) != POSTS_EACH:
        raise GameError(Sentence("base-needs-posts", layout=layout.name, posts=len(layout.posts), needed=POSTS_EACH))


def check_edition(edition: int) -> None:
    """Raise GameError for an edition that does not exist."""
    if edition not in EDITIONS:
        raise GameError(Sentence("base-edition", edition=str(edition)[:40], editions=joined(map(str, EDITIONS), "or")))
