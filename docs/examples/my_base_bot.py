"""A bot of one's own for the base game. Try it: dicegame match greedy docs/examples/my_base_bot.py:choose --layout base-1.

It knows the points of each move, and prices of its own for what only brings points later. It looks three moves ahead.
"""

import json
from collections import Counter

COLORS = {"mine": "mine", "ship": "ship", "castle": "castle", "monastery": "monastery"}
COLORS |= dict.fromkeys(("cow", "pig", "sheep", "goat", "chicken"), "livestock")
"""The colors of tiles. All others are buildings."""
PRICES = {"ship": 5, "monastery": 6, "bank": 4, "boarding-house": 4}
"""Points that a placed tile is worth, beyond those that it scores at once."""
HOPES = PRICES | {"castle": 8, "carpenter": 5, "church": 5, "market": 5, "town-hall": 5, "warehouse": 3, "watchtower": 4}
"""The same for a tile that is not placed yet: what happens when it is placed cannot be seen before."""


def choose(game):
    """Return the first move of the best line."""
    return best_line(game, game.due, ahead=2)[1]


def best_line(game, me, ahead):
    """Return the worth of the best line, and its first move."""
    prices = Prices(game)
    lines = sorted(((prices.of_move(game, move), move) for move in game.moves), reverse=True)
    if ahead == 0:
        return lines[0]
    looked_at = []
    for worth, move in lines[:3]:
        after = game.play(move)
        goes_on = move != "end" and after.due == me
        looked_at.append((worth + (best_line(after, me, ahead - 1)[0] if goes_on else 0), move))
    return max(looked_at)


def last_number(move):
    """Return the number at the end of a move, such as 3 in take ship from 3; 0 if there is none."""
    end = move.split()[-1]
    return int(end) if end.isdigit() else 0


class Prices:
    """The prices at one moment of a game, for the player who is due."""

    def __init__(self, game):
        self.layout, self.placed = game.duchy()
        events = [json.loads(line) for line in game.record.splitlines()]
        self.phase = sum("deal" in event for event in events)  # 1 to 5
        self.left = 26 - sum("roll" in event for event in events)  # rounds, with this one
        self.goods = Counter()  # on each depot
        for event in events:
            if "roll" in event:
                self.goods[event["roll"]["white"]] += 1
            elif "move" in event and event["move"]["text"].startswith("load "):
                self.goods[last_number(event["move"]["text"])] = 0

    def of_move(self, game, move):
        """Return the points that a move brings, now and later."""
        _, die, rest = move.rpartition("die ")  # such as: die 4 take ship from 3
        what, tile, *_ = [*(rest[2:] if die else rest).split(), ""]
        number = 0
        worth = game.play(move).points[game.due[0]] - game.points[game.due[0]] if what in ("place", "sell") else 0
        if what == "place":
            hex_ = next(hex_ for hex_, at in self.layout.numbers.items() if at == last_number(move))
            number = self.layout.cells[hex_].die
            worth += self.of_hex(hex_) + self.of_tile(tile, PRICES)
        elif what in ("take", "buy") and tile != "workers":
            number = last_number(move)
            worth += self.of_stored(tile) - 3.4 * (what == "buy")
        elif what == "throw":
            worth -= self.of_stored(tile) + 3
        elif what == "load":
            worth += 2 * self.goods[last_number(move)]
        elif what in ("workers", "sell"):
            worth += 2
        steps = abs(int(rest[0]) - number) if die and number else 0
        return worth - min(steps, 6 - steps)  # a worker for each step

    def of_hex(self, hex_):
        """Return what it is worth to fill a hex: its neighbors open, and its area comes nearer."""
        size, empty = len(self.layout.area_of[hex_].hexes), self.empty_in(hex_)
        nearer = ((size - empty + 1) ** 2 - (size - empty) ** 2) / size**2
        return 6 * min(1, self.left / 6) + (self.of_area(hex_) * nearer * (0.25 + self.left / 25) if empty > 1 else 0)

    def of_area(self, hex_):
        """Return the points for an area that is completed in this phase."""
        size = len(self.layout.area_of[hex_].hexes)
        return size * (size + 1) / 2 + 12 - 2 * self.phase

    def empty_in(self, hex_):
        """Return the number of empty hexes in an area."""
        return sum(one not in self.placed for one in self.layout.area_of[hex_].hexes)

    def of_tile(self, tile, prices):
        """Return the price of a tile. Mines bring a silver at the end of each phase."""
        kind = tile.rstrip("0123456789").rstrip("-")
        return 2 * (6 - self.phase) if kind == "mine" else prices.get(kind, 0)

    def of_stored(self, tile):
        """Return the price of a tile in storage: most of what it will bring on the best hex beside the duchy."""
        kind = tile.rstrip("0123456789").rstrip("-")
        color = COLORS.get(kind, "building")
        free = [hex_ for hex_, cell in self.layout.cells.items() if cell.color == color and hex_ not in self.placed]
        near = [hex_ for hex_ in free if any(other in self.placed for other in self.layout.neighbors_of(hex_))]
        if not near:
            return 1 if free else -1
        animals = int(tile[-1]) + 3 if color == "livestock" else 0
        best = max(self.of_hex(hex_) + self.of_area(hex_) * (self.empty_in(hex_) == 1) for hex_ in near)
        return 0.65 * min(1, self.left / 3) * (best + self.of_tile(tile, HOPES) + animals)
