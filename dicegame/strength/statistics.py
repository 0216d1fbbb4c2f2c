"""Statistics over many games of any kind."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from dicegame.fast.arrays import np, npt

Floats = npt.NDArray[np.float64]
Z_95 = 1.959964
"""95 % of a normal distribution are within this many standard deviations of the mean."""


class Scores(NamedTuple):
    """The mean, standard deviation and percentiles of the points of one bot over many games."""

    mean: float
    sd: float
    se: float
    """Standard error of the mean."""
    p10: float
    p50: float
    p90: float


class BotResult(NamedTuple):
    """The results of one bot in a match."""

    name: str
    scores: Scores
    wins: float
    """The share of games won. If k bots win together, each counts 1/k."""
    wins_low: float
    """The lower end of the 95 % interval of `wins`, by Wilson's formula."""
    wins_high: float
    reached: tuple[float, ...]
    """For each requested number of points, the share of games with at least that many."""


class Comparison(NamedTuple):
    """The difference between a bot and the bot named before it, in the same games."""

    lower: str
    higher: str
    difference: float
    se: float
    """Standard error of the mean of the games' differences."""
    unpaired_se: float
    """The standard error for independent games."""
    luck_free: float | None = None
    """The difference without the luck of the dice, if that was measured."""
    luck_free_se: float | None = None


class Control(NamedTuple):
    """A comparison whose result is known: a bot against itself, or against a much weaker one."""

    names: tuple[str, str]
    difference: float
    se: float


def scores(totals: npt.NDArray[np.int64], groups: int = 1) -> Scores:
    """Return the statistics of a bot's points in many games.

    `groups` is the number of starting castles, or other conditions, that the games use in turn. The standard error does
    not include the differences between these conditions.
    """
    p10, p50, p90 = (float(number) for number in np.percentile(totals, [10, 50, 90]))
    split = [totals[row::groups] for row in range(groups)]
    variance = sum(deviation(group) ** 2 / len(group) for group in split if len(group))
    return Scores(float(totals.mean()), deviation(totals), variance**0.5 / groups, p10, p50, p90)


def deviation(numbers: npt.NDArray[Any]) -> float:
    """Return the standard deviation, estimated from a sample of numbers; 0 for a single number."""
    return float(numbers.std(ddof=1)) if len(numbers) > 1 else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the ends of the 95 % interval for the share of games won, by Wilson's formula.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    share = wins / games
    spread = Z_95 * (share * (1 - share) / games + Z_95**2 / (4 * games**2)) ** 0.5
    middle = share + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)  # rounding errors may leave the range


def win_shares(totals: npt.NDArray[np.int64], tie_breaks: npt.NDArray[np.int64] | int = 0) -> Floats:
    """Return each bot's share of each victory: a row per game, a column per bot. Tie-breaks decide between equal totals."""
    standing = totals * 1000 + tie_breaks
    won = standing == standing.max(axis=1, keepdims=True)
    shares: Floats = won / won.sum(axis=1, keepdims=True)
    return shares


def bot_results(
    names: Sequence[str], totals: npt.NDArray[np.int64], shares: Floats, reached: Sequence[int]
) -> list[BotResult]:
    """Return the result of each bot. `totals` (points) and `shares` (of victories) have a row per game, a column per bot.

    For each number of points in `reached`, the result has the share of the bot's games with at least that many.
    """
    games = len(totals)
    found = []
    for column, name in enumerate(names):
        own, wins = totals[:, column], float(np.ascontiguousarray(shares[:, column]).sum())
        at_least = [float((own >= least).mean()) for least in reached]
        found.append(BotResult(name, scores(own), wins / games, *wilson(wins, games), (*at_least,)))
    return found


def comparisons(
    names: Sequence[str], totals: npt.NDArray[np.int64], lucks: Sequence[Floats | None] = ()
) -> list[Comparison]:
    """Compare each bot with the one named before it. `lucks` has each bot's luck in its games, or None if not measured."""
    root = len(totals) ** 0.5
    found = []
    for column in range(1, len(names)):
        lower, higher = totals[:, column - 1], totals[:, column]
        apart = (deviation(lower) ** 2 + deviation(higher) ** 2) ** 0.5 / root
        difference = higher - lower
        mean, se = float(difference.mean()), deviation(difference) / root
        comparison = Comparison(names[column - 1], names[column], mean, se, apart)
        lower_luck, higher_luck = lucks[column - 1 : column + 1] if lucks else (None, None)
        if lower_luck is not None and higher_luck is not None:
            rest = difference - (higher_luck - lower_luck)
            comparison = comparison._replace(luck_free=float(rest.mean()), luck_free_se=deviation(rest) / root)
        found.append(comparison)
    return found


def control(names: tuple[str, str], difference: npt.NDArray[np.int64]) -> Control:
    """Return the control for two bots. `difference` has the difference between their points in each game."""
    return Control(names, float(difference.mean()), deviation(difference) / len(difference) ** 0.5)
