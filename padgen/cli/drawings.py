"""The commands `padgen board`, `padgen scorepad` and `padgen calibration`."""

from typing import Annotated, Literal

import typer

from padgen.cli import options
from padgen.language import Sentence


def board(
    layout: options.LayoutArgument,
    output: options.OutputOption = None,
    style: options.StyleOption = "color",
    size_mm: Annotated[float, typer.Option(min=1, max=100, metavar="MM", help="Center to corner of a hex.")] = 10,
    labels: Annotated[bool, typer.Option("--labels", help="Write row and place into each hex.")] = False,
    lang: options.LanguageOption = options.ANY_LANGUAGE,
) -> None:
    """Draw a board as an SVG picture and print its path.

    Example: padgen board b --style symbols
    """
    from padgen import svg
    from padgen.cli.output import default_path, write_result
    from padgen.cli.run import warn_of_problems
    from padgen.names import load

    found = load(layout)
    warn_of_problems(found)
    text = svg.draw_board(found, style=style, size_mm=size_mm, labels=labels, language=lang)
    write_result(text, output, default_path("board", [found.name], ".svg"))


@options.with_groups
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
    *,
    page: options.PageOptions,
) -> None:
    """Print a pad for the final scoring of a big-box game as a PDF and print its path.

    Example: padgen scorepad base-2019 --players 3 --pages 10
    """
    from padgen.cli.output import check_ending, default_path, write_result
    from padgen.cli.progress import track
    from padgen.cli.run import naming_options
    from padgen.pdf.page_setup import page_setup
    from padgen.pdf.scorepad import Scorepad, draw_scorepad, scorepad_pages

    check_ending(output, ".pdf")
    with naming_options():
        setup = page_setup(paper, **page._asdict())
        pages = scorepad_pages(pages, setup)
        drawn = track(range(pages), pages, Sentence("pad-drawing-pages"))
        data = draw_scorepad(Scorepad(game, players, style, lang), setup, drawn)
    write_result(data, output, default_path("scorepad", [game], ".pdf"))


def calibration(
    paper: options.PaperOption = "a4",
    style: options.StyleOption = "color",
    lang: options.LanguageOption = options.ANY_LANGUAGE,
    output: options.OutputOption = None,
    offset_front: options.OffsetFrontOption = None,
    offset_back: options.OffsetBackOption = None,
) -> None:
    """Print a page that shows how exact your printer is, as a PDF, and print its path.

    Measure it, then give what you found to padgen pad: --offset-front, --offset-back and --margin.

    Example: padgen calibration --paper letter
    """
    from padgen.cli.output import default_path, write_result
    from padgen.cli.run import naming_options
    from padgen.pdf.calibration import Calibration, draw_calibration
    from padgen.pdf.page_setup import page_setup

    with naming_options():
        setup = page_setup(paper, offset_front=offset_front, offset_back=offset_back)
    write_result(draw_calibration(Calibration(style, lang), setup), output, default_path("calibration", [paper], ".pdf"))
