"""Golden boards: what `padgen show` prints of every layout in the catalog, small enough to review.

After a change that is meant: pytest tests/padgen/test_golden.py --update-golden, and look at the difference.
"""

from pathlib import Path

import pytest

from padgen import catalog
from tests.command import Command

FOLDER = Path(__file__).parent / "golden"
NAMES = [layout.name for layout in catalog()]


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_is_shown_as_before(name: str, padgen: Command, update_golden: bool) -> None:
    shown = padgen("show", name)
    assert shown.code == 0
    golden = FOLDER / f"{name}.txt"
    if update_golden:
        golden.write_text(shown.out, encoding="utf-8")
    assert shown.out == golden.read_text(encoding="utf-8")


def test_every_layout_has_a_golden_board_and_no_golden_board_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(NAMES)
