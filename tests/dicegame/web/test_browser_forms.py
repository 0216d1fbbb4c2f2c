"""The score forms and the pads in a real Chromium: filled as people fill them, the same results as on the command line."""

import json
import re
import time
from pathlib import Path

import pdfplumber
import pytest
from playwright.sync_api import Download, Locator, Route, expect

from dicegame.cli import app
from dicegame.web.scoring import photo_sheet
from padgen import load
from padgen.cli.run import run_app
from tests.conftest import PhoneMaker
from tests.dicegame.web import photo_stand_in
from tests.dicegame.web.browser import DESKTOP, HELD, PHONE, Phone, until

WIDTHS = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def told_by_command(capsys: pytest.CaptureFixture[str], command: str, download: Download, folder: Path) -> tuple[int, int]:
    """What the command line makes of the downloaded file: its exit code and the first player's total."""
    file = folder / download.suggested_filename
    download.save_as(file)
    capsys.readouterr()
    with pytest.raises(SystemExit) as exit_:
        run_app(app, "dicegame", [command, str(file), "--json"])
    assert isinstance(exit_.value.code, int)
    return exit_.value.code, json.loads(capsys.readouterr().out)["players"][0]["total"]


def downloaded(me: Phone) -> Download:
    with me.page.expect_download() as waiting:
        me.page.locator("#download").click()
    return waiting.value


