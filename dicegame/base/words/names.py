"""The names of tiles and goods: those that the program shows, and all those that people may type."""

from functools import cache

from dicegame.base.rules.referee import good_sentence
from dicegame.base.state.shields import SHIELDS
from dicegame.base.state.tiles import GOOD_NAMES, MONASTERY_OF, NUMBERS, name_and_number, tile_sentence
from dicegame.play.events import GameError
from dicegame.play.naming import Names
from padgen.language import ENGLISH, Sentence, joined, names_of, say

EXAMPLES = ("bank", "ship", "cow-2", "monastery-7")


def short_name(tile: int, language: str = ENGLISH) -> str:
    """Return the short name of a tile on the board: at most five letters and its number (`ship`, `cow3`, `mon17`)."""
    name, number = name_and_number(tile)
    return f"{say(Sentence(f'base-short-{name}'), language)}{number}"


@cache
def tile_names(language: str) -> Names[int]:
    """Return all names of tiles in a language and in English: long and short ones, and the numbers of monasteries."""

    def names_in(one: str) -> list[tuple[str, int]]:
        named = [(say(tile_sentence(tile), one), tile) for tile in NUMBERS.values()]
        return [*named, *((short_name(tile, one), tile) for tile in NUMBERS.values())]

    numbers = ((str(number), tile) for tile, number in enumerate(MONASTERY_OF) if number)
    return Names([*names_in(language), *numbers], [*NUMBERS.items(), *names_in(ENGLISH)])


@cache
def good_names(language: str) -> Names[int]:
    """Return all names of goods: their colors in a language and in English, and the numbers of the dice that sell them."""
    own = ((say(good_sentence(good), language), good) for good in range(len(GOOD_NAMES)))
    numbers = ((str(good + 1), good) for good in range(len(GOOD_NAMES)))
    return Names([*own, *numbers], ((name, good) for good, name in enumerate(GOOD_NAMES)))


def find_tile(text: str, language: str = ENGLISH) -> int:
    """Return the tile with a name, which may be shortened if it fits only one.

    >>> from dicegame.base.state.tiles import NAMES
    >>> [NAMES[find_tile(word)] for word in ("town-hall", "thall", "cow 4", "17", "board")]
    ['town-hall', 'town-hall', 'cow-4', 'monastery-17', 'boarding-house']

    Raises: GameError if no tile fits, with similar names; if several fit, with their names.
    """
    found = tile_names(language).find(text)
    if len(found) > 1:
        raise GameError(Sentence("base-which-tile", text=text[:40], names=joined(map(tile_sentence, found), "or")))
    if not found:
        from difflib import get_close_matches

        said = {say(tile_sentence(tile), language).lower(): tile for tile in NUMBERS.values()}
        near = [said[name] for name in get_close_matches(text.lower(), said, n=3)] or [NUMBERS[name] for name in EXAMPLES]
        raise GameError(Sentence("base-no-tile", text=text[:40], names=joined(map(tile_sentence, near))))
    return found[0]


def find_good(text: str, language: str = ENGLISH) -> int:
    """Return the good with a color, which may be shortened if it fits only one. Raises: GameError with the colors."""
    found = good_names(language).find(text)
    if len(found) != 1:
        raise GameError(Sentence("base-no-good", text=text[:40], names=joined(map(good_sentence, range(len(GOOD_NAMES))))))
    return found[0]


def find_tiles(text: str, language: str = ENGLISH) -> tuple[int, ...]:
    """Return the tiles of a typed list, such as `ship, town hall cow 4`. Raises: GameError for the first that none fits."""
    words, found = text.replace(",", " ").split(), list[int]()
    while words:
        whole = (size for size in range(len(words), 1, -1) if tile_names(language).exact(" ".join(words[:size])))
        size = next(whole, 1)
        found.append(find_tile(" ".join(words[:size]), language))
        words = words[size:]
    return tuple(found)


@cache
def shield_names(language: str) -> Names[int]:
    """Return all names of shields in a language and in English: `shield-7`, `s7` and the number alone."""

    def names_in(one: str) -> list[tuple[str, int]]:
        words = (*names_of("word-shield", one), "s", "")
        return [(f"{word}{shield}", shield) for word in words for shield in range(1, SHIELDS + 1)]

    return Names(names_in(language), names_in(ENGLISH))


def find_shield(text: str, language: str = ENGLISH) -> int:
    """Return the number of a shield.

    >>> find_shield("shield-7"), find_shield("shield 7"), find_shield("s7"), find_shield("7")
    (7, 7, 7, 7)

    Raises: GameError if there is no such shield.
    """
    found = shield_names(language).exact(text)
    if len(found) != 1:
        raise GameError(Sentence("base-no-shield", text=text[:40], last=SHIELDS))
    return found[0]


def shield_sentence(shield: int) -> Sentence:
    """Return the name of a shield, to show to people. In English it is that of records."""
    return Sentence("base-numbered", name=Sentence("word-shield"), number=shield)


def looks_like_shield(text: str, language: str = ENGLISH) -> bool:
    """Return whether a text begins like a shield and ends with a number, such as `s7` or `shield-19`.

    >>> looks_like_shield("shield 19"), looks_like_shield("s7"), looks_like_shield("sheep-4"), looks_like_shield("7")
    (True, True, False, False)
    """
    stem = text.strip().rstrip("0123456789")
    return stem.strip() != "" and stem != text.strip() and len(shield_names(language).find(stem)) > 0
