"""The solo game, a second time: naive, from the rulebooks (2019, The Solo Game), on the naive base game.

One player, so every sale brings 2 points a tile, and the bridge says nothing. Points go onto the counter, not into a total.
"""

import functools
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

from tests.dicegame.base.naive import (
    GOODS,
    LETTERS,
    PHASE_POINTS,
    SIZE_POINTS,
    Board,
    IllegalError,
    Naive,
    Player,
    areas,
    kind,
)
from tests.dicegame.base.naive_solo_boards import DRAWN


@functools.cache
def solo_board(layout: str) -> Board:
    """A duchy of islands: one of our drawings, or of the catalog."""
    if layout in DRAWN:
        return read_board(tomllib.loads(DRAWN[layout]))
    for path in Path("layouts/base").glob("*.toml"):
        text = tomllib.loads(path.read_text(encoding="utf-8"))
        if layout == text["name"] or layout in text.get("aliases", []):
            return read_board(text)
    raise IllegalError(f"no duchy {layout}")


def read_board(text: dict[str, Any]) -> Board:
    """Hexes in reading order from a picture: a hex to the right is two columns on, one below is one column to a side."""
    rows = text["rows"].strip("\n").split("\n") if isinstance(text["rows"], str) else text["rows"]
    places = [(row, column) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter in LETTERS]
    color = ["", *(LETTERS[rows[row][column]] for row, column in places)]
    numbers = [int(digit) for digit in "".join(text["die"]) if digit.isdigit()]
    steps = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
    touching: list[set[int]] = [set()]
    for row, column in places:
        beside = [(row + down, column + right) for down, right in steps]
        touching.append({places.index(place) + 1 for place in beside if place in places})
    near = [set(beside) for beside in touching]
    for link in text["links"]:
        one, other = (places.index(place_of(pair, places, text)) + 1 for pair in link)
        near[one].add(other)
        near[other].add(one)
    return Board(color, [0, *numbers], touching, near, [], areas(color, touching))


def place_of(pair: list[int], places: list[tuple[int, int]], text: dict[str, Any]) -> tuple[int, int]:
    """Row and column of an axial pair [q, r]: in row r and, counted in columns, 2q + r to the right of [0, 0]."""
    q, r = pair
    if "first" in text:
        first_q, first_r = text["first"]
        row, column = places[0][0] - first_r, places[0][1] - 2 * first_q - first_r
    else:
        columns = [place[1] for place in places]
        row, column = (places[0][0] + places[-1][0]) // 2, (min(columns) + max(columns)) // 2
        column -= (column - places[0][1] + row - places[0][0]) % 2  # hexes lie in every second column
    return row + r, column + 2 * q + r


class Hermit(Player):
    """The only player, who can place face-down tiles."""

    def fits(self, tile: str, hex_: int) -> bool:
        if tile == "face-down":
            return hex_ not in self.duchy and self.reaches(hex_)
        return super().fits(tile, hex_)


