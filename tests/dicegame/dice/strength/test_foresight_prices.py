"""Prices for knowing the dice: nothing on the average, and no limit below what the best player of all makes on average."""

import random
from pathlib import Path
from statistics import fmean, stdev

import pytest

from dicegame.dice.clock import Clock
from dicegame.dice.masks import COLOR_NAMES, GREEN, YELLOW, compile_layout, members
from dicegame.dice.roll import Roll, roll_dice
from dicegame.dice.rules import start
from dicegame.dice.simulation.moment import Moment
from dicegame.dice.strength.rounds import Round
from dicegame.dice.turn import Turn
from padgen import load
from tests.dicegame.dice.all_rolls import all_rolls
from tests.dicegame.dice.strength.test_mean_limit import ROUNDS, best_mean, nearly_full

np = pytest.importorskip("numpy")
pytest.importorskip("highspy")

from research import foresight  # noqa: E402  # it needs highspy
from research.foresight_prices import (  # noqa: E402
    BEGIN,
    KEYS,
    PricedLines,
    Surprises,
    format_prices,
    number_of,
    read_prices,
    surprises_of,
)

MASKS = compile_layout(load("a"))


def all_surprises() -> list[tuple[int, Surprises]]:
    sheet = start(MASKS, members(MASKS.of[GREEN])[0])
    found = []
    for color in range(len(COLOR_NAMES)):
        open_ = MASKS.of[color] & ~sheet.marked
        areas = tuple(dict.fromkeys(MASKS.area[hex_] & open_ for hex_ in members(open_)))
        for own in [(area,) for area in areas] if color == YELLOW else [areas]:
            marked = sheet.marked | open_ & ~sum(own)
            found.append((color, surprises_of(MASKS, color, marked, own, 1.0)))
    return found


def test_before_a_roll_no_surprise_is_expected() -> None:
    """All six to the power of five rolls are counted one by one."""
    for color, own in all_surprises():
        ways = np.zeros(len(own.game.chances))
        for roll, chances in all_rolls():
            number = number_of(color, roll)
            ways[number] += chances
            assert own.game.shown[number] == (color in roll.colors)
            assert all(fits[number] == (pip in roll.pips) for pip, fits in own.game.fits.items() if pip)
        ways /= 6**5
        assert ways == pytest.approx(own.game.chances)
        assert all(np.abs(ways @ values).max() < 1e-9 for values in own.values)
        assert max(np.abs(values).max() for values in own.values) > 0.1
        for state in range(own.game.states):
            kinds = np.bincount(own.kinds[:, state], weights=ways, minlength=4)
            assert kinds == pytest.approx(own.chances[:, state])


def rounds_from(sheet_rolls: list[Roll], left: int) -> list[Round]:
    sheet = nearly_full(compile_layout(load("dice:PP/OgO/YY")), left)
    moments = [Moment(at // 8, at % 8 + 1, 0, 63 if at >= 16 else 0, 0) for at in range(ROUNDS)]
    return [
        Round(moment, roll, sheet, Turn(), Clock(ROUNDS, ROUNDS, moment.phase))
        for moment, roll in zip(moments, sheet_rolls, strict=True)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("left", [0b11, 0b10010, 0b1100000, 0b100001])
def test_no_player_of_a_solved_duchy_does_better(left: int) -> None:
    """Two hexes are left, and the best mean is known. Bad prices limit it, too."""
    masks, rng = compile_layout(load("dice:PP/OgO/YY")), random.Random(left)
    best = best_mean(masks, nearly_full(masks, left))
    tries = [np.zeros(len(KEYS)), BEGIN, np.array([rng.uniform(-1, 2) for _ in KEYS])]
    found: list[list[float]] = [[] for _ in tries]
    for _ in range(60):
        lines = PricedLines(masks, rounds_from([roll_dice(rng) for _ in range(ROUNDS)], left))
        for limits, prices in zip(found, tries, strict=True):
            limits.append(lines.limit(prices)[0])
    for limits in found:
        assert fmean(limits) >= best - 3 * stdev(limits) / len(limits) ** 0.5


@pytest.mark.slow
def test_whoever_pays_for_the_dice_has_less_of_them() -> None:
    duchy, free = load("a"), np.zeros(len(KEYS))
    lower = [fmean(foresight.limits(duchy, 2, prices)) for prices in (free, BEGIN, read_prices(foresight.PRICES))]
    assert lower[0] > lower[1] + 1
    assert lower[1] > lower[2]


def test_slopes_are_those_of_the_limit() -> None:
    rng = random.Random(5)
    masks = compile_layout(load("dice:PP/OgO/YY"))
    lines = PricedLines(masks, rounds_from([roll_dice(rng) for _ in range(ROUNDS)], 0b1100110))
    limit, slopes = lines.limit(BEGIN)
    for _ in range(5):
        other = np.array([rng.uniform(-0.2, 0.2) for _ in KEYS])
        assert lines.limit(BEGIN + other)[0] >= limit + float(slopes @ other) - 1e-3, "the limit is convex in the prices"


def test_prices_are_read_as_they_were_written(tmp_path: Path) -> None:
    prices = np.round(np.random.default_rng(1).normal(0, 1, len(KEYS)), 3)
    prices[5] = 0.0
    (tmp_path / "prices.csv").write_text(format_prices(prices))
    assert (read_prices(tmp_path / "prices.csv") == prices).all()
