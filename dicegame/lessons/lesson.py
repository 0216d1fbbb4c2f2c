"""A lesson: a position of a real game with one choice, the judgement of every answer, and its reason in numbers.

Everything that a lesson says about an answer comes from the rules: the referee refuses, the engine counts.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import NamedTuple

from dicegame.dice.brings import changes
from dicegame.dice.game import Game, Setup, begin_round, new_game, settle, take_turn
from dicegame.dice.masks import COLOR_NAMES, GREEN, Masks, compile_layout, find_castle, members
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.referee import why_not
from dicegame.dice.roll import FACES, Roll, parse_roll
from dicegame.dice.rules import follow, sell, spots
from dicegame.dice.turn import Turn, parse_turn
from dicegame.play.events import GameError
from padgen.language import Field, Sentence, joined
from padgen.model import Layout
from padgen.names import load

DUCHY = "a"
"""All lessons are played on the duchy that the rulebook recommends to new players."""
YOU, RIVAL = "?", "bot:planner"


class Round(NamedTuple):
    """A round before the lesson: its roll and the players' turns, as texts."""

    roll: str
    turn: str
    rival: str = "pass"


class Verdict(NamedTuple):
    """The judgement of an answer."""

    right: bool
    legal: bool
    reason: Sentence
    """The reason, in numbers that the rules found. For an answer that is not the best one, it is a hint."""


