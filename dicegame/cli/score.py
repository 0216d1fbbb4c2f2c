"""`dicegame score`: finished paper games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.keep import BgStats, Book, Save

if TYPE_CHECKING:
    from dicegame.dice.paper.file import Loader, PaperGame
    from dicegame.dice.paper.result import ScoredPaper
    from dicegame.report import Outcome


def score(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE|DIR...", help="Files of finished games, folders of them, or - for stdin.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV instead.")] = False,
    save: Save = False,
    book: Book = None,
    bgstats: BgStats = False,
) -> None:
    """Score finished paper games of the dice game, line by line, and say what cannot be right in them.

    Exit code 0 for games without faults, else 1; the scores are printed all the same.

    Example: dicegame score anna-and-ben.toml
    """
    if as_json and as_csv:
        raise typer.BadParameter("--json and --csv exclude each other")
    if book and not save:
        raise typer.BadParameter("only --save has something to keep", param_hint="'--book'")
    if bgstats and (as_json or as_csv):
        raise typer.BadParameter("cannot be given together with --json or --csv", param_hint="'--bgstats'")
    from functools import cache

    from dicegame.cli.reading import files_of
    from dicegame.dice.paper.file import load_compiled
    from dicegame.dice.paper.result import score_paper
    from padgen.errors import PadgenError

    scored: list[tuple[str, ScoredPaper]] = []
    paths = [path for file in files for path in files_of(file)]
    failed = False
    loader = cache(load_compiled)
    for path in paths:
        try:
            game = _read(path, loader)
        except PadgenError as error:
            failed = True
            typer.secho(f"dicegame score: {path}: {' '.join(str(error).split())}", err=True, fg=_red())
            continue
        scored.append((path, score_paper(game)))
    if as_json:
        _print_json(scored, alone=len(paths) == 1)
    elif as_csv:
        from dicegame.cli.report import PHASE_HEADER, csv_text
        from dicegame.dice.paper.result import differences

        rows = [(path, report) for path, one in scored for report in one.outcome.players]
        typer.echo(csv_text(rows, PHASE_HEADER), nl=False)
        for path, one in scored:
            _print_notes(path, [*_faults_in_words(one.outcome), *differences(one)])
    else:
        _print_text(scored)
    for path, one in scored:
        if (save or bgstats) and one.outcome.has_faults:
            typer.echo(f"{path}: neither kept nor shared, since it has faults", err=True)
        elif save or bgstats:
            _keep_and_share(path, one, book, save=save, bgstats=bgstats)
    if failed or any(one.outcome.has_faults for _, one in scored):
        raise typer.Exit(1)


def _read(path: str, loader: Loader) -> PaperGame:
    from dicegame.cli.reading import text_of
    from dicegame.dice.paper.file import read_paper

    kinds = {".json": True, ".toml": False}
    return read_paper(text_of(path), Path(path).parent, kinds.get(Path(path).suffix), loader)


def _keep_and_share(path: str, scored: ScoredPaper, book: Path | None, *, save: bool, bgstats: bool) -> None:
    from dicegame.cli.keep import keep, share
    from dicegame.dice.paper.result import finished_paper

    finished = finished_paper(scored)
    if save:
        keep(finished, book, path)
    if bgstats:
        share(finished, path)


def _print_text(scored: list[tuple[str, ScoredPaper]]) -> None:
    from dicegame.cli.report import text_lines
    from dicegame.dice.paper.result import differences

    for number, (path, one) in enumerate(scored):
        if number:
            typer.echo()
        typer.echo(f"{path}: duchy {one.game.layout_text}, {one.game.variant}")
        for line in text_lines(one.outcome):
            typer.echo(line)
        for text in differences(one):
            typer.echo(text)


def _print_json(scored: list[tuple[str, ScoredPaper]], alone: bool) -> None:
    import json

    from dicegame.dice.paper.result import differences, paper_data

    results = []
    for path, one in scored:
        results.append(paper_data(one, path))
        _print_notes(path, differences(one))
    if results or not alone:
        typer.echo(json.dumps(results[0] if alone else results, ensure_ascii=False, indent=2))


def _print_notes(path: str, notes: list[str]) -> None:
    """What the format of the result has no place for."""
    for note in notes:
        typer.echo(f"{path}: {note}", err=True)


def _faults_in_words(outcome: Outcome) -> list[str]:
    return [f"{report.name}: fault {fault.code}: {fault.message}" for report in outcome.players for fault in report.faults]


def _red() -> str | None:
    return "red" if sys.stderr.isatty() else None
