"""Moves of the base game in the terminal: their effects, their order in the list, and moves typed without a die."""

from dataclasses import replace

from dicegame.base.game import Game
from dicegame.base.rules.effects import act
from dicegame.base.state.duchy import SOURCES
from dicegame.base.state.moves import (
    BUY,
    BUY_FOR_BOTH,
    BUY_FOR_WORKERS,
    END,
    GET_WORKERS,
    KEEP,
    LOAD,
    PLACE,
    SELL,
    SKIP,
    TAKE,
    THROW,
    Move,
)
from dicegame.base.words import notation
from dicegame.fast.states import copied
from dicegame.play.events import GameError
from padgen.language import Sentence, joined

ORDER = (PLACE, TAKE, SELL, LOAD, KEEP, THROW, GET_WORKERS, BUY, BUY_FOR_WORKERS, BUY_FOR_BOTH, SKIP, END)
"""The order of moves in the list."""


def list_place(move: Move) -> tuple[int, ...]:
    """Return the place of a move in the list: placing before taking, and the end last."""
    return (ORDER.index(move.kind), move.what, move.where, move.die)


def typed_move(game: Game, text: str) -> Move:
    """Return the move for a typed text. The die may be left out if only one can do it.

    Raises: GameError with what was expected, or with the dice that can do it.
    """
    move = notation.parse_move(text)
    if move.die or move in game.moves:
        return move
    same = [one for one in game.moves if one.die and one._replace(die=0) == move]
    if len(same) > 1:
        raise GameError(Sentence("base-which-die", dice=joined([str(one.die) for one in same], "or")))
    return same[0] if same else move


def effect(game: Game, player: int, move: Move) -> Sentence | None:
    """Return what a move changes at once: points by source, silver, workers, goods; None for nothing."""
    if move.kind == END:
        return None
    state = copied(game.state)
    act(state, list(game.setup.boards), move.number)
    old, new = game.side(player), replace(game, state=state).side(player)
    changes = [
        Sentence("base-points-for", source=Sentence(f"base-source-{source}"), points=after - before)
        for source, before, after in zip(SOURCES, old.points, new.points, strict=True)
        if after != before
    ]
    for what, change in (
        ("silver", new.silver - old.silver),
        ("workers", new.workers - old.workers),
        ("goods", sum(new.goods) - sum(old.goods) if move.kind in (LOAD, KEEP) else 0),
    ):
        if change:
            changes.append(Sentence("base-change", what=what, number=abs(change), signed=f"{change:+}"))
    return joined(changes) if changes else None
