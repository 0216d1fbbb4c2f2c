"""Long tasks, as functions for worker processes: they take and return values that can be sent there."""

from itertools import islice
from random import Random
from typing import Any

from dicegame import games
from dicegame.games import find_kit
from dicegame.play.advice import BY_CLOCK, Advice
from dicegame.play.playable import AnyPlayable
from dicegame.play.record import read_record, replay
from padgen import load
from padgen.generate import Spec, generate_layouts
from padgen.layoutfile import format_layout

QUICK = "planner"
"""The bot that values all legal moves within a fifth of a second. The other bots stop after a time limit."""
NOT_LOOKED_AT = -1000.0
"""If a bot's value of a move is below this, it had no time to look at the move."""


def move_of_bot(playable: AnyPlayable, game: Any, bot: str, player: int) -> Any:
    """Return the move that a bot would make as the given player in a game, as it is now."""
    return playable.find_bot(bot).advise(game, player, BY_CLOCK)[0].move


def hints(playable: AnyPlayable, game: Any, player: int) -> list[Advice[Any]]:
    """Return a few good moves for a player in a game, as it is now, the best first."""
    return playable.hint(game, player)


def values(playable: AnyPlayable, record: str, count: int, player: int, bot: str) -> list[Advice[Any]]:
    """Return a bot's values of all moves of a player after the first `count` events of a game, the best first.

    In games whose turns have several moves, these are the planner's values of its best ways to play the rest of the turn.
    Most bots only look closely at some moves. The other moves get the value of the bot `QUICK`, shifted so that both bots
    agree on the best move, and lowered if it is above the lowest value of the moves that were looked at.
    """
    *_, game = islice(replay(read_record(record.encode(), lambda _: playable)), count + 1)
    if find_kit(playable.key).offers("turn_advice"):
        return find_kit(playable.key).turn_advice(game, player)
    quick = playable.find_bot(QUICK).advise(game, player)
    if bot == QUICK:
        return quick
    known = {one.move: one.value for one in quick}
    close = playable.find_bot(bot).advise(game, player, BY_CLOCK)
    close = [one for one in close if one.value > NOT_LOOKED_AT]
    if not close:
        return quick  # the clock stopped the bot before it had looked at anything
    shift, least = close[0].value - known[close[0].move], close[-1].value
    looked_at = {one.move for one in close}
    others = (one._replace(value=min(one.value + shift, least)) for one in quick if one.move not in looked_at)
    return [*close, *others]


def new_duchy(difficulty: str, seed: int) -> str:
    """Return the layout file of a new duchy. `difficulty` is `easy`, `medium`, `hard` or `any`.

    Raises: RatingError for another word.
    """
    like = load("a")
    accept = None if difficulty == "any" else games.kit_of(like).rating.wanted(difficulty, None).accepts
    return format_layout(next(generate_layouts(Random(seed), Spec(like), label=f"new-{seed}", accept=accept)))


def look_back(record: str, player: int) -> dict[str, Any]:
    """Look back on a player's moves in a finished game, given its record. Return what `dicegame bound --json` prints."""
    played = games.read_record(record.encode())
    return games.find_kit(played.playable.key).look_back(played, player).as_dict()
