"""The errors that people are told about, caught once by the command line and the web."""


class PadgenError(Exception):
    """Something a person asked for cannot be done; the message is one line for that person."""


class LayoutError(PadgenError):
    """A text that cannot be read as a layout, or a layout that cannot be."""


def check_text(text: str) -> None:
    """Whether a text can stand on one line of a page, a file or a terminal.

    Raises: LayoutError with the first character that cannot.
    """
    for character in text:
        if not character.isprintable():
            raise LayoutError(f"{text[:40]!r}: expected one line of printable text, without {character!r}")
