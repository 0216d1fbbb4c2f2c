"""A position is the rules in one value: the same answers, with rolls and turns as texts too."""

import random

import pytest

from dicegame.dice.masks import compile_layout
from dicegame.dice.position import Position
from dicegame.dice.referee import IllegalTurn, why_not
from dicegame.dice.roll import parse_roll, roll_dice
from dicegame.dice.rules import follow, legal_turns, start
from dicegame.dice.turn import format_turn, parse_turn
from dicegame.play.events import GameError
from padgen import load
from padgen.errors import PadgenError


def test_it_answers_as_the_rules_do() -> None:
    layout, rng = load("c"), random.Random(3)
    masks = compile_layout(layout)
    castle = next(hex_ for hex_, color in enumerate(masks.color) if color == 4)
    position, sheet = Position.begin(layout, str(castle + 1)), start(masks, castle)
    for phase in range(3):
        for _ in range(6):
            roll = roll_dice(rng)
            turns = legal_turns(masks, sheet, roll)
            assert position.legal_turns(roll) == position.legal_turns(str(roll)) == turns
            turn = rng.choice(turns)
            assert position.why_not(roll, format_turn(turn)) is None
            after = follow(masks, sheet, turn, phase)
            position, sheet = position.play(str(roll), format_turn(turn)), after
            assert (position.sheet, position.points, position.phase) == (sheet, sheet.points, phase)
        if phase < 2:
            position = position.next_phase()
    with pytest.raises(GameError, match="phase III is the last one"):
        position.next_phase()


def test_it_refuses_as_the_referee_does() -> None:
    position = Position.begin("a", castle="blue")
    roll, turn = parse_roll("yellow blue 5 5"), parse_turn("12=6")
    reason = position.why_not(roll, turn)
    assert reason == str(why_not(position.masks, position.sheet, roll, turn))
    with pytest.raises(IllegalTurn, match="6 was not rolled"):
        position.play(roll, turn)
    for said in (("five", "pass"), (roll, "nothing")):
        with pytest.raises(PadgenError, match="expected"):
            position.play(*said)
    with pytest.raises(GameError, match="pink"):
        Position.begin("a", castle="pink")


def test_positions_are_values() -> None:
    roll = "yellow blue 5 5 double"
    one, other = (Position.begin("a", "blue").play(roll, "12=5") for _ in range(2))
    assert one == other != Position.begin("a", "blue")
    assert repr(one) == "<Position: duchy a, phase I, 2 of 37 hexes marked, 1 point, 1 commodity circled>"


def test_something_else_than_a_roll_or_a_turn_is_refused() -> None:
    position = Position.begin("a", "blue")
    with pytest.raises(PadgenError, match="5 is not a roll; expected one, or its text, such as"):
        position.play(5, "12=4")  # type: ignore[arg-type]
    with pytest.raises(PadgenError, match="is not a roll"):
        position.legal_turns(None)  # type: ignore[arg-type]
    with pytest.raises(PadgenError, match=r"\(12, 4\) is not a turn; expected one, or its text, such as '12=4'"):
        position.why_not("orange blue 2 4", (12, 4))  # type: ignore[arg-type]
