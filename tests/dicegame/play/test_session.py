"""The session with bots: they sit like anybody else, in play, on file, and where turns are taken back."""

import random
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from dicegame.dice.bots.castle import choose_for_bots
from dicegame.dice.bots.moment import moment_of, span_of
from dicegame.dice.bots.players import BOTS, find_bot
from dicegame.dice.bots.value import value_of_start
from dicegame.dice.game import Setup
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.playable import DICE_GAME, DiceSession
from dicegame.dice.roll import parse_roll, roll_dice
from dicegame.dice.rules import start
from dicegame.dice.strength.hindsight import look_back_on
from dicegame.dice.strength.rounds import rounds_of
from dicegame.dice.turn import parse_turn
from dicegame.games import read_record
from dicegame.play.events import Chance, GameError, Moved, TookBack
from dicegame.play.players import check_names, numbered
from dicegame.play.record import RecordError, format_record, replay
from dicegame.play.session import Session, bots_among
from padgen import load
from tests.command import program

A = compile_layout(load("a"))
CASTLES = members(A.of[GREEN])
PASS = parse_turn("pass")


def begun(*names: str, seed: int | None = 5, lines: list[str] | None = None) -> DiceSession:
    setup = Setup(load("a"), names, (CASTLES[0],) * len(names), "solo" if len(names) == 1 else "standard")
    saved: list[str] = [] if lines is None else lines
    return Session(DICE_GAME, setup, seed, saved.append)


def played_on(session: DiceSession, rng: random.Random) -> None:
    """To the end; people take any turn, and one in four of them thinks again."""
    while not session.over:
        if session.game.roll is None or not session.game.missing:
            session.close() if session.game.roll and session.game.clock.ends_game else session.draw()
        session.let_bots_play()
        for player in session.people_due:
            session.move(player, rng.choice(session.legal(player)))
            if rng.random() < 0.25:
                assert session.undo(player) == player
                session.move(player, rng.choice(session.legal(player)))


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_a_player(name: str) -> None:
    lines: list[str] = []
    bot = "bot:search:40" if name == "search" else f"bot:{name}"
    session = begun("Anna", *numbered([bot, bot]), lines=lines)
    played_on(session, random.Random(1))
    record = read_record("".join(lines).encode())
    assert record == replace(session.record, setup=record.setup)
    assert format_record(session.record) == "".join(lines)
    *_, game = replay(record)
    assert game.outcome == session.game.outcome
    taken = {event.player for event in record.events if isinstance(event, Moved)}
    assert taken == {0, 1, 2}
    assert not {event.player for event in record.events if isinstance(event, TookBack)} & {1, 2}


def test_bots_take_what_they_advise_whoever_moves_first() -> None:
    session, other = begun("Anna", "bot:planner"), begun("bot:planner", "Anna")
    for _ in range(8):
        assert session.draw() == other.draw()
        game = session.game
        assert game.roll
        advice = find_bot("planner").advise(A, game.players[1].sheet, game.roll, moment_of(game), span_of(game))
        assert session.let_bots_play() == (1,)
        session.move(0, PASS)
        other.move(1, PASS)
        assert other.let_bots_play() == (0,)
        assert session.game.turns[1] == other.game.turns[0] == advice[0].move
        assert session.let_bots_play() == ()


def test_a_game_of_bots_waits_for_nobody() -> None:
    session = begun("bot:greedy", "bot:random")
    session.draw()
    assert (session.waiting_for, session.people_due, session.bots_due) == (None, (), (0, 1))
    with pytest.raises(GameError, match="the turn of bot:greedy is missing"):
        session.draw()
    session.let_bots_play()
    assert session.undoable == ""
    with pytest.raises(GameError, match="nothing to undo"):
        session.undo()


@pytest.mark.parametrize("bots_first", [True, False])
def test_undo_is_for_people(bots_first: bool) -> None:
    session = begun("Anna", "bot:greedy", "Ben")
    session.draw()
    assert session.waiting_for == 0
    if bots_first:
        session.let_bots_play()
    session.move(0, PASS)
    session.move(2, PASS)
    session.let_bots_play()
    bots = session.game.turns[1]
    assert session.undo(0) == 0
    assert session.people_due == (0,)
    with pytest.raises(GameError, match="nothing to undo"):
        session.undo(0)
    with pytest.raises(GameError, match="nothing to undo"):
        session.undo(1)
    assert session.undo() == 2
    assert session.game.turns == (None, bots, None)
    assert session.undoable == ""
    with pytest.raises(GameError, match="nothing to undo"):
        session.undo()


