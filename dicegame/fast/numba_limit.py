"""Steps for numba: compiled code does not count them, so that it stays fast."""

from typing import Any

from numba.extending import overload

from dicegame.fast.limit import count_step


@overload(count_step, strict=False)
def _count_step() -> Any:
    return lambda: None
