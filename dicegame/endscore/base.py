"""Calculate the final score of The Castles of Burgundy: totals, ranks, notes and faults, for both editions and expansions.

Sources: 2011 rulebook, Game end and The yellow tiles; 2019 rulebook, End of the game, The monastery tiles, Expansions,
The Team Game, The Solo Game, The Shields.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from dicegame.endscore.faults import base_faults
from dicegame.endscore.lines import lines_by_source
from dicegame.endscore.standings import standings
from dicegame.endscore.tally import BaseGame, Player, without_negatives
from dicegame.report import Outcome
from padgen.endtables import COPYING_SHIELD, FARTHEST_BEHIND, SOLO_ROUNDS, TIES
from padgen.language import Sentence, joined

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
