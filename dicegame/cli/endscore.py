"""`dicegame endscore`, `dicegame template`."""

from __future__ import annotations

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from dicegame.endscore.report import Report
    from dicegame.endscore.tally import Game


class GameName(StrEnum):
    """The games that have an end score."""

    BASE = "base"
    SEASONS = "seasons"


class Edition(StrEnum):
    """The editions of the base game."""

    FIRST = "2011"
    SECOND = "2019"


class Mode(StrEnum):
    """How the base game is played."""

    STANDARD = "standard"
    TEAM = "team"
    SOLO = "solo"


def endscore(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE...", help="Files as dicegame template prints them, TOML or JSON; - is stdin."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: an object for one file, a list for several.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV, a row for every line.")] = False,
) -> None:
    """Score finished games of The Castles of Burgundy (2011, 2019) and A Castle for All Seasons, line by line.

    Exit code 0 when all can be as entered, else 1; the scores are printed all the same. A folder stands for its .toml and
    .json files.

    Example: dicegame endscore friday.toml
    """
    from dicegame.endscore.entry import read_entry, score
    from padgen.model import PadgenError

    if as_json and as_csv:
        raise typer.BadParameter("cannot be given together with --json", param_hint="'--csv'")
    if not files:
        raise typer.BadParameter("expected a file; dicegame template prints an empty one", param_hint="'FILE...'")
    results: list[tuple[str, Game, Report]] = []
    failed = False
    paths = [path for file in files for path in _expanded(file)]
    for path in paths:
        try:
            game = read_entry(_text(path))
        except PadgenError as error:
            typer.secho(f"dicegame: {path}: {error}", err=True, fg="red" if sys.stderr.isatty() else None)
            failed = True
        else:
            results.append((path, game, score(game)))
    if as_json:
        _print_json(results, several=len(paths) > 1)
    elif as_csv:
        _print_csv(results)
    else:
        from dicegame.cli.endreport import print_report

        for path, game, report in results:
            print_report(report, game, path)
    if as_json or as_csv:
        for path, _, report in results:
            for note in report.notes:
                typer.echo(f"{path}: {note}", err=True)
    if failed or any(report.faults for _, _, report in results):
        raise typer.Exit(1)


def template(
    game: Annotated[GameName, typer.Argument(help="Which game to score.")],
    edition: Annotated[Edition, typer.Option(help="Edition of the base game.")] = Edition.SECOND,
    players: Annotated[int, typer.Option(min=1, max=4, help="How many players.")] = 2,
    mode: Annotated[Mode, typer.Option(help="How the base game was played.")] = Mode.STANDARD,
) -> None:
    """Print an empty file for a finished game, with comments: fill it in and give it to dicegame endscore.

    Example: dicegame template base --edition 2011 --players 3 > friday.toml
    """
    from dicegame.endscore.template import template as text

    typer.echo(text(game, int(edition), players, mode), nl=False)


def _expanded(file: str) -> list[str]:
    """A folder's files by name, or the file itself."""
    path = Path(file)
    if not path.is_dir():
        return [file]
    found = sorted(str(entry) for entry in path.iterdir() if entry.suffix in (".toml", ".json"))
    if not found:
        from padgen.model import PadgenError

        raise PadgenError(f"{file}: no .toml or .json files in this folder")
    return found


def _text(path: str) -> str:
    from padgen.model import PadgenError

    try:
        raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PadgenError("not a text file in UTF-8") from None
    except (OSError, ValueError) as error:
        raise PadgenError(f"cannot be read: {error.strerror if isinstance(error, OSError) else error}") from None


def _print_json(results: list[tuple[str, Game, Report]], *, several: bool) -> None:
    import json

    from dicegame.endscore.report import as_data

    data = [as_data(report, path) for path, _, report in results]
    if several or data:
        typer.echo(json.dumps(data if several else data[0], ensure_ascii=False, indent=2))


def _print_csv(results: list[tuple[str, Game, Report]]) -> None:
    import csv

    from dicegame.endscore.report import CSV_HEADER, csv_rows

    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(CSV_HEADER)
    for path, _, report in results:
        writer.writerows(csv_rows(report, path))
