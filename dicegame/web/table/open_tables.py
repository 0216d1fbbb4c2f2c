"""Open, find, load, unload and remove the tables, companions and clubs' evenings of one server, within limits."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from fastapi import HTTPException, Request
from starlette.responses import Response

from dicegame.club.evening import Evening
from dicegame.web.table.club_evening import Club
from dicegame.web.table.companion import Companion
from dicegame.web.table.seating import NotAllowedError, TableError, check_host
from dicegame.web.table.settings import Settings
from dicegame.web.table.store import Store, UnstoredError
from dicegame.web.table.table import Table
from dicegame.web.table.updates import Updates
from dicegame.web.visitors.identity import owner, owner_of
from dicegame.web.visitors.security import client_of
from dicegame.web.work.long_tasks import Workers
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout

if TYPE_CHECKING:
    from dicegame.web.table.following import Following

T = TypeVar("T")
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""The letters of codes. There are no vowels, so that no code spells a word."""
CODE_LENGTH = 6
MOST_TABLES = 2000
EXPIRES_S = 14 * 24 * 3600
"""Tables are removed if they did not change for two weeks in which a server ran, unless their game is finished."""
MOST_FINISHED = 1000
"""The most finished games that are kept. When there are more, the oldest ones are removed."""
IDLE_S = 30 * 60
"""A table without a request for this many seconds is unloaded from memory."""
SWEEP_S = 10 * 60
AGAIN_S = 5
"""After an error in its background work, a table waits this many seconds before it tries again."""
WATCHED_S = 60
"""It only does if one of its pages is connected, or was requested within the last so many seconds."""
WATCH_S = 3
"""The time in seconds between two checks whether the store's files are still there."""
MOST_STREAMS = 200
"""The most pages of one client that can wait for updates at the same time. Other connections are not counted."""


class Joinable(Protocol):
    """Something that people join by a code: a table, a companion, a followed game or a club's evening."""

    code: str
    updates: Updates
    path: str
    """The first part of the address of its page, before the code."""
    background_running: bool

    @property
    def phones_code(self) -> str:
        """Return the code that is hashed with a phone's secret to make its owner id."""

    @property
    def busy(self) -> bool:
        """Return whether there is background work to do."""

    def knows(self, owner: str) -> bool:
        """Return whether the phone with the id `owner` takes part here. It is then not slowed down after wrong codes."""

    def visit(self, owner: str) -> None:
        """Note a request of the phone with the id `owner`."""

    async def run_background(self, workers: Workers) -> None:
        """Do the background work, such as bots' moves, with the help of the worker processes."""


J = TypeVar("J", bound=Joinable)


def _stored_following(store: Store, code: str, data: dict[str, Any], lines: Sequence[str]) -> "Following":
    """Return a followed game from the store. The rules of its game are only loaded when they are needed."""
    from dicegame.web.table.following import Following

    return Following.stored(store, code, data, lines)


KINDS: dict[str, Callable[[Store, str, dict[str, Any], Sequence[str]], Joinable]] = {
    "settings": Table.stored,
    "companion": Companion.stored,
    "club": Club.stored,
    "following": _stored_following,
}
"""For each kind, a key that only occurs in its stored data, and the function that loads it."""


