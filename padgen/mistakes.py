"""Collect the mistakes of a text, so that a person reads all of them at once."""

from collections.abc import Iterator
from contextlib import contextmanager

from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.tomltext import at_line, line_of_key

MOST = 20
"""More mistakes than these are only counted."""


class Mistakes:
    """The mistakes found so far in a text, each with its place.

    >>> mistakes = Mistakes("rows = 1")
    >>> with mistakes.noted("rows", key="rows"):
    ...     raise PadgenError("expected a text")
    >>> mistakes.check(PadgenError)
    Traceback (most recent call last):
    padgen.errors.PadgenError: line 1: rows: expected a text
    """

    def __init__(self, text: str = "") -> None:
        """Collect the mistakes of `text`, in which the lines of keys are looked up."""
        self._text = text
        self._found: list[Sentence | str] = []

    @contextmanager
    def noted(self, where: Sentence | str = "", key: str = "") -> Iterator[None]:
        """Keep the error that the indented lines raise, with a place in front and with the line of a top-level key."""
        try:
            yield
        except PadgenError as error:
            for sentence in error.sentences:
                self.add(Sentence("where-what", where=where, what=sentence) if where else sentence, key)

    def add(self, sentence: Sentence | str, key: str = "") -> None:
        """Keep a mistake, with the line of a top-level key in front."""
        self._found.append(at_line(line_of_key(self._text, key) if key else None, sentence))

    def check(self, error: type[PadgenError]) -> None:
        """Raise all mistakes together as this error, if there are any."""
        if self._found:
            more = len(self._found) - MOST
            raise error(*self._found[:MOST], *([Sentence("mistakes-more", count=more)] if more > 0 else []))
