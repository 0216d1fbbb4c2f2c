"""Read text files. If a file cannot be read, the error gives the reason in a sentence."""

import sys
from pathlib import Path

from padgen.errors import PadgenError
from padgen.language import Sentence

STDIN = "-"
MOST_BYTES = 1_000_000
"""A larger file was not written by hand; it is a device or the wrong file."""
REASONS = {FileNotFoundError: "file-missing", IsADirectoryError: "file-folder", PermissionError: "file-forbidden"}
"""Messages for the most common errors of the operating system. For other errors, its own message is shown."""


def read_bytes(path: str | Path, most: int | None = None) -> bytes:
    """Return the content of a file.

    `most` is a limit in bytes. A larger file is cut off one byte after the limit, so that the caller can tell.
    The path `-` is stdin.
    Raises: PadgenError with the reason, without the path.
    """
    limit = -1 if most is None else most + 1
    try:
        if path == STDIN:
            return sys.stdin.buffer.read(limit)
        with Path(path).open("rb") as file:
            return file.read(limit)
    except (OSError, ValueError) as error:
        known = next((key for kind, key in REASONS.items() if isinstance(error, kind)), "")
        reason = (
            Sentence(known) if known else error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        )
        raise PadgenError(Sentence("file-unreadable", reason=reason)) from None


def read_text(path: str | Path) -> str:
    """Return the text of a file in UTF-8. The path `-` is stdin.

    Raises: PadgenError with the reason, without the path: missing, a folder, too large, or not text.
    """
    raw = read_bytes(path, MOST_BYTES)
    if len(raw) > MOST_BYTES:
        raise PadgenError(Sentence("file-too-large"))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PadgenError(Sentence("file-not-text")) from None
