"""Ratings of the difficulty of duchies, and their form in layout files and JSON."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from padgen.errors import LayoutError, check_text
from padgen.language import Field, Sentence, joined
from padgen.tomltext import unknown_key

RATING_WORDS = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Rating:
    """The difficulty of a duchy, measured by games of a bot. In the base game the bot plays every seat, otherwise alone.

    Raises: LayoutError for a number out of range, a word that is not in `RATING_WORDS`, or an unprintable text.
    """

    index: float
    """The bot's mean points on duchy A (base game: duchy 1), divided by its mean points here. Above 1 is harder."""
    word: str
    mean: float
    se: float
    """The standard error of the mean."""
    games: int
    bot: str
    starts: tuple[tuple[str, float], ...] = ()
    """The mean points for each starting castle, which is given by its color, or in the base game by its hex."""

    def __post_init__(self) -> None:
        if self.word not in RATING_WORDS:
            raise _expected("word")
        if not 0 < self.index < 1000:
            raise _expected("index")
        for key, points in (("mean", self.mean), ("se", self.se), *self.starts):
            if not 0 <= points < 1000:
                raise _expected(key, Sentence("rating-few-points"))
        if not 0 < self.games < 10**9:
            raise _expected("games")
        for text in (self.bot, *dict(self.starts)):
            check_text(text)

    @property
    def stars(self) -> int:
        """Return 1 for easy, 2 for medium, 3 for hard."""
        return RATING_WORDS.index(self.word) + 1


_EXPECTED: Mapping[str, Field] = {
    "index": Sentence("rating-index"),
    "word": joined((f'"{word}"' for word in RATING_WORDS), "or"),
    "mean": Sentence("rating-points"),
    "se": Sentence("rating-points"),
    "games": Sentence("rating-games"),
    "bot": Sentence("rating-bot"),
    "starts": Sentence("rating-starts", example="{ blue = 59.5, ... }"),
}
_NUMBER = (int, float)
_TYPES = {"index": _NUMBER, "mean": _NUMBER, "se": _NUMBER, "word": (str,), "bot": (str,), "games": (int,)}


def read_rating(data: Mapping[str, Any]) -> Rating:
    """Return the rating in the `rating` table of a layout file.

    Raises: LayoutError for an unknown key or a wrong value; it says what was expected.
    """
    for key in data:
        if key not in _EXPECTED:
            raise LayoutError(unknown_key(key, _EXPECTED))
    starts = data.get("starts", {})
    for key, types in _TYPES.items():
        if type(data.get(key)) not in types:
            raise _expected(key)
    if not isinstance(starts, dict) or any(type(points) not in _NUMBER for points in starts.values()):
        raise _expected("starts")
    return Rating(**{**data, "starts": tuple(starts.items())})


def _expected(key: str, what: Field = "") -> LayoutError:
    return LayoutError(Sentence("rating-expected", key=key, what=what or _EXPECTED[key]))


def rating_data(rating: Rating) -> dict[str, object]:
    """Return a rating as a dictionary for a layout file or JSON."""
    return {**vars(rating), "starts": dict(rating.starts)}
