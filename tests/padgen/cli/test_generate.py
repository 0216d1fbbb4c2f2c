"""`padgen generate` as typed: its four kinds of output, every option, and everything people do wrong."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from padgen import load, problems
from padgen.cli.generate import DuchyOptions, new_duchies
from tests.command import Command, Result, as_program

SMALL = "dice:PP/OgO/YY"


def refused(result: Result, *words: str, code: int = 1) -> bool:
    """Whether a command ended with one line that contains all words, having printed nothing."""
    assert (result.code, result.out, result.err.count("\n")) == (code, "", 1), result
    assert all(word in result.err for word in words), result.err
    return True


def names(folder: str | Path) -> list[str]:
    return sorted(path.name for path in Path(folder).iterdir())


# What is printed


def test_one_notation_a_line(padgen: Command) -> None:
    result = padgen("generate", "-n", "3", "--seed", "7")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert len(set(lines)) == 3
    assert all(problems(load(line)) == () for line in lines)
    assert padgen("generate", "-n", "3", "--seed", "7", "--notation") == result


def test_one_duchy_by_default_and_its_seed_on_stderr(padgen: Command) -> None:
    result = padgen("generate")
    assert result.out.startswith("dice:")
    assert result.out.count("\n") == 1
    word, seed = result.err.split()
    assert word == "seed"
    assert padgen("generate", "--seed", seed).out == result.out
    assert padgen("generate").out != result.out  # but once in a million times


def test_json_is_a_list_of_what_show_prints(padgen: Command) -> None:
    found = json.loads(padgen("generate", "-n", "2", "--seed", "7", "--json").out)
    shown = [json.loads(padgen("show", duchy["notation"], "--json").out) for duchy in found]
    assert [duchy["name"] for duchy in found] == ["7-1", "7-2"]
    assert all(duchy["problems"] == [] and duchy["features"]["areas"] > 10 for duchy in found)
    for duchy, again in zip(found, shown, strict=True):
        assert duchy | {"name": "", "source": ""} == again | {"name": "", "source": ""}


def test_files_one_each(padgen: Command, tmp_path: Path) -> None:
    result = padgen("generate", "-n", "3", "--seed", "7", "--out", "new/duchies")
    assert (result.code, result.out) == (0, "new/duchies\n")
    assert names("new/duchies") == ["7-1.toml", "7-2.toml", "7-3.toml"]
    notations = padgen("generate", "-n", "3", "--seed", "7").out.splitlines()
    for number, notation in enumerate(notations, 1):
        layout = load(f"new/duchies/7-{number}.toml")
        assert layout.name == f"7-{number}"
        assert "seed 7" in layout.source
        assert layout.cells == load(notation).cells
    assert padgen("validate", *(str(path) for path in (tmp_path / "new/duchies").iterdir())).code == 0


def test_files_keep_what_a_notation_cannot(padgen: Command) -> None:
    assert padgen("generate", "--like", "base-11a", "--seed", "1", "--out", "new").code == 0
    assert load("new/1-1.toml").posts == load("base-11a").posts
    result = padgen("generate", "--like", "base-11a", "--seed", "1")
    assert "the border posts of base-11a" in result.err
    assert load(result.out).posts == ()


def test_a_shape_of_ones_own(padgen: Command, tmp_path: Path) -> None:
    counts = "composition = { purple = 2, orange = 2, green = 1, yellow = 1 }"
    Path(tmp_path, "mine.toml").write_text(f'game = "dice"\nrows = """\nP P . O\n O g Y\n"""\n{counts}\n')
    assert padgen("generate", "-n", "3", "--like", "./mine.toml", "--seed", "1", "--out", "new").code == 0
    assert padgen("validate", "new/1-1.toml", "new/1-2.toml", "new/1-3.toml").code == 0
    (duchy,) = json.loads(padgen("generate", "--like", "./mine.toml", "--seed", "1", "--json").out)
    assert duchy["notation"] is None
    assert refused(padgen("generate", "--like", "./mine.toml", "--seed", "1"), "mine", "not hexagons", "--out")


# What the options do


def areas(result: Result) -> list[dict[str, list[int]]]:
    assert result.code == 0, result.err
    return [duchy["areas"] for duchy in json.loads(result.out)]


def test_sizes(padgen: Command) -> None:
    found = areas(padgen("generate", "-n", "5", "--sizes", "D", "--seed", "1", "--json"))
    assert all(duchy["orange"] == [4, 2, 1, 1, 1] for duchy in found)
    assert len({str(duchy) for duchy in areas(padgen("generate", "-n", "5", "--sizes", "ANY", "--seed", "1", "--json"))}) > 1


@pytest.mark.parametrize(
    ("arguments", "game"),
    [
        ([], "dice"),
        (["--game", "dice"], "dice"),
        (["--game", "base"], "base"),
        (["--like", "base-3"], "base"),
        (["--sizes", "base-3"], "base"),
        (["--sizes", "b", "--game", "dice"], "dice"),
        (["--like", "a", "--sizes", "b", "--game", "dice"], "dice"),
    ],
)
def test_the_game_is_that_of_the_layouts_named(padgen: Command, arguments: list[str], game: str) -> None:
    assert padgen("generate", *arguments, "--seed", "1").out.startswith(game)


def test_grain(padgen: Command) -> None:
    def mean_areas(*grain: str) -> float:
        found = areas(padgen("generate", "-n", "60", *grain, "--seed", "1", "--json"))
        return sum(len(sizes) for duchy in found for sizes in duchy.values()) / 60

    fine, medium, coarse = (mean_areas("--grain", grain) for grain in ("fine", "medium", "coarse"))
    assert fine > medium + 1 > coarse + 2
    assert mean_areas() == medium
    printed = sum(len(load(name).areas) for name in "abcd") / 4
    assert abs(medium - printed) < 1


def test_symmetric_and_shuffled(padgen: Command) -> None:
    plain = padgen("generate", "--game", "base", "--seed", "1").out
    assert padgen("generate", "--game", "base", "--seed", "1", "--symmetric").out != plain
    shuffled = padgen("generate", "--game", "base", "--seed", "1", "--dice", "shuffled").out
    assert ";" in shuffled
    assert ";" not in plain
    assert padgen("generate", "--game", "base", "--seed", "1", "--dice", "printed").out == plain


def test_grain_without_effect_is_told(padgen: Command) -> None:
    result = padgen("generate", "--sizes", "a", "--grain", "fine", "--seed", "1")
    assert (result.code, result.out) == (0, padgen("generate", "--sizes", "a", "--seed", "1").out)
    assert "--grain has no effect" in result.err


def test_what_pad_needs_is_a_few_lines() -> None:
    spec = DuchyOptions().spec()
    assert [layout.name for layout in new_duchies(12, 7, spec)][-1] == "7-12"


# What is refused


@pytest.mark.parametrize("number", ["0", "-1", "1000001", "1e3", ""])
def test_numbers_out_of_range(padgen: Command, number: str) -> None:
    assert refused(padgen("generate", "-n", number), "-n", code=2)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seed", "-1"], ["--seed"]),
        (["--game", "chess"], ["--game"]),
        (["--grain", "huge"], ["--grain"]),
        (["--dice", "loaded"], ["--dice"]),
        (["--json", "--notation"], ["only one of"]),
        (["--json", "--out", "new"], ["only one of"]),
        (["--game", "base", "--like", "a"], ["--game", "a is a duchy of the dice game"]),
        (["--out", ""], ["--out", "folder"]),
    ],
)
def test_wrong_usage(padgen: Command, arguments: list[str], words: list[str]) -> None:
    assert refused(padgen("generate", *arguments), *words, code=2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--like", "nowhere"], ["no layout named 'nowhere'"]),
        (["--sizes", "nowhere"], ["no layout named 'nowhere'"]),
        (["--like", "./nowhere.toml"], ["nowhere.toml", "cannot be read"]),
        (["--sizes", SMALL], ["area sizes of custom", "expected 7"]),
        (["--game", "base", "--sizes", "a"], ["a is a duchy of the dice game"]),
        (["--dice", "shuffled"], ["no die numbers to shuffle"]),
        (["--like", "base:BB/GMG/BB"], ["without a die number"]),
        (["--like", "dice:YY/YYY/YY", "--symmetric", "-n", "2"], ["after 1 different duchies"]),
        (["--rated", "soft"], ["'soft' is not a difficulty"]),
    ],
)
def test_what_cannot_be(padgen: Command, arguments: list[str], words: list[str]) -> None:
    result = padgen("generate", "--seed", "1", *arguments, "--out", "new")
    assert refused(result, *words)


@pytest.mark.parametrize("command", [["generate"], ["pad", "--random", "1"]])
@pytest.mark.parametrize("wish", [["--rated", "soft"], ["--like", "nowhere"]])
def test_what_cannot_be_draws_no_seed(padgen: Command, command: list[str], wish: list[str]) -> None:
    result = padgen(*command, *wish)
    assert result.code in (1, 2)
    assert refused(result, code=result.code)
    assert "seed" not in result.err


@pytest.mark.slow
def test_more_than_there_are(padgen: Command) -> None:
    """Those that there are remain, and are counted."""
    result = padgen("generate", "-n", "5", "--like", "dice:YY/YPY/YY", "--seed", "1", "--out", "new")
    assert refused(result, "no more than 2", "2 of 5")
    assert names("new") == ["1-1.toml", "1-2.toml"]
    assert json.loads(padgen("generate", "-n", "5", "--like", "dice:YY/YPY/YY", "--seed", "1", "--json").out)


def test_what_is_written_has_a_second_opinion(padgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("padgen.geometry._CORNERS", ((2, -2), (2, 2), (0, 4), (-2, 2), (-2, -2), (0, -4)))
    assert refused(padgen("generate", "--seed", "7", "--out", "new"), "7-1", "the hexes overlap or leave gaps", "report")
    assert names("new") == []


def test_nothing_is_overwritten(padgen: Command) -> None:
    assert padgen("generate", "-n", "2", "--seed", "7", "--out", "new").code == 0
    Path("new/7-2.toml").write_text("mine")
    assert refused(
        padgen("generate", "-n", "3", "--seed", "7", "--out", "new"), "new/7-1.toml", "and 1 more", "already exist"
    )
    assert Path("new/7-2.toml").read_text() == "mine"
    assert not Path("new/7-3.toml").exists()
    assert padgen("generate", "-n", "1", "--seed", "8", "--out", "new").code == 0


def test_folders_that_cannot_be(padgen: Command) -> None:
    Path("file").write_text("")
    assert refused(padgen("generate", "--seed", "1", "--out", "file"), "file")
    assert refused(padgen("generate", "--seed", "1", "--out", "file/new"), "file/new")


def test_a_full_disk_leaves_whole_files(padgen: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from padgen import files

    write, left = files.write_whole, iter(range(2))

    def until_full(data: bytes, path: str) -> None:
        if next(left, None) is None:
            raise OSError(28, "No space left on device")
        write(data, path)

    monkeypatch.setattr(files, "write_whole", until_full)
    assert refused(padgen("generate", "-n", "9", "--seed", "1", "--out", "new"), "No space left", "2 of 9")
    assert names("new") == ["1-1.toml", "1-2.toml"]


# Stopped, and on a terminal


def heed_ctrl_c() -> None:
    """A shell's background jobs ignore Ctrl-C, and so do what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(*arguments: str, folder: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "padgen", "generate", *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        preexec_fn=heed_ctrl_c,
    )


