"""Rate how hard and how fair a duchy is, from solo games of two bots and from features of the board."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields

from dicegame.dice.bots.players import BOTS
from dicegame.dice.bots.policies import bot_games
from dicegame.dice.castles import castle_name
from dicegame.dice.masks import COLOR_NAMES, Masks, compile_layout
from dicegame.dice.simulation.batch import Results
from dicegame.dice.simulation.games import FINISHED, SALES
from dicegame.dice.strength.match_games import castles_of, run_batch, solo_games
from dicegame.fast.arrays import np
from dicegame.strength.rating import Difficulty, Effort, Look, Rating, Ratings, Wanted, load_difficulty, word_of
from dicegame.strength.statistics import deviation, scores
from dicegame.strength.work import HERE, Work
from padgen.features import measure_features
from padgen.language import Sentence, Words, joined
from padgen.model import Layout
from padgen.names import load
from padgen.tables import COLORS, Game

GAMES = 1200
"""The number of games of the planner, for a standard error of about 0.18 points."""
SKETCH_GAMES = 200
"""The number of games for a first, quick rating."""
SKETCH_MARGIN = (0.03, 4.0)
"""A duchy whose quick rating misses the target by more than this, four standard errors, is refused at once."""
SEED = 20_170_401
MOST_REFUSED = 2000
"""The search for a matching duchy ends after this number of mismatches in a row."""
REFERENCE = "a"
"""Difficulty is measured against duchy A."""


@dataclass(frozen=True)
class SoloRating(Rating):
    """The rating of a layout by many solo games.

    The starting castles are compared over `games` games from each, with the same dice for all castles.
    """

    behind_se: dict[str, float]
    """For each castle, the standard error of its difference from the best one. The same dice make it small."""
    finished: dict[str, float]
    """The share of games in which the planner finishes each color."""
    board: dict[str, float]
    """The features of the board, found without playing."""

    @property
    def best_starts(self) -> list[str]:
        """Return the best starting castle, then those that may be as good: within two standard errors of the difference."""
        first, *others = sorted(self.starts, key=lambda start: -self.starts[start])
        near = [start for start in others if self.starts[first] - self.starts[start] < 2 * self.behind_se[start]]
        return [first, *near]

    def as_dict(self) -> dict[str, object]:
        """Return the rating for JSON."""
        seen = {"finished": self.finished, "static": self.board, "static_predicts": difficulty().predicted}
        return self.data(castles={"starts_behind_se": self.behind_se}, details=seen)

    def lines(self, words: Words, details: bool = False) -> Iterator[str]:
        """Yield the rating as lines of text; with `details`, also the features of the duchy."""
        word, index = Sentence(f"rating-{self.word}"), f"{self.index:.3f}"
        yield words("rate-title", name=self.layout.name, word=word, index=index, games=self.games)
        yield from self.bot_lines(words)
        ordered = dict(sorted(self.starts.items(), key=lambda pair: -pair[1]))
        best = joined([Sentence(f"color-{color}") for color in self.best_starts], "or")
        error = f"{max(self.behind_se.values()):.2f}"
        yield "  " + words("rate-starts", best=best, starts=_listed(ordered, ".1f", words), error=error)
        lists = {
            words("rate-points"): _listed(self.points, ".1f", words),
            words("rate-finished"): _listed(self.finished, ".0%", words),
        }
        if details:
            lists[words("rate-seen")] = _listed(self.board, ".4g", words)
            lists[""] = words("rate-predicts", share=f"{difficulty().predicted:.0%}")
        width = max(map(len, lists))
        for label, text in lists.items():
            yield f"  {label:<{width}} {text}"


def _listed(numbers: Mapping[str, float], form: str, words: Words) -> str:
    """Return a text of names and numbers. The names are translated: colors, sources of points, or features of the board."""
    keys = {name: f"{'color' if name in COLORS[Game.DICE] else 'rate-of'}-{name.replace(' ', '-')}" for name in numbers}
    return ", ".join(f"{words(keys[name])} {number:{form}}" for name, number in numbers.items())


def rate_layout(layout: Layout, games: int = GAMES, work: Work = HERE) -> SoloRating:
    """Rate a layout by `games` solo games of each bot, or a few more, so that each starting castle has the same number.

    The castles are compared by that many more games of the planner from each castle, with the same dice for all.

    Raises: MatchError or GameError if the layout cannot be played.
    """
    masks = compile_layout(layout)
    castles = castles_of(layout, masks)
    games = round_up_games(games, len(castles))
    each = from_each_castle(layout, castles, games, work)
    results = in_turn(each)
    weak = run_batch(solo_games(layout, BOTS["greedy"], games, SEED), work)
    by_start = {castle_name(masks, hex_): own.totals[:, 0] for hex_, own in zip(castles, each, strict=True)}
    best = max(by_start.values(), key=lambda own: float(own.mean()))
    planner = scores(results.totals[:, 0], len(castles))
    index = reference_mean(games) / planner.mean if planner.mean else float("inf")
    points, finished = _by_color(results, masks)
    return SoloRating(
        layout=layout,
        games=games,
        planner=planner,
        greedy=scores(weak.totals[:, 0], len(castles)),
        starts={start: float(own.mean()) for start, own in by_start.items()},
        starts_se={start: scores(own).se for start, own in by_start.items()},
        behind_se={start: deviation(best - own) / games**0.5 for start, own in by_start.items()},
        points=points,
        finished=finished,
        index=index,
        word=word_of(index, difficulty().thresholds),
        board=board_features(layout),
    )


def from_each_castle(layout: Layout, castles: Sequence[int], games: int, work: Work = HERE) -> list[Results]:
    """Return the planner's games from each castle. Games with the same number have the same dice for all castles."""
    batches = [solo_games(layout, BOTS["planner"], games, SEED, castles=(hex_,)) for hex_ in castles]
    return [run_batch(batch, work) for batch in batches]


