"""The games of a phone: kept by themselves when they end, seen by the phones that played them, and removed with a button."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dicegame.web.table import played_games
from dicegame.web.table.store import TABLES, VERSION, Store
from tests.dicegame.web.client import Phone, Site, open_table


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def played(phone: Phone, name: str = "Anna", **what: str) -> str:
    """A game alone, to its end; the code of its table."""
    code = open_table(phone, name, **{"variant": "solo", **what})
    phone.api(f"/{code}/begin")
    phone.api(f"/{code}/castle", seat=1, castle=phone.see(code)["seats"][0]["castles"][0])
    for _ in range(24):
        phone.api(f"/{code}/roll")
        phone.api(f"/{code}/turn", seat=1, turn="pass")
    phone.api(f"/{code}/finish")
    return code


def mine(phone: Phone) -> str:
    answer = phone.get("/games")
    assert answer.status_code == 200, answer.text
    return answer.text


def listed(phone: Phone) -> list[str]:
    return re.findall(r'name="code" value="(\w+)"', mine(phone))


def test_a_game_is_kept_by_itself_for_its_phone_and_no_other(site: Site) -> None:
    ada, ben = site.phone(), site.phone()
    assert "Nothing to press" in mine(ada)
    first, second = played(ada, "Ada"), played(ben, "Ben")
    assert (listed(ada), listed(ben)) == ([first], [second])
    assert "Ben" not in mine(ada)
    assert listed(site.phone()) == []
    third = played(ada, "Ada", layout="c")
    assert listed(ada) == [third, first], "the last one first"
    site.tables.loaded.clear()  # as after a restart
    ada.get(f"/t/{first}")
    assert listed(ada) == [third, first], "once each"


def test_both_phones_of_a_game_have_it_and_a_rematch_too(site: Site) -> None:
    ada, ben = site.phone(), site.phone()
    code = open_table(ada, "Ada", layout="c", start_rule="same")
    ben.api(f"/{code}/sit", name="Ben")
    ada.api(f"/{code}/bot", kind="random")
    for _ in range(2):
        if ada.see(code)["stage"] == "lobby":
            ada.api(f"/{code}/begin")
        ada.api(f"/{code}/castle", seat=1, castle=11)
        while "finish" not in ada.see(code)["may"]:
            ada.api(f"/{code}/roll")
            ada.api(f"/{code}/turn", seat=1, turn="pass")
            ben.api(f"/{code}/turn", seat=2, turn="pass")
            site.wait_for(lambda here=code: not site.table(here).running_session().bots_due)
        ada.api(f"/{code}/finish")
        code = ada.post(f"/t/{code}/rematch").headers["location"].removeprefix("/t/")
    assert len(listed(ada)) == 2
    assert listed(ada) == listed(ben)
    text = mine(ben)
    assert "Colin" in text, "the bot by its name on pages"
    assert "bot:random" not in text


def test_a_line_of_a_game_is_none_of_the_games(site: Site) -> None:
    ada = site.phone()
    code = played(ada)
    line = ada.post(f"/t/{code}/line", data={"seat": "0", "round": "24", "dice": "same"}).headers["location"]
    there = line.removeprefix("/t/")
    ada.api(f"/{there}/turn", seat=1, turn="pass")
    ada.api(f"/{there}/finish")
    assert ada.see(there)["stage"] == "over"
    assert listed(ada) == [code]


def test_a_game_is_removed_with_a_button_from_this_phone_only(site: Site) -> None:
    ada, eve = site.phone(), site.phone()
    code = played(ada)
    assert eve.post("/games/remove", data={"code": code}).status_code == 303
    assert listed(ada) == [code], "others cannot"
    assert ada.post("/games/remove", data={"code": code}).headers["location"] == "/games"
    site.tables.loaded.clear()
    ada.get(f"/t/{code}")
    assert listed(ada) == [], "it does not come back"
    assert ada.see(code)["stage"] == "over", "its table stays"


def test_a_game_stays_when_its_table_is_removed(site: Site) -> None:
    ada = site.phone()
    code = played(ada)
    assert f'href="/t/{code}/replay"' in mine(ada)
    ada.post(f"/t/{code}/delete")
    assert listed(ada) == [code]
    assert f"/t/{code}" not in mine(ada)


def test_a_store_of_an_older_version_gets_its_finished_games(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        ada = site.phone()
        code = played(ada)
        cookies = ada.client.cookies
    with closing(sqlite3.connect(tmp_path / TABLES)) as old:
        old.execute("DROP TABLE played")
        old.execute("PRAGMA user_version = 1")
        old.commit()
    with Site(tmp_path) as site:
        again = site.phone()
        again.client.cookies.update(cookies)
        again.get(f"/t/{code}")
        assert listed(again) == [code]
    with Store(tmp_path / TABLES) as store:
        assert store.database.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_only_so_many_games_are_kept(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played_games, "MOST_PLAYED", 1)
    ada = site.phone()
    codes = [played(ada) for _ in range(2)]
    assert listed(ada) == codes[1:]
