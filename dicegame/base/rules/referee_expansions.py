"""Explain why moves of the expansions and of the solo game are illegal (2019 rulebook, Expansions to The Shields).

`dicegame.base.rules.referee` explains the moves that every game has.
"""

from collections.abc import Callable, Mapping

from dicegame.base.expansions.shield_moves import price_of_double
from dicegame.base.expansions.shields import free_castles
from dicegame.base.modes.solo import COUNT_BITS
from dicegame.base.rules.monasteries import SELLS_WORKERS
from dicegame.base.rules.reasons import (
    FIRST_WORDS,
    because,
    good_sentence,
    not_in_depot,
    not_on_hex,
    open_parts,
    owed_sentence,
)
from dicegame.base.state import moves
from dicegame.base.state.duchy import Board, SideState
from dicegame.base.state.market import BLACK, DEPOT_NUMBERS, GOOD_MASK, PACKED, GameState, goods_of, owed
from dicegame.base.state.modules import CASTLES_ON, SHIELDS_ON, SOLO_ON
from dicegame.base.state.moves import FREE_CASTLE, FROM_BLACK, Move, about_of, kind_of
from dicegame.base.state.shields import COPIES, SETS_DIE, WORKERS_PAY
from dicegame.base.state.tiles import BUILDING_OF, BUILDING_TYPES, WHITE_CASTLE, tile_sentence
from padgen.language import Field, Sentence

ASKED_BY = {
    moves.USE: moves.OWED_USE,
    moves.GATHER: moves.OWED_GATHER,
    moves.PLACE_FROM: moves.OWED_FROM,
    moves.PAY: moves.OWED_TRIBUTE,
    moves.PAY_WORKER: moves.OWED_TRIBUTE,
    moves.GIVE_UP: moves.OWED_TRIBUTE,
    moves.EXCHANGE: moves.OWED_EXCHANGE,
    moves.GIVE: moves.OWED_GIVE,
    moves.ADD: moves.OWED_ADD,
    moves.FIRST: moves.OWED_PARTS,
}
"""The effect that each kind of move answers."""
NOT_ASKED = {
    moves.USE: ("base-no-use", "heading-crane"),
    moves.GATHER: ("base-no-gather", "heading-shields"),
    moves.PLACE_FROM: ("base-no-place-from", "heading-shields"),
    moves.PAY: ("base-no-tribute", "heading-shields"),
    moves.PAY_WORKER: ("base-no-tribute", "heading-shields"),
    moves.GIVE_UP: ("base-no-tribute", "heading-shields"),
    moves.EXCHANGE: ("base-no-exchange", "heading-solo"),
    moves.GIVE: ("base-no-give", "heading-solo"),
    moves.ADD: ("base-no-add", "heading-solo"),
    moves.FIRST: ("base-no-first", "heading-solo"),
}
"""Why such a move is illegal when nothing is owed, and the heading of its rule."""


