"""The record of a base game: the lines as docs/base-game.md describes them, bad ones, and files cut off anywhere."""

import json
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegame.base.playable import BASE_GAME
from dicegame.games import read_record
from dicegame.play.events import Chance, ChanceTakenBack
from dicegame.play.playable import Plan
from dicegame.play.record import RecordError, format_record, replay
from dicegame.play.session import AnySession, Session
from dicegame.terminal.play import TerminalGame
from padgen import load
from padgen.errors import PadgenError
from tests.dicegame.at_the_keyboard import WithoutTerminal
from tests.dicegame.base.playing import random_setup

FIRST = {
    "game": "base",
    "record": 1,
    "edition": "2019",
    "players": [{"name": "Anna", "layout": "base-1", "start": 19}, {"name": "Ben", "layout": "base-3", "start": 7}],
    "readings": {"tie": "most"},
}
SETUP = {"setup": {"goods": {"Anna": ["red", "pink", "red"], "Ben": ["brown", "red", "orange"]}}}
DEAL = {
    "deal": {
        "phase": "A",
        "depots": {
            "1": ["bank", "ship"],
            "2": ["monastery-3", "castle"],
            "3": ["cow-2", "church"],
            "4": ["ship", "market"],
            "5": ["mine", "monastery-1"],
            "6": ["bank", "sheep-4"],
        },
        "black": ["cow-3", "monastery-7", "ship", "castle"],
        "goods": ["red", "red", "brown", "pink", "orange"],
    }
}
ROLL = {"roll": {"dice": {"Anna": [3, 5], "Ben": [2, 2]}, "white": 4}}
MOVES = [
    ("Anna", "die 3 take cow-2 from 3"),
    ("Anna", "die 5 workers"),
    ("Anna", "end"),
    ("Ben", "die 2 take castle from 2"),
]
LINES: list[dict[str, Any]] = [FIRST, SETUP, DEAL, ROLL, *({"move": {"player": who, "text": text}} for who, text in MOVES)]


def text_of(lines: list[dict[str, Any]]) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def game_of(lines: list[dict[str, Any]]) -> Any:
    *_, game = replay(read_record(text_of(lines)))
    return game


def test_the_lines_as_documented_are_read_and_written_alike() -> None:
    record = read_record(text_of(LINES))
    written = [json.loads(line) for line in format_record(record).splitlines()]
    assert written[1:] == LINES[1:]
    assert written[0]["readings"].pop("tie") == "most"
    assert {**written[0], "readings": {}} == {**FIRST, "readings": {}, "seed": None}
    game = game_of(LINES)
    assert game.setup.names[game.due] == "Ben"
    assert game.market.goods[4] == (0, 0, 0, 1, 0, 0)


def test_undo_takes_back_the_last_standing_move() -> None:
    undo = {"undo": {"player": "Anna"}}
    lines = LINES[:6]
    assert game_of([*lines, undo]) == game_of(lines[:5])
    assert game_of([*lines, undo, undo]) == game_of(lines[:4])
    assert game_of([*LINES[:7], undo, LINES[6]]) == game_of(LINES[:7])
    for bad in ([*lines, undo, undo, undo], [*LINES, undo], [*LINES[:4], undo], [*lines, {"undo": {"player": "Ben"}}]):
        with pytest.raises(RecordError, match="take back"):
            game_of(bad)


def test_mistyped_dice_and_tiles_are_taken_back() -> None:
    unroll = {"unroll": ROLL["roll"]}
    assert game_of([*LINES[:4], unroll, ROLL]) == game_of(LINES[:4])
    assert game_of([*LINES[:3], {"undeal": DEAL["deal"]}]).awaits == "deal"
    with pytest.raises(RecordError):
        game_of([*LINES[:5], unroll])


