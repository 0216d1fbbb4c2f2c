"""Invitations lead to this server: a name that nobody gave it is refused, by whatever way it comes."""

import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dicegame.web.server.app import create_app
from dicegame.web.visitors.host_names import is_own, own_name
from padgen.errors import PadgenError
from tests.command import program
from tests.dicegame.web.client import Site, open_table


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("192.0.2.9", True),
        ("192.0.2.9:8000", True),
        ("localhost:8000", True),
        ("LOCALHOST", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        (None, True),
        ("", True),
        (socket.gethostname(), True),
        (f"{socket.gethostname().split('.')[0]}.local:8000", True),
        ("table.example.org", True),
        ("Table.Example.org.:443", True),
        ("2001:db8::7", False),
        ("[2001:DB8:0::7]", True),
        ("xn--bro-hoa.example", True),
        ("192.0.2.10", False),
        ("evil.example", False),
        ("table.example.org.evil.example", False),
        ("evil.example/table.example.org", False),
        ("evil.example#@table.example.org", False),
        ("evil.example?localhost", False),
        ("[", False),
        ("localhost, evil.example", False),
        ("user@evil.example", False),
    ],
)
def test_own_names(host: str | None, expected: bool) -> None:
    told = {own_name(name) for name in ("table.example.org", "2001:db8::7", "büro.example")}
    assert is_own(host, {"server": ("192.0.2.9", 8000)}, told) is expected
    if host:
        assert is_own("192.0.2.9:8000", {"server": ("::ffff:192.0.2.9", 8000)}, ())


@pytest.mark.parametrize("name", ["", "http://table.example.org", "table.example.org:8000", "a b", "-a", "a/b", "..", "<b>"])
def test_what_is_not_a_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(PadgenError, match="is not a host name; expected one such as table"):
        create_app(tmp_path, [name])


def test_a_foreign_name_is_refused_and_never_in_an_invitation(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone)
    companion = phone.post("/companion").headers["location"]
    evil = {"Host": "evil.example:81"}
    for address in ("/", f"/t/{code}", companion, f"/api/tables/{code}", "/static/style.css", "/nothing"):
        answer = phone.get(address, headers=evil)
        assert answer.status_code == 421, address
        assert "start it with: dicegame serve --name evil.example" in answer.text
        assert f"//evil.example:81/{'t' if '/t/' in address else 'c'}/" not in answer.text
        assert answer.headers["x-frame-options"] == "DENY"
    assert list(phone.get(f"/api/tables/{code}", headers=evil).json()) == ["detail"]
    assert "heißt nicht evil.example." in phone.get("/", headers={**evil, "Accept-Language": "de"}).text
    assert (
        phone.post(f"/t/{code}/sit", headers={**evil, "Origin": "http://evil.example:81"}, data={"name": "B"}).status_code
        == 421
    )
    nasty = phone.get("/", headers={"Host": "<b>x</b>"})
    assert nasty.status_code == 421
    assert "<b>x" not in nasty.text
    assert len(site.table(code).seats) == 1
    assert "http://table.test/t/" in phone.get(f"/t/{code}").text


def test_a_name_that_the_server_was_told_is_in_the_invitations(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        app = create_app(tmp_path / "other", ["Table.example.org"])

        async def ask() -> str:
            async with app.router.lifespan_context(app):
                transport = httpx.ASGITransport(app)
                async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
                    headers = {"Host": "table.example.org", "X-Forwarded-Proto": "https"}
                    opened = await client.post("/new", data={"name": "Anna"}, headers=headers)
                    return (await client.get(opened.headers["location"], headers=headers)).text

        assert 'href="http://table.example.org/t/' in site.run(ask())


def test_the_command_takes_names(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    serve = (sys.executable, "-m", "dicegame", "serve", "--data", str(tmp_path), "--port", str(port))
    refused = program(*serve, "--name", "http://x")
    assert refused.code == 1
    assert "http://x is not a host name; expected one such as table.example.org" in refused.err
    assert "Traceback" not in refused.err
