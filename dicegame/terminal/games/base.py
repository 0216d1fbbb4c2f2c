"""The base game in the terminal: duchy, depots and players on one screen, in color, without color, or as sentences."""

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from dicegame.base.game import Game, Setup
from dicegame.base.rules.referee import OWED_SENTENCES, tile_sentence
from dicegame.base.state.moves import PLACE, Move, kind_of
from dicegame.base.state.tiles import (
    ANIMALS_ON,
    COLOR_NAMES,
    COLOR_OF,
    GOOD_NAMES,
    MONASTERY_OF,
    NAMES,
    TILES,
)
from dicegame.base.supply import PHASE_NAMES, Chance, Deal, Roll
from dicegame.base.words import notation
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import Event
from dicegame.play.narrowing import Facets
from dicegame.terminal.drawing import Drawing
from dicegame.terminal.duchy_rows import HEX_WIDTH, duchy_rows
from dicegame.terminal.games import base_moves, base_table
from dicegame.terminal.games.base_tiles import explain, find_tile
from padgen.endtables import COLOR_BONUS
from padgen.hexgrid import Hex
from padgen.language import Field, Sentence, joined, say
from padgen.model import Layout
from padgen.notation import letter_of
from padgen.tables import Game as GameKind
from padgen.theme import STYLES

if TYPE_CHECKING:
    from dicegame.base.strength.hindsight import BoardHindsight

DEPOTS_AT = 44
"""The column where the depots begin."""
SHORT = HEX_WIDTH - 1
"""Columns of a tile in a depot or on a hex."""
MOVE_WIDTH = 32
"""Columns of a move in the list."""
GOOD_STYLES = ("bold dark_cyan", "bold purple", "bold hot_pink", "bold red", "bold orange3", "bold dark_orange")
"""The colors of goods on the screen."""


