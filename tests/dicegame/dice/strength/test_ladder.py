"""`make ladder` rewrites its block of docs/bots.md and nothing else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from dicegame.dice.bots.players import BOTS
from research import make_ladder
from research.make_ladder import BEGIN, COMMANDS, END, with_ladder
from tests import ROOT

pytestmark = pytest.mark.slow

TEXT = f"Bots.\n\n{BEGIN}\nold\n{END}\n\nMore.\n"


def test_only_what_is_between_the_marks_changes() -> None:
    assert with_ladder(TEXT, r"new \1 line") == TEXT.replace("old", r"new \1 line")
    assert with_ladder(with_ladder(TEXT, "new"), "newer") == TEXT.replace("old", "newer")
    for text in ("", BEGIN, END + BEGIN, TEXT + TEXT):
        with pytest.raises(ValueError, match="once"):
            with_ladder(text, "new")


@pytest.mark.exhaustive
def test_the_block_has_commands_results_and_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "README.md"
    path.write_text(TEXT)
    shorter = ("dicegame match random greedy --games 20 --seed 2024", "dicegame rate b --games 40")
    monkeypatch.setattr(make_ladder, "COMMANDS", shorter)
    monkeypatch.setattr(sys, "argv", ["make_ladder", "--file", str(path), "--jobs", "2"])
    make_ladder.main()
    text = path.read_text()
    assert text.startswith("Bots.\n\n<!-- ladder -->\nMade by `make ladder` on 20")
    assert text.endswith("```\n<!-- /ladder -->\n\nMore.\n")
    for command in shorter:
        printed = subprocess.run([sys.executable, "-m", *command.split()], capture_output=True, text=True, check=True).stdout
        assert f"$ {command}\n{printed}" in text


def test_the_ladder_names_every_bot_and_its_block_has_its_commands() -> None:
    commands = " ".join(COMMANDS)
    assert all(f" {name} " in commands + " " for name in BOTS)
    block = ROOT.joinpath("docs", "bots.md").read_text(encoding="utf-8").split(BEGIN)[1].split(END)[0]
    assert re.findall(r"^\$ (.*)$", block, re.MULTILINE) == list(COMMANDS)
