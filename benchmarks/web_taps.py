"""Tables of four, played by the HTML that phones use: pages, links and forms, and the stream that announces updates.

With `--base`, every second table plays the base game, where a phone taps a die before its moves. Each phone looks at its
page, taps a hex or a combination until a turn can be confirmed, and confirms it. Whenever the server announces an update, it
loads its page again, as the script on the page does: while a tap waits for its answer, only if that answer is older. People
think between taps. A tap without an answer is sent again with the same token, as the script does. In the end the records are
compared with the turns that were answered.
"""

import argparse
import asyncio
import gzip
import random
import re
import signal
import tempfile
import time
from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

from benchmarks.several_servers import SeveralServers
from benchmarks.web_load import LostError, Phone
from benchmarks.web_server import Server
from dicegame.games import read_record
from dicegame.play.events import Moved, TookBack

TABLES, SEATS, SECONDS, THINK_S = 50, 4, 45, 10.0
UNDO = 0.05
FORM = re.compile(r'<form method="post" action="([^"]+)"[^>]*>(.*?)</form>', re.DOTALL)
HIDDEN = re.compile(r'<input type="hidden" name="([^"]*)" value="([^"]*)">')
BUTTON = re.compile(r'<button[^>]* name="([^"]*)" value="([^"]*)"')
LINK = re.compile(r'<a id="(to--?\d+--?\d+|pair-[^"]+)"[^>]*? (?:xlink:)?href="([^"]+)"')
OPTION = re.compile(r'<option(?: value="([^"]+)")?[^>]*>([^<]+)')
"""A move in the list of all moves: its text, unless it is the one shown, and the text shown."""
PRICE = re.compile(r" \(\d+ workers?\)$")
"""What the list says behind a move that needs workers."""
DIE = re.compile(r'<a class="die[^>]* href="([^"]+)"')
VERSION = re.compile(r'data-version="(\d+)"')


