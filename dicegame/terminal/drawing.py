"""Show games in the terminal. `Drawing` shows any game as plain lines of text; a game may have its own subclass."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.text import Text

from dicegame.games import find_kit
from dicegame.play.advice import Advice
from dicegame.play.events import Chance, ChanceTakenBack, Event, Moved
from dicegame.play.narrowing import Facets
from dicegame.play.playable import AnyPlayable, Question
from dicegame.terminal.console import Terminal
from padgen.errors import PadgenError
from padgen.hexgrid import Hex
from padgen.language import Sentence, Words, decimal, say
from padgen.model import Layout
from padgen.theme import STYLES

HEX_WIDTH = 6
"""Columns of a hex, including the gap to its neighbor."""


class Drawing:
    """An object that turns a game into lines of text for the terminal, in one language. Subclasses may draw pictures."""

    def __init__(self, playable: AnyPlayable, words: Words) -> None:
        self.playable = playable
        self.words = words

    def said(self, sentence: Sentence | str) -> str:
        """Return a sentence translated into the language of the drawing."""
        return say(sentence, self.words.language)

    def help(self, game: Any = None) -> list[str]:  # noqa: ARG002  # some games have more to explain in some games
        """Return the lines of help on how to type moves, in a game or before it."""
        return [self.words("play-help-moves")]

    def question_help(self, question: Question) -> list[str]:  # noqa: ARG002
        """Return the lines of help on a question before the game."""
        return []

    def chance_help(self) -> list[str]:
        """Return the lines of help on how to type dice or tiles from the real table."""
        return self.help()

    def setup(self, setup: Any) -> list[str]:  # noqa: ARG002  # for drawings of their own
        """Return lines about the setup that players should know, such as starting castles."""
        return []

    def heading(self, setup: Any) -> list[str]:
        """Return the lines to print at the beginning of a replay, such as the name of the duchy."""
        return [setup.layout.name, *self.setup(setup)]

    def layout(self, layout: Layout) -> Sequence[Text]:  # noqa: ARG002
        """Return the board before the game as a picture, row by row."""
        return []

    def layout_sentences(self, layout: Layout) -> list[str]:  # noqa: ARG002
        """Return the board before the game as sentences, for screen readers."""
        return []

    def picture(self, game: Any, player: int, moves: Sequence[Any]) -> Sequence[Text]:  # noqa: ARG002
        """Return a player's sheet or board as a picture, row by row. `moves` are the moves that can be made now."""
        return []

    def sentences(self, game: Any, player: int, moves: Sequence[Any]) -> list[str]:  # noqa: ARG002
        """Return a player's sheet or board as sentences, for screen readers."""
        return []

    def board(self, game: Any, player: int) -> Sequence[Text]:
        """Return a player's finished board as a picture, row by row."""
        return self.picture(game, player, [])

    def status(self, game: Any, player: int) -> list[str]:
        """Return lines with the points of a player and of the others."""
        results = self.playable.outcome(game).players
        own = results[player]
        others = [self.words("play-standing", name=one.name, points=one.total) for one in results if one is not own]
        lines = [self.words("play-standing", name=own.name, points=own.total)]
        return [*lines, self.words("play-others", standings=tuple(others))] if others else lines

    def summary(self, game: Any, player: int) -> list[str]:
        """Return the lines below the picture: those of `status`, or shorter ones."""
        return self.status(game, player)

    def move_text(self, move: Any) -> str:
        """Return the text of a move in the language of the drawing. `moves_meant` understands it."""
        return str(self.playable.format_move(move))

    def move(self, game: Any, player: int, move: Any) -> tuple[str, str]:
        """Return the text of a move, and what it brings, such as points. The list shows them in two columns."""
        return self.move_text(move), self.said(self.playable.brings(game, player, move).sentence)

    def made_move(self, game: Any, player: int, move: Any) -> str:
        """Return the text of a move that was made, with what it brought in brackets. `game` is the game before the move."""
        brings = self.said(self.playable.brings(game, player, move).sentence)
        return f"{self.move_text(move)}{f' ({brings})' if brings else ''}"

    def parse_move(self, game: Any, text: str) -> Any:  # noqa: ARG002
        """Return the move for a typed text. Raises: PadgenError, which says what was expected."""
        return self.playable.parse_move(text)

    def moves_meant(self, game: Any, moves: Sequence[Any], text: str) -> list[Any]:
        """Return those of the legal moves that a typed text means or begins: one if it is the text of a whole move."""
        try:
            move = self.parse_move(game, text)
        except PadgenError:
            return [move for move in moves if self.english(text) in self._beginnings(game, move)]
        return [move] if move in moves else []

    def _beginnings(self, game: Any, move: Any) -> set[str]:
        """Return the English texts of all groups of moves that a move is in."""
        facets = self.facets(game, move)
        return {self.english(self.group_text(facets[: place + 1])) for place in range(len(facets))}

    def english(self, text: str) -> str:
        """Return a typed text of a move with the words of the player's language in English."""
        return text.lower()

    def in_order(self, moves: Sequence[Any]) -> list[Any]:
        """Return the moves in the order in which the list shows them."""
        return list(moves)

    def facets(self, game: Any, move: Any) -> Facets:
        """Return the choices that make up a move, as names and values. A long list of moves is grouped by them."""
        return self.playable.facets(game, move)

    def group_text(self, shared: Facets) -> str:
        """Return the text of a group of moves: the choices that its moves share. Players may type it to choose the group."""
        return " ".join(value for _, value in shared if value)

    def group(self, game: Any, shared: Facets, number: int) -> tuple[str, str]:  # noqa: ARG002
        """Return the two columns of a group in the list: its text, and the number of its moves."""
        return f"{self.group_text(shared)} ...", self.words("play-group", number=number)

    def draws(self) -> str:
        """Return the prompt that asks people to press Enter before a random result is drawn."""
        return self.words("play-enter-draws")

    def asks_before(self, game: Any) -> bool:  # noqa: ARG002
        """Return whether people press Enter before the program draws a random result."""
        return True

    def asks_for_chance(self, game: Any, before: Sequence[Any] = ()) -> list[str]:  # noqa: ARG002
        """Return the prompts for a random result that players type, such as dice they rolled or tiles they drew.

        Later prompts may depend on the answers `before`.
        """
        return [self.words("play-what-came")]

    def parse_chance_part(self, game: Any, before: Sequence[Any], text: str) -> Any:  # noqa: ARG002
        """Return the answer to the next prompt; `before` has those so far. Raises: PadgenError with what was expected."""
        return self.playable.parse_chance(text)

    def join_chance(self, game: Any, parts: Sequence[Any]) -> Any:  # noqa: ARG002
        """Join the answers to all prompts, which people typed one by one, into one random result."""
        return parts[0]

    def own_word(self, game: Any, word: str) -> Sequence[Sentence] | None:  # noqa: ARG002
        """Return the answer to a typed word that only this game knows, or None for any other word. Raises: PadgenError."""
        return None

    def chance(self, game: Any, result: Any) -> str:  # noqa: ARG002
        """Return the line that announces a random result. `game` is the game after it."""
        return self.words("play-came", result=self.playable.format_chance(result))

    def changes(self, before: Any, after: Any) -> list[str]:  # noqa: ARG002
        """Return announcements after a random result, such as the end of a phase. It came between `before` and `after`."""
        return []

    def event(self, game: Any, event: Event[Any, Any]) -> str:
        """Return the text that shows an event in a replay, of one or more lines. `game` is the game after it."""
        if isinstance(event, Chance):
            where, result = self.playable.where(game, event), self.playable.format_chance(event.result)
            return self.words("where-what", where=where, what=result)
        if isinstance(event, ChanceTakenBack):
            kind = next(iter(self.playable.event_data(game.setup, Chance(event.result))))
            return f"  {self.words('play-roll-corrected', what=kind)}"
        name = game.setup.names[event.player]
        if isinstance(event, Moved):
            return "  " + self.words("where-what", where=name, what=self.move_text(event.move))
        return f"  {self.words('play-move-taken-back', name=name)}"

    def advice(self, advice: Advice[Any]) -> str:
        """Return a line with the points that a bot expects to come if a move is made, and all reasons but the first."""
        return self.words("hint-reasons", value=decimal(advice.value, 1), reasons=tuple(advice.reasons[1:]))


