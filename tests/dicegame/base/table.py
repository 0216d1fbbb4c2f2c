"""A base game that tests lay out as they need it: tiles, goods, dice and silver are put down by hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dicegame.base.expansions.shield_moves import copy_player, take_shield
from dicegame.base.expansions.trade_routes import space_of
from dicegame.base.game import NOBODY, Game, new_game
from dicegame.base.rules.effects import act, advance
from dicegame.base.rules.placing import place
from dicegame.base.rules.referee import legal_moves, why_not
from dicegame.base.rules.rounds import end_turn
from dicegame.base.score import points_by_source
from dicegame.base.setup import Setup
from dicegame.base.state.duchy import MOST_STORED, SOURCES, SideState
from dicegame.base.state.market import MOVE_DUE, ON_TOP, OVER, PACKED, ROUNDS, first_slot, owe
from dicegame.base.state.modules import SOLO_ON
from dicegame.base.state.moves import OWED_ACTION, SHIELD, Move
from dicegame.base.state.routes import add_space
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
        modules: str = "",
        mode: str = "",
    ) -> None:
        layouts, names = (load(layout),) * players, NAMES[:players]
        starts = (start - 1,) * players
        self.setup = Setup(layouts, names, starts, edition, readings or {}, tuple(modules.split()), mode)
        self.game = new_game(self.setup)
        self.state = copied(self.game.state)
        self.boards = list(self.setup.boards)
        self.placed: list[list[Placed]] = [list(own) for own in self.game.placed]
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
        self.own(player).store[:] = [*map(parse_tile, tiles), *(0,) * MOST_STORED][:MOST_STORED]
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
            self.own(player).arrival |= ON_TOP * (number == 27)
        return self

    def puts(self, tiles: str, player: int = 0) -> "Table":
        """Put tiles into a duchy, such as `bank 12, mine 25`, without their effects and their points."""
        for tile in tiles.split(", "):
            name, hex_ = tile.split()
            self.put(name, int(hex_), player)
        return self

    def put(self, tile: str, hex_: int, player: int = 0) -> "Table":
        """Put a tile into a duchy without its effect and its points."""
        before, side, number = copied(self.state), self.own(player), parse_tile(tile)
        side.store[0] = number
        self.state.turn = player
        self.state.modules &= ~SOLO_ON
        place(self.state, side, self.boards[player], number, hex_ - 1)
        for name in ("workers", "silver", "space", "arrival", "store", "large", "small", "points"):
            setattr(side, name, getattr(before.sides[player], name))
        side.arrival |= ON_TOP * (side.monasteries >> 27 & 1)
        for name in ("claimed", "stack", "stack_size", "arrivals", "turn", "modules"):
            setattr(self.state, name, getattr(before, name))
        self.placed[player].append(Placed(hex_ - 1, number, 0))
        return self

    def white(self, number: int) -> "Table":
        self.state.white = number
        return self

    def inns(self, number: int) -> "Table":
        self.state.inns = number
        return self

    def shields(self, depot: int, *shields: int) -> "Table":
        """Put shields into a depot."""
        self.state.shields[depot] = sum(1 << shield for shield in shields)
        return self

    def hold(self, *shields: int, player: int = 0, copies: int = NOBODY) -> "Table":
        """Give a player shields, as if they were taken. `copies` is the player whose monasteries shield 6 copies."""
        turn, self.state.turn = self.state.turn, player
        for shield in shields:
            owe(self.state, OWED_ACTION)
            self.state.shields[1] ^= 1 << shield
            take_shield(self.state, self.own(player), self.boards[player], Move(SHIELD, 0, shield, 1).number)
        if copies != NOBODY:
            copy_player(self.state, self.own(player), copies + 1)
        self.state.turn = turn
        return self

    def route(self, *cards: str, player: int = 0) -> "Table":
        """Lay out cards of a trade route, such as `1 workers, 2 silver`."""
        for space in (space for card in cards for space in card.split(", ")):
            add_space(self.own(player), space_of(space))
        return self

    def turn_of(self, player: int, *dice: int) -> "Table":
        """Let another player be due, who has these dice."""
        self.state.turn = player
        return self.dice(*dice, player=player)

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
                self.placed[self.due].append(Placed(move.hex, move.what, self.state.phase))
            act(self.state, self.boards, move.number)
        return self

    def refuses(self, text: str) -> str:
        """Why a move is illegal."""
        reason = why_not(self.state, self.boards, parse_move(text))
        assert reason is not None, f"{text} is legal"
        assert reason.key != "base-not-legal", f"{text} has no reason of its own"
        return str(reason)

    def end_phase(self) -> "Table":
        """End all turns of the last round of the phase, up to the first question."""
        self.state.round = ROUNDS - 1
        while self.state.due == MOVE_DUE and not self.state.step:
            end_turn(self.state)
            advance(self.state, self.boards)
        return self

    # what is there then

    @property
    def due(self) -> int:
        """The player who is asked."""
        return self.state.order[self.state.turn]

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
    def held(self) -> list[int]:
        """The shields that the first player holds."""
        return list(self.as_game().side(0).shields)

    @property
    def bridge(self) -> str:
        """The first letters of the players in the order of the next round."""
        return "".join(NAMES[player][0] for player in self.as_game().market.bridge)

    @property
    def goods_stored(self) -> dict[str, int]:
        return by_name(self.as_game().side(0).goods)

    def goods_in(self, depot: int) -> dict[str, int]:
        return by_name(self.as_game().market.goods[depot])

    def as_game(self) -> Game:
        placed = tuple(map(tuple, self.placed))
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
