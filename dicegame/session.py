"""The mid-end of a game, once for all fronts: whose input is missing, dice, undo, saving and resuming.

A front draws and asks; it hands in what it was told and shows what comes back.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from dicegame.dice import Roll, roll
from dicegame.game import GameError, Setup, new_game, ready_to_roll, settle
from dicegame.masks import COLOR_NAMES, GREEN, Masks, members
from dicegame.record import Event, Record, Rolled, Took, TookBack, after, format_event, format_setup, replay
from dicegame.rules import legal_turns
from dicegame.turns import Turn

START_RULES = ("secret", "different", "same")
"""Everybody chooses in secret (Game setup), all different or all the same (Variants)."""
MOST_DIFFERENT = 4


class Session:
    """One game being played. Each accepted event goes to `save` as a line of a record before anything else happens."""

    def __init__(self, setup: Setup, seed: int | None = None, save: Callable[[str], None] = lambda _: None) -> None:
        self.setup = setup
        self.game = new_game(setup)
        self.rng = None if seed is None else random.Random(seed)
        self.save = save
        self.order: list[int] = []
        """The players who took a turn in the open round, the last one last."""
        save(format_setup(setup, seed))

    @classmethod
    def resume(cls, record: Record, save: Callable[[str], None]) -> "Session":
        """Go on where a record ends; its dice go on as they would have.

        Raises: RecordError for a record that breaks a rule.
        """
        *_, game = replay(record)
        session = cls(record.setup, record.seed)
        session.game, session.save = game, save
        for event in record.events:
            session._note(event)
            if isinstance(event, Rolled) and session.rng:
                roll(session.rng, record.setup.double_faces)
        return session

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.clock.over

    @property
    def waiting_for(self) -> int | None:
        """The player whose turn is due next; None where the dice are."""
        return next(iter(self.game.missing), None)

    def legal_turns(self, player: int) -> list[Turn]:
        """What a player may do in the open round."""
        assert self.game.roll is not None
        return legal_turns(self.setup.masks, self.game.seats[player].sheet, self.game.roll)

    def roll(self, typed: Roll | None = None) -> Roll:
        """Roll the dice, or take what people rolled.

        Raises: GameError where turns are missing or the game is over, or where nobody rolls.
        """
        if typed is None and self.rng is None:
            raise GameError("people roll the dice of this game")
        ready_to_roll(self.game)
        rolled = typed or roll(self.rng or random.Random(), self.setup.double_faces)
        self._happen(Rolled(rolled))
        return rolled

    def take(self, player: int, turn: Turn) -> None:
        """Take a turn.

        Raises: GameError where none is due, IllegalTurn with the reason.
        """
        self._happen(Took(player, turn))

    def undo(self) -> int:
        """Take back the last turn of the open round; whose it was. It never crosses a roll.

        Raises: GameError where there is none.
        """
        if not self.order or self.over:
            raise GameError("nothing to undo: a turn can be taken back until the dice are rolled again")
        player = self.order[-1]
        self._happen(TookBack(player))
        return player

    def finish(self) -> None:
        """Close the last round of the game, after which nothing can be undone.

        Raises: GameError where it is not over.
        """
        if not self.game.clock.ends_game or self.game.roll is None or self.game.missing:
            raise GameError("the game is not over")
        self.game = settle(self.game)

    def _happen(self, event: Event) -> None:
        game = after(self.game, event)
        self.save(format_event(self.setup, event))
        self.game = game
        self._note(event)

    def _note(self, event: Event) -> None:
        if isinstance(event, Rolled):
            self.order = []
        elif isinstance(event, Took):
            self.order.append(event.player)
        else:
            self.order.remove(event.player)


def free_castles(masks: Masks, rule: str, chosen: Iterable[int]) -> list[int]:
    """The castles that the next player may start from, by one of `START_RULES`."""
    taken = list(chosen)
    if rule == "same" and taken:
        return taken[:1]
    return [hex_ for hex_ in members(masks.of[GREEN]) if rule != "different" or hex_ not in taken]


def check_start_rule(masks: Masks, rule: str, players: int) -> None:
    """Raises: GameError where a rule cannot serve this many players, or the layout has no castle."""
    castles = masks.of[GREEN].bit_count()
    if not castles:
        raise GameError("this layout has no castle to start from")
    most = min(castles, MOST_DIFFERENT)
    if rule == "different" and players > most:
        raise GameError(f"different starting castles are for up to {most} players, not {players}; choose secret or same")


def castle_name(masks: Masks, hex_: int) -> str:
    """What people call a castle: the color of its square, with its number where several have that."""
    color = COLOR_NAMES[masks.bonus[hex_]]
    alike = Counter(masks.bonus[castle] for castle in members(masks.of[GREEN]))
    return color if alike[masks.bonus[hex_]] == 1 else f"{color} {hex_ + 1}"


def parse_castle(masks: Masks, text: str, allowed: Sequence[int]) -> int:
    """The castle that a person means: the color of its square, as short as is clear, or its number.

    Raises: GameError with the castles there are.
    """
    word = text.strip().lower()
    found = [hex_ for hex_ in allowed if word and (castle_name(masks, hex_).startswith(word) or word == str(hex_ + 1))]
    if len(found) != 1:
        names = ", ".join(castle_name(masks, hex_) for hex_ in allowed)
        raise GameError(f"{text.strip()[:40]!r} is no castle to start from; expected one of {names}")
    return found[0]


def parse_starts(masks: Masks, text: str, players: int) -> tuple[int, ...]:
    """Starting castles that are given: one for all, or one for each with commas between.

    Raises: GameError with the castles there are, or for a wrong number of them.
    """
    words = text.split(",")
    if len(words) not in (1, players):
        raise GameError(f"{len(words)} starting castles for {players} players; expected one for all or one for each")
    given = [parse_castle(masks, word, members(masks.of[GREEN])) for word in words]
    return tuple(given) if len(given) == players else (given[0],) * players
