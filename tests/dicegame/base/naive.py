"""A second, naive base game: strings, lists and dictionaries, written from the rulebooks and nothing else.

It shares no line with `dicegame.base` and is slow on purpose: every question is answered by looking at everything. The tests
play both side by side. Hexes are numbered 1-37 in reading order, tiles are their names in a record (`cow-3`, `monastery-7`),
goods are their colors. Readings of the rules are the defaults of docs/base-game.md.
"""

import copy
import functools
import tomllib
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
}
SIZE_POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
PHASE_POINTS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
TAKES = {"market": {"ship", "livestock"}, "carpenter": {"building"}, "church": {"mine", "monastery", "castle"}}
SOURCES = ["areas", "phases", "colors", "livestock", "sales", "watchtowers", "monasteries", "goods", "silver", "workers"]


class IllegalError(Exception):
    """Said of a move or an event that cannot be."""


def kind(tile: str) -> str:
    if tile in BUILDINGS:
        return "building"
    if tile in ("ship", "mine", "castle"):
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


class Player:
    def __init__(self, name: str, layout: str, start: int, workers: int) -> None:
        self.name = name
        self.color = colors_of(layout)
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
        found: set[int] = set()
        todo = [hex_]
        while todo:
            here = todo.pop()
            if here not in found:
                found.add(here)
                todo += [near for near in touching(here) if self.color[near] == self.color[hex_]]
        return found

    def fits(self, tile: str, hex_: int) -> bool:
        """Whether a tile may lie on a hex, whatever its number (2019, Place hex tile in your duchy)."""
        if hex_ in self.duchy or self.color[hex_] != kind(tile) or not touching(hex_) & set(self.duchy):
            return False
        town = [self.duchy.get(other) for other in self.area(hex_)]
        return not (kind(tile) == "building" and tile in town and not self.has(1))

    def cost(self, die: int, number: int, shift: bool = False) -> int:
        """Workers for an action with a number, by a die (2019, Worker chips; monasteries 8-12)."""
        steps = around(die, number)
        if shift:
            steps = max(0, steps - 1)
        return (steps + 1) // 2 if self.has(8) else steps

    def shifts(self, tile: str) -> bool:
        monastery = {"building": 9, "ship": 10, "livestock": 10, "castle": 11, "mine": 11, "monastery": 11}[kind(tile)]
        return self.has(monastery)


