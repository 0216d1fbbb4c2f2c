"""Time of a 100-sheet pad of four mixed layouts: each sheet drawn once and reused, or every page drawn again."""

from collections.abc import Callable
from random import Random
from time import perf_counter

from padgen.geometry import Point
from padgen.model import Layout
from padgen.names import load
from padgen.pdf import Sheet, draw_pad
from padgen.pdf.code import modules
from padgen.pdf.pen import Pen
from padgen.tables import Game

PAGES = 100


def draw_afresh(pen: Pen, _key: object, draw: Callable[[], None], at: Point = (0, 0)) -> None:
    """What `Pen.stamp` would be without reuse."""
    with pen.moved(at):
        draw()


def scattered(count: int) -> list[Sheet]:
    """Sheets of duchies with the hexes of A in random places: all different, none legal."""
    rng = Random(1)
    cells = [*load("a").cells.items()]
    sheets = []
    for _ in range(count):
        kinds = rng.sample([cell for _, cell in cells], len(cells))
        sheets.append(Sheet(Layout(Game.DICE, {hex_: cell for (hex_, _), cell in zip(cells, kinds, strict=True)})))
    return sheets


def timed(sheets: list[Sheet], pages: int) -> tuple[float, bytes]:
    modules.cache_clear()
    start = perf_counter()
    data = draw_pad(sheets, [page % len(sheets) for page in range(pages)])
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
    print(f"ratio {afresh / reused:.1f} (bar: 20)")
    distinct = scattered(PAGES)
    shared, _ = min(timed(distinct, PAGES) for _ in range(3))
    Pen.stamp = draw_afresh  # type: ignore[method-assign, assignment]  # likewise
    alone, _ = min(timed(distinct, PAGES) for _ in range(2))
    Pen.stamp = stamp  # type: ignore[method-assign]
    print(f"{PAGES} distinct sheets, shared parts once: {shared:.2f} s; in full: {alone:.2f} s")
    print(f"ratio {alone / shared:.1f} (bar: 5)")
    print(f"{(len(data) - len(four)) / (PAGES - 4):.0f} bytes for each page beyond the first four (bar: 700)")


if __name__ == "__main__":
    main()
