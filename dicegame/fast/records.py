"""Write states into numpy records, and read them back. A record has the same fields as a state (`dicegame.fast.states`)."""

from typing import Any, get_args

from dicegame.fast.arrays import np, npt
from dicegame.fast.states import FIELDS


def record_of(kind: type) -> "np.dtype[Any]":
    """Return the numpy dtype for `int`, `float` or a class of states."""
    if kind not in FIELDS:
        return np.dtype(np.int64 if kind is int else np.float64)
    own: list[Any] = [
        (name, record_of(part), *(() if number is None else ((number,),))) for name, part, number in FIELDS[kind]
    ]
    return np.dtype(own, align=True)


def records_of(*states: Any) -> "npt.NDArray[Any]":
    """Return an array with one record for each state. All states are of one kind, and there is at least one."""
    found = np.zeros(len(states), record_of(type(states[0])))
    for record, state in zip(found, states, strict=True):
        write(state, record)
    return found


def write(state: Any, record: Any) -> None:
    """Write all fields of a state into a record."""
    for name, kind, _ in FIELDS[type(state)]:
        if kind in FIELDS:
            for part, place in zip(getattr(state, name), record[name], strict=True):
                write(part, place)
        else:
            record[name] = getattr(state, name)


def read(record: Any, state: Any) -> None:
    """Set all fields of a state to the values in a record."""
    for name, kind, number in FIELDS[type(state)]:
        if kind in FIELDS:
            for part, place in zip(getattr(state, name), record[name], strict=True):
                read(place, part)
        elif number is None:
            setattr(state, name, record[name].item())
        else:
            getattr(state, name)[:] = record[name].tolist()


def zeros_like(value: Any) -> "npt.NDArray[Any]":
    """Return an array of zeros with room for `value`: a state, several states, or rows of ints of any shape."""
    if type(value) in FIELDS:
        return np.zeros(1, record_of(type(value)))
    if type(value[0]) in FIELDS:
        return np.zeros(len(value), record_of(type(value[0])))
    return np.zeros(np.shape(value), np.int64)


def plain_of(memory: Any, hint: Any) -> Any:
    """Convert an array to a state, states or lists of numbers, as its type `hint` says. Return other values as is."""
    if not isinstance(memory, np.ndarray):
        return memory
    if not memory.dtype.names:
        return memory.tolist()
    kind = hint if hint in FIELDS else get_args(hint)[0]
    states = [kind() for _ in memory]
    for record, state in zip(memory, states, strict=True):
        read(record, state)
    return states[0] if kind is hint else states


def words_in(records: "npt.NDArray[Any]") -> "npt.NDArray[np.int64]":
    """Return a view of records, or of numbers of any shape, as one row of 64-bit words, on which compiled code works."""
    return np.ravel(records).view(np.int64)
