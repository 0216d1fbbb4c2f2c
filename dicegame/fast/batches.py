"""Split a batch of simulated games into smaller batches, and join their results. The dice game and the base game use this.

A batch is a dataclass with the number of its `first` game and how many `games` it has; results are a dataclass of arrays
with a row for each game.
"""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any, TypeVar

from dicegame.fast.arrays import np

Batch = TypeVar("Batch", bound=Any)
Results = TypeVar("Results", bound=Any)


def blocks(batch: Batch, size: int) -> list[Batch]:
    """Return a batch in blocks: smaller batches of at most `size` games each, which follow each other."""
    end = batch.first + batch.games
    return [replace(batch, first=first, games=min(size, end - first)) for first in range(batch.first, end, size)]


def joined(results: Iterable[Results]) -> Results:
    """Return the results of several batches as one, whose arrays have the rows of all batches in this order."""
    found = list(results)
    kind = type(found[0])
    made: Results = kind(*(np.concatenate([getattr(one, field.name) for one in found]) for field in fields(kind)))
    return made
