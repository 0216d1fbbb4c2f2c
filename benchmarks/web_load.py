"""Tables of four, played to the end by HTTP clients on one server: measure speed and memory, and check that no turn is lost.

Each client sends its turns to the API, and fetches the page that a phone would fetch after each update, compressed as phones
ask for it. This runs twice: undisturbed, and with the server killed (-9) and started again in the middle.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.web_server import PATIENCE_S, Server
from dicegame.dice.roll import parse_roll
from dicegame.dice.turn import format_turn
from dicegame.games import read_record
from dicegame.play.events import Chance, Moved, TookBack
from dicegame.play.record import replay

TABLES, SEATS = 50, 4
CASTLE = 11
"""Of duchy A, for everybody."""
UNDO = 0.05
"""How often somebody takes a turn back at once."""


class LostError(Exception):
    """The server went away before it answered."""


@dataclass
class Phone:
    """One client with a connection of its own; all of one table seem to come from one household."""

    port: int
    place: str
    secret: str = ""
    times: list[float] = field(default_factory=list)
    page_times: list[float] = field(default_factory=list)
    page_bytes: int = 0
    line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One request at a time."""

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[int, bytes]:
        """One request of a program. Raises: LostError without an answer."""
        secret = f"Authorization: Bearer {self.secret}\r\n" if self.secret else ""
        sent = b"" if body is None else json.dumps(body).encode()
        kind = f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
        status, content, _ = await self._send(f"{method} /api/tables{path}", secret + kind, sent, self.times)
        return status, content

    async def page(self, code: str) -> None:
        """Fetch the page of a table. Raises: LostError without an answer."""
        cookie = f"Cookie: seat={self.secret}\r\nAccept-Encoding: gzip\r\n"
        status, content, _ = await self._send(f"GET /t/{code}", cookie, b"", self.page_times)
        assert status == 200, content
        self.page_bytes += len(content)

    async def _send(self, what: str, headers: str, sent: bytes, times: list[float]) -> tuple[int, bytes, list[str]]:
        head = f"{what} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {self.place}\r\n{headers}\r\n"
        async with self.lock:
            start = time.perf_counter()
            try:
                if self.line is None:
                    self.line = await asyncio.open_connection("127.0.0.1", self.port)
                reader, writer = self.line
                writer.write(head.encode() + sent)
                answer = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
                length = next((int(line[15:]) for line in answer if line.lower().startswith("content-length:")), 0)
                content = await reader.readexactly(length)
            except (OSError, EOFError) as error:
                self.hang_up()
                raise LostError from error
            times.append(time.perf_counter() - start)
        return int(answer[0].split()[1]), content, answer

    async def tell(self, path: str, **body: Any) -> dict[str, Any]:
        """As `ask`, for what has to succeed."""
        status, content = await self.ask("POST", path, body)
        found = json.loads(content)
        if status not in (200, 201):
            raise AssertionError(f"{path}: {status} {found}")
        return dict(found)

    async def see(self, code: str) -> dict[str, Any]:
        """The table; patiently, while the server is away."""
        for _ in range(PATIENCE_S * 10):
            try:
                _, content = await self.ask("GET", f"/{code}")
                return dict(json.loads(content))
            except LostError:
                await asyncio.sleep(0.1)
        raise TimeoutError("the server does not come back")

    def hang_up(self) -> None:
        """Close the connection."""
        if self.line:
            self.line[1].close()
            self.line = None


@dataclass
class Game:
    """One table, and everything that the server has answered for."""

    code: str
    phones: list[Phone]
    rng: random.Random
    rolls: list[str] = field(default_factory=list)
    turns: list[list[str]] = field(default_factory=list)
    """Of each seat, without those taken back."""
    unanswered: int = 0
    """Turns that were stored although the server was killed before it could say so."""
    pages: bool = True
    """Whether the phones fetch pages."""

    async def look(self) -> None:
        """All phones fetch their page, as they do after an update."""
        await asyncio.gather(*(phone.page(self.code) for phone in self.phones), return_exceptions=True)

    async def play(self, took: Callable[[], Awaitable[None]]) -> None:
        """To the end of the game."""
        host = self.phones[0]
        while True:
            state = await host.see(self.code)
            if state["stage"] == "over":
                return
            if self.pages:
                await self.look()
            try:
                if "finish" in state["may"]:
                    await host.tell(f"/{self.code}/finish")
                elif "roll" in state["may"]:
                    state = await host.tell(f"/{self.code}/roll")
                    self.rolls.append(state["roll"])
            except LostError:
                continue
            await asyncio.gather(*(self.take(seat, took) for seat in range(len(self.phones))))

    async def take(self, seat: int, took: Callable[[], Awaitable[None]]) -> None:
        """Somebody's turn, if it is due; taken back now and then."""
        phone, sent = self.phones[seat], ""
        while True:
            own = (state := await phone.see(self.code))["seats"][seat]
            if not own["due"]:
                if sent and own["turn"] == sent:  # stored, and killed before it was answered
                    self.turns[seat].append(sent)
                    self.unanswered += 1
                return
            sent = self.rng.choice(own["turns"])
            where = {"seat": seat + 1, "open_round": state["open_round"]}
            try:
                await phone.tell(f"/{self.code}/turn", turn=sent, **where)
            except LostError:
                continue
            self.turns[seat].append(sent)
            await took()
            if self.pages:
                await self.look()
            if self.rng.random() < UNDO:
                try:
                    status, _ = await phone.ask("POST", f"/{self.code}/undo", {"seat": seat + 1})
                except LostError:
                    if not (await phone.see(self.code))["seats"][seat]["due"]:
                        return
                    status = 200
                if status == 200:
                    self.turns[seat].pop()
                    sent = ""
                    continue
            return

    async def check(self) -> int:
        """Compare the record with what was answered, and the scores with its replay: how many turns it has.

        Raises: AssertionError.
        """
        state = await self.phones[0].see(self.code)
        _, content = await self.phones[0].ask("GET", f"/{self.code}/record")
        record = read_record(content)
        rolls = [event.result for event in record.events if isinstance(event, Chance)]
        answered = iter(rolls)
        assert all(parse_roll(text) in answered for text in self.rolls), f"{self.code}: a roll is lost"
        turns: list[list[str]] = [[] for _ in self.phones]
        for event in record.events:
            if isinstance(event, Moved):
                turns[event.player].append(format_turn(event.move))
            elif isinstance(event, TookBack):
                turns[event.player].pop()
        assert turns == self.turns, f"{self.code}: a turn is lost"
        *_, game = replay(record)
        scores = [report.total for report in game.outcome.players]
        assert scores == [report["total"] for report in state["outcome"]["players"]], f"{self.code}: a score is wrong"
        return sum(map(len, turns))


