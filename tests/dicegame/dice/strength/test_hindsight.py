"""What the dice allowed: against trying everything, against replaying the line, and against every score there is."""

import json
import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from dicegame.dice.bots.moment import moment_of, span_of
from dicegame.dice.bots.players import BOTS
from dicegame.dice.game import Setup
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.playable import DICE_GAME, DiceRecord
from dicegame.dice.roll import Roll, roll_dice
from dicegame.dice.rules import follow, legal_turns
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.moment import Moment, play_turn
from dicegame.dice.strength import hindsight
from dicegame.dice.strength.hindsight import look_back
from dicegame.dice.strength.rounds import Round, rounds_of
from dicegame.dice.strength.upper_limit import find_upper_limit
from dicegame.dice.turn import Turn
from dicegame.play.events import Chance, GameError, Moved
from dicegame.play.record import format_record, replay
from dicegame.play.session import Session
from padgen import load
from padgen.clock import LAST_PHASE
from tests.dicegame.at_the_keyboard import WithoutTerminal
from tests.sweeps import first

pytestmark = pytest.mark.slow

TINY = "dice:PP/OgO/YY"


def recorded(
    layout: str, names: tuple[str, ...], start: int, seed: int, bot: str = "random", solo: bool = True
) -> DiceRecord:
    return played(Setup(load(layout), names, (start,) * len(names), "solo" if solo else "standard"), seed, bot)


def at_table(layout: str, players: int, seed: int) -> DiceRecord:
    """A game between greedy bots, each from another castle."""
    castles = members(compile_layout(load(layout)).of[GREEN])
    starts = tuple(castles[(seed + player) % len(castles)] for player in range(players))
    return played(Setup(load(layout), tuple("ABC"[:players]), starts), seed, "greedy")


def played(setup: Setup, seed: int, bot: str) -> DiceRecord:
    session = Session(DICE_GAME, setup, seed)
    events: list[Chance[Roll] | Moved[Turn]] = []
    while not session.over:
        if session.game.roll and session.game.clock.ends_game:
            session.close()
            break
        events.append(Chance(session.draw()))
        while (player := session.waiting_for) is not None:
            game = session.game
            assert game.roll
            advice = BOTS[bot].advise(setup.masks, game.players[player].sheet, game.roll, moment_of(game), span_of(game))
            session.move(player, advice[0].move)
            events.append(Moved(player, advice[0].move))
    return DiceRecord(DICE_GAME, setup, seed, tuple(events))


def with_line(record: DiceRecord, player: int, line: tuple[Turn, ...]) -> DiceRecord:
    """The same game, but one player took other turns."""
    turns = iter(line)
    events = tuple(
        Moved(player, next(turns)) if isinstance(event, Moved) and event.player == player else event
        for event in record.events
    )
    assert next(turns, None) is None
    return replace(record, events=events)


def same_page(masks: Masks, own: Round, one: Turn, other: Turn) -> bool:
    return follow(masks, own.sheet, one, own.moment.phase) == follow(masks, own.sheet, other, own.moment.phase)


def points_of(record: DiceRecord, player: int) -> int:
    """The score of a player, by the rules alone."""
    *_, final = replay(record)
    return next(one.total for one in final.outcome.players if one.name == record.setup.names[player])


def best_by_trying(masks: Masks, sheet: Sheet, rounds: tuple[tuple[Roll, Moment], ...]) -> int:
    """Every line there is."""

    @cache
    def best(sheet: Sheet, at: int) -> int:
        if at == len(rounds):
            return 0
        roll, moment = rounds[at]
        found = []
        for turn in legal_turns(masks, sheet, roll):
            after, gain, _ = play_turn(masks, sheet, turn, moment)
            found.append(gain + best(after._replace(points=0, workers=min(after.workers, 9)), at + 1))
        return max(found)

    return best(sheet._replace(points=0), 0)


@pytest.mark.parametrize("seed", first(1, (2, 0, 1)))
def test_a_tiny_duchy_is_solved(seed: int) -> None:
    record = recorded(TINY, ("A",), 3, seed)
    rounds, final = rounds_of(record, 0)
    found = look_back(record, width=8000)
    assert found.exact
    truth = best_by_trying(record.setup.masks, rounds[0].sheet, tuple((own.roll, own.moment) for own in rounds))
    assert found.bound == found.best_found == truth + 1 + 3  # the starting castle, which is all green there is
    assert found.score == sum(line.points for line in final.outcome.players[0].lines) <= found.best_found


def test_the_line_makes_what_it_claims_alone() -> None:
    for seed in range(2):
        record = recorded("a", ("A",), 10, seed, "greedy")
        found = look_back(record, width=60, thorough=False)
        assert points_of(with_line(record, 0, found.line), 0) == found.best_found
        assert points_of(record, 0) == found.score < found.best_found <= found.bound


@pytest.mark.parametrize("players", [2, 3])
def test_the_line_makes_what_it_claims_at_a_table(players: int) -> None:
    for seed in range(3):
        record = at_table("a", players, seed)
        for player in range(players):
            found = look_back(record, player, width=60, thorough=False)
            assert points_of(with_line(record, player, found.line), player) == found.best_found, (seed, player)
            assert points_of(record, player) == found.score < found.best_found <= found.bound


