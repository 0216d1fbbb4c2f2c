"""Make the pictures of docs/photos.md: an evening on paper, from the pad to the score. `python -m research.make_evening`.

The pages are those of a phone 360 pixels wide. Handwriting and camera are those of the held-out photos.
"""

import io
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page

from benchmarks.photo_reading import texts
from dicegame.photo.reference import Print, reference, render
from padgen import load
from research.photo.filling import Filling, fillings
from research.photo.held_out_camera import Shot, photograph
from research.photo.held_out_hand import SCALE, make_hand, write_sheet
from tests.dicegame.web.browser import Phone, chromium, serving

FOLDER = Path(__file__).parents[1] / "docs/images"
NAMES = ("Anna", "Ben")
EVENING = 7
"""The seed of the evening: its photos have a question, and one of them is read without any even if it is small."""
PHONE = {"width": 360, "height": 740}


def photos(seed: int) -> list[tuple[bytes, Filling]]:
    """Return the photos of two players' sheets after a game, with what is on each."""
    print_ = Print(load("b"))
    places: Any = reference(print_).places
    found = []
    for number, filling in enumerate(fillings(print_.layout, places, random.Random(seed), len(NAMES))):
        rng = np.random.default_rng([seed, number])
        page = write_sheet(render(print_.sheet, SCALE), places, filling, make_hand(rng), rng)
        found.append((photograph(page, print_.paper, Shot(rng.uniform(5, 12), curl=2.0), rng), filling))
    return found


def save(picture: Image.Image, name: str, size: tuple[int, int] = (540, 1110)) -> None:
    """Save a picture, small enough for a repository."""
    picture.thumbnail(size)
    picture.convert("RGB").save(FOLDER / name, quality=80, optimize=True)


def shot(page: Page, name: str) -> None:
    """Save what the phone shows."""
    save(Image.open(io.BytesIO(page.screenshot())), name)


def evening(seed: int) -> None:
    """Go through an evening on a phone, and save a picture of each step."""
    taken = photos(seed)
    save(Image.open(io.BytesIO(taken[0][0])), "photo-taken.jpg", (1200, 1200))
    with TemporaryDirectory() as folder, chromium() as browser, serving(Path(folder)) as (url, _):
        phone = Phone(browser, url, PHONE, device_scale_factor=1.5)
        page = phone.go("/pads").page
        shot(page, "photo-print.jpg")
        phone.go(phone.post("/companion"))
        page.locator("#go-on").click()
        page.locator("#undo").wait_for()
        shot(page, "photo-play.jpg")
        files: Any = [
            {"name": f"{name}.jpg", "mimeType": "image/jpeg", "buffer": photo}
            for name, (photo, _) in zip(NAMES, taken, strict=True)
        ]
        phone.go("/score/photo").page.locator("#photos").set_input_files(files)
        for number, name in enumerate(NAMES, 1):
            page.locator(f"#name-{number}").fill(name)
        page.locator("#start").click()
        for number, (name, (_, filling)) in enumerate(zip(NAMES, taken, strict=True)):
            page.get_by_role("heading", name=name).first.wait_for()
            _answer(page, filling)
            if number == 0:
                shot(page, "photo-sheet.jpg")
            page.locator("#next").click()
            page.locator("#score" if name == NAMES[-1] else "#next").click()
        page.locator(".starry").wait_for()
        page.wait_for_timeout(1000)  # the star turns once
        shot(page, "photo-score.jpg")
        phone.close()


def _answer(page: Page, filling: Filling) -> None:
    """Answer the questions about a sheet rightly, and save a picture of the first one about a hex."""
    right = texts(filling, 37)
    page.locator("#next, .answers").first.wait_for()
    while page.locator(".answers").count():
        asked = page.url
        values = [one.get_attribute("value") for one in page.locator(".likely").all()]
        place = page.locator("#other").get_attribute("href") if page.locator("#other").count() else ""
        hex_ = place.partition("hex=")[2].partition("#")[0].partition("&")[0] if place else ""
        if hex_:
            shot(page, "photo-question.jpg")
        wanted = values.index(right[int(hex_)]) if hex_ and right[int(hex_)] in values else 0
        page.locator(".likely").nth(wanted).click()
        page.wait_for_url(lambda address, asked=asked: address != asked)  # type: ignore[misc]  # bound at once
    page.locator("#next").wait_for()


if __name__ == "__main__":
    evening(EVENING)
