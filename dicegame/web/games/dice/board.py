"""Draw the duchy of a page: it always stays whole and in the same place, with what is written and what can be tapped.

A hex is 50 units wide. Hexes, rings and signs are parts of the file `ICONS`, which browsers keep (`research.make_icons`).
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import hypot, sqrt
from types import MappingProxyType
from typing import NamedTuple

from markupsafe import Markup, escape

from dicegame.web.games.outlines import outline_path
from dicegame.web.visitors.language import Words
from padgen.geometry import bounds_mm, center_mm, outline_mm
from padgen.hexgrid import Hex
from padgen.language import Field, Sentence, joined
from padgen.model import Cell, Layout

ICONS = "/static/icons.svg"
"""The address of the parts of all boards."""
SIZE = 50 / sqrt(3)
"""The distance from the center of a hex to a corner."""
MARGIN = 3
CORNER = 57
"""The side of the squares in the two upper corners that stay free for the points and the values of colors."""
LINE_Y, SECOND_Y = 12, 11
"""The distance from the middle of a hex down to the baseline of one number, and of two."""


class Tap(NamedTuple):
    """A hex that stands out: because a tap on it does something, or because a bot or the coach speaks of it."""

    look: str
    """`lit`, `dashed` (it costs a bonus), `chosen`, `advice` (the best hint) or `other` (another hint)."""
    numbers: tuple[int, ...] = ()
    """The numbers that can be written there, or the one that is meant."""
    address: str = ""
    """The address that a tap opens; empty for a hex that cannot be tapped."""
    token: str = ""
    """The bonus that the hex costs, or the one that a castle brings; empty for none."""
    ranks: tuple[int, ...] = ()
    """The numbers of the hints that mark this hex, that of the ring first."""


class Duchy(NamedTuple):
    """The parts of a drawn duchy that do not change in a game."""

    opening: str
    paper: str
    """The white ground under all hexes."""
    field: tuple[str, ...]
    """Each hex, empty."""
    lines: str
    """The lines of areas. Other pictures on the same page can show them and the field, too."""
    middles: tuple[tuple[int, int], ...]
    """The middle of each hex."""
    faces: tuple[str, ...]
    """The part of `ICONS` that each hex shows."""
    width: int


def draw_duchy(
    layout: Layout,
    marks: Sequence[tuple[int, int]],
    label: str,
    words: Words,
    *,
    taps: Mapping[int, Tap] = MappingProxyType({}),
    fresh: Collection[int] = (),
    asked: bool = False,
    other: str = "",
    corners: str = "",
) -> Markup:
    """Return a duchy as SVG for a page. `marks` are pairs of a hex, counted from 0, and its number (0 for the castle).

    `taps` are the hexes that stand out. Hexes in `fresh` were written just now. `asked` fades what cannot be chosen. A tap
    on another empty hex opens the address `other` with the number of the hex, counted from 1, if there is one.
    `label` is the name of the picture for screen readers. `corners` is drawn into the upper corners.
    """
    duchy = _drawn(layout)
    written = dict(marks)
    field = duchy.field
    if other:
        link = f'<a href="{escape(other)}{{}}" tabindex="-1">{{}}</a>'.format
        field = tuple(one if at in written or at in taps else link(at + 1, one) for at, one in enumerate(field))
    texts = [duchy.opening.format(" choosing" if asked else "", escape(label)), duchy.paper]
    texts += ('<g id="field" aria-hidden="true">', *field, "</g>", duchy.lines)
    places = layout.places
    hexes = list(layout.cells.items())
    if asked:
        texts += (_use(duchy.faces[hex_], *duchy.middles[hex_]) for hex_ in written if hex_ not in taps)
    texts.append('<use class="lines" href="#lines"/>' if asked else "")
    for hex_, number in marks:
        if hex_ not in taps:
            said = _said(hexes[hex_], places, words, "board-written", number=number or "×")
            texts.append(_written(duchy.middles[hex_], hexes[hex_][1], str(number or "×"), said, hex_ in fresh))
    texts += (_tapped(duchy, hexes[hex_], hex_, tap, places, words) for hex_, tap in sorted(taps.items(), key=_last))
    for hex_, tap in taps.items():  # above all rings, which reach over the corners of the next hexes
        texts += (_flag(duchy.middles[hex_], tap.look, rank, side) for side, rank in enumerate(tap.ranks))
    texts += (corners, "</svg>")
    return Markup("".join(texts))  # noqa: S704  # names and addresses are escaped


def draw_corners(layout: Layout, points: int, values: Mapping[str, Sequence[int]], words: Words) -> str:
    """Return the two upper corners of a board: the points, and the next value of each color.

    A tap on one opens the sheet with the id `points` or `colors`, which the page has.
    """
    right = _drawn(layout).width
    said = words("corner-points", points=points)
    texts = [
        f'<a href="#points" id="open-points" aria-label="{escape(said)}"><use class="star" href="{ICONS}#star" x="-3" y="-2"'
    ]
    texts.append(f' width="60" height="60"/><text class="points" x="27" y="35.5">{points}</text></a>')
    told = joined(
        [
            Sentence("web-corner-color", color=Sentence(f"color-{color}"), values=joined(map(str, found)))
            for color, found in values.items()
            if found
        ]
    )
    texts.append(f'<a href="#colors" id="open-colors" aria-label="{escape(words("corner-colors", values=told))}">')
    for at, (color, found) in enumerate(values.items()):
        row, place = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))[at]
        x, y = right - 66 + 27 * place, 11 + 27 * row
        texts.append(f'<use{"" if found else " class=gone"} href="{ICONS}#value-{color}" x="{x}" y="{y}"/>')
        texts.append(f'<text class="value" x="{x}" y="{y + 10.5}">{found[0]}</text>' if found else "")
    return "".join([*texts, "</a>"])


def small_duchy(
    layout: Layout, marks: Sequence[tuple[int, int]], label: str, fresh: Collection[int] = (), ringed: Collection[int] = ()
) -> Markup:
    """Return a player's duchy as a small picture, on a page that has one of `draw_duchy` for the same layout.

    Hexes in `fresh` were written just now. Those in `ringed` are the ones that the page speaks of.
    """
    duchy = _drawn(layout)
    cells = list(layout.cells.values())
    named = 'role="img" class="mini"' if label else 'aria-hidden="true" class="mini"'
    texts = [duchy.opening.replace('role="group" class="board{}"', named).format(escape(label))]
    texts.append('<use class="pale" href="#field"/>')
    texts += (_use(duchy.faces[hex_], *duchy.middles[hex_]) for hex_ in ringed)
    texts.append('<use href="#lines"/>')
    texts += (_written(duchy.middles[hex_], cells[hex_], str(number or "×"), "", hex_ in fresh) for hex_, number in marks)
    texts += (_use("chosen", *duchy.middles[hex_]) for hex_ in ringed)
    return Markup("".join((*texts, "</svg>")))  # noqa: S704  # the label is escaped


def hex_middles(layout: Layout) -> tuple[tuple[int, int], ...]:
    """Return the middle of each hex in the pictures of a duchy, to draw more into them."""
    return _drawn(layout).middles


@lru_cache(64)
def _drawn(layout: Layout) -> Duchy:
    """Return the parts of a duchy that never change."""
    left, top, right, bottom = bounds_mm(layout.cells, SIZE)
    middles = [center_mm(hex_, SIZE) for hex_ in layout.cells]
    crowded = any(hypot(min(x - left, right - x) - CORNER / 2, y - top - CORNER / 2) < CORNER for x, y in middles)
    raised = CORNER if crowded else 0
    width, height = round(right - left), round(bottom - top) + raised
    at = tuple((round(x - left), round(y - top) + raised) for x, y in middles)
    faces = tuple(map(_face, layout.cells.values()))
    field = tuple(_use(face, *middle) for face, middle in zip(faces, at, strict=True))
    areas = " ".join(outline_path(outline_mm(area.hexes, SIZE), left, top - raised) for area in layout.areas)
    rim = outline_path(outline_mm(tuple(layout.cells), SIZE), left, top - raised)
    lines = f'<path stroke="#4a443b" stroke-width="1.8" d="{areas}"/><path stroke="#2b2721" stroke-width="3.4" d="{rim}"/>'
    box = f"{-MARGIN} {-MARGIN} {width + 2 * MARGIN} {height + 2 * MARGIN}"
    return Duchy(
        f'<svg role="group" class="board{{}}" viewBox="{box}" aria-label="{{}}">',
        f'<path class="paper" d="{rim}"/>',
        field,
        f'<g id="lines" fill="none" stroke-linejoin="round">{lines}</g>',
        at,
        faces,
        width,
    )


def _face(cell: Cell) -> str:
    return f"castle-{cell.square}" if cell.square else f"hex-{cell.color}"


def _use(part: str, x: int | float, y: int | float) -> str:
    return f'<use href="{ICONS}#{part}" x="{x}" y="{y}"/>'


def _written(middle: tuple[int, int], cell: Cell, number: str, said: Markup | str, fresh: bool) -> str:
    """Return a number on its piece of paper in a hex, with a gold frame if it was written just now."""
    x, y = middle
    paper = f'<use href="{ICONS}#{"castle-paper" if cell.square else "box"}"/>'
    name = f' role="img" aria-label="{said}"' if said else ""
    group = f'class="w{" new" if fresh else ""}" transform="translate({x} {y})"{name}'
    return f'<g {group}>{paper}<text y="{LINE_Y}">{number}</text></g>'


def _tapped(
    duchy: Duchy, hex_at: tuple[Hex, Cell], hex_: int, tap: Tap, places: Mapping[Hex, tuple[int, int]], words: Words
) -> str:
    """Return a hex that stands out, as a link if a tap on it does something."""
    cell, (x, y) = hex_at[1], duchy.middles[hex_]
    parts = [_use(duchy.faces[hex_], 0, 0), _use(tap.look, 0, 0)]
    if tap.token:
        parts.append(f'<use href="{ICONS}#box" class="paper"/>' if tap.look == "dashed" else "")
        parts.append(f'<use href="{ICONS}#{tap.token}" x="-11" y="-7" width="22" height="22"/>')
    elif tap.numbers:
        several = len(tap.numbers) > 1 and not (len(tap.numbers) > 2 and tap.look == "chosen")
        parts.append(_use("castle-paper" if cell.square and not several else "paper", 0, 0).replace(' x="0" y="0"', ""))
        few = len(tap.numbers) < 3
        shown = (
            " ".join(map(str, tap.numbers))
            if few
            else "?"
            if tap.look == "chosen"
            else f"{tap.numbers[0]}–{tap.numbers[-1]}"
        )
        parts.append(f'<text{" class=two" if several else ""} y="{SECOND_Y if several else LINE_Y}">{shown}</text>')
    text = "".join(parts).replace(' x="0" y="0"', "")
    group = f'class="{tap.look}" transform="translate({x} {y})"'
    given = {"bonus": Sentence(f"bonus-{tap.token}")} if tap.token else {"numbers": joined(map(str, tap.numbers), "or")}
    key = "board-costs" if tap.token else "board-takes" if tap.numbers else "board-free"
    said = _said(hex_at, places, words, key, **given)
    if not tap.address:
        return f'<g {group} role="img" aria-label="{said}">{text}</g>'
    id_ = f"to-{hex_at[0].q}-{hex_at[0].r}"
    return f'<a id="{id_}" {group} href="{escape(tap.address)}" aria-label="{said}">{text}</a>'


def _flag(middle: tuple[int, int], look: str, rank: int, side: int) -> str:
    """Return the number of a hint on the upper right corner of a hex, or for its second hint on the left one, and so on."""
    x, y = middle[0] + (19, -19, 19)[side], middle[1] + (-19, -19, 19)[side]
    group = f'class="{look} flag" aria-hidden="true" transform="translate({x} {y})"'
    return f'<g {group}><circle r="9"/><text class="rank" y="5">{rank}</text></g>'


def _said(hex_at: tuple[Hex, Cell], places: Mapping[Hex, tuple[int, int]], words: Words, key: str, **given: Field) -> Markup:
    """Return what a screen reader says of a hex: its kind, its place, and what is written there or can be."""
    row, place = places[hex_at[0]]
    return escape(words(key, kind=Sentence(f"kind-{hex_at[1].color}"), row=row, place=place, **given))


def _last(tap: tuple[int, Tap]) -> int:
    """Return the order of drawing: rings that matter more are drawn later, so that none is cut."""
    return ("dashed", "lit", "other", "advice", "chosen").index(tap[1].look)
