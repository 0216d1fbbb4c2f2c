"""A saved game that is opened again: finished, damaged, moved, played elsewhere, or on a full disk."""

import errno
import json
import shutil
from pathlib import Path

import pytest

from dicegame.base.strength import hindsight as base_hindsight
from dicegame.dice.strength import hindsight as dice_hindsight
from dicegame.games import read_record, read_sound_part
from dicegame.play.record import RecordError, format_record, replay
from dicegame.play.recordfile import RecordFile
from tests import ROOT
from tests.dicegame.at_the_keyboard import AtTheKeyboard

EXAMPLES = ROOT / "docs" / "examples"
LOOK_BACK = base_hindsight.look_back_on


class NoLookBack:
    """Stands for the look-back of a game, which takes its time."""

    def __init__(self, _record: object, player: int, *_: object) -> None:
        self.player = player

    def sentences(self) -> list[str]:
        return [f"looked back on player {self.player}"]


@pytest.fixture
def dicegame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> AtTheKeyboard:
    """The command in an empty folder, with a history of its own, and with look-backs that are ready at once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for hindsight in (dice_hindsight, base_hindsight):
        monkeypatch.setattr(hindsight, "look_back_on", NoLookBack)
    return AtTheKeyboard(monkeypatch, capsys)


@pytest.fixture(params=["dice", "base"])
def finished(request: pytest.FixtureRequest, dicegame: AtTheKeyboard) -> Path:  # noqa: ARG001  # it changes the folder
    """The record of a finished game, whose first line is not written as we write it."""
    text = (EXAMPLES / f"{request.param}-record.jsonl").read_text()
    first, _, rest = text.partition("\n")
    path = Path("game.jsonl")
    path.write_text(json.dumps(json.loads(first), indent=None, separators=(",", ":")) + "\n" + rest)
    return path


@pytest.fixture
def begun(dicegame: AtTheKeyboard) -> Path:
    """The record of a game of two rounds."""
    dicegame("play", "a", "--start", "blue", "--seed", "5", "--record", "game.jsonl", typed="\npass\n\npass\n")
    return Path("game.jsonl")


def test_a_finished_game_shows_its_result_and_its_look_back(dicegame: AtTheKeyboard, finished: Path) -> None:
    before = finished.read_bytes()
    for _ in range(2):
        code, out = dicegame("play", "--resume", "game.jsonl")
        assert (code, "The game in game.jsonl is finished" in out) == (0, True)
        assert "points" in out
        assert "looked back on player 0" in out
    assert finished.read_bytes() == before
    assert "already kept" in out


def test_resuming_changes_nothing_but_by_a_move(dicegame: AtTheKeyboard, finished: Path) -> None:
    lines = finished.read_bytes().splitlines(keepends=True)
    of_anna = [place for place, line in enumerate(lines) if (b'"Anna"' in line and b'"text"' in line) or b'"turn"' in line]
    for cut, end in ((of_anna[3], b""), (of_anna[-1], b'{"ro')):
        finished.write_bytes(b"".join(lines[:cut]) + end)
        code, out = dicegame("play", "--resume", "game.jsonl", "--plain")
        assert (code, "go on with: dicegame play --resume game.jsonl" in out) == (130, True)
        assert finished.read_bytes() == b"".join(lines[:cut]) + end
        assert ("half-written and was dropped" in out) == bool(end)


def test_the_base_game_waits_for_enter_and_looks_back_by_itself(dicegame: AtTheKeyboard) -> None:
    lines = (EXAMPLES / "base-record.jsonl").read_text().splitlines(keepends=True)
    last = max(place for place, line in enumerate(lines) if '"player": "Anna"' in line)
    move = json.loads(lines[last])["move"]["text"]
    Path("game.jsonl").write_text("".join(lines[:last]))
    code, out = dicegame("play", "--resume", "game.jsonl", "--lang", "en", typed=f"{move}\nboard\nundo\nhopla\n\n")
    assert code == 0
    after_move, _, end = out.partition("'hopla' does nothing here")
    assert "Winner" not in after_move
    assert "nothing to undo" in after_move
    assert "Winner" in end
    assert "Which turns cost points" in end
    assert "looked back on player 0" in out


@pytest.mark.parametrize("typed", ["", "quit\n"])
def test_a_base_game_that_is_over_ends_also_without_enter(dicegame: AtTheKeyboard, typed: str) -> None:
    lines = (EXAMPLES / "base-record.jsonl").read_text().splitlines(keepends=True)
    last = max(place for place, line in enumerate(lines) if '"player": "Anna"' in line)
    move = json.loads(lines[last])["move"]["text"]
    Path("game.jsonl").write_text("".join(lines[:last]))
    code, out = dicegame("play", "--resume", "game.jsonl", typed=f"{move}\n{typed}")
    assert (code, "Winner" in out) == (0, True)


def test_the_look_back_of_the_base_game_says_what_it_needs(dicegame: AtTheKeyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(EXAMPLES / "base-record.jsonl", "game.jsonl")
    monkeypatch.setattr(base_hindsight, "look_back_on", LOOK_BACK)
    monkeypatch.setattr(base_hindsight, "can_compile", lambda: False)  # as without numba
    code, out = dicegame("play", "--resume", "game.jsonl")
    assert code == 0
    assert "Winner" in out
    assert "Which turns cost points" in out
    assert "thousands of" in out.partition("Which turns cost points")[2]


def test_a_game_is_played_in_one_window_at_a_time(dicegame: AtTheKeyboard, begun: Path) -> None:
    before = begun.read_bytes()
    with RecordFile(begun) as first:
        first.read()
        for command in (["play", "--resume", "game.jsonl"], ["daily", "2026-11-22", "--record", "game.jsonl"]):
            code, out = dicegame(*command, typed="pass\n")
            assert (code, out) == (
                1,
                "dicegame: game.jsonl: this game is being played in another window; end it there first\n",
            )
    assert begun.read_bytes() == before
    assert dicegame("play", "--resume", "game.jsonl")[0] == 130


def doubled(path: Path) -> list[str]:
    """Let two programs write to one record, which each of them resumed. Return its lines."""
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines, lines[-1], lines[-2], lines[-1]]))
    return lines


def test_a_doubled_record_is_resumed_up_to_its_last_sound_line(dicegame: AtTheKeyboard, begun: Path) -> None:
    lines = doubled(begun)
    before = begun.read_text()
    code, out = dicegame("play", "--resume", "game.jsonl", typed="hopla\n\n\npass\n")
    said = " ".join(out.split())
    assert code == 130
    assert "game.jsonl is damaged from line 6 on, perhaps because two programs wrote to it: phase I, round 2" in said
    assert "3 lines are left out: " + " ".join(line.strip() for line in before.splitlines()[-3:]) in said
    assert "'hopla' does nothing here" in said
    assert "Going on with game-2.jsonl" in said
    assert "dicegame play --resume game-2.jsonl" in said
    assert begun.read_text() == before, "what is left out stays where it was"
    new = Path("game-2.jsonl").read_text().splitlines(keepends=True)
    assert new[:5] == lines
    assert [next(iter(json.loads(line))) for line in new[5:]] == ["roll", "turn"]


def test_a_lawful_game_that_nobody_played_is_found_by_its_seed(dicegame: AtTheKeyboard, begun: Path) -> None:
    """Two programs that go on with one game roll the same dice: whole rounds of the second one are as lawful."""
    lines = begun.read_text().splitlines(keepends=True)
    begun.write_text("".join([*lines, *lines[-2:]]))
    assert len(list(replay(read_record(begun.read_bytes())))) == 7
    code, out = dicegame("play", "--resume", "game.jsonl", typed="\nquit\n")
    assert (code, "game.jsonl is damaged from line 6 on" in " ".join(out.split())) == (130, True)
    assert Path("game-2.jsonl").read_text() == "".join(lines)


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_the_offer_can_be_refused(dicegame: AtTheKeyboard, begun: Path, typed: str) -> None:
    doubled(begun)
    before = begun.read_bytes()
    code, out = dicegame("play", "--resume", "game.jsonl", typed=typed)
    assert (code, "dicegame: game.jsonl: phase I, round 2, Player, pass: " in out) == (1, True)
    assert [path.name for path in Path().glob("*.jsonl")] == ["game.jsonl"]
    assert begun.read_bytes() == before


def test_the_sound_part_ends_before_the_first_fault(begun: Path) -> None:
    lines = begun.read_bytes().splitlines(keepends=True)
    record = read_record(begun.read_bytes())
    assert read_sound_part(b"".join(lines)) == (record, 0, None)
    for place in range(1, len(lines)):
        part = read_sound_part(b"".join([*lines[:place], b"\n", b"zz{]\n", *lines[place:]]))
        assert (part.number, str(part.fault)[:8]) == (place + 2, f"line {place + 2}: ")
        assert format_record(part.record).encode() == b"".join(lines[:place])
        part = read_sound_part(b"".join([*lines[:place], *lines[place + 1 :]]) if place % 2 else b"".join(lines))
        assert part.number == (place + 1 if 1 < place + 1 < len(lines) and place % 2 else 0)
    with pytest.raises(RecordError, match="line 1"):
        read_sound_part(b"zz\n" + b"".join(lines))


def test_nothing_is_offered_where_nothing_is_left(dicegame: AtTheKeyboard, begun: Path) -> None:
    lines = begun.read_bytes().splitlines(keepends=True)
    begun.write_bytes(lines[0] + lines[2])
    code, out = dicegame("play", "--resume", "game.jsonl", typed="\n")
    assert (code, out.count("\n")) == (1, 1)


def test_a_record_that_is_moved_while_it_is_played_is_written_whole(
    dicegame: AtTheKeyboard, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = begun.read_text()
    save = RecordFile.save

    def move_away(file: RecordFile, line: str) -> None:
        if not Path("moved.jsonl").exists():
            begun.rename("moved.jsonl")
        save(file, line)

    monkeypatch.setattr(RecordFile, "save", move_away)
    assert dicegame("play", "--resume", "game.jsonl", typed="\npass\n")[0] == 130
    assert Path("moved.jsonl").read_text() == before
    assert begun.read_text().startswith(before)
    assert len(read_record(begun.read_bytes()).events) == 6


def test_on_a_full_disk_the_file_and_the_way_on_are_named(
    dicegame: AtTheKeyboard, begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each first try to save fails: of the roll and of the turn. The dice stay those of the seed."""
    before, write, tried = begun.read_text(), RecordFile._write, set[bytes]()

    def full_at_first(file: RecordFile, added: bytes) -> None:
        if added not in tried:
            tried.add(added)
            raise OSError(errno.ENOSPC, "No space left on device")
        write(file, added)

    with monkeypatch.context() as full:
        full.setattr(RecordFile, "_write", full_at_first)
        code, out = dicegame("play", "--resume", "game.jsonl", "--plain", typed="\nquit\n")
        assert (code, begun.read_text()) == (130, before)
        assert "game.jsonl: No space left on device" in " ".join(out.split())
        assert "dicegame play --resume game.jsonl" in out
        tried.clear()
        code, out = dicegame("play", "--resume", "game.jsonl", "--plain", typed="\n\n\npass\npass\n")
        assert (code, out.count("No space left")) == (130, 2)
    after = begun.read_text()
    begun.write_text(before)
    assert dicegame("play", "--resume", "game.jsonl", "--plain", typed="\npass\n")[0] == 130
    assert begun.read_text() == after


