"""Judge a turn in a puzzle: whether it is the best one, how many points it loses, and why."""

from dataclasses import dataclass
from functools import cached_property

from dicegame.dice.bots.moment import moment_of
from dicegame.dice.bots.reasons import explain
from dicegame.dice.turn import Turn, format_turn, parse_turn, turn_sentence
from dicegame.puzzles.puzzle import GRADERS, Puzzle
from padgen.language import Sentence, decimal, joined


@dataclass(frozen=True)
class Answer:
    """A person's answer to a puzzle, with its judgment."""

    puzzle: Puzzle
    turn: Turn
    """The person's turn. It must be legal."""

    @property
    def right(self) -> bool:
        """Return whether the turn is the best one."""
        return self.cost == 0

    @property
    def cost(self) -> float:
        """Return the points that the turn loses against the best one, on average over all next rolls."""
        return self.puzzle.costs[format_turn(self.turn)]

    @property
    def verdict(self) -> Sentence:
        """Return a sentence that says whether the turn is the best one."""
        best = joined((turn_sentence(parse_turn(text)) for text in self.puzzle.best), "or")
        if self.right:
            return Sentence("puzzle-right", best=best)
        return Sentence("puzzle-wrong", turn=turn_sentence(self.turn), points=decimal(self.cost, 1), best=best)

    @cached_property
    def reasons(self) -> tuple[Sentence, ...]:
        """Return sentences on what the best and the given turn change, how far ahead the best is, and who misses it."""
        puzzle, best = self.puzzle, parse_turn(self.puzzle.best[0])
        told = [self._why(best)]
        if not self.right:
            told.append(self._why(self.turn))
        played = puzzle.played
        told.append(Sentence("puzzle-second", turn=turn_sentence(parse_turn(puzzle.second)), points=decimal(puzzle.gap, 1)))
        points, error = decimal(played.gap, 1), decimal(played.error, 2)
        told.append(Sentence("puzzle-played", points=points, error=error, games=played.games))
        if puzzle.missed_by:
            missed = len(puzzle.missed_by)
            told.append(Sentence("puzzle-missed", misses=missed, all=len(GRADERS), names=joined(puzzle.missed_by, "and")))
        return tuple(told)

    def _why(self, turn: Turn) -> Sentence:
        game = self.puzzle.game
        found = explain(game.setup.masks, game.players[0].sheet, turn, moment_of(game))
        return Sentence("puzzle-why", turn=turn_sentence(turn), reasons=tuple(found))


def title_of(puzzle: Puzzle) -> Sentence:
    """Return the heading of a puzzle: its number, level and duchy."""
    duchy = Sentence("puzzle-new-duchy") if ":" in puzzle.layout else Sentence("puzzle-duchy", name=puzzle.layout.upper())
    return Sentence("puzzle-title", number=puzzle.number, level=Sentence(f"rating-{puzzle.level}"), duchy=duchy)