@dataclass
class Tapper(Phone):
    """A phone with its page open."""

    code: str = ""
    name: str = ""
    seat: int = 0
    address: str = ""
    text: str = ""
    taps: list[float] = field(default_factory=list)
    """The times of taps: from the tap until the next page is there."""
    turns: list[str] = field(default_factory=list)
    """The turns that were answered, without those taken back."""
    announced: asyncio.Event = field(default_factory=asyncio.Event)
    version: int = 0
    """The last version that the server announced."""
    acting: bool = False
    """Whether a tap waits for its answer."""

    async def load(self, address: str, form: Mapping[str, str] | None = None) -> tuple[int, str]:
        """Load a page, or send a form; again and again until an answer comes. Return the status of the first answer."""
        headers = f"Cookie: seat={self.secret}\r\nAccept-Encoding: gzip\r\nX-Swap: 1\r\nOrigin: http://localhost\r\n"
        sent = b"" if form is None else urlencode(form).encode()
        kind = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(sent)}\r\n"
        while True:
            try:
                status, content, head = await self._send(
                    f"{'GET' if form is None else 'POST'} {address}", headers + kind, sent, self.times
                )
                break
            except LostError:
                await asyncio.sleep(0.1)
        fields = [(name.lower(), value.strip()) for name, _, value in (line.partition(": ") for line in head)]
        for name, value in fields:
            if name == "set-cookie" and value.startswith("seat="):
                self.secret = value[5:].partition(";")[0]
        found = dict(fields)
        if status == 303:
            self.address = found["location"].removeprefix("http://localhost")
            return status, (await self.load(self.address))[1]
        if found.get("content-encoding") == "gzip":
            content = gzip.decompress(content)
        if status == 200:
            self.address = address if form is None else self.address
        return status, content.decode()

    async def tap(self, address: str, form: Mapping[str, str] | None = None) -> int:
        """Tap a link or a button, and wait for the page that follows."""
        start, self.acting = time.perf_counter(), True
        status, self.text = await self.load(address, form)
        self.taps.append(time.perf_counter() - start)
        self.acting = False
        await self.refresh()
        return status

    async def refresh(self) -> None:
        """Load the page again if it is older than what the server announced. A phone without a page has nothing to load."""
        shown = VERSION.search(self.text)
        if self.acting or not shown or int(shown[1]) >= self.version:
            return
        start = time.perf_counter()
        address = self.address
        _, text = await self.load(address)
        self.page_times.append(time.perf_counter() - start)
        if self.address == address and not self.acting:
            self.text = text
        self.announced.set()

    async def listen(self) -> None:
        """Load the page again after each update that the server announces."""
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                head = f"GET /t/{self.code}/events HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {self.place}\r\n"
                writer.write(f"{head}Cookie: seat={self.secret}\r\n\r\n".encode())
                while line := await reader.readline():
                    if line.startswith(b"data: "):
                        self.version = int(line[6:])
                        await self.refresh()
                writer.close()
            except OSError:
                pass
            await asyncio.sleep(0.3)

    def forms(self, what: str) -> list[dict[str, str]]:
        """Return what the buttons on the page that do one thing send."""
        found = []
        for action, body in FORM.findall(self.text):
            if action == f"/t/{self.code}/{what}" and " disabled>" not in body:
                for button in BUTTON.findall(body) or [()]:
                    pairs = [*HIDDEN.findall(body), *([button] if button else [])]
                    found.append({name: unescape(value) for name, value in pairs})
        return found

    def moves(self) -> list[str]:
        """Return the moves in the list of all moves of a base game's page."""
        return [unescape(value or said) for value, said in OPTION.findall(self.text)]

    async def play(self, rng: random.Random, think_s: float, until: float) -> None:
        """Play until the game is over, or the time is up."""
        await asyncio.sleep(rng.uniform(0, think_s))
        await self.tap(f"/t/{self.code}")
        while time.monotonic() < until and 'id="record"' not in self.text and "/replay" not in self.text:
            links = [unescape(address) for _, address in LINK.findall(self.text)]
            if options := self.moves():
                await asyncio.sleep(rng.uniform(0.5, 1.5) * think_s / 4)  # a turn of the base game is several moves
                if dice := DIE.findall(self.text):
                    await self.tap(unescape(rng.choice(dice)))
                    options = self.moves() or options
                move = {**self.forms("turn")[0], "turn": rng.choice(options)} if self.forms("turn") else None
                if move and await self.tap(f"/t/{self.code}/turn", move) == 303:
                    self.turns.append(move["turn"])
                else:
                    await self.tap(f"/t/{self.code}")
            elif turns := [form for form in self.forms("turn") if not (links and form["turn"].endswith("pass"))]:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * think_s)
                form = rng.choice(turns)
                if await self.tap(f"/t/{self.code}/turn", form) == 303:
                    self.turns.append(form["turn"])
                    back = self.forms("undo") if rng.random() < UNDO else []
                    if back and await self.tap(f"/t/{self.code}/undo", back[0]) == 303:
                        self.turns.pop()
                else:
                    await self.tap(f"/t/{self.code}")
            elif links:
                await asyncio.sleep(rng.uniform(0.5, 1.5))
                await self.tap(rng.choice(links))
            elif due := [(what, self.forms(what)[0]) for what in ("finish", "roll") if self.forms(what)]:
                await asyncio.sleep(rng.uniform(0.5, 1.5))
                await self.tap(f"/t/{self.code}/{due[0][0]}", due[0][1])
            else:
                self.announced.clear()
                try:
                    await asyncio.wait_for(self.announced.wait(), max(0.1, min(5.0, until - time.monotonic())))
                except TimeoutError:
                    if time.monotonic() < until:  # otherwise all phones would load a page in the same moment
                        await self.tap(f"/t/{self.code}")


async def _table(server: Server | SeveralServers, number: int, base: bool) -> list[Tapper]:
    """Open a table of one of the games, and begin."""
    phones = [Tapper(server.port, f"10.0.{number // 250}.{number % 250 + 1}", seat=seat) for seat in range(SEATS)]
    await phones[0].load("/new", {"name": "Seat 1", **({"layout": "base-1", "auto": "yes"} if base else {"layout": "a"})})
    code = phones[0].address.removeprefix("/t/").partition("?")[0]
    for seat, phone in enumerate(phones):
        phone.code, phone.name = code, f"Seat {seat + 1}"
        if seat:
            await phone.load(f"/t/{code}")
            await phone.load(f"/t/{code}/sit", {"name": phone.name})
    await phones[0].load(f"/t/{code}/begin", {})
    for seat, phone in enumerate(phones):
        if not base:
            await phone.load(f"/t/{code}/castle", {"seat": str(seat), "castle": "11"})
        phone.times.clear()
    return phones


def lines_in(folder: Path) -> dict[str, list[str]]:
    """Return the lines of the record of each table that a server has stored in a folder, by code."""
    from dicegame.web.table.store import TABLES as FILE
    from dicegame.web.table.store import Store

    with Store(folder / FILE) as store:
        return {code: found[1] for code in store.codes() if (found := store.get(code))}


