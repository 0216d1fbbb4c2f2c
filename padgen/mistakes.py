"""Collect the mistakes in a text, so that a person sees all of them at once instead of only the first."""

from collections.abc import Iterator
from contextlib import contextmanager

from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.tomltext import at_line, line_in_table, line_of_key

MOST = 20
"""The maximum number of mistakes that are shown. Further ones are only counted."""


class Mistakes:
    """The mistakes found so far in a text, each with the place where it is.

    >>> mistakes = Mistakes("rows = 1")
    >>> with mistakes.noted("rows", key="rows"):
    ...     raise PadgenError("expected a text")
    >>> mistakes.check(PadgenError)
    Traceback (most recent call last):
    padgen.errors.PadgenError: line 1: rows: expected a text
    """

    def __init__(self, text: str = "") -> None:
        """Start without mistakes. `text` is searched for the line of a key when a mistake is added."""
        self._text = text
        self._found: list[Sentence | str] = []

    @contextmanager
    def noted(self, where: Sentence | str = "", key: str = "", inside: tuple[str, int] | None = None) -> Iterator[None]:
        """Catch an error in the block and add its messages, with `where` and the line of `key`, as in `add`, in front."""
        try:
            yield
        except PadgenError as error:
            for sentence in error.sentences:
                self.add(Sentence("where-what", where=where, what=sentence) if where else sentence, key, inside)

    def add(self, sentence: Sentence | str, key: str = "", inside: tuple[str, int] | None = None) -> None:
        """Add a mistake, with the line of `key` in front if the text has that key.

        The key is a top-level one, or one in the table that `inside` names: `("players", 2)` is the second [[players]].
        """
        line = line_in_table(self._text, *inside, key) if inside else line_of_key(self._text, key) if key else None
        self._found.append(at_line(line, sentence))

    def check(self, error: type[PadgenError]) -> None:
        """Raise one error of type `error` with all mistakes, if there are any."""
        if self._found:
            more = len(self._found) - MOST
            raise error(*self._found[:MOST], *([Sentence("mistakes-more", count=more)] if more > 0 else []))
