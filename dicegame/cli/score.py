"""`dicegame score`: finished paper games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from dicegame.faults import Fault
    from dicegame.papersheet import PaperGame
    from dicegame.score import Outcome

    Scored = tuple[str, PaperGame, Outcome, list[list[Fault]]]


def score(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE|DIR...", help="Files of finished games, folders of them, or - for stdin.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV instead.")] = False,
) -> None:
    """Score finished paper games of the dice game, line by line, and say what cannot be right in them.

    Exit code 0 for games without faults, else 1; the scores are printed all the same.

    Example: dicegame score anna-and-ben.toml
    """
    if as_json and as_csv:
        raise typer.BadParameter("--json and --csv exclude each other")
    from dicegame.faults import faults
    from dicegame.papersheet import PaperError
    from dicegame.score import score as score_game

    scored: list[Scored] = []
    paths = list(_paths(files))
    failed = False
    for path in paths:
        try:
            game = _read(path)
        except PaperError as error:
            failed = True
            typer.secho(f"dicegame score: {path}: {' '.join(str(error).split())}", err=True, fg=_red())
            continue
        found = faults(game.layout, game.sheets, [player.start for player in game.players], game.solo)
        scored.append((path, game, score_game(game.layout, game.sheets, game.solo), found))
    if as_json:
        _print_json(scored, alone=len(paths) == 1)
    elif as_csv:
        from dicegame.cli.report import csv_text

        typer.echo(csv_text([(path, report) for path, _, outcome, _ in scored for report in outcome.players]), nl=False)
    else:
        _print_text(scored)
    if failed or any(own for *_, found in scored for own in found):
        raise typer.Exit(1)


def _paths(files: list[str]) -> list[str]:
    """The files meant: folders stand for their *.toml and *.json by name."""
    from dicegame.papersheet import PaperError

    paths: list[str] = []
    for text in files:
        path = Path(text)
        if text == "-" or not path.is_dir():
            paths.append(text)
            continue
        inside = sorted(str(entry) for entry in path.iterdir() if entry.suffix in (".toml", ".json"))
        if not inside:
            raise PaperError(f"{text}: no *.toml or *.json file in this folder")
        paths += inside
    return paths


def _read(path: str) -> PaperGame:
    from dicegame.papersheet import PaperError, read_paper

    if path == "-":
        return read_paper(sys.stdin.buffer.read())
    try:
        raw = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise PaperError(f"cannot be read: {reason}") from None
    kinds = {".json": True, ".toml": False}
    return read_paper(raw, Path(path).parent, kinds.get(Path(path).suffix))


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
        for text in _differences(game, outcome):
            typer.echo(f"{path}: {text}", err=True)
    if results or not alone:
        typer.echo(json.dumps(results[0] if alone else results, ensure_ascii=False, indent=2))


def _differences(game: PaperGame, outcome: Outcome) -> list[str]:
    """Where a player's own addition comes to something else."""
    from padgen.tables import PHASES

    found = []
    for player, report in zip(game.players, outcome.players, strict=True):
        if player.written is not None:
            pairs = zip(PHASES, player.written, report.phases, strict=True)
            differing = [f"{phase} {own}, not {points}" for phase, own, points in pairs if own != points]
            if differing:
                found.append(f"{report.name} wrote {'; '.join(differing)}")
    return found


def _red() -> str | None:
    return "red" if sys.stderr.isatty() else None
