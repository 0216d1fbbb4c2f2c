"""One process compiles at a time, others know for how long; what was compiled for another processor does not count."""

import importlib.util
import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicegame.dice.bots.policies import bot_games, choose
from dicegame.dice.bots.search import search_values
from dicegame.fast import machine_code
from dicegame.fast.bodies import ENTRY, is_ready
from dicegame.fast.limit import count_step
from dicegame.fast.machine_code import can_keep, compiling_left_s, folder_of, functions_of, is_compiled, marker
from dicegame.strength.prepare import Part, prepare

HOLDER = """
import sys, time
from dicegame.fast.machine_code import compiling, expected_s
expected_s.set(42)
with compiling():
    print("compiling", flush=True)
    time.sleep(60)
"""
pytestmark = pytest.mark.skipif(not machine_code.can_compile(), reason="needs the extra fast")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "padgen"


@pytest.fixture
def holder() -> Iterator["subprocess.Popen[str]"]:
    """A process that compiles."""
    with subprocess.Popen([sys.executable, "-c", HOLDER], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "compiling\n"
        yield process
        process.kill()


def test_others_know_how_long_it_will_take(holder: "subprocess.Popen[str]") -> None:
    left = compiling_left_s()
    assert left is not None
    assert 30 < left <= 42
    assert holder.poll() is None


def test_a_killed_compiler_leaves_no_lock(holder: "subprocess.Popen[str]", cache: Path) -> None:
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    assert (cache / "compiling.lock").exists()
    assert compiling_left_s() is None
    before = time.time()
    with machine_code.compiling():
        assert json.loads((cache / "compiling.json").read_text())["until"] >= before


def test_nobody_compiles_at_first(cache: Path) -> None:
    assert compiling_left_s() is None
    assert not cache.exists(), "looking leaves nothing behind"


def test_what_was_compiled_for_another_processor_does_not_count(cache: Path) -> None:
    folder = folder_of(search_values, ENTRY)
    assert folder.is_relative_to(cache)
    assert not is_ready(search_values)
    folder.mkdir(parents=True)
    (folder / "ready-of-another-processor").touch()
    assert not is_ready(search_values)
    marker(folder).touch()
    assert is_ready(search_values)
    assert is_compiled(folder)


def test_a_fingerprint_does_not_import_the_compiler() -> None:
    script = (
        "import sys\nfrom dicegame.dice.bots.search import search_values\n"
        "from dicegame.fast.bodies import is_ready\n"
        "is_ready(search_values)\nassert not {'numba', 'numpy', 'llvmlite'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_everything_that_a_body_calls_is_compiled_with_it() -> None:
    functions = functions_of(bot_games)
    assert choose in functions
    assert {function.__name__ for function in functions} >= {"bot_games", "play_games", "mark", "fits_after"}
    assert count_step not in functions, "it has a version of its own for numba"
    assert all(importlib.util.find_spec(function.__module__) for function in functions)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert not can_keep(tmp_path / "file" / "folder")
    assert can_keep(tmp_path / "new" / "folder")


@pytest.mark.exhaustive
def test_a_compiler_that_is_killed_goes_on_where_it_was(cache: Path) -> None:
    """Each function is kept as soon as it is compiled, and the second process uses what the first one left."""
    script = (
        "from dicegame.fast.numba_bodies import compiled\nfrom dicegame.dice.strength.luck import measure_luck\n"
        "compiled(measure_luck)"
    )
    with subprocess.Popen([sys.executable, "-c", script], stderr=subprocess.DEVNULL) as process:
        deadline = time.monotonic() + 60
        while len(kept := sorted(cache.rglob("*.nbc"))) < 8:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        process.kill()
    assert not list(cache.rglob("ready-*"))
    old = {path: path.stat().st_mtime_ns for path in kept}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "compiling, once" in done.stderr
    assert {path: path.stat().st_mtime_ns for path in kept} == old, "nothing of it is compiled again"
    assert len(list(cache.rglob("*.nbc"))) > len(kept)
    assert len(list(cache.rglob("ready-*"))) == 1
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stderr == ""


@pytest.mark.slow
@pytest.mark.parametrize("functions", [1, 12])
def test_ctrl_c_stops_the_compiler_without_a_traceback(functions: int, cache: Path) -> None:
    command = [sys.executable, "-m", "dicegame", "match", "random", "--games", "8"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        deadline = time.monotonic() + 60
        while len(list(cache.rglob("*.nbc"))) < functions:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert err.startswith("compiling, once")
    assert "Traceback" not in err
    assert compiling_left_s() is None


def test_the_time_of_compiling_is_learned(cache: Path) -> None:
    assert machine_code.expected_compile_s("bot_games") == machine_code.TYPICAL_S
    cache.mkdir(parents=True, exist_ok=True)
    machine_code.learn_compile_time("bot_games", 45)
    assert machine_code.expected_compile_s("bot_games") == 45
    assert machine_code.expected_compile_s("another") == 45, "the best guess for a function that was not compiled here"
    (cache / "compiling-times.json").write_text("[1]")
    assert machine_code.expected_compile_s("bot_games") == machine_code.TYPICAL_S, "a damaged file is as good as none"


@pytest.mark.usefixtures("cache")
def test_an_estimate_ends_with_its_preparation(monkeypatch: pytest.MonkeyPatch) -> None:
    """The estimate is forgotten after each part, even if the caller stops early. So later code gets its own estimate."""
    monkeypatch.setattr("dicegame.strength.prepare.missing", list)
    pytest.importorskip("numba")
    monkeypatch.setattr("dicegame.fast.numba_bodies.compiled", lambda _: None)
    parts = [Part(test_an_estimate_ends_with_its_preparation, 7.0)] * 2
    for _ in prepare(parts):
        pass
    next(prepare(parts))
    assert machine_code.expected_compile_s("bot_games") == machine_code.TYPICAL_S
