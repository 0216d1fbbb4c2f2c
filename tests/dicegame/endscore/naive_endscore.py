"""End scoring of the big-box games, slowly: The Castles of Burgundy (2011, 2019) and A Castle for All Seasons.

A second reading of the 2011 and 2019 rulebooks ("End of the Game", "The Monastery Tiles", "Expansions", "The Team Game",
"The Solo Game", "The Shields") and of the rulebook of A Castle for All Seasons ("List of Buildings for the Final Scoring").
Everything comes in as the dict that a TOML reader makes of a score file, and goes out as points by item.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, NamedTuple

PlayerData = Mapping[str, Any]
GameData = Mapping[str, Any]

BUILDINGS = ("warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "town-hall")
EXPANSION_BUILDINGS = ("crane", "white-castle")
BUILDING_OF_TILE = dict(zip(range(16, 24), BUILDINGS, strict=True))
WHITE_CASTLE_TILE = 29
GOODS_COLORS = {"turquoise", "purple", "pink", "red", "brown", "orange"}
ANIMALS = {2011: {"sheep", "cow", "pig", "chicken"}, 2019: {"sheep", "cow", "pig", "goat", "goose"}}
LAST_MONASTERY = {2011: 26, 2019: 29}
POINTS_A_KIND_SOLD = {2011: 3, 2019: 2}
"""Monastery 15."""
POINTS_A_BONUS_TILE = {2011: 2, 2019: 3}
"""Monastery 26."""
POINTS_A_BUILDING = 4
POINTS_AN_ANIMAL = 4
LAST_SHIELD = 18
SOLO_ROUNDS = 25

MOST_OF = dict.fromkeys(BUILDINGS, 7) | {"crane": 1, "white-castle": 8}
MOST_GOODS_OF_A_COLOR = 7
MOST_SHIELDS = 4
MOST_BONUS_TILES = 6
ALL_BONUS_TILES = 12
HEXES = {"building": 12, "livestock": 6, "ship": 6, "monastery": 6, "castle": 4, "mine": 3}


class Fault(NamedTuple):
    """Something that cannot be. `subject` is the tile, color or number in question."""

    code: str
    player: int
    subject: str


@dataclass
class PlayerResult:
    """One player's points by item; items that score nothing are left out."""

    name: str
    items: dict[str, int]
    rank: int = 0
    crane_as: str | None = None
    """The building that the crane counts as."""
    absent: list[str] = field(default_factory=list)
    """Entries that a tile in play needed and the file does not have."""
    palace_silver: int = 0
    """Silver bars put into the forge for the palace (A Castle for All Seasons)."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.items.values())


@dataclass
class Result:
    """What a whole game is worth, and who won."""

    players: list[PlayerResult]
    winners: list[str]
    decided_by: str
    """"points", "empty spaces", "turn order" or "shared"."""
    needed: list[str] = field(default_factory=list)
    """The entry that would break a tie, where a tied player has not given it."""
    faults: list[Fault] = field(default_factory=list)
    won: bool | None = None
    """Solo: whether the duchy was filled in time."""
    rounds_left: int | None = None
    spaces_left: int | None = None


# --- The base game: what lies on the table --------------------------------------------------------------------------------


def number(player: PlayerData, key: str) -> int:
    """A number of the file: 0 if it is absent or cannot be."""
    return max(0, int(player.get(key, 0)))


def track(player: PlayerData) -> int:
    """Points on the track; a team has one number for each member."""
    places = player.get("track", 0)
    return sum(max(0, place) for place in places) if isinstance(places, list) else max(0, int(places))


def own_monasteries(player: PlayerData, edition: int) -> set[int]:
    """Numbers of the yellow tiles in the duchy that the edition has."""
    return {tile for tile in player.get("monasteries", []) if 1 <= tile <= LAST_MONASTERY[edition]}


def own_shields(player: PlayerData, edition: int) -> set[int]:
    """Shields in the duchy; the 2011 edition has none."""
    return {shield for shield in player.get("shields", []) if edition == 2019 and 1 <= shield <= LAST_SHIELD}


def copied_player(game: GameData, player: PlayerData) -> PlayerData | None:
    """Shield 6: the player whose monasteries count too."""
    if 6 not in own_shields(player, game["edition"]) or player.get("copies", "") == player["name"]:
        return None
    named = [other for other in game["players"] if other["name"] == player.get("copies", "")]
    return named[0] if named else None


def counting_monasteries(game: GameData, player: PlayerData) -> set[int]:
    """The yellow tiles that count for a player: the own ones and those that shield 6 copies."""
    tiles = own_monasteries(player, game["edition"])
    copied = copied_player(game, player)
    return tiles | own_monasteries(copied, game["edition"]) if copied else tiles


def building_of(game: GameData, tile: int) -> str | None:
    """The building that a monastery scores, 16 to 23 and 29; a file may say otherwise."""
    named = {int(key): str(value) for key, value in game.get("tiles", {}).items()}
    if tile in named:
        return named[tile]
    return "white-castle" if tile == WHITE_CASTLE_TILE else BUILDING_OF_TILE.get(tile)


def known_building(building: str, edition: int) -> bool:
    """Whether an edition has a building."""
    return building in BUILDINGS or (edition == 2019 and building in EXPANSION_BUILDINGS)


def buildings(game: GameData, player: PlayerData) -> dict[str, int]:
    """Buildings in the duchy by type, the crane among them."""
    placed = player.get("buildings", {})
    return {kind: number(placed, kind) for kind in placed if known_building(kind, game["edition"])}


def animals(game: GameData, player: PlayerData) -> set[str]:
    """The kinds of livestock in the duchy; geese are a kind of their own."""
    return set(player.get("livestock", [])) & ANIMALS[game["edition"]]


def sold_goods(game: GameData, player: PlayerData) -> dict[str, int]:
    """Sold goods tiles by color, trade routes included. The 2011 rulebook says violet for purple.

    Raises: ValueError for a color that there is not.
    """
    sold: dict[str, int] = {}
    for written, count in player.get("sold", {}).items():
        color = "purple" if written == "violet" and game["edition"] == 2011 else written
        if color not in GOODS_COLORS:
            raise ValueError(f"no goods of color {written}")
        sold[color] = sold.get(color, 0) + max(0, count)
    return sold


# --- The base game: points ------------------------------------------------------------------------------------------------


def monastery_points(game: GameData, player: PlayerData) -> dict[int, int]:
    """What each counting yellow tile scores in the final scoring, before shield 10 and without the crane."""
    edition = game["edition"]
    points = {}
    for tile in sorted(counting_monasteries(game, player)):
        building = building_of(game, tile)
        if tile == 15:
            points[tile] = POINTS_A_KIND_SOLD[edition] * sum(count > 0 for count in sold_goods(game, player).values())
        elif building:
            points[tile] = POINTS_A_BUILDING * buildings(game, player).get(building, 0)
        elif tile == 24:
            points[tile] = POINTS_AN_ANIMAL * len(animals(game, player))
        elif tile == 25:
            points[tile] = sum(sold_goods(game, player).values())
        elif tile == 26:
            points[tile] = POINTS_A_BONUS_TILE[edition] * number(player, "bonus_tiles")
    return points


def crane(game: GameData, player: PlayerData) -> tuple[str | None, int]:
    """The building that the crane best counts as, and its points (Crane)."""
    cranes = buildings(game, player).get("crane", 0)
    best: tuple[str | None, int] = (None, 0)
    if cranes:
        for building in (*BUILDINGS, "white-castle"):
            tiles = [tile for tile in counting_monasteries(game, player) if building_of(game, tile) == building]
            points = POINTS_A_BUILDING * cranes * len(tiles)
            if points > best[1]:
                best = (building, points)
    return best


def shield_points(shields: set[int]) -> int:
    """12 points for each of shields 1 to 6, 8 for 7 to 12, 4 for 13 to 18; shield 13 doubles them all, itself too."""
    points = sum(12 if shield <= 6 else 8 if shield <= 12 else 4 for shield in shields)
    return 2 * points if 13 in shields else points


def score_base_player(game: GameData, player: PlayerData) -> PlayerResult:
    """One player's final scoring."""
    if game["mode"] == "solo":  # The Solo Game: won or lost; only the counter is shown
        return PlayerResult(player["name"], {"track": track(player)} if track(player) else {})
    shields = own_shields(player, game["edition"])
    doubling = 2 if 10 in shields else 1
    crane_as, crane_points = crane(game, player)
    items = {
        "track": track(player),
        "goods": number(player, "goods"),
        "silver": number(player, "silver"),
        "workers": number(player, "workers") // 2,
        "shields": shield_points(shields),
    }
    items |= {f"monastery {tile}": doubling * points for tile, points in monastery_points(game, player).items()}
    items["crane"] = doubling * crane_points
    return PlayerResult(
        name=player["name"],
        items={item: points for item, points in items.items() if points},
        crane_as=crane_as,
        absent=absent_entries(game, player),
    )


