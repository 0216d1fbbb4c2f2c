"""Whole random games of the naive implementations alone: nothing gets lost, and what is rare comes up."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.dicegame.base.naive import Naive
from tests.dicegame.base.naive_box import chance, piles
from tests.dicegame.base.naive_expansions import MODULES, NaiveExpansions
from tests.dicegame.base.naive_games import DRAWN_LAYOUTS, events, header, modules_of, naive_game, solo_header
from tests.dicegame.base.naive_solo import NaiveSolo


class Ledger:
    """Everything that came into a game, to be compared with what lies there."""

    def __init__(self, naive: Naive) -> None:
        self.tiles = ["castle"] * len(naive.players)
        self.goods: list[str] = []
        self.shields: list[int] = []

    def add(self, event: dict[str, Any], naive: Naive) -> None:
        if "setup" in event:
            self.goods += [good for goods in event["setup"]["goods"].values() for good in goods]
            self.shields += [shield for shields in event["setup"].get("shields", {}).values() for shield in shields]
        elif "deal" in event:
            deal = event["deal"]
            self.goods += deal["goods"]
            self.tiles += [*deal["black"], *(tile for tiles in deal["depots"].values() for tile in tiles)]
            self.tiles += ["inn"] if "inns" in getattr(naive, "modules", ()) else []

    def check(self, naive: Naive) -> None:
        assert naive.accounted() == (sorted(self.tiles), sorted(self.goods))
        for player in naive.players.values():
            assert player.silver >= 0
            assert player.workers >= 0
        if isinstance(naive, NaiveExpansions):
            self.check_expansions(naive)
        if isinstance(naive, NaiveSolo):
            assert naive.counter < naive.target
            assert len(naive.me.stored) <= 3

    def check_expansions(self, naive: NaiveExpansions) -> None:
        assert naive.accounted_shields() == sorted(self.shields)
        for player in naive.players.values():
            assert len(player.shields) <= list(player.duchy.values()).count("castle") <= 4
            assert len(player.stored) <= (12 if "shields" in naive.modules else 3)
            if not naive.owed:
                assert player.filled == min(len(player.route), len(player.sold)) or "routes" not in naive.modules
            for area in player.board.area[1:]:
                assert sum(player.duchy.get(hex_) == "inn" for hex_ in area) <= 1


def play_alone(first: dict[str, Any], rng: Random) -> tuple[Naive, Counter[str]]:
    """Play a random game and count what was owed and which kinds of moves were made."""
    naive = naive_game(first)
    ledger = Ledger(naive)
    seen: Counter[str] = Counter()
    earlier: list[set[str]] = []
    for event in events(rng, naive):
        ledger.add(event, naive)
        if "move" in event:
            what = naive.owed[-1][0] if naive.owed else event["move"]["text"].split()[0]
            seen[what if naive.waiting else f"closing {what}"] += 1
            earlier.append(naive.legal())
        naive.event(event)
        if "undo" in event:
            assert naive.legal() == earlier.pop()
        ledger.check(naive)
    assert naive.over
    naive.result()
    return naive, seen


def test_the_box_has_177_tiles_in_piles_and_five_inns() -> None:
    names = ["building", "livestock", "mine", "ship", "monastery", "castle", "black"]
    box = piles(Random(0), "2019", 2, MODULES)
    assert [len(box[name]) for name in names] == [46, 20, 10, 20, 23, 14 - 2, 44]
    base = piles(Random(0), "2019", 2)
    assert [len(base[name]) for name in names] == [40, 20, 10, 20, 20, 14 - 2, 40]


@pytest.mark.parametrize(("players", "shields", "cards"), [(2, 6, 5), (3, 9, 4), (4, 12, 3)])
def test_shields_and_cards_by_the_number_of_players(players: int, shields: int, cards: int) -> None:
    names = ["Anna", "Ben", "Cleo", "Dan"][:players]
    setup = next(chance(Random(0), "2019", names, MODULES))["setup"]
    assert sum(map(len, setup["shields"].values())) == shields
    assert [len(route) for route in setup["routes"].values()] == [cards] * players
    if players == 3:
        assert [len(there) for there in setup["shields"].values()] == [1, 2, 1, 2, 1, 2]


def play_set(seed: int) -> Counter[str]:
    rng = Random(seed)
    return play_alone(header(rng, modules_of(seed % 64)), rng)[1]


def test_a_game_with_all_modules_loses_nothing() -> None:
    play_set(63)


@pytest.mark.parametrize("module", range(6))
def test_a_game_with_one_module_loses_nothing(module: int) -> None:
    play_set(1 << module)


@pytest.mark.exhaustive
@pytest.mark.parametrize("last", [127, 191])
def test_games_with_each_set_of_modules_reach_all_that_is_rare(last: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(64, last + 1):
        seen += play_set(seed)
    rare = {"dice", "set", "copy", "gather", "crane", "white", "action", "take-any", "closing lay", "closing tribute"}
    assert not rare - set(seen)


def test_solo_games_lose_nothing() -> None:
    for seed in range(5):
        rng = Random(seed)
        play_alone(solo_header(rng, DRAWN_LAYOUTS), rng)


@pytest.mark.exhaustive
def test_solo_games_reach_all_that_is_rare() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200):
        rng = Random(seed)
        seen += play_alone(solo_header(rng, DRAWN_LAYOUTS), rng)[1]
    assert not {"action", "add", "parts", "coloring", "exchange", "give", "second", "throw"} - set(seen)
