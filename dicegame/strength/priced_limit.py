"""Compute an upper limit for the points in known rounds from the colors and pips rolled, by prices.

As in `mean_limit`, marks and circles have prices, hexes need not be connected, and each color is played alone; but here the
dice are known, each round has a price of its own, and the prices are improved step by step for this game.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.dice.colors import points_for
from dicegame.dice.masks import COLOR_NAMES, COMMODITY, MONK, NOTHING, SILVER, WORKER, Masks
from dicegame.strength.mean_limit import NEVER, ColorGame, Floats, color_game
from dicegame.strength.rounds import Round
from padgen.tables import PIPS

STEPS = 80
"""How often the prices are improved."""
CIRCLES = (MONK, SILVER, WORKER)


class Prices(NamedTuple):
    """The prices in points, one for each round."""

    mark: Floats
    drops: Floats
    """For monks, silver and workers: how far the price falls after each round. It is 0 after the last one."""

    def of(self, kind: int) -> Floats:
        """Return the prices of a kind of circle in each round, and after the last one."""
        drops = self.drops[CIRCLES.index(kind)]
        return np.append(np.cumsum(drops[::-1])[::-1], 0.0)


class Left(NamedTuple):
    """What is left over if every color plays as it likes: negative where too much is used."""

    marks: Floats
    """For each round."""
    circles: Floats
    """For each kind, the circles that come in each round minus those that go."""


def find_priced_limit(masks: Masks, rounds: Sequence[Round], steps: int = STEPS) -> int:
    """Return an upper limit for the points from the first of these rounds on, with these rolls."""
    number, marked = len(rounds), rounds[0].sheet.marked
    games = [
        color_game(masks, color, marked, rename=False) for color in range(len(COLOR_NAMES)) if masks.of[color] & ~marked
    ]
    prices = Prices(np.linspace(3.5, 1.2, number), np.repeat([[1.0], [2.0], [0.8]], number, axis=1) / number)
    best, pace, since = float("inf"), 1.0, 0
    for _ in range(steps):
        limit, left = _limit(masks, rounds, games, prices)
        since = 0 if limit < best - 0.02 else since + 1
        best = min(best, limit)
        if since == 5:
            pace, since = pace * 0.6, 0
        circles = np.cumsum(left.circles, axis=1)
        size = float((left.marks**2).sum() + (circles**2).sum())
        if size == 0:
            break
        step = pace * max(1.0, limit - 0.93 * best) / size
        prices = Prices(np.maximum(prices.mark - step * left.marks, 0), np.maximum(prices.drops - step * circles, 0))
    return int(best + 1e-6)


def _limit(masks: Masks, rounds: Sequence[Round], games: Sequence[ColorGame], prices: Prices) -> tuple[float, Left]:
    """Return the limit at these prices, and what is left over."""
    number, sheet = len(rounds), rounds[0].sheet
    monk, silver, worker = (prices.of(kind) for kind in CIRCLES)
    sales = [next((at for at in range(after, number) if rounds[at].roll.double), NOTHING) for after in range(number + 1)]
    sold = np.array([0.0 if at == NOTHING else masks.sale_points + silver[at] for at in sales])
    left = Left(np.ones(number), np.zeros((len(CIRCLES), number + 1)))
    left.circles[:, 0] += sheet.monks, sheet.silver, sheet.workers
    if sales[0] != NOTHING:
        left.circles[1, sales[0]] += sheet.commodities
    limit = float(prices.mark.sum() + sheet.monks * monk[0] + sheet.silver * silver[0] + sheet.workers * worker[0])
    limit += float(sheet.commodities * sold[0])
    twice, instead = prices.mark > silver[:-1], worker[1:] > prices.mark
    limit += float((prices.mark - silver[:-1])[twice].sum() + (worker[1:] - prices.mark)[instead].sum())
    left.marks[:] += twice.astype(float) - instead
    left.circles[1, :-1] -= twice
    left.circles[2, 1:] += instead
    earned = {MONK: monk[1:], SILVER: silver[:-1], COMMODITY: sold[1:], WORKER: worker[1:]}
    for game in games:
        limit += _play(masks, rounds, game, prices.mark, monk, worker, earned, sales, left)
    return limit, Left(left.marks, left.circles[:, :-1])


def _play(
    masks: Masks,
    rounds: Sequence[Round],
    game: ColorGame,
    mark: Floats,
    monk: Floats,
    worker: Floats,
    earned: dict[int, Floats],
    sales: Sequence[int],
    left: Left,
) -> float:
    """Return the most points from one color at these prices, and count what it uses and earns."""
    values = np.zeros(game.states)
    pips = PIPS.get(COLOR_NAMES[game.color], range(1, 7))
    chosen: list[npt.NDArray[np.int64]] = []
    for at in reversed(range(len(rounds))):
        roll, moment = rounds[at].roll, rounds[at].moment
        shown = game.color in roll.colors
        bonus = points_for(masks, 1 << game.color, moment.first, moment.second)
        for _ in range(2):
            best, places = values, np.full(game.states, -1)
            for place, step in enumerate(game.steps):
                fits = step.pip in roll.pips if step.pip else any(pip in pips for pip in roll.pips)
                if not (shown or fits):
                    continue
                paid = mark[at] + (0.0 if shown else monk[at]) + (0.0 if fits else worker[at])
                circle = masks.bonus[step.lead]
                worth = masks.points[3 * step.lead + moment.phase] + (earned[circle][at] if circle in earned else 0.0)
                found = np.where(
                    step.possible, values[step.after] + step.completes * worth + step.last * bonus - paid, NEVER
                )
                better = found > best
                best, places = np.where(better, found, best), np.where(better, place, places)
            values = best
            chosen.append(places)
    state = 0
    for half, places in enumerate(reversed(chosen)):
        place, at = int(places[state]), half // 2
        if place < 0:
            continue
        step, roll = game.steps[place], rounds[at].roll
        left.marks[at] -= 1
        left.circles[0, at] -= game.color not in roll.colors
        left.circles[2, at] -= not (step.pip in roll.pips if step.pip else any(pip in pips for pip in roll.pips))
        if step.completes[state]:
            circle = masks.bonus[step.lead]
            if circle == SILVER:
                left.circles[1, at] += 1
            elif circle == COMMODITY and sales[at + 1] != NOTHING:
                left.circles[1, sales[at + 1]] += 1
            elif circle in (MONK, WORKER):
                left.circles[CIRCLES.index(circle), at + 1] += 1
        state = int(step.after[state])
    return float(values[0])
