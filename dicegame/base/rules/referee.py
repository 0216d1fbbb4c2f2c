"""Explain in a sentence that names the rule why a move is illegal.

`rules.legal` decides which moves are legal. This module only explains.
"""

from collections.abc import Sequence

from dicegame.base.rules.choices import MOST_MOVES, beside, gives, has_room
from dicegame.base.rules.legal import PRICE, SILVER_FOR, legal
from dicegame.base.rules.monasteries import BUYS_ANYWHERE, PLACES_BESIDE, TAKES_BESIDE
from dicegame.base.rules.readings import MIXED_PAYMENT
from dicegame.base.rules.reasons import because, few_workers, not_in_depot, not_on_hex, owed_sentence
from dicegame.base.rules.reasons import good_sentence as good_sentence  # the words and the front ends use it, too
from dicegame.base.rules.referee_expansions import ExpansionReferee
from dicegame.base.state import moves
from dicegame.base.state.duchy import Board
from dicegame.base.state.market import DEPOT_NUMBERS, GameState, goods_of, owed, side_due
from dicegame.base.state.moves import Move, about_of, kind_of, move_of
from dicegame.base.state.tiles import COLOR_OF, INN, tile_sentence
from padgen.language import Field, Sentence

ANSWERS = {
    moves.OWED_ACTION: (moves.TAKE, moves.PLACE, moves.SELL, moves.GET_WORKERS),
    moves.OWED_PLACE: (moves.PLACE, moves.SKIP),
    moves.OWED_TAKE: (moves.TAKE, moves.SKIP),
    moves.OWED_SELL: (moves.SELL, moves.SKIP),
    moves.OWED_LOAD: (moves.LOAD,),
    moves.OWED_SECOND: (moves.LOAD, moves.SKIP),
    moves.OWED_KEEP: (moves.KEEP,),
    moves.OWED_THROW: (moves.THROW,),
    moves.OWED_USE: (moves.SKIP,),
    moves.OWED_GATHER: (moves.SKIP,),
    moves.OWED_FROM: (moves.SKIP,),
    moves.OWED_TRIBUTE: (),
    moves.OWED_COPY: (),
    moves.OWED_PARTS: (),
    moves.OWED_EXCHANGE: (moves.SKIP,),
    moves.OWED_GIVE: (),
    moves.OWED_ADD: (moves.SKIP,),
}
"""The kinds of moves of every game that settle each kind of owed effect."""
NOT_GRANTED = {
    moves.TAKE: "base-needs-die",
    moves.PLACE: "base-needs-die",
    moves.SELL: "base-needs-die",
    moves.GET_WORKERS: "base-needs-die",
    moves.THROW: "base-no-throw",
    moves.LOAD: "base-no-load",
    moves.KEEP: "base-no-keep",
    moves.SKIP: "base-no-skip",
}
"""Why a move that answers an effect is illegal when none is owed."""


def legal_moves(game: GameState, boards: Sequence[Board]) -> list[Move]:
    """Return every legal move of the player who is due."""
    found = [0] * MOST_MOVES
    return [move_of(number) for number in found[: legal(game, list(boards), found)]]


def why_not(game: GameState, boards: Sequence[Board], move: Move) -> Sentence | None:
    """Return why the player who is due may not make a move, or None if it is legal."""
    return None if move in legal_moves(game, boards) else Referee(game, boards).reason(move)


