"""Calculate the standings of an evening: by points, since all play the same duchies with the same dice, then tie-breaks.

The tie-breaks are, in this order: table points, the best round, the circles left. In each round, a player's table points
are the share of the others at the table who had fewer points (if equal, fewer circles). A tie counts half.
"""

from collections.abc import Sequence
from typing import NamedTuple

from dicegame.club.evening import ClubRound, Evening, Score
from padgen.csvtext import table_text


class Standing(NamedTuple):
    """One player's place in the standings."""

    rank: int
    name: str
    rounds: int
    """The number of rounds with a result."""
    points: int
    table_points: float
    best: int
    circles: int


def standings(evening: Evening) -> list[Standing]:
    """Return the standing of each player, the best first. Players who are equal in all tie-breaks share a rank."""
    found = [_standing(evening, name) for name in evening.players]
    found.sort(key=lambda one: [-number for number in one[3:]])
    return [one._replace(rank=1 + sum(other[3:] > one[3:] for other in found)) for one in found]


def _standing(evening: Evening, name: str) -> Standing:
    played = [(round_, round_.results[name]) for round_ in evening.rounds if name in round_.results]
    return Standing(
        0,
        name,
        len(played),
        sum(score.points for _, score in played),
        round(sum(table_points(round_, name) for round_, _ in played), 3),
        max((score.points for _, score in played), default=0),
        sum(score.circles for _, score in played),
    )


def table_points(round_: ClubRound, name: str) -> float:
    """Return the share of the others at the table whom a player has beaten in a round. Only those with a result count."""
    own = round_.results[name]
    table = next(table for table in round_.tables if name in table)
    others = [round_.results[other] for other in table if other != name and other in round_.results]
    return sum((own > other) + (own >= other) for other in others) / 2 / len(others) if others else 0.0


def format_csv(evening: Evening) -> str:
    """Return the standings as CSV, with a column for the points of each round."""
    rounds = [f"round {number}" for number in range(1, len(evening.rounds) + 1)]
    rows = []
    for one in standings(evening):
        own: Sequence[Score | None] = [round_.results.get(one.name) for round_ in evening.rounds]
        points = ["" if score is None else score.points for score in own]
        rows.append([one.rank, one.name, one.points, f"{one.table_points:g}", one.best, one.circles, *points])
    return table_text(["rank", "name", "points", "table points", "best round", "circles", *rounds], rows)
