"""The mid-end of a game, once for all fronts: whose input is missing, dice, bots, hints, undo, saving and resuming.

A front draws and asks; it hands in what it was told and shows what comes back. Bots are loaded when they are needed.
"""

import random
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING

from dicegame.dice.game import GameError, Setup, bot_name, new_game, ready_to_roll, settle
from dicegame.dice.record import Event, Record, Rolled, Took, TookBack, Unrolled, after, format_event, format_setup, replay
from dicegame.dice.roll import Roll, roll_dice
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn

if TYPE_CHECKING:
    from dicegame.dice.bots.players import Advice, Bot
    from dicegame.strength.hindsight import Hindsight

QUICK_WIDTH = 60
"""Lines that are kept side by side for `allowed` without numba: about 7 seconds for a player."""


class Session:
    """One game being played. Each accepted event goes to `save` as a line of a record before anything else happens.

    Raises: BotError for a player `bot:NAME` where there is no such bot.
    """

    def __init__(self, setup: Setup, seed: int | None = None, save: Callable[[str], None] = lambda _: None) -> None:
        self.setup = setup
        self.seed = seed
        self.bots = bots_among(setup.names)
        """The players who are bots; the others are people."""
        self.game = new_game(setup)
        self.rng = None if seed is None else random.Random(seed)
        self.save = save
        self.events: list[Event] = []
        self.order: list[int] = []
        """The people who took a turn in the open round, the last one last."""
        save(format_setup(setup, seed))

    @classmethod
    def resume(cls, record: Record, save: Callable[[str], None], closed: bool = True) -> "Session":
        """Go on where a record ends; its dice go on as they would have. A last round need not be `closed`.

        Raises: RecordError for a record that breaks a rule, BotError.
        """
        *_, game = islice(replay(record), None if closed else len(record.events) + 1)
        session = cls(record.setup, record.seed)
        session.game, session.save = game, save
        for event in record.events:
            session._note(event)
            if isinstance(event, Rolled) and session.rng:
                roll_dice(session.rng, record.setup.double_faces)
        return session

    @property
    def record(self) -> Record:
        """The game so far, as it is on file."""
        return Record(self.setup, self.seed, tuple(self.events))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.clock.over

    @property
    def people_due(self) -> tuple[int, ...]:
        """The people whose turn is due."""
        return tuple(player for player in self.game.missing if player not in self.bots)

    @property
    def bots_due(self) -> tuple[int, ...]:
        """The bots whose turn is due; it never depends on what others do in the same round."""
        return tuple(player for player in self.game.missing if player in self.bots)

    @property
    def waiting_for(self) -> int | None:
        """The person whose turn is due next; None where bots or the dice are."""
        return next(iter(self.people_due), None)

    def legal_turns(self, player: int) -> list[Turn]:
        """What a player may do in the open round."""
        assert self.game.roll is not None
        return legal_turns(self.setup.masks, self.game.seats[player].sheet, self.game.roll)

    def hint(self, player: int) -> "list[Advice]":
        """The planner's first three turns for a player, with values and reasons.

        Raises: GameError where the player's turn is not due.
        """
        from dicegame.dice.bots.moment import moment_of, span_of
        from dicegame.dice.bots.players import hint

        sheet, rolled = self._due(player)
        return hint(self.setup.masks, sheet, rolled, moment_of(self.game), span_of(self.game))

    def bot_turn(self, player: int) -> Turn:
        """What a bot would do now. Nothing is taken yet, so that a front may think outside its lock.

        Raises: GameError where its turn is not due.
        """
        from dicegame.dice.bots.moment import moment_of, span_of

        sheet, rolled = self._due(player)
        advice = self.bots[player].advise(self.setup.masks, sheet, rolled, moment_of(self.game), span_of(self.game))
        return advice[0].turn

    def _due(self, player: int) -> tuple[Sheet, Roll]:
        """The page and the roll of a player whose turn is due."""
        if self.game.roll is None or player not in self.game.missing:
            raise GameError(f"no turn of {self.setup.names[player]} is due")
        return self.game.seats[player].sheet, self.game.roll

    def let_bots_play(self) -> tuple[int, ...]:
        """Each bot whose turn is due takes it; which these were."""
        players = self.bots_due
        for player in players:
            self.take(player, self.bot_turn(player))
        return players

    def allowed(self, player: int) -> "Hindsight":
        """How many points the dice of the finished game allowed a player who knew them all, and which turns cost most.

        Without numba it looks less far, so that it takes seconds.

        Raises: GameError where the game is not over.
        """
        from dicegame.strength.hindsight import look_back

        return look_back(self.record, player, None if find_spec("numba") else QUICK_WIDTH)

    def roll(self, typed: Roll | None = None) -> Roll:
        """Roll the dice, or take what people rolled.

        Raises: GameError where turns are missing or the game is over, or where nobody rolls.
        """
        if typed is None and self.rng is None:
            raise GameError("people roll the dice of this game")
        ready_to_roll(self.game)
        rolled = typed or roll_dice(self.rng or random.Random(), self.setup.double_faces)
        self._happen(Rolled(rolled))
        return rolled

    def take(self, player: int, turn: Turn) -> None:
        """Take a turn.

        Raises: GameError where none is due, IllegalTurn with the reason.
        """
        self._happen(Took(player, turn))

    @property
    def undoable(self) -> str:
        """What `undo` takes back: `the last turn`, `the roll`, or nothing."""
        if self.order and not self.over:
            return "the last turn"
        return "the roll" if self.rng is None and self.game.roll else ""

    def undo(self, player: int | None = None) -> int | None:
        """Take back the last turn that a person took in the open round, or that of one player; whose it was.

        Where no person has taken one, a roll of dice on the table can be taken back, which gives None. It never crosses a
        roll of the screen. The turns of bots stand, since nobody touches another within a round.

        Raises: GameError where there is nothing to undo.
        """
        if player is None and self.undoable == "the roll":
            assert self.game.roll
            for bot, turn in enumerate(self.game.turns):
                if turn is not None:
                    self._happen(TookBack(bot))
            self._happen(Unrolled(self.game.roll))
            return None
        if self.over or not self.order or player not in (None, *self.order):
            raise GameError("nothing to undo: a turn can be taken back until the dice are rolled again")
        player = self.order[-1] if player is None else player
        self._happen(TookBack(player))
        return player

    def finish(self) -> None:
        """Close the last round of the game, after which nothing can be undone.

        Raises: GameError where it is not over.
        """
        if not self.game.last_round or self.game.missing:
            raise GameError("the game is not over")
        self.game = settle(self.game)

    def _happen(self, event: Event) -> None:
        game = after(self.game, event)
        self.save(format_event(self.setup, event))
        self.game = game
        self._note(event)

    def _note(self, event: Event) -> None:
        self.events.append(event)
        if isinstance(event, Rolled | Unrolled):
            self.order = []
        elif event.player in self.bots:
            return
        elif isinstance(event, Took):
            self.order.append(event.player)
        else:
            self.order.remove(event.player)


def bots_among(names: Sequence[str]) -> "dict[int, Bot]":
    """The players of these names who are bots.

    Raises: BotError with the bots there are.
    """
    bots = {player: bot for player, name in enumerate(names) if (bot := bot_name(name))}
    if not bots:
        return {}
    from dicegame.dice.bots.players import find_bot

    return {player: find_bot(bot) for player, bot in bots.items()}
