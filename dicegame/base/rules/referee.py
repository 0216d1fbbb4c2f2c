"""Explain in a sentence that names the rule why a move is illegal.

`rules.legal` decides which moves are legal. This module only explains.
"""

from collections.abc import Sequence

from dicegame.base.rules.choices import MOST_MOVES, beside, crowded, gives, has_room
from dicegame.base.rules.legal import PRICE, SILVER_FOR, legal
from dicegame.base.rules.monasteries import BUYS_ANYWHERE, PLACES_BESIDE, TAKES_BESIDE, WORKERS_COUNT_TWICE
from dicegame.base.rules.readings import MIXED_PAYMENT
from dicegame.base.rules.worker_chips import cost
from dicegame.base.state import moves
from dicegame.base.state.duchy import Board
from dicegame.base.state.market import DEPOT_NUMBERS, GameState, goods_of, owed, side_due, slot_of
from dicegame.base.state.moves import Move, about_of, kind_of, move_of
from dicegame.base.state.tiles import (
    BUILDING_OF,
    COLOR_NAMES,
    COLOR_OF,
    GOOD_NAMES,
    NO_TILE,
    TILES,
    tile_sentence,
)
from padgen.language import Sentence

ANSWERS = {
    moves.OWED_ACTION: (moves.TAKE, moves.PLACE, moves.SELL, moves.GET_WORKERS),
    moves.OWED_PLACE: (moves.PLACE, moves.SKIP),
    moves.OWED_TAKE: (moves.TAKE, moves.SKIP),
    moves.OWED_SELL: (moves.SELL, moves.SKIP),
    moves.OWED_LOAD: (moves.LOAD,),
    moves.OWED_SECOND: (moves.LOAD, moves.SKIP),
    moves.OWED_KEEP: (moves.KEEP,),
    moves.OWED_THROW: (moves.THROW,),
    moves.OWED_USE: (moves.USE, moves.SKIP),
    moves.OWED_GATHER: (moves.GATHER, moves.SKIP),
    moves.OWED_FROM: (moves.PLACE_FROM, moves.SKIP),
    moves.OWED_TRIBUTE: (moves.PAY, moves.PAY_WORKER, moves.GIVE_UP),
    moves.OWED_COPY: (moves.COPY,),
    moves.OWED_PARTS: (moves.FIRST,),
    moves.OWED_EXCHANGE: (moves.EXCHANGE, moves.SKIP),
    moves.OWED_GIVE: (moves.GIVE,),
    moves.OWED_ADD: (moves.ADD, moves.SKIP),
}
"""The kinds of moves that settle each kind of owed effect."""
OWED_SENTENCES = {
    moves.OWED_ACTION: "base-owed-action",
    moves.OWED_PLACE: "base-owed-place",
    moves.OWED_TAKE: "base-owed-take",
    moves.OWED_SELL: "base-owed-sell",
    moves.OWED_LOAD: "base-owed-load",
    moves.OWED_SECOND: "base-owed-second",
    moves.OWED_KEEP: "base-owed-keep",
    moves.OWED_THROW: "base-owed-throw",
    moves.OWED_USE: "base-owed-use",
    moves.OWED_GATHER: "base-owed-gather",
    moves.OWED_FROM: "base-owed-from",
    moves.OWED_TRIBUTE: "base-owed-tribute",
    moves.OWED_COPY: "base-owed-copy",
    moves.OWED_PARTS: "base-owed-parts",
    moves.OWED_EXCHANGE: "base-owed-exchange",
    moves.OWED_GIVE: "base-owed-give",
    moves.OWED_ADD: "base-owed-add",
}
NOT_GRANTED = {
    moves.TAKE: "base-needs-die",
    moves.PLACE: "base-needs-die",
    moves.SELL: "base-needs-die",
    moves.GET_WORKERS: "base-needs-die",
    moves.THROW: "base-no-throw",
    moves.LOAD: "base-no-load",
    moves.KEEP: "base-no-keep",
    moves.SKIP: "base-no-skip",
    moves.USE: "base-no-use",
    moves.GATHER: "base-no-gather",
    moves.PLACE_FROM: "base-no-place-from",
    moves.PAY: "base-no-tribute",
    moves.PAY_WORKER: "base-no-tribute",
    moves.GIVE_UP: "base-no-tribute",
    moves.EXCHANGE: "base-no-exchange",
    moves.GIVE: "base-no-give",
    moves.ADD: "base-no-add",
    moves.FIRST: "base-no-first",
}
"""Why a move that answers an effect is illegal when none is owed."""
COLOR_WORDS = {color: Sentence(f"word-{color}") for color in COLOR_NAMES}


def legal_moves(game: GameState, boards: Sequence[Board]) -> list[Move]:
    """Return every legal move of the player who is due."""
    found = [0] * MOST_MOVES
    return [move_of(number) for number in found[: legal(game, list(boards), found)]]


def why_not(game: GameState, boards: Sequence[Board], move: Move) -> Sentence | None:
    """Return why the player who is due may not make a move, or None if it is legal."""
    return None if move in legal_moves(game, boards) else Referee(game, boards).reason(move)


def good_sentence(good: int) -> Sentence:
    """Return the name of the color of a good, to show to people."""
    return Sentence(f"word-{GOOD_NAMES[good]}")


