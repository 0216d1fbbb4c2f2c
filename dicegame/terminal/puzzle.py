"""Puzzles in the terminal: show a position, ask for the best turn, explain the answer, and ask the next puzzle."""

from collections.abc import Iterable
from dataclasses import replace

from dicegame.dice.playable import DICE_GAME
from dicegame.dice.turn import Turn
from dicegame.puzzles.answer import Answer, title_of
from dicegame.puzzles.puzzle import Puzzle
from dicegame.terminal.console import HELP, QUIT, Quit, Terminal
from dicegame.terminal.drawing import drawing_of, show_side
from dicegame.terminal.turn_list import TurnList
from padgen.errors import PadgenError
from padgen.language import Sentence, say

SKIP = "skip"


class PuzzleDialogue:
    """A dialogue that asks a person puzzles one after the other, and counts the solved ones."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.words, self.say = terminal.words, terminal.say
        self.drawing = drawing_of(DICE_GAME, terminal.words)
        self.solved, self.asked = 0, 0

    def ask_all(self, puzzles: Iterable[Puzzle]) -> None:
        """Ask puzzles until there are no more, or until the person leaves."""
        try:
            for puzzle in puzzles:
                if self.asked and self.terminal.ask(self.words("puzzle-more")).lower() in QUIT:
                    break
                self.ask(puzzle)
        except (Quit, KeyboardInterrupt):
            self.say("")
        self.say(Sentence("puzzle-solved", solved=self.solved, asked=self.asked))

    def ask(self, puzzle: Puzzle) -> None:
        """Ask one puzzle, and say whether the answer is right, and why. Raises: Quit if the person leaves."""
        self.say("", title_of(puzzle))
        turn = self.ask_for_turn(puzzle)
        if turn is None:
            return
        self.asked += 1
        answer = Answer(puzzle, turn)
        self.solved += answer.right
        self.terminal.say_hanging(say(answer.verdict, self.words.language))
        for reason in answer.reasons:
            self.terminal.say_hanging(f"  {say(reason, self.words.language)}")

    def ask_for_turn(self, puzzle: Puzzle) -> Turn | None:
        """Return the turn that the person chooses, or None to skip the puzzle. Raises: Quit if the person leaves."""
        game = puzzle.game
        game = replace(game, setup=replace(game.setup, names=(self.words("play-player"),)))
        turns = TurnList(self.terminal, self.drawing, game, 0, DICE_GAME.legal(game, 0))
        self.show(turns)
        while True:
            word = self.terminal.ask(self.words("puzzle-ask")).lower()
            if word in QUIT:
                raise Quit
            if word == SKIP:
                return None
            if word in HELP:
                self.say(*self.drawing.help(), Sentence("puzzle-help"))
            elif word == "more":
                self.say(*turns.all_lines())
            elif word in ("", "board"):
                turns.widen()
                self.show(turns)
            elif turns.narrow(word):
                self.show(turns)
            else:
                try:
                    turn: Turn = turns.parse(word)
                    if reason := DICE_GAME.why_not(game, 0, turn):
                        self.say(reason)
                        continue
                except PadgenError as error:
                    self.say(error.sentence)
                    continue
                return turn

    def show(self, turns: TurnList) -> None:
        """Show the sheet and the legal turns."""
        above = show_side(self.terminal, self.drawing, turns.game, 0, turns.moves, read_out=True)
        self.say(*turns.lines_below(above))
