"""The command `padgen pad`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from padgen.cli.generate import DuchyOptions, duchy_option
from padgen.cli.options import (
    ANY_LANGUAGE,
    LanguageOption,
    OutputOption,
    PageOptions,
    PaperOption,
    StyleOption,
    layout_argument,
    page_option,
    printer_option,
    with_groups,
)
from padgen.language import Sentence, joined

if TYPE_CHECKING:
    from padgen.model import Layout
    from padgen.pdf.job import Job


@with_groups
def pad(
    layouts: Annotated[list[str] | None, layout_argument(help="Catalog names, files, or notations.")] = None,
    sheets: Annotated[
        int | None, typer.Option(min=1, max=10_000, metavar="N", help="Sheets over all layouts. Default: one each.")
    ] = None,
    pages: Annotated[int | None, typer.Option(min=1, max=10_000, hidden=True)] = None,  # the old name of --sheets
    mix: Annotated[bool, typer.Option("--mix", help="Change the layout from sheet to sheet instead of in blocks.")] = False,
    paper: PaperOption = "a4",
    style: StyleOption = "color",
    start: Annotated[
        Literal["purple", "gray", "blue", "orange"] | None,
        typer.Option(case_sensitive=False, help="Check off the castle with this square and circle its bonus."),
    ] = None,
    lang: LanguageOption = ANY_LANGUAGE,
    rules: Annotated[bool, typer.Option("--rules", help="Add a page that teaches the dice game.")] = False,
    dice_sheet: Annotated[
        bool, typer.Option("--dice-sheet", help="Add rounds rolled in advance: one game for each sheet.")
    ] = False,
    daily: Annotated[
        str | None,
        typer.Option(
            metavar="DATE", help="Instead of LAYOUT: the duchy and the dice of a day, such as 2026-11-22 or today (UTC)."
        ),
    ] = None,
    random: Annotated[
        int | None,
        duchy_option(min=1, max=10_000, metavar="N", help="Instead of LAYOUT: sheets for N new duchies, all different."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="S", help="Seed of new duchies and of dice. Default: a random one.")
    ] = None,
    *,
    new: DuchyOptions,
    large_print: Annotated[
        bool, page_option("--large-print", help="Large letters and boxes that are easy to read.")
    ] = False,
    link: Annotated[
        str | None,
        page_option(
            metavar="URL", help="Address that the code on each sheet opens: the notation is added, or replaces {layout}."
        ),
    ] = None,
    places: Annotated[
        str | None,
        page_option(metavar="FILE", help="Write the place of every box and circle as JSON, in mm (see docs/places.md)."),
    ] = None,
    tile_mm: Annotated[
        float | None, page_option(min=10, max=60, metavar="MM", help="Player boards: width of a tile. Default: 27.")
    ] = None,
    page: PageOptions,
    fold: Annotated[
        bool, printer_option("--fold", help="Front and back side by side, to fold between them and glue.")
    ] = False,
    output: OutputOption = None,
) -> None:
    """Print a pad of score sheets as a PDF and print its path. Base-game layouts become player boards at true size.

    Example: padgen pad a b c d --sheets 20 --mix --paper letter
    """
    from padgen.cli.output import check_ending, default_path, write_beside, write_result
    from padgen.cli.progress import track
    from padgen.cli.run import naming_options, usage_error
    from padgen.pdf.job import Job
    from padgen.pdf.page_setup import page_setup

    check_ending(output, ".pdf")
    if places is not None:
        check_ending(places, ".json")
        if places in ("", "-") or (output and Path(places) == Path(output)):
            usage_error("--places", Sentence("pad-places-file"))
    if sheets is not None and pages is not None:
        usage_error("--pages", Sentence("pad-old-pages"))
    sheets = pages if sheets is None else sheets
    with naming_options():
        setup = page_setup(paper, fold=fold, **page._asdict())
        job = Job((), setup, None, mix, style, lang, start, rules, dice_sheet, seed, tile_mm, large_print, link)
        if daily is not None:
            job, names = _with_day(job, daily, sheets, alone=not (layouts or random or seed is not None))
        else:
            _check_options(job, layouts, random, new, counted=bool(sheets or mix))
            job, names = _with_new(job, random, new) if random else _with_loaded(job, layouts or [], sheets)
        _report_differences(job, random)
        drawn, places_text = (job.draw(track), "") if places is None else job.draw_with_places(track)
    write_result(drawn, output, default_path("pad", names, ".pdf"))
    if places is not None:
        write_beside(places_text, places)


def _check_options(job: Job, layouts: list[str] | None, random: int | None, new: DuchyOptions, *, counted: bool) -> None:
    """Refuse options that contradict each other, such as options for new duchies without `--random`."""
    from padgen.cli.run import usage_error

    if bool(layouts) == bool(random):
        usage_error("LAYOUT", Sentence("pad-what" if layouts else "pad-what-example"))
    if random and counted:
        usage_error("--random", Sentence("pad-random-counts"))
    if new != DuchyOptions() and not random:
        usage_error("--random", Sentence("pad-random-missing"))
    if job.seed is not None and not random and not job.dice_sheet:
        usage_error("--seed", Sentence("pad-seed"))


def _with_day(job: Job, date: str, sheets: int | None, *, alone: bool) -> tuple[Job, list[str]]:
    """Return the job for the duchy of a day with a page of its dice, and the name that its file gets. Raises: DayError."""
    from padgen.cli.run import usage_error
    from padgen.daily import parse_day
    from padgen.pdf.dicepage import GivenGame

    if not alone:
        usage_error("--daily", Sentence("pad-daily-alone"))
    day = parse_day(date)
    given = GivenGame(Sentence("daily-title", date=str(day)), day.rolls)
    return replace(job, layouts=[day.layout], sheets=sheets, seed=day.seed, dice_sheet=True, given=[given]), [str(day)]


def _with_new(job: Job, number: int, new: DuchyOptions) -> tuple[Job, list[str]]:
    """Return the job for new duchies, and the name that its file gets. Duchies are added until the last leaf is full."""
    from padgen.cli.generate import wanted_duchies, watched
    from padgen.cli.run import drawn_seed

    spec = new.spec()
    wanted = new.wanted(spec)
    seed = drawn_seed(job.seed)
    per_leaf = job.setup.per_leaf if job.setup.duplex and not job.backs else 1
    number = -(-number // per_leaf) * per_leaf
    layouts = list(watched(wanted_duchies(number, seed, spec, wanted), number, wanted))
    return replace(job, layouts=layouts, seed=seed), [f"random-{seed}"]


def _with_loaded(job: Job, texts: list[str], sheets: int | None) -> tuple[Job, list[str]]:
    """Return the job for the layouts that `load` finds for `texts`, and the names that its file gets."""
    from padgen.cli.run import drawn_seed
    from padgen.names import load

    seed = drawn_seed(job.seed) if job.dice_sheet else None
    layouts: list[Layout] = [load(text) for text in texts]
    return replace(job, layouts=layouts, sheets=sheets, seed=seed), [layout.name for layout in layouts]


def _report_differences(job: Job, random: int | None) -> None:
    """Print warnings about problems of layouts, layouts left out and unprintable letters, and a note about added sheets."""
    from padgen.cli.run import note, warn, warn_of_problems

    if not random:  # new duchies are legal, and each has its sheet
        for layout in job.layouts:
            warn_of_problems(layout)
        if left_out := [layout.name for index, layout in enumerate(job.layouts) if index not in job.asked]:
            warn(Sentence("pad-left-out", sheets=len(job.asked), names=joined(left_out)))
    if letters := job.unprintable:
        names = [layout.name for layout in job.layouts if set(letters) & set(layout.name)]
        warn(Sentence("pad-letters", letters=joined(list(letters)), names=joined(names)))
    asked = random or len(job.asked)
    if len(job.order) > asked and not job.boards:
        note(Sentence("pad-more", sheets=len(job.order), asked=asked))
