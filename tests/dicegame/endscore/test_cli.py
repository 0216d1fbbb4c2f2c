"""The commands of the end scorer as a user types them, and the dialogue through a pseudo-terminal."""

import csv
import io
import json
import os
import pty
import subprocess
import sys
import time
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from dicegame.cli import app
from dicegame.endscore.ask import ask_game
from dicegame.endscore.tally import BaseGame, Player
from dicegame.scoring import score_file
from padgen.cli.run import run_app
from padgen.errors import PadgenError
from tests import ROOT
from tests.dicegame.endscore.test_entry import EXAMPLE, SEASONS


def dicegame(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as exit_:
        run_app(app, "dicegame", [str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    code = exit_.value.code
    assert isinstance(code, int)
    assert "Traceback" not in err
    return code, out, err


@pytest.fixture
def friday(tmp_path: Path) -> Path:
    file = tmp_path / "friday.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    return file


def test_report_for_people(capsys: pytest.CaptureFixture[str], friday: Path) -> None:
    code, out, err = dicegame(capsys, "endscore", friday)
    assert (code, err) == (0, "")
    for words in ("Anna 226 points\n", "  187         Victory point track", "4 x 4  Banks (22)\n", "Winner: Anna."):
        assert words in out
    assert "rulebook" not in out
    assert "2019 rulebook, Monastery 22" in dicegame(capsys, "endscore", friday, "--rules")[1]
    assert "\x1b" not in out


def test_layout_files_are_found_beside_the_file(capsys: pytest.CaptureFixture[str], friday: Path) -> None:
    (friday.parent / "mine.toml").write_text('game = "base"\nrows = """\nGG\nGCG\nGG\n"""\n', encoding="utf-8")
    friday.write_text('layout = "mine.toml"\n' + EXAMPLE, encoding="utf-8")
    assert dicegame(capsys, "endscore", friday)[0] == 0
    friday.write_text('edition = 2019\nlayout = "mine.toml"\nduchy = """\ncow4A .\n. x .\n. .\n"""', encoding="utf-8")
    assert "mine, 2019 edition" in dicegame(capsys, "recount", friday)[1]


def test_names_are_shown_as_they_are(capsys: pytest.CaptureFixture[str], friday: Path) -> None:
    friday.write_text(EXAMPLE.replace("Anna", "[red]Änna :skull: [/x]"), encoding="utf-8")
    assert "[red]Änna :skull: [/x] 226 points" in dicegame(capsys, "endscore", friday)[1]


def test_json_is_an_object_for_one_file_and_a_list_for_several(
    capsys: pytest.CaptureFixture[str], friday: Path, tmp_path: Path
) -> None:
    code, out, _ = dicegame(capsys, "endscore", friday, "--json")
    one = json.loads(out)
    assert code == 0
    assert list(one) == ["file", "game", "edition", "mode", "players", "winners", "decided_by", "tie", "otherwise"]
    assert list(one["players"][0]) == ["name", "total", "rank", "lines", "faults"]
    assert list(one["players"][0]["lines"][0]) == ["label", "count", "each", "points", "rule"]
    (tmp_path / "winter.toml").write_text(SEASONS, encoding="utf-8")
    code, out, err = dicegame(capsys, "endscore", tmp_path, "--json")
    several = json.loads(out)
    assert [entry["game"] for entry in several] == ["base", "seasons"]
    assert several[0] == one
    assert "helpers on the carts" in err


TIED = """game = "base"
edition = 2019
[[players]]
name = "Anna"
track = 90
empty_spaces = 4
[[players]]
name = "Ben"
track = 90
empty_spaces = 2
"""


def test_ties_by_file_and_by_option(capsys: pytest.CaptureFixture[str], friday: Path) -> None:
    friday.write_text(TIED, encoding="utf-8")
    code, out, _ = dicegame(capsys, "endscore", friday)
    assert code == 0
    assert "Winner: Ben, by empty spaces." in out
    assert 'With tie = "most": 1. Anna, 2. Ben' in " ".join(out.split())
    data = json.loads(dicegame(capsys, "endscore", friday, "--json")[1])
    assert (data["winners"], data["tie"]) == (["Ben"], "fewest")
    assert data["otherwise"] == [{"name": "Anna", "rank": 1}, {"name": "Ben", "rank": 2}]
    by_option = json.loads(dicegame(capsys, "endscore", friday, "--tie", "most", "--json")[1])
    assert (by_option["winners"], by_option["tie"], by_option["otherwise"][0]["rank"]) == (["Anna"], "most", 2)
    friday.write_text(f'tie = "most"\n{TIED}', encoding="utf-8")
    assert json.loads(dicegame(capsys, "endscore", friday, "--json")[1]) == by_option
    assert json.loads(dicegame(capsys, "endscore", friday, "--json", "--tie", "FEWEST")[1]) == data
    friday.write_text(f'tie = "moost"\n{TIED}', encoding="utf-8")
    assert "tie: expected one of fewest, most; did you mean 'most'?" in dicegame(capsys, "endscore", friday)[2]
    friday.write_text(f'tie = "most"\nmode = "solo"\n{TIED.partition("[[")[0]}[[players]]\nname = "A"\n', encoding="utf-8")
    assert "tie: a solo game has no ties" in dicegame(capsys, "endscore", friday)[2]


TEAMS = """game = "base"
edition = 2019
mode = "team"
[[players]]
members = ["Anna", "Ben"]
track = [40, 50]
empty_spaces = 4
[[players]]
members = ["Carla", "Dario"]
track = [90, 0]
empty_spaces = 2
"""


def test_ties_of_teams_by_file_and_by_option(capsys: pytest.CaptureFixture[str], friday: Path) -> None:
    friday.write_text(TEAMS, encoding="utf-8")
    most = json.loads(dicegame(capsys, "endscore", friday, "--json")[1])
    assert (most["winners"], most["team-tie"], "tie" in most) == (["Anna and Ben"], "most", False)
    assert most["otherwise"] == [{"name": "Anna and Ben", "rank": 2}, {"name": "Carla and Dario", "rank": 1}]
    fewest = json.loads(dicegame(capsys, "endscore", friday, "--json", "--team-tie", "fewest")[1])
    assert (fewest["winners"], fewest["team-tie"]) == (["Carla and Dario"], "fewest")
    assert json.loads(dicegame(capsys, "endscore", friday, "--json", "--tie", "fewest")[1]) == most
    friday.write_text(f'team-tie = "fewest"\n{TEAMS}', encoding="utf-8")
    assert json.loads(dicegame(capsys, "endscore", friday, "--json")[1]) == fewest
    assert 'With team-tie = "most": 1. Anna and Ben' in " ".join(dicegame(capsys, "endscore", friday)[1].split())


def asked_with(answers: dict[str, str]) -> tuple[BaseGame, str]:
    """Answer each question that has one of these texts in it, and press Enter at the others. Return all questions, too."""
    prompts: list[str] = []

    def type_(prompt: str) -> str:
        assert prompt not in prompts, "its answer was refused"
        prompts.append(prompt)
        return next((answer for text, answer in answers.items() if text in prompt), "")

    game = ask_game(type_, lambda _: None)
    assert isinstance(game, BaseGame)
    return game, "\n".join(prompts)


def test_the_dialogue_asks_how_a_tie_of_teams_is_read() -> None:
    answers = {"Names": "A, B, C, D", "Mode": "team", "Team 1: empty": "3", "Team 2: empty": "4", "Tied teams": "fewest"}
    game, shown = asked_with(answers)
    assert game.team_tie == "fewest"
    assert "the later Special Edition says fewest" in shown


def test_the_dialogue_asks_for_the_bonus_of_the_posts_only_where_monastery_26_scores() -> None:
    answers = {"Names": "Anna, Ben", "Expansions": "border-posts", "Does the bonus": "tile", "bonus tiles, large": "7"}
    game, shown = asked_with(answers | {"Anna: numbers of the monasteries": "26"})
    assert (game.post_bonus, game.players[0].bonus_tiles) == ("tile", 7)
    assert "The box of 2019 has no tile for it" in shown
    game, shown = asked_with(answers | {"Anna: numbers of the monasteries": "25"})
    assert (game.post_bonus, "Does the bonus" in shown) == ("points", False)


def test_the_dialogue_of_a_solo_game_asks_nothing_that_scores_nothing() -> None:
    game, shown = asked_with({"Names": "Anna", "Mode": "solo"})
    assert (game.mode, game.players[0].rounds, game.players[0].empty_spaces) == ("solo", 25, 0)
    for word in ("Expansions", "silver", "workers", "goods", "shields", "monasteries"):
        assert word not in shown


@pytest.mark.slow
def test_the_dialogue_asks_which_empty_spaces_win_only_where_it_decides(tmp_path: Path) -> None:
    answers = "\nbase\n2011\n\n" + "9\n\n\n\n\n" * 2 + "4\n2\n"
    code, out, shown = at_terminal(answers + "most\n\n", "--json", "-o", "tie.toml", cwd=tmp_path)
    assert code == 0
    assert [player["rank"] for player in json.loads(out.partition("\n")[2])["players"]] == [1, 2]
    assert 'tie = "most"' in (tmp_path / "tie.toml").read_text(encoding="utf-8")
    assert "Tie: which empty spaces win" in shown
    code, out, shown = at_terminal(answers + "\n", "--json", "--tie", "most", cwd=tmp_path)
    assert [player["rank"] for player in json.loads(out)["players"]] == [1, 2]
    assert "Tie: which" not in shown
    code, out, shown = at_terminal(answers.replace("4\n2\n", "2\n2\n1\n2\n") + "\n", "--json", cwd=tmp_path)
    assert "Tie: which" not in shown


def test_csv(capsys: pytest.CaptureFixture[str], friday: Path) -> None:
    code, out, _ = dicegame(capsys, "endscore", friday, "--csv")
    assert code == 0
    assert out.splitlines()[0] == "file,player,label,count,each,points,rule"
    assert sum(int(row["points"]) for row in csv.DictReader(io.StringIO(out))) == 226


def test_solo_result_in_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "solo.json"
    player = {"name": "Anna", "track": 31, "rounds": 23, "empty_spaces": 0}
    file.write_text(json.dumps({"game": "base", "edition": 2019, "mode": "solo", "players": [player]}), encoding="utf-8")
    _, out, _ = dicegame(capsys, "endscore", file, "--json")
    data = json.loads(out)
    assert (data["won"], data["rounds_left"], data["winners"]) == (True, 2, ["Anna"])
    _, out, _ = dicegame(capsys, "endscore", file)
    assert "Won in round 23, rounds left: 2." in out
    assert "31 points" not in out, "won or lost, no total"
    assert "\nAnna\n   31  Victory point counter" in out
    player["rounds"] = 26
    file.write_text(json.dumps({"game": "base", "edition": 2019, "mode": "solo", "players": [player]}), encoding="utf-8")
    assert "Lost: all spaces filled, but not within 25 rounds." in dicegame(capsys, "endscore", file)[1]


def test_the_report_fits_into_80_columns(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dicegame.cli.endreport.screen_width", lambda: 80)
    file = tmp_path / "friday.toml"
    for text, lines in ((EXAMPLE, 7), (SEASONS, 4)):
        file.write_text(text, encoding="utf-8")
        _, out, _ = dicegame(capsys, "endscore", file, "--rules")
        assert sum("rulebook, " in line for line in out.splitlines()) == lines
        assert max(map(len, out.splitlines())) <= 80
    assert "  the granary counts neither for the keep nor for the tavern" in out


def test_level_players_are_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "level.toml"
    players = "".join(f'[[players]]\nname = "{name}"\ntrack = 9\n' for name in ("Anna", "Ben and Co", "Carla"))
    file.write_text(f'game = "base"\nedition = 2019\n{players}', encoding="utf-8")
    _, out, _ = dicegame(capsys, "endscore", file)
    assert "The first place is shared: Anna, Ben and Co, Carla." in out
    assert "Anna, Ben and Co, Carla are tied: enter empty spaces for Anna, Ben and Co, Carla to decide" in " ".join(
        out.split()
    )


def test_a_fault_is_printed_with_the_scores_and_the_exit_code_is_1(capsys: pytest.CaptureFixture[str], friday: Path) -> None:
    friday.write_text(EXAMPLE.replace("[15, 17, 22]", "[15, 17, 22, 30]"), encoding="utf-8")
    code, out, _ = dicegame(capsys, "endscore", friday)
    assert code == 1
    assert "Anna 226 points" in out
    assert "unknown-tile: no monastery 30 in the 2019 edition" in out


def test_a_file_that_cannot_be_read_does_not_keep_others_from_being_scored(
    capsys: pytest.CaptureFixture[str], friday: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(EXAMPLE + "sliver = 3\n", encoding="utf-8")
    code, out, err = dicegame(capsys, "endscore", broken, friday, "--json")
    assert code == 1
    assert [entry["file"] for entry in json.loads(out)] == [str(friday)]
    assert err == f"dicegame endscore: {broken}: player Anna: unknown key 'sliver'; did you mean 'silver'?\n"


@pytest.mark.parametrize("content", [b"\xff\xfe", None])
def test_unreadable_files(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "x.toml"
    if content:
        file.write_bytes(content)
    for command in ("endscore", "recount"):
        code, out, err = dicegame(capsys, command, file)
        assert (code, out) == (1, "")
        assert err.count("\n") == 1
        assert str(file) in err


def test_an_empty_folder_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = dicegame(capsys, "endscore", tmp_path)
    assert code == 1
    assert "expected a .toml or .json file in it" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["endscore"],
        ["endscore", "x.toml", "--ask"],
        ["endscore", "x.toml", "--json", "--csv"],
        ["endscore", "x.toml", "-o", "y.toml"],
        ["template", "chess"],
        ["template", "base", "--edition", "2015"],
        ["template", "base", "--players", "5"],
        ["template", "base", "--mode", "duel"],
        ["recount"],
    ],
)
def test_wrong_usage(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    code, out, err = dicegame(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["endscore", "template base", "template seasons", "recount", "history"])
def test_help_has_an_example(capsys: pytest.CaptureFixture[str], command: str) -> None:
    code, out, _ = dicegame(capsys, *command.split(), "--help")
    assert code == 0
    assert f"dicegame {command}" in " ".join(out.split())
    assert "Example" in out


def test_template_to_result(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for arguments in (["base", "--edition", "2011", "--players", "3"], ["base", "--mode", "team"], ["seasons"]):
        code, out, _ = dicegame(capsys, "template", *arguments)
        assert code == 0
        file = tmp_path / "new.toml"
        file.write_text(out, encoding="utf-8")
        assert dicegame(capsys, "endscore", file)[0] == 0


def test_recount_for_people_and_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "anna.toml"
    file.write_text(
        'edition = 2019\nlayout = "base:GG/GCG/GG"\nduchy = """\ncow4A cow3A\n. x .\n. .\n"""\ntrack = 30\n',
        encoding="utf-8",
    )
    code, out, _ = dicegame(capsys, "recount", file)
    assert code == 0
    assert "10 to 11" in out
    assert "19 to 20 more than the duchy accounts for" in out
    code, out, _ = dicegame(capsys, "recount", file, "--json")
    data = json.loads(out)
    assert (data["low"], data["high"], data["faults"]) == (10, 11, [])
    code, out, _ = dicegame(capsys, "recount", "--template", "base-1")
    file.write_text(out.replace(". . . S", ". . ."), encoding="utf-8")
    assert dicegame(capsys, "recount", file)[0] == 1  # no starting castle in an empty duchy


def at_terminal(answers: str, *arguments: str, cwd: Path) -> tuple[int, str, str]:
    """Run `dicegame endscore --ask` with a pseudo-terminal for keyboard and stderr; stdout is a pipe."""
    master, slave = pty.openpty()
    command = [sys.executable, "-c", "from dicegame.cli import main; main()", "endscore", "--ask", *arguments]
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100"}
    with subprocess.Popen(  # our own command
        command, stdin=slave, stderr=slave, stdout=subprocess.PIPE, text=True, cwd=cwd, env=environment
    ) as process:
        os.close(slave)
        shown = ""
        for answer in answers.splitlines():
            shown += _until_prompt(master)
            os.write(master, f"{answer}\n".encode())
        out, _ = process.communicate(timeout=30)
    os.close(master)
    return process.returncode, out, shown


def _until_prompt(master: int) -> str:
    """Read until a question waits for its answer."""
    text = ""
    deadline = time.monotonic() + 30
    while not text.endswith(": ") and time.monotonic() < deadline:
        text += os.read(master, 1024).decode()
    return text


def test_the_dialogue_checks_goes_back_and_gives_what_the_file_gives(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answers = """\
Anna, Anna
Anna, Ben
bse
base
2019
crane shields
2026-11-20
lots
187
back
188
2
3
5
15, 17, 22
none
170
2
3
1
17
26
6
Anna
2
4
1
red 4, purple 3, pink 3, orange 1
1
0
2 red
red 2
2
yes
"""
    code, out, shown = at_terminal(answers, "--json", "-o", "asked.toml", cwd=tmp_path)
    assert code == 0, out
    for complaint in (
        "expected one of base, seasons; did you mean 'base'?",
        "expected up to 4 different names with commas between them",
        "expected a whole number from 0",
        "that cannot be; Anna: monastery 17 also lies with Ben; there is only one",
        "expected one of turquoise",
    ):
        assert complaint in shown
    path, _, asked = out.partition("\n")
    assert path == "asked.toml"
    written = tmp_path / "by-hand.toml"
    written.write_text(
        """
game = "base"
edition = 2019
date = 2026-11-20
[[players]]
name = "Anna"
track = 188
goods = 2
silver = 3
workers = 5
monasteries = [15, 17, 22]
buildings = { watchtower = 2, bank = 4, crane = 1 }
sold = { red = 4, purple = 3, pink = 3, orange = 1 }
[[players]]
name = "Ben"
track = 170
goods = 2
silver = 3
workers = 1
monasteries = [26]
buildings = { watchtower = 1 }
sold = { red = 2 }
bonus_tiles = 2
shields = [6]
copies = "Anna"
""",
        encoding="utf-8",
    )
    by_hand = json.loads(dicegame(capsys, "endscore", written, "--json")[1])
    assert json.loads(asked) == by_hand | {"file": "asked.toml"}
    again = json.loads(dicegame(capsys, "endscore", tmp_path / "asked.toml", "--json")[1])
    assert again["players"] == by_hand["players"]


def test_the_dialogue_asks_for_tie_breaks_only_where_they_count(tmp_path: Path) -> None:
    answers = "A,B,C\nbase\n2011\n\n" + "9\n\n\n\n\n" * 2 + "5\n\n\n\n\n" + "2\n2\n1\n3\n\n"
    code, out, shown = at_terminal(answers, "--json", cwd=tmp_path)
    assert code == 0
    data = json.loads(out)
    assert [player["rank"] for player in data["players"]] == [2, 1, 3]
    assert data["decided_by"] == "turn order"
    assert shown.count("empty spaces") == 2
    assert "Mode" not in shown
    assert "Expansions" not in shown


def test_the_dialogue_for_the_seasons_asks_only_what_helpers_need(tmp_path: Path) -> None:
    answers = "Anna\nseasons\nno\n\nkeep tavern gate\nall\n61\nkeep tavern\nkeep cellar\nkeep tavern-12 forge-10\n5\n\n"
    code, out, shown = at_terminal(answers, "--json", cwd=tmp_path)
    assert code == 0
    assert json.loads(out)["players"][0]["total"] == 108
    for word in ("Towers", "Houses", "talers", "granary"):
        assert word not in shown
    assert "small-gate, big-gate, stable, servants-house, palace; did you mean 'big-gate'?" in shown
    assert "expected more letters; 'tavern' begins tavern-12 and tavern-6" in shown
    assert "palace, forge-10, forge-6; found 'cellar'" in shown


def test_the_dialogue_offers_helpers_only_places_that_stand(tmp_path: Path) -> None:
    answers = "Anna\nseasons\nyes\n\nkeep\n61\npalace\nkeep granary\n\n"
    code, out, shown = at_terminal(answers, "--json", cwd=tmp_path)
    assert code == 0
    assert "of keep, market, forge-10, forge-6, granary [none]: " in shown
    assert "expected one of keep, market, forge-10, forge-6, granary; found 'palace'" in shown
    assert json.loads(out)["players"][0]["total"] == 61 + 3 * 4 + 10


def test_an_end_of_input_stops_the_dialogue_without_a_result(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from dicegame.cli import main; main()", "endscore", "--ask", "-o", "x.toml"]
    done = subprocess.run(command, input="\nbase\n2019\n", capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stdout) == (130, "")
    assert "stopped" in done.stderr
    assert not (tmp_path / "x.toml").exists()


@pytest.mark.parametrize(
    ("answers", "explained"),
    [
        ((), ["one of these words, or its beginning: base, seasons", "2011, 2019"]),
        ((), ["Type any of these words", "Type today, yesterday, or the year", "at most 4", "a whole number"]),
        (("A, B, C, D", "base", "2019", "team"), ["two names with a comma", "two numbers, one for each member"]),
        (
            ("Anna, Ben", "base", "2019", "", "", "1", "", "", "", "15, 24"),
            ["Type the numbers", "Type words with their"],
        ),
        (("", "seasons"), ["with spaces or commas between them: keep, tavern"]),
    ],
)
def test_a_question_mark_explains_every_question_of_the_dialogue(answers: tuple[str, ...], explained: list[str]) -> None:
    shown: list[str] = []
    left, explained_already = list(answers), set[str]()

    def type_(prompt: str) -> str:
        if prompt not in explained_already:
            explained_already.add(prompt)
            return "?"
        return left.pop(0) if left else ""

    ask_game(type_, shown.append)
    for sentence in explained:
        assert any(sentence in line for line in shown), sentence
    assert not any("expected" in line for line in shown)


@pytest.mark.parametrize(("word", "ago"), [("today", 0), ("heute", 0), ("Gestern", 1), ("aujourd'hui", 0)])
def test_the_dialogue_asks_names_first_and_knows_today(word: str, ago: int) -> None:
    language = {"t": "en", "h": "de", "G": "de", "a": "fr"}[word[0]]
    prompts: list[str] = []

    def type_(prompt: str) -> str:
        prompts.append(prompt)
        return {0: "Anna, Ben, Cem", 4: word}.get(len(prompts) - 1, "")

    game = ask_game(type_, lambda _: None, language)
    assert [player.name for player in game.players] == ["Anna", "Ben", "Cem"]
    assert game.date == (datetime.now().astimezone().date() - timedelta(days=ago)).isoformat()
    assert "Anna" in prompts[5]
    assert not [prompt for prompt in prompts if "mode" in prompt.lower()], "three cannot play another one"


def test_teams_are_made_of_the_names() -> None:
    given = iter(["A, B, C, D", "", "", "team"])
    game = ask_game(lambda _: next(given, ""), lambda _: None)
    assert [player.members for player in game.players if isinstance(player, Player)] == [("A", "B"), ("C", "D")]


@pytest.mark.parametrize("command", ["score", "endscore", "recount"])
@pytest.mark.parametrize("text", ["[]", "null", '"abc"', "[1]"])
def test_json_that_is_not_an_object_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, text: str
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    assert f"{file}: expected a JSON object" in dicegame(capsys, command, file)[2]
    with pytest.raises(PadgenError, match="expected a JSON object"):
        score_file(file)


@pytest.mark.parametrize("command", ["score", "endscore", "recount"])
@pytest.mark.parametrize(
    ("file", "content", "reason"),
    [
        (
            "x.toml",
            'a = 1\nname = "Jörg"'.encode("latin-1"),
            "not a text file in UTF-8: line 2 is in another encoding; save it as",
        ),
        ("x.toml", "a = 1".encode("utf-16"), "not a text file in UTF-8: line 1 is in another encoding; save it as UTF-8"),
        ("x.toml", b"%PDF-1.7\n\xe2\xe3", "not a text file in UTF-8\n"),
        ("x.toml", b"\x00\xff", "not a text file in UTF-8\n"),
        ("x.toml", b"\xff\xd8\xff\xe0", "photos of sheets of the dice game are read with: dicegame read PHOTO"),
        ("x", b"\x89PNG\r\n", "dicegame read PHOTO"),
        ("x", b"\0\0\0\x18ftypheic\xff", "dicegame read PHOTO"),
        ("x.JPG", bytes(1_000_001), "dicegame read PHOTO"),
        ("x.heic", b"", "dicegame read PHOTO"),
    ],
)
def test_files_that_are_not_text_say_what_to_do(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, file: str, content: bytes, reason: str
) -> None:
    (tmp_path / file).write_bytes(content)
    code, out, err = dicegame(capsys, command, tmp_path / file)
    assert (code, out) == (1, "")
    assert err.startswith(f"dicegame {command}: {tmp_path / file}: ")
    assert reason in err
    assert err.count("\n") == 1
    assert "No such file" in dicegame(capsys, command, tmp_path / "none.jpg")[2]


@pytest.mark.parametrize("command", ["score", "endscore", "recount"])
@pytest.mark.parametrize("record", ["dice-record.jsonl", "base-record.jsonl"])
def test_a_record_given_to_a_command_that_scores_files_is_named(
    capsys: pytest.CaptureFixture[str], command: str, record: str
) -> None:
    code, out, err = dicegame(capsys, command, ROOT / "docs/examples" / record)
    assert (code, out) == (1, "")
    assert err.startswith(f"dicegame {command}: ")
    assert "dicegame replay FILE" in err
    assert err.count("\n") == 1
