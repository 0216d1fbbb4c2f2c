"""The commands of `dicegame club`, which plan a club's evening, print it, and collect its results."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption, OutputOption, PaperOption, StyleOption
from padgen.errors import PadgenError
from padgen.language import Sentence, Words, decimal, say

if TYPE_CHECKING:
    from dicegame.club.evening import Evening

app = typer.Typer(help="A club's evening: seats by rounds, equally hard new duchies, sheets, results, standings.")
ClubFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the evening.")]


@app.command("new")
def new(
    players: Annotated[str, typer.Option("--players", help='The names: "Anna,Ben,Cleo,Dora"; or 11 for Player 1 to 11.')],
    tables: Annotated[int, typer.Option("--tables", min=1, metavar="T", help="How many tables.")] = 1,
    rounds: Annotated[int, typer.Option("--rounds", min=1, metavar="R", help="How many rounds.")] = 3,
    name: Annotated[str, typer.Option("--name", help="The name of the evening.")] = "",
    seed: Annotated[int | None, typer.Option("--seed", min=0, metavar="S", help="Seed: the same evening again.")] = None,
    output: OutputOption = None,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Plan an evening: who sits where in each round, on which duchy. Write its file and print the seats.

    Everybody meets everybody as evenly as possible. All tables of a round play the same new duchy with the same dice; the
    duchies are about equally hard. The file can be printed and corrected by hand.

    Example: dicegame club new --players "Anna,Ben,Cleo,Dora,Emil,Fay" --tables 2 --name Tuesday
    """
    from dicegame.club.duchies import equal_duchies
    from dicegame.club.evening import format_evening, plan_evening
    from dicegame.club.seating import check_numbers
    from dicegame.play.players import check_names
    from padgen.cli.output import check_ending, default_path, write_beside
    from padgen.cli.run import drawn_seed, note, translate_log

    words = Words(language)
    count = _count_of(players)
    names = names_of(players, words)
    check_numbers(len(names) if count is None else count, tables, rounds)
    check_names(names)
    path = Path(output) if output else default_path("club", [name] if name else [], ".toml")
    check_ending(path, ".toml")
    if path.exists():
        raise typer.BadParameter(words("club-exists", file=str(path)), param_hint="--output")
    seed = drawn_seed(seed)
    translate_log()
    evening = plan_evening(name, names, tables, equal_duchies(rounds, seed, note), seed)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_beside(format_evening(evening, language), str(path))
    _print_seats(evening, words)
    typer.echo(path)
    note(Sentence("club-next", file=str(path)))


@app.command("print")
def print_(
    file: ClubFile,
    paper: PaperOption = "a4",
    style: StyleOption = "color",
    per_page: Annotated[int, typer.Option("--per-page", metavar="1|2|4", help="Sheets side by side on a page.")] = 1,
    rules: Annotated[bool, typer.Option("--rules", help="Add a page that teaches the dice game.")] = False,
    output: OutputOption = None,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Make one PDF to print: a sheet for each player and round, dice for each table and round, and the plan of the seats.

    Example: dicegame club print output/club-Tuesday.toml
    """
    from dicegame.club.sheets import draw_evening
    from padgen.cli.output import default_path, write_result
    from padgen.cli.run import naming_options
    from padgen.pdf.page_setup import page_setup

    evening = _read(file)
    with naming_options():
        data = draw_evening(evening, page_setup(paper, per_page=per_page), style, language, rules)
    write_result(data, output, default_path(file.stem, [], ".pdf"))


@app.command("result")
def result(
    file: ClubFile,
    number: Annotated[int, typer.Argument(metavar="ROUND", help="The round, from 1.")],
    results: Annotated[list[str], typer.Argument(metavar="NAME=POINTS...", help="Anna=61; Anna=61+3 with 3 circles left.")],
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Write results of a round into the file, and print the standings. Names may be shortened; a result may be corrected.

    Example: dicegame club result output/club-Tuesday.toml 1 Anna=61+3 Ben=58
    """
    from dicegame.club.evening import format_evening, format_score, parse_results
    from dicegame.club.lock import locked
    from padgen.cli.output import write_beside
    from padgen.cli.run import note

    with locked(file):
        before = _read(file)
        scores = parse_results(before, results)
        evening = before.with_results(number, scores)
        write_beside(format_evening(evening, language), str(file))
    stored = before.rounds[number - 1].results
    for name, score in scores.items():
        if stored.get(name, score) != score:
            note(Sentence("club-replaced", name=name, old=format_score(stored[name]), new=format_score(score)))
    _print_standings(evening, Words(language))


@app.command("show")
def show(
    file: ClubFile,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print the standings for a spreadsheet.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the standings as JSON.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Show the seats of each round, the results so far and the standings.

    Example: dicegame club show output/club-Tuesday.toml --csv
    """
    from dicegame.club.standings import format_csv, standings
    from padgen.cli.run import only_one_of

    only_one_of({"--json": as_json, "--csv": as_csv})
    evening, words = _read(file), Words(language)
    if as_csv:
        typer.echo(format_csv(evening), nl=False)
        return
    if as_json:
        typer.echo(json.dumps([one._asdict() for one in standings(evening)], indent=2, ensure_ascii=False))
        return
    _print_seats(evening, words)
    _print_standings(evening, words)


def names_of(text: str, words: Words) -> list[str]:
    """Return the names in `text`, separated by commas or semicolons. For a number, return Player 1, Player 2, ..."""
    count = _count_of(text)
    if count is not None and 0 <= count < 1000:
        return [words("club-player", number=number) for number in range(1, count + 1)]
    return [name.strip() for name in re.split("[,;]", text)]


def _count_of(text: str) -> int | None:
    """Return the whole number that was typed instead of names, or None if these are names."""
    return int(text) if re.fullmatch(r"\s*-?[0-9]{1,100}\s*", text) else None


def _read(file: Path) -> Evening:
    """Return the club evening that a file describes. Raises: ClubError, which names the file."""
    from dicegame.club.evening import ClubError, read_evening
    from padgen.files import read_text

    try:
        return read_evening(read_text(file))
    except PadgenError as error:
        raise ClubError(*(Sentence("where-what", where=str(file), what=sentence) for sentence in error.sentences)) from None


def _print_seats(evening: Evening, words: Words) -> None:
    """Print the names at each table in each round, with the points entered so far."""
    for number, round_ in enumerate(evening.rounds, 1):
        difficulty = "" if round_.difficulty is None else f" ({round_.difficulty:.3f})"
        typer.echo(f"{words('club-round', number=number)}: {round_.duchy}{difficulty}")
        for table, names in enumerate(round_.tables, 1):
            seats = [f"{name} {round_.results[name].points}" if name in round_.results else name for name in names]
            typer.echo(f"  {words('club-table', number=table)}: {', '.join(seats)}")


def _print_standings(evening: Evening, words: Words) -> None:
    """Print the standings of the evening as a table with a row for each player."""
    from dicegame.club.standings import standings

    rows = standings(evening)
    width = max(len(name) for name in (*evening.players, words("club-name")))
    keys = ("club-points", "club-table-points", "club-best", "club-circles", "club-played")
    heads = [words(key) for key in keys]
    typer.echo(f"\n    {words('club-name'):<{width}}  {'  '.join(heads)}")
    for one in rows:
        shown = [str(one.points), say(decimal(one.table_points, 2), words.language), str(one.best), str(one.circles)]
        cells = [f"{cell:>{len(head)}}" for cell, head in zip([*shown, str(one.rounds)], heads, strict=True)]
        typer.echo(f"{one.rank:>3} {one.name:<{width}}  {'  '.join(cells)}")