class Referee:
    """A referee that explains why moves are illegal at one moment of a game."""

    def __init__(self, game: GameState, boards: Sequence[Board]) -> None:
        self.game = game
        player = side_due(game)
        self.side, self.board = game.sides[player], boards[player]
        self.own = self.side.monasteries

    def reason(self, move: Move) -> Sentence:
        """Return a sentence that says why an illegal move is illegal."""
        if move.kind > moves.END:
            found = ExpansionReferee(self.game, self.side, self.board).reason(move)
        else:
            found = self._why_not_due(move) or self._why_not_this(move)
        return found or Sentence("base-not-legal")

    def _because(self, key: str, heading: str, **fields: Field) -> Sentence:
        return because(self.game, key, heading, **fields)

    def _why_not_due(self, move: Move) -> Sentence | None:
        """Return the reason why no move of this kind is due now, or None if one may be due."""
        effect = owed(self.game)
        kind = kind_of(effect)
        buys = moves.BUY <= move.kind <= moves.BUY_FOR_BOTH
        if buys and self.game.step:
            return self._because("base-not-own-turn", "heading-shields")
        if effect and not buys:
            return self._why_not_answer(move, effect)
        if effect and (kind > moves.OWED_PLACE or self.game.edition == 2011):
            return Sentence("base-buy-later", first=owed_sentence(self.game))
        if buys or move.kind == moves.END:
            return None
        if not move.die:
            return Sentence(NOT_GRANTED[move.kind])
        if move.die == moves.WHITE:
            return self._because("base-no-white", "heading-white-castles")
        dice = [die for die in self.side.dice if die]
        if move.die in dice:
            return None
        return Sentence("base-no-such-die", die=move.die) if dice else Sentence("base-dice-used")

    def _why_not_answer(self, move: Move, effect: int) -> Sentence | None:
        """Return the reason why a move does not settle the effect that is owed, or None if one of its kind may."""
        if move.kind not in ANSWERS[kind_of(effect)]:
            return owed_sentence(self.game)
        white = kind_of(effect) == moves.OWED_ACTION and about_of(effect) == moves.WHITE
        if white and not move.die:
            return self._why_not_this(move._replace(die=moves.WHITE)) or Sentence("base-say-white", number=self.game.white)
        if white:
            return None if move.die == moves.WHITE else Sentence("base-white-die", number=self.game.white)
        return Sentence("base-no-die-needed") if move.die else None

    def _why_not_this(self, move: Move) -> Sentence | None:
        """Return the reason why this move is illegal, although a move of its kind may be due."""
        if move.kind == moves.TAKE:
            return self._why_not_take(move)
        if move.kind == moves.PLACE:
            return self._why_not_place(move)
        if move.kind == moves.SELL:
            return self._why_not_sell(move)
        if moves.BUY <= move.kind <= moves.BUY_FOR_BOTH:
            return self._why_not_buy(move)
        if move.kind == moves.THROW:
            return self._because("base-not-stored", "heading-take", tile=tile_sentence(move.what))
        if move.kind == moves.LOAD:
            return self._why_not_load(move)
        if move.kind == moves.KEEP:
            return self._why_not_keep(move)
        if move.kind == moves.SKIP:
            return self._because("base-must-place", "heading-shields")
        return self._because("base-dice-left", "heading-turn") if move.kind == moves.END else None

    def _why_no_workers(self, die: int, number: int, free: int) -> Sentence | None:
        return few_workers(self.game, self.side, self.game.white if die == moves.WHITE else die, number, free)

    def _why_not_take(self, move: Move) -> Sentence | None:
        if not move.where:
            return self._because("base-take-black", "heading-black-depot")
        if reason := not_in_depot(self.game, move.what, move.where):
            return reason
        if move.die:
            return self._why_no_workers(move.die, move.where, self.own & TAKES_BESIDE)
        return self._because("base-take-color", "heading-buildings", tile=tile_sentence(move.what))

    def _why_not_place(self, move: Move) -> Sentence | None:
        if move.what not in self.side.store:
            return self._because("base-not-stored", "heading-place", tile=tile_sentence(move.what))
        if reason := not_on_hex(self.game, self.side, self.board, move.what, move.where):
            return reason
        free = self.own & PLACES_BESIDE[COLOR_OF[move.what]]
        return self._why_no_workers(move.die, self.board.number[move.where], free)

    def _why_not_sell(self, move: Move) -> Sentence | None:
        if not goods_of(self.side.goods, move.what):
            return self._because("base-no-goods", "heading-sell", good=good_sentence(move.what))
        return self._why_no_workers(move.die, move.what + 1, 0)

    def _why_not_buy(self, move: Move) -> Sentence | None:
        heading = "heading-black-depot"
        if self.side.bought:
            return self._because("base-bought", heading)
        if move.what == INN and (move.where or not self.game.inns):
            return self._because("base-inn-beside" if self.game.inns else "base-no-inn", "heading-inns")
        if move.where and not self.own & BUYS_ANYWHERE:
            return self._because("base-buy-anywhere", heading)
        if move.kind != moves.BUY and self.game.edition == 2011:
            return Sentence("base-buy-2011")
        if move.kind == moves.BUY_FOR_BOTH and not self.game.readings & MIXED_PAYMENT:
            return self._because("base-buy-both", heading)
        if move.kind != moves.BUY and not self.own & BUYS_ANYWHERE:
            return self._because("base-buy-workers", heading)
        if move.what != INN and (reason := not_in_depot(self.game, move.what, move.where)):
            return reason
        if not has_room(self.game, self.side):
            return self._because("base-no-room", heading)
        price = SILVER_FOR[move.kind - moves.BUY]
        if price > self.side.silver:
            return self._because("base-few-silver", heading, price=price, have=self.side.silver)
        return self._because("base-few-price", heading, price=PRICE - price, have=self.side.workers)

    def _why_not_load(self, move: Move) -> Sentence | None:
        effect = owed(self.game)
        if not 0 <= move.where <= DEPOT_NUMBERS:
            return Sentence("base-no-depot", depot=move.where)
        if kind_of(effect) == moves.OWED_SECOND:
            if not beside(self.game, about_of(effect)) >> move.where & 1:
                return self._because("base-load-beside", "heading-ship", depot=about_of(effect))
        elif not move.where:
            return self._because("base-load-none", "heading-ship")
        if self.game.depot_goods[move.where] and not gives(self.game, self.side, move.where):
            return self._because("base-load-full", "heading-ship", depot=move.where)
        return self._because("base-load-empty", "heading-ship", depot=move.where)

    def _why_not_keep(self, move: Move) -> Sentence | None:
        depot, good = about_of(owed(self.game)), good_sentence(move.what)
        return self._because("base-keep", "heading-ship", depot=depot, good=good)
