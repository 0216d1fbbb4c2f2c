"""A followed game as an immutable value: its setup, what was entered for each player and phase, and the answers given."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from dicegame.base.following.entry import Entry
from dicegame.base.setup import Setup
from dicegame.base.state.duchy import castles_of
from dicegame.base.state.market import PHASES
from dicegame.base.supply import Deal
from dicegame.play.events import GameError
from padgen.language import Sentence
from padgen.model import Layout

MOST_LEFT = 999
"""The largest number of silver, workers or goods that is accepted at the end."""


class Leftovers(NamedTuple):
    """The silver, workers and goods that a player has left at the end of the game."""

    silver: int
    workers: int
    goods: int
    """The number of goods tiles in storage."""


class Moment(NamedTuple):
    """What is entered for a hint about a player's turn."""

    round: int
    """0 to 4."""
    gone: tuple[int, ...]
    """The slots from which tiles are gone, as indexes of `GameState.depots`."""
    store: tuple[int, ...]
    """The stored tiles."""
    goods: tuple[int, ...]
    """How many goods of each color the player has."""
    silver: int
    workers: int
    dice: tuple[int, ...]
    """The dice that are not used yet."""


class Answer(NamedTuple):
    """An answer to a question about an order: hexes or players, the first of them first."""

    kind: str
    """`herd`: the order in which a player placed livestock; `first`: the order in which players completed a color, or joined
    all border posts; `bridge`: the order of pieces that share a space of the bridge, from the top; `crane`: whether a crane
    used a watchtower (1) or not (0); `copy`: the player whom shield 6 copies, or its owner if nobody is chosen yet."""
    phase: int
    about: int
    """The player for `herd`, `crane` and `copy`, the color for `first`, the space of the bridge for `bridge`."""
    order: tuple[int, ...]
    among: tuple[int, ...]
    """Everything that the question was about. If it changes, the answer no longer holds."""


@dataclass(frozen=True)
class Followed:
    """A base game that is followed. It never changes: the `with_` methods return the game with another entry."""

    setup: Setup
    """The edition, duchies, names and starting castles. A castle that is not known yet lies on the first possible hex."""
    started: frozenset[int]
    """The players whose starting castle is known."""
    entries: tuple[tuple[Entry | None, ...], ...]
    """The entry of each player for each phase; None until there is one."""
    deals: tuple[Deal | None, ...] = ()
    """What was dealt in each phase, None until it is entered; empty if the depots are not entered."""
    answers: tuple[Answer, ...] = ()
    leftovers: tuple[Leftovers, ...] = ()
    """What each player has left; empty until it is entered."""
    moments: tuple[tuple[int, int, Moment], ...] = ()
    """The last hint of each player: its phase, the player, and what was entered for it."""
    latest: tuple[int, int] = field(default=(0, -1), compare=False)
    """The phase and the player of the last entry; before the first one, the player is -1."""

    @property
    def players(self) -> range:
        """Return the numbers of the players."""
        return range(len(self.setup.names))

    @property
    def open_entries(self) -> tuple[tuple[int, int], ...]:
        """Return each phase and player for which nothing was entered yet, in order."""
        return tuple((phase, at) for phase, own in enumerate(self.entries) for at in self.players if own[at] is None)

    @property
    def open_deals(self) -> tuple[int, ...]:
        """Return the phases whose depots are still to be entered."""
        return tuple(phase for phase, deal in enumerate(self.deals) if deal is None)

    @property
    def complete(self) -> bool:
        """Return whether all phases and what is left were entered."""
        return not self.open_entries and not self.open_deals and bool(self.leftovers)

    def answered(self, kind: str, phase: int, about: int, among: Iterable[int]) -> tuple[int, ...]:
        """Return the order that was answered to a question about these hexes or players so far."""
        wanted = (kind, phase, about, set(among))
        return next((one.order for one in self.answers if (*one[:3], set(one.among)) == wanted), ())

    def with_start(self, player: int, hex_: int) -> "Followed":
        """Return the game with a player's starting castle on another hex. Raises: GameError if it cannot lie there."""
        self._check(0, player)
        starts = (*self.setup.starts[:player], hex_, *self.setup.starts[player + 1 :])
        return replace(self, setup=replace(self.setup, starts=starts), started=self.started | {player})

    def with_entry(self, phase: int, player: int, entry: Entry) -> "Followed":
        """Return the game with another entry for a player and a phase. Raises: GameError if there are no such ones."""
        self._check(phase, player)
        entries = [list(own) for own in self.entries]
        entries[phase][player] = entry
        return replace(self, entries=tuple(map(tuple, entries)), latest=(phase, player))

    def with_deal(self, deal: Deal) -> "Followed":
        """Return the game with another deal of its phase. Raises: GameError if the depots are not entered."""
        if deal.phase not in range(len(self.deals)):
            raise GameError(Sentence("follow-no-entry"))
        return replace(self, deals=(*self.deals[: deal.phase], deal, *self.deals[deal.phase + 1 :]))

    def with_answer(self, answer: Answer) -> "Followed":
        """Return the game with another answer to a question."""
        others = tuple(one for one in self.answers if (*one[:3], set(one.among)) != (*answer[:3], set(answer.among)))
        return replace(self, answers=(*others, answer))

    def with_moment(self, phase: int, player: int, moment: Moment) -> "Followed":
        """Return the game with what was entered for a hint."""
        others = tuple(one for one in self.moments if one[1] != player)
        return replace(self, moments=(*others, (phase, player, moment)))

    def with_leftovers(self, leftovers: Sequence[Leftovers]) -> "Followed":
        """Return the game with what each player has left. Raises: GameError for numbers that are not possible."""
        if len(leftovers) != len(self.players) or not all(0 <= count <= MOST_LEFT for own in leftovers for count in own):
            raise GameError(Sentence("follow-left", most=MOST_LEFT))
        return replace(self, leftovers=tuple(leftovers))

    def _check(self, phase: int, player: int) -> None:
        if phase not in range(PHASES) or player not in self.players:
            raise GameError(Sentence("follow-no-entry"))


def follow(
    layouts: tuple[Layout, ...],
    names: tuple[str, ...],
    edition: int,
    modules: tuple[str, ...] = (),
    *,
    depots: bool = False,
) -> Followed:
    """Return a game of which nothing was entered yet. `modules` are its expansions; with `depots` those are entered, too.

    Raises: GameError for players, duchies, an edition or expansions that are not allowed.
    """
    castles = [castles_of(layout) for layout in layouts]
    starts = tuple(own[0] if own else 0 for own in castles)
    setup = Setup(layouts, names, starts, edition, modules=modules)
    started = frozenset(player for player, own in enumerate(castles) if len(own) == 1)
    return Followed(setup, started, ((None,) * len(names),) * PHASES, (None,) * PHASES if depots else ())
