"""Bots play every expansion and the solo game: lawfully, to the end, and with their prices."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from dicegame.base.bots.beam import (
    BLIND,
    MOST_STEPS,
    PATH,
    PLANNER,
    SEARCH,
    empty_numbers,
    empty_workspace,
    judge,
    plan_turn,
    worth,
)
from dicegame.base.bots.features import FEATURES, NAMES
from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.module_value import EXTRA_NAMES, hexes_between, measure_modules, tribute_lost
from dicegame.base.bots.players import BOTS, find_bot, hint
from dicegame.base.bots.policies import KINDS, TOLD_NOTHING, WIDTHS, compare_lines, next_move
from dicegame.base.bots.thinking import box_of
from dicegame.base.game import Game, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.rules.effects import act
from dicegame.base.setup import Setup
from dicegame.base.simulation.batch import Batch, Results, play
from dicegame.base.simulation.box import BOX
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.market import MOVE_DUE, GameState
from dicegame.base.state.modules import BORDERS_ON, INNS_ON, MODULES, ROUTES_ON, SHIELDS_ON, TILES_ON
from dicegame.base.state.moves import GIVE_UP, HIRE, PAY, kind_of
from dicegame.base.state.routes import add_space
from dicegame.base.state.tiles import NUMBERS
from dicegame.base.supply import SOLO
from dicegame.fast.machine_code import can_compile
from dicegame.fast.states import copied
from dicegame.play.advice import REPEATABLE
from dicegame.play.events import Chance, Moved
from padgen import load
from tests.dicegame.base.table import Table

RANDOM, GREEDY = (find_bot(name).number for name in ("random", "greedy"))
NARROW = PLANNER + KINDS * 3
NOTHING_TOLD = NARROW + KINDS * WIDTHS * TOLD_NOTHING
ROOM = 3000


def batch(
    seed: int, bots: tuple[int, ...], modules: tuple[str, ...], layout: str = "base-11a", games: int = 1, readings: int = 0
) -> Batch:
    rng, players = Random(seed), len(bots)
    duchy = load(layout)
    starts = (tuple(rng.choice(castles_of(duchy)) for _ in bots),)
    mode = SOLO if players == 1 else ""
    weights, boards = learned_weights(2019, players), (compile_board(duchy),) * players
    return Batch(bots, boards, starts, weights, seed, games, readings=readings, kept=ROOM, modules=modules, mode=mode)


def numbers_named(state: GameState, boards: list[object], player: int = 0) -> dict[str, float]:
    found = [0.0] * (FEATURES + len(EXTRA_NAMES))
    measure_modules(state, boards, player, found)  # type: ignore[arg-type]
    return dict(zip(EXTRA_NAMES, found[FEATURES:], strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_every_bot_plays_random_sets_of_expansions_to_the_end(seed: int) -> None:
    rng = Random(seed)
    modules = MODULES if seed == 0 else tuple(name for name in MODULES if rng.random() < 0.6)
    bots = [(RANDOM, NARROW), (GREEDY, RANDOM, RANDOM), (NOTHING_TOLD, RANDOM), (GREEDY, RANDOM)][seed % 4]
    found = play(batch(seed, bots, modules, readings=rng.randrange(1 << 5)), as_plain=True)
    assert 0 < found.moves[0, 0] < ROOM
    assert (found.filled > 1).all()


@pytest.mark.slow
@pytest.mark.parametrize("bot", [RANDOM, GREEDY, NARROW])
@pytest.mark.parametrize("layout", ["base-13a", "base-13b"])
def test_every_bot_plays_solo_games_to_the_end(bot: int, layout: str) -> None:
    found = play(batch(5, (bot,), (), layout), as_plain=True)
    assert (found.filled <= len(load(layout).cells)).all()
    assert (found.filled >= (25 if bot == NARROW else 3)).all(), found.filled


@pytest.mark.slow
@pytest.mark.skipif(not can_compile(), reason="needs the extra fast")
def test_bots_choose_alike_compiled_and_plain() -> None:
    tried = [batch(3, (NARROW, GREEDY, RANDOM), MODULES, readings=21), batch(4, (NOTHING_TOLD, NARROW), MODULES)]
    tried += [batch(6, (NARROW,), (), name, 2) for name in ("base-13a", "base-13b")]
    for one in tried:
        same(play(one), play(one, as_plain=True))


def same(one: Results, other: Results) -> None:
    for name in ("moves", "points", "tiles", "seats", "filled"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


@pytest.mark.slow
@pytest.mark.skipif(not can_compile(), reason="needs the extra fast")
def test_search_plays_whole_games() -> None:
    search = SEARCH + KINDS * (3 + WIDTHS * 2)
    for one in (batch(7, (search, search, RANDOM), MODULES), batch(8, (search,), (), "base-13a")):
        assert 0 < play(one).moves[0, 0] < ROOM


def at_the_end_of_a_phase(phase: int = 0) -> Game:
    """A game of two in which Anna is asked for tribute for shield 7, and Ben will be asked for shield 2."""
    table = with_modules(Table(), SHIELDS_ON)
    state = table.state
    state.phase, state.round, state.turn = phase, 4, 1
    state.sides[0].shields, state.sides[1].shields = 1 << 7, 1 << 2
    state.sides[1].mines = 2
    table.have(silver=1).have(1, silver=3)
    for side in state.sides[:2]:
        side.dice[:] = [0, 0]
    state.order[:2] = [0, 1]
    table.do("end")
    return replace(table.game, state=state)


def with_modules(table: Table, bits: int) -> Table:
    table.state.modules = bits
    names = tuple(name for place, name in enumerate(MODULES) if bits >> place & 1)
    table.game = new_game(Setup(table.setup.layouts, table.setup.names, table.setup.starts, modules=names))
    return table


def test_bots_answer_at_the_end_of_a_phase() -> None:
    for phase in (0, 4):
        game = at_the_end_of_a_phase(phase)
        assert game.state.step
        assert game.due == 0
        for bot in BOTS.values():
            assert bot.advise(game, 0, REPEATABLE)[0].move.kind in (PAY, GIVE_UP)
        paid = find_bot("planner").advise(game, 0)[0].move.kind == PAY
        assert paid or phase == 0, "in the last phase eight points are worth a silver"
        assert {advice.move.kind for advice in hint(game, 0)} == {PAY, GIVE_UP}


@pytest.mark.parametrize("phase", [0, 4])
def test_simulated_games_go_on_after_answers_at_the_end_of_a_phase(phase: int) -> None:
    game, boards = at_the_end_of_a_phase(phase), [compile_board(load("base-1"))] * 2
    workspace, numbers = empty_workspace(2), empty_numbers(learned_weights(2019, 2))
    count = compare_lines(game.state, boards, box_of(game), 0, 2, 2, 5, workspace, numbers)
    assert count == 2
    assert {kind_of(workspace.lines[line][1]) for line in range(2)} == {PAY, GIVE_UP}
    assert phase == 0 or kind_of(workspace.lines[0][1]) == PAY


def test_planning_leaves_the_other_players_alone() -> None:
    """Anna's workers also bring workers to Ben, who has shield 2: in each line only those of that line."""
    table = with_modules(Table(), SHIELDS_ON)
    table.state.sides[1].shields = 1 << 2
    workspace, numbers = empty_workspace(), empty_numbers(learned_weights(2019, 2))
    plan_turn(table.state, table.boards, 0, PLANNER, 8, 1, workspace, numbers)
    for node, path in zip(workspace.nodes, workspace.paths, strict=True):
        assert node.sides[1].workers <= 2 * path[0]


