"""`dicegame score`: finished paper games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.keep import BgStats, Book, Save

if TYPE_CHECKING:
    from dicegame.papersheet import Loader, PaperGame
    from dicegame.score import Outcome
    from dicegame.sheet import Fault

    Scored = tuple[str, PaperGame, Outcome, list[list[Fault]]]


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
    from dicegame.faults import faults
    from dicegame.papersheet import load_compiled
    from dicegame.score import score as score_game
    from padgen.model import PadgenError

    scored: list[Scored] = []
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
        found = faults(game.layout, game.sheets, [player.start for player in game.players], game.solo, game.masks)
        scored.append((path, game, score_game(game.layout, game.sheets, game.solo, game.masks), found))
    if as_json:
        _print_json(scored, alone=len(paths) == 1)
    elif as_csv:
        from dicegame.cli.report import csv_text

        typer.echo(csv_text([(path, report) for path, _, outcome, _ in scored for report in outcome.players]), nl=False)
        for path, game, outcome, found in scored:
            _print_notes(path, [*_faults_in_words(outcome, found), *_differences(game, outcome)])
    else:
        _print_text(scored)
    for path, game, outcome, found in scored:
        if (save or bgstats) and any(found):
            typer.echo(f"{path}: neither kept nor shared, since it has faults", err=True)
        elif save or bgstats:
            _keep_and_share(path, game, outcome, book, save=save, bgstats=bgstats)
    if failed or any(own for *_, found in scored for own in found):
        raise typer.Exit(1)


def _read(path: str, loader: Loader) -> PaperGame:
    from dicegame.cli.reading import text_of
    from dicegame.papersheet import read_paper

    kinds = {".json": True, ".toml": False}
    return read_paper(text_of(path), Path(path).parent, kinds.get(Path(path).suffix), loader)


def _keep_and_share(path: str, game: PaperGame, outcome: Outcome, book: Path | None, *, save: bool, bgstats: bool) -> None:
    from dicegame.cli.keep import keep, share
    from dicegame.finished import Finished, Seat
    from padgen.names import called

    duchy = called(game.layout_text, game.layout)
    seats = tuple(
        Seat(report.name, report.total, report.rank, report.name in outcome.winners, duchy) for report in outcome.players
    )
    finished = Finished("dice", game.variant, seats, game.entered, date=game.date)
    if save:
        keep(finished, book, path)
    if bgstats:
        share(finished, path)


def _print_text(scored: list[Scored]) -> None:
    from dicegame.cli.report import text_lines

    for number, (path, game, outcome, found) in enumerate(scored):
        if number:
            typer.echo()
        typer.echo(f"{path}: duchy {game.layout_text}, {game.variant}")
        for line in text_lines(outcome, found):
            typer.echo(line)
        for text in _differences(game, outcome):
            typer.echo(text)


def _print_json(scored: list[Scored], alone: bool) -> None:
    import json

    from dicegame.cli.report import json_players

    results = []
    for path, game, outcome, found in scored:
        results.append(
            {
                "file": path,
                "game": "dice",
                "layout": game.layout_text,
                "variant": game.variant,
                "players": json_players(game.layout, outcome, found),
                "winners": list(outcome.winners),
                "decided_by": outcome.decided_by,
            }
        )
        _print_notes(path, _differences(game, outcome))
    if results or not alone:
        typer.echo(json.dumps(results[0] if alone else results, ensure_ascii=False, indent=2))


def _print_notes(path: str, notes: list[str]) -> None:
    """What the format of the result has no place for."""
    for note in notes:
        typer.echo(f"{path}: {note}", err=True)


def _faults_in_words(outcome: Outcome, found: list[list[Fault]]) -> list[str]:
    pairs = zip(outcome.players, found, strict=True)
    return [f"{report.name}: fault {fault.code}: {fault.message}" for report, own in pairs for fault in own]


def _differences(game: PaperGame, outcome: Outcome) -> list[str]:
    """Where a player's own addition comes to something else."""
    from padgen.tables import PHASES

    found = []
    for player, report in zip(game.players, outcome.players, strict=True):
        if player.written is not None:
            pairs = zip(PHASES, player.written, report.phases, strict=True)
            differing = [f"{own} for phase {phase}, not {points}" for phase, own, points in pairs if own != points]
            if differing:
                found.append(f"{report.name} wrote {'; '.join(differing)}")
    return found


def _red() -> str | None:
    return "red" if sys.stderr.isatty() else None
