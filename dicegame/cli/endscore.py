"""The command `dicegame endscore`, which scores finished games of the base game and of A Castle for All Seasons."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from dicegame.cli.asking import ASKED, Ask, AskedFile, asked_game, check_files_or_ask
from dicegame.cli.keep import BgStats, Book, Save, check_output_options, keep_and_share
from dicegame.cli.report import Rules
from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.language import Sentence, say

if TYPE_CHECKING:
    from dicegame.endscore.tally import Game
    from dicegame.report import Outcome

    Result = tuple[str, Game, Outcome]
    """The name of a file, the game in it, and its score."""


class Tie(StrEnum):
    """A reading of the base game's first tie-break: the player with the fewest, or the most, empty spaces wins."""

    FEWEST = "fewest"
    MOST = "most"


class Ties(NamedTuple):
    """The readings of ties that were given as options. None means that the file says it."""

    tie: Tie | None
    team_tie: Tie | None


def endscore(
    context: typer.Context,
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="FILE...", help="Files as dicegame template prints them, TOML or JSON; - is stdin."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: an object for one file, a list for several.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV, a row for every line.")] = False,
    ask: Ask = False,
    tie: Annotated[
        Tie | None,
        typer.Option(
            case_sensitive=False,
            help="Which empty spaces win a tie of the base game: fewest, as the English rulebooks say, or most. "
            "Replaces what the files say; not for team games.",
        ),
    ] = None,
    team_tie: Annotated[
        Tie | None,
        typer.Option(
            case_sensitive=False,
            help="The same for team games: most, as the 2019 rulebook says, or fewest, as the later Special Edition's does.",
        ),
    ] = None,
    output: AskedFile = None,
    rules: Rules = False,
    save: Save = False,
    book: Book = None,
    bgstats: BgStats = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Score finished games of The Castles of Burgundy (2011, 2019) and A Castle for All Seasons, line by line.

    The exit code is 0 if no game has a fault, else 1; the scores are printed either way. A folder means all of its .toml and
    .json files.

    Example: dicegame endscore friday.toml
    """
    check_files_or_ask(files, ask, output)
    check_output_options(as_json=as_json, as_csv=as_csv, save=save, book=book, bgstats=bgstats)
    from dicegame.cli.reading import data_language
    from dicegame.endscore.entry import finished_game

    ties = Ties(tie, team_tie)
    results, failed = ([_asked(output, language, ties)], False) if ask else _read(files or [], language, ties)
    if as_json:
        _print_json(results, data_language(context, language), several=len(results) + failed > 1)
    elif as_csv:
        _print_csv(results, data_language(context, language))
    else:
        from dicegame.cli.endreport import end_parts
        from dicegame.cli.report import print_parts

        asked = say(Sentence("ask-asked"), language)
        parts = (
            part
            for path, game, outcome in results
            for part in end_parts(outcome, game, asked if path == ASKED else path, language, rules)
        )
        print_parts(parts, language)
    for path, _, outcome in results:
        for note in outcome.notes if as_json or as_csv else ():
            typer.echo(say(Sentence("where-what", where=path, what=note), language), err=True)
    for path, game, outcome in results:
        if save or bgstats:
            finished = None if outcome.has_faults else finished_game(game, outcome, Path(path).parent)
            keep_and_share(finished, path, book, language, save=save, bgstats=bgstats)
    if failed or any(outcome.has_faults for _, _, outcome in results):
        raise typer.Exit(1)


def _read(files: list[str], language: str, ties: Ties) -> tuple[list[Result], int]:
    """Return the results of all readable files, and the number of unreadable files. Print their errors on stderr."""
    from dicegame.cli.reading import files_of, read_all, text_of
    from dicegame.endscore.entry import read_entry, score_entry
    from padgen.tomltext import json_by_ending

    def entered(path: str) -> Game:
        return _with_tie(read_entry(text_of(path), Path(path).parent, json_by_ending(path)), ties)

    paths = [path for file in files for path in files_of(file)]
    results = [(path, game, score_entry(game)) for path, game in read_all("dicegame endscore", paths, entered, language)]
    return results, len(paths) - len(results)


def _with_tie(game: Game, ties: Ties) -> Game:
    """Return the game with its tie-break read as `ties` says. A reading that is None or does not apply changes nothing."""
    from dataclasses import replace

    from dicegame.endscore.tally import BaseGame

    if isinstance(game, BaseGame) and game.mode == "standard" and ties.tie:
        return replace(game, tie=str(ties.tie))
    if isinstance(game, BaseGame) and game.mode == "team" and ties.team_tie:
        return replace(game, team_tie=str(ties.team_tie))
    return game


def _asked(output: Path | None, language: str, ties: Ties) -> Result:
    """Ask about a finished game at the terminal and score it. If `output` is given, write the answers to that file."""
    from dicegame.endscore.ask import TIE_KNOWN, ask_game
    from dicegame.endscore.entry import format_entry, score_entry

    known = {TIE_KNOWN: True} if any(ties) else {}
    game = asked_game(
        "endscore",
        lambda hear, tell: _with_tie(ask_game(hear, tell, language, known), ties),
        format_entry,
        output,
        language,
    )
    return str(output or ASKED), game, score_entry(game)


def _print_json(results: list[Result], language: str, *, several: bool) -> None:
    import json

    from dicegame.endscore.entry import end_data

    data = [end_data(game, outcome, path, language) for path, game, outcome in results]
    if several or data:
        typer.echo(json.dumps(data if several else data[0], ensure_ascii=False, indent=2))


def _print_csv(results: list[Result], language: str) -> None:
    from dicegame.cli.report import COUNT_HEADER, csv_text

    rows = [(path, report) for path, _, outcome in results for report in outcome.players]
    typer.echo(csv_text(rows, COUNT_HEADER, language), nl=False)
