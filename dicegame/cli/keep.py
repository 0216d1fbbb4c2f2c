"""Keeping and sharing a finished game: what `--save` and `--bgstats` do in every scorer."""

from __future__ import annotations

import datetime as dt
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.run import note

if TYPE_CHECKING:
    from dicegame.archive.finished import Finished

Save = Annotated[bool, typer.Option("--save", help="Keep the result; dicegame history shows what was kept.")]
Book = Annotated[
    Path | None, typer.Option("--book", metavar="FILE", help="Keep it in this file, not in the user's data folder.")
]
BgStats = Annotated[bool, typer.Option("--bgstats", help="Print the link that adds the play to BG Stats, and its QR code.")]


def keep(finished: Finished, book: Path | None, file: str) -> None:
    """Keep a game and say so on stderr. Raises: HistoryError."""
    from dicegame.archive.history import default_history_file, save_game

    path = book or default_history_file()
    if book is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    new = save_game(path, finished)
    note(f"{file}: {'kept' if new else 'already kept'} in {path}")


def share(finished: Finished, file: str) -> None:
    """Print the link for BG Stats and its QR code; a game without a day is played today."""
    from dicegame.archive.bgstats import push_link, qr_text

    day = finished.date
    if not day:
        day = dt.datetime.now(tz=dt.UTC).date().isoformat()
        note(f"{file}: no date given; the play is dated today, {day}")
    link = push_link(finished, day)
    code = qr_text(link)
    typer.echo(link)
    typer.echo(code, nl=False)
    width = max(map(len, code.splitlines()), default=0)
    if not code:
        note(f"{file}: no QR code: the link is too long for one")
    elif sys.stdout.isatty() and width > shutil.get_terminal_size().columns:
        note(f"{file}: the QR code is {width} columns wide: make the window wider or its letters smaller to scan it")
