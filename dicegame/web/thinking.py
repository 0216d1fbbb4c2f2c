"""What takes long, as functions that `aside` can call: they take and give plain values."""

from typing import Any, NamedTuple

from dicegame.bots import Moment, Span, find_bot, moment_of, span_of
from dicegame.bound import bound
from dicegame.dice import Roll
from dicegame.game import bot_name
from dicegame.masks import Masks
from dicegame.record import Record
from dicegame.session import Session
from dicegame.sheet import Sheet
from dicegame.turns import Turn, format_turn


class BotQuestion(NamedTuple):
    """What a bot needs to know for its turn."""

    bot: str
    masks: Masks
    sheet: Sheet
    roll: Roll
    moment: Moment
    span: Span

    @classmethod
    def of(cls, session: Session, player: int) -> "BotQuestion":
        """The question of the open round."""
        game = session.game
        assert game.roll
        name = bot_name(session.setup.names[player])
        assert name
        sheet = game.seats[player].sheet
        return cls(name, session.setup.masks, sheet, game.roll, moment_of(game), span_of(game))


def turn_of_bot(question: BotQuestion) -> Turn:
    """What a bot does."""
    bot, *situation = question
    return find_bot(bot).advise(*situation)[0].turn


def allowed(record: Record, player: int) -> dict[str, Any]:
    """What the dice of a finished game allowed a player, as `dicegame bound --json` tells it."""
    found = bound(record, player)
    return {
        "score": found.score,
        "exact": found.exact,
        "bound": found.bound,
        "best_found": found.best_found,
        "costliest": [
            {
                "round": costly.round,
                "phase": costly.phase,
                "roll": str(costly.roll),
                "turn": format_turn(costly.turn),
                "better": format_turn(costly.better),
                "cost": costly.cost,
            }
            for costly in found.costliest
        ],
    }