def test_a_turn_longer_than_a_path_is_planned_again() -> None:
    table = with_modules(Table(), TILES_ON).have(silver=60).monastery(28)
    table.dice(0, 0)
    weights = [0.0] * len(learned_weights(2019, 2))
    for turn in range(25):
        weights[turn * FEATURES + NAMES.index("workers")] = 5.0
    workspace, numbers = empty_workspace(), empty_numbers(tuple(weights))
    hired = 0
    while table.state.due == MOVE_DUE and table.state.order[table.state.turn] == 0:
        move = next_move(NARROW, table.state, table.boards, [0] * BOX, 0, not hired, workspace, numbers)
        assert workspace.line[0] <= MOST_STEPS < PATH - 1
        hired += kind_of(move) == HIRE
        act(table.state, table.boards, move)
    assert hired == 60


def test_base_games_know_nothing_of_prices() -> None:
    table = Table().store("ship", "bank").depot(3, "mine")
    numbers = empty_numbers(learned_weights(2019, 2))
    assert judge(PLANNER, table.state, table.boards, 0, numbers) == worth(table.state, table.boards, 0, numbers)
    assert set(numbers_named(table.state, table.boards).values()) == {0.0}  # type: ignore[arg-type]


def test_a_planner_that_is_told_nothing_sees_no_prices() -> None:
    table = with_modules(Table(), SHIELDS_ON)
    table.state.sides[0].shields = 1 << 14
    numbers = empty_numbers(learned_weights(2019, 2))
    blind = judge(BLIND, table.state, table.boards, 0, numbers)
    assert blind == worth(table.state, table.boards, 0, numbers) != judge(PLANNER, table.state, table.boards, 0, numbers)


