"""Read the moves that people type, in their language or in English. Words may be shortened, and left out at the end.

A typed text may fit several moves: `take` fits every move that takes a tile. The front end then asks which one.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dicegame.base.game import Game
from dicegame.base.state import moves
from dicegame.base.state.moves import Move
from dicegame.base.words.names import find_good, find_tile, good_names, tile_names
from dicegame.base.words.notation import NONE, PAYMENTS
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
WITH_GOOD = (moves.SELL, moves.KEEP)
WITHOUT_WHAT = (moves.GET_WORKERS, moves.LOAD, moves.SKIP, moves.END)
WITH_PLACE = (moves.TAKE, moves.PLACE, moves.LOAD)


class Meaning(NamedTuple):
    """One way to read what somebody typed. A part that is None was not typed; it matches everything."""

    kinds: tuple[int, ...]
    die: int | None = None
    what: str | None = None
    """The name of a tile or a good, as it was typed."""
    whats: tuple[int, ...] = ()
    """The tiles or goods that this text fits."""
    where: int | None = None

    def fits(self, move: Move) -> bool:
        """Return whether the text fits a move."""
        return (
            move.kind in self.kinds
            and self.die in (None, move.die)
            and (self.what is None or move.what in self.whats)
            and self.where in (None, move.where)
        )

    @property
    def move(self) -> Move | None:
        """Return the move that the text describes completely, or None if a part of it is missing or unclear."""
        kind, what = self.kinds[0], next(iter(self.whats), 0)
        missing = (kind not in WITHOUT_WHAT and len(self.whats) != 1) or (kind in WITH_PLACE and self.where is None)
        return None if missing else Move(kind, self.die or 0, what, self.where or 0)


def moves_meant(game: Game, text: str, language: str = ENGLISH) -> list[Move]:
    """Return the legal moves that a typed text fits: one if the text describes it completely."""
    found = list(_meanings(text, language))
    exact = [meaning.move for meaning in found if meaning.move in game.moves]
    return [move for move in exact if move] or [move for move in game.moves if any(one.fits(move) for one in found)]


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
    for kinds, _, what, whats, _ in found:
        if what is not None and len(whats) != 1:
            find_good(what, language) if kinds[0] in WITH_GOOD else find_tile(what, language)
    raise GameError(Sentence("base-no-move-fits" if found else "base-not-a-move", text=text[:60]))


def _meanings(text: str, language: str) -> Iterator[Meaning]:
    """Yield the ways to understand a typed text. None is left if it does not begin with a word for a move."""
    words = text.replace(":", " ").replace(",", " ").split()
    for die, rest in _after_die(words, language):
        for verb in word_names(VERBS, language).find(rest[0]):
            if die is None or KINDS[verb] in WITH_DIE:
                for meaning in _of_kind(KINDS[verb], rest[1:], language):
                    yield meaning._replace(die=die)


def _after_die(words: Sequence[str], language: str) -> Iterator[tuple[int | None, Sequence[str]]]:
    """Yield a die such as `die 4` or `4` and the words after it, if a text begins with one, and all words with no die."""
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
