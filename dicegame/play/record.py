"""The file of a played game: JSON Lines, first the setup, then every event (docs/dice-game.md).

Reading applies the lines one after the other, so that a file cut off at any line is still a game.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Generic, NamedTuple

from dicegame.play.events import C, Chance, ChanceTakenBack, Event, GameError, IllegalMove, M, Moved, TookBack
from dicegame.play.playable import AnyPlayable, G, Playable, S
from padgen.errors import PadgenError
from padgen.language import Sentence


class RecordError(PadgenError):
    """Raised for a record that cannot be read or replayed. The message says where."""


@dataclass(frozen=True)
class Record(Generic[S, G, C, M]):
    """A game as it is stored in a file: its setup, and everything that happened in order."""

    playable: Playable[S, G, C, M]
    setup: S
    seed: int | None = None
    """The random seed, or None if people rolled the dice."""
    events: tuple[Event[C, M], ...] = ()
    dropped: str = ""
    """The half-written last line, if the file ended with one. It is not among the events."""


AnyRecord = Record[Any, Any, Any, Any]


def format_setup(playable: Playable[S, G, C, M], setup: S, seed: int | None) -> str:
    """Return the first line of a record, with the setup and the seed."""
    return _line(playable.setup_data(setup) | {"seed": seed})


def format_event(playable: Playable[S, G, C, M], setup: S, event: Event[C, M]) -> str:
    """Return the line of a record for one event."""
    return _line(playable.event_data(setup, event))


def format_record(record: Record[S, G, C, M]) -> str:
    """Return the whole text of a record; `read_record` turns it into the same record."""
    lines = (format_event(record.playable, record.setup, event) for event in record.events)
    return format_setup(record.playable, record.setup, record.seed) + "".join(lines)


def read_record(raw: bytes, find_game: Callable[[Mapping[str, Any]], AnyPlayable]) -> AnyRecord:
    """Return the record in the bytes of a file. `find_game` returns the game for the keys and values of the first line.

    A half-written last line, as after a power cut, is dropped.

    Raises: RecordError for a line that cannot be read; it says which line, and what was expected.
    """
    record, _, fault = _read_lines(raw, find_game)
    if fault:
        raise fault
    return record


class SoundPart(NamedTuple):
    """The part of a record before its first fault, for example if two programs wrote to one file at the same time."""

    record: AnyRecord
    number: int = 0
    """The number of the first line that is left out; 0 if the whole record is sound."""
    fault: RecordError | None = None
    """The reason why that line cannot be read or is not possible."""


def read_sound_part(raw: bytes, find_game: Callable[[Mapping[str, Any]], AnyPlayable]) -> SoundPart:
    """Return the record in the bytes of a file up to its last sound line, and what is left out.

    Two programs that go on with one game draw the same random results. So one that the seed does not give at its place,
    but gave before, was added by the second program, even if the rules allow it.

    Raises: RecordError if the first line cannot be read.
    """
    record, numbers, fault = _read_lines(raw, find_game)
    sound, games = 0, replay(record)
    rng = None if record.seed is None else Random(record.seed)
    drawn: list[object] = []
    try:
        game = next(games)
        for event in record.events:
            before, game = game, next(games)
            if isinstance(event, Chance) and rng:
                if record.playable.draw(before, rng) != event.result and event.result in drawn:
                    what = Sentence("record-drawn-again")
                    raise RecordError(Sentence("record-at", where=_place(record, before, event), what=what))
                drawn.append(event.result)
            sound += 1
    except RecordError as error:
        fault = error
    if fault is None:
        return SoundPart(record)
    return SoundPart(replace(record, events=record.events[:sound]), numbers[sound], fault)


def _read_lines(
    raw: bytes, find_game: Callable[[Mapping[str, Any]], AnyPlayable]
) -> tuple[AnyRecord, list[int], RecordError | None]:
    """Return the record up to the first line that cannot be read, the numbers of all lines with events, and the reason."""
    lines = raw.split(b"\n")
    dropped = ""
    if lines[-1] and _parsed(lines[-1]) is None:
        dropped = lines.pop().decode(errors="replace")
    written = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not written:
        raise RecordError(Sentence("record-half-a-line" if dropped else "record-empty"))
    try:
        data = _parsed(written[0][1]) or {}
        playable = find_game(data)
        setup = playable.parse_setup(data)
        seed = None if data.get("seed") is None else number_in(data, "seed")
    except PadgenError as error:
        raise RecordError(Sentence("record-line", number=written[0][0], what=error.sentence)) from None
    events, fault = [], None
    for number, line in written[1:]:
        try:
            events.append(playable.parse_event(setup, _parsed(line) or {}))
        except PadgenError as error:
            fault = RecordError(Sentence("record-line", number=number, what=error.sentence))
            break
    return Record(playable, setup, seed, tuple(events), dropped), [number for number, _ in written[1:]], fault


def replay(record: Record[S, G, C, M]) -> Iterator[G]:
    """Yield the new game, then the game after each event.

    If all moves of the last round are there, close the game at the end.

    Raises: RecordError for the first event that is not possible, with its time, player and reason.
    """
    playable = record.playable
    game = playable.begin(record.setup)
    yield game
    for event in record.events:
        try:
            if isinstance(event, ChanceTakenBack) and record.seed is not None:
                raise GameError(Sentence("record-roll-stays"))
            game = playable.after(game, event)
        except (GameError, IllegalMove) as error:
            raise RecordError(Sentence("record-at", where=_place(record, game, event), what=error.sentence)) from None
        yield game
    if playable.ending(game):
        yield playable.close(game)


def text_in(data: Mapping[str, Any], key: str) -> str:
    """Return the text that a line of a record has at `key`. Raises: RecordError if there is no text."""
    if not isinstance(data.get(key), str):
        raise RecordError(Sentence("record-text", key=key))
    return str(data[key])


def number_in(data: Mapping[str, Any], key: str) -> int:
    """Return the whole number that a line of a record has at `key`. Raises: RecordError if there is no whole number."""
    if type(data.get(key)) is not int:
        raise RecordError(Sentence("record-number", key=key))
    return int(data[key])


def _place(record: Record[S, G, C, M], game: G, event: Event[C, M]) -> tuple[Sentence | str, ...]:
    """Return the time, the player and the move of an impossible event, such as `phase II, round 3`, `Anna`, `12=4`."""
    words = [record.playable.where(game, event)]
    if isinstance(event, Moved | TookBack):
        words.append(record.setup.names[event.player])
    if isinstance(event, Moved):
        words.append(record.playable.format_move(event.move))
    return tuple(words)


def player_called(names: Sequence[str], name: str) -> int:
    """Return the number of the player with this name. Raises: GameError for an unknown name."""
    if name not in names:
        raise GameError(Sentence("record-player", name=name[:40]))
    return names.index(name)


def _line(data: dict[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def _parsed(line: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None
