"""Read photos of filled-in sheets, and write what was read as the file of a paper game."""

import json
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from dicegame.dice.masks import BONUS_NAMES
from dicegame.dice.paper.file import ILLEGIBLE
from dicegame.dice.paper.template import sheet_text
from dicegame.photo.errors import PhotoError, check_extra
from padgen.language import ENGLISH, Sentence, joined, say
from padgen.names import same_in_catalog
from padgen.notation import format_notation
from padgen.tables import CASTLE_SQUARES, PHASES, DiceTables
from padgen.tomltext import format_value, with_comments

if TYPE_CHECKING:
    from dicegame.photo.decide import Doubt, ReadSheet
    from padgen.model import Layout


class PhotoRead(NamedTuple):
    """The sheets in a photo: those that were read, and why the others were not."""

    sheets: "list[ReadSheet]"
    refused: list[Sentence]
    """For each sheet that was found but not read, the reason and what to do."""

    @property
    def mistakes(self) -> list[Sentence]:
        """Return why sheets of this photo cannot be scored: those not read, and those with too many doubts."""
        return [*self.refused, *(illegible(sheet) for sheet in self.sheets if sheet.illegible)]


def read(image: str | Path | bytes, layout: "Layout | None" = None) -> PhotoRead:
    """Read every sheet in a photo. `layout` is the duchy of sheets with an illegible code; by default their icons show it.

    Raises: PhotoError, which says what to do, if the extra `photo` is missing or no sheet can be read.
    """
    check_extra()  # before modules that need it are imported
    from dicegame.photo.decide import decide
    from dicegame.photo.marks import read_marks
    from dicegame.photo.picture import load
    from dicegame.photo.which import sheets

    found = sheets(load(image), layout)
    return PhotoRead([decide(read_marks(flat), flat) for flat in found.flats], found.refused)


def to_paper(sheets: "Sequence[ReadSheet]", players: Sequence[str], language: str = ENGLISH) -> str:
    """Return the text of a file of a paper game, which `dicegame score` scores. Doubtful places are named in comments.

    Raises: PhotoError if the sheets show different duchies, or if there are not as many names as sheets.
    """
    layout = check_sheets(sheets, players)
    rows: list[tuple[str, Sentence | str]] = [
        ("", Sentence("photo-head", count=sum(len(sheet.doubts) for sheet in sheets))),
        ('game = "dice"', ""),
        (f"layout = {format_value(layout_text(layout))}", ""),
        (f"variant = {format_value(variant(sheets))}", Sentence("photo-variant") if len(sheets) == 1 else ""),
    ]
    for name, sheet in zip(players, sheets, strict=True):
        marks = sheet_text(sheet.layout, sheet.marks)
        unused = {bonus: count for bonus, count in zip(BONUS_NAMES, sheet.unused, strict=True) if count is not None}
        rows += [("", ""), ("[[players]]", ""), (f"name = {format_value(name)}", "")]
        rows += [(f"start = {format_value(start(sheet))}", "")]
        rows += [("", sentence) for sentence in not_on_sheet(sheet)]
        rows += [("", doubt_sentence(doubt, sheet.layout)) for doubt in sheet.doubts]
        rows += [
            (f'sheet = """\n{marks}\n"""', ""),
            (f"sold = {format_value(sheet.sold)}", ""),
            (f"first = {format_value(sheet.first)}", ""),
            (f"second = {format_value(sheet.second)}", Sentence("photo-alone") if is_alone(sheets) else ""),
            (f"unused = {format_value(unused)}", ""),
        ]
        if any(points is not None for points in sheet.written):
            sums = [ILLEGIBLE if points is None else points for points in sheet.written]
            rows.append((f"written = {format_value(sums)}", Sentence("photo-sums") if None in sheet.written else ""))
    return with_comments(rows, language)


def json_text(
    sheets: "Sequence[ReadSheet]", players: Sequence[str], refused: Sequence[Sentence | str], language: str = ENGLISH
) -> str:
    """Return everything that was read as JSON. A sheet with too many doubts has only these, so nobody can score it."""
    found = []
    for name, sheet in zip(players, sheets, strict=True):
        doubts = [
            {
                "place": doubt.place if isinstance(doubt.place, str) else _place_of(sheet, doubt.place),
                "first": doubt.first,
                "second": doubt.second,
                "probability": round(float(doubt.probability), 3),
            }
            for doubt in sheet.doubts
        ]
        about: dict[str, Any] = {"name": name, "layout": layout_text(sheet.layout), "legible": not sheet.illegible}
        if not sheet.illegible:
            about |= {
                "start": start(sheet),
                "sheet": sheet_text(sheet.layout, sheet.marks).split("\n"),
                "sold": sheet.sold,
                "first": sheet.first,
                "second": sheet.second,
                "unused": dict(zip(BONUS_NAMES, sheet.unused, strict=True)),
                "written": sheet.written,
            }
        found.append({**about, "doubts": doubts})
    said = {"sheets": found, "refused": [say(reason, language) for reason in refused]}
    return json.dumps(said, indent=2, ensure_ascii=False)


