"""The scoring lines of The Castles of Burgundy at the end of a game, for both editions and the expansions.

Sources: 2011 rulebook, Game end and The yellow tiles; 2019 rulebook, End of the game, The monastery tiles, Expansions,
The Solo Game, The Shields.
"""

from collections import Counter
from collections.abc import Iterator

from dicegame.endscore.tally import BaseGame, Player
from dicegame.report import Line
from padgen.endtables import CRANE, building_item, shield_item
from padgen.language import Sentence

MONASTERY_SHIELD, SHIELD_SHIELD = 10, 13


def lines_by_source(game: BaseGame, player: Player) -> dict[str, tuple[Line, ...]]:
    """Return a player's scoring lines by source: track, leftovers, monasteries, shields (End of the game; Game end, 2011).

    The lines of monasteries include the crane's, and those of shields what shields 10 and 13 double. A solo game has only
    the counter, because it is won or lost and has no final scoring (The Solo Game).
    """
    if game.mode == "solo":
        rule = _rule(game, Sentence("heading-solo"))
        return {"track": (Line.counted(Sentence("end-counter"), sum(player.track or ()), 1, rule),)}
    table = game.table
    end = _rule(game, Sentence(f"heading-end-{game.edition}"))
    lines = {"track": tuple(_track_lines(game, player, end))}
    for key, count in (("goods", player.goods), ("silver", player.silver), ("workers", player.workers)):
        item = table.item(key)
        lines[key] = (Line.counted(item.label, (count or 0) // item.per, item.points, end),)
    monasteries = tuple(_monastery_lines(game, player))
    shields = tuple(_shield_lines(game, player, sum(line.points for line in monasteries)))
    return lines | {"monasteries": monasteries, "shields": shields}


def _track_lines(game: BaseGame, player: Player, rule: Sentence) -> Iterator[Line]:
    """Yield the line of the victory point track, or one for each member of a team."""
    label = game.table.item("track").label
    members = player.members or ("",)
    for points, member in zip(player.track or (0,) * len(members), members, strict=True):
        what = Sentence("end-of-member", what=label, name=member) if member else label
        yield Line.counted(what, points, 1, rule)


def _monastery_lines(game: BaseGame, player: Player) -> Iterator[Line]:
    """Yield the scoring lines of monasteries 15-26 and 29, including those copied with shield 6.

    A copied monastery counts things in the duchy of the player who copies it.
    """
    items = {item.key: item for item in game.table.items}
    buildings = player.buildings or {}
    sold = player.sold or {}
    counts = {
        15: sum(count > 0 for count in sold.values()),
        24: len(set(player.livestock or ()) & set(game.box.livestock)),
        25: sum(sold.values()),
        26: player.bonus_tiles or 0,
    }
    scoring: Counter[str] = Counter()
    for number, owner in game.monasteries(player).items():
        building = game.building_of.get(number)
        if building:
            item = building_item(number, building)
            scoring[building] += item.points
            count = buildings.get(building, 0) if building in game.box.buildings else 0
        elif number in counts:
            item, count = items[f"monastery-{number}"], counts[number]
        else:
            continue
        label = Sentence("end-copied", what=item.label, name=owner) if owner else item.label
        yield Line.counted(label, count, item.points, _rule(game, Sentence("heading-monastery", number=number)))
    cranes = buildings.get(CRANE, 0) if CRANE in game.box.buildings else 0
    if scoring and cranes:
        best, points = scoring.most_common(1)[0]  # the first of the best: the one with the lowest tile number
        label = Sentence("end-crane", building=Sentence(f"word-{best}"))
        yield Line.counted(label, cranes, points, _rule(game, Sentence("heading-crane")))


def _shield_lines(game: BaseGame, player: Player, monastery_points: int) -> Iterator[Line]:
    """Yield the scoring lines of shields. A shield is worth 12, 8 or 4 points.

    Shield 10 scores the points of all monasteries again, even of copied ones. Shield 13 scores those of all shields again.
    """
    table = game.table
    held = [number for number in sorted(set(player.shields)) if 1 <= number <= game.box.shields]
    own = [
        Line.counted(Sentence("end-shield", number=number), 1, table.item(shield_item(number)).points, _shield(game, number))
        for number in held
    ]
    yield from own
    again = {MONASTERY_SHIELD: monastery_points, SHIELD_SHIELD: sum(line.points for line in own)}
    for number, points in again.items():
        if number in held:
            yield Line.counted(table.item(f"shield-{number}").label, 1, points, _shield(game, number))


def _shield(game: BaseGame, number: int) -> Sentence:
    return _rule(game, Sentence("heading-shield", number=number))


def _rule(game: BaseGame, heading: Sentence) -> Sentence:
    return Sentence("rule-base", edition=game.edition, heading=heading)
