"""What takes long, as functions that `aside` can call: they take and give plain values."""

from random import Random
from typing import Any, NamedTuple

from dicegame.bots import Advice, find_bot, hint, moment_of, span_of
from dicegame.bound import bound
from dicegame.dice import Roll
from dicegame.masks import Masks
from dicegame.rate import Wanted, parse_band
from dicegame.record import read_record
from dicegame.session import Session
from dicegame.sheet import Sheet
from dicegame.simulate import Moment, Span
from dicegame.turns import Turn, format_turn
from padgen import load
from padgen.generate import Spec, generate
from padgen.layoutfile import format_layout


class Question(NamedTuple):
    """What there is to know for one player's turn."""

    masks: Masks
    sheet: Sheet
    roll: Roll
    moment: Moment
    span: Span

    @classmethod
    def of(cls, session: Session, player: int) -> "Question":
        """A player's question in the open round."""
        game = session.game
        assert game.roll
        return cls(session.setup.masks, game.seats[player].sheet, game.roll, moment_of(game), span_of(game))


def turn_of_bot(name: str, question: Question) -> Turn:
    """What a bot does."""
    return find_bot(name).advise(*question)[0].turn


def hints(question: Question) -> list[Advice]:
    """The planner's first three turns."""
    return hint(*question)


def new_duchy(difficulty: str, seed: int) -> str:
    """The layout file of a new duchy, `easy`, `medium` or `hard`, or `any`.

    Raises: RateError for another word.
    """
    wanted = None if difficulty == "any" else Wanted(parse_band(difficulty)).accepts
    return format_layout(next(generate(Random(seed), Spec(load("a")), label=f"new-{seed}", accept=wanted)))


def allowed(record: str, player: int) -> dict[str, Any]:
    """What the dice of a finished game, given as its file, allowed a player, as `dicegame bound --json` tells it."""
    found = bound(read_record(record.encode()), player)
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
