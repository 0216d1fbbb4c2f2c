"""Save, read and summarize finished games in one SQLite file.

Damaged files and files of other programs are never written to.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from dicegame.archive.finished import Finished, Result
from padgen.errors import PadgenError
from padgen.language import Sentence

APPLICATION_ID = 0x44696365
"""The SQLite application id by which our files are recognized: "Dice" in ASCII."""
VERSION = 1
PATIENCE_S = 2.0
"""The time in seconds to wait while another program writes to the file."""

SCHEMA = """
CREATE TABLE IF NOT EXISTS game (
  id TEXT PRIMARY KEY, game TEXT NOT NULL, edition INTEGER, mode TEXT NOT NULL, date TEXT NOT NULL, entered TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS seat (
  game_id TEXT NOT NULL REFERENCES game (id), seat INTEGER NOT NULL, name TEXT NOT NULL, total INTEGER NOT NULL,
  rank INTEGER NOT NULL, won INTEGER NOT NULL, layout TEXT NOT NULL, team TEXT NOT NULL, PRIMARY KEY (game_id, seat)
);
"""


class HistoryError(PadgenError):
    """Raised if the history file cannot be read or written. The message says what to do."""


class SavedResult(NamedTuple):
    """The result of one player in a saved game."""

    date: str
    game: str
    edition: int | None
    mode: str
    id: str
    result: Result


class Summary(NamedTuple):
    """A summary of the games of one kind that one player has played on one duchy."""

    player: str
    game: str
    layout: str
    games: int
    best: int
    mean: float
    wins: int


def default_history_file() -> Path:
    """Return the path of the history file in the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("dicegame", appauthor=False) / "history.sqlite"


def save_game(file: Path, finished: Finished) -> bool:
    """Save a finished game and return whether it is new. A game with the same entered data is only stored once.

    Raises: HistoryError if the file is locked, damaged, from another program, or cannot be written.
    """
    with _opened(file, create=True) as database, database:
        known = database.execute("SELECT 1 FROM game WHERE id = ?", (finished.id,)).fetchone() is not None
        database.execute("DELETE FROM seat WHERE game_id = ?", (finished.id,))
        database.execute(
            "INSERT OR IGNORE INTO game VALUES (?, ?, ?, ?, ?, ?)",
            (finished.id, finished.game, finished.edition, finished.mode, finished.date, finished.entered_text),
        )
        database.executemany(
            "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (finished.id, place, one.name, one.total, one.rank, one.won, one.layout, one.team)
                for place, one in enumerate(finished.results)
            ),
        )
    return not known


def remove_game(file: Path, id_: str) -> bool:
    """Remove a saved game, and return whether there was one.

    Raises: HistoryError if the file is missing, locked, damaged, or from another program.
    """
    with _opened(file, create=False) as database, database:
        database.execute("DELETE FROM seat WHERE game_id = ?", (id_,))
        return database.execute("DELETE FROM game WHERE id = ?", (id_,)).rowcount > 0


def saved_results(file: Path, player: str | None = None, game: str | None = None) -> list[SavedResult]:
    """Return the saved results; if `player` or `game` is given, only the results of that player or game.

    They are sorted by date, then in the order of saving. Games without a date come first.
    Raises: HistoryError if the file is missing, locked, damaged, or from another program.
    """
    query = """
        SELECT date, game, edition, mode, id, name, total, rank, won, layout, team FROM game JOIN seat ON game_id = id
        WHERE (?1 IS NULL OR name = ?1) AND (?2 IS NULL OR game = ?2) ORDER BY date, game.rowid, seat
    """
    with _opened(file, create=False) as database:
        rows = database.execute(query, (player, game)).fetchall()
    return [
        SavedResult(date, kind_, edition, mode, id_, Result(name, total, rank, bool(won), layout, team))
        for date, kind_, edition, mode, id_, name, total, rank, won, layout, team in rows
    ]


