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
