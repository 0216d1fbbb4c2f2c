"""The progress of a browser with puzzles: what it tried and solved, its rating, and right answers in a row."""

from typing import Any, NamedTuple

from dicegame.puzzles.puzzle import LEVELS, Puzzle, load_puzzles
from dicegame.puzzles.rating import difficulty, rate
from dicegame.web.table.habits import Habits

KIND = "puzzle"


class Level(NamedTuple):
    """A level with the number of its puzzles, and of those that this browser has solved."""

    name: str
    solved: int
    all: int


class Progress(NamedTuple):
    """What a browser has reached with puzzles."""

    tried: dict[str, Any]
    """The entries of tried puzzles by number, in the order of their first tries."""
    rating: int
    """The rating after all first tries (`dicegame.puzzles.rating`)."""
    gain: int
    """The difference that the last first try made to the rating."""
    in_a_row: int
    """The number of first tries that were right since the last wrong one."""
    levels: tuple[Level, ...]

    @property
    def solved(self) -> int:
        """Return the number of solved puzzles."""
        return sum(one.solved for one in self.levels)

    @property
    def all(self) -> int:
        """Return the number of all puzzles."""
        return sum(one.all for one in self.levels)

    @property
    def last(self) -> str:
        """Return the number of the puzzle with the last first try, or an empty text."""
        return next(reversed(self.tried), "")


def progress_of(habits: Habits) -> Progress:
    """Return the progress of a browser. Raises: UnstoredError."""
    tried, puzzles = habits.all(KIND), {str(one.number): one for one in load_puzzles()}
    firsts = [(difficulty(puzzles[number]), bool(one["first"])) for number, one in tried.items() if number in puzzles]
    rating, before = rate(firsts).points, rate(firsts[:-1]).points
    in_a_row = 0
    for _, right in reversed(firsts):
        if not right:
            break
        in_a_row += 1
    solved = {number for number, one in tried.items() if one["solved"]}
    levels = [[number for number, one in puzzles.items() if one.level == level] for level in LEVELS]
    counted = (Level(name, len(solved.intersection(own)), len(own)) for name, own in zip(LEVELS, levels, strict=True))
    return Progress(tried, round(rating), round(rating) - round(before), in_a_row, tuple(counted))


def note_try(habits: Habits, puzzle: Puzzle, right: bool) -> None:
    """Store an answer to a puzzle. The first one counts for the rating; any right one solves the puzzle.

    Raises: UnstoredError.
    """
    known = habits.all(KIND).get(str(puzzle.number))
    if known is None:
        habits.keep(KIND, str(puzzle.number), {"first": right, "solved": right})
    elif right and not known["solved"]:
        habits.keep(KIND, str(puzzle.number), {**known, "solved": True})
