"""`padgen pad`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from padgen.cli.options import (
    DUCHIES,
    DiceOption,
    FairOption,
    GameOption,
    GrainOption,
    LanguageOption,
    LikeOption,
    OutputOption,
    PaperOption,
    RatedOption,
    SizesOption,
    StyleOption,
    SymmetricOption,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from padgen.hexgrid import Hex
    from padgen.model import Layout
    from padgen.pdf import Press
    from padgen.pdf.pad import Page
    from padgen.tables import DiceTables

SHEETS, PRINT = "Sheets", "Print shop"


def pad(
    layouts: Annotated[
        list[str] | None, typer.Argument(metavar="LAYOUT...", help="Catalog names, files, or notations.", show_default=False)
    ] = None,
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
    rules: Annotated[bool, typer.Option("--rules", help="Add a page that teaches the dice game.")] = False,
    dice_sheet: Annotated[
        bool, typer.Option("--dice-sheet", help="Add rounds rolled in advance: one game for each sheet.")
    ] = False,
    random: Annotated[
        int | None,
        typer.Option(
            "--random",
            min=1,
            max=10_000,
            metavar="N",
            help="Instead of LAYOUT: sheets of so many new duchies, all different.",
            show_default=False,
            rich_help_panel=DUCHIES,
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, metavar="S", help="Seed of new duchies and of dice. Default: drawn.", show_default=False),
    ] = None,
    game: GameOption = None,
    sizes: SizesOption = "any",
    like: LikeOption = None,
    grain: GrainOption = None,
    symmetric: SymmetricOption = False,
    dice: DiceOption = "printed",
    rated: RatedOption = None,
    fair: FairOption = None,
    per_page: Annotated[
        int, typer.Option(metavar="1|2|4", help="Sheets side by side on a page, with cut lines.", rich_help_panel=PRINT)
    ] = 1,
    bleed: Annotated[
        float,
        typer.Option(min=0, max=20, metavar="MM", help="Print this much beyond the paper's edge.", rich_help_panel=PRINT),
    ] = 0,
    crop_marks: Annotated[bool, typer.Option("--crop-marks", help="Mark where to cut.", rich_help_panel=PRINT)] = False,
    duplex: Annotated[
        bool,
        typer.Option(
            "--duplex", help="Two-sided, turned over the long edge; the last back is filled.", rich_help_panel=PRINT
        ),
    ] = False,
    tile_mm: Annotated[
        float | None,
        typer.Option(
            min=10,
            max=60,
            metavar="MM",
            help="Player boards: width of a tile. Default: 27.",
            rich_help_panel=PRINT,
            show_default=False,
        ),
    ] = None,
    output: OutputOption = None,
) -> None:
    """Print a pad of score sheets as a PDF and print its path. Base-game layouts become player boards at true size.

    Example: padgen pad a b c d --pages 20 --mix --paper letter
    """
    from padgen.cli.generate import duchy_spec, rated_duchies
    from padgen.cli.output import default_path, write_result
    from padgen.cli.run import drawn_seed, note, track, usage_error
    from padgen.names import load
    from padgen.pdf import Press
    from padgen.pdf.press import filled_up
    from padgen.tables import Game
    from padgen.theme import PAPERS

    if per_page not in (1, 2, 4):
        usage_error("--per-page", f"{per_page} sheets to a page; expected 1, 2 or 4")
    press = Press(PAPERS[paper], per_page, bleed, crop_marks, duplex)
    if not press.fits():
        usage_error("--per-page", f"{per_page} sheets on {paper} would be smaller than A6")
    if bool(layouts) == bool(random):
        usage_error("LAYOUT...", "expected either layouts or --random N" + ("" if layouts else ", as in padgen pad a"))
    if random and (pages or mix):
        usage_error("--random", "it counts the sheets itself; leave out --pages and --mix")
    asked_for = game or like or grain or symmetric or sizes != "any" or dice != "printed" or rated or fair is not None
    if asked_for and not random:
        usage_error("--random", "the options on what the duchies are like are for new ones: add --random N")
    if random or dice_sheet:
        seed = drawn_seed(seed)
    elif seed is not None:
        usage_error("--seed", "nothing here is drawn by lot; it goes with --random N or --dice-sheet")
    if random:
        wanted = -(-random // press.per_leaf) * press.per_leaf if duplex else random
        new = rated_duchies(wanted, seed or 0, duchy_spec(game, sizes, like, grain, symmetric, dice), rated, fair)
        found = list(track(new, wanted, "Making duchies"))
        order, names = list(range(wanted)), [f"random-{seed}"]
        asked = random
    else:
        found = [load(text) for text in layouts or []]
        order = page_order(len(found), pages or len(found), mix)
        names = [layout.name for layout in found]
        asked = len(order)
    games = {layout.game for layout in found}
    if len(games) > 1:
        usage_error("LAYOUT...", "dice-game sheets and base-game boards cannot share a pad; print them one after the other")
    boards = games == {Game.BASE}
    for option, used in (("--per-page", per_page > 1), ("--start", start), ("--rules", rules), ("--dice-sheet", dice_sheet)):
        if boards and used:
            usage_error(option, "this is for sheets of the dice game, not for player boards")
    if tile_mm is not None and not boards:
        usage_error("--tile-mm", "this is for player boards of the base game")
    if not random:  # new duchies are lawful, and each has its sheet
        _warn_about(found, order)
    if boards:
        data = _boards(found, order, press, style, lang, tile_mm)
    else:
        order = filled_up(order, press, len(found))
        if len(order) > asked:
            note(f"{len(order)} sheets instead of {asked}, to fill the back of the last page")
        extras = list(_extras(found, len(order), press, style, lang, rules, dice_sheet, seed))
        data = _sheets(found, order, press, style, lang, start, extras)
    write_result(data, output, default_path("pad", names, ".pdf"))


def page_order(layouts: int, pages: int, mix: bool) -> list[int]:
    """Which layout each sheet shows: blocks of nearly equal length, or in turn.

    >>> page_order(4, 10, mix=False), page_order(3, 4, mix=True)
    ([0, 0, 0, 1, 1, 1, 2, 2, 3, 3], [0, 1, 2, 0])
    """
    order = [page % layouts for page in range(pages)]
    return order if mix else sorted(order)


def _warn_about(layouts: list[Layout], order: list[int]) -> None:
    """What is wrong with layouts that are drawn all the same, and which ones the sheets do not suffice for."""
    from padgen.cli.run import warn, warn_of_problems

    for layout in layouts:
        warn_of_problems(layout)
    if left_out := [layout.name for index, layout in enumerate(layouts) if index not in order]:
        warn(f"{len(order)} sheets are too few for all layouts; left out: {', '.join(left_out)}")


def _sheets(
    layouts: list[Layout], order: list[int], press: Press, style: str, lang: str, start: str | None, extras: list[Page]
) -> bytes:
    from padgen.cli.run import track
    from padgen.pdf import Sheet
    from padgen.pdf import pad as draw_pad

    sheets = [Sheet(layout, press.sheet, style, lang, _castle(layout, start) if start else None) for layout in layouts]
    pages = track(extras, len(extras), "Drawing the pages that go with them")
    return draw_pad(sheets, track(order, len(order), "Drawing sheets"), press, pages, total=len(order))


def _boards(layouts: list[Layout], order: list[int], press: Press, style: str, lang: str, tile_mm: float | None) -> bytes:
    from padgen.cli.run import track
    from padgen.pdf.playerboard import TILE_MM, PlayerBoard, player_boards

    boards = [PlayerBoard(layout, style, lang, tile_mm or TILE_MM) for layout in layouts]
    return player_boards(boards, track(order, len(order), "Drawing boards"), press)


def _extras(
    layouts: list[Layout], games: int, press: Press, style: str, lang: str, rules: bool, dice_sheet: bool, seed: int | None
) -> Iterator[Page]:
    """The pages after the sheets; their numbers are the first layout's."""
    from functools import partial

    from padgen.pdf.dicepage import dice_pages
    from padgen.pdf.rules import draw_rules

    tables: DiceTables = layouts[0].tables  # type: ignore[assignment]  # a dice layout's
    if rules:
        yield partial(draw_rules, paper=press.paper, style=style, language=lang, tables=tables)
    if dice_sheet:
        for page in dice_pages(press.paper, style, lang, tables, seed or 0, games):
            yield page.draw


def _castle(layout: Layout, square: str) -> Hex:
    from padgen.model import LayoutError

    for hex_ in layout.castles:
        if layout.cells[hex_].square == square:
            return hex_
    raise LayoutError(f"--start {square}: duchy {layout.name} has no castle with a {square} square")
