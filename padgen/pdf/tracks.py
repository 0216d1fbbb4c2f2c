"""The bonus tracks of a duchy sheet: a pale circle for each bonus, which a player rings with a pencil when it is earned."""

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Literal, NamedTuple

from padgen.face import hex_shape, icon
from padgen.hexgrid import Hex
from padgen.model import Layout
from padgen.pdf.box import Box
from padgen.pdf.drawing import HOURGLASSES, THIN, Look, draw_hex, draw_lines
from padgen.pdf.hexface import HINTS
from padgen.pdf.ornaments import draw_panel
from padgen.pdf.pen import Pen, text_width
from padgen.pdf.plan import PAD, Measures, Plan
from padgen.tables import BONUS, CASTLE, CASTLE_SQUARES, COLORS, PHASES, Game

TRACKS = ("purple", "gray", "blue", "orange", "yellow", "green")
"""The colors in the order in which sheets list them."""

CONSOLATIONS = 6
"""The number of circles for workers that players take when they cannot use any pair of dice."""

BESIDE_HINT = 0.8
"""The gap in mm beside the hint which numbers a track takes, on a small sheet. It is multiplied by the unit of the plan."""

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
    rows = Box(box.x, box.y + 6.8 * u, box.width, box.height - 7.3 * u).lines(5)
    head, words = 24 * u, 44 * u
    found = {}
    for row, color in zip(rows, ("purple", "gray", "blue", "orange", "green"), strict=True):
        start = row.x + head + words + 3.2 * u
        aside = {"blue": 61.5 * u, "green": 49 * u}.get(color, 2 * u)
        room = Box(start, row.y, row.right - start - aside, row.height)
        sold: list[Box] = []
        if color == "blue":
            height = min(row.height - 1.2 * u, 7.4 * u)
            sold = [
                Box(row.right - (10.4 + 15.2 * left) * u, row.middle[1] - height / 2, 8.4 * u, height) for left in (2, 1, 0)
            ]
        found[color] = Track(
            Box(row.x, row.y, head, row.height),
            Box(row.x + head, row.y, words, row.height),
            _circle_places(room, counts[color], m.disc * u, m.pitch * u),
            tuple(sold),
        )
        if color == "green":
            left = room.right + 1.6 * u
            text = Box(left + 20 * u, row.y, row.right - 2 * u - left - 20 * u, row.height)
            found["yellow"] = Track(Box(left, row.y, 20 * u, row.height), text, ())
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
    return (0.8 + _radius(m) * 3**0.5 + 2 * BESIDE_HINT) * u + _hint_width(color, m, u)


def _hint_width(color: str, m: Measures, u: float) -> float:
    if color == CASTLE[Game.DICE]:
        return 2 * 0.866 * _pair_radius(m) * 2 * u + 0.3 * u
    return text_width(HINTS[color], m.number * u * (1.2 if len(HINTS[color]) == 1 else 1), bold=True)


def _radius(m: Measures) -> float:
    return min(4.3, 0.5 * m.track)


def _pair_radius(m: Measures) -> float:
    """Return the size of the two touching hexes that show which number a castle takes."""
    return 0.56 * m.number


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
                if packed := _in_lines(width - 0.8 * u, m, u, dict(counts), pitch * u, lines):
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
    after = 1.2 * u + text_width(_factor(9), m.number * u, bold=True) if color == "yellow" else 0
    return _head_width(color, m, u) + (max(count - 1, 0) * pitch + disc if count else 0) + after


