"""What a body works with. A body is a plain function over ints that numba compiles as a whole."""

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
        """Return the number at a place."""

    def __iter__(self) -> Iterator[int]:
        """Go through all numbers; not compiled."""

    def __setitem__(self, place: int, number: int, /) -> None:
        """Change the number at a place."""


Rows = TypeVar("Rows", bound=tuple[Any, ...])
"""A named tuple of `Ints`. Each body declares its own, as the type of its parameter `rows`."""


class Workspace(NamedTuple):
    """What a body gets beside its rows."""

    span: Span
    weights: MutableSequence[float]
    area_rows: Sequence[int]
    """The areas of the layout, as the value function reads them."""
    turns: list[Turn]
    """A list for the legal turns of the moment."""
    later_turns: list[Turn]
    """A list for the legal turns of moments to come."""
    features: MutableSequence[int]
    """Scratch row for the features of a sheet."""
    sums: MutableSequence[float]
    """Scratch row for what is computed from them."""


Body = Callable[[Masks, Workspace, Rows], None]
"""Works on one layout; its rows are its input and its output."""
