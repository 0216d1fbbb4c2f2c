"""Declare kinds of states once: as plain classes, and as records in memory with the same fields, for compiled code.

>>> @state
... class Side:
...     silver: int = 0
...     store: list[int] = words(3)
>>> @state
... class Game:
...     turn: int = 0
...     sides: list[Side] = parts(Side, 2)
>>> game = Game(turn=4)
>>> game.sides[1].silver += 2
>>> copied(game) == game, copied(game) is game
(True, False)

A field is an int or a float, a row of them (`words`, `floats`), or several states of another kind (`parts`), which come
last. The same functions run on classes and records: `dicegame.fast.numba_states` tells numba where each field lies, and
`dicegame.fast.records` writes values into memory and reads them again. Nothing here imports numpy or numba.
"""

import dataclasses
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, dataclass_transform, get_type_hints

Value = TypeVar("Value")
"""A state of any kind."""


class Field(NamedTuple):
    """A field that is declared in a kind of state."""

    name: str
    kind: type
    """`int`, `float`, or the class of the states in the field."""
    number: int | None
    """The number of items of a row or of parts; None for a single number."""


FIELDS: dict[type, tuple[Field, ...]] = {}
"""The fields of each kind of state, in the order of their declaration, which is also their order in memory."""
_copiers: dict[type, tuple[Callable[[Any, Any], None], Callable[[Any], Any]]] = {}


def words(number: int) -> list[int]:
    """Declare a field that is a row of this number of ints, which are 0 at first."""
    return _items(int, number, lambda: [0] * number)


def floats(number: int) -> list[float]:
    """Declare a field that is a row of this number of floats, which are 0 at first."""
    return _items(float, number, lambda: [0.0] * number)


def parts(kind: type[Value], number: int) -> list[Value]:
    """Declare a field that consists of this number of states of another kind."""
    return _items(kind, number, lambda: [kind() for _ in range(number)])


def _items(kind: type, number: int, new: Callable[[], list[Any]]) -> list[Any]:
    items: list[Any] = dataclasses.field(default_factory=new, metadata={"kind": kind, "number": number})
    return items


@dataclass_transform()
def state(cls: type[Value]) -> type[Value]:
    """Make a class a kind of state: a dataclass with slots whose fields are registered in `FIELDS`."""
    made = dataclasses.dataclass(slots=True)(cls)
    hints = get_type_hints(made)
    fields = [
        Field(own.name, own.metadata.get("kind", hints.get(own.name)), own.metadata.get("number"))
        for own in dataclasses.fields(made)  # type: ignore[arg-type]  # it is one now
    ]
    assert all(field.kind in FIELDS or field.kind in (int, float) for field in fields), "a field is a number or a state"
    assert fields == sorted(fields, key=lambda field: field.kind in FIELDS), "parts come last"
    FIELDS[made] = tuple(fields)
    _copiers[made] = _copiers_of(made)
    return made


def _copiers_of(kind: type) -> tuple[Callable[[Any, Any], None], Callable[[Any], Any]]:
    """Return two functions for a kind of state: one copies a state's numbers into another state, one makes a new copy.

    Their source text is generated, as for dataclasses, because these functions are five times as fast as loops over fields.
    """
    into, new = ["def into(to, source):"], ["def new(source):", " to = make(kind)"]
    for name, part, number in FIELDS[kind]:
        if part in FIELDS:
            new.append(f" to.{name} = [copied(part) for part in source.{name}]")
        else:
            row = "" if number is None else "[:]"
            into.append(f" to.{name}{row} = source.{name}")
            new.append(f" to.{name} = source.{name}{row}")
    made: dict[str, Any] = {"kind": kind, "make": object.__new__, "copied": copied}
    exec("\n".join([*into, *new, " return to"]), made)  # noqa: S102
    return made["into"], made["new"]


def size_of(kind: type) -> int:
    """Return the number of words that a number or a state takes in memory."""
    if kind not in FIELDS:
        return 1
    return sum(size_of(own.kind) * (1 if own.number is None else own.number) for own in FIELDS[kind])


def copy_numbers(to: Value, source: Value) -> None:
    """Copy the numbers of `source` into `to`, without those of its parts. Compiled, this copies one block of memory."""
    _copiers[type(source)][0](to, source)


def copy_state(to: Value, source: Value) -> None:
    """Copy the state `source` into `to`, including its parts. Compiled, this copies one block of memory."""
    _copiers[type(source)][0](to, source)
    for name, kind, _ in reversed(FIELDS[type(source)]):
        if kind not in FIELDS:
            return
        for new, old in zip(getattr(to, name), getattr(source, name), strict=True):
            copy_state(new, old)


def copied(source: Value) -> Value:
    """Return a copy of a state and its parts. Compiled code cannot call this function."""
    new: Value = _copiers[type(source)][1](source)
    return new
