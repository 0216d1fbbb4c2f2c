"""One way to read a typed move: the parts that were typed, and the moves that they fit."""

from typing import NamedTuple

from dicegame.base.modes.parts import PARTS
from dicegame.base.state import moves
from dicegame.base.state.moves import DEPOT_BITS, DEPOTS, Move
from dicegame.base.words.names import find_good, find_shield, find_tile, looks_like_shield
from dicegame.play.events import GameError
from padgen.language import Sentence, joined

WITH_GOOD = (moves.SELL, moves.KEEP, moves.GATHER, moves.GIVE)
WITH_SHIELD = (moves.SHIELD, moves.PAY, moves.PAY_WORKER, moves.GIVE_UP)
WITHOUT_WHAT = (
    *(moves.GET_WORKERS, moves.LOAD, moves.SKIP, moves.END),
    *(moves.HIRE, moves.SET, moves.COPY, moves.ADD),
)
WITH_PLACE = (moves.TAKE, moves.PLACE, moves.LOAD, moves.SHIELD, moves.PLACE_FROM, moves.SET, moves.COPY, moves.ADD)
WITH_DEPOT_AND_MORE = (moves.SHIELD, moves.PLACE_FROM)
"""The kinds of moves whose `where` has a depot, and a shield or a hex above it."""


class Meaning(NamedTuple):
    """One way to read what somebody typed. A part that is None was not typed; it matches everything."""

    kinds: tuple[int, ...]
    die: int | None = None
    what: str | None = None
    """The name of a tile, a good or a shield, as it was typed."""
    whats: tuple[int, ...] = ()
    """The tiles, goods or shields that this text fits."""
    where: int | None = None
    """The depot, the hex or the number."""
    above: int | None = None
    """The shield that is replaced, or the hex for a tile that comes from a depot."""

    def fits(self, move: Move) -> bool:
        """Return whether the text fits a move."""
        both = move.kind in WITH_DEPOT_AND_MORE
        return (
            move.kind in self.kinds
            and self.die in (None, move.die)
            and (self.what is None or move.what in self.whats)
            and self.where in (None, move.where & DEPOTS if both else move.where)
            and self.above in (None, move.where >> DEPOT_BITS)
        )

    @property
    def move(self) -> Move | None:
        """Return the move that the text describes completely, or None if a part of it is missing or unclear."""
        kind, what = self.kinds[0], next(iter(self.whats), 0)
        missing = (
            (kind not in WITHOUT_WHAT and len(self.whats) != 1)
            or (kind in WITH_PLACE and self.where is None)
            or (kind == moves.PLACE_FROM and self.above is None)
            or (kind == moves.SET and self.die is None)
        )
        return None if missing else Move(kind, self.die or 0, what, (self.where or 0) | (self.above or 0) << DEPOT_BITS)

    @property
    def is_unclear(self) -> bool:
        """Return whether the name of a tile, a good or a shield was typed that does not fit exactly one."""
        return self.what is not None and len(self.whats) != 1

    def names_shield(self, language: str) -> bool:
        """Return whether the typed name is that of a shield, perhaps with a wrong number."""
        return self.kinds[0] in WITH_SHIELD and looks_like_shield(self.what or "", language)

    def find_what(self, language: str) -> None:
        """Raise GameError with similar names, if the typed name fits no tile, good or shield, or several."""
        if self.kinds[0] == moves.FIRST:
            parts = joined([Sentence(f"typed-{part}") for part in PARTS], "or")
            raise GameError(Sentence("base-no-part", text=(self.what or "")[:40], parts=parts))
        find = find_good if self.kinds[0] in WITH_GOOD else find_shield if self.kinds[0] in WITH_SHIELD else find_tile
        find(self.what or "", language)
