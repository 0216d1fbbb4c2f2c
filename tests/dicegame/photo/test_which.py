"""Sheets in made photos are found, named and flattened; what cannot be read safely is refused with a sentence."""

from typing import Any

import cv2
import numpy as np
import pytest

from benchmarks.photo_cases import location_errors
from dicegame.photo.errors import PhotoError
from dicegame.photo.flatten import PIXELS_PER_MM
from dicegame.photo.locate import Located, locate
from dicegame.photo.picture import load as load_picture
from dicegame.photo.reference import Print, print_of
from dicegame.photo.which import sheets
from padgen import load
from padgen.pdf.job import Job
from research.photo.scene import Hardness
from tests.dicegame.photo.sheet_photos import SCALE, Picture, a_photo, a_print, page_of


def key_of(picture: Picture) -> str:
    with pytest.raises(PhotoError) as refused:
        sheets(picture)
    sentence = refused.value.sentence
    assert not isinstance(sentence, str)
    return sentence.key


@pytest.mark.parametrize(
    ("duchy", "paper", "style", "language", "hardness", "seed"),
    [
        ("b", "letter", "gray", "de", "normal", 2),
        ("d", "a5", "dry-erase", "fr", "hard", 4),
    ],
)
def test_every_place_is_found_within_a_millimeter(
    duchy: str, paper: str, style: str, language: str, hardness: Hardness, seed: int
) -> None:
    printed = a_print(duchy, paper, style, language)
    photo = a_photo(printed, seed=seed, hardness=hardness)
    ((flat,), _) = sheets(load_picture(photo.jpeg))
    assert (flat.print.layout, flat.print.paper, flat.print.style, flat.print.language) == (*printed[:3], language)
    assert flat.image.shape[1] == round(printed.paper[0] * PIXELS_PER_MM)
    errors = location_errors(flat, photo.poses[0])
    assert len(errors) > 200
    assert errors.max() < 1
    assert flat.error_mm < 1


@pytest.mark.parametrize(
    ("duchy", "paper", "style", "large"),
    [
        ("c", "a4", "low-ink", False),
        ("c", "a4", "dry-erase", False),
        ("b", "letter", "gray", True),
        pytest.param("d", "a5", "gray", False, marks=pytest.mark.exhaustive),
        pytest.param("c", "a6", "dry-erase", False, marks=pytest.mark.exhaustive),
        pytest.param("b", "a5", "dry-erase", False, marks=pytest.mark.exhaustive),
    ],
)
def test_a_sheet_without_a_code_is_known_by_its_looks(duchy: str, paper: str, style: str, large: bool) -> None:
    """Designs look alike: large print like smaller paper, and a dry-erase sheet like large print."""
    printed = a_print(duchy, paper, style)._replace(large=large)
    photo = a_photo(printed, hardness="easy", code=False)
    ((flat,), _) = sheets(load_picture(photo.jpeg))
    assert (flat.print.layout.name, flat.print.style, flat.print.version) == (duchy, style, None)
    assert flat.print.design == printed.design
    if flat.print.paper == printed.paper:  # A4 cannot be told from A5 where both have one design
        assert location_errors(flat, photo.poses[0]).max() < 1


def test_all_sheets_of_one_photo_are_found_in_their_order() -> None:
    photo = a_photo(a_print("a"), a_print("b", "letter", "gray", "de"), hardness="easy")
    found, refused = sheets(load_picture(photo.jpeg))
    assert refused == []
    assert [flat.print.layout.name for flat in found] == ["a", "b"]
    for flat, pose in zip(found, photo.poses, strict=True):
        assert location_errors(flat, pose).max() < 1


@pytest.mark.exhaustive
def test_pictures_without_a_sheet_are_refused() -> None:
    import pypdfium2

    pages = []
    for job, number in ((Job([load("base-1")]), 0), (Job([load("a")], rules=True), 1)):
        drawn = pypdfium2.PdfDocument(job.draw())[number].render(scale=3, rev_byteorder=True).to_numpy()
        pages.append(cv2.resize(drawn[:, :, :3], (210 * SCALE, 297 * SCALE)).astype(np.uint8))
    assert key_of(np.hstack(pages)) == "photo-none"
    assert key_of(np.full((1500, 1200, 3), 255, np.uint8)) == "photo-none"


def test_a_part_of_a_sheet_is_refused() -> None:
    page = page_of(a_print())
    assert key_of(page[:1400]) == "photo-half"
    assert key_of(page[:, :1000]) == "photo-half"


def test_a_cut_sheet_whose_code_is_sharp_is_not_looked_for_in_every_print(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its place is known, so only sheets beside it that are printed alike are looked for."""
    looked_for: list[Print] = []

    def noted(print_: Print, *more: Any) -> Located | None:
        looked_for.append(print_)
        return locate(print_, *more)

    monkeypatch.setattr("dicegame.photo.which.locate", noted)
    assert key_of(page_of(a_print())[:, :1000]) == "photo-half"
    assert {(print_.layout, print_.paper, print_.style) for print_ in looked_for} <= {
        (print_.layout, print_.paper, print_.style) for print_ in [a_print()]
    }


def test_the_code_of_a_sheet_says_how_it_was_printed() -> None:
    notation = "dice:BBGG/OOPPO/ObYYgP/OBBPOOO/YoPBpY/YGBPP/GOYY"
    assert print_of(f"https://example.org/?layout={notation}#0.3.0,105x148.5,gray,large") == Print(
        load("a"), (105.0, 148.5), "gray", "0.3.0", True
    )
    assert print_of(notation) == Print(load("a"))
    assert print_of("https://example.org") is None
    assert print_of("dice:BB/G") is None


def test_a_sheet_that_is_torn_and_laid_together_askew_is_refused() -> None:
    page = page_of(a_print())
    lower = np.roll(page[1200:], 60, axis=1)
    assert key_of(np.vstack([page[:1200], lower])) == "photo-unclear"
