"""The games of each phone: a game is kept by itself when it ends, once for each phone that acts for a seat.

They stay when the table is removed. A phone finds its games by its secret: the store has the same owner ids as the tables,
which are different for each table, so that the store does not know which games belong to the same phone.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from dicegame.archive.exchange import ExchangeError, game_as_data, game_of_data
from dicegame.archive.finished import Finished
from dicegame.archive.own_games import OwnGame
from dicegame.web.table.store import Store
from dicegame.web.visitors.identity import owner_of
from padgen.language import Sentence

MOST_PLAYED = 10_000
"""The most games of all phones together. When there are more, the oldest are removed."""
LONGEST_CODE, LONGEST_DUCHY = 12, 400


def has_played(store: Store, code: str) -> bool:
    """Return whether the game at the table with this code was kept."""
    return store.database.execute("SELECT 1 FROM played WHERE code = ?", (code,)).fetchone() is not None


def keep_played(store: Store, code: str, phones_code: str, players: Mapping[str, str], game: Finished, duchy: str) -> None:
    """Keep a finished game for phones. `players` has a name for each owner id, `phones_code` is hashed in these ids.

    `duchy` is a catalog name or a notation. A game that a phone has removed is not kept for it again. Raises: UnstoredError.
    """
    text = json.dumps(game_as_data(game), ensure_ascii=False, separators=(",", ":"))
    with store.together():
        store.database.executemany(
            "INSERT INTO played (code, player, owner, phones, game, duchy) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [(code, player, owner, phones_code, text, duchy) for owner, player in players.items()],
        )
        store.database.execute("DELETE FROM played WHERE number <= (SELECT max(number) FROM played) - ?", (MOST_PLAYED,))


def played_games(store: Store, secret: str) -> list[OwnGame]:
    """Return the games of the phone with this secret, the oldest first."""
    if not secret:
        return []
    _know_owner(store, secret)
    rows = store.database.execute(
        "SELECT played.code, player, game, duchy, stage.code IS NOT NULL"
        " FROM played LEFT JOIN stage ON stage.code = played.code WHERE number IN (SELECT number FROM played WHERE"
        " owner = owner_of(phones)) ORDER BY number"
    )
    return [
        OwnGame(code, player, game_of_data(json.loads(text)), duchy, bool(here)) for code, player, text, duchy, here in rows
    ]


def count_played(store: Store, secret: str) -> int:
    """Return how many games the phone with this secret has finished."""
    if not secret:
        return 0
    _know_owner(store, secret)
    return int(store.database.execute("SELECT count(*) FROM played WHERE owner = owner_of(phones)").fetchone()[0])


def remove_played(store: Store, secret: str, code: str) -> None:
    """Remove a game from those of the phone with this secret. Other phones keep it. Raises: UnstoredError."""
    if secret:
        _know_owner(store, secret)
        with store.together():
            store.database.execute("UPDATE played SET owner = '' WHERE code = ? AND owner = owner_of(phones)", (code,))


def _know_owner(store: Store, secret: str) -> None:
    """Let statements call `owner_of(phones)`, which returns the owner id of the phone with this secret."""
    store.database.create_function("owner_of", 1, lambda code: owner_of(secret, code), deterministic=True)


def played_as_data(games: Iterable[OwnGame]) -> list[dict[str, Any]]:
    """Return the games of a phone as data for JSON, to take them to another device."""
    return [{"code": one.code, "player": one.player, "duchy": one.duchy, "game": game_as_data(one.game)} for one in games]


def add_played(store: Store, secret: str, data: Iterable[Any]) -> int:
    """Add games of `played_as_data` to those of the phone with this secret. Return how many are new.

    Raises: ExchangeError if one is damaged, before any is added; UnstoredError.
    """
    read = []
    for number, one in enumerate(data, 1):
        try:
            found = OwnGame(
                str(one["code"])[:LONGEST_CODE],
                str(one["player"]),
                game_of_data(one["game"]),
                str(one["duchy"])[:LONGEST_DUCHY],
            )
            _ = found.own
            read.append(found)
        except (ValueError, LookupError, TypeError, StopIteration):
            raise ExchangeError(Sentence("exchange-broken", number=number)) from None
    known = {one.code for one in played_games(store, secret)}
    for found in read:
        keep_played(store, found.code, found.code, {owner_of(secret, found.code): found.player}, found.game, found.duchy)
    return len({one.code for one in read} - known)
