"""Describe the immediate results of a move of the base game, as points and as a sentence."""

from dataclasses import replace

from dicegame.base.game import Game
from dicegame.base.rules.effects import act
from dicegame.base.state.duchy import SOURCES
from dicegame.base.state.moves import END, KEEP, LOAD, Move
from dicegame.base.state.tiles import COLOR_NAMES
from dicegame.fast.states import copied
from dicegame.play.playable import Brings
from padgen.language import Sentence, joined


def brings(game: Game, player: int, move: Move) -> Brings:
    """Return what a move brings at once: points, and a sentence on points by source, silver, workers and loaded goods."""
    if move.kind == END:
        return Brings()
    old, new = game.side(player), _made(game, move).side(player)
    color = COLOR_NAMES[game.setup.boards[player].color[move.where]]
    told = [
        Sentence(
            "base-points-for",
            source=Sentence("base-all", color=color) if source == "colors" else Sentence(f"base-source-{source}"),
            points=have - had,
        )
        for source, had, have in zip(SOURCES, old.points, new.points, strict=True)
        if have != had
    ]
    goods = sum(new.goods) - sum(old.goods) if move.kind in (LOAD, KEEP) else 0
    for what, by in (("silver", new.silver - old.silver), ("workers", new.workers - old.workers), ("goods", goods)):
        if by:
            told.append(Sentence("base-change", what=what, number=abs(by), signed=f"{by:+}"))
    return Brings(sum(new.points) - sum(old.points), joined(told) if told else "")


def _made(game: Game, move: Move) -> Game:
    """Return the game after a legal move, with only its state updated. This is faster than `after`, which checks it."""
    made = copied(game.state)
    act(made, list(game.setup.boards), move.number)
    return replace(game, state=made)
