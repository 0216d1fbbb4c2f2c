"""New duchies for the rounds of an evening, all about equally hard and fair."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from dicegame.dice.bots.policies import bot_games
from dicegame.fast.bodies import is_ready
from dicegame.fast.machine_code import can_compile
from padgen import load
from padgen.generate import Spec, generate_layouts, seeded
from padgen.language import Sentence
from padgen.notation import format_notation

BAND, FAIR = (0.985, 1.015), 3.0
"""How hard the duchies are (1 is like duchy A), and how many points their starting castles differ at most."""
Duchy = tuple[str, float | None]
"""The notation of a duchy, and its difficulty if that was measured."""


def equal_duchies(
    number: int, seed: int, tell: Callable[[Sentence], None] = lambda _: None, *, wait: bool = True
) -> list[Duchy]:
    """Return new duchies, the same for the same seed. Without compiled games they are not measured, which `tell` is told.

    If not `wait`, they are measured only where the games are compiled already.

    Raises: RatingError if the search finds too few.
    """
    spec = Spec(load("a"))
    if not (can_compile() if wait else is_ready(bot_games)):
        tell(Sentence("club-unrated"))
        layouts = islice(generate_layouts(Random(seed), spec), number)
        return [(str(format_notation(layout)), None) for layout in layouts]
    return list(_measured(number, seed, spec, tell))


def _measured(number: int, seed: int, spec: Spec, tell: Callable[[Sentence], None]) -> Iterator[Duchy]:
    from dicegame.dice.strength.solo_rating import GAMES, Target, quick_rating

    tell(Sentence("club-rating", number=number))
    target = Target(BAND, FAIR)
    for layout in islice(seeded(seed, spec, target.accepts), number):
        yield str(format_notation(layout)), round(quick_rating(layout, GAMES)[0], 3)
