"""What tests of the terminal share."""

import pytest

from dicegame.dice.strength.beam import beam_search
from dicegame.fast.machine_code import can_compile


@pytest.fixture(scope="session")
def look_back_compiled() -> None:
    """The look back is compiled, if it can be, so that whole games end quickly."""
    if can_compile():
        from dicegame.fast.numba_bodies import compiled

        compiled(beam_search)
