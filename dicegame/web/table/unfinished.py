"""Games that are still being played, for the file that takes the games of a device to another one."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from dicegame.archive.exchange import ExchangeError
from dicegame.games import read_record
from dicegame.play.players import bot_name
from dicegame.play.record import AnyRecord, format_record
from dicegame.web.table.open_tables import Tables
from dicegame.web.table.seating import Seat
from dicegame.web.table.settings import Settings
from dicegame.web.table.table import Table
from dicegame.web.visitors.identity import owner_of
from padgen.errors import PadgenError
from padgen.language import Sentence


def unfinished_games(tables: Tables) -> list[dict[str, Any]]:
    """Return the games that are being played at all tables, as data for JSON: the settings and the record of each."""
    return [
        {"settings": table.settings.data, "record": format_record(table.running_session().record)}
        for table in _playing(tables)
    ]


def add_unfinished(tables: Tables, games: Sequence[Any], secret: str) -> list[str]:
    """Open a table for each game of `unfinished_games` that is not here yet, and return their codes.

    The phone with this secret becomes the host, and plays for all people. Raises: ExchangeError if a game is damaged, before
    any is added; TableError if there are too many tables; UnstoredError.
    """
    read = []
    for number, one in enumerate(games, 1):
        try:
            settings, record = Settings.stored(one["settings"]), read_record(one["record"].encode())
            if settings.playable.key != record.playable.key:
                raise ValueError
            read.append((settings, record))
        except (PadgenError, LookupError, TypeError, ValueError, AttributeError):
            raise ExchangeError(Sentence("exchange-broken", number=number)) from None
    here = [format_record(table.running_session().record) for table in _playing(tables)]
    new = []
    for settings, record in read:
        text = format_record(record)
        if any(text.startswith(other) or other.startswith(text) for other in here):
            continue
        new.append(open_game(tables, settings, record, secret).code)
        here.append(text)
    return new


def _playing(tables: Tables) -> Iterator[Table]:
    found = (tables.known(code) for code in tables.store.codes())
    return (one for one in found if isinstance(one, Table) and one.stage == "play")


def open_game(tables: Tables, settings: Settings, record: AnyRecord, secret: str) -> Table:
    """Open a table that goes on with a game. The phone with this secret becomes the host, and plays for all people.

    Raises: TableError if there are too many tables; UnstoredError.
    """

    def data(code: str) -> dict[str, Any]:
        me = owner_of(secret, code)
        seats = [asdict(Seat(name, "" if bot_name(name) else me)) for name in record.setup.names]
        kept = {"settings": settings.data, "host": me, "seats": seats, "begun": True}
        return kept | {"finished": False, "allowed": {}, "taps": []}

    return tables.open_stored(data, format_record(record).splitlines(keepends=True))
