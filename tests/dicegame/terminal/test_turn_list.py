"""The list of turns: every turn is in it, alone or in a group that can be opened, and the board stays on the screen."""

from random import Random

import pytest

from dicegame.dice.game import Setup
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.turn import format_turn
from dicegame.play.events import GameError
from dicegame.play.narrowing import Group, grouped
from dicegame.play.session import AnySession, Session
from dicegame.terminal.console import Terminal
from dicegame.terminal.drawing import drawing_of
from dicegame.terminal.play import TerminalGame
from dicegame.terminal.turn_list import TurnList
from padgen import load
from padgen.language import languages

SEEDS = (1, 2, 3, 5)


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("TERM", "xterm")


def a_late_turn(seed: int) -> AnySession:
    """A game for one in which a turn is due, with more than forty legal ones."""
    rng = Random(seed)
    session: AnySession = Session(DICE_GAME, Setup(load("a"), ("Anna",), (10,), "solo"), seed)
    session.draw()
    while len(session.legal(0)) <= 40:
        session.move(0, rng.choice([turn for turn in session.legal(0) if turn.bonus < 0 and not turn.sale]))
        assert not session.ending
        session.draw()
    return session


def turns_of(session: AnySession, language: str = "en") -> TurnList:
    terminal = Terminal(language=language)
    return TurnList(terminal, drawing_of(DICE_GAME, terminal.words), session.game, 0, session.legal(0))


def leaves(turns: TurnList, room: int) -> list[str]:
    """Every turn that somebody finds who opens one group after the other, by their texts and by their numbers."""
    found = []
    turns.lines(room)
    for number, group in enumerate(turns.groups, 1):
        if len(group.moves) == 1:
            assert turns.parse(str(number)) == group.moves[0]
            found.append(format_turn(group.moves[0]))
            continue
        inside = TurnList(turns.terminal, turns.drawing, turns.game, turns.player, turns.all)
        inside.moves, inside.groups = turns.moves, turns.groups
        text = turns.drawing.group_text(group.shared)
        assert inside.narrow(str(number) if number % 2 or not text else text)
        assert tuple(inside.moves) == group.moves
        found += leaves(inside, room)
    return found


@pytest.mark.parametrize("room", [5, 11])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_turn_is_in_the_list_or_in_a_group_of_it(seed: int, room: int) -> None:
    session = a_late_turn(seed)
    assert sorted(leaves(turns_of(session), room)) == sorted(map(format_turn, session.legal(0)))


@pytest.mark.parametrize("language", languages())
def test_the_list_has_room_on_the_screen(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    for seed in SEEDS:
        session = a_late_turn(seed)
        terminal = Terminal(language=language)
        assert terminal.console.is_terminal
        game = TerminalGame(terminal, session)
        turns = turns_of(session, language)
        game.list_moves(turns)
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) <= 23  # and the prompt
        assert max(map(len, lines)) <= 80
        assert "P7" in "".join(lines) or "P(" in "".join(lines)
        numbers = [line.split()[0] for line in lines if line[:3].strip().isdigit()]
        assert numbers == [str(number) for number in range(1, len(turns.groups) + 1)]


def test_what_was_said_before_the_board_stays_on_the_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's long line and the end of a phase stand above the board, and there are fewer lines for the list."""
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("NO_COLOR", "1")
    for seed in SEEDS:
        terminal, session = Terminal(), a_late_turn(seed)
        terminal.say("", *(["a bot did something"] * 5))
        turns = TurnList(terminal, drawing_of(DICE_GAME, terminal.words), session.game, 0, session.legal(0))
        TerminalGame(terminal, session).list_moves(turns)
        assert len(capsys.readouterr().out.splitlines()) == terminal.rows <= 23
        monkeypatch.setattr("builtins.input", lambda _: "")
        terminal.ask("Your turn")
        assert terminal.rows == 0


def test_turns_of_the_dice_alone_come_first_and_hex_by_hex() -> None:
    turns = turns_of(a_late_turn(1))
    turns.all_lines()
    found = [group.moves[0] for group in turns.groups]
    assert len(found) == len(turns.all)
    plain = [turn.hex for turn in found if turn.hex >= 0 and turn.bonus < 0 and not turn.sale]
    assert [turn.hex for turn in found[: len(plain)]] == plain == sorted(plain)


def test_a_number_that_is_not_in_the_list_is_refused() -> None:
    turns = turns_of(a_late_turn(1))
    turns.lines(11)
    with pytest.raises(GameError, match="turns 1 to"):
        turns.parse("99")
    assert not turns.narrow("99")
    assert not turns.narrow("12=4")


def test_groups_are_divided_as_far_as_they_fit() -> None:
    moves = [(color, pip) for color in "ab" for pip in "12"]

    def facets(move: tuple[str, str]) -> tuple[tuple[str, str], ...]:
        return (("color", move[0]), ("pip", move[1]))

    def shown(room: int) -> list[int]:
        groups: list[Group[tuple[str, str]]] = grouped(moves, facets, lambda groups: len(groups) <= room)
        assert [move for group in groups for move in group.moves] == moves
        return [len(group.moves) for group in groups]

    assert shown(1) == shown(2) == [2, 2]
    assert shown(3) == [1, 1, 2]
    assert shown(4) == [1, 1, 1, 1]
    assert grouped([], facets, lambda _: True) == []
