"""Arguments and options that several commands share."""

from collections.abc import Callable
from functools import partial, wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import typer

from padgen.cli.completion import complete_layouts
from padgen.cli.run import speak, translate
from padgen.language import Sentence, joined, language_of, languages

layout_argument = partial(typer.Argument, metavar="LAYOUT", autocompletion=complete_layouts)
LayoutArgument = Annotated[str, layout_argument(help="Catalog name, file, or notation.")]
LayoutArguments = Annotated[list[str], layout_argument(help="Catalog names, files, or notations.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]
StyleOption = Annotated[
    Literal["color", "gray", "low-ink", "symbols", "dry-erase"],
    typer.Option(
        "--style",
        case_sensitive=False,
        help="Colors, gray with patterns, outlines that save ink, black symbols and letters, or large for lamination.",
    ),
]
page_option = partial(typer.Option, rich_help_panel="Pages")
shop_option = partial(typer.Option, rich_help_panel="Print shop")
printer_option = partial(typer.Option, rich_help_panel="Your own printer", case_sensitive=False)
PaperOption = Annotated[
    str,
    page_option(
        "--paper", metavar="NAME|WxH", help="a4, letter, a5, a6, a3 or legal, or width and height in mm, such as 200x250."
    ),
]


def _language(value: str | None) -> str:
    """Return the language that `--lang` asks for, and set it as the language of messages and errors."""
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


def _offset(value: str | None) -> tuple[float, float]:
    """Return the two numbers of an offset, which are separated by a comma. If `value` is None, the offset is 0.

    >>> _offset("0.5,-1"), _offset(None)
    ((0.5, -1.0), (0.0, 0.0))
    """
    try:
        right, down = (float(number) for number in (value or "0,0").split(","))
        if not (abs(right) <= 20 and abs(down) <= 20):
            raise ValueError
    except ValueError:
        raise typer.BadParameter(translate(Sentence("cli-offset", text=f"{value}"))) from None
    return right, down


# Any: Typer gives the callback a text, and the command the two numbers that the callback returns
OffsetFrontOption = Annotated[
    Any,
    printer_option(
        "--offset-front",
        metavar="X,Y",
        help="Move fronts X mm to the right, Y mm down: see padgen calibration.",
        callback=_offset,
    ),
]
OffsetBackOption = Annotated[
    Any, printer_option("--offset-back", metavar="X,Y", help="The same for backs.", callback=_offset)
]


class PageOptions(NamedTuple):
    """The page options that all kinds of pads have, except `--paper`. So `--fold`, which only some have, is absent."""

    per_page: Annotated[int, page_option("--per-page", metavar="1|2|4", help="Sheets side by side on a page.")] = 1
    duplex: Annotated[
        bool,
        page_option(
            "--duplex",
            help="Two-sided, turned over the long edge; the last back is filled, or shows the rules where they are printed.",
        ),
    ] = False
    shop: Annotated[
        bool, shop_option("--press", help="Ready for a print shop: PDF/X-4, CMYK, 3 mm bleed, marks, 6 mm between sheets.")
    ] = False
    bleed: Annotated[
        float, shop_option("--bleed", min=0, max=20, metavar="MM", help="Print this much beyond the paper's edge.")
    ] = 0
    crop_marks: Annotated[bool, shop_option("--crop-marks", help="Mark where to cut.")] = False
    margin: Annotated[
        float | None,
        printer_option(
            "--margin", min=3, max=40, metavar="MM", help="Margin around each sheet. Default: 8 on A4, 5 at least."
        ),
    ] = None
    binding: Annotated[
        float,
        printer_option("--binding", min=0, max=40, metavar="MM", help="More margin at one edge, to punch or glue."),
    ] = 0
    binding_edge: Annotated[
        Literal["left", "top"], printer_option("--binding-edge", help="The edge that --binding is for.")
    ] = "left"
    cut: Annotated[
        Literal["lines", "edges", "crosses", "none"],
        printer_option("--cut", help="Between sheets: lines, marks at the paper's edges, or crosses as well."),
    ] = "lines"
    offset_front: OffsetFrontOption = None
    offset_back: OffsetBackOption = None


def with_groups(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command that takes groups of options: each field of a parameter that is a `NamedTuple` becomes an option."""
    hints = get_type_hints(command, include_extras=True)
    groups = {name: hint for name, hint in hints.items() if hasattr(hint, "_fields")}
    options: dict[str, Parameter] = {}
    for name, parameter in signature(command).parameters.items():
        fields = signature(groups[name]).parameters if name in groups else {name: parameter}
        annotations = get_type_hints(groups[name], include_extras=True) if name in groups else hints
        for field, own in fields.items():
            options[field] = own.replace(annotation=annotations[field], kind=Parameter.KEYWORD_ONLY)

    @wraps(command)
    def run(**values: object) -> None:
        for name, group in groups.items():
            values[name] = group(**{field: values.pop(field) for field in group._fields})
        command(**values)

    run.__signature__ = Signature([*options.values()])  # type: ignore[attr-defined]
    run.__annotations__ = {name: option.annotation for name, option in options.items()}
    return run


def _print_version(context: typer.Context, asked: bool) -> None:
    if asked:
        from padgen.version import installed_version

        typer.echo(f"{context.info_name} {installed_version()}")
        raise typer.Exit


VersionOption = Annotated[
    bool, typer.Option("--version", help="Print the version and stop.", callback=_print_version, is_eager=True)
]
"""The `--version` option of an app: it prints the name of the app and the version of the package."""
