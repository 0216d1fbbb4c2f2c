"""Save and share a finished game: the options `--save`, `--book` and `--bgstats` of the scoring commands."""

from __future__ import annotations

import datetime as dt
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.run import note
from padgen.language import Sentence, Words, joined

if TYPE_CHECKING:
    from dicegame.archive.finished import Finished

Save = Annotated[bool, typer.Option("--save", help="Keep the result; dicegame history shows what was kept.")]
Book = Annotated[
    Path | None, typer.Option("--book", metavar="FILE", help="Keep it in this file, not in the user's data folder.")
]
BgStats = Annotated[bool, typer.Option("--bgstats", help="Print the link that adds the play to BG Stats, and its QR code.")]


def check_output_options(*, as_json: bool, as_csv: bool, save: bool, book: Path | None, bgstats: bool) -> None:
    """Check the output options of a scoring command. Raises: BadParameter if two of them contradict each other."""
    from padgen.cli.run import only_one_of, usage_error

    only_one_of({"--json": as_json, "--csv": as_csv})
    if book and not save:
        usage_error("--book", Sentence("keep-nothing"))
    if bgstats and (as_json or as_csv):
        usage_error("--bgstats", Sentence("keep-not-together", options=joined(("--json", "--csv"), "or")))


def keep_and_share(
    finished: Finished | None, file: str, book: Path | None, language: str, *, save: bool, bgstats: bool
) -> None:
    """Save a finished game in the history if `save` is true, and print its link for BG Stats if `bgstats` is true.

    If `finished` is None, the game in `file` has faults: only say that it is not saved. Raises: HistoryError.
    """
    words = Words(language)
    if finished is None:
        note(words("keep-faults", file=file))
        return
    if save:
        _keep(finished, book, file, words)
    if bgstats:
        _share(finished, file, words)


def _keep(finished: Finished, book: Path | None, file: str, words: Words) -> None:
    """Save a game in the history file `book`, or in the user's own, and say so on stderr."""
    from dicegame.archive.history import default_history_file, save_game

    path = book or default_history_file()
    if book is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    new = save_game(path, finished)
    note(words("keep-kept" if new else "keep-already", file=file, history=str(path)))


def _share(finished: Finished, file: str, words: Words) -> None:
    """Print the link for BG Stats and its QR code. A game without a date gets today's date."""
    from dicegame.archive.bgstats import push_link, qr_text

    day = finished.date
    if not day:
        day = dt.datetime.now(tz=dt.UTC).date().isoformat()
        note(words("keep-today", file=file, day=day))
    link = push_link(finished, day)
    code = qr_text(link)
    typer.echo(link)
    typer.echo(code, nl=False)
    width = max(map(len, code.splitlines()), default=0)
    if not code:
        note(words("keep-no-code", file=file))
    elif sys.stdout.isatty() and width > shutil.get_terminal_size().columns:
        note(words("keep-wide-code", file=file, width=width))
