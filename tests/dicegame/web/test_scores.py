"""The pages that score games on paper, used by hand without JavaScript; their results against the command line's."""

import json
import random
import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from starlette.testclient import TestClient

from dicegame.archive.history import saved_results
from dicegame.cli import app
from dicegame.dice.game import filled_sheet
from dicegame.dice.sheet import FilledSheet
from dicegame.endscore.entry import format_entry
from dicegame.endscore.tally import BaseGame, SeasonsGame
from dicegame.web.pages import save_and_share
from dicegame.web.scoring.sheet_form import today
from dicegame.web.visitors.security import RateLimit
from padgen import load
from padgen.cli.run import run_app
from padgen.endtables import GEESE, PLACES, SOLO_ROUNDS, STANDING
from padgen.tables import PHASES
from tests import ROOT
from tests.dicegame.dice.dice_play import play
from tests.dicegame.endscore.endscore_games import base_games, seasons_games
from tests.dicegame.web.pages import Browser, Page, client
from tests.sweeps import first

EXAMPLE = ROOT / "docs" / "examples" / "dice-game.toml"


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(save_and_share, "SAVES", RateLimit(30, 600))
    with client(tmp_path / "data") as opened:
        yield opened


def dicegame(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, Any]:
    """The exit code and the JSON of a command."""
    capsys.readouterr()
    with pytest.raises(SystemExit) as exit_:
        run_app(app, "dicegame", [str(argument) for argument in arguments])
    out, _ = capsys.readouterr()
    assert isinstance(exit_.value.code, int)
    return exit_.value.code, json.loads(out)


def caption(player: dict[str, Any]) -> str:
    """What stands above a player's table."""
    return f"{player['name']}: {player['total']} point{'s' * (player['total'] != 1)}"


def dice_lines(page: Page, player: dict[str, Any]) -> list[list[str]]:
    """The rows of a player's table, without its head and the sums of the phases."""
    rows = page.tables[caption(player)]
    assert [[phase, points] for phase, points, _ in rows[-3:]] == [
        [phase, str(points)] for phase, points in zip(PHASES, player["phases"], strict=True)
    ]
    return rows[1:-3]


def expected_dice_lines(player: dict[str, Any]) -> list[list[str]]:
    return [[line["phase"], str(line["points"]), f"{line['label']} {line['rule']}"] for line in player["lines"]]


def sheet_query(number: int, sheet: FilledSheet, hexes: int) -> list[tuple[str, str]]:
    """What the address has for one filled sheet."""
    marks = ["."] * hexes
    for mark in sheet.marks:
        marks[mark.hex] = "x" if mark.pip == 0 else f"{mark.pip}{'' if mark.phase is None else PHASES[mark.phase]}"
    claims = ["first" if color in sheet.first else "second" if color in sheet.second else "" for color in range(6)]
    return [
        (f"name-{number}", sheet.name),
        (f"sheet-{number}", "".join(marks)),
        *((f"sold-{number}", str(sold)) for sold in sheet.sold),
        *((f"claims-{number}", claim) for claim in claims),
        *((f"unused-{number}", str(left)) for left in sheet.unused),
    ]


def dice_query(layout: str, sheets: Sequence[FilledSheet], solo: bool = False) -> str:
    hexes = len(load(layout).cells)
    pairs = [pair for number, sheet in enumerate(sheets, 1) for pair in sheet_query(number, sheet, hexes)]
    return urlencode([("layout", layout), ("variant", "solo" if solo else "standard"), *pairs])


