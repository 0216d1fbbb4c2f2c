"""Read the file of one finished duchy, which `dicegame recount` counts. docs/end-scoring.md describes the format."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dicegame.endscore.duchy import ANIMALS, COLOR_OF, EMPTY, INN, PHASES, POSTS, START, THIRD_POST, Duchy, Span, Tile
from dicegame.endscore.tally import POST_BONUS
from dicegame.endscore.values import (
    HERE,
    EntryError,
    Reader,
    UnexpectedError,
    at,
    base_edition,
    base_layout,
    counts,
    line,
    missing,
    name,
    one_of,
    read_data,
    read_table,
    whole,
    words,
)
from padgen.endtables import COLOR_BONUS, GEESE, GOODS
from padgen.hexgrid import Hex
from padgen.language import ENGLISH, Sentence
from padgen.mistakes import Mistakes
from padgen.model import Layout
from padgen.notation import letter_rows
from padgen.tables import COLORS, Game
from padgen.tomltext import LONGEST_SHOWN, format_value, nearest, with_comments

MOST_IN_A_PHASE = 10
"""The largest number of livestock tiles in one phase, because all orders of placing them are tried."""


def read_duchy(text: str, folder: Path = HERE, as_json: bool | None = None) -> Duchy:
    """Return the duchy that `text`, the TOML or JSON of a file, describes. A layout file is looked up in `folder` first.

    If `as_json` is None, a text that starts with `{` is read as JSON.

    Raises: EntryError with all mistakes: where each one is, and what was expected.
    """
    data = read_data(text, as_json)
    if data.get("game") == "dice":
        raise EntryError(Sentence("end-dice-file"))
    if "rows" in data:
        raise EntryError(Sentence("end-layout-file"))
    if isinstance(data.get("players"), list):
        raise EntryError(Sentence("end-game-file"))

    def layout(value: Any) -> Layout:
        return _countable(line(value), folder)

    colors = words((*COLORS[Game.BASE], POSTS))
    keys: dict[str, Reader] = {
        "game": one_of(("base",)),
        "edition": base_edition,
        "name": name,
        "layout": layout,
        "duchy": _rows,
        "shields": _spans,
        "players": _players,
        "sold": _sold,
        "first": colors,
        "second": colors,
        "post-bonus": one_of(POST_BONUS),
        "third-post": one_of(THIRD_POST),
        "track": whole,
    }
    mistakes = Mistakes()
    values = read_table(data, "", keys, mistakes)
    for key, example in (("edition", "edition = 2019"), ("layout", 'layout = "base-1"'), ("duchy", 'duchy = """ ... """')):
        if missing(data, key, keys):
            mistakes.add(Sentence("duchy-missing", key=key, example=example))
    values.pop("game", None)
    rows, tiles = values.pop("duchy", None), {}
    if rows is not None and "layout" in values:
        with mistakes.noted():
            tiles = _tiles(values["layout"], rows)
    mistakes.check(EntryError)
    return Duchy(tiles=tiles, **{key.replace("-", "_"): value for key, value in values.items()})


def duchy_template(text: str, language: str = ENGLISH) -> str:
    """Return an empty file of a duchy to fill in, with comments in `language`.

    `text` is the base-game layout: a catalog name, a one-line notation or a file. Raises: EntryError if it is none of them.
    """
    try:
        layout = _countable(text, HERE)
    except UnexpectedError as error:
        raise EntryError(Sentence("read-expected", what=error.sentence)) from None
    empty = "\n".join(" ".join(EMPTY * len(row)) for row in layout.rows)
    colors = ", ".join((*COLORS[Game.BASE], POSTS))
    rows: list[tuple[str, Sentence | str]] = [
        ("", Sentence("template-recount")),
        ('game = "base"', ""),
        ("edition = 2019", Sentence("template-edition")),
        (f"layout = {format_value(text)}", ""),
        ('name = "Anna"', ""),
        ("", Sentence("template-rows")),
        ("", Sentence("template-colors")),
        *((f"#   {' '.join(row)}", "") for row in letter_rows(layout)),
        (f'duchy = """\n{empty}\n"""', ""),
        ('# shields = { 1 = "B", 17 = "C-D" }', Sentence("template-phases")),
        ("# players = 4", Sentence("template-players")),
        ("# sold = 11", Sentence("template-sold-number")),
        ('# first = ["mine"]', Sentence("template-large", colors=colors)),
        ("# second = []", Sentence("template-small")),
        *(_post_rows() if layout.posts else ()),
        ("# track = 150", Sentence("template-compare")),
    ]
    return with_comments(rows, language, column=26)


def _countable(text: str, folder: Path) -> Layout:
    """Return the base-game layout for a text. Raises: UnexpectedError if there is none, or if it is for the solo game."""
    layout = base_layout(text, folder)
    if layout.links:
        raise UnexpectedError(Sentence("duchy-solo", layout=text))
    return layout


def _post_rows() -> list[tuple[str, Sentence | str]]:
    return [
        (f'# post-bonus = "{POST_BONUS[0]}"', Sentence("template-post-bonus-seven")),
        (f'# third-post = "{THIRD_POST[0]}"', Sentence("template-third-post")),
    ]


def _tiles(layout: Layout, rows: list[str]) -> dict[Hex, Tile]:
    lines = [row.split() for row in rows if row.strip()]
    if len(lines) != len(layout.rows):
        raise EntryError(Sentence("duchy-rows", found=len(lines), layout=layout.name, expected=len(layout.rows)))
    tiles: dict[Hex, Tile] = {}
    mistakes = Mistakes()
    for row, (hexes, found) in enumerate(zip(layout.rows, lines, strict=True), 1):
        if len(found) != len(hexes):
            mistakes.add(Sentence("duchy-row", row=row, found=len(found), expected=len(hexes)))
        for place, (hex_, word) in enumerate(zip(hexes, found, strict=False), 1):
            if word != EMPTY:
                with mistakes.noted():
                    tiles[hex_] = _tile(word, Sentence("duchy-place", row=row, place=place))
    mistakes.check(EntryError)
    for phase, letter in enumerate(PHASES):
        herd = sum(tile.kind in ANIMALS and tile.phase == phase for tile in tiles.values())
        if herd > MOST_IN_A_PHASE:
            raise EntryError(Sentence("duchy-herd", count=herd, phase=letter, most=MOST_IN_A_PHASE))
    return tiles


def _tile(word: str, where: Sentence) -> Tile:
    if word == START:
        return Tile("castle", 0, -1)
    match = re.fullmatch(r"([a-z-]+)(\d{0,4})(?:([A-E])(\d{0,4}))?", word)
    if not match or match[1] not in (*COLOR_OF, INN) or match[1] == START:
        what = Sentence("duchy-unknown-tile", word=word[:LONGEST_SHOWN])
        known, letters = (*COLOR_OF, INN), word.rstrip("0123456789ABCDE")
        near = nearest(letters[:LONGEST_SHOWN], known) if letters not in known else None
        if near:
            what = Sentence("text-near", what=what, near=near + word[len(letters) :][:LONGEST_SHOWN])
        raise EntryError(at(where, what))
    kind, number, phase, order = match.groups()
    if phase is None:
        raise EntryError(at(where, Sentence("duchy-no-phase", word=word)))
    numbered = kind in ANIMALS or kind == "m"
    if numbered != bool(number) and kind != GEESE:
        example = "cow4A" if kind in ANIMALS else "m7C" if kind == "m" else f"{kind}{phase}"
        key = "duchy-number" if numbered else "duchy-no-number"
        raise EntryError(at(where, Sentence(key, word=word, example=example)))
    return Tile(kind, int(number or (2 if kind == GEESE else 0)), PHASES.index(phase), int(order) if order else None)


def _players(value: Any) -> int:
    if type(value) is not int or value not in COLOR_BONUS:
        raise UnexpectedError(Sentence("read-players"))
    return value


def _sold(value: Any) -> int:
    number = sum(counts(GOODS)(value).values()) if isinstance(value, dict) else whole(value)
    if number < 0:
        raise UnexpectedError(Sentence("read-goods"))
    return number


def _rows(value: Any) -> list[str]:
    if isinstance(value, str):
        return value.splitlines()
    if isinstance(value, list):
        return [line(row) for row in value]
    raise UnexpectedError(Sentence("read-rows"))


def _spans(value: Any) -> Mapping[int, Span]:
    """Read the phases of each shield. "B" means from phase B to the end of the game; "C-D" means removed in phase D."""
    if not isinstance(value, dict):
        raise UnexpectedError(Sentence("read-shields", example='{ 1 = "B", 17 = "C-D" }'))
    spans = {}
    for number, phases in value.items():
        match = re.fullmatch("([A-E])(?:-([A-E]))?", phases) if isinstance(phases, str) else None
        if (
            not (number.isascii() and number.isdigit() and len(number) < 4)
            or not match
            or (match[2] and match[2] < match[1])
        ):
            raise UnexpectedError(Sentence("read-shield"))
        first, last = PHASES.index(match[1]), PHASES.index(match[2] or PHASES[-1])
        spans[int(number)] = Span(first, last, match[2] is not None)
    return spans
