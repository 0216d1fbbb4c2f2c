"""Calculate statistics of saved games: players, duchies, records and pairs of players. Kinds of games are never mixed."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from statistics import fmean
from typing import NamedTuple, TypeVar

from dicegame.archive.history import SavedResult, kind

K = TypeVar("K")


class PlayerStatistics(NamedTuple):
    """Statistics of one player in one kind of game."""

    game: str
    player: str
    games: int
    wins: int
    """The number of wins against others. Solo games do not count."""
    contests: int
    """The number of games against others."""
    mean: float
    best: int
    last: str
    """The date of the last game, or an empty text."""


class DuchyStatistics(NamedTuple):
    """Statistics of one duchy in one kind of game."""

    game: str
    layout: str
    games: int
    mean: float
    best: int
    holder: str
    """The player with the best result. If several share it, the one who had it first."""
    date: str


class Meeting(NamedTuple):
    """The games of one kind in which two players met. `player` comes before `other` in the alphabet."""

    game: str
    player: str
    other: str
    games: int
    wins: int
    """The number of games in which `player` had the better rank."""
    losses: int
    difference: float
    """The mean difference: the points of `player` minus those of `other`."""


def kinds(results: Iterable[SavedResult]) -> list[str]:
    """Return the kinds of the games, such as `base 2019 team`, in alphabetical order."""
    return sorted({kind(one) for one in results})


def player_statistics(results: Iterable[SavedResult]) -> list[PlayerStatistics]:
    """Return the statistics of all players, sorted by kind of game, then with the best mean first."""
    found = []
    games = _grouped(results, lambda one: one.id)
    for (game, player), own in _grouped(results, lambda one: (kind(one), one.result.name)).items():
        against = [one for one in own if _sides(games[one.id]) > 1]
        totals = [one.result.total for one in own]
        wins = sum(one.result.won for one in against)
        last = max(one.date for one in own)
        found.append(PlayerStatistics(game, player, len(own), wins, len(against), fmean(totals), max(totals), last))
    return sorted(found, key=lambda one: (one.game, -one.mean, one.player))


def duchy_statistics(results: Iterable[SavedResult]) -> list[DuchyStatistics]:
    """Return the statistics of all known duchies, sorted by kind of game, then with the most played first."""
    found = []
    known = (one for one in results if one.result.layout)
    for (game, layout), own in _grouped(known, lambda one: (kind(one), one.result.layout)).items():
        best = max(own, key=lambda one: one.result.total)
        games, mean = len({one.id for one in own}), fmean(one.result.total for one in own)
        found.append(DuchyStatistics(game, layout, games, mean, best.result.total, best.result.name, best.date))
    return sorted(found, key=lambda one: (one.game, -one.games, one.layout))


def records(results: Iterable[SavedResult], most: int = 3) -> list[SavedResult]:
    """Return the `most` best results of each kind of game, the best first. Among equal results, the earlier comes first."""
    found: list[SavedResult] = []
    for own in _grouped(results, kind).values():
        found += sorted(own, key=lambda one: -one.result.total)[:most]
    return sorted(found, key=lambda one: (kind(one), -one.result.total))


def meetings(results: Iterable[SavedResult]) -> list[Meeting]:
    """Return all pairs of opponents, sorted by kind of game, then with the most frequent pair first."""
    pairs: dict[tuple[str, str, str], list[tuple[SavedResult, SavedResult]]] = {}
    for own in _grouped(results, lambda one: one.id).values():
        for one, other in combinations(sorted(own, key=lambda each: each.result.name), 2):
            if one.result.name != other.result.name and not (one.result.team and one.result.team == other.result.team):
                pairs.setdefault((kind(one), one.result.name, other.result.name), []).append((one, other))
    found = []
    for (game, player, against), met in pairs.items():
        wins = sum(one.result.rank < other.result.rank for one, other in met)
        losses = sum(one.result.rank > other.result.rank for one, other in met)
        difference = fmean(one.result.total - other.result.total for one, other in met)
        found.append(Meeting(game, player, against, len(met), wins, losses, difference))
    return sorted(found, key=lambda one: (one.game, -one.games, one.player, one.other))


def _sides(results: Sequence[SavedResult]) -> int:
    """Return how many players or teams a game had."""
    return len({one.result.team or one.result.name for one in results})


def _grouped(results: Iterable[SavedResult], key: Callable[[SavedResult], K]) -> dict[K, list[SavedResult]]:
    found: dict[K, list[SavedResult]] = {}
    for one in results:
        found.setdefault(key(one), []).append(one)
    return found