@dataclass
class Result:
    """What a run came to."""

    turns: int
    unanswered: int
    seconds: float
    times: list[float]
    page_times: list[float]
    page_bytes: int
    processor_s: float
    peak_mb: float

    def __str__(self) -> str:
        pages = ""
        if self.page_times:
            size = self.page_bytes / len(self.page_times) / 1000
            pages = f"pages {_percentiles(self.page_times)}, {size:.1f} kB each on the line; "
        requests = len(self.times) + len(self.page_times)
        processor = self.processor_s / requests * 1000
        return (
            f"{self.turns} turns in {self.seconds:.1f} s: {self.turns / self.seconds:.0f} turns and "
            f"{requests / self.seconds:.0f} requests a second, {processor:.1f} ms of processor each; "
            f"JSON {_percentiles(self.times)}; {pages}memory at most {self.peak_mb:.0f} MB"
        )


def _percentiles(times: list[float]) -> str:
    ordered = sorted(times)
    p50, p99 = (ordered[len(ordered) * part // 100] * 1000 for part in (50, 99))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms"


async def _opened(server: Server, number: int, seats: int, seed: int, pages: bool) -> Game:
    phones = [Phone(server.port, f"10.0.{number // 250}.{number % 250 + 1}") for _ in range(seats)]
    opened = await phones[0].tell("", name="Seat 1")
    code, phones[0].secret = opened["state"]["table"], opened["secret"]
    for seat, phone in enumerate(phones[1:], 2):
        phone.secret = (await phone.tell(f"/{code}/sit", name=f"Seat {seat}"))["secret"]
    await phones[0].tell(f"/{code}/begin")
    for seat, phone in enumerate(phones, 1):
        await phone.tell(f"/{code}/castle", seat=seat, castle=CASTLE)
    return Game(code, phones, random.Random(f"{seed} {number}"), turns=[[] for _ in range(seats)], pages=pages)


async def _run(server: Server, tables: int, seats: int, kills: int, seed: int, pages: bool) -> Result:
    start = time.perf_counter()
    games = list(await asyncio.gather(*(_opened(server, number, seats, seed, pages) for number in range(tables))))
    taken, due = 0, [tables * seats * 20 * part // (kills + 1) for part in range(1, kills + 1)]  # a game has some 20 rounds
    peak = processor = 0.0

    async def took() -> None:
        nonlocal taken, peak, processor
        taken += 1
        if due and taken >= due[0]:
            del due[0]
            peak = max(peak, server.peak_mb)
            processor += server.processor_s
            server.end(signal.SIGKILL)
            await asyncio.to_thread(server.start)

    await asyncio.gather(*(game.play(took) for game in games))
    seconds = time.perf_counter() - start
    peak = max(peak, server.peak_mb)
    processor += server.processor_s
    assert not due, "the games were over before the server was killed"
    phones = [phone for game in games for phone in game.phones]
    times = [one for phone in phones for one in phone.times]
    page_times = [one for phone in phones for one in phone.page_times]
    turns = sum([await game.check() for game in games])
    for game in games:
        for phone in game.phones:
            phone.hang_up()
    page_bytes = sum(phone.page_bytes for phone in phones)
    unanswered = sum(game.unanswered for game in games)
    return Result(turns, unanswered, seconds, times, page_times, page_bytes, processor, peak)


def load(tables: int, seats: int = SEATS, kills: int = 0, seed: int = 1, pages: bool = True) -> Result:
    """Play so many tables to the end.

    Raises: AssertionError for a turn that is lost or a score that is wrong.
    """
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        return asyncio.run(_run(server, tables, seats, kills, seed, pages))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    tables = parser.parse_args().tables
    print(f"{tables} tables of {SEATS} on one process, {os.cpu_count()} cores shared with the clients")
    print(f"undisturbed: {load(tables)}; every turn in the records, every score right")
    killed = load(tables, kills=1)
    print(f"killed (-9) and started again in the middle: {killed}; every answered turn in the records, every score right")


if __name__ == "__main__":
    main()
