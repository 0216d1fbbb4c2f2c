"""A table of the base game is opened: the form, one tap, a duchy for each seat, and the code on a printed board."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
import zxingcpp

from dicegame.base.playable import BASE_GAME
from dicegame.base.rules.readings import READINGS
from dicegame.web.table.settings import Settings
from padgen import load
from padgen.language import languages
from tests.dicegame.web.client import Phone, Site

SECRETS = ("a" * 32, "b" * 32)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as running:
        yield running


def code_of(answer: Any) -> str:
    assert answer.status_code == 303, re.sub("<[^>]+>", " ", answer.text)
    return str(answer.headers["location"]).removeprefix("/t/")


def page(phone: Phone, address: str) -> str:
    answer = phone.get(address)
    assert answer.status_code == 200, answer.text
    return answer.text


def chosen(text: str) -> list[str]:
    """The values of all that is chosen or ticked in a form."""
    return re.findall(r'value="([^"]*)" ?checked', text)


def test_the_address_opens_the_form_with_its_duchy(site: Site) -> None:
    text = page(site.phone(), "/new?layout=base-11a")
    assert re.search(r'value="base"[^>]* class="on" aria-pressed="true"><img src="/static/game-base.svg"', text)
    assert {"base-11a", "same"} < set(chosen(text))
    assert "base-1" not in chosen(text)
    for other in ("2019-11a", "base:CBBC/KKKKK/SGBBSG/BSBBBGM/BSBBGM/CSKGC/MSGB"):
        assert "base-11a" in chosen(page(site.phone(), f"/new?layout={other}"))


@pytest.mark.parametrize("language", languages())
def test_every_option_has_a_field_and_a_sentence_in_each_language(site: Site, language: str) -> None:
    text = page(site.phone(), f"/new?game=base&lang={language}")
    fields = set(re.findall(r'name="([^"]+)"', text))
    wanted = {"option-dice" if option == "dice" else option for option in BASE_GAME.options}
    assert wanted - fields == {"boards", "solo"}, "these follow from the duchies that are chosen"
    for reading, values in READINGS.items():
        if len(values) == 2:
            sent = re.search(rf'name="(?:option-)?{reading}" value="{values[1]}"><span>([^<]+[.])</span>', text)
            assert sent, reading


def test_a_table_has_what_the_form_says(site: Site) -> None:
    phone = site.phone()
    form: dict[str, Any] = {
        "layout": "base-11a",
        "name": "Anna",
        "edition": "2019",
        "inns": "yes",
        "borders": "no",
        "dice": "table",
    }
    form |= {"tie": "most", "option-dice": "any", "monastery-16": "bank", "start": "secret", "bots": ["planner", "random"]}
    code = code_of(phone.post("/new", data=form))
    table = site.table(code)
    settings = table.settings
    assert table.seating.names == ("Anna", "bot:planner", "bot:random")
    wanted = {"inns": "yes", "borders": "no", "tie": "most", "dice": "any", "monastery-16": "bank", "start": "secret"}
    assert {name: settings.option(name) for name in wanted} == wanted
    assert settings.dice == "table"
    assert Settings.stored(settings.data) == settings, "also the reading with the name of a setting"
    text = page(phone, f"/t/{code}")
    assert re.search(r"Duchy 11a<small>2019\s+· inns\s+· in secret\s+· 3 rules read otherwise", text)
    assert text.index('id="bot-planner"') < text.index('id="bot-search"') < text.index('id="bot-greedy"')
    assert "Margot" in text


def test_what_does_not_fit_is_refused_with_what_to_do_and_stays_in_the_form(site: Site) -> None:
    phone = site.phone()
    refused = phone.post("/new", data={"layout": "base-3", "name": "Anna", "edition": "2011", "inns": "yes"})
    assert refused.status_code == 400
    assert "the box of 2011 has no inns; leave them out, or play the edition of 2019" in refused.text
    assert {"base-3", "2011", "yes"} <= set(chosen(refused.text))
    bots = ["planner", "search", "greedy", "random"]
    assert "2 to 4 players" in phone.post("/new", data={"layout": "base-3", "name": "Anna", "bots": bots}).text
    assert phone.post("/new", data={"layout": "base-3", "name": "Anna", "bots": ["nobody"]}).status_code == 400
    assert (
        'aria-pressed="true"><img src="/static/game-base.svg"' in phone.post("/new?game=base", data={"notation": "x"}).text
    )
    assert not site.tables.loaded, "nothing was opened"


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"layout": "base-11a"}, "2019 · border posts · rolled here"),
        ({"layout": "base-11a", "borders": "no"}, "2019 · rolled here"),
        ({"layout": "base-11a", "edition": "2011"}, "2011 · rolled here"),
        ({"layout": "base-1"}, "2019 · rolled here"),
        ({"layout": "base-1", "name": ""}, "2019 · rolled here"),
        ({"layout": "base-11a", "duchies": "each"}, "2019 · border posts · rolled here"),
        ({"layout": "base-11a", "duchies": "random"}, "2019 · border posts if all duchies have them · rolled here"),
        ({"layout": "base-11a", "duchies": "random", "borders": "no"}, "2019 · rolled here"),
    ],
)
def test_the_lobby_says_whether_border_posts_are_played_with(site: Site, form: dict[str, str], said: str) -> None:
    phone = site.phone()
    text = page(phone, f"/t/{code_of(phone.post('/new', data={'name': 'Anna'} | form))}")
    assert f"<small>{said}</small>" in re.sub(r"\s+", " ", text)


def test_islands_are_played_alone(site: Site) -> None:
    phone = site.phone()
    table = site.table(code_of(phone.post("/new", data={"layout": "base-13b", "name": "Anna", "target": "45"})))
    assert (table.settings.option("solo"), table.settings.option("target")) == ("yes", "45")
    assert "solo, first target 45" in page(phone, f"/t/{table.code}")
    refused = phone.post("/new", data={"layout": "base-13b", "name": "Anna", "inns": "yes"})
    assert "the solo game is played without inns" in refused.text


def test_one_tap_begins_a_base_game_and_settings_of_both_games_stay_apart(site: Site) -> None:
    me = site.phone()
    assert 'id="play-base"' in page(me, "/")
    at_once = site.table(code_of(me.post("/play", data={"game": "base", "against": "planner"})))
    assert (at_once.stage, at_once.settings.layout.name, at_once.settings.auto) == ("play", "base-1", True)
    assert at_once.seating.names == ("You", "bot:planner")
    me.post("/new", data={"layout": "c", "name": "Anna", "hints": "yes"})
    me.post("/new", data={"layout": "base-4", "name": "Anna", "edition": "2011", "duchies": "random", "tie": "most"})
    dice = site.table(code_of(me.post("/play", data={"against": "planner"})))
    assert (dice.settings.layout.name, dice.settings.hints, dice.seating.names[0]) == ("c", True, "Anna")
    base = site.table(code_of(me.post("/play", data={"game": "base", "against": "greedy"})))
    assert (base.settings.option("edition"), base.settings.option("boards"), base.settings.option("tie")) == (
        *("2011", "random", "most"),
    )
    assert (base.seating.names, base.settings.hints) == (("Anna", "bot:greedy"), False)
    assert "base-4" in chosen(page(me, "/new?game=base"))
    assert "c" in chosen(page(me, "/new?game=dice"))
    alone = site.table(code_of(me.post("/play", data={"game": "base"})))
    assert (alone.settings.layout.name, alone.settings.option("solo"), alone.seating.names) == ("base-13a", "yes", ("Anna",))
    me.post("/new", data={"layout": "base-13b", "name": "Anna"})
    again = site.table(code_of(me.post("/play", data={"game": "base", "against": "planner"})))
    assert again.settings.layout.name == "base-1", "islands are for one"
    me.client.cookies.set("last-base", "layout=nonsense&edition=1066")
    assert site.table(code_of(me.post("/play", data={"game": "base", "against": "planner"}))).stage in ("questions", "play")
    assert me.post("/play", data={"game": "chess"}).status_code == 400


def test_the_form_opens_with_the_game_that_was_opened_last(site: Site) -> None:
    me = site.phone()
    me.post("/new", data={"layout": "base-4", "name": "Anna"})
    assert "base-4" in chosen(page(me, "/new"))
    me.post("/new", data={"layout": "b", "name": "Anna"})
    assert "b" in chosen(page(me, "/new"))


def test_each_seat_has_a_duchy_which_its_player_chooses(tmp_path: Path) -> None:
    def phones(site: Site) -> list[Phone]:
        return [site.phone(Cookie=f"seat={secret}") for secret in SECRETS]

    with Site(tmp_path) as site:
        anna, ben = phones(site)
        code = code_of(anna.post("/new", data={"layout": "base-3", "duchies": "each", "name": "Anna", "bots": ["random"]}))
        ben.post(f"/t/{code}/sit", data={"name": "Ben"})
        assert "Duchies · One each<small>" in page(ben, f"/t/{code}")
        text = page(ben, f"/t/{code}?duchy=3")
        assert 'aria-labelledby="choose-duchy"' in text
        assert 'value="base-13a"' not in text, "islands are for one"
        assert 'id="choose-duchy"' not in page(ben, f"/t/{code}?duchy=1"), "that is Anna's"
        assert 'id="choose-duchy"' in page(anna, f"/t/{code}?duchy=2"), "a bot's, by the host"
        assert code_of(ben.post(f"/t/{code}/duchy", data={"seat": "2", "layout": "base-7"})) == code
        assert ben.post(f"/t/{code}/duchy", data={"seat": "0", "layout": "base-7"}).status_code == 409
        assert ben.post(f"/t/{code}/duchy", data={"seat": "2", "layout": "a"}).status_code == 409, "of the other game"
        assert ben.post(f"/t/{code}/duchy", data={"seat": "2", "layout": "base-13a"}).status_code == 409
        assert anna.see(code)["duchies"] == ["base-3", "base-3", "base-7"]
    with Site(tmp_path) as site:  # the server starts again
        anna, ben = phones(site)
        anna.post(f"/t/{code}/remove", data={"seat": "1", "name": "bot:random"})
        assert anna.see(code)["duchies"] == ["base-3", "base-7"], "Ben keeps his"
        assert 'alt="Duchy 3"' in page(ben, f"/t/{code}")
        anna.post(f"/t/{code}/begin")
        assert anna.post(f"/t/{code}/duchy", data={"seat": "0", "layout": "base-7"}).status_code == 409
        while anna.see(code)["stage"] == "questions":
            for phone in (anna, ben):
                for asked in phone.see(code)["questions"]:
                    phone.api(f"/{code}/answer", seat=asked["seat"], question="castle", choice=asked["choices"][0]["choice"])
    with Site(tmp_path) as site:
        setup = site.table(code).running_session().game.setup
        assert [layout.name for layout in setup.layouts] == ["base-3", "base-7"]
        assert site.table(code).settings.layouts[:2] == (load("base-3"), load("base-7"))


def test_programs_open_tables_with_a_duchy_for_each_seat(site: Site) -> None:
    anna = site.phone()
    code = anna.api("", 201, layout="base-1", layouts=["base-11a", "base-11b"], name="Anna")["state"]["table"]
    for name in ("Ben", "Cleo"):
        site.phone().api(f"/{code}/sit", name=name)
    assert anna.see(code)["duchies"] == ["base-11a", "base-11b", "base-1"]
    assert anna.api(f"/{code}/duchy", seat=3, layout="base-11c")["duchies"][2] == "base-11c"
    anna.api(f"/{code}/duchy", 422, seat=3, layout="nowhere")
    anna.api("", 422, layout="base-1", layouts=["a"])
    anna.api("", 422, layout="a", layouts=["a", "b"])
    same = anna.api("", 201, layout="base-1", name="Anna")["state"]
    assert same["duchies"] == []
    anna.api(f"/{same['table']}/duchy", 409, seat=1, layout="base-2")


def test_a_person_and_a_friend_at_one_phone_play(site: Site) -> None:
    me = site.phone()
    code = code_of(me.post("/new", data={"layout": "base-1", "name": "Anna", "auto": "yes"}))
    me.post(f"/t/{code}/sit", data={"name": "Ben"})
    me.post(f"/t/{code}/begin")
    state = me.see(code)
    assert (state["stage"], [seat["mine"] for seat in state["seats"]]) == ("play", [True, True])


def test_the_code_on_a_printed_board_opens_the_form(site: Site) -> None:
    phone = site.phone()
    for duchy in ("base-11a", "base-13a"):
        document = pypdfium2.PdfDocument(phone.get(f"/pads/pad.pdf?layout={duchy}").content)
        pictures = [one.render(scale=150 / 72).to_pil().convert("RGB") for one in document]
        (code,) = [code for picture in pictures for code in zxingcpp.read_barcodes(picture)]
        assert code.text.startswith(str(phone.client.base_url))
        assert f"/new?layout={duchy}#" in code.text
        assert duchy in chosen(page(phone, code.text.removeprefix(str(phone.client.base_url)).partition("#")[0]))


def test_the_castle_is_chosen_on_the_random_duchy_that_is_played(site: Site) -> None:
    """Duchies 1 and 2 have only one possible castle, so some tables ask nothing."""
    anna, asked = site.phone(), 0
    while not asked:
        code = code_of(
            anna.post("/new", data={"layout": "base-1", "duchies": "random", "name": "Anna", "bots": ["planner"]})
        )
        table = site.table(code)
        anna.post(f"/t/{code}/begin")
        if table.stage == "questions":
            (field,) = re.findall(r"/field/([^.]+)\.svg", page(anna, f"/t/{code}"))
            asked += 1
            castle = table.questions[0].choices[0].key
            anna.post(f"/t/{code}/answer", data={"seat": "0", "choice": castle})
            assert field == table.running_session().setup.layouts[0].name
