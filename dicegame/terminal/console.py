"""`Terminal` prints lines for the players, and reads the lines that they type."""

import getpass
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from dicegame.play.naming import Names
from padgen.language import ENGLISH, Sentence, Words, names_of, say

COMMANDS = ("help", "board", "hint", "why", "undo", "more", "roll", "tile", "skip", "quit")
"""The words for what a player can do apart from moves. They may also be typed in the player's language."""
QUIT = ("quit", "q", "exit")
"""The words with which a player can leave at any question."""
HELP = ("?", "help")
"""The words that show the help at any question."""

GAP = 2
"""Columns between a picture and the lines at its right."""
TIE = "\N{WORD JOINER}"
"""Replaces the space before a number while lines are broken, so that no line begins with that number."""
NARROWEST = 30
"""The fewest columns for lines beside a picture. If there are fewer, the lines are below it."""


class Quit(Exception):  # noqa: N818  # not an error: the player has had enough
    """Raised when the player leaves."""


class Terminal:
    """A terminal with one or several players, in one language."""

    def __init__(self, plain: bool = False, language: str = ENGLISH) -> None:
        self.console = Console(highlight=False, color_system=None if os.environ.get("NO_COLOR") else "auto")
        self.plain = plain
        """True if no pictures are shown, for screen readers."""
        self.words = Words(language)
        self.rows = 0
        """The lines that were printed since the last question was answered."""
        self.animated = self.console.is_terminal and self.console.color_system is not None and not plain

    def say(self, *lines: object) -> None:
        """Print lines. Sentences are translated to the language of this terminal."""
        for line in lines:
            if isinstance(line, Text):
                self.console.print(line, soft_wrap=True)  # do not wrap pictures
                self.rows += 1
                continue
            said = say(line, self.words.language) if isinstance(line, Sentence) else str(line)
            for part in said.split("\n"):
                margin = len(part) - len(part.lstrip(" "))
                for row in self.wrapped(part, margin) or [""]:  # rich would break French lines before a colon
                    self.console.print(row, markup=False, soft_wrap=True)
                    self.rows += 1

    def say_hanging(self, line: str, column: int | None = None) -> None:
        """Print a line. If it is too long, break it as `wrapped` does, with its later parts indented to `column`."""
        self.say(*self.wrapped(line, column))

    def beside(self, picture: Sequence[Text], lines: Sequence[str]) -> list[Text]:
        """Return a picture with lines at its right if there is room for them, else below it."""
        left = max((row.cell_len for row in picture), default=0) + GAP
        width = self.console.width - left
        if not picture or width < NARROWEST:
            return [*picture, *(Text(part) for line in lines for part in self.wrapped(line))]
        right = [part for line in lines for part in _broken(line, width, "", "  ")]
        rows = []
        for row, text in zip_longest(picture, right, fillvalue=""):
            whole = Text().append(row)
            if text:
                whole.append(" " * (left - whole.cell_len) + str(text))
            rows.append(whole)
        return rows

    def wrapped(self, line: str, column: int | None = None) -> list[str]:
        """Return a line broken to fit. Later lines begin at `column`, or if it is None, two columns after the first."""
        margin = len(line) - len(line.lstrip())
        hanging = " " * (margin + 2 if column is None else column)
        return _broken(line.lstrip(), self.console.width, " " * margin, hanging)

    def ask(self, prompt: str, secret: bool = False) -> str:
        """Return one line from the player. If it begins with a command word, this word is returned in English.

        A `secret` line is not shown while typing. Raises: Quit at the end of input.
        """
        *above, last = wrap(prompt, self.console.width - 1) or [""]
        self.say(*above)
        prompt = f"{last} "
        try:
            if secret and sys.stdin.isatty():
                return getpass.getpass(prompt).strip()
            return self.in_english(input(prompt).strip())
        except EOFError:
            raise Quit from None
        finally:
            self.rows = 0

    def in_english(self, line: str) -> str:
        """Return a typed line with its first word in English if it is a command word of the player's language."""
        first, space, rest = line.partition(" ")
        names = Names((name, word) for word in COMMANDS for name in names_of(f"command-{word}", self.words.language))
        return f"{next(iter(names.exact(first)), first)}{space}{rest}"


def _broken(line: str, width: int, first: str, later: str) -> list[str]:
    """Return a line broken into lines of `width` columns. A number that ends a phrase stays with the word before it."""
    tied = re.sub(r" (?=[\d/]+(?:[,)]|$))", TIE, line)
    return [part.replace(TIE, " ") for part in wrap(tied, width, initial_indent=first, subsequent_indent=later)]


@contextmanager
def looking(console: Console, words: Words, shown: bool) -> Iterator[Callable[[Sentence], None]]:
    """Give the `with` block a function that shows the progress of a long computation; if not `shown`, it does nothing."""
    if not shown:
        yield lambda _: None
        return
    with console.status(words("play-looking")) as status:
        yield lambda how_far: status.update(words("look-back-skips", what=how_far))
