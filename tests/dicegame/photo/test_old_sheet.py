"""A sheet that version 0.1 printed is read as far as it goes: numbers, time and circles; the rest has to be added."""

import random
from pathlib import Path

import cv2
import numpy as np
import pytest

from dicegame.dice.paper.file import read_paper
from dicegame.photo.read import not_on_sheet, read, to_paper
from dicegame.photo.reference import Print, reference
from dicegame.web.scoring.photo_sheet import plain
from padgen.language import Sentence
from padgen.names import load
from research.photo.filling import fillings
from research.photo.ink import ink
from research.photo.scene import take_photo
from tests import ROOT
from tests.dicegame.photo.made import SCALE, tidy_writer, words
from tests.dicegame.photo.test_reading import dicegame_read

PRINTED = ROOT / "tests" / "old_files" / "sheets" / "a.png"
"""Printed by version 0.1.0."""


def test_a_sheet_of_version_0_1_is_read(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    printed = Print(load("a"), old=True)
    places = dict(reference(printed).places)
    picture = cv2.cvtColor(np.asarray(cv2.imread(str(PRINTED))), cv2.COLOR_BGR2RGB)
    page = cv2.resize(picture, (210 * SCALE, 297 * SCALE), interpolation=cv2.INTER_CUBIC)
    filling = fillings(printed.layout, places, random.Random(3), 2)[0]
    filling = filling._replace(sheet=filling.sheet._replace(sold=(0, 0, 0)), total=None)
    written = ink(page, places, filling, tidy_writer(3), np.random.default_rng(3), SCALE)
    photo = tmp_path / "anna.jpg"
    photo.write_bytes(take_photo([(written, printed.paper)], 3, "easy").jpeg)
    (sheet,) = read(photo).sheets
    assert (sheet.layout.name, sheet.flat.print.paper, sheet.flat.print.old) == ("a", printed.paper, True)
    numbers = [text.rstrip("I") for text in words(filling)]
    asked = {doubt.place for doubt in sheet.doubts}
    assert [hex_ for hex_, got in enumerate(sheet.marks) if got != numbers[hex_] and hex_ not in asked] == []
    assert len(asked) <= 5
    assert all(doubt.first != doubt.second for doubt in sheet.doubts)
    assert sheet.time == filling.time
    keys = [sentence.key for sentence in not_on_sheet(sheet)]
    assert keys == ["photo-no-phases", "photo-no-sales"]
    text = to_paper([sheet], ["Anna"])
    assert "# This sheet has no boxes for the phases." in text
    assert {mark.phase for mark in read_paper(text).players[0].sheet.marks if mark.pip} == {None}
    shown = plain(sheet)
    assert [sentence.key for sentence in shown.missing if isinstance(sentence, Sentence)] == keys
    assert "colors" not in shown.parts
    code, out, err = dicegame_read(capfd, photo, "--yes")
    assert (code, "[[players]]" in out) == (1, True)
    assert "no boxes for commodities sold" in err
