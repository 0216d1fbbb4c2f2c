"""The bonus tracks of a duchy sheet: a pale circle for each bonus, which a player rings with a pencil when it is earned."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from padgen.face import icon
from padgen.hexgrid import Hex
from padgen.model import Layout
from padgen.pdf.box import Box
from padgen.pdf.drawing import HOURGLASSES, THIN, Look, draw_hex, draw_lines
from padgen.pdf.hexface import HINTS, strokes
from padgen.pdf.pen import Pen, text_width
from padgen.pdf.plan import Measures, Plan
from padgen.tables import BONUS, CASTLE, CASTLE_SQUARES, COLORS, PHASES, Game

CONSOLATIONS = 6
"""The number of circles for workers that players take when they cannot use any pair of dice."""

TRACKS = ("purple", "gray", "blue", "orange", "yellow", "green")

LEAST_DISC = 3.0
"""The smallest diameter of a circle in mm."""


GAP = 4.0
"""The smallest distance between two tracks in one line, in mm. It is multiplied by the unit of the plan."""


class Track(NamedTuple):
    """The places of the parts of a bonus track on a duchy sheet, which has one track for each color."""

    head: Box
    """The place of the hex that shows the color, and of the hint which numbers it takes."""
    text: Box | None
    """The place of the rule in words, or None. On small sheets only pastures have one."""
    circles: tuple[Box, ...]
    sold: tuple[Box, ...] = ()
    """The boxes for the number of commodities sold in each phase. Only the blue track has them."""


def circles(layout: Layout) -> dict[str, int]:
    """Return the number of circles of each bonus track, by its color: the bonuses that can be earned on this duchy.

    Monks, silver, commodities and workers have one circle for each area of their color. Silver has one more for every
    commodity that can be sold, and workers have `CONSOLATIONS` more. The castle track has one for each castle.
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


def castle_circles(layout: Layout) -> tuple[Hex, ...]:
    """Return the castles in the order of the circles of the castle track, which are sorted by the color of the square."""
    return tuple(sorted(layout.castles, key=lambda hex_: CASTLE_SQUARES.index(layout.cells[hex_].square or "")))


def needed_lines(width: float, measures: Measures, u: float, counts: Mapping[str, int]) -> int | None:
    """Return how many lines the bonus tracks need on a small sheet, or None if they do not fit into `width` mm."""
    packed = _packed(width, measures, u, tuple(counts.items()))
    return len(packed[0]) if packed else None


@lru_cache(256)
def track_places(plan: Plan, counts: tuple[tuple[str, int], ...]) -> Mapping[str, Track]:
    """Return the places of each bonus track, by its color. `counts` has pairs of a color and its number of circles."""
    return _full_places(plan, dict(counts)) if plan.full else _small_places(plan, counts)


def _full_places(plan: Plan, counts: Mapping[str, int]) -> Mapping[str, Track]:
    """Return the places of the bonus tracks on a large sheet: a line for each color; castles and pastures share one."""
    u, m, box = plan.unit, plan.measures, plan.tracks
    rows = Box(box.x, box.y + 4 * u, box.width, box.height - 4 * u).lines(5)
    head, words = 16 * u, 46 * u
    found = {}
    for row, color in zip(rows, ("purple", "gray", "blue", "orange", "green"), strict=True):
        shift = head if color != "green" else 8.6 * u
        text = Box(row.x + shift, row.y, head + words - shift, row.height)
        start = row.x + head + words + 1.5 * u
        aside = {"blue": 34 * u, "green": 42 * u}.get(color, 0)
        room = Box(start, row.y, row.right - start - aside, row.height)
        sold = Box(row.right - 23.6 * u, row.y + (row.height - 6.4 * u) / 2, 23.6 * u, 6.4 * u) if color == "blue" else None
        found[color] = Track(
            Box(row.x, row.y, shift, row.height),
            text,
            _circle_places(room, counts[color], m.disc * u, m.pitch * u),
            tuple(sold.columns(3, 1.2 * u)) if sold else (),
        )
        if color == "green":
            aside_box = Box(room.right + 3 * u, row.y, row.right - room.right - 3 * u, row.height)
            found["yellow"] = Track(
                Box(aside_box.x, row.y, 13 * u, row.height),
                Box(aside_box.x + 13 * u, row.y, aside_box.width - 13 * u, row.height),
                (),
            )
    return {color: found[color] for color in TRACKS}