def test_ctrl_c_leaves_whole_files_and_says_how_many(tmp_path: Path) -> None:
    command = started("-n", "100000", "--seed", "7", "--out", "new", folder=tmp_path)
    folder = tmp_path / "new"
    for _ in range(300):
        if folder.is_dir() and len(names(folder)) >= 20:
            break
        time.sleep(0.1)
    command.send_signal(signal.SIGINT)
    out, err = command.communicate(timeout=60)
    files = names(folder)
    assert (command.returncode, out) == (130, b"")
    assert err.decode() == f"stopped: {len(files)} of 100000 duchies were written to new, each file whole\n"
    assert files == sorted(f"7-{number}.toml" for number in range(1, len(files) + 1))
    assert all(problems(load(str(folder / name))) == () for name in files[:20])


def test_ctrl_c_leaves_whole_json(tmp_path: Path) -> None:
    command = started("-n", "1000000", "--seed", "7", "--json", folder=tmp_path)
    assert command.stdout
    begun = command.stdout.read(5_000)
    command.send_signal(signal.SIGINT)
    rest, err = command.communicate(timeout=60)
    assert command.returncode == 130
    assert err == b""
    duchies = json.loads(begun + rest)
    assert [duchy["name"] for duchy in duchies] == [f"7-{number}" for number in range(1, len(duchies) + 1)]


