"""Games that are played in a real Chromium, from the first page to the score report."""

import re

import pytest
from playwright.sync_api import expect

from dicegame.dice.castles import free_castles
from dicegame.dice.masks import compile_layout
from dicegame.dice.referee import why_not
from dicegame.dice.roll import parse_roll
from dicegame.dice.rules import start
from dicegame.dice.turn import parse_turn
from dicegame.games import read_record
from dicegame.play.record import replay
from padgen import load
from tests.conftest import PhoneMaker
from tests.dicegame.web.browser import DESKTOP, PHONE, SURE, begun, open_table, passed_through, roll_surely

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_solo_game_is_played_to_its_report(phone: PhoneMaker, size: dict[str, int]) -> None:
    me = phone(size).go("/")
    me.page.get_by_role("main").get_by_role("link", name="New table").click()
    me.page.get_by_label("Duchy C").check()
    me.page.get_by_label("solo:").check()
    me.page.get_by_label("Your name").fill("Ada")
    me.seen("Open the table").click()
    me.click(me.seen("Begin"))
    me.click(me.page.get_by_role("button", name="purple").first)
    for number in range(24):
        if number == 3 and size == DESKTOP:  # not every round by hand again
            passed_through(me, me.page.url.rpartition("/")[2].partition("?")[0], until_phase="III")
            me.page.reload()
        if 3 <= number < 17 and size == DESKTOP:
            continue
        me.click("go-on")
        expect(me.page.get_by_role("heading", level=1)).to_contain_text(f"round {number % 8 + 1} of 8")
        me.take_turn()
    me.click("go-on")
    expect(me.page.get_by_role("heading", level=1)).to_have_text("The game is over")
    heading = me.page.get_by_role("heading", name=re.compile("^Ada: "))
    total = int(re.findall(r"\d+", heading.inner_text())[0])
    points = me.page.locator("tbody td.number").all_inner_texts()
    assert sum(map(int, points)) == total
    with me.page.expect_download() as waiting:
        me.seen("link", "The record as a file").click()
    *_, game = replay(read_record(waiting.value.path().read_bytes()))
    assert game.outcome.players[0].total == total
    assert me.sideways() <= 0


def test_two_phones_play_to_the_end_with_a_reload_in_the_middle_while_a_third_looks_on(phone: PhoneMaker) -> None:
    ada, ben, eve = phone(), phone(DESKTOP), phone()
    code = open_table(ada, "Ada", layout="a")
    ben.go("/")
    ben.page.get_by_label("Code of the table").fill(code.lower())
    ben.seen("Join").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.click(ben.seen("Sit down"))
    expect(ada.page.get_by_role("list").filter(has_text="Ben")).to_be_visible()  # without a reload
    ada.click(ada.seen("Begin"))
    eve.go(f"/t/{code}")
    for one in (ada, ben):
        expect(one.page.get_by_role("heading", name="Starting castle of")).to_be_visible()
        one.click(one.page.locator("section form button").first)
    rounds = 0
    while "over" not in ada.page.inner_text("h1"):
        ada.click("go-on")
        if "over" in ada.page.inner_text("h1"):
            break
        for one, other in ((ada, ben), (ben, ada)):
            expect(one.page.get_by_role("status")).to_have_text(re.compile("your turn"))
            one.take_turn()
            done = other.page.get_by_role("row").filter(has_text="Ada" if one is ada else "Ben")
            expect(done).to_contain_text("✓")
            expect(eve.page.get_by_role("row").filter(has_text="Ada" if one is ada else "Ben")).to_contain_text("✓")
        rounds += 1
        if rounds == 4:
            shown = [one.page.locator(".board").inner_html() for one in (ada, ben, eve)]
            for one in (ada, ben, eve):
                one.page.reload()
            assert [one.page.locator(".board").inner_html() for one in (ada, ben, eve)] == shown
        assert eve.page.locator("a.chip, #go-on, #undo, #confirm").count() == 0
    assert rounds >= 10
    for one in (ada, ben, eve):
        expect(one.page.get_by_role("heading", level=1)).to_have_text("The game is over")
    reports = [one.page.locator("section.card").all_text_contents() for one in (ada, ben, eve)]
    assert len(reports[0]) == 2
    assert reports[0] == reports[1] == reports[2]
    headings = [one.page.get_by_role("heading", name=re.compile("points?$")).all_inner_texts() for one in (ada, ben, eve)]
    assert headings[0] == headings[1] == headings[2]


