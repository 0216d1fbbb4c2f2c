"""Rate duchies of the base game by games in which planners in all seats play on the same duchy."""

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from dicegame.base.bots.beam import PLANNER
from dicegame.base.bots.players import find_bot
from dicegame.base.bots.policies import KINDS
from dicegame.base.simulation.batch import Results
from dicegame.base.simulation.games import END_SOURCES, simulate
from dicegame.base.state.duchy import SOURCES, castles_of, compile_board
from dicegame.base.state.tiles import COLOR_NAMES
from dicegame.base.strength.match_games import USUAL, Table, play_games, table_of
from dicegame.fast.arrays import np
from dicegame.play.events import GameError
from dicegame.strength.rating import Effort, Look, Rating, RatingPlan, Ratings, Wanted, load_difficulty, word_of
from dicegame.strength.statistics import Scores, deviation, scores, win_shares
from dicegame.strength.work import HERE, Work
from padgen.language import Field, Sentence, Words, joined
from padgen.model import Layout
from padgen.names import load

ALL_SOURCES = (*SOURCES, *END_SOURCES)
EXPANSION_SOURCES = {"posts": "borders", "routes": "routes", "shields": "shields"}
"""The sources of points that only expansions have, each with its expansion."""
GAMES = 400
"""The number of games for a rating, with a standard error of about 0.6 points."""
SKETCH_GAMES = 60
"""The number of games for a first, quick rating."""
SEED = 20_111_019
RATING_BOT = PLANNER + KINDS * 8
"""The planner for ratings has a beam of 8. It is twice as fast as the one that people play against, and nearly as good."""
REFERENCE = "base-1"
MOST_REFUSED = 600
"""The search for a matching duchy ends after this number of mismatches in a row."""
SKETCH_MARGIN = 3.0
"""The number of standard errors by which we expect a quick rating to be wrong at most."""


@dataclass(frozen=True)
class TableRating(Rating):
    """The results of many games of planners that all play on the same duchy.

    The scores are those of all players. Their standard error is computed from the means of games, because the points of
    players at one table are correlated.
    """

    table: Table
    phases: dict[str, float]
    """The mean points in each phase; the last one has the final scoring."""
    tiles: dict[str, float]
    """The mean number of tiles of each color."""
    seats: tuple[tuple[float, float], ...]
    """For each seat in the order of play, the difference between its mean and the mean of all, with the standard error."""
    wins: tuple[float, ...]
    """For each seat, the share of the games that it won."""

    def as_dict(self) -> dict[str, object]:
        """Return the rating as data for JSON."""
        seats = [
            {"advantage": points, "se": se, "wins": wins} for (points, se), wins in zip(self.seats, self.wins, strict=True)
        ]
        details = {"phases": self.phases, "tiles": self.tiles, "seats": seats}
        return self.data(table=self.table.as_dict(), details=details)

    def lines(self, words: Words, details: bool = False) -> Iterator[str]:  # noqa: ARG002  # all is worth a line
        """Yield the rating as lines of text."""
        word, index = Sentence(f"rating-{self.word}"), f"{self.index:.3f}"
        head: dict[str, Field] = {"name": self.layout.name, "word": word, "index": index, "games": self.games}
        yield words("rate-base-title", **head, players=self.table.players, edition=str(self.table.edition))
        names = joined(self.table.modules, "and")
        yield "  " + (words("rate-base-with", names=names) if names else words("rate-base-without"))
        yield from self.bot_lines(words)
        if len(self.starts) > 1:
            ordered = sorted(self.starts, key=lambda start: -self.starts[start])
            starts = ", ".join(f"{words('base-hex-number', hex=hex_)} {self.starts[hex_]:.1f}" for hex_ in ordered)
            yield "  " + words("rate-base-starts", starts=starts, error=f"{max(self.starts_se.values()):.2f}")
        yield "  " + words("rate-points") + " " + _listed(self.points, "rate-source-", words)
        phases = ", ".join(f"{key} {value:.1f}" for key, value in self.phases.items())
        yield "  " + words("rate-base-phases") + " " + phases
        yield "  " + words("rate-base-tiles") + " " + _listed(self.tiles, "word-", words)
        seats = ", ".join(f"{points:+.1f} ({wins:.0%})" for (points, _), wins in zip(self.seats, self.wins, strict=True))
        yield "  " + words("rate-base-seats", seats=seats, error=f"{max(se for _, se in self.seats):.2f}")


def _listed(numbers: Mapping[str, float], prefix: str, words: Words) -> str:
    return ", ".join(f"{words(prefix + name)} {number:.1f}" for name, number in numbers.items())


