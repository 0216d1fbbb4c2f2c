"""The duchy of the day, puzzles and club evenings as visitors meet them, without a browser."""

import csv
import io
import re
from collections.abc import Iterator

import pytest

from dicegame.club import duchies
from dicegame.club.evening import read_evening
from dicegame.daily import read_shared
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.turn import Turn, parse_turn
from dicegame.puzzles.puzzle import LEVELS, Puzzle, load_puzzles
from dicegame.web.pages import clubs
from padgen.daily import parse_day, today
from tests.dicegame.web.client import Phone, Site

DATE = "2026-11-21"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("tables")) as opened:
        opened.app.state.planner_points[parse_day(DATE)] = 57  # as computed in a process of its own
        opened.app.state.planner_points[today()] = 58
        yield opened


def begin(phone: Phone, name: str, castle: str = "12") -> str:
    answer = phone.post("/daily", data={"date": DATE, "name": name, "castle": castle})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].rpartition("/")[2]


def test_all_who_play_a_day_here_have_the_same_dice_and_stand_in_its_list(site: Site) -> None:
    anna, ben = site.phone(), site.phone("192.0.2.8")
    code = begin(anna, "Anna")
    assert begin(anna, "Anna again") == code, "one game a day on each phone"
    assert begin(ben, "Ben", "14") != code
    rolls = []
    while (state := anna.see(code))["stage"] != "over":
        rolls.append(state["roll"])  # they roll by themselves
        if len(rolls) == 24:
            assert "Ben" not in ben.get(f"/daily?date={DATE}").text, "nobody has finished"
        turn = state["seats"][0]["turns"][0]
        anna.post(f"/t/{code}/turn", data={"seat": "0", "turn": turn, "round": state["open_round"]})
    day = parse_day(DATE)
    words = [" ".join([*one.colors, *map(str, one.pips), *["double"] * (one.hourglasses == 2)]) for one in day.rolls]
    assert rolls == words[:24]
    page = ben.get(f"/daily?date={DATE}").text
    assert "Anna" in page
    assert "1-20261121-" not in page, "her turns are not shown to others"
    assert "One game is still being played." in page
    own = anna.get(f"/daily?date={DATE}").text
    shared = read_shared(own)
    assert shared.claimed == shared.result.points
    assert f"http://table.test/daily?date={DATE}</textarea>" in own, "the shared text leads here"
    assert "Margot, a bot, has 57 points" in own
    assert f'aria-label="November 21: {shared.result.points} points" class="done" aria-current="date"' in own
    assert 'class="done"' not in ben.get(f"/daily?date={DATE}").text, "each browser has its own calendar"
    assert f"/daily?date={DATE}" in anna.get(f"/t/{code}").text, "the end of the game leads there"
    line = ben.post(f"/t/{code}/line", data={"seat": "0", "round": "2", "dice": "same"}).headers["location"]
    assert ben.see(line.rpartition("/")[2])["seats"][0]["mine"]
    assert "One game is still being played." in ben.get(f"/daily?date={DATE}").text, "who knows the dice is not in the list"
    site.app.state.day_results.clear()
    assert "Anna" in ben.get(f"/daily?date={DATE}").text, "read again from what is stored"


def test_a_day_to_come_or_a_wrong_date_or_castle_is_refused_in_a_sentence(site: Site) -> None:
    phone = site.phone("192.0.2.9")
    assert "can be played from midnight UTC on" in phone.get("/daily?date=2099-01-01").text
    assert "is not a date" in phone.get("/daily?date=<script>").text
    for sent, said in (
        ({"date": "2099-01-01", "name": "Eve", "castle": "12"}, "from midnight UTC"),
        ({"date": DATE, "name": " ", "castle": "12"}, "type your name"),
        ({"date": DATE, "name": "Eve", "castle": "1"}, "castle"),
    ):
        answer = phone.post("/daily", data=sent)
        assert (answer.status_code, said in answer.text) == (400, True), answer.text
    assert 'value="Eve"' in phone.post("/daily", data={"date": DATE, "name": "Eve", "castle": "1"}).text
    assert phone.get("/daily").status_code == 200


