"""Rate how hard and how fair a duchy is, by solo games of two bots and by features of the board."""

import functools
import json
import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from importlib import resources
from typing import NamedTuple

from dicegame.dice.bots.players import BOTS
from dicegame.dice.castles import castle_name
from dicegame.dice.masks import COLOR_NAMES, Masks, compile_layout
from dicegame.dice.simulation.batch import Results
from dicegame.dice.simulation.games import FINISHED, SALES
from dicegame.dice.strength.match_games import ProgressWrapper, castles_of, run_batch, solo_games
from dicegame.fast.arrays import np
from dicegame.strength.rating import RatingError
from dicegame.strength.statistics import Scores, deviation, scores
from padgen.features import measure_features
from padgen.language import Sentence, decimal
from padgen.model import Layout
from padgen.names import load
from padgen.ratings import RATING_WORDS

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
class Rating:
    """The results of many games on a layout."""

    layout: Layout
    games: int
    planner: Scores
    greedy: Scores
    starts: dict[str, float]
    """The planner's mean for each starting castle, over `games` games with the same dice for all castles."""
    starts_se: dict[str, float]
    """The standard errors of these means."""
    behind_se: dict[str, float]
    """For each castle, the standard error of its difference from the best one. The same dice make it small."""
    points: dict[str, float]
    """The planner's mean points from the areas of each color, from sales, from finished colors."""
    finished: dict[str, float]
    """The share of games in which the planner finishes each color."""
    index: float
    """The planner's mean on duchy A divided by its mean here. Above 1 is harder."""
    board: dict[str, float]
    """The features of the board, found without playing."""

    @property
    def best_starts(self) -> list[str]:
        """Return the best starting castle, and those within two standard errors of the difference, which may be as good."""
        first, *others = sorted(self.starts, key=lambda start: -self.starts[start])
        near = [start for start in others if self.starts[first] - self.starts[start] < 2 * self.behind_se[start]]
        return [first, *near]

    @property
    def word(self) -> str:
        """Return easy, medium or hard. Each stands for a third of generated duchies."""
        return word_of(self.index)


def rate_layout(
    layout: Layout,
    games: int = GAMES,
    seed: int = SEED,
    jobs: int = 1,
    cluster: str | None = None,
    progress: ProgressWrapper | None = None,
) -> Rating:
    """Rate a layout by `games` games of each bot, or a few more, so that each starting castle has the same number.

    The castles are compared by more games of the planner: from each castle as many, with the same dice.

    Raises: MatchError or GameError if the layout cannot be played.
    """
    masks = compile_layout(layout)
    castles = castles_of(layout, masks)
    games = round_up_games(games, len(castles))
    each = from_each_castle(layout, castles, games, seed, jobs, cluster, progress)
    results = in_turn(each)
    weak = run_batch(solo_games(layout, BOTS["greedy"], games, seed), jobs, cluster, progress)
    totals = results.totals[:, 0]
    by_start = {castle_name(masks, hex_): own.totals[:, 0] for hex_, own in zip(castles, each, strict=True)}
    best = max(by_start.values(), key=lambda own: float(own.mean()))
    planner = scores(totals, len(castles))
    index = reference_mean(games, seed) / planner.mean if planner.mean else float("inf")
    points, finished = _by_color(results, masks)
    return Rating(
        layout,
        games,
        planner,
        scores(weak.totals[:, 0], len(castles)),
        {start: float(own.mean()) for start, own in by_start.items()},
        {start: scores(own).se for start, own in by_start.items()},
        {start: deviation(best - own) / games**0.5 for start, own in by_start.items()},
        points,
        finished,
        index,
        board_features(layout),
    )


def from_each_castle(
    layout: Layout,
    castles: Sequence[int],
    games: int,
    seed: int,
    jobs: int = 1,
    cluster: str | None = None,
    progress: ProgressWrapper | None = None,
) -> list[Results]:
    """Return the planner's games from each castle. The same game has the same dice, whatever the castle."""
    batches = [solo_games(layout, BOTS["planner"], games, seed, castles=(hex_,)) for hex_ in castles]
    return [run_batch(batch, jobs, cluster, progress) for batch in batches]


def in_turn(each: Sequence[Results]) -> Results:
    """Return the first game from the first castle, the second game from the second one, and so on, as `solo_games` plays."""
    games = np.arange(len(each[0].rounds))
    rows = (np.stack([getattr(own, field.name) for own in each]) for field in fields(Results))
    return Results(*(row[games % len(each), games] if row.shape[1] else row[0] for row in rows))


