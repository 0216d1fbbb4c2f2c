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
    print_shop: options.PrintShopOption = False,
    bleed: options.BleedOption = 0,
    crop_marks: options.CropMarksOption = False,
    margin: options.MarginOption = None,
    binding: options.BindingOption = 0,
    binding_edge: options.BindingEdgeOption = "left",
    cut: options.CutOption = "lines",
    offset_front: options.OffsetFrontOption = None,
    offset_back: options.OffsetBackOption = None,
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
        setup = page_setup(
            paper,
            per_page=per_page,
            duplex=duplex,
            shop=print_shop,
            bleed=bleed,
            crop_marks=crop_marks,
            margin=margin,
            binding=binding,
            binding_edge=binding_edge,
            cut=cut,
            offset_front=options.offset(offset_front),
            offset_back=options.offset(offset_back),
        )
        pages = scorepad_pages(pages, setup)
        drawn = track(range(pages), pages, Sentence("pad-drawing-pages"))
        data = draw_scorepad(Scorepad(game, players, style, lang), setup, drawn)
    write_result(data, output, default_path("scorepad", [game], ".pdf"))