def test_a_puzzle_is_chosen_answered_and_explained_step_by_step(site: Site) -> None:
    phone = site.phone("192.0.2.10")
    for level in LEVELS:
        address = phone.get(f"/puzzle?level={level}").headers["location"]
        number = int(address.removeprefix("/puzzle/").partition("?")[0])
        assert next(one.level for one in load_puzzles() if one.number == number) == level
    puzzle = next(one for one in load_puzzles() if one.level == "hard")
    page = phone.get(f"/puzzle/{puzzle.number}?level=hard&lang=en").text
    assert "One turn is clearly best" in page
    assert puzzle.best[0] not in page
    answered = phone.get(f"/puzzle/{puzzle.number}", params={"turn": puzzle.best[0], "level": "hard"}).text
    assert "Right: this turn is clearly best." in answered
    assert f"after={puzzle.number}&amp;level=hard" in answered
    wrong = phone.get(f"/puzzle/{puzzle.number}", params={"turn": puzzle.second}).text
    assert f"This turn loses {puzzle.costs[puzzle.second]:.1f} points on average." in wrong
    assert "Look again" in wrong
    assert 'id="more"' not in wrong
    assert (
        "the exact mean over all next rolls"
        in phone.get(f"/puzzle/{puzzle.number}", params={"turn": puzzle.second, "show": "1"}).text
    )
    assert "is not a valid turn" in phone.get(f"/puzzle/{puzzle.number}?turn=zzz").text
    assert "there is no hex 99" in phone.get(f"/puzzle/{puzzle.number}?turn=99=1").text
    for address in ("/puzzle/0", "/puzzle/99999", "/puzzle/x"):
        assert phone.get(address).status_code == 404


def test_any_other_puzzle_follows(site: Site) -> None:
    phone = site.phone("192.0.2.10")
    for _ in range(20):
        assert phone.get("/puzzle?after=1&level=nonsense").headers["location"] != "/puzzle/1"


def test_a_turn_is_built_by_links_alone(site: Site) -> None:
    """Follow the first combination and the first lit hex until a turn can be confirmed."""
    phone = site.phone("192.0.2.10")
    address = "/puzzle/3"
    for _ in range(8):
        page = phone.get(address).text.replace("&amp;", "&")
        if 'id="confirm"' in page:
            break
        links = re.findall(r'href="(/puzzle/3\?[^"]*hex=[^"]*)"', page)
        links += re.findall(r'id="pair-[^"]*" class="chip" href="([^"]*)"', page)
        address = links[0]
    assert 'name="turn"' in page


def test_a_hex_of_a_puzzle_that_is_not_lit_says_why(site: Site) -> None:
    page = site.phone("192.0.2.10").get("/puzzle/3").text
    address = re.findall(r'<a href="(/puzzle/3\?[^"]*on=[0-9]+)" tabindex="-1">', page)[0]
    said = site.phone("192.0.2.10").get(address.replace("&amp;", "&")).text
    assert re.search(r'class="say" role="status"><span>\s*(The dice|Next to|Taken|No )', said), re.findall(
        'class="say".*?</p>', said, re.DOTALL
    )


def test_a_puzzle_offers_every_number_and_what_a_bonus_allows(site: Site) -> None:
    """Any legal turn with one mark can be reached by tapping its hex alone, as at a table."""
    phone = site.phone("192.0.2.10")
    puzzle = next(one for one in load_puzzles() if len({turn.pip for turn in cities(one)}) == 2)
    turns = cities(puzzle)
    tapped = {"hex": str(turns[0].hex + 1)}  # commodities are sold unless something else is said
    offered = phone.get(f"/puzzle/{puzzle.number}", params=tapped)
    assert {parse_turn(text) for text in re.findall('name="turn" value="([^"]*)"', offered.text)} == set(turns)
    first = phone.get(f"/puzzle/{puzzle.number}").text
    dashed = re.findall(r'<a id="to-[^"]*" class="dashed" [^>]*href="([^"]*)"', first)
    assert dashed
    assert all("bonus=" in address for address in dashed)
    assert 'href="/rules#monk"' in first


def cities(puzzle: Puzzle) -> list[Turn]:
    """The turns that mark the first hex which can be marked without a bonus, where the player has a monk."""
    game = puzzle.game
    turns = [turn for turn in DICE_GAME.legal(game, 0) if turn.hex >= 0 and turn.bonus < 0]
    sale = any(turn.sale for turn in turns)
    own = [turn for turn in turns if turn.sale == sale and turn.hex == turns[0].hex]
    return own if game.players[0].sheet.monks and len(own) == 2 else []