class Referee:
    """A referee that explains why moves are illegal at one moment of a game."""

    def __init__(self, game: GameState, boards: Sequence[Board]) -> None:
        self.game = game
        player = side_due(game)
        self.side, self.board = game.sides[player], boards[player]
        self.own = self.side.monasteries
        self.double = int(self.own & WORKERS_COUNT_TWICE > 0)

    def reason(self, move: Move) -> Sentence:
        """Return a sentence that says why an illegal move is illegal."""
        return self._why_not_due(move) or self._why_not_this(move) or Sentence("base-not-legal")

    def _because(self, key: str, heading: str, **fields: int | str | Sentence) -> Sentence:
        rule = Sentence("rule-base", edition=self.game.edition, heading=Sentence(heading))
        return Sentence("base-because", what=Sentence(key, **fields), rule=rule)

    def _why_not_due(self, move: Move) -> Sentence | None:
        """Return the reason why no move of this kind is due now, or None if one may be due."""
        effect = owed(self.game)
        kind = kind_of(effect)
        buys = moves.BUY <= move.kind <= moves.BUY_FOR_BOTH
        if effect and not buys:
            if move.kind not in ANSWERS[kind]:
                return Sentence(OWED_SENTENCES[kind])
            return Sentence("base-no-die-needed") if move.die else None
        if effect and (kind > moves.OWED_PLACE or self.game.edition == 2011):
            return Sentence("base-buy-later", first=Sentence(OWED_SENTENCES[kind]))
        if buys or move.kind == moves.END:
            return None
        if not move.die:
            return Sentence(NOT_GRANTED[move.kind])
        dice = [die for die in self.side.dice if die]
        if move.die in dice:
            return None
        return Sentence("base-no-such-die", die=move.die) if dice else Sentence("base-dice-used")

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
        return self._because("base-dice-left", "heading-turn")

    def _why_not_in_depot(self, tile: int, depot: int) -> Sentence | None:
        if not 0 <= depot <= DEPOT_NUMBERS:
            return Sentence("base-no-depot", depot=depot)
        if not NO_TILE < tile < TILES or slot_of(self.game, depot, tile) < 0:
            key = "base-not-in-depot" if depot else "base-not-in-black"
            return Sentence(key, tile=tile_sentence(tile), depot=depot)
        return None

    def _why_not_take(self, move: Move) -> Sentence | None:
        if not move.where:
            return self._because("base-take-black", "heading-black-depot")
        if reason := self._why_not_in_depot(move.what, move.where):
            return reason
        if move.die:
            return self._why_no_workers(move.die, move.where, self.own & TAKES_BESIDE)
        return self._because("base-take-color", "heading-buildings", tile=tile_sentence(move.what))

    def _why_not_place(self, move: Move) -> Sentence | None:
        hex_, hexes = move.where, sum(1 for number in self.board.number if number)
        if move.what not in self.side.store:
            return self._because("base-not-stored", "heading-place", tile=tile_sentence(move.what))
        if not 0 <= hex_ < hexes:
            return Sentence("illegal-no-hex", hex=hex_ + 1, last=hexes)
        if self.side.filled >> hex_ & 1:
            return self._because("base-hex-filled", "heading-place", hex=hex_ + 1)
        color, own = self.board.color[hex_], COLOR_OF[move.what]
        if color != own:
            fields = {"tile": tile_sentence(move.what), "color": COLOR_WORDS[COLOR_NAMES[color]]}
            return self._because("base-hex-color", "heading-place", hex=hex_ + 1, **fields)
        if not self.side.edge >> hex_ & 1:
            return self._because("base-not-beside", "heading-place", hex=hex_ + 1)
        if BUILDING_OF[move.what] >= 0 and crowded(self.game, self.side, self.board, BUILDING_OF[move.what]) >> hex_ & 1:
            return self._because("base-town", "heading-buildings", tile=tile_sentence(move.what), hex=hex_ + 1)
        return self._why_no_workers(move.die, self.board.number[hex_], self.own & PLACES_BESIDE[own])

    def _why_not_sell(self, move: Move) -> Sentence | None:
        if not goods_of(self.side.goods, move.what):
            return self._because("base-no-goods", "heading-sell", good=good_sentence(move.what))
        return self._why_no_workers(move.die, move.what + 1, 0)

    def _why_no_workers(self, die: int, number: int, free: int) -> Sentence | None:
        """Return a sentence if there are too few workers to change a die to `number`, or None if there are enough."""
        needed, workers = cost(die, number, int(free > 0), self.double), self.side.workers
        if not die or needed <= workers:
            return None
        fields = {"die": die, "number": number, "needed": needed, "workers": workers}
        return self._because("base-few-workers", "heading-workers", **fields)

    def _why_not_buy(self, move: Move) -> Sentence | None:
        heading = "heading-black-depot"
        if self.side.bought:
            return self._because("base-bought", heading)
        if move.where and not self.own & BUYS_ANYWHERE:
            return self._because("base-buy-anywhere", heading)
        if move.kind != moves.BUY and self.game.edition == 2011:
            return Sentence("base-buy-2011")
        if move.kind == moves.BUY_FOR_BOTH and not self.game.readings & MIXED_PAYMENT:
            return self._because("base-buy-both", heading)
        if move.kind != moves.BUY and not self.own & BUYS_ANYWHERE:
            return self._because("base-buy-workers", heading)
        if reason := self._why_not_in_depot(move.what, move.where):
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
