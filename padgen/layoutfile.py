"""Read and write layout files, which are TOML texts. docs/layout-files.md describes the format."""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from padgen.errors import LayoutError, PadgenError, check_text
from padgen.files import read_text
from padgen.hexgrid import Hex
from padgen.language import Sentence
from padgen.mistakes import Mistakes
from padgen.model import Layout
from padgen.notation import cells_from_rows, die_rows, format_notation, has_printed_dice, picture, with_dice
from padgen.ratings import rating_data, read_rating
from padgen.tables import COLORS, STANDARD_COMPOSITION, Composition, Game, Tables, standard_tables
from padgen.tomltext import TextError, did_you_mean, format_toml, nearest, read_json, read_toml, unknown_key

KEYS = (
    "game",
    "name",
    "aliases",
    "rows",
    "first",
    "die",
    "posts",
    "links",
    "source",
    "confidence",
    "composition",
    "tables",
    "rating",
)

RECORD_START = r'\s*\{\s*("dicegame"|"game"\s*:\s*"\w+"\s*,\s*"record")\s*:'
"""The pattern of the first line of a record: the version comes first, or follows the game."""

PAIRS = {
    "posts": Sentence("layoutfile-posts", example="posts = [[[-1, -2], [-2, -1]]]"),
    "links": Sentence("layoutfile-links", example="links = [[[-3, 0], [-1, 0]]]"),
}
"""The keys whose values are pairs of hexes, each with a sentence that says what is expected."""


def read_layout(text: str, name: str = "custom") -> Layout:
    """Return the layout that the text of a layout file describes. Without a name in the text, it is called `name`.

    Raises: LayoutError that gives, for each mistake, the line and what was expected.
    """
    data = _data(text)
    mistakes = Mistakes(text)
    for key in data:
        if key not in KEYS:
            mistakes.add(Sentence("where-what", where=key, what=unknown_key(key, KEYS)), key)
    game = next((game for game in Game if game == data.get("game")), None)
    if game is None:
        expected = did_you_mean(Sentence("layoutfile-game"), data.get("game"), list(Game))
        mistakes.add(Sentence("where-what", where="game", what=expected), "game")
        mistakes.check(LayoutError)
    assert game
    values = _values(game, data, mistakes)
    mistakes.check(LayoutError)
    pairs = {key: values.pop(key) for key in PAIRS}
    layout = Layout(game, **{**values, "name": values["name"] or name})
    for key, found in pairs.items():
        with mistakes.noted(key, key):
            layout = replace(layout, **{key: found}) if found else layout
    mistakes.check(LayoutError)
    return layout


def _data(text: str) -> dict[str, Any]:
    """Return the keys and values of a layout file.

    Raises: LayoutError with the line of the mistake. For a record or a finished game, it names the command to use.
    """
    if re.match(RECORD_START, text):
        raise LayoutError(Sentence("layoutfile-record"))
    try:
        data = read_toml(text)
    except TextError as error:
        with suppress(TextError):
            _check_other_file(read_json(text))
        raise LayoutError(*error.sentences) from None
    _check_other_file(data)
    return data


def _check_other_file(data: Mapping[str, Any]) -> None:
    """Raise LayoutError if the data are those of a finished game or of one finished duchy. It names the command to use."""
    if "rows" in data:
        return
    if "duchy" in data:
        raise LayoutError(Sentence("end-duchy-file"))
    if isinstance(data.get("players"), list):
        command = "score" if data.get("game") == Game.DICE else "endscore"
        raise LayoutError(Sentence("layoutfile-finished", command=command))


