"""A running game, for every front end: who is due, dice, moves, undo, hints, bots, saving and resuming.

A front end draws and asks; it passes in the answers and shows the results. Bots are loaded when they are needed.
"""

from collections.abc import Callable, Sequence
from copy import copy
from random import Random
from typing import Any, Generic

from dicegame.play.advice import Advice, Bot, Limit
from dicegame.play.events import C, Chance, ChanceTakenBack, Event, GameError, M, Moved, TookBack
from dicegame.play.playable import G, Playable, S
from dicegame.play.players import bot_name
from dicegame.play.record import Record, format_event, format_setup, replay
from padgen.language import Sentence


class Session(Generic[S, G, C, M]):
    """A running game. Each accepted event is passed to `save` as a line of a record before anything else happens.

    Raises: PadgenError for a player `bot:NAME` if there is no such bot.
    """

    def __init__(
        self,
        playable: Playable[S, G, C, M],
        setup: S,
        seed: int | None = None,
        save: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.playable = playable
        self.setup = setup
        self.seed = seed
        self.bots = bots_among(playable, setup.names)
        """The players who are bots; the others are people."""
        self.game = playable.begin(setup)
        self.rng = None if seed is None else Random(seed)
        self.save = save
        self.events: list[Event[C, M]] = []
        self._standing: list[Chance[C] | Moved[M]] = []
        """The events that were not taken back."""
        self.limit: Limit | None = None
        """The limit of the bots' thinking about a move; None for no limit."""
        save(format_setup(playable, setup, seed))

    @classmethod
    def resume(cls, record: Record[S, G, C, M], save: Callable[[str], None], closed: bool = True) -> "Session[S, G, C, M]":
        """Return a session that continues a record. The random numbers continue as if it had not been interrupted.

        If `closed` is false, a last round whose moves are all there stays open, and its moves can be taken back.

        Raises: RecordError for a record that breaks a rule, PadgenError for an unknown bot.
        """
        session = cls(record.playable, record.setup, record.seed)
        games = replay(record)
        game = next(games)
        for event in record.events:
            if isinstance(event, Chance) and session.rng:
                record.playable.draw(game, session.rng)
            game = next(games)
            session._note(event)
        session.game, session.save = next(games, game) if closed else game, save
        return session

    def copy(self) -> "Session[S, G, C, M]":
        """Return an independent copy of the session as it is now. The copy saves nothing."""
        other = copy(self)
        other.rng, other.save = copy(self.rng), lambda _: None
        other.events, other._standing = [*self.events], [*self._standing]
        return other

    @property
    def record(self) -> Record[S, G, C, M]:
        """Return the record of the game so far."""
        return Record(self.playable, self.setup, self.seed, tuple(self.events))

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.playable.over(self.game)

    @property
    def with_people(self) -> bool:
        """Return whether a person plays, and not only bots."""
        return len(self.bots) < len(self.setup.names)

    @property
    def people_due(self) -> tuple[int, ...]:
        """Return the numbers of the people who may move now."""
        return tuple(player for player in self.playable.due(self.game) if player not in self.bots)

    @property
    def bots_due(self) -> tuple[int, ...]:
        """Return the numbers of the players who are bots and may move now."""
        return tuple(player for player in self.playable.due(self.game) if player in self.bots)

    @property
    def waiting_for(self) -> int | None:
        """Return the number of the person who moves next, or None while only bots or dice are due, and at the end."""
        return next(iter(self.people_due), None)

    @property
    def ending(self) -> bool:
        """Return whether all moves of the game are made and it only needs to be closed."""
        return self.playable.ending(self.game)

    def legal(self, player: int) -> list[M]:
        """Return the legal moves of a player who is due."""
        return self.playable.legal(self.game, player)

    def hint(self, player: int) -> list[Advice[M]]:
        """Return a few good moves for a player, with values and reasons. Raises: GameError if the player is not due."""
        self._check_due(player)
        return self.playable.hint(self.game, player)

    def bot_advice(self, player: int) -> Advice[M]:
        """Return a bot's move with its reasons, without making it.

        The bot thinks no more than `limit` allows. Raises: GameError if the bot is not due.
        """
        self._check_due(player)
        return self.bots[player].advise(self.game, player, self.limit)[0]

    def _check_due(self, player: int) -> None:
        if player not in self.playable.due(self.game):
            raise GameError(Sentence("play-not-due", name=self.setup.names[player]))

    def let_bots_play(self) -> tuple[int, ...]:
        """Let each bot that is due make one move, and return the numbers of these bots."""
        players = self.bots_due
        for player in players:
            self.move(player, self.bot_advice(player).move)
        return players

    def play_on(self) -> None:
        """Let bots move, draw random results by the seed, and close the game, until a person must act or it is over."""
        while not self.over:
            if self.bots_due:
                self.let_bots_play()
            elif self.ending:
                self.close()
            elif self.rng and self.playable.awaits(self.game):
                self.draw()
            else:
                return

    def draw(self, given: C | None = None) -> C:
        """Draw the random result that is due, or use the result `given` by people, and return it.

        Raises: GameError if moves are missing, if the game is over, or if people roll the dice and none are given.
        """
        if given is None and self.rng is None:
            raise GameError(Sentence("play-people-roll"))
        due = self.playable.due(self.game)
        if due:
            raise GameError(Sentence("play-turn-missing", name=self.setup.names[due[0]]))
        if self.playable.awaits(self.game) is None:
            raise GameError(Sentence("play-over"))
        rng = copy(self.rng) or Random()
        result = given if given is not None else self.playable.draw(self.game, rng)
        self._happen(Chance(result))
        self.rng = self.rng and rng  # only now, so that a result that could not be saved is drawn again
        return result

    def move(self, player: int, move: M) -> None:
        """Make a player's move. Raises: GameError if the player is not due, IllegalMove with the reason."""
        self._happen(Moved(player, move))

    def move_on(self, player: int, move: M) -> None:
        """Make a person's move, and those after it that are `forced`. Raises: the same errors as `move`."""
        self.move(player, move)
        while self.forced is not None:
            self.move(player, self.forced)

    @property
    def forced(self) -> M | None:
        """Return the move that the next person has to make without a choice, or None if there is a choice."""
        player = self.waiting_for
        return None if player is None else self.playable.forced(self.game, player)

    @property
    def _last_chance(self) -> int:
        """Return the index of the last random result among the standing events, or -1 if there is none."""
        places = range(len(self._standing) - 1, -1, -1)
        return next((place for place in places if isinstance(self._standing[place], Chance)), -1)

    @property
    def chance(self) -> C | None:
        """Return the last random result that was not taken back, or None if there is none."""
        event = self._standing[self._last_chance] if self._last_chance >= 0 else None
        return event.result if isinstance(event, Chance) else None

    @property
    def chance_kind(self) -> str:
        """Return the kind of the last random result that was not taken back, by its name in records; "" if there is none."""
        return "" if self.chance is None else next(iter(self.playable.event_data(self.setup, Chance(self.chance))))

    @property
    def moved(self) -> list[int]:
        """Return the players who moved since the last random result, in order. A player may occur several times."""
        return [event.player for event in self._standing[self._last_chance + 1 :] if isinstance(event, Moved)]

    @property
    def undoable(self) -> str:
        """Return the kind of event that `undo` takes back: "move" (of a person), "chance" (a random result), or ""."""
        moved = self.moved
        if self.over:
            return ""
        if any(player not in self.bots for player in moved):
            return "move" if self._bots_to_undo is not None else ""
        open_ = not moved or self.playable.may_take_back(self.game, moved[-1])
        return "chance" if self.rng is None and self.chance is not None and open_ else ""

    @property
    def _bots_to_undo(self) -> list[int] | None:
        """Return the bots whose moves must be taken back before the last move of a person, or None if that cannot be.

        On a real table, where players take turns, bots that moved later move again. Otherwise the moves of bots stay.
        """
        moved, after_it = self.moved, list[int]()
        while moved and moved[-1] in self.bots:
            after_it.append(moved.pop())
        if moved and self.playable.may_take_back(self.game, moved[-1]):
            return []
        return after_it if after_it and self.rng is None and self.playable.may_take_back(self.game, after_it[0]) else None

    def undo(self, player: int | None = None) -> int | None:
        """Take back the last move that a person, or the given player, made since the last random result. Return the player.

        If no person has moved, dice rolled or tiles drawn on the table are taken back and None is returned. What was drawn
        on the screen cannot be taken back.

        Raises: GameError if there is nothing to undo.
        """
        if player is None and self.undoable == "chance":
            result = self.chance
            assert result is not None
            for bot in reversed(self.moved):
                self._happen(TookBack(bot))
            self._happen(ChanceTakenBack(result))
            return None
        people = [one for one in self.moved if one not in self.bots and player in (None, one)]
        bots = self._bots_to_undo if player is None else []
        if self.over or not people or bots is None or not (bots or self.playable.may_take_back(self.game, people[-1])):
            raise GameError(Sentence("play-nothing-to-undo" if self._standing else "play-nothing-happened"))
        for one in (*bots, people[-1]):
            self._happen(TookBack(one))
        return self.undo(people[-1]) if self.forced is not None else people[-1]

    def close(self) -> None:
        """Close the last round, so that nothing can be undone any more. Raises: GameError if the game is not `ending`."""
        if not self.ending:
            raise GameError(Sentence("play-not-over"))
        self.game = self.playable.close(self.game)

    def _happen(self, event: Event[C, M]) -> None:
        game = self.playable.after(self.game, event)
        self.save(format_event(self.playable, self.setup, event))
        self.game = game
        self._note(event)

    def _note(self, event: Event[C, M]) -> None:
        self.events.append(event)
        if isinstance(event, Chance | Moved):
            self._standing.append(event)
        elif isinstance(event, ChanceTakenBack):
            del self._standing[self._last_chance :]
        else:
            places = range(len(self._standing) - 1, -1, -1)
            own = (place for place in places if getattr(self._standing[place], "player", None) == event.player)
            del self._standing[next(own)]


AnySession = Session[Any, Any, Any, Any]


def bots_among(playable: Playable[S, G, C, M], names: Sequence[str]) -> dict[int, Bot[G, M]]:
    """Return the bots among these players, by the player's number. Raises: PadgenError if there is no bot of a name."""
    bots = ((player, bot_name(name)) for player, name in enumerate(names))
    return {player: playable.find_bot(bot) for player, bot in bots if bot}
