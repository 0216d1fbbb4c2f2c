"""`padgen pad`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from padgen.cli.options import LanguageOption, LayoutArguments, OutputOption, PaperOption, StyleOption

if TYPE_CHECKING:
    from padgen.hexgrid import Hex
    from padgen.model import Layout


def pad(
    layouts: LayoutArguments,
    pages: Annotated[
        int | None,
        typer.Option(min=1, max=10_000, metavar="N", help="Sheets over all layouts. Default: one each.", show_default=False),
    ] = None,
    mix: Annotated[bool, typer.Option("--mix", help="Change the layout from sheet to sheet instead of in blocks.")] = False,
    paper: PaperOption = "a4",
    style: StyleOption = "color",
    start: Annotated[
        Literal["purple", "gray", "blue", "orange"] | None,
        typer.Option("--start", help="Check off the castle with this square and circle its bonus.", show_default=False),
    ] = None,
    lang: LanguageOption = "en",
    output: OutputOption = None,
) -> None:
    """Print a pad of score sheets as a PDF and print its path.

    Example: padgen pad a b c d --pages 20 --mix --paper letter
    """
    from padgen.catalog import load
    from padgen.cli.output import default_path, write_result
    from padgen.cli.run import track, warn, warn_of_problems
    from padgen.model import LayoutError
    from padgen.pdf import Sheet
    from padgen.pdf import pad as draw_pad
    from padgen.tables import Game
    from padgen.theme import PAPERS

    found = [load(text) for text in layouts]
    for layout in found:
        if layout.game is not Game.DICE:
            raise LayoutError(f"{layout.name} is a board of the base game; padgen board draws it")
        warn_of_problems(layout)
    sheets = [Sheet(layout, PAPERS[paper], style, lang, _castle(layout, start) if start else None) for layout in found]
    order = page_order(len(sheets), pages or len(sheets), mix)
    left_out = [layout.name for index, layout in enumerate(found) if index not in order]
    if left_out:
        warn(f"{pages} sheets are too few for all layouts; left out: {', '.join(left_out)}")
    data = draw_pad(sheets, track(order, len(order), "Drawing sheets"), total=len(order))
    write_result(data, output, default_path("pad", [layout.name for layout in found], ".pdf"))


def page_order(layouts: int, pages: int, mix: bool) -> list[int]:
    """Which layout each sheet shows: blocks of nearly equal length, or in turn.

    >>> page_order(4, 10, mix=False), page_order(3, 4, mix=True)
    ([0, 0, 0, 1, 1, 1, 2, 2, 3, 3], [0, 1, 2, 0])
    """
    order = [page % layouts for page in range(pages)]
    return order if mix else sorted(order)


def _castle(layout: Layout, square: str) -> Hex:
    from padgen.model import LayoutError

    for hex_ in layout.castles:
        if layout.cells[hex_].square == square:
            return hex_
    raise LayoutError(f"--start {square}: duchy {layout.name} has no castle with a {square} square")
