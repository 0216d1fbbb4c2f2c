"""A second, naive base game: strings, lists and dictionaries, written from the rulebooks and nothing else.

It shares no line with `dicegame.base` and is slow on purpose: every question is answered by looking at everything. The tests
play both side by side. Hexes are numbered 1-37 in reading order, tiles are their names in a record (`cow-3`, `monastery-7`),
goods are their colors. Readings of the rules are the defaults of docs/base-game.md. `naive_expansions` and `naive_solo`
extend it.
"""

import copy
import functools
import tomllib
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

ROWS = ("6543", "21654", "543123", "6126541", "254312", "61256", "3413")
NUMBERS = [int(number) for number in "".join(ROWS)]
PLACES = [(row, column) for row, line in enumerate(ROWS) for column in range(len(line))]
LETTERS = {"B": "building", "G": "livestock", "M": "mine", "S": "ship", "K": "monastery", "C": "castle"}
GOODS = ["turquoise", "purple", "pink", "red", "brown", "orange"]
BUILDINGS = ["bank", "boarding-house", "carpenter", "church", "market", "town-hall", "warehouse", "watchtower"]
ANIMALS = {"2019": ["cow", "sheep", "pig", "goat"], "2011": ["cow", "sheep", "pig", "chicken"]}
SCORES_BUILDING = {
    16: "warehouse",
    17: "watchtower",
    18: "carpenter",
    19: "church",
    20: "market",
    21: "boarding-house",
    22: "bank",
    23: "town-hall",
    29: "white-castle",
}
SIZE_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36, 9: 45, 10: 55}
PHASE_POINTS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
TAKES = {"market": {"ship", "livestock"}, "carpenter": {"building"}, "church": {"mine", "monastery", "castle"}}
SOURCES = ["areas", "phases", "colors", "livestock", "sales", "watchtowers", "monasteries", "goods", "silver", "workers"]

NOT_TAKEN_BACK = ("past", "since", "before", "steps")


class IllegalError(Exception):
    """Said of a move or an event that cannot be."""


def kind(tile: str) -> str:
    if tile in BUILDINGS or tile in ("crane", "white-castle"):
        return "building"
    if tile in ("ship", "mine", "castle", "inn", "face-down"):
        return tile
    name = tile.split("-")[0]
    return "monastery" if name == "monastery" else "livestock"


def around(number: int, other: int) -> int:
    """Steps from one die number to another, the shorter way round (2019, Worker chips)."""
    return min((number - other) % 6, (other - number) % 6)


@functools.cache
def touching(hex_: int) -> set[int]:
    """The hexes beside a hex, by the drawing of seven rows of 4, 5, 6, 7, 6, 5 and 4."""
    row, column = PLACES[hex_ - 1]
    near = {(row, column - 1), (row, column + 1)}
    for other in (row - 1, row + 1):
        if 0 <= other < 7:
            longer = len(ROWS[other]) > len(ROWS[row])
            near |= {(other, column), (other, column + 1)} if longer else {(other, column - 1), (other, column)}
    return {PLACES.index(place) + 1 for place in near if place in PLACES}


@functools.cache
def colors_of(layout: str) -> list[str]:
    """The colors of hexes 1-37 of a duchy of the catalog; no hex has number 0."""
    for path in Path("layouts/base").glob("*.toml"):
        text = tomllib.loads(path.read_text(encoding="utf-8"))
        if layout == text["name"] or layout in text.get("aliases", []):
            return ["", *(LETTERS[letter] for letter in "".join(text["rows"].split()))]
    raise IllegalError(f"no duchy {layout}")


@dataclass(frozen=True)
class Board:
    """A duchy as it is printed; lists by hex have nothing at 0."""

    color: list[str]
    number: list[int]
    touching: list[set[int]]
    near: list[set[int]]
    """Where a tile may follow a tile: the hexes that touch, in the solo game those at the other end of a river, too."""
    posts: list[set[int]]
    area: list[set[int]]

    def __deepcopy__(self, memo: Any) -> "Board":
        return self  # a board never changes


def areas(color: list[str], touching: list[set[int]]) -> list[set[int]]:
    """The area of each hex: all hexes of its color that are reached through hexes of that color."""
    found: list[set[int]] = [set()]
    for first in range(1, len(color)):
        area: set[int] = set()
        todo = [first]
        while todo:
            here = todo.pop()
            if here not in area:
                area.add(here)
                todo += [near for near in touching[here] if color[near] == color[first]]
        found.append(area)
    return found