def test_a_phone_shows_what_others_do_and_a_turn_can_be_taken_back_until_all_are_done(phone: PhoneMaker) -> None:
    ada, ben = phone(), phone()
    code = begun(ada, [ben], ["Ada", "Ben"], **SURE)
    ben.go(f"/t/{code}")
    roll_surely(ada, code)
    expect(ben.page.get_by_role("status")).to_have_text("Ben, your turn.")
    ada.take_turn()
    expect(ada.page.locator(".board .marked")).to_have_count(2)
    ben.page.get_by_role("row").filter(has_text="Ada").get_by_role("link").click()
    expect(ben.page.get_by_role("heading", name="Looking at the sheet of Ada")).to_be_visible()
    expect(ben.page.locator(".board .marked")).to_have_count(1)  # the open round of others is theirs
    ada.click("undo")
    expect(ada.page.locator(".board .marked")).to_have_count(1)
    ada.take_turn()
    ben.page.get_by_role("row").filter(has_text="Ben").get_by_role("link").click()
    ben.take_turn()
    expect(ada.page.locator("#undo")).to_have_count(0)
    expect(ada.seen("Enter")).to_be_visible()
    refused = ada.context.request.post(f"/t/{code}/undo", form={"seat": "0"})
    assert refused.status == 409
    assert "cannot be taken back" in refused.text()


def test_only_the_host_rolls_and_only_a_seats_phone_acts_for_it(phone: PhoneMaker) -> None:
    ada, ben = phone(), phone()
    code = begun(ada, [ben], ["Ada", "Ben"])
    ben.go(f"/t/{code}")
    assert ben.page.locator("#go-on").count() == 0
    assert ben.context.request.post(f"/t/{code}/roll").status == 409
    ada.click("go-on")
    forged = ben.context.request.post(f"/t/{code}/turn", form={"seat": "0", "turn": "pass", "round": "1.1"})
    assert forged.status == 409
    assert "Somebody else sits there." in forged.text()
    expect(ada.page.get_by_role("status")).to_have_text("Ada, your turn.")


def test_a_phone_that_lost_its_cookie_gets_its_seat_back_when_the_host_frees_it(phone: PhoneMaker) -> None:
    ada, ben = phone(), phone()
    code = begun(ada, [ben], ["Ada", "Ben"], **SURE)
    ben.go(f"/t/{code}")
    roll_surely(ada, code)
    ben.take_turn()
    ben.context.clear_cookies()
    ben.page.reload()
    expect(ben.seen("Take it back")).to_have_count(0)
    expect(ben.page.get_by_role("heading", name="Looking at the sheet of")).to_be_visible()
    ada.page.get_by_text("For the host").click()
    ada.click(ada.seen("Free the seat of Ben"))
    ben.click(ben.seen("Sit down as Ben"))
    expect(ben.page.locator(".board .marked")).to_have_count(2)
    ben.click("undo")
    expect(ben.page.get_by_role("status")).to_have_text("Ben, your turn.")


