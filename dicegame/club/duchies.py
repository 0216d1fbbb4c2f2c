"""Make new duchies for the rounds of an evening. They are all about equally hard and fair."""

from collections.abc import Callable
from itertools import islice
from random import Random

from dicegame.fast.bodies import is_ready
from dicegame.fast.machine_code import INSTALL, can_compile
from dicegame.games import kit_of
from padgen import load
from padgen.generate import Spec, generate_layouts, seeded
from padgen.language import Sentence
from padgen.notation import format_notation

BAND, FAIR = (0.985, 1.015), 3.0
"""The allowed range of difficulty (1 is like duchy A), and the largest difference in points between starting castles."""
Duchy = tuple[str, float | None]
"""The notation of a duchy, and its difficulty, or None if that was not measured."""


def equal_duchies(
    number: int, seed: int, tell: Callable[[Sentence], None] = lambda _: None, *, wait: bool = True
) -> list[Duchy]:
    """Return `number` new, about equally hard duchies, the same for the same seed. `tell` is called with messages.

    Their difficulty is not measured if games cannot be compiled, or if `wait` is false and games are not compiled yet.
    Raises: RatingError if the search finds too few duchies.
    """
    spec = Spec(load("a"))
    if not (can_compile() if wait else is_ready(kit_of(spec.like).rating.body)):
        tell(Sentence("club-unrated", how=INSTALL))
        layouts = islice(generate_layouts(Random(seed), spec), number)
        return [(str(format_notation(layout)), None) for layout in layouts]
    from dicegame.strength.rating import Wanted

    tell(Sentence("club-rating", number=number))
    ratings = kit_of(spec.like).rating
    layouts = islice(seeded(seed, spec, Wanted(ratings, BAND, FAIR).accepts), number)
    looks = ((layout, ratings.look(layout, Wanted(ratings), False)) for layout in layouts)
    return [(str(format_notation(layout)), round(look.index, 3)) for layout, look in looks]
