"""Playing in the terminal, through a pseudo-terminal, as a person would."""

import fcntl
import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from dicegame.dice.clock import Clock
from dicegame.dice.game import Claim, Setup, new_game
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.roll import parse_roll
from dicegame.dice.strength import hindsight
from dicegame.dice.strength.hindsight import CostlyTurn, Hindsight
from dicegame.dice.turn import parse_turn
from dicegame.games import read_record
from dicegame.play.record import replay
from dicegame.play.recordfile import NotSavedError, RecordFile
from dicegame.play.session import Session
from dicegame.strength.look_back import look_back_lines
from dicegame.terminal.console import Terminal
from dicegame.terminal.games.dice import DiceDrawing
from dicegame.terminal.play import TerminalGame
from padgen import load
from padgen.language import Words
from tests import ROOT
from tests.dicegame.at_the_keyboard import WithoutTerminal
from tests.sweeps import first

pytestmark = [
    pytest.mark.slow,
    pytest.mark.flaky(reruns=1),  # programs of their own, with their own pace
    pytest.mark.usefixtures("look_back_compiled"),
]

DRAWING = DiceDrawing(DICE_GAME, Words("en"))
SOME_HINTS = 6
"""So many turns of a long game are taken from a hint, the others from the list: hints take time."""
COMMAND = [sys.executable, "-m", "dicegame"]
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Person:
    """Somebody before a terminal, who reads until a question and types an answer."""

    def __init__(self, process: "subprocess.Popen[bytes]", terminal: int) -> None:
        self.process, self.terminal, self.seen = process, terminal, ""

    def read(self, until: str, seconds: float = 20, seen: str = "") -> str:
        """What appears up to a text, after what was `seen` already; fails where it does not come."""
        text, deadline = seen, time.monotonic() + seconds
        self.turn_page(text)
        while until not in text:
            assert time.monotonic() < deadline, f"{until!r} did not come; the screen: {text[-2000:]}"
            if select.select([self.terminal], [], [], 0.2)[0]:
                try:
                    data = os.read(self.terminal, 65536)
                except OSError:  # the other side is gone
                    data = b""
                if not data:
                    assert until == "\0end", f"{until!r} did not come before the end; the screen: {text[-2000:]}"
                    break
                text += data.decode(errors="replace").replace("\r\n", "\n")
                if until == "\0end":
                    self.turn_page(text)
        self.seen += text
        return text

    def turn_page(self, text: str) -> None:
        """Go on if the text on the screen ends with the question whether to."""
        if text.endswith(("Enter goes on, q stops: ", "Enter goes on: ")):
            self.type("")

    def type(self, line: str) -> None:
        os.write(self.terminal, line.encode() + b"\n")

    def end(self, seconds: float = 300, seen: str = "") -> tuple[int, str]:
        """The exit code and the rest of the screen, after what was `seen` already: it may end with a question."""
        rest = self.read("\0end", seconds, seen)
        return self.process.wait(20), rest


