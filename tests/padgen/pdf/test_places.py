"""What `--places` says is what the PDF shows: every box is found in the PDF where it should be."""

import io
import json
from typing import Any

import numpy as np
import pdfplumber
import pytest
import zxingcpp
from shapely.geometry import box

from padgen import load
from padgen.errors import OptionError
from padgen.language import Sentence
from padgen.pdf.job import Job
from padgen.pdf.page_setup import page_setup
from padgen.theme import STYLES
from tests import ROOT
from tests.padgen.pdf.pdf_reading import MM, Page, read_pages, render

NEAR = 0.02
"""A box is found if its sides are no farther away than this, in mm."""

JOBS: dict[str, dict[str, Any]] = {
    "a4": {},
    "a4 gray": {"style": "gray"},
    "letter": {"paper": "letter"},
    "a5": {"paper": "a5"},
    "a6": {"paper": "a6"},
    "two to a page": {"per_page": 2},
    "four on letter": {"paper": "letter", "per_page": 4},
    "duplex": {"paper": "a4", "per_page": 4, "duplex": True},
    "bleed": {"bleed": 3, "crop_marks": True},
    "large": {"large": True},
    "pen": {"style": "dry-erase"},
    "moved": {"offset_front": (1.5, -2), "binding": 12},
}


SHEETS = {1: 2, 2: 3, 4: 6}
"""How many sheets are printed, by their number on a page: both duchies, and more than one page."""


def made(settings: dict[str, Any]) -> tuple[list[Page], dict[str, Any], bytes]:
    settings = dict(settings)
    sheets = SHEETS[settings.get("per_page", 1)]
    look = {key: settings.pop(key) for key in ("style", "large") if key in settings}
    setup = page_setup(settings.pop("paper", "a4"), **settings)
    job = Job([load("a"), load("d")], setup, sheets=sheets, mix=True, **look)
    data, text = job.draw_with_places()
    return read_pages(data), json.loads(text), data


def boxes(value: Any, path: str = "") -> list[tuple[str, list[float]]]:
    """Every box in the file, with the path to it."""
    if isinstance(value, dict):
        return [found for key, one in value.items() for found in boxes(one, f"{path}.{key}")]
    if isinstance(value, list) and len(value) == 4 and all(isinstance(side, float | int) for side in value):
        return [(path, value)]
    if isinstance(value, list):
        return [found for one in value for found in boxes(one, path)]
    return []


@pytest.mark.slow
@pytest.mark.parametrize("name", JOBS)
def test_every_box_is_printed_where_the_file_says(name: str) -> None:
    pages, places, _ = made(JOBS[name])
    assert (places["format"], places["unit"]) == (1, "mm")
    numbers = [sheet["number"] for page in places["pages"] for sheet in page["sheets"]]
    assert numbers == list(range(1, SHEETS[JOBS[name].get("per_page", 1)] + 1))
    for page in places["pages"]:
        printed = pages[page["page"] - 1]
        x0, y0 = page["offset"]
        shapes = np.array([thing.shape.bounds for thing in printed.drawn]) / MM
        assert len(shapes)
        for sheet in page["sheets"]:
            assert {f"Duchy {sheet['layout'].upper()}" in printed.text} == {True}
            for path, (x, y, width, height) in boxes(sheet):
                if path in (".box", ".name", ".date", ".code.box", ".total") or ".entries" in path or ".subtotal" in path:
                    continue  # no outlines of their own
                wanted = (x + x0, y + y0, x + x0 + width, y + y0 + height)
                away = np.abs(shapes - wanted).max(axis=1)
                # The border of a castle's square stands around its box.
                slack = 0.9 if path == ".hexes.number" else NEAR
                assert away.min() < slack, (path, wanted, shapes[away.argmin()])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["a4", "a6", "four on letter", "duplex"])
def test_codes_are_where_the_file_says(name: str) -> None:
    _, places, data = made(JOBS[name])
    dpi = 200
    for page in places["pages"]:
        picture = render(data, page["page"] - 1, dpi)
        for sheet in page["sheets"]:
            x, y, width, height = (side * dpi / 25.4 for side in sheet["code"]["box"])
            quiet = 4 * width / sheet["code"]["modules"]
            cut = picture.crop((round(x - quiet), round(y - quiet), round(x + width + quiet), round(y + height + quiet)))
            (code,) = zxingcpp.read_barcodes(cut)
            assert code.text == sheet["code"]["text"]
            gray = cut.convert("L")
            edge = int(quiet) - 2
            frame = [gray.crop(side) for side in ((0, 0, cut.width, edge), (0, 0, edge, cut.height))]
            assert min(low for part in frame for low in [min(part.tobytes())]) > 200, "the quiet zone is not white"


def test_entries_lie_between_hairlines() -> None:
    pages, places, _ = made({})
    (sheet,) = places["pages"][0]["sheets"]
    for phase in sheet["points"].values():
        assert len(phase["entries"]) == 14
        for x, y, width, height in phase["entries"]:
            inside = box((x + 0.3) * MM, (y + 0.3) * MM, (x + width - 0.3) * MM, (y + height - 0.3) * MM)
            strokes = [thing for thing in pages[0].drawn if thing.stroke is not None and thing.stroke.intersects(inside)]
            assert not strokes


def test_what_is_written_into_the_places_lands_in_the_boxes() -> None:
    """Somebody who fills in sheets by program: a mark in the middle of each box touches no line and no letter."""
    pages, places, _ = made({"paper": "a6"})
    for page in places["pages"]:
        for sheet in page["sheets"]:
            for hex_ in sheet["hexes"]:
                x, y, width, height = hex_["number"]
                assert width >= 5.8
                inside = box((x + 0.1) * MM, (y + 0.1) * MM, (x + width - 0.1) * MM, (y + height - 0.1) * MM)
                assert not [t for t in pages[page["page"] - 1].letters if t.ink.intersects(inside)]
                hits = [t for t in pages[page["page"] - 1].drawn if t.stroke is not None and t.stroke.intersects(inside)]
                assert not hits


def test_the_keys_are_those_of_the_documentation() -> None:
    _, places, _ = made({})
    (sheet,) = places["pages"][0]["sheets"]
    text = (ROOT / "docs/places.md").read_text(encoding="utf-8")
    keys = {
        key for one in (places, places["pages"][0], sheet, *sheet["hexes"], *sheet["circles"], sheet["code"]) for key in one
    }
    missing = [key for key in keys if f"`{key}`" not in text]
    assert not missing


def test_there_are_no_places_on_player_boards() -> None:
    with pytest.raises(OptionError) as error:
        Job([load("base-1")]).draw_with_places()
    assert error.value.option == "places"
    assert error.value.sentence == Sentence("pad-not-boards")


@pytest.mark.slow
def test_same_input_same_file() -> None:
    assert made({})[1] == made({})[1]


@pytest.mark.slow
def test_every_style_has_the_same_places() -> None:
    found = []
    for style in STYLES:
        if STYLES[style].big:
            continue
        _, places, _ = made({"style": style})
        sheet = places["pages"][0]["sheets"][0]
        del sheet["style"], sheet["code"]["text"]
        found.append(sheet)
    assert all(sheet == found[0] for sheet in found)


@pytest.mark.slow
def test_pdf_and_places_have_the_same_pages() -> None:
    pages, places, data = made({"paper": "a5", "duplex": True})
    assert [page["page"] for page in places["pages"]] == [1, 3]  # reminders stand on the backs
    with pdfplumber.open(io.BytesIO(data)) as pdf:
        assert len(pdf.pages) == len(pages) == 4
