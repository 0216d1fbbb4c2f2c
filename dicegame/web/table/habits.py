"""What a browser does again and again, kept without an account: days played, puzzles tried, its best results.

The data is in the table `habit` of the server's store, under a hash of the browser's secret. On a device, the same store is
in the browser.
"""

import json
import sqlite3
from collections.abc import Mapping
from typing import Any

from starlette.requests import Request

from dicegame.web.table.store import Store, UnstoredError
from dicegame.web.visitors.identity import owner
from padgen.language import Sentence

OWNER = "habits"
"""The word that makes the owner id of habits, in the place of a table's code."""
KEPT_S = 400 * 24 * 3600.0
"""Entries that did not change for so long are removed, in seconds during which a server was running."""


class Habits:
    """The habits of one browser. A browser without a secret has none, and nothing is stored for it."""

    def __init__(self, store: Store, owner: str) -> None:
        self.store = store
        self.owner = owner

    def all(self, kind: str) -> dict[str, Any]:
        """Return the entries of a kind by name, in the order in which they were first stored. Raises: UnstoredError."""
        if not self.owner:
            return {}
        query = "SELECT name, data FROM habit WHERE owner = ? AND kind = ? ORDER BY rowid"
        try:
            rows = self.store.database.execute(query, (self.owner, kind)).fetchall()
        except sqlite3.Error as error:
            raise UnstoredError(Sentence("tables-unreadable", code=kind, reason=str(error))) from None
        return {name: json.loads(data) for name, data in rows}

    def keep(self, kind: str, name: str, data: Mapping[str, Any]) -> None:
        """Store an entry, in the place of one with the same name. Raises: UnstoredError."""
        if not self.owner:
            return
        with self.store.together():
            self.store.database.execute("DELETE FROM habit WHERE touched < ?", (self.store.now - KEPT_S,))
            self.store.database.execute(
                "INSERT INTO habit VALUES (?, ?, ?, ?, ?) ON CONFLICT (owner, kind, name)"
                " DO UPDATE SET touched = excluded.touched, data = excluded.data",
                (self.owner, kind, name, self.store.now, json.dumps(data)),
            )


def habits_of(request: Request) -> Habits:
    """Return the habits of the browser that sent a request."""
    store: Store = request.app.state.store
    return Habits(store, owner(request, OWNER))
