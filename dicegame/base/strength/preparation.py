"""What the base game compiles."""

from collections.abc import Callable

from dicegame.base.bots import thinking
from dicegame.base.simulation.games import simulate
from dicegame.strength.prepare import Part, Preparation


def compile_body(body: Callable[..., None]) -> None:
    """Compile a body of the base game."""
    from dicegame.base.simulation.compiled import compiled

    compiled(body)


PREPARATION = Preparation((Part(simulate, 15.0, lambda _: thinking.is_ready(), compile_body),))
