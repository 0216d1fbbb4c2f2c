"""How hard a duchy of the dice game is, as a value and as layout files and JSON write it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from padgen.errors import LayoutError, check_text
from padgen.tomltext import unknown_key

RATING_WORDS = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Rating:
    """How hard a duchy of the dice game is, measured by games that a bot played on it alone.

    Raises: LayoutError for a number that cannot be one, or a word that is none of `RATING_WORDS`.
    """

    index: float
    """The mean points of the bot on duchy A divided by its mean here. Above 1 is harder than A."""
    word: str
    mean: float
    se: float
    """The standard error of the mean."""
    games: int
    bot: str
    starts: tuple[tuple[str, float], ...] = ()
    """The mean points for each starting castle."""

    def __post_init__(self) -> None:
        if self.word not in RATING_WORDS:
            raise LayoutError(f"expected word = {' or '.join(map(repr, RATING_WORDS))}")
        if not 0 < self.index < 1000:
            raise LayoutError("expected index = a number above 0, such as 1.05")
        for key, points in (("mean", self.mean), ("se", self.se), *self.starts):
            if not 0 <= points < 1000:
                raise LayoutError(f"expected {key} = a number of points below 1000")
        if not 0 < self.games < 10**9:
            raise LayoutError("expected games = how many games were played")
        for text in (self.bot, *dict(self.starts)):
            check_text(text)

    @property
    def stars(self) -> int:
        """Return 1 for easy, 2 for medium, 3 for hard."""
        return RATING_WORDS.index(self.word) + 1


_EXPECTED = {
    "index": "a number above 0, such as 1.05",
    "word": " or ".join(f'"{word}"' for word in RATING_WORDS),
    "mean": "a number of points",
    "se": "a number of points",
    "games": "a whole number",
    "bot": "the name of the bot that played",
    "starts": "{ blue = 59.5, ... }, points for each starting castle",
}
_NUMBER = (int, float)
_TYPES = {"index": _NUMBER, "mean": _NUMBER, "se": _NUMBER, "word": (str,), "bot": (str,), "games": (int,)}


def read_rating(data: Mapping[str, Any]) -> Rating:
    """Read a rating from its table in a layout file.

    Raises: LayoutError with what was expected.
    """
    for key in data:
        if key not in _EXPECTED:
            raise LayoutError(unknown_key(key, _EXPECTED))
    starts = data.get("starts", {})
    for key, types in _TYPES.items():
        if type(data.get(key)) not in types:
            raise LayoutError(f"expected {key} = {_EXPECTED[key]}")
    if not isinstance(starts, dict) or any(type(points) not in _NUMBER for points in starts.values()):
        raise LayoutError(f"expected starts = {_EXPECTED['starts']}")
    return Rating(**{**data, "starts": tuple(starts.items())})


def rating_data(rating: Rating) -> dict[str, object]:
    """Return a rating as files and JSON write it."""
    return {**vars(rating), "starts": dict(rating.starts)}
