"""The host of a table: players take over while the host is away, and hand the role back."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicegame.web.table import updates
from dicegame.web.table.seating import AWAY_S
from dicegame.web.table.table import Table
from tests.dicegame.web.client import Phone, Site, open_table


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def page(phone: Phone, code: str) -> str:
    answer = phone.get(f"/t/{code}")
    assert answer.status_code == 200, answer.text
    return answer.text


def begun(site: Site) -> tuple[Phone, Phone, Phone, str]:
    """A game of Ada, Ben and Cem, where only the host can go on: the dice do not roll by themselves."""
    ada, ben, cem = (site.phone(f"192.0.2.{number}") for number in (1, 2, 3))
    code = open_table(ada, "Ada", start_rule="same")
    for phone, name in ((ben, "Ben"), (cem, "Cem")):
        phone.api(f"/{code}/sit", name=name)
    ada.api(f"/{code}/begin")
    ada.api(f"/{code}/castle", seat=1, castle=11)
    return ada, ben, cem, code


def leave(site: Site, code: str) -> None:
    """The phone of the host is dead for a while."""
    site.table(code).seating.host_seen -= AWAY_S


def test_any_player_takes_over_while_the_host_is_away(site: Site) -> None:
    ada, ben, cem, code = begun(site)
    assert ben.post(f"/t/{code}/take-over").status_code == 409, "the host is there"
    assert 'id="take-over"' not in page(ben, code)
    leave(site, code)
    stranger = site.phone("192.0.2.9")
    assert 'id="take-over"' not in page(stranger, code)
    assert stranger.post(f"/t/{code}/take-over").status_code == 409
    assert 'id="take-over"' in page(ben, code)
    assert ben.post(f"/t/{code}/take-over").status_code == 303
    assert ben.post(f"/t/{code}/take-over").status_code == 303, "a second tap changes nothing"
    for phone in (ben, cem, stranger):
        assert "Ben acts as host until the host is back." in page(phone, code)
    assert 'id="take-over"' not in page(cem, code), "now Ben is the one who must be away"
    assert cem.post(f"/t/{code}/roll").status_code == 409
    site.tables.loaded.clear()
    ben.api(f"/{code}/roll")
    assert ben.post(f"/t/{code}/remove", data={"seat": "0"}).status_code == 303, "Ada's seat is free for another phone"
    assert ben.see(code)["seats"][0]["free"]

    version = ben.see(code)["version"]
    assert "acts as host" not in page(ada, code), "she is back"
    assert ben.see(code)["version"] > version, "the others are told"
    assert "acts as host" not in page(ben, code)
    assert [phone.see(code)["host"] for phone in (ada, ben)] == [True, False]


def test_who_stands_in_may_be_away_as_well(site: Site) -> None:
    _, ben, cem, code = begun(site)
    for phone, name in ((ben, "Ben"), (cem, "Cem")):
        leave(site, code)
        assert phone.see(code)["host_away"]
        assert phone.api(f"/{code}/take-over")["stand_in"] == name
    assert not ben.see(code)["host"]


def test_a_lobby_is_taken_over_and_its_rematch_has_the_same_host(site: Site) -> None:
    ada, ben = site.phone("192.0.2.1"), site.phone("192.0.2.2")
    code = open_table(ada, "Ada", start_rule="same")
    ben.api(f"/{code}/sit", name="Ben")
    leave(site, code)
    ben.api(f"/{code}/take-over")
    ben.api(f"/{code}/begin")
    table = site.table(code)
    assert Table.again(table, "BCDFGH").seating.is_host(table.seating.stand_in)


def test_pages_are_told_when_the_host_is_away(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """First the page of a host who is only silent answers; if none does, the others may take over."""
    monkeypatch.setattr(updates, "SILENCE_S", 0.01)
    _, _, _, code = begun(site)
    table = site.table(code)

    async def versions(wanted: int) -> list[str]:
        told: list[str] = []
        async for text in table.updates.event_stream():
            if not told or text.split()[-1] != told[-1]:
                told.append(text.split()[-1])
            if len(told) == 1 and table.seating.host_silent_s < AWAY_S / 2:
                table.seating.host_seen -= AWAY_S - 10  # nobody does anything for some minutes
            elif len(told) == 2 and wanted == 3:
                table.seating.host_seen -= 10
            if len(told) == wanted:
                return told
        return told

    assert len(site.run(asyncio.wait_for(versions(3), 5))) == 3
    assert table.seating.host_away
    table.visit(table.seating.host)
    assert not table.seating.host_away
    assert len(site.run(asyncio.wait_for(versions(2), 5))) == 2, "from the beginning"
