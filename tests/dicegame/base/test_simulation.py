"""Simulated games are the games that people play: compiled, plain, and by the referee."""

from collections import Counter
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.players import find_bot
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.bots.thinking import box_of
from dicegame.base.chance_referee import check_chance
from dicegame.base.game import Game, after, new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.rules.final import points_now
from dicegame.base.score import points_by_source
from dicegame.base.setup import Setup
from dicegame.base.simulation.batch import Batch, Results, play, spread, think
from dicegame.base.simulation.box import BOX, CHANCE_SIZE, DICE_LUCK, PILE_STARTS, SIZES_AT, full_box, next_deal, shuffle
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.market import GameState
from dicegame.base.state.moves import move_of
from dicegame.base.strength.table_rating import ALL_SOURCES
from dicegame.base.supply import Box, Deal, seen_at_start, tiles_of
from dicegame.fast.batches import blocks, joined
from dicegame.play.events import Chance, Moved
from padgen import load
from tests.dicegame.base.playing import LAYOUTS, NAMES, played, random_setup

RANDOM, GREEDY, PLANNER = (find_bot(name).number for name in ("random", "greedy", "planner"))
NARROW = PLANNER % KINDS + KINDS * 3
SEARCH = find_bot("search").number % KINDS + KINDS * (3 + WIDTHS * 2)
ROOM = 700
"""More moves than a game has."""


def batch(
    seed: int, bots: tuple[int, ...], games: int, *, edition: int = 2019, readings: int = 0, kept: int = ROOM
) -> Batch:
    rng = Random(seed)
    layouts = [load(rng.choice(LAYOUTS)) for _ in bots]
    boards = tuple(map(compile_board, layouts))
    starts = tuple(tuple(rng.choice(castles_of(layout)) for layout in layouts) for _ in range(3))
    weights = learned_weights(edition, len(bots))
    return Batch(bots, boards, starts, weights, seed, games, edition=edition, readings=readings, kept=kept)


