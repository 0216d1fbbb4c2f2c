"""Let bots choose a move in a game with people: in plain Python, or compiled if the machine code is ready."""

import zlib
from collections import Counter, deque
from collections.abc import Iterator
from time import monotonic
from typing import NamedTuple

from dicegame.base.bots.beam import (
    GREEDY,
    LINE_VALUES,
    PATH,
    PLAN_VALUES,
    empty_numbers,
    empty_workspace,
    plan_turn,
)
from dicegame.base.bots.learned import learned_weights
from dicegame.base.game import Game
from dicegame.base.rules.effects import act
from dicegame.base.setup import Setup
from dicegame.base.simulation.box import BOX, GOODS_NUMBER, PILE_STARTS, PILES, SIZES_AT, full_box
from dicegame.base.state.duchy import BASE_SOURCES, STORED
from dicegame.base.state.market import GameState
from dicegame.base.state.moves import about_of, kind_of
from dicegame.base.state.tiles import COLOR_NAMES
from dicegame.base.supply import BLACK_PILE
from dicegame.fast.limit import limited
from dicegame.fast.states import copied
from dicegame.play.advice import Limit

QUICK_WIDTH = 3
"""The beam width that is always searched completely. Wider beams are tried while there is time."""
PLANS = 6
PROMPT_S = 0.7
"""The most seconds for the wider beams of a bot that plans promptly: it answers within a second, even in a browser."""
MOST_KEPT = 64


class Line(NamedTuple):
    """The remaining moves of a turn, as a bot plans them, and their value."""

    moves: tuple[int, ...]
    """The moves, without the one that ends the turn."""
    value: float
    """The points that the player can expect at the end of the game."""


class Kept(NamedTuple):
    """The rest of a turn that was planned before."""

    setup: Setup
    state: GameState
    line: Line
    """The planned moves from this state on, at least one."""


_kept: deque[Kept] = deque(maxlen=MOST_KEPT)


def weights_of(game: Game) -> tuple[float, ...]:
    """Return the learned weights for the edition and the number of players of a game."""
    return learned_weights(game.setup.edition, len(game.setup.names))


def box_of(game: Game) -> list[int]:
    """Return a game's box for simulations: the tiles and goods seen so far are drawn; all others are sorted."""
    box = list(full_box(game.setup.box))
    seen: dict[int, list[int]] = {pile: [] for pile in range(PILES)}
    for pile, tile in game.seen.tiles:
        seen[len(COLOR_NAMES) if pile == BLACK_PILE else pile].append(tile)
    seen[GOODS_NUMBER] = list(game.seen.goods)
    for pile, drawn in seen.items():
        first, end = PILE_STARTS[pile], PILE_STARTS[pile] + box[SIZES_AT + pile]
        whole = box[first:end]
        left = Counter(whole)
        left.subtract(drawn)
        box[first:end] = [*drawn, *sorted(left.elements())]
        box[pile] = len(drawn)
    assert len(box) == BOX
    return box


def chance_of(game: Game) -> int:
    """Return a number that looks random, but is the same whenever a bot is asked again at this moment of the game."""
    return zlib.crc32(repr(tuple(_numbers_of(game.state))).encode()) & 0x7FFFFFFF


def _numbers_of(game: GameState) -> Iterator[int]:
    """Yield the numbers of a state in the order of release 0.4, so that bots choose as they did in that release."""
    yield from (game.players, game.edition, game.readings, game.due, game.phase, game.round, game.turn, *game.order)
    effects = (kind_of(effect) | about_of(effect) << 4 for effect in game.stack[:8])
    yield from (game.white, game.arrivals, *game.claimed, 0, *effects, game.stack_size)
    yield from (*game.round_goods, *game.depot_goods[1:], *game.depots)
    for side in game.sides[: game.duchies]:
        yield from (
            side.filled,
            side.edge,
            side.mines,
            side.monasteries,
            side.threes,
            side.fours,
            *side.herds[:4],
            *side.built[:8],
        )
        yield from (
            *side.store[:STORED],
            side.goods,
            side.sold,
            side.workers,
            side.silver,
            *side.dice,
            side.bought,
            side.space,
        )
        yield from (side.arrival, side.large, side.small, *side.points[:BASE_SOURCES])
    if game.modules:
        yield from (game.modules, game.step, game.inns, game.counter, game.target, *game.shields)
        for side in game.sides[: game.duchies]:
            yield from (side.shields, side.copied, side.set_die, side.posts, side.route_filled, *side.store)


def planned_lines(game: Game, player: int, kind: int, width: int, limit: Limit | None = None) -> list[Line]:
    """Return the best ways to play the turn, best first, computed in plain Python.

    With a limit, the beam is as wide as the seconds or positions allow. The narrowest beam is always searched completely.
    """
    workspace, numbers = empty_workspace(width), empty_numbers(weights_of(game))
    found: list[Line] = []
    for wide in (QUICK_WIDTH, width) if kind != GREEDY else (width,):
        begun = bool(found)
        until = monotonic() + limit.seconds if begun and limit and limit.seconds is not None else None
        with limited(until, limit.positions if begun and limit else None):
            count = plan_turn(game.state, list(game.setup.boards), player, kind, wide, PLANS, workspace, numbers)
            found = _lines(workspace.plans, numbers.values, PLAN_VALUES, count)
    return found


def prompt_lines(game: Game, player: int, kind: int, width: int, seconds: float) -> list[Line]:
    """Return the best ways to play the turn, like `planned_lines`. If its moves so far were planned, follow that plan.

    A whole turn is then planned once, at its beginning, as in simulated games.
    """
    for kept in _kept:
        if kept.state == game.state and kept.setup == game.setup:
            return [kept.line]
    lines = planned_lines(game, player, kind, width, Limit(seconds=min(seconds, PROMPT_S)))
    best, state = lines[0], copied(game.state)
    for done in range(1, len(best.moves)):
        act(state, list(game.setup.boards), best.moves[done - 1])
        _kept.append(Kept(game.setup, copied(state), Line(best.moves[done:], best.value)))
    return lines


def _lines(paths: list[list[int]], values: list[float], first: int, count: int) -> list[Line]:
    return [Line(tuple(paths[at][1 : 1 + paths[at][0]]), values[first + at]) for at in range(count)]


def searched_lines(game: Game, bot: int) -> list[Line]:
    """Let the search bot with this number compare lines by simulated games (compiled); return them, best first."""
    from dicegame.base.simulation.batch import think

    workspace, numbers, count = think(bot, game.state, game.setup.boards, box_of(game), weights_of(game), chance_of(game))
    paths = workspace.lines.reshape(-1, PATH).tolist()
    return _lines(paths, numbers.values.tolist(), LINE_VALUES, count)
