"""The errors that are shown to people. The command line catches them in one place, and so does the web."""

from collections.abc import Iterable
from functools import reduce

from padgen.language import Sentence


class PadgenError(Exception):
    """Raised if a person's request cannot be carried out. `sentence` gives the reason in any language, `str` in English."""

    def __init__(self, sentence: Sentence | str, *more: Sentence | str) -> None:
        self.sentences = (sentence, *more)
        """The messages for the person. A text with several mistakes has several messages."""

    @property
    def sentence(self) -> Sentence | str:
        """Return all messages joined into one. Our own messages are Sentences; a game that you add may use plain text."""
        return reduce(lambda first, then: Sentence("parts-then", first=first, next=then), self.sentences)

    def __str__(self) -> str:
        return str(self.sentence)


class LayoutError(PadgenError):
    """Raised for a text that cannot be read as a layout, or for a layout that cannot exist."""


class OptionError(PadgenError):
    """Raised for an option whose value is not possible or contradicts another option."""

    def __init__(self, option: str, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.option = option
        """The name of the option as a Python keyword, such as `per_page`."""


def check_choice(option: str, value: str | None, known: Iterable[str]) -> None:
    """Check that the value of an option is one of the `known` values or None. Raises: OptionError that lists the values."""
    known = tuple(known)
    if value is not None and value not in known:
        raise OptionError(option, Sentence("option-choice", option=option, value=f"{value}"[:40], known=known))


def check_text(text: str) -> None:
    """Check that a text has only printable characters, so that it stays on one line of a page, a file or a terminal.

    Raises: LayoutError that names the first character that is not printable.
    """
    for character in text:
        if not character.isprintable():
            raise LayoutError(Sentence("layout-text", text=repr(text[:40]), character=repr(character)))
