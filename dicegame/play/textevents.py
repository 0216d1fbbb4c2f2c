"""Write and read the lines of a record, in games whose moves and random results are one text each."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from dicegame.play.events import Chance, ChanceTakenBack, Event, Moved, TookBack
from dicegame.play.playable import AnyPlayable
from dicegame.play.record import RecordError, player_called, text_in
from padgen.language import Sentence


class EventKeys(NamedTuple):
    """The key in a line of a record for each kind of event: random result, random result taken back, move."""

    chance: str = "chance"
    chance_back: str = "chance_back"
    move: str = "move"


def text_event_data(
    playable: AnyPlayable, keys: EventKeys, names: Sequence[str], event: Event[Any, Any]
) -> dict[str, object]:
    """Return an event as the keys and values of a line in a record."""
    if isinstance(event, Chance):
        return {keys.chance: playable.format_chance(event.result)}
    if isinstance(event, ChanceTakenBack):
        return {keys.chance_back: playable.format_chance(event.result)}
    if isinstance(event, Moved):
        return {keys.move: playable.format_move(event.move), "player": names[event.player]}
    return {"back": names[event.player]}


def parse_text_event(
    playable: AnyPlayable, keys: EventKeys, names: Sequence[str], data: Mapping[str, Any]
) -> Event[Any, Any]:
    """Return the event for the keys and values of a line in a record. Raises: PadgenError with what was expected."""
    match list(data.items()):
        case [(key, str(text))] if key == keys.chance:
            return Chance(playable.parse_chance(text))
        case [(key, str(text))] if key == keys.chance_back:
            return ChanceTakenBack(playable.parse_chance(text))
        case [("back", str(name))]:
            return TookBack(player_called(names, name))
        case [_, _] if data.keys() == {keys.move, "player"}:
            return Moved(player_called(names, text_in(data, "player")), playable.parse_move(text_in(data, keys.move)))
    raise RecordError(Sentence("record-event", chance=keys.chance, move=keys.move, chanceback=keys.chance_back))
