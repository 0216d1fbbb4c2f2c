"""What is compiled beforehand, or behind a game, and what is said where that is not possible."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from dicegame.cli import app
from dicegame.dice.bots import tune
from dicegame.dice.strength import hindsight
from dicegame.dice.strength.beam import beam_search
from dicegame.dice.strength.hindsight import look_back_on
from dicegame.games import all_kits, find_kit, read_record
from dicegame.strength import prepare
from dicegame.strength.prepare import Preparation, PrepareError, compile_behind, tune_behind, wait_for
from padgen import load
from padgen.cli.run import run_app
from padgen.language import Sentence
from tests import ROOT

PLACES = [kit.preparation_at for kit in all_kits()]
PARTS = [part for kit in all_kits() for part in kit.preparation.parts]
RECORD = read_record((ROOT / "docs" / "examples" / "dice-record.jsonl").read_bytes())


class Started:
    """A process that was started."""

    def __init__(self, command: list[str], **options: Any) -> None:
        self.command, self.options = command, options

    def poll(self) -> None:
        return None


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Started]:
    """Processes that are started; nothing is compiled yet."""
    processes: list[Started] = []

    def start(command: list[str], **options: Any) -> Started:
        processes.append(Started(command, **options))
        return processes[-1]

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv(prepare.SWITCH, raising=False)
    monkeypatch.setattr(prepare, "_slowness", lambda: 2.0)
    monkeypatch.setattr(prepare, "_started", [])
    monkeypatch.setattr(prepare, "can_compile", lambda: True)
    monkeypatch.setattr(prepare, "missing", list)
    monkeypatch.setattr(prepare, "compiling_left_s", lambda: None)
    monkeypatch.setattr(subprocess, "Popen", start)
    return processes


def test_one_process_is_started_behind_a_game(started: list[Started]) -> None:
    assert compile_behind(PLACES) == 2 * sum(part.seconds for part in PARTS)
    assert [process.command[-3:] for process in started] == [["dicegame.strength.prepare", *PLACES]]
    assert started[0].options["start_new_session"], "Ctrl-C in the game does not stop it"
    assert compile_behind(PLACES)
    assert len(started) == 1


def test_only_the_game_that_is_played_is_compiled(started: list[Started]) -> None:
    assert compile_behind([find_kit("base").preparation_at]) == 2 * 15
    assert started[0].command[-1] == "dicegame.base.strength.preparation:PREPARATION"
    assert compile_behind([]) is None, "a game that compiles nothing"


def test_bots_are_tuned_behind_a_game_that_can(started: list[Started]) -> None:
    assert tune_behind(find_kit("base").preparation, load("base-1")) is None
    assert tune_behind(find_kit("dice").preparation, load("a")) is None, "its weights are shipped"
    notation = "dice:Gb/YgO/PB"
    assert tune_behind(find_kit("dice").preparation, load(notation)) == 30
    assert [process.command[-2:] for process in started] == [["dicegame.dice.bots.tune", notation]]


def test_no_second_process_tunes_to_the_same_duchy(started: list[Started], monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither is one started, nor does one that was started at the same moment tune."""
    lock = pytest.importorskip("filelock").FileLock
    preparation, layout = find_kit("dice").preparation, load("dice:Gb/YgO/PB")
    found, tuned = preparation.tuning(layout), list[object]()
    assert found
    monkeypatch.setattr(tune, "tuned_for_match", tuned.append)
    monkeypatch.setattr(tune, "lower_priority", lambda: None)
    monkeypatch.setattr(tune, "CHECKED_S", 0.05)
    with lock(found.lock):
        assert tune_behind(preparation, layout) == 30
        tune.main("dice:Gb/YgO/PB")
    assert (started, tuned) == ([], [])
    tune_behind(preparation, layout)
    tune.main("dice:Gb/YgO/PB")
    assert (len(started), len(tuned)) == (1, 1)


def test_none_is_started_while_another_one_compiles(started: list[Started], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "compiling_left_s", lambda: 12.0)
    assert compile_behind(PLACES) == 12
    assert not started


@pytest.mark.parametrize(
    ("name", "value"), [("missing", lambda _: []), ("can_compile", lambda: False), ("can_keep", lambda _: False)]
)
def test_none_is_started_for_nothing(
    name: str, value: object, started: list[Started], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prepare, name, value)
    assert compile_behind(PLACES) is None
    assert not started


def test_it_can_be_switched_off(started: list[Started], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(prepare.SWITCH, "0")
    assert compile_behind(PLACES) is None
    assert not started


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "can_compile", lambda: False)
    with pytest.raises(PrepareError, match=r"numba is missing; install it with: make fast \(or pip install -e '.\[fast\]'"):
        next(prepare.prepare(PARTS))
    monkeypatch.setattr(prepare, "can_compile", lambda: True)
    monkeypatch.setattr(prepare, "can_keep", lambda _: False)
    with pytest.raises(PrepareError, match="cannot be kept in"):
        next(prepare.prepare(PARTS))


def command(capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        run_app(app, "dicegame", ["prepare"])
    return (int(end.value.code or 0), *capsys.readouterr())


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(prepare, "can_compile", lambda: True)
    todo = dict.fromkeys(part.body for part in PARTS)
    monkeypatch.setattr(prepare, "is_ready", lambda body: body not in todo)
    monkeypatch.setattr("dicegame.fast.numba_bodies.compiled", todo.pop)
    monkeypatch.setattr("dicegame.dice.strength.preparation.PREPARATION", Preparation(tuple(PARTS)))
    monkeypatch.setattr("dicegame.base.strength.preparation.PREPARATION", Preparation())
    monkeypatch.setattr(prepare, "_slowness", lambda: 1.0)
    monkeypatch.setattr(prepare, "compile_times", dict)  # what this machine has learned
    code, out, err = command(capsys)
    assert (code, out.startswith("everything is compiled, in /")) == (0, True)
    assert err.splitlines()[0] == "compiling 1 of 5; about 36 s left"
    assert [line.split()[1] for line in err.splitlines()] == ["1", "2", "3", "4", "5"]
    assert command(capsys) == (0, "everything is compiled; nothing to do\n", "")
    monkeypatch.setattr(prepare, "can_compile", lambda: False)
    code, out, err = command(capsys)
    assert (code, out) == (1, "")
    assert "make fast" in err


def test_the_look_back_waits_while_somebody_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    left = iter([3.0, 2.0, None])
    monkeypatch.setattr(prepare, "behind_left_s", lambda: next(left))
    monkeypatch.setattr(prepare, "LOOK_S", 0)
    monkeypatch.setattr(prepare, "is_ready", lambda _: False)
    assert list(wait_for(beam_search)) == [3, 2]
    monkeypatch.setattr(prepare, "is_ready", lambda _: True)
    assert list(wait_for(beam_search)) == []


@pytest.mark.slow
def test_a_narrow_look_back_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "is_ready", lambda _: False)
    monkeypatch.setattr(prepare, "behind_left_s", lambda: None)
    monkeypatch.setattr(hindsight, "PLAIN_WIDTH", 3)
    said: list[Sentence] = []
    found = look_back_on(RECORD, 0, said.append)
    shares = [int(str(sentence.fields["percent"])) for sentence in said]
    assert shares == sorted(shares)
    assert len(shares) == 25, "24 rounds, the first one searched twice"
    assert shares[-1] == 100
    assert found.score < found.best_found <= found.bound
