"""Where files come from: paths, folders, stdin."""

import sys
from pathlib import Path

from padgen.errors import PadgenError


def files_of(name: str) -> list[str]:
    """A folder's .toml and .json files by name, or else the name itself, which `text_of` refuses for a folder."""
    path = Path(name)
    if not path.is_dir():
        return [name]
    return sorted(str(entry) for entry in path.iterdir() if entry.suffix in (".toml", ".json")) or [name]


def text_of(name: str) -> str:
    """The text of a file, - being stdin.

    Raises: PadgenError for what cannot be read or is not UTF-8.
    """
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return raw.decode("utf-8-sig")
    except IsADirectoryError:
        raise PadgenError("a folder; expected a .toml or .json file in it") from None
    except UnicodeDecodeError:
        raise PadgenError("not a text file in UTF-8") from None
    except (OSError, ValueError) as error:
        raise PadgenError(f"cannot be read: {error.strerror if isinstance(error, OSError) else error}") from None