def test_an_illegal_move_is_named_with_its_place_and_reason() -> None:
    bad = [*LINES[:4], {"move": {"player": "Anna", "text": "die 3 take bank from 1"}}]
    with pytest.raises(RecordError, match=r"phase A, round 1, Anna, die 3 take bank from 1: .*2 workers.*2019 rulebook"):
        game_of(bad)
    with pytest.raises(RecordError, match="not the turn of Ben"):
        game_of([*LINES[:4], {"move": {"player": "Ben", "text": "die 2 workers"}}])
    with pytest.raises(RecordError, match="first comes"):
        game_of([*LINES[:3], {"move": {"player": "Anna", "text": "die 3 workers"}}])


def changed(path: list[Any], value: Any) -> list[dict[str, Any]]:
    lines = json.loads(json.dumps(LINES))
    at = lines
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return list(lines)


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ([0, "record"], 3, "not the record of a base game"),
        ([0, "edition"], "2015", "no such edition"),
        ([0, "edition"], 2019, "no such edition"),
        ([0, "players"], [FIRST["players"][0]], "2 to 4 players"),  # type: ignore[index]
        ([0, "players"], [{}] * 20_000, "2 to 4 players, not 20000"),
        ([0, "players", 0, "start"], 2, "expected 19"),
        ([0, "players", 1, "start"], 99, "expected 7, 19, 29 or 33"),
        ([0, "players", 1, "layout"], "a", "layout of the dice game"),
        ([0, "players", 1, "layout"], "/etc/passwd", "/etc/passwd"),
        ([0, "players", 1, "name"], "Anna", "two players are called"),
        ([0, "readings"], {"tie": "lot"}, "tie: expected fewest or most"),
        ([0, "readings"], {"taxes": "none"}, "no reading 'taxes'"),
        ([1, "setup", "goods", "Ben"], ["red"], "3 goods for each"),
        ([1, "setup", "goods"], {"Anna": ["red"] * 3}, 'is not as expected, such as "setup": {"goods": {"Anna"'),
        ([1, "setup", "goods", "Ben"], ["red", "red", "green"], "no goods 'green'"),
        ([2, "deal", "depots"], {}, 'is not as expected, such as "deal": {"phase": "A"'),
        ([2, "deal", "phase"], "B", "the next phase is A"),
        ([2, "deal", "depots", "1"], ["ship", "bank"], "depot 1 gets other tiles"),
        ([2, "deal", "depots", "1"], ["bank", "ship", "mine"], "depot 1 gets other tiles"),
        ([2, "deal", "depots", "2"], ["monastery-7", "castle"], "black back"),
        ([2, "deal", "black"], ["cow-2", "ship", "ship", "ship"], "black back"),
        ([2, "deal", "black"], ["ship"], "gets 4 tiles"),
        ([2, "deal", "goods"], ["red"] * 5, "only 7 goods"),
        ([2, "deal", "goods"], ["red"], "5 goods"),
        ([2, "deal", "depots", "3"], ["chicken-2", "church"], "the box of 2019 has no chicken-2"),
        ([3, "roll", "white"], 7, "not on a die"),
        ([3, "roll", "dice", "Ben"], [2], 'is not as expected, such as "roll": {"dice"'),
        ([3, "roll", "dice", "Ben"], [True, 2], "not on a die"),
        ([4, "move", "text"], "die 3 take gold from 3", "no tile 'gold'"),
        ([4, "move", "text"], "take it", "not a move"),
        ([4, "move", "player"], "Cleo", "no player is called"),
        ([4], {"move": "end"}, "expected"),
        ([4], {}, "expected"),
    ],
)
def test_bad_lines_are_refused_in_a_sentence(path: list[Any], value: Any, reason: str) -> None:
    with pytest.raises(PadgenError, match=reason):
        game_of(changed(path, value))


LONG: list[str] = []


def long_game() -> list[str]:
    """The lines of a whole game between bots."""
    if not LONG:
        plan = Plan(load("base-5"), ("bot:random", "Anna", "bot:random 2"))
        session: AnySession = Session(BASE_GAME, BASE_GAME.setup(plan, [], 4), 4, LONG.append)
        rng = Random(4)
        while not session.over:
            if session.waiting_for is not None:
                session.move(session.waiting_for, rng.choice(session.legal(session.waiting_for)))
            elif not session.let_bots_play():
                session.draw()
    return LONG


