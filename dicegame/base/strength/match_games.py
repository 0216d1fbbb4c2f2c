"""Games and matches between bots of the base game."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from dicegame.base.bots.beam import SEARCH
from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.players import Bot, find_bot
from dicegame.base.bots.policies import KINDS, WIDTHS
from dicegame.base.simulation.batch import Batch, Results, spread
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.fast.arrays import np, npt
from dicegame.fast.batches import blocks, joined
from dicegame.strength.statistics import BotResult, Comparison, comparisons, scores, wilson
from padgen.model import Layout

ProgressWrapper = Callable[[Iterable[Results], int], Iterable[Results]]
REACHED = (180, 200, 220)
"""Totals for which a match says how often each bot reached them."""
BLOCK, SEARCH_BLOCK = 400, 4
"""The number of games that a worker plays at a time. The results do not depend on it."""


def board_games(
    layouts: Sequence[Layout],
    bots: Sequence[int],
    games: int,
    seed: int,
    edition: int,
    jobs: int = 1,
    cluster: str | None = None,
    progress: ProgressWrapper | None = None,
    starts: Sequence[tuple[int, ...]] | None = None,
    turning: bool = True,
) -> Results:
    """Play games at one table, a layout and a bot for each seat. All sit at the same castle of their layouts, each in turn.

    The bots change seats from game to game, the layouts stay.

    Raises: GameError for a layout that the base game cannot be played on.
    """
    boards = tuple(map(compile_board, layouts))
    if starts is None:
        castles = [castles_of(layout) for layout in layouts]
        sets = max(map(len, castles))
        starts = [tuple(own[number % len(own)] for own in castles) for number in range(sets)]
        # each castle meets each seat of the bots: with as many castles as players, a cycle alone would not do that
        starts = [one for one in starts for _ in bots] if turning else starts
    weights = learned_weights(edition, len(bots))
    batch = Batch(tuple(bots), boards, tuple(starts), weights, seed, games, edition=edition, turning=turning)
    slow = any(bot % KINDS == SEARCH and bot // KINDS // WIDTHS for bot in bots)
    parts = blocks(batch, min(SEARCH_BLOCK if slow else BLOCK, max(1, -(-games // jobs))))
    results: Iterable[Results] = spread(parts, jobs, cluster)
    return joined(progress(results, len(parts)) if progress else results)


class Match(NamedTuple):
    """The results of a match."""

    results: list[BotResult]
    comparisons: list[Comparison]


def play_match(
    layout: Layout,
    bots: Sequence[Bot],
    games: int,
    seed: int,
    players: int = 4,
    edition: int = 2019,
    against: str = "planner",
    table: bool = False,
    jobs: int = 1,
    cluster: str | None = None,
    progress: ProgressWrapper | None = None,
) -> Match:
    """Play a match: each bot in turn takes one seat, a different one from game to game, among bots of another kind.

    All get the same tiles and dice. With `table`, the bots sit together.
    """
    names = [bot.name for bot in bots]
    if table:
        played = board_games(
            [layout] * len(bots), [bot.number for bot in bots], games, seed, edition, jobs, cluster, progress
        ).totals
        won = played == played.max(axis=1, keepdims=True)
        shares = (won / won.sum(axis=1, keepdims=True)).sum(axis=0)
        totals = played
    else:
        others = [find_bot(against).number] * (players - 1)
        found, wins = [], []
        for bot in bots:
            table_totals = board_games(
                [layout] * players, [bot.number, *others], games, seed, edition, jobs, cluster, progress
            ).totals
            won = table_totals == table_totals.max(axis=1, keepdims=True)
            found.append(table_totals[:, 0])
            wins.append(float((won[:, 0] / won.sum(axis=1)).sum()))
        totals, shares = np.stack(found, axis=1), np.array(wins)
    return Match(_bot_results(names, totals, shares), comparisons(names, totals))


def _bot_results(names: Sequence[str], totals: npt.NDArray[np.int64], shares: npt.NDArray[np.float64]) -> list[BotResult]:
    games = len(totals)
    return [
        BotResult(
            name,
            scores(totals[:, column]),
            float(shares[column]) / games,
            *wilson(float(shares[column]), games),
            tuple(float((totals[:, column] >= least).mean()) for least in REACHED),
        )
        for column, name in enumerate(names)
    ]
