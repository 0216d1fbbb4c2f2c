"""Calculate the final score of A Castle for All Seasons, including the granary of the winter side.

Source: A Castle for All Seasons rulebook: Erecting Buildings; Using Helpers; List of Buildings for the Final Scoring;
Granary.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from dicegame.endscore.faults import seasons_faults
from dicegame.endscore.standings import standings
from dicegame.endscore.tally import SeasonsGame, SeasonsPlayer, without_negatives
from dicegame.report import Line, Outcome
from padgen.endtables import END_TABLES, GRANARY_POINTS, PALACE_RESOURCES, PLACES, RESOURCES, STANDING
from padgen.language import Sentence, joined

TABLE = END_TABLES["seasons"]
BEST_RESOURCE = max(RESOURCES, key=lambda name: RESOURCES[name])

READINGS = tuple(
    Sentence(key)
    for key in ("end-reading-places", "end-reading-carts", "end-reading-silver", "end-reading-stones", "end-reading-best")
)


class Board(NamedTuple):
    """The part of the game that all players share in the final scoring."""

    game: SeasonsGame
    helpers: Counter[str]
    """The number of helpers on each place, of all players together."""
    in_forge: int
    """The number of silver bars in the forge, including those that the players turn into resources for the palace."""

    @property
    def free_places(self) -> int:
        """Return how many places for helpers are free in the erected buildings (rulebook heading The Keep)."""
        places = [place for building in {*STANDING, *self.game.erected} for place in PLACES[building].items()]
        return sum(max(0, room - self.helpers[place]) for place, room in places)

    @property
    def in_castle(self) -> int:
        """Return the number of helpers in the castle. The granary does not belong to it (The Tavern, Granary)."""
        return sum(count for place, count in self.helpers.items() if place not in PLACES["granary"])


def score_seasons(game: SeasonsGame) -> Outcome:
    """Return the final score: the scoring lines and the rank of every player, and notes on how the rules were read.

    Impossible entries are scored as entered, except that negative numbers count as 0. `seasons_faults` finds them.
    """
    clean = without_negatives(game)
    silver = _palace_silver(clean)
    helpers = Counter(place for player in clean.players for place in player.helpers)
    board = Board(clean, helpers, (clean.forge or 0) + sum(silver))
    lines = [tuple(_lines(board, player, bars)) for player, bars in zip(clean.players, silver, strict=True)]
    places = standings([sum(line.points for line in own) for own in lines], clean.players, TABLE.tie_breaks)
    notes = [*_absent(game), *READINGS, *([Sentence("end-no-tie-break")] if len(set(places.ranks)) < len(lines) else [])]
    return places.outcome(clean.players, lines, notes).with_faults(seasons_faults(game))


def _lines(board: Board, player: SeasonsPlayer, silver: int) -> Iterator[Line]:
    """Yield a player's scoring lines in the order of the score pad. Several helpers on one place share a line."""
    own = Counter(player.helpers)
    game = board.game
    talers = player.talers or 0
    counts = {
        "points": player.points or 0,
        "keep": board.free_places * own["keep"],
        "tavern-12": board.in_castle * own["tavern-12"],
        "tavern-6": board.in_castle // 2 * own["tavern-6"],
        "small-gate": (game.towers or 0) * own["small-gate"],
        "big-gate": (game.towers or 0) * own["big-gate"],
        "stable-16": (game.houses or 0) * own["stable-16"],
        "stable-12": (game.houses or 0) * own["stable-12"],
        "servants-house": (game.unbuilt or 0) * own["servants-house"],
        "market": talers // 2,
        "market-both": talers,
        "forge-10": board.in_forge * own["forge-10"],
        "forge-6": board.in_forge // 2 * own["forge-6"],
    }
    stands = {"points": True, **own, "market": own["market"] == 1, "market-both": own["market"] > 1}
    for item in TABLE.items:
        if item.key == "palace" and own["palace"]:
            yield from _palace_lines(player, own["palace"], silver)
        elif item.key == "granary" and own["granary"]:
            each = GRANARY_POINTS[min(board.helpers["granary"], len(GRANARY_POINTS)) - 1]  # by the helpers of all players
            yield Line.counted(item.label, own["granary"], each, _rule(item.key))
        elif stands.get(item.key):
            yield Line.counted(item.label, counts[item.key], item.points, _rule(item.key))


