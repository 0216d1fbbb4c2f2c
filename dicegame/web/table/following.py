"""A base game that is played on a real table and followed on a phone.

Each entry and each answer is a line in the store, so that nothing is ever overwritten.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from dicegame.base.following.changes import (
    answer_line,
    answered,
    deal_line,
    entered,
    entry_line,
    followed_data,
    leftovers_line,
    moment_line,
    read_deal,
    read_followed,
)
from dicegame.base.following.dealing import dealt
from dicegame.base.following.entry import Entry
from dicegame.base.following.followed import Followed, Leftovers, Moment, follow
from dicegame.base.following.moment import game_at, phase_now
from dicegame.base.following.replay import Replay, replay
from dicegame.base.score import report_of
from dicegame.report import Outcome
from dicegame.web.table.seating import Unseated, check_host
from dicegame.web.table.store import Store
from dicegame.web.table.updates import Updates
from padgen.model import Layout


@dataclass
class Following(Unseated):
    """A followed game that is found by its code. Each change is stored before any page shows it."""

    store: Store
    code: str
    host: str
    game: Followed
    lines: int = 0
    """The number of stored lines."""
    updates: Updates = field(default_factory=Updates)
    background_running: bool = False
    path: str = "follow"
    """The first part of the address of its page, before its code."""
    _replay: Replay | None = None
    _outcome: Outcome | None = None

    @classmethod
    def new(
        cls,
        store: Store,
        code: str,
        host: str,
        layouts: tuple[Layout, ...],
        names: tuple[str, ...],
        edition: int,
        modules: tuple[str, ...] = (),
        *,
        depots: bool = False,
    ) -> "Following":
        """Return a new followed game with this code, after storing it. Raises: GameError, UnstoredError."""
        game = follow(layouts, names, edition, modules, depots=depots)
        store.put(code, {"following": {"host": host, **followed_data(game)}})
        return cls(store, code, host, game)

    @classmethod
    def stored(cls, store: Store, code: str, data: dict[str, Any], lines: Sequence[str]) -> "Following":
        """Return the followed game for the data that was stored under this code. `lines` are its changes."""
        own = data["following"]
        return cls(store, code, own["host"], read_followed(own, lines), len(lines))

    @property
    def replay(self) -> Replay:
        """Return the game by the rules: its points, what does not hold, and what is to be asked."""
        if self._replay is None:
            self._replay = replay(self.game)
        return self._replay

    @property
    def outcome(self) -> Outcome:
        """Return the report of the game so far; once everything was entered, the final one."""
        if self._outcome is None:
            self._outcome = report_of(self.replay.game)
        return self._outcome

    def enter(self, owner: str, phase: int, player: int, entry: Entry, start: int | None = None) -> None:
        """Enter what a player did in a phase, instead of what was entered for it before.

        `start` is the hex of the player's starting castle, or None if it is known. Raises: NotAllowedError for another phone
        than the host's, GameError with the rule for what cannot be; UnstoredError.
        """
        check_host(owner, self.host)
        game = entered(self.game, phase, player, entry, start)
        self._change(game, entry_line(game, phase, player))

    def deal(self, owner: str, text: str) -> None:
        """Enter what was dealt in a phase, as a text, instead of what was entered for it before.

        Raises: NotAllowedError, GameError if it cannot be; UnstoredError.
        """
        check_host(owner, self.host)
        deal = read_deal(text)
        self._change(dealt(self.game, deal), deal_line(deal))

    def ask(self, owner: str, player: int, moment: Moment) -> None:
        """Keep what was entered for a hint, which no other page shows.

        Raises: NotAllowedError, GameError for what cannot be; UnstoredError.
        """
        check_host(owner, self.host)
        game_at(self.game, player, moment)
        phase = phase_now(self.game)
        self._keep(self.game.with_moment(phase, player, moment), moment_line(phase, player, moment))

    def answer(self, owner: str, kind: str, phase: int, about: int, choice: int) -> None:
        """Answer a question. A second tap on an answer changes nothing. Raises: NotAllowedError; UnstoredError."""
        check_host(owner, self.host)
        for question in self.replay.questions:
            if question[:3] == (kind, phase, about) and choice in question.choices:
                game = answered(self.game, question, choice)
                self._change(game, answer_line(game.answers[-1]))
                return

    def leave(self, owner: str, leftovers: Sequence[Leftovers]) -> None:
        """Enter what each player has left at the end. Raises: NotAllowedError, GameError; UnstoredError."""
        check_host(owner, self.host)
        self._change(self.game.with_leftovers(leftovers), leftovers_line(leftovers))

    def _change(self, game: Followed, line: str) -> None:
        """Store a change and tell all pages. The same once more changes nothing."""
        if game == self.game:
            return
        self._keep(game, line)
        self._replay = self._outcome = None
        self.updates.publish()

    def _keep(self, game: Followed, line: str) -> None:
        """Store a change, unless it is none."""
        if game != self.game:
            self.store.add(self.code, self.lines, line)
            self.game, self.lines = game, self.lines + 1
