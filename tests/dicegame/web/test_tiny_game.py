"""A second game in the browser: no page and no table knows a rule of the dice game."""

import re
from pathlib import Path

import pytest

from dicegame import games
from dicegame.games import read_record
from dicegame.play.record import replay
from dicegame.web.api import table_routes
from dicegame.web.table.settings import Settings
from padgen import load
from tests.dicegame.play.tiny_game import TINY_GAME, TINY_KIT
from tests.dicegame.web.client import Phone, Site


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "tiny", TINY_KIT)


def opened(site: Site, phone: Phone, dice: str = "screen") -> str:
    """Open a table of the tiny game, whose host is a phone; return its code."""
    secret = "s" * 32
    phone.client.cookies.set("seat", secret)
    table = site.tables.open(Settings(load("a"), dice=dice, game="tiny"), secret, "Anna")
    return table.code


def shown(phone: Phone, code: str) -> str:
    answer = phone.get(f"/t/{code}")
    assert answer.status_code == 200, answer.text
    return answer.text


def do(phone: Phone, code: str, act: str, expected: int = 303, **form: str) -> None:
    answer = phone.post(f"/t/{code}/{act}", data=form)
    assert answer.status_code == expected, answer.text


def begun(site: Site, anna: Phone, ben: Phone, dice: str = "screen") -> str:
    """A table where both have answered the question before the game."""
    code = opened(site, anna, dice)
    do(ben, code, "sit", name="Ben")
    do(anna, code, "begin")
    assert "which box counts" in shown(anna, code)
    do(anna, code, "answer", seat="0", choice="2")
    do(anna, code, "answer", 409, seat="0", choice="1")
    do(ben, code, "answer", 409, seat="1", choice="9")
    do(ben, code, "answer", seat="1", choice="1")
    return code


def test_it_is_played_to_its_end(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna, ben = site.phone(), site.phone()
        code = begun(site, anna, ben)
        for turn in range(8):
            phone, other = (anna, ben) if turn % 2 == 0 else (ben, anna)
            do(anna, code, "roll")
            moves = re.findall(r'name="turn" value="(box \d)"', shown(phone, code))
            assert len(moves) == 4 - turn // 2
            assert 'name="turn"' not in shown(other, code)
            open_round = anna.see(code)["open_round"]
            do(phone, code, "turn", 409, seat=str(turn % 2), turn=moves[0], round=str(turn))
            do(phone, code, "turn", seat=str(turn % 2), turn=moves[-1], round=open_round)
            do(phone, code, "undo", seat=str(turn % 2))
            do(phone, code, "turn", seat=str(turn % 2), turn=moves[0], round=open_round)
            assert f"<small>{moves[0]}</small>" in shown(phone, code)
        assert anna.see(code)["may"] == ["finish"]
        do(anna, code, "finish")
        assert "The game is over" in shown(ben, code)
        record = read_record(anna.get(f"/api/tables/{code}/record").content)
        *_, game = replay(record)
        outcome = TINY_GAME.outcome(game)
        state = ben.see(code)
        assert (state["stage"], state["winners"]) == ("over", list(outcome.winners))
        assert [sheet[-1] for sheet in state["sheets"]] == [f"= {result.total}" for result in outcome.players]
        for at in range(len(record.events) + 2):
            assert anna.get(f"/t/{code}/replay?at={at}").status_code == 200
        do(anna, code, "save")


def test_it_goes_on_after_a_restart_with_dice_of_the_table(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna, ben = site.phone(), site.phone()
        code = begun(site, anna, ben, dice="table")
        do(anna, code, "roll", 409, die="7")
        do(anna, code, "roll", die="6")
        do(anna, code, "unroll")
        do(anna, code, "roll", die="3")
        do(anna, code, "turn", seat="0", turn="box 4", round="1")
        before = anna.see(code)
    with Site(tmp_path) as site:
        again = site.phone(Cookie=f"seat={'s' * 32}")
        after = again.see(code)
        assert {**after, "version": 0} == {**before, "version": 0}
        assert after["seats"][0]["turn"] == "box 4"
        do(again, code, "undo", seat="0")
        assert again.see(code)["seats"][0]["turns"] == ["box 1", "box 2", "box 3", "box 4"]


def test_its_bots_play_and_advise(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = site.phone()
        code = opened(site, anna)
        assert 'value="left"' in shown(anna, code)
        do(anna, code, "bot", kind="left")
        do(anna, code, "begin")
        do(anna, code, "answer", seat="0", choice="1")
        do(anna, code, "roll")
        assert "it comes first" in anna.get(f"/t/{code}?hint=1").text
        do(anna, code, "turn", seat="0", turn="box 1", round="1")
        do(anna, code, "roll")
        site.wait_for(lambda: not site.table(code).running_session().bots_due)
        assert site.table(code).running_session().game.box == 0


def test_programs_play_it_by_the_same_names(tmp_path: Path) -> None:
    assert table_routes.router, "the API was imported before this game was listed, as in a program that adds one"
    with Site(tmp_path) as site:
        anna = site.phone()
        anna.api("", 422, layout="a", game="tiny", options={"variant": "solo"})
        state = anna.api("", 201, layout="a", game="tiny", name="Anna")["state"]
        code = state["table"]
        state = anna.api(f"/{code}/begin")
        (asked,) = state["questions"]
        state = anna.api(f"/{code}/answer", seat=1, question=asked["question"], choice=asked["choices"][0]["choice"])
        while state["stage"] != "over":
            if state["awaits"]:
                state = anna.api(f"/{code}/roll")
            elif turns := state["seats"][0]["turns"]:
                state = anna.api(f"/{code}/turn", seat=1, turn=turns[-1])
            else:
                state = anna.api(f"/{code}/finish")
        assert state["winners"] == ["Anna"]
        assert [one["text"] for one in state["log"] if one["what"] == "move"] == ["box 1", "box 2", "box 3", "box 4"]