class Tables:
    """The tables, companions and clubs' evenings of one server. All methods are called in one thread."""

    def __init__(self, store: Store, workers: Workers, letters: str = LETTERS) -> None:
        """`letters` are those with which the codes of new tables may begin."""
        self.store, self.workers, self.letters = store, workers, letters
        self.loaded: dict[str, Joinable] = {}
        """The tables, companions and clubs' evenings in memory, by code. Each has an entry in `last_used`."""
        self.last_used: dict[str, float] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Resume unfinished background work, and start the task that removes and unloads tables from time to time."""
        self.start_task(self._look_after())
        self.start_task(self._watch_files())

    async def watch_history(self, file: Path) -> None:
        """If the file of the saved games is deleted, log it. The next game that is saved begins a new one."""
        there = file.exists()
        while True:
            if there and not file.exists():
                logging.getLogger(__name__).error("%s", Sentence("store-history-gone", file=str(file)))
            there = file.exists()
            await asyncio.sleep(WATCH_S)

    async def _watch_files(self) -> None:
        """If a file of the store is lost, or back, log it and update all pages, which show it."""
        before, folder, log = "", str(self.store.path.parent), logging.getLogger(__name__)
        while True:
            if (file := self.store.lost) != before:
                before = file
                log.error(
                    "%s", Sentence("store-gone", folder=folder, file=file) if file else Sentence("store-back", folder=folder)
                )
                if file and (copy := self.store.rescue()):
                    log.error("%s", Sentence("store-rescued", copy=str(copy)))
                for one in self.loaded.values():
                    one.updates.publish()
            await asyncio.sleep(WATCH_S)

    async def _look_after(self) -> None:
        for code in self.store.codes():
            if code not in self.loaded:
                with suppress(TableError, UnstoredError):  # anybody who requests the table gets the error
                    self._unload(code, self.find(code))
            await asyncio.sleep(0)  # there may be many tables: let other requests run
        while True:
            with suppress(UnstoredError):
                self.sweep()
            self.unload_idle(IDLE_S)
            self.workers.end_idle()
            await asyncio.sleep(SWEEP_S)

    def disconnect_listeners(self) -> None:
        """End all streams of updates, because open streams would keep the server from stopping."""
        for one in self.loaded.values():
            one.updates.end()

    def close(self) -> None:
        """Stop all background work."""
        for task in self.tasks:
            task.cancel()
        self.disconnect_listeners()

    def open(self, settings: Settings, secret: str, name: str = "") -> Table:
        """Open a table. The phone with this secret becomes the host, and sits down if a name is given.

        Raises: TableError if there are too many, PadgenError for an invalid name; UnstoredError.
        """
        code = self._new_code()
        return self._add(Table.new(self.store, code, settings, owner_of(secret, code), name))

    def rematch(self, table: Table, owner: str) -> Table:
        """Open a table for the same people in the same seats, and begin. Another call returns the same table again.

        Raises: TableError if the game is not over, NotAllowedError for a phone that did not take part; UnstoredError.
        """
        if not table.knows(owner):
            raise NotAllowedError(Sentence("table-somebody-else"))
        if table.stage != "over":
            raise TableError(Sentence("tables-when-over"))
        if table.rematch and self.store.get(table.rematch):
            again = self.find(table.rematch)
            assert isinstance(again, Table)
            return again
        again = self._add(Table.again(table, self._new_code()))
        with table.changing():
            table.rematch = again.code
        return again

    def open_stored(self, data: Callable[[str], dict[str, Any]], lines: Sequence[str]) -> Table:
        """Open a table whose game has already begun. `lines` are those of its record.

        `data` takes the code of the table and returns the data to store. Raises: TableError, UnstoredError.
        """
        code = self._new_code()
        with self.store.together():
            self.store.put(code, data(code))
            for number, line in enumerate(lines):
                self.store.add(code, number, line)
        found = self.find(code)
        assert isinstance(found, Table)
        return found

    def open_companion(self, solo: bool, secret: str) -> Companion:
        """Open a companion. The phone with this secret becomes the host.

        Raises: TableError if there are too many; UnstoredError.
        """
        code = self._new_code()
        return self._add(Companion.new(self.store, code, owner_of(secret, code), solo))

    def open_following(
        self,
        layouts: tuple[Layout, ...],
        names: tuple[str, ...],
        edition: int,
        modules: tuple[str, ...],
        secret: str,
        *,
        depots: bool,
    ) -> "Following":
        """Open a game of people at a real table, to follow it. The phone with this secret becomes the host.

        Raises: TableError if there are too many, GameError for players, duchies or expansions not allowed; UnstoredError.
        """
        from dicegame.web.table.following import Following

        code = self._new_code()
        owner = owner_of(secret, code)
        return self._add(Following.new(self.store, code, owner, layouts, names, edition, modules, depots=depots))

    def open_club(self, evening: Evening, secret: str) -> Club:
        """Open a club's evening. The phone with this secret becomes the host.

        Raises: TableError if there are too many; UnstoredError.
        """
        code = self._new_code()
        return self._add(Club.new(self.store, code, owner_of(secret, code), evening))

    def _add(self, opened: J) -> J:
        self.loaded[opened.code], self.last_used[opened.code] = opened, time.monotonic()
        return opened

    def _new_code(self) -> str:
        self.sweep()
        if self.store.count() >= MOST_TABLES:
            raise TableError(Sentence("tables-many"))
        return next(code for code in _codes(self.letters) if self.store.get(code) is None)

    def find(self, code: str) -> Joinable:
        """Return the table, companion, followed game or club's evening for a typed code.

        Raises: NoTableError if there is none; UnstoredError if it cannot be read.
        """
        code = "".join(code.upper().split())
        found = self.loaded.get(code)
        if found is None or found.updates.ended:
            found = self._load(code)
        self._add(found)
        found.updates.visited = time.monotonic()
        self.run_background(found)
        return found

    def known(self, code: str) -> Joinable | None:
        """Return the table, companion or club's evening with this code, or None if it is gone or cannot be read."""
        with suppress(NoTableError, UnstoredError):
            return self.find(code)
        return None

    def _load(self, code: str) -> Joinable:
        stored = self.store.get(code) if len(code) == CODE_LENGTH else None
        if stored is None:
            raise NoTableError(Sentence("tables-no-code", code=code[:12]))
        try:
            load = next(load for key, load in KINDS.items() if key in stored[0])
            return load(self.store, code, *stored)
        except (PadgenError, LookupError, StopIteration, TypeError, ValueError) as error:
            reason = error.sentence if isinstance(error, PadgenError) else str(error)
            raise UnstoredError(Sentence("tables-unreadable", code=code, reason=reason)) from error

    def sweep(self) -> None:
        """Remove expired tables (see `EXPIRES_S`) and surplus finished ones (see `MOST_FINISHED`). Raises: UnstoredError."""
        for code in self.store.remove_unused(EXPIRES_S, MOST_FINISHED):
            self._forget(code)

    def remove(self, table: Table, owner: str) -> None:
        """Remove the table of a finished game for good. Only its host may. Raises: TableError; UnstoredError."""
        check_host(owner, table.seating.host)
        if table.stage != "over":
            raise TableError(Sentence("tables-when-over"))
        self.store.remove(table.code)
        self._forget(table.code)

    def _forget(self, code: str) -> None:
        """Unload the table with this code, which was removed."""
        if removed := self.loaded.pop(code, None):
            del self.last_used[code]
            removed.updates.end()

    def unload_idle(self, idle_s: float) -> None:
        """Unload tables without a request for `idle_s` seconds, unless they have work to do or a page is connected."""
        for code, one in list(self.loaded.items()):
            if self.last_used[code] < time.monotonic() - idle_s:
                self._unload(code, one)

    def _unload(self, code: str, idle: Joinable) -> None:
        if not (idle.busy or idle.updates.has_listeners):
            del self.loaded[code], self.last_used[code]
            idle.updates.end()

    def run_background(self, table: Joinable) -> None:
        """Start the background work of a table, if there is any and it is not running."""
        if table.busy and not table.background_running:
            self.start_task(table.run_background(self.workers)).add_done_callback(partial(self._try_again, table))

    def _try_again(self, table: Joinable, task: asyncio.Task[None]) -> None:
        """After an error in background work, start it again a little later if somebody still looks at the table."""
        if task.cancelled() or not task.exception():
            return

        def again() -> None:
            if table.updates.is_watched(WATCHED_S) and not table.updates.ended:
                self.run_background(table)

        task.get_loop().call_later(AGAIN_S, again)

    def start_task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task in the background, and return it. It is cancelled when the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logging.getLogger(__name__).error(
                "%s", error, exc_info=None if isinstance(error, PadgenError | UnstoredError) else error
            )