def absent_entries(game: GameData, player: PlayerData) -> list[str]:
    """Entries that a counting tile asks for and the file does not have."""
    asked = {15: "sold", 25: "sold", 24: "livestock", 26: "bonus_tiles"}
    needed = set()
    for tile in counting_monasteries(game, player):
        entry = "buildings" if building_of(game, tile) else asked.get(tile)
        if entry and entry not in player:
            needed.add(entry)
    return sorted(needed)


# --- The base game: who won -----------------------------------------------------------------------------------------------


class TieBreak(NamedTuple):
    """An entry that breaks ties: the highest goodness is best."""

    name: str
    key: str
    goodness: Callable[[int], int]


FEWEST_EMPTY = TieBreak("empty spaces", "empty_spaces", lambda spaces: -spaces)
MOST_EMPTY = TieBreak("empty spaces", "empty_spaces", lambda spaces: spaces)
FARTHEST_BEHIND = TieBreak("turn order", "turn_order", lambda place: place)
TIE_BREAKS = {"standard": (FEWEST_EMPTY, FARTHEST_BEHIND), "team": (MOST_EMPTY,), "solo": ()}


def split_ties(tied: Sequence[int], players: Sequence[PlayerData], breaks: Sequence[TieBreak]) -> list[list[int]]:
    """Split tied players into places, best first. A break counts only where all that are tied have given the number."""
    if len(tied) == 1 or not breaks or any(breaks[0].key not in players[player] for player in tied):
        return [list(tied)]
    goodness = {player: breaks[0].goodness(players[player][breaks[0].key]) for player in tied}
    places = []
    for level in sorted(set(goodness.values()), reverse=True):
        places += split_ties([player for player in tied if goodness[player] == level], players, breaks[1:])
    return places