def test_a_sheet_is_entered_by_tapping(web: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = tomllib.loads(EXAMPLE.read_text(encoding="utf-8"))
    browser = Browser(web, "/score")
    browser.open("/score/dice")
    assert not browser.page.alerts
    browser.type(duchy_a=True, name_1="Anna", name_2="Ben", castles_different=True, date="2026-11-20")
    browser.press("next")
    places = list(load("a").cells)
    for player in example["players"]:
        for number, mark in enumerate(player["sheet"].split()):
            if mark != ".":
                q, r = places[number]
                browser.follow(f"b-to-{q}-{r}")
                if mark == "x":
                    browser.press("set-start")
                else:
                    browser.press(f"phase-{mark[1:]}")
                    browser.press(f"set-{mark[0]}")
        assert f"{player['name']}’s sheet" in browser.page.words
        browser.follow("next")
        browser.type({f"claim-{color}-{claim}": True for claim in ("first", "second") for color in player[claim]})
        for key, numbers in (("sold", player["sold"]), ("unused", player["unused"].values()), ("sums", player["written"])):
            browser.type({f"{key}-{place}": str(number or "") for place, number in enumerate(numbers, 1)})
        browser.press("next")
    result = browser.page
    code, data = dicegame(capsys, "score", EXAMPLE, "--json")
    for report in data["players"]:
        assert dice_lines(result, report) == expected_dice_lines(report)
        assert report["lines"]
    assert (code, "cannot be saved or shared" in result.words) == (0, False)
    file = tmp_path / "game.toml"
    file.write_text(web.get(result.links["download"]).text, encoding="utf-8")
    assert dicegame(capsys, "score", file, "--json") == (code, data | {"file": str(file)})
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    for players in (written["players"], example["players"]):
        for player in players:
            player["sheet"] = player["sheet"].split()
    assert written == example


@pytest.mark.parametrize("which", ["base", "seasons"])
def test_nobody_wins_before_all_have_entered_something(web: TestClient, which: str) -> None:
    names = "players.0.name=Anna&players.1.name=Ben"
    key = "track" if which == "base" else "points"
    for query in ("", names):
        page = Page(web.get(f"/score/{which}?{query}").text)
        assert not re.findall("Winner|place is shared|Save and share", page.words)
    browser = Browser(web, f"/score/{which}?{names}&players.0.{key}=10")
    assert "Anna: 10 points" in browser.page.tables
    assert not re.search(r"\bwins?\b", browser.page.words)
    browser.press("step-player-2")
    browser.type({f"players-1-{key}": "10"})
    browser.press("next")
    if which == "seasons":
        assert "Anna: 10 points" in browser.page.tables
    assert "The first place is shared: Anna and Ben." in browser.page.words
    assert "_" not in browser.page.words, "keys of files mean nothing here"


def test_ties_are_asked_only_when_there_is_one(web: TestClient) -> None:
    """What breaks a tie is asked beside the result, and how it is read only if that changes the places."""
    two = "players.0.name=Anna&players.1.name=Ben&players.0.track=10&players.1.track"
    assert not names_of(Page(web.get(f"/score/base?{two}=9").text)) & {"players.0.empty_spaces", "tie"}
    browser = Browser(web, f"/score/base?{two}=10")
    assert names_of(browser.page) >= {"players.0.empty_spaces", "players.1.empty_spaces"}
    assert "tie" not in names_of(browser.page)
    browser.type({"players-0-empty_spaces": "3", "players-1-empty_spaces": "5"})
    browser.press("step-result")
    assert "Anna wins" in browser.page.words
    browser.type(tie_most=True)
    browser.press("step-result")
    assert "Ben wins" in browser.page.words


@pytest.mark.parametrize(
    ("which", "other"), [("dice", "variant=solo"), ("dice", "castles=different"), ("base", "mode=solo")]
)
def test_rules_are_as_usual_only_if_none_was_changed(web: TestClient, which: str, other: str) -> None:
    assert "as usual" in Page(web.get(f"/score/{which}").text).words
    assert "as usual" not in Page(web.get(f"/score/{which}?{other}").text).words


def test_monasteries_say_what_they_do_and_ask_beside_it(web: TestClient) -> None:
    browser = Browser(web, "/score/base?at=player-1")
    assert "at the end, 4 points for each of these in your duchy: Banks." in browser.page.words
    assert "at the end, 2 points for each color of goods that you have sold." in browser.page.words
    assert "each mine also gives a worker at the end of a phase." in browser.page.words
    browser.open("/score/base?at=player-1&edition=2011")
    assert "at the end, 3 points for each color of goods that you have sold." in browser.page.words
    assert "players-0-monasteries-27" not in {each.id for each in browser.page.forms[0].fields}


@pytest.mark.parametrize("address", ["/score/dice", "/score/base", "/score/seasons"])
def test_the_day_and_known_names_are_offered(web: TestClient, address: str) -> None:
    fields = {each.id: each.value for each in Page(web.get(address).text).forms[0].fields}
    assert [value for id_, value in fields.items() if id_ == "date"] == [today()]
    web.get(f"/score/dice?layout=a&name-1=Zo%C3%AB&name-2=Ben&sheet-1={'.' * 37}&at=result")
    page = Page(web.get(address).text)
    assert "Zoë" in [each.value for each in page.forms[0].fields if "name" in each.id]
    assert '<option value="Ben">' in page.source


def test_the_phase_stays_and_the_next_empty_hex_is_chosen(web: TestClient) -> None:
    browser = Browser(web, "/score/dice?layout=a&name-1=Anna&at=hexes-1")
    assert chosen(browser) == ["b-to-0--3"], "the first empty hex waits for its number"
    browser.press("phase-II")
    browser.press("set-5")
    assert chosen(browser) == ["b-to-1--3"]
    browser.press("set-6")
    assert chosen(browser) == ["b-to-2--3"]
    assert dict(browser.page.forms[0].pairs())["sheet-1"].startswith("5II6II..")
    browser.follow("b-to-0--3")
    browser.press("phase-none")
    assert dict(browser.page.forms[0].pairs())["sheet-1"].startswith("56II..")
    browser.press("set-empty")
    assert dict(browser.page.forms[0].pairs())["sheet-1"].startswith(".6II..")


def chosen(browser: Browser) -> list[str]:
    """The hexes that stand out."""
    return re.findall('<a id="([^"]*)"[^>]* aria-current="true"', browser.page.source)


def test_the_total_grows_and_the_last_hex_leads_on(web: TestClient) -> None:
    browser = Browser(web, f"/score/dice?layout=a&name-1=Anna&sheet-1={'.' * 10}x{'.' * 26}&at=hexes-1")
    assert "So far: 1 point" in browser.page.source, "the castle"
    browser.follow("b-to--1-2")
    browser.press("set-3")
    assert "2 of 37 hexes" in browser.page.words
    browser.follow("b-to-0-3")
    browser.press("set-empty")
    assert not chosen(browser)
    assert not [button for form in browser.page.forms for button in form.buttons]
    browser.follow("next")
    assert browser.address.endswith("at=rest-1")


def test_a_reload_and_the_other_language_lose_nothing(web: TestClient) -> None:
    browser = Browser(web, "/score/dice?layout=a&name-1=Anna&at=hexes-1")
    browser.follow("b-to-0--3")
    browser.press("set-5")
    before = browser.page.forms[0].pairs()
    browser.open(browser.address)
    assert browser.page.forms[0].pairs() == before
    browser.open(f"{browser.address}&lang=de")
    assert browser.page.forms[0].pairs() == before
    assert "Blatt von Anna" in browser.page.words


@pytest.mark.parametrize("seed", first(3, range(6)))
def test_played_games_score_as_on_the_command_line(
    web: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: int
) -> None:
    rng = random.Random(seed)
    name = "abcd"[seed % 4]
    solo = seed == 5
    game = play(rng, load(name), 1 if solo else 1 + seed % 3, solo)
    sheets = [filled_sheet(game, player) for player in range(len(game.players))]
    if seed % 2:  # somebody forgot a mark, and wrote something odd
        sheets[0] = sheets[0]._replace(marks=sheets[0].marks[:5] + sheets[0].marks[6:], sold=(0, 9, 0))
    query = dice_query(name, sheets, solo)
    answer = web.get(f"/score/dice?{query}&at=result")
    page = Page(answer.text)
    file = tmp_path / "game.toml"
    file.write_text(web.get(f"/score/dice.toml?{query}").text, encoding="utf-8")
    code, data = dicegame(capsys, "score", file, "--json")
    assert code == seed % 2
    for player, outcome in zip(data["players"], game.outcome.players, strict=True):
        assert dice_lines(page, player) == expected_dice_lines(player)
        for fault in player["faults"]:
            assert fault["message"] in page.words
        if not seed % 2:
            assert player["total"] == outcome.total
    if len(sheets) > 1:
        assert ", ".join(data["winners"]) in page.words


def test_doubtful_hexes_are_lit(web: TestClient) -> None:
    sheet = ["."] * 37
    sheet[10], sheet[0] = "x", "1I"  # a 1 in a river, far from the castle
    page = web.get(f"/score/dice?layout=a&name-1=Anna&sheet-1={''.join(sheet)}&at=result").text
    assert page.count('class="fault"') == 1
    assert "hex 1 (row 1, place 1)" in Page(page).alerts[0]


def test_names_are_shown_as_they_are(web: TestClient) -> None:
    name = "<script>alert(1)</script>"
    query = f"layout=a&name-1={quote(name)}&name-2=%22%3E%3Cu%3E"
    for at in ("game", "hexes-1", "rest-1", "result"):
        page = web.get(f"/score/dice?{query}&at={at}&hex=3").text
        assert "<script>alert" not in page
        assert "<u>" not in page
        assert "&lt;script&gt;alert(1)" in page
    page = web.get(f"/score/base?players.0.name={quote(name)}&odd={quote(name)}").text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page


@pytest.mark.parametrize(
    "text", ["./mine.toml", "mine.toml", "{folder}/mine.toml", "../mine", "mine", "/etc/passwd", "c:\\x"]
)
def test_no_file_of_the_server_is_read(web: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    for name in ("mine.toml", "mine"):
        (tmp_path / name).write_text('game = "dice"\nname = "hidden-name"\nrows = """\nPP\nOgO\nYY\n"""\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    path = quote(text.format(folder=tmp_path))
    for address in (
        f"/score/dice?layout={path}&name-1=Anna&at=hexes-1",
        f"/score/base?layout={path}&players.0.layout={path}",
        f"/board/{path.replace('/', '%2F')}.svg",
        f"/score/dice.toml?layout={path}&name-1=Anna",
    ):
        answer = web.get(address)
        assert "hidden-name" not in answer.text
        assert 'class="board' not in answer.text
        assert "<polygon" not in answer.text
        assert "no layout named" in Page(answer.text).words or answer.status_code == 404


def test_what_is_typed_is_bounded(web: TestClient) -> None:
    many = "&".join(f"name-{number}=P{number}" for number in range(1, 40))
    page = Page(web.get(f"/score/dice?layout=a&{many}&at=hexes-1").text)
    assert "step-hexes-8" in page.links
    assert "step-hexes-9" not in page.links
    long = web.get(f"/score/dice?layout=a&name-1={'x' * 9000}&at=hexes-1")
    assert "at most 40 characters" in Page(long.text).alerts[0]
    assert len(long.text) < 10_000
    rows = "/".join("P" * (20 + row) for row in range(20))
    assert "at most 300 letters" in Page(web.get(f"/score/dice?layout=dice:{rows}&name-1=A&at=hexes-1").text).alerts[0]
    odd = Page(web.get("/score/base?" + "&".join(f"k{number}={'x' * 50}" for number in range(900))).text)
    assert 300 < sum(name.startswith("k") for name, _ in odd.forms[0].pairs()) < 400


def test_what_is_wrong_is_said_on_the_form_and_nothing_is_lost(web: TestClient) -> None:
    browser = Browser(web, "/score/dice")
    browser.type(name_1="Anna", name_2="Anna", notation="dice:PP/OgO/Y")
    browser.press("next")
    assert "row 3 has 1 letter" in browser.page.alerts[0]
    assert {each.id: each.value for each in browser.page.forms[0].fields}["notation"] == "dice:PP/OgO/Y"
    browser.type(notation="dice:PP/OgO/YY")
    browser.press("next")
    assert "two players are called 'Anna'" in browser.page.alerts[0]
    browser.type(name_2="Ben")
    browser.press("next")
    assert not browser.page.alerts
    browser.follow("next")
    browser.type(sold_1="many")
    browser.press("next")
    browser.follow("step-result")
    assert "Anna: sold: expected a whole number" in browser.page.alerts[0]
    assert {each.id: each.value for each in browser.page.forms[0].fields}["sold-1"] == "many"
    browser.press("step-hexes-1")
    browser.follow("step-game")
    browser.type(duchy_b=True)
    browser.press("next")
    assert dict(browser.page.forms[0].pairs())["layout"] == "b"


def test_a_game_is_kept_once(web: TestClient, tmp_path: Path) -> None:
    game = play(random.Random(3), load("a"), 2)
    browser = Browser(
        web, f"/score/dice?{dice_query('a', [filled_sheet(game, 0), filled_sheet(game, 1)])}&date=2026-11-20&at=result"
    )
    book = tmp_path / "data" / "history.sqlite"
    assert not book.exists()
    for _ in range(2):
        browser.press("keep")
        assert "Saved on this server" in browser.page.words
        browser.open(browser.address)
    assert [(one.result.name, one.result.total) for one in saved_results(book)] == [
        (report.name, report.total) for report in game.outcome.players
    ]
    file = tmp_path / "game.toml"
    file.write_text(web.get(browser.page.links["download"]).text, encoding="utf-8")
    with pytest.raises(SystemExit):
        run_app(app, "dicegame", ["score", str(file), "--save", "--book", str(book)])
    assert len(saved_results(book)) == 2  # the file is the same game


def test_neither_other_sites_nor_faulty_games_get_into_the_history(web: TestClient, tmp_path: Path) -> None:
    address = "/score/base?players.0.track=10"
    assert web.post(address, headers={"origin": "https://elsewhere.example"}).status_code == 403
    twice = "/score/base?players.0.monasteries=1&players.1.monasteries=1"
    assert web.post(twice).status_code == 400
    assert web.post("/score/dice?layout=a&name-1=Anna").status_code == 400
    assert not (tmp_path / "data" / "history.sqlite").exists()
    assert web.post(address).status_code == 200


def test_keeping_is_slowed(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_and_share, "SAVES", RateLimit(2, 600))
    codes = [web.post(f"/score/base?players.0.track={number}").status_code for number in range(3)]
    assert codes == [200, 200, 429]


def end_query(game: BaseGame | SeasonsGame) -> list[tuple[str, str]]:
    """The form filled in with an entered game."""
    pairs: list[tuple[str, str]] = [("date", game.date)]
    if isinstance(game, BaseGame):
        pairs += [("edition", str(game.edition)), ("mode", game.mode), ("tie", game.tie)]
        pairs += [("team-tie", game.team_tie), ("post-bonus", game.post_bonus)]
        pairs += [(f"tiles.{number}", building) for number, building in game.tiles.items()]
        pairs += [("_expansions", name) for name in (*game.box.expansions, "")]
    else:
        pairs += [("winter", "yes" if game.winter else "no"), *(("erected", name) for name in (*game.erected, ""))]
        pairs += [(key, str(getattr(game, key) or "")) for key in ("towers", "houses", "unbuilt", "forge")]
    pairs.append(("_players", str(len(game.players))))
    for seat, player in enumerate(game.players):
        pairs += [(f"players.{seat}.{key}", value) for key, value in player_pairs(player)]
    return pairs


def player_pairs(player: Any) -> Iterator[tuple[str, str]]:
    for key, value in vars(player).items():
        if key == "members":
            yield key, ", ".join(value)
        elif key == "helpers":
            yield from ((f"{key}.{place}", str(value.count(place))) for place in {*value, ""})
        elif isinstance(value, tuple):
            yield from ((key, str(each)) for each in value)
        elif hasattr(value, "items"):
            yield from ((f"{key}.{word}", str(count)) for word, count in value.items())
        elif value not in (None, ""):
            yield key, str(value)


def assert_same_end(web: TestClient, game: BaseGame | SeasonsGame, which: str, folder: Path, read: Any) -> None:
    """The page shows what the command line prints of the same game, and of the file that the page gives."""
    query = urlencode(end_query(game))
    page = Page(web.get(f"/score/{which}?{query}&at=result").text)
    assert not page.alerts
    given, made = folder / "given.toml", folder / "made.toml"
    given.write_text(format_entry(game), encoding="utf-8")
    made.write_text(web.get(f"/score/{which}.toml?{query}").text, encoding="utf-8")
    results = []
    for file in (given, made):
        code, data = dicegame(read, "endscore", file, "--json")
        assert code == 0
        results.append({key: value for key, value in data.items() if key != "file"})
    assert results[0] == results[1]
    for player in results[0]["players"]:
        rows = page.tables[caption(player)][1:-1]
        assert rows == [
            [str(line["points"]), f"{line['count']} \u00d7 {line['each']}", f"{line['label']} {line['rule']}"]
            for line in player["lines"]
        ]
    for name in results[0]["winners"]:
        assert name in page.words


QUICK = settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])


@QUICK
@given(game=base_games().filter(lambda game: game.mode in game.box.modes))
def test_base_games_score_as_on_the_command_line(
    web: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: BaseGame
) -> None:
    if game.mode == "solo":  # what is not typed of a solo game is as when it ends, as in the dialogue
        (player,) = game.players
        spaces = player.empty_spaces or 0
        player = replace(player, rounds=SOLO_ROUNDS if player.rounds is None else player.rounds, empty_spaces=spaces)
        game = replace(game, players=(player,))
    assert_same_end(web, game, "base", tmp_path, capsys)


@QUICK
@given(game=seasons_games())
def test_seasons_score_as_on_the_command_line(
    web: TestClient, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: SeasonsGame
) -> None:
    if game.unbuilt is None:  # what is not erected is left
        game = replace(game, unbuilt=sum(place not in (*STANDING, *game.erected, "granary") for place in PLACES))
    assert_same_end(web, game, "seasons", tmp_path, capsys)


def names_of(page: Page) -> set[str]:
    return {each.name for form in page.forms for each in form.fields}


def test_only_what_the_tiles_ask_for_is_shown(web: TestClient) -> None:
    browser = Browser(web, "/score/base?at=player-1")
    assert not {"players.0.buildings.bank", "players.0.livestock", "players.0.shields", "players.0.copies"} & names_of(
        browser.page
    )
    browser.type({"players-0-monasteries-22": True, "players-0-monasteries-24": True})
    browser.press("step-game")
    browser.type({"_expansions-shields": True})
    browser.press("next")
    assert {"players.0.buildings.bank", "players.0.livestock", "players.0.shields"} <= names_of(browser.page)
    browser.press("next")
    assert "players.1.buildings.bank" not in names_of(browser.page)
    browser.press("step-player-1")
    browser.type({"players-0-buildings-bank": "3", "players-0-shields-6": True, "players-0-livestock-cow": True})
    browser.press("step-player-1")
    assert "players.0.copies" in names_of(browser.page)
    assert f"players-0-livestock-{GEESE}" not in {each.id for each in browser.page.forms[0].fields}
    browser.press("step-result")
    assert ["12", "3 \u00d7 4", "Banks (22) 2019 rulebook, Monastery 22"] in browser.page.tables["Player 1: 28 points"]
    browser.press("step-game")
    browser.type({"edition-2011": True})
    browser.press("step-player-1")
    assert "players.0.shields" in names_of(browser.page)  # kept for a return
    browser.press("step-game")
    browser.type({"edition-2019": True})
    browser.press("step-result")
    assert "Player 1: 28 points" in browser.page.tables


def test_faults_and_errors_stand_where_they_belong(web: TestClient) -> None:
    browser = Browser(web, "/score/base?players.0.name=Anna&players.1.name=Anna&players.0.track=lots&players.1.silver=-1")
    assert browser.page.alerts == ["expected a name that nobody else has"]
    browser.type(players_1_name="Ben")
    for step in ("step-result", "step-player-1", "step-player-2"):
        browser.press(step)
        assert browser.page.alerts == ["expected a whole number from 0 to 99999"]
        if step != "step-player-2":
            assert {each.id: each.value for each in browser.page.forms[0].fields}["players-0-track"] == "lots"
    browser.open("/score/base?players.0.monasteries=16&players.1.monasteries=16&players.1.name=Ben")
    assert "monastery 16 also lies with Ben" in browser.page.alerts[0]
    assert "cannot be saved or shared" in browser.page.words
    browser.open("/score/base?layout=b&players.0.layout=base-3&players.0.track=1")
    assert "expected one of the base game" in browser.page.alerts[0]
    browser.open("/score/base?players.0.layout=base-3&players.0.track=1&players.1.track=0")
    assert 'src="/board/base-3.svg"' in browser.page.source, "the duchy is drawn with the result"
    assert 'layout = "base-3"' in web.get(browser.page.links["download"]).text


def test_in_german(web: TestClient) -> None:
    page = Page(web.get("/score/seasons?at=player-1", headers={"accept-language": "de-AT,de;q=0.9"}).text)
    assert "Punkte vor der Schlusswertung" in page.words
    assert "Ergebnis" in page.words


def test_pictures_of_duchies(web: TestClient) -> None:
    for address in ("/board/a.svg", "/board/base-3.svg"):
        with closing(web.get(address)) as answer:
            assert answer.headers["content-type"] == "image/svg+xml"
            assert "max-age" in answer.headers["cache-control"]
            assert len(answer.content) < 60_000
    assert web.get("/board/nobody.svg").status_code == 400
