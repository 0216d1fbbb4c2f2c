"""What the compiler keeps: found again, compiled again after a change, removed when unused, and not needed without numba."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import ROOT

pytestmark = pytest.mark.slow

PROBE = """
from dicegame.dice.simulation import batch
from tests.dicegame.dice.simulation.test_games import games
print(batch.play(games("a", 1, 40)).totals.sum())
"""


def test_an_edited_rule_is_seen_by_the_compiler(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    root = ROOT
    for folder in ("dicegame", "padgen", "tests", "layouts"):
        shutil.copytree(root / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    packaged = tmp_path / "padgen" / "layouts"
    packaged.symlink_to(tmp_path / "layouts")
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}

    def probe() -> tuple[int, str]:
        result = subprocess.run(
            [sys.executable, "-c", PROBE], cwd=tmp_path, env=environment, capture_output=True, text=True, check=True
        )
        return int(result.stdout), result.stderr

    total, told = probe()
    assert "compiling" in told
    again, told = probe()
    assert (again, told) == (total, "")
    rules = tmp_path / "dicegame" / "dice" / "rules.py"
    text = rules.read_text()
    assert "masks.sale_points * sheet.commodities" in text
    simulated = tmp_path / "dicegame" / "dice" / "simulation" / "games.py"
    rules.write_text(text.replace("masks.points[3 * hex_ + phase]", "9 + masks.points[3 * hex_ + phase]"))
    simulated.write_text(simulated.read_text().replace("+= masks.points[", "+= 9 + masks.points["))
    changed, told = probe()
    assert changed > total
    assert "compiling" in told

    kept = tmp_path / "cache" / "padgen" / "compiled"
    old = {path: path.stat().st_mtime for path in kept.iterdir()}
    lately = kept / "of_last_month"
    lately.mkdir()
    month = 30 * 24 * 3600
    for path, age in ((lately, month - 3600), *((path, month + 3600) for path in old)):
        os.utime(path, (time.time() - age,) * 2)
    assert probe() == (changed, "")
    assert set(kept.iterdir()) == {lately, max(old, key=lambda path: old[path])}, (
        "what is used is kept, and not the older one"
    )
    assert probe() == (changed, "")


def test_without_numba_it_is_said_once() -> None:
    script = f"import sys\nsys.modules['numba'] = None\n{PROBE}{PROBE}"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert len(set(result.stdout.split())) == 1
    assert result.stderr.count("numba is missing") == 1
    assert "Traceback" not in result.stderr
