"""Write the result of a command to a file. The default name lists the content of the file."""

import re
import sys
from contextlib import suppress
from pathlib import Path

import typer

from padgen.errors import PadgenError
from padgen.files import check_place, reason_of, write_whole
from padgen.language import Sentence
from padgen.names import file_name

FOLDER = Path("output")
"""The folder for results if no path is given, in the current folder. It is created if missing."""

SIGNS = {".pdf": b"%PDF", ".svg": b"<"}
"""First bytes of each kind of file. A result only replaces a file of the same kind, so that no hand-written file is lost."""


class OutputError(PadgenError):
    """Raised if a result cannot be written."""


def default_path(kind: str, names: list[str], suffix: str) -> Path:
    """Return a path in `output/` whose name lists the content, such as `output/pad-a-b.pdf`."""
    return FOLDER / file_name(kind, names, suffix)


def check_ending(path: str | Path | None, ending: str) -> None:
    """Refuse a file name with the ending of another kind, such as `x.png` for a PDF. A name without an ending is fine.

    Commands that take long check the name before they begin. Raises: OutputError that suggests the right name.
    """
    given = Path(path or "")
    if re.fullmatch(r"\.[A-Za-z]+", given.suffix) and given.suffix.lower() != ending:
        raise OutputError(Sentence("output-ending", path=f"{path}", ending=ending, right=f"{given.with_suffix(ending)}"))


def check_new(path: str | Path | None) -> None:
    """Refuse a file that exists, or one that could not be written, before people answer many questions.

    Raises: OutputError.
    """
    if path is None or f"{path}" in ("-", "/dev/stdout"):
        return
    try:
        check_place(path)
    except OSError as error:
        raise OutputError(Sentence("output-failed", path=f"{path}", reason=reason_of(error))) from None
    if Path(path).is_file() and Path(path).stat().st_size:
        raise OutputError(Sentence("output-exists", path=f"{path}"))


def write_result(data: str | bytes, path: str | None, default: Path) -> None:
    """Write a result to `path`, or to `default` if `path` is None, and print where it was written.

    If `path` is `-`, write to stdout instead. A file appears whole or not at all. Raises: OutputError.
    """
    raw = data.encode() if isinstance(data, str) else data
    if path in ("-", "/dev/stdout"):
        sys.stdout.buffer.write(raw)
        sys.stdout.buffer.flush()
        return
    if path == "":
        raise OutputError(Sentence("output-name"))
    check_ending(path, default.suffix)
    target = default if path is None else path
    if default.suffix in SIGNS and not _may_replace(Path(target), SIGNS[default.suffix]):
        raise OutputError(Sentence("output-other-kind", path=f"{target}"))
    try:
        if path is None:
            with suppress(FileExistsError):  # a file has the name of the folder; write_whole raises the error
                default.parent.mkdir(parents=True, exist_ok=True)
        write_whole(raw, target)
    except OSError as error:
        raise OutputError(Sentence("output-failed", path=f"{target}", reason=reason_of(error))) from None
    typer.echo(target)


def write_beside(text: str, path: str) -> None:
    """Write a text to a file, whole or not at all. The path is not printed. Raises: OutputError."""
    if path in ("", "-"):
        raise OutputError(Sentence("output-name"))
    try:
        write_whole(text.encode(), path)
    except OSError as error:
        raise OutputError(Sentence("output-failed", path=path, reason=reason_of(error))) from None


def _may_replace(path: Path, sign: bytes) -> bool:
    """Return whether a result may be written to `path`: no file is there, or it is empty or begins with `sign`."""
    try:
        if not path.is_file():
            return True
        with path.open("rb") as file:
            return file.read(len(sign)) in (b"", sign)
    except OSError:
        return True  # writing it will raise the error
