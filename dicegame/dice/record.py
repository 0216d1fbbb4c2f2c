"""The file of a played game: JSON Lines, first what was settled, then every roll and turn (docs/dice-game.md).

A game is what its record says: reading is a fold over the lines, so that a file cut off at any place is a game.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from dicegame.archive.finished import Finished, Result
from dicegame.dice.game import Game, GameError, Setup, begin_round, new_game, settle, take_back, take_back_roll, take_turn
from dicegame.dice.referee import IllegalTurn
from dicegame.dice.roll import Roll, parse_roll
from dicegame.dice.turn import Turn, format_turn, parse_turn
from dicegame.report import Outcome
from padgen.errors import PadgenError
from padgen.layoutfile import format_layout, read_layout
from padgen.model import Layout
from padgen.notation import format_notation, is_notation, parse_notation
from padgen.tables import PHASES, DiceTables

VERSION = 1


class RecordError(PadgenError):
    """A record that cannot be read or followed; the message says where."""


class Rolled(NamedTuple):
    """The dice were rolled."""

    roll: Roll


class Took(NamedTuple):
    """A player took a turn."""

    player: int
    turn: Turn


class TookBack(NamedTuple):
    """A player took a turn back."""

    player: int


class Unrolled(NamedTuple):
    """A roll was taken back: somebody had mistyped what the dice on the table showed."""

    roll: Roll


Event = Rolled | Took | TookBack | Unrolled


@dataclass(frozen=True)
class Record:
    """A game on file."""

    setup: Setup
    seed: int | None = None
    """Of the dice, None where people rolled."""
    events: tuple[Event, ...] = ()
    dropped: str = ""
    """What was left of a half-written last line."""


def format_setup(setup: Setup, seed: int | None) -> str:
    """The first line of a record."""
    players = [{"name": name, "start": hex_ + 1} for name, hex_ in zip(setup.names, setup.starts, strict=True)]
    return _line(
        {
            "dicegame": VERSION,
            "layout": _layout_text(setup.layout),
            "name": setup.layout.name,
            "variant": setup.variant,
            "players": players,
            "double_faces": setup.double_faces,
            "seed": seed,
        }
    )


def format_event(setup: Setup, event: Event) -> str:
    """One further line of a record."""
    if isinstance(event, Rolled):
        return _line({"roll": str(event.roll)})
    if isinstance(event, Unrolled):
        return _line({"unroll": str(event.roll)})
    name = setup.names[event.player]
    return _line({"turn": format_turn(event.turn), "player": name} if isinstance(event, Took) else {"back": name})


def format_record(record: Record) -> str:
    """The whole text of a record; `read_record` turns it into the same record."""
    lines = (format_event(record.setup, event) for event in record.events)
    return format_setup(record.setup, record.seed) + "".join(lines)


def read_record(raw: bytes) -> Record:
    """The record in a file. A half-written last line, as a power cut leaves it, is dropped.

    Raises: RecordError with the line and what was expected.
    """
    lines = raw.split(b"\n")
    dropped = ""
    if lines[-1] and _parsed(lines[-1]) is None:
        dropped = lines.pop().decode(errors="replace")
    written = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not written:
        raise RecordError("there is no game in this file" + (", only part of its first line" if dropped else ""))
    try:
        setup, seed = _setup(_parsed(written[0][1]))
    except PadgenError as error:
        raise RecordError(f"line {written[0][0]}: {error}") from None
    events = []
    for number, line in written[1:]:
        try:
            events.append(_event(setup, _parsed(line)))
        except PadgenError as error:
            raise RecordError(f"line {number}: {error}") from None
    return Record(setup, seed, tuple(events), dropped)


def replay(record: Record) -> Iterator[Game]:
    """The game after each event, the new game first; a last round in which nothing is missing is settled at the end.

    Raises: RecordError at the first event that cannot be, with phase, round, player and reason.
    """
    game = new_game(record.setup)
    yield game
    for event in record.events:
        try:
            if isinstance(event, Unrolled) and record.seed is not None:
                raise GameError("dice rolled on the screen cannot be taken back")
            game = after(game, event)
        except (GameError, IllegalTurn) as error:
            raise RecordError(f"{_moment(game, event)}: {error}") from None
        yield game
    if game.last_round and not game.missing:
        yield settle(game)


def after(game: Game, event: Event) -> Game:
    """The game after one event."""
    if isinstance(event, Rolled):
        return begin_round(game, event.roll)
    if isinstance(event, Took):
        return take_turn(game, event.player, event.turn)
    if isinstance(event, Unrolled):
        if game.roll != event.roll:
            raise GameError(f"{event.roll} is not the roll of this round")
        return take_back_roll(game)
    return take_back(game, event.player)


def finished(record: Record, outcome: Outcome, date: str) -> Finished:
    """A played game as it is kept and shared."""
    setup = record.setup
    name = setup.layout.name
    duchy = (format_notation(setup.layout) or name) if name == "custom" else name
    seats = [Result(one.name, one.total, one.rank, one.name in outcome.winners, duchy) for one in outcome.players]
    entered = {"game": "dice", "record": format_record(record)}
    return Finished("dice", setup.variant, tuple(seats), entered, date=date)


def _moment(game: Game, event: Event) -> str:
    """`phase II, round 3, Anna, 12=4`, for the event that does not follow."""
    game = settle(game) if isinstance(event, Rolled) else game
    words = ["after the last round"]
    if not game.clock.over:
        words = [f"phase {PHASES[game.clock.phase]}", f"round {game.clock.round + 1}"]
    if isinstance(event, Took | TookBack):
        words.append(game.setup.names[event.player])
    if isinstance(event, Took):
        words.append(format_turn(event.turn))
    return ", ".join(words)


def _layout_text(layout: Layout) -> str:
    """The notation where it says all that the rules need, else the text of a layout file."""
    notation = format_notation(layout)
    return notation if notation and layout.tables == DiceTables() else format_layout(layout)


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _setup(data: dict[str, Any] | None) -> tuple[Setup, int | None]:
    if data is None or data.get("dicegame") != VERSION:
        raise RecordError(f'not the record of a dice game; expected {{"dicegame": {VERSION}, "layout": ...')
    text = _text(data, "layout")
    layout = parse_notation(text) if is_notation(text) else read_layout(text)
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise RecordError('expected "players": a list of names and starts')
    setup = Setup(
        replace(layout, name=_text(data, "name")),
        tuple(_text(player, "name") for player in players),
        tuple(_number(player, "start") - 1 for player in players),
        _text(data, "variant"),
        _number(data, "double_faces"),
    )
    return setup, None if data.get("seed") is None else _number(data, "seed")


def _event(setup: Setup, data: dict[str, Any] | None) -> Event:
    match data:
        case {"roll": str(text), **rest} if not rest:
            return Rolled(parse_roll(text))
        case {"turn": str(text), "player": str(name), **rest} if not rest:
            return Took(_player(setup, name), parse_turn(text))
        case {"back": str(name), **rest} if not rest:
            return TookBack(_player(setup, name))
        case {"unroll": str(text), **rest} if not rest:
            return Unrolled(parse_roll(text))
    raise RecordError('expected {"roll": ...}, {"turn": ..., "player": ...}, {"back": ...} or {"unroll": ...}')


def _player(setup: Setup, name: str) -> int:
    if name not in setup.names:
        raise RecordError(f"no player is called {name[:40]!r}")
    return setup.names.index(name)


def _text(data: dict[str, Any], key: str) -> str:
    if not isinstance(data.get(key), str):
        raise RecordError(f"expected {key!r} with a text")
    return str(data[key])


def _number(data: dict[str, Any], key: str) -> int:
    if type(data.get(key)) is not int:
        raise RecordError(f"expected {key!r} with a whole number")
    return int(data[key])
