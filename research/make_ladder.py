"""Play the ladder of the bots, rate the printed duchies, and put both into docs/bots.md: `make ladder`.

The whole block between the marks is replaced by the commands, their output, and the date.
"""

import argparse
import os
import re
import shlex
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from padgen.files import write_whole

COMMANDS = (
    "dicegame match random greedy planner --games 2000 --seed 2024 --details",
    "dicegame match planner expert --games 4000 --seed 2024 --details",
    "dicegame match planner search --games 500 --seed 2024 --details",
    "dicegame rate a b c d --details",
)
BEGIN, END = "<!-- ladder -->", "<!-- /ladder -->"


def session(command: str, jobs: int) -> str:
    """Run a command, and return it with its output. The output does not depend on `jobs`, the number of processes."""
    program, *arguments = shlex.split(command)
    run = [sys.executable, "-m", program, *arguments, "--jobs", str(jobs)]
    english = os.environ | {"DICEGAME_LANG": "en"}
    done = subprocess.run(run, stdout=subprocess.PIPE, text=True, check=True, env=english)  # our own commands
    return f"$ {command}\n" + done.stdout


def with_ladder(text: str, ladder: str) -> str:
    r"""Return a text with its marked block replaced by `ladder`.

    >>> with_ladder("Bots <!-- ladder -->old<!-- /ladder --> play.", "new")
    'Bots <!-- ladder -->\nnew\n<!-- /ladder --> play.'

    Raises: ValueError if the marks are missing or occur more than once.
    """
    return with_block(text, ladder, BEGIN, END)


def with_block(text: str, block: str, begin: str, end: str) -> str:
    """Return a text with everything between two marks replaced by `block`.

    Raises: ValueError if the marks are missing or occur more than once.
    """
    new, count = re.subn(f"{begin}.*?{end}", lambda _: f"{begin}\n{block}\n{end}", text, flags=re.DOTALL)
    if count != 1:
        raise ValueError(f"expected {begin} ... {end} once, found it {count} times")
    return new


def main() -> None:
    """Rewrite the block in docs/bots.md, or in another file."""
    parser = argparse.ArgumentParser(
        prog="python -m research.make_ladder", description="Put the ladder of bots into docs/bots.md."
    )
    parser.add_argument("--file", type=Path, default=Path(__file__).parents[1] / "docs/bots.md")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    with_ladder(options.file.read_text(encoding="utf-8"), "")  # fail now, not after twenty minutes of games
    printed = "\n".join(session(command, options.jobs) for command in COMMANDS)
    day = datetime.now(UTC).date().isoformat()
    ladder = f"Made by `make ladder` on {day}:\n\n```text\n{printed}```"
    write_whole(with_ladder(options.file.read_text(encoding="utf-8"), ladder).encode(), options.file)


if __name__ == "__main__":
    main()