class ExpansionReferee:
    """A referee that explains why moves of expansions and of the solo game are illegal at one moment of a game."""

    def __init__(self, game: GameState, side: SideState, board: Board) -> None:
        self.game, self.side, self.board = game, side, board
        self.kind, self.about = kind_of(owed(game)), about_of(owed(game))

    def reason(self, move: Move) -> Sentence | None:
        """Return why an illegal move is illegal, or None if no rule here says it."""
        if move.kind in ASKED_BY and self.kind != ASKED_BY[move.kind]:
            return owed_sentence(self.game) if self.kind else self._because(*NOT_ASKED[move.kind])
        return self._reasons[move.kind](move)

    @property
    def _reasons(self) -> Mapping[int, Callable[[Move], Sentence | None]]:
        return {
            moves.HIRE: self._hire,
            moves.USE: self._use,
            moves.SHIELD: self._shield,
            moves.SET: self._set,
            moves.COPY: self._copy,
            moves.GATHER: self._gather,
            moves.PLACE_FROM: self._place_from,
            moves.PAY: self._tribute,
            moves.PAY_WORKER: self._tribute,
            moves.GIVE_UP: self._tribute,
            moves.EXCHANGE: self._exchange,
            moves.GIVE: self._give,
            moves.ADD: self._add,
            moves.FIRST: self._first,
        }

    def _because(self, key: str, heading: str, **fields: Field) -> Sentence:
        return because(self.game, key, heading, **fields)

    # extra tiles

    def _hire(self, move: Move) -> Sentence | None:  # noqa: ARG002  # like the others
        if not self.side.monasteries & SELLS_WORKERS:
            return self._because("base-hire-28", "heading-tiles")
        if self.game.step:
            return self._because("base-not-own-turn", "heading-shields")
        if self.kind > moves.OWED_PLACE:
            return Sentence("base-hire-later", first=owed_sentence(self.game))
        return self._because("base-few-silver", "heading-tiles", price=1, have=self.side.silver)

    def _use(self, move: Move) -> Sentence | None:
        tile = tile_sentence(move.what)
        if move.what == WHITE_CASTLE and not self.game.modules & CASTLES_ON:
            return self._because("base-use-white-castle", "heading-white-castles")
        if not 0 <= BUILDING_OF[move.what] < BUILDING_TYPES:
            return self._because("base-use-building", "heading-crane", tile=tile)
        return self._because("base-use-nothing", "heading-crane", tile=tile)

    # shields

    def _shield(self, move: Move) -> Sentence | None:
        heading, shield, depot, old = "heading-shields", move.what, move.depot, move.replaced
        if not self.game.modules & SHIELDS_ON:
            return Sentence("base-without-shields")
        by_castle = self.kind == moves.OWED_ACTION and self.about == FREE_CASTLE
        if self.kind == moves.OWED_ACTION and not by_castle:
            return self._because("base-shield-no-action", heading)
        if self.kind and not by_castle:
            return owed_sentence(self.game)
        if not self.kind and not all(self.side.dice):
            return self._because("base-shield-both-dice", heading)
        if not 1 <= depot <= DEPOT_NUMBERS:
            return Sentence("base-no-depot", depot=depot)
        if not self.game.shields[depot] >> shield & 1:
            other = next((one for one in range(1, DEPOT_NUMBERS + 1) if self.game.shields[one] >> shield & 1), 0)
            return self._because("base-shield-not-there", heading, shield=shield, depot=depot, other=other)
        if old and not self.side.shields >> old & 1:
            return self._because("base-shield-not-held", heading, shield=old)
        if not old and free_castles(self.side, self.board) <= 0:
            held = next((one for one in range(1, 32) if self.side.shields >> one & 1), 0)
            return self._because("base-shield-no-castle", heading, shield=shield, depot=depot, held=held)
        if not move.die:
            return self._because("base-shield-dice", heading, shield=shield, depot=depot)
        if by_castle:
            return Sentence("base-no-die-needed")
        needed = price_of_double(self.side, depot)
        fields = {"number": depot, "needed": needed, "workers": self.side.workers}
        return self._because("base-few-for-double", heading, **fields)

    def _set(self, move: Move) -> Sentence | None:
        heading = "heading-shields"
        if not self.side.shields & SETS_DIE:
            return self._because("base-set-16", heading)
        if self.kind:
            return owed_sentence(self.game)
        if self.side.set_die:
            return self._because("base-set-once", heading)
        if move.die not in self.side.dice or not move.die:
            return Sentence("base-no-such-die", die=move.die) if any(self.side.dice) else Sentence("base-set-used")
        if not 1 <= move.where <= 6:
            return Sentence("base-not-a-die", text=str(move.where)[:40])
        return self._because("base-set-same", heading, die=move.die)

    def _copy(self, move: Move) -> Sentence | None:
        heading = "heading-shields"
        if not self.side.shields & COPIES:
            return self._because("base-copy-6", heading)
        if self.side.copied:
            return self._because("base-copy-once", heading, player=self.side.copied)
        if self.kind and self.kind != moves.OWED_COPY:
            return owed_sentence(self.game)
        if not 1 <= move.where <= self.game.players:
            return Sentence("base-copy-nobody", player=move.where, players=self.game.players)
        return self._because("base-copy-self", heading)

    def _gather(self, move: Move) -> Sentence | None:
        mask = GOOD_MASK << PACKED * move.what
        key = "base-gather-full" if any(goods & mask for goods in self.game.depot_goods) else "base-gather-none"
        return self._because(key, "heading-shields", good=good_sentence(move.what))

    def _place_from(self, move: Move) -> Sentence | None:
        black = self.about == FROM_BLACK
        heading = "heading-solo" if self.game.modules & SOLO_ON else "heading-shields"
        if black != (move.depot == BLACK):
            return self._because("base-from-black" if black else "base-from-depots", heading)
        return not_in_depot(self.game, move.what, move.depot) or not_on_hex(
            self.game, self.side, self.board, move.what, move.hex
        )

    def _tribute(self, move: Move) -> Sentence | None:
        heading = "heading-shields"
        if move.what != self.about:
            return self._because("base-tribute-order", heading, shield=self.about)
        if move.kind == moves.PAY:
            return self._because("base-few-silver", heading, price=1, have=self.side.silver)
        if not self.side.shields & WORKERS_PAY:
            return self._because("base-tribute-3", heading)
        return self._because("base-few-price", heading, price=1, have=self.side.workers)

    # the solo game

    def _exchange(self, move: Move) -> Sentence | None:
        return not_in_depot(self.game, move.what, BLACK)

    def _give(self, move: Move) -> Sentence | None:
        good, left, lowest = good_sentence(move.what), self.about & (1 << COUNT_BITS) - 1, self.about >> COUNT_BITS
        if not goods_of(self.side.goods, move.what):
            return self._because("base-no-goods", "heading-solo", good=good)
        if move.what < lowest:
            return self._because("base-give-order", "heading-solo", good=good, last=good_sentence(lowest))
        return self._because("base-give-few", "heading-solo", good=good, left=left)

    def _add(self, move: Move) -> Sentence | None:
        missing = self.game.target - self.game.counter
        if move.where > missing:
            return self._because("base-add-many", "heading-solo", missing=missing, points=move.where)
        return self._because("base-few-silver", "heading-solo", price=move.where, have=self.side.silver)

    def _first(self, move: Move) -> Sentence | None:
        open_ = open_parts(self.about)
        return self._because("base-first-closed", "heading-solo", part=FIRST_WORDS[move.what], open=open_)
