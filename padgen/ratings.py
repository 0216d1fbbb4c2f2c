"""Ratings as layout files and JSON write them."""

from collections.abc import Mapping
from typing import Any

from padgen.errors import LayoutError
from padgen.model import RATING_WORDS, Rating
from padgen.tomltext import unknown_key

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
    """The rating that a table of a layout file describes.

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
    """A rating as files and JSON write it."""
    return {**vars(rating), "starts": dict(rating.starts)}
