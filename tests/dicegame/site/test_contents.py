"""The application starts with the files that a site loads first: pages do not wait for what only games need."""

import sys
from pathlib import Path

from dicegame.site.contents import PROGRAM, choose_program, split
from tests.command import program

START = """
import asyncio, sys
from contextlib import nullcontext
from pathlib import Path
sys.meta_path = [finder for finder in sys.meta_path if "editable" not in getattr(finder, "__module__", "")]
sys.path.insert(0, sys.argv[1])
from dicegame.web.server.app import create_app
from dicegame.site.device.threads import do_without_threads

do_without_threads()
app = create_app(Path(sys.argv[2]), on_device=True, workers=nullcontext)

async def start():
    async with app.router.lifespan_context(app):
        print(Path(sys.modules["dicegame"].__file__).parents[1])

asyncio.run(start())
"""


def test_the_application_starts_with_what_is_loaded_first(tmp_path: Path) -> None:
    first, later = split(choose_program("0.4.0"), PROGRAM["bots"])
    assert any(name.startswith("dicegame/base/") for name in later)
    for name, data in first.items():
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    started = program(sys.executable, "-c", START, str(tmp_path / "site"), str(tmp_path / "home"))
    assert started.code == 0, started.err
    assert Path(started.out.strip()) == tmp_path / "site"