def _small_places(plan: Plan, counts: tuple[tuple[str, int], ...]) -> Mapping[str, Track]:
    u, m, box = plan.unit, plan.measures, plan.tracks
    packed = _packed(box.width, m, u, counts)
    assert packed
    lines, pitch = packed
    disc = min(m.disc * u, 0.84 * pitch)
    found = {}
    inner = Box(box.x, box.y + PAD / 2 * u, box.width - 0.8 * u, box.height - PAD * u)
    wide = {color: _track_width(color, dict(counts).get(color, 0), m, u, pitch) for color in TRACKS}
    aligned = _aligned(lines, inner, wide, m, u)
    for row, colors in zip(inner.lines(len(lines)), lines, strict=True):
        widths = [wide[color] + aligned.get(color, (0, 0.0))[1] for color in colors]
        gap = min((inner.width - sum(widths)) / max(len(colors) - 1, 1), 12 * u)
        x = box.x
        for place, (color, width) in enumerate(zip(colors, widths, strict=True)):
            last = inner.right - sum(widths[place:]) - GAP * u * (len(colors) - place - 1)
            x, extra = aligned.get(color, (min(x, last), 0.0))
            head = Box(x, row.y, _head_width(color, m, u) + extra, row.height)
            count = dict(counts).get(color, 0)
            y = row.middle[1] - disc / 2
            discs = tuple(Box(head.right + place * pitch, y, disc, disc) for place in range(count))
            text = Box(head.right, row.y, x + width - head.right, row.height) if color == "yellow" else None
            found[color] = Track(head, text, discs, tuple(sold_places(plan)) if color == "blue" else ())
            x += width + gap
    return {color: found[color] for color in TRACKS}


def _aligned(
    lines: Sequence[Sequence[str]], inner: Box, widths: Mapping[str, float], m: Measures, u: float
) -> Mapping[str, tuple[float, float]]:
    """Return where tracks begin and how much their heads are widened, so that circles stand below each other.

    The first tracks of all lines are one column, the second ones another. Without room for that, the result is empty.
    """
    firsts = [line[0] for line in lines]
    seconds = [line[1] for line in lines if len(line) > 1 and line[1] != "yellow"]
    more = dict.fromkeys(TRACKS, 0.0)
    for column in (firsts, seconds):
        for color in column:
            more[color] = max(_head_width(one, m, u) for one in column) - _head_width(color, m, u)
    ends = [inner.x + widths[line[0]] + more[line[0]] for line in lines if len(line) > 1 and line[1] in seconds]
    second = max(ends, default=inner.x) + GAP * u
    found = {color: (inner.x, more[color]) for color in firsts} | {color: (second, more[color]) for color in seconds}
    for line in lines:
        end = inner.x
        for color in line:
            end = max(end, found.get(color, (end, 0.0))[0]) + widths[color] + more[color] + GAP * u
        if end - GAP * u > inner.right + 1e-9:
            return {}
    return found


def sold_lines(plan: Plan) -> Box:
    """Return the room for the boxes for commodities sold in the panel of a smaller sheet."""
    assert plan.sold
    u, box = plan.unit, plan.sold
    left, top = 1.4 * plan.measures.head * u, 1.95 * plan.measures.small * u
    return Box(box.x + left, box.y + top, box.width - left - 0.7 * u, box.height - top - PAD * u)


def sold_places(plan: Plan) -> list[Box]:
    """Return the boxes for the commodities sold in each phase on a smaller sheet."""
    lines = sold_lines(plan).lines(len(PHASES), 0.7 * plan.unit)
    found = [line._replace(width=min(line.width, 1.3 * line.height)) for line in lines]
    shift = 0.42 * (lines[0].width - found[0].width)  # to the middle of the panel, together with the numerals before them
    return [box.moved((shift, 0)) for box in found]


