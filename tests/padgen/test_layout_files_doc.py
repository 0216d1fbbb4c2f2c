"""docs/layout-files.md is true: its files are read, its commands are run, and it leaves out no key."""

import re
import shlex
from pathlib import Path

import pytest

from padgen import Game
from padgen.layoutfile import KEYS
from padgen.notation import CELLS
from padgen.tables import COLORS, BaseTables, DiceTables
from tests import ROOT
from tests.command import Command

DOC = (ROOT / "docs" / "layout-files.md").read_text(encoding="utf-8")
FILES = {name: text for text, name in re.findall(r"```toml\n(# (\S+)\n.*?)```", DOC, re.DOTALL)}
SESSIONS = re.findall(r"```console\n\$ padgen (.*?)\n(.*?)```", DOC, re.DOTALL)


@pytest.mark.parametrize(("command", "printed"), SESSIONS, ids=[command for command, _ in SESSIONS])
def test_a_session_is_what_happens(padgen: Command, command: str, printed: str) -> None:
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")
    result = padgen(*shlex.split(command))
    assert result.out + result.err == printed


def test_every_file_is_used() -> None:
    assert len(FILES) == DOC.count("```toml")
    assert all(any(name in command for command, _ in SESSIONS) for name in FILES)


def test_every_key_letter_color_and_table_is_told() -> None:
    tables = [name.replace("_", "-") for kind in (DiceTables(), BaseTables()) for name in vars(kind)]
    colors = [color for game in Game for color in COLORS[game]]
    letters = [letter for game in Game for letter in CELLS[game]]
    for word in (*KEYS, *colors, *letters):
        assert f"`{word}`" in DOC
    for word in tables:
        assert f"{word} = " in DOC
