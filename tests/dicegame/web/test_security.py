"""What stands before every page: writes from our own pages, bounded bodies, headers on every answer, slow guessing."""

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest

from dicegame.web.visitors.identity import owner_of
from dicegame.web.visitors.security import FOREIGN, HEADERS, LARGEST_BODY, RateLimit, client_of
from tests.dicegame.web.client import Phone, Site, open_table

NASTY = "<b>\"'&amp;{{7*7}}"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"Origin": "http://table.test"}, True),
        ({"Origin": "https://table.test"}, True),
        ({"Origin": "http://table.test", "Sec-Fetch-Site": "same-origin"}, True),
        ({"Origin": "null"}, False),
        ({"Origin": ""}, False),
        ({"Origin": "http://evil.test"}, False),
        ({"Origin": "http://table.test.evil.test"}, False),
        ({"Origin": "http://table.test:81"}, False),
        ({"Origin": "ftp://table.test"}, False),
        ({"Origin": "http://[bad"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://table.test"}, False),
    ],
)
def test_every_write_comes_from_our_pages(site: Site, headers: dict[str, str], allowed: bool) -> None:
    phone = site.phone()
    code = open_table(phone)
    writes = [
        "/new",
        *(
            f"/t/{code}/{act}"
            for act in ("sit", "bot", "remove", "begin", "castle", "roll", "turn", "undo", "unroll", "finish")
        ),
        *(f"/api/tables/{code}/{act}" for act in ("sit", "bot", "begin", "roll", "turn")),
        "/api/tables",
        "/api/score",
        "/companion",
        "/history/remove",
    ]
    for address in writes:
        refused = str(FOREIGN) in phone.post(address, headers=headers).text
        assert refused != allowed, address
        if not allowed:
            assert not site.table(code).seating.begun


def test_headers_are_on_every_answer(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone)
    answers = {
        200: [phone.get("/"), phone.get(f"/t/{code}"), phone.get("/static/style.css"), phone.get("/api/openapi.json")],
        303: [phone.post("/companion")],
        403: [
            phone.post("/new", headers={"Origin": "null"}),
            site.phone().post("/api/tables/x/roll", headers={"Origin": "x"}),
        ],
        404: [
            phone.get("/nothing"),
            phone.get("/static/nothing"),
            phone.get("/static/../app.py"),
            phone.get("/api/nothing"),
        ],
        405: [phone.get(f"/t/{code}/roll"), phone.post("/")],
        413: [
            phone.post("/new", content=b"x" * (LARGEST_BODY + 1)),
            phone.post("/api/score", content=b"x" * (LARGEST_BODY + 1)),
        ],
        422: [phone.post(f"/t/{code}/turn"), phone.post("/api/tables", json={"layout": 5})],
    }
    etag = answers[200][2].headers["etag"]
    answers[304] = [phone.get("/static/style.css", headers={"If-None-Match": etag})]
    for status, found in answers.items():
        for answer in found:
            assert answer.status_code == status, answer.url
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.url
            static = answer.url.path.startswith("/static/")
            assert answer.headers["cache-control"] == ("no-cache" if static else "no-store")
            assert "traceback" not in answer.text.lower()
            if answer.url.path.startswith("/api/") and status >= 400:
                assert list(answer.json()) == ["detail"]


def test_whoever_asks_for_the_head_of_a_page_gets_it(site: Site) -> None:
    """As link previews and monitors do; a change stays a POST, and a stream without end has no head alone."""
    phone = site.phone()
    code = open_table(phone)
    for address in (
        "/",
        "/new",
        f"/t/{code}",
        "/score/dice",
        "/pads",
        "/board/a.svg",
        "/nothing",
        f"/t/{code}/replay",
        "/api/layouts",
    ):
        whole, head = phone.get(address), phone.site.run(phone.client.head(address))
        assert (head.status_code, dict(head.headers)) == (whole.status_code, dict(whole.headers)), address
    assert phone.site.run(phone.client.head(f"/t/{code}/roll")).status_code == 405
    assert phone.site.run(phone.client.head(f"/t/{code}/events")).status_code == 405


