"""The first minute of a visitor, and fewer taps: home, rules, dice that roll by themselves, rematch and nudges."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicegame.dice.clock import Clock
from dicegame.dice.masks import COLOR_NAMES
from dicegame.web.games.dice.game_view import last_round
from dicegame.web.pages.install import time_moments
from padgen.clock import check_off
from padgen.language import languages
from padgen.tables import DiceTables
from tests.dicegame.web.client import Site, open_table, page


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def test_whatever_a_play_page_shows_has_its_rule(site: Site) -> None:
    me = site.phone()
    code = open_table(me, dice="table", layout="b")
    me.api(f"/{code}/begin")
    me.api(f"/{code}/castle", seat=1, castle=11)
    me.api(f"/{code}/roll", dice="blue purple 1 5")
    text, rules = page(me, f"/t/{code}"), page(me, "/rules")
    asked = set(re.findall('href="/rules#([a-z-]+)"', text))
    assert {"area", "color", "silver", "commodity", "worker"} <= asked
    asked |= {"goal", "dice", "start", "round", "numbers", "bonus", "time", "solo"}
    asked |= {f"kind-{color}" for color in COLOR_NAMES}
    assert [id_ for id_ in asked if f'id="{id_}"' not in rules] == []
    tables = DiceTables()
    for size in (1, 4):
        row = [size, *(tables.points(size, phase) for phase in range(3))]
        assert re.search(r"<tr><th[^>]*>{}</th>{}".format(row[0], "".join(f"<td[^>]*>{one}</td>" for one in row[1:])), rules)
    for language in languages():
        assert me.get("/rules", headers={"Accept-Language": language}).status_code == 200


def test_play_now_begins_at_once_with_the_last_settings(site: Site) -> None:
    me = site.phone()
    code = me.post("/play").headers["location"].removeprefix("/t/")
    table = site.table(code)
    assert (table.stage, table.settings.option("variant"), table.settings.auto) == ("questions", "solo", True)
    assert table.settings.layout.name == "a"
    me.post("/new", data={"layout": "c", "name": "Zoë & Co", "start_rule": "same"})
    again = site.table(me.post("/play").headers["location"].removeprefix("/t/"))
    assert (again.settings.layout.name, again.settings.hints, again.settings.auto) == ("c", False, False)
    assert again.seating.names == ("Zoë & Co",)
    me.client.cookies.set("last", "layout=nonsense&name=bot:x")
    assert site.table(me.post("/play").headers["location"].removeprefix("/t/")).settings.layout.name == "a"


def test_dice_against_a_bot_roll_by_themselves_until_somebody_says_otherwise(site: Site) -> None:
    me = site.phone()

    def begun() -> str:
        return me.post("/play", data={"against": "planner"}).headers["location"].removeprefix("/t/")

    code = begun()
    assert site.table(code).settings.auto
    me.post(f"/t/{code}/auto", data={"on": ""})
    assert not site.table(begun()).settings.auto
    me.post(f"/t/{code}/auto", data={"on": "yes"})
    assert site.table(begun()).settings.auto


def test_home_shows_the_tables_of_a_browser_and_of_no_other(site: Site) -> None:
    ada, eve = site.phone(), site.phone()
    code = ada.post("/new", data={"name": "Ada"}).headers["location"].removeprefix("/t/")
    assert f'href="/t/{code}"' in page(ada, "/")
    eve.client.cookies.set("tables", f"{code}-XXXXXX-<b>")
    text = page(eve, "/")
    assert code not in text
    assert "XXXXXX" not in text
    ada.post(f"/t/{code}/begin")
    ada.post(f"/t/{code}/castle", data={"seat": "0", "castle": "11"})
    ada.post(f"/t/{code}/roll")
    assert "Your turn" in page(ada, "/")
    for _ in range(8):
        ada.post("/new", data={"name": "Ada"})
    text = page(ada, "/")
    assert len(re.findall('href="/t/', text)) == 6
    assert text.index('href="/t/') < text.index('id="more-tables"'), "one is open, the others in a drawer"


def test_dice_roll_by_themselves_when_all_are_done_if_the_host_wants_it(site: Site) -> None:
    ada, ben = site.phone(), site.phone()
    code = ada.post("/new", data={"name": "Ada", "auto": "yes"}).headers["location"].removeprefix("/t/")
    ben.api(f"/{code}/sit", name="Ben")
    ada.api(f"/{code}/bot", kind="random")
    ada.api(f"/{code}/begin")
    for seat, one in ((1, ada), (2, ben)):
        one.api(f"/{code}/castle", seat=seat, castle=11)
    assert (ada.see(code)["open_round"], ada.see(code)["auto"]) == ("1.1", True)
    assert ada.see(code)["roll"], "the first roll, too"
    ada.api(f"/{code}/turn", seat=1, turn="pass")
    assert ada.see(code)["seats"][0]["may_undo"]
    ben.api(f"/{code}/turn", seat=2, turn="pass")
    site.wait_for(lambda: not site.table(code).busy)
    assert ada.see(code)["open_round"] == "1.2"
    assert ada.see(code)["roll"]
    assert ben.post(f"/t/{code}/auto").status_code == 409, "only the host chooses"
    ada.post(f"/t/{code}/auto")
    for one, seat in ((ada, 1), (ben, 2)):
        one.api(f"/{code}/turn", seat=seat, turn="pass")
    site.wait_for(lambda: not site.table(code).busy)
    assert ada.see(code)["may"] == ["roll"]
    ada.post(f"/t/{code}/auto", data={"on": "yes"})
    assert ada.see(code)["open_round"] == "1.3"
    assert ada.see(code)["may"] == []


def test_a_solo_game_with_dice_that_roll_by_themselves_ends_with_its_last_turn(site: Site) -> None:
    me = site.phone()
    code = me.post("/play").headers["location"].removeprefix("/t/")
    castle = re.findall('name="castle" value="([0-9]+)"', page(me, f"/t/{code}"))[0]
    me.post(f"/t/{code}/castle", data={"seat": "0", "castle": castle})
    for _ in range(24):
        me.api(f"/{code}/turn", seat=1, turn="pass")
    assert me.see(code)["stage"] == "over"
    site.tables.loaded.clear()
    assert me.see(code)["stage"] == "over", "also after a restart"


def test_one_tap_is_a_rematch_with_the_same_people_on_the_same_phones(site: Site) -> None:
    ada, ben, eve = site.phone(), site.phone(), site.phone()
    code = open_table(ada, "Ada", layout="c", start_rule="same")
    ben.api(f"/{code}/sit", name="Ben")
    ada.api(f"/{code}/bot", kind="random")
    ada.api(f"/{code}/begin")
    ada.api(f"/{code}/castle", seat=1, castle=11)
    assert ben.post(f"/t/{code}/rematch").status_code == 409, "the game is not over"
    ended = False
    while not ended:
        ada.api(f"/{code}/roll")
        ada.api(f"/{code}/turn", seat=1, turn="pass")
        ben.api(f"/{code}/turn", seat=2, turn="pass")
        site.wait_for(lambda: not site.table(code).running_session().bots_due)
        ended = "finish" in ada.see(code)["may"]
    ada.api(f"/{code}/finish")
    assert eve.post(f"/t/{code}/rematch").status_code == 409, "she did not play"
    there = ben.post(f"/t/{code}/rematch").headers["location"]
    assert ada.post(f"/t/{code}/rematch").headers["location"] == there, "once for a game"
    again = there.removeprefix("/t/")
    site.tables.loaded.clear()  # as after a restart
    assert ada.see(code)["rematch"] == again
    assert f'href="{there}"' in page(ada, f"/t/{code}")
    replay = page(ben, f"/t/{code}/replay")
    assert f'href="{there}"' in replay, "whoever looks at the replay meanwhile sees it, too"
    assert f'data-events="/t/{code}/events"' in replay, "without a reload"
    assert f'href="{there}"' not in page(eve, f"/t/{code}/replay")
    assert (ada.see(again)["host"], ben.see(again)["host"]) == (True, False)
    assert [seat["name"] for seat in ada.see(again)["seats"]] == ["Ada", "Ben", "bot:random"]
    assert [seat["mine"] for seat in ben.see(again)["seats"]] == [False, True, False]
    assert [seat["mine"] for seat in eve.see(again)["seats"]] == [False, False, False]
    ada.api(f"/{again}/castle", seat=1, castle=11)
    ada.api(f"/{again}/roll")
    assert ben.api(f"/{again}/turn", seat=2, turn="pass")["seats"][1]["turn"] == "pass"


def test_a_nudge_reaches_the_one_who_sleeps_and_ends_with_the_turn(site: Site) -> None:
    ada, ben, eve = site.phone(), site.phone(), site.phone()
    code = open_table(ada, "Ada", layout="c", start_rule="same")
    ben.api(f"/{code}/sit", name="Ben")
    ada.api(f"/{code}/begin")
    ada.api(f"/{code}/castle", seat=1, castle=11)
    ada.api(f"/{code}/roll")
    ada.api(f"/{code}/turn", seat=1, turn="pass")
    assert "/nudge" not in page(eve, f"/t/{code}")
    assert eve.post(f"/t/{code}/nudge", data={"seat": "1"}).status_code == 409
    assert ada.post(f"/t/{code}/nudge", data={"seat": "0"}).status_code == 409, "her turn is not due"
    assert "Nudge Ben" in page(ada, f"/t/{code}")
    before = ben.see(code)["version"]
    assert ada.post(f"/t/{code}/nudge", data={"seat": "1"}).status_code == 303
    assert ben.see(code)["version"] > before, "his page is told"
    site.tables.loaded.clear()
    assert "Ada nudges you" in page(ben, f"/t/{code}")
    assert "Nudge Ben" not in page(ada, f"/t/{code}")
    ben.api(f"/{code}/turn", seat=2, turn="pass")
    ada.api(f"/{code}/roll")
    assert "nudges you" not in page(ben, f"/t/{code}")


def test_what_the_others_did_in_the_last_round_is_seen(site: Site) -> None:
    ada, ben = site.phone(), site.phone()
    code = open_table(ada, "Ada", layout="b", dice="table", start_rule="same")
    ben.api(f"/{code}/sit", name="Ben")
    ada.api(f"/{code}/begin")
    ada.api(f"/{code}/castle", seat=1, castle=11)
    ada.api(f"/{code}/roll", dice="blue purple 1 5")
    turn = next(turn for turn in ada.see(code)["seats"][0]["turns"] if turn.endswith("=5"))
    ada.api(f"/{code}/turn", seat=1, turn=turn)
    assert "5 in the river" not in page(ben, f"/t/{code}"), "an open turn stays hidden"
    ben.api(f"/{code}/turn", seat=2, turn="pass")
    prompt = re.compile('<p class="say" role="status">(.*?)</p>', re.DOTALL)
    assert re.search(r"<b>Ada:</b> 5 in the river", prompt.findall(page(ben, f"/t/{code}"))[0])
    assert re.search(r"<b>Ben:</b> took a worker", prompt.findall(page(ada, f"/t/{code}"))[0])
    ada.api(f"/{code}/roll", dice="gray gray 1 2")
    for one in (ada, ben):  # beside the names, in the next round, too
        assert re.findall(r'class="hide"> (.*?)</span></span></a>', page(one, f"/t/{code}")) == [
            "5 in the river",
            "took a worker",
        ]


def test_after_a_restart_a_turn_that_was_taken_back_is_not_the_last_round(site: Site) -> None:
    ada = site.phone()
    code = open_table(ada, "Ada", layout="b", dice="table", variant="solo")
    ada.api(f"/{code}/begin")
    ada.api(f"/{code}/castle", seat=1, castle=11)
    for dice in ("blue purple 1 5", "gray gray 1 2"):
        ada.api(f"/{code}/roll", dice=dice)
        ada.api(f"/{code}/turn", seat=1, turn="pass")
    for take_back in ("undo", "unroll"):
        ada.api(f"/{code}/{take_back}", **({"seat": 1} if take_back == "undo" else {}))
        site.tables.loaded.clear()
        found = last_round(site.table(code))
        assert found is not None
        assert found.name == "1.1"


def test_a_hint_is_taken_with_one_tap_and_numbers_are_offered_at_once(site: Site) -> None:
    me = site.phone()
    code = open_table(me, dice="table", layout="a", variant="solo")
    me.api(f"/{code}/begin")
    me.api(f"/{code}/castle", seat=1, castle=me.see(code)["seats"][0]["castles"][0])
    me.post(f"/t/{code}/roll", data={"color_1": "yellow", "color_2": "orange", "pip_1": "3", "pip_2": "6"})
    assert me.see(code)["roll"] == "yellow orange 3 6"
    hinted = page(me, f"/t/{code}?hint=1")
    assert re.findall('id="confirm" name="turn" value="([^"]+)"', hinted)[0] in me.see(code)["seats"][0]["turns"]
    assert len(re.findall('class="(?:advice|other)"', hinted)) >= 2, "several, each on the board"
    hexes = re.findall('<a id="to-[^"]*" class="lit"[^>]* href="([^"]*)"', page(me, f"/t/{code}"))
    offered = [
        re.findall('id="confirm[^"]*" name="turn" value="([^"]+)"', page(me, one.replace("&amp;", "&"))) for one in hexes
    ]
    assert all(1 <= len(turns) <= 2 for turns in offered), "each with its button"
    assert any(len(turns) == 2 for turns in offered), "a city takes both numbers"
    assert {turn for turns in offered for turn in turns} <= set(me.see(code)["seats"][0]["turns"])
    tapped, turns = next((one, turns) for one, turns in zip(hexes, offered, strict=True) if len(turns) == 2)
    board = re.compile('(<svg role="group".*?</svg>)', re.DOTALL)
    shown = board.findall(page(me, tapped.replace("&amp;", "&")))[0]
    assert shown.count('class="chosen"') == 1, "it is seen while its number is open"
    me.api(f"/{code}/turn", seat=1, turn=turns[1])
    assert board.findall(page(me, f"/t/{code}"))[0].count('class="w new"') == 1, "it is seen what was done"
    me.api(f"/{code}/roll", dice="yellow orange 3 6")
    assert 'class="dashed"' not in page(me, f"/t/{code}"), "there is no bonus"


def test_hexes_that_only_a_bonus_allows_have_another_ring(site: Site) -> None:
    me = site.phone()
    code = open_table(me, dice="table", layout="a", variant="solo")
    me.api(f"/{code}/begin")
    me.api(f"/{code}/castle", seat=1, castle=27)  # its bonus is a monk
    me.api(f"/{code}/roll", dice="green green 1 6")
    shown = page(me, f"/t/{code}")
    ringed = re.findall(r'<a id="to-[^"]*" class="dashed"[^>]* href="([^"]*)"', shown)
    assert ringed
    assert all("bonus=monk" in address for address in ringed)


def test_a_hex_that_cannot_be_marked_says_why_not_now(site: Site) -> None:
    me = site.phone()
    code = open_table(me, dice="table", layout="a", variant="solo")
    me.api(f"/{code}/begin")
    me.api(f"/{code}/castle", seat=1, castle=me.see(code)["seats"][0]["castles"][0])
    me.api(f"/{code}/roll", dice="yellow orange 3 6")
    session = site.table(code).running_session()
    cells, lit = list(session.setup.layout.cells.values()), {turn.hex for turn in session.legal(0)}
    why: dict[str, set[str]] = {}
    prompt = re.compile('<p class="say" role="status"><span>(.*?)</span></p>', re.DOTALL)
    shown = page(me, f"/t/{code}")
    for hex_, cell in enumerate(cells):
        here = re.findall(f'<a href="([^"]*on={hex_ + 1})"', shown)
        assert not here or hex_ not in lit
        for address in here:
            (said,) = prompt.findall(page(me, address.replace("&amp;", "&")))
            why.setdefault(cell.color, set()).add(said.strip())
    assert why["blue"] == {"The dice show no river."}
    assert why["orange"] == why["yellow"] == {"It is not beside a written hex yet."}
    chosen = re.findall('<a id="to-[^"]*" class="lit"[^>]* href="([^"]*)"', shown)
    assert len(chosen) > 1
    first, second = (page(me, address.replace("&amp;", "&")) for address in chosen[:2])
    number = re.findall("hex=([0-9]+)", chosen[1])[0]
    (other,) = re.findall(f'<a href="([^"]*on={number})"', first)
    assert re.findall('name="turn" value="([^"]+)"', page(me, other.replace("&amp;", "&"))) == re.findall(
        'name="turn" value="([^"]+)"', second
    ), "another hex that can be marked is chosen instead"


def test_alone_nobody_is_told_of_others(site: Site) -> None:
    me = site.phone()
    code = me.post("/play").headers["location"].removeprefix("/t/")
    castles = page(me, f"/t/{code}")
    assert "Everybody" not in castles
    assert "of You" not in castles
    me.post(f"/t/{code}/castle", data={"seat": "0", "castle": re.findall('name="castle" value="([0-9]+)"', castles)[0]})
    for _ in range(24):
        me.api(f"/{code}/turn", seat=1, turn="pass")
    line = me.post(f"/t/{code}/line", data={"seat": "0", "round": "15", "dice": "same"}).headers["location"]
    pages = [page(me, address) for address in (f"/t/{code}/replay?at=30&values=1", line, f"/t/{code}")]
    assert "Phase II, round 7" in pages[0]
    assert "played again from here: Phase II, round 7" in pages[1]
    for text in pages:
        assert not re.search(r"You(\N{RIGHT SINGLE QUOTATION MARK}|&#39;)s|You plays|the others|of You\b", text)


@pytest.mark.parametrize("solo", [False, True])
def test_the_companion_of_a_phone_knows_every_time_that_rolls_lead_to(site: Site, solo: bool) -> None:
    """Against the time columns counted here: boxes up to ten a phase, or eight rounds a phase alone."""
    text = page(site.phone(), f"/companion/phone{'?variant=solo' if solo else ''}").replace("&#34;", '"')
    after = [[int(one) for one in pair.split(",")] for pair in re.findall(r"\[(-?\d+, ?-?\d+)\]", text)]
    moments = time_moments(solo)
    assert len(after) == len(moments) == text.count('<div class="moment"')
    doubles = [word == "true" for word in re.findall(r"true|false", re.findall('data-doubles="([^>]*)"', text)[0])]
    assert len(doubles) == 6
    assert 0 < sum(doubles) < 6

    def check(at: int, phase: int, round_: int, boxes: int) -> None:
        for double in (False, True):
            then = after[at][double]
            ended = round_ == 8 if solo else boxes == 10
            if ended and phase == 2:
                assert then == -1
                continue
            new = (phase + 1, 1, check_off(0, double, 10)) if ended else (phase, round_ + 1, check_off(boxes, double, 10))
            there: Clock = moments[then]
            assert (there.phase, there.round + 1) == new[:2]
            assert solo or there.boxes == new[2]
            if (then, new) not in seen:
                seen.add((then, new))
                check(then, *new)

    seen: set[tuple[int, tuple[int, int, int]]] = set()
    check(0, 0, 0, 0)
    assert {then for then, _ in seen} == set(range(1, len(moments)))


def test_the_manifest_and_the_worker_are_found_where_browsers_look(site: Site) -> None:
    me = site.phone()
    manifest = me.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert manifest.json()["display"] == "standalone"
    for icon in manifest.json()["icons"]:
        assert me.get(icon["src"]).content[:4] == b"\x89PNG"
    worker = me.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    pages = re.findall('"(/[^"]*)"', worker.text.partition("FILES")[0])
    files = [f"/static/{name}" for name in re.findall(r'"([\w-]+\.\w+)"', worker.text)]
    assert len(files) > 6
    for address in [*pages, *files]:
        assert me.get(address).status_code == 200, address
    assert 'id="install"' not in page(me, "/"), "browsers allow it only over https"
    assert "manifest-src 'self'" in me.get("/").headers["content-security-policy"]
