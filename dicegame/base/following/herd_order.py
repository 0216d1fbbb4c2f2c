"""The orders in which the livestock of a phase may have been placed, and which of them score differently (Livestock)."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from dicegame.base.expansions.shields import pasture_of
from dicegame.base.following.entry import Laid
from dicegame.base.rules.monasteries import LIVESTOCK_COUNTS_MORE
from dicegame.base.rules.placing import lay
from dicegame.base.rules.reasons import not_on_hex
from dicegame.base.state.duchy import HERDS_POINTS, Board, SideState
from dicegame.base.state.market import GameState
from dicegame.base.state.tiles import GEESE, HERD_OF, MONASTERY_OF
from dicegame.fast.states import copied

MOST_COMPARED = 9
"""The most tiles whose orders are compared. More of them in one phase count in the order in which they were entered."""

Tiles = frozenset[Laid]


class Ordered(NamedTuple):
    """The tiles of a phase in an order that agrees with the answers so far, and what is to be asked next."""

    tiles: tuple[Laid, ...]
    known: tuple[int, ...] = ()
    """The hexes whose order is known, the first of them first."""
    choices: tuple[int, ...] = ()
    """The hexes of which one was filled next; empty if all orders that are still possible score the same."""
    among: tuple[int, ...] = ()
    """All hexes whose order may matter."""


def ordered(
    game: GameState,
    side: SideState,
    board: Board,
    tiles: Sequence[Laid],
    answered: Callable[[tuple[int, ...]], Sequence[int]],
) -> Ordered:
    """Return an order of the tiles that a player placed in a phase: as answered, and otherwise as entered.

    In the order in which they were entered, all of them can be placed. `answered` returns the known order of the hexes that
    it is given, which may be the beginning of it. `game` and `side` stay as they are.
    """
    matters = _that_matter(side, board, tiles)
    if not 1 < len(matters) <= MOST_COMPARED:
        return Ordered(tuple(tiles))
    among = tuple(laid.hex for laid in matters)
    known = answered(among)
    orders = _Orders(game, side, board, tiles, matters, known)
    if not orders.totals(frozenset()):  # the answers do not fit these tiles
        return ordered(game, side, board, tiles, lambda _: ())
    if not known and len(orders.totals(frozenset())) == 1:
        return Ordered(tuple(tiles))
    order, choices, done = list[Laid](), tuple[int, ...](), frozenset[Laid]()
    before = order
    while len(order) < len(matters):
        options = [(laid, after) for laid, after, _ in orders.next_ones(done) if orders.totals(after)]
        if len(options) > 1 and not choices and len(orders.totals(done)) > 1:
            before, choices = order[:], tuple(laid.hex for laid, _ in options)
        laid, done = options[0]
        order.append(laid)
    return Ordered(orders.with_others(order), tuple(laid.hex for laid in before), choices, among)


def lay_alone(game: GameState, side: SideState, board: Board, laid: Laid) -> None:
    """Place a tile, and forget the decisions that it asks for: they were made on the table."""
    lay(game, side, board, laid.tile, laid.hex)
    while game.stack_size:
        game.stack_size -= 1
        game.stack[game.stack_size] = 0


def _that_matter(side: SideState, board: Board, tiles: Sequence[Laid]) -> tuple[Laid, ...]:
    """Return the tiles of a phase whose order may matter: kinds of livestock with different numbers in one pasture.

    In the phase in which monastery 7 is placed, they are all livestock and the monastery; where geese are placed, they are
    all livestock of the pasture (Geese).
    """
    livestock = [laid for laid in tiles if HERD_OF[laid.tile] >= 0]
    seven = [laid for laid in tiles if 1 << MONASTERY_OF[laid.tile] == LIVESTOCK_COUNTS_MORE]
    herds: dict[tuple[int, int], set[int]] = {}
    for laid in livestock:
        herds.setdefault((pasture_of(side, board, laid.hex), HERD_OF[laid.tile]), set()).add(laid.tile)
    if seven and livestock:
        return tuple(laid for laid in tiles if laid in (*livestock, *seven))
    geese = [pasture for pasture, herd in herds if herd == GEESE]
    return tuple(
        laid
        for laid in livestock
        if (pasture := pasture_of(side, board, laid.hex)) in geese or len(herds[pasture, HERD_OF[laid.tile]]) > 1
    )


class _Orders:
    """All possible orders of the tiles that matter. Others are placed as early as possible, so they make none impossible."""

    def __init__(
        self,
        game: GameState,
        side: SideState,
        board: Board,
        tiles: Sequence[Laid],
        matters: Sequence[Laid],
        known: Sequence[int],
    ) -> None:
        self.game, self.board, self.matters, self.known = copied(game), board, matters, known
        self.others = [laid for laid in tiles if laid not in matters]
        self.start = side
        self.sides: dict[Tiles, SideState] = {frozenset(): self._settled(side, [])}
        self._totals: dict[Tiles, frozenset[int]] = {}

    def next_ones(self, done: Tiles) -> Iterator[tuple[Laid, Tiles, int]]:
        """Yield each tile that may come next, with all tiles that then lie there and the points that it scores."""
        side = self.sides[done]
        for laid in self.matters:
            due = len(done) >= len(self.known) or self.known[len(done)] == laid.hex
            if due and laid not in done and self._fits(side, laid):
                now = copied(side)
                lay_alone(self.game, now, self.board, laid)
                after = done | {laid}
                if after not in self.sides:
                    self.sides[after] = self._settled(now, [])
                yield laid, after, now.points[HERDS_POINTS] - side.points[HERDS_POINTS]

    def totals(self, done: Tiles) -> frozenset[int]:
        """Return the points that the other tiles can score together; none if they cannot all be placed."""
        if len(done) == len(self.matters):
            side = self.sides[done]
            return frozenset({0} if all(side.filled >> laid.hex & 1 for laid in self.others) else ())
        if done not in self._totals:
            found = [(points, self.totals(after)) for _, after, points in list(self.next_ones(done))]
            self._totals[done] = frozenset(points + rest for points, later in found for rest in later)
        return self._totals[done]

    def with_others(self, order: Sequence[Laid]) -> tuple[Laid, ...]:
        """Return all tiles in an order that can be placed, in which those that matter are in this order."""
        placed = list[Laid]()
        side = self._settled(self.start, placed)
        for laid in order:
            lay_alone(self.game, side, self.board, laid)
            placed.append(laid)
            side = self._settled(side, placed)
        return tuple(placed)

    def _settled(self, side: SideState, placed: list[Laid]) -> SideState:
        """Return a copy of a side on which all other tiles that fit are placed; add them to `placed`."""
        now = copied(side)
        while fitting := next((laid for laid in self.others if self._fits(now, laid)), None):
            lay_alone(self.game, now, self.board, fitting)
            placed.append(fitting)
        return now

    def _fits(self, side: SideState, laid: Laid) -> bool:
        return not_on_hex(self.game, side, self.board, laid.tile, laid.hex) is None
