"""Play whole base games by taps on a phone as planners would, and count taps, with and without JavaScript.

All players sit at one phone. The limits are those of the design; `tests/dicegame/web/test_base_taps.py` plays ten turns.
`python -m benchmarks.base_taps --games 1 --players 2`.
"""

import argparse
import tempfile
from pathlib import Path

from tests.dicegame.web.base_robot import LEAST_PX, Robot
from tests.dicegame.web.browser import PHONE, Phone, chromium, serving

MOST = {True: (1.6, 6.5), False: (2.3, 8.5)}
"""The most taps a die action and a turn, with JavaScript and without."""


def main() -> None:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (url, app), chromium() as browser:
        for players in asked.players:
            for script, (an_action, a_turn) in MOST.items():
                for seed in range(1, asked.games + 1):
                    phone = Phone(browser, url, PHONE, java_script_enabled=script)
                    tally = Robot(phone, app, players, script=script, seed=seed).play()
                    print(f"{players} players, {'with' if script else 'without'} JavaScript: {tally.figures}")
                    print(f"  at most {an_action} and {a_turn}; targets under {LEAST_PX} px, covered or out of sight:")
                    print("".join(f"  {times} x {fault}\n" for fault, times in tally.faults.items()) or "  none")
                    phone.close()


if __name__ == "__main__":
    main()