WORDS = st.sampled_from(["red", "bank", "Anna", "end"])
KEYS = st.sampled_from(["move", "goods", "dice", "x"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 40) | st.text(max_size=5) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(st.data())
def test_fuzzed_records_replay_or_are_refused(data: st.DataObject) -> None:
    lines = [json.loads(line) for line in long_game()[:14]]
    for _ in range(data.draw(st.integers(1, 3))):
        at: Any = lines
        while True:
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            key = data.draw(st.sampled_from(keys))
            if not isinstance(at[key], dict | list) or not at[key] or data.draw(st.booleans()):
                break
            at = at[key]
        at[key] = data.draw(JSON)
        if not isinstance(at, dict | list):
            break
    text = "".join(json.dumps(line) + "\n" for line in lines)
    with suppress(RecordError):
        *_, game = replay(read_record(text.encode()))
        assert game.setup.names


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(st.data())
def test_cut_off_anywhere_it_goes_on_alike(data: st.DataObject) -> None:
    raw = "".join(long_game()).encode()
    first = len(long_game()[0].encode())
    cut = data.draw(st.integers(first, len(raw)))
    record = read_record(raw[:cut])
    lines: list[str] = []
    session: AnySession = Session.resume(record, lines.append)
    later = [json.loads(line) for line in long_game()[1 + len(record.events) :]]
    for line in later[:30]:
        if session.over:
            break
        event = BASE_GAME.parse_event(session.setup, line)
        if isinstance(event, Chance):
            assert session.draw() == event.result, "the same luck comes after a break"
        else:
            session.move(event.player, event.move)  # type: ignore[union-attr]
    assert lines == long_game()[1 + len(record.events) :][:30]


def test_own_layouts_travel_in_the_record() -> None:
    own = load("base:GCCK/GGCKB/GGBKBB/SSSCSSS/BBMBBG/BMKBB/MKKB")
    plan = Plan(own, ("Anna", "Ben"))
    setup = BASE_GAME.setup(plan, [], 1)
    lines: list[str] = []
    Session(BASE_GAME, setup, 1, lines.append)
    assert json.loads(lines[0])["players"][0]["layout"].startswith("base:")
    assert read_record(lines[0].encode()).setup.layouts[0].cells == own.cells


@pytest.mark.slow
@pytest.mark.parametrize("lines", [pytest.param(2, marks=pytest.mark.exhaustive), 70])
def test_kill_9_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: int
) -> None:
    """A game that is killed without warning goes on from its file, and ends as if nothing had been."""
    path = tmp_path / "game.jsonl"
    words = ["play", "base-4", "--players", "bot:random,bot:random", "--seed", "9", "--plain"]
    command = [sys.executable, "-m", "dicegame", *words, "--record", str(path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < lines):
        time.sleep(0.005)
    process.send_signal(signal.SIGKILL)
    process.wait()
    kept = path.read_bytes()
    assert kept.count(b"\n") >= lines
    monkeypatch.setattr(TerminalGame, "look_back", lambda _: None)  # it takes longer than the game, and writes nothing
    here = WithoutTerminal(monkeypatch, capsys)
    assert here("play", "--resume", str(path), "--plain")[0] == 0
    assert path.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])
    straight = tmp_path / "straight.jsonl"
    assert here(*words, "--record", str(straight))[0] == 0
    assert path.read_bytes() == straight.read_bytes()


def test_chance_as_one_line_of_text() -> None:
    rng = Random(1)
    game = BASE_GAME.begin(random_setup(rng, 3, 2011))
    for _ in range(3):
        result = BASE_GAME.draw(game, rng)
        assert BASE_GAME.parse_chance(BASE_GAME.format_chance(result)) == result
        game = BASE_GAME.after(game, Chance(result))
    assert BASE_GAME.after(game, ChanceTakenBack(result)).awaits == "roll"
