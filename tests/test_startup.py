"""What a command loads: nothing heavy before it is needed."""

import sys
from pathlib import Path

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


@pytest.mark.slow
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


@pytest.mark.slow
def test_validating_and_drawing_load_what_they_need() -> None:
    assert "shapely" in loaded("validate", "a")
    assert "reportlab" not in loaded("validate", "a")
    assert loaded("board", "a", "-o", "-") == {"svgwrite"}


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        "list",
        "list --json",
        "show base-11a",
        "show b --json",
        "board a",
        "board base-11a --labels --style symbols",
        "pad a b --sheets 4 --mix --rules --dice-sheet --seed 1",
        "pad base-1",
        "pad --random 2 --seed 7 --per-page 2",
        "pad --random 1 --seed 7 --game base",
        "scorepad base-2019",
        "generate -n 2 --seed 7",
    ],
)
def test_printing_and_drawing_need_no_numpy_shapely_or_numba(command: str, tmp_path: Path) -> None:
    """The modules are as if not installed: importing one of them is an ImportError."""
    script = (
        "import os, sys; sys.modules.update(numpy=None, shapely=None, numba=None)\n"
        f"os.chdir({str(tmp_path)!r}); sys.argv = ['padgen', *{command.split()!r}]\n"
        "from padgen.cli import main\nmain()"
    )
    code, out, err = program(sys.executable, "-c", script)
    assert (code, err) == (0, "")
    assert out
