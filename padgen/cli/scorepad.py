"""The command `padgen scorepad`."""

from typing import Annotated, Literal

import typer

from padgen.cli import options


def scorepad(
    game: Annotated[
        Literal["base-2011", "base-2019", "seasons"],
        typer.Argument(metavar="GAME", case_sensitive=False, help="base-2011, base-2019 or seasons."),
    ],
    players: Annotated[int, typer.Option(min=1, max=8, metavar="N", help="Columns to write in.")] = 4,
    pages: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="How many pages.")] = 1,
    paper: options.PaperOption = "a4",
    style: options.StyleOption = "color",
    lang: options.LanguageOption = options.ANY_LANGUAGE,
    output: options.OutputOption = None,
    per_page: options.PerPageOption = 1,
    duplex: options.DuplexOption = False,
    press_ready: options.PressOption = False,
    bleed: options.BleedOption = 0,
    crop_marks: options.CropMarksOption = False,
    margin: options.MarginOption = None,
    binding: options.BindingOption = 0,
    binding_edge: options.BindingEdgeOption = "left",
    cut: options.CutOption = "lines",
    offset_front: options.ShiftFrontOption = None,
    offset_back: options.ShiftBackOption = None,
) -> None:
    """Print a pad for the final scoring of a big-box game as a PDF and print its path.

    Example: padgen scorepad base-2019 --players 3 --pages 10
    """
    from padgen.cli.output import check_ending, default_path, write_result
    from padgen.cli.press import press_from
    from padgen.cli.run import track, usage_error
    from padgen.language import Sentence
    from padgen.pdf.scorepad import Scorepad, ScorepadError, draw_scorepad, scorepad_pages

    check_ending(output, ".pdf")
    home = (cut, False, margin, binding, binding_edge, offset_front, offset_back)
    press = press_from(paper, per_page, bleed, crop_marks, duplex, press_ready, *home)
    pages = scorepad_pages(pages, press)
    drawn = track(range(pages), pages, Sentence("pad-drawing-pages"))
    try:
        data = draw_scorepad(Scorepad(game, players, style, lang), press, drawn)
    except ScorepadError as error:
        usage_error("--players", error.sentence)
    write_result(data, output, default_path("scorepad", [game], ".pdf"))
