"""The base game at the table: several random results in a row, turns of several moves, and pages that know no rule."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from dicegame.base.playable import BASE_GAME
from dicegame.base.state.modules import MODULES
from dicegame.base.words.notation import format_move, words_sentence
from dicegame.games import read_record
from dicegame.play.events import Moved
from dicegame.play.record import replay
from dicegame.report import Outcome
from dicegame.web.server.app import create_app
from dicegame.web.table.bot_work import move_of_bot
from dicegame.web.table.settings import Settings
from dicegame.web.visitors.language import Words
from tests.dicegame.web.client import Phone, Site
from tests.dicegame.web.pages import Browser, Field

SECRETS = ("a" * 32, "b" * 32)
OPTION = re.compile(r"<option[^>]*>([^<]+)")
"""A move in the list of all moves: its words, which are sent."""
PRICE = re.compile(r" \(\d \w+\)$")
"""The price of a move in workers, in any language."""


def phones_of(site: Site) -> list[Phone]:
    """Return the phones of Anna and Ben, who keep their secrets when the server starts again."""
    return [site.phone(Cookie=f"seat={secret}") for secret in SECRETS]


def do(phone: Phone, code: str, act: str, expected: int = 303, **form: str) -> None:
    answer = phone.post(f"/t/{code}/{act}", data=form)
    assert answer.status_code == expected, answer.text


def begun(site: Site, **form: str) -> str:
    """Open a table by the form, and begin; return its code."""
    anna, ben = phones_of(site)
    answer = anna.post("/new", data={"notation": "base-2", "name": "Anna", "hints": "yes", **form})
    code = str(answer.headers["location"]).removeprefix("/t/")
    assert "for 2 to 4 players" in anna.get(f"/t/{code}").text
    do(anna, code, "begin", 409)
    do(ben, code, "sit", name="Ben")
    do(anna, code, "begin")
    return code


def due_seat(state: Any) -> int:
    """Return the one seat that is due, counted from 0."""
    (seat,) = (seat["seat"] - 1 for seat in state["seats"] if seat["due"])
    assert isinstance(seat, int)
    return seat


def buttons(phone: Phone, code: str) -> list[str]:
    """Return the moves in the list of all moves of a page."""
    answer = phone.get(f"/t/{code}?begun=1")
    assert answer.status_code == 200, answer.text
    return OPTION.findall(answer.text)


def move_by_form(phones: list[Phone], code: str, rng: Random) -> None:
    state = phones[0].see(code)
    seat = due_seat(state)
    moves = buttons(phones[seat], code)
    turns = phones[seat].see(code)["seats"][seat]["turns"]
    assert sorted(PRICE.sub("", move) for move in moves) == sorted(Words("en").say(words_sentence(turn)) for turn in turns)
    form = {"seat": str(seat), "turn": rng.choice(moves), "round": state["open_round"]}
    do(phones[1 - seat], code, "turn", 409, **form)
    do(phones[seat], code, "turn", **form)


def outcome_of(phone: Phone, code: str) -> Outcome:
    """Return the result of a finished game, by its record."""
    *_, game = replay(read_record(phone.get(f"/t/{code}/record.jsonl").content))
    return BASE_GAME.outcome(game)


def test_two_phones_play_a_game_by_forms(tmp_path: Path) -> None:
    rng = Random(5)
    with Site(tmp_path) as site:
        phones = phones_of(site)
        code = begun(site, auto="yes", layout="base-2")
        assert [one["what"] for one in phones[1].see(code)["log"]] == ["chance"] * 3
        for _ in range(30):
            move_by_form(phones, code, rng)
    with Site(tmp_path) as site:  # the server starts again in the middle of a round
        phones = phones_of(site)
        assert phones[1].see(code)["log"][0]["what"] in ("move", "chance")
        while phones[0].see(code)["stage"] != "over":
            move_by_form(phones, code, rng)
        outcome, page = outcome_of(phones[1], code), phones[1].get(f"/t/{code}").text
        assert phones[0].see(code)["winners"] == list(outcome.winners)
        assert all(f"<b>{result.total}</b>" in page for result in outcome.players)
        for at in range(0, len(site.table(code).running_session().events), 25):
            assert phones[0].get(f"/t/{code}/replay?at={at}").status_code == 200
        assert site.tables.store.remove_unused(-1, 1) == []  # a finished game stays
        do(phones[1], code, "save", 409)
        do(phones[0], code, "save")
        line = phones[0].post(f"/t/{code}/line", data={"seat": "0", "round": "3"}).headers["location"].removeprefix("/t/")
        assert site.table(line).seating.seats_of(site.table(line).seating.host) == [0, 1]
        assert "The dice are the same." in phones[0].get(f"/t/{line}?menu=1").text
        again = phones[1].post(f"/t/{code}/rematch").headers["location"].removeprefix("/t/")
        assert [seat["name"] for seat in phones[0].see(again)["seats"]] == ["Anna", "Ben"]
        assert len(phones[0].see(again)["log"]) == 3


def test_two_programs_play_a_game_with_tiles_and_dice_of_their_own(tmp_path: Path) -> None:
    rng = Random(6)
    with Site(tmp_path) as site:
        anna, ben = phones_of(site)
        new = {"layout": "base-3", "options": {"edition": "2011"}, "dice": "table", "name": "Anna"}
        anna.api("", 422, **{**new, "options": {"edition": "1999"}})
        anna.api("", 422, **{**new, "variant": "solo"})
        code = anna.api("", 201, **new)["state"]["table"]
        assert anna.see(code)["options"]["edition"] == "2011"
        assert anna.see(code)["may"] == []
        ben.api(f"/{code}/sit", name="Ben")
        assert anna.see(code)["may"] == ["begin"]
        state = anna.api(f"/{code}/begin")
        for phone, seat in ((anna, 1), (ben, 2)):
            assert state["stage"] == "questions"
            (asked,) = phone.see(code)["questions"]
            choice = asked["choices"][-1]["choice"]
            phone.api(f"/{code}/answer", 409, seat=seat, question="else", choice=choice)
            state = phone.api(f"/{code}/answer", seat=seat, question=asked["question"], choice=choice)
        due = []
        while state["stage"] != "over":
            session = site.table(code).running_session()
            if state["awaits"]:
                due.append(state["awaits"])
                assert re.search('id="(e-w?d1|go-on)"', anna.get(f"/t/{code}").text)
                rolled = BASE_GAME.format_chance(BASE_GAME.draw(session.game, rng))
                anna.api(f"/{code}/roll", 422, dice="nothing")
                state = anna.api(f"/{code}/roll", dice=rolled)
                if rng.random() < 0.1:
                    assert "unroll" in state["may"]
                    state = anna.api(f"/{code}/unroll")
                    assert state["awaits"] == due.pop()
                continue
            seat = due_seat(state)
            phone = (anna, ben)[seat]
            turns = phone.see(code)["seats"][seat]["turns"]
            before = phone.see(code)
            state = phone.api(f"/{code}/turn", seat=seat + 1, turn=rng.choice(turns), open_round=state["open_round"])
            if rng.random() < 0.2 and phone.see(code)["seats"][seat]["may_undo"]:
                state = phone.api(f"/{code}/undo", seat=seat + 1)
                assert phone.see(code)["seats"] == before["seats"]
        assert due == ["setup", *(["deal", *["roll"] * 5] * 5)]
        assert state["winners"] == list(outcome_of(anna, code).winners)


def play_with(site: Site, layout: str, options: dict[str, str], names: list[str], rng: Random) -> Any:
    """Open a table with these options by a program, play through pages and the API, and return the last state."""
    phones = phones_of(site)[: len(names)]
    code = phones[0].api("", 201, layout=layout, options=options, name=names[0])["state"]["table"]
    for phone, name in zip(phones[1:], names[1:], strict=True):
        phone.api(f"/{code}/sit", name=name)
    state = phones[0].api(f"/{code}/begin")
    while state["stage"] == "questions":
        for phone in phones:
            for asked in phone.see(code)["questions"]:
                choice = asked["choices"][-1]["choice"]
                state = phone.api(f"/{code}/answer", seat=asked["seat"], question=asked["question"], choice=choice)
    while state["stage"] != "over":
        if state["awaits"]:
            state = phones[0].api(f"/{code}/roll")
            continue
        seat = due_seat(state)
        if rng.random() < 0.1:
            turn = rng.choice(buttons(phones[seat], code))
            do(phones[seat], code, "turn", seat=str(seat), turn=turn, round=state["open_round"])
            state = phones[seat].see(code)
        else:
            turn = rng.choice(phones[seat].see(code)["seats"][seat]["turns"])
            state = phones[seat].api(f"/{code}/turn", seat=seat + 1, turn=turn, open_round=state["open_round"])
    assert phones[0].get(f"/t/{code}").status_code == 200
    assert state["winners"] == list(outcome_of(phones[0], code).winners)
    return state


def test_two_phones_play_with_all_expansions(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        play_with(site, "base-11a", dict.fromkeys(MODULES, "yes"), ["Anna", "Ben"], Random(7))


def test_a_phone_plays_the_solo_game(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        play_with(site, "base-13a", {"solo": "yes", "target": "45"}, ["Anna"], Random(8))


def test_four_seats_with_two_bots(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        phones = phones_of(site)
        code = phones[0].api("", 201, layout="base-2", name="Anna")["state"]["table"]
        phones[1].api(f"/{code}/sit", name="Ben")
        for _ in range(2):
            phones[0].api(f"/{code}/bot", kind="random")
        phones[0].api(f"/{code}/bot", 409, kind="random")
        phones[0].api(f"/{code}/begin")
        state = phones[0].api(f"/{code}/roll")
        while state["stage"] != "over":
            site.wait_for(lambda: not site.table(code).running_session().bots_due)
            state = phones[0].see(code)
            if state["awaits"]:
                phones[0].api(f"/{code}/roll")
            elif state["stage"] != "over":
                seat = due_seat(state)
                turns = phones[seat].see(code)["seats"][seat]["turns"]
                phones[seat].api(f"/{code}/turn", seat=seat + 1, turn=turns[-1])
            state = phones[0].see(code)
        assert len(outcome_of(phones[0], code).players) == 4


@pytest.mark.parametrize(("language", "words"), [("en", "2 to 4 players"), ("de", "2 bis 4 Personen"), ("fr", "2 à 4")])
def test_too_few_are_told_how_many_may_play(tmp_path: Path, language: str, words: str) -> None:
    with Site(tmp_path) as site:
        anna, _ = phones_of(site)
        code = anna.api("", 201, layout="base-1", name="Anna")["state"]["table"]
        assert words in anna.get(f"/t/{code}?lang={language}").text
        assert 'name="game" value="base"' in anna.get("/new").text
        assert "edition" in anna.get(f"/new?layout=base-1&lang={language}").text


def test_the_form_opens_a_table(tmp_path: Path) -> None:
    """It has the dice of the table, rolled on the screen, and the reading `dice` of the game, both of which are kept."""
    app = create_app(tmp_path)
    with TestClient(app) as client:
        at = Browser(client, "/new?layout=base-1")
        at.type(name="Anna")
        for field in readings_of_dice(at):
            field.on = field.value == "any"
        at.press("open")
        assert at.address.startswith("/t/"), at.page.alerts
        settings = app.state.tables.find(at.address[3:9]).settings
        assert (settings.dice, settings.option("dice")) == ("screen", "any")
        assert Settings.stored(settings.data) == settings
        again = Browser(client, "/new?game=base")
        assert [field.value for field in readings_of_dice(again) if field.on] == ["any"]


def readings_of_dice(at: Browser) -> list[Field]:
    """Return the fields with the values of the reading `dice` in the form for a new table."""
    return [field for form in at.page.forms for field in form.fields if field.name == "option-dice"]


def begun_with_a_bot(site: Site) -> tuple[Phone, str]:
    """Anna is due at a table with a random bot. Return her phone and the code."""
    anna, _ = phones_of(site)
    code = anna.api("", 201, layout="base-1", name="Anna")["state"]["table"]
    anna.api(f"/{code}/bot", kind="random")
    anna.api(f"/{code}/begin")
    anna.api(f"/{code}/roll")
    site.wait_for(lambda: bool(site.table(code).running_session().people_due))
    return anna, code


def test_moves_are_shown_in_the_language_of_the_visitor(tmp_path: Path) -> None:
    """The list of moves sends these words; records have the English ones."""
    with Site(tmp_path) as site:
        anna, code = begun_with_a_bot(site)
        legal = anna.see(code)["seats"][0]["turns"]
        for language, begins in (("en", "die "), ("de", "Würfel "), ("fr", "dé ")):
            shown = OPTION.findall(anna.get(f"/t/{code}?lang={language}").text)
            assert len(shown) == len(legal)
            assert all(said.startswith(begins) for said in shown)
            assert any(said.endswith(")") for said in shown), "a price in workers"
            do(anna, code, "turn", seat="0", turn=shown[-1], round=anna.see(code)["open_round"])
            assert format_move(site.table(code).running_session().game.events[-1].move) in legal
            log = anna.get(f"/t/{code}?log=1&lang={language}").text
            assert f"Anna: {PRICE.sub('', shown[-1])}; " in log
            do(anna, code, "undo", seat="0")


def test_a_bot_does_not_play_for_a_moment_that_has_passed(tmp_path: Path) -> None:
    """Anna takes her last move back while the bot thinks, and makes another one."""
    with Site(tmp_path) as site:
        _, code = begun_with_a_bot(site)
        session = site.table(code).running_session()
        while session.people_due:
            session.move(0, session.legal(0)[0])
        assert session.bots_due == (1,)

        class Slow:
            """Lets Anna act before the bot has finished."""

            async def run_now(self, function: Any, *given: Any) -> Any:
                last = [event for event in session.events if isinstance(event, Moved)][-1]
                session.undo(0)
                session.move(0, last.move)
                return function(*given)

        workers: Any = Slow()
        assert site.run(move_of_bot(workers, session, 1)) is None