def round_up_games(games: int, castles: int) -> int:
    """Return the number of games, rounded up: at least two from each starting castle, the same number from each."""
    return max(2, -(-games // castles)) * castles


@functools.cache
def reference_mean(games: int, seed: int) -> float:
    """Return the planner's mean on duchy A."""
    return float(run_batch(solo_games(load(REFERENCE), BOTS["planner"], games, seed)).totals.mean())


def _by_color(results: Results, masks: Masks) -> tuple[dict[str, float], dict[str, float]]:
    points = results.points[:, 0].sum(axis=2).mean(axis=0)
    names = {**dict(enumerate(COLOR_NAMES)), SALES: "sales", FINISHED: "finished colors"}
    done = {name: float((results.finished[:, 0] >> c & 1).mean()) for c, name in enumerate(COLOR_NAMES) if masks.of[c]}
    return {name: float(points[source]) for source, name in names.items()}, done


def board_features(layout: Layout) -> dict[str, float]:
    """Return the features of a layout that can be found without playing: `padgen show --json` in a few numbers."""
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


def word_of(index: float) -> str:
    """Return easy, medium or hard for a difficulty index."""
    return RATING_WORDS[sum(index > limit for limit in difficulty().thresholds)]


@dataclass
class Target:
    """How hard and how fair new duchies should be; `padgen.generate` takes `accepts`."""

    band: tuple[float, float] | None = None
    """The lowest and the highest index."""
    fair: float | None = None
    """The maximum difference in points between the means of the best and the worst starting castle."""
    asked: str = ""
    """The target in words, for the files of the duchies."""
    after_try: Callable[[], None] = lambda: None
    """Called after each duchy that was tried, to show how the search goes on."""
    tried: int = 0
    found: int = 0
    refused: list[tuple[float, float]] = field(default_factory=list)
    """The quick ratings of the duchies that were refused since the last one that was accepted."""

    @property
    def effort(self) -> tuple[int, int, int]:
        """Return the games of a quick rating, those of a whole one, and how many mismatches in a row end the search."""
        return SKETCH_GAMES, GAMES, MOST_REFUSED

    def accepts(self, layout: Layout) -> bool:
        """Return whether a layout matches.

        Raises: RatingError after so many refusals that none is likely to match; GameError if it is a layout of the base
        game.
        """
        self.tried += 1
        fits = self._is_accepted(layout)
        self.after_try()
        return fits

    def _is_accepted(self, layout: Layout) -> bool:
        index, spread = quick_rating(layout, SKETCH_GAMES)
        if self._fits(index, spread, SKETCH_MARGIN):
            index, spread = quick_rating(layout, GAMES)
            if self.fair is not None and self._hard(index):
                spread = castle_spread(layout)
            if self._fits(index, spread):
                self.refused.clear()
                self.found += 1
                return True
        self.refused.append((index, spread))
        if len(self.refused) >= MOST_REFUSED:
            raise RatingError(self._refusal())
        return False

    def _fits(self, index: float, spread: float, off: tuple[float, float] = (0.0, 0.0)) -> bool:
        return self._hard(index, off[0]) and (self.fair is None or spread <= self.fair + off[1])

    def _hard(self, index: float, off: float = 0.0) -> bool:
        return self.band is None or self.band[0] - off <= index <= self.band[1] + off

    def _refusal(self) -> Sentence:
        """Return the error for a failed search: how close the refused duchies came, mostly by quick ratings."""
        number = len(self.refused)
        spreads = [spread for index, spread in self.refused if self._hard(index)]
        if spreads:
            nearest = math.ceil(10 * min(spreads)) / 10
            return Sentence("rating-refused-spread", number=number, spread=decimal(nearest, 1))
        indexes = [index for index, _ in self.refused]
        low, high = decimal(min(indexes), 2), decimal(max(indexes), 2)
        return Sentence("rating-refused-difficulty", number=number, low=low, high=high)


def quick_rating(layout: Layout, games: int) -> tuple[float, float]:
    """Return the planner's difficulty index for a layout, and the difference in points between its best and worst castle."""
    castles = castles_of(layout, compile_layout(layout))
    games = round_up_games(games, len(castles))
    totals = run_batch(solo_games(layout, BOTS["planner"], games, SEED)).totals[:, 0]
    means = [float(totals[row :: len(castles)].mean()) for row in range(len(castles))]
    mean = float(totals.mean())
    return (reference_mean(games, SEED) / mean if mean else float("inf")), max(means) - min(means)


def castle_spread(layout: Layout) -> float:
    """Return the difference in points between the best and the worst castle, as `rate_layout` measures it."""
    castles = castles_of(layout, compile_layout(layout))
    means = [own.totals.mean() for own in from_each_castle(layout, castles, round_up_games(GAMES, len(castles)), SEED)]
    return float(max(means) - min(means))


def parse_band(text: str, limits: tuple[float, float] | None = None) -> tuple[float, float]:
    """Return the lowest and the highest index of `easy`, `medium`, `hard` or `LOW..HIGH`.

    `limits` are the indexes between easy and medium, medium and hard (default: those of duchies of the dice game).

    >>> parse_band("0.95..1.05")
    (0.95, 1.05)

    Raises: RatingError with what was expected.
    """
    low, high = limits or difficulty().thresholds
    named = {"easy": (0.0, low), "medium": (low, high), "hard": (high, float("inf"))}
    if text.lower() in named:
        return named[text.lower()]
    found = re.fullmatch(r"(\d{1,3}(?:\.\d*)?)\.\.(\d{1,3}(?:\.\d*)?)", text)
    if found is None or float(found[1]) > float(found[2]):
        raise RatingError(Sentence("rating-band", text=text[:40]))
    return float(found[1]), float(found[2])


class Difficulty(NamedTuple):
    """Statistics of generated duchies, from difficulty.json."""

    thresholds: tuple[float, float]
    """The indexes between easy and medium, medium and hard."""
    predicted: float
    """The share of the variance of the index that the board features explain, on duchies that were not fitted."""


@functools.cache
def difficulty() -> Difficulty:
    """Load the limits of easy, medium and hard (written by `python -m research.dice_thresholds`)."""
    data = json.loads(resources.files("dicegame.dice.strength").joinpath("difficulty.json").read_text(encoding="utf-8"))
    low, high = data["thresholds"]
    return Difficulty((float(low), float(high)), float(data["predicted"]))