def test_two_people_share_a_phone(phone: PhoneMaker) -> None:
    both = phone()
    open_table(both, "Ada")
    both.page.get_by_label("Another player at this phone").fill("Ben")
    both.click(both.seen("Sit down"))
    both.click(both.seen("Begin"))
    for name in ("Ada", "Ben"):
        section = both.page.get_by_role("region", name=f"Starting castle of {name}")
        both.click(section.get_by_role("button").nth(1))
        if name == "Ada":
            both.click(both.seen("link", "I am Ben"))
    for _ in range(3):
        both.click("go-on")
        for name in ("Ada", "Ben"):
            expect(both.page.get_by_role("status")).to_have_text(f"{name}, your turn.")
            expect(both.page.get_by_role("heading", level=2).first).to_contain_text(f"Sheet of {name}")
            both.take_turn()
    expect(both.page.get_by_role("heading", level=2).first).to_contain_text("Sheet of Ada")
    both.click("seat-1")
    expect(both.page.get_by_role("heading", level=2).first).to_contain_text("Sheet of Ben")


def test_a_bot_plays_along_and_hints_are_there_if_the_host_allows_them(phone: PhoneMaker) -> None:
    me = phone()
    open_table(me, "Ada", hints="yes")
    me.page.get_by_label("Add a bot").select_option("greedy")
    me.click(me.seen("Add"))
    me.click(me.seen("Begin"))
    me.click(me.page.locator("section form button").first)
    hints = 0
    while hints < 2:
        me.click("go-on")
        expect(me.page.locator(".choosing")).to_be_visible()
        if "Nothing can be marked" not in me.page.locator(".choosing").inner_text():
            me.click("hint")
            expect(me.page.get_by_role("heading", name="Hints")).to_be_visible()
            assert 1 <= me.page.locator(".hints li").count() <= 3
            hints += 1
        me.take_turn()
        expect(me.page.get_by_role("row").filter(has_text="Gaspard")).to_contain_text("✓")
        expect(me.page.locator("#go-on")).to_be_visible()
    silent = phone()
    code = begun(silent, [], ["Ben"])
    silent.go(f"/t/{code}").click("go-on")
    assert silent.page.locator("#hint").count() == 0


def test_the_host_taps_in_dice_of_the_table(phone: PhoneMaker) -> None:
    me = phone()
    open_table(me, "Ada", dice="table", variant="solo")
    me.click(me.seen("Begin"))
    me.click(me.page.locator("section form button").first)

    def enter(*dice: str) -> None:
        for label, value in zip(("Color die 1", "Color die 2", "Number die 1", "Number die 2"), dice, strict=True):
            me.page.get_by_role("group", name=label).get_by_role("radio", name=value).check()
        me.click("go-on")

    enter("purple", "gray", "1", "4")
    me.click(me.seen("Correct the dice"))
    enter("blue", "yellow", "5", "2")
    assert me.page.get_by_role("list", name="Dice").get_by_role("listitem").all_inner_texts() == [
        "blue", "yellow", "5", "2", "1 hourglass"
    ]  # fmt: skip
    me.take_turn()
    expect(me.seen("Correct the dice")).to_have_count(0)


def test_an_illegal_turn_made_by_hand_comes_back_with_the_reason(phone: PhoneMaker) -> None:
    me = phone()
    code = begun(me, [], ["Ada"], dice="table", layout="a")
    masks, rolled, illegal = compile_layout(load("a")), "blue purple 1 5", "1=6"
    me.post(f"/t/{code}/roll", die=rolled)
    state = me.go(f"/t/{code}").state()
    while "confirm" not in state.links:
        state = me.click(state.first("to-") or state.first("pair-"))
    me.page.evaluate(f"document.querySelector('input[name=turn]').value = '{illegal}'")
    me.click("confirm")
    reason = why_not(masks, start(masks, free_castles(masks, "secret", [])[0]), parse_roll(rolled), parse_turn(illegal))
    assert reason
    expect(me.page.get_by_role("alert")).to_contain_text(str(reason))
    assert len(me.complaints) == 1  # the browser tells its console of every refusal
    assert "409" in me.complaints.pop()
    me.page.reload()
    expect(me.page.get_by_role("status")).to_have_text("Your turn.")
