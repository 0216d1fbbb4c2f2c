"""The Tab key knows layouts, bots and records."""

import sys
from pathlib import Path

import pytest

from dicegame.cli.completion import complete_bots, complete_players, complete_records
from padgen.cli.completion import complete_layouts
from tests.command import program


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("mine.toml", "output/game-a.jsonl", "output/pad.pdf", "records/b.jsonl"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()


def test_layouts_are_names_and_files() -> None:
    assert {"a", "base-1", "mine.toml"} <= set(complete_layouts(""))
    assert complete_layouts("mi") == ["mine.toml"]
    assert complete_layouts("base-10") == ["base-10"]


def test_bots_also_as_players() -> None:
    assert complete_bots("gr") == ["greedy"]
    assert complete_players("Anna,bot:gr") == ["Anna,bot:greedy"]
    assert complete_players("Anna,C") == []


def test_records_are_those_of_the_output_folder_and_others() -> None:
    assert complete_records("")[0] == "output/game-a.jsonl"
    assert complete_records("rec") == ["records/"]
    assert complete_records("output/") == ["output/game-a.jsonl"]
    assert complete_records("nowhere/") == []


@pytest.mark.parametrize(
    ("line", "offered"),
    [("padgen show base-1", "base-10"), ("dicegame match gre", "greedy"), ("dicegame bound output/", "output/game-a.jsonl")],
)
def test_the_shell_is_told(line: str, offered: str) -> None:
    app = line.split()[0]
    words = {f"_{app.upper()}_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)}
    assert offered in program(sys.executable, "-m", app, **words).out.split()