def draw_track_frame(pen: Pen, look: Look, plan: Plan, counts: tuple[tuple[str, int], ...]) -> None:
    """Draw every bonus track without its circles: its hex, hint and rule, and the boxes for the commodities sold."""
    u, m, style, box = plan.unit, plan.measures, look.style, plan.tracks
    draw_panel(pen, style, box, u, first=plan.full)
    places = track_places(plan, counts)
    if plan.full:
        line = Box(box.x + 24 * u, box.y + 1.1 * u, box.width - 26 * u, 5.4 * u)
        draw_lines(pen, look.word("tracks"), line, m.body * u, style.text, bold=True)
        draw_lines(pen, look.word("bonus-limit"), line, m.body * u, style.text, align="right")
        for color in ("gray", "blue", "orange", "green"):
            y = places[color].head.y
            pen.line((box.x + 24 * u, y), (box.right - 2 * u, y), style.rule, 0.15 * u)
    for color, track in places.items():
        _draw_head(pen, look, plan, color, track.head)
        if track.text:
            text = _rule(look, color, plan.full)
            if plan.full:
                lead = text.find(":") + 1
                side: Literal["left", "right"] = "right" if color == "yellow" else "left"
                room = track.text.moved((0, -0.2 * u))
                draw_lines(pen, text, room, m.body * u, style.text, look=look, lead=lead, align=side)
            else:
                pen.text((track.text.x, track.text.middle[1]), text, m.number * u, look.ink(color), bold=True)
        if track.sold and plan.full:
            ink, y = look.ink("blue"), track.head.middle[1]
            for phase, sold in zip(PHASES, track.sold, strict=True):
                pen.text((sold.x - 0.9 * u, y), phase, m.head * u, ink, display=True, align="right")
                pen.box(sold, style.paper, look.line("blue"), THIN * u)
            word = Box(track.sold[0].x - 20 * u, track.head.y, 13.4 * u, track.head.height)
            draw_lines(pen, look.word("sold-in"), word, m.body * u, ink, align="right")


def _draw_head(pen: Pen, look: Look, plan: Plan, color: str, box: Box) -> None:
    """Draw the hex of a track, and the hint which numbers it takes. Styles without color add the name of the color."""
    u, m, style, y = plan.unit, plan.measures, look.style, box.middle[1]
    radius = _radius(m) * u
    x = box.x + (6 if plan.full and color != "yellow" else 0.8 + _radius(m) * 0.866) * u
    draw_hex(pen, look, color, (x, y), radius)
    size = m.number * u * (1.2 if len(HINTS.get(color, "  ")) == 1 else 1)
    at = x + 0.866 * radius + BESIDE_HINT * u + _hint_width(color, m, u) / 2
    if plan.full:
        at = (x + 0.866 * radius + box.right) / 2
    named = plan.full and (style.pattern or style.letters)
    if named:
        letter = look.word("letter", color=color) if style.letters else ""
        name = Box(x + 0.92 * radius, y + 0.4 * u, box.right - x - 0.92 * radius - 0.8 * u, 3.4 * u)
        draw_lines(
            pen,
            f"{letter} {look.word(f'color-{color}')}".strip(),
            name,
            m.small * u,
            style.text,
            lead=len(letter),
            align="middle",
        )
        at, y, size = name.middle[0], y - 1.8 * u, 0.85 * size
    if color in HINTS:
        pen.text((at, y), HINTS[color], size, look.ink(color), bold=True, align="middle")
        return
    radius = _pair_radius(m) * u * (0.8 if named else 1)
    for side, fill in ((-1, look.style.palette[Game.DICE, color].fill), (1, style.paper)):
        shape = hex_shape(Game.DICE, color, style, radius)._replace(fill=fill, width=0.06 * radius)
        middle = (at + side * 0.866 * radius, y)
        pen.shapes([shape], middle)
        pen.text(middle, "4", max(0.75 * m.number, m.small) * u, look.ink(color), bold=True, align="middle")


def _factor(factor: int) -> str:
    return f"\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}{factor}"


def _rule(look: Look, color: str, full: bool) -> str:
    if color == "yellow":
        return look.word("pasture-rule", factor=look.tables.pasture_factor) if full else _factor(look.tables.pasture_factor)
    if color == CASTLE[Game.DICE]:
        return look.word("castle-rule")
    if color == "blue":
        return look.word("sale-rule", glass=HOURGLASSES, points=look.tables.sale_points)
    return look.word(BONUS[color])


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
