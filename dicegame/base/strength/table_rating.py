"""How strong boards of the base game are: planners play on a board, everybody on the same one."""

import functools
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import resources

from dicegame.base.bots.beam import PLANNER
from dicegame.base.bots.players import find_bot
from dicegame.base.bots.policies import KINDS
from dicegame.base.simulation.batch import Results
from dicegame.base.state.duchy import SOURCES, castles_of, compile_board
from dicegame.base.state.tiles import COLOR_NAMES
from dicegame.base.strength.match_games import ProgressWrapper, board_games
from dicegame.strength.statistics import Scores, deviation, scores
from padgen.language import Sentence, decimal
from padgen.model import Layout
from padgen.names import load
from padgen.ratings import RATING_WORDS

ALL_SOURCES = (*SOURCES, "goods", "silver", "workers", "monasteries")
GAMES = 400
"""Games for a rating: a standard error of about 0.6 points."""
SKETCH_GAMES = 60
"""Games for a first, quick rating."""
SEED = 20_111_019
RATING_BOT = PLANNER + KINDS * 8
"""Ratings are played by planners with a beam of 8, twice as fast as the one that people meet, with nearly its results."""
REFERENCE = "base-1"
MOST_REFUSED = 600
"""The search for a matching board ends after this number of mismatches in a row."""
SKETCH_MARGIN = 3.0
"""Standard errors by which a quick rating may miss."""


@dataclass(frozen=True)
class BoardRating:
    """The results of many games of planners that all play on the same board."""

    layout: Layout
    players: int
    edition: int
    games: int
    planner: Scores
    """Of all players; the standard error is that of the means of games, since points at a table go together."""
    greedy: Scores
    starts: dict[str, float]
    """The mean for each starting castle, by its hex."""
    starts_se: dict[str, float]
    points: dict[str, float]
    """The mean points by source."""
    phases: dict[str, float]
    """The mean points in each phase; the last one has the final scoring."""
    tiles: dict[str, float]
    """The mean number of tiles of each color."""
    seats: tuple[tuple[float, float], ...]
    """For each seat in the order of play, how much its mean is above the mean of all, with the standard error."""
    wins: tuple[float, ...]
    """For each seat, its share of the games."""
    index: float
    """The planners' mean on duchy 1 divided by their mean here. Above 1 is harder."""

    @property
    def word(self) -> str:
        """Return easy, medium or hard. Each stands for a third of generated boards."""
        return word_of(self.index)


