"""The data that a body works with. A body is a plain function over ints that numba compiles as a whole."""

from collections.abc import Callable, Iterator, MutableSequence, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from dicegame.dice.masks import Masks
from dicegame.dice.simulation.moment import Span
from dicegame.dice.turn import Turn

SCRATCH_SIZE = 2048
"""Size of each scratch row."""


class Ints(Protocol):
    """A row of ints that a body reads and writes: an array, or a list."""

    def __getitem__(self, place: int, /) -> int:
        """Return the number at an index."""

    def __iter__(self) -> Iterator[int]:
        """Go through all numbers; not compiled."""

    def __setitem__(self, place: int, number: int, /) -> None:
        """Change the number at an index."""


Rows = TypeVar("Rows", bound=tuple[Any, ...])
"""A named tuple of `Ints`. Each body declares its own, as the type of its parameter `rows`."""


class Workspace(NamedTuple):
    """The arguments of a body besides its rows."""

    span: Span
    weights: MutableSequence[float]
    """The learned weights that the value function reads."""
    tuned: MutableSequence[float]
    """Weights tuned to the layout, for the bots that use them. It may be the same row as `weights`."""
    area_rows: Sequence[int]
    """The areas of the layout, in the form that the value function needs."""
    turns: list[Turn]
    """A list for the legal turns of the moment."""
    later_turns: list[Turn]
    """A list for the legal turns of later moments."""
    features: MutableSequence[int]
    """Scratch row for the features of a sheet."""
    sums: MutableSequence[float]
    """Scratch row for the sums computed from the features."""


Body = Callable[[Masks, Workspace, Rows], None]
"""Works on one layout; its rows are its input and its output."""
