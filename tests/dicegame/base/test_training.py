"""Training of the planner: what it learns from, and which weights it keeps."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from dicegame.base.bots.features import FEATURES
from dicegame.base.bots.learned import TURNS
from research import train_base
from research.base_lessons import LESSON, LINE, POINTS
from research.train_base import Learner, format_weights


def test_lessons_tell_what_one_moment_is_worth_more_than_another() -> None:
    """Whatever luck all turns of a lesson share, their differences lead to the weights."""
    rng, truth = np.random.default_rng(1), np.random.default_rng(2).normal(0, 2, FEATURES)
    lessons = np.zeros((2000, LESSON))
    for number, lesson in enumerate(lessons):
        lesson[0] = count = 2 + number % 6
        lines = lesson[1:].reshape(-1, LINE)[:count]
        lines[:, 1:FEATURES] = rng.integers(0, 3, (count, FEATURES - 1))
        lines[:, POINTS] = rng.integers(0, 90, count)
        lines[:, POINTS + 1] = lines[:, :FEATURES] @ truth + lines[:, POINTS] + rng.normal(0, 50)
    learner, weights = Learner(), np.zeros((TURNS, FEATURES))
    learner.add(7, lessons)
    for _ in range(20):
        learner.correct(weights)
    assert weights[7, 1:] == pytest.approx(truth[1:], abs=0.1)
    assert weights[7, 0] == 0, "they say nothing about what all share"


def test_only_better_weights_replace_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    means = iter([150.0, 140.0, 151.0, 150.5])
    monkeypatch.setattr(train_base, "tested", lambda *_: next(means))
    monkeypatch.setattr(train_base, "BOARDS", 0)
    monkeypatch.setattr(train_base, "settle_level", lambda *_: None)
    clock = iter([0, 1, 2, 3, 99])
    monkeypatch.setattr(train_base, "monotonic", lambda: next(clock))
    table = tmp_path / "2011-2.csv"
    rng = Random(1)
    table.write_text(format_weights([round(rng.random(), 3) for _ in range(TURNS * FEATURES)]))
    written: list[Path] = []
    monkeypatch.setattr(Path, "write_text", _noting(written, Path.write_text))
    train_base.train(2011, 2, 1, table.name, home=tmp_path)
    assert len(written) == 1, "140 is worse than 150, 151 is better, 150.5 is worse again"


def _noting(written: list[Path], write: object) -> object:
    def note(path: Path, *words: object, **options: object) -> object:
        written.append(path)
        return write(path, *words, **options)  # type: ignore[operator]

    return note
