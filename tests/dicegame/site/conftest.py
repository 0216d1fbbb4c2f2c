"""The site, built once, and a small server for its files."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from dicegame.site.build import site_files, write_site
from dicegame.site.front import front_files
from tests.dicegame.site.device import FileServer

VERSION = "0.4.0"


@pytest.fixture(scope="session")
def front() -> Mapping[str, bytes]:
    """The files of the first page, which every language has."""
    return front_files(VERSION)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    write_site(site_files(), folder)
    return folder


@pytest.fixture
def files(site: Path) -> Iterator[FileServer]:
    server = FileServer(site)
    yield server
    server.stop()


@pytest.fixture
def browsers() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright
