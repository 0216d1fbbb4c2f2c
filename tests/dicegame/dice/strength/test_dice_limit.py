"""The limit of known dice: against trying everything, against lines of every kind, and for rolls that allow little."""

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from dicegame.dice.bots.moment import span_of
from dicegame.dice.bots.players import BOTS
from dicegame.dice.clock import Clock
from dicegame.dice.game import Game
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.playable import DiceRecord
from dicegame.dice.roll import Roll, roll_dice
from dicegame.dice.rules import follow, legal_turns, start
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.batch import play
from dicegame.dice.simulation.moment import Moment, play_turn
from dicegame.dice.strength.beam import best_line
from dicegame.dice.strength.match_games import solo_games
from dicegame.dice.strength.rounds import Round, rounds_of
from dicegame.dice.strength.upper_limit import find_upper_limit
from dicegame.dice.turn import Turn
from padgen import load
from tests.dicegame.dice.strength.test_hindsight import at_table, recorded

pytest.importorskip("highspy")

from dicegame.dice.strength.dice_limit import find_dice_limit  # it needs highspy
from research import foresight  # it needs highspy

pytestmark = pytest.mark.slow

SMALL = ("dice:PP/OgO/YY", "dice:BO/OgG/YY", "dice:OY/pGY/OO", "dice:GbG/BBOY/YOOgP/PYYB/oPP")
LONG_S = 300.0
"""Longer than any of these takes, so that nothing depends on the machine."""


def rounds_with(sheet: Sheet, rolls: list[Roll]) -> list[Round]:
    """Rounds of the last phases of a solo game with these rolls; nobody has taken a turn yet."""
    first = 24 - len(rolls)
    times = range(first, 24)
    moments = (Moment(at // 8, at % 8 + 1, at + 1, 63 if at >= 16 else 0, 0) for at in times)
    clock = Clock(8, 8, 0)
    return [Round(moment, roll, sheet, Turn(), clock) for moment, roll in zip(moments, rolls, strict=True)]


def best_by_trying(masks: Masks, rounds: list[Round]) -> int:
    """Every line there is."""

    @cache
    def best(sheet: Sheet, at: int) -> int:
        if at == len(rounds):
            return 0
        found = []
        for turn in legal_turns(masks, sheet, rounds[at].roll):
            after, gain, _ = play_turn(masks, sheet, turn, rounds[at].moment)
            found.append(gain + best(after._replace(points=0), at + 1))
        return max(found)

    return best(rounds[0].sheet._replace(points=0), 0)


def positions() -> Iterator[tuple[Masks, Sheet, random.Random]]:
    """Sheets in the middle of a game on small duchies, with all kinds of circles."""
    for seed in range(24):
        rng = random.Random(seed)
        masks = compile_layout(load(SMALL[seed % len(SMALL)]))
        sheet = start(masks, rng.choice(members(masks.of[GREEN])))
        for _ in range(1 if len(masks.near) < 10 else 8):
            sheet = follow(masks, sheet, rng.choice(legal_turns(masks, sheet, roll_dice(rng))), 0)
        monks, silver, commodities, workers = (rng.randrange(2) for _ in range(4))
        yield masks, sheet._replace(monks=monks, silver=silver, commodities=commodities, workers=workers), rng


def test_no_line_exceeds_the_limit_and_some_reach_it() -> None:
    """The end of a game on small duchies, solved by trying every line."""
    exact = 0
    for masks, sheet, rng in positions():
        rounds = rounds_with(sheet, [roll_dice(rng) for _ in range(4)])
        truth, limit = best_by_trying(masks, rounds), find_dice_limit(masks, rounds, LONG_S)
        assert truth <= limit <= truth + 5
        assert limit <= find_upper_limit(masks, rounds) + 1
        exact += truth == limit
    assert exact >= 12, "where little is left, hardly anything is gained by halves"


def test_no_line_of_half_a_game_exceeds_the_limit() -> None:
    rounds, final = rounds_of(at_table("a", 3, 2), 0)
    check_lines(rounds[len(rounds) // 2 :], final)


@pytest.mark.exhaustive
@pytest.mark.parametrize("record", [lambda: recorded("b", ("A",), 10, 1, "planner"), lambda: at_table("a", 3, 2)])
def test_no_line_of_a_whole_game_exceeds_the_limit(record: Callable[[], DiceRecord]) -> None:
    check_lines(*rounds_of(record(), 0))


def check_lines(rounds: list[Round], final: Game) -> None:
    """Neither the best line that a search finds nor fifty others like it exceed the limit."""
    masks = final.setup.masks
    found, _, line = best_line(masks, span_of(final), rounds[0].sheet, rounds, 500)
    limit = find_dice_limit(masks, rounds, LONG_S)
    assert found <= limit < find_upper_limit(masks, rounds)
    rng = random.Random(1)
    for _ in range(50):
        sheet, points = rounds[0].sheet, 0
        for own, turn in zip(rounds, line, strict=True):
            turns = legal_turns(masks, sheet, own.roll)
            step = play_turn(masks, sheet, turn if turn in turns and rng.random() < 0.9 else rng.choice(turns), own.moment)
            sheet, points = step.after, points + step.gain
        assert points <= limit


def test_a_hex_must_be_beside_a_marked_one() -> None:
    """The pasture fits every roll, but the rivers around the castle do not."""
    masks = compile_layout(load("dice:bB/BBY/YY"))
    sheet = start(masks, 0)
    rounds = rounds_with(sheet._replace(commodities=0), [Roll((5, 5), (1, 2))] * 4)
    assert best_by_trying(masks, rounds) == find_dice_limit(masks, rounds, LONG_S) == 0 < find_upper_limit(masks, rounds)


def test_without_time_there_is_no_limit() -> None:
    rounds, final = rounds_of(recorded("a", ("A",), 10, 5, "greedy"), 0)
    assert find_dice_limit(final.setup.masks, rounds, 0.01) == float("inf")


def test_no_bot_makes_more_than_the_dice_of_a_game_allow() -> None:
    """The games of `foresight` are those of a match with its seed. Here knowing the dice is free."""
    layout = load("dice:OY/pGY/OO")
    totals = play(solo_games(layout, BOTS["planner"], 4, foresight.SEED), plain=True).totals[:, 0]
    found = list(foresight.limits(layout, 4, paid=0))
    assert all(total <= limit + 0.01 for total, limit in zip(totals, found, strict=True))
    assert list(foresight.limits(layout, 1, first=3, paid=0)) == found[3:]
