"""Arguments and options that several commands share."""

from typing import Annotated, Literal

import typer

LayoutArgument = Annotated[str, typer.Argument(metavar="LAYOUT", help="Catalog name, file, or notation.")]
LayoutArguments = Annotated[list[str], typer.Argument(metavar="LAYOUT...", help="Catalog names, files, or notations.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
StyleOption = Annotated[
    Literal["color", "gray", "low-ink", "symbols"],
    typer.Option("--style", help="Colors, shades of gray, outlines that save ink, or black symbols and letters."),
]
PaperOption = Annotated[Literal["a4", "letter", "a5", "a6"], typer.Option("--paper", help="Size of the paper.")]
LanguageOption = Annotated[Literal["en", "de"], typer.Option("--lang", help="Language of the printed words.")]
OutputOption = Annotated[
    str | None,
    typer.Option(
        "-o",
        "--output",
        metavar="FILE",
        help="Where to write; - is stdout. Default: a file in ./output.",
        show_default=False,
    ),
]
