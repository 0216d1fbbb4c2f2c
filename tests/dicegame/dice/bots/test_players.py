"""Every bot passes one conformance test; the planner's file is what its format says; reasons add up."""

import random
import re
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from dicegame.dice.bots import policies
from dicegame.dice.bots.features import FEATURES, area_rows, describe_feature
from dicegame.dice.bots.moment import moment_of, span_of
from dicegame.dice.bots.next_roll import mean_over_rolls, planned_value
from dicegame.dice.bots.players import BOTS, find_bot
from dicegame.dice.bots.reasons import changes, explain, features_of
from dicegame.dice.bots.search import EXPERT_BOT, SearchBot, random_number
from dicegame.dice.bots.tuned import weights_for
from dicegame.dice.bots.value import (
    INPUT_WEIGHTS,
    NETWORK_SIZE,
    NETWORKS_AT,
    WEIGHTS,
    format_weights,
    learned_weights,
    planner_workspace,
    read_weights,
    remember,
    value,
    value_beside,
)
from dicegame.dice.game import Setup, begin_round, new_game, settle, take_turn
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.referee import why_not
from dicegame.dice.roll import parse_roll, roll_dice
from dicegame.dice.rules import add_legal_turns, follow, legal_turns, start
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation import batch
from dicegame.dice.simulation.batch import Batch
from dicegame.dice.simulation.moment import END, Moment, Span, play_turn
from dicegame.dice.simulation.workspace import Inputs
from dicegame.dice.strength.match_games import play_match
from dicegame.dice.turn import Turn, format_turn
from dicegame.fast.lanes import UNITS
from dicegame.play.events import GameError
from dicegame.strength.match import MatchPlan
from padgen import load
from padgen.language import languages, say
from research.train_dice import train
from tests.dicegame.dice.all_rolls import all_rolls
from tests.dicegame.dice.test_two_ways import LAYOUTS
from tests.sweeps import first_rows

pytestmark = pytest.mark.slow

A = compile_layout(load("a"))
TINY = "dice:PP/OgO/YY"
SOLO = Span(solo=True, limit=8, double_faces=2)
SLOW = ("expert", "search")
MORE = [(1, "a"), *((2, name) for name in LAYOUTS[4:])]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("players", "layout"), first_rows(2, [(2, "a"), *((1, name) for name in LAYOUTS[4:]), *MORE]))
def test_conformance(name: str, layout: str, players: int) -> None:
    """A bot's first advice is legal, is what its policy takes, comes with reasons, and never changes."""
    bot = SearchBot("search", 200) if name == "search" else BOTS[name]
    rng = random.Random(5)
    setup = Setup(load(layout), ("A", "B")[:players], (members(compile_layout(load(layout)).of[GREEN])[0],) * players)
    if players == 1:
        setup = replace(setup, variant="solo")
    game = new_game(setup)
    masks = setup.masks
    while not game.clock.over:
        roll = roll_dice(rng)
        game = begin_round(game, roll)
        for player in range(players):
            sheet, moment, span = game.players[player].sheet, moment_of(game), span_of(game)
            if name in SLOW and moment.done % 4:  # they take their time
                game = take_turn(game, player, BOTS["planner"].advise(masks, sheet, roll, moment, span)[0].move)
                continue
            advice = bot.advise(masks, sheet, roll, moment, span)
            assert [one.value for one in advice] == sorted((one.value for one in advice), reverse=True)
            assert len({one.move for one in advice}) == len(advice)
            assert all(why_not(masks, sheet, roll, one.move) is None for one in advice)
            assert all(reason for one in advice for reason in one.reasons)
            assert advice[0].reasons or not advice[0].value
            if name not in SLOW or rng.random() < 0.1:
                bench = planner_workspace(masks, span)._replace(tuned=weights_for(masks))
                add_legal_turns(masks, sheet, roll, bench.turns)
                chance = random_number(sheet, roll, moment)
                place = policies.choose(bot.number, masks, sheet, roll, moment, chance, bench)
                assert bench.turns[place] == advice[0].move
            game = take_turn(game, player, advice[0].move)
        game = settle(game)


def solo(number: int, games: int, seed: int) -> tuple[float, float]:
    starts = tuple((hex_,) for hex_ in members(A.of[GREEN]))
    order = Batch(policies.bot_games, A, Inputs(SOLO, learned_weights(), area_rows(A)), (number,), starts, seed, games)
    totals = batch.play(order).totals
    return float(totals.mean()), float(totals.std() / games**0.5)


def assert_climbs(names: list[str], games: int) -> None:
    """Each step better than the one below by more than 5 standard errors, on games that nothing was learned from."""
    means = [solo(find_bot(name).number, games, 2024) for name in names]
    for (lower, lower_error), (higher, higher_error) in pairwise(means):
        assert higher - lower > 5 * (lower_error**2 + higher_error**2) ** 0.5


def test_each_step_of_the_ladder_is_better() -> None:
    pytest.importorskip("numba")
    assert_climbs(["random", "greedy", "planner"], 2000)


