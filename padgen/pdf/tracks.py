"""The bonus tracks of a duchy sheet: a row for each color, with a circle for everything that can be earned."""

from functools import partial

from padgen.face import die_face, icon
from padgen.hexgrid import Hex
from padgen.model import Layout
from padgen.pdf.look import BODY, SMALL, THICK, THIN, Look, draw_hex
from padgen.pdf.pen import Pen, fitting_height, wrapped
from padgen.pdf.plan import Box
from padgen.tables import CASTLE, CASTLE_SQUARES, COLORS, PIPS, Game

CONSOLATIONS = 6
"""Circles for workers that players take when no pair of dice is useful."""

TRACKS = ("purple", "gray", "blue", "orange", "yellow", "green")


def circles(layout: Layout) -> dict[str, int]:
    """Return the number of circles of each bonus track: everything that can be earned on this duchy.

    Monks, silver, commodities and workers have one for each area of their color. There is more silver for every commodity
    that can be sold, and more workers as consolation. The castle track has one circle for each castle.
    """
    areas = {color: len(layout.area_sizes(color)) for color in COLORS[Game.DICE]}
    trading_castles = sum(layout.cells[hex_].square == "blue" for hex_ in layout.castles)
    return {
        "purple": areas["purple"],
        "gray": areas["gray"] + areas["blue"] + trading_castles,
        "blue": areas["blue"],
        "orange": areas["orange"] + CONSOLATIONS,
        "green": len(layout.castles),
    }


def draw_track_frame(pen: Pen, look: Look, box: Box) -> None:
    """Draw the hex, the numbers and the rule of every bonus track, without the circles."""
    u = look.unit
    pen.text(
        (box.x, box.y + 2 * u),
        look.word("tracks"),
        fitting_height(look.word("tracks"), box.width, SMALL * u),
        look.style.text,
    )
    for color, row in _track_rows(box, u).items():
        y = row.y + row.height / 2
        draw_hex(pen, look, color, (box.x + 4 * u, y), 3.4 * u)
        rule = Box(box.x + 9 * u, row.y, 22.5 * u, row.height)
        if color in PIPS:
            for place, pip in enumerate(PIPS[color]):
                pen.shapes(die_face(pip, (rule.x + (3 + place * 7) * u, y), 2.7 * u, look.style))
        else:
            text = look.word({"orange": "all-different", "yellow": "all-same"}.get(color, "neighbor"))
            _draw_middle(pen, look, rule, text)
        if color == "yellow":
            text = look.word("pasture", factor=look.tables.pasture_factor)
            pen.text((box.x + 35 * u, y), text, BODY * u, look.style.text, bold=True)


def draw_track_circles(pen: Pen, look: Look, box: Box, layout: Layout, start: Hex | None) -> None:
    """Draw the circles of every bonus track. The bonus of the starting castle is circled."""
    castles = sorted(layout.castles, key=lambda hex_: CASTLE_SQUARES.index(layout.cells[hex_].square or ""))
    squares = tuple(layout.cells[hex_].square or "" for hex_ in castles)
    for color, count in circles(layout).items():
        own = squares if color == CASTLE[Game.DICE] else (color,) * count
        circled = castles.index(start) if start is not None and color == CASTLE[Game.DICE] else None
        pen.stamp(
            ("circles", box, look.style.name, color, own, circled),
            partial(_draw_circles, pen, look, box, color, own, circled),
        )


def _draw_circles(pen: Pen, look: Look, box: Box, track: str, colors: tuple[str, ...], circled: int | None) -> None:
    """Draw the circles of one track in their colors. Those of the castle track show their bonus."""
    u = look.unit
    row = _track_rows(box, u)[track]
    room = Box(box.x + 32.5 * u, row.y, box.width - 32.5 * u, row.height)
    for place, (x, y, radius) in enumerate(_circle_places(room, len(colors), u)):
        color = colors[place]
        pen.disc((x, y), radius, look.style.paper, look.line(color), THIN * u * 1.6)
        if track == CASTLE[Game.DICE]:
            pen.shapes(icon(color, (x, y), radius * 0.75, look.ink(color)))
        if place == circled:
            pen.disc((x, y), radius, None, look.style.text, THICK * u * 1.6)


def _track_rows(box: Box, u: float) -> dict[str, Box]:
    height = (box.height - 4 * u) / len(TRACKS)
    return {color: Box(box.x, box.y + 4 * u + row * height, box.width, height) for row, color in enumerate(TRACKS)}


def _circle_places(room: Box, count: int, u: float) -> list[tuple[float, float, float]]:
    """Return middle and radius of `count` circles, in as many lines as make them largest."""
    best = (0.0, 1)
    for lines in range(1, count + 1):
        pitch = min(room.width / -(-count // lines), room.height / lines, 8 * u)
        best = max(best, (round(pitch, 6), -lines))
    pitch, lines = best[0], -best[1]
    per_line = -(-count // max(lines, 1))
    top = room.y + (room.height - lines * pitch) / 2
    return [
        (room.x + (place % per_line + 0.5) * pitch, top + (place // per_line + 0.5) * pitch, pitch * 0.44)
        for place in range(count)
    ]


def _draw_middle(pen: Pen, look: Look, box: Box, text: str) -> None:
    """Draw a text in at most two lines, aligned to the left edge of a box and centered vertically."""
    height = SMALL * look.unit
    lines = wrapped(text, box.width, height)
    height = min(box.height / (1.02 * len(lines)), *(fitting_height(line, box.width, height) for line in lines))
    for place, line in enumerate(lines):
        y = box.y + box.height / 2 + (place - (len(lines) - 1) / 2) * height * 1.02
        pen.text((box.x, y), line, height, look.style.text)
