"""What all tests share."""

from functools import partial
from pathlib import Path

import pytest
from hypothesis import settings

from tests.command import Command, in_this_process

settings.register_profile("the same on every machine", deadline=None, derandomize=True)
settings.load_profile("the same on every machine")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew, for you to review")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


@pytest.fixture
def padgen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """The `padgen` command in an empty folder and a terminal of 80 columns without color."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return partial(in_this_process, read=capsys.readouterr)