@pytest.mark.exhaustive
def test_search_is_better_still() -> None:
    """Without the luck of the dice; it was 0.70 points, with a standard error of 0.07, in 500 other games."""
    pytest.importorskip("numba")
    (step,) = play_match(MatchPlan(load("a"), ("planner", "search"), 400, 2024)).comparisons
    assert step.luck_free
    assert step.luck_free_se
    assert step.luck_free > 5 * step.luck_free_se


def test_compiled_bots_play_as_plain_ones() -> None:
    pytest.importorskip("numba")
    for number, layout, count in (
        (policies.GREEDY, "a", 4),
        (policies.PLANNER, "a", 2),
        (SearchBot("search", 300).number, TINY, 1),
    ):
        masks = compile_layout(load(layout))
        starts = tuple((hex_,) for hex_ in members(masks.of[GREEN]))
        tools = Inputs(SOLO, learned_weights(), area_rows(masks))
        order = Batch(policies.bot_games, masks, tools, (number,), starts, 3, count)
        one, other = batch.play(order, rounds_kept=24), batch.play(order, rounds_kept=24, plain=True)
        np.testing.assert_array_equal(one.turns, other.turns)


def test_a_hint_is_three_turns_with_reasons() -> None:
    game = new_game(Setup(load("a"), ("A",), (members(A.of[GREEN])[0],), "solo"))
    game = begin_round(game, parse_roll("orange blue 5 6"))
    assert game.roll
    shown = EXPERT_BOT.hint(A, game.players[0].sheet, game.roll, moment_of(game), span_of(game))
    assert len(shown) == 3
    assert all(one.reasons for one in shown)
    assert "pass" not in [format_turn(one.move) for one in shown]


def test_the_first_round_of_a_standard_game_is_no_start_page() -> None:
    """The planner has learned the moment before the first round from pages without a mark: no round may look like it."""
    game = new_game(Setup(load("a"), ("A", "B"), (members(A.of[GREEN])[0],) * 2))
    game = begin_round(game, parse_roll("orange blue 5 6"))
    assert game.roll
    assert moment_of(game).time == 1
    shown = EXPERT_BOT.hint(A, game.players[0].sheet, game.roll, moment_of(game), span_of(game))
    assert "pass" not in [format_turn(one.move) for one in shown]


def test_one_point_is_told_as_one() -> None:
    one = compile_layout(load(TINY))
    said: set[str] = set()
    for hex_ in members(one.of[GREEN]):
        sheet, moment = start(one, hex_), Moment(2, 1, 17, 63, 0)
        for turn in legal_turns(one, sheet, parse_roll("orange yellow 1 2")):
            said.update(str(reason) for reason in explain(one, sheet, turn, moment) if "at once" in str(reason))
    assert "+1 point at once" in said
    assert not [reason for reason in said if reason.startswith("+1 points")]


def test_the_value_is_nothing_at_the_end() -> None:
    sheet = new_game(Setup(load("a"), ("A",), (members(A.of[GREEN])[0],), "solo")).players[0].sheet
    bench = planner_workspace(A, SOLO)
    assert value(A, sheet, END, bench) == 0
    assert value(A, sheet, 1, bench) > 20


@pytest.mark.parametrize("networks", [1, 4])
def test_weights_survive_their_file(networks: int) -> None:
    weights = np.round(np.random.default_rng(3).normal(size=WEIGHTS + (networks - 1) * NETWORK_SIZE), 2)
    weights[NETWORKS_AT] = networks
    np.testing.assert_array_equal(read_weights(format_weights(weights.tolist()).splitlines()), weights)


@pytest.mark.parametrize("networks", [1, 4])
def test_the_value_is_what_features_and_networks_say(networks: int) -> None:
    """The same sum, with arrays."""
    weights = np.random.default_rng(5).normal(size=WEIGHTS + (networks - 1) * NETWORK_SIZE)
    weights[NETWORKS_AT] = networks
    sheet = new_game(Setup(load("a"), ("A",), (members(A.of[GREEN])[0],), "solo")).players[0].sheet
    found, time = features_of(A, sheet), 7
    expected = weights[:NETWORKS_AT].reshape(END, FEATURES)[time, found].sum()
    for own in weights[INPUT_WEIGHTS:].reshape(networks, NETWORK_SIZE):
        inputs = own[: FEATURES * UNITS].reshape(FEATURES, UNITS)[found].sum(axis=0)
        biases, outputs = own[FEATURES * UNITS :].reshape(2, END, UNITS)[:, time]
        expected += np.maximum(inputs + biases, 0) @ outputs
    assert value(A, sheet, time, planner_workspace(A, SOLO, weights.tolist())) == pytest.approx(expected)