def test_shields_without_silver_are_lost_at_the_end_of_a_phase() -> None:
    table = with_modules(Table(), SHIELDS_ON).have(silver=1)
    side = table.state.sides[0]
    side.shields, table.state.round = 1 << 3 | 1 << 7 | 1 << 13, 4
    assert tribute_lost(table.state, side) == 4 + 8
    side.workers = 1
    assert tribute_lost(table.state, side) == 4, "shield 3 pays in workers"
    table.have(silver=5)
    assert tribute_lost(table.state, side) == 0
    table.state.phase = 4
    assert tribute_lost(table.state, side) == 3, "the silver itself"


def test_the_route_says_which_goods_it_wants() -> None:
    table = with_modules(Table(), ROUTES_ON).goods(turquoise=2, red=1)
    side = table.state.sides[0]
    own = numbers_named(table.state, table.boards)  # type: ignore[arg-type]
    assert own["spaces left"] == 0
    number = 1 + next(good for good in range(6) if side.goods >> 3 * good & 7 == 2)
    for space in (number | 9 << 3, number | 7 << 3, 6 | 1 << 3):
        add_space(side, space)
    own = numbers_named(table.state, table.boards)  # type: ignore[arg-type]
    assert (own["bonuses at hand"], own["space 1 held"], own["space 2 held"]) == (2, 1, 1)


def test_hexes_between_border_posts() -> None:
    layout = load("base-11a")
    board = compile_board(layout)
    state = GameState(players=2, duchies=2, slots=2, modules=BORDERS_ON, due=MOVE_DUE)
    side = state.sides[0]
    side.filled = board.posts[0] | board.posts[1]
    empty = hexes_between(side, board, 0, 1)
    assert 0 < empty < 8
    side.filled = (1 << len(layout.cells)) - 1
    assert [hexes_between(side, board, *pair) for pair in ((0, 1), (0, 2), (1, 2))] == [0, 0, 0]
    side.filled = 0
    assert hexes_between(side, board, 0, 1) == empty + 2, "both posts, too"


def test_an_inn_is_worth_the_larger_area() -> None:
    table = with_modules(Table(), INNS_ON).store("inn")
    own = numbers_named(table.state, table.boards)  # type: ignore[arg-type]
    assert own["stored inn"] == 1
    assert own["stored inn's area"] > 0
    assert NUMBERS["inn"] in table.state.sides[0].store


def test_bots_play_a_solo_game_of_people() -> None:
    layout = load("base-13a")
    game = new_game(Setup((layout,), ("Anna",), (castles_of(layout)[0],), mode=SOLO))
    rng, planner = Random(2), find_bot("greedy")
    while game.awaits or game.phase < 1:
        event = Chance(BASE_GAME.draw(game, rng)) if game.awaits else Moved(0, planner.advise(game, 0)[0].move)
        game = BASE_GAME.after(game, event)
    before = copied(game.state)
    assert find_bot("planner").advise(game, 0)
    assert hint(game, 0)
    assert game.state == before
