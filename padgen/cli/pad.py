"""The command `padgen pad`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from padgen.cli import options
from padgen.cli.generate import Wishes
from padgen.language import Sentence, joined

if TYPE_CHECKING:
    from padgen.model import Layout
    from padgen.pdf.job import Job


def pad(
    layouts: options.PadLayouts = None,
    sheets: options.SheetsOption = None,
    pages: options.PagesOption = None,
    mix: options.MixOption = False,
    paper: options.PaperOption = "a4",
    style: options.StyleOption = "color",
    start: options.StartOption = None,
    lang: options.LanguageOption = options.ANY_LANGUAGE,
    rules: options.RulesOption = False,
    dice_sheet: options.DiceSheetOption = False,
    daily: options.DailyOption = None,
    random: options.RandomOption = None,
    seed: options.PadSeedOption = None,
    game: options.GameOption = None,
    sizes: options.SizesOption = "any",
    like: options.LikeOption = None,
    grain: options.GrainOption = None,
    symmetric: options.SymmetricOption = False,
    dice: options.DiceOption = "printed",
    rated: options.RatedOption = None,
    fair: options.FairOption = None,
    per_page: options.PerPageOption = 1,
    duplex: options.DuplexOption = False,
    large_print: options.LargePrintOption = False,
    link: options.LinkOption = None,
    places: options.PlacesOption = None,
    tile_mm: options.TileOption = None,
    press_ready: options.PressOption = False,
    bleed: options.BleedOption = 0,
    crop_marks: options.CropMarksOption = False,
    margin: options.MarginOption = None,
    binding: options.BindingOption = 0,
    binding_edge: options.BindingEdgeOption = "left",
    cut: options.CutOption = "lines",
    fold: options.FoldOption = False,
    offset_front: options.ShiftFrontOption = None,
    offset_back: options.ShiftBackOption = None,
    output: options.OutputOption = None,
) -> None:
    """Print a pad of score sheets as a PDF and print its path. Base-game layouts become player boards at true size.

    Example: padgen pad a b c d --sheets 20 --mix --paper letter
    """
    from padgen.cli.output import check_ending
    from padgen.cli.press import press_from
    from padgen.cli.run import usage_error
    from padgen.pdf.job import Job, JobError

    check_ending(output, ".pdf")
    home = (cut, fold, margin, binding, binding_edge, offset_front, offset_back)
    press = press_from(paper, per_page, bleed, crop_marks, duplex, press_ready, *home)
    try:
        draft = Job((), press, None, mix, style, lang, start, rules, dice_sheet, None, tile_mm, large_print, link)
        wishes = Wishes(game, sizes, like, grain, symmetric, dice, rated, fair)
        job, names = _job(draft, layouts, random, _sheets(sheets, pages), seed, wishes, daily)
        _print(job, names, random, output, places)
    except JobError as error:
        usage_error(error.option, error.sentence)


def _daily_job(draft: Job, date: str, sheets: int | None, *, other: bool) -> tuple[Job, list[str]]:
    """Return the job for the duchy of a day, with a page of its dice. Raises: DayError."""
    from padgen.cli.run import usage_error
    from padgen.daily import parse_day
    from padgen.pdf.dicepage import Given, Round

    if other:
        usage_error("--daily", Sentence("pad-daily-alone"))
    day = parse_day(date)
    given = Given(Sentence("daily-title", date=str(day)), tuple(Round(*roll) for roll in day.rolls))
    return replace(draft, layouts=[day.layout], sheets=sheets, seed=day.seed, dice_sheet=True, given=[given]), [str(day)]


def _job(
    draft: Job,
    layouts: list[str] | None,
    random: int | None,
    sheets: int | None,
    seed: int | None,
    wishes: Wishes,
    daily: str | None,
) -> tuple[Job, list[str]]:
    """Return the job with its layouts, made or loaded or those of a day, and the names for its file."""
    if daily is not None:
        return _daily_job(draft, daily, sheets, other=bool(layouts or random or seed is not None))
    counted = bool(sheets or draft.mix)
    _check_options(layouts, random, wishes, counted=counted, seed_is_used=seed is None or draft.dice_sheet)
    if random:
        both_sides = draft.press.duplex and not draft.backs
        found, seed = _make(random, seed, wishes, draft.press.per_leaf if both_sides else 1)
        return replace(draft, layouts=found, seed=seed), [f"random-{seed}"]
    found, seed = _load(layouts or [], draft.dice_sheet, seed)
    return replace(draft, layouts=found, sheets=sheets, seed=seed), [layout.name for layout in found]


def _print(job: Job, names: list[str], random: int | None, output: str | None, places: str | None) -> None:
    """Write the PDF, and where everything lies if that is wanted."""
    from padgen.cli.output import default_path, write_beside, write_result
    from padgen.cli.run import track

    drawn = None if places is None else job.draw_with_places(track)
    _report_differences(job, random)
    write_result(drawn[0] if drawn else job.draw(track), output, default_path("pad", names, ".pdf"))
    if drawn and places is not None:
        write_beside(drawn[1], places)


def _sheets(sheets: int | None, pages: int | None) -> int | None:
    """Return the number of sheets; `--pages` is the old name of `--sheets`."""
    from padgen.cli.run import usage_error

    if sheets is not None and pages is not None:
        usage_error("--pages", Sentence("pad-old-pages"))
    return sheets if pages is None else pages


def _check_options(
    layouts: list[str] | None, random: int | None, wishes: Wishes, *, counted: bool, seed_is_used: bool
) -> None:
    """Refuse options for new duchies if no new ones are made, and options that do not go with new ones."""
    from padgen.cli.run import usage_error

    if bool(layouts) == bool(random):
        usage_error("LAYOUT...", Sentence("pad-what" if layouts else "pad-what-example"))
    if random and counted:
        usage_error("--random", Sentence("pad-random-counts"))
    if wishes != Wishes() and not random:
        usage_error("--random", Sentence("pad-random-missing"))
    if not random and not seed_is_used:
        usage_error("--seed", Sentence("pad-seed"))


def _make(number: int, seed: int | None, wishes: Wishes, per_leaf: int) -> tuple[list[Layout], int]:
    """Return new duchies and their seed. There are enough duchies to fill both sides of the last leaf."""
    from padgen.cli.generate import wanted_duchies, watched
    from padgen.cli.run import drawn_seed

    spec = wishes.spec()
    wanted = wishes.wanted(spec)
    seed = drawn_seed(seed)
    number = -(-number // per_leaf) * per_leaf
    return list(watched(wanted_duchies(number, seed, spec, wanted), number, wanted)), seed


def _load(texts: list[str], dice_sheet: bool, seed: int | None) -> tuple[list[Layout], int | None]:
    """Return the layouts by their names, and the seed of the dice if dice are rolled."""
    from padgen.cli.run import drawn_seed
    from padgen.names import load

    seed = drawn_seed(seed) if dice_sheet else None
    return [load(text) for text in texts], seed


def _report_differences(job: Job, random: int | None) -> None:
    """Report problems of the layouts, layouts that are left out, and sheets that were added."""
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
