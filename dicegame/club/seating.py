"""Plan the seats for several rounds, so that all pairs of players meet about equally often.

Tables of two use Berger's method: one player stays and the others move around, so that all pairs meet once before a pair
meets twice. Larger tables are the social golfer problem, which has no known general solution. There, two players of
different tables exchange places many times: first almost at random, later only if this makes the meetings more even
(simulated annealing).
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
"""The number of searches, each from other random seats. The best result is used."""
SMALL = 1
"""How much it costs if some players sit at smaller tables more often than others, compared with uneven meetings."""
EXCHANGES = 20_000
"""The number of exchanges that a search tries."""
WARMEST, COLDEST = 0.6, 0.05
"""The temperature at the start, and about at the end: an exchange with this loss is made with the probability 1/e."""


class SeatingError(PadgenError):
    """Raised if players cannot be seated at these tables. The message says why."""


def table_sizes(players: int, tables: int) -> list[int]:
    """Return the number of players at each table, as equal as possible, with the larger tables first.

    >>> table_sizes(11, 3)
    [4, 4, 3]
    """
    size, more = divmod(players, tables)
    return [size + (table < more) for table in range(tables)]


def seat_players(players: int, tables: int, rounds: int, seed: int = 0) -> list[Round]:
    """Return the tables of each round. Players are numbers from 0. The same seed gives the same seats.

    Raises: SeatingError if the players cannot be seated at this number of tables, or for too many players or rounds.
    """
    check_numbers(players, tables, rounds)
    if players == 2 * tables:
        return [_berger(players, number) for number in range(rounds)]
    rng = Random(seed)
    found = [_Search(rng, players, tables, rounds).run() for _ in range(BEGINNINGS)]
    return min(found, key=lambda seats: _cost(seats, players))


def check_numbers(players: int, tables: int, rounds: int) -> None:
    """Check that the players can be seated. Raises: SeatingError if they cannot, or for too many players or rounds."""
    if not 1 <= rounds <= MOST_ROUNDS:
        raise SeatingError(Sentence("club-rounds", rounds=rounds, most=MOST_ROUNDS))
    if not 2 <= players <= MOST_PLAYERS:
        raise SeatingError(Sentence("club-players", players=players, most=MOST_PLAYERS))
    if tables < 1 or players < 2 * tables or players > MOST_AT_TABLE * tables:
        raise SeatingError(Sentence("club-tables", players=players, tables=tables, most=MOST_AT_TABLE))


def meetings(seats: Sequence[Round], players: int) -> dict[tuple[int, int], int]:
    """Return how often each pair of players meets in all rounds together.

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
    """Return the round `number` at tables of two. The last player stays and the others move around."""
    ring = [(number + place) % (players - 1) for place in range(players - 1)]
    pairs = [(players - 1, ring[0]), *((ring[place], ring[-place]) for place in range(1, players // 2))]
    return tuple(tuple(sorted(pair)) for pair in pairs)


class _Search:
    """A search that improves random seats by exchanging two players of the same round."""

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
        """For each player, the number of rounds at a table smaller than the largest."""
        for table in (table for tables_now in self.seats for table in tables_now):
            for one in table:
                self.small[one] += len(table) < self.largest
                for other in table:
                    self.met[one][other] += one != other

    def run(self) -> list[Round]:
        """Return the seats after many exchanges. Early ones may make the seats worse, late ones hardly ever do."""
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
        """Return how much worse an exchange of two players makes the seats. A pair's second meeting costs 1, its third 2."""
        met, a, b = self.met, left[one], right[other]
        loss = sum(met[b][player] - met[a][player] + 1 for player in left if player != a)
        loss += sum(met[a][player] - met[b][player] + 1 for player in right if player != b)
        moves = self.moves(left, right)
        return loss + (SMALL * (moves * (self.small[a] - self.small[b]) + 1) if moves else 0)

    def moves(self, left: list[int], right: list[int]) -> int:
        """Return 1 if an exchange moves the player from `left` to a smaller table, -1 if to a larger one, or else 0."""
        return (len(right) < self.largest) - (len(left) < self.largest)

    def exchange(self, left: list[int], one: int, right: list[int], other: int) -> None:
        """Exchange the player at place `one` of the table `left` with the player at place `other` of `right`."""
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
        """Add `by` (1 or -1) to the number of meetings of two players."""
        self.met[one][other] += by
        self.met[other][one] += by


def _cost(seats: Sequence[Round], players: int) -> int:
    """Return the cost of the seats. It is lower if meetings and seats at smaller tables are spread more evenly."""
    largest = max(len(table) for tables in seats for table in tables)
    small = [0] * players
    for table in (table for tables in seats for table in tables):
        for player in table:
            small[player] += len(table) < largest
    again = sum(count * (count - 1) for count in meetings(seats, players).values())
    return again + SMALL * sum(count * count for count in small)
