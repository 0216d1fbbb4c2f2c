"""The pages that score photographed sheets, without JavaScript and with a reader that makes known mistakes."""

import re
from collections.abc import Iterator

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from dicegame.photo import errors
from dicegame.web.pages import photos
from dicegame.web.scoring import photo_sheet, readings
from dicegame.web.scoring.readings import MOST_OF_ONE
from dicegame.web.visitors.security import RateLimit
from padgen import load
from padgen.language import languages
from tests.dicegame.web import photo_stand_in
from tests.dicegame.web.pages import Browser, Page, client
from tests.dicegame.web.photo_stand_in import EXAMPLE, REFUSED
from tests.dicegame.web.test_scores import dice_lines, dicegame, expected_dice_lines

pytest.importorskip("cv2")
SEND = "/score/photo"


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """The pages with the stand-in. They share a worker process, which takes a second to start."""
    with pytest.MonkeyPatch.context() as patch, client(tmp_path_factory.mktemp("data")) as opened:
        patch.setattr(photo_sheet, "read_photo", photo_stand_in.read_photo)
        patch.setattr(photos, "PHOTOS", RateLimit(1000, 600))
        yield opened


def send(web: TestClient, *contents: str, reading: str = "", follow: bool = True) -> httpx.Response:
    files = [("photos", (f"{number}.jpg", content.encode(), "image/jpeg")) for number, content in enumerate(contents, 1)]
    return web.post(SEND, data={"reading": reading}, files=files, follow_redirects=follow)


def found(web: TestClient, *contents: str) -> Browser:
    """Somebody who looks at the sheets that were found."""
    return Browser(web, send(web, *contents, follow=False).headers["location"])


def answer_rightly(browser: Browser) -> int:
    """Answer the remaining questions about one sheet; the second answer is the right one. Return how many there were."""
    count = 0
    while answers := [id_ for form in browser.page.forms for id_ in form.buttons if id_.startswith("answer-2")]:
        assert 'class="ring"' in browser.page.source
        browser.press(answers[0])
        count += 1
    return count


def test_from_photos_to_the_score_of_the_example(web: TestClient, capsys: pytest.CaptureFixture[str]) -> None:
    assert "tested only with artificial photos" in Browser(web, SEND).page.words
    browser = found(web, "Anna", "Ben")
    code = browser.address.split("?")[0]
    for number in (1, 2):
        picture = web.get(f"{code}/{number}.jpg")
        assert (picture.headers["content-type"], picture.content[:2]) == ("image/jpeg", b"\xff\xd8")
        assert picture.headers["cache-control"] == "no-store"
    browser.type(name_1="Anna", name_2="Ben")
    browser.press("start")
    for name in ("Anna", "Ben"):
        assert f"{name}’s sheet" in browser.page.words
        assert answer_rightly(browser) == 5
        assert "Tap any hex to change it" in browser.page.words
        browser.follow("next")
        assert browser.page.source.count('<div class="cut">') == 3
        sums = next(player["written"] for player in photo_stand_in.players() if player["name"] == name)
        shown = [field.value for field in browser.page.forms[0].fields if field.id.startswith("sums")]
        assert shown == [*map(str, sums[:2]), ""], "the third is not legible"
        browser.type({f"sums-{phase}": str(sum_) for phase, sum_ in enumerate(sums, 1)})
        browser.press("next" if name == "Anna" else "score")
    assert browser.address.startswith("/score/dice?")
    _, data = dicegame(capsys, "score", EXAMPLE, "--json")
    for report in data["players"]:
        assert dice_lines(browser.page, report) == expected_dice_lines(report)
    assert web.get(f"{code}/1.jpg").status_code == 404


