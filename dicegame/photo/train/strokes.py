"""Made strokes: digits as they are taught in several countries, ticks, crosses, rings, scribbles. Lines in a unit square.

Every shape is a list of lines; a line is a list of control points (x to the right, y down, 0 to 1), drawn as a smooth curve.
"""

import numpy as np
from numpy.typing import NDArray

Line = list[tuple[float, float]]
Shape = list[Line]
Points = NDArray[np.float64]

DIGITS: dict[int, list[Shape]] = {
    0: [[[(0.55, 0.0), (0.15, 0.2), (0.1, 0.65), (0.45, 1.0), (0.85, 0.7), (0.85, 0.25), (0.5, 0.0)]]],
    1: [
        [[(0.5, 0.0), (0.5, 0.5), (0.5, 1.0)]],  # a stroke
        [[(0.2, 0.35), (0.4, 0.18), (0.55, 0.0)], [(0.55, 0.0), (0.54, 0.5), (0.53, 1.0)]],  # continental: an upstroke
        [[(0.05, 0.6), (0.3, 0.3), (0.55, 0.0)], [(0.55, 0.0), (0.55, 0.5), (0.53, 1.0)]],  # a long upstroke
        [[(0.2, 0.3), (0.55, 0.0)], [(0.55, 0.0), (0.55, 1.0)], [(0.25, 1.0), (0.85, 1.0)]],  # with a foot
    ],
    2: [
        [[(0.1, 0.25), (0.4, 0.0), (0.8, 0.2), (0.55, 0.6), (0.08, 1.0)], [(0.08, 1.0), (0.5, 0.97), (0.92, 0.97)]],
        [[(0.1, 0.2), (0.5, 0.0), (0.8, 0.25), (0.5, 0.65), (0.15, 0.95), (0.1, 0.75), (0.4, 0.85), (0.95, 1.0)]],  # a loop
        [[(0.1, 0.1), (0.7, 0.0), (0.8, 0.3), (0.1, 1.0)], [(0.1, 1.0), (0.9, 1.0)]],
    ],
    3: [
        [[(0.1, 0.1), (0.5, 0.0), (0.8, 0.2), (0.4, 0.45)], [(0.4, 0.45), (0.85, 0.65), (0.6, 1.0), (0.1, 0.9)]],
        [
            [(0.1, 0.0), (0.85, 0.0)],
            [(0.85, 0.0), (0.4, 0.4)],
            [(0.4, 0.4), (0.9, 0.6), (0.65, 1.0), (0.1, 0.92)],
        ],  # flat top
    ],
    4: [
        [[(0.6, 0.0), (0.35, 0.35), (0.05, 0.65)], [(0.05, 0.65), (0.95, 0.65)], [(0.65, 0.3), (0.62, 1.0)]],
        [
            [(0.15, 0.0), (0.12, 0.25), (0.1, 0.5)],
            [(0.1, 0.5), (0.5, 0.52), (0.9, 0.5)],
            [(0.75, 0.0), (0.74, 0.5), (0.72, 1.0)],
        ],  # open
        [[(0.7, 0.0), (0.05, 0.7)], [(0.05, 0.7), (0.95, 0.7)], [(0.7, 0.0), (0.7, 1.0)]],  # closed
        [[(0.5, 0.0), (0.1, 0.6)], [(0.1, 0.6), (0.9, 0.55)], [(0.6, 0.35), (0.5, 1.0)]],
    ],
    5: [
        [
            [(0.75, 0.0), (0.25, 0.02)],
            [(0.25, 0.02), (0.18, 0.42)],
            [(0.18, 0.42), (0.7, 0.4), (0.85, 0.75), (0.5, 1.0), (0.1, 0.9)],
        ],
        [
            [(0.25, 0.0), (0.2, 0.4)],
            [(0.2, 0.4), (0.65, 0.38), (0.8, 0.7), (0.55, 1.0), (0.08, 0.92)],
            [(0.25, 0.0), (0.85, 0.0)],
        ],
        [[(0.8, 0.0), (0.35, 0.05), (0.2, 0.3), (0.6, 0.45), (0.75, 0.75), (0.4, 1.0), (0.1, 0.92)]],  # like an S
    ],
    6: [
        [[(0.7, 0.0), (0.3, 0.3), (0.12, 0.7), (0.45, 1.0), (0.85, 0.75), (0.55, 0.5), (0.15, 0.68)]],
        [[(0.5, 0.0), (0.15, 0.45), (0.2, 0.9), (0.6, 1.0), (0.8, 0.7), (0.45, 0.55), (0.15, 0.75)]],
        [[(0.35, 0.0), (0.1, 0.5), (0.15, 0.95), (0.7, 0.97), (0.75, 0.6), (0.3, 0.58), (0.12, 0.8)]],
        [[(0.55, 0.0), (0.25, 0.2), (0.1, 0.6), (0.45, 1.0), (0.88, 0.68), (0.6, 0.36), (0.14, 0.5)]],  # a short bow
        [[(0.5, 0.0), (0.25, 0.45), (0.15, 0.8), (0.4, 1.0), (0.68, 0.85), (0.5, 0.68), (0.16, 0.78)]],  # a small eye
        [[(0.65, 0.0), (0.25, 0.35), (0.12, 0.7), (0.42, 1.0), (0.82, 0.78), (0.62, 0.52), (0.34, 0.58)]],  # open
        [[(0.85, 0.12), (0.55, 0.0), (0.2, 0.3), (0.1, 0.7), (0.45, 1.0), (0.82, 0.75), (0.5, 0.5), (0.14, 0.65)]],  # a hook
    ],
    7: [
        [[(0.1, 0.02), (0.85, 0.0)], [(0.85, 0.0), (0.5, 0.5), (0.35, 1.0)]],
        [
            [(0.1, 0.02), (0.85, 0.0)],
            [(0.85, 0.0), (0.5, 0.5), (0.35, 1.0)],
            [(0.25, 0.5), (0.8, 0.48)],
        ],  # continental: a bar
    ],
    8: [
        [
            [
                (0.7, 0.1),
                (0.3, 0.05),
                (0.25, 0.35),
                (0.75, 0.65),
                (0.6, 1.0),
                (0.2, 0.9),
                (0.3, 0.6),
                (0.75, 0.3),
                (0.65, 0.05),
            ]
        ]
    ],
    9: [
        [[(0.8, 0.2), (0.4, 0.0), (0.15, 0.3), (0.5, 0.5), (0.8, 0.25)], [(0.8, 0.2), (0.75, 0.6), (0.5, 1.0)]],
        [[(0.8, 0.2), (0.4, 0.0), (0.15, 0.3), (0.5, 0.5), (0.8, 0.2), (0.75, 0.8), (0.4, 1.0), (0.15, 0.9)]],
    ],
}