@cache
def lines_against_the_planner() -> tuple[str, ...]:
    lines: list[str] = []
    played_on(begun("Anna", "bot:planner", lines=lines), random.Random(3))
    return tuple(lines)


@pytest.mark.parametrize(
    "cut", [pytest.param(cut, marks=[pytest.mark.exhaustive] * (cut % 18 != 2)) for cut in range(2, 40, 3)]
)
@pytest.mark.slow
def test_resumed_anywhere_the_game_is_the_same(cut: int) -> None:
    lines = lines_against_the_planner()
    more: list[str] = []
    session = Session.resume(read_record("".join(lines[:cut]).encode()), more.append)
    for line, event in zip(lines[cut:], read_record("".join(lines).encode()).events[cut - 1 :], strict=True):
        if isinstance(event, Moved) and event.player == 1:
            assert session.bot_advice(1).move == event.move
            session.let_bots_play()
        elif isinstance(event, Moved):
            session.move(*event)
        elif isinstance(event, TookBack):
            session.undo(event.player)
        else:
            session.draw()
        assert more[-1] == line
    session.close()
    assert "".join((*lines[:cut], *more)) == "".join(lines)


def test_a_roll_typed_wrongly_is_taken_back_before_anybody_plays() -> None:
    lines: list[str] = []
    session = begun("Anna", "Ben", "bot:greedy", seed=None, lines=lines)
    for _ in range(9):
        session.draw(parse_roll("orange blue 2 4"))
        session.let_bots_play()
        session.move(0, PASS)
        session.move(1, PASS)
    before = session.game
    session.draw(parse_roll("orange orange 1 1 double"))  # the tenth box: one of two hourglasses is checked off
    session.let_bots_play()
    session.move(1, PASS)
    assert session.undoable == "move"
    assert session.undo() == 1
    assert session.undoable == "chance"
    assert session.undo() is None
    assert (session.game.roll, session.game.clock) == (None, before.clock.settle())
    assert session.undoable == ""
    with pytest.raises(GameError, match="nothing to undo"):
        session.undo()
    session.draw(parse_roll("gray orange 1 6"))
    session.let_bots_play()
    assert session.game.clock.boxes == 10
    resumed = Session.resume(read_record("".join(lines).encode()), lines.append)
    assert replace(resumed.game, setup=session.setup) == session.game
    assert resumed.undoable == "chance"


def test_dice_on_the_screen_stay_as_they_fell() -> None:
    lines: list[str] = []
    session = begun("Anna", lines=lines)
    rolled = session.draw()
    assert session.undoable == ""
    with pytest.raises(GameError, match="nothing to undo"):
        session.undo()
    record = read_record("".join([*lines, f'{{"unroll": "{rolled}"}}\n']).encode())
    with pytest.raises(RecordError, match=r"^phase I, round 1: dice rolled by the program cannot be taken back"):
        list(replay(record))


@pytest.mark.parametrize(
    ("events", "reason"),
    [
        (['{"unroll": "blue blue 1 2"}'], "blue blue 1 2 is not the roll of this round"),
        (['{"roll": "blue blue 1 2"}', '{"unroll": "blue blue 1 3"}'], "blue blue 1 3 is not the roll of this round"),
        (
            ['{"roll": "blue blue 1 2"}', '{"turn": "pass", "player": "Anna"}', '{"unroll": "blue blue 1 2"}'],
            "a roll cannot be taken back after turns were taken with it",
        ),
    ],
)
def test_only_the_open_roll_is_taken_back(events: list[str], reason: str) -> None:
    lines: list[str] = []
    begun("Anna", "Ben", seed=None, lines=lines)
    record = read_record("\n".join(["".join(lines).strip(), *events, ""]).encode())
    with pytest.raises(RecordError, match=f"^phase I, round 1: {reason}"):
        list(replay(record))


def test_a_hint_is_what_the_planner_would_do() -> None:
    session = begun("Anna", "bot:planner")
    with pytest.raises(GameError, match="no turn of Anna is due"):
        session.hint(0)
    session.draw()
    hints = session.hint(0)
    assert 1 <= len(hints) <= 3
    assert hints[0].move == session.bot_advice(1).move  # the same page, the same roll
    session.move(0, hints[0].move)
    with pytest.raises(GameError, match="no turn of Anna is due"):
        session.hint(0)


