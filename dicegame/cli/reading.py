"""Read the files that a command names: paths, folders, stdin."""

import sys
from pathlib import Path

import typer

from padgen.errors import PadgenError
from padgen.files import read_text
from padgen.language import ENGLISH, Sentence, say


def files_of(name: str) -> list[str]:
    """Return the sorted .toml and .json files of a folder.

    If `name` is not a folder or has no such files, return it unchanged.
    """
    path = Path(name)
    if not path.is_dir():
        return [name]
    return sorted(str(entry) for entry in path.iterdir() if entry.suffix in (".toml", ".json")) or [name]


def data_language(context: typer.Context, language: str) -> str:
    """Return the language of JSON and CSV: English, unless --lang names another one."""
    source = context.get_parameter_source("language")
    return language if source is not None and source.name == "COMMANDLINE" else ENGLISH


def text_of(name: str) -> str:
    """Return the text of a file; - is stdin.

    Raises: PadgenError if it is a folder, cannot be read, or is not UTF-8.
    """
    if Path(name).is_dir():
        raise PadgenError(Sentence("file-empty-folder"))
    return read_text(name)


def print_mistakes(command: str, file: str, error: PadgenError, language: str) -> None:
    """Print why a file cannot be read on stderr, a line for each mistake."""
    for sentence in error.sentences:
        told = Sentence("where-what", where=command, what=Sentence("where-what", where=file, what=sentence))
        line = " ".join(say(told, language).replace("\N{NO-BREAK SPACE}", "\0").split()).replace("\0", "\N{NO-BREAK SPACE}")
        typer.secho(line, err=True, fg="red" if sys.stderr.isatty() else None)