TICKS: dict[str, Shape] = {
    "tick": [[(0.0, 0.55), (0.3, 1.0)], [(0.3, 1.0), (0.55, 0.45), (1.0, 0.0)]],
    "hook": [[(0.05, 0.6), (0.25, 0.95), (0.5, 0.5), (1.0, 0.05)]],
    "cross": [[(0.0, 0.0), (1.0, 1.0)], [(1.0, 0.0), (0.0, 1.0)]],
    "slash": [[(1.0, 0.0), (0.0, 1.0)]],
    "backslash": [[(0.0, 0.0), (1.0, 1.0)]],
    "bar": [[(0.0, 0.5), (1.0, 0.5)]],
    "post": [[(0.5, 0.0), (0.5, 1.0)]],
    "plus": [[(0.0, 0.5), (1.0, 0.5)], [(0.5, 0.0), (0.5, 1.0)]],
    "star": [[(0.0, 0.5), (1.0, 0.5)], [(0.2, 0.0), (0.8, 1.0)], [(0.8, 0.0), (0.2, 1.0)]],
}


def scribble(rng: np.random.Generator, turns: int) -> Shape:
    """Return a line that goes to and fro over the square: something is made unreadable, or a box is filled."""
    start = rng.uniform(-0.05, 0.1)
    points = []
    for turn in range(turns + 1):
        along = start + (1 - start) * turn / turns
        side = (0.0 if turn % 2 else 1.0) + rng.normal(0, 0.08)
        points.append((along + rng.normal(0, 0.04), side))
    if rng.random() < 0.5:
        points = [(y, x) for x, y in points]
    return [points]


def ring(rng: np.random.Generator) -> Shape:
    """Return a ring, not quite round, whose ends pass each other or do not meet."""
    begin, turned = rng.uniform(0, 2 * np.pi), 2 * np.pi * rng.uniform(0.93, 1.25) * rng.choice((-1, 1))
    squeeze, tilt = rng.uniform(0.85, 1.0), rng.uniform(0, np.pi)
    drift = rng.normal(0, 0.05)
    points = []
    for part in np.linspace(0, 1, 18):
        angle = begin + turned * part
        radius = 0.5 * (1 + drift * (part - 0.5) * 2 + 0.02 * rng.normal())
        x, y = radius * np.cos(angle), radius * squeeze * np.sin(angle)
        points.append((0.5 + x * np.cos(tilt) - y * np.sin(tilt), 0.5 + x * np.sin(tilt) + y * np.cos(tilt)))
    return [points]


def jittered(shape: Shape, rng: np.random.Generator, amount: float) -> Shape:
    """Return a shape whose control points are moved a little; lines that meet stay together."""
    moved: dict[tuple[float, float], tuple[float, float]] = {}
    for line in shape:
        for x, y in line:
            moved.setdefault((x, y), (x + rng.normal(0, amount), y + rng.normal(0, amount)))
    return [[moved[point] for point in line] for line in shape]


def smooth(line: Line, steps: int = 8) -> Points:
    """Return points on a smooth curve through the control points (Catmull-Rom)."""
    points = np.array(line, dtype=np.float64)
    if len(points) < 3:
        return points
    ends = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    a, b, c, d = ends[:-3], ends[1:-2], ends[2:-1], ends[3:]
    t = np.linspace(0, 1, steps, endpoint=False)[:, None, None]
    curve = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
    return np.vstack([curve.transpose(1, 0, 2).reshape(-1, 2), points[-1:]])