@pytest.mark.slow
def test_what_the_dice_allowed() -> None:
    session = begun("bot:greedy", "bot:random", seed=2)
    session.draw()
    with pytest.raises(GameError, match="not finished"):
        look_back_on(session.record, 0)
    session.let_bots_play()
    played_on(session, random.Random(2))
    for player, report in enumerate(session.game.outcome.players):
        found = look_back_on(session.record, player)
        assert found.name == session.setup.names[player]
        assert found.score == report.total <= found.best_found <= found.bound


@pytest.mark.slow
def test_rolls_taken_back_are_no_rounds() -> None:
    session, rng = begun("bot:greedy", "bot:random", seed=None), random.Random(4)
    rounds = 0
    while not session.over:
        session.draw(roll_dice(rng))
        session.let_bots_play()
        if rng.random() < 0.4:
            assert session.undo() is None
            session.draw(roll_dice(rng))
            session.let_bots_play()
        rounds += 1
        if session.game.clock.ends_game:
            session.close()
    assert rounds < sum(isinstance(event, Chance) for event in session.events)
    found = look_back_on(session.record, 0)
    assert len(found.line) == rounds
    clocks = [own.clock for own in rounds_of(session.record, 0)[0]]
    assert clocks[-1].ends_game
    assert [clock.phase for clock in clocks] == sorted(clock.phase for clock in clocks)
    assert found.score == session.game.outcome.players[0].total <= found.best_found


@pytest.mark.parametrize("rule", ["secret", "different", "same"])
def test_bots_choose_after_people_the_castle_that_the_planner_values(rule: str) -> None:
    names = ("bot:planner", "Anna", "bot:greedy")

    def worth(hex_: int) -> float:
        return value_of_start(A, start(A, hex_))

    best, second, *_ = sorted(CASTLES, key=worth, reverse=True)
    starts = choose_for_bots(A, rule, names, {1: best}, 7)
    assert starts[1] == best
    if rule == "different":
        assert starts[0] == second
        assert len(set(starts)) == 3
    else:
        assert starts == (best,) * 3


def test_the_random_bot_starts_by_chance_of_the_seed() -> None:
    starts = [choose_for_bots(A, "secret", ("bot:random",), {}, seed)[0] for seed in range(40)]
    assert set(starts) == set(CASTLES)
    assert starts == [choose_for_bots(A, "secret", ("bot:random",), {}, seed)[0] for seed in range(40)]


def test_names_of_bots() -> None:
    assert numbered(["bot:random", "Ben", "bot:greedy", "bot:random", "bot:random"]) == (
        "bot:random",
        "Ben",
        "bot:greedy",
        "bot:random 2",
        "bot:random 3",
    )
    assert numbered(["Ben", "Ben"]) == ("Ben", "Ben")  # for check_names to refuse
    assert {player: bot.name for player, bot in bots_among(DICE_GAME, ["bot:greedy 2", "Anna", "bot:search:9"]).items()} == {
        0: "greedy",
        2: "search:9",
    }
    with pytest.raises(GameError, match="no bot 'nobody'; expected one of random"):
        begun("Anna", "bot:nobody")
    for name in ("bot:", "bot: x", "Bot:search", "bot:search x", "bot:search 02"):
        with pytest.raises(GameError, match="is not a bot"):
            check_names([name])


def test_without_bots_none_are_loaded() -> None:
    script = (
        "import sys\nfrom dicegame.play.session import Session\nfrom dicegame.dice.game import Setup\n"
        "from dicegame.dice.playable import DICE_GAME\n"
        "from padgen import load\n"
        "session = Session(DICE_GAME, Setup(load('a'), ('Anna',), (10,), 'solo'), 1)\nsession.draw()\n"
        "assert not {'numpy', 'numba'} & sys.modules.keys()\n"
        "session.hint(0)\nassert not {'numpy', 'numba'} & sys.modules.keys()"
    )
    result = program(sys.executable, "-c", script)
    assert (result.code, result.err) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "typed"), [(["--help"], ""), (["play", "--start", "blue", "--record", "game"], "\npass\n")]
)
def test_playing_without_bots_loads_none(arguments: list[str], typed: str, tmp_path: Path) -> None:
    script = (
        f"import sys; sys.argv = ['dicegame', *{arguments!r}]\nfrom dicegame.cli import main\n"
        "try:\n    main()\nfinally:\n    assert not {'numpy', 'numba', 'shapely'} & sys.modules.keys()"
    )
    done = subprocess.run(  # our own command
        [sys.executable, "-c", script], cwd=tmp_path, input=typed, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == (130 if typed else 0)
    assert "AssertionError" not in done.stderr
    assert done.stdout
