"""Describe the immediate results of a move of the base game, as points and as a sentence."""

from dataclasses import replace

from dicegame.base.game import Game
from dicegame.base.rules.effects import act
from dicegame.base.state.duchy import SOURCES
from dicegame.base.state.moves import (
    COPY,
    END,
    GATHER,
    GIVE,
    GIVE_UP,
    KEEP,
    LOAD,
    PAY,
    PAY_WORKER,
    PLACE,
    PLACE_FROM,
    SKIP,
    Move,
)
from dicegame.base.state.shields import SHIELD_POINTS
from dicegame.base.state.tiles import COLOR_NAMES
from dicegame.base.words.names import shield_sentence
from dicegame.fast.states import copied
from dicegame.play.playable import Brings
from padgen.language import Sentence, joined

MOVES_GOODS = (LOAD, KEEP, GATHER, GIVE)
ENDS_PHASE = (PAY, PAY_WORKER, GIVE_UP, COPY, SKIP)
"""The kinds of moves after which a phase may end and mines may pay, which is not what they bring."""


def brings(game: Game, player: int, move: Move) -> Brings:
    """Return what a move brings at once: points, and a sentence on points by source, silver, workers and loaded goods.

    A shield's points come at the end; in the solo game, points move the counter. The sentence tells both.
    """
    if move.kind == END:
        return Brings()
    if game.state.step and move.kind in ENDS_PHASE:
        return Brings(0, joined(told) if (told := _of_tribute(move)) else "")
    made = _made(game, move)
    old, new = game.side(player), made.side(player)
    color = COLOR_NAMES[game.setup.boards[player].color[move.hex]] if move.kind in (PLACE, PLACE_FROM) else ""
    told = [
        Sentence(
            "base-points-for",
            source=Sentence("base-all", color=color) if source == "colors" else Sentence(f"base-source-{source}"),
            points=have - had,
        )
        for source, had, have in zip(SOURCES, old.points, new.points, strict=True)
        if have != had
    ]
    goods = sum(new.goods) - sum(old.goods) if move.kind in MOVES_GOODS else 0
    told += _changes(silver=new.silver - old.silver, workers=new.workers - old.workers, goods=goods)
    told += _shields(old.shields, new.shields) + _counter(game, made)
    return Brings(sum(new.points) - sum(old.points), joined(told) if told else "")


def _changes(**changes: int) -> list[Sentence]:
    return [Sentence("base-change", what=what, number=abs(by), signed=f"{by:+}") for what, by in changes.items() if by]


def _of_tribute(move: Move) -> list[Sentence]:
    """Return what an answer at the end of a phase brings, without the mines that may pay after it."""
    if move.kind == GIVE_UP:
        return _shields((move.what,), ())
    return _changes(silver=-(move.kind == PAY), workers=-(move.kind == PAY_WORKER))


def _shields(old: tuple[int, ...], new: tuple[int, ...]) -> list[Sentence]:
    """Return the points at the end for the shields that come and go; only those kept until then count (The Shields)."""
    come = [("yes", shield, 1) for shield in new if shield not in old]
    gone = [("no", shield, -1) for shield in old if shield not in new]
    return [
        Sentence("base-at-end", shield=shield_sentence(shield), signed=f"{sign * SHIELD_POINTS[shield]:+}", kept=kept)
        for kept, shield, sign in (*come, *gone)
    ]


def _counter(game: Game, made: Game) -> list[Sentence]:
    """Return where the counter of the solo game stands after a move, if it moves (The Solo Game)."""
    old, new = game.state, made.state
    if new.target != old.target or (new.counter < old.counter):
        return [Sentence("base-target-reached", target=new.target)]
    return [Sentence("base-counter", counter=new.counter, target=new.target)] if new.counter != old.counter else []


def _made(game: Game, move: Move) -> Game:
    """Return the game after a legal move, with only its state updated. This is faster than `after`, which checks it."""
    made = copied(game.state)
    act(made, list(game.setup.boards), move.number)
    return replace(game, state=made)
