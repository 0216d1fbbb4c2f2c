"""The command `padgen board`."""

from typing import Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption, LayoutArgument, OutputOption, StyleOption


def board(
    layout: LayoutArgument,
    output: OutputOption = None,
    style: StyleOption = "color",
    size_mm: Annotated[float, typer.Option(min=1, max=100, metavar="MM", help="Center to corner of a hex.")] = 10,
    labels: Annotated[bool, typer.Option("--labels", help="Write row and place into each hex.")] = False,
    lang: LanguageOption = ANY_LANGUAGE,
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
