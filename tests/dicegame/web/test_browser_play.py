"""Games that are played in a real Chromium, from the first page to the score report."""

import re

import pytest
from playwright.sync_api import Locator, expect

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
from tests.dicegame.web.browser import DESKTOP, PHONE, SURE, Phone, begun, open_table, passed_through, roll_surely


@pytest.mark.parametrize(
    ("size", "by_hand"),
    [
        pytest.param(PHONE, 3, id="phone"),
        pytest.param(PHONE, 24, id="phone, every round by hand", marks=pytest.mark.exhaustive),
        pytest.param(DESKTOP, 3, id="desktop", marks=pytest.mark.exhaustive),
    ],
)
def test_a_solo_game_is_played_to_its_end(phone: PhoneMaker, size: dict[str, int], by_hand: int) -> None:
    """The first rounds and those of the last phase by hand, or all of them."""
    me = phone(size)
    code = open_table(me, "Ada", layout="c", variant="solo")
    me.click("begin")
    me.click(me.page.locator("[name=castle]").first)
    for number in range(24):
        if number == by_hand:
            passed_through(me, code, until_phase="III")
            me.page.reload()
        if by_hand <= number < 17:
            continue
        me.click("begin-phase" if "begin-phase" in me.state().links else "go-on")
        expect(me.page.locator(".time")).to_have_attribute("aria-label", re.compile(f"time {number % 8 + 1} of 8"))
        me.take_turn()
    me.click("go-on")
    expect(me.page.locator("#ending")).to_be_visible()
    record = me.context.request.get(f"/t/{code}/record.jsonl")
    *_, game = replay(read_record(record.body()))
    expect(me.page.locator(".starry")).to_have_attribute("aria-label", re.compile(str(game.outcome.players[0].total)))
    assert me.sideways() <= 0


def prompt(one: Phone) -> Locator:
    """The sentence in the hand."""
    return one.page.locator(".say")


def written(one: Phone) -> Locator:
    """The hexes with a number, or with the castle's cross."""
    return one.page.locator("svg.board .w")


@pytest.mark.exhaustive
def test_two_phones_play_to_the_end_with_a_reload_in_the_middle_while_a_third_looks_on(phone: PhoneMaker) -> None:
    ada, ben, eve = phone(), phone(DESKTOP), phone()
    code = open_table(ada, "Ada", layout="a")
    ben.post(f"/t/{code}/sit", name="Ben")
    ben.go(f"/t/{code}")
    expect(ada.page.get_by_role("list").filter(has_text="Ben")).to_be_visible()  # without a reload
    ada.click("begin")
    eve.go(f"/t/{code}")
    for one in (ada, ben):
        one.click(one.page.locator("[name=castle]").first)
    rounds = 0
    while True:
        ada.click("go-on")
        if ada.page.locator("#ending").count():
            break
        for seat, (one, other) in enumerate(((ada, ben), (ben, ada))):
            expect(prompt(one)).to_have_text(re.compile("Your turn|Last turn|Nothing fits"))
            one.take_turn()
            if not seat:
                expect(other.page.locator("#seat-0 .bd.ok")).to_be_visible()
                expect(eve.page.locator("#seat-0 .bd.ok")).to_be_visible()
        expect(ada.page.locator(".bd")).to_have_count(0)
        rounds += 1
        if rounds == 4:
            shown = [one.page.locator("svg.board").inner_html() for one in (ada, ben, eve)]
            for one in (ada, ben, eve):
                one.page.reload()
            assert [one.page.locator("svg.board").inner_html() for one in (ada, ben, eve)] == shown
        assert eve.page.locator("a.lit, #go-on, #undo, #confirm").count() == 0
    assert rounds >= 10
    for one in (ada, ben, eve):
        expect(one.page.locator("#ending .duel li")).to_have_count(2)


def test_a_phone_shows_what_others_do_and_a_turn_can_be_taken_back_until_all_are_done(phone: PhoneMaker) -> None:
    ada, ben = phone(), phone()
    code = begun(ada, [ben], ["Ada", "Ben"], **SURE)
    ben.go(f"/t/{code}")
    roll_surely(ada, code)
    expect(prompt(ben)).to_contain_text("Your turn.")
    ada.take_turn()
    expect(written(ada)).to_have_count(2)
    ben.click("seat-0")
    expect(prompt(ben)).to_contain_text("Ada done")
    expect(written(ben)).to_have_count(1)  # the open round of others is theirs
    ada.click("undo")
    expect(written(ada)).to_have_count(1)
    ada.take_turn()
    ben.click("my-duchy")
    ben.take_turn()
    expect(ada.page.locator("#undo")).to_have_count(0)
    expect(ada.page.locator("#go-on")).to_be_visible()
    expect(prompt(ada)).to_have_text(re.compile("Ben: [1-6] in the"))
    expect(ada.page.locator(".mini .new")).to_have_count(1)  # his sheet is in sight, with what he wrote
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
    expect(prompt(ada)).to_have_text(re.compile("Your turn|Nothing fits"))


