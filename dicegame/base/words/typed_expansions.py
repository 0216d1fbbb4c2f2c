"""Read the typed moves of the expansions and of the solo game (docs/base-game.md lists their texts).

Each form is a row of words and of parts in capitals. Any of them but the first may be left out.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from dicegame.base.modes.parts import PARTS
from dicegame.base.state import moves
from dicegame.base.words.meaning import Meaning
from dicegame.base.words.names import good_names, shield_names, tile_names
from dicegame.base.words.notation import BLACK
from dicegame.play.naming import Names, word_names

FORMS = (
    (moves.SHIELD, moves.WHITE, "dice take SHIELD from DEPOT for OLD"),
    (moves.SHIELD, moves.WHITE, "take SHIELD from DEPOT for OLD"),
    (moves.SHIELD, 0, "take SHIELD from DEPOT for OLD"),
    (moves.PLACE_FROM, 0, "place TILE from DEPOT at HEX"),
    (moves.HIRE, 0, "buy workers"),
    (moves.USE, 0, "use TILE"),
    (moves.SET, None, "set die DIE to NUMBER"),
    (moves.COPY, 0, "copy player NUMBER"),
    (moves.GATHER, 0, "gather GOOD"),
    (moves.PAY, 0, "pay silver for SHIELD"),
    (moves.PAY_WORKER, 0, "pay worker for SHIELD"),
    (moves.GIVE_UP, 0, "give-up SHIELD"),
    (moves.EXCHANGE, 0, "exchange TILE"),
    (moves.GIVE, 0, "give GOOD"),
    (moves.ADD, 0, "add NUMBER"),
    (moves.FIRST, 0, "first PART"),
)
"""The kind, the die and the form of each move. A shield needs `dice` only in records: what is owed decides what is meant."""
LONGEST_NAME = 3
"""The largest number of words in the name of a tile."""


def added_meanings(words: Sequence[str], language: str) -> Iterator[Meaning]:
    """Yield the ways to understand typed words as a move of an expansion or of the solo game."""
    for kind, die, form in FORMS:
        verb, *parts = form.split()
        for used, _ in _read(verb, words, language):
            for found in _matches(parts, words[used:], language):
                yield _meaning(kind, die, found)


def _meaning(kind: int, die: int | None, found: dict[str, Any]) -> Meaning:
    """Return the meaning of the parts of a form that were typed."""
    said, whats = next((found[part] for part in ("TILE", "GOOD", "SHIELD", "PART") if part in found), (None, ()))
    _, old = found.get("OLD", ("", ()))
    above = old[0] if len(old) == 1 else found.get("HEX")
    return Meaning((kind,), found.get("DIE", die), said, whats, found.get("DEPOT", found.get("NUMBER")), above)


def _matches(parts: Sequence[str], words: Sequence[str], language: str) -> Iterator[dict[str, Any]]:
    """Yield the values of the parts of a form that fit all the words, in order. Parts may be left out."""
    if not words:
        yield {}
    elif parts:
        for used, value in _read(parts[0], words, language):
            for found in _matches(parts[1:], words[used:], language):
                yield {parts[0]: value} | found
        yield from _matches(parts[1:], words, language)


def _read(part: str, words: Sequence[str], language: str) -> Iterator[tuple[int, Any]]:
    """Yield how many words fit a part of a form, and its value."""
    word = words[0] if words else ""
    if part.islower():
        for used in (2, 1)[-len(words) :] if words else ():
            if word_names((part,), language).find(" ".join(words[:used])):
                yield used, None
    elif part == "TILE":
        yield from _named(tile_names(language), words)
    elif part == "GOOD":
        yield from _named(good_names(language), words)
    elif part == "SHIELD":
        yield from _named(shield_names(language), words[:2])
    elif part == "OLD":
        yield from ((used, named) for used, named in _named(shield_names(language), words[:2]) if named[1])
    elif part == "PART":
        yield 1, (word, tuple(map(PARTS.index, word_names(PARTS, language).find(word))))
    elif part == "DEPOT":
        if word in tuple("123456"):
            yield 1, int(word)
        elif word_names((BLACK,), language).find(word):
            yield 1, 0
    elif word.isdecimal() and (part != "DIE" or word in tuple("123456")):
        yield 1, int(word) - (part == "HEX")


def _named(names: Names[int], words: Sequence[str]) -> Iterator[tuple[int, tuple[str, tuple[int, ...]]]]:
    """Yield how many words are a name, the longest first, with the text and all that it fits; one word if none is known."""
    texts = [" ".join(words[:used]) for used in range(min(LONGEST_NAME, len(words)), 0, -1)]
    known = [text for text in texts if names.exact(text)] or [text for text in texts if names.find(text)] or texts[-1:]
    for text in known:
        yield len(text.split()), (text, names.find(text))
