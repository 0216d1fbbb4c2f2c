"""A made photo goes through the pages with the real reader: from the upload to the score form."""

from pathlib import Path

import pytest

from tests.dicegame.web.pages import Browser, Page, client

pytest.importorskip("cv2")
pytest.importorskip("zxingcpp")


def test_a_photo_becomes_the_entries_of_its_sheet(tmp_path: Path) -> None:
    from research.photo.scene import take_photo
    from tests.dicegame.photo.made import made, words

    sheet = made(1)
    photo = take_photo([(sheet.page, sheet.print.paper)], 3, "easy").jpeg
    right = words(sheet.filling)
    with client(tmp_path / "data") as web:
        heic = b"\x00\x00\x00\x18ftypheic" + bytes(100)
        files = [
            ("photos", (name, data, "image/jpeg")) for name, data in (("a.jpg", photo), ("b.heic", heic), ("c.jpg", b"x"))
        ]
        found = web.post("/score/photo", files=files)
        assert [alert.split(":")[0] for alert in Page(found.text).alerts] == ["b.heic", "c.jpg"]
        assert "HEIC" in Page(found.text).alerts[0]
        browser = Browser(web, str(found.url.path))
        browser.type(name_1="Anna")
        browser.press("start")
        kept = web.app.state.readings  # type: ignore[attr-defined]
        (sheet_read,) = kept._kept[found.url.path.split("/")[-1]].sheets
        for number, question in enumerate(sheet_read.questions):
            wanted = right[int(question.place[4:])] if question.place.startswith("hex") else None
            browser.press(f"answer-{1 + (question.answers[1] == wanted)}-{number}")
        browser.follow("next")
        browser.press("score")
    assert f"sheet-1={''.join(right)}&" in browser.address
    assert [caption for caption in browser.page.tables if caption.startswith("Anna: ")]
