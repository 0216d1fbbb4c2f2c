"""Hints have letters that take them, differ in more than a number, and give a reason first; a lone move is Enter."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from dicegame.base.playable import BASE_GAME
from dicegame.dice.playable import DICE_GAME
from dicegame.library import make_plan
from dicegame.play.events import Moved
from dicegame.play.playable import AnyPlayable
from dicegame.play.session import AnySession, Session
from dicegame.terminal.console import Terminal
from dicegame.terminal.drawing import drawing_of
from dicegame.terminal.play import TerminalGame
from dicegame.terminal.turn_list import TurnList
from padgen import load
from padgen.language import languages, say

GAMES: dict[str, AnyPlayable] = {"a": DICE_GAME, "base-1": BASE_GAME}
COLUMNS = re.compile(r"^ *(\d+|[a-c])  (\S.*?)(  +(\S.*))?$")


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lines that are typed at the next prompts."""

    def type_(*lines: str) -> None:
        waiting = iter(lines)
        monkeypatch.setattr("builtins.input", lambda _: next(waiting))

    return type_


def began(layout: str, seed: int = 5) -> AnySession:
    playable = GAMES[layout]
    _, plan = make_plan(load(layout), ["Anna", "bot:random"], {"start_rule": "same"} if layout == "a" else {}, [])
    answers: list[Any] = []
    while questions := playable.questions(plan, answers):
        answers.append(playable.answer(plan, answers, questions[0].player, questions[0].choices[0].key))
    session: AnySession = Session(playable, playable.setup(plan, answers, seed), seed)
    session.play_on()
    return session


def to_a_choice(session: AnySession, rng: Random, rounds: int) -> None:
    """Play on at random until Anna has a choice, after some rounds."""
    while not session.over and (rounds or len(session.legal(0)) < 4):
        rounds = max(0, rounds - 1)
        session.move(0, rng.choice(session.legal(0)))
        session.play_on()


def turns_of(session: AnySession, language: str = "en") -> TurnList:
    terminal = Terminal(language=language)
    return TurnList(terminal, drawing_of(session.playable, terminal.words), session.game, 0, session.legal(0))


def what(session: AnySession, move: Any) -> tuple[Any, ...]:
    """The move without its numbers: a die of the base game, pips of the dice game."""
    if session.playable is BASE_GAME:
        return tuple(move._replace(die=0))
    return (move.sale, move.bonus, *sorted((move.hex, move.hex2)))


@pytest.mark.parametrize("layout", GAMES)
def test_hints_differ_in_more_than_a_number(layout: str) -> None:
    rng, session = Random(1), began(layout)
    for _ in range(4):
        to_a_choice(session, rng, 5)
        hints = session.hint(0)
        different = {what(session, move) for move in session.legal(0)}
        assert len({what(session, one.move) for one in hints}) == len(hints)
        assert len(hints) == min(3, len(different)) or layout != "a"
        assert len(hints) > 1


@pytest.mark.parametrize("layout", GAMES)
def test_a_letter_takes_a_hint_and_why_shows_its_sums(
    layout: str, typed: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    session = began(layout)
    hints = session.hint(0)
    typed("why", "b")
    TerminalGame(Terminal(), session).ask_for_move(0)
    out = capsys.readouterr().out
    first, _, sums = out.partition("The points that the bot expects")
    assert "points to come" not in first
    assert re.findall(r"^  ([a-c])  .*points to come", sums, re.MULTILINE) == list("abc")[: len(hints)]
    lettered = re.findall(r"^  ([a-c])  (.*)\n     (\S.*)", first, re.MULTILINE)
    brings = say(session.playable.brings(began(layout).game, 0, hints[1].move).sentence, "en")
    assert lettered[1][1].split() == f"{session.playable.format_move(hints[1].move)} {brings}".split()
    assert lettered[1][2][:30] in str(hints[1].reasons[0])
    assert session.events[-1] == Moved(0, hints[1].move)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("layout", GAMES)
def test_a_letter_is_a_hint_also_if_words_of_moves_begin_with_it(layout: str, language: str) -> None:
    """`a` is the first hint and not the beginning of *Arbeiter* or *achète*, once there are hints."""
    session = began(layout)
    turns, hints = turns_of(session, language), session.hint(0)
    turns.lines(8)
    turns.give_hints(hints)
    for letter, hint in zip("abc", hints, strict=False):
        assert not turns.narrow(letter)
        assert turns.parse(letter) == hint.move


@pytest.mark.parametrize("layout", GAMES)
def test_enter_makes_the_only_move(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session, rng = began(layout), Random(3)
    while len(session.legal(0)) > 1:
        ending = [move for move in session.legal(0) if session.playable.format_move(move) == "pass"]
        session.move(0, ending[0] if ending else rng.choice(session.legal(0)))
        session.play_on()
    (only,) = session.legal(0)
    prompts: list[str] = []

    def enter(prompt: str) -> str:
        prompts.append(prompt)
        return ""

    monkeypatch.setattr("builtins.input", enter)
    TerminalGame(Terminal(), session).ask_for_move(0)
    assert prompts == [f"Enter: {session.playable.format_move(only)}. Anna, your turn: "]
    assert session.events[-1] == Moved(0, only)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("layout", GAMES)
def test_columns_of_the_list_never_touch(layout: str, language: str) -> None:
    rng, session = Random(2), began(layout)
    for _ in range(4):
        to_a_choice(session, rng, 3)
        turns = turns_of(session, language)
        for room in (8, 200):
            lines = turns.lines(room)
            assert max(map(len, lines)) <= 80
            rows = [found for line in lines if (found := COLUMNS.match(line))]
            begins = {found.start(4) for found in rows if found[4]}
            assert len(begins) <= 1
            texts = {turns._text(group) for group in turns.groups}
            for move, brings in texts:
                (row,) = [found for found in rows if found[2] == move]
                assert not brings or row[4] is None or brings.startswith(row[4].split()[0])


def test_what_a_long_move_brings_begins_below_it() -> None:
    turns = turns_of(began("base-1"))
    rows = turns._rows([("1", ("end", "")), ("2", ("die 4 workers", "+2 workers")), ("13", ("x" * 40, "+4 sale"))])
    assert rows == [["  1  end"], ["  2  die 4 workers  +2 workers"], [f" 13  {'x' * 40}", f"{'':20}+4 sale"]]
