"""The link for BG Stats: complete, stable, and readable as a QR code from the terminal."""

import contextlib
import json
import os
import pty
import subprocess
import sys
import termios
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import numpy as np
import pytest
import zxingcpp

from dicegame.archive.bgstats import push_link, qr_text
from dicegame.archive.finished import Finished, Result
from dicegame.archive.history import saved_results
from dicegame.endscore.entry import finished_game, read_entry, score_entry
from tests.dicegame.endscore.test_cli import dicegame
from tests.dicegame.endscore.test_entry import EXAMPLE, SEASONS

NOTATION = "base:CBSB/GGBSS/BGBSCM/GGGKKMS/BCKBBK/BMBKB/SBKC"
TEAMS = """
game = "base"
edition = 2019
mode = "team"
date = 2026-11-20
[[players]]
name = "Reds"
members = ["Änna", "Ben & Co"]
track = [87, 95]
[[players]]
members = ["Carla", "Dario"]
track = [87, 94]
"""


def link(text: str) -> str:
    game = read_entry(text)
    return push_link(finished_game(game, score_entry(game)), "2026-11-20")


def sent(url: str) -> dict[str, object]:
    data = json.loads(parse_qs(urlsplit(url).query)["data"][0])
    assert isinstance(data, dict)
    return data


def test_what_is_sent() -> None:
    url = link('layout = "base-3"\n' + EXAMPLE)
    data = sent(url)
    assert url.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    assert {"sourceName", "sourcePlayId", "playDate", "game", "players", "board"} == set(data)
    assert data["playDate"] == "2026-11-20 12:00:00"
    assert data["board"] == "base-3"
    name, kind = "The Castles of Burgundy", {"highestWins": True, "noPoints": False}
    assert data["game"] == {"name": name, "sourceGameId": "base", "bggId": 84876, **kind}
    assert data["players"] == [{"sourcePlayerId": "Anna", "name": "Anna", "score": 226, "rank": 1, "winner": True}]


def test_ids_are_stable_and_differ_between_games() -> None:
    assert link(EXAMPLE) == link(EXAMPLE.replace("silver = 3\nworkers = 5", "workers = 5\nsilver = 3"))
    assert sent(link(EXAMPLE))["sourcePlayId"] != sent(link(EXAMPLE.replace("187", "188")))["sourcePlayId"]


def test_team_members_are_players() -> None:
    players = sent(link(TEAMS))["players"]
    assert isinstance(players, list)
    assert [(player["name"], player["team"], player["score"], player["winner"]) for player in players] == [
        ("Änna", "Reds", 182, True),
        ("Ben & Co", "Reds", 182, True),
        ("Carla", "Carla and Dario", 181, False),
        ("Dario", "Carla and Dario", 181, False),
    ]


def test_boards_of_their_own_are_the_players_roles() -> None:
    seats = (Result("A", 1, 1, True, "base-1"), Result("B", 0, 2, False, "base-2"))
    data = sent(push_link(Finished("base", "standard", seats, {}), "2026-11-20"))
    assert "board" not in data
    assert isinstance(data["players"], list)
    assert [player["role"] for player in data["players"]] == ["base-1", "base-2"]


@pytest.mark.parametrize(
    ("written", "called"),
    [("mine.toml", "Islands"), ("2011-3", "base-3"), (NOTATION, NOTATION)],
)
def test_the_board_is_the_layouts_name_or_notation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], written: str, called: str
) -> None:
    (tmp_path / "mine.toml").write_text('game = "base"\nname = "Islands"\nrows = """\nGG\nGCG\nGG\n"""\n', encoding="utf-8")
    file = tmp_path / "friday.toml"
    file.write_text(f'layout = "{written}"\n' + EXAMPLE, encoding="utf-8")
    book = tmp_path / "book.sqlite"
    code, out, _ = dicegame(capsys, "endscore", file, "--bgstats", "--save", "--book", book)
    assert code == 0
    (url,) = (line for line in out.splitlines() if line.startswith("https:"))
    assert sent(url)["board"] == called
    assert [one.result.layout for one in saved_results(book)] == [called]


@pytest.mark.parametrize("text", [EXAMPLE, SEASONS, TEAMS])
def test_the_qr_code_in_the_terminal_holds_the_link(text: str) -> None:
    url = link(text)
    halves = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    lines = qr_text(url).splitlines()
    modules = np.array([[halves[letter][half] for letter in line] for line in lines for half in (0, 1)], dtype=np.uint8)
    image = np.kron(np.pad(modules, 4, constant_values=1) * np.uint8(255), np.ones((4, 4), dtype=np.uint8))
    (found,) = zxingcpp.read_barcodes(image)
    assert found.text == url


def test_the_command_prints_link_and_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "friday.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    code, out, err = dicegame(capsys, "endscore", file, "--bgstats")
    assert (code, err) == (0, "")
    assert link(EXAMPLE) in out
    assert qr_text(link(EXAMPLE)) in out
    file.write_text(EXAMPLE.replace("date =", "# date ="), encoding="utf-8")
    assert "no date given" in dicegame(capsys, "endscore", file, "--bgstats")[2]
    assert dicegame(capsys, "endscore", file, "--bgstats", "--json")[0] == 2


def test_a_link_too_long_for_a_qr_code_is_printed_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "long.toml"
    players = "".join(f'[[players]]\nname = "{letter * 60}"\n' for letter in "äöüß")
    file.write_text(f'game = "base"\nedition = 2019\ndate = 2026-11-20\n{players}', encoding="utf-8")
    code, out, err = dicegame(capsys, "endscore", file, "--bgstats")
    assert code == 0
    assert out.splitlines()[-1].startswith("https://")
    assert err == f"{file}: no QR code, because the link is too long\n"


@pytest.mark.slow
def test_a_qr_code_wider_than_the_terminal_is_said(tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    command = (sys.executable, "-m", "dicegame", "endscore", str(file), "--bgstats")
    environment = {key: value for key, value in os.environ.items() if key != "COLUMNS"}
    for columns, said in ((60, True), (120, False)):
        ours, its = pty.openpty()
        termios.tcsetwinsize(its, (40, columns))
        with subprocess.Popen(command, stdout=its, stderr=subprocess.PIPE, text=True, env=environment) as running:
            os.close(its)
            with contextlib.suppress(OSError):  # Linux's way to say that the other end is closed
                while os.read(ours, 4096):
                    pass
            assert running.stderr
            assert ("columns wide" in running.stderr.read()) == said
        os.close(ours)