class BaseDrawing(Drawing):
    """The base game in one language."""

    effect_column = 5 + MOVE_WIDTH + 1

    def said(self, sentence: Sentence) -> str:
        """Return a sentence in the language of the drawing."""
        return say(sentence, self.words.language)

    def help(self) -> list[str]:
        """Return the help: how to type moves, and how to read the screen."""
        return [self.words("base-help"), self.words("base-legend")]

    def question_help(self, question: object) -> list[str]:  # noqa: ARG002
        """Return the help on starting castles."""
        return [self.words("base-start-help")]

    def chance_help(self) -> list[str]:
        """Return the help on typing dice, goods and tiles."""
        return [self.words("base-chance-help")]

    def setup(self, setup: Setup) -> list[str]:
        """Return the duchies and starting castles, and the readings that are not the usual ones."""
        lines = [
            self.words("base-starts-from", name=name, layout=layout.name, castle=_place(layout, start))
            for name, layout, start in zip(setup.names, setup.layouts, setup.starts, strict=True)
        ]
        if any(layout.posts for layout in setup.layouts):
            lines.append(self.words("base-no-posts"))
        return lines

    def heading(self, setup: Setup) -> list[str]:
        """Return the heading of a replay."""
        return [self.words("base-heading", edition=setup.edition), *self.setup(setup)]

    # the board

    def layout(self, layout: Layout) -> list[Text]:
        """Return the duchy before the game: letter, number of the die and number of each hex."""
        return _duchy(layout, {}, set(), self)

    def layout_sentences(self, layout: Layout) -> list[str]:
        """Return the duchy before the game in sentences."""
        return list(self._areas(layout, {}))

    def picture(self, game: Game, player: int, moves: Sequence[Move]) -> list[Text]:
        """Return the duchy with its tiles, and the depots at its right."""
        layout = game.setup.layouts[player]
        legal = {move.where for move in moves if move.kind == PLACE}
        left = _duchy(layout, {placed.hex: placed.tile for placed in game.placed[player]}, legal, self)
        right = [Text(self.time(game)), *(self._depot(game, depot) for depot in range(1, 7))]
        rows = []
        for place in range(max(len(left), len(right))):
            row = left[place].copy() if place < len(left) else Text()
            if place < len(right):
                row.append(" " * (DEPOTS_AT - row.cell_len))
                row.append(right[place])
            rows.append(row)
        return rows

    def _depot(self, game: Game, depot: int) -> Text:
        """Return the tiles and goods of a depot in one row."""
        market = game.market
        row = Text(f"{depot} ")
        for tile in market.depots[depot]:
            row.append(f"{self.short(tile):<{SHORT}}" if tile else " " * SHORT, _style(tile))
            row.append(" ")
        for good, number in enumerate(market.goods[depot]):
            row.append(str(good + 1) * number, GOOD_STYLES[good])
        return row

    def sentences(self, game: Game, player: int, moves: Sequence[Move]) -> list[str]:  # noqa: ARG002
        """Return depots and duchy in sentences, a line for each depot and each area."""
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
        """Return black depot, goods to come, bonus tiles, bridge, and a line for each player in the order of the round."""
        market = game.market
        bridge = joined(f"{game.setup.names[other]} {game.side(other).space}" for other in market.bridge)
        coming = "".join(str(good + 1) for good in market.round_goods) or "-"
        lines = [
            self.words("base-black", tiles=self._tiles(market.depots[0])),
            self.words("base-table", goods=coming, bonus=_bonus_tiles(game) or "-", bridge=bridge),
        ]
        for place, other in enumerate(market.order, 1):
            lines.append(self._player(game, other, place, other == player))
        if game.owed and game.due == player:
            lines.append(self.words("base-asked", what=Sentence(OWED_SENTENCES[kind_of(game.owed)])))
        return lines

    def time(self, game: Game) -> str:
        """Return phase, round and white die."""
        market = game.market
        if market.phase < 0:
            return self.words("base-before")
        phase = PHASE_NAMES[market.phase]
        if market.round < 0:
            return self.words("base-phase", phase=phase)
        return self.words("base-time", phase=phase, round=market.round + 1, white=market.white)

    def _to_come(self, game: Game) -> str:
        return str(joined(self.words(f"word-{GOOD_NAMES[good]}") for good in game.market.round_goods)) or "-"

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
        """Return a tile in at most five letters."""
        if MONASTERY_OF[tile]:
            return f"{self.words('base-short-monastery')}{MONASTERY_OF[tile]}"
        if ANIMALS_ON[tile]:
            return f"{self.words(f'base-short-{NAMES[tile][:-2]}')}{ANIMALS_ON[tile]}"
        return self.words(f"base-short-{NAMES[tile]}")

    def _tiles(self, tiles: Sequence[int]) -> str:
        return ", ".join(NAMES[tile] for tile in tiles if tile) or "-"

    def _goods(self, goods: Sequence[int]) -> list[tuple[str, int]]:
        return [(self.words(f"word-{name}"), number) for name, number in zip(GOOD_NAMES, goods, strict=False) if number]

    def _goods_text(self, goods: Sequence[int]) -> str:
        """Return goods with the numbers of the dice that sell them."""
        told = (
            self.words("base-good", count=number, good=Sentence(f"word-{name}"), die=die)
            for die, (name, number) in enumerate(zip(GOOD_NAMES, goods, strict=False), 1)
            if number
        )
        return ", ".join(told) or "-"

    # moves

    def move(self, game: Game, player: int, move: Move) -> str:
        """Return the text of a move and its effect."""
        effect = self._effect(game, player, move)
        return f"{notation.format_move(move):<{MOVE_WIDTH}} {effect}".rstrip()

    def made_move(self, game: Game, player: int, move: Move) -> str:
        """Return the text of a move that was made, and its effect."""
        effect = self._effect(game, player, move)
        return f"{notation.format_move(move)}{f' ({effect})' if effect else ''}"

    def _effect(self, game: Game, player: int, move: Move) -> str:
        found = base_moves.effect(game, player, move)
        return self.said(found) if found else ""

    def group(self, game: Game, shared: Facets, number: int) -> str:  # noqa: ARG002
        """Return a group of moves, with how many they are."""
        return self.words("base-group", moves=self.group_text(shared), number=number)

    def parse_move(self, game: Game, text: str) -> Move:
        """Return the move for a typed text. The die may be left out if only one can do it."""
        return base_moves.typed_move(game, text)

    def in_order(self, moves: Sequence[Move]) -> list[Move]:
        """Return placing before taking, and the end last."""
        return sorted(moves, key=base_moves.list_place)

    def own_word(self, game: Game, word: str) -> list[Sentence] | None:
        """Explain a tile: `tile 17`, `tile bank`."""
        first, _, rest = word.partition(" ")
        if first != "tile":
            return None
        return [explain(game, self.find_tile(rest))]

    def find_tile(self, text: str) -> int:
        """Return the tile for a text, also as the screen names it, or in the player's language. Raises: GameError."""
        word = text.strip().lower()
        shown = {
            name.lower(): tile for tile in range(1, TILES) for name in (self.short(tile), self.said(tile_sentence(tile)))
        }
        return shown.get(word) or find_tile(word)

    def hints(self) -> str:
        """Return the heading of a hint."""
        return self.words("base-hints")

    def look_back(self, found: "BoardHindsight") -> list[str]:
        """Return the turns of a player that surely cost most."""
        from dicegame.base.strength.hindsight import sentences

        return [("  " if number else "") + self.said(one) for number, one in enumerate(sentences(found))]

    # chance

    def asks_before(self, game: Game) -> bool:
        """Return whether somebody has just moved: people may want to read it, or take it back."""
        return game.last >= 0

    def draws(self) -> str:
        """Return the prompt for the Enter key after a turn."""
        return self.words("base-enter-goes-on")

    def asks_for_chance(self, game: Game) -> list[str]:
        """Return the prompts for what lies on the table: one for each player or depot."""
        return base_table.prompts(game, self.words)

    def parse_chance_part(self, game: Game, part: int, text: str) -> object:
        """Return one answer: the goods of a player, the dice, or the tiles of a depot. Raises: GameError."""
        return base_table.parse_part(game, part, text, self.words)

    def join_chance(self, game: Game, parts: Sequence[object]) -> Chance:
        """Return what all answers make together."""
        return base_table.join(game, parts)

    def chance(self, game: Game, result: Chance) -> str:
        """Return the announcement of what chance brought."""
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
        """Return an event of a record, given the game after it."""
        if not isinstance(event, ChanceEvent):
            return super().event(game, event)
        what = self.chance(game, event.result)
        if isinstance(event.result, Deal):
            depots = (
                self.words("base-depot-tiles", depot=depot, tiles=self._tiles(tiles))
                for depot, tiles in enumerate(event.result.depots, 1)
            )
            black = self.words("base-black", tiles=self._tiles(event.result.black))
            return "\n  ".join([what, *depots, black, self.words("base-round-goods", goods=self._to_come(game))])
        return self.words("where-what", where=self.time(game), what=what) if isinstance(event.result, Roll) else what


