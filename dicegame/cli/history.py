"""`dicegame history`."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from dicegame.history import Kept

BAR = 24
"""Columns of the longest bar."""
SHOWN = 20
"""Games in the chart of one player, the last ones."""


class Kind(StrEnum):
    """The games that can be kept."""

    DICE = "dice"
    BASE = "base"
    SEASONS = "seasons"


class Format(StrEnum):
    """What the history can be exported as."""

    CSV = "csv"
    JSON = "json"


def history(
    player: Annotated[str | None, typer.Option(metavar="NAME", help="Only this player.")] = None,
    game: Annotated[Kind | None, typer.Option(help="Only this game.")] = None,
    export: Annotated[Format | None, typer.Option(help="Print every kept result instead.")] = None,
    book: Annotated[
        Path | None, typer.Option("--book", metavar="FILE", help="Read this file, not the one in the user's data folder.")
    ] = None,
) -> None:
    """Show the games that scorers kept with --save: games, best, mean and wins of each player on each duchy, and a chart.

    Example: dicegame history --player Anna
    """
    from dicegame.history import default_book, kept

    path = book or default_book()
    seats = kept(path, player, game) if book or path.exists() else []
    if export:
        _export(seats, export)
    elif seats:
        _show(seats, chart=player is not None)
    else:
        who = f" of {player}" if player else ""
        typer.echo(f"no games{who} kept in {path}; the scorers keep one with --save", err=True)


def _show(seats: list[Kept], *, chart: bool) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from dicegame.history import summaries

    console = Console(highlight=False, markup=False, emoji=False)
    found = summaries(seats)
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("player", "game", "duchy", "games", "best", "mean", "wins", "" if chart else "mean"):
        table.add_column(heading, justify="right" if heading in ("games", "best", "mean", "wins") else "left")
    table.columns[-1].justify = "left"
    most = max(summary.mean for summary in found)
    for one in found:
        bar = "" if chart else _bar(console, one.mean, most)
        numbers = (str(one.games), str(one.best), f"{one.mean:.1f}", str(one.wins))
        table.add_row(Text(one.player), one.game, Text(one.layout or "-"), *numbers, bar)
    console.print(table)
    if chart:
        _print_chart(console, seats[-SHOWN:])


def _print_chart(console: Console, seats: list[Kept]) -> None:
    """One player's totals, the oldest first."""
    from rich.table import Table

    from dicegame.history import kind

    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    most = max(one.seat.total for one in seats)
    for one in seats:
        won = " won" if one.seat.won else ""
        bar = _bar(console, one.seat.total, most) + won
        table.add_row(one.date or "no date", kind(one), str(one.seat.total), bar)
    console.print()
    console.print(table)


def _bar(console: Console, value: float, most: float) -> str:
    block = "\N{FULL BLOCK}" if console.encoding.lower().startswith("utf") else "#"
    return block * round(BAR * value / most) if most > 0 else ""


def _export(seats: list[Kept], format_: Format) -> None:
    import csv
    import json

    rows = [
        {
            "date": one.date,
            "game": one.game,
            "edition": one.edition,
            "mode": one.mode,
            "layout": one.seat.layout,
            "player": one.seat.name,
            "team": one.seat.team,
            "total": one.seat.total,
            "rank": one.seat.rank,
            "won": one.seat.won,
            "id": one.id,
        }
        for one in seats
    ]
    if format_ is Format.JSON:
        typer.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    header = ("date", "game", "edition", "mode", "layout", "player", "team", "total", "rank", "won", "id")
    writer = csv.DictWriter(sys.stdout, header, lineterminator="\n")
    writer.writeheader()
    writer.writerows(row | {"won": int(bool(row["won"]))} for row in rows)
