"""Summarize the finished games of one person: the best, the mean, wins in a row, and results by duchy and by bot."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from dicegame.archive.finished import Finished, Result


class OwnGame(NamedTuple):
    """A finished game of one person."""

    code: str
    """The code of the table where it was played."""
    player: str
    """The name under which the person played."""
    game: Finished
    duchy: str = ""
    """The duchy as text that can be drawn: a catalog name or a notation."""
    here: bool = False
    """Whether the table is still there, so that the game can be replayed."""

    @property
    def own(self) -> Result:
        """Return the person's own result."""
        return next(one for one in self.game.results if one.name == self.player)

    @property
    def others(self) -> list[Result]:
        """Return the results of all opponents, the best first. Team members are not opponents."""
        own = self.own
        found = [one for one in self.game.results if one is not own and (not own.team or one.team != own.team)]
        return sorted(found, key=lambda one: one.rank)

    @property
    def won(self) -> bool:
        """Return whether the person won against others."""
        return self.own.won and bool(self.others)

    @property
    def kind(self) -> str:
        """Return the kind of game in words, such as `base 2019 team`."""
        mode = self.game.mode if self.game.mode != "standard" else ""
        return " ".join(filter(None, (self.game.game, str(self.game.edition or ""), mode)))


class Results(NamedTuple):
    """A summary of games of one kind. It is also used for the games on one duchy."""

    games: int
    best: int
    mean: float


class Row(NamedTuple):
    """Wins in a row."""

    now: int
    """The number of games won since the last one that was not."""
    longest: int


class Rivalry(NamedTuple):
    """The games against one opponent."""

    name: str
    games: int
    wins: int
    """The number of games with a better rank than the opponent."""
    losses: int
    difference: float
    """The mean of one's own points minus the opponent's."""


def results(games: Sequence[OwnGame]) -> Results:
    """Return a summary of at least one game."""
    totals = [one.own.total for one in games]
    return Results(len(totals), max(totals), fmean(totals))


def wins_in_a_row(games: Iterable[OwnGame]) -> Row:
    """Return how many games were won in a row. `games` begin with the oldest; games alone do not count.

    >>> from dicegame.archive.finished import Finished, Result
    >>> def game(won):
    ...     ada, ben = Result("Ada", 50, 2 - won, bool(won)), Result("Ben", 49, 1 + won, not won)
    ...     return OwnGame("", "Ada", Finished("dice", "standard", (ada, ben), {}))
    >>> wins_in_a_row(map(game, [1, 1, 0, 1]))
    Row(now=1, longest=2)
    """
    now = longest = 0
    for one in games:
        if one.others:
            now = now + 1 if one.won else 0
            longest = max(longest, now)
    return Row(now, longest)


def by_duchy(games: Iterable[OwnGame]) -> dict[str, Results]:
    """Return a summary for each duchy by its name or notation, the most played first."""
    groups: dict[str, list[OwnGame]] = {}
    for one in games:
        if one.own.layout:
            groups.setdefault(one.own.layout, []).append(one)
    return {layout: results(own) for layout, own in sorted(groups.items(), key=lambda each: -len(each[1]))}


def rivalries(games: Iterable[OwnGame], names: Iterable[str]) -> list[Rivalry]:
    """Return the results against each of the opponents with these names, the most frequent first."""
    known, met = set(names), dict[str, list[tuple[Result, Result]]]()
    for one in games:
        for other in one.others:
            if other.name in known:
                met.setdefault(other.name, []).append((one.own, other))
    found = [
        Rivalry(
            name,
            len(pairs),
            sum(own.rank < other.rank for own, other in pairs),
            sum(own.rank > other.rank for own, other in pairs),
            fmean(own.total - other.total for own, other in pairs),
        )
        for name, pairs in met.items()
    ]
    return sorted(found, key=lambda one: -one.games)
