"""Prove an upper limit for any player's mean on a duchy, solo: run `python -m research.mean_limit a`.

docs/bots.md has the proof. In short: marks and circles get prices, and hexes may be marked without being connected. Then
each color can be played alone, and its best mean is calculated exactly over all rolls, from the last round back to the
first. For any prices, the means of all colors plus the income from the prices are an upper limit.
"""

import argparse
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.dice.castles import castle_name
from dicegame.dice.colors import finished_at_start, points_for, taken_alone
from dicegame.dice.masks import COLOR_NAMES, COMMODITY, GREEN, MONK, SILVER, WORKER, YELLOW, Masks, compile_layout, members
from dicegame.dice.roll import FACES, Roll
from dicegame.dice.rules import start
from dicegame.dice.sheet import Sheet
from padgen import load
from padgen.tables import DOUBLE_HOURGLASS_FACES, PHASES, PIPS

Floats = npt.NDArray[np.float64]
ROUNDS = 8
"""The number of rounds of a phase in the solo variant."""
LAST = ROUNDS * len(PHASES)
SHOWN = 1 - ((FACES - 1) / FACES) ** 2
"""The chance that at least one of the two color dice shows a given color."""
DOUBLE = DOUBLE_HOURGLASS_FACES / FACES
PAIRS = tuple(combinations_with_replacement(range(1, FACES + 1), 2))
"""The pairs of pips of a roll, whichever die shows which."""
KNOTS = 4
"""Prices of circles are linear between this number of moments. Prices of marks are linear within each phase."""
NEVER = -1e9
FOUND = (
    *(3.466, 3.025, 2.859, 2.156, 1.584, 1.144),
    *(0.722, 0.648, 0.0, 0.593),
    *(0.501, 0.919, 0.959, 1.1),
    *(0.553, 0.461, 0.0, 0.063),
)
"""Prices that `--search` found for duchy A, as `prices_from` reads them. It holds for any prices; these make it low."""


class Prices(NamedTuple):
    """The prices in points, one for each round. Those of circles end with a 0 for the time after the last round."""

    mark: Floats
    monk: Floats
    silver: Floats
    worker: Floats


class Step(NamedTuple):
    """Another mark in an area with a pip, for all states of a color at once."""

    pip: int
    """The pip, or 0 if pips do not matter for this color."""
    after: npt.NDArray[np.int64]
    """For each state, the state after the mark."""
    possible: npt.NDArray[np.bool_]
    completes: npt.NDArray[np.bool_]
    last: npt.NDArray[np.bool_]
    """For each state, whether it is the last mark of the color."""
    lead: int
    """The number of a hex of the area."""


class ColorGame(NamedTuple):
    """The relaxed game of one color. State 0 is after the start. Rolls that are equal for the color share a number."""

    color: int
    states: int
    left: tuple[tuple[int, ...], ...]
    """For each state, the hexes that each area still needs."""
    steps: tuple[Step, ...]
    chances: Floats
    """The chance of each roll."""
    shown: npt.NDArray[np.bool_]
    """For each roll, whether it shows the color."""
    fits: dict[int, npt.NDArray[np.bool_]]
    """For each pip of a `Step`, which rolls allow it."""


def prices_from(numbers: Sequence[float]) -> Prices:
    """Return prices from numbers: two for the marks of each phase, then the falls between knots for each kind of circle."""
    phases = len(PHASES)
    mark = np.concatenate([np.linspace(numbers[2 * phase], numbers[2 * phase + 1], ROUNDS) for phase in range(phases)])
    circles = []
    for kind in range(3):
        drops = [max(0.0, number) for number in numbers[2 * phases + KNOTS * kind :][:KNOTS]]
        heights = [sum(drops[knot:]) for knot in range(KNOTS)]
        line = np.interp(np.arange(LAST), np.linspace(0, LAST - 1, KNOTS), heights)
        circles.append(np.append(line, 0.0))
    return Prices(np.maximum(mark, 0.0), *circles)


