"""Rate how hard the duchies of a game are, and search for new ones of a wanted difficulty and fairness.

Each game plays and measures in its own way; this module has the parts that all ratings share.
"""

import functools
import json
import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib import resources
from typing import NamedTuple

from dicegame.play.playable import NO_OPTIONS
from dicegame.strength.statistics import Scores
from dicegame.strength.work import HERE, ProgressWrapper, Work, progress
from padgen.errors import PadgenError
from padgen.language import Sentence, Words, decimal
from padgen.model import Layout
from padgen.notation import format_notation
from padgen.ratings import RATING_WORDS
from padgen.ratings import Rating as StoredRating


class RatingError(PadgenError):
    """Raised if no duchy with the wanted difficulty or fairness is found, or if the wanted difficulty is not valid."""


@dataclass(frozen=True)
class Rating(ABC):
    """A measurement of how hard a layout is, from many games of bots. Subclasses add what only their game measures."""

    layout: Layout
    games: int
    planner: Scores
    greedy: Scores
    starts: dict[str, float]
    """The planner's mean for each starting castle."""
    starts_se: dict[str, float]
    """The standard errors of these means."""
    points: dict[str, float]
    """The planner's mean points by source."""
    index: float
    """The planner's mean on the first printed duchy divided by its mean here. Above 1 is harder."""
    word: str
    """`easy`, `medium` or `hard`. Each word applies to a third of generated duchies."""

    @abstractmethod
    def as_dict(self) -> dict[str, object]:
        """Return the rating as data for JSON."""

    @abstractmethod
    def lines(self, words: Words, details: bool = False) -> Iterator[str]:
        """Yield the rating as lines of text; with `details`, also the features of the duchy."""

    def data(
        self,
        table: Mapping[str, object] = NO_OPTIONS,
        castles: Mapping[str, object] = NO_OPTIONS,
        details: Mapping[str, object] = NO_OPTIONS,
    ) -> dict[str, object]:
        """Return the rating as data for JSON. The arguments are further entries, which only some subclasses have."""
        planner = self.planner._asdict()
        return {
            "layout": self.layout.name,
            "notation": format_notation(self.layout),
            **table,
            "games": self.games,
            **planner,
            "starts": self.starts,
            "starts_se": self.starts_se,
            **castles,
            "difficulty": {"index": self.index, "word": self.word},
            "bots": {"planner": planner, "greedy": self.greedy._asdict()},
            "points": self.points,
            **details,
        }

    def bot_lines(self, words: Words) -> Iterator[str]:
        """Yield a line of text for each bot, with the mean and the spread of its points."""
        for name, scores in (("planner", self.planner), ("greedy", self.greedy)):
            spread = {"low": f"{scores.p10:.0f}", "middle": f"{scores.p50:.0f}", "high": f"{scores.p90:.0f}"}
            numbers = {"error": f"{scores.se:.2f}", "deviation": f"{scores.sd:.1f}"}
            yield f"  {name:<8} " + words("rate-bot", points=f"{scores.mean:6.2f}", **numbers, **spread)


class RatingPlan(NamedTuple):
    """A request to rate a layout, with the number of games and options."""

    layout: Layout
    games: int | None = None
    """The number of games of each bot; None for the usual number."""
    options: Mapping[str, str] = NO_OPTIONS
    """Options that only some games have. A game ignores options that it does not know."""


@dataclass(frozen=True)
class Look:
    """The measurements of a new duchy, from a few games or many."""

    index: float
    apart: float
    """The unfairness in points: between starting castles, or between the duchies of a set. Each kind of game decides."""
    index_margin: float = 0.0
    """The possible error of the index, which depends on the number of games."""
    apart_margin: float = 0.0
    mean: float = 0.0
    """The mean points; 0 in kinds of games that do not compare the duchies of a set."""


class Effort(NamedTuple):
    """The effort of a search for duchies: the games played on each one that it tries, and when it gives up."""

    sketch: int
    """Games for a first, quick look at a duchy."""
    games: int
    """Games for a whole look at a duchy that passed the quick one."""
    most_refused: int
    """The search ends after this number of mismatches in a row."""


@dataclass(frozen=True)
class Ratings:
    """The functions and numbers with which one kind of game rates duchies and searches for new ones."""

    rate: Callable[[RatingPlan, Work], Rating]
    look: Callable[[Layout, "Wanted", bool], Look]
    """A function that plays games on a new duchy and returns the measurements. The flag is True for a quick look."""
    thresholds: Callable[[], tuple[float, float]]
    """A function that returns two indexes: the limit between easy and medium, and the one between medium and hard."""
    body: Callable[..., None]
    """The function that plays the games. A caller can ask whether it is compiled."""
    effort: Effort

    def wanted(self, rated: str | None, fair: float | None, asked: str = "") -> "Wanted":
        """Return a `Wanted`: how hard (`easy`, `medium`, `hard` or `LOW..HIGH`) and how fair new duchies should be.

        Raises: RatingError for an invalid difficulty; it says what was expected.
        """
        return Wanted(self, None if rated is None else parse_band(rated, self.thresholds()), fair, asked)


