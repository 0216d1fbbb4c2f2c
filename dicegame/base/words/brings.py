"""Describe the immediate results of a move of the base game, as points and as a sentence."""

from dataclasses import replace

from dicegame.base.game import Game
from dicegame.base.rules.effects import act
from dicegame.base.state.duchy import SOURCES
from dicegame.base.state.moves import COPY, END, GATHER, GIVE, GIVE_UP, KEEP, LOAD, PLACE, PLACE_FROM, SHIELD, Move
from dicegame.base.state.shields import SHIELD_POINTS
from dicegame.base.state.tiles import COLOR_NAMES
from dicegame.base.words.names import shield_sentence
from dicegame.fast.states import copied
from dicegame.play.playable import Brings
from padgen.language import Sentence, joined

MOVES_GOODS = (LOAD, KEEP, GATHER, GIVE)


def brings(game: Game, player: int, move: Move) -> Brings:
    """Return what a move brings at once: points, and a sentence on points by source, silver, workers and loaded goods.

    A shield's points come at the end; in the solo game, points move the counter. The sentence tells both.
    """
    if move.kind == END:
        return Brings()
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
    if move.kind == COPY:
        told.append(Sentence("base-copied", name=game.setup.names[move.where - 1]))
    told += _shields(move, old.shields, new.shields) + _counter(game, made)
    return Brings(sum(new.points) - sum(old.points), joined(told) if told else "")


def _changes(**changes: int) -> list[Sentence]:
    return [Sentence("base-change", what=what, number=abs(by), signed=f"{by:+}") for what, by in changes.items() if by]


def _shields(move: Move, old: tuple[int, ...], new: tuple[int, ...]) -> list[Sentence]:
    """Return the points at the end for the shields that a move brings and gives away (The Shields)."""
    changes = [(shield, 1) for shield in new if shield not in old] if move.kind == SHIELD else []
    if move.kind in (SHIELD, GIVE_UP):
        changes += [(shield, -1) for shield in old if shield not in new and (move.kind == SHIELD or shield == move.what)]
    return [
        Sentence(
            "base-at-end",
            shield=shield_sentence(shield),
            signed=f"{sign * SHIELD_POINTS[shield]:+}",
            kept="yes" if sign > 0 else "no",
        )
        for shield, sign in changes
    ]


def _counter(game: Game, made: Game) -> list[Sentence]:
    """Return where the counter of the solo game stands after a move, if it moves (The Solo Game)."""
    old, new = game.state, made.state
    if new.target != old.target or (new.counter < old.counter):
        return [Sentence("base-target-reached", target=new.target)]
    return [Sentence("base-counter", counter=new.counter, target=new.target)] if new.counter != old.counter else []


def _made(game: Game, move: Move) -> Game:
    """Return the game after a legal move, with only its state updated. This is faster than `after`, which checks it.

    An answer at the end of a phase may be the last one before the mines pay, but it does not bring their silver.
    """
    made = copied(game.state)
    if game.state.step:
        for side in made.sides:
            side.mines = 0
    act(made, list(game.setup.boards), move.number)
    return replace(game, state=made)