def _values(game: Game, data: Mapping[str, Any], mistakes: Mistakes) -> dict[str, Any]:
    """Return the fields of a layout by name. Fields that cannot be read are left out and added to `mistakes`."""
    values: dict[str, Any] = {}
    misspelled = any(nearest(key, KEYS) == "rows" for key in data if key not in KEYS)
    with mistakes.noted("rows", "rows") if "rows" in data or not misspelled else suppress(LayoutError):
        values["cells"] = cells_from_rows(game, _lines(data, "rows"))
    with mistakes.noted("first", "first"):
        if "first" in data and "cells" in values:
            step = _hex(data["first"], Sentence("layoutfile-first")) - next(iter(values["cells"]))
            values["cells"] = {hex_ + step: cell for hex_, cell in values["cells"].items()}
    with mistakes.noted("die", "die"):
        if game is Game.BASE and "cells" in values:
            values["cells"] = with_dice(values["cells"], _lines(data, "die") if "die" in data else None)
        elif game is Game.DICE and "die" in data:
            raise LayoutError(Sentence("layoutfile-no-die"))
    values["composition"] = STANDARD_COMPOSITION[game]
    with mistakes.noted("composition", "composition"):
        if "composition" in data:
            values["composition"] = _composition(game, _table(data, "composition"))
    with mistakes.noted("tables", "tables"):
        values["tables"] = _tables(game, _table(data, "tables"))
    for key in ("name", "source", "confidence"):
        with mistakes.noted(key, key):
            values[key] = _string(data.get(key, ""), Sentence("layoutfile-text", key=key))
    with mistakes.noted("aliases", "aliases"):
        expected = Sentence("layoutfile-texts", key="aliases")
        values["aliases"] = tuple(_string(alias, expected) for alias in _list(data, "aliases"))
    with mistakes.noted("rating", "rating"):
        values["rating"] = read_rating(_table(data, "rating")) if "rating" in data else None
    for key in PAIRS:
        with mistakes.noted(key, key):
            values[key] = tuple(_pair(key, pair) for pair in _list(data, key))
    return values


def read_layout_file(path: str | Path) -> Layout:
    """Load the layout in a file. If the text has no name, the layout is named after the file.

    Raises: LayoutError that gives, for each mistake, the path as it was given, the line and what was expected.
    """
    try:
        return read_layout(read_text(Path(path)), "".join(c if c.isprintable() else "-" for c in Path(path).stem))
    except PadgenError as error:
        raise LayoutError(
            *(Sentence("where-what", where=str(path), what=sentence) for sentence in error.sentences)
        ) from None


def format_layout(layout: Layout) -> str:
    """Return a layout as the text of a layout file, from which `read_layout` makes the same layout again."""
    data: dict[str, object] = {"game": str(layout.game), "name": layout.name}
    if layout.aliases:
        data["aliases"] = layout.aliases
    rows = picture(layout)
    data["rows"] = f"{rows}\n"
    first = next(iter(layout.cells))
    if first != next(iter(cells_from_rows(layout.game, rows.splitlines()))):
        data["first"] = first
    if layout.game is Game.BASE and not has_printed_dice(layout):
        data["die"] = "".join(f"{row}\n" for row in die_rows(layout))
    data |= {key: pairs for key, pairs in (("posts", layout.posts), ("links", layout.links)) if pairs}
    data |= {key: text for key, text in (("source", layout.source), ("confidence", layout.confidence)) if text}
    if layout.composition != STANDARD_COMPOSITION[layout.game]:
        data["composition"] = composition_data(layout)
    changed = {
        field.replace("_", "-"): value
        for field, value in vars(layout.tables).items()
        if value != getattr(standard_tables(layout.game), field)
    }
    if changed:
        data["tables"] = changed
    if layout.rating:
        data["rating"] = rating_data(layout.rating)
    return format_toml(data)


def format_complete(layout: Layout) -> str:
    """Return a text from which a game on this layout can be played: its notation if that is enough, else a layout file."""
    notation = format_notation(layout)
    enough = notation and layout.tables == standard_tables(layout.game) and not layout.posts
    return notation if notation and enough else format_layout(layout)


def composition_data(layout: Layout) -> dict[str, object]:
    """Return a layout's composition for files and JSON: counts by color, and limits that differ from the standard ones."""
    standard, own = STANDARD_COMPOSITION[layout.game], layout.composition
    data: dict[str, object] = dict(own.counts)
    if own.area_sizes != standard.area_sizes:
        data["area-sizes"] = own.area_sizes
    if own.towns and own.towns != standard.towns:
        data["towns"] = own.towns
    return data


