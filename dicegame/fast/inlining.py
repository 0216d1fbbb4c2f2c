"""Mark small functions that take or return whole states by value, so that compiled code does not have to call them."""

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])
INLINED = "inlined_by_numba"


def inlined(function: Function) -> Function:
    """Mark a function whose machine code is to be copied into each function that calls it. Plain Python ignores the mark.

    A named tuple goes to a function number by number, some forty for a sheet and a layout. A call stores all of them, and
    computes all numbers of the result. Inside its caller, a function computes only those that are used. Mark functions
    that are called millions of times from a few places: each place has a copy, and takes time to compile.
    """
    setattr(function, INLINED, True)
    return function


def is_inlined(function: Callable[..., Any]) -> bool:
    """Return whether a function is marked by `inlined`."""
    return hasattr(function, INLINED)
