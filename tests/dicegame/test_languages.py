"""Every command speaks the languages of the program: `--lang` exists on each, and changes what people read."""

import re
import runpy
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

import dicegame.cli
import padgen.cli
from dicegame.dice.paper.file import read_paper
from dicegame.dice.paper.template import paper_template
from dicegame.dice.strength import match_games
from dicegame.endscore.duchyfile import duchy_template, read_duchy
from dicegame.endscore.entry import read_entry
from dicegame.endscore.template import game_template
from padgen.language import ENGLISH, languages
from padgen.names import load

OTHERS = [language for language in languages() if language != ENGLISH]


def commands(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    """The commands of an app that do something, with their names."""
    inner = getattr(command, "commands", None)
    if inner is None:
        yield name, command
    for key, one in (inner or {}).items():
        yield from commands(one, f"{name} {key}")


COMMANDS = dict(
    found
    for name, app in (("padgen", padgen.cli.app), ("dicegame", dicegame.cli.app))
    for found in commands(typer.main.get_command(app), name)
)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_the_language_as_an_option(name: str) -> None:
    assert "--lang" in [option for parameter in COMMANDS[name].params for option in parameter.opts]


def test_the_commands_are_found() -> None:
    assert {"padgen pad", "dicegame match", "dicegame serve", "dicegame template seasons"} <= COMMANDS.keys()


def printed(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """The output of `dicegame`. Nothing is compiled, and few games control a match, so that it comes soon."""
    monkeypatch.setattr(match_games, "CONTROL_GAMES", 60)
    for module in ("numba", "dicegame.fast.numba_bodies"):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr(sys, "argv", ["dicegame", *line.split()])
    capsys.readouterr()
    with pytest.raises(SystemExit) as exit_:
        runpy.run_module("dicegame", run_name="__main__")
    assert exit_.value.code == 0
    return capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "line",
    [
        "template dice a --players 2",
        "template base",
        "template base --edition 2011",
        "template base --mode team",
        "template base --mode solo",
        "template seasons",
        "recount --template base-1",
        "match random greedy --layout dice:Gb/YgO/PB --games 2",
        "match random greedy --layout dice:Gb/YgO/PB --games 1 --table",
        "rate dice:Gb/YgO/PB --games 8",
    ],
)
def test_a_language_changes_what_is_printed(
    line: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    english = printed(line, monkeypatch, capsys)
    other = printed(f"{line} --lang {language}", monkeypatch, capsys)
    assert other != english
    monkeypatch.setenv("DICEGAME_LANG", language)
    assert printed(line, monkeypatch, capsys) == other
    if "template" not in line:
        assert re.findall(r"\d+\.\d+", other) == re.findall(r"\d+\.\d+", english)
        as_json = printed(f"{line} --json", monkeypatch, capsys)
        assert as_json == printed(f"{line} --json --lang {ENGLISH}", monkeypatch, capsys)


@pytest.mark.parametrize("language", languages())
def test_the_columns_of_a_match_are_aligned(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = f"match random greedy --layout dice:Gb/YgO/PB --games 2 --lang {language}"
    _, heads, *rows = printed(line, monkeypatch, capsys).splitlines()
    ends = [heads.index(name) + len(name) for name in ("p10", "p50", "p90")]
    for row in rows[:2]:
        assert [row[end - 1].isdigit() and row[end] == " " for end in ends] == [True] * 3
        assert row[heads.index("50+") - 1] == " "


@pytest.mark.parametrize("language", languages())
def test_templates_in_all_languages_are_read_as_the_same_game(language: str) -> None:
    paper = read_paper(paper_template(load("a"), "a", 2, language))
    assert [len(paper.layout.cells), len(paper.sheets)] == [37, 2]
    for edition, mode in ((2011, "standard"), (2019, "standard"), (2019, "solo")):
        assert read_entry(game_template("base", edition, None, mode, language)) == read_entry(
            game_template("base", edition, None, mode)
        )
    assert len(read_entry(game_template("base", mode="team", language=language)).players) == 2
    assert read_entry(game_template("seasons", language=language)) == read_entry(game_template("seasons"))
    assert read_duchy(duchy_template("base-1", language)) == read_duchy(duchy_template("base-1"))


@pytest.mark.parametrize("language", languages())
def test_no_comment_of_a_template_is_left_without_its_mark(language: str) -> None:
    """Every line that is not TOML is a comment, and no comment hides a value: each key is still there."""
    for text, keys in (
        (game_template("base", language=language), ("edition =", "track =", "sold =", "shields =")),
        (game_template("seasons", language=language), ("winter =", "erected =", "helpers =", "resources =")),
        (duchy_template("base-1", language), ("edition =", "layout =", "duchy =")),
        (paper_template(load("a"), "a", 1, language), ("variant =", "start =", "first =", "unused =")),
    ):
        for key in keys:
            assert re.search(rf"^{key}", text, re.MULTILINE), key


@pytest.mark.parametrize("language", OTHERS)
def test_serve_speaks_the_language_on_its_start(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("fastapi")
    import dicegame.web.server.run

    monkeypatch.setattr(dicegame.web.server.run, "serve", lambda _, listening, __: listening.close())
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    line = f"serve --port {port} --data {tmp_path}"
    notes = []
    for chosen in (ENGLISH, language):
        monkeypatch.setattr(sys, "argv", ["dicegame", *line.split(), "--lang", chosen])
        with pytest.raises(SystemExit):
            dicegame.cli.main()
        notes.append(capsys.readouterr().err.splitlines())
    assert [len(one) for one in notes] == [4, 4]
    assert notes[0] != notes[1]
