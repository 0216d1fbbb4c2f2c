"""Seats for several rounds, so that everybody meets everybody as evenly as possible.

At tables of two the rounds are Berger's: one player stays, the others go round, so that everybody meets everybody once
before anybody meets twice. At larger tables this is the social golfer problem, for which no general solution is known. So
two players of different tables change places again and again, at first almost at random, then only where that makes the
meetings more even (simulated annealing).
"""

from collections.abc import Sequence
from itertools import combinations
from math import exp
from random import Random

from padgen.errors import PadgenError
from padgen.language import Sentence

Table = tuple[int, ...]
"""The players at one table, by their numbers."""
Round = tuple[Table, ...]
MOST_PLAYERS, MOST_ROUNDS, MOST_AT_TABLE = 60, 20, 12
BEGINNINGS = 4
"""How often the search begins anew."""
SMALL = 1
"""How much uneven places at smaller tables count beside uneven meetings."""
EXCHANGES = 20_000
"""The number of exchanges of places that a search tries."""
WARMEST, COLDEST = 0.6, 0.05
"""An exchange that makes meetings less even by this much is still made in one of e cases, at first and at last."""


class SeatingError(PadgenError):
    """These players cannot be seated at these tables. The message says why."""


def table_sizes(players: int, tables: int) -> list[int]:
    """Return how many sit at each table: as evenly as possible, the larger tables first.

    >>> table_sizes(11, 3)
    [4, 4, 3]
    """
    size, more = divmod(players, tables)
    return [size + (table < more) for table in range(tables)]


def seat_players(players: int, tables: int, rounds: int, seed: int = 0) -> list[Round]:
    """Return the tables of each round, with players from 0. The same seed gives the same seats.

    Raises: SeatingError for numbers that contradict each other.
    """
    check_numbers(players, tables, rounds)
    if players == 2 * tables:
        return [_berger(players, number) for number in range(rounds)]
    rng = Random(seed)
    found = [_Search(rng, players, tables, rounds).run() for _ in range(BEGINNINGS)]
    return min(found, key=lambda seats: _cost(seats, players))


def check_numbers(players: int, tables: int, rounds: int) -> None:
    """Refuse numbers that contradict each other. Raises: SeatingError."""
    if not 1 <= rounds <= MOST_ROUNDS:
        raise SeatingError(Sentence("club-rounds", rounds=rounds, most=MOST_ROUNDS))
    if not 2 <= players <= MOST_PLAYERS:
        raise SeatingError(Sentence("club-players", players=players, most=MOST_PLAYERS))
    if tables < 1 or players < 2 * tables or players > MOST_AT_TABLE * tables:
        raise SeatingError(Sentence("club-tables", players=players, tables=tables, most=MOST_AT_TABLE))


def meetings(seats: Sequence[Round], players: int) -> dict[tuple[int, int], int]:
    """Return how often each two players meet.

    >>> set(meetings(seat_players(9, 3, 4), 9).values())
    {1}
    """
    count = dict.fromkeys(combinations(range(players), 2), 0)
    for tables in seats:
        for table in tables:
            for pair in combinations(sorted(table), 2):
                count[pair] += 1
    return count


def _berger(players: int, number: int) -> Round:
    """Return a round at tables of two: the last player stays, the others go round."""
    ring = [(number + place) % (players - 1) for place in range(players - 1)]
    pairs = [(players - 1, ring[0]), *((ring[place], ring[-place]) for place in range(1, players // 2))]
    return tuple(tuple(sorted(pair)) for pair in pairs)


class _Search:
    """Seats that are improved by exchanging the places of two players of one round."""

    def __init__(self, rng: Random, players: int, tables: int, rounds: int) -> None:
        self.rng = rng
        sizes = table_sizes(players, tables)
        self.largest = sizes[0]
        self.seats: list[list[list[int]]] = []
        for _ in range(rounds):
            order = sorted(range(players), key=lambda _: rng.random())
            self.seats.append([order[sum(sizes[:table]) : sum(sizes[: table + 1])] for table in range(tables)])
        self.met = [[0] * players for _ in range(players)]
        self.small = [0] * players
        """How often each player sits at a table with fewer seats than the largest."""
        for table in (table for tables_now in self.seats for table in tables_now):
            for one in table:
                self.small[one] += len(table) < self.largest
                for other in table:
                    self.met[one][other] += one != other

    def run(self) -> list[Round]:
        """Return the seats after many exchanges: at first some make it worse, in the end only those that help are made."""
        tables = len(self.seats[0])
        for step in range(EXCHANGES if tables > 1 else 0):
            patience = WARMEST * (1 - step / EXCHANGES) + COLDEST
            here = self.seats[int(self.rng.random() * len(self.seats))]
            left = int(self.rng.random() * tables)
            right = (left + 1 + int(self.rng.random() * (tables - 1))) % tables
            one, other = int(self.rng.random() * len(here[left])), int(self.rng.random() * len(here[right]))
            loss = self.loss(here[left], one, here[right], other)
            if loss <= 0 or self.rng.random() < exp(-loss / patience):
                self.exchange(here[left], one, here[right], other)
        return [tuple(sorted(tuple(sorted(table)) for table in tables_now)) for tables_now in self.seats]

    def loss(self, left: list[int], one: int, right: list[int], other: int) -> int:
        """Return by how much the meetings get less even if two players change places. A meeting costs how often they met."""
        met, a, b = self.met, left[one], right[other]
        loss = sum(met[b][player] - met[a][player] + 1 for player in left if player != a)
        loss += sum(met[a][player] - met[b][player] + 1 for player in right if player != b)
        moves = self.moves(left, right)
        return loss + (SMALL * (moves * (self.small[a] - self.small[b]) + 1) if moves else 0)

    def moves(self, left: list[int], right: list[int]) -> int:
        """Return 1 if a player who goes from the left table to the right one gets to a smaller one, -1 for a larger one."""
        return (len(right) < self.largest) - (len(left) < self.largest)

    def exchange(self, left: list[int], one: int, right: list[int], other: int) -> None:
        """Exchange the places of two players."""
        a, b, moves = left[one], right[other], self.moves(left, right)
        for player in left:
            if player != a:
                self.meet(a, player, -1)
                self.meet(b, player, 1)
        for player in right:
            if player != b:
                self.meet(b, player, -1)
                self.meet(a, player, 1)
        self.small[a] += moves
        self.small[b] -= moves
        left[one], right[other] = b, a

    def meet(self, one: int, other: int, by: int) -> None:
        """Count a meeting, or take it back."""
        self.met[one][other] += by
        self.met[other][one] += by


def _cost(seats: Sequence[Round], players: int) -> int:
    """Return how uneven the meetings and the places at small tables are."""
    largest = max(len(table) for tables in seats for table in tables)
    small = [0] * players
    for table in (table for tables in seats for table in tables):
        for player in table:
            small[player] += len(table) < largest
    again = sum(count * (count - 1) for count in meetings(seats, players).values())
    return again + SMALL * sum(count * count for count in small)
