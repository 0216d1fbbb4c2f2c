"""Records: what is saved is what was played, cut off anywhere it is still a game, and tampering is found."""

import json
import random
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegame.dice.game import Game, Setup
from dicegame.dice.playable import DICE_GAME, DiceSession
from dicegame.dice.roll import Roll
from dicegame.dice.rules import legal_turns
from dicegame.dice.turn import parse_turn
from dicegame.games import read_record
from dicegame.play.events import GameError
from dicegame.play.record import RecordError, format_record, replay
from dicegame.play.session import Session
from padgen import PadgenError, load, read_layout

CUSTOM = """
game = "dice"
name = "mine"
rows = '''
 P P
O g O
 Y Y
'''
tables = { sale-points = 3 }
"""


def played(seed: int, players: int = 2, layout: str = "a", rounds: int | None = None) -> tuple[DiceSession, str]:
    """A session of random turns, some of them taken back, and what it saved."""
    rng = random.Random(seed)
    lines: list[str] = []
    castle = 2 if layout != "a" else 10
    setup = Setup(
        load(layout),
        ("Anna", "Ben", "Cleo")[:players],
        (castle,) * players,
        "solo" if players == 1 else "standard",
    )
    session = Session(DICE_GAME, setup, seed, lines.append)
    while not session.over and (rounds is None or session.game.clock.round < rounds):
        session.draw()
        while (player := session.waiting_for) is not None:
            session.move(player, rng.choice(session.legal(player)))
            if rng.random() < 0.1:
                session.undo()
        if session.game.clock.ends_game:
            session.close()
    return session, "".join(lines)


def standing(game: Game) -> object:
    return replace(game, setup=NO_SETUP)


NO_SETUP = Setup(load("a"), ("Nobody",), (10,))


@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_record_replays_to_the_game_that_was_played(players: int) -> None:
    session, text = played(players, players)
    record = read_record(text.encode())
    assert format_record(record) == text
    *_, last = replay(record)
    assert standing(last) == standing(session.game)
    assert last.clock.over
    assert last.outcome == session.game.outcome


@given(st.data())
@settings(max_examples=25, deadline=None)
def test_a_record_cut_off_anywhere_is_the_game_so_far_and_goes_on_with_the_same_dice(data: st.DataObject) -> None:
    session, text = played(4)
    raw = text.encode()
    first_line = raw.index(b"\n") + 1
    cut = data.draw(st.integers(first_line, len(raw)))
    record = read_record(raw[:cut])
    whole_lines = raw[:cut].count(b"\n")
    assert len(record.events) - (whole_lines - 1) in (0, 1)  # one more where only the end of the line is lacking
    more: list[str] = []
    resumed = Session.resume(record, more.append)
    rest = read_record(raw).events[len(record.events) :]
    for event in rest:
        if type(event).__name__ == "Chance":
            assert resumed.draw() == event[0]
        elif type(event).__name__ == "Moved":
            resumed.move(event[0], event[1])  # type: ignore[misc]  # a player and a turn
        else:
            assert resumed.undo() == event[0]
    if not resumed.over:
        resumed.close()
    assert standing(resumed.game) == standing(session.game)
    assert format_record(record) + "".join(more) == text


def test_a_half_written_first_line_is_no_game() -> None:
    _, text = played(1)
    with pytest.raises(RecordError, match="no game"):
        read_record(text.encode()[:40])
    with pytest.raises(RecordError, match="no game"):
        read_record(b"")


def test_a_layout_with_tables_of_its_own_is_kept() -> None:
    layout = read_layout(CUSTOM)
    lines: list[str] = []
    Session(DICE_GAME, Setup(layout, ("Anna",), (3,), "solo"), 1, lines.append)
    assert read_record("".join(lines).encode()).setup.layout == layout


def changed(text: str, line: int, **keys: str) -> bytes:
    lines = text.splitlines()
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | keys)
    return "\n".join(lines).encode()


def test_a_tampered_turn_is_refused_with_phase_round_player_and_reason() -> None:
    _, text = played(1)
    line = next(number for number, line in enumerate(text.splitlines(), 1) if "Ben" in line and "turn" in line)
    with pytest.raises(RecordError) as refusal:
        list(replay(read_record(changed(text, line, turn="37=1"))))
    assert str(refusal.value).startswith("phase I, round 1, Ben, 37=1: the dice show")
    assert "(Dice game rulebook 2017, Game play)" in str(refusal.value)


