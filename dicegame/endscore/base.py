"""Calculate the final score of The Castles of Burgundy, line by line, for both editions and the expansions.

Sources: 2011 rulebook, Game end and The yellow tiles; 2019 rulebook, End of the game, The monastery tiles, Expansions,
The Team Game, The Solo Game, The Shields.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from dicegame.endscore.faults import base_faults
from dicegame.endscore.standings import standings
from dicegame.endscore.tally import BaseGame, Player, without_negatives
from dicegame.report import Line, Outcome
from padgen.endtables import (
    COPYING_SHIELD,
    CRANE,
    FARTHEST_BEHIND,
    SOLO_ROUNDS,
    TIES,
    building_item,
    shield_item,
)
from padgen.language import Sentence, joined

MONASTERY_SHIELD, SHIELD_SHIELD = 10, 13
DISPUTED_TIE = {
    ("tie", "fewest"): "end-tie-fewest",
    ("tie", "most"): "end-tie-most",
    ("team_tie", "fewest"): "end-team-tie-fewest",
    ("team_tie", "most"): "end-team-tie-most",
}


def score_base(game: BaseGame) -> Outcome:
    """Return the final score: the scoring lines and the rank of every player, and notes.

    Impossible entries are scored, too: an unknown tile scores nothing, a tile entered twice scores once for each owner,
    a negative number counts as 0, and a number that is too large counts as entered. `base_faults` finds such entries.
    """
    clean = without_negatives(game)
    lines = [tuple(chain.from_iterable(lines_by_source(clean, player).values())) for player in clean.players]
    totals = [sum(line.points for line in own) for own in lines]
    places = standings(totals, clean.players, clean.tie_breaks)
    notes = [note for player in clean.players for note in _absent(clean, player)]
    notes += [*places.notes, *_disputed(clean, totals), *_readings(game, places.decided_by)]
    outcome = places.outcome(clean.players, lines, notes).with_faults(base_faults(game))
    return _solo(outcome, clean.players[0]) if game.mode == "solo" else outcome


def ranks_otherwise(game: BaseGame, totals: Sequence[int]) -> tuple[int, ...] | None:
    """Return the ranks if the tie-break on empty spaces is read the other way, or None if they are the same."""
    clean = without_negatives(game)
    reading, other = _tie_readings(game)
    otherwise = replace(clean, team_tie=other) if reading == "team_tie" else replace(clean, tie=other)
    here, there = (standings(totals, clean.players, one.tie_breaks).ranks for one in (clean, otherwise))
    return there if there != here else None


def _tie_readings(game: BaseGame) -> tuple[str, str]:
    """Return the field of the reading on which ties depend, and its value that is not used."""
    reading = "team_tie" if game.mode == "team" else "tie"
    return reading, next(tie for tie in TIES if tie != getattr(game, reading))


def _disputed(game: BaseGame, totals: Sequence[int]) -> Iterator[Sentence]:
    """Yield a note if the ranks depend on how the tie-break on empty spaces is read."""
    if ranks := ranks_otherwise(game, totals):
        pairs = sorted(zip(ranks, (player.name for player in game.players), strict=True))
        places = tuple(Sentence("end-place", rank=rank, name=name) for rank, name in pairs)
        reading, other = _tie_readings(game)
        key = DISPUTED_TIE[reading, getattr(game, reading)]
        yield Sentence(key, places=places, setting=f'{reading.replace("_", "-")} = "{other}"')


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


def _absent(game: BaseGame, player: Player) -> Iterator[Sentence]:
    """Yield a note for each number that was not entered although the score depends on it."""
    if game.mode == "solo":
        return
    if player.track is None:
        yield Sentence("end-no-key", name=player.name, key=Sentence("word-track"))
    if COPYING_SHIELD in player.shields and not player.copies and game.box.shields:
        yield Sentence("end-no-copies", name=player.name, shield=COPYING_SHIELD)
    for number in game.monasteries(player):
        building = game.building_of.get(number)
        if building and building not in (player.buildings or {}):
            word = Sentence(f"word-{building}")
            yield Sentence("end-no-building-count", name=player.name, building=word, number=number)
    needs = {"sold": (15, 25), "livestock": (24,), "bonus_tiles": (26,)}
    for key, numbers in needs.items():
        asking = [str(number) for number in numbers if number in game.monasteries(player)]
        if asking and getattr(player, key) is None:
            word = Sentence(f"word-{key}")
            yield Sentence("end-no-key-for", name=player.name, key=word, numbers=joined(asking, "and"))


def _readings(game: BaseGame, decided_by: str) -> Iterator[Sentence]:
    """Yield notes on rules that affect this score and are unclear or surprising."""
    if game.edition == 2011 and decided_by == str(FARTHEST_BEHIND.name):
        yield Sentence("end-later-2011")
    if game.mode == "solo":
        yield Sentence("end-solo-points")
    elif game.box.shields and any(player.shields for player in game.players):
        yield Sentence("end-tribute")
    if game.mode not in game.box.modes:
        yield Sentence("end-no-mode", edition=game.edition, mode=game.mode)
    for building, count in Counter(game.building_of.values()).items():
        if count > 1:
            numbers = [str(number) for number, name in game.building_of.items() if name == building]
            yield Sentence("end-both-score", numbers=joined(numbers, "and"), building=Sentence(f"word-{building}"))


def _solo(outcome: Outcome, player: Player) -> Outcome:
    """Return the outcome of a solo game: won if all spaces are filled within 25 rounds (2019 rulebook, The Solo Game)."""
    if player.empty_spaces is None or player.rounds is None:
        note = Sentence("end-solo-unknown")
        return replace(outcome, notes=(*outcome.notes, note), solo={"won": None}, decided_by="shared", winners=())
    won = player.empty_spaces == 0 and player.rounds <= SOLO_ROUNDS
    left = {"rounds_left": SOLO_ROUNDS - player.rounds} if won else {"spaces_left": player.empty_spaces}
    winners = outcome.winners if won else ()
    return replace(outcome, solo={"won": won, **left}, decided_by="empty spaces", winners=winners)