@WIDTHS
def test_a_dice_sheet_is_tapped_in(
    phone: PhoneMaker, size: dict[str, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    me = phone(size).go("/score")
    me.seen("link", "Type it in").click()
    me.page.get_by_role("radio", name="A", exact=True).check()
    me.page.get_by_label("Name of player 1").fill("Ada")
    me.seen("Next").click()
    places = list(load("a").cells)
    for number, (phase, pip) in {10: ("", "x"), 4: ("I", "2"), 11: ("I", "5")}.items():
        q, r = places[number]
        hex_ = me.page.locator(f'[id="b-to-{q}-{r}"]')
        hex_.click()
        expect(hex_).to_have_attribute("aria-current", "true")
        if phase:
            me.page.locator(f"#phase-{phase}").click()
            expect(me.page.locator(f"#phase-{phase}")).to_have_attribute("aria-pressed", "true")
        me.seen("Start ×" if pip == "x" else pip).click()
        expect(hex_).to_contain_class("marked")
    assert me.sideways() <= 0
    me.page.locator("#open-steps").click()
    me.page.locator("#step-result").click()
    expect(me.page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    me.page.locator("#points-1").click()
    shown = me.page.locator("caption").inner_text()
    expect(me.page.locator(".points small").first).to_be_hidden()
    me.page.get_by_label("Show the rules").check()
    expect(me.page.locator(".points small").first).to_be_visible()
    me.page.locator("#files").click()
    code, total = told_by_command(capsys, "score", downloaded(me), tmp_path)
    assert (code, shown) == (0, f"Ada: {total} point{'s' * (total != 1)}")


@pytest.mark.parametrize("size", [(360, 740), (360, 600), (740, 360), (1280, 800), (320, 568)], ids=str)
def test_the_board_and_all_keys_are_on_one_screen(phone: PhoneMaker, size: tuple[int, int]) -> None:
    me = phone({"width": size[0], "height": size[1]}).go(
        f"/score/dice?layout=a&name-1=Ada&sheet-1={'.' * 37}&at=hexes-1&hex=10"
    )
    boxes = {}
    for one in ("svg.board", "#set-1", "#set-6", "#phase-none", "#set-start", "#set-empty", "#next"):
        expect(me.page.locator(one)).to_be_in_viewport(ratio=1)
        boxes[one] = me.page.locator(one).bounding_box()
    assert all(box and box["height"] >= 44 and box["width"] >= 44 for one, box in boxes.items() if one != "svg.board")
    me.page.locator("#set-6").click()
    expect(me.page.locator('[id="b-to--1--1"]')).to_contain_class("marked")
    assert me.page.locator("svg.board").bounding_box() == boxes["svg.board"], "the board never moves"
    assert me.sideways() <= 0


@WIDTHS
def test_the_base_game_grows_line_by_line(
    phone: PhoneMaker, size: dict[str, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    me = phone(size).go("/score/base")
    me.page.get_by_label("Name of player 1").fill("Ada")
    me.page.get_by_label("Name of player 2").fill("Ben")
    me.page.locator("#next").click()
    expect(me.page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    total = me.page.locator("header .pt")
    for label, text, points in (
        ("Points on the track", "187", 187),
        ("Unsold goods tiles", "2", 189),
        ("Silver", "3", 192),
        ("Workers", "5", 194),
    ):
        me.page.get_by_label(label, exact=True).fill(text)
        me.page.keyboard.press("Tab")
        expect(total).to_have_text(str(points))
        assert me.page.evaluate("document.activeElement.matches('input, select')"), "Tab leads to the next field"
    me.page.locator("p", has=me.page.locator("#players-0-silver")).get_by_text("+").click()
    expect(total).to_have_text("195")
    me.page.locator("#players-0-monasteries-26").check()  # points for each bonus tile: it asks for them
    expect(me.page.get_by_label("Bonus tiles, large and small")).to_be_visible()
    me.page.locator("#quiet").click()
    me.page.locator("#players-0-monasteries-7").check()
    expect(me.page.locator("#players-0-monasteries-7")).to_be_checked()
    expect(me.page.locator("#players-0-monasteries-7")).to_be_visible()
    assert me.sideways() <= 0
    me.page.locator("#step-player-2").click()
    me.page.locator("#players-1-track").fill("201")
    me.page.keyboard.press("Enter")
    expect(total).to_have_text("201")
    me.page.locator("#step-result").click()
    expect(me.page.get_by_role("heading", name="Ben wins")).to_be_visible()
    shown = me.page.locator("caption", has_text="Ada").text_content()
    me.page.locator("#files").click()
    code, points = told_by_command(capsys, "endscore", downloaded(me), tmp_path)
    assert (code, shown) == (0, f"Ada: {points} point{'s' * (points != 1)}")


@WIDTHS
def test_a_castle_for_all_seasons_grows_line_by_line(
    phone: PhoneMaker, size: dict[str, int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    me = phone(size).go("/score/seasons?players.0.name=Ada&players.1.name=Ben&at=player-1")
    me.page.get_by_label("Points before the final scoring").fill("40")
    me.page.keyboard.press("Tab")
    expect(me.page.locator("header .pt")).to_have_text("40")
    me.page.get_by_label("tavern, 12 spot").check()
    expect(me.page.locator("header .pt")).not_to_have_text("40")
    assert me.sideways() <= 0
    me.page.locator("#step-result").click()
    shown = me.page.locator("caption", has_text="Ada").text_content()
    me.page.locator("#files").click()
    code, total = told_by_command(capsys, "endscore", downloaded(me), tmp_path)
    assert (code, shown) == (0, f"Ada: {total} point{'s' * (total != 1)}")


def test_what_is_typed_while_an_answer_is_on_its_way_stays(phone: PhoneMaker) -> None:
    me = phone(**HELD).go("/score/base?at=player-1")
    total = me.page.locator("header .pt")
    held: list[Route] = []
    me.page.route("**/score/base?*", lambda route: held.append(route) if not held else route.continue_())
    me.page.locator("#players-0-track").fill("12")
    me.page.locator("#players-0-goods").focus()
    until(lambda: held, "the form to be sent", me.rest)
    me.page.keyboard.type("4")
    held[0].continue_()
    expect(total).to_have_text(re.compile("1[26]"))  # the 4 may be counted by now
    me.page.keyboard.type("5")
    assert me.page.locator("#players-0-goods").input_value() == "45"
    me.page.locator("#players-0-silver").focus()
    expect(total).to_have_text("57")


def test_the_next_step_of_a_form_is_shown_from_its_top(phone: PhoneMaker) -> None:
    me = phone(PHONE).go("/score/dice?layout=a&name-1=Ada")
    me.page.locator("#next").click()
    heading = me.page.get_by_role("heading", name="Ada’s sheet")
    expect(heading).to_be_visible()
    expect(heading).to_be_in_viewport()


def test_what_is_tapped_while_an_answer_is_on_its_way_counts_for_what_it_brings(phone: PhoneMaker) -> None:
    me = phone(**HELD).go("/score/dice?layout=a&name-1=Ada&at=hexes-1&hex=1")
    held: list[Route] = []
    me.page.route("**/score/dice?*", lambda route: held.append(route) if not held else route.continue_())
    me.page.locator('[id="b-to-0-0"]').click()
    until(lambda: held, "the hex to be chosen", me.rest)
    me.seen("3").click()
    me.page.locator('[id="b-to-1-0"]').click()
    me.rest(0.2)
    held[0].continue_()
    expect(me.page.locator('[id="b-to-0-0"]')).to_contain_class("marked")
    expect(me.page.locator('[id="b-to-1-0"]')).to_have_attribute("aria-current", "true")


def test_a_choice_made_before_the_script_has_arrived_counts(phone: PhoneMaker) -> None:
    me = phone(PHONE, **HELD)
    held: list[Route] = []
    me.page.route("**/static/table.js", lambda route: held.append(route))
    me.page.goto("/pads", wait_until="commit")
    me.page.get_by_label("Brand-new").check()
    until(lambda: held, "the script to be asked for", me.rest)
    held[0].continue_()
    expect(me.page.locator("#seed")).to_have_count(1)


@WIDTHS
def test_a_pad_is_seen_and_downloaded(phone: PhoneMaker, size: dict[str, int], tmp_path: Path) -> None:
    me = phone(size).go("/")
    me.page.get_by_role("main").get_by_role("link", name="Print sheets").click()
    expect(me.page.get_by_role("status")).to_contain_text("10 sheets")
    me.page.get_by_label("Brand-new").check()
    me.page.get_by_text("What the new ones are like").click()
    me.page.locator("#seed").fill("7")
    me.page.get_by_label("Another number").fill("3")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("status")).to_contain_text("3 sheets")
    expect(me.page.locator(".go:visible")).to_have_count(1)
    until(
        lambda: me.page.evaluate("[...document.querySelectorAll('img.page')].every(page => page.naturalWidth > 100)"),
        "the pictures of the sheets",
        me.rest,
    )
    assert me.sideways() <= 0
    file = tmp_path / "pad.pdf"
    downloaded(me).save_as(file)
    with pdfplumber.open(file) as pdf:
        assert len(pdf.pages) == 3
        assert all("Duchy 7-" in page.extract_text() for page in pdf.pages)


def test_the_pad_of_an_older_choice_is_not_offered(phone: PhoneMaker) -> None:
    me = phone(PHONE, **HELD).go("/pads")
    held: list[Route] = []
    me.page.route("**/pads?*", lambda route: held.append(route))
    me.page.get_by_text("Large print").click()
    until(lambda: held, "the choice to be sent", me.rest)
    expect(me.page.locator("#pads")).to_have_attribute("aria-busy", "true")
    expect(me.page.locator("#download")).to_have_css("pointer-events", "none")
    held[0].continue_()
    expect(me.page.locator("#download")).to_have_attribute("href", re.compile("large=1"))
    expect(me.page.locator("#download")).to_have_css("pointer-events", "auto")


def test_photographed_sheets_become_a_score(phone: PhoneMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("cv2")
    monkeypatch.setattr(photo_sheet, "read_photo", photo_stand_in.read_photo)
    me = phone(PHONE).go("/score")
    assert me.page.locator("#taken").get_attribute("capture") == "environment"
    photos = [{"name": f"{name}.jpg", "mimeType": "image/jpeg", "buffer": name.encode()} for name in ("Anna", "Ben")]
    me.page.locator("#photos").set_input_files(photos)  # type: ignore[arg-type]  # TypedDicts of its own; sent at once
    expect(me.page.get_by_role("heading", name="2 sheets were found")).to_be_visible()
    assert (me.sideways(), me.faults()) == (0, [])
    me.page.get_by_label("Name of player 1").fill("Anna")
    me.page.get_by_label("Name of player 2").fill("Ben")
    me.seen("Check it").click()
    for name in ("Anna", "Ben"):
        expect(me.page.get_by_role("heading", name=f"{name}’s sheet")).to_be_visible()
        for number in range(5):
            expect(me.page.get_by_text(f"Question {number + 1} of 5")).to_be_visible()
            expect(me.page.locator(".near .ring")).to_be_in_viewport()
            expect(me.page.locator(f"#answer-2-{number}")).to_be_in_viewport()
            if number == 0 and name == "Anna":
                expect(me.page.locator(".board .lit")).to_have_count(1)
                assert me.page.locator(".near image").evaluate("async (image) => (await image.decode(), true)")
                assert (me.sideways(), me.faults()) == (0, [])
            me.page.locator(f"#answer-2-{number}").click()
        expect(me.seen("link", "The hexes are right")).to_be_visible()
        if name == "Anna":
            me.page.locator("#at-8").click()
            expect(me.page.locator("#done")).to_be_visible()
            assert (me.sideways(), me.faults()) == (0, [])
            me.page.locator("#done").click()
            expect(me.seen("link", "The hexes are right")).to_be_visible()
        me.seen("link", "The hexes are right").click()
        expect(me.page.locator(".cut").first).to_be_visible()
        assert (me.sideways(), me.faults()) == (0, [])
        me.seen("Ben’s sheet" if name == "Anna" else "All right: score it").click()
    expect(me.page.get_by_role("heading", name="Anna wins")).to_be_visible()
    expect(me.page.locator(".starry")).to_have_text("67")
    expect(me.page.locator(".starry")).to_be_in_viewport(ratio=1)


MOST_TAPS, MOST_S, LOOK_S = 8, 45, 4
"""From the first page to the score of a sheet with three questions. Somebody looks for `LOOK_S` before each tap."""


def test_a_photo_with_three_questions_takes_eight_taps(phone: PhoneMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("cv2")
    monkeypatch.setattr(photo_sheet, "read_photo", photo_stand_in.read_photo)
    me = phone(PHONE).go("/")
    began, taps = time.monotonic(), 0

    def tap(target: Locator) -> None:
        nonlocal taps
        taps += 1
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        if taps > 1:  # the first page is scrolled
            expect(target).to_be_in_viewport()
        target.click()

    tap(me.page.locator("a[href='/score/photo']"))
    with me.page.expect_file_chooser() as chooser:
        tap(me.page.locator("label:has(#taken)"))
    photo = {"name": "1.jpg", "mimeType": "image/jpeg", "buffer": b"Clara"}
    chooser.value.set_files(photo)  # type: ignore[arg-type]  # a TypedDict of its own; sent at once
    tap(me.page.locator("#start"))
    for number in range(3):
        tap(me.page.locator(f"#answer-2-{number}"))
    tap(me.seen("link", "The hexes are right"))
    tap(me.seen("All right: score it"))
    expect(me.page.locator(".starry")).to_be_in_viewport(ratio=1)
    assert taps <= MOST_TAPS
    assert time.monotonic() - began + LOOK_S * taps <= MOST_S


def test_something_else_is_as_large_as_the_answers_and_back_at_once(
    phone: PhoneMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("cv2")
    monkeypatch.setattr(photo_sheet, "read_photo", photo_stand_in.read_photo)
    me = phone(PHONE).go("/score/photo")
    me.page.locator("#photos").set_input_files({"name": "1.jpg", "mimeType": "image/jpeg", "buffer": b"Clara"})
    me.page.locator("#start").click()

    def is_as_large() -> bool:
        found = [me.page.locator(one).first.bounding_box() for one in ("#other", ".likely")]
        other, likely = ((round(box["width"]), round(box["height"])) for box in found if box)
        return other[0] >= likely[0] and other[1] >= likely[1]

    assert is_as_large()
    for back in ("#back", "#set-4"):
        me.page.locator("#other").click()
        me.page.locator(back).click()
        expect(me.page.get_by_text("Question 1 of 3" if back == "#back" else "Question 2 of 3")).to_be_visible()
    me.page.locator("#answer-1-1").click()
    expect(me.page.get_by_text("Question 3 of 3")).to_be_visible()
    assert is_as_large()
    me.page.locator("#other").click()
    me.page.locator("#set-7").click()
    me.seen("link", "The hexes are right").click()
    expect(me.page.locator("#sold-1")).to_have_value("7")
    assert "sheet-1=4III" in me.page.url


def test_without_a_script_a_photo_has_a_button_to_send_it(phone: PhoneMaker) -> None:
    me = phone(PHONE, java_script_enabled=False).go("/score/photo")
    expect(me.seen("Read the sheets")).to_have_count(2)


def filled(me: Phone) -> None:
    """The sheet of Ada has two hexes and a sold row, and the row is not sent yet."""
    me.go("/score/dice?layout=a")
    me.page.get_by_label("Name of player 1").fill("Ada")
    me.seen("Next").click()
    for number, pip in ((1, "2"), (2, "5")):
        me.page.locator(".board a").nth(number).click()
        expect(me.page.locator(".board a").nth(number)).to_have_attribute("aria-current", "true")
        me.page.locator(f"#set-{pip}").click()
        expect(me.page.locator(".board .marked")).to_have_count(number)
    me.page.locator("#next").click()
    me.page.locator("#sold-1").fill("7")


def test_a_sheet_survives_another_language_a_reload_and_the_way_back(phone: PhoneMaker) -> None:
    me = phone(PHONE)
    filled(me)
    me.seen("link", "Deutsch").click()
    expect(me.page.get_by_role("heading", level=1).first).to_contain_text("Blatt von Ada")
    assert me.page.locator("html").get_attribute("lang") == "de"
    expect(me.page.locator("#sold-1")).to_have_value("7")
    me.reload()
    expect(me.page.locator("#sold-1")).to_have_value("7")
    me.page.locator("#step-hexes-1").click()
    expect(me.page.locator(".board .marked")).to_have_count(2)
    me.reload()
    expect(me.page.locator(".board .marked")).to_have_count(2)
    me.page.go_back()
    expect(me.page.locator("#sold-1")).to_have_value("7")


def test_going_back_in_a_form_is_one_step_each_and_empties_nothing(phone: PhoneMaker) -> None:
    me = phone(PHONE)
    filled(me)
    me.page.go_back()
    expect(me.page.locator(".board .marked")).to_have_count(2)
    me.page.go_back()
    expect(me.page.get_by_label("Name of player 1")).to_have_value("Ada")
    me.page.locator("#next").click()
    expect(me.page.locator(".board .marked")).to_have_count(2)
    me.page.locator("#next").click()
    expect(me.page.locator("#sold-1")).to_have_value("7")


@pytest.mark.parametrize("which", ["base", "seasons"])
def test_the_form_of_the_big_box_survives_too(phone: PhoneMaker, which: str) -> None:
    me = phone(PHONE).go("/score").go(f"/score/{which}")
    me.page.get_by_label("Name of player 1").fill("Ada")
    me.page.get_by_label("Name of player 2").fill("Ben")
    me.page.keyboard.press("Tab")
    expect(me.page.locator("#step-player-2")).to_have_text("Ben")
    ada = me.page.locator("#players-0-name")
    me.page.locator("#players-1-name").fill("Cem")  # not sent yet
    me.seen("link", "Français").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada).to_have_value("Ada")
    expect(me.page.locator("#players-1-name")).to_have_value("Cem")
    expect(me.page).to_have_url(re.compile("name=Cem"))  # it has been sent by now
    me.reload()
    expect(ada).to_have_value("Ada")
    me.go("/score")
    me.page.go_back()
    expect(ada).to_have_value("Ada")
    expect(me.page.locator("#players-1-name")).to_have_value("Cem")
    me.page.go_back()
    expect(me.page).to_have_url(f"{me.url}/score")


def test_every_other_form_survives_too(phone: PhoneMaker) -> None:
    me = phone(PHONE).go("/new?layout=base-1")
    me.page.get_by_label("Your name").fill("Ada")
    rules = me.page.locator("#rules > summary")
    rules.click()
    me.page.get_by_label("rolled on the table").check()
    me.reload()
    expect(me.page.get_by_label("Your name")).to_have_value("Ada")
    if not me.page.get_by_label("Or a notation").is_visible():
        rules.click()
    me.page.get_by_label("Or a notation").fill("dice:BBGG/OOP")
    me.seen("Open the table").click()
    expect(me.page.get_by_role("alert")).to_contain_text("2 rows")
    me.seen("link", "Deutsch").click()
    expect(me.page.locator("#name")).to_have_value("Ada")
    expect(me.page.locator("#notation")).to_have_value("dice:BBGG/OOP")
    expect(me.page.locator("[name=dice][value=table]")).to_be_checked()
    me.go("/club")
    me.page.locator("#players").fill("Ada\nBen")
    me.seen("link", "English").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    expect(me.page.locator("#players")).to_have_value("Ada\nBen")
    me.complaints.clear()  # of the refusal