class NaiveSolo(Naive):
    """The solo game with its target: the events and moves of a record with the mode solo."""

    def __init__(self, header: Any) -> None:
        super().__init__(header)
        (self.me,) = self.players.values()
        self.me.workers = 2
        self.target = header["target"]
        self.counter = 0
        self.resets = 0
        self.colors_done = 0
        self.apart = self.readings.get("solo-area", "together") == "apart"
        self.hidden: list[str] = []  # what the face-down tiles are
        self.gone_goods: list[str] = []

    def sit(self, given: Any, workers: int) -> Player:
        return Hermit(given["name"], solo_board(given["layout"]), given["start"], workers)

    @property
    def won(self) -> bool:
        return len(self.me.duchy) == 37

    # --- the round ---

    def roll(self, told: Any) -> None:
        super().roll(told)
        leaves = self.leaving(self.white)
        if told.get("removed") != leaves:
            raise IllegalError(f"removed {told.get('removed')}, not {leaves}")
        if leaves:
            self.gone.append(self.depots[int(leaves[0])].pop(0))

    def leaving(self, white: int) -> list[str] | None:
        """Depot and tile that leave the game: the first of the white die's depot, else of the next one clockwise."""
        for further in range(6):
            depot = (white - 1 + further) % 6 + 1
            if self.depots[depot]:
                return [str(depot), self.depots[depot][0]]
        return None

    # --- points ---

    def gain(self, source: str, points: int) -> None:
        """Points move the counter; then silver can add to them, unless the target was reached."""
        if points:
            super().gain(source, points)
            self.count(points)
            if self.counter and self.turn.silver:
                self.owed.append(("add",))

    def count(self, points: int) -> None:
        self.counter += points
        if self.counter >= self.target:
            self.counter = 0
            self.target = max(5, self.target - 5)
            self.resets += 1
            self.owed.append(("action",))

    # --- the parts of a placement, in the order of the player's choice ---

    def placed(self, tile: str, hex_: int) -> None:
        if self.won:
            self.over = True
            self.waiting = []
            self.owed = []
            return
        parts = []
        scoring = tile.startswith("monastery-") and int(tile.split("-")[1]) >= 15
        if kind(tile) in ("building", "livestock", "ship", "castle") or scoring:
            parts.append("effect")
        if self.turn.area(hex_) <= set(self.turn.duchy):
            parts.append("area")
        if self.is_color_full(self.turn.color[hex_]):
            parts.append("color")
        self.owed.append(("parts", parts, tile, hex_))

    def carry_out_part(self, part: str, tile: str, hex_: int) -> None:
        if part == "effect":
            if tile.startswith("monastery-"):
                self.gain("monasteries", self.monastery_points(self.turn, int(tile.split("-")[1])))
            self.gain_at_once(tile, hex_)
            self.ask(tile)
        elif part == "area":
            size, phase = SIZE_POINTS[self.size(hex_)], PHASE_POINTS[self.phase]
            if self.apart:
                self.owed.append(("gain", "phases", phase))
                self.gain("areas", size)
            else:
                self.gain("areas", size + phase)
        else:
            self.colors_done += 1
            if self.colorings():
                self.owed.append(("coloring",))

    def colorings(self) -> set[str]:
        return {
            f"place {tile} from black at {hex_}"
            for tile in self.black
            for hex_ in range(1, 38)
            if self.turn.fits(tile, hex_)
        }

    def monastery_points(self, player: Player, number: int) -> int:
        return 3 * self.colors_done if number == 26 else super().monastery_points(player, number)

    def advance(self) -> None:
        """Do what needs no decision: the only part that is left, goods that leave the game, points that come second."""
        while self.owed:
            what, *rest = self.owed[-1]
            if what == "parts" and len(rest[0]) < 2:
                self.owed.pop()
                for part in rest[0]:
                    self.carry_out_part(part, rest[1], rest[2])
            elif what == "gain":
                self.owed.pop()
                self.gain(rest[0], rest[1])
            elif what == "loaded":
                self.owed.pop()
                self.clear_goods()
            else:
                return

    # --- ships ---

    def loadable(self, depot: int) -> list[str]:
        return self.depot_goods[depot]

    def load(self, depot: int, first: bool) -> None:
        for good in set(self.depot_goods[depot]):
            self.bring(good, depot)
        self.loaded(depot, first)

    def ask(self, tile: str) -> None:
        if tile == "ship":
            self.owed.append(("loaded",))
        super().ask(tile)

    def clear_goods(self) -> None:
        """Goods that no ship has loaded leave the game; then five goods can be exchanged for a tile."""
        self.gone_goods += chain(*self.depot_goods.values())
        self.depot_goods = {depot: [] for depot in self.depots}
        if len(self.turn.goods) >= 5 and self.black and self.has_room():
            self.owed.append(("exchange",))

    def giveable(self, left: int, latest: str) -> set[str]:
        """Colors not before the latest one that leave enough goods for the rest."""
        goods = sorted(self.turn.goods, key=GOODS.index)
        later = [good for good in goods if GOODS.index(good) >= GOODS.index(latest)]
        return set(later[: len(later) - left + 1])

    # --- moves ---

    def answers(self, what: tuple[Any, ...]) -> set[str]:
        if what[0] == "parts":
            return {f"first {part}" for part in what[1]}
        if what[0] == "add":
            return {f"add {more}" for more in range(1, min(self.turn.silver, self.target - self.counter) + 1)} | {"skip"}
        if what[0] == "exchange":
            return {f"exchange {tile}" for tile in self.black} | {"skip"}
        if what[0] == "give":
            return {f"give {good}" for good in self.giveable(what[1], what[2])}
        if what[0] == "coloring":
            return self.colorings() | {"skip"}
        return super().answers(what)

    def carry_out(self, words: list[str], die: int | None, owed: tuple[Any, ...]) -> None:
        me = self.turn
        if words[0] == "first":
            _, parts, tile, hex_ = owed
            self.owed.append(("parts", [part for part in parts if part != words[1]], tile, hex_))
            self.carry_out_part(words[1], tile, hex_)
        elif words[0] == "add":
            me.silver -= int(words[1])
            self.count(int(words[1]))
        elif words[0] == "exchange":
            self.black.remove(words[1])
            self.hidden.append(words[1])
            self.owed.append(("give", 5, GOODS[0]))
        elif words[0] == "give":
            me.goods.remove(words[1])
            self.gone_goods.append(words[1])
            if owed[1] > 1:
                self.owed.append(("give", owed[1] - 1, words[1]))
            else:
                self.store("face-down")
        elif words[0] == "place" and words[2] == "from":
            self.black.remove(words[1])
            me.duchy[int(words[5])] = words[1]
            self.placed(words[1], int(words[5]))
        else:
            super().carry_out(words, die, owed)

    def points_of_sale(self, number: int) -> int:
        return 2 * number

    # --- the end ---

    def score(self) -> None:
        """There are no points at the end: the game was won or lost."""

    def result(self) -> dict[str, Any]:
        return {"won": self.won, "winners": [self.me.name] if self.won else []}

    def accounted(self) -> tuple[list[str], list[str]]:
        """Face-down tiles as what they are, and goods out of the game."""
        tiles, goods = super().accounted()
        exchanging = [what for what in self.owed if what[0] == "give"]
        assert tiles.count("face-down") == len(self.hidden) - len(exchanging)
        return sorted([tile for tile in tiles if tile != "face-down"] + self.hidden), sorted(goods + self.gone_goods)