def test_a_fault_of_ours_says_nothing_of_it(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    phone = site.phone()
    code = open_table(phone)
    monkeypatch.setattr("dicegame.web.table.seating.Seating.is_host", lambda *_: 1 / 0)
    phone.transport.raise_app_exceptions = False
    for address in (f"/t/{code}", f"/api/tables/{code}"):
        answer = phone.get(address)
        assert answer.status_code == 500
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        assert "ZeroDivisionError" not in answer.text


def test_bodies_are_bounded_whatever_length_they_announce(site: Site) -> None:
    async def endless(parts: int) -> Any:
        for _ in range(parts):
            yield b"a" * 1024

    for address, kind in (("/new", "application/x-www-form-urlencoded"), ("/api/tables", "application/json")):
        answer = site.phone().post(address, content=endless(1000), headers={"Content-Type": kind})
        assert answer.status_code == 413, address
    assert site.phone().post("/new", headers={"Content-Length": "-1"}, content=b"").status_code in (303, 413)
    assert site.phone().post("/new", headers={"Content-Length": "much"}, content=b"").status_code == 413
    assert site.tables.store.count() <= 1


@pytest.mark.parametrize(
    "sent", [b"{", b"\xff\xfe", b"[" * 60_000, b"1" * 60_000, b'{"name": "\\ud800"}', b"NaN", b"null", b""]
)
def test_json_that_is_none(site: Site, sent: bytes) -> None:
    phone = site.phone()
    code = open_table(phone)
    for address in (f"/api/tables/{code}/sit", "/api/score", "/api/endscore"):
        answer = phone.post(address, content=sent, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422)
        assert json.loads(answer.text)["detail"]


def test_what_people_type_is_escaped_everywhere(site: Site) -> None:
    anna, guest = site.phone(), site.phone()
    code = open_table(anna, NASTY)
    guest.api(f"/{code}/sit", name="<script>alert(1)</script>")
    pages = [anna.get(f"/t/{code}"), guest.get(f"/t/{code}"), anna.post(f"/t/{code}/sit", data={"name": NASTY + "x" * 40})]
    anna.api(f"/{code}/begin")
    pages.append(anna.get(f"/t/{code}"))
    for seat, phone in enumerate((anna, guest), 1):
        phone.api(f"/{code}/castle", seat=seat, castle=11)
    anna.api(f"/{code}/roll")
    pages += [
        anna.get(f"/t/{code}"),
        guest.get(f"/t/{code}?seat=1&hint=1"),
        anna.get(f"/t/{code}?seat=<b>&bonus=<b>&combination=<b>"),
    ]
    pages.append(anna.post(f"/t/{code}/turn", data={"seat": 0, "turn": NASTY, "round": NASTY}))
    pages.append(site.phone().post("/new", data={"notation": f"dice:{NASTY}", "name": NASTY}))
    pages += [anna.get(f"/join?code={NASTY}"), anna.get(f"/t/{NASTY}"), anna.get(f"/?lang={NASTY}")]
    for page in pages:
        assert NASTY not in page.text, page.url
        assert "<script>alert" not in page.text
    assert escape(NASTY) in pages[0].text.replace("&#34;", "&quot;").replace("&#39;", "&#x27;")


@pytest.mark.parametrize("name", ["Zoë", "李雷", "Ольга", "🎲", "Anna\u0308", "a" * 40])
def test_names_of_all_the_world(site: Site, name: str) -> None:
    phone = site.phone()
    code = open_table(phone, name)
    assert len(site.table(code).seats) == 1
    assert site.table(code).seats[0].name in phone.get(f"/t/{code}").text


@pytest.mark.parametrize(
    "name", ["", "   ", "a" * 41, "a\0b", "\u202egnp.exe", "\u200b", "bot:planner", "BOT:x", "a\x1b[31m"]
)
def test_names_that_are_none(site: Site, name: str) -> None:
    phone = site.phone()
    code = open_table(phone)
    assert phone.post(f"/t/{code}/sit", data={"name": name}).status_code == 409
    assert len(site.table(code).seats) == 1
    assert phone.post("/api/tables", json={"name": name}).status_code in (409, 422) or not name.strip()


def test_nothing_typed_becomes_a_header(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone)
    crlf = "x\r\nSet-Cookie: seat=intruder"
    answers = [
        phone.get("/join", params={"code": crlf}),
        phone.get("/join", params={"code": f"{code}{crlf}"}),
        phone.get("/", params={"lang": crlf}),
        phone.post(f"/t/{code}/undo", data={"seat": crlf}),
        phone.post(f"/t/{code}/sit", data={"name": "Ben\r\nX: y"}),
    ]
    for answer in answers:
        assert "intruder" not in answer.headers.get("set-cookie", "")
        assert "x" not in answer.headers
        assert "\n" not in answer.headers.get("location", "")


def test_secrets_that_are_not_ours_are_none(site: Site) -> None:
    for cookie in ("short", "a" * 65, '"' + "a" * 40 + '\\015\\012X: y"', "ä" * 32, "a" * 31 + ";"):
        answer = site.phone().post("/new", data={"name": "Anna"}, headers={"Cookie": f"seat={cookie}".encode("latin-1")})
        assert answer.status_code == 303
        assert cookie not in answer.headers["set-cookie"]
    assert owner_of("", "CODE") == ""
    first, second = owner_of("s", "A"), owner_of("s", "B")
    assert first != second, "tables cannot be told to have the same guest"


def test_a_cookie_is_for_us_alone(site: Site) -> None:
    said = site.phone().post("/new", data={"name": "Anna"}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in said.split(";")}
    assert "Secure" not in said


def tries(phone: Phone, number: int) -> list[int]:
    return [phone.get(f"/api/tables/BBBBB{letter}").status_code for letter in "BCDFGHJKLMNPQRSTVWXZ"[:number]]


def test_guessing_is_slowed_and_players_are_not(site: Site) -> None:
    now = 0.0
    site.app.state.wrong_codes = RateLimit(10, 60, clock=lambda: now)
    anna, neighbor, elsewhere = site.phone(), site.phone(), site.phone("198.51.100.1")
    code = open_table(anna)
    assert tries(neighbor, 12) == [404] * 10 + [429] * 2
    refused = neighbor.get(f"/api/tables/{code}")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "6")
    assert neighbor.get(f"/t/{code}").status_code == neighbor.get("/join", params={"code": code}).status_code == 429
    assert anna.get(f"/t/{code}").status_code == 200, "who sits there is not locked out by neighbors"
    assert anna.api(f"/{code}/begin")["stage"] == "castles"
    assert elsewhere.get(f"/t/{code}").status_code == 200
    now = 6.0
    assert neighbor.get(f"/t/{code}").status_code == 200, "a right code waits a few seconds only"
    assert tries(neighbor, 2) == [404, 429]


