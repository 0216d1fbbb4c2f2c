"""`padgen pad`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from padgen.cli.options import (
    ANY_LANGUAGE,
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
    from padgen.model import Layout

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
    lang: LanguageOption = ANY_LANGUAGE,
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
    from padgen.cli.generate import duchy_spec, wanted_duchies, watched, wish
    from padgen.cli.output import default_path, write_result
    from padgen.cli.run import drawn_seed, note, track, usage_error
    from padgen.names import load
    from padgen.pdf.job import Job, JobError, press_of

    try:
        press = press_of(paper, per_page, bleed, crop_marks, duplex)
        if bool(layouts) == bool(random):
            usage_error("LAYOUT...", "expected either layouts or --random N" + ("" if layouts else ", as in padgen pad a"))
        if random and (pages or mix):
            usage_error("--random", "it counts the sheets itself; leave out --pages and --mix")
        asked_for = game or like or grain or symmetric or sizes != "any" or dice != "printed" or rated or fair is not None
        if asked_for and not random:
            usage_error("--random", "the options on what the duchies are like are for new ones: add --random N")
        if seed is not None and not random and not dice_sheet:
            usage_error("--seed", "nothing here is drawn by lot; it goes with --random N or --dice-sheet")
        if random:
            spec = duchy_spec(game, sizes, like, grain, symmetric, dice)
            wanted = wish(spec, rated, fair)
            seed = drawn_seed(seed)
            number = -(-random // press.per_leaf) * press.per_leaf if duplex else random
            found = list(watched(wanted_duchies(number, seed, spec, wanted), number, wanted))
            names = [f"random-{seed}"]
        else:
            seed = drawn_seed(seed) if dice_sheet else None
            found = [load(text) for text in layouts or []]
            names = [layout.name for layout in found]
        job = Job(found, press, None if random else pages, mix, style, lang, start, rules, dice_sheet, seed, tile_mm)
    except JobError as error:
        usage_error(error.option, str(error))
    asked = random or len(job.asked)
    if not random:  # new duchies are lawful, and each has its sheet
        _warn_about(found, job.asked)
    if len(job.order) > asked and not job.boards:
        note(f"{len(job.order)} sheets instead of {asked}, to fill the back of the last page")
    write_result(job.draw(track), output, default_path("pad", names, ".pdf"))


def _warn_about(layouts: list[Layout], order: list[int]) -> None:
    """What is wrong with layouts that are drawn all the same, and which ones the sheets do not suffice for."""
    from padgen.cli.run import warn, warn_of_problems

    for layout in layouts:
        warn_of_problems(layout)
    if left_out := [layout.name for index, layout in enumerate(layouts) if index not in order]:
        warn(f"{len(order)} sheets are too few for all layouts; left out: {', '.join(left_out)}")
