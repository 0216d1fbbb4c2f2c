"""The command `padgen scorepad`."""

from typing import Annotated, Literal

import typer

from padgen.cli import options


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
    from padgen.cli.run import naming_options, track
    from padgen.language import Sentence
    from padgen.pdf.page_setup import page_setup
    from padgen.pdf.scorepad import Scorepad, draw_scorepad, scorepad_pages

    check_ending(output, ".pdf")
    with naming_options():
        setup = page_setup(paper, **page._asdict())
        pages = scorepad_pages(pages, setup)
        drawn = track(range(pages), pages, Sentence("pad-drawing-pages"))
        data = draw_scorepad(Scorepad(game, players, style, lang), setup, drawn)
    write_result(data, output, default_path("scorepad", [game], ".pdf"))