class NoTableError(TableError):
    """No table has this code. Clients that try many codes are slowed down."""


def _codes(first: str) -> Iterator[str]:
    while True:
        yield "".join(map(secrets.choice, (first, *(LETTERS,) * (CODE_LENGTH - 1))))


def letters_of(text: str) -> str:
    """Return the first letters of codes for a typed text, in capitals. Raises: PadgenError for letters not in codes."""
    letters = "".join(dict.fromkeys(text.upper()))
    if not letters or not set(letters) <= set(LETTERS):
        raise PadgenError(Sentence("serve-letters", text=text[:40], letters=LETTERS))
    return letters


def tables_of(request: Request) -> Tables:
    """Return the tables of this server."""
    found = request.app.state.tables
    assert isinstance(found, Tables)
    return found


def workers_of(request: Request) -> Workers:
    """Return the workers that run tasks for the client who sent a request."""
    found: Workers = request.app.state.workers
    return found.of(client_of(request))


def find_joinable(request: Request, code: str) -> Joinable:
    """Return the table, companion, followed game or club's evening with this code.

    Wrong codes slow down all clients at the same network address. The players of a table are not slowed down, so that their
    neighbors cannot lock them out.

    Raises: HTTPException 404 if there is none, 429 for too many wrong codes; UnstoredError if it cannot be read.
    """
    limit, client = request.app.state.wrong_codes, client_of(request)
    try:
        found: Joinable | None = tables_of(request).find(code)
    except NoTableError as error:
        found, reason = None, error.sentence
    if not limit.allows(client) and not (found and found.knows(owner(request, found.phones_code))):
        wait = limit.wait(client)
        raise HTTPException(429, Sentence("tables-wrong-codes", seconds=wait), {"Retry-After": str(wait)})
    if found is None:
        limit.count(client)
        raise HTTPException(404, reason)
    found.visit(owner(request, found.phones_code))
    return found


