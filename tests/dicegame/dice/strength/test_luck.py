"""The luck of the dice: nothing on the average, by enumeration, and most of what makes games differ."""

import random

import numpy as np
import pytest

from dicegame.dice.bots.features import area_rows
from dicegame.dice.bots.next_roll import mean_over_rolls, value_of_roll
from dicegame.dice.bots.players import BOTS
from dicegame.dice.bots.policies import RANDOM, bot_games
from dicegame.dice.bots.value import learned_weights, planner_workspace
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.roll import roll_dice
from dicegame.dice.rules import follow, legal_turns, start
from dicegame.dice.simulation import batch
from dicegame.dice.simulation.batch import Batch
from dicegame.dice.simulation.moment import Moment, Span
from dicegame.dice.simulation.workspace import Inputs
from dicegame.dice.strength import match_games
from dicegame.dice.strength.luck import THOUSANDTHS, measure_luck
from padgen import load
from tests.dicegame.dice.all_rolls import all_rolls

pytestmark = pytest.mark.slow

TINY = "dice:PP/OgO/YY"
SOLO = Span(solo=True, limit=8, double_faces=2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("circles", [(2, 1, 0, 1), (0, 0, 0, 0), (1, 0, 0, 2), (0, 1, 2, 0)])
def test_before_a_roll_nobody_is_lucky(circles: tuple[int, int, int, int]) -> None:
    """What the rolls allow has exactly the mean that was expected, with circles of all kinds too."""
    masks = compile_layout(load(TINY))
    rng, bench = random.Random(3), planner_workspace(masks, SOLO)
    sheet = start(masks, members(masks.of[GREEN])[0])
    done = 3
    for _ in range(2):
        sheet = follow(masks, sheet, rng.choice(legal_turns(masks, sheet, roll_dice(rng))), 0)
    monks, silver, commodities, workers = circles
    page = sheet._replace(monks=monks, silver=silver, commodities=commodities, workers=workers)
    now, later = Moment(0, done, done, 0, 0), Moment(0, done + 1, done + 1, 0, 0)
    total = sum(ways * value_of_roll(masks, page, roll, later, bench) for roll, ways in all_rolls())
    assert total / 6**5 == pytest.approx(mean_over_rolls(masks, page, now, bench))


def test_what_a_roll_allows_is_the_planners_best_turn() -> None:
    masks = compile_layout(load("a"))
    rng, bench = random.Random(4), planner_workspace(masks, SOLO)
    sheet = start(masks, members(masks.of[GREEN])[0])
    for done in range(1, 8):
        roll, moment = roll_dice(rng), Moment(0, done, done, 0, 0)
        best = BOTS["planner"].advise(masks, sheet, roll, moment, SOLO)[0]
        if not (sheet.monks or sheet.workers):  # they may be spent where they need not
            assert value_of_roll(masks, sheet, roll, moment, bench) == pytest.approx(best.value)
        sheet = follow(masks, sheet, best.move, 0)


def test_weighed_the_same_compiled_and_plain() -> None:
    pytest.importorskip("numba")
    masks = compile_layout(load(TINY))
    starts = tuple((hex_,) for hex_ in members(masks.of[GREEN]))
    order = Batch(
        bot_games, masks, Inputs(SOLO, learned_weights(), area_rows(masks)), (RANDOM,), starts, 3, 2, luck=measure_luck
    )
    one, other = batch.play(order), batch.play(order, plain=True)
    np.testing.assert_array_equal(one.luck, other.luck)
    assert one.luck.any()


def test_luck_is_nothing_on_the_average_and_most_of_the_difference_between_games() -> None:
    pytest.importorskip("numba")
    for name, share in (("greedy", 0.6), ("planner", 0.3)):
        found = match_games.run_batch(match_games.solo_games(load("b"), BOTS[name], 300, 9, luck=measure_luck))
        points, luck = found.totals[:, 0], found.luck / THOUSANDTHS
        assert abs(luck.mean()) < 4 * luck.std() / 300**0.5
        assert (points - luck).std() < share * points.std()
