"""What a command loads: nothing heavy before it is needed."""

import sys

import pytest

from tests.command import program

HEAVY = ("reportlab", "svgwrite", "shapely", "numpy", "numba", "segno", "PIL")


def loaded(*arguments: str) -> set[str]:
    """The heavy modules that a command has loaded when it ends."""
    script = (
        f"import sys; sys.argv = ['padgen', *{arguments!r}]\n"
        "from padgen.cli import main\n"
        "try:\n    main()\n"
        f"finally:\n    print(*(set({HEAVY!r}) & sys.modules.keys()), file=sys.stderr)"
    )
    result = program(sys.executable, "-c", script)
    assert result.code == 0
    assert result.out
    return set(result.err.split())


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["show", "a"],
        ["show", "dice-a"],
        ["show", "a", "--json"],
        ["list"],
        ["list", "--json"],
        ["pad", "--help"],
        ["generate", "--seed", "7"],
    ],
    ids=" ".join,
)
def test_nothing_heavy(arguments: list[str]) -> None:
    assert loaded(*arguments) == set()


def test_validating_and_drawing_load_what_they_need() -> None:
    assert "shapely" in loaded("validate", "a")
    assert "reportlab" not in loaded("validate", "a")
    assert {"svgwrite", "shapely"} <= loaded("board", "a", "-o", "-")
    assert "reportlab" not in loaded("board", "a", "-o", "-")
