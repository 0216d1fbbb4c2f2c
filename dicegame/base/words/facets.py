"""Divide a move into the choices that make it up, for lists that are narrowed down step by step."""

from dicegame.base.game import Game
from dicegame.base.modes.parts import PARTS
from dicegame.base.state import moves
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import GOOD_NAMES, NAMES
from dicegame.base.words.meaning import WITH_GOOD, WITH_SHIELD, WITHOUT_WHAT
from dicegame.base.words.notation import BLACK, NONE
from dicegame.play.narrowing import Facets

_FROM_DEPOT = (moves.TAKE, moves.BUY, moves.BUY_FOR_WORKERS, moves.BUY_FOR_BOTH)
_WITH_NUMBER = (moves.SET, moves.COPY, moves.ADD)


def facets(game: Game, move: Move) -> Facets:
    """Return the choices of a move. No two legal moves have the same ones.

    In games with expansions and in the solo game, `from` is the depot of a tile that is placed at once, or the die that
    shield 16 sets, and `for` is the shield that is replaced.
    """
    own = (("do", moves.KIND_NAMES[move.kind]), ("what", _what(move)))
    die = ("die", "white" if move.die == moves.WHITE else str(move.die or ""))
    if not (game.setup.modules or game.setup.mode):
        return (*own, ("where", _where(move)), die)
    begun, replaced = "", ""
    if move.kind == moves.PLACE_FROM:
        begun = str(move.depot or BLACK)
    elif move.kind == moves.SET:
        begun = str(move.die)
    elif move.replaced:
        replaced = f"shield-{move.replaced}"
    return (*own, ("from", begun), ("where", _where(move)), die, ("for", replaced))


def _what(move: Move) -> str:
    """Return the tile, the good, the shield or the part that a move is about, or "" if it is about none."""
    if move.kind in WITHOUT_WHAT:
        return ""
    if move.kind in WITH_SHIELD:
        return f"shield-{move.what}"
    if move.kind == moves.FIRST:
        return PARTS[move.what]
    return GOOD_NAMES[move.what] if move.kind in WITH_GOOD else NAMES[move.what]


def _where(move: Move) -> str:
    """Return the hex, the depot or the number of a move, or "" if it has none."""
    if move.kind in (moves.PLACE, moves.PLACE_FROM):
        return str(move.hex + 1)
    if move.kind == moves.SHIELD:
        return str(move.depot)
    if move.kind == moves.LOAD:
        return str(move.where or NONE)
    if move.kind in _FROM_DEPOT:
        return str(move.where or BLACK)
    return str(move.where) if move.kind in _WITH_NUMBER else ""