def color_game(masks: Masks, color: int, marked: int, rename: bool = True) -> ColorGame:
    """Return the relaxed game of a color: its areas, without their connections on the map.

    If `rename` is true, states that differ only by an exchange of pips are treated as one, as all pips are equally likely.
    """
    name = _renamed if rename else _same
    areas = [area & ~marked for area in dict.fromkeys(masks.area[hex_] for hex_ in members(masks.of[color] & ~marked))]
    alike = color == YELLOW
    kinds = [
        [(size, 0), *product(range(size - 1, 0, -1), range(1, FACES + 1) if alike else (0,)), (0, 0)]
        for size in (area.bit_count() for area in areas)
    ]
    states = list(dict.fromkeys(map(name, product(*kinds))))
    index = {state: place for place, state in enumerate(states)}
    steps = []
    for place, area in enumerate(areas):
        for pip in range(1, FACES + 1) if alike else (0,):
            after, possible, completes, last = [], [], [], []
            for state in states:
                left, entered = state[place]
                fits = left > 0 and entered in (0, pip)
                new = (*state[:place], (left - 1, pip if left > 1 else 0), *state[place + 1 :]) if fits else state
                after.append(index[name(new)])
                possible.append(fits)
                completes.append(fits and left == 1)
                last.append(fits and not any(one for one, _ in new))
            marks = (np.array(after), np.array(possible), np.array(completes), np.array(last))
            steps.append(Step(pip, *marks, members(area)[0]))
    needs = tuple(tuple(left for left, _ in state) for state in states)
    return ColorGame(color, len(states), needs, tuple(steps), *_rolls(color))