def test_an_error_names_its_line_also_after_empty_lines() -> None:
    first, *events = played(8, 1, rounds=1)[1].splitlines()
    text = "\n".join([first, "", events[0], "", "", "zzz", events[1], ""])
    with pytest.raises(RecordError, match=r"^line 6: "):
        read_record(text.encode())


def test_a_tampered_roll_is_found_where_a_turn_needed_it() -> None:
    _, text = played(1, 1)
    rolls = [number for number, line in enumerate(text.splitlines(), 1) if '"roll"' in line]
    refused = 0
    for line in rolls:
        turn = json.loads(text.splitlines()[line])["turn"]
        if turn.partition("=")[0].isdigit():
            other = next(pip for pip in "123456" if f"={pip}" not in turn)
            with pytest.raises(RecordError, match="was not rolled"):
                list(replay(read_record(changed(text, line, roll=f"gray gray {other} {other}"))))
            refused += 1
    assert refused > 5


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"turn": "pass", "player": "Zoe"}', "line 2: no player is called 'Zoe'"),
        ('{"turn": "hop", "player": "Anna"}', "line 2: 'hop' is not a valid turn"),
        ('{"roll": "orange"}', "line 2: expected two colors"),
        ('{"roll": "orange blue 1 2", "by": "Anna"}', "line 2: expected"),
        ("[]", "line 2: expected"),
    ],
)
def test_a_line_that_says_nothing_known_is_refused_with_its_number(line: str, reason: str) -> None:
    _, text = played(1)
    lines = text.splitlines()
    with pytest.raises(RecordError) as refusal:
        read_record("\n".join([lines[0], line, *lines[2:]]).encode())
    assert str(refusal.value).startswith(reason)


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ({"dicegame": 2}, "not the record"),
        ({"layout": "dice:PP"}, "hexagon"),
        ({"variant": "mini"}, "no variant"),
        ({"variant": "solo"}, "one player"),
        ({"players": []}, "0 players: a game needs at least one"),
        ({"players": [{"name": "A", "start": 1}]}, "not a castle"),
        ({"players": [{"name": "A", "start": 11}, {"name": "A", "start": 11}]}, "two players are called 'A'"),
        ({"players": 5}, "expected"),
        ({"double_faces": 7}, "0 to 6"),
        ({"seed": "x"}, "seed"),
    ],
)
def test_a_first_line_that_cannot_be_is_refused(keys: dict[str, object], reason: str) -> None:
    _, text = played(1)
    first, _, rest = text.partition("\n")
    with pytest.raises(RecordError, match=reason) as refusal:
        read_record((json.dumps(json.loads(first) | keys) + "\n" + rest).encode())
    assert str(refusal.value).startswith("line 1: ")


@given(st.binary() | st.text().map(str.encode) | st.just(b"[" * 100_000))
def test_any_bytes_are_a_record_or_refused(raw: bytes) -> None:
    with pytest.raises(RecordError):
        read_record(raw)


@given(st.lists(st.dictionaries(st.sampled_from(["roll", "turn", "player", "back"]), st.text() | st.integers() | st.none())))
def test_any_events_are_read_or_refused(events: list[dict[str, object]]) -> None:
    _, text = played(1, rounds=1)
    raw = text.partition("\n")[0] + "\n" + "".join(json.dumps(event) + "\n" for event in events)
    with suppress(RecordError):
        list(replay(read_record(raw.encode())))


# The session


def test_undo_takes_back_the_last_turn_and_never_crosses_a_roll() -> None:
    session, _ = played(2, rounds=1)
    session.draw()
    with pytest.raises(GameError, match="nothing to undo"):
        session.undo()
    for player in (0, 1):
        session.move(player, parse_turn("pass"))
    assert (session.undo(), session.undo(), session.waiting_for) == (1, 0, 0)
    with pytest.raises(GameError, match="Anna is missing"):
        session.draw()


def test_dice_that_people_roll_are_handed_in() -> None:
    session = Session(DICE_GAME, Setup(load("a"), ("Anna",), (10,), "solo"))
    with pytest.raises(PadgenError, match="people roll"):
        session.draw()
    dice = Roll((0, 1), (1, 2), True)
    assert session.draw(dice) == dice
    assert session.legal(0) == legal_turns(session.setup.masks, session.game.players[0].sheet, dice)
