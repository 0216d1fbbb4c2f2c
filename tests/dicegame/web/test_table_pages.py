"""Small things on the pages of a table, without a browser."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.dicegame.web.client import Site, open_table, page

QR = 'class="qr-box"'


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def test_a_reload_is_only_offered_where_no_script_runs(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone)
    texts = [page(phone, f"/t/{code}")]
    phone.api(f"/{code}/begin")
    texts.append(page(phone, f"/t/{code}"))
    phone.api(f"/{code}/castle", seat=1, castle=11)
    texts.append(page(phone, f"/t/{code}"))
    companion = phone.post("/companion").headers["location"]
    texts.append(page(phone, companion))
    for text in texts:
        assert "Reload" not in re.sub("<noscript>.*?</noscript>", "", text, flags=re.DOTALL)
        assert re.search(f'<noscript>.*href="({companion}|/t/{code})".*Reload.*</noscript>', text, re.DOTALL)


def test_a_full_table_offers_no_seat_and_invites_nobody(site: Site) -> None:
    phone, friend = site.phone(), site.phone()
    alone, several = open_table(phone, variant="solo"), open_table(phone)
    for who in (phone, friend):
        text = page(who, f"/t/{alone}")
        assert "/sit" not in text
        assert "/bot" not in text
        assert QR not in text
    assert "The table is full" in page(friend, f"/t/{alone}")
    text = page(phone, f"/t/{several}")
    assert "/sit" in text
    assert QR in text
    empty = phone.post("/new", data={"variant": "solo"}).headers["location"]
    assert QR in page(phone, empty), "somebody else may play"


def test_secret_castles_at_one_phone_are_chosen_one_after_the_other(site: Site) -> None:
    both, cem = site.phone(), site.phone()
    code = open_table(both, "Ada", start_rule="secret")
    both.api(f"/{code}/sit", name="Ben")
    cem.api(f"/{code}/sit", name="Cem")
    both.api(f"/{code}/begin")
    text = page(both, f"/t/{code}")
    assert text.count('name="castle"') == text.count('id="castle-0-') > 1
    assert page(cem, f"/t/{code}").count('id="castle-2-') > 1
    both.post(f"/t/{code}/castle", data={"seat": "0", "castle": "11"})
    text = page(both, f"/t/{code}")
    assert 'name="castle"' not in text, "Ada still holds the phone, and her finger may tap once more"
    (there,) = re.findall(r'id="hand-over"[^>]* href="([^"]+)"', text)
    assert page(both, there.replace("&amp;", "&")).count('id="castle-1-') > 1
    assert 'id="castle-0-' not in page(both, f"/t/{code}?seat=1"), "she has chosen"
    assert 'id="castle-2-' not in page(both, f"/t/{code}?seat=3"), "not theirs"


def test_when_only_a_worker_is_possible_it_is_chosen_already(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone, dice="table", layout="a")
    phone.api(f"/{code}/begin")
    phone.api(f"/{code}/castle", seat=1, castle=11)
    for dice in ("orange orange 6 6", "purple purple 1 1", "blue yellow 3 4", "green green 1 1", "gray gray 2 2"):
        phone.api(f"/{code}/roll", dice=dice)
        turns = site.table(code).running_session().legal(0)
        marks = any(turn.hex >= 0 for turn in turns)
        text = page(phone, f"/t/{code}")
        assert ('id="confirm"' in text) == (not marks)
        assert ('id="way-pass"' in text) == marks, "one button takes a worker"
        if not marks:
            assert "Nothing fits, not even with a bonus" in text
        phone.api(f"/{code}/unroll")


def test_a_german_page_has_no_english_name(site: Site) -> None:
    phone = site.phone()
    for address in ("/score/base", "/score/seasons", "/score/dice?layout=a&at=hexes-1", "/score/dice?layout=a&at=result"):
        for language, name in (("de", "Person 1"), ("fr", "Joueur 1")):
            text = page(phone, address, language)
            assert not re.search(r"\bPlayer \d", text), address
            if "base" in address:
                assert name in text


def test_bots_at_work_are_named(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone)
    phone.api(f"/{code}/bot", kind="random")
    phone.api(f"/{code}/begin")
    phone.api(f"/{code}/castle", seat=1, castle=11)
    phone.api(f"/{code}/roll")
    phone.api(f"/{code}/turn", seat=1, turn="pass")
    assert '<span class="at-work">Colin is thinking' in page(phone, f"/t/{code}")
    site.wait_for(lambda: not site.table(code).busy)
    assert "at-work" not in page(phone, f"/t/{code}")


def test_after_an_error_a_page_leads_back_to_its_table(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone)
    assert f'href="/t/{code}"' in phone.get(f"/t/{code}/record.jsonl").text
    assert 'href="/t/' not in phone.get("/t/XXXXXX").text


def test_a_person_sits_down_with_one_tap_and_the_name_is_offered_the_next_time(site: Site) -> None:
    ada, ben = site.phone(), site.phone()
    first = open_table(ada, "Ada")
    text = page(ben, f"/t/{first}")
    assert text.index('id="sit-name"') > text.index('class="acts"'), "at the thumb"
    assert 'id="begin"' not in text
    ben.post(f"/t/{first}/sit", data={"name": "Ben"})
    assert "The host begins" in page(ben, f"/t/{first}")
    second = open_table(ada, "Ada")
    assert 'value="Ben"' in page(ben, f"/t/{second}")
    assert 'value="Ben"' in page(ben, "/new")
    refused = ben.post(f"/t/{second}/sit", data={"name": "bot:x"})
    assert refused.status_code == 409
    assert 'value="bot:x"' in refused.text, "what was typed stays"
    ben.post(f"/t/{second}/sit", data={"name": "Ben"})
    ben.post(f"/t/{second}/sit", data={"name": "Cem"})
    third = open_table(ada, "Ada")
    assert 'value="Ben"' in page(ben, f"/t/{third}"), "the first name at a phone is that of its owner"


def test_a_guest_takes_over_from_a_host_who_is_away(site: Site) -> None:
    ada, ben = site.phone(), site.phone()
    code = open_table(ada, "Ada")
    ben.api(f"/{code}/sit", name="Ben")
    assert "take-over" not in page(ben, f"/t/{code}")
    site.table(code).seating.host_seen -= 1000
    assert 'id="take-over"' in page(ben, f"/t/{code}")
    ben.post(f"/t/{code}/take-over")
    assert 'id="begin"' in page(ben, f"/t/{code}")
    assert "Ben acts as host" in page(ben, f"/t/{code}")


def test_the_form_for_a_table_has_both_games_and_what_was_chosen_last(site: Site) -> None:
    phone = site.phone()
    text = page(phone, "/new")
    assert text.index('id="rules"') < text.index('id="notation"') < text.index("</details>"), "only in the drawer"
    assert "as usual" in text
    other = page(phone, "/new?game=base&layout=a&name=Zo%C3%AB&dice=table&variant=standard&notation=")
    assert 'value="base-1" checked' in other
    assert 'value="Zoë"' in other, "what was typed stays"
    assert re.search('value="table" checked', other)
    phone.post("/new", data={"layout": "a", "notation": "dice:BBGG/OOPPO/BYYBBG/PGBBPYO/SYOPPB/BPPGY/OOSS", "name": "Zoë"})
    phone.post("/new", data={"layout": "c", "name": "Zoë", "dice": "table"})
    again = page(phone, "/new")
    assert 'value="c" checked' in again
    assert "as last time" in again
    assert page(phone, "/new?layout=base-3").count("checked") >= 2
    refused = phone.post("/new", data={"layout": "c", "notation": "nonsense", "name": "Zoë"})
    assert refused.status_code == 400
    assert '<details id="rules" open>' in refused.text
    assert 'value="nonsense"' in refused.text


def test_the_home_page_offers_the_base_game_and_no_page_names_a_table_by_its_code(site: Site) -> None:
    phone = site.phone()
    assert 'href="/new?layout=base-1"' in page(phone, "/")
    code = open_table(phone, "Ada")
    companion = phone.post("/companion").headers["location"]
    for address in ("/", f"/t/{code}"):
        text = page(phone, address)
        assert f"Table {code}" not in text
        assert not re.search(rf">[^<]*\b({code}|{companion.removeprefix('/c/')})\b", text), address


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_play_page_is_light(site: Site, language: str) -> None:
    """At most 4 kB on the line: late in a phase against a bot, with a turn due, a sale possible, and a hint."""
    phone = site.phone()
    code = open_table(phone, dice="table", layout="a", hints=True)
    phone.api(f"/{code}/bot", kind="random")
    phone.api(f"/{code}/begin")
    phone.api(f"/{code}/castle", seat=1, castle=11)
    for dice in (
        "blue purple 5 1",
        "gray orange 3 2",
        "yellow blue 6 4",
        "green purple 2 1",
        "orange gray 3 4",
        "blue yellow 5 6",
    ):
        phone.api(f"/{code}/roll", dice=dice)
        turns = phone.see(code)["seats"][0]["turns"]
        phone.api(f"/{code}/turn", seat=1, turn=next((turn for turn in turns if "=" in turn and " " not in turn), turns[0]))
        site.wait_for(lambda: not site.table(code).busy)
    phone.api(f"/{code}/roll", dice="orange yellow 3 6 double")
    for query in ("", "?hint=1", "?seat=2"):
        assert len(gzip.compress(page(phone, f"/t/{code}{query}", language).encode())) <= 4096, query
