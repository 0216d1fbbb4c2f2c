"""Time of drawing 1,000 boards in one process, with the shares of outlines, element building and serializing."""

import cProfile
import pstats
from time import perf_counter

from padgen.names import catalog, load
from padgen.svg import draw_board

BOARDS = 1000


def main() -> None:
    layouts = [*catalog()]
    start = perf_counter()
    size = sum(len(draw_board(layouts[number % len(layouts)])) for number in range(BOARDS))
    seconds = perf_counter() - start
    print(f"{BOARDS} boards: {seconds:.1f} s, {BOARDS / seconds:.0f} a second, {size // BOARDS} bytes each")
    profile = cProfile.Profile()
    layout = load("a")
    profile.runcall(lambda: [draw_board(layout) for _ in range(50)])
    stats = pstats.Stats(profile)
    total = stats.total_tt  # type: ignore[attr-defined]  # missing in the stubs
    for name in ("tostring", "get_xml", "outline_mm", "_add", "face_shapes"):
        found = max((row[3] for key, row in stats.stats.items() if key[2] == name), default=0)  # type: ignore[attr-defined]
        print(f"{name:<12} {found / total:.0%} of the time, callees included")


if __name__ == "__main__":
    main()
