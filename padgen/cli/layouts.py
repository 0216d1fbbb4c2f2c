"""`padgen list`, `padgen show`, `padgen validate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from padgen.cli.options import JsonOption, LayoutArgument, LayoutArguments

if TYPE_CHECKING:
    from padgen.model import Layout
    from padgen.validate import Problem


def list_(as_json: JsonOption = False) -> None:
    """List the catalog: names, aliases, and how sure each layout is.

    Example: padgen list
    """
    from padgen.names import catalog
    from padgen.notation import format_notation

    if as_json:
        _print_json(
            [
                {
                    "name": layout.name,
                    "aliases": list(layout.aliases),
                    "game": layout.game,
                    "notation": format_notation(layout),
                    "source": layout.source,
                    "confidence": layout.confidence,
                }
                for layout in catalog()
            ]
        )
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("name", "game", "also called", "surety"):
        table.add_column(column, no_wrap=column == "name")
    for layout in catalog():
        table.add_row(layout.name, layout.game, ", ".join(layout.aliases), layout.confidence)
    Console().print(table)
    typer.echo("\npadgen show NAME shows one, and where it comes from.")


def show(
    layout: LayoutArgument,
    as_json: JsonOption = False,
) -> None:
    """Show one layout: a small picture, its areas, where it comes from, and what is wrong with it.

    Example: padgen show a
    """
    from padgen.names import load

    found = load(layout)
    if as_json:
        _print_json(facts(found))
    else:
        _print_facts(found)


def validate(
    layouts: LayoutArguments,
    as_json: JsonOption = False,
) -> None:
    """Check layouts and tell everything that is wrong; exit code 0 when all are lawful, else 1.

    Example: padgen validate a ./mine.toml
    """
    from padgen.cli.run import painted, printable
    from padgen.errors import LayoutError
    from padgen.names import load
    from padgen.second_opinion import geometric_problems
    from padgen.validate import Problem, problems

    report: list[tuple[str, Layout | None, tuple[Problem, ...]]] = []
    for text in layouts:
        try:
            layout = load(text)
        except LayoutError as error:
            report.append((text, None, (Problem("unreadable", str(error)),)))
        else:
            report.append((text, layout, problems(layout) + geometric_problems(layout)))
    if as_json:
        _print_json([{"layout": text, "ok": not found, "problems": _as_json(found)} for text, _, found in report])
    else:
        for text, checked, found in report:
            typer.echo(f"{printable(text)}:" + ("" if found else f" {painted('lawful', 'green')}"))
            for problem in found:
                typer.echo(f"  {painted(problem.code, 'red')}: {printable(problem.message)}{_places(checked, problem)}")
    if any(found for _, _, found in report):
        raise typer.Exit(1)


def facts(layout: Layout) -> dict[str, object]:
    """Return the facts about a layout for JSON."""
    from padgen.features import measure_features
    from padgen.layoutfile import composition_data
    from padgen.notation import die_rows, format_notation
    from padgen.ratings import rating_data
    from padgen.tables import COLORS, Game
    from padgen.validate import problems

    castles = {layout.cells[hex_].square: list(hex_) for hex_ in reversed(layout.castles)}
    return {
        "name": layout.name,
        "game": layout.game,
        "notation": format_notation(layout),
        "areas": {color: list(layout.area_sizes(color)) for color in COLORS[layout.game]},
        "castles": castles if layout.game is Game.DICE else {},
        "die": "/".join(die_rows(layout)) if layout.game is Game.BASE else None,
        "composition": composition_data(layout),
        "source": layout.source,
        "confidence": layout.confidence,
        **({"rating": rating_data(layout.rating)} if layout.rating else {}),
        "problems": _as_json(problems(layout)),
        "features": {name.replace("_", "-"): value for name, value in vars(measure_features(layout)).items()},
    }


def _print_facts(layout: Layout) -> None:
    from rich.console import Console

    from padgen.cli.picture import picture
    from padgen.notation import format_notation
    from padgen.tables import COLORS
    from padgen.validate import problems

    console = Console(markup=False, emoji=False, highlight=False, soft_wrap=True)
    console.print(layout.name, style="bold", end="")
    console.print(f" ({layout.game} game)\n")
    console.print(picture(layout), end="\n\n")
    for color in COLORS[layout.game]:
        count = layout.counts[color]
        sizes = f" in areas of {', '.join(map(str, layout.area_sizes(color)))}" if count else ""
        console.print(f"  {color:<10} {count:>2} {'hex' if count == 1 else 'hexes'}{sizes}")
    console.print(f"\nnotation   {format_notation(layout) or 'none: not a hexagon'}")
    if layout.posts:
        posts = "; ".join(f"{layout.where(a)} and {layout.where(b)}" for a, b in layout.posts)
        console.print(f"posts      where these meet: {posts}")
    if layout.aliases:
        console.print(f"also       {', '.join(layout.aliases)}")
    console.print(f"source     {layout.source or 'not given'}")
    console.print(f"surety     {layout.confidence or 'not given'}")
    if layout.rating:
        rating = layout.rating
        starts = "".join(f", {start} {points:.1f}" for start, points in rating.starts)
        console.print(
            f"rating     {rating.word}, index {rating.index:.3f}: {rating.bot} makes {rating.mean:.1f} points", end=""
        )
        console.print(f" in {rating.games} games alone (standard error {rating.se:.2f}){starts}")
    found = problems(layout)
    for problem in found:
        console.print(problem.code, style="red", end="")
        console.print(f": {problem.message}{_places(layout, problem)}")
    if not found:
        console.print("lawful", style="green")


def _as_json(found: tuple[Problem, ...]) -> list[dict[str, object]]:
    return [{"code": p.code, "message": p.message, "hexes": [list(hex_) for hex_ in p.hexes]} for p in found]


def _places(layout: Layout | None, problem: Problem) -> str:
    """Return where a problem is, in words; nothing for more than four hexes, since the sentence itself names an area."""
    if layout is None or not problem.hexes:
        return ""
    shown = [layout.where(hex_) for hex_ in problem.hexes if hex_ in layout.cells]
    if not 0 < len(shown) <= 4:
        return ""
    return f" ({'; '.join(shown)})"


def _print_json(data: object) -> None:
    import json

    typer.echo(json.dumps(data, indent=2))
