"""Arguments and options that several commands share."""

from typing import Annotated, Literal

import typer

from padgen.cli.run import speak, translate
from padgen.language import Sentence, joined, language_of, languages

LayoutArgument = Annotated[str, typer.Argument(metavar="LAYOUT", help="Catalog name, file, or notation.")]
LayoutArguments = Annotated[list[str], typer.Argument(metavar="LAYOUT...", help="Catalog names, files, or notations.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
StyleOption = Annotated[
    Literal["color", "gray", "low-ink", "symbols", "dry-erase"],
    typer.Option(
        "--style",
        case_sensitive=False,
        help="Colors, gray with patterns, outlines that save ink, black symbols and letters, or large for lamination.",
    ),
]
PAGES = "Pages"
PaperOption = Annotated[
    str,
    typer.Option(
        "--paper",
        metavar="NAME|WxH",
        help="a4, letter, a5, a6, a3 or legal, or width and height in mm, such as 200x250.",
        rich_help_panel=PAGES,
    ),
]


def _language(value: str | None) -> str:
    """Return the language of a command, and use it for errors too."""
    if value and value.lower() not in languages():
        known = joined(map(repr, languages()))
        raise typer.BadParameter(translate(Sentence("cli-language", language=value, languages=known)))
    speak(language_of(value))
    return language_of(value)


LanguageOption = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(languages()),
        help="Language of texts and messages. Default: DICEGAME_LANG, else that of your system.",
        callback=_language,
    ),
]
ANY_LANGUAGE = ""
"""The default of `LanguageOption`. It means DICEGAME_LANG, else the language of the system, else English."""
OutputOption = Annotated[
    str | None,
    typer.Option("-o", "--output", metavar="FILE", help="File to write; - is stdout. Default: a file in ./output."),
]

DUCHIES = "What the duchies are like"
GameOption = Annotated[
    Literal["dice", "base"] | None,
    typer.Option(
        "--game",
        case_sensitive=False,
        help="Dice game or base game. Default: that of --like or --sizes, else dice.",
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
        rich_help_panel=DUCHIES,
    ),
]
GrainOption = Annotated[
    Literal["fine", "medium", "coarse"] | None,
    typer.Option(
        "--grain",
        case_sensitive=False,
        help="Many small areas, about as printed, or few large ones. Default: medium.",
        rich_help_panel=DUCHIES,
    ),
]
SymmetricOption = Annotated[
    bool,
    typer.Option("--symmetric", help="Turned or mirrored, as far as the numbers of hexes allow.", rich_help_panel=DUCHIES),
]
DiceOption = Annotated[
    Literal["printed", "shuffled"],
    typer.Option("--dice", case_sensitive=False, help="Base game: where the die numbers lie.", rich_help_panel=DUCHIES),
]

RatedOption = Annotated[
    str | None,
    typer.Option(
        "--rated",
        metavar="easy|medium|hard|LOW..HIGH",
        help="Only duchies of this difficulty, as measured by play.",
        rich_help_panel=DUCHIES,
    ),
]
FairOption = Annotated[
    float | None,
    typer.Option(
        "--fair",
        min=0,
        metavar="POINTS",
        help="Base game: boards within this many points of each other. Dice game: duchies whose castles are.",
        rich_help_panel=DUCHIES,
    ),
]

SheetsOption = Annotated[
    int | None, typer.Option("--sheets", min=1, max=10_000, metavar="N", help="Sheets over all layouts. Default: one each.")
]
PagesOption = Annotated[int | None, typer.Option("--pages", min=1, max=10_000, hidden=True)]
"""The old name of `SheetsOption`."""
PadLayouts = Annotated[list[str] | None, typer.Argument(metavar="LAYOUT...", help="Catalog names, files, or notations.")]
MixOption = Annotated[bool, typer.Option("--mix", help="Change the layout from sheet to sheet instead of in blocks.")]
StartOption = Annotated[
    Literal["purple", "gray", "blue", "orange"] | None,
    typer.Option("--start", case_sensitive=False, help="Check off the castle with this square and circle its bonus."),
]
RulesOption = Annotated[bool, typer.Option("--rules", help="Add a page that teaches the dice game.")]
DiceSheetOption = Annotated[
    bool, typer.Option("--dice-sheet", help="Add rounds rolled in advance: one game for each sheet.")
]
DailyOption = Annotated[
    str | None,
    typer.Option(
        "--daily",
        metavar="DATE",
        help="Instead of LAYOUT: the duchy and the dice of a day, such as 2026-11-22 or today (UTC).",
    ),
]
RandomOption = Annotated[
    int | None,
    typer.Option(
        "--random",
        min=1,
        max=10_000,
        metavar="N",
        help="Instead of LAYOUT: sheets for N new duchies, all different.",
        rich_help_panel=DUCHIES,
    ),
]
PadSeedOption = Annotated[
    int | None, typer.Option("--seed", min=0, metavar="S", help="Seed of new duchies and of dice. Default: a random one.")
]

