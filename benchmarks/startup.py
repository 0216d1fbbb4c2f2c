"""Time of `padgen --help`, compared with a bare Typer app with the same number of empty commands."""

import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from padgen.cli import app

BARE = """
import typer
app = typer.Typer()
for number in range({commands}):
    @app.command(f"command{{number}}")
    def command() -> None:
        "Do nothing."
app()
"""


def fastest(command: list[str]) -> float:
    times = []
    for _ in range(15):
        start = perf_counter()
        subprocess.run([*command, "--help"], check=True, stdout=subprocess.DEVNULL)
        times.append(perf_counter() - start)
    return min(times)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "bare.py")
        script.write_text(BARE.format(commands=len(app.registered_commands)))
        bare = fastest([sys.executable, str(script)])
    ours = fastest([sys.executable, "-m", "padgen"])
    print(f"padgen --help {ours * 1000:.0f} ms, bare Typer app {bare * 1000:.0f} ms, ratio {ours / bare:.2f} (bar: 1.25)")


if __name__ == "__main__":
    main()