class Naive:
    """A game that is told its events in the words of a record, and knows which moves are legal in between."""

    def __init__(self, header: Any) -> None:
        self.edition = header["edition"]
        self.tie = header.get("readings", {}).get("tie", "fewest")
        self.players = {
            given["name"]: Player(given["name"], given["layout"], given["start"], workers)
            for workers, given in enumerate(header["players"], 1)
        }
        self.depots: dict[int, list[str]] = {depot: [] for depot in range(1, 7)}
        self.depot_goods: dict[int, list[str]] = {depot: [] for depot in range(1, 7)}
        self.black: list[str] = []
        self.round_goods: list[str] = []
        self.phase = ""
        # spaces of the bridge, each a stack from the bottom up; the starting player lies on top
        self.bridge = {0: list(reversed(self.players))}
        self.waiting: list[str] = []  # who still has a turn this round
        self.owed: list[tuple[Any, ...]] = []
        self.large = dict.fromkeys(LETTERS.values(), True)
        self.small = dict.fromkeys(LETTERS.values(), True)
        self.past: list[tuple[str, dict[str, Any]]] = []
        self.is_set_up = False
        self.over = False
        self.steps: list[tuple[str, str]] = []

    # --- what comes from outside ---

    def event(self, event: dict[str, Any]) -> None:
        ((what, told),) = event.items()
        if what == "move":
            self.move(told["player"], told["text"])
        elif what == "undo":
            self.undo(told["player"])
        else:
            if self.waiting or self.over:
                raise IllegalError("a turn is not over")
            self.past = []
            getattr(self, what)(told)

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
        self.phase = told["phase"]
        self.depots = {int(depot): list(tiles) for depot, tiles in told["depots"].items()}
        self.black = list(told["black"])
        self.round_goods = list(told["goods"])

    def roll(self, told: Any) -> None:
        if not self.round_goods:
            raise IllegalError("no round left in this phase")
        self.depot_goods[told["white"]].append(self.round_goods.pop(0))
        for name, dice in told["dice"].items():
            self.players[name].dice = list(dice)
        self.waiting = [name for space in sorted(self.bridge, reverse=True) for name in reversed(self.bridge[space])]
        self.players[self.waiting[0]].bought = False

    def undo(self, name: str) -> None:
        if self.over or not self.past or self.past[-1][0] != name:
            raise IllegalError("nothing to take back")
        self.__dict__.update(self.past.pop()[1])
        self.steps.pop()

    # --- what a player may do ---

    @property
    def due(self) -> str | None:
        """The name of the player who may move."""
        return self.waiting[0] if self.waiting else None

    @property
    def turn(self) -> Player:
        return self.players[self.waiting[0]]

    def legal(self) -> set[str]:
        """All legal moves in the words of a record."""
        if not self.waiting:
            return set()
        me = self.turn
        if not self.owed:
            moves = self.purchases()
            for die in me.dice:
                moves |= {f"die {die} {move}" for move in self.actions(die)}
            if not me.dice:
                moves.add("end")
            return moves
        what = self.owed[-1]
        if what[0] == "throw":
            return {f"throw {tile}" for tile in what[1]}
        if what[0] == "action":
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
            if me.fits(tile, hex_) and (die is None or me.cost(die, NUMBERS[hex_ - 1], me.shifts(tile)) <= me.workers)
        }

    def purchases(self) -> set[str]:
        """One tile a turn (2019, Buy a hex tile; monastery 6 of both editions)."""
        me = self.turn
        if me.bought:
            return set()
        wares = {f"buy {tile}" for tile in self.black}
        if me.has(6):
            wares |= {f"buy {tile} from {depot}" for depot, tiles in self.depots.items() for tile in tiles}
        moves = wares if me.silver >= 2 else set()
        if me.has(6) and self.edition == "2019" and me.workers >= 2:
            moves = moves | {f"{ware} for workers" for ware in wares}
        return moves

    def loadable(self, depot: int) -> list[str]:
        me = self.turn
        free = len(set(me.goods)) < 3
        return [good for good in self.depot_goods[depot] if free or good in me.goods]

    def newcomers(self, depot: int) -> set[str]:
        return {good for good in self.depot_goods[depot] if good not in self.turn.goods}

    def beside(self, depot: int) -> set[int]:
        return {(depot - 2) % 6 + 1, depot % 6 + 1}

    # --- what comes of a move ---

    def move(self, name: str, text: str) -> None:
        if self.due != name:
            raise IllegalError(f"it is not {name}'s turn")
        if text not in self.legal():
            raise IllegalError(f"{text}: not among {sorted(self.legal())}")
        before = copy.deepcopy({key: value for key, value in self.__dict__.items() if key not in ("past", "steps")})
        past = [entry for entry in self.past if entry[0] == name]
        me = self.turn
        self.steps.append((name, text))
        words = text.split()
        die = None
        if words[0] == "die":
            die = int(words[1])
            words = words[2:]
            me.dice.remove(die)
        elif words[0] not in ("buy", "end"):
            owed = self.owed.pop()
        if words[0] == "take":
            depot = int(words[3])
            if die is not None:
                me.workers -= me.cost(die, depot, me.has(12))
            self.depots[depot].remove(words[1])
            self.store(words[1])
        elif words[0] == "place":
            hex_ = int(words[3])
            if die is not None:
                me.workers -= me.cost(die, NUMBERS[hex_ - 1], me.shifts(words[1]))
            me.stored.remove(words[1])
            me.duchy[hex_] = words[1]
            self.placed(words[1], hex_)
        elif words[0] == "sell":
            if die is not None:
                me.workers -= me.cost(die, GOODS.index(words[1]) + 1)
            self.sell(words[1])
        elif words[0] == "workers":
            me.workers += 4 if me.has(14) else 2
            me.silver += 1 if me.has(13) else 0
        elif words[0] == "buy":
            me.bought = True
            if words[-1] == "workers":
                me.workers -= 2
            else:
                me.silver -= 2
            shelf = self.depots[int(words[3])] if words[2:3] == ["from"] else self.black
            shelf.remove(words[1])
            self.store(words[1])
        elif words[0] == "throw":
            me.stored.remove(words[1])
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
        self.past = [*past, (name, before)]

    def store(self, tile: str) -> None:
        """Into the storage; if it is full one of the three others is thrown away (2019, Take hex tile)."""
        me = self.turn
        if len(me.stored) == 3:
            self.owed.append(("throw", list(me.stored)))
        me.stored.append(tile)

    def sell(self, good: str) -> None:
        me = self.turn
        number = me.goods.count(good)
        me.goods = [other for other in me.goods if other != good]
        me.sold += [good] * number
        me.by["sales"] += number * len(self.players)
        me.silver += 2 if me.has(3) else 1
        me.workers += 1 if me.has(4) else 0

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
        me = self.turn
        if kind(tile) == "livestock":
            animal = tile.split("-")[0]
            herd = [
                other
                for other in (me.duchy.get(place) for place in me.area(hex_))
                if other and other.split("-")[0] == animal
            ]
            me.by["livestock"] += sum(int(other.split("-")[1]) for other in herd) + (len(herd) if me.has(7) else 0)
        me.silver += 2 if tile == "bank" else 0
        me.workers += 4 if tile == "boarding-house" else 0
        me.by["watchtowers"] += 4 if tile == "watchtower" else 0
        if me.area(hex_) <= set(me.duchy):
            me.by["areas"] += SIZE_POINTS[len(me.area(hex_))]
            me.by["phases"] += PHASE_POINTS[self.phase]
        color = me.color[hex_]
        if all(place in me.duchy for place in range(1, 38) if me.color[place] == color):
            players = len(self.players)
            if self.large[color]:
                self.large[color] = False
                me.by["colors"] += {2: 5, 3: 6, 4: 7}[players]
                me.bonuses += 1
            elif self.small[color]:
                self.small[color] = False
                me.by["colors"] += {2: 2, 3: 3, 4: 4}[players]
                me.bonuses += 1
        if tile == "ship":
            self.forward()
            if any(self.loadable(depot) for depot in self.depots):
                self.owed.append(("ship",))
        elif tile == "castle":
            self.owed.append(("action",))
        elif tile == "town-hall":
            self.owed.append(("town-hall",))
        elif (tile == "warehouse" and me.goods) or (tile in TAKES and self.takings(None, TAKES[tile])):
            self.owed.append((tile,))

    def forward(self) -> None:
        name = self.turn.name
        (space,) = [space for space, stack in self.bridge.items() if name in stack]
        self.bridge[space].remove(name)
        self.bridge.setdefault(space + 1, []).append(name)

    def end_turn(self) -> None:
        self.waiting.pop(0)
        if self.waiting:
            self.turn.bought = False
            return
        if self.round_goods:
            return
        for player in self.players.values():
            mines = list(player.duchy.values()).count("mine")
            player.silver += mines
            player.workers += mines if player.has(2) else 0
        if self.phase == "E":
            self.over = True
            self.score()

    # --- the end of the game ---

    def score(self) -> None:
        for player in self.players.values():
            tiles = list(player.duchy.values())
            by = player.by
            by["goods"] = len(player.goods)
            by["silver"] = player.silver
            by["workers"] = player.workers // 2
            old = self.edition == "2011"
            for number in range(1, 27):
                if not player.has(number):
                    continue
                if number == 15:
                    by["monasteries"] += (3 if old else 2) * len(set(player.sold))
                elif number in SCORES_BUILDING:
                    by["monasteries"] += 4 * tiles.count(SCORES_BUILDING[number])
                elif number == 24:
                    by["monasteries"] += 4 * len({tile.split("-")[0] for tile in tiles if kind(tile) == "livestock"})
                elif number == 25:
                    by["monasteries"] += len(player.sold)
                elif number == 26:
                    by["monasteries"] += (2 if old else 3) * player.bonuses

    def result(self) -> dict[str, Any]:
        """Points by source and the winner, as `dicegame replay --json` tells them."""
        order = [name for space in sorted(self.bridge) for name in self.bridge[space]]  # the last piece first

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
        tiles = list(
            chain(self.black, *self.depots.values(), *((*p.stored, *p.duchy.values()) for p in self.players.values()))
        )
        goods = list(
            chain(self.round_goods, *self.depot_goods.values(), *((*p.goods, *p.sold) for p in self.players.values()))
        )
        return sorted(tiles), sorted(goods)
