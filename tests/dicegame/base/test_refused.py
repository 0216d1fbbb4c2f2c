"""What the base game cannot do yet, or cannot be, is refused in a sentence."""

from typing import Any

import pytest

from dicegame.base.facts import parse_facts
from dicegame.base.setup import Setup
from dicegame.base.state.duchy import MOST_HEXES, castles_of, compile_board
from dicegame.play.events import GameError
from padgen import load
from padgen.language import languages, say


@pytest.mark.parametrize(
    ("layout", "reason"),
    [
        ("a", "layout of the dice game"),
        ("base:BB/GSG/MM;12/345/61", "no castle hex"),
        ("base:CB/GSG/MM", "hexes without a number"),
    ],
)
def test_layouts(layout: str, reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        compile_board(load(layout))
    assert MOST_HEXES == 63


def test_setups_that_do_not_fit_together() -> None:
    duchy = load("base-1")
    with pytest.raises(GameError, match="each of the 2 players"):
        Setup((duchy,), ("Anna", "Ben"), (18, 18))
    with pytest.raises(GameError, match="no such edition"):
        Setup((duchy,) * 2, ("Anna", "Ben"), (18, 18), 2015)


@pytest.mark.parametrize(
    ("players", "changes", "reason"),
    [
        (2, {"modules": ("taxes",)}, "no expansion 'taxes'; expected tiles, castles, inns, borders, routes and shields"),
        (2, {"modules": ("inns",), "edition": 2011}, "the box of 2011 has no inns; leave them out"),
        (1, {"modules": ("routes",), "mode": "solo"}, "the solo game is played without trade routes"),
        (1, {"mode": "solo", "edition": 2011}, "the box of 2011 has no solo game"),
        (2, {"mode": "solo"}, "the solo game is for one player, not 2"),
        (4, {"mode": "team-game"}, "no mode 'team-game'"),
        (1, {"mode": "solo", "target": 44}, "45 to 55 points, not 44"),
        (2, {"modules": ("borders",)}, "base-1 has no border posts; to play with border posts, each duchy needs 3"),
    ],
)
def test_expansions_that_do_not_fit_are_refused(players: int, changes: dict[str, Any], reason: str) -> None:
    duchy = load("base-1")
    with pytest.raises(GameError, match=reason) as refused:
        Setup((duchy,) * players, ("Anna", "Ben", "Cleo", "Dora")[:players], (18,) * players, **changes)
    said = [say(refused.value.sentence, language) for language in languages()]
    assert len(set(said)) == len(said)


def test_duchies_of_islands_are_for_a_lone_player() -> None:
    duchy = load("base-13a")
    with pytest.raises(GameError, match="base-13a is a duchy of the solo game, for one player; play it with --solo"):
        Setup((duchy,) * 2, ("Anna", "Ben"), (castles_of(duchy)[0],) * 2)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"walls": 3}, "unknown key 'walls'; expected one of white-castles, monastery-29, routes, removal"),
        ({"white-castles": {"building": 6, "black": 3}}, r"white-castles: expected .*, such as white-castles = \{"),
        ({"routes": []}, "routes: expected the 12 cards .*, such as routes = "),
        ({"removal": {"1": "ship ship"}, "monastery-29": "red"}, "removal: expected .*; monastery-29: expected"),
    ],
)
def test_box_files_with_mistakes_are_refused(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        parse_facts(data)