PerPageOption = Annotated[
    int, typer.Option("--per-page", metavar="1|2|4", help="Sheets side by side on a page.", rich_help_panel=PAGES)
]
DuplexOption = Annotated[
    bool,
    typer.Option(
        "--duplex",
        help="Two-sided, turned over the long edge; the last back is filled. With --rules the backs show the rules.",
        rich_help_panel=PAGES,
    ),
]

PRINT_SHOP = "Print shop"
PrintShopOption = Annotated[
    bool,
    typer.Option(
        "--press",
        help="Ready for a print shop: PDF/X-4, CMYK, 3 mm bleed, marks, 6 mm between sheets.",
        rich_help_panel=PRINT_SHOP,
    ),
]
BleedOption = Annotated[
    float,
    typer.Option(
        "--bleed", min=0, max=20, metavar="MM", help="Print this much beyond the paper's edge.", rich_help_panel=PRINT_SHOP
    ),
]
CropMarksOption = Annotated[bool, typer.Option("--crop-marks", help="Mark where to cut.", rich_help_panel=PRINT_SHOP)]

HOME = "Your own printer"
MarginOption = Annotated[
    float | None,
    typer.Option(
        "--margin",
        min=3,
        max=40,
        metavar="MM",
        help="Margin around each sheet. Default: 8 on A4, 5 at least.",
        rich_help_panel=HOME,
    ),
]
BindingOption = Annotated[
    float,
    typer.Option(
        "--binding", min=0, max=40, metavar="MM", help="More margin at one edge, to punch or glue.", rich_help_panel=HOME
    ),
]
BindingEdgeOption = Annotated[
    Literal["left", "top"],
    typer.Option("--binding-edge", case_sensitive=False, help="The edge that --binding is for.", rich_help_panel=HOME),
]
CutOption = Annotated[
    Literal["lines", "edges", "crosses", "none"],
    typer.Option(
        "--cut",
        case_sensitive=False,
        help="Between sheets: lines, marks at the paper's edges, or crosses as well.",
        rich_help_panel=HOME,
    ),
]
FoldOption = Annotated[
    bool,
    typer.Option("--fold", help="Front and back side by side, to fold between them and glue.", rich_help_panel=HOME),
]


def offset(value: str | None) -> tuple[float, float]:
    """Return the two numbers of an offset, which have a comma between them. Without a text, the offset is 0.

    >>> offset("0.5,-1"), offset(None)
    ((0.5, -1.0), (0.0, 0.0))
    """
    try:
        right, down = (float(number) for number in (value or "0,0").split(","))
        if not (abs(right) <= 20 and abs(down) <= 20):
            raise ValueError
    except ValueError:
        raise typer.BadParameter(translate(Sentence("cli-offset", text=f"{value}"))) from None
    return right, down


def _checked_offset(value: str | None) -> str | None:
    offset(value)
    return value


OffsetFrontOption = Annotated[
    str | None,
    typer.Option(
        "--offset-front",
        metavar="X,Y",
        help="Move fronts X mm to the right, Y mm down: see padgen calibration.",
        rich_help_panel=HOME,
        callback=_checked_offset,
    ),
]
OffsetBackOption = Annotated[
    str | None,
    typer.Option("--offset-back", metavar="X,Y", help="The same for backs.", rich_help_panel=HOME, callback=_checked_offset),
]
LargePrintOption = Annotated[
    bool, typer.Option("--large-print", help="Large letters and boxes that are easy to read.", rich_help_panel=PAGES)
]
LinkOption = Annotated[
    str | None,
    typer.Option(
        "--link",
        metavar="URL",
        help="Address that the code on each sheet opens: the notation is added, or replaces {layout}.",
        rich_help_panel=PAGES,
    ),
]
PlacesOption = Annotated[
    str | None,
    typer.Option(
        "--places",
        metavar="FILE",
        help="Write the place of every box and circle as JSON, in mm (see docs/places.md).",
        rich_help_panel=PAGES,
    ),
]
TileOption = Annotated[
    float | None,
    typer.Option(
        "--tile-mm", min=10, max=60, metavar="MM", help="Player boards: width of a tile. Default: 27.", rich_help_panel=PAGES
    ),
]


def _print_version(context: typer.Context, asked: bool) -> None:
    if asked:
        from padgen.version import installed_version

        typer.echo(f"{context.info_name} {installed_version()}")
        raise typer.Exit


VersionOption = Annotated[
    bool, typer.Option("--version", help="Print the version and stop.", callback=_print_version, is_eager=True)
]
"""The `--version` option of an app: it prints the name of the app and the version of the package."""
