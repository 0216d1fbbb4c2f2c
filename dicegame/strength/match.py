"""Bots against each other: alone on the same dice, or together at one table."""

from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.dice.bots.features import area_rows
from dicegame.dice.bots.players import BOTS, Bot
from dicegame.dice.bots.policies import KINDS, SEARCH, bot_games
from dicegame.dice.bots.value import learned_weights
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.simulation.batch import Games, Results, Tools, blocks, joined, spread
from dicegame.dice.simulation.games import Body, Span
from dicegame.strength.luck import POINT, weigh_dice
from padgen.errors import PadgenError
from padgen.model import Layout
from padgen.tables import DOUBLE_HOURGLASS_FACES, DiceTables

Floats = npt.NDArray[np.float64]
Watch = Callable[[Iterable[Results], int], Iterable[Results]]
"""Hands on the results of blocks of games, of which there are so many, and may show how far it is."""
Z_95 = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
REACHED = (50, 60, 70)
"""Points that the solo rules call good."""
CONTROL_GAMES = 1200
FAST_BLOCK, SHARED_BLOCK, SEARCH_BLOCK = 5000, 200, 20
"""Games that one worker plays at a time; a result does not depend on it."""


class MatchError(PadgenError):
    """A match that cannot be played."""


class Scores(NamedTuple):
    """The points of many games of one bot."""

    mean: float
    sd: float
    se: float
    """Standard error of the mean."""
    p10: float
    p50: float
    p90: float


class Line(NamedTuple):
    """How one bot did."""

    name: str
    scores: Scores
    wins: float
    """Share of games won; one that k bots win together counts 1/k for each."""
    wins_low: float
    """The 95 % interval of that share, by Wilson."""
    wins_high: float
    reached: tuple[float, ...]
    """Shares of games with at least so many points as `REACHED` says."""


class Step(NamedTuple):
    """How much better one bot is than the one named before it, on the same games."""

    lower: str
    higher: str
    difference: float
    se: float
    """Standard error of the mean of the games' differences."""
    unpaired_se: float
    """What it would be if the games had nothing in common."""
    luckless: float | None = None
    """The difference without the luck of the dice (see `luck`), where both played alone and one of them is slow."""
    luckless_se: float | None = None


class Control(NamedTuple):
    """A bot against itself, which must come out even, or bots whose order is known."""

    names: tuple[str, str]
    difference: float
    se: float


class Match(NamedTuple):
    """What came of a match."""

    lines: list[Line]
    steps: list[Step]
    sanity: Control
    """Greedy over random, alone: well above 0."""
    mirror: Control
    """The first seat over the second of a quick bot that sits there twice, from other castles: 0, but for chance."""


def span_of(layout: Layout, solo: bool) -> Span:
    """How long a game on a layout lasts.

    Raises: MatchError for a layout of the base game.
    """
    if not isinstance(layout.tables, DiceTables):
        raise MatchError(f"{layout.name} is a layout of the base game; the bots play the dice game")
    limit = layout.tables.solo_rounds if solo else layout.tables.time_boxes
    return Span(solo, limit, DOUBLE_HOURGLASS_FACES)


def castles_of(layout: Layout, masks: Masks) -> list[int]:
    """The castles of a layout.

    Raises: MatchError where it has none.
    """
    castles = members(masks.of[GREEN])
    if not castles:
        raise MatchError(f"{layout.name} has no castle to start from")
    return castles


def solo_games(
    layout: Layout, bot: Bot, games: int, seed: int, castles: Sequence[int] = (), luck: Body | None = None
) -> Games:
    """Solo games, from each castle in turn, or from those given."""
    masks = compile_layout(layout)
    starts = tuple((hex_,) for hex_ in castles or castles_of(layout, masks))
    tools = Tools(span_of(layout, True), learned_weights(), area_rows(masks))
    return Games(bot_games, masks, tools, (bot.number,), starts, seed, games, luck=luck)


def table_games(layout: Layout, bots: Sequence[Bot], games: int, seed: int, apart: bool = False) -> Games:
    """Games at one table, all from the same castle, each castle in turn; or `apart`, from different ones if they suffice."""
    masks = compile_layout(layout)
    castles = castles_of(layout, masks)
    starts = tuple((hex_,) * len(bots) for hex_ in castles)
    if apart and len(castles) >= len(bots):
        starts = tuple(permutations(castles, len(bots)))
    tools = Tools(span_of(layout, False), learned_weights(), area_rows(masks))
    return Games(bot_games, masks, tools, tuple(bot.number for bot in bots), starts, seed, games)


