"""The reader of finished pages sees what is wrong with a bad one."""

import pytest

from padgen.pdf.pen import Pen
from tests.padgen.pdf.pdf_reading import faults, read_pages


def page_faults(*calls: tuple[str, tuple[object, ...]]) -> str:
    pen = Pen("title", "subject", "terms")
    pen.start_page((100, 100))
    for name, arguments in calls:
        getattr(pen, name)(*arguments)
    pen.end_page()
    (page,) = read_pages(pen.finish())
    return " ".join(faults(page))


BLACK = "#000000"
CALLS: dict[str, list[tuple[str, tuple[object, ...]]]] = {
    "cut: letter": [("text", ((1, 50), "cut", 5, BLACK))],
    "cut: shape": [("box", ((90, 90, 20, 5), BLACK))],
    "overlap": [("text", ((20, 20), "one", 5, BLACK)), ("text", ((21, 21), "two", 5, BLACK))],
    "on a line": [("text", ((20, 20), "struck", 5, BLACK)), ("line", ((10, 20), (90, 20), BLACK, 0.2))],
    "across a shape's edge": [("text", ((20, 20), "W", 9, BLACK)), ("box", ((10, 10, 14, 20), "#dddddd"))],
    "shapes at": [("box", ((10, 10, 10, 10), None, BLACK, 0.2)), ("disc", ((20, 20), 4, None, BLACK, 0.2))],
    "picture": [
        ("box", ((10, 10, 10, 10), None, BLACK, 1)),
        ("polygon", (((9.8, 12), (15, 12), (15, 14), (9.8, 14)), BLACK)),
    ],
}


@pytest.mark.parametrize("fault", CALLS)
def test_a_fault_is_seen(fault: str) -> None:
    assert fault in page_faults(*CALLS[fault])


def test_a_good_page_has_none() -> None:
    good: list[tuple[str, tuple[object, ...]]] = [
        ("box", ((10, 10, 30, 30), "#dddddd", BLACK, 0.3)),
        ("text", ((15, 20), "fine", 5, BLACK)),
    ]
    assert not page_faults(*good, ("disc", ((70, 70), 5, BLACK)))
