"""The five dice: two with colors, two with pips, one with hourglasses. Randomness is passed in."""

import random
import re
from functools import cache
from typing import NamedTuple

from dicegame.dice.masks import COLOR_NAMES
from dicegame.play.events import GameError
from dicegame.play.naming import Names
from padgen.language import ENGLISH, Sentence, joined, names_of
from padgen.tables import DOUBLE_HOURGLASS_FACES

FACES = 6


class Roll(NamedTuple):
    """One roll of all five dice; its text is `orange blue 2 4`, or `orange blue 2 4 double`."""

    colors: tuple[int, int]
    """The colors by their numbers, in the order of `COLOR_NAMES`."""
    pips: tuple[int, int]
    double: bool = False
    """Whether the hourglass die shows two hourglasses."""

    def __str__(self) -> str:
        words = [*(COLOR_NAMES[color] for color in self.colors), *map(str, self.pips), *["double"] * self.double]
        return " ".join(words)

    @property
    def sentence(self) -> Sentence:
        """Return a sentence that names the dice and can be translated into any language."""
        colors, pips = [Sentence(f"color-{COLOR_NAMES[color]}") for color in self.colors], self.pips
        key = "roll-double" if self.double else "roll-single"
        return Sentence(key, color=colors[0], other=colors[1], pip=pips[0], second=pips[1])


def roll_dice(rng: random.Random, double_faces: int = DOUBLE_HOURGLASS_FACES) -> Roll:
    """Roll all five dice and return the roll. The hourglass die has two hourglasses on `double_faces` faces.

    >>> str(roll_dice(random.Random(7)))
    'blue gray 4 6 double'
    """
    first, second, pip, other_pip, hourglass = (rng.randrange(FACES) for _ in range(5))
    return Roll((first, second), (pip + 1, other_pip + 1), hourglass < double_faces)


def roll_from(number: int, double_faces: int) -> Roll:
    """Return the roll for a random number: its last five digits in base 6 are the dice.

    >>> str(roll_from(1262645817, double_faces=2))
    'orange yellow 3 5 double'
    """
    first, number = number % FACES, number // FACES
    second, number = number % FACES, number // FACES
    pip, number = number % FACES, number // FACES
    other, number = number % FACES, number // FACES
    return Roll((first, second), (pip + 1, other + 1), number % FACES < double_faces)


def parse_roll(text: str, language: str = ENGLISH) -> Roll:
    """Return the roll for a typed text: two colors, two pips, perhaps `double`, in any order. Words may be shortened.

    Words may be in `language` or in English.

    >>> parse_roll("2 4 o bl d") == parse_roll("2 4 orange blau doppelt", "de") == parse_roll("orange blue 2 4 double")
    True

    Raises: GameError for invalid input; it says what was expected.
    """
    expected = Sentence("roll-expected")
    colors: list[int] = []
    pips: list[int] = []
    hourglass: list[bool] = []
    for word in re.findall(r"[^\s,;]+", text.lower()):
        if re.fullmatch("[1-6]", word):
            pips.append(int(word))
            continue
        known = _dice_names(language).find(word)
        if not known:
            raise GameError(Sentence("roll-no-die", word=word[:40], expected=expected))
        if len(known) > 1:
            words = joined((Sentence(WORD_KEYS[number]) for number in known), "or")
            raise GameError(Sentence("roll-unclear", word=word[:40], words=words, expected=expected))
        if known[0] < len(COLOR_NAMES):
            colors.append(known[0])
        else:
            hourglass.append(known[0] == DOUBLE)
    if (len(colors), len(pips)) != (2, 2) or len(hourglass) > 1:
        raise GameError(expected)
    return Roll((colors[0], colors[1]), (pips[0], pips[1]), any(hourglass))


WORD_KEYS = (*(f"color-{name}" for name in COLOR_NAMES), "typed-single", "typed-double")
"""The keys of the words on the dice, by the numbers of the colors, `SINGLE` and `DOUBLE`."""
SINGLE, DOUBLE = len(COLOR_NAMES), len(COLOR_NAMES) + 1
"""The numbers of the words `single` and `double`, after those of the colors."""


@cache
def _dice_names(language: str) -> Names[int]:
    """Return the names of the words on the dice in a language and in English."""
    own = ((name, number) for number, key in enumerate(WORD_KEYS) for name in names_of(key, language))
    return Names(own, ((name, number) for number, name in enumerate((*COLOR_NAMES, "single", "double"))))