def in_turn(each: Sequence[Results]) -> Results:
    """Return the results of the first game from the first castle, of the second game from the second castle, and so on."""
    games = np.arange(len(each[0].rounds))
    rows = (np.stack([getattr(own, field.name) for own in each]) for field in fields(Results))
    return Results(*(row[games % len(each), games] if row.shape[1] else row[0] for row in rows))


def round_up_games(games: int, castles: int) -> int:
    """Return the number of games, rounded up: at least two from each starting castle, the same number from each."""
    return max(2, -(-games // castles)) * castles


@functools.cache
def reference_mean(games: int) -> float:
    """Return the planner's mean points in `games` solo games on duchy A."""
    return float(run_batch(solo_games(load(REFERENCE), BOTS["planner"], games, SEED)).totals.mean())


def _by_color(results: Results, masks: Masks) -> tuple[dict[str, float], dict[str, float]]:
    points = results.points[:, 0].sum(axis=2).mean(axis=0)
    names = {**dict(enumerate(COLOR_NAMES)), SALES: "sales", FINISHED: "finished colors"}
    done = {name: float((results.finished[:, 0] >> c & 1).mean()) for c, name in enumerate(COLOR_NAMES) if masks.of[c]}
    return {name: float(points[source]) for source, name in names.items()}, done


def board_features(layout: Layout) -> dict[str, float]:
    """Return features of a layout that are found without playing: a few numbers that sum up `padgen show --json`."""
    found = measure_features(layout)
    borders = sum(sum(others.values()) for others in found.neighbors.values()) / 2  # each pair is counted from both sides
    beside_green = sum(found.neighbors["green"].values())
    return {
        "areas": float(found.areas),
        "single hexes": float(found.sizes.get(1, 0)),
        "areas of four and more": float(sum(count for size, count in found.sizes.items() if size >= 4)),
        "borders": borders,
        "borders of castles": float(beside_green),
        "castle distance": _mean(found.castle_distances),
        "castles from the rim": _mean(found.castle_rim),
        "colors beside castles": _mean(found.castle_colors),
        "spread": _mean(tuple(found.spread.values())),
    }


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def quick_rating(layout: Layout, games: int) -> tuple[float, float]:
    """Return the planner's difficulty index for a layout, and the difference in points between its best and worst castle."""
    castles = castles_of(layout, compile_layout(layout))
    games = round_up_games(games, len(castles))
    totals = run_batch(solo_games(layout, BOTS["planner"], games, SEED)).totals[:, 0]
    means = [float(totals[row :: len(castles)].mean()) for row in range(len(castles))]
    mean = float(totals.mean())
    return (reference_mean(games) / mean if mean else float("inf")), max(means) - min(means)


def castle_spread(layout: Layout) -> float:
    """Return the difference in points between the best and the worst castle, as `rate_layout` measures it."""
    castles = castles_of(layout, compile_layout(layout))
    means = [own.totals.mean() for own in from_each_castle(layout, castles, round_up_games(GAMES, len(castles)))]
    return float(max(means) - min(means))


def difficulty() -> Difficulty:
    """Load the statistics that separate easy, medium and hard duchies (written by `python -m research.dice_thresholds`)."""
    return load_difficulty("dicegame.dice.strength")


def look_at(layout: Layout, wanted: Wanted, quick: bool) -> Look:
    """Play a few games (if `quick`) or many on a new duchy. Return its difficulty, and how far apart its castles are."""
    effort = wanted.ratings.effort
    if quick:
        return Look(*quick_rating(layout, effort.sketch), *SKETCH_MARGIN)
    index, apart = quick_rating(layout, effort.games)
    if wanted.fair is not None and wanted.is_as_hard(index):
        apart = castle_spread(layout)
    return Look(index, apart)


RATINGS = Ratings(
    rate=lambda plan, work: rate_layout(plan.layout, plan.games or GAMES, work=work),
    look=look_at,
    thresholds=lambda: difficulty().thresholds,
    body=bot_games,
    effort=Effort(SKETCH_GAMES, GAMES, MOST_REFUSED),
)
