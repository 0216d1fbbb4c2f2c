"""`dicegame endscore`."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.keep import BgStats, Book, Save

if TYPE_CHECKING:
    from dicegame.endscore.tally import Game
    from dicegame.report import Outcome

    Result = tuple[str, Game, Outcome]
    """Where a game came from, what was entered, and its score."""


def endscore(
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE...", help="Files as dicegame template prints them, TOML or JSON; - is stdin."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: an object for one file, a list for several.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV, a row for every line.")] = False,
    ask: Annotated[bool, typer.Option("--ask", help="Ask at the terminal instead of reading files.")] = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="With --ask: also write the answers as a file; - is stdout."),
    ] = None,
    save: Save = False,
    book: Book = None,
    bgstats: BgStats = False,
) -> None:
    """Score finished games of The Castles of Burgundy (2011, 2019) and A Castle for All Seasons, line by line.

    Exit code 0 when all can be as entered, else 1; the scores are printed all the same. A folder stands for its .toml and
    .json files.

    Example: dicegame endscore friday.toml
    """
    if as_json and as_csv:
        raise typer.BadParameter("cannot be given together with --json", param_hint="'--csv'")
    if ask == bool(files):
        raise typer.BadParameter(
            "expected files, or --ask alone; dicegame template prints an empty file", param_hint="'FILE...'"
        )
    if output and not ask:
        raise typer.BadParameter("only --ask has answers to write", param_hint="'--output'")
    if book and not save:
        raise typer.BadParameter("only --save has something to keep", param_hint="'--book'")
    if bgstats and (as_json or as_csv):
        raise typer.BadParameter("cannot be given together with --json or --csv", param_hint="'--bgstats'")
    results, failed = ([_asked(output)], False) if ask else _read(files or [])
    if as_json:
        _print_json(results, several=len(results) + failed > 1)
    elif as_csv:
        _print_csv(results)
    else:
        from dicegame.cli.endreport import print_report

        for path, game, outcome in results:
            print_report(outcome, game, path)
    if as_json or as_csv:
        for path, _, outcome in results:
            for note in outcome.notes:
                typer.echo(f"{path}: {note}", err=True)
    for path, game, outcome in results:
        if save or bgstats:
            _keep_and_share(path, game, outcome, book, save=save, bgstats=bgstats)
    if failed or any(outcome.has_faults for _, _, outcome in results):
        raise typer.Exit(1)


def _keep_and_share(path: str, game: Game, outcome: Outcome, book: Path | None, *, save: bool, bgstats: bool) -> None:
    """Keep and share a game that can be as entered; one that cannot is neither kept nor shared, which is said."""
    from dicegame.cli.keep import keep, share
    from dicegame.endscore.entry import finished_game

    if outcome.has_faults:
        typer.echo(f"{path}: neither kept nor shared, since it has faults", err=True)
        return
    finished = finished_game(game, outcome, Path(path).parent)
    if save:
        keep(finished, book, path)
    if bgstats:
        share(finished, path)


def _read(files: list[str]) -> tuple[list[Result], int]:
    """The score of every file that can be read, and how many cannot, each said in one line on stderr."""
    from dicegame.cli.reading import files_of, text_of
    from dicegame.endscore.entry import read_entry, score_entry
    from padgen.errors import PadgenError

    results, failed = [], 0
    for path in [path for file in files for path in files_of(file)]:
        try:
            game = read_entry(text_of(path), Path(path).parent)
        except PadgenError as error:
            typer.echo(f"dicegame endscore: {path}: {error}", err=True)
            failed += 1
        else:
            results.append((path, game, score_entry(game)))
    return results, failed


def _asked(output: Path | None) -> Result:
    """The score of a game asked for at the terminal; its answers become a file where one is named."""
    from dicegame.endscore.ask import ask
    from dicegame.endscore.entry import format_entry, score_entry
    from padgen.cli.output import write_result

    def hear(prompt: str) -> str:
        typer.echo(prompt, err=True, nl=False)
        typed = sys.stdin.readline()
        if not typed:
            typer.echo(err=True)
            raise typer.Abort
        return typed

    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    game = ask(hear, lambda line: typer.echo(line, err=True))
    if output:
        write_result(format_entry(game), str(output), output)
    return str(output or "asked"), game, score_entry(game)


def _print_json(results: list[Result], *, several: bool) -> None:
    import json

    from dicegame.endscore.entry import end_data

    data = [end_data(game, outcome, path) for path, game, outcome in results]
    if several or data:
        typer.echo(json.dumps(data if several else data[0], ensure_ascii=False, indent=2))


def _print_csv(results: list[Result]) -> None:
    from dicegame.cli.report import COUNT_HEADER, csv_text

    rows = [(path, report) for path, _, outcome in results for report in outcome.players]
    typer.echo(csv_text(rows, COUNT_HEADER), nl=False)
