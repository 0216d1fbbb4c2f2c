"""Arguments and options that several commands share."""

from typing import Annotated, Literal

import typer

from padgen.cli.run import speak
from padgen.language import language_of, languages

LayoutArgument = Annotated[str, typer.Argument(metavar="LAYOUT", help="Catalog name, file, or notation.")]
LayoutArguments = Annotated[list[str], typer.Argument(metavar="LAYOUT...", help="Catalog names, files, or notations.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
StyleOption = Annotated[
    Literal["color", "gray", "low-ink", "symbols"],
    typer.Option("--style", help="Colors, shades of gray, outlines that save ink, or black symbols and letters."),
]
PaperOption = Annotated[Literal["a4", "letter", "a5", "a6"], typer.Option("--paper", help="Size of the paper.")]


def _language(value: str | None) -> str:
    """The language of a command, in which its errors are said too."""
    if value and value.lower() not in languages():
        raise typer.BadParameter(f"'{value}' is not one of {', '.join(map(repr, languages()))}.")
    speak(language_of(value))
    return language_of(value)


LanguageOption = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(languages()),
        help="Language of the words. Default: DICEGAME_LANG, else that of your system.",
        show_default=False,
        callback=_language,
    ),
]
ANY_LANGUAGE = ""
"""The default of `LanguageOption`: DICEGAME_LANG, else the language of the system, else English."""
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

DUCHIES = "What the duchies are like"
GameOption = Annotated[
    Literal["dice", "base"] | None,
    typer.Option(
        "--game",
        help="Dice game or base game. Default: that of --like or --sizes, else dice.",
        show_default=False,
        rich_help_panel=DUCHIES,
    ),
]
SizesOption = Annotated[
    str,
    typer.Option(
        "--sizes", metavar="any|LAYOUT", help="Let area sizes vary, or keep those of a layout.", rich_help_panel=DUCHIES
    ),
]
LikeOption = Annotated[
    str | None,
    typer.Option(
        "--like",
        metavar="LAYOUT",
        help="Keep shape, composition and tables of a layout. Default: a or base-1.",
        show_default=False,
        rich_help_panel=DUCHIES,
    ),
]
GrainOption = Annotated[
    Literal["fine", "medium", "coarse"] | None,
    typer.Option(
        "--grain",
        help="Many small areas, about as printed, or few large ones. Default: medium.",
        show_default=False,
        rich_help_panel=DUCHIES,
    ),
]
SymmetricOption = Annotated[
    bool,
    typer.Option("--symmetric", help="Turned or mirrored, as far as the numbers of hexes allow.", rich_help_panel=DUCHIES),
]
DiceOption = Annotated[
    Literal["printed", "shuffled"],
    typer.Option("--dice", help="Base game: where the die numbers lie.", rich_help_panel=DUCHIES),
]

RatedOption = Annotated[
    str | None,
    typer.Option(
        "--rated",
        metavar="easy|medium|hard|LOW..HIGH",
        help="Only duchies as hard as this, found by play.",
        show_default=False,
        rich_help_panel=DUCHIES,
    ),
]
FairOption = Annotated[
    float | None,
    typer.Option(
        "--fair",
        min=0,
        metavar="POINTS",
        help="Only duchies whose starting castles are within so many points.",
        show_default=False,
        rich_help_panel=DUCHIES,
    ),
]