def on_a_terminal(*arguments: str, folder: Path, streams: tuple[str, ...]) -> tuple[str, str]:
    """What a command writes to a terminal, and to stdout where that is none."""
    ours, theirs = pty.openpty()
    command = subprocess.Popen(
        [sys.executable, "-m", "padgen", "generate", *arguments],
        cwd=folder,
        stdout=theirs if "stdout" in streams else subprocess.PIPE,
        stderr=theirs,
        env=os.environ | {"TERM": "xterm", "COLUMNS": "80"},
    )
    os.close(theirs)
    shown = bytearray()
    piped = b""
    if command.stdout:
        with command.stdout:
            piped = command.stdout.read()
    while True:
        try:
            data = os.read(ours, 10_000)
        except OSError:  # the other end is closed
            break
        if not data:
            break
        shown += data
    assert command.wait(60) == 0
    os.close(ours)
    return shown.decode(), piped.decode()


@pytest.mark.slow
def test_the_bar_and_the_results_go_different_ways(tmp_path: Path) -> None:
    shown, piped = on_a_terminal("-n", "2000", "--seed", "7", folder=tmp_path, streams=("stderr",))
    assert "Making duchies" in shown
    assert "dice:" not in shown
    assert piped == as_program("generate", "-n", "2000", "--seed", "7").out


