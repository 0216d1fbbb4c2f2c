"""Answers are short on the line, and no length tells a secret."""

import asyncio
import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.dicegame.web.client import Phone, Site, open_table


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def raw(phone: Phone, address: str, **headers: str) -> tuple[httpx.Headers, bytes]:
    """An answer as it goes over the line, compressed unless asked for otherwise."""
    asked = {"Accept-Encoding": "gzip", **headers}

    async def ask() -> tuple[httpx.Headers, bytes]:
        async with phone.client.stream("GET", address, headers=asked) as answer:
            return answer.headers, b"".join([part async for part in answer.aiter_raw()])

    return phone.site.run(ask())


def playing(site: Site) -> tuple[Phone, str]:
    phone = site.phone()
    code = open_table(phone)
    phone.api(f"/{code}/begin")
    phone.api(f"/{code}/castle", seat=1, castle=11)
    phone.api(f"/{code}/roll")
    return phone, code


def test_a_page_with_a_board_is_a_few_kilobytes_on_the_line(site: Site) -> None:
    phone, code = playing(site)
    headers, sent = raw(phone, f"/t/{code}")
    plain, whole = raw(phone, f"/t/{code}", **{"Accept-Encoding": "identity"})
    assert headers["content-encoding"] == "gzip"
    assert int(headers["content-length"]) == len(sent)
    assert len(sent) < 4_096 < 12_000 < len(whole)
    assert "content-encoding" not in plain
    assert headers["vary"] == plain["vary"] == "Accept-Encoding"
    assert gzip.decompress(sent) == whole
    for address in ("/static/style.css", "/static/table.js", "/board/a.svg", f"/api/tables/{code}", "/api/openapi.json"):
        found, text = raw(phone, address)
        assert found["content-encoding"] == "gzip", address
        assert gzip.decompress(text) == raw(phone, address, **{"Accept-Encoding": "identity"})[1], address


def test_a_page_for_the_place_of_another_has_its_main_part_only_and_is_small(site: Site) -> None:
    """Also at a table of four, in the middle of a game: at most four kilobytes."""
    phone = site.phone()
    code = open_table(phone, "Ada", dice="table", layout="b")
    for name in ("Ben", "Cleo", "Dora"):
        phone.api(f"/{code}/sit", name=name)
    phone.api(f"/{code}/begin")
    for seat in range(1, 5):
        phone.api(f"/{code}/castle", seat=seat, castle=phone.see(code)["seats"][seat - 1]["castles"][0])
    for dice in ("blue purple 1 5", "orange yellow 2 6 double", "gray green 3 4", "orange purple 1 3"):
        phone.api(f"/{code}/roll", dice=dice)
        for seat in range(1, 5):
            phone.api(f"/{code}/turn", seat=seat, turn=phone.see(code)["seats"][seat - 1]["turns"][0])
    phone.api(f"/{code}/roll", dice="blue yellow 5 6 double")
    _, sent = raw(phone, f"/t/{code}", **{"X-Swap": "1"})
    assert len(sent) < 4_096
    part, whole = gzip.decompress(sent).decode(), phone.get(f"/t/{code}").text
    main = whole[whole.index("<main") : whole.index("</main>")]
    assert main in part
    for tag in ("title", 'link rel="icon'):
        assert re.findall(f"<{tag}[^<]*", part) == re.findall(f"<{tag}[^<]*", whole)
    assert not re.search('<(footer|script)|class="(home|skip)"', part)


def test_what_another_site_asked_for_is_not_compressed(site: Site) -> None:
    """Otherwise the length of the answer would tell a listener on the line whether a guess in the address was right."""
    phone, code = playing(site)
    for from_ in ("cross-site", "same-site", "anything"):
        headers, _ = raw(phone, f"/t/{code}?seat=1&bonus=guess", **{"Sec-Fetch-Site": from_})
        assert "content-encoding" not in headers, from_
    for from_ in ("same-origin", "none"):
        headers, _ = raw(phone, f"/t/{code}", **{"Sec-Fetch-Site": from_})
        assert headers["content-encoding"] == "gzip", from_


def test_answers_with_a_secret_are_not_compressed(site: Site) -> None:
    phone = site.phone()
    answer = phone.post("/api/tables", json={"name": "Anna" * 9})
    assert answer.json()["secret"]
    assert "content-encoding" not in answer.headers
    assert answer.json()["secret"] not in phone.get(f"/t/{answer.json()['state']['table']}").text


def test_updates_arrive_at_once(site: Site) -> None:
    """Compression would collect them until there is enough to compress."""
    _, code = playing(site)

    async def first() -> tuple[dict[str, str], bytes]:
        found: dict[str, str] = {}
        parts: list[bytes] = []

        async def receive() -> dict[str, object]:
            await asyncio.sleep(60)
            return {"type": "http.disconnect"}

        async def send(message: dict[str, object]) -> None:
            if message["type"] == "http.response.start":
                found.update({name.decode(): value.decode() for name, value in message["headers"]})  # type: ignore[attr-defined]
            else:
                parts.append(bytes(message["body"]))  # type: ignore[call-overload]
                site.table(code).updates.end()

        headers = [(b"host", b"table.test"), (b"accept-encoding", b"gzip")]
        scope = {"type": "http", "method": "GET", "path": f"/t/{code}/events", "headers": headers, "query_string": b""}
        more: dict[str, object] = {
            "client": ("192.0.2.7", 1),
            "server": ("table.test", 80),
            "scheme": "http",
            "http_version": "1.1",
        }
        await site.app(scope | more, receive, send)  # type: ignore[arg-type]
        return found, parts[0]

    headers, sent = site.run(first())
    assert "content-encoding" not in headers
    assert sent.startswith(b"retry:")