def test_any_hex_can_be_changed_and_nothing_is_scored_unseen(web: TestClient) -> None:
    browser = found(web, "Anna")
    browser.press("start")
    assert f"/{browser.address.split('/')[3].split('?')[0]}/1.jpg" in browser.page.source
    assert "5?</text></g>" in browser.page.source or "6?</text></g>" in browser.page.source, "the doubt is one gold hex"
    browser.follow("b-to-3--2")  # while a question waits
    browser.press("set-2")
    browser.press("phase-I")
    assert 'id="b-to-3--2" class="tap marked"' in browser.page.source
    browser.follow("done")
    assert "Question 1 of 5" in browser.page.words
    browser.follow("other")
    browser.press("set-empty")  # and it goes on at once
    assert "Question 2 of 5" in browser.page.words
    answer_rightly(browser)
    assert "row 2, place 5): 2 I" in browser.page.source
    browser.follow("next")
    browser.press("score")
    assert "sheet-1=.6III4II" in browser.address
    assert browser.address.split("sheet-1=")[1].startswith(".6III4II3II5II4I1I1I2I1I")


def test_several_sheets_in_one_photo_refused_photos_and_more_photos(web: TestClient) -> None:
    browser = found(web, "Anna Ben", "bad")
    assert browser.page.alerts == [f"2.jpg: {REFUSED}"]
    assert "2 sheets were found" in browser.page.words
    code = browser.address.split("/")[3].split("?")[0]
    send(web, "Ben", reading=code)
    browser.open(f"{SEND}/{code}")
    assert "3 sheets were found" in browser.page.words
    assert browser.page.alerts == []
    browser.type(name_2="", name_3="Ben")
    browser.press("start")
    assert "sheets=1.3" in browser.address
    send(web, "other", reading=code)
    browser.open(f"{SEND}/{code}")
    browser.press("start")
    assert ["different duchies" in alert for alert in browser.page.alerts] == [True]
    browser.press("drop")
    assert web.get(f"{SEND}/{code}").status_code == 404
    refused = send(web, "bad")
    assert (refused.status_code, Page(refused.text).alerts) == (400, [f"1.jpg: {REFUSED}"])
    assert "No photo was chosen" in web.post(SEND, data={"reading": ""}).text


def test_every_sheet_in_sight_is_named_and_a_faint_one_is_shown_but_not_scored(web: TestClient) -> None:
    browser = found(web, "Anna cut", "faint")
    half, faint = browser.page.alerts
    assert half.startswith("1.jpg: only a part of the sheet is in this picture")
    assert faint.startswith("2.jpg: too much on this sheet is too faint or hidden")
    assert "row 1 (1), row 2 (2)" in faint
    assert "One sheet was found" in browser.page.words
    assert browser.page.source.count('class="ring"') == 5
    code = browser.address.split("?")[0]
    picture = web.get(f"{code}/illegible/1.jpg")
    assert (picture.headers["content-type"], picture.content[:2]) == ("image/jpeg", b"\xff\xd8")
    assert web.get(f"{code}/illegible/2.jpg").status_code == 404
    browser = found(web, "faint")
    assert "No sheet could be read" in browser.page.words
    assert "start" not in {id_ for form in browser.page.forms for id_ in form.buttons}
    send(web, "Anna", reading=browser.address.split("/")[3].split("?")[0])
    browser.open(browser.address)
    assert browser.page.alerts == []
    browser.press("start")
    assert "sheets=1" in browser.address