def test_who_share_the_first_value_leave_the_second() -> None:
    """The others play alike from the same castle, and so finish each color in the same round."""
    record = recorded("a", ("A", "B", "C"), 10, 3, "greedy", solo=False)
    rounds, final = rounds_of(record, 0)
    assert any(set(claim.first) >= {1, 2} for claim in final.claims)
    assert rounds[-1].moment.first
    assert not any(own.moment.second for own in rounds)
    found = look_back(record, 0, width=60, thorough=False)
    assert points_of(with_line(record, 0, found.line), 0) == found.best_found


def test_nothing_played_exceeds_the_limit() -> None:
    masks = compile_layout(load("b"))
    for seed in range(5):
        record = recorded("b", ("A",), 10, seed, "planner")
        rounds, final = rounds_of(record, 0)
        after_start = final.outcome.players[0].phases
        assert sum(after_start) - 1 <= find_upper_limit(masks, rounds)
        late = [own for own in rounds if own.moment.phase == LAST_PHASE]
        made = sum(play_turn(masks, own.sheet, own.turn, own.moment).gain for own in late)
        assert made <= find_upper_limit(masks, late)


def test_a_perfect_game_cost_nothing() -> None:
    record = recorded(TINY, ("A",), 3, 1)
    line = look_back(record, width=8000).line
    rolls = [event for event in record.events if isinstance(event, Chance)]
    events = tuple(event for roll, turn in zip(rolls, line, strict=True) for event in (roll, Moved(0, turn)))
    found = look_back(DiceRecord(DICE_GAME, record.setup, None, events), width=8000)
    assert found.score == found.best_found
    assert found.costliest == ()


def test_an_unfinished_game_is_refused() -> None:
    record = recorded(TINY, ("A",), 3, 1)
    with pytest.raises(GameError, match="not finished"):
        look_back(DiceRecord(DICE_GAME, record.setup, None, record.events[:7]))


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(hindsight, "LIMIT_S", 1.0)  # of the whole game, half a minute would look for a lower limit
    here = WithoutTerminal(monkeypatch, capsys)
    path = tmp_path / "game.jsonl"
    path.write_text(format_record(recorded("a", ("Anna",), 10, 5)))

    def command(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "dicegame", "bound", *arguments], capture_output=True, text=True, timeout=300
        )

    data = json.loads(here("bound", str(path), "--json")[1])
    assert set(data) >= {"score", "exact", "bound", "best_found", "costliest"}
    assert len(data["costliest"]) == 3
    assert data["score"] < data["best_found"] <= data["bound"]
    small = tmp_path / "small.jsonl"
    small.write_text(format_record(recorded(TINY, ("Anna",), 3, 5, "random")))
    exact = json.loads(here("bound", str(small), "--json")[1])
    assert exact["exact"]
    text = command(str(small)).stdout
    assert f"these dice allowed {exact['best_found']} (and no more)" in text
    assert "your two costliest turns were" in text
    code, out, err = here("bound", str(tmp_path / "none"))
    assert (code, out) == (1, "")
    assert "cannot be read" in err
    path.write_text(path.read_text()[:1000].rsplit("\n", 1)[0] + "\n")
    assert "not finished" in here("bound", str(path))[2]


def test_rolls_are_those_of_the_record() -> None:
    record = recorded("a", ("A", "B"), 10, 9, "random", solo=False)
    rounds, _ = rounds_of(record, 1)
    assert [own.roll for own in rounds] == [event.result for event in record.events if isinstance(event, Chance)]
    assert [own.turn for own in rounds] == [e.move for e in record.events if isinstance(e, Moved) and e.player == 1]
    assert isinstance(rounds[0].turn, Turn)
    assert roll_dice(random.Random(9)) == rounds[0].roll


@pytest.mark.parametrize("players", [1, 2, 3])
def test_no_turn_is_costly_against_itself(players: int) -> None:
    for seed in range(3):
        record = at_table("a", players, seed) if players > 1 else recorded("a", ("A",), 10, seed, "greedy")
        masks = record.setup.masks
        for player in range(players):
            rounds, _ = rounds_of(record, player)
            for costly in look_back(record, player, width=60, thorough=False).costliest:
                own = rounds[costly.round - 1]
                assert costly.turn == own.turn != costly.better
                assert not same_page(masks, own, costly.turn, costly.better)


@pytest.mark.parametrize("seed", [4, 6])
def test_the_order_of_two_marks_costs_nothing(seed: int) -> None:
    """The best line with the two marks of a turn the other way round, and nothing but workers from then on."""
    record = recorded("a", ("A",), 10, seed, "greedy")
    masks = record.setup.masks
    line = look_back(record, width=20, thorough=False).line
    rounds, _ = rounds_of(with_line(record, 0, line), 0)
    tried = 0
    for at, (own, turn) in enumerate(zip(rounds, line, strict=True)):
        swapped = turn._replace(hex=turn.hex2, pip=turn.pip2, hex2=turn.hex, pip2=turn.pip)
        if swapped in legal_turns(masks, own.sheet, own.roll) and same_page(masks, own, swapped, turn):
            tried += 1
            turns = (*line[:at], swapped, *[Turn()] * (len(line) - at - 1))
            for costly in look_back(with_line(record, 0, turns), width=20, thorough=False).costliest:
                assert costly.round != at + 1 or not same_page(masks, own, swapped, costly.better)
    assert tried
