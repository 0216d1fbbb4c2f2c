"""Read the files given to a command: paths, folders or stdin. Errors name the file."""

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import typer

from padgen.cli.run import printable
from padgen.errors import PadgenError
from padgen.language import ENGLISH, Sentence, say

T = TypeVar("T")


def files_of(name: str) -> list[str]:
    """Return the sorted .toml and .json files of a folder, or only `name` if it is not a folder with such files."""
    path = Path(name)
    if not path.is_dir():
        return [name]
    return sorted(str(entry) for entry in path.iterdir() if entry.suffix in (".toml", ".json")) or [name]


def data_language(context: typer.Context, language: str) -> str:
    """Return the language for JSON and CSV: the one given with --lang, or else English."""
    source = context.get_parameter_source("language")
    return language if source is not None and source.name == "COMMANDLINE" else ENGLISH


def text_of(name: str) -> str:
    """Return the text of a file; - is stdin. Raises: PadgenError if it is a folder, cannot be read, or is not UTF-8."""
    from padgen.files import read_text

    if Path(name).is_dir():
        raise PadgenError(Sentence("file-empty-folder"))
    return read_text(name)


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """Turn a PadgenError in the `with` block into a RecordError that names the file."""
    from dicegame.play.record import RecordError

    try:
        yield
    except PadgenError as error:
        raise RecordError(Sentence("record-at", where=str(file), what=error.sentence)) from None


def read_all(command: str, files: Sequence[str], read: Callable[[str], T], language: str) -> list[tuple[str, T]]:
    """Read all files. Return the results, each with the name of its file; print the errors of files that cannot be read."""
    found = []
    for file in files:
        try:
            found.append((file, read(file)))
        except PadgenError as error:
            print_mistakes(command, file, error, language)
    return found


def print_mistakes(command: str, file: str, error: PadgenError, language: str) -> None:
    """Print why a file cannot be read: each mistake in it, on its own line on stderr."""
    for sentence in error.sentences:
        told = Sentence("where-what", where=command, what=Sentence("where-what", where=file, what=sentence))
        typer.secho(
            printable(" ".join(re.split(r"[ \t\n]+", say(told, language)))),
            err=True,
            fg="red" if sys.stderr.isatty() else None,
        )
