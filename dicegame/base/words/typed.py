"""Read the moves that people type, in their language or in English. Words may be shortened, and left out at the end.

A typed text may fit several moves: `take` fits every move that takes a tile. The front end then asks which one.
"""

from collections.abc import Iterator, Sequence

from dicegame.base.game import Game
from dicegame.base.state import moves
from dicegame.base.state.moves import Move
from dicegame.base.words.meaning import WITH_GOOD, Meaning
from dicegame.base.words.names import good_names, tile_names
from dicegame.base.words.notation import NONE, PAYMENTS
from dicegame.base.words.typed_expansions import added_meanings
from dicegame.play.events import GameError
from dicegame.play.naming import word_names
from padgen.language import ENGLISH, Sentence, joined

KINDS = {
    "take": moves.TAKE,
    "place": moves.PLACE,
    "sell": moves.SELL,
    "workers": moves.GET_WORKERS,
    "buy": moves.BUY,
    "throw": moves.THROW,
    "load": moves.LOAD,
    "keep": moves.KEEP,
    "skip": moves.SKIP,
    "end": moves.END,
}
VERBS = tuple(KINDS)
PAID_WITH = {"workers": moves.BUY_FOR_WORKERS, "both": moves.BUY_FOR_BOTH}
WITH_DIE = (moves.TAKE, moves.PLACE, moves.SELL, moves.GET_WORKERS)


def moves_meant(game: Game, text: str, language: str = ENGLISH) -> list[Move]:
    """Return the legal moves that a typed text fits: one if the text describes it completely."""
    found = list(_meanings(text, language))
    exact = [meaning.move for meaning in found if meaning.move in game.moves]
    fitting = [move for move in dict.fromkeys(exact) if move] or [
        move for move in game.moves if any(one.fits(move) for one in found)
    ]
    return [] if len(fitting) == 1 and _replaces_unsaid(fitting[0], found) else fitting


def parse_typed_move(game: Game, text: str, language: str = ENGLISH) -> Move:
    """Return the move for a typed text: the legal one that it fits, or else the illegal one that it describes.

    Raises: GameError if the text is invalid, or if it fits several legal moves; it says what was expected.
    """
    legal = moves_meant(game, text, language)
    if len(legal) == 1:
        return legal[0]
    if len({move._replace(die=0) for move in legal}) == 1:
        raise GameError(Sentence("base-which-die", dice=joined([str(one.die) for one in legal], "or")))
    if legal:
        raise GameError(Sentence("base-which-move", text=text[:60], number=len(legal)))
    found = list(_meanings(text, language))
    for meaning in found:
        if meaning.move:
            return meaning.move
    if all(one.is_unclear for one in found):
        for one in sorted(found, key=lambda one: not one.names_shield(language)):
            one.find_what(language)
    raise GameError(Sentence("base-no-move-fits" if found else "base-not-a-move", text=text[:60]))


def _replaces_unsaid(move: Move, found: Sequence[Meaning]) -> bool:
    """Return whether a move replaces a shield without a text that says which one. People must say which one they give."""
    return move.replaced > 0 and all(one.above is None for one in found if one.fits(move))


def _meanings(text: str, language: str) -> Iterator[Meaning]:
    """Yield the ways to understand a typed text. None is left if it does not begin with a word for a move."""
    words = text.replace(":", " ").replace(",", " ").split()
    for die, rest in _after_die(words, language):
        for verb in word_names(VERBS, language).find(rest[0]):
            if die is None or KINDS[verb] in WITH_DIE:
                for meaning in _of_kind(KINDS[verb], rest[1:], language):
                    yield meaning._replace(die=die)
    yield from added_meanings(words, language)


def _after_die(words: Sequence[str], language: str) -> Iterator[tuple[int | None, Sequence[str]]]:
    """Yield a die such as `die 4`, `4` or `white` and the words after it, if a text begins with one, and all words with
    no die.
    """
    if len(words) > 1 and word_names(("white",), language).find(words[0]):
        yield moves.WHITE, words[1:]
    for place in (0, 1):
        named = not place or word_names(("die",), language).find(words[0])
        if named and len(words) > place + 1 and words[place] in tuple("123456"):
            yield int(words[place]), words[place + 1 :]
    if words:
        yield None, words


def _of_kind(kind: int, words: Sequence[str], language: str) -> Iterator[Meaning]:
    """Yield the ways to understand the words after the verb of a move of this kind."""
    if kind in (moves.GET_WORKERS, moves.SKIP, moves.END):
        if not words:
            yield Meaning((kind,))
    elif kind == moves.LOAD:
        if not words or words[-1].isdecimal():
            yield Meaning((kind,), where=int(words[-1]) if words else None)
        elif word_names((NONE,), language).find(words[0]):
            yield Meaning((kind,), where=0)
    elif kind in WITH_GOOD:
        what = " ".join(words)
        yield Meaning((kind,), what=what, whats=good_names(language).find(what)) if words else Meaning((kind,))
    else:
        kinds, words = _paid_with(words, language) if kind == moves.BUY else ((kind,), words)
        for said, where in _places(kind, words, language):
            what = " ".join(said)
            whats = tile_names(language).find(what)
            yield Meaning(kinds, what=what, whats=whats, where=where) if said else Meaning(kinds, where=where)


def _paid_with(words: Sequence[str], language: str) -> tuple[tuple[int, ...], Sequence[str]]:
    """Return the kinds of a purchase by how it is paid, and the words before the payment such as `for workers`."""
    for place, word in enumerate(words):
        if word_names(("for",), language).exact(word):
            paid = word_names(tuple(PAID_WITH), language).find(" ".join(words[place + 1 :]))
            if paid:
                return tuple(PAID_WITH[one] for one in paid), words[:place]
    return tuple(PAYMENTS), words


def _places(kind: int, words: Sequence[str], language: str) -> Iterator[tuple[Sequence[str], int | None]]:
    """Yield the words for a tile, and the depot or hex after them. In `cow 4`, the number may belong to the tile or not."""
    number = int(words[-1]) - (kind == moves.PLACE) if words and words[-1].isdecimal() else None
    named = len(words) > 1 and word_names(("from", "at"), language).exact(words[-2])
    if number is not None and len(words) > 1 and kind != moves.THROW:
        yield (words[:-2] if named else words[:-1]), number
    if number is None or not named:
        yield words, None
