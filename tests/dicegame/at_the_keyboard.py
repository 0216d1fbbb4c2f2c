"""`dicegame` in this process: with lines typed at the keyboard, or without a terminal."""

from io import StringIO

import pytest

import dicegame.cli
from padgen.cli.run import run_app


class AtTheKeyboard:
    """Runs commands of `dicegame` and types lines at their questions. When no lines are left, the input ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *arguments: str, typed: str = "") -> tuple[int, str]:
        """Return the exit code, and everything that was printed."""
        lines = iter(typed.splitlines())

        def answer(_: str) -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        self.monkeypatch.setattr("builtins.input", answer)
        self.capsys.readouterr()
        with pytest.raises(SystemExit) as stopped:
            run_app(dicegame.cli.app, "dicegame", arguments)
        read = self.capsys.readouterr()
        return int(stopped.value.code or 0), read.out + read.err


class WithoutTerminal:
    """Runs commands of `dicegame` with an empty input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        """Return the exit code, what was printed, and what was printed on stderr."""
        self.monkeypatch.setattr("sys.stdin", StringIO())
        self.capsys.readouterr()
        with pytest.raises(SystemExit) as stopped:
            run_app(dicegame.cli.app, "dicegame", arguments)
        read = self.capsys.readouterr()
        return int(stopped.value.code or 0), read.out, read.err