def compare(stored: list[str], phones: list[Tapper]) -> int:
    """Compare the stored lines of a table with the answered turns. Raises: AssertionError for one that is lost."""
    record = read_record("".join(stored).encode())
    format_move, parse_move = record.playable.format_move, record.playable.parse_move
    turns: list[list[str]] = [[] for _ in phones]
    # Whoever goes on while a tile's effect is open skips it: that move has no tap of its own.
    skipped = "skip"
    for event in record.events:
        if isinstance(event, Moved):
            turns[event.player].append(format_move(event.move))
        elif isinstance(event, TookBack):
            turns[event.player].pop()
    for phone, own in zip(phones, turns, strict=True):
        answered = [format_move(parse_move(PRICE.sub("", turn))) for turn in phone.turns if turn != skipped]
        own = [turn for turn in own if turn != skipped]
        assert own[: len(answered)] == answered, f"{phone.code}, {phone.name}: {answered} is not {own}"
        assert len(own) <= len(answered) + 1, "at most the last one was still on its way"
    return sum(map(len, turns))


async def _run(
    server: Server | SeveralServers, tables: int, seconds: float, think_s: float, kill: bool, base: bool
) -> tuple[list[Tapper], float]:
    games = await asyncio.gather(*(_table(server, number, base and number % 2 == 1) for number in range(tables)))
    phones = [phone for game in games for phone in game]
    listening = [asyncio.create_task(phone.listen()) for phone in phones]
    before, start = server.processor_s, time.monotonic()
    rng = random.Random(1)
    play = asyncio.gather(*(phone.play(random.Random(rng.random()), think_s, start + seconds) for phone in phones))
    if kill:
        await asyncio.sleep(seconds / 2)
        server.end(signal.SIGKILL)
        await asyncio.to_thread(server.start)
        before = 0.0
    await play
    processor = server.processor_s - before
    for task in listening:
        task.cancel()
    for phone in phones:
        phone.hang_up()
    return phones, processor


def load(
    tables: int, seconds: float, think_s: float = THINK_S, *, kill: bool = False, base: bool = False, servers: int = 1
) -> str:
    """Let tables play for a while, and return the measurements as text. Raises: AssertionError for a lost turn."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with SeveralServers(data, servers) if servers > 1 else Server(data) as server:
            phones, processor = asyncio.run(_run(server, tables, seconds, think_s, kill, base))
            peak_mb = server.peak_mb
            server.end(signal.SIGTERM)
        folders = [one.data for one in server.servers] if isinstance(server, SeveralServers) else [data]
        stored = dict(ChainMap(*map(lines_in, folders)))
        games = [phones[at : at + SEATS] for at in range(0, len(phones), SEATS)]
        played = [compare(stored[game[0].code], game) for game in games]
    assert all(sum(part) for part in (played[::2], played[1::2]) if part), "can the phones still read the pages?"
    taps = sorted(time_ for phone in phones for time_ in phone.taps)
    refreshes = sorted(time_ for phone in phones for time_ in phone.page_times)
    every = sorted(time_ for phone in phones for time_ in phone.times)

    def told(times: list[float]) -> str:
        p50, p99 = (times[len(times) * part // 100] * 1000 for part in (50, 99))
        return f"{len(times)}: p50 {p50:.0f} ms, p99 {p99:.0f} ms"

    return (
        f"{sum(played)} turns in {seconds:.0f} s; requests {told(every)}; taps until the next page {told(taps)}; "
        f"pages after updates {told(refreshes)}; processor of the server {processor / seconds:.0%} of a core, "
        f"memory at most {peak_mb:.0f} MB"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--think", type=float, default=THINK_S, help="mean seconds before a turn is confirmed")
    parser.add_argument("--base", action="store_true", help="every second table plays the base game")
    parser.add_argument("--servers", type=int, default=1, help="so many behind nginx, as in docs/hosting.md")
    parser.add_argument("--no-kill", action="store_true", help="only the undisturbed run")
    asked = parser.parse_args()
    print(f"{asked.tables} tables of {SEATS}, {asked.think:.0f} s of thinking for each turn")
    print(f"undisturbed: {load(asked.tables, asked.seconds, asked.think, base=asked.base, servers=asked.servers)}")
    if asked.no_kill:
        return
    killed = load(asked.tables, asked.seconds, asked.think, kill=True, base=asked.base, servers=asked.servers)
    print(f"killed (-9) in the middle: {killed}; no answered turn is lost")


if __name__ == "__main__":
    main()
