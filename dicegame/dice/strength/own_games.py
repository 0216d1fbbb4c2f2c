"""Play games of the user's own bots. Each bot is a function of a `Position`, the `Roll` and the list of legal `Turn`s.

    def choose(position, roll, turns):
        return turns[0]

The function returns one of these turns, or the text of one.
"""

from dataclasses import dataclass
from functools import partial

from dicegame.dice.bots.policies import KINDS, choose
from dicegame.dice.masks import Masks
from dicegame.dice.position import Position
from dicegame.dice.referee import why_not
from dicegame.dice.roll import Roll
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import GameRows, play_games
from dicegame.dice.simulation.moment import Moment
from dicegame.dice.simulation.workspace import Workspace
from dicegame.dice.turn import format_turn, parse_turn
from dicegame.strength.own_bots import OwnBot, Question, load_own_bot
from padgen.model import Layout

OWN = 4
"""The kind of the user's own bots, in addition to the kinds in `policies`."""


def load_player(text: str, index: int) -> OwnBot:
    """Load the bot FILE.py:FUNCTION. `index` is its number among the user's own bots.

    Raises: OwnBotError if there is no such file or function, or the file cannot be run.
    """
    return load_own_bot(text, OWN + KINDS * index, "position, roll, turns")


@dataclass(frozen=True)
class OwnGames:
    """The body of simulated games with the user's own bots, perhaps among other bots. It runs as ordinary Python."""

    layout: Layout
    players: tuple[OwnBot, ...]

    def __call__(self, masks: Masks, workspace: Workspace, rows: GameRows) -> None:
        """Play the games that `rows` describes, and write the results into `rows`."""
        own = {player.number: player for player in self.players}

        def policy(
            number: int, masks: Masks, sheet: Sheet, roll: Roll, moment: Moment, chance: int, workspace: Workspace
        ) -> int:
            if number not in own:
                return choose(number, masks, sheet, roll, moment, chance, workspace)
            turns, position = workspace.turns, Position(self.layout, masks, sheet, moment.phase)
            asked = (position, roll, list(turns))
            turn = own[number].choose(Question(asked, turns, parse_turn, format_turn, partial(why_not, masks, sheet, roll)))
            return turns.index(turn)

        play_games(policy, masks, workspace, rows)