def show_side(terminal: Terminal, drawing: Drawing, game: Any, player: int, moves: Sequence[Any], read_out: bool) -> int:
    """Show a player's sheet or board and return its number of lines. In plain mode, `read_out` adds sentences."""
    if read_out and terminal.plain:
        terminal.say(*drawing.sentences(game, player, moves))
    picture = [] if terminal.plain else drawing.picture(game, player, moves)
    rows = terminal.beside(picture, drawing.summary(game, player) if picture else drawing.status(game, player))
    terminal.say(*([""] if picture else []), *rows)
    return len(rows)


def drawing_of(playable: AnyPlayable, words: Words) -> Drawing:
    """Return the object that shows a game in the terminal: its own drawing, or a plain `Drawing` if it has none."""
    drawing: Drawing = find_kit(playable.key).drawing(playable, words)
    return drawing


def duchy_rows(layout: Layout, face: Callable[[Hex, int], tuple[str, str]]) -> list[Text]:
    """Return the rows of a duchy. There is no gap between the hexes of an area.

    `face` gets a hex and its number, counted from 0. It returns the text in the hex, at most `HEX_WIDTH` columns, and a text
    that is added to the style of its color, such as ` bold`.
    """
    palette = STYLES["color"].palette
    left = min(2 * hex_.q + hex_.r for hex_ in layout.cells)
    numbers = {hex_: number for number, hex_ in enumerate(layout.cells)}
    rows = []
    for row in layout.rows:
        text = Text()
        for hex_ in row:
            colors = palette[layout.game, layout.cells[hex_].color]
            content, more = face(hex_, numbers[hex_])
            style = f"{colors.ink} on {colors.fill}{more}"
            right = Hex(hex_.q + 1, hex_.r)
            same = right in numbers and layout.area_of[right] is layout.area_of[hex_]
            text.append(" " * (HEX_WIDTH // 2 * (2 * hex_.q + hex_.r - left) - text.cell_len))
            text.append(f"{content:<{HEX_WIDTH - 1}}", style)
            text.append(" " * (HEX_WIDTH - max(HEX_WIDTH - 1, len(content))), style if same else "")
        rows.append(text)
    return rows
