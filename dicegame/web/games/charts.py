"""Draw charts for pages as SVG: bars for the points by phase, curves for the points after each round.

Colors are set by classes of the stylesheet, so that charts are legible in light and in dark mode.
"""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 340
"""The width of all charts in SVG units. It is that of a small phone, where letters in charts are as large as other text."""
LETTER, TIGHT = 7.2, 5.8
"""The approximate widths of a letter and of a small one in SVG units, to find out which numbers fit into a bar."""
LEGEND, ROW, BAR = 22, 26, 22
"""The heights of the legend of the chart with bars, of a player's row, and of the bar in that row, in SVG units."""
NAMES, LONGEST = 82, 222
"""The width of the names beside the bars, and of the longest bar, in SVG units."""
HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 170, 26, 12, 10, 20
"""The height of the chart with curves, and the margins around the curves, in SVG units."""
CURVES = 6
"""The number of classes of the stylesheet for curves, which differ in color and dashes. Further curves use them again."""


class Bar(NamedTuple):
    """A bar of the chart with bars: one player's points, divided by phase."""

    name: str
    phases: Sequence[tuple[str, int]]
    """A pair for each phase: its name, and the points that the player scored in it."""
    total: int


class Curve(NamedTuple):
    """A curve of the chart with curves: one player's points after each round."""

    name: str
    points: Sequence[int]
    """The points at the beginning, then those after each round."""
    other: bool = False
    """True for a curve of another game, which is only drawn for comparison."""


class Stop(NamedTuple):
    """A round on the chart with curves: its name, and the address that a tap on it opens."""

    title: str
    address: str


def phase_bars(bars: Sequence[Bar], title: str) -> str:
    """Return an SVG chart of `bars`, which are divided by phase. The longest bar has the width `LONGEST`.

    The legend names the phases by their colors. A part shows its points if they fit; a pointer on it shows them in any case.
    """
    most = max([1, *(bar.total for bar in bars)])
    rows, x = [], float(NAMES)
    for number, (phase, _) in enumerate(bars[0].phases if bars else ()):
        rows.append(f'<rect class="phase-{number}" x="{x:g}" y="3" width="11" height="11" rx="3"/>')
        rows.append(f'<text class="name" x="{x + 15:g}" y="13">{escape(phase)}</text>')
        x += 27 + LETTER * len(phase)
    for row, bar in enumerate(bars):
        y, x = LEGEND + row * ROW, float(NAMES)
        middle = y + ROW / 2 + 3
        rows.append(f'<text class="who" y="{middle:g}">{escape(_short(bar.name))}</text>')
        rows.append(f'<text class="total" x="{WIDTH}" y="{middle:g}" text-anchor="end">{bar.total}</text>')
        for number, (phase, points) in enumerate(bar.phases):
            width = LONGEST * max(points, 0) / most
            if not width:
                continue
            box = f'class="phase-{number}" x="{x:.1f}" y="{y}" width="{width:.1f}" height="{BAR}" rx="3"'
            rows.append(f"<rect {box}><title>{escape(phase)}: {points}</title></rect>")
            look = "on" if width > LETTER * len(str(points)) else "on tight"
            if width > TIGHT * len(str(points)):
                place = f'x="{x + width / 2:.1f}" y="{middle:g}" text-anchor="middle"'
                rows.append(f'<text class="{look}" {place}>{points}</text>')
            x += width
    return _svg("bars", LEGEND + ROW * len(bars), title, rows)


def points_curve(
    curves: Sequence[Curve], stops: Sequence[Stop], at: int | None, title: str, phases: Sequence[int] = ()
) -> str:
    """Return an SVG chart of `curves`. A tap on a round opens the address of its stop.

    `stops` are the rounds, from the first, or nothing for a chart without links. `at` is the number of the round to mark; 0
    is the beginning, None marks none. `phases` are the numbers of the rounds that end a phase; a vertical line is drawn at
    each.
    """
    rounds = max(1, *(len(curve.points) - 1 for curve in curves))
    most = max([10, *(points for curve in curves for points in curve.points)])
    step = next(size for size in (5, 10, 20, 50, 100, 200, 500) if most <= 5 * size or size == 500)
    top = -(-most // step) * step

    def x(round_: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * round_ / rounds

    def y(points: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points / top

    drawn = []
    for points in range(0, top + 1, step):
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(points):.1f}" y2="{y(points):.1f}"/>')
        drawn.append(f'<text class="tick" x="{LEFT - 5}" y="{y(points) + 4:.1f}" text-anchor="end">{points}</text>')
    drawn += [
        f'<line class="between" x1="{x(round_):.1f}" x2="{x(round_):.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>'
        for round_ in phases
    ]
    if at is not None:
        drawn.append(f'<line class="at" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{TOP - 4}" y2="{HEIGHT - BOTTOM + 4}"/>')
    for number, curve in enumerate(curves):
        spots = " ".join(f"{x(round_):.0f},{y(points):.0f}" for round_, points in enumerate(curve.points))
        kind = "other" if curve.other else f"curve-{number % CURVES}"
        drawn.append(f'<polyline class="curve {kind}" points="{spots}"/>')
        if at is not None and at < len(curve.points) and not curve.other:
            drawn.append(f'<circle class="dot {kind}" cx="{x(at):.1f}" cy="{y(curve.points[at]):.1f}" r="4"/>')
    half = (x(1) - x(0)) / 2
    for round_, stop in enumerate(stops, 1):
        spot = f'<path class="stop" d="M{x(round_) - half:.0f} 0h{2 * half:.0f}v{HEIGHT}h-{2 * half:.0f}"/>'
        drawn.append(
            f'<a href="{escape(stop.address)}" data-swap tabindex="-1"><title>{escape(stop.title)}</title>{spot}</a>'
        )
    return _svg("curves", HEIGHT, title, drawn, linked=bool(stops))


def _svg(kind: str, height: float, title: str, parts: Sequence[str], linked: bool = False) -> str:
    role = "group" if linked else "img"
    head = f'<svg class="chart {kind}" viewBox="0 0 {WIDTH} {height:g}" role="{role}" aria-label="{escape(title)}">'
    return f"{head}{''.join(parts)}</svg>"


def _short(name: str) -> str:
    """Return a name, cut off if there is no room for it beside the bars."""
    return name if len(name) <= 10 else f"{name[:9]}…"
