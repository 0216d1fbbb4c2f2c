"""From handwriting on a printed sheet to the file of a paper game: pictures, the command, its file, its errors."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pytest

import dicegame.cli
from dicegame.dice.paper.file import read_paper
from dicegame.photo.decide import Doubt, ReadSheet, decide
from dicegame.photo.marks import read_marks
from dicegame.photo.overlay import overlay
from dicegame.photo.read import names_of, to_paper
from dicegame.photo.read import read as read_photo
from dicegame.photo.samples import write_samples
from padgen.cli.run import run_app
from research.photo.scene import take_photo
from tests.dicegame.photo.made import Made, made, words


def dicegame_read(capfd: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as stopped:
        run_app(dicegame.cli.app, "dicegame", ["read", *map(str, arguments)])
    code = stopped.value.code
    return (code if isinstance(code, int) else 1, *capfd.readouterr())


def wrong_and_not_asked(sheet: Made, read: ReadSheet) -> list[int]:
    asked = {doubt.place for doubt in read.doubts}
    pairs = enumerate(zip(words(sheet.filling), read.marks, strict=True))
    return [hex_ for hex_, (right, got) in pairs if right != got and hex_ not in asked]


@pytest.mark.parametrize(
    ("number", "layout", "style", "paper", "language"),
    [(11, "a", "color", "a4", "en"), (12, "b", "symbols", "letter", "de"), (13, "c", "gray", "a5", "fr")],
)
def test_tidy_sheets_are_read(number: int, layout: str, style: str, paper: str, language: str) -> None:
    sheet = made(number, layout, style, paper, language)
    read = decide(read_marks(sheet.flat), sheet.flat)
    assert wrong_and_not_asked(sheet, read) == []
    assert len(read.doubts) <= 4
    assert read.time == sheet.filling.time
    if "sold-1" not in {doubt.place for doubt in read.doubts}:
        assert read.sold[0] == sheet.filling.sheet.sold[0]


def test_an_empty_sheet_is_empty_and_has_no_start() -> None:
    sheet = made(11)
    from dicegame.photo.reference import render

    flat = sheet.flat._replace(image=render(sheet.print.sheet, 8))
    read = decide(read_marks(flat), flat)
    assert set(read.marks) == {"."}
    assert (read.sold, read.first, read.second, read.unused) == ((0, 0, 0), (), (), (0, 0, 0, 0))
    assert read.written == (None, None, None)


@pytest.fixture(scope="module", autouse=True)
def each_photo_is_read_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("dicegame.photo.read.read", cache(read_photo))
        yield


@pytest.fixture(scope="module")
def photo(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Made, Made]:
    """One photo with the sheets of two players of one duchy."""
    anna, ben = made(21), made(22)
    path = tmp_path_factory.mktemp("photo") / "anna.jpg"
    path.write_bytes(take_photo([(anna.page, anna.print.paper)], 5, "easy").jpeg)
    path.with_name("ben.jpg").write_bytes(take_photo([(ben.page, ben.print.paper)], 6, "easy").jpeg)
    return path, anna, ben


def test_the_command_writes_the_file_that_is_scored(
    photo: tuple[Path, Made, Made], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path, anna, ben = photo
    game, pictures, samples = tmp_path / "game.toml", tmp_path / "pictures", tmp_path / "samples"
    photos = (path, path.with_name("ben.jpg"))
    code, out, _ = dicegame_read(capfd, *photos, "-o", game, "--overlay", pictures, "--lang", "de")
    assert (code, out.strip()) == (0, str(game))
    paper = read_paper(game.read_text(encoding="utf-8"))
    assert [player.sheet.name for player in paper.players] == ["Anna", "Ben"]
    wrong = 0
    for sheet, player in zip((anna, ben), paper.players, strict=True):
        marks = {mark.hex: (mark.pip, mark.phase) for mark in player.sheet.marks}
        truth = {mark.hex: (mark.pip, mark.phase) for mark in sheet.filling.sheet.marks}
        wrong += sum(marks.get(hex_) != truth.get(hex_) for hex_ in range(37))
    assert wrong <= 2
    assert "Mit den Blättern vergleichen" in game.read_text(encoding="utf-8")
    assert sorted(picture.name for picture in pictures.iterdir()) == ["read-Anna.png", "read-Ben.png"]
    code, out, err = dicegame_read(capfd, path, "--yes", "--players", "Clara")
    if code == 0:
        assert "Clara" in out
        assert "[[players]]" not in out
    else:
        assert "dicegame score" in err or "Clara" in out
    corrected = game.read_text(encoding="utf-8") + "# corrected\n"
    game.write_text(corrected, encoding="utf-8")
    code, _, err = dicegame_read(capfd, *photos, "-o", game, "--sample", samples, "--confirmed", game)
    assert code == 1
    assert "perhaps with your corrections" in err
    assert (game.read_text(encoding="utf-8"), samples.exists()) == (corrected, False)
    code, _, err = dicegame_read(capfd, *photos, "--sample", samples, "--confirmed", game)
    assert code == 0
    assert "nothing was sent" in err
    labels = json.loads((samples / "sheet-1/labels.json").read_text(encoding="utf-8"))
    assert labels["confirmed"]
    shown = {place["file"]: place["label"] for place in labels["places"]}
    assert [shown[f"hex-1-{place}.png"] for place in (1, 2, 3, 4)] == game_words(game)[0][:4]
    kept = cv2.imread(str(samples / "sheet-1/hex-1-1.png"))
    assert kept is not None
    assert kept.shape[0] > 200


def game_words(game: Path) -> list[list[str]]:
    sheets = game.read_text(encoding="utf-8").split('"""')[1::2]
    return [sheet.split() for sheet in sheets]