def _bonus_tiles(game: Game) -> str:
    """Return the next bonus tile of each color with its points: `B5` is the large one for buildings (two players)."""
    cells = game.setup.layouts[0].cells.values()
    letters = {cell.color: letter_of(GameKind.BASE, cell) for cell in cells}
    points = COLOR_BONUS[len(game.setup.names)]
    claimed = zip(COLOR_NAMES, game.market.claimed, strict=True)
    return " ".join(f"{letters[color]}{points[gone]}" for color, gone in claimed if gone < len(points))


def _digits(goods: Sequence[int]) -> str:
    """Return goods as the numbers of the dice that sell them: two red ones are `44`."""
    return "".join(str(good) * number for good, number in enumerate(goods, 1))


def _place(layout: Layout, hex_: int) -> Sentence:
    return layout.place_of(tuple(layout.cells)[hex_])


def _style(tile: int) -> str:
    if not tile:
        return ""
    colors = STYLES["color"].palette[GameKind.BASE, COLOR_NAMES[COLOR_OF[tile]]]
    return f"{colors.ink} on {colors.fill}"


def _duchy(layout: Layout, tiles: dict[int, int], legal: Collection[int], drawing: BaseDrawing) -> list[Text]:
    """Return the rows of a duchy: a tile, or the letter of a hex, the number of its die and its own number.

    A star marks the hexes where a tile can be placed now.
    """

    def face(hex_: Hex, number: int) -> tuple[str, str]:
        if number in tiles:
            return drawing.short(tiles[number]), " bold reverse"
        cell = layout.cells[hex_]
        return f"{letter_of(layout.game, cell)}{cell.die}{'*' if number in legal else ' '}{number + 1}", ""

    return duchy_rows(layout, face)