def _renamed(state: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Return a state with its pips renumbered in the order in which they occur. Before a roll, all are equally likely."""
    names: dict[int, int] = {0: 0}
    return tuple((left, names.setdefault(pip, len(names))) for left, pip in state)


def _same(state: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    return state


def _rolls(color: int) -> tuple[Floats, npt.NDArray[np.bool_], dict[int, npt.NDArray[np.bool_]]]:
    """Return the rolls that differ for a color: their chances, whether each shows it, and for each pip which allow it."""
    if color == YELLOW:
        ways = np.array([(1 if one == two else 2) / FACES**2 for one, two in PAIRS])
        allowed = {pip: np.array([pip in pair for pair in PAIRS] * 2) for pip in range(1, FACES + 1)}
    else:
        fitting = 1 - (1 - len(_fitting(color)) / FACES) ** 2
        ways = np.array([fitting, 1 - fitting])
        allowed = {0: np.array([True, False] * 2)}
    return np.concatenate([SHOWN * ways, (1 - SHOWN) * ways]), np.repeat([True, False], len(ways)), allowed


def number_of(color: int, roll: Roll) -> int:
    """Return the number of a roll among those that differ for a color, in the order of a `ColorGame`."""
    if color == YELLOW:
        number, count = PAIRS.index((min(roll.pips), max(roll.pips))), len(PAIRS)
    else:
        number, count = int(not any(pip in _fitting(color) for pip in roll.pips)), 2
    return number if color in roll.colors else number + count


def _fitting(color: int) -> Collection[int]:
    """Return the pips that fit a color; all of them where they do not matter here."""
    return PIPS.get(COLOR_NAMES[color], range(1, FACES + 1))


def mean_of_color(masks: Masks, game: ColorGame, prices: Prices) -> float:
    """Return the best mean for one color: its points, minus the prices that it pays, plus the prices of earned circles."""
    *_, first = values_of_color(masks, game, prices)
    return float(game.chances @ first[:, 0])


def values_of_color(masks: Masks, game: ColorGame, prices: Prices, share: float = 1.0) -> Iterator[Floats]:
    """Yield the best mean value of each state (columns) after each roll (rows), from the last round back to the first.

    `share` is the part of the points for the finished color that the last mark brings.
    """
    sold = commodity_values(masks, prices)
    values = np.zeros(game.states)
    for at in reversed(range(LAST)):
        phase = at // ROUNDS
        bonus = share * points_for(masks, 1 << game.color, taken_alone(phase), 0)
        later = at + 1
        earned = {MONK: prices.monk[later], SILVER: prices.silver[at], COMMODITY: sold[later], WORKER: prices.worker[later]}
        worth = [masks.points[3 * step.lead + phase] + earned.get(masks.bonus[step.lead], 0.0) for step in game.steps]
        gains = [step.completes * more + step.last * bonus for step, more in zip(game.steps, worth, strict=True)]
        after = _after_roll(game, values, gains, prices.mark[at], prices.monk[at], prices.worker[at])
        yield after
        values = game.chances @ after


def _after_roll(game: ColorGame, values: Floats, gains: Sequence[Floats], mark: float, monk: float, worker: float) -> Floats:
    """Return the best values of all states after each roll from those after the round, with up to two marks."""
    best = np.tile(values, (len(game.chances), 1))
    for _ in range(2):
        more = best
        for step, gain in zip(game.steps, gains, strict=True):
            fits = game.fits[step.pip]
            paid = np.where(game.shown | fits, mark + monk * ~game.shown + worker * ~fits, -NEVER)
            more = np.maximum(more, np.where(step.possible, best[:, step.after] + gain, NEVER) - paid[:, None])
        best = more
    return best


def commodity_values(masks: Masks, prices: Prices) -> list[float]:
    """Return the value of a commodity before each round. It is sold at the first roll with two hourglasses."""
    found = [0.0]
    for at in reversed(range(LAST)):
        found.append(DOUBLE * (masks.sale_points + prices.silver[at]) + (1 - DOUBLE) * found[-1])
    return found[::-1]


def mean_limit(masks: Masks, sheet: Sheet, prices: Prices) -> float:
    """Return an upper limit for any player's mean of the points earned in a solo game that begins with `sheet`."""
    sold = commodity_values(masks, prices)
    limit = sheet.monks * prices.monk[0] + sheet.silver * prices.silver[0] + sheet.workers * prices.worker[0]
    limit += sheet.commodities * sold[0]
    limit += float(prices.mark.sum())
    limit += float(np.maximum(prices.mark - prices.silver[:-1], 0).sum())  # a silver for a second mark
    limit += float(np.maximum(prices.worker[1:] - prices.mark, 0).sum())  # a worker instead of a mark
    for color in range(len(COLOR_NAMES)):
        if masks.of[color] & ~sheet.marked:
            limit += mean_of_color(masks, color_game(masks, color, sheet.marked), prices)
    return float(limit)


def limits(masks: Masks, prices: Prices) -> dict[str, float]:
    """Return the limit for each starting castle, by its name."""
    found = {}
    for castle in members(masks.of[GREEN]):
        sheet = start(masks, castle)
        points = sheet.points + points_for(masks, finished_at_start(masks, sheet), 0, 0)
        found[castle_name(masks, castle)] = points + mean_limit(masks, sheet, prices)
    return found


def search(value: Callable[[Sequence[float]], float], numbers: Sequence[float], rounds: int) -> list[float]:
    """Return numbers with a lower `value`. They are changed one by one for `rounds` rounds, in smaller and smaller steps."""
    best, least = list(numbers), value(numbers)
    sizes = [0.2] * len(best)
    for _ in range(rounds):
        for place in range(len(best)):
            for sign in (1, -1):
                tried = [*best[:place], max(0.0, best[place] + sign * sizes[place]), *best[place + 1 :]]
                found = value(tried)
                if found < least:
                    best, least = tried, found
                    break
            else:
                sizes[place] /= 2
    return best


def main() -> None:
    """Print the limits of a duchy."""
    parser = argparse.ArgumentParser(prog="python -m research.mean_limit", description="Limit every player's mean.")
    parser.add_argument("layout", nargs="?", default="a")
    parser.add_argument("--search", type=int, default=0, metavar="ROUNDS", help="improve the prices first, so many times")
    options = parser.parse_args()
    masks = compile_layout(load(options.layout))

    def mean(numbers: Sequence[float]) -> float:
        found = limits(masks, prices_from(numbers))
        return sum(found.values()) / len(found)

    numbers = search(mean, FOUND, options.search)
    if options.search:
        print("prices:", ", ".join(f"{number:.3f}" for number in numbers))
    for name, limit in limits(masks, prices_from(numbers)).items():
        print(f"from the {name} castle: at most {limit:.2f} points")
    print(f"mean over all castles: at most {mean(numbers):.2f} points")


if __name__ == "__main__":
    main()