def _place_of(sheet: "ReadSheet", hex_: int) -> tuple[int, int]:
    """Return the row of a hex and its place in the row."""
    return sheet.layout.places[list(sheet.layout.cells)[hex_]]


def check_sheets(sheets: "Sequence[ReadSheet]", players: Sequence[str]) -> "Layout":
    """Return the duchy of all sheets. Raises: PhotoError if they show different ones, or for a wrong number of names."""
    if len(players) != len(sheets):
        raise PhotoError(Sentence("photo-players", players=len(players), sheets=len(sheets)))
    layout = sheets[0].layout
    for name, sheet in zip(players, sheets, strict=True):
        if sheet.layout.cells != layout.cells:
            first, second = layout_text(layout), layout_text(sheet.layout)
            raise PhotoError(Sentence("photo-duchies", name=players[0], duchy=first, other=name, second=second))
    return layout


def layout_text(layout: "Layout") -> str:
    """Return the name of a layout if it is in the catalog, or else its one-line notation."""
    known = same_in_catalog(layout)
    return known.name if known else format_notation(layout) or layout.name


def variant(sheets: "Sequence[ReadSheet]") -> str:
    """Return "solo" if there is one sheet and each of its phases ended at the line for solo games, or else "standard"."""
    tables = sheets[0].layout.tables
    assert isinstance(tables, DiceTables)
    return "solo" if len(sheets) == 1 and set(sheets[0].time) == {tables.solo_rounds} else "standard"


def is_alone(sheets: "Sequence[ReadSheet]") -> bool:
    """Return whether this is one player's sheet of a game for several, with a second place that the others decide."""
    return len(sheets) == 1 and bool(sheets[0].second) and variant(sheets) == "standard"


def start(sheet: "ReadSheet") -> str:
    """Return the color of the square of the starting castle, or "" if it is not clear."""
    cells = list(sheet.layout.cells.values())
    squares = [cells[hex_].square for hex_, text in enumerate(sheet.marks) if text == "x"]
    return squares[0] if len(squares) == 1 and squares[0] in CASTLE_SQUARES else ""


def not_on_sheet(sheet: "ReadSheet") -> list[Sentence]:
    """Return messages on what the user has to add because the sheet has no boxes for it."""
    found = []
    hexes: Any = sheet.flat.places["hexes"]
    if not any(hex_["ticks"] for hex_ in hexes):
        found.append(Sentence("photo-no-phases"))
    if not sheet.flat.places["sold"]:
        found.append(Sentence("photo-no-sales"))
    return found


def doubt_sentence(doubt: "Doubt", layout: "Layout") -> Sentence:
    """Return the question to the user about a doubtful place, such as which of two numbers is written there."""
    if isinstance(doubt.place, int):
        row, place = layout.places[list(layout.cells)[doubt.place]]
        first, second = (Sentence("photo-empty") if text == "." else text for text in (doubt.first, doubt.second))
        return Sentence("photo-doubt-hex", row=row, place=place, first=first, second=second)
    kind, _, which = doubt.place.partition("-")
    if kind == "sold":
        return Sentence("photo-doubt-sold", phase=PHASES[int(which) - 1], first=doubt.first, second=doubt.second)
    if kind == "unused":
        return Sentence("photo-doubt-unused", bonus=Sentence(f"bonus-{which}"), first=doubt.first, second=doubt.second)
    key = "photo-doubt-first" if kind == "first" else "photo-doubt-second"
    return Sentence(key, color=Sentence(f"color-{which}"), said=doubt.first)


def illegible(sheet: "ReadSheet") -> Sentence:
    """Return the message that too much on a sheet is in doubt, with the places."""
    at = [_place_of(sheet, doubt.place) for doubt in sheet.doubts if isinstance(doubt.place, int)]
    rows = [
        Sentence("photo-row", row=row, places=joined([str(place) for _, place in places]))
        for row, places in groupby(sorted(at), key=lambda one: one[0])
    ]
    return Sentence("photo-faint", count=len(sheet.doubts), rows=joined(rows))


def names_of(photos: Sequence[tuple[str, int]]) -> list[str]:
    """Return a player's name for each sheet, made from its photo's file name. `photos` are pairs: file, number of sheets.

    >>> names_of([("photos/anna.jpg", 1), ("ben.jpg", 2)])
    ['Anna', 'Ben 1', 'Ben 2']
    """
    names = []
    for path, count in photos:
        stem = Path(path).stem.replace("_", " ").strip() or "photo"
        name = stem[:1].upper() + stem[1:]
        names += [name] if count == 1 else [f"{name} {number}" for number in range(1, count + 1)]
    again = Counter(names)
    seen: Counter[str] = Counter()
    result = []
    for name in names:
        seen[name] += 1
        result.append(name if again[name] == 1 else f"{name} {seen[name]}")
    return result
