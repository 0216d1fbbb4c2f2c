"""A long computation says how far it is, also into a file; a short one says nothing."""

import time
from collections.abc import Iterator

import pytest

from padgen.cli import progress
from padgen.cli.progress import telling, track, with_lines
from padgen.language import Sentence


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "FIRST_S", 0.05)
    monkeypatch.setattr(progress, "LATER_S", 0.5)
    monkeypatch.setattr(progress, "LOOK_S", 0.01)
    monkeypatch.setattr(progress, "_last_s", [-1000.0])


def slow(seconds: float, items: int) -> Iterator[int]:
    for number in range(items):
        time.sleep(seconds)
        yield number


def test_a_short_computation_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(track(range(3), 3, "playing")) == [0, 1, 2]
    assert capsys.readouterr().err == ""


def test_a_line_after_two_seconds_and_the_time_left_as_soon_as_it_is_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(with_lines(slow(0.2, 2), 2, "playing")) == [0, 1]
    first, second = capsys.readouterr().err.splitlines()
    assert first == "playing: 0 %"
    assert second == "playing: 50 %; about 1 s left"


def test_then_only_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    list(with_lines(slow(0.02, 30), 30, "playing"))
    list(with_lines(slow(0.02, 5), 5, "the next"))
    lines = capsys.readouterr().err.splitlines()
    assert 1 <= len(lines) <= 3
    assert "about" in lines[0]


def test_what_is_not_known_yet_is_not_said(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[Sentence] = []
    with telling(lambda: said[-1] if said else None):
        time.sleep(0.15)
        said.append(Sentence("look-back-share", percent=12))
        time.sleep(0.15)
    assert capsys.readouterr().err == "looking: 12 %\n"