@functools.cache
def board_of(layout: str) -> Board:
    """A duchy of the catalog. Posts are written as pairs [q, r] around the center, q to the right, r to the lower right."""
    beside = [set(), *(touching(hex_) for hex_ in range(1, 38))]
    posts: list[Any] = []
    for path in Path("layouts/base").glob("*.toml"):
        text = tomllib.loads(path.read_text(encoding="utf-8"))
        if layout == text["name"] or layout in text.get("aliases", []):
            posts = text.get("posts", [])
    pairs = [{PLACES.index((r + 3, q + min(3, 3 + r))) + 1 for q, r in pair} for pair in posts]
    color = colors_of(layout)
    return Board(color, [0, *NUMBERS], beside, beside, pairs, areas(color, beside))


class Player:
    def __init__(self, name: str, board: Board, start: int, workers: int) -> None:
        self.name = name
        self.board = board
        self.color = board.color
        self.start = start
        self.duchy = {start: "castle"}
        self.stored: list[str] = []
        self.goods: list[str] = []
        self.sold: list[str] = []
        self.silver = 1
        self.workers = workers
        self.dice: list[int] = []
        self.bought = False
        self.by = dict.fromkeys(SOURCES, 0)
        self.bonuses = 0
        if self.color[start] != "castle":
            raise IllegalError("no castle hex")

    def has(self, monastery: int) -> bool:
        return f"monastery-{monastery}" in self.duchy.values()

    def area(self, hex_: int) -> set[int]:
        return self.board.area[hex_]

    def fits(self, tile: str, hex_: int) -> bool:
        """Whether a tile may lie on a hex, whatever its number (2019, Place hex tile in your duchy)."""
        if hex_ in self.duchy or self.color[hex_] != kind(tile) or not self.reaches(hex_):
            return False
        town = [self.duchy.get(other) for other in self.area(hex_)]
        return not (kind(tile) == "building" and tile in town and not self.has(1))

    def reaches(self, hex_: int) -> bool:
        """Whether a tile lies beside a hex."""
        return bool(self.board.near[hex_] & set(self.duchy))

    def cost(self, die: int, number: int, shift: bool = False) -> int:
        """Workers for an action with a number, by a die (2019, Worker chips; monasteries 8-12)."""
        steps = around(die, number)
        if shift:
            steps = max(0, steps - 1)
        return (steps + 1) // 2 if self.has(8) else steps

    def shifts(self, tile: str) -> bool:
        monastery = {"building": 9, "ship": 10, "livestock": 10, "castle": 11, "mine": 11, "monastery": 11}.get(kind(tile))
        return monastery is not None and self.has(monastery)


