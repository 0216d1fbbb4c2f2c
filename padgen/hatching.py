"""Patterns of lines and dots that tell hexes apart in print without color. They leave room for icons and writing.

The unit of length is the size of the hex: the distance from center to corner. y points down, and the origin is the middle
of the hex.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import cos, hypot, pi, radians, sin

from padgen.geometry import Point
from padgen.tables import for_both_games

Room = tuple[float, float, float, float]
"""Left, top, right and bottom of a rectangle that the pattern leaves free."""

DOTS = "dots"
PATTERNS: Mapping[str, tuple[float | str, ...]] = for_both_games(
    {
        "purple": (90,),
        "gray": (DOTS,),
        "blue": (0,),
        "orange": (45,),
        "yellow": (),
        "green": (45, 135),
    }
)
"""The pattern of each color: the angles of its lines in degrees, or dots. Yellow has no pattern."""

PITCH = 0.16
"""Distance between two lines."""
INSET = 0.94
"""The pattern fills a hex of this size. It ends a little inside the edge, so that it does not thicken the outline."""


@cache
def lines(color: str, rooms: Sequence[Room]) -> tuple[tuple[Point, Point], ...]:
    """Return the start and end of each line of a color's pattern. The parts inside `rooms` are cut out."""
    return tuple(part for angle in PATTERNS[color] if not isinstance(angle, str) for part in _hatched(angle, rooms))


@cache
def dots(color: str, rooms: Sequence[Room]) -> tuple[Point, ...]:
    """Return the middle of each dot of a color's pattern. Dots in or near one of the `rooms` are left out."""
    if DOTS not in PATTERNS[color]:
        return ()
    step = PITCH * 1.15
    grid = [((x + (y % 2) / 2) * step, y * step * 0.87) for y in range(-8, 9) for x in range(-8, 9)]
    return tuple((x, y) for x, y in grid if _inside((x, y)) and not any(_near((x, y), room) for room in rooms))


def _hatched(angle: float, rooms: Sequence[Room]) -> Iterator[tuple[Point, Point]]:
    direction = (cos(radians(angle)), -sin(radians(angle)))
    across = (direction[1], -direction[0])
    for place in range(-6, 7):
        start = (across[0] * place * PITCH, across[1] * place * PITCH)
        pieces = [_within_hex(start, direction)]
        for room in rooms:
            pieces = [rest for piece in pieces for rest in _outside(piece, start, direction, room)]
        for a, b in pieces:
            if b - a > 0.06:
                yield (
                    (start[0] + a * direction[0], start[1] + a * direction[1]),
                    (start[0] + b * direction[0], start[1] + b * direction[1]),
                )


def clipped(a: Point, b: Point, rooms: Sequence[Room]) -> Iterator[tuple[Point, Point]]:
    """Yield the parts of the line from `a` to `b` that lie inside the hex (see `INSET`) and outside all `rooms`."""
    length = hypot(b[0] - a[0], b[1] - a[1])
    direction = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    enters, leaves = _within_hex(a, direction)
    pieces = [(max(0.0, enters), min(length, leaves))]
    for room in rooms:
        pieces = [rest for piece in pieces for rest in _outside(piece, a, direction, room)]
    for start, end in pieces:
        if end > start:
            yield (
                (a[0] + start * direction[0], a[1] + start * direction[1]),
                (a[0] + end * direction[0], a[1] + end * direction[1]),
            )


def _within_hex(start: Point, direction: Point) -> tuple[float, float]:
    """Return where the line through `start` enters and leaves the hex, as distances from `start` along `direction`."""
    low, high = -2.0, 2.0
    for side in range(6):
        nx, ny = cos(side * pi / 3), sin(side * pi / 3)
        speed = nx * direction[0] + ny * direction[1]
        left = INSET * 3**0.5 / 2 - nx * start[0] - ny * start[1]
        if abs(speed) < 1e-9:
            if left < 0:
                return (0, 0)
        elif speed > 0:
            high = min(high, left / speed)
        else:
            low = max(low, left / speed)
    return (low, high)


def _outside(piece: tuple[float, float], start: Point, direction: Point, room: Room) -> Iterator[tuple[float, float]]:
    """Yield the parts of `piece` outside a room. Each is two distances from `start` along the line."""
    low, high = piece
    for at, speed, least, most in (
        (start[0], direction[0], room[0], room[2]),
        (start[1], direction[1], room[1], room[3]),
    ):
        if abs(speed) < 1e-9:
            if not least < at < most:
                yield piece
                return
            continue
        a, b = sorted(((least - at) / speed, (most - at) / speed))
        low, high = max(low, a), min(high, b)
    if low >= high:
        yield piece
        return
    if piece[0] < low:
        yield (piece[0], low)
    if high < piece[1]:
        yield (high, piece[1])


def _inside(point: Point) -> bool:
    return all(
        point[0] * cos(side * pi / 3) + point[1] * sin(side * pi / 3) < INSET * 3**0.5 / 2 - 0.03 for side in range(6)
    )


def _near(point: Point, room: Room) -> bool:
    return room[0] - 0.03 < point[0] < room[2] + 0.03 and room[1] - 0.03 < point[1] < room[3] + 0.03
