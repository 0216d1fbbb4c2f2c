"""What tests of the terminal share."""

from pathlib import Path

import pytest

from dicegame.dice.strength.beam import beam_search
from dicegame.fast.machine_code import can_compile
from tests.dicegame.at_the_keyboard import WithoutTerminal


@pytest.fixture
def without_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> WithoutTerminal:
    """The `dicegame` command in an empty folder, in this process: for what is refused before anything is played."""
    monkeypatch.chdir(tmp_path)
    return WithoutTerminal(monkeypatch, capsys)


@pytest.fixture(scope="session")
def look_back_compiled() -> None:
    """The look back is compiled, if it can be, so that whole games end quickly."""
    if can_compile():
        from dicegame.fast.numba_bodies import compiled

        compiled(beam_search)
