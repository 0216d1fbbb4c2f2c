"""Keeping and sharing a finished game: what `--save` and `--bgstats` do in every scorer."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from dicegame.finished import Finished

Save = Annotated[bool, typer.Option("--save", help="Keep the result; dicegame history shows what was kept.")]
Book = Annotated[
    Path | None, typer.Option("--book", metavar="FILE", help="Keep it in this file, not in the user's data folder.")
]
BgStats = Annotated[bool, typer.Option("--bgstats", help="Print the link that adds the play to BG Stats, and its QR code.")]


def keep(finished: Finished, book: Path | None, file: str) -> None:
    """Keep a game and say so on stderr. Raises: HistoryError."""
    from dicegame.history import default_book, save

    path = book or default_book()
    if book is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    new = save(path, finished)
    typer.echo(f"{file}: {'kept' if new else 'already kept'} in {path}", err=True)


def share(finished: Finished, file: str) -> None:
    """Print the link for BG Stats and its QR code; a game without a day is played today."""
    from dicegame.bgstats import push_link, qr_text

    day = finished.date
    if not day:
        day = dt.datetime.now(tz=dt.UTC).date().isoformat()
        typer.echo(f"{file}: no date given; the play is dated today, {day}", err=True)
    link = push_link(finished, day)
    typer.echo(link)
    typer.echo(qr_text(link), nl=False)
