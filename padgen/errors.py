"""The errors that people are told about, caught once by the command line and the web."""

from padgen.language import Sentence


class PadgenError(Exception):
    """Something a person asked for cannot be done; `sentence` says what, in any language, and `str` says it in English."""

    def __init__(self, sentence: Sentence | str) -> None:
        self.sentence = sentence
        """What to tell that person, on one line."""

    def __str__(self) -> str:
        return str(self.sentence)


class LayoutError(PadgenError):
    """A text that cannot be read as a layout, or a layout that cannot be."""


def check_text(text: str) -> None:
    """Check that a text can stand on one line of a page, a file or a terminal.

    Raises: LayoutError with the first character that cannot.
    """
    for character in text:
        if not character.isprintable():
            raise LayoutError(f"{text[:40]!r}: expected one line of printable text, without {character!r}")