def test_a_club_evening_from_the_names_to_the_standings(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_: object, function: object, *args: object, **options: object) -> object:
        return function(*args, **options)  # type: ignore[operator]

    monkeypatch.setattr("dicegame.web.server.processes.WorkerProcesses.run_slow", at_once)
    monkeypatch.setattr(duchies, "is_ready", lambda _: False)
    host, other = site.phone("192.0.2.11"), site.phone("192.0.2.12")
    sent = {"players": "Ada, Ben\nCleo\n\nDora\nEmil", "tables": "2", "rounds": "2", "name": "Tuesday"}
    address = host.post("/club", data=sent).headers["location"]
    evening = read_evening(host.get(f"{address}/club.toml").text)
    assert (evening.name, evening.players, len(evening.rounds)) == ("Tuesday", ("Ada", "Ben", "Cleo", "Dora", "Emil"), 2)
    names = evening.rounds[0].tables[0]
    entered = {"number": "1", "table": "1", "points": ["61", "58", ""], "circles": ["3", "", ""]}
    assert other.post(address, data=entered).status_code == 303, "whoever has the code enters results"
    rows = list(csv.reader(io.StringIO(other.get(f"{address}/standings.csv").text.lstrip("\ufeff"))))
    assert [row[:3] for row in rows[1:3]] == [["1", names[0], "61"], ["2", names[1], "58"]]
    refused = other.post(address, data={**entered, "points": ["<u>", "58", ""]})
    assert (refused.status_code, "is not a result" in refused.text, "<u>" in refused.text) == (400, True, False)
    assert 'value="58"' in refused.text, "what was typed stays"
    assert other.post(address, data={**entered, "number": "9"}).status_code == 400
    pdf = host.get(f"{address}/club.pdf")
    assert (pdf.headers["content-type"], pdf.content[:4]) == ("application/pdf", b"%PDF")
    code = address.rpartition("/")[2]
    for phone, role in ((host, "You are the organizer"), (other, "an evening together")):
        phone.get(address)
        (listed,) = re.findall(f'<a class="resume[^"]*" href="{address}">(.*?)</a>', phone.get("/").text, re.DOTALL)
        assert "Tuesday" in listed
        assert role in listed
        assert code not in listed, "an evening is known by its name"
    assert 'id="invite"' not in other.get(address).text
    assert other.post(f"{address}/hand-on").status_code == 409
    host.post(f"{address}/hand-on")
    (link,) = re.findall(f'href="http://table.test({address}/organizer/[^"]*)"', host.get(address).text)
    site.tables.unload_idle(-1)
    assert 'id="take-over"' in other.get(link).text
    assert other.post(link).status_code == 303
    assert "You are the organizer" in other.get("/").text
    assert "You are the organizer" not in host.get("/").text
    assert (host.get(link).status_code, host.post(link).status_code) == (404, 409), "it works once"
    site.tables.unload_idle(-1)
    assert names[0] in other.get(address).text, "it is read again from what is stored"
    assert host.get(f"/join?code={address[-6:]}").headers["location"] == address
    assert host.get(f"/t/{address[-6:]}").status_code == 404
    for wrong, said in (
        ({"tables": "3"}, "2 to 12 sit at each"),
        ({"players": "Ada\nada"}, "Ada"),
        ({"rounds": "20", "players": "\n".join(f"P{number}" for number in range(20))}, f"at most {clubs.MOST_SHEETS}"),
    ):
        answer = host.post("/club", data=sent | wrong)
        assert (answer.status_code, said in answer.text) == (400, True), answer.text


def test_a_club_evening_without_a_number_of_tables_seats_four_at_each(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_: object, function: object, *args: object, **options: object) -> object:
        return function(*args, **options)  # type: ignore[operator]

    monkeypatch.setattr("dicegame.web.server.processes.WorkerProcesses.run_slow", at_once)
    monkeypatch.setattr(duchies, "is_ready", lambda _: False)
    host = site.phone("192.0.2.13")
    sent = {"players": "\n".join(f"P{number}" for number in range(9)), "rounds": "2", "tables": ""}
    page = host.get(host.post("/club", data=sent).headers["location"]).text
    assert page.count('name="table" value="3"') == 2, "a form for each table and round"
    assert page.count('class="go"') == 0
    assert page.count('class="b go"') == 1, "before the first result, one prints the sheets"
    assert 'id="standings"' not in page
    assert not re.search("dicegame|make fast", re.sub("<[^>]*>", "", page)), "no command lines on pages"
