"""A player who pays to know the dice: the average price is 0, and no limit is below the mean of the best player."""

import random
from statistics import fmean, stdev

import pytest

from dicegame.dice.clock import Clock
from dicegame.dice.masks import COLOR_NAMES, GREEN, YELLOW, compile_layout, members
from dicegame.dice.roll import Roll, roll_dice
from dicegame.dice.rules import start
from dicegame.dice.strength.rounds import Round
from dicegame.dice.turn import Turn
from padgen import load
from tests.dicegame.dice.all_rolls import all_rolls
from tests.dicegame.dice.strength.test_mean_limit import ROUNDS, best_mean, moment_at, nearly_full

np = pytest.importorskip("numpy")
pytest.importorskip("highspy")

from research import foresight  # noqa: E402  # it needs highspy
from research.foresight_prices import PricedLines, Surprises, surprises_of  # noqa: E402
from research.mean_limit import number_of  # noqa: E402
from tests.sweeps import first  # noqa: E402

MASKS = compile_layout(load("a"))


def all_surprises() -> list[tuple[int, Surprises]]:
    sheet = start(MASKS, members(MASKS.of[GREEN])[0])
    found = []
    for color in range(len(COLOR_NAMES)):
        open_ = MASKS.of[color] & ~sheet.marked
        areas = tuple(dict.fromkeys(MASKS.area[hex_] & open_ for hex_ in members(open_)))
        for own in [(area,) for area in areas] if color == YELLOW else [areas]:
            marked = sheet.marked | open_ & ~sum(own)
            found.append((color, surprises_of(MASKS, color, marked, 1.0)))
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


def rounds_from(sheet_rolls: list[Roll], left: int) -> list[Round]:
    sheet = nearly_full(compile_layout(load("dice:PP/OgO/YY")), left)
    moments = map(moment_at, range(ROUNDS))
    return [
        Round(moment, roll, sheet, Turn(), Clock(ROUNDS, ROUNDS, moment.phase))
        for moment, roll in zip(moments, sheet_rolls, strict=True)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("left", first(1, (0b11, 0b10010, 0b1100000, 0b100001)))
def test_no_player_of_a_solved_duchy_does_better(left: int) -> None:
    """Two hexes are left, and the best mean is known. It is limited whatever share of a roll's worth is paid."""
    masks, rng = compile_layout(load("dice:PP/OgO/YY")), random.Random(left)
    best = best_mean(masks, nearly_full(masks, left))
    tries = (0.0, 1.0, 3.0, -1.0)
    found: list[list[float]] = [[] for _ in tries]
    for _ in range(60):
        rounds = rounds_from([roll_dice(rng) for _ in range(ROUNDS)], left)
        for limits, paid in zip(found, tries, strict=True):
            limits.append(PricedLines(masks, rounds, paid).limit())
    for limits in found:
        assert fmean(limits) >= best - 3 * stdev(limits) / len(limits) ** 0.5


@pytest.mark.exhaustive
def test_whoever_pays_for_the_dice_has_less_of_them() -> None:
    free, priced = (fmean(foresight.limits(load("a"), 2, paid=paid)) for paid in (0.0, 1.0))
    assert free > priced + 1
