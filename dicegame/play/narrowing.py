"""Build a move step by step: each choice narrows down the legal moves, until one is left.

This module knows no rules: all options come from the list of legal moves.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple

from dicegame.play.events import C, M
from dicegame.play.playable import G, Playable, S

Facets = tuple[tuple[str, str], ...]
"""The choices that make up a move, as pairs of name and value, in the order in which people choose."""


class Narrowed(NamedTuple, Generic[M]):
    """The legal moves that remain after some choices, and the options for each choice."""

    chosen: dict[str, str]
    """The choices that were kept because a legal move has all of them: names and values."""
    options: dict[str, tuple[str, ...]]
    """For the name of each choice, the values that fit the choices before it."""
    moves: tuple[M, ...]
    """The moves that have all choices in `chosen`."""

    @property
    def move(self) -> M | None:
        """Return the one move that is left, or None while there are several."""
        return self.moves[0] if len(self.moves) == 1 else None


def narrow(playable: Playable[S, G, C, M], game: G, moves: Sequence[M], chosen: Mapping[str, str]) -> Narrowed[M]:
    """Return the moves that have the `chosen` values. If no move has all of them, the last choices are dropped."""
    facets = [dict(playable.facets(game, move)) for move in moves]
    names = list(facets[0]) if facets else []
    kept = {name: chosen[name] for name in names if name in chosen}
    while kept and not any(_fits(own, kept) for own in facets):
        kept.popitem()
    options = {}
    left = list(range(len(moves)))
    for name in names:
        options[name] = tuple(dict.fromkeys(facets[place][name] for place in left))
        if name in kept:
            left = [place for place in left if facets[place][name] == kept[name]]
    return Narrowed(kept, options, tuple(moves[place] for place in left))


def _fits(facets: Mapping[str, str], chosen: Mapping[str, str]) -> bool:
    return all(facets[name] == value for name, value in chosen.items())


@dataclass(frozen=True)
class Group(Generic[M]):
    """Moves that begin with the same choices."""

    shared: Facets
    """The choices that all moves of the group share. The last of them separates this group from others."""
    members: tuple[tuple[Facets, M], ...]
    """The moves of the group, each with all of its choices."""

    @property
    def moves(self) -> tuple[M, ...]:
        """Return the moves of the group without their choices."""
        return tuple(move for _, move in self.members)

    def parts(self) -> list["Group[M]"]:
        """Divide the group by the first choice in which its moves differ. A group of one move is returned undivided."""
        first = self.members[0][0]
        for place in range(len(first)):
            by_value: dict[str, list[tuple[Facets, M]]] = {}
            for facets, move in self.members:
                by_value.setdefault(facets[place][1], []).append((facets, move))
            if len(by_value) > 1:
                return [Group(members[0][0][: place + 1], tuple(members)) for members in by_value.values()]
        return [self]


def grouped(moves: Sequence[M], facets: Callable[[M], Facets], fits: Callable[[Sequence[Group[M]]], bool]) -> list[Group[M]]:
    """Divide moves into groups, and these again as long as `fits` says that the resulting list is not too long.

    Each move is in one group. The moves are divided at least once.
    """
    groups = Group((), tuple((facets(move), move) for move in moves)).parts() if moves else []
    place = 0
    while place < len(groups):
        divided = [*groups[:place], *groups[place].parts(), *groups[place + 1 :]]
        if len(divided) > len(groups) and fits(divided):
            groups = divided
        else:
            place += 1
    return groups