def test_opening_is_slowed(site: Site) -> None:
    site.app.state.openings = RateLimit(3, 3600)
    phone = site.phone()
    assert [phone.post("/api/tables", json={}).status_code for _ in range(4)] == [201, 201, 201, 429]
    assert phone.post("/new").status_code == phone.post("/companion").status_code == 429
    assert site.phone("198.51.100.1").post("/api/tables", json={}).status_code == 201


def test_a_household_is_one_place() -> None:
    class Asked:
        class client:  # noqa: N801  # as starlette has it
            host = ""

    def place(host: str) -> str:
        Asked.client.host = host
        return client_of(Asked)  # type: ignore[arg-type]  # as much of a request as it looks at

    assert place("2001:db8:1:2:3::4") == place("2001:db8:1:2:ffff::9")
    assert place("2001:db8:1:3::4") != place("2001:db8:1:2::4")
    assert place("192.0.2.1") != place("192.0.2.2")
    assert place("::ffff:192.0.2.1") != place("::ffff:192.0.2.2")
    assert place("testclient") == "testclient"


def test_only_a_seats_secret_acts_for_it_and_only_the_host_hosts(site: Site) -> None:
    anna, ben, stranger = site.phone(), site.phone(), site.phone(Authorization=f"Bearer {'s' * 32}")
    code = open_table(anna)
    ben.api(f"/{code}/sit", name="Ben")
    for other in (ben, stranger):
        for act, body in (("begin", {}), ("bot", {"kind": "greedy"}), ("remove", {"seat": 1})):
            other.api(f"/{code}/{act}", 403, **body)
            assert other.post(f"/t/{code}/{act}", data={"seat": 0, "kind": "greedy"}).status_code == 409
    anna.api(f"/{code}/begin")
    for other in (ben, stranger):
        other.api(f"/{code}/castle", 403, seat=1, castle=11)
    for seat, phone in enumerate((anna, ben), 1):
        phone.api(f"/{code}/castle", seat=seat, castle=11)
    for act in ("roll", "unroll", "finish"):
        ben.api(f"/{code}/{act}", 403)
        stranger.api(f"/{code}/{act}", 403)
    anna.api(f"/{code}/roll")
    for phone, seat in ((ben, 1), (stranger, 1), (stranger, 2), (anna, 2)):
        phone.api(f"/{code}/turn", 403, seat=seat, turn="pass")
    ben.api(f"/{code}/turn", seat=2, turn="pass")
    for phone in (anna, stranger):
        phone.api(f"/{code}/undo", 403, seat=2)
    ben.api(f"/{code}/undo", seat=2)
    assert len(site.table(code).running_session().events) == 3, "the roll, Ben's turn, and Ben's taking it back"
