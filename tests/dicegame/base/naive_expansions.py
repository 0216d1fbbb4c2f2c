"""The expansions of 2019 for two to four players, a second time: naive, from the rulebooks, as slow as the naive base game.

All six modules in any set: extra tiles, white castles, inns, border posts, trade routes, shields, with every reading. What
is owed is a stack, the latest on top; the end of a phase is a list of steps, and each is carried out when nothing is owed.
"""

from typing import Any

from tests.dicegame.base.naive import GOODS, LETTERS, PHASE_POINTS, SCORES_BUILDING, TAKES, Naive, Player, board_of, kind

MODULES = ["tiles", "castles", "inns", "borders", "routes", "shields"]
DEFAULTS = {
    "white-castles": "town",
    "third-post": "again",
    "post-bonus": "points",
    "route-place": "place",
    "shield-2": "each",
    "shield-4": "keep",
    "shield-9": "plus",
    "shield-14": "may",
    "phase-end": "place",
    "copy-27": "no",
}
CARDS = {
    1: "2 building, 4 church, 1 workers",
    2: "1 market, 2 silver, 5 place",
    3: "4 action, 1 points, 2 market",
    4: "3 place, 5 points, 6 market",
    5: "6 place, 4 market, 3 sell",
    6: "4 workers, 1 sell, 6 building",
    7: "5 action, 6 silver, 1 building",
    8: "4 place, 3 church, 2 workers",
    9: "1 silver, 6 action, 5 building",
    10: "6 points, 3 silver, 4 sell",
    11: "5 sell, 2 church, 3 points",
    12: "3 workers, 5 church, 2 action",
}
BONUS_BUILDING = {"building": "carpenter", "church": "church", "market": "market", "place": "town-hall", "sell": "warehouse"}
"""The bonuses of a trade route that do what a building does."""
SHIELD_POINTS = {**dict.fromkeys(range(1, 7), 12), **dict.fromkeys(range(7, 13), 8), **dict.fromkeys(range(13, 19), 4)}
CRANE = ["bank", "boarding-house", "watchtower", "carpenter", "church", "market", "warehouse", "town-hall", "white-castle"]


class Duke(Player):
    """A player with shields, a trade route and posts."""

    def __init__(self, given: Any, workers: int, readings: dict[str, str]) -> None:
        super().__init__(given["name"], board_of(given["layout"]), given["start"], workers)
        self.readings = readings
        self.shields: list[int] = []
        self.copied: Player | None = None  # whose monasteries count as one's own (shield 6)
        self.has_set = False  # a die in this turn (shield 16)
        self.route: list[tuple[int, str]] = []  # number of the color and bonus of each space
        self.filled = 0
        self.joined = 0  # posts in one chain, if two or more

    def has(self, monastery: int) -> bool:
        if super().has(monastery):
            return True
        if self.copied is None or (monastery == 27 and self.readings["copy-27"] == "no"):
            return False
        return f"monastery-{monastery}" in self.copied.duchy.values()

    def reaches(self, hex_: int) -> bool:
        return 18 in self.shields or super().reaches(hex_)

    def fits(self, tile: str, hex_: int) -> bool:
        if tile == "inn":
            inns = [other for other in self.area(hex_) if self.duchy.get(other) == "inn"]
            return hex_ not in self.duchy and self.reaches(hex_) and not inns
        if tile == "white-castle" and self.readings["white-castles"] == "any":
            return hex_ not in self.duchy and self.reaches(hex_) and self.color[hex_] == "building"
        return super().fits(tile, hex_)

    def has_free_castle(self) -> bool:
        return list(self.duchy.values()).count("castle") > len(self.shields)

    def posts_in_a_chain(self) -> int:
        """The most posts that one chain of tiles joins."""
        most = 0
        for first in self.duchy:
            chain: set[int] = set()
            todo = [first]
            while todo:
                here = todo.pop()
                if here in self.duchy and here not in chain:
                    chain.add(here)
                    todo += self.board.touching[here]
            most = max(most, sum(1 for post in self.board.posts if post & chain))
        return most