def rate_layout(layout: Layout, games: int = GAMES, table: Table = USUAL, work: Work = HERE) -> TableRating:
    """Return the rating of a duchy by at least `games` games of planners. Raises: GameError if it cannot be played."""
    compile_board(layout)
    castles, players = castles_of(layout), table.players
    games = -(-games // (len(castles) * players)) * len(castles) * players
    results = mirrored(layout, RATING_BOT, games, table, work)
    weak = mirrored(layout, find_bot("greedy").number, games, table, work)
    means = results.totals.mean(axis=1)
    start_of = np.arange(games) % (len(castles) * players) // players
    by_start = {str(hex_ + 1): means[start_of == number] for number, hex_ in enumerate(castles)}
    own = results.points.sum(axis=3).mean(axis=(0, 1))
    phases = results.points.sum(axis=2).mean(axis=(0, 1))
    above = results.totals - means[:, None]
    planner = table_scores(results)
    index = reference_mean(games, table) / planner.mean if planner.mean else float("inf")
    return TableRating(
        layout=layout,
        table=table,
        games=games,
        planner=planner,
        greedy=table_scores(weak),
        starts={start: float(rows.mean()) for start, rows in by_start.items()},
        starts_se={start: deviation(rows) / len(rows) ** 0.5 for start, rows in by_start.items()},
        points={name: float(mean) for name, mean in zip(ALL_SOURCES, own, strict=True) if name in sources_of(table)},
        phases=dict(zip("ABCDE", map(float, phases), strict=True)),
        tiles=dict(zip(COLOR_NAMES, map(float, results.tiles.mean(axis=(0, 1))), strict=True)),
        seats=tuple((float(column.mean()), deviation(column) / games**0.5) for column in above.T),
        wins=tuple(map(float, win_shares(results.totals).mean(axis=0))),
        index=index,
        word=word_of(index, thresholds()),
    )


def sources_of(table: Table) -> tuple[str, ...]:
    """Return the sources of points in games at a table."""
    off = [source for source, module in EXPANSION_SOURCES.items() if module not in table.modules]
    return tuple(name for name in ALL_SOURCES if name not in off)


def mirrored(layout: Layout, bot: int, games: int, table: Table, work: Work = HERE) -> Results:
    """Return the results of games with one bot in all seats, all on the same duchy. Each column is for a seat."""
    players = table.players
    starts = [(hex_,) * players for hex_ in castles_of(layout) for _ in range(players)]
    return play_games([layout] * players, [bot] * players, games, SEED, table, work, starts, turning=False)


def table_scores(results: Results) -> Scores:
    """Return the statistics of all players' points. The standard error is computed from the mean points of each game."""
    totals = results.totals
    means = totals.mean(axis=1)
    return scores(totals.reshape(-1))._replace(se=deviation(means) / len(means) ** 0.5)


@functools.cache
def reference_mean(games: int, table: Table) -> float:
    """Return the mean points of planners on duchy 1, the reference for the difficulty index."""
    return float(mirrored(load(REFERENCE), RATING_BOT, games, table).totals.mean())


def quick_rating(layout: Layout, games: int) -> tuple[float, float, float]:
    """Return three numbers for a duchy: the mean points of planners, their standard error, and the difficulty index."""
    found = table_scores(mirrored(layout, RATING_BOT, games, USUAL))
    return found.mean, found.se, reference_mean(GAMES, USUAL) / found.mean


def thresholds() -> tuple[float, float]:
    """Return the indexes above which a duchy is medium and hard (written by `python -m research.base_thresholds`)."""
    return load_difficulty("dicegame.base.strength").thresholds


def look_at(layout: Layout, wanted: Wanted, quick: bool) -> Look:
    """Play a few games (if `quick`) or many on a new duchy, and return the measurements.

    The means of any two duchies of a fair set differ by at most the requested points. So each mean may differ from that of
    the first duchy by at most half as much.
    """
    effort = wanted.ratings.effort
    mean, se, index = quick_rating(layout, effort.sketch if quick else effort.games)
    margin = SKETCH_MARGIN * se if quick else 0.0
    apart = 0.0 if wanted.first is None else 2 * abs(mean - wanted.first.mean)
    return Look(index, apart, index * margin / mean, 2 * margin, mean)


def rate(plan: RatingPlan, work: Work) -> TableRating:
    """Rate the duchy of a plan, whose options are `players`, `edition` and `with`.

    Raises: GameError if it cannot be played, or is only for the solo game, which has no points.
    """
    if plan.layout.links:
        raise GameError(Sentence("rate-base-solo", layout=plan.layout.name))
    return rate_layout(plan.layout, plan.games or GAMES, table_of(plan.options, plan.layout), work=work)


RATINGS = Ratings(rate, look_at, thresholds, simulate, Effort(SKETCH_GAMES, GAMES, MOST_REFUSED))
