"""Describe the places of all boxes and circles of a pad as JSON, for programs that read or fill in sheets.

docs/places.md describes the format.
"""

import json
from collections.abc import Iterable

from padgen.geometry import Point, corners_mm
from padgen.hexgrid import CENTER
from padgen.notation import format_notation
from padgen.pdf.blocks import color_places, time_places
from padgen.pdf.box import Box
from padgen.pdf.code import modules
from padgen.pdf.heading import blanks
from padgen.pdf.pad import Placed
from padgen.pdf.page_setup import PageSetup
from padgen.pdf.points import point_places, total_place
from padgen.pdf.sheet import Sheet, code_of, face_of, modules_box, place_of, plan_of
from padgen.pdf.tracks import castle_circles, circles, track_places
from padgen.tables import CASTLE, PHASES, Game
from padgen.version import installed_version

FORMAT = 1
"""The version of the format. It increases when old programs can no longer read new files."""

DIGITS = 3
"""The number of decimals of lengths in mm."""


def format_places(sheets: list[Sheet], placed: Iterable[Placed], setup: PageSetup) -> str:
    """Return the places on all sheets as JSON text, with one line for each page."""
    pages: dict[int, dict[str, object]] = {}
    known: dict[int, dict[str, object]] = {}
    for one in placed:
        shift = setup.offset_back if one.back else setup.offset_front
        edge = setup.bleed + setup.slug
        page = pages.setdefault(
            one.page,
            {
                "page": one.page,
                "width": _mm(setup.trim[0]),
                "height": _mm(setup.trim[1]),
                "offset": [_mm(edge + shift[0]), _mm(edge + shift[1])],
                "sheets": [],
            },
        )
        sheet = sheets[one.which]
        if one.which not in known:
            known[one.which] = sheet_places(sheet)
        found = page["sheets"]
        assert isinstance(found, list)
        found.append({"number": one.number, **{key: _moved(value, one.corner) for key, value in known[one.which].items()}})
    head = {"format": FORMAT, "unit": "mm", "program": installed_version()}
    lines = ",\n".join(json.dumps(page, ensure_ascii=False) for page in pages.values())
    return f'{json.dumps(head)[:-1]}, "pages": [\n{lines}\n]}}\n'


def sheet_places(sheet: Sheet) -> dict[str, object]:
    """Return the JSON entry of one sheet. Each place is a `Box`, measured from the upper left corner of the sheet."""
    plan, layout = plan_of(sheet), sheet.layout
    face, text = face_of(plan), code_of(sheet)
    counts = circles(layout)
    tracks = track_places(plan, tuple(counts.items()))
    castles = castle_circles(layout)
    name, date = blanks(plan)
    green = CASTLE[Game.DICE]
    corners = corners_mm(CENTER, plan.size)
    outline = Box(min(x for x, _ in corners), min(y for _, y in corners), 3**0.5 * plan.size, 2 * plan.size)
    return {
        "layout": layout.name,
        "notation": format_notation(layout),
        "style": sheet.style,
        "design": plan.measures.design,
        "box": Box(0, 0, *sheet.paper),
        "name": name,
        "date": date,
        "code": text and {"box": modules_box(plan, text), "text": text, "modules": len(modules(text))},
        "hexes": [
            {
                "row": layout.places[hex_][0],
                "place": layout.places[hex_][1],
                "hex": [hex_.q, hex_.r],
                "color": cell.color,
                "square": cell.square,
                "box": outline.moved(place_of(plan, hex_)),
                "number": face.number.moved(place_of(plan, hex_)),
                "ticks": [tick.moved(place_of(plan, hex_)) for tick in face.ticks],
            }
            for hex_, cell in layout.cells.items()
        ],
        "circles": [
            {
                "track": color,
                "bonus": layout.cells[castles[place]].square if color == green else color,
                "castle": list(layout.places[castles[place]]) if color == green else None,
                "box": box,
            }
            for color in counts
            for place, box in enumerate(tracks[color].circles)
        ],
        "sold": dict(zip(PHASES, tracks["blue"].sold, strict=True)),
        "time": {
            phase: list(place.boxes) for phase, place in zip(PHASES, time_places(plan, sheet.tables.time_boxes), strict=True)
        },
        "colors": {color: {"first": place.first, "second": place.second} for color, place in color_places(plan).items()},
        "points": {
            phase: {"entries": list(place.entries), "subtotal": place.subtotal}
            for phase, place in zip(PHASES, point_places(plan), strict=True)
        },
        "total": total_place(plan),
    }


def _mm(value: float) -> float:
    return round(value, DIGITS)


def _moved(value: object, by: Point) -> object:
    """Return the value with every `Box` in it moved by the two distances `by` and turned into a list of four numbers."""
    match value:
        case Box():
            box = value.moved(by)
            return [_mm(side) for side in box]
        case dict():
            return {key: _moved(one, by) for key, one in value.items()}
        case list():
            return [_moved(one, by) for one in value]
        case _:
            return value