@dataclass
class Wanted:
    """A filter for new duchies of a wanted difficulty and fairness. `padgen.generate` takes its method `accepts`."""

    ratings: Ratings
    band: tuple[float, float] | None = None
    """The lowest and the highest index."""
    fair: float | None = None
    """The maximum unfairness of a duchy, in points."""
    asked: str = ""
    """The wanted difficulty and fairness in words, for the files of the duchies."""
    tried: int = 0
    found: int = 0
    refused: list[Look] = field(default_factory=list)
    """The duchies that were refused since the last one that was accepted."""
    first: Look | None = None
    """The first duchy that was accepted."""

    @property
    def effort(self) -> tuple[int, int, int]:
        """Return the numbers of games of a quick and of a whole look, and of refusals in a row that end the search."""
        return self.ratings.effort

    def show_progress(self, show: ProgressWrapper) -> None:
        """Show the progress of all games that are played from now on."""
        progress.set(show)

    def accepts(self, layout: Layout) -> bool:
        """Return whether a layout has the wanted difficulty and fairness.

        Raises: RatingError after too many refusals in a row; GameError for a layout of another game.
        """
        self.tried += 1
        return self._is_accepted(layout)

    def with_rating(self, layout: Layout) -> Layout:
        """Rate a duchy, and return it with the rating, which its file and its printed sheet then show."""
        found = self.ratings.rate(RatingPlan(layout), HERE)
        starts = tuple((start, round(mean, 2)) for start, mean in found.starts.items())
        mean, se = round(found.planner.mean, 2), round(found.planner.se, 2)
        rating = StoredRating(round(found.index, 4), found.word, mean, se, found.games, "planner", starts)
        return replace(layout, rating=rating)

    def _is_accepted(self, layout: Layout) -> bool:
        for quick in (True, False):
            look = self.ratings.look(layout, self, quick)
            if not self._fits(look):
                self.refused.append(look)
                if len(self.refused) >= self.ratings.effort.most_refused:
                    raise RatingError(self._refusal())
                return False
        self.refused.clear()
        self.found += 1
        self.first = self.first or look
        return True

    def _fits(self, look: Look) -> bool:
        return self.is_as_hard(look.index, look.index_margin) and (
            self.fair is None or look.apart <= self.fair + look.apart_margin
        )

    def is_as_hard(self, index: float, margin: float = 0.0) -> bool:
        """Return whether an index is in the wanted band, or outside it by at most `margin`."""
        return self.band is None or self.band[0] - margin <= index <= self.band[1] + margin

    def _refusal(self) -> Sentence:
        """Return the message for a failed search, which says how close the refused duchies came."""
        number = len(self.refused)
        apart = [look.apart for look in self.refused if self.is_as_hard(look.index)]
        if apart:
            return Sentence("rating-refused-spread", number=number, spread=decimal(math.ceil(10 * min(apart)) / 10, 1))
        indexes = [look.index for look in self.refused]
        low, high = decimal(min(indexes), 2), decimal(max(indexes), 2)
        return Sentence("rating-refused-difficulty", number=number, low=low, high=high)


def word_of(index: float, thresholds: tuple[float, float]) -> str:
    """Return easy, medium or hard for a difficulty index."""
    return RATING_WORDS[sum(index > limit for limit in thresholds)]


def parse_band(text: str, thresholds: tuple[float, float]) -> tuple[float, float]:
    """Return the lowest and the highest index of `easy`, `medium`, `hard` or `LOW..HIGH`.

    >>> parse_band("0.95..1.05", (0.9, 1.1)), parse_band("medium", (0.9, 1.1))
    ((0.95, 1.05), (0.9, 1.1))

    Raises: RatingError for an invalid difficulty; it says what was expected.
    """
    low, high = thresholds
    named = {"easy": (0.0, low), "medium": (low, high), "hard": (high, float("inf"))}
    if text.lower() in named:
        return named[text.lower()]
    found = re.fullmatch(r"(\d{1,3}(?:\.\d*)?)\.\.(\d{1,3}(?:\.\d*)?)", text)
    if found is None or float(found[1]) > float(found[2]):
        raise RatingError(Sentence("rating-band", text=text[:40]))
    return float(found[1]), float(found[2])


class Difficulty(NamedTuple):
    """Statistics of many generated duchies, which say what easy and hard mean in a game."""

    thresholds: tuple[float, float]
    """The indexes that separate easy from medium, and medium from hard."""
    predicted: float
    """The share of the variance of the index that features of the board explain, on duchies not used to fit them; or 0."""


@functools.cache
def load_difficulty(package: str) -> Difficulty:
    """Return the statistics in difficulty.json in `package`, such as `dicegame.base.strength`. `research` writes it."""
    data = json.loads(resources.files(package).joinpath("difficulty.json").read_text(encoding="utf-8"))
    low, high = data["thresholds"]
    return Difficulty((float(low), float(high)), float(data.get("predicted", 0)))