def test_errors_are_sentences(photo: tuple[Path, Made, Made], tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path, _, _ = photo
    noise = tmp_path / "noise.png"
    cv2.imwrite(str(noise), np.random.default_rng(1).integers(0, 255, (900, 700, 3), np.uint8))
    for arguments, expected in (
        ((tmp_path / "none.jpg",), "none.jpg"),
        ((noise,), "there is no sheet of the dice game in this picture"),
        ((path, "--players", "Anna,Ben"), "2 names for one sheet"),
        ((path, "--confirmed", "game.toml"), "--confirmed needs --sample"),
        ((path, "-o", tmp_path / "game.pdf"), "game.toml"),
        ((path, "--overlay", noise), "is a file, but the pictures need a folder"),
        ((path, "--layout", "base-1"), "only sheets of the dice game"),
        ((path, "--layout", "no-such-duchy"), "no-such-duchy"),
    ):
        code, out, err = dicegame_read(capfd, *arguments)
        assert code == 1
        assert expected in err
        assert "none.jpg: none.jpg" not in err
        assert (out, err.count("\n")) == ("", 1)
    assert list(tmp_path.iterdir()) == [noise]


def test_doubts_stand_in_the_file_as_questions() -> None:
    sheet = made(11)
    read = decide(read_marks(sheet.flat), sheet.flat)
    asked = (
        Doubt(11, "5", "6", 0.6),
        Doubt(0, "4II", ".", 0.9),
        Doubt("sold-2", "2", "1", 0.7),
        Doubt("unused-silver", "1", "0", 0.7),
        Doubt("first-blue", "yes", "no", 0.7),
        Doubt("second-gray", "no", "yes", 0.7),
    )
    text = to_paper([ReadSheet(**{**vars(read), "doubts": asked})], ["Anna"])
    for line in (
        "# row 3, place 3: 5 or 6?",
        "# row 1, place 1: 4II or empty?",
        "# commodities sold in phase II: 2 or 1?",
        "# silver, circled and not used: 1 or 0?",
        "# is the first value of blue really circled?",
        "# is the second value of gray really not circled?",
    ):
        assert line in text.splitlines()
    assert "with 6 doubts" in text
    back = read_paper(text)
    assert back.layout.name == "a"
    assert back.players[0].sheet.sold == read.sold
    assert back.players[0].start


def test_names_come_from_files() -> None:
    assert names_of([("a/anna.jpg", 1), ("b/anna.jpg", 1), ("ben_2.png", 2)]) == ["Anna 1", "Anna 2", "Ben 2 1", "Ben 2 2"]


def test_the_overlay_shows_the_sheet_and_rings_doubts(tmp_path: Path) -> None:
    sheet = made(11)
    read = decide(read_marks(sheet.flat), sheet.flat)
    asked = ReadSheet(**{**vars(read), "doubts": (Doubt(0, "5II", "6II", 0.6),)})
    picture = overlay(asked)
    assert picture.shape == sheet.flat.image.shape
    left, top, width, height = sheet.places["hexes"][0]["box"]
    part = slice(round(8 * top), round(8 * (top + height))), slice(round(8 * left), round(8 * (left + width)))
    red = (np.abs(picture[part].astype(int) - (235, 30, 30)).sum(axis=2) < 30).sum()
    assert red > 500
    assert write_samples([read], None, tmp_path) == 37 + 3 + 12
    assert not json.loads((tmp_path / "sheet-1/labels.json").read_text())["confirmed"]


def test_the_photo_in_the_docs_is_scored_without_a_fault(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """It is one player's sheet alone, with a second place."""
    photo = Path(__file__).parents[3] / "docs" / "images" / "photo-taken.jpg"
    code, out, _ = dicegame_read(capfd, photo, "--yes", "-o", tmp_path / "game.toml")
    assert (code, "second to finish yellow" in out, "fault" in out) == (0, True, False)
    note = "A second place counts here, but the other players' sheets decide it."
    assert out.strip().endswith(note)
    assert f"# {note}" in (tmp_path / "game.toml").read_text(encoding="utf-8")
