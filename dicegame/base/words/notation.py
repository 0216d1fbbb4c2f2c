"""Write and read moves as texts: those of records, and those that people see in their language (docs/base-game.md).

Moves read like `die 4 take bank from 3`.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from dicegame.base.modes.parts import PARTS
from dicegame.base.rules.referee import good_sentence
from dicegame.base.state import moves
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import GOOD_NAMES, NAMES, NUMBERS, tile_sentence
from dicegame.base.words.names import find_good, find_tile, shield_sentence
from dicegame.play.events import GameError
from padgen.language import Sentence, spaced

NONE, BLACK = "none", "black"
"""The words for no depot to load, and for the black depot among the choices of a move."""
CACHED = 8192
"""The number of moves whose texts are kept: a page says those of all legal moves again after each tap."""
PAYMENTS = {moves.BUY: "", moves.BUY_FOR_WORKERS: " for workers", moves.BUY_FOR_BOTH: " for both"}
_DIE = r"(?:(?:die (?P<die>[1-6])|(?P<white>white)) )?"
_SHIELD = r"shield-(?P<shield>1[0-8]|[1-9])"
_FORMS = (
    (moves.SHIELD, rf"(?:(?P<dice>dice) )?take {_SHIELD} from (?P<depot>[1-6])(?: for shield-(?P<old>1[0-8]|[1-9]))?"),
    (moves.PLACE_FROM, r"place (?P<tile>\S+) from (?P<depot>[1-6]|black) at (?P<hex>[1-9][0-9]?)"),
    (moves.HIRE, r"buy workers"),
    (moves.USE, r"use (?P<tile>\S+)"),
    (moves.SET, r"set die (?P<die>[1-6]) to (?P<number>[1-6])"),
    (moves.COPY, r"copy player (?P<number>[1-4])"),
    (moves.GATHER, r"gather (?P<good>\S+)"),
    (moves.PAY, rf"pay silver for {_SHIELD}"),
    (moves.PAY_WORKER, rf"pay worker for {_SHIELD}"),
    (moves.GIVE_UP, rf"give up {_SHIELD}"),
    (moves.EXCHANGE, r"exchange (?P<tile>\S+)"),
    (moves.GIVE, r"give (?P<good>\S+)"),
    (moves.ADD, r"add (?P<number>[1-9][0-9]?)"),
    (moves.FIRST, r"first (?P<part>effect|area|color)"),
    (moves.TAKE, _DIE + r"take (?P<tile>\S+) from (?P<depot>[1-6])"),
    (moves.PLACE, _DIE + r"place (?P<tile>\S+) at (?P<hex>[1-9][0-9]?)"),
    (moves.SELL, _DIE + r"sell (?P<good>\S+)"),
    (moves.GET_WORKERS, _DIE + r"workers"),
    (moves.BUY_FOR_BOTH, r"buy (?P<tile>\S+)(?: from (?P<depot>[1-6]))? for both"),
    (moves.BUY_FOR_WORKERS, r"buy (?P<tile>\S+)(?: from (?P<depot>[1-6]))? for workers"),
    (moves.BUY, r"buy (?P<tile>\S+)(?: from (?P<depot>[1-6]))?"),
    (moves.THROW, r"throw (?P<tile>\S+)"),
    (moves.LOAD, r"load (?P<depot>[1-6]|none)"),
    (moves.KEEP, r"keep (?P<good>\S+)"),
    (moves.SKIP, r"skip"),
    (moves.END, r"end"),
)


@lru_cache(CACHED)
def format_move(move: Move) -> str:
    """Return the text of a move.

    >>> format_move(Move(moves.TAKE, die=4, what=7, where=3)), format_move(Move(moves.LOAD))
    ('die 4 take bank from 3', 'load none')
    """
    die = {0: "", moves.WHITE: "white "}.get(move.die, f"die {move.die} ")
    depot = f" from {move.where}" if move.where else ""
    if move.kind == moves.TAKE:
        return f"{die}take {NAMES[move.what]}{depot}"
    if move.kind == moves.PLACE:
        return f"{die}place {NAMES[move.what]} at {move.where + 1}"
    if move.kind == moves.SELL:
        return f"{die}sell {GOOD_NAMES[move.what]}"
    if move.kind == moves.GET_WORKERS:
        return f"{die}workers"
    if move.kind in PAYMENTS:
        return f"buy {NAMES[move.what]}{depot}{PAYMENTS[move.kind]}"
    if move.kind == moves.THROW:
        return f"throw {NAMES[move.what]}"
    if move.kind == moves.LOAD:
        return f"load {move.where or NONE}"
    if move.kind == moves.KEEP:
        return f"keep {GOOD_NAMES[move.what]}"
    if move.kind > moves.END:
        return _format_added(move)
    return "skip" if move.kind == moves.SKIP else "end"


def _format_added(move: Move) -> str:
    """Return the text of a move of an expansion or of the solo game.

    >>> format_move(Move(moves.SHIELD, die=moves.WHITE, what=7, where=5 | 3 << moves.DEPOT_BITS))
    'dice take shield-7 from 5 for shield-3'
    """
    what, where = move.what, move.where
    if move.kind == moves.SHIELD:
        old = f" for shield-{where >> moves.DEPOT_BITS}" if where >> moves.DEPOT_BITS else ""
        return f"{'dice ' if move.die else ''}take shield-{what} from {move.depot}{old}"
    if move.kind == moves.PLACE_FROM:
        return f"place {NAMES[what]} from {move.depot or BLACK} at {move.hex + 1}"
    if move.kind in _WITH_TILE:
        return f"{_WITH_TILE[move.kind]} {NAMES[what]}"
    if move.kind in _WITH_GOOD:
        return f"{_WITH_GOOD[move.kind]} {GOOD_NAMES[what]}"
    if move.kind in _WITH_SHIELD:
        return f"{_WITH_SHIELD[move.kind]} shield-{what}"
    if move.kind == moves.SET:
        return f"set die {move.die} to {where}"
    if move.kind == moves.FIRST:
        return f"first {PARTS[what]}"
    return "buy workers" if move.kind == moves.HIRE else f"{_WITH_NUMBER[move.kind]} {where}"


_WITH_TILE = {moves.USE: "use", moves.EXCHANGE: "exchange"}
_WITH_GOOD = {moves.GATHER: "gather", moves.GIVE: "give"}
_WITH_SHIELD = {moves.PAY: "pay silver for", moves.PAY_WORKER: "pay worker for", moves.GIVE_UP: "give up"}
_WITH_NUMBER = {moves.COPY: "copy player", moves.ADD: "add"}


def parse_move(text: str) -> Move:
    """Return the move for a text. Case and the number of spaces do not matter.

    >>> parse_move("Die 4  take BANK from 3")
    Move(kind=0, die=4, what=7, where=3)

    Raises: GameError for invalid input; it says what was expected.
    """
    words = " ".join(text.lower().split())
    for kind, form in _FORMS:
        if found := re.fullmatch(form, words):
            return _move_of(kind, found.groupdict())
    raise GameError(Sentence("base-not-a-move", text=text[:60]))


def _move_of(kind: int, part: Mapping[str, str | None]) -> Move:
    """Return the move for the parts of its text, by their names in `_FORMS`."""
    depot, what = part.get("depot") or "", 0
    where = int(depot) if depot.isdigit() else int(part.get("number") or 0)
    if tile := part.get("tile"):
        what = parse_tile(tile)
    elif good := part.get("good"):
        what = find_good(good)
    elif shield := part.get("shield"):
        what = int(shield)
    elif named := part.get("part"):
        what = PARTS.index(named)
    if hex_ := part.get("hex"):
        where = where | int(hex_) - 1 << moves.DEPOT_BITS if kind == moves.PLACE_FROM else int(hex_) - 1
    if old := part.get("old"):
        where |= int(old) << moves.DEPOT_BITS
    die = moves.WHITE if part.get("white") or part.get("dice") else int(part.get("die") or 0)
    return Move(kind, die, what, where)


@lru_cache(CACHED)
def move_sentence(move: Move) -> Sentence:
    """Return the text of a move as a sentence, which can be said in any language. In English it is that of records.

    >>> from padgen.language import say
    >>> say(move_sentence(Move(moves.TAKE, die=4, what=7, where=3)), "de")
    'Würfel 4 nimm Bank aus 3'
    """
    return words_sentence(format_move(move))


def beginning_sentence(chosen: Mapping[str, str]) -> Sentence:
    """Return the text with which moves begin that share some choices, by the names of `BaseGame.facets`.

    >>> str(beginning_sentence({"do": "take", "what": "ship"})), str(beginning_sentence({"do": "buy-for-workers"}))
    ('take ship', 'buy for workers')
    >>> str(beginning_sentence({"do": "shield", "what": "shield-7"})), str(beginning_sentence({"do": "set", "from": "4"}))
    ('take shield-7', 'set die 4')
    """
    if chosen["do"] in _BEGINNINGS:
        begin, before = _BEGINNINGS[chosen["do"]]
        what = chosen.get("what") or ("shield" if chosen["do"] == "shield" else "")
        begun = chosen.get("from") and f"{before} {chosen['from']}"
        place = chosen.get("where") and f"{'at' if chosen['do'] == 'place-from' else 'from'} {chosen['where']}"
        return words_sentence(f"{begin} {what} {begun or ''} {place or ''}")
    verb, _, payment = chosen["do"].partition("-for-")
    place = chosen.get("where", "").replace(BLACK, "")
    before = {"place": "at ", "load": ""}.get(verb, "from ") if place else ""
    return words_sentence(f"{verb} {chosen.get('what', '')} {before}{place} {payment and f'for {payment}'}")


_BEGINNINGS = {
    "shield": ("take", ""),
    "place-from": ("place", "from"),
    "hire": ("buy workers", ""),
    "set": ("set die", ""),
    "copy": ("copy player", ""),
    "pay": ("pay silver for", ""),
    "pay-worker": ("pay worker for", ""),
    "give-up": ("give up", ""),
}
"""The words with which moves of expansions begin, by their kind, and the word before the choice `from`, if any."""


@lru_cache(CACHED)
def words_sentence(text: str) -> Sentence:
    """Return a text made of the words of moves as a sentence, which can be said in any language."""
    return spaced(map(_word, text.replace("give up", "give-up").split()))


def _word(word: str) -> Sentence | str:
    if word in NUMBERS:
        return tile_sentence(NUMBERS[word])
    if word in GOOD_NAMES:
        return good_sentence(GOOD_NAMES.index(word))
    if word.startswith("shield-"):
        return shield_sentence(int(word.removeprefix("shield-")))
    if word == "shield":
        return Sentence("word-shield")
    return word if word.isdigit() else Sentence(f"typed-{word}")


def parse_tile(text: str) -> int:
    """Return the number of the tile with this English name, whole or short. Raises: GameError for an unknown name."""
    return NUMBERS.get(text) or find_tile(text)
