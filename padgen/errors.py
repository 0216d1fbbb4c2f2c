"""The errors that people see. The command line and the web each catch them in one place."""

from collections.abc import Iterable
from functools import reduce

from padgen.language import Sentence


class PadgenError(Exception):
    """Something that a person asked for cannot be done. `sentence` says why in any language, `str` says it in English."""

    def __init__(self, sentence: Sentence | str, *more: Sentence | str) -> None:
        self.sentences = (sentence, *more)
        """The messages for that person: one, or several if a text has several mistakes."""

    @property
    def sentence(self) -> Sentence | str:
        """All messages on one line. Ours are sentences; a game that you add yourself may use plain text."""
        return reduce(lambda first, then: Sentence("parts-then", first=first, next=then), self.sentences)

    def __str__(self) -> str:
        return str(self.sentence)


class LayoutError(PadgenError):
    """A text that cannot be read as a layout, or a layout that cannot exist."""


class OptionError(PadgenError):
    """An option with a value that is not possible, or that contradicts another option."""

    def __init__(self, option: str, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.option = option
        """Its name as a keyword, such as `per_page`."""


def check_choice(option: str, value: str | None, known: Iterable[str]) -> None:
    """Check that the value of an option is a known one, or None. Raises: OptionError with the known ones."""
    known = tuple(known)
    if value is not None and value not in known:
        raise OptionError(option, Sentence("option-choice", option=option, value=f"{value}"[:40], known=known))


def check_text(text: str) -> None:
    """Check that a text fits on one line of a page, a file or a terminal: it has only printable characters.

    Raises: LayoutError with the first other character.
    """
    for character in text:
        if not character.isprintable():
            raise LayoutError(Sentence("layout-text", text=repr(text[:40]), character=repr(character)))