def saved_game(file: Path, id_: str) -> Finished | None:
    """Return one saved game, or None if there is none with this id.

    Raises: HistoryError if the file is missing, locked, damaged, or from another program.
    """
    return saved_games(file, id_).get(id_)


def saved_games(file: Path, id_: str | None = None) -> dict[str, Finished]:
    """Return all saved games, or only the one with the id `id_`, by their ids, in the order of `saved_results`.

    Raises: HistoryError if the file is missing, locked, damaged, or from another program.
    """
    results: dict[str, list[Result]] = {}
    for one in saved_results(file):
        results.setdefault(one.id, []).append(one.result)
    query = "SELECT id, game, mode, entered, edition, date FROM game WHERE ?1 IS NULL OR id = ?1"
    with _opened(file, create=False) as database:
        rows = {row[0]: row[1:] for row in database.execute(query, (id_,))}
    found = {own_id: (tuple(own), *rows[own_id]) for own_id, own in results.items() if own_id in rows}
    return {
        own_id: Finished(game, mode, own, json.loads(entered), edition, date)
        for own_id, (own, game, mode, entered, edition, date) in found.items()
    }


def summaries(results: Iterable[SavedResult]) -> list[Summary]:
    """Return a summary for each player, kind of game and duchy."""
    groups: dict[tuple[str, str, str], list[Result]] = {}
    for one in results:
        groups.setdefault((one.result.name, kind(one), one.result.layout), []).append(one.result)
    return [
        Summary(
            player,
            game,
            layout,
            len(own),
            max(one.total for one in own),
            sum(one.total for one in own) / len(own),
            sum(one.won for one in own),
        )
        for (player, game, layout), own in sorted(groups.items())
    ]


def kind(one: SavedResult) -> str:
    """Return the kind of game of a saved result in words, such as `base 2019 team`."""
    return " ".join(filter(None, (one.game, str(one.edition or ""), one.mode if one.mode != "standard" else "")))


@contextmanager
def _opened(file: Path, *, create: bool) -> Iterator[sqlite3.Connection]:
    """Open a history file and check it. If it is missing and `create` is true, create it.

    Raises: HistoryError if the file is missing, locked, damaged, from another program, or cannot be written.
    """
    if not create and not file.exists():
        raise HistoryError(Sentence("history-none", history=str(file)))
    uri = f"file:{quote(str(file.absolute()))}?mode={'rwc' if create else 'rw'}"
    try:
        with closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE_S)) as database:
            _check(database, file, create=create)
            yield database
    except sqlite3.OperationalError as error:
        if "locked" in str(error) or "busy" in str(error):
            raise HistoryError(Sentence("history-locked", history=str(file))) from None
        raise HistoryError(Sentence("history-unwritable", history=str(file), reason=str(error))) from None
    except sqlite3.DatabaseError as error:
        raise HistoryError(Sentence("history-damaged", history=str(file), reason=str(error))) from None


def _check(database: sqlite3.Connection, file: Path, *, create: bool) -> None:
    """Check that a file is a history and not damaged. If it is empty and `create` is true, create its tables.

    Raises: HistoryError if it is damaged, empty, or a file of another program or of a newer version.
    """
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (version,) = database.execute("PRAGMA user_version").fetchone()
    (tables,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not tables and not application:
        if not create:
            raise HistoryError(Sentence("history-none", history=str(file)))
        with database:
            database.execute("BEGIN IMMEDIATE")
            for statement in filter(str.strip, SCHEMA.split(";")):
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {VERSION}")
            database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        return
    if application != APPLICATION_ID:
        raise HistoryError(Sentence("history-foreign", history=str(file)))
    if version > VERSION:
        raise HistoryError(Sentence("history-newer", history=str(file)))
    findings = [row[0] for row in database.execute("PRAGMA quick_check(1)")]
    if findings != ["ok"]:
        raise HistoryError(Sentence("history-checked", history=str(file), reason=str(findings[0])))
