"""`dicegame recount`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from dicegame.endscore.duchy import Duchy
    from dicegame.endscore.recount import Recount


def recount(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A finished duchy, TOML or JSON; - is stdin.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    template: Annotated[
        bool, typer.Option("--template", help="FILE is a layout (name, file, notation): print an empty file over it.")
    ] = False,
) -> None:
    """Count what a finished base-game duchy tells of the victory point track, line by line.

    Where the order within a phase is not known, a line has the least and the most that it can be. Exit code 0 when the duchy
    can be as entered, else 1.

    Example: dicegame recount --template base-1 > anna.toml
    """
    if template:
        from dicegame.endscore.duchyfile import duchy_template

        typer.echo(duchy_template(file), nl=False)
        return
    from dicegame.cli.reading import text_of
    from dicegame.endscore import recount as counting
    from dicegame.endscore.duchyfile import read_duchy
    from padgen.errors import PadgenError

    try:
        duchy = read_duchy(text_of(file), Path(file).parent)
    except PadgenError as error:
        raise PadgenError(f"{file}: {error}") from None
    result = counting.recount(duchy)
    if as_json:
        _print_json(file, duchy, result)
    else:
        _print_text(file, duchy, result)
    if result.faults:
        raise typer.Exit(1)


def _print_json(file: str, duchy: Duchy, result: Recount) -> None:
    import json
    from dataclasses import asdict

    from dicegame.report import fault_data

    data = {
        "file": file,
        "name": duchy.name,
        "edition": duchy.edition,
        "layout": duchy.layout.name,
        "low": result.low,
        "high": result.high,
        "track": duchy.track,
        "lines": [asdict(line) for line in result.lines],
        "notes": list(result.notes),
        "faults": [fault_data(fault) for fault in result.faults],
    }
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))


def _print_text(file: str, duchy: Duchy, result: Recount) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from dicegame.cli.endreport import listed

    console = Console(highlight=False, markup=False, emoji=False)
    console.print(Text.assemble((f"{duchy.name}, {duchy.layout.name}, {duchy.edition} edition", "bold"), f"  ({file})"))
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 1))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim")
    for line in result.lines:
        table.add_row(_range(line.low, line.high), line.label, line.rule)
    console.print(table)
    for fault in result.faults:
        console.print(Text.assemble("  ", (fault.code, "red"), f": {fault.message}"))
    console.print(Text(f"\nThe duchy accounts for {_range(result.low, result.high)} points.", "bold"))
    if duchy.track is not None:
        console.print(Text(_compared(duchy.track, result), "bold"))
    console.print(listed(result.notes))


def _compared(track: int, result: Recount) -> str:
    if track < result.low:
        return f"The track shows {track}: at least {result.low - track} too few."
    if track <= result.high:
        return f"The track shows {track}: it can be right."
    return f"The track shows {track}: {_range(track - result.high, track - result.low)} more than the duchy accounts for."


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"