def _circle_places(room: Box, count: int, disc: float, pitch: float) -> tuple[Box, ...]:
    """Return the boxes of `count` circles in `room`, as large as possible (at most `disc` mm), in few lines."""
    best = (0.0, 0)
    for lines in range(1, max(count, 1) + 1):
        across = min(pitch, (room.width - disc) / max(-(-count // lines) - 1, 1), room.height * pitch / disc)
        best = max(best, (round(min(disc, 0.84 * across, 0.9 * room.height / lines), 6), -lines))
    side, lines = best[0], -best[1]
    per_line = -(-count // lines)
    across = min(pitch, (room.width - side) / max(per_line - 1, 1))
    height = room.height / lines
    return tuple(
        Box(room.x + place % per_line * across, room.y + (place // per_line + 0.5) * height - side / 2, side, side)
        for place in range(count)
    )


def _head_width(color: str, m: Measures, u: float) -> float:
    """Return the width of the hex and the hint that precede the circles of a bonus track on a small sheet."""
    hint = text_width(HINTS[color], m.body * u, bold=True) + 0.8 * u if color in HINTS else 0
    return _radius(m, u) * 3**0.5 + 1 * u + hint + 0.8 * u


def _radius(m: Measures, u: float) -> float:
    return min(3.9 if m.design == "full" else 3.4, 0.48 * m.track) * u


def _sold_width(m: Measures, u: float) -> float:
    return 3 * _sold_side(m, u) + 2 * 0.6 * u + (4.4 if m.design == "quarter" else 5) * u


def _sold_side(m: Measures, u: float) -> float:
    return (5.4 if m.design == "half" else 4.5) * u


@lru_cache(256)
def _packed(
    width: float, m: Measures, u: float, counts: tuple[tuple[str, int], ...]
) -> tuple[tuple[tuple[str, ...], ...], float] | None:
    """Return the colors of the tracks in each line, and the distance between circles, or None if the tracks do not fit."""
    least = LEAST_DISC / 0.84 / u if u > 1 else LEAST_DISC / 0.84
    for low in (0.8, 0.0):
        for lines in range(3, 9):
            steps = 30
            for step in range(steps + 1):
                pitch = m.pitch - (m.pitch - max(low * m.pitch, least)) * step / steps
                if packed := _in_lines(width, m, u, dict(counts), pitch * u, lines):
                    return packed, pitch * u
    return None


def _in_lines(
    width: float, m: Measures, u: float, counts: Mapping[str, int], pitch: float, lines: int
) -> tuple[tuple[str, ...], ...] | None:
    widths = {color: _track_width(color, counts.get(color, 0), m, u, pitch) for color in TRACKS}
    rooms, found = [width] * lines, [[] for _ in range(lines)]  # type: list[float], list[list[str]]
    for color in sorted(TRACKS, key=lambda color: -widths[color]):
        fitting = [line for line in range(lines) if rooms[line] >= widths[color]]
        if not fitting:
            return None
        line = max(fitting, key=rooms.__getitem__)
        rooms[line] -= widths[color] + GAP * u
        found[line].append(color)
    ordered = sorted((sorted(line, key=TRACKS.index) for line in found if line), key=lambda line: TRACKS.index(line[0]))
    return tuple(tuple(line) for line in ordered)


def _track_width(color: str, count: int, m: Measures, u: float, pitch: float) -> float:
    disc = min(m.disc * u, 0.84 * pitch)
    after = _sold_width(m, u) if color == "blue" else 10.5 * u if color == "yellow" else 0
    return _head_width(color, m, u) + (max(count - 1, 0) * pitch + disc if count else 0) + after


def _small_places(plan: Plan, counts: tuple[tuple[str, int], ...]) -> Mapping[str, Track]:
    u, m, box = plan.unit, plan.measures, plan.tracks
    packed = _packed(box.width, m, u, counts)
    assert packed
    lines, pitch = packed
    disc = min(m.disc * u, 0.84 * pitch)
    found = {}
    for row, colors in zip(box.lines(len(lines)), lines, strict=True):
        widths = [_track_width(color, dict(counts).get(color, 0), m, u, pitch) for color in colors]
        gap = min((box.width - sum(widths)) / max(len(colors) - 1, 1), 12 * u)
        x = box.x
        for color, width in zip(colors, widths, strict=True):
            head = Box(x, row.y, _head_width(color, m, u), row.height)
            count = dict(counts).get(color, 0)
            y = row.middle[1] - disc / 2
            discs = tuple(Box(head.right + place * pitch, y, disc, disc) for place in range(count))
            sold: tuple[Box, ...] = ()
            if color == "blue":
                side = _sold_side(m, u)
                boxes = Box(x + width - 3 * side - 2 * 0.6 * u, row.middle[1] - side / 2, 3 * side + 2 * 0.6 * u, side)
                sold = tuple(boxes.columns(3, 0.6 * u))
            text = Box(head.right, row.y, 10.5 * u, row.height) if color == "yellow" else None
            found[color] = Track(head, text, discs, sold)
            x += width + gap
    return {color: found[color] for color in TRACKS}


def draw_track_frame(pen: Pen, look: Look, plan: Plan, counts: tuple[tuple[str, int], ...]) -> None:
    """Draw every bonus track without its circles: its hex, hint and rule, and the boxes for the commodities sold."""
    u, m, style = plan.unit, plan.measures, look.style
    if plan.full:
        caption = Box(plan.tracks.x, plan.tracks.y, plan.tracks.width, 4 * u)
        words = f"{look.word('tracks')} {look.word('bonus-limit')}"
        draw_lines(pen, words, caption, m.body * u, style.text, bold=True)
    radius = _radius(m, u)
    for color, track in track_places(plan, counts).items():
        y = track.head.middle[1]
        x = track.head.x + radius * 3**0.5 / 2
        draw_hex(pen, look, color, (x, y), radius)
        if color in HINTS:
            at = track.head.x + radius * 3**0.5 + 1.2 * u
            pen.text((at, y), HINTS[color], (m.body + (0.5 if plan.full else 0)) * u, style.text, bold=True)
        if track.text:
            draw_lines(pen, _rule(look, color, plan.full), track.text, m.body * u, style.text, look=look)
        if track.sold:
            first = track.sold[0]
            word = look.word("sold-in") if plan.full else "→"
            pen.text((first.x - 1 * u, y), word, m.small * u, style.text, align="right")
        for place, box in enumerate(track.sold):
            pen.box(box, style.paper, look.line("blue"), THIN * u)
            pen.shapes(strokes(place + 1, box.middle, 0.6 * box.width, style.numeral))
    assert len(PHASES) == len(track_places(plan, counts)["blue"].sold)


def _rule(look: Look, color: str, full: bool) -> str:
    if color == "yellow":
        worth = look.word("pasture", factor=look.tables.pasture_factor)
        return look.word("pasture-rule", worth=worth) if full else f"\N{MULTIPLICATION SIGN} {look.tables.pasture_factor}"
    if color == CASTLE[Game.DICE]:
        return look.word("castle-rule")
    text = (
        look.word("sale-rule", glass=HOURGLASSES, points=look.tables.sale_points)
        if color == "blue"
        else look.word(BONUS[color])
    )
    return f"{text} {look.word('no-pair')}" if color == "orange" else text


def draw_track_circles(pen: Pen, look: Look, plan: Plan, layout: Layout, start: Hex | None) -> None:
    """Draw the circles of every bonus track. The bonus of the starting castle `start` is circled."""
    counts = tuple(circles(layout).items())
    castles = castle_circles(layout)
    squares = tuple(layout.cells[hex_].square or "" for hex_ in castles)
    for color, count in counts:
        own = squares if color == CASTLE[Game.DICE] else (color,) * count
        circled = castles.index(start) if start is not None and color == CASTLE[Game.DICE] else None
        places = track_places(plan, counts)[color].circles
        pen.stamp(
            ("circles", places, look.style.name, own, circled), partial(_draw_circles, pen, look, places, own, circled)
        )


def _draw_circles(pen: Pen, look: Look, places: Sequence[Box], colors: Sequence[str], circled: int | None) -> None:
    """Draw a pale disc with the icon of the bonus for each place. The disc with the index `circled` gets a dark ring."""
    for place, (box, color) in enumerate(zip(places, colors, strict=True)):
        fill = look.style.palette[Game.DICE, color].fill
        colored = look.style.pattern is None and fill != look.style.paper
        pen.disc(
            box.middle, box.width / 2, fill if colored else look.style.paper, None if colored else look.style.pale, 0.25
        )
        pen.shapes(icon(color, box.middle, 0.45 * box.width, look.ink(color)))
        if place == circled:
            pen.disc(box.middle, 0.62 * box.width, None, look.style.text, 0.11 * box.width)
