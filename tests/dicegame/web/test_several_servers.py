"""Several servers behind one address: each makes codes of its own, and nginx finds the server of a table by its code."""

import json
import re
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from benchmarks.several_servers import FIRST_PORT, SeveralServers, find_nginx, proxy_lines, shares
from benchmarks.web_taps import lines_in
from dicegame.web.server.app import create_app
from dicegame.web.table.open_tables import LETTERS, letters_of
from padgen.errors import PadgenError
from tests import ROOT

PAGE = (ROOT / "docs/hosting.md").read_text()


def test_codes_begin_with_the_letters_of_the_server(tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, letters="bc")) as site:
        codes = [site.post("/api/tables", json={"name": "Ada"}).json()["state"]["table"] for _ in range(20)]
    assert {code[0] for code in codes} == {"B", "C"}
    assert len({code[1] for code in codes}) > 2


@pytest.mark.parametrize("text", ["", "A", "BCE", "B1"])
def test_letters_that_codes_do_not_have_are_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(PadgenError, match=rf"'{text}' cannot begin codes of tables; expected some of {LETTERS}"):
        create_app(tmp_path, letters=text)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_every_code_belongs_to_one_server(number: int) -> None:
    assert sorted("".join(shares(number))) == sorted(LETTERS)
    assert all(letters_of(share) == share for share in shares(number))


def test_the_page_for_hosts_has_the_lines_that_are_tested() -> None:
    assert f"\n{proxy_lines([FIRST_PORT, FIRST_PORT + 1])}\n" in PAGE
    assert re.findall(r"--letters (\w+)", PAGE)[:2] == shares(2)


def has_nginx() -> bool:
    try:
        return bool(find_nginx())
    except FileNotFoundError:
        return False


class Visitor:
    """Somebody with cookies of their own, at the common address."""

    def __init__(self, port: int, place: str) -> None:
        self.port, self.place, self.cookies = port, place, dict[str, str]()

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send a request to the API, and return the data of the answer."""
        return json.loads(self.read(method, f"/api/tables{path}", body))

    def read(self, method: str, path: str, body: dict[str, Any] | None = None) -> str:
        """Send a request, and return the text of the answer."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=60)
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        headers = {"Cookie": cookies, "Content-Type": "application/json", "X-Forwarded-For": self.place, "Host": "localhost"}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.partition(";")[0]
        text = answer.read().decode()
        assert answer.status in (200, 201, 303), (answer.status, text)
        line.close()
        return text


@pytest.mark.skipif(not has_nginx(), reason="nginx is missing")
def test_nginx_leads_each_request_to_the_server_of_its_table(tmp_path: Path) -> None:
    """Eight visitors open tables and a guest joins each: every table is on one server, and both servers have some."""
    with SeveralServers(tmp_path, 2) as servers:
        for number in range(8):
            host, guest = (Visitor(servers.port, f"10.{who}.0.{number}") for who in (1, 2))
            opened = host.ask("POST", "", {"name": "Ada"})
            code = opened["state"]["table"]
            host.cookies["seat"] = opened["secret"]
            own = str(next(one.port for one, share in zip(servers.servers, shares(2), strict=True) if code[0] in share))
            assert host.cookies["process"] == own, "a table is opened where its host is at home"
            guest.read("GET", f"/t/{code.lower()}")
            assert guest.cookies["process"] == own, "a guest is at home at the server of the first table"
            guest.ask("POST", f"/{code}/sit", {"name": "Ben"})
            host.ask("POST", f"/{code}/begin")
            for seat, who in enumerate((host, guest), 1):
                who.ask("POST", f"/{code}/castle", {"seat": seat, "castle": 11})
            assert host.ask("POST", f"/{code}/roll")["stage"] == "play"
            assert code in host.read("GET", "/"), "the home page of a host lists the table"
            stranger = Visitor(servers.port, f"10.3.0.{number}")
            stranger.read("GET", f"/join?code={code}")
            assert stranger.cookies["process"] == own
    stored = [list(lines_in(server.data)) for server in servers.servers]
    assert all(stored)
    assert all(code[0] in share for own, share in zip(stored, shares(2), strict=True) for code in own)