@pytest.mark.parametrize("tuned", [False, True])
def test_a_sheet_is_worth_the_same_beside_another(tuned: bool) -> None:
    """Whatever was remembered before, and even if nothing is alike. A sheet beside itself is worth the same to the bit."""
    bench = planner_workspace(A, SOLO, weights_for(A) if tuned else learned_weights())
    rng, sheets = random.Random(6), list[Sheet]()
    for castle in members(A.of[GREEN])[:2]:
        sheets.append(new_game(Setup(load("a"), ("A",), (castle,), "solo")).players[0].sheet)
        for _ in range(1, END):
            sheets.append(follow(A, sheets[-1], rng.choice(legal_turns(A, sheets[-1], roll_dice(rng))), 0))
    for _ in range(60):
        one, time = rng.choice(sheets), rng.randrange(1, END)
        remember(A, one, time, bench)
        for other in rng.sample(sheets, 5):
            assert value_beside(A, other, time, bench) == pytest.approx(value(A, other, time, bench), abs=1e-9)
        assert value_beside(A, one, time, bench) == value(A, one, time, bench)
    remember(A, sheets[0], END, bench)
    assert value_beside(A, sheets[1], END, bench) == 0


def test_every_feature_has_words_of_its_own() -> None:
    assert len({tuple(map(str, describe_feature(feature))) for feature in range(FEATURES)}) == FEATURES
    said = [str(state) for _, state in map(describe_feature, range(FEATURES))]
    assert not [state for state in said if re.match(r"1 (fit|colors|numbers|combinations)\b", state)]
    assert {"1 fits", "2 fit", "1 number beside it", "2 numbers beside it", "1 combination fits"} <= set(said)


@pytest.mark.parametrize("language", languages())
def test_features_differ_in_every_language(language: str) -> None:
    texts = {tuple(say(part, language) for part in describe_feature(feature)) for feature in range(FEATURES)}
    assert len(texts) == FEATURES


@pytest.mark.parametrize("tuned", [False, True])
def test_reasons_add_up(tuned: bool) -> None:
    """The values of all changes add up to the change in the planner's value, with one network and with four."""
    sheet = new_game(Setup(load("a"), ("A",), (members(A.of[GREEN])[0],), "solo")).players[0].sheet
    weights = weights_for(A) if tuned else learned_weights()
    rng, bench = random.Random(4), planner_workspace(A, SOLO, weights)
    for time in range(1, END):
        after = follow(A, sheet, rng.choice(legal_turns(A, sheet, roll_dice(rng))), 0)
        told = sum(worth for worth, *_ in changes(A, sheet, after, time, weights))
        assert told == pytest.approx(value(A, after, time, bench) - value(A, sheet, time, bench))
        sheet = after
    assert changes(A, sheet, sheet, END) == []


@pytest.mark.exhaustive
def test_what_is_expected_of_a_roll_is_the_mean_of_all_rolls() -> None:
    """Without monks and workers to keep for later, it is exactly the planner's best of the legal turns of each roll."""
    rng, bench = random.Random(8), planner_workspace(A, SOLO)
    for castle in members(A.of[GREEN])[:2]:
        sheet = new_game(Setup(load("a"), ("A",), (castle,), "solo")).players[0].sheet
        for done in range(2, 5):
            turns = legal_turns(A, sheet, roll_dice(rng))
            sheet = follow(A, sheet, rng.choice(turns), 0)._replace(
                monks=0, workers=0, silver=done % 2, commodities=done // 4
            )
            now, later = Moment(0, done, done, 0, 0), Moment(0, done + 1, done + 1, 0, 0)
            total = sum(
                chances * max(planned_value(A, sheet, turn, later, bench) for turn in legal_turns(A, sheet, roll))
                for roll, chances in all_rolls()
            )
            assert mean_over_rolls(A, sheet, now, bench) == pytest.approx(total / 6**5)


@pytest.mark.exhaustive
def test_training_learns_and_repeats() -> None:
    pytest.importorskip("numba")
    told: list[str] = []
    first = train(8000, blocks=20, report=told.append)
    means = [float(text.split(": ")[1].split()[0]) for text in told]
    assert means[-1] > means[0]
    np.testing.assert_array_equal(first, train(8000, blocks=20, report=told.append))


@pytest.mark.parametrize("name", ["nobody", "search:0", "search:x", "planner:5", "", "bot:"])
def test_unknown_bots(name: str) -> None:
    with pytest.raises(GameError, match="expected one of random, greedy, planner, expert, search"):
        find_bot(name)


def test_bots_by_name() -> None:
    assert find_bot("bot:planner") is BOTS["planner"]
    assert find_bot("search:123").number == policies.SEARCH + policies.KINDS * 123


def test_gain_counts_a_finished_color_once() -> None:
    masks = compile_layout(load(TINY))
    moment = Moment(0, 1, 1, 0, 0)
    sheet = new_game(Setup(load(TINY), ("A",), (3,), "solo")).players[0].sheet
    first = play_turn(masks, sheet, Turn(hex=0, pip=1), moment)
    assert first.gain == 0
    assert play_turn(masks, first.after, Turn(hex=1, pip=2), moment).gain == 4 + 3
