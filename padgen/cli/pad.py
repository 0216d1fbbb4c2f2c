"""The command `padgen pad`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from padgen.cli import options
from padgen.cli.generate import Wishes
from padgen.language import Sentence, joined

if TYPE_CHECKING:
    from padgen.model import Layout
    from padgen.pdf.job import Job
    from padgen.pdf.press import Press


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
    bleed: options.BleedOption = 0,
    crop_marks: options.CropMarksOption = False,
    duplex: options.DuplexOption = False,
    tile_mm: options.TileOption = None,
    output: options.OutputOption = None,
) -> None:
    """Print a pad of score sheets as a PDF and print its path. Base-game layouts become player boards at true size.

    Example: padgen pad a b c d --sheets 20 --mix --paper letter
    """
    from padgen.cli.output import check_ending, default_path, write_result
    from padgen.cli.run import track, usage_error
    from padgen.pdf.job import Job, JobError, press_of

    check_ending(output, ".pdf")
    try:
        press = press_of(paper, per_page, bleed, crop_marks, duplex)
        wishes = Wishes(game, sizes, like, grain, symmetric, dice, rated, fair)
        sheets = _sheets(sheets, pages)
        _check_options(layouts, random, wishes, counted=bool(sheets or mix), seed_is_used=seed is None or dice_sheet)
        found, seed = _make(random, seed, wishes, press) if random else _load(layouts or [], dice_sheet, seed)
        job = Job(found, press, None if random else sheets, mix, style, lang, start, rules, dice_sheet, seed, tile_mm)
    except JobError as error:
        usage_error(error.option, error.sentence)
    _report_differences(job, random)
    names = [f"random-{seed}"] if random else [layout.name for layout in found]
    write_result(job.draw(track), output, default_path("pad", names, ".pdf"))


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


def _make(number: int, seed: int | None, wishes: Wishes, press: Press) -> tuple[list[Layout], int]:
    """Return new duchies and their seed. There are enough duchies to fill both sides of the last leaf."""
    from padgen.cli.generate import wanted_duchies, watched
    from padgen.cli.run import drawn_seed

    spec = wishes.spec()
    wanted = wishes.wanted(spec)
    seed = drawn_seed(seed)
    if press.duplex:
        number = -(-number // press.per_leaf) * press.per_leaf
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

    if not random:  # new duchies are lawful, and each has its sheet
        for layout in job.layouts:
            warn_of_problems(layout)
        if left_out := [layout.name for index, layout in enumerate(job.layouts) if index not in job.asked]:
            warn(Sentence("pad-left-out", sheets=len(job.asked), names=joined(left_out)))
    asked = random or len(job.asked)
    if len(job.order) > asked and not job.boards:
        note(Sentence("pad-more", sheets=len(job.order), asked=asked))