@pytest.mark.slow
def test_a_person_sees_names(tmp_path: Path) -> None:
    shown, _ = on_a_terminal("-n", "2", "--seed", "7", folder=tmp_path, streams=("stdout", "stderr"))
    first, second = as_program("generate", "-n", "2", "--seed", "7").out.splitlines()
    assert shown.splitlines() == [f"7-1  {first}", f"7-2  {second}"]
    shown, _ = on_a_terminal("-n", "2", "--seed", "7", "--notation", folder=tmp_path, streams=("stdout", "stderr"))
    assert shown.splitlines() == [first, second]


@pytest.mark.exhaustive
def test_a_search_tells_how_many_were_tried(tmp_path: Path) -> None:
    search = ("--seed", "3", "--fair", "2.5")
    found = as_program("generate", *search).out
    shown, piped = on_a_terminal(*search, folder=tmp_path, streams=("stderr",))
    assert piped == found
    assert re.search(r"Making duchies.*\b[1-9]\d* tried", shown)
    assert "dice:" not in shown
    shown, _ = on_a_terminal(*search, folder=tmp_path, streams=("stdout", "stderr"))
    assert re.search(r"Making duchies.*\b[1-9]\d* tried", shown)
    assert re.search(r"(?:\n|\r|\x1b\[[0-9;?]*[A-Za-z])3-1  " + found.strip() + r"\r\n", shown), "a line of its own, whole"