def test_a_game_that_cannot_be_kept_in_the_history_still_ends_with_its_look_back(
    dicegame: AtTheKeyboard, tmp_path: Path
) -> None:
    shutil.copy(EXAMPLES / "dice-record.jsonl", "game.jsonl")
    (tmp_path / "data" / "dicegame" / "history.sqlite").mkdir(parents=True)
    code, out = dicegame("play", "--resume", "game.jsonl")
    assert (code, "history.sqlite" in out, "looked back on player 0" in out) == (0, True, True)


def test_a_folder_is_no_file_for_a_game(dicegame: AtTheKeyboard, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    code, out = dicegame("play", "a", "--start", "blue", "--record", "games")
    assert (code, out) == (1, "dicegame: games is a folder; name a file in it, such as games/game.jsonl\n")


def test_at_the_first_prompt_there_is_nothing_to_undo_yet(dicegame: AtTheKeyboard) -> None:
    _, out = dicegame("play", "a", "--start", "blue", "--dice", "table", typed="undo\n")
    assert "nothing to undo: nothing has happened in this game yet" in out


def test_a_record_is_replayed_up_to_a_line_that_cannot_be_read(dicegame: AtTheKeyboard, begun: Path) -> None:
    lines = begun.read_text().splitlines(keepends=True)
    begun.write_text("".join([*lines[:3], "{\0}\n", *lines[3:]]))
    code, out = dicegame("replay", "game.jsonl")
    assert code == 1
    assert "Player: pass" in out
    assert "in a new file, with: dicegame play --resume game.jsonl" in out
    assert out.splitlines()[-1].startswith("dicegame: game.jsonl: line 4: expected")
    code, out = dicegame("replay", "game.jsonl", "--json")
    assert (code, out.startswith("dicegame: game.jsonl: line 4: expected")) == (1, True)


def test_a_record_of_far_too_many_players_is_refused_at_once(dicegame: AtTheKeyboard, begun: Path) -> None:
    data = json.loads(begun.read_text().splitlines()[0])
    data |= {"variant": "standard", "players": [{"name": f"P{number}", "start": 11} for number in range(20_000)]}
    begun.write_text(json.dumps(data))
    for command in (["replay"], ["play", "--resume"]):
        code, out = dicegame(*command, "game.jsonl")
        assert (code, out) == (1, "dicegame: game.jsonl: line 1: too many players; expected 100 at most\n")
