"""A 100-sheet pad of four mixed layouts: each sheet drawn once and reused, against every page drawn afresh."""

from collections.abc import Callable
from time import perf_counter

from padgen.catalog import load
from padgen.geometry import Point
from padgen.pdf import Sheet, pad
from padgen.pdf.pen import POINTS, Pen

PAGES = 100


def draw_afresh(pen: Pen, _key: object, draw: Callable[[], None], at: Point = (0, 0)) -> None:
    """What `Pen.stamp` would be without reuse."""
    pen._canvas.saveState()
    pen._canvas.translate(at[0] * POINTS, -at[1] * POINTS)
    draw()
    pen._canvas.restoreState()


def timed(sheets: list[Sheet], pages: int) -> tuple[float, bytes]:
    start = perf_counter()
    data = pad(sheets, [page % len(sheets) for page in range(pages)])
    return perf_counter() - start, data


def main() -> None:
    sheets = [Sheet(load(name)) for name in "abcd"]
    _, four = timed(sheets, 4)
    reused, data = min(timed(sheets, PAGES) for _ in range(3))
    stamp = Pen.stamp
    Pen.stamp = draw_afresh  # type: ignore[method-assign, assignment]  # the point of the comparison
    afresh, full = min(timed(sheets, PAGES) for _ in range(2))
    Pen.stamp = stamp  # type: ignore[method-assign]
    print(
        f"{PAGES} sheets of 4 layouts, reused: {reused:.2f} s, {len(data)} bytes; afresh: {afresh:.2f} s, {len(full)} bytes"
    )
    print(f"ratio {afresh / reused:.1f} (bar: 8)")
    print(f"{(len(data) - len(four)) / (PAGES - 4):.0f} bytes for each page beyond the first four (bar: 700)")


if __name__ == "__main__":
    main()
