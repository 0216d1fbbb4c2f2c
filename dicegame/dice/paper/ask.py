"""Ask about a finished paper game of the dice game: the duchy, then each player's sheet row by row, and what it counts."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from dicegame.dice.completed import when_finished
from dicegame.dice.game import VARIANTS, check_players
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.dice.paper.file import EMPTY, START, PaperGame, load_compiled, read_paper
from dicegame.dice.paper.result import ScoredPaper, score_paper
from dicegame.dice.paper.template import format_paper
from dicegame.endscore import typed
from dicegame.endscore.dialogue import NAMES, Answers, Key, Question, ask
from dicegame.endscore.values import UnexpectedError
from dicegame.play.players import MOST_PLAYERS
from padgen.language import ENGLISH, Sentence
from padgen.model import Layout
from padgen.notation import letter_of
from padgen.tables import PHASES

ASKED_LATER = ("claim-missing", "sold-too-few")
"""Codes of faults that a sheet has only until the questions after it are answered."""
_MARK = re.compile("([1-6])([1-3]|i{0,3})", re.IGNORECASE)


def ask_paper(hear: Callable[[str], str], tell: Callable[[str], None], language: str = ENGLISH) -> PaperGame:
    """Ask all questions and return the game, as `dialogue.ask` does."""
    return _game(data_of(ask(questions, _check, hear, tell, language)))


def questions(answers: Answers) -> Iterator[Question]:
    """Yield all questions in order. Answer each before taking the next one, which may depend on it."""
    usual = Sentence("ask-two-players", first=1, second=2)
    yield Question(NAMES, Sentence("ask-names"), usual, typed.Names(MOST_PLAYERS))
    yield Question(("layout",), Sentence("ask-layout"), "a", _layout, Sentence("ask-help-layout"))
    if len(answers[NAMES]) == 1:
        solo_first = VARIANTS[::-1]
        yield Question(("variant",), Sentence("ask-mode", modes=solo_first), solo_first[0], typed.Choice(solo_first))
    yield Question(("date",), Sentence("ask-date"), "", typed.day)
    layout = load_compiled(answers["layout",])[0]
    for seat, name in enumerate(answers[NAMES]):
        yield from _sheet(answers, seat, name, layout)
        yield from _counts(answers, seat, name)
    yield Question(("_sure",), Sentence("ask-sure"), "yes", typed.Choice(("yes",)))


def _sheet(answers: Answers, seat: int, name: str, layout: Layout) -> Iterator[Question]:
    """Yield a question for each row of a sheet. If the marks contradict the rules, yield one that says so."""
    for number, row in enumerate(layout.rows, 1):
        hexes = " ".join(f"{letter_of(layout.game, layout.cells[hex_])}{layout.numbers[hex_]}" for hex_ in row)
        text = Sentence("ask-of", name=name, what=Sentence("ask-row", row=number, hexes=hexes))
        empty = " ".join(EMPTY * len(row))
        yield Question(("players", seat, "sheet", number), text, empty, Row(len(row)), Sentence("ask-help-row"))
    faults = _alone(answers, seat).outcome.players[0].faults
    if told := tuple(fault.sentence for fault in faults if fault.code not in ASKED_LATER):
        wrong = Sentence("ask-sheet-faults", name=name, faults=told)
        yield Question(("_right", seat), wrong, "yes", typed.Choice(("yes",)))


def _counts(answers: Answers, seat: int, name: str) -> Iterator[Question]:
    """Yield the questions about sales, finished colors, circles left and the player's own sums."""

    def question(key: str, text: Sentence, default: str, read: Callable[[str], Any]) -> Question:
        explained = Sentence("ask-help-phases") if read is three else None
        return Question(("players", seat, key), Sentence("ask-of", name=name, what=text), default, read, explained)

    yield question("sold", Sentence("ask-sold-phases"), "0 0 0", three)
    game = _alone(answers, seat).game
    finished = [name for color, name in enumerate(COLOR_NAMES) if when_finished(game.masks, game.sheets[0], color)]
    for key, asked in (("first", "ask-first-colors"), ("second", "ask-second-colors")) if not game.solo else ():
        if finished:
            yield question(key, Sentence(asked, colors=tuple(finished)), "none", typed.Words(tuple(finished)))
            finished = [color for color in finished if color not in answers["players", seat, key]]
    text = Sentence("ask-unused", example="monk 1, worker 2", circles=BONUS_NAMES)
    yield question("unused", text, "none", typed.Counts(BONUS_NAMES))
    yield question("written", Sentence("ask-written"), "", three)


def _layout(text: str) -> str:
    """Read the name, path or notation of a duchy of the dice game. Raises: PadgenError if it cannot be loaded."""
    load_compiled(text)
    return text


@dataclass(frozen=True)
class Row:
    """A function that reads the marks in a row of `hexes` hexes, such as `5III 6 x .`; `53` is the same as `5III`."""

    hexes: int

    def __call__(self, typed: str) -> str:
        """Return the marks as they are written in a file."""
        marks = typed.replace(",", " ").split()
        if len(marks) != self.hexes:
            raise UnexpectedError(Sentence("read-row", hexes=self.hexes, found=len(marks)))
        return " ".join(map(_mark, marks))


def _mark(text: str) -> str:
    if text.lower() in (START, EMPTY):
        return text.lower()
    found = _MARK.fullmatch(text)
    if not found:
        raise UnexpectedError(Sentence("read-mark", text=text[:20]))
    pip, phase = found.groups()
    return pip + (PHASES[int(phase) - 1] if phase.isdigit() else phase.upper())


def three(text: str) -> tuple[int, ...]:
    """Read a whole number for each phase, such as `1 0 2`."""
    numbers = typed.numbers(text)
    if len(numbers) != len(PHASES):
        raise UnexpectedError(Sentence("read-phases"))
    return numbers


def data_of(answers: Answers) -> dict[str, Any]:
    """Return the answers as the keys and values that a file of the game would have."""
    data: dict[str, Any] = {"game": "dice"}
    players: list[dict[str, Any]] = [{"name": name} for name in answers[NAMES]]
    value: Any
    for key, value in answers.items():
        if value is None or str(key[0]).startswith("_"):
            continue
        value = list(value) if isinstance(value, tuple) else value
        if key[0] != "players":
            data[str(key[0])] = value
        elif key[2] == "sheet":
            sheet = players[int(key[1])].get("sheet", "")
            players[int(key[1])]["sheet"] = f"{sheet}{value}\n"
        else:
            given: Any = {**dict.fromkeys(BONUS_NAMES, 0), **value} if key[2] == "unused" and value else value
            players[int(key[1])][str(key[2])] = given
    return data | {"players": players}


def _game(data: dict[str, Any]) -> PaperGame:
    return read_paper(format_paper(data))


def _alone(answers: Answers, seat: int) -> ScoredPaper:
    """Return the score of one sheet, without sales and finished colors of several players."""
    layout = answers["layout",]
    rows = (answers["players", seat, "sheet", number] for number in range(1, len(load_compiled(layout)[0].rows) + 1))
    return _scored_alone(layout, answers.get(("variant",), VARIANTS[0]), tuple(rows))


@cache
def _scored_alone(layout: str, variant: str, rows: tuple[str, ...]) -> ScoredPaper:
    player = {"name": "x", "sheet": list(rows)}
    return score_paper(_game({"game": "dice", "layout": layout, "variant": variant, "players": [player]}))


def _check(answers: Answers, last: Key) -> None:
    """Check the names. Raises: GameError."""
    if last == NAMES:
        check_players(answers[NAMES], solo=False)
