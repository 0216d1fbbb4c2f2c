"""Time until the first turn of `bot:search` in a game: with nothing compiled, compiled, and without numba; and of hints.

Run: python -m benchmarks.first_turn
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

TURN = """
import sys
from time import perf_counter
begin = perf_counter()
if len(sys.argv) > 1:
    sys.modules["numba"] = None
from dicegame.dice.game import Setup
from dicegame.dice.playable import DICE_GAME
from dicegame.play.advice import BY_CLOCK
from dicegame.play.session import Session
from dicegame.strength.prepare import compile_behind
from padgen import load

session = Session(DICE_GAME, Setup(load("a"), ("bot:search",), (10,), "solo"), 7)
compile_behind(["dicegame.dice.strength.preparation:PREPARATION"])
session.limit = BY_CLOCK
session.draw()
advice = session.bot_advice(0)
print(f"{perf_counter() - begin:.2f} s", advice.note or "(a whole search)", sep="; ")
"""
HINTS = """
from time import perf_counter
from dicegame.dice.game import Setup
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.playable import DICE_GAME
from dicegame.play.advice import BY_CLOCK
from dicegame.play.session import Session
from padgen import load

LAYOUT = load("a")
CASTLES = members(compile_layout(LAYOUT).of[GREEN])
hints, turns = [], []
for seed in range(4):
    for castle in CASTLES:
        session = Session(DICE_GAME, Setup(LAYOUT, ("bot:planner",), (castle,), "solo"), seed)
        session.limit = BY_CLOCK
        while not session.ending:
            session.draw()
            begin = perf_counter()
            session.hint(0)
            hints.append(perf_counter() - begin)
            begin = perf_counter()
            move = session.bot_advice(0).move
            turns.append(perf_counter() - begin)
            session.move(0, move)
for name, times in (("hint", hints), ("bot:planner", turns)):
    times.sort()
    middle, worst = times[len(times) // 2], times[-1]
    print(f"{name}: {len(times)} positions, median {1000 * middle:.0f} ms, worst {1000 * worst:.0f} ms (bar: 1000)")
"""


def told(script: str, cache: str, *arguments: str) -> str:
    environment = {**os.environ, "XDG_CACHE_HOME": cache}
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        print("bot:search, first turn, with imports (bar: 2 s and the imports)")
        print("  without numba:", told(TURN, cache, "without numba"))
        print("  nothing compiled, compiling behind it:", told(TURN, cache))
        subprocess.run(
            [sys.executable, "-m", "dicegame", "prepare"], env={**os.environ, "XDG_CACHE_HOME": cache}, check=True
        )
        compiled = len(list(Path(cache).rglob("*.nbc")))
        print(f"  compiled ({compiled} functions):", told(TURN, cache))
        print(told(HINTS, cache))


if __name__ == "__main__":
    main()
