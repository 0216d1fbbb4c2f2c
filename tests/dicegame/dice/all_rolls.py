"""Every roll of the five dice, with its chances."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from dicegame.dice.roll import FACES, Roll
from padgen.tables import DOUBLE_HOURGLASS_FACES


def all_rolls(double_faces: int = DOUBLE_HOURGLASS_FACES) -> Iterator[tuple[Roll, int]]:
    """Yield every roll once, ignoring the order of two dice of a kind, with its chances out of 6**5.

    >>> sum(chances for _, chances in all_rolls()) == 6**5
    True
    """
    pairs = Counter(tuple(sorted(pair)) for pair in product(range(FACES), repeat=2))
    for (colors, color_ways), (pips, pip_ways) in product(pairs.items(), pairs.items()):
        for double, faces in ((False, FACES - double_faces), (True, double_faces)):
            if faces:
                yield Roll((colors[0], colors[1]), (pips[0] + 1, pips[1] + 1), double), color_ways * pip_ways * faces
