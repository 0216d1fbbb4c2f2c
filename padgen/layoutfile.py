"""Layout files: TOML text <-> Layout. The format is described in docs/layout-files.md."""

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from padgen.errors import LayoutError, PadgenError, check_text
from padgen.hexgrid import Hex
from padgen.language import Sentence
from padgen.model import Layout, Post
from padgen.notation import cells_from_rows, die_rows, has_printed_dice, picture, with_dice
from padgen.ratings import rating_data, read_rating
from padgen.tables import COLORS, STANDARD_COMPOSITION, Composition, Game, Tables, standard_tables
from padgen.textfile import read_text
from padgen.tomltext import TextError, at_line, format_toml, line_of_key, read_toml, unknown_key

KEYS = (
    "game",
    "name",
    "aliases",
    "rows",
    "first",
    "die",
    "posts",
    "source",
    "confidence",
    "composition",
    "tables",
    "rating",
)


def read_layout(text: str, name: str = "custom") -> Layout:
    """Return the layout that the text of a layout file describes. `name` is used if the text gives none.

    Raises: LayoutError with the line and what was expected.
    """
    try:
        data = read_toml(text)
    except TextError as error:
        raise LayoutError(error.sentence) from None
    key = ""
    try:
        for key in data:
            if key not in KEYS:
                raise LayoutError(unknown_key(key, KEYS))
        key = "game"
        if data.get(key) not in list(Game):
            raise LayoutError(Sentence("layoutfile-game"))
        game = Game(data[key])
        key = "rows"
        cells = cells_from_rows(game, _lines(data, key))
        key = "first"
        if key in data:
            step = _hex(data[key], Sentence("layoutfile-first")) - next(iter(cells))
            cells = {hex_ + step: cell for hex_, cell in cells.items()}
        key = "die"
        if game is Game.BASE:
            cells = with_dice(cells, _lines(data, key) if key in data else None)
        elif key in data:
            raise LayoutError(Sentence("layoutfile-no-die"))
        key = "composition"
        composition = _composition(game, _table(data, key)) if key in data else None
        key = "tables"
        tables = _tables(game, _table(data, key))
        texts = {}
        for key in ("name", "source", "confidence"):
            texts[key] = _string(data.get(key, ""), Sentence("layoutfile-text", key=key))
        key = "aliases"
        aliases = [_string(alias, Sentence("layoutfile-texts", key=key)) for alias in _list(data, key)]
        key = "rating"
        if key in data and game is not Game.DICE:
            raise LayoutError(Sentence("layoutfile-no-rating"))
        rating = read_rating(_table(data, key)) if key in data else None
        key = "posts"
        return Layout(
            game,
            cells,
            name=texts["name"] or name,
            aliases=tuple(aliases),
            posts=tuple(_post(post) for post in _list(data, key)),
            composition=composition or STANDARD_COMPOSITION[game],
            tables=tables,
            source=texts["source"],
            confidence=texts["confidence"],
            rating=rating,
        )
    except LayoutError as error:
        line = line_of_key(text, key)
        raise LayoutError(at_line(line, Sentence("where-what", where=key, what=error.sentence))) from None


def read_layout_file(path: str | Path) -> Layout:
    """Load the layout in a file. Without a name inside, it is named after the file. Messages show the path as it was given.

    Raises: LayoutError with the file, the line and what was expected.
    """
    try:
        return read_layout(read_text(Path(path)), "".join(c if c.isprintable() else "-" for c in Path(path).stem))
    except PadgenError as error:
        raise LayoutError(Sentence("where-what", where=str(path), what=error.sentence)) from None


def format_layout(layout: Layout) -> str:
    """The text of a layout file; `read_layout` turns it into the same layout."""
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
    if layout.posts:
        data["posts"] = layout.posts
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


def composition_data(layout: Layout) -> dict[str, object]:
    """Return the composition as data for files and JSON: counts by color, and any limits that are not the standard ones."""
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
            raise LayoutError(Sentence("layoutfile-color", color=key, colors=tuple(COLORS[game])))
    return Composition(
        MappingProxyType({color: counts.get(color, 0) for color in COLORS[game]}), limits["area-sizes"], limits.get("towns")
    )


def _tables(game: Game, data: Mapping[str, Any]) -> Tables:
    standard = standard_tables(game)
    changed = dict(vars(standard))
    for key, value in data.items():
        field = key.replace("-", "_")
        if field not in changed:
            tables = tuple(name.replace("_", "-") for name in changed)
            raise LayoutError(Sentence("layoutfile-table", table=key, tables=tables))
        old = changed[field]
        if isinstance(old, Mapping):
            rows = {type(next(iter(old)))(row): numbers for row, numbers in _rows(key, value, old)}
            changed[field] = MappingProxyType({**old, **rows})
        elif isinstance(old, tuple):
            changed[field] = tuple(_numbers(value, f"{key} = {list(old)}", len(old)))
        else:
            (changed[field],) = _numbers([value], f"{key} = a whole number, such as {old}")
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


def _post(value: object) -> Post:
    expected = Sentence("layoutfile-posts", example="posts = [[[-1, -2], [-2, -1]]]")
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
