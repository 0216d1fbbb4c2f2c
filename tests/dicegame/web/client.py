"""The web application under test, in this process: several phones, each with its own cookies and address."""

import asyncio
from collections.abc import Coroutine, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
from fastapi import FastAPI

from dicegame.web.server.app import create_app
from dicegame.web.table.open_tables import Tables
from dicegame.web.table.table import Table

T = TypeVar("T")
UNCOMPRESSED = {"Accept-Encoding": "identity"}
"""Headers that ask for uncompressed answers. Tests that do not look at compression save a tenth of their time."""


class Site:
    """A server without a network. Between two requests nothing happens, unless `run` is asked to wait for it."""

    def __init__(self, data: Path) -> None:
        self.app: FastAPI = create_app(data)
        self.loop = asyncio.new_event_loop()
        self.life: AbstractAsyncContextManager[Any] | None = None

    def __enter__(self) -> "Site":
        self.life = self.app.router.lifespan_context(self.app)
        try:
            self.run(self.life.__aenter__())
        except BaseException:
            self.loop.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self.life
        self.run(self.life.__aexit__(None, None, None))
        self.run(asyncio.sleep(0))
        self.loop.close()

    def run(self, does: Coroutine[Any, Any, T]) -> T:
        """Wait for something; what goes on beside goes on meanwhile."""
        return self.loop.run_until_complete(does)

    def wait_for(self, condition: Any, seconds: float = 60) -> None:
        """Until something beside is done."""

        async def wait() -> None:
            while not condition():
                await asyncio.sleep(0.01)

        self.run(asyncio.wait_for(wait(), seconds))

    def phone(self, address: str = "192.0.2.7", **headers: str) -> "Phone":
        """A phone that has no secret yet."""
        return Phone(self, address, headers)

    @property
    def tables(self) -> Tables:
        """The tables."""
        found = self.app.state.tables
        assert isinstance(found, Tables)
        return found

    def table(self, code: str) -> Table:
        """A table from inside."""
        found = self.tables.find(code)
        assert isinstance(found, Table)
        return found


class Phone:
    """One visitor. What goes wrong in the application is raised here, too, so that a test tells it."""

    def __init__(self, site: Site, address: str, headers: Mapping[str, str]) -> None:
        self.site = site
        self.transport = httpx.ASGITransport(site.app, client=(address, 4711))
        self.client = httpx.AsyncClient(
            transport=self.transport, base_url="http://table.test", headers={**UNCOMPRESSED, **headers}
        )

    def get(self, address: str, **how: Any) -> httpx.Response:
        return self.site.run(self.client.get(address, **how))

    def post(self, address: str, **how: Any) -> httpx.Response:
        return self.site.run(self.client.post(address, **how))

    def api(self, address: str, expected: int = 200, **body: Any) -> Any:
        """What the API answers; without a body it is asked, with one it is told."""
        answer = self.post(f"/api/tables{address}", json=body) if body else self.post(f"/api/tables{address}")
        assert answer.status_code == expected, answer.text
        return answer.json()

    def see(self, code: str) -> Any:
        """The table as this phone may see it."""
        answer = self.get(f"/api/tables/{code}")
        assert answer.status_code == 200, answer.text
        return answer.json()


def page(phone: Phone, address: str, language: str = "en") -> str:
    """Return the text of a page that must be there."""
    answer = phone.get(address, headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return answer.text


def open_table(phone: Phone, name: str = "Anna", **what: Any) -> str:
    """A table's code; the phone is its host and sits there."""
    return str(phone.api("", 201, name=name, **what)["state"]["table"])
