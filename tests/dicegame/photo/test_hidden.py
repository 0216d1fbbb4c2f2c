"""What is faint, hidden or cut off is asked or refused, and never scored in silence."""

import json
import re
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from dicegame.dice.masks import COLOR_NAMES
from dicegame.dice.paper.file import read_paper
from dicegame.dice.paper.result import score_paper, wrong_sums
from dicegame.photo.decide import MOST_DOUBTS, Doubt, ReadSheet, decide
from dicegame.photo.hidden import covered, hidden_hexes, partly_covered
from dicegame.photo.marks import read_marks
from dicegame.photo.patches import even_light, strong_ink
from dicegame.photo.picture import load
from dicegame.photo.read import PhotoRead, illegible, to_paper
from dicegame.photo.reference import reference
from dicegame.photo.which import sheets
from padgen.language import Sentence, languages, say
from research.photo.ink import ink
from research.photo.scene import take_photo
from research.photo.writer import Pen
from tests.dicegame.photo.made import SCALE, Made, blank, made, tidy_writer, words
from tests.dicegame.photo.test_reading import dicegame_read, wrong_and_not_asked


def read_picture(sheet: Made, picture: Any) -> ReadSheet:
    soft = cv2.GaussianBlur(picture, (0, 0), 1.5)
    flat = sheet.flat._replace(image=np.asarray(soft, np.uint8))
    return decide(read_marks(flat), flat)


@pytest.mark.parametrize("number", [11, 12, 13])
def test_a_faint_pencil_is_read(number: int) -> None:
    """The middle of its strokes is 14 to 17 % darker than the paper."""
    sheet = made(number)
    writer = tidy_writer(number)._replace(pen=Pen((60, 60, 64), 0.55, 0.22, 0.1))
    page = ink(blank(sheet.print), sheet.places, sheet.filling, writer, np.random.default_rng(number), SCALE)
    read = read_picture(sheet, page)
    right = sum(a == b for a, b in zip(words(sheet.filling), read.marks, strict=True))
    assert wrong_and_not_asked(sheet, read) == []
    assert right >= 35
    assert len(read.doubts) <= 6


def test_only_faint_ink_is_made_stronger() -> None:
    sheet = made(11)
    known = reference(sheet.print)
    boxes = [hex_["number"] for hex_ in sheet.places["hexes"]]
    for page in (blank(sheet.print), sheet.page):
        gray = cv2.resize(cv2.cvtColor(page, cv2.COLOR_RGB2GRAY), known.gray.shape[::-1], interpolation=cv2.INTER_AREA)
        photo = even_light(gray, known.gray, known.scale)
        assert (strong_ink(photo, known.gray, boxes, known.scale) == photo).all()


