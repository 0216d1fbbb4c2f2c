"""`dicegame score` on 200 sheets in one call, against the time of importing its modules.

Run: python -m benchmarks.dice_score
"""

import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from dicegame.dice.game import filled_sheet
from dicegame.dice.masks import COLOR_NAMES
from padgen import load
from padgen.tables import PHASES
from tests.dicegame.dice.dice_play import play

SHEETS = 200
MS_A_SHEET = 2.0
MODULES = ("cli.score", "cli.report", "dice.paper.faults", "dice.paper.file", "dice.score")
IMPORT = "import " + ", ".join(f"dicegame.{module}" for module in MODULES)


def write_games(folder: Path) -> None:
    """Files of solo games that were played: full sheets, not easy ones."""
    rng = random.Random(1)
    for number in range(SHEETS):
        layout = load(rng.choice("abcd"))
        game = play(rng, layout, solo=True)
        sheet = filled_sheet(game, 0)
        tokens = {mark.hex: f"{mark.pip}{PHASES[mark.phase or 0]}" if mark.pip else "x" for mark in sheet.marks}
        hexes = iter(range(len(layout.cells)))
        rows = "\n".join(" ".join(tokens.get(next(hexes), ".") for _ in row) for row in layout.rows)
        start = COLOR_NAMES[game.setup.masks.bonus[game.setup.starts[0]]]
        (folder / f"{number:03}.toml").write_text(
            f'game = "dice"\nlayout = "{layout.name}"\nvariant = "solo"\n[[players]]\nname = "Anna"\nstart = "{start}"\n'
            f'sheet = """\n{rows}\n"""\nsold = {list(sheet.sold)}\n'
        )


def seconds(*arguments: str) -> float:
    """The best of five runs of a Python command."""
    times = []
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - began)
    return min(times)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        write_games(Path(folder))
        imports = seconds("-c", IMPORT)
        scoring = seconds("-m", "dicegame", "score", folder)
    limit = 2 * imports + SHEETS * MS_A_SHEET / 1000
    print(f"importing {imports:.3f} s, scoring {SHEETS} sheets {scoring:.3f} s, expected at most {limit:.3f} s")
    return scoring > limit


if __name__ == "__main__":
    sys.exit(main())
