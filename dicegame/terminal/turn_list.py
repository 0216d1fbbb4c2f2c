"""The numbered list of moves below the board, in groups if the screen has no room for all of them, and lettered hints."""

from collections.abc import Sequence
from string import ascii_lowercase
from typing import Any

from dicegame.play.advice import Advice
from dicegame.play.events import GameError
from dicegame.play.narrowing import Facets, Group, grouped
from dicegame.terminal.console import Terminal
from dicegame.terminal.drawing import Drawing
from padgen.language import Sentence

LEAST_ROOM = 5
"""The fewest lines for the list of moves, even if the screen has no room for them."""
OTHER_LINES = 4
"""Lines of the screen other than the board and the list: an announcement, two empty lines, and the prompt."""
GAP = 2
"""Columns between two columns of text."""
NUMBER_WIDTH = 3
"""Columns for the number of a move."""
MARGIN = " " * (NUMBER_WIDTH + GAP)
BRINGS_WIDTH = 40
"""The fewest columns for what a move brings, unless the screen is narrow."""
LEAST_MOVE_WIDTH = 12


class TurnList:
    """A numbered list of one player's legal moves. It can be narrowed down to a group of moves that the player chooses."""

    def __init__(self, terminal: Terminal, drawing: Drawing, game: Any, player: int, moves: Sequence[Any]) -> None:
        self.terminal, self.drawing, self.game, self.player = terminal, drawing, game, player
        self.all: Sequence[Any] = drawing.in_order(moves)
        self.moves: Sequence[Any] = self.all
        """The moves in the group that the player chose, or all moves."""
        self.groups: list[Group[Any]] = []
        """The numbered lines on the screen: single moves, and groups of moves."""
        self.hints: dict[str, Advice[Any]] = {}
        """The hints on the screen by their letters; empty if nobody has asked for hints."""

    @property
    def only(self) -> str:
        """Return the text of the only legal move, or an empty text if there are several."""
        return self.drawing.move(self.game, self.player, self.all[0])[0] if len(self.all) == 1 else ""

    @property
    def narrowed(self) -> bool:
        """Return whether the player has chosen a group, so that the list has only the moves of the group."""
        return len(self.moves) < len(self.all)

    def lines(self, room: int) -> list[str]:
        """Return the list in at most `room` lines if that is possible. Each move is in it, by itself or in a group."""
        self.groups = grouped(self.moves, self._facets, lambda groups: len(self._lines(groups)) <= room)
        return self._lines(self.groups)

    def lines_below(self, above: int) -> list[str]:
        """Return the list for a screen with a board of `above` lines above it, so that nothing new scrolls off.

        Moves are in groups if there is no room for all.
        """
        console = self.terminal.console
        room = max(LEAST_ROOM, console.height - max(above + OTHER_LINES, self.terminal.rows + 1))
        return self.lines(room) if console.is_terminal else self.all_lines()

    def all_lines(self) -> list[str]:
        """Return the list with a line of its own for each move in the chosen group, or for each legal move."""
        self.groups = grouped(self.moves, self._facets, lambda _: True)
        return self._lines(self.groups)

    def hint_lines(self) -> list[str]:
        """Return the lines of all hints: its letter and its move as in the list, then the first reason."""
        rows = self._rows([(letter, self._move(advice.move)) for letter, advice in self.hints.items()])
        reasons = [advice.reasons[0] if advice.reasons else "" for advice in self.hints.values()]
        return [line for row, reason in zip(rows, reasons, strict=True) for line in (*row, *self._below(reason))]

    def why_lines(self) -> list[str]:
        """Return the sums behind all hints, each with the letter of its hint."""
        told = [f"{letter:>{NUMBER_WIDTH}}  {self.drawing.advice(advice)}" for letter, advice in self.hints.items()]
        return [line for text in told for line in self.terminal.wrapped(text, len(MARGIN))]

    def _below(self, reason: Sentence | str) -> list[str]:
        return self.terminal.wrapped(f"{MARGIN}{self.drawing.said(reason)}")

    def narrow(self, word: str) -> bool:
        """Choose the group with this number or text, or the moves that the text fits. Return whether there are several."""
        if word in self.hints:
            return False
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

    def give_hints(self, hints: Sequence[Advice[Any]]) -> None:
        """Give each hint a letter, which takes its move when it is typed."""
        self.hints = dict(zip(ascii_lowercase, hints, strict=False))

    def widen(self) -> None:
        """Give up the choice of a group, so that the list has all legal moves again."""
        self.moves = self.all

    def parse(self, word: str) -> Any:
        """Return the move for a number in the list, the letter of a hint, or a text.

        Raises: PadgenError, which says what was expected.
        """
        if word in self.hints:
            return self.hints[word].move
        if not (word.isascii() and word.isdigit()):
            found = self.drawing.moves_meant(self.game, self.all, word)
            return found[0] if len(found) == 1 else self.drawing.parse_move(self.game, word)
        if not 1 <= int(word) <= len(self.groups):
            raise GameError(Sentence("play-no-such-number", number=len(self.groups)))
        return self.groups[int(word) - 1].moves[0]

    def _facets(self, move: Any) -> Facets:
        return self.drawing.facets(self.game, move)

    def _lines(self, groups: Sequence[Group[Any]]) -> list[str]:
        rows = self._rows([(str(number), self._text(group)) for number, group in enumerate(groups, 1)])
        return [line for row in rows for line in row]

    def _text(self, group: Group[Any]) -> tuple[str, str]:
        if len(group.moves) == 1:
            return self._move(group.moves[0])
        return self.drawing.group(self.game, group.shared, len(group.moves))

    def _move(self, move: Any) -> tuple[str, str]:
        return self.drawing.move(self.game, self.player, move)

    def _rows(self, rows: Sequence[tuple[str, tuple[str, str]]]) -> list[list[str]]:
        """Return the lines of each row: a number or letter, a move, and what it brings, in columns that never touch.

        What a long move brings begins below it.
        """
        most = max(LEAST_MOVE_WIDTH, self.terminal.console.width - len(MARGIN) - GAP - BRINGS_WIDTH)
        width = max((len(move) for _, (move, _) in rows if len(move) <= most), default=0)
        column = len(MARGIN) + width + GAP
        lines = []
        for number, (move, brings) in rows:
            head = f"{number:>{NUMBER_WIDTH}}  {move}"
            if len(move) <= width:
                lines.append(self.terminal.wrapped(f"{head:<{column}}{brings}", column))
            else:
                below = self.terminal.wrapped(f"{'':<{column}}{brings}", column) if brings else []
                lines.append([*self.terminal.wrapped(head, len(MARGIN)), *below])
        return lines
