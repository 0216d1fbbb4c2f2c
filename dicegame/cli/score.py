"""The command `dicegame score`, which scores finished paper games of the dice game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.keep import BgStats, Book, Save, check_output_options, keep_and_share
from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.language import Sentence, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dicegame.dice.paper.file import PaperGame
    from dicegame.dice.paper.result import ScoredPaper


def score(
    context: typer.Context,
    files: Annotated[
        list[str], typer.Argument(metavar="FILE|DIR...", help="Files of finished games, folders of them, or - for stdin.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV instead.")] = False,
    save: Save = False,
    book: Book = None,
    bgstats: BgStats = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Score finished paper games of the dice game, line by line, and report entries that cannot be right.

    The exit code is 0 if no game has a fault or a wrong sum, else 1; the scores are printed either way.

    Example: dicegame score anna-and-ben.toml
    """
    check_output_options(as_json=as_json, as_csv=as_csv, save=save, book=book, bgstats=bgstats)
    from dicegame.cli.reading import data_language, files_of
    from dicegame.dice.paper.result import finished_paper, wrong_sums

    paths = [path for file in files for path in files_of(file)]
    scored = _scores(paths, language)
    if as_json:
        _print_json(scored, len(paths) == 1, language, data_language(context, language))
    elif as_csv:
        _print_csv(scored, language, data_language(context, language))
    else:
        _print_text(scored, language)
    for path, one in scored:
        if save or bgstats:
            finished = None if one.outcome.has_faults else finished_paper(one)
            keep_and_share(finished, path, book, language, save=save, bgstats=bgstats)
    if len(scored) < len(paths) or any(one.outcome.has_faults or wrong_sums(one) for _, one in scored):
        raise typer.Exit(1)


def _scores(paths: list[str], language: str) -> list[tuple[str, ScoredPaper]]:
    """Return each file that can be read, with its scored game. Print the errors of the others on stderr."""
    from functools import cache

    from dicegame.cli.reading import read_all, text_of
    from dicegame.dice.paper.file import load_compiled, read_paper
    from dicegame.dice.paper.result import score_paper

    loader, kinds = cache(load_compiled), {".json": True, ".toml": False}

    def entered(path: str) -> PaperGame:
        return read_paper(text_of(path), Path(path).parent, kinds.get(Path(path).suffix), loader)

    return [(path, score_paper(game)) for path, game in read_all("dicegame score", paths, entered, language)]


def _print_text(scored: list[tuple[str, ScoredPaper]], language: str) -> None:
    from dicegame.cli.report import screen_width, text_lines
    from dicegame.dice.paper.result import differences

    for number, (path, one) in enumerate(scored):
        if number:
            typer.echo()
        variant = Sentence(f"variant-{one.game.variant}")
        typer.echo(say(Sentence("score-file", file=path, duchy=one.game.layout_text, variant=variant), language))
        for line in text_lines(one.outcome, language, screen_width()):
            typer.echo(line)
        for difference in differences(one):
            typer.echo(say(difference, language))


def _print_json(scored: list[tuple[str, ScoredPaper]], alone: bool, language: str, data_language: str) -> None:
    import json

    from dicegame.dice.paper.result import differences, paper_data

    results = []
    for path, one in scored:
        results.append(paper_data(one, path, data_language))
        _print_notes(path, differences(one), language)
    if results or not alone:
        typer.echo(json.dumps(results[0] if alone else results, ensure_ascii=False, indent=2))


def _print_csv(scored: list[tuple[str, ScoredPaper]], language: str, data_language: str) -> None:
    from dicegame.cli.report import PHASE_HEADER, csv_text
    from dicegame.dice.paper.result import differences

    rows = [(path, report) for path, one in scored for report in one.outcome.players]
    typer.echo(csv_text(rows, PHASE_HEADER, data_language), nl=False)
    for path, one in scored:
        faults = [(report.name, fault) for report in one.outcome.players for fault in report.faults]
        said = [Sentence("score-player-fault", name=name, code=fault.code, fault=fault.sentence) for name, fault in faults]
        _print_notes(path, [*said, *differences(one)], language)


def _print_notes(path: str, notes: Iterable[Sentence], language: str) -> None:
    """Print notes on stderr, because JSON and CSV have no place for them."""
    for note in notes:
        typer.echo(say(Sentence("where-what", where=path, what=note), language), err=True)
