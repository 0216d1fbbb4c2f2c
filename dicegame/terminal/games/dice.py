"""The dice game in the terminal: a player's sheet with or without color, or as sentences for a screen reader."""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rich.text import Text

from dicegame.dice.castles import castle_sentence
from dicegame.dice.game import Game, Setup
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, GREEN, NOTHING, compile_layout, members
from dicegame.dice.roll import Roll, parse_roll
from dicegame.dice.turn import Turn, parse_turn, turn_sentence, words_sentence
from dicegame.play.events import Chance, Event
from dicegame.play.naming import word_names
from dicegame.play.narrowing import Facets
from dicegame.play.playable import Question
from dicegame.terminal.drawing import Drawing, duchy_rows
from dicegame.terminal.games import dice_turns
from padgen.errors import PadgenError
from padgen.hexgrid import Hex
from padgen.language import Sentence, joined
from padgen.model import Layout
from padgen.notation import letter_of
from padgen.tables import PHASES

WORDS = ("sell", "pass", "monk", "worker", "silver")
"""The words of turns."""


class DiceDrawing(Drawing):
    """An object that shows the dice game in the terminal, in one language."""

    def help(self, game: Any = None) -> list[str]:  # noqa: ARG002
        """Return the lines of help on how to type turns, and on the letters in the picture."""
        return [self.words("dice-help"), self.words("dice-legend")]

    def question_help(self, question: Question) -> list[str]:  # noqa: ARG002  # there is only one
        """Return the lines of help on how to choose a starting castle, and on the letters in the picture."""
        return [self.words("dice-start-help"), self.words("dice-legend")]

    def chance_help(self) -> list[str]:
        """Return the lines of help on how to type dice."""
        return [self.words("dice-roll-help")]

    def setup(self, setup: Setup) -> list[str]:
        """Return a line with the starting castle of each player."""
        return [
            self.words("dice-starts-from", name=name, castle=castle_sentence(setup.masks, hex_))
            for name, hex_ in zip(setup.names, setup.starts, strict=True)
        ]

    def heading(self, setup: Setup) -> list[str]:
        """Return the lines at the beginning of a replay."""
        return [self.words("replay-duchy", name=setup.layout.name, variant=setup.variant), *self.setup(setup)]

    def layout(self, layout: Layout) -> list[Text]:
        """Return the picture of a duchy before the game. Each hex shows its letter and its number."""
        return sheet_picture(layout, {}, set())

    def layout_sentences(self, layout: Layout) -> list[str]:
        """Return the duchy before the game as sentences."""
        return self._areas(layout, {}, set())

    def picture(self, game: Game, player: int, moves: Sequence[Turn]) -> list[Text]:
        """Return the picture of a player's duchy. A hex shows its letter, and its number (with a star if it can be marked
        now) or, if it is marked, its pip in brackets.
        """
        return sheet_picture(game.setup.layout, _pips(game, player), _hexes(moves))

    def sentences(self, game: Game, player: int, moves: Sequence[Turn]) -> list[str]:
        """Return a player's duchy as sentences, one for each area."""
        return self._areas(game.setup.layout, _pips(game, player), _hexes(moves))

    def _areas(self, layout: Layout, pips: Mapping[int, int], legal: Collection[int]) -> list[str]:
        masks = compile_layout(layout)
        lines = []
        for area in dict.fromkeys(masks.area):
            hexes = members(area)
            color = masks.color[hexes[0]]
            hex_words = [
                Sentence(
                    "dice-hex",
                    hex=hex_ + 1,
                    pip=pips.get(hex_, 0),
                    state="marked" if pips.get(hex_) else "start" if hex_ in pips else "legal" if hex_ in legal else "empty",
                )
                for hex_ in hexes
            ]
            words: dict[str, Any] = {"color": _color(color), "kind": _kind(color), "hexes": joined(hex_words)}
            if color == GREEN:
                lines.append(self.words("dice-castle-area", **words, square=_color(masks.bonus[hexes[0]])))
            else:
                lines.append(self.words("dice-area", **words))
        return lines

    def status(self, game: Game, player: int) -> list[str]:
        """Return lines about the time, the dice, points, circles, and the points for colors."""
        clock, lines = game.clock, []
        if not clock.over:
            dice = game.roll.sentence if game.roll else Sentence("dice-not-rolled")
            lines.append(self.words("dice-time-and-roll", time=clock.sentence, dice=dice))
        reports = game.outcome.players
        own, sheet = reports[player], game.sheet(player)
        phases = (f"{name} {points}" for name, points in zip(PHASES, own.phases, strict=True))
        lines.append(self.words("dice-standing", name=own.name, points=own.total, phases=joined(phases)))
        counts = (sheet.monks, sheet.silver, sheet.commodities, sheet.workers)
        circles = (
            Sentence("dice-circles-of", bonus=Sentence(f"bonus-{name}"), number=number)
            for name, number in zip(BONUS_NAMES, counts, strict=True)
        )
        lines.append(self.words("dice-circles", circles=joined(circles)))
        others = [
            Sentence("play-standing", name=one.name, points=one.total)
            for number, one in enumerate(reports)
            if number != player
        ]
        if others:
            lines.append(self.words("play-others", standings=joined(others)))
        gone = Sentence("dice-color-done" if game.setup.solo else "dice-color-gone")
        values = (
            Sentence("dice-color-value", color=Sentence(f"color-{color}"), values="/".join(map(str, open_)) or gone)
            for color, open_ in game.open_values.items()
        )
        return [*lines, self.words("dice-color-bonus", values=joined(values))]

    def in_order(self, moves: Sequence[Turn]) -> list[Turn]:
        """Return turns sorted for the list: those without a sale or a bonus first, then by hex."""
        return sorted(moves, key=dice_turns.list_place)

    def facets(self, game: Game, move: Turn) -> Facets:
        """Return the choices that make up a turn, with the hex of each mark before its combination."""
        facets = dict(super().facets(game, move))
        return tuple((name, facets[name]) for name in dice_turns.LIST_ORDER)

    def group_text(self, shared: Facets) -> str:
        """Return the text with which all turns of a group begin."""
        return self.said(words_sentence(dice_turns.group_text(dict(shared))))

    def move_text(self, move: Turn) -> str:
        """Return the text of a turn in the language of the drawing."""
        return self.said(turn_sentence(move))

    def parse_move(self, game: Game, text: str) -> Turn:  # noqa: ARG002
        """Return the turn for a text in the language of the drawing or in English; its words may be shortened."""
        try:
            return parse_turn(self.english(text))
        except PadgenError:
            return parse_turn(text)  # for an error with the words that were typed

    def english(self, text: str) -> str:
        """Return a typed text with the words of turns in English."""
        names = word_names(WORDS, self.words.language)

        def english(word: re.Match[str]) -> str:
            found = names.find(word[0])
            return found[0] if len(found) == 1 else word[0]

        return re.sub(r"[^\W\d]+", english, text.lower())

    def group(self, game: Game, shared: Facets, number: int) -> tuple[str, str]:
        """Return the two columns of a group in the list: how its turns begin; what they have in common, and their number."""
        chosen = dict(shared)
        pattern = self.said(words_sentence(dice_turns.group_pattern(chosen)))
        return pattern, self.said(dice_turns.group_sentence(game, chosen, number))

    def draws(self) -> str:
        """Return the prompt for the Enter key between rounds."""
        return self.words("dice-enter-rolls")

    def asks_for_chance(self, game: Game, before: Sequence[object] = ()) -> list[str]:  # noqa: ARG002
        """Return the prompt for the dice that people rolled."""
        return [self.words("dice-what-was-rolled")]

    def parse_chance_part(self, game: Game, before: Sequence[object], text: str) -> Roll:  # noqa: ARG002  # there is one
        """Return the roll for a typed text. Its words may be in the language of the drawing or in English."""
        return parse_roll(text, self.words.language)

    def chance(self, game: Game, result: Roll) -> str:  # noqa: ARG002
        """Return the line that announces a roll."""
        double = f" {self.words('dice-may-sell')}" if result.double else ""
        return f"{self.words('dice-rolled', dice=result.sentence)}{double}"

    def changes(self, before: Game, after: Game) -> list[str]:
        """Return the announcements after a round: the players who finished a color, and whether a phase has ended.

        In a solo game, colors are not announced.
        """
        names, lines = before.setup.names, []
        for color, (old, new) in enumerate(zip(before.claims, after.claims, strict=True)):
            for place, (had, have) in enumerate(((old.first, new.first), (old.second, new.second))):
                if have != had and not before.setup.solo:
                    fields: dict[str, Any] = {
                        "names": tuple(names[player] for player in have),
                        "color": _color(color),
                        "points": before.open_values[COLOR_NAMES[color]][0],
                    }
                    lines.append(self.words("dice-second-finished" if place else "dice-first-finished", **fields))
        if before.clock.phase != after.clock.phase:
            ended, begins = PHASES[before.clock.phase], PHASES[after.clock.phase]
            lines.append(self.words("dice-phase-ended", phase=ended, next=begins))
        return lines

    def event(self, game: Game, event: Event[Roll, Turn]) -> str:
        """Return the lines for an event of a record. `game` is the game after it."""
        if isinstance(event, Chance):
            phase, round_ = PHASES[game.clock.phase], game.clock.round + 1
            return self.words("dice-event-roll", phase=phase, round=round_, dice=event.result.sentence)
        return super().event(game, event)


