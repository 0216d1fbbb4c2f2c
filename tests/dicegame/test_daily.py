"""The duchy of the day: played with the same dice by everyone, shared as a few letters, and checked from them."""

import random
import re
from pathlib import Path

import pytest

from dicegame.daily import (
    NO_MARK,
    SQUARES,
    DayResult,
    SharedError,
    decode,
    encode,
    has_code,
    is_of_day,
    plan_game,
    plan_of,
    read_shared,
    result_of,
)
from dicegame.dice.playable import DICE_GAME, DiceSession
from dicegame.dice.turn import Turn
from dicegame.play.events import Chance, Moved
from dicegame.play.playable import Answer
from dicegame.play.session import Session
from padgen.daily import Day, parse_day
from tests.dicegame.at_the_keyboard import AtTheKeyboard

DAY = parse_day("2026-11-22")


def begun(day: Day, castle: int, name: str = "Anna") -> DiceSession:
    plan = plan_of(day, name)
    castles = DICE_GAME.questions(plan, [])[0].choices
    return Session(DICE_GAME, DICE_GAME.setup(plan, [Answer(0, "castle", castles[castle].key)], day.seed), day.seed)


def played(day: Day, rng: random.Random) -> DayResult:
    """A game of random turns, some of them taken back."""
    session = begun(day, rng.randrange(4))
    while not session.over:
        if session.ending:
            session.close()
        elif session.people_due:
            session.move(0, rng.choice(session.legal(0)))
            if rng.random() < 0.2:
                session.undo(0)
        else:
            session.draw()
    return result_of(day, session.record)


@pytest.mark.parametrize("seed", range(8))
def test_a_shared_code_is_the_whole_game(seed: int) -> None:
    rng = random.Random(seed)
    result = played(parse_day(f"2027-{rng.randrange(1, 13):02}-{rng.randrange(1, 29):02}"), rng)
    text = f"Look!\n{result.lines[0]}\n> {result.lines[1].lower()} :-)"
    shared = read_shared(text)
    assert shared.result.game.players[0].marks == result.game.players[0].marks
    assert (shared.result.points, shared.claimed, shared.result.code) == (result.points, result.points, result.code)
    assert len(result.code) < 50
    marks = len(result.game.players[0].marks) - 1
    squares = result.squares.replace(" ", "")
    assert sum(squares.count(square) for square in SQUARES.values()) == marks
    assert squares.count(NO_MARK) == sum(turn.hex < 0 for turn in turns_of(result))
    assert result.squares.count(" ") == 2


def turns_of(result: DayResult) -> list[Turn]:
    """The turns that stand."""
    found: list[Turn] = []
    for event in result.record.events:
        if isinstance(event, Moved):
            found.append(event.move)
        elif not isinstance(event, Chance):
            found.pop()
    return found


def test_a_code_with_a_wrong_letter_is_refused_and_never_another_game() -> None:
    result = played(DAY, random.Random(1))
    head, _, letters = result.code.rpartition("-")
    refused = 0
    for place in range(len(letters)):
        for letter in "07KZ":
            wrong = f"{head}-{letters[:place]}{letter}{letters[place + 1 :]}"
            if wrong != result.code:
                try:
                    read_shared(wrong)
                except SharedError:
                    refused += 1
                else:
                    refused -= 50  # one in a thousand passes by chance; here none does
    assert refused > 50
    with pytest.raises(SharedError, match="edition 7"):
        read_shared(result.code.replace("1-", "7-", 1))
    with pytest.raises(SharedError, match="not the code of a game"):
        decode(1, DAY, "Z" * 60)
    assert not has_code("61 points on 2026-11-22")


def test_letters_that_look_alike_are_read_alike() -> None:
    codes = (played(DAY, random.Random(seed)).code for seed in range(30))
    code = next(code for code in codes if {"0", "1"} <= set(code[11:]))
    mistyped = code[:11] + code[11:].replace("0", "o").replace("1", "l")
    assert read_shared(mistyped).result.code == code


def test_the_planner_plays_the_same_dice() -> None:
    result = plan_game(DAY)
    assert is_of_day(result.record, DAY)
    assert 40 < result.points < 90
    assert encode(DAY, result.record) == result.code


def test_other_dice_another_duchy_or_an_unfinished_game_is_not_of_the_day() -> None:
    other = parse_day("2026-11-23")
    result = played(DAY, random.Random(3))
    assert not is_of_day(result.record, other)
    with pytest.raises(SharedError, match="not finished"):
        result_of(DAY, begun(DAY, 0).record)
    with pytest.raises(SharedError, match="not finished"):
        result_of(other, result.record)


@pytest.mark.slow
def test_it_is_played_and_checked_at_the_keyboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that is left goes on; once it is over its result is shown again, and `--again` begins another."""
    monkeypatch.chdir(tmp_path)

    dicegame_ = AtTheKeyboard(monkeypatch, capsys)

    code, out = dicegame_("daily", "2026-11-22", "--plain", typed="blue\n\n1\n\nundo\nhint\n")
    assert (code, "dicegame daily 2026-11-22 goes on with it" in out) == (130, True)
    assert "green green 2 6" in out
    code, out = dicegame_("daily", "2026-11-22", "--plain", typed="1\n\n" * 30)
    assert code == 0
    match = re.search(r"^(.* = (\d+))\n(1-20261122-[0-9A-Z]+)$", out, re.MULTILINE)
    assert match
    assert f"You have {match[2]} points; the bot planner scored" in out
    assert dicegame_("daily", "2026-11-22")[1].count(match[3]) == 2, "the finished game is shown again"
    assert "Checked: these turns earn" in dicegame_("replay", match[0])[1]
    code, out = dicegame_("replay", match[0].replace(f"= {match[2]}", "= 99"))
    assert (code, f"The text says 99 points, but its turns earn {match[2]}." in out) == (1, True)
    Path("message.txt").write_text(f"look\n{match[0]}\n", encoding="utf-8")
    assert "Checked" in dicegame_("replay", "message.txt")[1]
    assert dicegame_("daily", "2026-11-22", "--again", typed="blue\n")[0] == 130
    assert sorted(path.name for path in Path("output").iterdir()) == ["daily-2026-11-22-2.jsonl", "daily-2026-11-22.jsonl"]
    code, out = dicegame_("daily", "2026-11-23", "--record", "output/daily-2026-11-22.jsonl")
    assert (code, "is not a game on the duchy of 2026-11-23" in out) == (1, True)