def _palace_lines(player: SeasonsPlayer, helpers: int, silver: int) -> list[Line]:
    """Return the lines of the palace: silver turned into the most valuable resource, then the player's own resources
    from the most valuable down (The Palace).
    """
    turned = Sentence("end-palace-silver", resource=Sentence(f"word-{BEST_RESOURCE}"))
    pieces = [(turned, silver, RESOURCES[BEST_RESOURCE])]
    for name, count in _converted(player, helpers, silver).items():
        pieces.append((Sentence("end-palace", resource=Sentence(f"word-{name}")), count, RESOURCES[name]))
    lines = [Line.counted(label, count, each, _rule("palace")) for label, count, each in pieces if count]
    return lines or [Line.counted(TABLE.item("palace").label, 0, 0, _rule("palace"))]


def _converted(player: SeasonsPlayer, helpers: int, silver: int) -> Mapping[str, int]:
    """Return how many of each resource the palace converts, most valuable first, in the room left by `silver` bars."""
    room = PALACE_RESOURCES * helpers - silver
    converted = {}
    for resource in sorted(RESOURCES, key=lambda name: -RESOURCES[name]):
        converted[resource] = min(room, (player.resources or {}).get(resource, 0))
        room -= converted[resource]
    return converted


def _palace_silver(game: SeasonsGame) -> list[int]:
    """Return how many bars of silver each player turns into resources for the palace (The Palace, The Forge).

    Other players' bars only matter to a player whose only spot in the forge is the 6, where two bars make a point. So
    these players choose last; the other players' choices do not depend on theirs.
    """
    waits = [set(player.helpers) & {"forge-6", "forge-10"} == {"forge-6"} for player in game.players]
    bars = [0 if wait else _best_silver(player, 0) for player, wait in zip(game.players, waits, strict=True)]
    in_forge = (game.forge or 0) + sum(bars)
    return [
        _best_silver(player, in_forge) if wait else own for player, wait, own in zip(game.players, waits, bars, strict=True)
    ]


def _best_silver(player: SeasonsPlayer, in_forge: int) -> int:
    """Return how many bars a player turns into resources for the best total. `in_forge` bars are already in the forge.

    If several numbers are equally good, the smallest is returned.
    """
    helpers = Counter(player.helpers)

    def points(bars: int) -> int:
        own = _converted(player, helpers["palace"], bars)
        palace = bars * RESOURCES[BEST_RESOURCE] + sum(RESOURCES[name] * count for name, count in own.items())
        forge = in_forge + bars
        return palace + forge * helpers["forge-10"] + forge // 2 * helpers["forge-6"]

    most = min(player.silver or 0, PALACE_RESOURCES * helpers["palace"])
    return max(range(most + 1), key=lambda bars: (points(bars), -bars))


HEADINGS = {"small-gate": "gates", "big-gate": "gates", "servants-house": "servants-house"}
"""The rulebook headings of the items whose heading is not the first word of their key."""


def _rule(key: str) -> Sentence:
    return Sentence("rule-seasons", heading=Sentence(f"heading-{HEADINGS.get(key, key.partition('-')[0])}"))


def _absent(game: SeasonsGame) -> Iterator[Sentence]:
    """Yield a note for each number that was not entered although a helper scores it, and for an odd taler in the market."""
    places = {place for player in game.players for place in player.helpers}
    needs = {
        "towers": ("small-gate", "big-gate"),
        "houses": ("stable-16", "stable-12"),
        "unbuilt": ("servants-house",),
        "forge": ("forge-10", "forge-6"),
    }
    for key, asking in needs.items():
        found = [place for place in asking if place in places]
        if found and getattr(game, key) is None:
            words = joined((Sentence(f"word-{place}") for place in found), "and")
            yield Sentence("end-no-shared-key", key=Sentence(f"word-{key}"), places=words)
    for player in game.players:
        if player.points is None:
            yield Sentence("end-no-key", name=player.name, key=Sentence("word-points"))
        for key, place in (("talers", "market"), ("resources", "palace"), ("silver", "palace")):
            if place in player.helpers and getattr(player, key) is None:
                word = Sentence(f"word-{key}")
                yield Sentence("end-no-key-the", name=player.name, key=word, place=Sentence(f"word-{place}"))
        if "market" in player.helpers and player.helpers.count("market") == 1 and (player.talers or 0) % 2:
            yield Sentence("end-odd-taler", name=player.name)