def sheet_picture(layout: Layout, pips: Mapping[int, int], legal: Collection[int] = ()) -> list[Text]:
    """Return the rows of a duchy. A hex shows its letter and its pip if it is in `pips`, or else its number."""

    def face(hex_: Hex, number: int) -> tuple[str, str]:
        content = f"({pips[number] or 'x'})" if number in pips else f"{number + 1}{'*' if number in legal else ''}"
        return f" {letter_of(layout.game, layout.cells[hex_])}{content}", " bold" * (number in legal or number in pips)

    return duchy_rows(layout, face)


def _pips(game: Game, player: int) -> dict[int, int]:
    """Return the pip on each hex that a player has marked, by the hex's number. The starting castle has pip 0."""
    return {mark.hex: mark.pip for mark in game.state(player).marks}


def _hexes(moves: Sequence[Turn]) -> set[int]:
    """Return the hexes that the turns mark first. If that is one and the same hex, include those marked second."""
    first = {turn.hex for turn in moves if turn.hex != NOTHING}
    second = {turn.hex2 for turn in moves if turn.hex2 != NOTHING}
    return first | second if len(first) == 1 else first


def _color(color: int) -> Sentence:
    return Sentence(f"color-{COLOR_NAMES[color]}")


def _kind(color: int) -> Sentence:
    return Sentence(f"kind-{COLOR_NAMES[color]}")
