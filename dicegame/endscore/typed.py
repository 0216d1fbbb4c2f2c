"""Functions that read typed answers. Each takes a text and returns the value, or raises UnexpectedError."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from dicegame.endscore import values
from dicegame.endscore.values import MOST, UnexpectedError, name
from padgen.language import Sentence, joined
from padgen.tomltext import nearest


def number(typed: str) -> int:
    """Read a whole number, 0 or more."""
    if not (typed.isascii() and typed.isdigit()) or len(typed) > len(str(MOST)):
        raise UnexpectedError(Sentence("read-number", most=MOST))
    return int(typed)


def _split(typed: str) -> list[str]:
    words = typed.replace(",", " ").split()
    return [] if words == ["none"] else words


def numbers(typed: str) -> tuple[int, ...]:
    """Read whole numbers, separated by spaces or commas."""
    return tuple(map(number, _split(typed)))


def two(typed: str) -> tuple[int, ...]:
    """Read two whole numbers, such as `90 85`."""
    pair = numbers(typed)
    if len(pair) != 2:
        raise UnexpectedError(Sentence("read-two"))
    return pair


@dataclass(frozen=True)
class Tiles:
    """A function that reads tile numbers. The box has the tiles 1 to `most`; other numbers are reported later as faults."""

    most: int

    def __call__(self, typed: str) -> tuple[int, ...]:
        """Return the typed tile numbers."""
        return numbers(typed)


@dataclass(frozen=True)
class Choice:
    """A function that reads one of the known words, which may be shortened. `meaning` turns the word into the answer."""

    known: tuple[str, ...]
    meaning: Callable[[str], Any] = str

    def __call__(self, typed: str) -> Any:
        """Return the answer for a typed word, which may be shortened."""
        found = [word for word in self.known if word.lower() == typed.lower()]
        found = found or [word for word in self.known if word.lower().startswith(typed.lower())]
        if not found:
            if near := nearest(typed, self.known):
                raise UnexpectedError(Sentence("read-one-of-near", known=self.known, near=near))
            raise UnexpectedError(Sentence("read-one-of", known=self.known, found=typed))
        if len(found) > 1:
            raise UnexpectedError(Sentence("read-more-letters", found=typed, known=joined(found, "and")))
        return self.meaning(found[0])


@dataclass(frozen=True)
class Words:
    """A function that reads a list of known words, or `all` for all. If `often`, forms let people repeat words."""

    known: tuple[str, ...]
    often: bool = False

    def __call__(self, typed: str) -> tuple[str, ...]:
        """Return the known words for the typed ones, which may be shortened."""
        return self.known if typed == "all" else tuple(map(Choice(self.known), _split(typed)))


@dataclass(frozen=True)
class Counts:
    """A function that reads a list of known words, each followed by a number, such as `red 4, pink 3`."""

    known: tuple[str, ...]

    def __call__(self, typed: str) -> dict[str, int]:
        """Return the typed number for each known word that was typed."""
        parts = _split(typed.replace("=", " "))
        if len(parts) % 2:
            raise UnexpectedError(Sentence("read-counts", first=self.known[0], second=self.known[1]))
        pairs = [(Choice(self.known)(word), number(count)) for word, count in zip(parts[::2], parts[1::2], strict=True)]
        if len(dict(pairs)) < len(pairs):
            raise UnexpectedError(Sentence("read-each-once"))
        return dict(pairs)


@dataclass(frozen=True)
class Names:
    """A function that reads different names, separated by commas. There may be at most `most`."""

    most: int

    def __call__(self, typed: str) -> tuple[str, ...]:
        """Return the names."""
        names = tuple(name(part) for part in typed.split(","))
        if len(set(names)) < len(names) or len(names) > self.most:
            raise UnexpectedError(Sentence("read-names", most=self.most))
        return names


def day(typed: str) -> str:
    """Read a date in ISO form, `today` or `yesterday`, and return it in ISO form."""
    ago = ("today", "yesterday")
    if typed.lower() in ago:
        return (datetime.now().astimezone().date() - timedelta(days=ago.index(typed.lower()))).isoformat()
    return values.day(typed)


def new_name(taken: list[str]) -> Callable[[str], str]:
    """Return a function that reads a name. It refuses the names in `taken`."""

    def read(typed: str) -> str:
        if typed in taken:
            raise UnexpectedError(Sentence("read-new-name"))
        return name(typed)

    return read


def two_names(taken: list[str]) -> Callable[[str], tuple[str, ...]]:
    """Return a function that reads two names separated by a comma. It refuses the names in `taken`."""

    def read(typed: str) -> tuple[str, ...]:
        names = tuple(new_name(taken)(part.strip()) for part in typed.split(","))
        if len(set(names)) != 2:
            raise UnexpectedError(Sentence("read-two-names"))
        return names

    return read
