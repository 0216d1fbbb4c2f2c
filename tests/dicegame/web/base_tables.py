"""Tables of the base game, played by chance, for tests of its pages."""

from collections.abc import Callable
from random import Random
from typing import Any

from dicegame.base.game import Game
from dicegame.base.state.moves import PLACE, SELL, Move
from dicegame.web.table.table import Table
from tests.dicegame.web.client import Phone

COSTLY_TURN = {
    "phase": "B",
    "round": 3,
    "cost": 2.4,
    "se": 0.5,
    "turn": ["die 4 take bank from 4"],
    "better": ["die 4 workers"],
}
"""A turn as the look-back on a base game names it."""
EAGER = 0.8
"""How often a move that places or sells is chosen if there is one."""


def begun(phone: Phone, *names: str, layout: str = "base-1", **settings: Any) -> str:
    """Return the code of a table whose game has begun, with all seats at one phone and the first castles."""
    code = str(phone.api("", 201, name=names[0], layout=layout, **settings)["state"]["table"])
    for name in names[1:]:
        phone.api(f"/{code}/{'bot' if name.startswith('bot:') else 'sit'}", 200, **_seated(name))
    state = phone.api(f"/{code}/begin")
    while state["stage"] == "questions":
        asked = state["questions"][0]
        state = phone.api(
            f"/{code}/answer", seat=asked["seat"], question=asked["question"], choice=asked["choices"][0]["choice"]
        )
    return code


def _seated(name: str) -> dict[str, str]:
    return {"kind": name.removeprefix("bot:")} if name.startswith("bot:") else {"name": name}


def eagerly(seed: int) -> Callable[[Game], Move]:
    """Return a way to choose moves by chance that often places and sells."""
    rng = Random(seed)

    def choose(game: Game) -> Move:
        moves = [move for move in game.moves if move.kind in (PLACE, SELL)] if rng.random() < EAGER else []
        return rng.choice(moves or game.moves)

    return choose


def play_until(table: Table, choose: Callable[[Game], Move], done: Callable[[Game], bool] = lambda _: False) -> None:
    """Play a table, without pages, until `done` says so or the game is over and closed."""
    session = table.running_session()
    host = table.seating.host
    while not session.over and not done(session.game):
        if session.ending:
            table.finish(host)
        elif table.playable.awaits(session.game):
            table.roll(host)
        else:
            with table.changing():
                session.move(session.game.due, choose(session.game))
