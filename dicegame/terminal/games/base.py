"""The base game in the terminal: duchy, depots and players on one screen, with or without color, or as sentences."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from dicegame.base.game import Game, Setup
from dicegame.base.state.moves import KIND_NAMES, PLACE, Move
from dicegame.base.state.tiles import GOOD_NAMES, tile_sentence
from dicegame.base.supply import PHASE_NAMES, Chance, Deal, Roll
from dicegame.base.words import table_answers, typed
from dicegame.base.words.help import bonus_left, owed_sentence, tile_help
from dicegame.base.words.names import find_tile, short_name
from dicegame.base.words.notation import beginning_sentence, move_sentence
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import Event
from dicegame.play.narrowing import Facets
from dicegame.terminal.drawing import Drawing
from dicegame.terminal.games.base_picture import depot_row, duchy_picture, side_by_side
from padgen.language import Field, Sentence, joined
from padgen.model import Layout
from padgen.notation import letter_of
from padgen.tables import Game as GameKind

LIST_ORDER = ("place", "take", "sell", "load", "keep", "throw", *KIND_NAMES)
"""The order of moves in the list, by their kind."""


class BaseDrawing(Drawing):
    """An object that shows the base game in the terminal, in one language."""

    def help(self) -> list[str]:
        """Return the lines of help on how to type moves and how to read the screen."""
        return [self.words("base-help"), self.words("base-legend")]

    def question_help(self, question: object) -> list[str]:  # noqa: ARG002
        """Return the lines of help on how to choose a starting castle."""
        return [self.words("base-start-help")]

    def chance_help(self) -> list[str]:
        """Return the lines of help on how to type dice, goods and tiles."""
        return [self.words("base-chance-help")]

    def setup(self, setup: Setup) -> list[str]:
        """Return lines with each player's duchy and starting castle."""
        lines = [
            self.words("base-starts-from", name=name, layout=layout.name, castle=_place(layout, start))
            for name, layout, start in zip(setup.names, setup.layouts, setup.starts, strict=True)
        ]
        if any(layout.posts for layout in setup.layouts):
            lines.append(self.words("base-no-posts"))
        return lines

    def heading(self, setup: Setup) -> list[str]:
        """Return the lines at the beginning of a replay."""
        return [self.words("base-heading", edition=setup.edition), *self.setup(setup)]

    # the board

    def layout(self, layout: Layout) -> list[Text]:
        """Return the picture of a duchy before the game. Each hex shows its letter, its die and its number."""
        return duchy_picture(layout, {}, set(), self.short)

    def layout_sentences(self, layout: Layout) -> list[str]:
        """Return the duchy before the game as sentences."""
        return list(self._areas(layout, {}))

    def board(self, game: Game, player: int) -> list[Text]:
        """Return the picture of a player's duchy with its tiles."""
        return self._duchy(game, player, set())

    def _duchy(self, game: Game, player: int, legal: set[int]) -> list[Text]:
        tiles = {placed.hex: placed.tile for placed in game.placed[player]}
        return duchy_picture(game.setup.layouts[player], tiles, legal, self.short)

    def picture(self, game: Game, player: int, moves: Sequence[Move]) -> list[Text]:
        """Return the picture of a player's duchy with its tiles, and the depots at its right."""
        duchy = self._duchy(game, player, {move.where for move in moves if move.kind == PLACE})
        return side_by_side(duchy, [Text(self.time(game)), *(depot_row(game, depot, self.short) for depot in range(1, 7))])

    def sentences(self, game: Game, player: int, moves: Sequence[Move]) -> list[str]:  # noqa: ARG002
        """Return the depots and a player's duchy as sentences, one for each depot and each area."""
        market = game.market
        depots = (
            self.words("base-depot", depot=depot, tiles=self._tiles(market.depots[depot]), goods=self._goods_text(goods))
            for depot, goods in enumerate(market.goods)
            if depot
        )
        tiles = {placed.hex: placed.tile for placed in game.placed[player]}
        return [*depots, *self._areas(game.setup.layouts[player], tiles)]

    def _areas(self, layout: Layout, tiles: dict[int, int]) -> Iterator[str]:
        number = {hex_: place for place, hex_ in enumerate(layout.cells)}
        for area in layout.areas:
            hexes = [
                self.words(
                    "base-hex",
                    hex=number[hex_] + 1,
                    die=layout.cells[hex_].die or 0,
                    tile=tile_sentence(tiles[number[hex_]]) if number[hex_] in tiles else Sentence("base-empty"),
                )
                for hex_ in area.hexes
            ]
            yield self.words("base-area", color=Sentence(f"color-name-{area.color}"), hexes=joined(hexes))

    def status(self, game: Game, player: int) -> list[str]:
        """Return lines about the black depot, the goods to come, bonus tiles and bridge, and each player in turn order."""
        market = game.market
        bridge = joined(f"{game.setup.names[other]} {game.side(other).space}" for other in market.bridge)
        coming = "".join(str(good + 1) for good in market.round_goods) or "-"
        lines = [
            self.words("base-black", tiles=self._tiles(market.depots[0])),
            self.words("base-table", goods=coming, bonus=self._bonus_tiles(game) or "-", bridge=bridge),
        ]
        for place, other in enumerate(market.order, 1):
            lines.append(self._player(game, other, place, other == player))
        if game.due == player and (owed := owed_sentence(game)):
            lines.append(self.words("base-asked", what=owed))
        return lines

    def time(self, game: Game) -> str:
        """Return the phase, the round and the white die, or that the game has not begun."""
        market = game.market
        if market.phase < 0:
            return self.words("base-before")
        phase = PHASE_NAMES[market.phase]
        if market.round < 0:
            return self.words("base-phase", phase=phase)
        return self.words("base-time", phase=phase, round=market.round + 1, white=market.white)

    def _bonus_tiles(self, game: Game) -> str:
        """Return the next bonus tile of each color: `B5` is the one for buildings with 5 points (large, two players)."""
        letters = {cell.color: letter_of(GameKind.BASE, cell) for cell in game.setup.layout.cells.values()}
        return " ".join(f"{letters[color]}{points}" for color, points in bonus_left(game).items())

    def _player(self, game: Game, player: int, place: int, own: bool) -> str:
        side = game.side(player)
        stored = [tile for tile in side.store if tile]
        fields: dict[str, Field] = {
            "place": place,
            "name": game.setup.names[player],
            "points": sum(side.points),
            "dice": " ".join(str(die) for die in side.dice if die) or "-",
            "silver": side.silver,
            "workers": side.workers,
            "store": self._tiles(stored) if own else " ".join(map(self.short, stored)) or "-",
            "goods": self._goods_text(side.goods) if own else _digits(side.goods) or "-",
            "sold": sum(side.sold),
        }
        return self.words("base-player-own" if own else "base-player", **fields)

    def short(self, tile: int) -> str:
        """Return the short name of a tile, at most five characters."""
        return short_name(tile, self.words.language)

    def _tiles(self, tiles: Sequence[int]) -> str:
        return ", ".join(self.said(tile_sentence(tile)) for tile in tiles if tile) or "-"

    def _goods_text(self, goods: Sequence[int]) -> str:
        """Return the names of goods, with how many there are and the die that sells them."""
        told = (
            self.words("base-good", count=number, good=Sentence(f"word-{name}"), die=die)
            for die, (name, number) in enumerate(zip(GOOD_NAMES, goods, strict=False), 1)
            if number
        )
        return ", ".join(told) or "-"

    # moves

    def group(self, game: Game, shared: Facets, number: int) -> tuple[str, str]:
        """Return the two columns of a group in the list: its text, and the number of its moves."""
        return super().group(game, shared, number)[0], self.words("base-group", number=number)

    def parse_move(self, game: Game, text: str) -> Move:
        """Return the move for a typed text. The die may be left out if only one die can make the move."""
        return typed.parse_typed_move(game, text, self.words.language)

    def moves_meant(self, game: Game, moves: Sequence[Move], text: str) -> list[Move]:  # noqa: ARG002
        """Return the legal moves that a typed text fits."""
        return typed.moves_meant(game, text, self.words.language)

    def move_text(self, move: Move) -> str:
        """Return the text of a move in the language of the drawing."""
        return self.said(move_sentence(move))

    def group_text(self, shared: Facets) -> str:
        """Return the text with which all moves of a group begin, in the language of the drawing."""
        return self.said(beginning_sentence(dict(shared)))

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        """Return moves sorted by kind: placing tiles first, then taking tiles and so on, as in `LIST_ORDER`."""
        return sorted(moves, key=lambda move: (LIST_ORDER.index(KIND_NAMES[move.kind]), move.what, move.where, move.die))

    def own_word(self, game: Game, word: str) -> list[Sentence] | None:
        """Return the explanation of a tile, for a word such as `tile 17` or `tile bank`, or None for other words."""
        first, _, rest = word.partition(" ")
        if first != "tile":
            return None
        return [tile_help(game, find_tile(rest, self.words.language))]

    # chance

    def asks_before(self, game: Game) -> bool:
        """Return whether people press Enter before a random result: after a move, which they can then read or undo."""
        return game.last >= 0

    def draws(self) -> str:
        """Return the prompt for the Enter key after a turn."""
        return self.words("base-enter-goes-on")

    def asks_for_chance(self, game: Game) -> list[str]:
        """Return the prompts for dice, goods or tiles on the real table: one for each player or depot."""
        return list(map(self.said, table_answers.table_prompts(game)))

    def parse_chance_part(self, game: Game, before: Sequence[object], text: str) -> object:
        """Return the answer to a prompt: a player's goods, dice, or the tiles of a depot. Raises: GameError."""
        return table_answers.parse_table_answer(game, before, text, self.words.language)

    def join_chance(self, game: Game, parts: Sequence[object]) -> Chance:
        """Return the random result for the answers to all prompts."""
        return table_answers.join_table_answers(game, parts)

    def chance(self, game: Game, result: Chance) -> str:
        """Return the line that announces a random result: rolled dice, dealt tiles, or the players' first goods."""
        names = game.setup.names
        if isinstance(result, Roll):
            dice = joined(f"{name} {first} {second}" for name, (first, second) in zip(names, result.dice, strict=True))
            return self.words("base-rolled", dice=dice, white=result.white)
        if isinstance(result, Deal):
            return self.words("base-dealt", phase=PHASE_NAMES[result.phase])
        goods = (
            Sentence("base-own-goods", name=name, goods=joined(Sentence(f"word-{GOOD_NAMES[good]}") for good in own))
            for name, own in zip(names, result.goods, strict=True)
        )
        return self.words("base-goods-given", goods="; ".join(map(self.said, goods)))

    def event(self, game: Game, event: Event[Chance, Move]) -> str:
        """Return the lines for an event of a record. `game` is the game after it."""
        if not isinstance(event, ChanceEvent):
            return super().event(game, event)
        what = self.chance(game, event.result)
        if isinstance(event.result, Deal):
            depots = (
                self.words("base-depot-tiles", depot=depot, tiles=self._tiles(tiles))
                for depot, tiles in enumerate(event.result.depots, 1)
            )
            black = self.words("base-black", tiles=self._tiles(event.result.black))
            coming = joined(self.words(f"word-{GOOD_NAMES[good]}") for good in game.market.round_goods)
            return "\n  ".join([what, *depots, black, self.words("base-round-goods", goods=str(coming) or "-")])
        return self.words("where-what", where=self.time(game), what=what) if isinstance(event.result, Roll) else what


def _digits(goods: Sequence[int]) -> str:
    """Return goods as numbers of the dice that sell them, one digit for each: two goods sold by a 4 are `44`."""
    return "".join(str(good) * number for good, number in enumerate(goods, 1))


def _place(layout: Layout, hex_: int) -> Sentence:
    return layout.place_of(tuple(layout.cells)[hex_])