def rate_board(
    layout: Layout,
    games: int = GAMES,
    players: int = 4,
    edition: int = 2019,
    seed: int = SEED,
    jobs: int = 1,
    cluster: str | None = None,
    progress: ProgressWrapper | None = None,
) -> BoardRating:
    """Rate a board by games of planners. Raises: GameError if it cannot be played."""
    compile_board(layout)
    castles = castles_of(layout)
    games = -(-games // (len(castles) * players)) * len(castles) * players
    results = mirrored(layout, RATING_BOT, games, players, edition, seed, jobs, cluster, progress)
    weak = mirrored(layout, find_bot("greedy").number, games, players, edition, seed, jobs, cluster, progress)
    means = results.totals.mean(axis=1)
    by_start = {str(hex_ + 1): means[_of_start(number, len(castles), players, games)] for number, hex_ in enumerate(castles)}
    own = results.points.sum(axis=3).mean(axis=(0, 1))
    phases = results.points.sum(axis=2).mean(axis=(0, 1))
    tiles = results.tiles.mean(axis=(0, 1))
    above = results.totals - means[:, None]
    won = results.totals == results.totals.max(axis=1, keepdims=True)
    shares = (won / won.sum(axis=1, keepdims=True)).mean(axis=0)
    planner = table_scores(results)
    reference = reference_mean(games, players, edition, seed)
    return BoardRating(
        layout,
        players,
        edition,
        games,
        planner,
        table_scores(weak),
        {start: float(rows.mean()) for start, rows in by_start.items()},
        {start: deviation(rows) / len(rows) ** 0.5 for start, rows in by_start.items()},
        dict(zip(ALL_SOURCES, map(float, own), strict=True)),
        dict(zip("ABCDE", map(float, phases), strict=True)),
        dict(zip(COLOR_NAMES, map(float, tiles), strict=True)),
        tuple((float(column.mean()), deviation(column) / games**0.5) for column in above.T),
        tuple(map(float, shares)),
        reference / planner.mean if planner.mean else float("inf"),
    )


def mirrored(
    layout: Layout,
    bot: int,
    games: int,
    players: int,
    edition: int,
    seed: int,
    jobs: int = 1,
    cluster: str | None = None,
    progress: ProgressWrapper | None = None,
) -> Results:
    """Play games of one bot in every seat, all on the same board; the columns of the results are the seats."""
    castles = castles_of(layout)
    starts = [(hex_,) * players for hex_ in castles for _ in range(players)]
    return board_games(
        [layout] * players, [bot] * players, games, seed, edition, jobs, cluster, progress, starts, turning=False
    )


def _of_start(number: int, castles: int, players: int, games: int) -> list[int]:
    """Return the games from one castle."""
    return [game for game in range(games) if game % (castles * players) // players == number]


def table_scores(results: Results) -> Scores:
    """Return the statistics of all players' points, with the standard error of the means of games."""
    totals = results.totals
    means = totals.mean(axis=1)
    return scores(totals.reshape(-1))._replace(se=deviation(means) / len(means) ** 0.5)


@functools.cache
def reference_mean(games: int, players: int, edition: int, seed: int) -> float:
    """Return the planners' mean on duchy 1."""
    return float(mirrored(load(REFERENCE), RATING_BOT, games, players, edition, seed).totals.mean())


def quick_rating(layout: Layout, games: int, players: int = 4, edition: int = 2019) -> tuple[float, float, float]:
    """Return the planners' mean on a board with its standard error, and the difficulty index."""
    found = table_scores(mirrored(layout, RATING_BOT, games, players, edition, SEED))
    return found.mean, found.se, reference_mean(GAMES, players, edition, SEED) / found.mean


@functools.cache
def thresholds() -> tuple[float, float]:
    """Load the limits of easy, medium and hard (written by `python -m research.base_thresholds`)."""
    data = json.loads(resources.files("dicegame.base.strength").joinpath("difficulty.json").read_text(encoding="utf-8"))
    low, high = data["thresholds"]
    return float(low), float(high)


def word_of(index: float) -> str:
    """Return easy, medium or hard for a difficulty index of a board."""
    return RATING_WORDS[sum(index > limit for limit in thresholds())]


@dataclass
class BoardTarget:
    """How strong new boards should be; `padgen.generate` takes `accepts`.

    `fair` is the most that the means of any two boards of the set may differ, in points.
    """

    band: tuple[float, float] | None = None
    fair: float | None = None
    asked: str = ""
    after_try: Callable[[], None] = lambda: None
    tried: int = 0
    found: int = 0
    refused: list[float] = field(default_factory=list)
    center: float | None = None
    """The mean of the first board of a fair set."""

    @property
    def effort(self) -> tuple[int, int, int]:
        """Return the games of a quick rating, those of a whole one, and how many mismatches in a row end the search."""
        return SKETCH_GAMES, GAMES, MOST_REFUSED

    def accepts(self, layout: Layout) -> bool:
        """Return whether a board matches. Raises: RatingError after so many refusals that none is likely to match."""
        self.tried += 1
        fits = self._fits(layout, SKETCH_GAMES, SKETCH_MARGIN) and self._fits(layout, GAMES, 0.0)
        self.after_try()
        if fits:
            self.refused.clear()
            self.found += 1
        return fits

    def _fits(self, layout: Layout, games: int, errors: float) -> bool:
        mean, se, index = quick_rating(layout, games)
        margin = errors * se
        off = index * margin / mean
        fits = self.band is None or self.band[0] - off <= index <= self.band[1] + off
        if fits and self.fair is not None:
            if self.center is None:
                if games == GAMES:
                    self.center = mean
            elif abs(mean - self.center) > self.fair / 2 + margin:
                fits = False
        if not fits:
            self.refused.append(index)
            if len(self.refused) >= MOST_REFUSED:
                from dicegame.strength.rating import RatingError

                low, high = decimal(min(self.refused), 2), decimal(max(self.refused), 2)
                raise RatingError(Sentence("rating-refused-difficulty", number=len(self.refused), low=low, high=high))
        return fits