def test_only_this_address_takes_large_bodies(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    large = "x" * 200_000
    assert web.post("/score/dice", content=large).status_code == 413
    assert web.post(f"{SEND}/any/score", content=large).status_code == 413
    monkeypatch.setitem(photos.LARGER, SEND, (1_000_000, photos.LARGER[SEND][1]))
    assert send(web, "Anna" + " " * 200_000).status_code == 200
    refused = send(web, "x" * 1_000_001)
    assert (refused.status_code, "at most 60 MB" in refused.text) == (413, True)

    def parts() -> Iterator[bytes]:
        yield b'--x\r\nContent-Disposition: form-data; name="photos"; filename="1.jpg"\r\n\r\n'
        yield from (b"x" * 100_000 for _ in range(20))

    endless = web.post(SEND, content=parts(), headers={"content-type": "multipart/form-data; boundary=x"})
    assert endless.status_code == 413
    monkeypatch.setattr(photos, "LARGEST_PHOTO_MB", 0.1)
    assert ["too large" in alert for alert in Page(send(web, "Anna" + " " * 200_000).text).alerts] == [True]
    assert web.post(SEND, content=b"x", headers={"content-type": "multipart/form-data; boundary=y"}).status_code == 400
    assert not photos.READ


def test_readings_are_few_and_end(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = [send(web, "Anna", follow=False).headers["location"] for _ in range(MOST_OF_ONE + 1)]
    gone, *kept = (web.get(code).status_code for code in codes)
    assert (gone, set(kept)) == (404, {200})
    monkeypatch.setattr(readings, "KEPT_S", 0)
    browser = Browser(web, codes[-1])
    browser.press("start")
    assert browser.status == 404
    monkeypatch.setattr(photos, "PHOTOS", RateLimit(1, 600))
    assert [send(web, "bad").status_code for _ in range(2)] == [400, 429]


def test_entries_survive_the_photo(web: TestClient) -> None:
    browser = found(web, "Anna")
    browser.type(name_1="Zoë")
    browser.press("start")
    web.app.state.readings.drop(browser.address.split("/")[3].split("?")[0])  # type: ignore[attr-defined]
    browser.open(browser.address)
    assert "have been dropped" in browser.page.words
    browser.follow("go-on")
    assert "Zoë" in browser.page.words


@pytest.mark.parametrize("language", languages())
def test_each_language(web: TestClient, language: str) -> None:
    browser = found(web, "Anna Ben")
    asked: list[Page] = []
    web.cookies.clear()
    for step in (
        "start",
        "answer-1-0",
        "b-to-0--3",
        "set-5",
        "done",
        "answer-1-1",
        "answer-1-2",
        "answer-1-3",
        "answer-1-4",
        "next",
    ):
        if step in browser.page.links:
            browser.follow(step)
        else:
            browser.press(step)
        browser.open(browser.address + f"&lang={language}")
        asked.append(browser.page)
    web.cookies.clear()
    for page in asked:
        assert f'<html lang="{language}">' in page.source
        assert not re.findall(r"\bweb-[a-z-]+|photos?-[a-z-]+(?=[ <])", page.words)


def test_any_address_gets_a_page(web: TestClient) -> None:
    browser = found(web, "Anna")
    for query in (
        "sheets=1",
        "sheets=9&player=1",
        "sheets=00019&player=1&name-1=A&layout=a",
        "sheets=" + "9" * 5000 + "&player=1",
        "sheets=x",
        "at=start&name-1=",
        "sheets=1&player=2&name-1=A&layout=a",
        "sheets=1&player=1&name-1=A&layout=nowhere",
    ):
        answer = web.get(browser.address.split("?")[0] + "?" + query)
        assert (answer.status_code, "One sheet was found" in answer.text) == (200, True), query


def test_values_that_cannot_stand_there_change_nothing(web: TestClient) -> None:
    browser = found(web, "Anna")
    browser.press("start")
    for value in ("9", "7II", "<b>", "yes", "5IIII", "-1"):
        page = web.get(f"{browser.address}&set={value}").text
        assert "6III4II" in page
        assert "Question 2 of 5" in page
    for hex_ in ("37", "9999", "-1", "x"):
        assert web.get(f"{browser.address}&hex={hex_}&set=5").status_code == 200


def test_without_the_extra_the_page_says_what_to_install(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "find_spec", lambda module: None if module == "cv2" else module)
    page = Page(web.get(SEND).text)
    assert ["make photo" in alert for alert in page.alerts] == [True]
    assert not page.forms


def test_the_boxes_are_those_of_the_printed_sheet() -> None:
    sheet = photo_stand_in.read_photo(b"Anna").sheets[0]
    assert len(sheet.hexes) == len(load("a").cells)
    assert {"sold-1", "first-green", "second-blue", "written-3", "unused-monk", *photos.CUTS} <= set(sheet.parts)
    assert sheet.page == pytest.approx((210, 297), abs=1 / photo_sheet.PIXELS_PER_MM)
    assert sheet.box == (0, 0, 210, 297)
