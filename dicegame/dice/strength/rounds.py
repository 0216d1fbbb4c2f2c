"""Replay a finished game as rounds from one player's point of view."""

from itertools import zip_longest
from typing import NamedTuple

from dicegame.dice.bots.moment import moment_of
from dicegame.dice.clock import Clock
from dicegame.dice.colors import taken_values
from dicegame.dice.game import Game
from dicegame.dice.playable import DiceRecord
from dicegame.dice.roll import Roll
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment
from dicegame.dice.turn import Turn
from dicegame.play.events import GameError
from dicegame.play.record import replay
from padgen.language import Sentence


class Round(NamedTuple):
    """One round of a game, from one player's point of view."""

    moment: Moment
    """The moment of the round. Its taken colors are those that the other players finished in earlier rounds."""
    roll: Roll
    sheet: Sheet
    """The sheet before the turn."""
    turn: Turn
    clock: Clock


class ColorsGone(NamedTuple):
    """The color values that a player can no longer get, as masks. They do not depend on that player's turns.

    They follow from the others' sheets, not from their claims: somebody who finished a color second, after the player,
    would be first if the player finished it later. The second value goes to the second round in which others finish
    it, even if several of them shared the first (Dice game rulebook 2017, Extra victory points for completed colors).
    """

    first: int = 0
    second: int = 0
    finished: tuple[int, ...] = ()
    """For each of the other players, the mask of finished colors."""

    def before(self, game: Game, player: int) -> "ColorsGone":
        """Return the values that are taken before the open round of a game; `self` has those of one round earlier."""
        masks = game.setup.masks
        others = [seat.sheet.marked for other, seat in enumerate(game.players) if other != player]
        finished = tuple(
            sum(1 << color for color, hexes in enumerate(masks.of) if hexes and not hexes & ~marked) for marked in others
        )
        new = 0
        for now, earlier in zip_longest(finished, self.finished, fillvalue=0):
            new |= now & ~earlier
        return ColorsGone(*taken_values(self.first, self.second, new), finished)


def rounds_of(record: DiceRecord, player: int) -> tuple[list[Round], Game]:
    """Return the rounds of a finished game from one player's point of view, and the game at its end.

    Raises: GameError for a game that is not over, RecordError for a record that breaks a rule.
    """
    rounds: list[Round] = []
    game: Game | None = None
    gone = ColorsGone()
    for later in replay(record):
        if game is not None and game.roll and not game.missing and (later.roll is not game.roll or later.clock.over):
            gone = gone.before(game, player)
            rounds.append(_round(game, player, gone))
        game = later
    assert game is not None
    if not game.clock.over:
        raise GameError(Sentence("hindsight-unfinished"))
    return rounds, game


def _round(game: Game, player: int, gone: ColorsGone) -> Round:
    moment = moment_of(game)
    if not game.setup.solo:
        moment = moment._replace(first=gone.first, second=gone.second)
    turn = game.turns[player]
    assert game.roll
    assert turn
    return Round(moment, game.roll, game.players[player].sheet, turn, game.clock)