class NaiveExpansions(Naive):
    """The naive base game with modules: the events and moves of a record of version 2."""

    players: dict[str, Duke]  # type: ignore[assignment]

    def __init__(self, header: Any) -> None:
        self.modules = header.get("with", [])
        self.settled = DEFAULTS | header.get("readings", {})
        super().__init__(header)
        self.inns: list[str] = []
        self.depot_shields: dict[int, list[int]] = {depot: [] for depot in range(1, 7)}
        self.gone_shields: list[int] = []
        self.post_bonuses = {2: [5, 2], 3: [6, 3], 4: [7, 4]}[len(self.players)]
        self.round_order: list[str] = []
        self.closing: list[tuple[Any, ...]] = []  # steps of the end of a phase that are still to come
        self.asked = ""  # the player whose step it is
        for player in self.players.values():
            player.by |= {"posts": 0} if "borders" in self.modules else {}
            player.by |= {"routes": 0} if "routes" in self.modules else {}
            player.by |= {"shields": 0} if "shields" in self.modules else {}

    def sit(self, given: Any, workers: int) -> Duke:
        return Duke(given, workers, self.settled)

    # --- what comes from outside ---

    def setup(self, told: Any) -> None:
        super().setup(told)
        for depot, shields in told.get("shields", {}).items():
            self.depot_shields[int(depot)] = list(shields)
        for name, cards in told.get("routes", {}).items():
            spaces = [space.split() for card in cards for space in CARDS[card].split(", ")]
            self.players[name].route = [(int(number), bonus) for number, bonus in spaces]

    def deal(self, told: Any) -> None:
        super().deal(told)
        if "inns" in self.modules:
            self.inns.append("inn")

    def roll(self, told: Any) -> None:
        super().roll(told)
        self.round_order = list(self.waiting)

    def stack(self, space: int) -> list[str]:
        """From the bottom up; the owner of monastery 27 is on top, of two owners the one who came later."""
        arrived = self.bridge[space]
        return [name for name in arrived if not self.has_27(name)] + [name for name in arrived if self.has_27(name)]

    def has_27(self, name: str) -> bool:
        return self.players[name].has(27)

    def start_turn(self) -> None:
        super().start_turn()
        self.turn.has_set = False

    # --- what a player may do ---

    @property
    def due(self) -> str | None:
        if self.owed and not self.waiting:
            return self.asked
        return super().due

    @property
    def turn(self) -> Duke:
        assert self.due or self.asked
        return self.players[self.due or self.asked]

    @property
    def own_turn(self) -> bool:
        return bool(self.waiting)

    def free_moves(self) -> set[str]:
        me = self.turn
        moves = super().free_moves()
        if 16 in me.shields and not me.has_set:
            moves |= {f"set die {die} to {other}" for die in me.dice for other in range(1, 7) if other != die}
        if self.may_copy():
            moves |= self.copies()
        if len(me.dice) == 2:
            for depot in self.depots:
                if me.cost(me.dice[0], depot) + me.cost(me.dice[1], depot) <= me.workers:
                    moves |= {f"dice {move}" for move in self.shields_from(depot)}
        return moves

    def may_copy(self) -> bool:
        return 6 in self.turn.shields and self.turn.copied is None

    def copies(self) -> set[str]:
        return {f"copy player {seat}" for seat, name in enumerate(self.players, 1) if name != self.turn.name}

    def shields_from(self, depot: int) -> set[str]:
        """Onto a castle without a shield, or in place of any other one (2019, The Shields)."""
        me = self.turn
        places = [f" for shield-{old}" for old in me.shields] + ([""] if me.has_free_castle() else [])
        return {f"take shield-{new} from {depot}{place}" for new in self.depot_shields[depot] for place in places}

    def purchases(self) -> set[str]:
        me = self.turn
        if not self.own_turn:
            return set()
        return super().purchases() | ({"buy workers"} if me.has(28) and me.silver >= 1 else set())

    def for_sale(self) -> list[str]:
        return self.black + self.inns

    def shelf(self, words: list[str]) -> list[str]:
        return self.inns if words[1] == "inn" else super().shelf(words)

    def answers(self, what: tuple[Any, ...]) -> set[str]:
        me = self.turn
        if what[0] == "castle" and 11 in me.shields:
            return super().answers(what) | {move for depot in self.depots for move in self.shields_from(depot)}
        if what[0] == "white":
            return {f"white {move}" for move in self.actions(self.white)} | self.purchases()
        if what[0] == "crane":
            return {f"use {building}" for building in CRANE if self.can_use(building)} | {"skip"}
        if what[0] == "take-any":
            return self.takings(None, set(LETTERS.values())) | {"skip"}
        if what[0] == "gather":
            return {f"gather {good}" for good in self.gatherable()} | {"skip"}
        if what[0] == "lay":
            return self.layings(what[1]) | ({"skip"} if self.settled["shield-14"] == "may" else set())
        if what[0] == "tribute":
            return self.payments(what[1]) | {f"give up shield-{what[1]}"}
        if what[0] == "copy":
            return self.copies()
        if what[0] == "discard":
            return {f"throw {tile}" for tile in me.stored}
        return super().answers(what)

    def can_use(self, building: str) -> bool:
        """Whether the crane can do anything as this building (2019, Crane)."""
        if building in TAKES:
            return self.finds(building)
        if building == "warehouse":
            return bool(self.turn.goods)
        if building == "town-hall":
            return self.own_turn or bool(self.turn.stored)
        return building != "white-castle" or "castles" in self.modules

    def gatherable(self) -> set[str]:
        return {good for depot in self.depots for good in self.loadable(depot)}

    def layings(self, shield: int) -> set[str]:
        """Tiles straight from the depots (14) or the black depot (15) into the duchy; their numbers do not matter."""
        shelves = {str(depot): tiles for depot, tiles in self.depots.items()} if shield == 14 else {"black": self.black}
        return {
            f"place {tile} from {shelf} at {hex_}"
            for shelf, tiles in shelves.items()
            for tile in tiles
            for hex_ in range(1, 38)
            if self.turn.fits(tile, hex_)
        }

    def payments(self, shield: int) -> set[str]:
        me = self.turn
        silver = {f"pay silver for shield-{shield}"} if me.silver else set()
        worker = {f"pay worker for shield-{shield}"} if 3 in me.shields and me.workers else set()
        return silver | worker

    # --- what comes of a move ---

    def carry_out(self, words: list[str], die: int | None, owed: tuple[Any, ...]) -> None:
        me = self.turn
        if words[0] == "white":
            super().carry_out(words[1:], self.white, owed)
        elif words[:2] == ["buy", "workers"]:
            me.silver -= 1
            self.gain_workers(me, 2)
        elif words[0] == "use":
            self.use(words[1])
        elif words[0] == "set":
            me.has_set = True
            me.dice[me.dice.index(int(words[2]))] = int(words[4])
        elif words[0] == "copy":
            me.copied = list(self.players.values())[int(words[2]) - 1]
        elif words[0] == "dice":
            depot = int(words[4])
            me.workers -= me.cost(me.dice[0], depot) + me.cost(me.dice[1], depot)
            me.dice = []
            self.take_shield(words[1:])
        elif words[0] == "take" and words[1].startswith("shield-"):
            self.take_shield(words)
        elif words[0] == "gather":
            for depot in self.depots:
                self.bring(words[1], depot)
        elif words[0] == "place" and words[2] == "from":
            shelf = self.black if words[3] == "black" else self.depots[int(words[3])]
            shelf.remove(words[1])
            me.duchy[int(words[5])] = words[1]
            self.placed(words[1], int(words[5]))
        elif words[0] == "pay":
            me.silver -= 1 if words[1] == "silver" else 0
            me.workers -= 1 if words[1] == "worker" else 0
        elif words[0] == "give":
            self.lose_shield(owed[1])
        elif words[0] == "throw" and owed[0] == "discard":
            me.stored.remove(words[1])
            self.gone.append(words[1])
            self.discard()
        else:
            super().carry_out(words, die, owed)

    def use(self, building: str) -> None:
        self.gain_of_building(building)
        self.ask(building)

    def gain_workers(self, player: Player, number: int) -> None:
        super().gain_workers(player, number)
        for other in self.players.values():
            if number and 2 in other.shields and other.name != player.name:
                other.workers += number if self.settled["shield-2"] == "each" else 1

    def room(self) -> int:
        return 12 if 4 in self.turn.shields else super().room()

    def sell(self, good: str) -> None:
        """First what the sale brings, then its tiles go onto the route one by one (2019, The Trade Routes)."""
        me = self.turn
        number = me.goods.count(good)
        super().sell(good)
        if 9 in me.shields:  # a silver for each tile in place of the one for all
            me.silver += number - 1
            me.silver -= 1 if me.has(3) and self.settled["shield-9"] == "tiles" else 0
        if "routes" in self.modules:
            self.owed.append(("fill", good, number))

    def points_of_sale(self, number: int) -> int:
        return super().points_of_sale(number) * (2 if 12 in self.turn.shields else 1)

    def fill(self, good: str, number: int) -> None:
        """Lay one of a number of goods on the next space of the route."""
        me = self.turn
        if number == 0 or me.filled == len(me.route):
            return
        color, bonus = me.route[me.filled]
        me.filled += 1
        self.owed.append(("fill", good, number - 1))
        if GOODS[color - 1] == good:
            self.gain_bonus(bonus)

    def gain_bonus(self, bonus: str) -> None:
        me = self.turn
        if bonus == "workers":
            self.gain_workers(me, 4)
        elif bonus == "silver":
            me.silver += 2
        elif bonus == "points":
            self.gain("routes", 4)
        elif bonus == "action":
            self.owed.append(("action",))
        elif bonus == "place" and self.settled["route-place"] == "take":
            if self.has_room() and self.takings(None, set(LETTERS.values())):
                self.owed.append(("take-any",))
        else:
            self.ask(BONUS_BUILDING[bonus])

    def placed(self, tile: str, hex_: int) -> None:
        self.gain_at_once(tile, hex_)
        self.complete_area(hex_)
        self.complete_color(hex_)
        self.join_posts()
        self.ask(tile)

    def animals(self, tile: str, hex_: int) -> int:
        """All tiles of the kind, and the geese; or the geese and the best other kind (2019, Geese; shield 1)."""
        me = self.turn
        more = 1 if me.has(7) else 0
        pasture = [place for place in range(1, 38) if me.color[place] == "livestock"] if 1 in me.shields else me.area(hex_)
        worth: dict[str, int] = {}  # of all tiles of a kind
        for place in pasture:
            other = me.duchy.get(place)
            if other and kind(other) == "livestock":
                animal, _, number = other.partition("-")
                worth[animal] = worth.get(animal, 0) + int(number or 2) + more
        geese = worth.pop("goose", 0)
        return geese + (max(worth.values(), default=0) if tile == "goose" else worth[tile.split("-")[0]])

    def size(self, hex_: int) -> int:
        """An inn makes the area one hex larger, and so does shield 17 (2019, The Inns)."""
        me = self.turn
        inn = any(me.duchy.get(place) == "inn" for place in me.area(hex_))
        return super().size(hex_) + (1 if inn else 0) + (1 if 17 in me.shields else 0)

    def gain_bonus_tile(self, source: str, points: int) -> None:
        super().gain_bonus_tile(source, points * (2 if 7 in self.turn.shields else 1))

    def join_posts(self) -> None:
        """Points of the phase for two posts in a chain, once more for the third, and the bonus (2019, New duchies)."""
        if "borders" not in self.modules:
            return
        me = self.turn
        before = me.joined
        now = me.posts_in_a_chain()
        if now >= 2 and before < 2:
            me.joined = 2
            self.gain("posts", PHASE_POINTS[self.phase])
        if now == 3 and before < 3:
            me.joined = 3
            if self.settled["third-post"] == "again":
                self.gain("posts", PHASE_POINTS[self.phase])
            if self.post_bonuses:
                points = self.post_bonuses.pop(0)
                if self.settled["post-bonus"] == "tile":
                    self.gain_bonus_tile("posts", points)
                else:
                    self.gain("posts", points)

    def ask(self, tile: str) -> None:
        if tile == "white-castle":
            self.owed.append(("white",))
        elif tile == "crane":
            self.owed.append(("crane",))
        elif tile != "town-hall" or self.can_use("town-hall"):
            if tile == "ship" and 5 in self.turn.shields:
                self.owed.append(("gather",))
            super().ask(tile)

    def advance(self) -> None:
        """Lay goods on routes, drop what can do nothing, walk through the end of a phase."""
        while True:
            top = self.owed[-1] if self.owed else ()
            if top and top[0] == "fill":
                self.owed.pop()
                self.fill(top[1], top[2])
            elif top and top[0] == "gather" and not self.gatherable():
                self.owed.pop()
            elif not self.owed and self.closing:
                self.close(self.closing.pop(0))
            else:
                return

    # --- shields ---

    def take_shield(self, words: list[str]) -> None:
        me = self.turn
        shield, depot = int(words[1].split("-")[1]), int(words[3])
        self.depot_shields[depot].remove(shield)
        replaced = int(words[5].split("-")[1]) if words[4:] else None
        me.shields.append(shield)
        if shield == 6 and len(self.players) == 2:
            (me.copied,) = [other for other in self.players.values() if other.name != me.name]
        if replaced is not None:
            self.lose_shield(replaced)

    def lose_shield(self, shield: int) -> None:
        me = self.turn
        me.shields.remove(shield)
        self.gone_shields.append(shield)
        if shield == 6:
            me.copied = None
        if shield == 4 and self.settled["shield-4"] == "discard":
            self.discard()

    def discard(self) -> None:
        if len(self.turn.stored) > 3:
            self.owed.append(("discard",))

    # --- the end of a phase ---

    def end_phase(self) -> None:
        """Plan the steps: shields 14 and 15 and the tribute of each player in the order of the round, and all mines."""
        self.closing = []
        tribute_first = self.settled["phase-end"] == "tribute"
        for name in self.round_order:
            if not tribute_first:
                self.closing += [("lay", name, 14), ("lay", name, 15)]
            self.closing += [("tribute", name), ("copy", name)]
        self.closing.append(("mines",))
        for name in self.round_order:
            if tribute_first:
                self.closing += [("lay", name, 14), ("lay", name, 15)]
        self.closing.append(("over",))

    def close(self, step: tuple[Any, ...]) -> None:
        if step[0] == "mines":
            self.pay_mines()
        elif step[0] == "over":
            if self.phase == "E":
                self.over = True
                self.score()
        else:
            self.asked = step[1]
            me = self.turn
            if step[0] == "lay" and step[2] in me.shields and self.layings(step[2]):
                self.owed.append(("lay", step[2]))
            elif step[0] == "tribute":
                held = sorted(me.shields, key=lambda shield: (shield != 3, shield))
                self.closing[:0] = [("pay", me.name, shield) for shield in held]
            elif step[0] == "pay":
                if self.payments(step[2]):
                    self.owed.append(("tribute", step[2]))
                else:
                    self.lose_shield(step[2])
            elif step[0] == "copy" and self.phase == "E" and self.may_copy():
                self.owed.append(("copy",))

    def pay_mines(self) -> None:
        super().pay_mines()
        for player in self.players.values():
            if 8 in player.shields:
                player.silver += list(player.duchy.values()).count("mine")

    # --- the end of the game ---

    def score(self) -> None:
        super().score()
        for player in self.players.values():
            scoring = [self.scored_building(number) for number in SCORES_BUILDING if player.has(number)]
            if "crane" in player.duchy.values():  # as a building that brings most
                player.by["monasteries"] += 4 * max((scoring.count(building) for building in scoring), default=0)
            if "shields" in self.modules:
                points = sum(SHIELD_POINTS[shield] for shield in player.shields)
                player.by["shields"] = points * (2 if 13 in player.shields else 1)
                if 10 in player.shields:  # the points of the monasteries once more
                    player.by["shields"] += player.by["monasteries"]

    def accounted(self) -> tuple[list[str], list[str]]:
        tiles, goods = super().accounted()
        return sorted(tiles + self.inns), goods

    def accounted_shields(self) -> list[int]:
        """Return all shields that lie in a depot or on a castle, or are gone."""
        held = [shield for player in self.players.values() for shield in player.shields]
        return sorted(held + self.gone_shields + [shield for shields in self.depot_shields.values() for shield in shields])
