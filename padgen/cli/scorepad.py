"""The command `padgen scorepad`."""

from typing import Annotated, Literal

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption, OutputOption, PaperOption, StyleOption


def scorepad(
    game: Annotated[
        Literal["base-2011", "base-2019", "seasons"],
        typer.Argument(metavar="GAME", case_sensitive=False, help="base-2011, base-2019 or seasons."),
    ],
    players: Annotated[int, typer.Option(min=1, max=4, metavar="N", help="Columns to write in.")] = 4,
    pages: Annotated[int, typer.Option(min=1, max=10_000, metavar="N", help="How many pages.")] = 1,
    paper: PaperOption = "a4",
    style: StyleOption = "color",
    lang: LanguageOption = ANY_LANGUAGE,
    output: OutputOption = None,
) -> None:
    """Print a pad for the final scoring of a big-box game as a PDF and print its path.

    Example: padgen scorepad base-2019 --players 3 --pages 10
    """
    from padgen.cli.output import check_ending, default_path, write_result
    from padgen.cli.run import track
    from padgen.language import Sentence
    from padgen.pdf.scorepad import draw_scorepad
    from padgen.theme import PAPERS

    check_ending(output, ".pdf")
    drawn = track(range(pages), pages, Sentence("pad-drawing-pages"))
    data = draw_scorepad(game, players=players, pages=drawn, paper=PAPERS[paper], style=style, language=lang)
    write_result(data, output, default_path("scorepad", [game], ".pdf"))