def _composition(game: Game, data: Mapping[str, Any]) -> Composition:
    standard = STANDARD_COMPOSITION[game]
    limits = {"area-sizes": standard.area_sizes} | ({"towns": standard.towns} if standard.towns else {})
    counts = {}
    for key, value in data.items():
        if key in limits:
            pair = _numbers(value, f"{key} = [smallest, largest]")
            if len(pair) != 2 or not 0 < pair[0] <= pair[1]:
                raise LayoutError(Sentence("layoutfile-example", example=f"{key} = [smallest, largest]"))
            limits[key] = (pair[0], pair[1])
        elif key in COLORS[game]:
            (counts[key],) = _numbers([value], f"{key} = a number of hexes")
        else:
            unknown = Sentence("layoutfile-color", color=key, colors=tuple(COLORS[game]))
            raise LayoutError(did_you_mean(unknown, key, (*COLORS[game], *limits)))
    return Composition({color: counts.get(color, 0) for color in COLORS[game]}, limits["area-sizes"], limits.get("towns"))


AT_LEAST_ONE = ("time_boxes", "solo_rounds")
"""The tables that cannot be 0: a phase has rounds."""


def _tables(game: Game, data: Mapping[str, Any]) -> Tables:
    standard = standard_tables(game)
    changed = dict(vars(standard))
    for key, value in data.items():
        field = key.replace("-", "_")
        if field not in changed:
            tables = tuple(name.replace("_", "-") for name in changed)
            raise LayoutError(did_you_mean(Sentence("layoutfile-table", table=key, tables=tables), key, tables))
        old = changed[field]
        if isinstance(old, Mapping):
            rows = {type(next(iter(old)))(row): numbers for row, numbers in _rows(key, value, old)}
            changed[field] = {**old, **rows}
        elif isinstance(old, tuple):
            changed[field] = tuple(_numbers(value, f"{key} = {list(old)}", len(old)))
        else:
            (changed[field],) = _numbers([value], f"{key} = a whole number, such as {old}")
            if field in AT_LEAST_ONE and value == 0:
                raise LayoutError(Sentence("layoutfile-at-least-one", table=key))
    return type(standard)(**changed)


def _rows(key: str, value: object, old: Mapping[Any, tuple[int, ...]]) -> list[tuple[str, tuple[int, ...]]]:
    example_key, example = next(iter(old.items()))
    expected = f"{key} = {{ {example_key} = {list(example)} }}"
    if not isinstance(value, dict):
        raise LayoutError(Sentence("layoutfile-example", example=expected))
    for row in value:
        if row not in old and not (isinstance(example_key, int) and re.fullmatch("[1-9][0-9]{0,2}", row)):
            raise LayoutError(Sentence("layoutfile-row", row=row, table=key, example=expected))
    return [(row, tuple(_numbers(numbers, expected, len(example)))) for row, numbers in value.items()]


def _numbers(value: object, expected: str, length: int | None = None) -> list[int]:
    if (
        not isinstance(value, list)
        or (length is not None and len(value) != length)
        or any(type(number) is not int or not 0 <= number < 1000 for number in value)
    ):
        raise LayoutError(Sentence("layoutfile-numbers", example=expected))
    return value


def _pair(key: str, value: object) -> tuple[Hex, Hex]:
    expected = PAIRS[key]
    if not isinstance(value, list) or len(value) != 2:
        raise LayoutError(expected)
    a, b = (_hex(pair, expected) for pair in value)
    return (a, b)


def _hex(value: object, expected: Sentence) -> Hex:
    if (
        not isinstance(value, list)
        or len(value) != 2
        or any(type(number) is not int or abs(number) >= 1000 for number in value)
    ):
        raise LayoutError(expected)
    return Hex(*value)


def _lines(data: Mapping[str, Any], key: str) -> list[str]:
    value = data.get(key)
    if isinstance(value, str):
        return value.splitlines()
    if isinstance(value, list) and all(isinstance(line, str) for line in value):
        return value
    raise LayoutError(Sentence("layoutfile-lines", key=key))


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise LayoutError(Sentence("layoutfile-example", example=f"{key} = {{ ... }}"))
    return value


def _string(value: object, expected: Sentence) -> str:
    if not isinstance(value, str):
        raise LayoutError(expected)
    check_text(value)
    return value


def _list(data: Mapping[str, Any], key: str) -> list[object]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise LayoutError(Sentence("layoutfile-example", example=f"{key} = [ ... ]"))
    return value
