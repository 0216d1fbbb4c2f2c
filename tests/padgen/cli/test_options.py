"""What all commands of `padgen` have in common: examples, values in any case, version, completion."""

import re
from importlib.metadata import version
from pathlib import Path

import pytest

from padgen.cli import app
from tests.command import Command, as_program

COMMANDS = [command.name or "" for command in app.registered_commands]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_shows_an_example(name: str, padgen: Command) -> None:
    code, out, _ = padgen(name, "--help")
    assert code == 0
    assert re.search(rf"Example: padgen {name}\b", out)


def test_sheets_are_counted_by_their_name(padgen: Command) -> None:
    assert padgen("pad", "a", "b", "--sheets", "3", "-o", "new.pdf").code == 0
    assert padgen("pad", "a", "b", "--pages", "3", "-o", "old.pdf").code == 0
    assert Path("new.pdf").read_bytes() == Path("old.pdf").read_bytes()
    out = padgen("pad", "--help").out
    assert "--sheets" in out
    assert "--pages" not in out


def test_sheets_have_one_number(padgen: Command) -> None:
    code, out, err = padgen("pad", "a", "--sheets", "3", "--pages", "3")
    assert (code, out) == (2, "")
    assert "this is the old name of --sheets; give only one of them" in err


@pytest.mark.parametrize(
    "line",
    [
        "pad A --paper A4 --style Gray --start BLUE",
        "pad a --paper Letter --lang DE",
        "pad --random 1 --seed 7 --game Dice --grain FINE",
        "pad --random 1 --seed 7 --game BASE --dice Shuffled",
        "board a --style Symbols",
        "scorepad Base-2019 --paper A5 --style LOW-INK --lang En",
        "generate --seed 7 --game Base --grain Coarse --dice SHUFFLED --sizes Any",
    ],
)
def test_values_are_taken_in_any_case(line: str, padgen: Command) -> None:
    small = padgen(*line.lower().split())
    assert small.code == 0
    assert padgen(*line.split()) == small


def test_the_version(padgen: Command) -> None:
    assert padgen("--version") == (0, f"padgen {version('padgen')}\n", "")


def test_completion_is_offered(padgen: Command) -> None:
    assert "padgen --install-completion" in " ".join(padgen("--help").out.split())
    code, out, _ = as_program(_PADGEN_COMPLETE="complete_bash", COMP_WORDS="padgen sc", COMP_CWORD="1")
    assert (code, out.split()) == (0, ["scorepad"])