def same(one: Results, other: Results) -> None:
    for name in ("moves", "points", "tiles", "seats"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name


def agree_in_random_games(games: int) -> None:
    for number in range(games // 10):
        players = 2 + number % 3
        tried = batch(number, (RANDOM,) * players, 10, edition=(2019, 2011)[number % 2], readings=number % 16)
        same(play(tried), play(tried, as_plain=True))


@pytest.mark.slow
def test_compiled_and_plain_agree_action_by_action() -> None:
    agree_in_random_games(300)


@pytest.mark.exhaustive
def test_compiled_and_plain_agree_in_5000_games() -> None:
    agree_in_random_games(5000)


@pytest.mark.slow
@pytest.mark.parametrize("bots", [(GREEDY, NARROW), (NARROW, NARROW, GREEDY)], ids=str)
def test_the_bots_choose_alike_compiled_and_plain(bots: tuple[int, ...]) -> None:
    tried = batch(len(bots), bots, 1)
    same(play(tried), play(tried, as_plain=True))


@pytest.mark.slow
def test_blocks_and_workers_change_nothing() -> None:
    whole = batch(5, (NARROW, RANDOM, GREEDY), 12)
    split = blocks(whole, 5)
    same(play(whole), joined(spread(split)))
    same(play(whole), joined(spread(split, jobs=2)))


@pytest.mark.slow
def test_a_simulated_game_is_a_legal_game_of_people() -> None:
    """Its moves are replayed through the referee, with the same tiles and dice, and its points by the end scorer."""
    for players, edition in ((2, 2019), (3, 2011), (4, 2019)):
        layout, seed = load("base-5"), 40 + players
        start = castles_of(layout)[1]
        boards = (compile_board(layout),) * players
        weights = learned_weights(edition, players)
        tried = Batch((NARROW,) * players, boards, ((start,) * players,), weights, seed, 1, 0, edition, 0, False, ROOM)
        simulated = play(tried)
        game = replayed(new_game(Setup((layout,) * players, NAMES[:players], (start,) * players, edition)), tried, simulated)
        assert game.over
        for player, sources in enumerate(points_by_source(game)):
            assert sum(sources.values()) == simulated.totals[0, player]
            brought = simulated.points[0, player].sum(axis=1).tolist()
            assert {name: sources.get(name, 0) for name in ALL_SOURCES} == dict(zip(ALL_SOURCES, brought, strict=True))
            assert len(game.placed[player]) - 1 == simulated.tiles[0, player].sum()


def replayed(game: Game, tried: Batch, simulated: Results) -> Game:
    """The game of people with the moves of a simulated one; the box says what chance brings."""
    from dicegame.base.supply import Roll, StartGoods
    from dicegame.fast.random_stream import advance, drawn, stream

    box = list(full_box(Box(tried.edition)))
    box[DICE_LUCK] = stream(tried.seed, 0)
    shuffle(box)
    players, moves = len(tried.bots), iter(simulated.moves[0][1 : 1 + simulated.moves[0][0]].tolist())

    def dice(count: int) -> list[int]:
        found = []
        for _ in range(count):
            box[DICE_LUCK] = advance(box[DICE_LUCK])
            found.append(drawn(box[DICE_LUCK]) % 6 + 1)
        return found

    while not game.over:
        if game.awaits == "setup":
            goods = box[PILE_STARTS[7] : PILE_STARTS[7] + 3 * players]
            box[7] = 3 * players
            game = after(game, Chance(StartGoods(tuple(tuple(goods[3 * p : 3 * p + 3]) for p in range(players)))))
        elif game.awaits == "deal":
            game = after(game, Chance(dealt(box, players, game.phase)))
        elif game.awaits == "roll":
            rolled = dice(9)
            pairs = tuple((rolled[2 * p], rolled[2 * p + 1]) for p in range(players))
            game = after(game, Chance(Roll(pairs, rolled[8])))
        else:
            assert game.due is not None
            game = after(game, Moved(game.due, move_of(next(moves))))
    assert next(moves, None) is None
    return game


def dealt(box: list[int], players: int, phase: int) -> Deal:
    """The next deal out of a box."""
    words = [0] * CHANCE_SIZE
    next_deal(GameState(players=players, slots=players, phase=phase), box, words)
    depots = tuple(tuple(words[8 + 4 * depot : 8 + 4 * depot + players]) for depot in range(6))
    return Deal(phase + 1, depots, tuple(words[: 2 * players]), tuple(good - 1 for good in words[32:37]))


@pytest.mark.parametrize("edition", [2011, 2019])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_box_deals_what_the_referee_of_chance_allows(players: int, edition: int) -> None:
    for seed in range(20):
        box = list(full_box(Box(edition)))
        assert len(box) == BOX
        box[DICE_LUCK] = seed
        shuffle(box)
        seen = seen_at_start(players)
        for phase in range(5):
            if phase == 3:
                shuffle(box)  # what nobody has seen may be shuffled again
            deal = dealt(box, players, phase - 1)
            check_chance(deal, "deal", Box(edition), players, phase, seen)
            seen = seen._replace(tiles=seen.tiles + tiles_of(deal), goods=seen.goods + deal.goods)


def test_the_final_scoring_agrees_with_the_end_scorer() -> None:
    for seed in range(12):
        rng, players = Random(seed), 2 + seed % 3
        *_, game = played(random_setup(rng, players, (2011, 2019)[seed % 2]), rng, 0.8)
        for player, sources in enumerate(points_by_source(game)):
            assert points_now(game.state, game.state.sides[player]) == sum(sources.values())


def test_a_bot_knows_what_has_been_seen_and_nothing_more() -> None:
    rng = Random(3)
    setup = random_setup(rng, 3, 2019)
    for game in played(setup, rng):
        box = box_of(game)
        left = sum(box[SIZES_AT + pile] - box[pile] for pile in range(8))
        assert left == 164 + 42 - len(game.seen.tiles) - len(game.seen.goods)
        for pile, first in enumerate(PILE_STARTS[:8]):
            unseen = box[first + box[pile] : first + box[SIZES_AT + pile]]
            assert unseen == sorted(unseen), "the order of what is face down is not known"


@pytest.mark.slow
def test_search_compares_the_same_lines_compiled_and_plain() -> None:
    from dicegame.base.bots.beam import LINE_VALUES, empty_numbers, empty_workspace
    from dicegame.base.bots.policies import compare_lines

    rng = Random(8)
    layout = load("base-1")
    game = new_game(Setup((layout,) * 2, NAMES[:2], castles_of(layout) * 2))
    while game.due is None or game.phase < 2:
        event = Chance(BASE_GAME.draw(game, rng)) if game.due is None else Moved(game.due, rng.choice(game.moves))
        game = after(game, event)
    assert game.due is not None
    weights = learned_weights(2019, 2)
    box, boards = box_of(game), list(game.setup.boards)
    workspace, numbers, count = think(SEARCH, game.state, boards, box, weights, 77)
    plain_workspace, plain_numbers = empty_workspace(), empty_numbers(weights)
    assert count == compare_lines(game.state, boards, box, game.due, 3, 2, 77, plain_workspace, plain_numbers) > 1
    assert workspace.lines.tolist() == plain_workspace.lines
    here = slice(LINE_VALUES, LINE_VALUES + count)
    assert numbers.values[here].tolist() == pytest.approx(plain_numbers.values[here])


def test_search_spends_as_much_on_many_lines_as_on_the_last_few(monkeypatch: pytest.MonkeyPatch) -> None:
    from dicegame.base.bots import policies
    from dicegame.base.bots.beam import LINE_VALUES, Workspace, empty_numbers, empty_workspace

    layout = load("base-1")
    game, rng = new_game(Setup((layout,) * 2, NAMES[:2], castles_of(layout) * 2)), Random(8)
    while game.due is None:
        game = after(game, Chance(BASE_GAME.draw(game, rng)))
    asked: Counter[int] = Counter()
    future = -1

    def open_future(number: int, *_: object) -> None:
        nonlocal future
        future = number

    def points_of(line: list[int]) -> int:
        return sum(line[: 1 + line[0]]) % 97

    def play_line(index: int, *others: object) -> float:
        """Return the same points for a line in each future, but more for all lines in later futures."""
        workspace = next(own for own in others if isinstance(own, Workspace))
        asked[future] += 1
        return points_of(workspace.lines[index]) + 1000.0 * future

    monkeypatch.setattr(policies, "open_future", open_future)
    monkeypatch.setattr(policies, "play_line", play_line)
    workspace, numbers = empty_workspace(), empty_numbers(learned_weights(2019, 2))
    box, boards = box_of(game), list(game.setup.boards)
    assert game.due is not None
    count = policies.compare_lines(game.state, boards, box, game.due, 16, 24, 77, workspace, numbers)
    assert count == policies.LINES
    assert [asked[number] for number in range(24)] == [24] * 3 + [12] * 3 + [6] * 6 + [3] * 12
    points = [*map(points_of, workspace.lines[:count])]
    assert points[0] == max(points)
    values = numbers.values[LINE_VALUES : LINE_VALUES + count]
    assert values == sorted(values, reverse=True)


def test_game_numbers_are_independent_of_the_batch() -> None:
    whole = batch(6, (RANDOM, RANDOM), 6)
    tail = play(replace(whole, first=4, games=2), as_plain=True)
    assert np.array_equal(play(whole, as_plain=True).moves[4:], tail.moves)
