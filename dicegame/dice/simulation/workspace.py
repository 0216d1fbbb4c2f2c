"""The arguments of the dice game's bodies. A body is a plain function that numba compiles with all that it calls."""

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, NamedTuple, TypeVar

from dicegame.dice.masks import Masks
from dicegame.dice.simulation.moment import Span
from dicegame.dice.turn import Turn
from dicegame.fast import bodies
from padgen.errors import PadgenError
from padgen.language import Sentence

MOST_HEXES = 62
"""The maximum number of hexes, because the marks of a sheet must fit into the bits of one int."""
SCRATCH_SIZE = 2048
"""The number of items in each scratch row."""
Rows = TypeVar("Rows", bound=tuple[Any, ...])
"""A named tuple of values and rows. Each body declares its own, as the type of its parameter `rows`."""


class Inputs(NamedTuple):
    """Everything in a workspace except the lists of turns and the scratch rows. Weights are lists or arrays."""

    span: Span
    weights: Any = (0.0,)
    area_rows: Sequence[int] = (0,)
    tuned: Any = None
    """Weights tuned to the layout; None if no bot uses them."""


class Workspace(NamedTuple):
    """Everything that a body gets besides the layout and its rows: the length of the game, weights, and scratch rows."""

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
"""A body of the dice game. It works on one layout, and its rows are its input and its output."""


def new_workspace(inputs: Inputs) -> Workspace:
    """Return a workspace with these inputs, empty lists of turns, and scratch rows of zeros."""
    span, weights, area_rows, tuned = inputs
    tuned = weights if tuned is None else tuned
    return Workspace(span, weights, tuned, area_rows, [], [], [0] * SCRATCH_SIZE, [0.0] * SCRATCH_SIZE)


def run(body: Body[Rows], masks: Masks, workspace: Workspace, rows: Rows, plain: bool = False) -> Rows:
    """Run a body, and return `rows`, which it has changed. It may also change the weights if they are an array.

    If `plain`, it runs as ordinary Python. Otherwise it is compiled first, if that is necessary.

    Raises: PadgenError if a duchy is too large.
    """
    check_size(masks)
    (bodies.plain if plain else bodies.fast)(body)(masks, workspace, rows)
    return rows


def check_size(masks: Masks) -> None:
    """Raise PadgenError if a duchy has too many hexes to be simulated."""
    if len(masks.near) > MOST_HEXES:
        raise PadgenError(Sentence("simulation-too-large", hexes=len(masks.near), most=MOST_HEXES))
