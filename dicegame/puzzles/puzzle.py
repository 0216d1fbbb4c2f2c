"""A puzzle: a position of a solo game in which one turn is clearly best. The file `puzzles.jsonl` has all puzzles."""

import functools
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from typing import Any, NamedTuple

from dicegame.dice.game import Game, Setup, begin_round, new_game, settle, take_turn
from dicegame.dice.roll import Roll, parse_roll
from dicegame.dice.turn import Turn, format_turn, parse_turn
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.names import load

LEVELS = ("easy", "medium", "hard")
GRADERS = ("points", "marks", "thrifty", "areas", "greedy", "planner", "search")
"""Simple players and bots, roughly the weakest first. The more of them miss a puzzle, the harder it is."""
PLAYER = "?"
"""The name of the player in the games of puzzles."""
FILE = resources.files(__package__).joinpath("puzzles.jsonl")


class PuzzleError(PadgenError):
    """Raised for a number that no puzzle has."""


class Played(NamedTuple):
    """A comparison of games played to the end after the best turn, and after the turn that came closest to it."""

    gap: float
    """The mean difference in points. Both turns are followed by the same dice."""
    error: float
    """The standard error of `gap`."""
    games: int


NOT_PLAYED = Played(0.0, 0.0, 0)


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best turn."""

    number: int
    level: str
    layout: str
    """The name or the notation of the duchy."""
    castle: int
    """The starting castle, counted from 0."""
    rolls: tuple[Roll, ...]
    """The rolls so far. The last one is the roll of the puzzle."""
    turns: tuple[Turn, ...]
    """The turns before the puzzle."""
    missed_by: tuple[str, ...] = ()
    """The players of `GRADERS` that choose another turn."""
    second: str = ""
    """The second best turn. Turns are ranked by their expected points, on average over all next rolls."""
    gap: float = 0.0
    """How many points the best turn is expected to score more than `second`."""
    played: Played = NOT_PLAYED
    costs: Mapping[str, float] = field(default_factory=dict)
    """For each legal turn, how many points fewer than the best one it is expected to score."""

    @property
    def best(self) -> tuple[str, ...]:
        """Return the best turn as text. If its two marks can be made in either order, both texts are returned."""
        return tuple(turn for turn, cost in self.costs.items() if cost == 0)

    @cached_property
    def duchy(self) -> Layout:
        """Return the duchy of the puzzle, loaded by its name or notation."""
        return load(self.layout)

    @cached_property
    def game(self) -> Game:
        """Return the game at the moment of the puzzle, after its roll."""
        game = new_game(Setup(self.duchy, (PLAYER,), (self.castle,), "solo"))
        for roll, turn in zip(self.rolls, self.turns, strict=False):
            game = settle(take_turn(begin_round(game, roll), 0, turn))
        return begin_round(game, self.rolls[-1])


@functools.cache
def load_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles that come with the program."""
    if not FILE.is_file():
        return ()
    return tuple(_read(json.loads(line)) for line in FILE.read_text(encoding="utf-8").splitlines())


def find_puzzle(number: int) -> Puzzle:
    """Return a puzzle by its number. Raises: PuzzleError if there is none."""
    for puzzle in load_puzzles():
        if puzzle.number == number:
            return puzzle
    raise PuzzleError(Sentence("puzzle-unknown", number=number))


def puzzle_data(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as data: for its line in `FILE`, and for `dicegame puzzle --list --json`."""
    return {
        "number": puzzle.number,
        "level": puzzle.level,
        "missed_by": list(puzzle.missed_by),
        "layout": puzzle.layout,
        "castle": puzzle.castle + 1,
        "rolls": [str(roll) for roll in puzzle.rolls],
        "turns": [format_turn(turn) for turn in puzzle.turns],
        "best": list(puzzle.best),
        "second": puzzle.second,
        "gap": puzzle.gap,
        "played": puzzle.played._asdict(),
        "costs": dict(puzzle.costs),
    }


def _read(data: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        data["number"],
        data["level"],
        data["layout"],
        data["castle"] - 1,
        tuple(map(parse_roll, data["rolls"])),
        tuple(map(parse_turn, data["turns"])),
        tuple(data["missed_by"]),
        data["second"],
        data["gap"],
        Played(**data["played"]),
        data["costs"],
    )
