"""The commands `padgen list`, `padgen show` and `padgen validate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from padgen.cli.options import ANY_LANGUAGE, JsonOption, LanguageOption, LayoutArgument, LayoutArguments
from padgen.language import Sentence, decimal, joined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.text import Text

    from padgen.model import Layout
    from padgen.validate import Problem


def list_(
    as_json: JsonOption = False,
    lang: LanguageOption = ANY_LANGUAGE,  # noqa: ARG001  # its callback sets the language
) -> None:
    """List the catalog: names, aliases, and the confidence in each layout.

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

    from padgen.cli.run import translate
    from padgen.validate import confidence_in

    table = Table(box=None, header_style="bold", pad_edge=False)
    for column in ("list-name", "list-game", "list-also", "list-confidence"):
        table.add_column(translate(Sentence(column)), no_wrap=column == "list-name")
    for layout in catalog():
        table.add_row(layout.name, layout.game, ", ".join(layout.aliases), translate(confidence_in(layout)))
    Console().print(table)
    typer.echo(f"\n{translate(Sentence('list-show'))}")


def show(
    layout: LayoutArgument,
    as_json: JsonOption = False,
    lang: LanguageOption = ANY_LANGUAGE,  # noqa: ARG001  # its callback sets the language
) -> None:
    """Show one layout: a small picture, its areas, its source, and its problems.

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
    lang: LanguageOption = ANY_LANGUAGE,  # noqa: ARG001  # its callback sets the language
) -> None:
    """Check layouts and print all problems. The exit code is 0 if all layouts are legal, else 1.

    Example: padgen validate a ./mine.toml
    """
    from padgen.cli.run import painted, printable, translate
    from padgen.errors import LayoutError
    from padgen.names import load
    from padgen.second_opinion import geometric_problems
    from padgen.validate import Problem, problems

    report: list[tuple[str, Layout | None, tuple[Problem, ...]]] = []
    for text in layouts:
        try:
            layout = load(text)
        except LayoutError as error:
            report.append((text, None, tuple(Problem("unreadable", sentence) for sentence in error.sentences)))
        else:
            report.append((text, layout, problems(layout) + geometric_problems(layout)))
    if as_json:
        _print_json([{"layout": text, "ok": not found, "problems": _as_json(found)} for text, _, found in report])
    else:
        for text, checked, found in report:
            legal = "" if found else f" {painted(translate(Sentence('show-legal')), 'green')}"
            typer.echo(f"{printable(text)}:{legal}")
            for problem in found:
                message = printable(translate(problem.message))
                typer.echo(f"  {painted(problem.code, 'red')}: {message}{_places(checked, problem)}")
    if any(found for _, _, found in report):
        raise typer.Exit(1)


def facts(layout: Layout) -> dict[str, object]:
    """Return the facts about a layout that `padgen show --json` prints."""
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
        **{key: pairs for key, pairs in (("posts", layout.posts), ("links", layout.links)) if pairs},
        **({"rating": rating_data(layout.rating)} if layout.rating else {}),
        "problems": _as_json(problems(layout)),
        "features": {name.replace("_", "-"): value for name, value in vars(measure_features(layout)).items()},
    }


def _print_facts(layout: Layout) -> None:
    from rich.console import Console

    from padgen.cli.run import translate
    from padgen.validate import problems

    console = Console(markup=False, emoji=False, highlight=False, soft_wrap=True)
    console.print(layout.name, style="bold", end="")
    console.print(f" ({translate(Sentence(f'game-{layout.game}'))})\n")
    console.print(_picture(layout), end="\n\n")
    for color, sizes in _area_lines(layout):
        console.print(f"  {color:<10} {sizes}")
    console.print()
    for label, sentence in _facts_in_words(layout):
        console.print(f"{translate(Sentence(label)):<10} {translate(sentence)}")
    found = problems(layout)
    for problem in found:
        console.print(problem.code, style="red", end="")
        console.print(f": {translate(problem.message)}{_places(layout, problem)}")
    if not found:
        console.print(translate(Sentence("show-legal")), style="green")


def _picture(layout: Layout) -> Text:
    """Return a small colored picture of a layout for the terminal. Each hex shows its letter and die number.

    There are no gaps between hexes of one area in a row. Without color the letters remain.
    """
    from rich.text import Text

    from padgen.hexgrid import Hex
    from padgen.notation import letter_of
    from padgen.theme import STYLES

    palette = STYLES["color"].palette
    left = min(2 * hex_.q + hex_.r for hex_ in layout.cells)
    text = Text()
    above = layout.rows[0][0].r
    for row in layout.rows:
        text.append("\n" * (row[0].r - above))
        above = row[0].r
        at = 0
        for hex_ in row:
            cell = layout.cells[hex_]
            column = 2 * (2 * hex_.q + hex_.r - left)
            colors = palette[layout.game, cell.color]
            style = f"{colors.ink} on {colors.fill}"
            text.append(" " * (column - at))
            text.append(f" {letter_of(layout.game, cell)}{cell.die or ' '}", style)
            right = layout.area_of.get(Hex(hex_.q + 1, hex_.r))
            text.append(" ", style if right == layout.area_of[hex_] else "")
            at = column + 4
    text.rstrip()
    return text


def _area_lines(layout: Layout) -> Iterator[tuple[str, str]]:
    """Yield for each color: its name, and a text with the number of its hexes and the sizes of its areas."""
    from padgen.cli.run import translate
    from padgen.validate import color_name

    for color, count in layout.counts.items():
        sizes = layout.area_sizes(color)
        text = Sentence("show-areas", count=count, sizes=sizes) if count else Sentence("show-no-areas")
        yield translate(color_name(color)), f"{'' if count > 9 else ' '}{translate(text)}"


def _facts_in_words(layout: Layout) -> Iterator[tuple[str, Sentence | str]]:
    """Yield the facts about a layout as pairs: the message key of the label, and the text after it."""
    from padgen.cli.run import translate
    from padgen.notation import format_notation, link_name
    from padgen.tables import POSTS_PLAYED
    from padgen.validate import confidence_in

    without = Sentence("show-links-no-notation") if layout.links else Sentence("show-no-notation")
    yield "show-notation", format_notation(layout) or without
    if layout.posts:
        pairs = [translate(joined((layout.place_of(a), layout.place_of(b)), "and")) for a, b in layout.posts]
        where = Sentence("show-where", places="; ".join(pairs))
        playable = len(pairs) == POSTS_PLAYED
        yield "show-posts", where if playable else Sentence("show-no-posts-game", where=where, found=len(pairs))
    if layout.links:
        yield "show-links", Sentence("show-joined", pairs=", ".join(link_name(layout, link) for link in layout.links))
    if layout.aliases:
        yield "show-also", joined(layout.aliases)
    yield "show-source", layout.source or Sentence("show-not-given")
    yield "show-confidence", confidence_in(layout) or Sentence("show-not-given")
    if rating := layout.rating:
        rated = Sentence(
            "show-rated",
            word=Sentence(f"rating-{rating.word}"),
            index=decimal(rating.index, 3),
            bot=rating.bot,
            mean=decimal(rating.mean, 1),
            games=rating.games,
            error=decimal(rating.se, 2),
        )
        starts = [
            Sentence("show-start", color=_castle_name(start), points=decimal(points, 1)) for start, points in rating.starts
        ]
        yield "show-rating", joined([rated, *starts])


def _castle_name(start: str) -> Sentence:
    """Return the name of a starting castle, which `start` gives as a color, or in the base game as the number of a hex."""
    return Sentence("base-hex-number", hex=int(start)) if start.isdecimal() else Sentence(f"color-{start}")


def _as_json(found: tuple[Problem, ...]) -> list[dict[str, object]]:
    return [{"code": p.code, "message": str(p.message), "hexes": [list(hex_) for hex_ in p.hexes]} for p in found]


def _places(layout: Layout | None, problem: Problem) -> str:
    """Return the places of a problem's hexes in words, or "" if there are more than four, as the message says enough."""
    from padgen.cli.run import translate

    if layout is None:
        return ""
    shown = [translate(layout.place_of(hex_)) for hex_ in problem.hexes if hex_ in layout.cells]
    return f": {'; '.join(shown)}" if 0 < len(shown) <= 4 else ""


def _print_json(data: object) -> None:
    import json

    typer.echo(json.dumps(data, indent=2))
