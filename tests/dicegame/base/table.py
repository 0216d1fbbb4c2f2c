"""A base game that tests lay out as they need it: tiles, goods, dice and silver are put down by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dicegame.base.game import Game, Setup, new_game
from dicegame.base.rules.effects import act
from dicegame.base.rules.placing import place
from dicegame.base.rules.referee import legal_moves, why_not
from dicegame.base.rules.rounds import end_turn
from dicegame.base.score import points_by_source
from dicegame.base.state.duchy import SOURCES, SideState
from dicegame.base.state.market import MOVE_DUE, OVER, PACKED, ROUNDS, first_slot
from dicegame.base.state.views import Placed
from dicegame.base.words.names import find_good
from dicegame.base.words.notation import format_move, parse_move, parse_tile
from dicegame.fast.states import copied
from padgen import load

NAMES = ("Anna", "Ben", "Cleo", "Dora")
CENTER = 19


class Table:
    """A game in Anna's turn, with empty depots, 3 and 4 on her dice and nothing in her hands."""

    def __init__(
        self,
        players: int = 2,
        edition: int = 2019,
        layout: str = "base-1",
        start: int = CENTER,
        readings: Mapping[str, str] | None = None,
    ) -> None:
        layouts = (load(layout),) * players
        self.setup = Setup(layouts, NAMES[:players], (start - 1,) * players, edition, readings or {})
        self.game = new_game(self.setup)
        self.state = copied(self.game.state)
        self.boards = list(self.setup.boards)
        self.placed: list[Placed] = list(self.game.placed[0])
        self.state.due, self.state.phase, self.state.round = MOVE_DUE, 0, 0
        for side in self.state.sides:
            side.silver = side.workers = 0
        self.dice(3, 4)

    # what lies there

    def dice(self, *dice: int, player: int = 0) -> "Table":
        self.own(player).dice[:] = [*dice, 0, 0][:2]
        return self

    def have(self, player: int = 0, silver: int | None = None, workers: int | None = None) -> "Table":
        if silver is not None:
            self.own(player).silver = silver
        if workers is not None:
            self.own(player).workers = workers
        return self

    def store(self, *tiles: str, player: int = 0) -> "Table":
        self.own(player).store[:] = [*map(parse_tile, tiles), 0, 0, 0][:3]
        return self

    def goods(self, player: int = 0, **goods: int) -> "Table":
        self.own(player).goods = packed(goods)
        return self

    def depot(self, depot: int, *tiles: str, goods: Mapping[str, int] | None = None) -> "Table":
        start = first_slot(depot)
        for slot, tile in enumerate(tiles):
            self.state.depots[start + slot] = parse_tile(tile)
        if goods:
            self.state.depot_goods[depot] = packed(goods)
        return self

    def monastery(self, *numbers: int, player: int = 0) -> "Table":
        for number in numbers:
            self.own(player).monasteries |= 1 << number
        return self

    def put(self, tile: str, hex_: int, player: int = 0) -> "Table":
        """Put a tile into a duchy without its effect and its points."""
        before, side, number = copied(self.state), self.own(player), parse_tile(tile)
        side.store[0] = number
        place(self.state, side, self.boards[player], number, hex_ - 1)
        for name in ("workers", "silver", "space", "arrival", "store", "large", "small", "points"):
            setattr(side, name, getattr(before.sides[player], name))
        for name in ("claimed", "stack", "stack_size", "arrivals"):
            setattr(self.state, name, getattr(before, name))
        if player == 0:
            self.placed.append(Placed(hex_ - 1, number, 0))
        return self

    # what happens

    @property
    def moves(self) -> list[str]:
        return sorted(map(format_move, legal_moves(self.state, self.boards)))

    def moves_with(self, *words: str) -> list[str]:
        """The legal moves that begin with the first text and contain the others."""
        first, *others = words
        return [move for move in self.moves if move.startswith(first) and all(word in move for word in others)]

    def do(self, *texts: str) -> "Table":
        for text in texts:
            move = parse_move(text)
            reason = why_not(self.state, self.boards, move)
            assert reason is None, f"{text}: {reason}"
            if text.split()[-2:-1] == ["at"]:
                self.placed.append(Placed(move.where, move.what, self.state.phase))
            act(self.state, self.boards, move.number)
        return self

    def refuses(self, text: str) -> str:
        """Why a move is illegal."""
        reason = why_not(self.state, self.boards, parse_move(text))
        assert reason is not None, f"{text} is legal"
        assert reason.key != "base-not-legal", f"{text} has no reason of its own"
        return str(reason)

    def end_phase(self) -> "Table":
        """End all turns of the last round of the phase."""
        self.state.round = ROUNDS - 1
        while self.state.due == MOVE_DUE:
            end_turn(self.state)
        return self

    # what is there then

    def points(self, source: str, player: int = 0) -> int:
        return self.own(player).points[SOURCES.index(source)]

    def own(self, player: int = 0) -> SideState:
        return self.state.sides[player]

    @property
    def silver(self) -> int:
        return self.own().silver

    @property
    def workers(self) -> int:
        return self.own().workers

    @property
    def stored(self) -> list[str]:
        return [name_of(tile) for tile in self.as_game().side(0).store if tile]

    @property
    def goods_stored(self) -> dict[str, int]:
        return by_name(self.as_game().side(0).goods)

    def goods_in(self, depot: int) -> dict[str, int]:
        return by_name(self.as_game().market.goods[depot])

    def as_game(self) -> Game:
        placed = (tuple(self.placed), *self.game.placed[1:])
        return replace(self.game, state=copied(self.state), placed=placed)

    def final(self, player: int = 0) -> dict[str, int]:
        """The points by source, as if the game were over."""
        self.state.due = OVER
        return points_by_source(self.as_game())[player]


def packed(goods: Mapping[str, int]) -> int:
    return sum(number << PACKED * find_good(good) for good, number in goods.items())


def by_name(goods: Sequence[int]) -> dict[str, int]:
    from padgen.endtables import GOODS

    return {good: number for good, number in zip(GOODS, goods, strict=True) if number}


def name_of(tile: int) -> str:
    from dicegame.base.state.tiles import NAMES as TILE_NAMES

    return TILE_NAMES[tile]
