"""The base game in the terminal: duchy, depots and players on one screen, with or without color, or as sentences."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.text import Text

from dicegame.base.game import Game
from dicegame.base.setup import Setup
from dicegame.base.state.moves import KIND_NAMES, PLACE, PLACE_FROM, Move
from dicegame.base.state.tiles import GOOD_NAMES, tile_sentence
from dicegame.base.supply import PHASE_NAMES, SOLO, Chance, Deal, Roll
from dicegame.base.words import table_answers, typed
from dicegame.base.words.help import bonus_left, explain, moves_help, owed_sentence
from dicegame.base.words.names import short_name
from dicegame.base.words.notation import beginning_sentence, move_sentence
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import Event
from dicegame.play.narrowing import Facets
from dicegame.terminal.drawing import Drawing
from dicegame.terminal.games import base_expansions as expansions
from dicegame.terminal.games.base_picture import NARROW_AT, POST, depot_row, depots_below, duchy_picture, side_by_side
from dicegame.terminal.games.base_setup import setup_sentences
from dicegame.terminal.games.base_table import digits, player_table
from padgen.language import Field, Sentence, joined
from padgen.model import Layout
from padgen.notation import letter_of
from padgen.tables import Game as GameKind

LIST_ORDER = ("place", "take", "sell", "load", "keep", "throw", *KIND_NAMES)
"""The order of moves in the list, by their kind."""
DEPOTS = range(1, 7)
LEGENDS = ("inns", "borders", "routes", "shields", "solo")
"""The expansions and modes of which the help explains marks on the screen."""


class BaseDrawing(Drawing):
    """An object that shows the base game in the terminal, in one language."""

    width = 80
    """The columns that pictures may have."""

    def help(self, game: Game | None = None) -> list[str]:
        """Return the lines of help on how to type moves and how to read the screen."""
        more = ["solo"] if game and game.setup.mode else game.setup.modules if game else ()
        legends = [self.words(f"base-legend-{name}") for name in more if name in LEGENDS]
        added = map(self.said, moves_help(game.setup)) if game else ()
        bonus = [] if game and game.setup.mode else [self.words("base-legend-bonus")]
        return [self.words("base-help"), *added, self.words("base-legend"), *bonus, *legends]

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
        return [*lines, *map(self.said, setup_sentences(setup))]

    def heading(self, setup: Setup) -> list[str]:
        """Return the lines at the beginning of a replay."""
        return [self.words("base-heading", edition=setup.edition), *self.setup(setup)]

    # the board

    def layout(self, layout: Layout) -> list[Text]:
        """Return the picture of a duchy before the game. Each hex shows its letter, its die and its number."""
        return [*duchy_picture(layout, {}, set(), self.short), *self._rivers(layout)]

    def layout_sentences(self, layout: Layout) -> list[str]:
        """Return the duchy before the game as sentences."""
        return [*self._areas(layout, {}), *(str(line) for line in self._rivers(layout))]

    def board(self, game: Game, player: int) -> list[Text]:
        """Return the picture of a player's duchy with its tiles."""
        return [*self._duchy(game, player, set()), *self._rivers(game.setup.layouts[player])]

    def _duchy(self, game: Game, player: int, legal: set[int]) -> list[Text]:
        tiles = {placed.hex: placed.tile for placed in game.placed[player]}
        return duchy_picture(
            game.setup.layouts[player], tiles, legal, self.short, posts=expansions.BORDERS in game.setup.modules
        )

    def picture(self, game: Game, player: int, moves: Sequence[Move]) -> list[Text]:
        """Return the picture of a player's duchy with its tiles, and the depots at its right or below it.

        With expansions and in the solo game the time stands above it, and the trade route below it.
        """
        duchy = self._duchy(game, player, {move.hex for move in moves if move.kind in (PLACE, PLACE_FROM)})
        if not expansions.is_expanded(game):
            return side_by_side(duchy, [Text(self.time(game)), *(depot_row(game, depot, self.short) for depot in DEPOTS)])
        head = Text(self.said(expansions.head(game, self.time(game))), "bold")
        room = self.width - NARROW_AT
        depots = [depot_row(game, depot, self.short, expansions.leaves_first(game, depot), room) for depot in DEPOTS]
        if max(row.cell_len for row in duchy) > NARROW_AT:
            return [head, *duchy, *self._rivers(game.setup.layouts[player]), *depots_below(depots)]
        rows = [head, *side_by_side(duchy, [*depots, Text(self._coming(game))], NARROW_AT)]
        if game.side(player).route:
            rows.append(
                Text(self.words("base-route")).append(" ").append(expansions.route_row(game.side(player), self.words))
            )
        return rows

    def _rivers(self, layout: Layout) -> list[Text]:
        """Return a line with the hexes that rivers join, such as `15-3,11`, or none if there are no rivers."""
        number = {hex_: place for place, hex_ in enumerate(layout.cells, 1)}
        left, told = [(number[one], number[other]) for one, other in layout.links], dict[int, list[int]]()
        while left:
            ends = Counter(end for link in left for end in link)
            hub = max(ends, key=lambda end: (ends[end], -end))
            told[hub] = sorted(one + other - hub for one, other in left if hub in (one, other))
            left = [link for link in left if hub not in link]
        pairs = " ".join(f"{hub}-{','.join(map(str, told[hub]))}" for hub in sorted(told))
        return [Text(self.words("base-rivers", pairs=pairs))] if told else []

    def _coming(self, game: Game) -> str:
        """Return the next bonus tiles, with that of the border posts, and the goods of the next rounds."""
        posts = expansions.post_bonus_left(game)
        bonus = f"{self._bonus_tiles(game)}{f' {POST}{posts}' if posts else ''}"
        return self.words("base-coming", bonus=bonus or "-", goods=_goods_to_come(game))

    def sentences(self, game: Game, player: int, moves: Sequence[Move]) -> list[str]:  # noqa: ARG002
        """Return the depots and a player's duchy as sentences, one for each depot and each area."""
        market = game.market
        shields = [
            self.words("base-depot-shields", depot=depot, shields=" ".join(map(str, own)))
            for depot, own in enumerate(market.shields)
            if own
        ]
        depots = (
            self.words("base-depot", depot=depot, tiles=self._tiles(market.depots[depot]), goods=self._goods_text(goods))
            for depot, goods in enumerate(market.goods)
            if depot
        )
        tiles = {placed.hex: placed.tile for placed in game.placed[player]}
        posts = game.setup.layouts[player].posts if expansions.BORDERS in game.setup.modules else ()
        number = {hex_: place for place, hex_ in enumerate(game.setup.layouts[player].cells, 1)}
        joints = [
            self.words("base-post", post=place, hexes=joined((str(number[hex_]) for hex_ in post), "and"))
            for place, post in enumerate(posts, 1)
        ]
        rivers = map(str, self._rivers(game.setup.layouts[player]))
        return [*depots, *shields, *self._areas(game.setup.layouts[player], tiles), *joints, *rivers]

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
        market, expanded = game.market, expansions.is_expanded(game)
        bridge = joined(f"{game.setup.names[other]} {game.side(other).space}" for other in market.bridge)
        lines = [
            *([self.said(expansions.head(game, self.time(game)))] if expanded else []),
            self._with_inns(game, self.words("base-black", tiles=self._tiles(market.depots[0]))),
            self.words("base-round-goods", goods=_goods_to_come(game))
            if game.setup.mode == SOLO
            else self.words("base-table", goods=_goods_to_come(game), bonus=self._bonus_tiles(game) or "-", bridge=bridge),
        ]
        for place, other in enumerate(market.order, 1):
            lines.append(self._player(game, other, place, other == player))
            if told := [self.said(one) for one in expansions.player_sentences(game, other)]:
                lines.append(f"     {'; '.join(told)}")
        leaving = [(depot, expansions.leaves_first(game, depot)) for depot in DEPOTS]
        if any(tile for _, tile in leaving):
            tiles = joined(f"{depot} {self.said(tile_sentence(tile))}" for depot, tile in leaving if tile)
            lines.append(self.words("base-leaves", tiles=tiles))
        soon = expansions.tribute_due(game)
        return [*lines, *([self.said(soon)] if soon else []), *self._asked(game, player)]

    def summary(self, game: Game, player: int) -> list[str]:
        """Return the lines below the picture. With expansions and in the solo game the players are a table."""
        if not expansions.is_expanded(game):
            return self.status(game, player)
        tiles = " ".join(self.short(tile) for tile in game.market.depots[0] if tile) or "-"
        black = self._with_inns(game, self.words("base-black", tiles=tiles))
        if game.setup.mode == SOLO:
            return [
                self.words("base-black-coming", black=black, goods=_goods_to_come(game)),
                self.words("base-alone", **self._fields(game, player, 1, False)),
                *self._asked(game, player),
            ]
        return [black, *player_table(game, player, self.words, self.short, self.width), *self._asked(game, player)]

    def _with_inns(self, game: Game, line: str) -> str:
        return self.words("base-inns", line=line, inns=game.market.inns) if "inns" in game.setup.modules else line

    def _asked(self, game: Game, player: int) -> list[str]:
        """Return a line about the effect that the player must settle first, if there is one."""
        owed = (expansions.asked_at_end(game) or owed_sentence(game)) if game.due == player else None
        return [self.words("base-asked", what=owed)] if owed else []

    def time(self, game: Game) -> str:
        """Return the phase, the round and the white die, or that the game has not begun."""
        market = game.market
        if market.phase < 0:
            return self.words("base-before")
        phase = PHASE_NAMES[market.phase]
        if game.state.step:
            return self.words("base-phase-end", phase=phase)
        if market.round < 0:
            return self.words("base-phase", phase=phase)
        return self.words("base-time", phase=phase, round=market.round + 1, white=market.white)

    def _bonus_tiles(self, game: Game) -> str:
        """Return the next bonus tile of each color: `B5` is the one for buildings with 5 points (large, two players)."""
        if game.setup.mode == SOLO:
            return ""
        letters = {cell.color: letter_of(GameKind.BASE, cell) for cell in game.setup.layout.cells.values()}
        return " ".join(f"{letters[color]}{points}" for color, points in bonus_left(game).items())

    def _player(self, game: Game, player: int, place: int, own: bool) -> str:
        return self.words("base-player-own" if own else "base-player", **self._fields(game, player, place, own))

    def _fields(self, game: Game, player: int, place: int, own: bool) -> dict[str, Field]:
        """Return what a player has, as texts and numbers by their names in sentences."""
        side = game.side(player)
        stored = [tile for tile in side.store if tile]
        return {
            "place": place,
            "name": game.setup.names[player],
            "points": game.market.counter if game.setup.mode == SOLO else sum(side.points),
            "dice": " ".join(str(die) for die in side.dice if die) or "-",
            "silver": side.silver,
            "workers": side.workers,
            "store": self._tiles(stored) if own else " ".join(map(self.short, stored)) or "-",
            "goods": self._goods_text(side.goods) if own else digits(side.goods) or "-",
            "sold": sum(side.sold),
        }

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
        return explain(game, rest, self.words.language)

    # chance

    def asks_before(self, game: Game) -> bool:
        """Return whether people press Enter before a random result: after a move, which they can then read or undo."""
        return game.last >= 0

    def draws(self) -> str:
        """Return the prompt for the Enter key after a turn."""
        return self.words("base-enter-goes-on")

    def asks_for_chance(self, game: Game, before: Sequence[object] = ()) -> list[str]:
        """Return the prompts for dice, goods or tiles on the real table: one for each player or depot."""
        return list(map(self.said, table_answers.table_prompts(game, before)))

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
            rolled = self.words("base-rolled", dice=dice, white=result.white)
            if not result.removed:
                return rolled
            depot, tile = result.removed
            return f"{rolled} {self.words('base-removed-tile', depot=depot, tile=tile_sentence(tile))}"
        if isinstance(result, Deal):
            return self.words("base-dealt", phase=PHASE_NAMES[result.phase])
        goods = (
            Sentence("base-own-goods", name=name, goods=joined(Sentence(f"word-{GOOD_NAMES[good]}") for good in own))
            for name, own in zip(names, result.goods, strict=True)
        )
        given = self.words("base-goods-given", goods="; ".join(map(self.said, goods)))
        return "\n".join([given, *expansions.setup_lines(game, result, self.words)])

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
        if isinstance(event.result, Roll):
            return self.words("where-what", where=self.time(game), what=what)
        return what.replace("\n", "\n  ")


def _goods_to_come(game: Game) -> str:
    """Return the goods of the next rounds as digits, or `-`."""
    return "".join(str(good + 1) for good in game.market.round_goods) or "-"


def _place(layout: Layout, hex_: int) -> Sentence:
    return layout.place_of(tuple(layout.cells)[hex_])
