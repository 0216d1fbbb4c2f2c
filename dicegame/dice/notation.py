"""Write and read the first line of a dice game's record, which has the setup (docs/dice-game.md)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from dicegame.dice.game import Setup
from dicegame.play.record import RecordError, number_in, text_in
from dicegame.play.textevents import EventKeys
from padgen.language import Sentence
from padgen.layoutfile import format_complete, read_layout
from padgen.notation import is_notation, parse_notation

VERSION = 1
EVENT_KEYS = EventKeys(chance="roll", chance_back="unroll", move="turn")


def setup_data(setup: Setup) -> dict[str, object]:
    """Return the data of a record's first line, without the seed."""
    players = [{"name": name, "start": hex_ + 1} for name, hex_ in zip(setup.names, setup.starts, strict=True)]
    return {
        "dicegame": VERSION,
        "layout": format_complete(setup.layout),
        "name": setup.layout.name,
        "variant": setup.variant,
        "players": players,
        "double_faces": setup.double_faces,
    }


def parse_setup(data: Mapping[str, Any]) -> Setup:
    """Return the setup for the data of a record's first line.

    Raises: PadgenError for invalid input; it says what was expected.
    """
    if data.get("dicegame") != VERSION:
        raise RecordError(Sentence("record-not-dice", version=VERSION))
    text = text_in(data, "layout")
    layout = parse_notation(text) if is_notation(text) else read_layout(text)
    players = data.get("players")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise RecordError(Sentence("record-players"))
    return Setup(
        replace(layout, name=text_in(data, "name")),
        tuple(text_in(player, "name") for player in players),
        tuple(number_in(player, "start") - 1 for player in players),
        text_in(data, "variant"),
        number_in(data, "double_faces"),
    )
