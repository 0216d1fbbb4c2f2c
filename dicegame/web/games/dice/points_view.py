"""The points on the page of a finished game: each line in a few words, and for one of them its hexes and its rule."""

from collections.abc import Iterator

from dicegame.report import Line
from padgen.language import Sentence, joined
from padgen.model import Layout
from padgen.tables import PHASES, DiceTables

SHORT = {"score-start": "web-point-start", "score-castle": "web-point-castle", "score-area": "web-point-area"}
"""The labels of lines without the place of a hex, which no board shows."""
CASTLE, PASTURE = Sentence("kind-green"), Sentence("kind-yellow")
"""The kinds of areas whose points are not those of the table."""


def short_label(line: Line) -> Sentence:
    """Return the label of a line without the place of its hex."""
    label = _label(line)
    return Sentence(SHORT.get(label.key, label.key), **{key: said for key, said in label.fields.items() if key != "place"})


def hexes_of_line(layout: Layout, line: Line) -> set[int]:
    """Return the hexes that brought the points of a line, counted from 0: an area or a whole color; none for a sale."""
    fields, cells = _label(line).fields, list(layout.cells)
    if isinstance(place := fields.get("place"), Sentence):
        area = layout.area_of[cells[int(str(place.fields["hex"])) - 1]]
        return {cells.index(hex_) for hex_ in area.hexes}
    if isinstance(color := fields.get("color"), Sentence):
        return {number for number, cell in enumerate(layout.cells.values()) if color.key == f"color-{cell.color}"}
    return set()


def rules_of_line(layout: Layout, line: Line) -> Iterator[Sentence]:
    """Yield the rules that give the points of a line, in the words of the page of rules."""
    label, tables = _label(line), _tables(layout)
    if label.key == "score-sale":
        yield Sentence("web-rule-sale", points=tables.sale_points)
    elif label.key == "score-finished":
        yield Sentence("web-rule-solo", rounds=tables.solo_rounds)
    elif label.key not in SHORT:
        yield Sentence("web-rule-color")
    else:
        phase, kind = line.phase or 0, label.fields.get("kind", CASTLE)
        if kind != CASTLE:
            yield Sentence("web-areas-next", phase=PHASES[phase], points=joined(map(str, area_points(layout, phase))))
        if kind in (CASTLE, PASTURE):
            yield Sentence("web-rule-area-others", factor=tables.pasture_factor, castle=tables.castle_points)


def area_points(layout: Layout, phase: int) -> list[int]:
    """Return what areas are worth in a phase, from one hex to the size of the largest area of the duchy."""
    return [_tables(layout).points(size, phase) for size in range(1, max(len(area.hexes) for area in layout.areas) + 1)]


def _tables(layout: Layout) -> DiceTables:
    assert isinstance(layout.tables, DiceTables)
    return layout.tables


def _label(line: Line) -> Sentence:
    assert isinstance(line.label, Sentence)
    return line.label