@dataclass(frozen=True)
class Lesson:
    """A position and a question about it. Raises: PadgenError for a history that is against the rules."""

    key: str
    """The word in the keys of its sentences, such as `lesson-goal`."""
    castle: str
    """The color of the starting castle's square."""
    rounds: tuple[Round, ...]
    roll: str
    asks: str = "points"
    """How answers are compared: by all points at once (`points`), by those of a sale (`sale`) or a finished color (`color`),
    by how many later rolls would help (`chances`), or by whether they fit at all (`fits`)."""
    bonuses: bool = False
    """Whether turns may use a bonus. The first lessons leave them out, because later ones explain them."""
    pip: int = 0
    """The number to write, if the lesson asks where it fits."""
    shows: str = ""
    """The part of the page that the lesson points at: `time`, `colors`, a bonus, or empty for the board."""
    rival: str = ""
    """The color of the castle of a second player; empty for a player alone at the table."""

    @cached_property
    def duchy(self) -> Layout:
        """Return the duchy of the lesson."""
        return load(DUCHY)

    @cached_property
    def masks(self) -> Masks:
        """Return the duchy in the form that the rules use."""
        return compile_layout(self.duchy)

    @cached_property
    def game(self) -> Game:
        """Return the game at the moment of the question, after its roll. Its history is played by the rules."""
        castles = [find_castle(self.masks, color) for color in (self.castle, self.rival) if color]
        game = new_game(Setup(self.duchy, (YOU, RIVAL)[: len(castles)], tuple(castles)))
        for one in self.rounds:
            game = begin_round(game, parse_roll(one.roll))
            for player, turn in enumerate((one.turn, one.rival)[: len(castles)]):
                game = take_turn(game, player, parse_turn(turn))
            game = settle(game)
        return begin_round(game, self.dice)

    @cached_property
    def dice(self) -> Roll:
        """Return the roll of the question."""
        return parse_roll(self.roll)

    @cached_property
    def answers(self) -> tuple[Turn, ...]:
        """Return the turns that can be chosen: legal ones, or `pip` in every free hex beside a marked one."""
        if self.asks == "fits":
            return tuple(Turn(hex=hex_, pip=self.pip) for hex_ in members(self.game.players[0].sheet.edge))
        legal = DICE_GAME.legal(self.game, 0)
        return tuple(turn for turn in legal if self.bonuses or (turn.hex >= 0 and turn.bonus < 0 and not turn.sale))

    @cached_property
    def best(self) -> tuple[Turn, ...]:
        """Return the right answers."""
        values = {turn: self.value(turn) for turn in self.answers if not self.why_not(turn)}
        return tuple(turn for turn, value in values.items() if value == max(values.values()))

    def why_not(self, turn: Turn) -> Sentence | None:
        """Return the referee's reason against an answer, or None for a legal one."""
        return why_not(self.masks, self.game.players[0].sheet, self.dice, turn)

    def value(self, turn: Turn) -> int:
        """Return what the lesson compares legal answers by. More is better."""
        if self.asks == "sale":
            return self.sale if turn.sale else 0
        if self.asks == "color":
            return self.color(turn)
        if self.asks == "chances":
            return self.chances(turn)
        return self.points(turn) if self.asks == "points" else 0

    def points(self, turn: Turn) -> int:
        """Return the points that a turn brings at once."""
        return changes(self.game, 0, turn).amounts.get("points", 0)

    def points_in(self, turn: Turn, phase: int) -> int:
        """Return the points for areas and sales that a turn would bring in a phase."""
        sheet = self.game.players[0].sheet
        return follow(self.masks, sheet, turn, phase).points - sheet.points

    def color(self, turn: Turn) -> int:
        """Return the points that a turn brings for finished colors."""
        return self.points(turn) - self.points_in(turn, self.game.clock.phase)

    @property
    def sale(self) -> int:
        """Return the points for selling all commodities now."""
        sheet = self.game.players[0].sheet
        return sell(self.masks, sheet).points - sheet.points

    def numbers(self, turn: Turn) -> tuple[int, ...]:
        """Return the numbers that a castle beside the marked hexes takes after a turn."""
        after = follow(self.masks, self.game.players[0].sheet, turn, self.game.clock.phase)
        return tuple(pip for pip in range(1, FACES + 1) if spots(self.masks, after, GREEN, pip))

    def chances(self, turn: Turn) -> int:
        """Return how many of the 36 rolls of the number dice have a number that fits a castle after a turn."""
        faces = range(1, FACES + 1)
        return sum(not {*self.numbers(turn)}.isdisjoint(pair) for pair in product(faces, faces))

    def judge(self, turn: Turn) -> Verdict:
        """Return the judgement of an answer, with its reason. Raises: GameError for a turn that is not among the answers."""
        if turn not in self.answers:
            raise GameError(self.why_not(turn) or Sentence("lesson-not-asked"))
        if refused := self.why_not(turn):
            return Verdict(False, False, self._refusal(turn, refused))
        right = turn in self.best
        return Verdict(right, True, Sentence(f"lesson-{self.key}-{'right' if right else 'weaker'}", **self._fields(turn)))

    def _refusal(self, turn: Turn, refused: Sentence) -> Sentence:
        """Return the referee's reason in the words of the lesson. The hex is seen on the page, so it needs no number."""
        reason = refused.fields["reason"]
        assert isinstance(reason, Sentence)
        color = Sentence(f"color-{COLOR_NAMES[self.masks.color[turn.hex]]}")
        return Sentence(f"lesson-{reason.key}", color=color, pip=turn.pip)

    def _fields(self, turn: Turn) -> dict[str, Field]:
        """Return the numbers of the reason: what the answer brings, and what the best one would bring instead or later."""
        best, now, phase = self.best[0], self.points(turn), self.game.clock.phase
        found: dict[str, Field] = {"brings": now, "best": self.points(best)}
        if self.asks == "chances":
            few = min(map(self.chances, self.answers))
            found |= {"numbers": joined(map(str, self.numbers(turn)), "or"), "chances": self.chances(turn), "few": few}
        elif self.asks == "sale":
            found |= {"sale": self.sale, "silver": self.game.players[0].sheet.commodities}
        elif self.asks == "color":
            first, second = self.game.open_values[COLOR_NAMES[self.masks.color[best.hex]]]
            found |= {"first": first, "second": second}
        elif self.game.clock.ends_phase:
            later = self.points_in(best, phase + 1)
            other = max(self.points_in(one, phase + 1) for one in self.answers if one.hex != best.hex)
            found |= {"later": later, "sum": now + later, "most": self.points(best) + other}
        return found
