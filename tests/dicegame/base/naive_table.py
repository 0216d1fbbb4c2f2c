"""Positions of the naive game that tests lay out by hand: tiles, dice, silver and shields as they are needed."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.dicegame.base.naive import Naive
from tests.dicegame.base.naive_expansions import NaiveExpansions
from tests.dicegame.base.naive_games import NAMES
from tests.dicegame.base.naive_solo import NaiveSolo


def table(
    *modules: str,
    players: int = 2,
    layout: str = "base-1",
    start: int = 19,
    readings: Mapping[str, str] | None = None,
    routes: Sequence[int] = (),
    shields: Mapping[int, Sequence[int]] | None = None,
    dice: Sequence[int] = (3, 4),
    white: int = 6,
) -> NaiveExpansions:
    """Return a game in Anna's first turn of phase A: empty depots, no silver, workers or goods; everyone has `routes`."""
    names = NAMES[:players]
    game = NaiveExpansions(
        {
            "edition": "2019",
            "with": list(modules),
            "players": [{"name": name, "layout": layout, "start": start} for name in names],
            "readings": readings or {},
        }
    )
    setup: dict[str, Any] = {"goods": {name: [] for name in names}, "routes": {name: list(routes) for name in names}}
    setup["shields"] = {str(depot): list(numbers) for depot, numbers in (shields or {}).items()}
    game.event({"setup": setup})
    begin(game, dice, white)
    return game


def solo_table(
    layout: str = "drawn-13a", start: int = 9, target: int = 50, dice: Sequence[int] = (3, 4), **readings: str
) -> NaiveSolo:
    """Return a solo game in the first turn of phase A, as empty as `table`; the castle lies on the hex `start`."""
    players = [{"name": "Anna", "layout": layout, "start": start}]
    readings = {key.replace("_", "-"): value for key, value in readings.items()}
    game = NaiveSolo({"edition": "2019", "mode": "solo", "target": target, "players": players, "readings": readings})
    game.event({"setup": {"goods": {"Anna": []}}})
    begin(game, dice, 6)
    return game


def begin(game: Naive, dice: Sequence[int], white: int) -> None:
    """Deal nothing for phase A, roll, and put away what came with that."""
    empty: dict[str, list[str]] = {str(depot): [] for depot in range(1, 7)}
    game.event({"deal": {"phase": "A", "depots": empty, "black": [], "goods": ["red"] * 5}})
    for player in game.players.values():
        player.silver = player.workers = 0
    game.event({"roll": {"dice": {name: list(dice) for name in game.players}, "white": white}})
    game.depot_goods[white] = []


def play(game: Naive, *texts: str) -> None:
    """Make moves for whoever is due."""
    for text in texts:
        assert game.due
        game.move(game.due, text)


def may(game: Naive, start: str) -> list[str]:
    """The legal moves that start with these words."""
    return sorted(text for text in game.legal() if f"{text} ".startswith(f"{start} "))


def end_round(game: Naive, last: bool = False) -> None:
    """End the turns of all who still have one; with `last` also the phase."""
    if last:
        game.round_goods = []
    while game.waiting:
        game.turn.dice = []
        play(game, "end")