def _take_terminal() -> None:
    """So that Ctrl-C reaches the command, even where the tests run in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def person(folder: Path, *arguments: str, **environment: str) -> Iterator[Person]:
    ours, theirs = pty.openpty()
    env = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "FORCE_COLOR")}
    env |= {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"} | environment
    process = subprocess.Popen(  # our own command
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=env,
        start_new_session=True,
        preexec_fn=_take_terminal,
    )
    os.close(theirs)
    try:
        yield Person(process, ours)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        os.close(ours)


def dicegame(folder: Path, *arguments: str, stdin: str = "") -> tuple[int, str, str]:
    done = subprocess.run(  # our own command
        [*COMMAND, *arguments], cwd=folder, input=stdin, capture_output=True, text=True, timeout=300, check=False
    )
    return done.returncode, done.stdout, done.stderr


def test_a_game_of_bots_alone_is_played_but_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    line = ("play", "a", "--players", "bot:greedy,bot:random", "--seed", "3", "--plain")
    code, out, err = dicegame(tmp_path, *line, stdin="\n" * 100)
    assert code == 0, err
    assert "bot:greedy:" in out
    assert "kept in" not in out + err
    assert not (tmp_path / "data" / "dicegame" / "history.sqlite").exists()


def test_a_whole_solo_game_and_its_replay(tmp_path: Path) -> None:
    data = {"XDG_DATA_HOME": str(tmp_path / "data")}
    with person(tmp_path, "play", "a", "--seed", "11", "--record", "game.jsonl", **data) as anna:
        anna.read("starting castle")
        anna.type("bl")
        for round_ in range(24):
            screen = anna.read("Enter rolls the dice")
            if round_ in (8, 16):
                assert f"Phase {'I' * (round_ // 8)}" in anna.seen
            anna.type("")
            screen = anna.read("your turn: ")
            assert "\x1b[" in screen  # in color
            assert f"round {round_ % 8 + 1} of 8" in screen
            anna.type("1")
        anna.read("Enter ends the game")
        anna.type("")
        code, screen = anna.end(180)  # on a busy machine, without machine code, the look back takes a while
    assert code == 0
    (total,) = re.findall(r"Player: (\d+) points \(I", screen)
    history = tmp_path / "data" / "dicegame" / "history.sqlite"
    assert f"game.jsonl: kept in {history}" in ESCAPE.sub("", screen).replace("\n", "")
    kept = json.loads(dicegame(tmp_path, "history", "--book", str(history), "--export", "json")[1])
    assert [(one["game"], one["mode"], one["layout"], one["player"], one["total"]) for one in kept] == [
        ("dice", "solo", "a", "Player", int(total))
    ]
    code, out, err = dicegame(tmp_path, "replay", "game.jsonl")
    assert (code, err) == (0, "")
    assert f"Player: {total} points (I" in out
    assert out.count("round") == 24
    code, out, _ = dicegame(tmp_path, "replay", "game.jsonl", "--step", stdin="\n" * 30)
    assert code == 0
    assert out.count("b(x)") == 24 + 1
    code, out, _ = dicegame(tmp_path, "replay", "game.jsonl", "--step", stdin="?\n\nquit\n")
    assert (code, out.count("b(x)")) == (130, 2)
    assert "P monastery (1 or 2)" in out


def test_two_at_one_keyboard_with_secret_castles_undo_and_ctrl_c(tmp_path: Path) -> None:
    with person(tmp_path, "play", "--players", "Anna,Ben", "--seed", "3", "--record", "two.jsonl") as people:
        for name, castle in (("Anna", "orange"), ("Ben", "purple")):
            assert f"{name}, which starting castle" in people.read("typed unseen)? ")
            time.sleep(0.2)  # until the terminal has turned its echo off
            people.type(castle)
        screen = people.read("Enter rolls the dice")
        assert "orange" not in screen.partition("Anna starts from")[0]
        people.type("undo")
        assert "nothing to undo" in people.read("Enter rolls the dice")
        people.type("")
        people.read("Anna, your turn: ")
        people.type("pass")
        people.read("Ben, your turn: ")
        people.type("undo")
        assert "Anna takes the turn back" in people.read("Anna, your turn: ")
        people.type("1=1")
        assert "(Dice game rulebook 2017, Game play)" in " ".join(people.read("Anna, your turn: ").split())
        people.type("pass")
        people.read("Ben, your turn: ")
        people.type("99")
        assert "There are turns 1 to" in people.read("Ben, your turn: ")
        time.sleep(0.3)  # a signal between Python's prompt and its read would wait for the next key
        os.write(people.terminal, b"\x03")
        code, screen = people.end()
    assert code == 130
    assert "Traceback" not in screen
    assert "dicegame play --resume two.jsonl" in screen
    with person(tmp_path, "play", "--resume", "two.jsonl") as people:
        people.read("Ben, your turn: ")
        people.type("pass")
        people.read("Enter rolls the dice, undo takes the last turn back")
        people.type("undp")
        assert "'undp' does nothing here" in people.read("Enter rolls the dice, undo takes the last turn back")
        people.type("undo")
        people.read("Ben, your turn: ")
        people.type("quit")
        assert people.end()[0] == 130


@pytest.mark.parametrize("seed", first(2, range(4)))
def test_killed_at_any_point_the_record_loads_and_the_game_goes_on(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    path = tmp_path / "game.jsonl"
    with person(tmp_path, "play", "--start", "gray", "--seed", str(seed), "--record", "game.jsonl") as anna:
        for _ in range(rng.randrange(1, 12)):
            anna.read("Enter rolls the dice")
            anna.type("")
            anna.read("your turn: ")
            anna.type("pass")
        time.sleep(rng.random() / 20)
        anna.process.send_signal(signal.SIGKILL)
        anna.process.wait()
    record = read_record(path.read_bytes())
    *_, game = replay(record)
    path.write_bytes(path.read_bytes() + b'{"turn": "pa')  # as a power cut would leave it
    with person(tmp_path, "play", "--resume", "game.jsonl") as anna:
        assert "the last line is half-written and was dropped" in anna.read("Going on")
        anna.type("")
        anna.read("your turn: ")
        anna.type("quit")
        assert anna.end()[0] == 130
    again = read_record(path.read_bytes())
    assert again.dropped == ""
    assert again.events[: len(record.events)] == record.events
    assert len(again.events) > len(record.events) or game.missing


def test_dice_rolled_on_the_table_are_typed(tmp_path: Path) -> None:
    with person(tmp_path, "play", "--start", "blue", "--dice", "table", "--record", "game.jsonl") as anna:
        anna.read("Dice (such as")
        anna.type("?")
        assert "two colors, two pips" in anna.read("Dice (such as")
        anna.type("hint")
        assert "No turn is due" in anna.read("Dice (such as")
        anna.type("b b 5 7")
        assert "'7' is not on any die" in anna.read("Dice (such as")
        anna.type("bl bl 5 6 d")
        assert "Rolled: blue blue 5 6 double" in anna.read("your turn: ")
        anna.type("sell 17=5 silver 18=6")
        anna.read("undo takes the last turn back")
        anna.type("quit")
        anna.end()
    events = [json.loads(line) for line in (tmp_path / "game.jsonl").read_text().splitlines()[1:]]
    assert events == [{"roll": "blue blue 5 6 double"}, {"turn": "sell 17=5 silver 18=6", "player": "Player"}]


def test_a_mistyped_roll_is_taken_back_until_somebody_plays(tmp_path: Path) -> None:
    with person(
        tmp_path, "play", "--players", "Anna,Ben", "--start", "blue", "--dice", "table", "--record", "game.jsonl"
    ) as anna:
        anna.read("Dice (such as")
        anna.type("o o 1 1 d")
        assert "(type undo if that was a mistake)" in anna.read("Anna, your turn: ")
        anna.type("undo")
        assert "The roll is taken back." in anna.read("Dice (such as: orange blue 2 4 double): ")
        anna.type("undo")
        assert "nothing to undo" in anna.read("Dice (such as")
        anna.type("bl bl 5 6")
        assert "time 1 of 10" in anna.read("Anna, your turn: ")
        anna.type("17=5")
        anna.read("Ben, your turn: ")
        anna.type("undo")
        assert "Anna takes the turn back" in anna.read("Anna, your turn: ")
        anna.type("quit")
        anna.end()
    code, out, _ = dicegame(tmp_path, "replay", "game.jsonl")
    assert code == 0
    assert "  The roll was mistyped, and is taken back\nPhase I, round 1: blue blue 5 6\n" in out


def best_of_hint(anna: Person) -> str:
    """Ask for a hint, look at it and at the sums behind it, and return its first turn."""
    anna.type("hint")
    hint = anna.read("Anna, your turn: ")
    turns = re.findall(
        r"^  [abc]  ((?:(?:sell|monk|worker|silver) )*(?:pass|\d+=\d(?: silver \d+=\d)?)) ", hint, re.MULTILINE
    )
    assert 1 <= len(turns) <= 3
    anna.type("why")
    sums = anna.read("Anna, your turn: ")
    assert len(re.findall(r"^  [abc]  -?\d+\.\d points to come; \S", sums, re.MULTILINE)) == len(turns)
    return str(turns[0])


def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    players = "Anna,bot:search:50,bot:greedy"
    with person(tmp_path, "play", "--players", players, "--seed", "3", "--record", "game.jsonl", NO_COLOR="1") as anna:
        assert "typed unseen" not in anna.read("Anna, which starting castle (blue, gray, orange, purple)? ")
        anna.type("gray")
        screen = anna.read("Enter rolls the dice: ")
        assert re.search(r"Anna starts from gray\.\nbot:search:50 starts from \w+\.\nbot:greedy starts from \w+\.", screen)
        anna.type("hint")
        assert "No turn is due" in anna.read("Enter rolls the dice: ")
        while "Enter ends the game" not in screen:
            anna.type("")
            screen = anna.read("Anna, your turn: ")
            assert "bot:" not in screen.partition("Rolled: ")[2].partition("The others")[0]  # nobody sees what they do yet
            anna.type(best_of_hint(anna) if anna.seen.count("points to come") < SOME_HINTS else "1")
            screen = anna.read("undo takes the last turn back: ")
            assert re.search(r"Anna: .+\n(  .+\n)*(compil.+\n)*bot:search:50: .+ \((mark|take)", screen)
            if "round 2" in anna.seen and "takes the turn back" not in anna.seen:
                anna.type("undo")
                anna.read("Anna, your turn: ")
                anna.type("pass")
                assert "bot:" not in anna.read("undo takes the last turn back: ")  # theirs stand
            anna.type("board search")
            assert "bot:search:50: " in anna.read("undo takes the last turn back: ")
            anna.type("board b")
            assert "'b' is not clear; expected one of Anna, bot:search:50, bot:greedy" in " ".join(
                anna.read("undo takes the last turn back: ").split()
            )
        anna.type("")
        code, screen = anna.end(180)
    assert code == 0
    (score,) = re.findall(r"^Anna: (\d+) points \(I", screen, re.MULTILINE)
    allowed = re.search(
        rf"^Anna: {score} points; these dice allowed at least (\d+) \(at most (\d+)\); your\s", screen, re.MULTILINE
    )
    assert allowed
    assert int(score) <= int(allowed[1]) < int(allowed[2])
    said = re.findall(r"^(.+): (first|second) to finish (\w+), \d points?\.$", anna.seen, re.MULTILINE)
    announced = {(name, place, color) for names, place, color in said for name in names.split(", ")}
    assert len(announced) >= 3
    report, _, look_back = screen.partition("How many points were possible")
    for part, name in re.findall(r"(.*?)^(\S+): \d+ points \(I", report, re.MULTILINE | re.DOTALL):  # the total is last
        for place, color in re.findall(r"(first|second) to finish (\w+)", part):
            announced.discard((name, place, color))
    assert not announced
    assert "bot:greedy: " not in look_back
    game = anna.seen.partition("Enter ends the game")[0]
    assert [line for line in (game + look_back).splitlines() if len(line) > 80] == []
    code, out, err = dicegame(tmp_path, "replay", "game.jsonl")
    assert (code, err) == (0, "")
    assert f"Anna: {score} points" in out


def test_a_game_against_a_bot_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    arguments = ("play", "--players", "Anna,bot:greedy", "--start", "blue", "--seed", "5", "--record", path.name)
    dicegame(tmp_path, *arguments, stdin="\npass\n\npass\n\n")
    lines = path.read_text().splitlines(keepends=True)
    assert [line[2:6] for line in lines[1:]] == ["roll", "turn", "turn"] * 2 + ["roll"]
    path.write_text(lines[0].replace("greedy", "nobody"))
    code, _, err = dicegame(tmp_path, "play", "--resume", path.name)
    assert code == 1
    assert err.startswith("dicegame: game.jsonl: there is no bot 'nobody'; expected one of random")
    for kept in (3, 4):  # the bot's turn is lost, or not
        path.write_text("".join(lines[:kept]))
        code, out, _ = dicegame(tmp_path, "play", "--resume", path.name, stdin="undo\npass\n\npass\n\n")
        assert code == 130
        assert "Anna takes the turn back." in out
        assert path.read_text().count("bot:greedy") == 3
        again = path.read_text().splitlines(keepends=True)
        assert [line for line in again if "back" not in line and "Anna" not in line] == [
            line for line in lines if "Anna" not in line
        ]


def test_a_bot_alone_is_watched(tmp_path: Path) -> None:
    arguments = ("play", "--players", "bot:planner", "--seed", "5", "--record", "game.jsonl")
    code, out, err = dicegame(tmp_path, *arguments, stdin="\n" * 25)
    assert (code, err.replace("\n", "")[:9]) in ((0, ""), (0, "compiling"))
    assert re.search(r"^bot:planner starts from \w+\.$", out, re.MULTILINE)
    assert len(re.findall(r"^bot:planner: .+ \((?:mark|take)", out, re.MULTILINE)) == 24
    assert out.count("round 8 of 8") == 3
    assert "undo takes" not in out
    assert re.search(r"^bot:planner: \d+ points; these dice allowed at least", out, re.MULTILINE)


def test_what_the_dice_allowed_can_be_skipped(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def pressed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(hindsight, "look_back_on", pressed)
    setup = Setup(load("a"), ("Anna",), (10,), "solo")
    TerminalGame(Terminal(), Session(DICE_GAME, setup, 1)).look_back()
    assert capsys.readouterr().out.endswith("Skipped; dicegame bound computes it from a record.\n")


def test_players_announce_what_they_finish() -> None:
    game = new_game(Setup(load("a"), ("Anna", "Ben", "Cleo"), (10,) * 3))
    blue, both = Claim((0, 2)), Claim((0, 2), (1,))
    first = replace(game, claims=(*game.claims[:2], blue, *game.claims[3:]))
    second = replace(game, claims=(*game.claims[:2], both, *game.claims[3:]))
    assert DRAWING.changes(game, first) == ["Anna, Cleo: first to finish blue, 4 points."]
    assert DRAWING.changes(first, second) == ["Ben: second to finish blue, 2 points."]
    assert DRAWING.changes(second, second) == []


def test_the_costliest_turns_are_told_with_their_round() -> None:
    turn, better = parse_turn("12=4"), parse_turn("sell 17=5")
    costly = CostlyTurn(2, Clock(10, 8, phase=1, round=0), parse_roll("orange blue 4 5 double"), turn, better, 1)
    found = Hindsight("Anna", 47, 71, False, 96, (costly,), ())
    assert look_back_lines(found, "en") == [
        "Anna: 47 points; these dice allowed at least 71 (at most 96); your costliest turn was:",
        "  Phase II, round 1 of 8, orange blue 4 5 double: 12=4 cost 1 point against sell 17=5.",
    ]
    exact = found._replace(score=71, exact=True, bound=71, costliest=())
    assert look_back_lines(exact, "en") == ["Anna: 71 points; these dice allowed 71 (and no more); no turn cost anything."]
    bot = look_back_lines(found._replace(name="bot:greedy", costliest=(costly,) * 3), "en")
    assert bot[0].endswith("; its three costliest turns were:")


@pytest.mark.exhaustive
def test_without_numba_it_takes_seconds_and_is_said_once(tmp_path: Path) -> None:
    script = (
        "import sys\nsys.modules['numba'] = None\nfrom dicegame.cli import main\n"
        "sys.argv = ['dicegame', 'play', '--start', 'blue', '--seed', '5', '--record', 'game.jsonl']\nmain()"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        input="\nhint\n1\n" * 2 + "\n1\n" * 23,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert re.search(r"^Player: \d+ points; these dice allowed at least", done.stdout, re.MULTILINE)
    assert done.stderr.count("numba is missing") == 1
    assert "make fast (or pip install -e '.[fast]'" in done.stderr


@pytest.mark.parametrize("plain", [False, True])
def test_without_color_80_columns_are_enough(tmp_path: Path, plain: bool) -> None:
    options = ["--plain"] if plain else []
    with person(
        tmp_path, "play", "--players", "Anna,Ben,Cleo", "--start", "blue", "--seed", "2", *options, NO_COLOR="1"
    ) as people:
        for _ in range(6):
            people.read("Enter rolls the dice")
            people.type("")
            for name in ("Anna", "Ben", "Cleo"):
                people.read(f"{name}, your turn: ")
                people.type("board")
                people.read(f"{name}, your turn: ")
                people.type("more")
                people.read(f"{name}, your turn: ")
                people.type("1")
        people.read("Enter rolls the dice")
        people.type("?")
        people.read("Enter rolls the dice")
        people.type("quit")
        people.end()
    assert not ESCAPE.search(people.seen)
    assert [line for line in people.seen.splitlines() if len(line) > 80] == []
    assert ("can be marked now" in people.seen) == plain
    assert ("b(x)" in people.seen) != plain


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (["play", "--players", "A,B,C,D,E", "--start", "different"], 1, "up to 4 players"),
        (["play", "--players", "A,A"], 1, "two players are called 'A'"),
        (
            ["play", "--players", "Strauß,STRAUSS"],
            1,
            "two players are called 'Strauß' and 'STRAUSS', alike but for capitals",
        ),
        (["play", "--players", "A,B", "--solo"], 1, "for one player"),
        (["play", "--start", "pink"], 1, "not a castle to start from"),
        (["play", "--players", "A,B,C", "--start", "blue,gray"], 1, "2 starting castles for 3 players"),
        (["play", "base-1", "--solo"], 1, "the solo game is for a duchy of islands"),
        (["play", "zz"], 1, "no layout named"),
        (["play", "dice:PP/OYO/YY"], 1, "no castle to start from"),
        (["play", "--dice", "cup"], 2, "cup"),
        (["play", "--dice", "table", "--seed", "1"], 2, "--seed"),
        (["play", "--resume", "none.jsonl"], 1, "No such file"),
        (["play", "a", "--resume", "none.jsonl"], 2, "leave out the other options"),
        (["play", "--start", "blue", "--resume", "none.jsonl"], 2, "leave out the other options"),
        (["play", "--seed", "0", "--resume", "none.jsonl"], 2, "leave out the other options"),
        (["play", "--dice", "table", "--resume", "none.jsonl"], 2, "leave out the other options"),
        (
            ["play", "--players", "Anna,bot:nobody"],
            1,
            "no bot 'nobody'; expected one of random, greedy, planner, expert",
        ),
        (["play", "--players", "Anna,bot:"], 1, "'bot:' is not a bot"),
        (["play", "--players", "Anna,bot:greedy", "--solo"], 1, "for one player"),
        (["replay", "none.jsonl"], 1, "No such file"),
        (["roll", "--double-faces", "7"], 2, "--double-faces"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    tmp_path: Path, without_terminal: WithoutTerminal, arguments: list[str], code: int, reason: str
) -> None:
    found, out, err = without_terminal(*arguments)
    assert (found, out) == (code, "")
    assert reason in err
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["bound"], ["play", "--resume"]])
def test_a_file_that_is_too_large_for_a_record_is_not_read(
    tmp_path: Path, without_terminal: WithoutTerminal, command: list[str]
) -> None:
    record = (ROOT / "docs" / "examples" / "dice-record.jsonl").read_bytes()
    (tmp_path / "large.jsonl").write_bytes(record + b"\n" * 1_000_000)
    code, out, err = without_terminal(*command, "large.jsonl")
    assert (code, out) == (1, "")
    assert err == "dicegame: large.jsonl: larger than a megabyte; expected a small text file\n"


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_text("mine")
    code, _, err = dicegame(tmp_path, "play", "--start", "blue", "--record", "game.jsonl")
    assert code == 1
    assert "exists" in err
    assert (tmp_path / "game.jsonl").read_text() == "mine"


def test_a_file_appears_with_its_whole_first_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def power_cut(*_: object) -> None:
        raise OSError("power cut")

    path = tmp_path / "game.jsonl"
    with monkeypatch.context() as cut:
        cut.setattr(os, "replace", power_cut)
        with pytest.raises(NotSavedError, match="power cut"):
            RecordFile(path).save("first\n")
    assert not path.exists()
    with RecordFile(path) as file:
        file.save("first\n")
        file.save("second\n")
    assert path.read_text() == "first\nsecond\n"


def test_a_tampered_record_is_refused_by_replay_and_resume(tmp_path: Path) -> None:
    lines = ['{"roll": "orange orange 1 1"}', '{"turn": "pass", "player": "Player"}', '{"roll": "orange orange 1 1"}']
    with person(tmp_path, "play", "--start", "blue", "--dice", "table", "--record", "game.jsonl") as anna:
        anna.read("Dice (such as")
        anna.type("quit")
        anna.end()
    path = tmp_path / "game.jsonl"
    path.write_text(path.read_text() + "\n".join([*lines, '{"turn": "17=5", "player": "Player"}', ""]))
    for command in (["replay"], ["play", "--resume"]):
        code, _, err = dicegame(tmp_path, *command, "game.jsonl")
        assert code == 1
        assert "game.jsonl: phase I, round 2, Player, 17=5: the dice show orange orange 1 1: hex 17 is blue" in err
        assert err.count("\n") == 1


def test_a_record_that_lacks_a_turn_is_refused_with_file_phase_and_round(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    dicegame(tmp_path, "play", "--seed", "5", "--start", "blue", "--record", record.name, stdin="\npass\n\npass\n\npass\n")
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(line for number, line in enumerate(lines) if number != 2))
    code, _, err = dicegame(tmp_path, "replay", record.name)
    assert code == 1
    assert err == "dicegame: game.jsonl: phase I, round 1: the turn of Player is missing\n"


def test_others_with_one_point_have_one_point(tmp_path: Path) -> None:
    said = dicegame(tmp_path, "play", "--players", "Anna,Ben,Cleo", "--start", "blue", "--plain", "--seed", "3", stdin="\n")[
        1
    ]
    assert "The others: Ben 1 point, Cleo 1 point\n" in said
    assert "Circles to use: monk 0, silver 0, commodity 1, worker 0\n" in said
    assert "Color bonus: purple 3/2, gray 3/1, blue 4/2, orange 6/3, green 3/1, yellow 4/2\n" in said


def test_roll_ticks_the_hourglasses_and_announces_the_phases(tmp_path: Path) -> None:
    code, out, _ = dicegame(tmp_path, "roll", "--solo", "--seed", "1", stdin="\n" * 24)
    assert code == 0
    assert out.count(" of 8: ") == 24
    assert re.findall(r"Phase (\w+) begins", out) == ["I", "II", "III"]
    code, out, err = dicegame(tmp_path, "roll", "--double-faces", "6", stdin="\n" * 15)
    assert code == 0
    assert out.count("double hourglass") == 15
    assert "Phase I, round 1, time 2 of 10: " in out
    code, out, _ = dicegame(tmp_path, "roll", "--solo", stdin="\n?\nrol\n\nq\n")
    assert (code, out.count(" of 8: ")) == (130, 2)
    assert "This rolls the dice for people who write on paper." in out
    assert "'rol' does nothing here" in out
    code, _, err = dicegame(tmp_path, "roll", stdin="\n\n")
    assert (code, "stopped in phase I, after 2 rounds" in err) == (130, True)


def test_starting_castles_may_be_given_in_the_language_of_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "dicegame", "play", "a", "--lang", "fr", "--players", "Anna,Ben"]
    done = subprocess.run(
        [*command, "--start", "Gris,bleu", "--record", str(path)],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 130, done.stderr
    assert [player["start"] for player in json.loads(path.read_text().splitlines()[0])["players"]] == [14, 11]
