"""The state of a base game over the API: a program plays whole games by what it says, and all of it adds up."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from dicegame.base.game import Game
from dicegame.base.state.modules import MODULES
from dicegame.base.state.moves import PLACE, TAKE, Move
from dicegame.base.state.tiles import CASTLE
from dicegame.games import read_record
from dicegame.play.events import Moved
from dicegame.play.record import replay
from dicegame.play.session import AnySession
from dicegame.web.games.base.state import _side
from tests import ROOT
from tests.dicegame.base.test_border_posts import second_post, third_post
from tests.dicegame.base.test_border_posts import table as posts_table
from tests.dicegame.web.base_tables import begun as table_of
from tests.dicegame.web.base_tables import play_until
from tests.dicegame.web.browser import serving
from tests.dicegame.web.client import Phone, Site, open_table

EXPANSIONS = dict.fromkeys(MODULES, "yes")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def begun(phones: list[Phone], layout: str = "base-1", **what: Any) -> str:
    """A table whose players have chosen the first castle that they are offered."""
    host, *guests = phones
    code = open_table(host, layout=layout, **what)
    for number, guest in enumerate(guests):
        guest.api(f"/{code}/sit", name=f"Guest {number}")
    host.api(f"/{code}/begin")
    for phone in phones:
        for asked in phone.see(code)["questions"]:
            choice = asked["choices"][0]["choice"]
            phone.api(f"/{code}/answer", seat=asked["seat"], question=asked["question"], choice=choice)
    return code


def due(state: Any) -> Any:
    return next((seat for seat in state["seats"] if seat["due"]), None)


def lying(side: Any) -> Counter[str]:
    """The tiles of a player: those in the duchy and in storage."""
    return Counter([*(one["tile"] for one in side["tiles"]), *filter(None, side["storage"])])


def on_the_market(state: Any) -> Counter[str]:
    depots = [tile for depot in state["depots"] for tile in depot["tiles"] if tile]
    return Counter([*depots, *filter(None, state["black_depot"])])


def check_sums(state: Any) -> None:
    """The points of each player are those that moves brought, by any way of adding them up."""
    for seat in state["seats"]:
        own = [gain for gain in state["gains"] if gain["seat"] == seat["seat"]]
        assert seat["side"]["points"] == sum(gain["points"] for gain in own)
        by = Counter[str]()
        for gain in own:
            by[gain["source"]] += gain["points"]
        assert {source: points for source, points in seat["side"]["points_by"].items() if points} == dict(by)


def check_move(before: Any, move: Any, after: Any) -> None:
    """What a move has changed, by the parts that the state gave for it (both rulebooks, The game actions)."""
    seat, choices = due(before)["seat"] - 1, move["choices"]
    was, now = before["seats"][seat]["side"], after["seats"][seat]["side"]
    what, kind = choices.get("what"), choices["do"]
    if kind in ("take", "buy"):
        assert on_the_market(before) - on_the_market(after) == Counter([what])
        held = (after["owed"] or {}).get("tile")
        assert held == what or lying(now)[what] == lying(was)[what] + 1, "in storage, or one must be thrown away for it"
    if kind == "take":
        depot = int(choices["where"]) - 1
        assert what in before["depots"][depot]["tiles"]
        assert before["depots"][depot]["tiles"] != after["depots"][depot]["tiles"]
        assert was["workers"] - now["workers"] == move["workers"]
    if kind == "place":
        placed = [one for one in now["tiles"] if one not in was["tiles"]]
        assert [(one["hex"], one["tile"], one["phase"]) for one in placed] == [
            (int(choices["where"]), what, before["phase"])
        ]
        assert what in was["storage"]
    if kind == "sell":
        assert now["sold"].get(what, 0) - was["sold"].get(what, 0) == was["goods"][what]
        assert what not in now["goods"]
    if choices.get("die", "").isdigit() and due(after) and due(after)["seat"] == seat + 1:
        assert Counter(was["dice"]) - Counter(now["dice"]) == Counter([int(choices["die"])])


def test_two_programs_play_a_game_by_what_the_state_says(site: Site) -> None:
    phones, rng, made = [site.phone(), site.phone()], Random(3), Counter[str]()
    code = begun(phones)
    state = phones[0].see(code)
    while state["stage"] != "over":
        if state["may"]:
            state = phones[0].api(f"/{code}/{state['may'][0]}")
            continue
        check_sums(state)
        seat = due(state)["seat"] - 1
        state = phones[seat].see(code)
        assert [one["moves"] for one in state["seats"] if one["seat"] != seat + 1] == [[]]
        own = state["seats"][seat]
        assert [move["turn"] for move in own["moves"]] == own["turns"]
        assert len({tuple(sorted(move["choices"].items())) for move in own["moves"]}) == len(own["turns"])
        moves = [move for move in own["moves"] if move["choices"]["do"] != "end"]
        move = rng.choice(moves or own["moves"])
        after = phones[seat].api(f"/{code}/turn", seat=seat + 1, turn=move["turn"], open_round=state["open_round"])
        if after["phase"] == state["phase"] and after["stage"] == "play":
            check_move(state, move, after)
        made[move["choices"]["do"]] += 1
        state = phones[0].see(code)
    assert min(made[kind] for kind in ("take", "place", "sell", "workers", "buy")) > 2
    *_, game = replay(read_record(phones[0].get(f"/api/tables/{code}/record").content))
    assert game.over
    players = state["result"]["players"]
    assert [player["total"] for player in players] == [sum(line["points"] for line in player["lines"]) for player in players]
    assert [player["total"] for player in players] == [sum(seat["side"]["points_by"].values()) for seat in state["seats"]], (
        "with the final scoring"
    )
    assert state["winners"] == state["result"]["winners"]


def test_expansions_and_the_solo_game_are_in_the_state(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone, layout="base-11a", options=EXPANSIONS)
    phone.api(f"/{code}/sit", name="Ben")
    phone.api(f"/{code}/begin")
    while asked := phone.see(code)["questions"]:
        phone.api(f"/{code}/answer", seat=asked[0]["seat"], question="castle", choice=asked[0]["choices"][0]["choice"])
    state = phone.api(f"/{code}/roll")
    assert [len(depot["shields"]) for depot in state["depots"]] == [1] * 6
    assert [len(seat["side"]["route"]) for seat in state["seats"]] == [15, 15]
    assert (state["phase"], state["round"], state["target"], state["result"]) == ("A", 1, None, None)
    assert sorted(state["order"]) == sorted(state["next_order"]) == [1, 2]

    alone = site.phone()
    code = open_table(alone, layout="base-13a", options={"solo": "yes", "target": "50"})
    alone.api(f"/{code}/begin")
    while asked := alone.see(code)["questions"]:
        alone.api(f"/{code}/answer", seat=1, question="castle", choice=asked[0]["choices"][0]["choice"])
    state = alone.api(f"/{code}/roll")
    assert (state["counter"], state["target"], state["bonus_tiles"]) == (0, 50, {})
    assert state["seats"][0]["side"]["points_by"] == {}


def test_random_duchies_stay_unknown_until_the_game_begins(site: Site) -> None:
    phone = site.phone()
    code = open_table(phone, layout="base-1", options={"boards": "random"})
    phone.api(f"/{code}/sit", name="Ben")
    assert [seat["duchy"] for seat in phone.see(code)["seats"]] == [None, None]
    assert all(seat["duchy"]["notation"] for seat in phone.api(f"/{code}/begin")["seats"])


def test_what_is_owed_is_said(site: Site) -> None:
    """A castle that is placed owes an action with any number (both rulebooks, Castles)."""
    phone, rng = site.phone(), Random(1)
    code = table_of(phone, "Anna", "Ben")

    def choose(game: Game) -> Move:
        castles = [move for move in game.moves if move.what == CASTLE and move.kind in (TAKE, PLACE)]
        return max(castles, key=lambda move: move.kind) if castles else rng.choice(game.moves)

    def placed(game: Game) -> bool:
        last = game.events[-1] if game.events else None
        return isinstance(last, Moved) and (last.move.kind, last.move.what) == (PLACE, CASTLE)

    play_until(site.table(code), choose, placed)
    owed = phone.see(code)["owed"]
    assert (owed["kind"], owed["tile"]) == ("action", None)
    assert owed["text"]


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    with serving(tmp_path) as (url, _):
        command = [sys.executable, str(ROOT / "docs/examples/play_by_api.py"), url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.stderr == ""
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == ["Anna", "bot"]


@pytest.mark.parametrize(("reading", "tiles"), [("tile", {"posts": "large"}), ("points", {})])
def test_the_bonus_for_all_border_posts_is_in_the_state(reading: str, tiles: dict[str, str]) -> None:
    own = posts_table(post_bonus=reading)
    second_post(own)
    third_post(own)
    assert _side(cast(AnySession, SimpleNamespace(game=own.as_game())), 0).bonus_tiles == tiles
