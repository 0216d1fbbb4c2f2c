"""The numbered list of moves below the board. Moves are in groups if the screen has no room for all of them."""

from collections.abc import Sequence
from typing import Any

from dicegame.play.events import GameError
from dicegame.play.narrowing import Facets, Group, grouped
from dicegame.terminal.console import Terminal
from dicegame.terminal.drawing import Drawing
from padgen.language import Sentence

LEAST_ROOM = 5
"""The fewest lines for the list of moves, even if the screen has no room for them."""
OTHER_LINES = 4
"""Lines of the screen other than the board and the list: an announcement, two empty lines, and the prompt."""
NUMBER_WIDTH = 5
"""Columns for the number of a move, including the gap after it."""


class TurnList:
    """A numbered list of one player's legal moves. It can be narrowed down to a group of moves that the player chooses."""

    def __init__(self, terminal: Terminal, drawing: Drawing, game: Any, player: int, moves: Sequence[Any]) -> None:
        self.terminal, self.drawing, self.game, self.player = terminal, drawing, game, player
        self.all: Sequence[Any] = drawing.in_order(moves)
        self.moves: Sequence[Any] = self.all
        """The moves in the group that the player chose, or all moves."""
        self.groups: list[Group[Any]] = []
        """The numbered lines on the screen: single moves, and groups of moves."""

    @property
    def narrowed(self) -> bool:
        """Return whether the player has chosen a group, so that the list has only the moves of the group."""
        return len(self.moves) < len(self.all)

    def lines(self, room: int) -> list[str]:
        """Return the list in at most `room` lines if that is possible. Each move is in it, by itself or in a group."""
        self.groups = grouped(self.moves, self._facets, lambda groups: len(self._lines(groups)) <= room)
        return self._lines(self.groups)

    def lines_below(self, above: int) -> list[str]:
        """Return the list for a screen with `above` lines above it. Moves are in groups if there is no room for all."""
        console = self.terminal.console
        room = max(LEAST_ROOM, console.height - above - OTHER_LINES)
        return self.lines(room) if console.is_terminal else self.all_lines()

    def all_lines(self) -> list[str]:
        """Return the list with a line of its own for each move in the chosen group, or for each legal move."""
        self.groups = grouped(self.moves, self._facets, lambda _: True)
        return self._lines(self.groups)

    def move_lines(self, move: Any) -> list[str]:
        """Return the lines of a move, with its number if it has its own line in the list."""
        number = next((number for number, group in enumerate(self.groups, 1) if group.moves == (move,)), None)
        return self._numbered(number, self.drawing.move(self.game, self.player, move))

    def narrow(self, word: str) -> bool:
        """Choose the group with this number or text, or the moves that the text fits. Return whether there are several."""
        typed = self.drawing.english(word.rstrip(". "))
        for number, group in enumerate(self.groups, 1):
            if len(group.moves) > 1:
                text = self.drawing.english(self.drawing.group_text(group.shared))
                if typed in (str(number), text, text.rstrip("=")):
                    self.moves = group.moves
                    return True
        found = [] if word.isdecimal() else self.drawing.moves_meant(self.game, self.all, word)
        if len(found) > 1:
            self.moves = found
        return len(found) > 1

    def widen(self) -> None:
        """Give up the choice of a group, so that the list has all legal moves again."""
        self.moves = self.all

    def parse(self, word: str) -> Any:
        """Return the move for a number in the list or a text. Raises: PadgenError, which says what was expected."""
        if not (word.isascii() and word.isdigit()):
            found = self.drawing.moves_meant(self.game, self.all, word)
            return found[0] if len(found) == 1 else self.drawing.parse_move(self.game, word)
        if not 1 <= int(word) <= len(self.groups):
            raise GameError(Sentence("play-no-such-number", number=len(self.groups)))
        return self.groups[int(word) - 1].moves[0]

    def _facets(self, move: Any) -> Facets:
        return self.drawing.facets(self.game, move)

    def _lines(self, groups: Sequence[Group[Any]]) -> list[str]:
        return [line for number, group in enumerate(groups, 1) for line in self._numbered(number, self._text(group))]

    def _text(self, group: Group[Any]) -> str:
        if len(group.moves) == 1:
            return self.drawing.move(self.game, self.player, group.moves[0])
        return self.drawing.group(self.game, group.shared, len(group.moves))

    def _numbered(self, number: int | None, text: str) -> list[str]:
        return self.terminal.wrapped(
            f"{number or '':>{NUMBER_WIDTH - 2}}  {text}", column=NUMBER_WIDTH + self.drawing.move_width + 1
        )
