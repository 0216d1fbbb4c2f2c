"""How hard, fair or dull a duchy is, by play: solo games of two bots, and what can be seen without playing."""

import functools
import json
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import NamedTuple

from dicegame.dice.bots.players import BOTS
from dicegame.dice.castles import castle_name
from dicegame.dice.masks import COLOR_NAMES, Masks, compile_layout
from dicegame.dice.simulation.batch import Results
from dicegame.dice.simulation.games import FINISHED, SALES
from dicegame.strength.match import Scores, Watch, castles_of, played, scores, solo_games
from padgen.errors import PadgenError
from padgen.features import measure_features
from padgen.model import Layout
from padgen.names import load

GAMES = 1200
"""Of the planner: a standard error of about 0.18 points."""
SKETCH = 200
"""Games that tell whether all of them are worth while,"""
SURELY = (0.03, 4.0)
"""where the difficulty or the spread are off by more than this: four standard errors."""
SEED = 20_170_401
MOST_REFUSED = 2000
"""The search for a duchy as wanted ends after so many that are not."""
REFERENCE = "a"
"""Difficulty is measured against duchy A."""
WORDS = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Rating:
    """What play tells of a layout."""

    layout: Layout
    games: int
    planner: Scores
    greedy: Scores
    starts: dict[str, float]
    """The planner's mean for each starting castle."""
    starts_se: dict[str, float]
    """Its standard errors."""
    points: dict[str, float]
    """Of the planner: mean points of the areas of each color, of sales, of finished colors."""
    finished: dict[str, float]
    """How often the planner finishes each color."""
    index: float
    """The planner's mean on duchy A over its mean here: above 1 is harder."""
    static: dict[str, float]
    """What can be seen without playing."""

    @property
    def best_starts(self) -> list[str]:
        """The best starting castle, and those that may be as good: within two standard errors of the difference."""
        first, *others = sorted(self.starts, key=lambda start: -self.starts[start])
        near = [
            start
            for start in others
            if self.starts[first] - self.starts[start] < 2 * math.hypot(self.starts_se[first], self.starts_se[start])
        ]
        return [first, *near]

    @property
    def word(self) -> str:
        """easy, medium or hard: the thirds of generated duchies."""
        return word_of(self.index)


def rate(
    layout: Layout,
    games: int = GAMES,
    seed: int = SEED,
    jobs: int = 1,
    cluster: str | None = None,
    watch: Watch | None = None,
) -> Rating:
    """Rate a layout by so many games of each bot, or a few more, so that all starting castles have as many.

    Raises: MatchError for a layout that cannot be played.
    """
    masks = compile_layout(layout)
    castles = castles_of(layout, masks)
    games = shared(games, len(castles))
    results = played(solo_games(layout, BOTS["planner"], games, seed), jobs, cluster, watch)
    weak = played(solo_games(layout, BOTS["greedy"], games, seed), jobs, cluster, watch)
    totals = results.totals[:, 0]
    by_start = {castle_name(masks, hex_): scores(totals[row :: len(castles)]) for row, hex_ in enumerate(castles)}
    planner = scores(totals, len(castles))
    index = reference(games, seed) / planner.mean if planner.mean else float("inf")
    points, finished = _by_color(results, masks)
    return Rating(
        layout,
        games,
        planner,
        scores(weak.totals[:, 0], len(castles)),
        {start: own.mean for start, own in by_start.items()},
        {start: own.se for start, own in by_start.items()},
        points,
        finished,
        index,
        static(layout),
    )


