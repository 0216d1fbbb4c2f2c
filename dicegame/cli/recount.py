"""The command `dicegame recount`, which counts the points on a finished duchy of the base game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.errors import PadgenError
from padgen.language import Sentence, Words, say

if TYPE_CHECKING:
    from dicegame.endscore.duchy import Duchy
    from dicegame.endscore.recount import Recount


def recount(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A finished duchy, TOML or JSON; - is stdin.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    template: Annotated[
        bool, typer.Option("--template", help="Print an empty file; FILE is a layout. Same as dicegame template duchy.")
    ] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Count the points that a finished base-game duchy shows, line by line, to check the victory point track.

    If the order within a phase is not known, a line shows the fewest and the most points. The exit code is 0 if the duchy
    and the track can be as entered, else 1.

    Example: dicegame recount anna.toml
    """
    if template:
        from dicegame.endscore.duchyfile import duchy_template

        typer.echo(duchy_template(file, language), nl=False)
        return
    from dicegame.cli.reading import data_language, print_mistakes, text_of
    from dicegame.endscore.duchyfile import read_duchy
    from dicegame.endscore.recount import count_again
    from padgen.tomltext import json_by_ending

    try:
        duchy = read_duchy(text_of(file), Path(file).parent, json_by_ending(file))
    except PadgenError as error:
        print_mistakes("dicegame recount", file, error, language)
        raise typer.Exit(1) from None
    result = count_again(duchy)
    if as_json:
        _print_json(file, duchy, result, data_language(context, language))
    else:
        _print_text(file, duchy, result, language)
    if result.faults or (duchy.track is not None and duchy.track < result.low):
        raise typer.Exit(1)


def _print_json(file: str, duchy: Duchy, result: Recount, language: str) -> None:
    import json

    from dicegame.report import fault_data

    data = {
        "file": file,
        "name": duchy.name,
        "edition": duchy.edition,
        "layout": duchy.layout.name,
        "low": result.low,
        "high": result.high,
        "track": duchy.track,
        "lines": [
            {"label": say(line.label, language), "low": line.low, "high": line.high, "rule": say(line.rule, language)}
            for line in result.lines
        ],
        "notes": [say(note, language) for note in result.notes],
        "faults": [fault_data(fault, language=language) for fault in result.faults],
    }
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def _print_text(file: str, duchy: Duchy, result: Recount, language: str) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from dicegame.cli.endreport import listed

    console = Console(highlight=False, markup=False, emoji=False)
    words = Words(language)
    title = words("recount-title", name=duchy.name, layout=duchy.layout.name, edition=duchy.edition)
    console.print(Text.assemble((title, "bold"), f"  ({file})"))
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim")
    for line in result.lines:
        cells = _range(line.low, line.high), line.label, line.rule
        table.add_row(*(Text(say(cell, language)) for cell in cells))
    console.print(table)
    for fault in result.faults:
        console.print(Text.assemble("  ", (fault.code, "red"), f": {say(fault.sentence, language)}"))
    console.print(Text("\n" + words("recount-sum", points=_range(result.low, result.high)), "bold"))
    if duchy.track is not None:
        console.print(Text(say(_compared(duchy.track, result), language), "bold"))
    console.print(listed([say(note, language) for note in result.notes]))


def _compared(track: int, result: Recount) -> Sentence:
    """Return a sentence that compares the victory point track with the points that the duchy shows."""
    if track < result.low:
        return Sentence("recount-too-few", track=track, points=result.low - track)
    if track <= result.high:
        return Sentence("recount-right", track=track)
    return Sentence("recount-more", track=track, points=_range(track - result.high, track - result.low))


def _range(low: int, high: int) -> Sentence | str:
    return str(low) if low == high else Sentence("recount-range", low=low, high=high)
