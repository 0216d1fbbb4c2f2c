"""The command `dicegame score`, which scores finished paper games of the dice game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.asking import Ask, AskedFile, asked_game, check_files_or_ask
from dicegame.cli.keep import BgStats, Book, Save, check_output_options, keep_and_share
from dicegame.cli.report import Rules
from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.language import Sentence, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rich.text import Text

    from dicegame.dice.paper.file import PaperGame
    from dicegame.dice.paper.result import ScoredPaper


def score(
    context: typer.Context,
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE|DIR...", help="Files of finished games, folders of them, or - for stdin."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV instead.")] = False,
    ask: Ask = False,
    output: AskedFile = None,
    rules: Rules = False,
    save: Save = False,
    book: Book = None,
    bgstats: BgStats = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Score finished paper games of the dice game, line by line, and report entries that cannot be right.

    The exit code is 0 if no game has a fault or a wrong sum, else 1; the scores are printed either way.

    With --ask, each row of a sheet is typed as it stands on the paper.

    Example: dicegame score anna-and-ben.toml
    """
    check_files_or_ask(files, ask, output)
    check_output_options(as_json=as_json, as_csv=as_csv, save=save, book=book, bgstats=bgstats)
    from dicegame.cli.reading import data_language, files_of
    from dicegame.dice.paper.result import finished_paper, wrong_sums

    paths = [path for file in files or [] for path in files_of(file)]
    scored = [_asked(output, language)] if ask else _scores(paths, language)
    if as_json:
        _print_json(scored, ask or len(paths) == 1, language, data_language(context, language))
    elif as_csv:
        _print_csv(scored, language, data_language(context, language))
    else:
        _print_text(scored, language, rules)
    for path, one in scored:
        if save or bgstats:
            finished = None if one.outcome.has_faults else finished_paper(one)
            keep_and_share(finished, path, book, language, save=save, bgstats=bgstats)
    if len(scored) < len(paths) or any(one.outcome.has_faults or wrong_sums(one) for _, one in scored):
        raise typer.Exit(1)


def _asked(output: Path | None, language: str) -> tuple[str, ScoredPaper]:
    """Ask about a finished game at the terminal and score it. If `output` is given, write the answers to that file."""
    from dicegame.dice.paper.ask import ask_paper
    from dicegame.dice.paper.result import score_paper
    from dicegame.dice.paper.template import format_paper

    game = asked_game(
        "score",
        lambda hear, tell: ask_paper(hear, tell, language),
        lambda game: format_paper(game.entered),
        output,
        language,
    )
    return str(output or say(Sentence("ask-asked"), language)), score_paper(game)


def _scores(paths: list[str], language: str) -> list[tuple[str, ScoredPaper]]:
    """Return each file that can be read, with its scored game. Print the errors of the others on stderr."""
    from functools import cache

    from dicegame.cli.reading import read_all, text_of
    from dicegame.dice.paper.file import load_compiled, read_paper
    from dicegame.dice.paper.result import score_paper
    from padgen.tomltext import json_by_ending

    loader = cache(load_compiled)

    def entered(path: str) -> PaperGame:
        return read_paper(text_of(path), Path(path).parent, json_by_ending(path), loader)

    return [(path, score_paper(game)) for path, game in read_all("dicegame score", paths, entered, language)]


def _print_text(scored: list[tuple[str, ScoredPaper]], language: str, rules: bool) -> None:
    from dicegame.cli.report import print_parts

    print_parts((part for path, one in scored for part in _parts(path, one, language, rules)), language)


def _parts(path: str, one: ScoredPaper, language: str, rules: bool) -> Iterator[list[str | Text]]:
    """Yield the report of a game, as parts that belong on one screen."""
    from dicegame.cli.report import report_parts, screen_width
    from dicegame.dice.paper.result import differences
    from dicegame.terminal.games.dice import sheet_picture

    game = one.game
    boards = [sheet_picture(game.layout, {mark.hex: mark.pip for mark in sheet.marks}) for sheet in game.sheets]
    first, *others, result = report_parts(one.outcome, language, screen_width(), rules, boards)
    variant = Sentence(f"variant-{game.variant}")
    yield [say(Sentence("score-file", file=path, duchy=game.layout_text, variant=variant), language), *first]
    yield from others
    yield [*result, *(say(difference, language) for difference in differences(one)), ""]


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