def find(request: Request, code: str) -> Table:
    """Return the table with this code. Raises: HTTPException 404 if there is none, 429 for too many wrong codes."""
    found = find_joinable(request, code)
    if not isinstance(found, Table):
        raise HTTPException(404, Sentence("tables-is-not-table", code=found.code))
    return found


def find_following(request: Request, code: str) -> "Following":
    """Return the followed game with this code. Raises: HTTPException 404 if there is none, 429 for too many wrong codes."""
    from dicegame.web.table.following import Following

    found = find_joinable(request, code)
    if not isinstance(found, Following):
        raise HTTPException(404, Sentence("tables-is-not-followed", code=found.code))
    return found


def find_companion(request: Request, code: str) -> Companion:
    """Return the companion with this code. Raises: HTTPException 404 if there is none, 429 for too many wrong codes."""
    found = find_joinable(request, code)
    if not isinstance(found, Companion):
        raise HTTPException(404, Sentence("tables-is-not-companion", code=found.code))
    return found


def find_finished(request: Request, code: str) -> Table:
    """Return the table with this code, whose game must be over: until then, its record would reveal future dice.

    Raises: the same errors as `find`, and HTTPException 409 if the game is not over.
    """
    table = find(request, code)
    if table.stage != "over":
        raise HTTPException(409, Sentence("tables-when-over"))
    return table


def stream_of(request: Request, found: Joinable) -> Response:
    """Return the stream of updates of a table or companion. Raises: HTTPException 429 for too many streams of one client."""
    streams, client = request.app.state.streams, client_of(request)
    if streams[client] >= MOST_STREAMS:
        raise HTTPException(429, Sentence("updates-many"), {"Retry-After": "60"})
    return found.updates.response(streams, client)
