"""What everybody did in the last complete round of a dice game."""

from typing import NamedTuple

from dicegame.dice.game import Game
from dicegame.play.events import Chance
from dicegame.play.record import replay
from dicegame.play.session import AnySession
from dicegame.web.games.dice.sheet_view import TurnSummary, summarize
from dicegame.web.table.table import Table


class LastRound(NamedTuple):
    """A complete round."""

    name: str
    """Its phase and number, such as 1.3."""
    turns: tuple[TurnSummary, ...]
    """The turn of each player."""


def last_round(table: Table) -> LastRound | None:
    """Return the last complete round, or None if there is none. It is found once for each roll."""
    session = table.running_session()
    game: Game | None = session.game
    if game and (not game.roll or game.missing):
        rolls = sum(isinstance(event, Chance) for event in session.events)
        if table.round_cache is None or table.round_cache[0] != rolls:
            table.round_cache = rolls, _last_complete(session)
        game = table.round_cache[1]
    if game is None:
        return None
    turns = tuple(summarize(game, player, turn) for player, turn in enumerate(game.turns) if turn is not None)
    return LastRound(f"{game.clock.phase + 1}.{game.clock.round + 1}", turns)


def _last_complete(session: AnySession) -> Game | None:
    """Return the game at the end of the last complete round."""
    found = None
    for game in replay(session.record):
        if game.roll and not game.missing:
            found = game
    return found
