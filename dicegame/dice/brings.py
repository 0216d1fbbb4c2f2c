"""Describe the immediate results of a turn (points, circles, finished colors) as numbers and as a sentence."""

from typing import NamedTuple

from dicegame.dice.bots.moment import moment_of
from dicegame.dice.game import Game
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, NOTHING, members
from dicegame.dice.simulation.moment import play_turn
from dicegame.dice.turn import Turn
from dicegame.play.playable import Brings
from padgen.language import Sentence, joined


class Changes(NamedTuple):
    """The changes that one turn brings to a player: points, circles and finished colors."""

    amounts: dict[str, int]
    """The change in "points" (with those for finished colors) and in the circles of each of `BONUS_NAMES`, without zeros."""
    colors: tuple[str, ...]
    """The colors that the turn finishes."""


def changes(game: Game, player: int, turn: Turn) -> Changes:
    """Return what a legal turn of `player` in the open round changes, even if that player has taken it already."""
    before = game.players[player].sheet
    after, points, finished = play_turn(game.setup.masks, before, turn, moment_of(game))
    old = (0, before.monks, before.silver, before.commodities, before.workers)
    new = (points, after.monks, after.silver, after.commodities, after.workers)
    amounts = {name: have - had for name, had, have in zip(("points", *BONUS_NAMES), old, new, strict=True) if have != had}
    return Changes(amounts, tuple(COLOR_NAMES[color] for color in members(finished)))


def brings(game: Game, player: int, turn: Turn) -> Brings:
    """Return the points that a turn brings at once, and a sentence such as `mark river 17: +9 points, blue finished`."""
    amounts, colors = changes(game, player, turn)
    marked = [hex_sentence(game, hex_) for hex_ in (turn.hex, turn.hex2) if hex_ != NOTHING]
    what = Sentence("dice-marks", hexes=joined(marked, "and")) if marked else Sentence("dice-takes-worker")
    told = [
        *(Sentence("dice-change", what=name, number=abs(by), signed=f"{by:+}") for name, by in amounts.items()),
        *(Sentence("dice-finishes", color=Sentence(f"color-{color}")) for color in colors),
    ]
    sentence = Sentence("dice-effect", what=what, changes=joined(told)) if told else what
    return Brings(amounts.get("points", 0), sentence)


def hex_sentence(game: Game, hex_: int) -> Sentence:
    """Return the name of a hex: its kind and its number, such as `river 17`."""
    return Sentence("dice-marked-hex", kind=Sentence(f"kind-{COLOR_NAMES[game.setup.masks.color[hex_]]}"), hex=hex_ + 1)