def shared(games: int, castles: int) -> int:
    """So many games or a few more: two at least from each starting castle, from all as many."""
    return max(2, -(-games // castles)) * castles


@functools.cache
def reference(games: int, seed: int) -> float:
    """The planner's mean on duchy A."""
    return float(played(solo_games(load(REFERENCE), BOTS["planner"], games, seed)).totals.mean())


def _by_color(results: Results, masks: Masks) -> tuple[dict[str, float], dict[str, float]]:
    points = results.points[:, 0].sum(axis=2).mean(axis=0)
    names = {**dict(enumerate(COLOR_NAMES)), SALES: "sales", FINISHED: "finished colors"}
    done = {name: float((results.finished[:, 0] >> c & 1).mean()) for c, name in enumerate(COLOR_NAMES) if masks.of[c]}
    return {name: float(points[source]) for source, name in names.items()}, done


def static(layout: Layout) -> dict[str, float]:
    """What can be seen of a layout without playing: `padgen show --json` in a few numbers."""
    seen = measure_features(layout)
    borders = sum(sum(others.values()) for others in seen.neighbors.values()) / 2  # each stands there from both sides
    beside_green = sum(seen.neighbors["green"].values())
    return {
        "areas": float(seen.areas),
        "single hexes": float(seen.sizes.get(1, 0)),
        "areas of four and more": float(sum(count for size, count in seen.sizes.items() if size >= 4)),
        "borders": borders,
        "borders of castles": float(beside_green),
        "castle distance": _mean(seen.castle_distances),
        "castles from the rim": _mean(seen.castle_rim),
        "colors beside castles": _mean(seen.castle_colors),
        "spread": _mean(tuple(seen.spread.values())),
    }


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def word_of(index: float) -> str:
    """easy, medium or hard."""
    return WORDS[sum(index > limit for limit in difficulty().thresholds)]


class RateError(PadgenError):
    """A rating that cannot be had."""


@dataclass
class Wanted:
    """What new duchies shall be like in play; `accepts` is for `padgen.generate`."""

    band: tuple[float, float] | None = None
    """The lowest and the highest index."""
    fair: float | None = None
    """The most points between the means of the best and the worst starting castle."""
    asked: str = ""
    """The same in words, for the files of the duchies."""
    tried: int = 0
    refused: list[tuple[float, float]] = field(default_factory=list)
    """What `quick` tells of the duchies that were refused since the last one that was accepted."""

    def accepts(self, layout: Layout) -> bool:
        """Whether a layout is as hard and as fair as wanted.

        Raises: RateError where so many were refused that there is none to be hoped for; MatchError for a base game.
        """
        self.tried += 1
        index, spread = quick(layout, SKETCH)
        if self._fits(index, spread, SURELY):
            index, spread = quick(layout, GAMES)
            if self._fits(index, spread):
                self.refused.clear()
                return True
        self.refused.append((index, spread))
        if len(self.refused) >= MOST_REFUSED:
            raise RateError(f"{MOST_REFUSED} duchies in a row were not as wanted; {self._reached()}")
        return False

    def _fits(self, index: float, spread: float, off: tuple[float, float] = (0.0, 0.0)) -> bool:
        return self._hard(index, off[0]) and (self.fair is None or spread <= self.fair + off[1])

    def _hard(self, index: float, off: float = 0.0) -> bool:
        return self.band is None or self.band[0] - off <= index <= self.band[1] + off

    def _reached(self) -> str:
        """How near the duchies that were refused came, most of them by a sketch."""
        spreads = [spread for index, spread in self.refused if self._hard(index)]
        if spreads:
            return f"the best spread was about {math.ceil(10 * min(spreads)) / 10:.1f} points"
        indexes = [index for index, _ in self.refused]
        return f"their difficulty was about {min(indexes):.2f} to {max(indexes):.2f}"


def quick(layout: Layout, games: int) -> tuple[float, float]:
    """The difficulty index of a layout, and the points between its best and worst starting castle: planner games only."""
    castles = castles_of(layout, compile_layout(layout))
    games = shared(games, len(castles))
    totals = played(solo_games(layout, BOTS["planner"], games, SEED)).totals[:, 0]
    means = [float(totals[row :: len(castles)].mean()) for row in range(len(castles))]
    mean = float(totals.mean())
    return (reference(games, SEED) / mean if mean else float("inf")), max(means) - min(means)


def parse_band(text: str) -> tuple[float, float]:
    """The lowest and the highest index of `easy`, `medium`, `hard` or `LOW..HIGH`.

    >>> parse_band("0.95..1.05")
    (0.95, 1.05)

    Raises: RateError with what was expected.
    """
    low, high = difficulty().thresholds
    named = {"easy": (0.0, low), "medium": (low, high), "hard": (high, float("inf"))}
    if text.lower() in named:
        return named[text.lower()]
    found = re.fullmatch(r"(\d{1,3}(?:\.\d*)?)\.\.(\d{1,3}(?:\.\d*)?)", text)
    if found is None or float(found[1]) > float(found[2]):
        raise RateError(f"{text[:40]!r} is no difficulty; expected easy, medium, hard, or LOW..HIGH such as 0.95..1.05")
    return float(found[1]), float(found[2])


class Difficulty(NamedTuple):
    """What is known of generated duchies, from difficulty.json."""

    thresholds: tuple[float, float]
    """The indexes between easy and medium, medium and hard."""
    predicted: float
    """The share of the variance of the index that the static features explain, on duchies that were not fitted."""


@functools.cache
def difficulty() -> Difficulty:
    """The thirds of generated duchies (`python -m dicegame.strength.thresholds`)."""
    data = json.loads(resources.files("dicegame.strength").joinpath("difficulty.json").read_text(encoding="utf-8"))
    low, high = data["thresholds"]
    return Difficulty((float(low), float(high)), float(data["predicted"]))