def places_of(totals: Sequence[int], players: Sequence[PlayerData], breaks: Sequence[TieBreak]) -> list[list[int]]:
    """All places, best first: points, then the breaks."""
    places = []
    for total in sorted(set(totals), reverse=True):
        places += split_ties([player for player, own in enumerate(totals) if own == total], players, breaks)
    return places


def rank(results: Sequence[PlayerResult], players: Sequence[PlayerData], breaks: Sequence[TieBreak]) -> Result:
    """Give ranks, shared ones as 1-1-3, and say what decided."""
    totals = [result.total for result in results]
    places = places_of(totals, players, breaks)
    for at, place in enumerate(places):
        for player in place:
            results[player].rank = 1 + sum(len(better) for better in places[:at])
    winners = [results[player].name for player in places[0]]
    tied = [player for player, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return Result(list(results), winners, "points")
    if len(winners) == 1:
        return Result(list(results), winners, deciding_break(tied, players, breaks))
    return Result(list(results), winners, "shared", needed=needed_entries(places[0], players, breaks))


def deciding_break(tied: Sequence[int], players: Sequence[PlayerData], breaks: Sequence[TieBreak]) -> str:
    """The break that left one winner."""
    for used in range(1, len(breaks)):
        if len(split_ties(tied, players, breaks[:used])[0]) == 1:
            return breaks[used - 1].name
    return breaks[-1].name


def needed_entries(sharing: Sequence[int], players: Sequence[PlayerData], breaks: Sequence[TieBreak]) -> list[str]:
    """What to enter so that a shared first place can be split: the first break not given by all."""
    for tie in breaks:
        if any(tie.key not in players[player] for player in sharing):
            return [tie.key]
    return []


def tie_breaks(game: GameData) -> tuple[TieBreak, ...]:
    """The tie-breaks of a game; `tie = "most"` turns the first one round, and `team-tie = "fewest"` a team's."""
    if game["mode"] == "standard" and game.get("tie") == "most":
        return (MOST_EMPTY, FARTHEST_BEHIND)
    if game["mode"] == "team" and game.get("team-tie") == "fewest":
        return (FEWEST_EMPTY,)
    return TIE_BREAKS[game["mode"]]


def score_base(game: GameData) -> Result:
    """Score a finished game of The Castles of Burgundy: `edition` 2011 or 2019, `mode` standard, team or solo."""
    game = {"mode": "standard"} | dict(game)
    players = game["players"]
    result = rank([score_base_player(game, player) for player in players], players, tie_breaks(game))
    result.faults = base_faults(game)
    if game["mode"] == "solo":
        empty, rounds = number(players[0], "empty_spaces"), number(players[0], "rounds")
        result.won = empty == 0 and rounds <= SOLO_ROUNDS
        result.rounds_left = SOLO_ROUNDS - rounds if result.won else None
        result.spaces_left = None if result.won else empty
    return result


# --- The base game: faults ------------------------------------------------------------------------------------------------


def base_faults(game: GameData) -> list[Fault]:
    """All faults of the file."""
    found = []
    for player, data in enumerate(game["players"]):
        found += unknown_tiles(game, player, data)
        found += [Fault("negative", player, key) for key in negative_entries(data)]
        found += too_many_of_one_player(game, player, data)
        found += wrong_copies(game, player, data)
    return found + tiles_twice(game) + too_many_of_all(game) + equal_turn_orders(game) + beyond_the_game(game)


def unknown_tiles(game: GameData, player: int, data: PlayerData) -> list[Fault]:
    """Monasteries, buildings, animals and shields that the edition does not have."""
    edition = game["edition"]
    strange = [str(tile) for tile in data.get("monasteries", []) if tile not in own_monasteries(data, edition)]
    strange += [kind for kind in data.get("buildings", {}) if not known_building(kind, edition)]
    strange += [kind for kind in data.get("livestock", []) if kind not in ANIMALS[edition]]
    strange += [f"shield {shield}" for shield in data.get("shields", []) if shield not in own_shields(data, edition)]
    return [Fault("unknown-tile", player, tile) for tile in strange]


def negative_entries(data: PlayerData) -> list[str]:
    """Entries below zero."""
    numbers = [(key, value) for key, value in data.items() if isinstance(value, int)]
    numbers += [(kind, count) for key in ("buildings", "sold") for kind, count in data.get(key, {}).items()]
    if isinstance(data.get("track"), list):
        numbers += [("track", place) for place in data["track"]]
    return [key for key, value in numbers if value < 0]


def most_bonus_tiles(game: GameData) -> int:
    """One bonus tile a color, and one for the border posts if their bonus is read as a tile."""
    return MOST_BONUS_TILES + (game.get("post-bonus") == "tile")


def too_many_of_one_player(game: GameData, player: int, data: PlayerData) -> list[Fault]:
    """Four shields, for there are four castles (nobody knows how many a team has), and six bonus tiles, or seven."""
    found = []
    if len(own_shields(data, game["edition"])) > MOST_SHIELDS and game["mode"] != "team":
        found.append(Fault("too-many", player, "shields"))
    if number(data, "bonus_tiles") > most_bonus_tiles(game):
        found.append(Fault("too-many", player, "bonus_tiles"))
    return found


def too_many_of_all(game: GameData) -> list[Fault]:
    """More of something than the box holds; the fault is with the player whose share goes beyond."""
    shares = [
        buildings(game, data) | {f"sold {color}": count for color, count in sold_goods(game, data).items()}
        for data in game["players"]
    ]
    limits = MOST_OF | {f"sold {color}": MOST_GOODS_OF_A_COLOR for color in GOODS_COLORS}
    if all(number(data, "bonus_tiles") <= most_bonus_tiles(game) for data in game["players"]):
        limits["bonus_tiles"] = ALL_BONUS_TILES + 2 * (game.get("post-bonus") == "tile")
        for share, data in zip(shares, game["players"], strict=True):
            share["bonus_tiles"] = number(data, "bonus_tiles")
    found = []
    for kind, limit in limits.items():
        seen = 0
        for player, share in enumerate(shares):
            before, seen = seen, seen + share.get(kind, 0)
            if before <= limit < seen:
                found.append(Fault("too-many", player, kind))
    return found


def tiles_twice(game: GameData) -> list[Fault]:
    """One monastery or one shield in two places; the fault is with the later one, once for each tile."""
    found: list[Fault] = []
    for key, known in (("monasteries", own_monasteries), ("shields", own_shields)):
        seen: set[int] = set()
        for player, data in enumerate(game["players"]):
            for tile in data.get(key, []):
                fault = Fault("tile-twice", player, f"{key} {tile}")
                if tile in seen and not any(other.subject == fault.subject for other in found):
                    found.append(fault)
                if tile in known(data, game["edition"]):
                    seen.add(tile)
    return found


def wrong_copies(game: GameData, player: int, data: PlayerData) -> list[Fault]:
    """Shield 6: a name that is nobody's or one's own, or no such shield."""
    named = data.get("copies", "")
    return [Fault("copies", player, named)] if named and copied_player(game, data) is None else []


def equal_turn_orders(game: GameData) -> list[Fault]:
    """Two players with one place on the bridge; the fault is with the later one."""
    given = [data.get("turn_order") for data in game["players"]]
    return [
        Fault("turn-order", player, str(place))
        for player, place in enumerate(given)
        if place is not None and place in given[:player]
    ]


def beyond_the_game(game: GameData) -> list[Fault]:
    """More than a game has: goods drawn, hexes of a duchy, shields on the depots, places on the bridge, rounds."""
    found = []
    players, mode = game["players"], game.get("mode", "standard")
    alone = mode == "standard" and len(players) == 1
    drawn = 5 * 5 + 3 * (4 if alone else len(players))
    goods = [
        number(data, "goods") + sum(min(MOST_GOODS_OF_A_COLOR, count) for count in sold_goods(game, data).values())
        for data in players
    ]
    each = 18 if mode == "team" else MOST_SHIELDS
    shields = [min(len(own_shields(data, game["edition"])), each) for data in players]
    on_board = 12 if mode == "team" else 3 * len(players)
    for player, data in enumerate(players):
        if goods[player] and sum(goods) > drawn:
            found.append(Fault("too-many", player, "goods"))
        if shields[player] and (mode == "team" or len(players) > 1) and sum(shields) > on_board:
            found.append(Fault("too-many", player, "shields of all"))
        place = data.get("turn_order", -1)
        if mode == "standard" and place >= 0 and place not in range(1, 5 if alone else len(players) + 1):
            found.append(Fault("turn-order", player, str(place)))
        if data.get("rounds", 0) > SOLO_ROUNDS:
            found.append(Fault("rounds", player, str(data["rounds"])))
        if mode != "team":  # two board halves, and no rulebook says how many hexes they have
            found += crowded_duchy(game, player, data, mode)
    return found


def crowded_duchy(game: GameData, player: int, data: PlayerData, mode: str) -> list[Fault]:
    """Tiles without a hex. Every way to complete as many colors as there are bonus tiles is tried."""
    found = []
    room = dict(HEXES)
    limits = {building: MOST_OF[building] for building in buildings(game, data)}
    houses = sum(min(limits[kind], count) for kind, count in buildings(game, data).items())
    convents = len(own_monasteries(data, game["edition"]))
    if houses > room["building"]:
        found.append(Fault("too-many", player, "all buildings"))
    if convents > room["monastery"]:
        found.append(Fault("too-many", player, "all monasteries"))
    lying = dict.fromkeys(room, 0) | {
        "building": min(houses, room["building"]),
        "monastery": min(convents, room["monastery"]),
        "livestock": len(animals(game, data)),
        "castle": min(len(own_shields(data, game["edition"])), room["castle"]),
    }
    colors = max(0, number(data, "bonus_tiles") - (game.get("post-bonus") == "tile"))  # one may be for the border posts
    complete = min(colors, len(room)) if mode == "standard" else 0
    if complete or any(lying.values()):
        lying["castle"] = max(lying["castle"], 1)
    fewest = min(sum((lying | {kind: room[kind] for kind in full}).values()) for full in combinations(room, complete))
    if number(data, "empty_spaces") > sum(room.values()) - fewest:
        found.append(Fault("empty-spaces", player, str(data["empty_spaces"])))
    return found


# --- A Castle for All Seasons ---------------------------------------------------------------------------------------------

PLACES = {
    "keep": ["keep"],
    "tavern": ["tavern-12", "tavern-6"],
    "small-gate": ["small-gate"],
    "big-gate": ["big-gate"],
    "stable": ["stable-16", "stable-12"],
    "servants-house": ["servants-house"] * 3,
    "palace": ["palace"] * 2,
    "forge": ["forge-10", "forge-6"],
    "market": ["market"] * 2,
}
"""Helper's places of each building."""
ALWAYS_STANDING = {"forge", "market"}
GRANARY_PLACES = 3
GRANARY_POINTS = {1: 10, 2: 7, 3: 3}
"""For each helper, by how many stand there."""
RESOURCE_POINTS = {"sand": 1, "wood": 2, "clay": 4, "stone": 5}
PIECES_FOR_THE_PALACE = 5
"""For each helper in the palace."""


def standing(game: GameData) -> set[str]:
    """The buildings that stand: the erected ones, the forge and the market."""
    return set(game.get("erected", [])) | ALWAYS_STANDING


def helpers_in_castle(game: GameData) -> list[str]:
    """All players' helpers in the castle. The granary does not count (Granary)."""
    return [helper for player in game["players"] for helper in player.get("helpers", []) if helper != "granary"]


def free_places(game: GameData) -> int:
    """Helper's places of standing buildings on which nobody stands."""
    places = [place for building in standing(game) for place in PLACES.get(building, [])]
    for helper in helpers_in_castle(game):
        if helper in places:
            places.remove(helper)
    return len(places)


def palace_points(player: PlayerData, silver: int) -> int:
    """The best resources that the palace takes, after so many silver bars became stone (The Palace)."""
    pieces = [value for kind, value in RESOURCE_POINTS.items() for _ in range(number(player.get("resources", {}), kind))]
    pieces += [RESOURCE_POINTS["stone"]] * silver
    most: int = PIECES_FOR_THE_PALACE * player.get("helpers", []).count("palace")
    return sum(sorted(pieces, reverse=True)[:most])


def forge_points(player: PlayerData, bars: int) -> int:
    """One point for each bar on the 10 spot, one for every two on the 6 spot (The Forge)."""
    helpers: list[str] = player.get("helpers", [])
    return helpers.count("forge-10") * bars + helpers.count("forge-6") * (bars // 2)


def best_palace_silver(player: PlayerData, bars: int) -> int:
    """How many bars to turn into stone for the best palace and forge together; as few as will do.

    Only as many as the palace takes: a bar goes into the forge to be converted, not for the forge's sake alone.
    """
    helpers: int = player.get("helpers", []).count("palace")
    most = min(number(player, "silver"), PIECES_FOR_THE_PALACE * helpers)
    return max(
        range(most + 1),
        key=lambda silver: (palace_points(player, silver) + forge_points(player, bars + silver), -silver),
    )


def palace_silver(game: GameData) -> list[int]:
    """Everyone's silver for the palace.

    Whoever stands on the forge's 6 spot chooses last: an odd or even number of bars makes a difference there only.
    """
    players = game["players"]
    chosen = [0] * len(players)
    bars = number(game, "forge")
    order = sorted(range(len(players)), key=lambda player: "forge-6" in players[player].get("helpers", []))
    for player in order:
        chosen[player] = best_palace_silver(players[player], bars)
        bars += chosen[player]
    return chosen


def score_seasons_player(game: GameData, player: PlayerData, silver: int, bars: int) -> PlayerResult:
    """One player's final scoring, with his silver for the palace and all the bars in the forge known."""
    helpers = player.get("helpers", [])
    in_castle = len(helpers_in_castle(game))
    granary = [helper for other in game["players"] for helper in other.get("helpers", []) if helper == "granary"]
    talers = number(player, "talers")
    items = {
        "points": number(player, "points"),
        "keep": 3 * free_places(game) * helpers.count("keep"),
        "tavern-12": in_castle * helpers.count("tavern-12"),
        "tavern-6": in_castle // 2 * helpers.count("tavern-6"),
        "small-gate": number(game, "towers") * helpers.count("small-gate"),
        "big-gate": 2 * number(game, "towers") * helpers.count("big-gate"),
        "stable-16": 3 * number(game, "houses") * helpers.count("stable-16"),
        "stable-12": 2 * number(game, "houses") * helpers.count("stable-12"),
        "servants-house": number(game, "unbuilt") * helpers.count("servants-house"),
        "market": {0: 0, 1: talers // 2}.get(helpers.count("market"), talers),
        "palace": palace_points(player, silver),
        "forge-10": bars * helpers.count("forge-10"),
        "forge-6": bars // 2 * helpers.count("forge-6"),
        "granary": GRANARY_POINTS.get(len(granary), 0) * helpers.count("granary"),
    }
    items = {item: points for item, points in items.items() if points}
    return PlayerResult(player["name"], items, palace_silver=silver)


def score_seasons(game: GameData) -> Result:
    """Score a finished game of A Castle for All Seasons. The pages at hand have no tie-break: a tie is shared."""
    players = game["players"]
    silver = palace_silver(game)
    bars = number(game, "forge") + sum(silver)
    results = [score_seasons_player(game, player, own, bars) for player, own in zip(players, silver, strict=True)]
    result = rank(results, players, ())
    result.faults = seasons_faults(game)
    return result


def seasons_pieces(game: GameData) -> dict[str, tuple[int, int]]:
    """Pieces in use, and pieces in the box."""
    of = {kind: sum(number(data.get("resources", {}), kind) for data in game["players"]) for kind in RESOURCE_POINTS}
    silver = number(game, "forge") + sum(number(data, "silver") for data in game["players"])
    tiles = number(game, "towers") + number(game, "houses") + number(game, "unbuilt") + len(set(game.get("erected", [])))
    return {
        "sand": (of["sand"], 20),
        "wood": (of["wood"], 18),
        "clay": (of["clay"], 15),
        "stone": (of["stone"], 15),
        "silver": (silver, 15),
        "talers": (sum(number(data, "talers") for data in game["players"]), 65),
        "tiles": (tiles, 23),
    }


def seasons_faults(game: GameData) -> list[Fault]:
    """Helpers where nothing stands, more helpers than places, numbers below zero, more pieces than the box has."""
    found = [Fault("too-many", 0, kind) for kind, (used, box) in seasons_pieces(game).items() if used > box]
    known = [place for building in standing(game) for place in PLACES.get(building, [])]
    known += ["granary"] * GRANARY_PLACES if game.get("winter") else []
    left = list(known)
    for player, data in enumerate(game["players"]):
        for helper in data.get("helpers", []):
            if helper not in known:
                found.append(Fault("unknown-tile", player, helper))
            elif helper not in left:
                found.append(Fault("too-many", player, helper))
            else:
                left.remove(helper)
        if len(data.get("helpers", [])) > (6 if len(game["players"]) > 2 else 7):
            found.append(Fault("too-many", player, "helpers"))
        numbers = [*data.items(), *data.get("resources", {}).items()]
        found += [Fault("negative", player, key) for key, value in numbers if isinstance(value, int) and value < 0]
    return found