class Naive:
    """A game that is told its events in the words of a record, and knows which moves are legal in between."""

    def __init__(self, header: Any) -> None:
        self.edition = header["edition"]
        self.tie = header.get("readings", {}).get("tie", "fewest")
        self.readings = header.get("readings", {})
        self.players = {given["name"]: self.sit(given, workers) for workers, given in enumerate(header["players"], 1)}
        self.depots: dict[int, list[str]] = {depot: [] for depot in range(1, 7)}
        self.depot_goods: dict[int, list[str]] = {depot: [] for depot in range(1, 7)}
        self.black: list[str] = []
        self.round_goods: list[str] = []
        self.gone: list[str] = []  # tiles out of the game
        self.phase = ""
        self.white = 0
        # spaces of the bridge, each a stack from the bottom up; the starting player lies on top
        self.bridge = {0: list(reversed(self.players))}
        self.waiting: list[str] = []  # who still has a turn this round
        self.owed: list[tuple[Any, ...]] = []
        self.large = dict.fromkeys(LETTERS.values(), True)
        self.small = dict.fromkeys(LETTERS.values(), True)
        self.past: list[tuple[str, str]] = []  # moves that can be taken back
        self.since: list[tuple[str, str]] = []  # all moves since chance spoke
        self.before: dict[str, Any] = {}  # everything as it was then
        self.is_set_up = False
        self.over = False
        self.steps: list[tuple[str, str]] = []

    def sit(self, given: Any, workers: int) -> Player:
        return Player(given["name"], board_of(given["layout"]), given["start"], workers)

    # --- what comes from outside ---

    def event(self, event: dict[str, Any]) -> None:
        ((what, told),) = event.items()
        if what == "move":
            self.move(told["player"], told["text"])
        elif what == "undo":
            self.undo(told["player"])
        else:
            if self.due or self.over:
                raise IllegalError("a turn is not over")
            getattr(self, what)(told)
            self.past, self.since = [], []
            self.before = copy.deepcopy({key: value for key, value in self.__dict__.items() if key not in NOT_TAKEN_BACK})

    def setup(self, told: Any) -> None:
        if self.is_set_up:
            raise IllegalError("set up twice")
        for name, goods in told["goods"].items():
            self.players[name].goods = list(goods)
        self.is_set_up = True

    def deal(self, told: Any) -> None:
        expected = "A" if not self.phase else chr(ord(self.phase) + 1)
        if not self.is_set_up or self.round_goods or told["phase"] != expected or expected > "E":
            raise IllegalError("no deal now")
        self.gone += [*chain(*self.depots.values()), *self.black]
        self.phase = told["phase"]
        self.depots = {int(depot): list(tiles) for depot, tiles in told["depots"].items()}
        self.black = list(told["black"])
        self.round_goods = list(told["goods"])

    def roll(self, told: Any) -> None:
        if not self.round_goods:
            raise IllegalError("no round left in this phase")
        self.white = told["white"]
        self.depot_goods[self.white].append(self.round_goods.pop(0))
        for name, dice in told["dice"].items():
            self.players[name].dice = list(dice)
        self.waiting = self.order()
        self.start_turn()

    def order(self) -> list[str]:
        """Who plays first if a round begins now: by spaces of the bridge from the front, in a stack from the top."""
        return [name for space in sorted(self.bridge, reverse=True) for name in reversed(self.stack(space))]

    def stack(self, space: int) -> list[str]:
        return self.bridge[space]

    def start_turn(self) -> None:
        self.turn.bought = False

    def undo(self, name: str) -> None:
        """Take back a player's last move: all others since chance spoke are made again."""
        if self.over or not self.past or self.past[-1][0] != name:
            raise IllegalError("nothing to take back")
        for moves in (self.past, self.since, self.steps):
            moves.pop()
        self.__dict__.update(copy.deepcopy(self.before))
        for _, text in self.since:
            self.make(text)

    # --- what a player may do ---

    @property
    def due(self) -> str | None:
        """The name of the player who may move."""
        return self.waiting[0] if self.waiting else None

    @property
    def turn(self) -> Player:
        assert self.due
        return self.players[self.due]

    def legal(self) -> set[str]:
        """All legal moves in the words of a record."""
        if not self.due:
            return set()
        return self.answers(self.owed[-1]) if self.owed else self.free_moves()

    def free_moves(self) -> set[str]:
        """The moves of a turn while nothing is owed."""
        moves = self.purchases()
        for die in self.turn.dice:
            moves |= {f"die {die} {move}" for move in self.actions(die)}
        if not self.turn.dice or self.readings.get("dice") == "any":
            moves.add("end")
        return moves

    def answers(self, what: tuple[Any, ...]) -> set[str]:
        """The moves that answer what is owed. An "action" is that of a castle, granted by something else."""
        me = self.turn
        if what[0] == "throw":
            return {f"throw {tile}" for tile in me.stored}
        if what[0] in ("castle", "action"):
            return self.actions(None) | (self.purchases() if self.edition == "2019" else set())
        if what[0] == "town-hall":
            return self.placings(None) | {"skip"} | (self.purchases() if self.edition == "2019" else set())
        if what[0] in TAKES:
            return self.takings(None, TAKES[what[0]]) | {"skip"}
        if what[0] == "warehouse":
            return {f"sell {good}" for good in me.goods} | {"skip"}
        if what[0] == "ship":
            giving = {depot for depot in self.depots if self.loadable(depot)}
            return {f"load {depot}" for depot in giving} | ({"load none"} if len(giving) < 6 else set())
        if what[0] == "second":
            return {f"load {depot}" for depot in self.beside(what[1]) if self.loadable(depot)} | {"skip"}
        if what[0] == "keep":
            return {f"keep {good}" for good in self.newcomers(what[1])}
        raise AssertionError(what)

    def actions(self, die: int | None) -> set[str]:
        """The four actions with a die; with None, a castle's: as by a die of any number (2019, Castles)."""
        me = self.turn
        sales = {f"sell {good}" for good in me.goods if die is None or me.cost(die, GOODS.index(good) + 1) <= me.workers}
        return self.takings(die, set(LETTERS.values())) | self.placings(die) | sales | {"workers"}

    def takings(self, die: int | None, kinds: set[str]) -> set[str]:
        me = self.turn
        return {
            f"take {tile} from {depot}"
            for depot, tiles in self.depots.items()
            for tile in tiles
            if kind(tile) in kinds and (die is None or me.cost(die, depot, me.has(12)) <= me.workers)
        }

    def placings(self, die: int | None) -> set[str]:
        me = self.turn
        return {
            f"place {tile} at {hex_}"
            for tile in me.stored
            for hex_ in range(1, 38)
            if me.fits(tile, hex_) and (die is None or me.cost(die, me.board.number[hex_], me.shifts(tile)) <= me.workers)
        }

    def purchases(self) -> set[str]:
        """One tile a turn (2019, Buy a hex tile; monastery 6 of both editions)."""
        me = self.turn
        if me.bought or not self.has_room():
            return set()
        wares = {f"buy {tile}" for tile in self.for_sale()}
        if me.has(6):
            wares |= {f"buy {tile} from {depot}" for depot, tiles in self.depots.items() for tile in tiles}
        moves = wares if me.silver >= 2 else set()
        if me.has(6) and self.edition == "2019" and me.workers >= 2:
            moves = moves | {f"{ware} for workers" for ware in wares}
        if me.has(6) and self.readings.get("payment") == "mixed" and me.workers >= 1 and me.silver >= 1:
            moves = moves | {f"{ware} for both" for ware in wares}
        return moves

    def for_sale(self) -> list[str]:
        return self.black

    def shelf(self, words: list[str]) -> list[str]:
        """Where a tile lies that is bought: `buy bank` or `buy bank from 3`."""
        return self.depots[int(words[3])] if words[2:3] == ["from"] else self.black

    def loadable(self, depot: int) -> list[str]:
        me = self.turn
        free = len(set(me.goods)) < 3
        return [good for good in self.depot_goods[depot] if free or good in me.goods]

    def newcomers(self, depot: int) -> set[str]:
        return {good for good in self.depot_goods[depot] if good not in self.turn.goods}

    def beside(self, depot: int) -> set[int]:
        if self.readings.get("circle") == "open":
            return {depot - 1, depot + 1} & set(self.depots)
        return {(depot - 2) % 6 + 1, depot % 6 + 1}

    # --- what comes of a move ---

    def move(self, name: str, text: str) -> None:
        if self.due != name:
            raise IllegalError(f"it is not {name}'s turn")
        if text not in self.legal():
            raise IllegalError(f"{text}: not among {sorted(self.legal())}")
        self.make(text)
        self.past = [*(entry for entry in self.past if entry[0] == name), (name, text)]
        self.since.append((name, text))
        self.steps.append((name, text))

    def make(self, text: str) -> None:
        words = text.split()
        owed = self.owed.pop() if self.owed and words[0] != "buy" else ()
        if words[0] == "die":
            self.turn.dice.remove(int(words[1]))
            self.carry_out(words[2:], int(words[1]), owed)
        else:
            self.carry_out(words, None, owed)
        self.advance()

    def carry_out(self, words: list[str], die: int | None, owed: tuple[Any, ...]) -> None:
        """Do what a move says: with a die, or as an answer to what was owed."""
        me = self.turn
        if words[0] == "take":
            depot = int(words[3])
            if die is not None:
                me.workers -= me.cost(die, depot, me.has(12))
            self.depots[depot].remove(words[1])
            self.store(words[1])
        elif words[0] == "place":
            hex_ = int(words[3])
            if die is not None:
                me.workers -= me.cost(die, me.board.number[hex_], me.shifts(words[1]))
            me.stored.remove(words[1])
            me.duchy[hex_] = words[1]
            self.placed(words[1], hex_)
        elif words[0] == "sell":
            if die is not None:
                me.workers -= me.cost(die, GOODS.index(words[1]) + 1)
            self.sell(words[1])
        elif words[0] == "workers":
            self.gain_workers(me, 4 if me.has(14) else 2)
            me.silver += 1 if me.has(13) else 0
        elif words[0] == "buy":
            me.bought = True
            workers = {"workers": 2, "both": 1}.get(words[-1], 0)
            me.workers -= workers
            me.silver -= 2 - workers
            self.shelf(words).remove(words[1])
            self.store(words[1])
        elif words[0] == "throw":
            me.stored.remove(words[1])
            self.gone.append(words[1])
            self.store(owed[1])
        elif words[0] == "load":
            if words[1] != "none":
                self.load(int(words[1]), first=owed[0] == "ship")
        elif words[0] == "keep":
            depot = owed[1]
            self.bring(words[1], depot)
            if self.newcomers(depot) and len(set(me.goods)) < 3:
                self.owed.append(owed)
            else:
                self.loaded(depot, first=owed[2])
        elif words[0] == "end":
            self.end_turn()

    def advance(self) -> None:
        """Go on by itself until somebody has to decide. In the base game nothing does."""

    def gain(self, source: str, points: int) -> None:
        self.turn.by[source] += points

    def gain_workers(self, player: Player, number: int) -> None:
        player.workers += number

    def room(self) -> int:
        """Places of the storage."""
        return 3

    def store(self, tile: str) -> None:
        """Into the storage; if it is full one of the others is thrown away first (2019, Take hex tile)."""
        if len(self.turn.stored) >= self.room():
            self.owed.append(("throw", tile))
        else:
            self.turn.stored.append(tile)

    def sell(self, good: str) -> None:
        me = self.turn
        number = me.goods.count(good)
        me.goods = [other for other in me.goods if other != good]
        me.sold += [good] * number
        me.silver += 2 if me.has(3) else 1
        self.gain_workers(me, 1 if me.has(4) else 0)
        self.gain("sales", self.points_of_sale(number))

    def points_of_sale(self, number: int) -> int:
        return number * len(self.players)

    def bring(self, good: str, depot: int) -> None:
        self.turn.goods += [good] * self.depot_goods[depot].count(good)
        self.depot_goods[depot] = [other for other in self.depot_goods[depot] if other != good]

    def load(self, depot: int, first: bool) -> None:
        me = self.turn
        for good in set(me.goods):
            self.bring(good, depot)
        free = 3 - len(set(me.goods))
        new = self.newcomers(depot)
        if len(new) > free > 0:
            self.owed.append(("keep", depot, first))
            return
        if len(new) <= free:
            for good in new:
                self.bring(good, depot)
        self.loaded(depot, first)

    def loaded(self, depot: int, first: bool) -> None:
        if first and self.turn.has(5) and any(self.loadable(other) for other in self.beside(depot)):
            self.owed.append(("second", depot))

    def placed(self, tile: str, hex_: int) -> None:
        self.gain_at_once(tile, hex_)
        self.complete_area(hex_)
        self.complete_color(hex_)
        self.ask(tile)

    def gain_at_once(self, tile: str, hex_: int) -> None:
        if kind(tile) == "livestock":
            self.gain("livestock", self.animals(tile, hex_))
        self.gain_of_building(tile)

    def gain_of_building(self, tile: str) -> None:
        self.turn.silver += 2 if tile == "bank" else 0
        self.gain_workers(self.turn, 4 if tile == "boarding-house" else 0)
        self.gain("watchtowers", 4 if tile == "watchtower" else 0)

    def animals(self, tile: str, hex_: int) -> int:
        """Points of a livestock tile that was placed (2019, Livestock; monastery 7)."""
        me = self.turn
        animal = tile.split("-")[0]
        herd = [
            other for other in (me.duchy.get(place) for place in me.area(hex_)) if other and other.split("-")[0] == animal
        ]
        return sum(int(other.split("-")[1]) for other in herd) + (len(herd) if me.has(7) else 0)

    def complete_area(self, hex_: int) -> None:
        if self.turn.area(hex_) <= set(self.turn.duchy):
            self.gain("areas", SIZE_POINTS[self.size(hex_)])
            self.gain("phases", PHASE_POINTS[self.phase])

    def size(self, hex_: int) -> int:
        return len(self.turn.area(hex_))

    def is_color_full(self, color: str) -> bool:
        return all(place in self.turn.duchy for place in range(1, 38) if self.turn.color[place] == color)

    def complete_color(self, hex_: int) -> None:
        me = self.turn
        color = me.color[hex_]
        if self.is_color_full(color):
            players = len(self.players)
            if self.large[color]:
                self.large[color] = False
                self.gain_bonus_tile("colors", {2: 5, 3: 6, 4: 7}[players])
            elif self.small[color]:
                self.small[color] = False
                self.gain_bonus_tile("colors", {2: 2, 3: 3, 4: 4}[players])

    def gain_bonus_tile(self, source: str, points: int) -> None:
        self.gain(source, points)
        self.turn.bonuses += 1

    def ask(self, tile: str) -> None:
        """Let the player decide what a tile brings, unless nothing can come of it."""
        if tile == "ship":
            self.forward()
            if any(self.loadable(depot) for depot in self.depots):
                self.owed.append(("ship",))
            return
        always = tile in ("castle", "town-hall")
        if always or (tile == "warehouse" and self.turn.goods) or self.finds(tile):
            self.owed.append((tile,))

    def finds(self, building: str) -> bool:
        """Whether a market, carpenter or church has a tile to take, and by one reading a place for it."""
        return building in TAKES and self.has_room() and bool(self.takings(None, TAKES[building]))

    def has_room(self) -> bool:
        """Whether purchases and effects may bring a tile: a full storage may be emptied, unless the reading says no."""
        return self.readings.get("room") != "empty" or len(self.turn.stored) < self.room()

    def forward(self) -> None:
        name = self.turn.name
        (space,) = [space for space, stack in self.bridge.items() if name in stack]
        self.bridge[space].remove(name)
        self.bridge.setdefault(space + 1, []).append(name)

    def end_turn(self) -> None:
        self.waiting.pop(0)
        if self.waiting:
            self.start_turn()
        elif not self.round_goods:
            self.end_phase()

    def end_phase(self) -> None:
        self.pay_mines()
        if self.phase == "E":
            self.over = True
            self.score()

    def pay_mines(self) -> None:
        for player in self.players.values():
            mines = list(player.duchy.values()).count("mine")
            player.silver += mines
            self.gain_workers(player, mines if player.has(2) else 0)

    # --- the end of the game ---

    def score(self) -> None:
        for player in self.players.values():
            by = player.by
            by["goods"] = len(player.goods)
            by["silver"] = player.silver
            by["workers"] = player.workers // 2
            by["monasteries"] = sum(self.monastery_points(player, number) for number in range(1, 30) if player.has(number))

    def monastery_points(self, player: Player, number: int) -> int:
        """Points of a monastery by what its player has now (2019, The Monastery Tiles)."""
        tiles = list(player.duchy.values())
        old = self.edition == "2011"
        if number == 15:
            return (3 if old else 2) * len(set(player.sold))
        if number in SCORES_BUILDING:
            return 4 * tiles.count(self.scored_building(number))
        if number == 24:
            return 4 * len({tile.split("-")[0] for tile in tiles if kind(tile) == "livestock"})
        if number == 25:
            return len(player.sold)
        if number == 26:
            return (2 if old else 3) * player.bonuses
        return 0

    def scored_building(self, number: int) -> str:
        found: str = self.readings.get(f"monastery-{number}", SCORES_BUILDING[number])
        return found

    def result(self) -> dict[str, Any]:
        """Points by source and the winner, as `dicegame replay --json` tells them."""
        order = self.order()[::-1]  # the last piece first

        def rank(name: str) -> tuple[int, int, int]:
            empty = 37 - len(self.players[name].duchy)
            return -sum(self.players[name].by.values()), empty if self.tie == "fewest" else -empty, order.index(name)

        return {
            "players": [
                {"name": player.name, "points": sum(player.by.values()), "by": player.by} for player in self.players.values()
            ],
            "winners": [min(self.players, key=rank)],
        }

    def accounted(self) -> tuple[list[str], list[str]]:
        """Return all tiles and goods that lie somewhere, to be compared with what was dealt."""
        waiting = [what[1] for what in self.owed if what[0] == "throw"]
        tiles = list(
            chain(
                self.black,
                self.gone,
                waiting,
                *self.depots.values(),
                *((*p.stored, *p.duchy.values()) for p in self.players.values()),
            )
        )
        goods = list(
            chain(self.round_goods, *self.depot_goods.values(), *((*p.goods, *p.sold) for p in self.players.values()))
        )
        return sorted(tiles), sorted(goods)
