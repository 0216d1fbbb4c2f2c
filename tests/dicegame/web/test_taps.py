"""Taps that are sent twice because the answer was lost: done once, also by a server that was killed and started again."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from dicegame.web.table.settings import Settings
from dicegame.web.table.store import Store, UnstoredError
from dicegame.web.table.table import TAPS_REMEMBERED, Table
from padgen import load
from tests.dicegame.web.client import Phone, Site
from tests.dicegame.web.pages import Page

SECRETS = {"Ada": "a" * 32, "Ben": "b" * 32}


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[Callable[[], Site]]:
    """Starts the server, or ends it and starts it again on the same folder."""
    running: list[Site] = []

    def start() -> Site:
        for site in running:
            site.__exit__(None, None, None)
        running[:] = [Site(tmp_path).__enter__()]
        return running[0]

    yield start
    running[0].__exit__(None, None, None)


def phone_of(site: Site, name: str) -> Phone:
    return site.phone(Cookie=f"seat={SECRETS[name]}")


def seen(phone: Phone, code: str) -> dict[str, Any]:
    return {key: value for key, value in phone.see(code).items() if key != "version"}


class Clumsy:
    """Somebody whose every tap is sent three times: twice at once, and again after a restart of the server."""

    def __init__(self, start: Callable[[], Site], code: str = "") -> None:
        self.start, self.site, self.code = start, start(), code

    def form(self, who: str, act: str) -> dict[str, str]:
        """What the first form for this on the page sends. A turn takes a worker."""
        phone = phone_of(self.site, who)
        page = Page(phone.get(f"/t/{self.code}?bonus=pass&round={phone.see(self.code)['open_round']}").text)
        form = next(form for form in page.forms if form.action.endswith(f"/{act}"))
        return dict([*form.pairs(), *(form.buttons[id_] for id_ in ("confirm",) if id_ in form.buttons)])

    def tap(self, who: str, act: str, **typed: str) -> dict[str, Any]:
        pairs = {**self.form(who, act), **typed}
        where: list[httpx.Response] = [phone_of(self.site, who).post(f"/t/{self.code}/{act}", data=pairs)]
        after = seen(phone_of(self.site, who), self.code)
        where.append(phone_of(self.site, who).post(f"/t/{self.code}/{act}", data=pairs))
        self.site = self.start()
        where.append(phone_of(self.site, who).post(f"/t/{self.code}/{act}", data=pairs))
        assert [(one.status_code, one.headers["location"]) for one in where] == [(303, where[0].headers["location"])] * 3, (
            f"{act} by {who}: {re.findall('alert.*', where[-1].text)}"
        )
        assert seen(phone_of(self.site, who), self.code) == after, f"{act} is done once"
        return after


def test_whatever_is_sent_again_is_done_once(sites: Callable[[], Site]) -> None:
    me = Clumsy(sites)
    me.code = phone_of(me.site, "Ada").post("/new", data={"name": "Ada"}).headers["location"].removeprefix("/t/")
    assert len(me.tap("Ada", "bot", kind="random")["seats"]) == 2
    assert len(me.tap("Ada", "remove", seat="1", name="bot:random")["seats"]) == 1
    assert len(me.tap("Ben", "sit", name="Ben")["seats"]) == 2
    assert me.tap("Ada", "begin")["stage"] == "castles"
    me.tap("Ada", "castle", castle="11")
    assert me.tap("Ben", "castle", castle="11")["stage"] == "play"
    for _ in range(2):
        assert me.tap("Ada", "roll")["roll"]
        sent = me.form("Ada", "turn")
        assert str(me.tap("Ada", "turn")["seats"][0]["turn"]).removeprefix("sell ") == "pass"
        assert me.tap("Ada", "undo")["seats"][0]["turn"] is None
        late = phone_of(me.site, "Ada").post(f"/t/{me.code}/turn", data=sent)  # it was long on its way
        assert late.status_code == 303
        assert seen(phone_of(me.site, "Ada"), me.code)["seats"][0]["turn"] is None, "it does not bring the turn back"
        me.tap("Ada", "turn")
        me.tap("Ben", "turn")
    clock = me.site.table(me.code).running_session().game.clock
    assert (clock.phase, clock.round) == (0, 1)


def test_a_bots_only_table_does_not_roll_twice(sites: Callable[[], Site]) -> None:
    me = Clumsy(sites)
    me.code = phone_of(me.site, "Ada").post("/new", data={}).headers["location"].removeprefix("/t/")
    me.tap("Ada", "bot", kind="random")
    me.tap("Ada", "begin")
    me.tap("Ada", "roll")
    me.site.wait_for(lambda: not me.site.table(me.code).busy)
    rolled = seen(phone_of(me.site, "Ada"), me.code)["open_round"]
    assert rolled == "1.1"


def test_a_phone_without_a_cookie_gets_one_before_it_sits_down(sites: Callable[[], Site]) -> None:
    site = sites()
    code = phone_of(site, "Ada").post("/new", data={"name": "Ada"}).headers["location"].removeprefix("/t/")
    ben = site.phone()
    ben.get(f"/t/{code}")
    for _ in range(2):
        assert ben.post(f"/t/{code}/sit", data={"name": "Ben"}).status_code == 303
    assert [seat["mine"] for seat in ben.see(code)["seats"]] == [False, True]


def test_a_tap_for_a_round_that_is_over_is_refused_with_the_reason(sites: Callable[[], Site]) -> None:
    site = sites()
    ada = phone_of(site, "Ada")
    code = ada.post("/new", data={"name": "Ada", "variant": "solo"}).headers["location"].removeprefix("/t/")
    ada.post(f"/t/{code}/begin")
    ada.post(f"/t/{code}/castle", data={"seat": "0", "castle": "11"})
    page = Page(ada.get(f"/t/{code}").text)
    late = dict(next(form for form in page.forms if form.action.endswith("/roll")).pairs())
    for number in (1, 2):
        ada.post(f"/t/{code}/roll")
        ada.post(f"/t/{code}/turn", data={"seat": "0", "turn": "pass", "round": f"1.{number}"})
    before = seen(ada, code)
    for act, form in (("roll", late), ("undo", {**late, "seat": "0"}), ("turn", {**late, "seat": "0", "turn": "pass"})):
        refused = ada.post(f"/t/{code}/{act}", data=form)
        assert refused.status_code == 409
        assert "round that is over" in refused.text
    assert seen(ada, code) == before


class HalfFull(Store):
    """A disk that is full between the two halves of a change."""

    full = False

    def put(self, code: str, data: dict[str, Any]) -> None:
        if self.full:
            raise UnstoredError("full")
        super().put(code, data)


def test_a_turn_and_the_memory_of_its_tap_are_stored_together(tmp_path: Path) -> None:
    store = HalfFull(tmp_path / "tables.sqlite")
    with store:
        table = Table.new(store, "TABLE", Settings(load("a"), {"variant": "solo"}), "host", "Ada")
        table.begin("host")
        table.answer("host", 0, "11")
        stored = store.get("TABLE")
        store.full = True
        with pytest.raises(UnstoredError):
            table.once("tap", lambda: table.roll("host"))
        assert store.get("TABLE") == stored, "not half of it"
        assert table.updates.ended
        store.full = False
        again = Table.stored(store, "TABLE", *store.get("TABLE"))  # type: ignore[misc]  # it is there
        for _ in range(2):
            again.once("tap", lambda: again.roll("host"))
        assert len(again.running_session().events) == 1


def test_a_table_remembers_some_taps_only(tmp_path: Path) -> None:
    with Store(tmp_path / "tables.sqlite") as store:
        table = Table.new(store, "TABLE", Settings(load("a")), "host", "Ada")
        for number in range(TAPS_REMEMBERED + 5):
            table.once(str(number), lambda: None)
        assert len(store.get("TABLE")[0]["taps"]) == TAPS_REMEMBERED  # type: ignore[index]  # it is there
        done: list[int] = []
        table.once(str(TAPS_REMEMBERED), lambda: done.append(1))
        assert not done
