"""Write and read the lines of a record: its first line with the setup, and its events (docs/base-game.md)."""

from collections.abc import Mapping, Sequence
from typing import Any

from dicegame.base.facts import facts_data, parse_facts
from dicegame.base.modes.counter import FIRST_TARGET
from dicegame.base.rules.readings import READINGS
from dicegame.base.setup import EDITIONS, Setup, check_table
from dicegame.base.state.moves import Move
from dicegame.base.supply import Chance, Deal, Roll, StartGoods
from dicegame.base.words.chance_text import chance_data, parse_chance_data
from dicegame.base.words.layout_text import layout_text, read_layout_text
from dicegame.base.words.notation import format_move, parse_move
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import ChanceTakenBack, Event, Moved, TookBack
from dicegame.play.record import RecordError, number_in, player_called, text_in
from padgen.language import Sentence, joined

VERSION, WITH_EXPANSIONS = 1, 2
"""The version of a record, and of one with expansions or a mode."""
NEWER = ("order", *list(READINGS)[list(READINGS).index("monastery-29") :])
"""The readings that older versions do not know. A record has them only if they are not the default."""
CHANCE_KEYS = {StartGoods: "setup", Deal: "deal", Roll: "roll"}
TAKEN_BACK = "un"
"""The prefix of the key of an event that takes back a mistyped roll, deal or setup: `{"unroll": ...}`."""


def setup_data(setup: Setup) -> dict[str, object]:
    """Return a setup as the data of a record's first line, without the seed."""
    players = [
        {"name": name, "layout": layout_text(layout), "start": start + 1}
        for name, layout, start in zip(setup.names, setup.layouts, setup.starts, strict=True)
    ]
    readings = {name: value for name, value in setup.readings.items() if name not in NEWER or value != READINGS[name][0]}
    first: dict[str, object] = {"game": "base", "record": VERSION, "edition": str(setup.edition)}
    if setup.modules or setup.mode:
        first["record"] = WITH_EXPANSIONS
    if setup.modules:
        first["with"] = list(setup.modules)
    if setup.mode:
        first |= {"mode": setup.mode, "target": setup.target}
    box = facts_data(setup.facts)
    return first | {"players": players, "readings": readings} | ({"box": box} if box else {})


def parse_setup(data: Mapping[str, Any]) -> Setup:
    """Return the setup of a game for the data of a record's first line.

    Raises: PadgenError for invalid input; it says what was expected.
    """
    if data.get("game") != "base" or data.get("record") not in (VERSION, WITH_EXPANSIONS):
        raise RecordError(Sentence("base-not-record", version=WITH_EXPANSIONS))
    chosen, mode, target, box = (
        data.get("with", []),
        data.get("mode", ""),
        data.get("target", FIRST_TARGET),
        data.get("box", {}),
    )
    if not isinstance(chosen, list) or not isinstance(mode, str) or not isinstance(box, dict) or type(target) is not int:
        raise RecordError(Sentence("base-record-with"))
    if data["record"] == VERSION and (chosen or mode or box):
        raise RecordError(Sentence("base-record-version", version=WITH_EXPANSIONS))
    players, readings, edition = data.get("players"), data.get("readings", {}), data.get("edition")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise RecordError(Sentence("record-players"))
    check_table(len(players), mode)  # before all their layouts are read
    if not isinstance(readings, dict) or not all(isinstance(value, str) for value in readings.values()):
        raise RecordError(Sentence("base-readings"))
    if edition not in tuple(map(str, EDITIONS)):
        raise RecordError(Sentence("base-edition", edition=str(edition)[:40], editions=joined(map(str, EDITIONS), "or")))
    return Setup(
        tuple(read_layout_text(text_in(player, "layout")) for player in players),
        tuple(text_in(player, "name") for player in players),
        tuple(number_in(player, "start") - 1 for player in players),
        int(edition),
        readings,
        tuple(map(str, chosen)),
        mode,
        target,
        parse_facts(box),
    )


def event_data(names: Sequence[str], event: Event[Chance, Move]) -> dict[str, object]:
    """Return the data of a record's line for an event. `names` are those of the players, in order."""
    if isinstance(event, ChanceEvent):
        return {CHANCE_KEYS[type(event.result)]: chance_data(event.result, names)}
    if isinstance(event, ChanceTakenBack):
        return {TAKEN_BACK + CHANCE_KEYS[type(event.result)]: chance_data(event.result, names)}
    if isinstance(event, Moved):
        return {"move": {"player": names[event.player], "text": format_move(event.move)}}
    return {"undo": {"player": names[event.player]}}


def parse_event(names: Sequence[str], data: Mapping[str, Any]) -> Event[Chance, Move]:
    """Return the event for the data of a record's line. `names` are those of the players, in order.

    Raises: PadgenError for invalid input; it says what was expected.
    """
    match list(data.items()):
        case [("move", dict(move))]:
            return Moved(player_called(names, text_in(move, "player")), parse_move(text_in(move, "text")))
        case [("undo", dict(undone))]:
            return TookBack(player_called(names, text_in(undone, "player")))
        case [(str(key), dict(chance))] if key in CHANCE_KEYS.values():
            return ChanceEvent(parse_chance_data(key, chance, names))
        case [(str(key), dict(chance))] if key.removeprefix(TAKEN_BACK) in CHANCE_KEYS.values():
            return ChanceTakenBack(parse_chance_data(key.removeprefix(TAKEN_BACK), chance, names))
    raise RecordError(Sentence("base-event"))
