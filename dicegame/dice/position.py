"""One player's sheet at one moment, as a value for the user's own bots. (`dicegame.new_game` plays whole games.)"""

from dataclasses import dataclass, replace

from dicegame.dice.castles import parse_castle
from dicegame.dice.masks import BONUS_NAMES, GREEN, Masks, compile_layout, members
from dicegame.dice.referee import apply, why_not
from dicegame.dice.roll import Roll, parse_roll
from dicegame.dice.rules import legal_turns, start
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn, parse_turn
from dicegame.play.events import GameError
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.names import load
from padgen.tables import PHASES


@dataclass(frozen=True, repr=False)
class Position:
    """One player's sheet with its duchy and the phase. Rolls and turns may be given as values or as texts.

    >>> position = Position.begin("a", castle="blue")
    >>> position.why_not("yellow blue 5 5", "12=6")
    'the dice show yellow blue 5 5: 6 was not rolled (Dice game rulebook 2017, Game play)'
    >>> position.play("yellow blue 5 5 double", "sell 12=5 silver 13=5")
    <Position: duchy a, phase I, 3 of 37 hexes marked, 11 points, nothing circled>
    """

    layout: Layout
    masks: Masks
    """The layout in the form that the rules use."""
    sheet: Sheet
    phase: int = 0
    """0, 1 or 2."""

    @classmethod
    def begin(cls, layout: Layout | str, castle: str) -> "Position":
        """Return the position of a player who has only marked the starting castle.

        The layout is a `Layout`, or a text that `load` accepts: a catalog name, a file, a notation. The castle is named by
        the color of its square, or by its number.

        Raises: LayoutError for a layout that cannot be read, GameError with the possible castles.
        """
        duchy = load(layout) if isinstance(layout, str) else layout
        masks = compile_layout(duchy)
        return cls(duchy, masks, start(masks, parse_castle(masks, castle, members(masks.of[GREEN]))))

    @property
    def points(self) -> int:
        """Return the points for areas and sales.

        Points for finished colors are left out, because they depend on the other players.
        """
        return self.sheet.points

    def legal_turns(self, roll: Roll | str) -> list[Turn]:
        """Return all legal turns for a roll. Raises: PadgenError for anything other than a roll."""
        return legal_turns(self.masks, self.sheet, _roll(roll))

    def why_not(self, roll: Roll | str, turn: Turn | str) -> str | None:
        """Return why a turn is illegal, in a sentence that names the rule, or None if it is legal.

        Raises: PadgenError for anything other than a roll and a turn.
        """
        reason = why_not(self.masks, self.sheet, _roll(roll), _turn(turn))
        return None if reason is None else str(reason)

    def play(self, roll: Roll | str, turn: Turn | str) -> "Position":
        """Return the position after a turn.

        Raises: IllegalTurn with the sentence of `why_not`; PadgenError for anything other than a roll and a turn.
        """
        return replace(self, sheet=apply(self.masks, self.sheet, _roll(roll), _turn(turn), self.phase))

    def next_phase(self) -> "Position":
        """Return the position with the same sheet in the next phase. Raises: GameError in the last phase."""
        if self.phase == len(PHASES) - 1:
            raise GameError(Sentence("position-last-phase", phase=PHASES[self.phase]))
        return replace(self, phase=self.phase + 1)

    def __repr__(self) -> str:
        sheet = self.sheet
        circles = zip(BONUS_NAMES, (sheet.monks, sheet.silver, sheet.commodities, sheet.workers), strict=True)
        circled = ", ".join(f"{number} {name}" for name, number in circles if number)
        marked = sheet.marked.bit_count()
        where = f"duchy {self.layout.name}, phase {PHASES[self.phase]}, {marked} of {len(self.masks.near)} hexes marked"
        points = f"{self.points} point{'' if self.points == 1 else 's'}"
        return f"<Position: {where}, {points}, {circled or 'nothing'} circled>"


def _roll(roll: Roll | str) -> Roll:
    if isinstance(roll, Roll):
        return roll
    if isinstance(roll, str):
        return parse_roll(roll)
    raise PadgenError(Sentence("position-roll", given=repr(roll)[:40]))


def _turn(turn: Turn | str) -> Turn:
    if isinstance(turn, Turn):
        return turn
    if isinstance(turn, str):
        return parse_turn(turn)
    raise PadgenError(Sentence("position-turn", given=repr(turn)[:40]))