def test_a_phone_that_lost_its_cookie_gets_its_seat_back_when_the_host_frees_it(phone: PhoneMaker) -> None:
    ada, ben = phone(), phone()
    code = begun(ada, [ben], ["Ada", "Ben"], **SURE)
    ben.go(f"/t/{code}")
    roll_surely(ada, code)
    ben.take_turn()
    ben.context.clear_cookies()
    ben.page.reload()
    expect(ben.page.locator("#undo")).to_have_count(0)
    expect(prompt(ben)).to_contain_text("Ada")
    ada.page.locator("#open-menu").click()
    ada.click(ada.seen("Free the seat of Ben"))
    ben.click(ben.seen("Sit down as Ben"))
    expect(written(ben)).to_have_count(2)
    ben.click("undo")
    expect(prompt(ben)).to_contain_text("Your turn.")


def test_two_people_share_a_phone(phone: PhoneMaker) -> None:
    both = phone()
    open_table(both, "Ada", "Ben")
    both.click("begin")
    for name in ("Ada", "Ben"):
        expect(both.page.get_by_role("heading", level=1)).to_contain_text(name)
        both.click(both.page.locator("[name=castle]").nth(1))
        if name == "Ada":
            both.click("hand-over")
    for _ in range(3):
        both.click("go-on")
        for seat, name in enumerate(("Ada", "Ben")):
            expect(both.page.locator(f"#seat-{seat}")).to_have_attribute("aria-current", "true")
            expect(prompt(both)).to_have_text(re.compile(f"{name}, your turn|Nothing fits"))
            both.take_turn()
    both.click("seat-1")
    expect(both.page.locator("#seat-1")).to_have_attribute("aria-current", "true")


def test_a_bot_plays_along_and_hints_are_there_if_the_host_allows_them(phone: PhoneMaker) -> None:
    me = phone()
    code = open_table(me, "Ada", hints="yes")
    me.post(f"/t/{code}/bot", kind="greedy")
    me.post(f"/t/{code}/begin")
    me.go(f"/t/{code}").click(me.page.locator("[name=castle]").first)
    hints = 0
    while hints < 2:
        me.click("go-on")
        expect(me.page.locator("#hint, #confirm").first).to_be_visible()
        if me.page.locator("a.lit, a.dashed").count():
            me.click("hint")
            expect(prompt(me)).to_contain_text("Isabeau:")
            assert 1 <= me.page.locator("svg.board :is(.advice, .other)").count() <= 6
            expect(me.page.locator("#why-open")).to_be_visible()
            hints += 1
            me.click("confirm")  # a hint is taken with one tap
        else:
            me.take_turn()
        expect(prompt(me)).to_contain_text("Gaspard:")
        expect(me.page.locator("#go-on")).to_be_visible()
    silent = phone()
    code = begun(silent, [], ["Ben"])
    silent.go(f"/t/{code}").click("go-on")
    assert silent.page.locator("#hint").count() == 0


def test_the_host_taps_in_dice_of_the_table(phone: PhoneMaker) -> None:
    me = phone()
    open_table(me, "Ada", dice="table", variant="solo")
    me.click("begin")
    me.click(me.page.locator("[name=castle]").first)

    def enter(*dice: str) -> None:
        me.page.locator("#go-on").click()
        for label, value in zip(("Color die 1", "Color die 2", "Number die 1", "Number die 2"), dice, strict=True):
            me.page.get_by_role("group", name=label).get_by_role("radio", name=value).check(force=True)
        me.click("enter-dice")

    enter("purple", "gray", "1", "4")
    me.page.locator("#open-menu").click()
    me.click("unroll")
    enter("blue", "yellow", "5", "2")
    expect(me.page.locator("#dice")).to_have_attribute("aria-label", "Dice: blue, yellow, 5, 2, 1 hourglass")
    me.take_turn()
    expect(me.page.locator("#unroll")).to_have_count(0)


def test_an_illegal_turn_made_by_hand_comes_back_with_the_reason(phone: PhoneMaker) -> None:
    me = phone()
    code = begun(me, [], ["Ada"], dice="table", layout="a")
    masks, rolled, illegal = compile_layout(load("a")), "blue purple 1 5", "1=6"
    me.post(f"/t/{code}/roll", die=rolled)
    state = me.go(f"/t/{code}").state()
    while "confirm" not in state.links:
        state = me.click(state.first("to-"))
    me.page.evaluate(f"document.getElementById('confirm').value = '{illegal}'")
    me.click("confirm")
    reason = why_not(masks, start(masks, free_castles(masks, "secret", [])[0]), parse_roll(rolled), parse_turn(illegal))
    assert reason
    expect(me.page.get_by_role("alert")).to_contain_text(str(reason))
    assert len(me.complaints) == 1  # the browser tells its console of every refusal
    assert "409" in me.complaints.pop()
    me.page.reload()
    expect(prompt(me)).to_contain_text("River.")
