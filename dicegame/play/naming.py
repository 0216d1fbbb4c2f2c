"""Find what people mean by a typed word: the names of things in their language and in English, whole or shortened."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Generic, TypeVar

from padgen.language import names_of

T = TypeVar("T")
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
"""The spelling of umlauts on a keyboard that lacks them."""


def plain(text: str) -> str:
    """Return a text as it is compared: in small letters, without accents, spaces and hyphens. Two numbers stay apart.

    >>> plain("Tour-de-Guet"), plain("KLOSTER 12"), plain("épée"), plain("1 2")
    ('tourdeguet', 'kloster12', 'epee', '1/2')
    """
    letters = re.sub(r"(?<=\d)\W+(?=\d)", "/", unicodedata.normalize("NFKD", text.casefold()))
    return "".join(letter for letter in letters if letter.isalnum() or letter == "/")


class Names(Generic[T]):
    """Things with their names: those in the player's language, and those in English.

    >>> names = Names([("Schiff", 1), ("Mine", 2), ("Markt", 3)], [("ship", 1), ("mine", 2), ("market", 3)])
    >>> names.find("SCHIFF"), names.find("sh"), names.find("m"), names.find("gold")
    ((1,), (1,), (2, 3), ())
    """

    def __init__(self, own: Iterable[tuple[str, T]], english: Iterable[tuple[str, T]] = ()) -> None:
        self._tiers = [
            [(form, thing) for name, thing in names for form in {plain(name), plain(name.casefold().translate(UMLAUTS))}]
            for names in (own, english)
        ]

    def exact(self, text: str) -> tuple[T, ...]:
        """Return the things with exactly this name, first in the player's language, then in English."""
        word = plain(text)
        found = (tuple(dict.fromkeys(thing for name, thing in tier if name == word)) for tier in self._tiers)
        return next(filter(None, found), ())

    def find(self, text: str) -> tuple[T, ...]:
        """Return the things with exactly this name; if there are none, the things whose name begins with it."""
        word = plain(text)
        found = (
            tuple(dict.fromkeys(thing for name, thing in tier if word and name.startswith(word))) for tier in self._tiers
        )
        return self.exact(text) or next(filter(None, found), ())


@cache
def word_names(words: tuple[str, ...], language: str) -> Names[str]:
    """Return the names of words of moves, such as `take`: those of a language, and the English ones."""
    own = ((name, word) for word in words for name in names_of(f"typed-{word}", language))
    return Names(own, ((word, word) for word in words))