def played(order: Games, jobs: int = 1, cluster: str | None = None, watch: Watch | None = None) -> Results:
    """The results of an order of games, spread over workers."""
    size = SEARCH_BLOCK if order.luck or any(map(is_slow, order.bots)) else SHARED_BLOCK if cluster else FAST_BLOCK
    size = min(size, max(1, -(-order.games // jobs)))
    orders = blocks(order, size)
    results: Iterable[Results] = spread(orders, jobs, cluster)
    return joined(watch(results, len(orders)) if watch else results)


def match(
    layout: Layout,
    bots: Sequence[Bot],
    games: int,
    seed: int,
    table: bool = False,
    jobs: int = 1,
    cluster: str | None = None,
    watch: Watch | None = None,
) -> Match:
    """How bots do: solo, each on the same dice; with `table`, together in the same games.

    Raises: MatchError for what cannot be played.
    """
    lucks: list[Floats] = []
    if table:
        results = played(table_games(layout, bots, games, seed), jobs, cluster, watch)
        totals = results.totals
        circles = results.circles.sum(axis=2)
    else:
        weighed = [any(is_slow(bot.number) for bot in bots[max(0, at - 1) : at + 2]) for at in range(len(bots))]
        alone = [
            played(solo_games(layout, bot, games, seed, luck=weigh_dice if dice else None), jobs, cluster, watch)
            for bot, dice in zip(bots, weighed, strict=True)
        ]
        totals = np.concatenate([results.totals for results in alone], axis=1)
        circles = np.zeros_like(totals)
        lucks = [results.luck / POINT for results in alone]
    names = [bot.name for bot in bots]
    quick = next((bot for bot in bots if not is_slow(bot.number)), BOTS["planner"])
    climbed = steps(names, totals, lucks)
    return Match(lines(names, totals, circles), climbed, sanity(layout, seed), mirror(layout, quick, seed))


def is_slow(bot: int) -> bool:
    """Whether a bot, by its number, takes so long for a game that weighing the dice of its games costs little beside it."""
    return bot % KINDS == SEARCH


def lines(names: Sequence[str], totals: npt.NDArray[np.int64], circles: npt.NDArray[np.int64]) -> list[Line]:
    """The statistics of games x bots; remaining circles break ties (Dice game rulebook 2017, Game end)."""
    games = len(totals)
    standing = totals * 1000 + circles
    won = standing == standing.max(axis=1, keepdims=True)
    shares = (won / won.sum(axis=1, keepdims=True)).sum(axis=0)
    found = []
    for place, name in enumerate(names):
        own, won_by_it = totals[:, place], float(shares[place])
        at_least = [float((own >= least).mean()) for least in REACHED]
        found.append(Line(name, scores(own), won_by_it / games, *wilson(won_by_it, games), (*at_least,)))
    return found


def scores(totals: npt.NDArray[np.int64], groups: int = 1) -> Scores:
    """The statistics of games; with groups, such as starting castles in turn, the error of the mean over those chosen."""
    p10, p50, p90 = (float(number) for number in np.percentile(totals, [10, 50, 90]))
    split = [totals[row::groups] for row in range(groups)]
    variance = sum(deviation(group) ** 2 / len(group) for group in split if len(group))
    return Scores(float(totals.mean()), deviation(totals), variance**0.5 / groups, p10, p50, p90)


def deviation(numbers: npt.NDArray[Any]) -> float:
    """The standard deviation that a sample speaks for; 0 for one number."""
    return float(numbers.std(ddof=1)) if len(numbers) > 1 else 0.0


def steps(names: Sequence[str], totals: npt.NDArray[np.int64], lucks: Sequence[Floats] = ()) -> list[Step]:
    """Each bot against the one named before it; `lucks` has the luck of all games of each bot, or of none."""
    root = len(totals) ** 0.5
    found = []
    for place in range(1, len(names)):
        lower, higher = totals[:, place - 1], totals[:, place]
        apart = (deviation(lower) ** 2 + deviation(higher) ** 2) ** 0.5 / root
        difference = higher - lower
        mean, se = float(difference.mean()), deviation(difference) / root
        step = Step(names[place - 1], names[place], mean, se, apart)
        if lucks and len(lucks[place - 1]) and len(lucks[place]):
            rest = difference - (lucks[place] - lucks[place - 1])
            step = step._replace(luckless=float(rest.mean()), luckless_se=deviation(rest) / root)
        found.append(step)
    return found


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's formula.

    >>> [round(end, 3) for end in wilson(8, 10)]
    [0.49, 0.943]
    """
    share = wins / games
    spread_ = Z_95 * (share * (1 - share) / games + Z_95**2 / (4 * games**2)) ** 0.5
    middle = share + Z_95**2 / (2 * games)
    scale = 1 + Z_95**2 / games
    return max(0.0, (middle - spread_) / scale), min(1.0, (middle + spread_) / scale)  # rounding may go past the ends


def sanity(layout: Layout, seed: int) -> Control:
    """Greedy against random, alone on the same dice."""
    weak, strong = (
        played(solo_games(layout, BOTS[name], CONTROL_GAMES, seed)).totals[:, 0] for name in ("random", "greedy")
    )
    return _control(("greedy", "random"), strong - weak)


def mirror(layout: Layout, bot: Bot, seed: int) -> Control:
    """A bot at a table with itself, seat against seat; each two castles change seats as often as not."""
    totals = played(table_games(layout, (bot, bot), CONTROL_GAMES, seed, apart=True)).totals
    return _control((bot.name, bot.name), totals[:, 0] - totals[:, 1])


def _control(names: tuple[str, str], difference: npt.NDArray[np.int64]) -> Control:
    return Control(names, float(difference.mean()), deviation(difference) / len(difference) ** 0.5)