@pytest.mark.parametrize("color", [(215, 165, 140), (110, 80, 65), (255, 255, 255)], ids=["finger", "thumb", "reflection"])
def test_a_hex_that_is_covered_is_asked(color: tuple[int, int, int]) -> None:
    sheet = made(11)
    written = [hex_ for hex_, text in enumerate(words(sheet.filling)) if text != "."]
    covered = written[len(written) // 2]
    left, top, width, height = sheet.places["hexes"][covered]["number"]
    middle = (round((left + width / 2) * SCALE), round((top + height / 2) * SCALE))
    page = sheet.page.copy()
    cv2.circle(page, middle, round(10 * SCALE), color, -1)
    read = read_picture(sheet, page)
    assert covered in {doubt.place for doubt in read.doubts}
    assert wrong_and_not_asked(sheet, read) == []


@pytest.mark.parametrize("color", ["blue", "yellow"])
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_claim_of_which_a_finger_hides_a_part_is_asked(color: str, side: str) -> None:
    sheet = made(11)
    known = reference(sheet.print)
    cells = [sheet.places["colors"][name][which] for name in COLOR_NAMES for which in ("first", "second")]
    number = 2 * COLOR_NAMES.index(color) + (side == "right")
    left, top, width, height = cells[number]
    hidden = 0.32 * width
    begin = left + (width - hidden) * (side == "right")
    photo = known.gray.copy()
    rows, columns = (
        slice(round((at - 0.5) * known.scale), round((at + length + 0.5) * known.scale))
        for at, length in ((top, height), (begin, hidden))
    )
    photo[rows, columns] = 205
    beside = (begin, top - 4, hidden, 4)
    assert not covered(photo, known.gray, known.scale, cells)[number]
    assert np.flatnonzero(partly_covered(photo, known.gray, known.scale, cells, [beside])).tolist() == [number]
    assert not partly_covered(photo, known.gray, known.scale, cells, []).any()
    assert not partly_covered(known.gray, known.gray, known.scale, cells, [beside]).any()


@pytest.mark.parametrize("phase", [0, 1, 2])
def test_a_hex_of_which_a_finger_hides_one_box_for_a_phase_is_asked(phase: int) -> None:
    sheet = made(11)
    known = reference(sheet.print)
    hexes = sheet.places["hexes"]
    photo = known.gray.copy()

    def paint(box: Any) -> None:
        left, top, width, height = (round(side * known.scale) for side in box)
        photo[top - 2 : top + height + 2, left - 2 : left + width + 2] = 205

    paint(hexes[20]["ticks"][phase])
    assert not hidden_hexes(photo, known.gray, known.scale, hexes).any(), "a box filled by a pencil, far from any finger"
    for box in (hexes[21]["number"], *hexes[21]["ticks"]):
        paint(box)
    assert np.flatnonzero(hidden_hexes(photo, known.gray, known.scale, hexes)).tolist() == [20, 21]


def with_doubts(read: ReadSheet, count: int) -> ReadSheet:
    return ReadSheet(**{**vars(read), "doubts": tuple(Doubt(hex_, "5", "6", 0.6) for hex_ in range(count))})


def test_too_many_doubts_are_refused_with_their_places_and_never_scored(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = made(11)
    read = decide(read_marks(sheet.flat), sheet.flat)
    assert not with_doubts(read, MOST_DOUBTS).illegible
    faint = with_doubts(read, MOST_DOUBTS + 1)
    assert faint.illegible
    for language in languages():
        assert "4 (1, 2)" not in say(illegible(faint), language)
        assert " 1 (1, 2, 3, 4)" in say(illegible(faint), language)
    monkeypatch.setattr("dicegame.photo.read.read", lambda *_: PhotoRead([read, faint], []))
    game = tmp_path / "game.toml"
    for more in ((), ("--yes",), ("-o", game), ("--overlay", tmp_path)):
        code, out, err = dicegame_read(capfd, "table.jpg", *more)
        assert (code, out, game.exists()) == (1, "", False)
        assert "table.jpg: too much on this sheet is too faint or hidden to be read (13 places: row 1 (1, 2, 3, 4)" in err
        assert "more light, closer, or trace the numbers" in err
    assert (tmp_path / "read-Table-2.png").exists()
    code, out, _ = dicegame_read(capfd, "table.jpg", "--json")
    legible, other = json.loads(out)["sheets"]
    assert (code, legible["legible"], other["legible"]) == (1, True, False)
    assert "sheet" not in other
    assert other["doubts"][0] == {"place": [1, 1], "first": "5", "second": "6", "probability": 0.6}


def test_a_sheet_that_was_found_but_not_read_is_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = made(11)
    read = decide(read_marks(sheet.flat), sheet.flat)
    monkeypatch.setattr("dicegame.photo.read.read", lambda *_: PhotoRead([read], [Sentence("photo-half")]))
    game = tmp_path / "game.toml"
    code, out, err = dicegame_read(capfd, "table.jpg", "-o", game)
    assert (code, out.strip(), game.exists()) == (1, str(game), True)
    assert "table.jpg: only a part of the sheet is in this picture" in err
    code, out, err = dicegame_read(capfd, "table.jpg", "--yes")
    assert code == 1
    assert "[[players]]" in out, "not scored"
    code, out, err = dicegame_read(capfd, "table.jpg", "--json")
    found = json.loads(out)
    assert code == 1
    assert [reason.split(":")[0] for reason in found["refused"]] == ["table.jpg"]
    assert found["sheets"][0]["sheet"][0].split() == list(read.marks[:4])
    assert found["sheets"][0]["sold"] == list(sheet.filling.sheet.sold)
    code, _, err = dicegame_read(capfd, "table.jpg", "--players", "Anna,Ben")
    assert code == 1
    assert "only a part" in err


def test_a_sheet_cut_off_beside_a_whole_one_is_named() -> None:
    anna, ben = made(21), made(22)
    photo = load(take_photo([(anna.page, anna.print.paper), (ben.page, ben.print.paper)], 5, "easy").jpeg)
    whole = sheets(photo)
    assert (len(whole.flats), whole.refused) == (2, [])
    cut = sheets(np.ascontiguousarray(photo[:, : round(photo.shape[1] * 0.85)]))
    assert (len(cut.flats), [why.key for why in cut.refused]) == (1, ["photo-half"])


def test_sums_that_are_not_legible_are_left_out_openly() -> None:
    sheet = made(11)
    read = decide(read_marks(sheet.flat), sheet.flat)
    text = to_paper([ReadSheet(**{**vars(read), "written": (21, None, 9)})], ["Anna"])
    assert 'written = [21, "?", 9] # A "?" stands for a sum that is not legible.' in re.sub(" +#", " #", text)
    scored = score_paper(read_paper(text))
    assert {wrong.phase for wrong in wrong_sums(scored)} <= {"I", "III"}
    assert "written =" not in to_paper([ReadSheet(**{**vars(read), "written": (None, None, None)})], ["Anna"])
