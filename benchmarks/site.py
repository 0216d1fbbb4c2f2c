"""The site on a phone-sized screen: what is transferred, how long it takes, and a whole game of each kind by taps.

Seconds by the clock depend on what else the machine does. Those of the processor are of all processes of Chromium.
"""

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import psutil
from playwright.sync_api import expect, sync_playwright

from dicegame.base.playable import BASE_GAME
from dicegame.play.advice import BY_CLOCK
from dicegame.play.playable import Plan
from dicegame.play.session import Session
from dicegame.site.build import site_files, write_site
from padgen import load
from tests.dicegame.site.device import Device, FileServer, phone_with_memory

ROUNDS = 24
DUCHY, SEED = "base-1", 5
"""The duchy of the base games. The seed is for the one in plain Python; the browser's has dice of its own."""
PADS = "/pads?layout=a&sheets=10&paper=a4&style=color&words=en&start=&per-page=1&bleed=0"


class Spent(NamedTuple):
    """The seconds since some moment."""

    clock: float
    processor: float

    def __str__(self) -> str:
        return f"{self.clock:6.2f} s by the clock, {self.processor:6.2f} s of processor"


def now() -> Spent:
    """Return the time, and the processor time of Chromium so far."""
    spent = 0.0
    for process in psutil.Process().children(recursive=True):
        try:
            if "chrom" in process.name():
                spent += sum(process.cpu_times()[:2])
        except psutil.NoSuchProcess:
            continue
    return Spent(time.monotonic(), spent)


@contextmanager
def measured(what: str) -> Iterator[None]:
    """Print what a part takes."""
    before = now()
    yield
    after = now()
    print(f"{what:34}{Spent(after.clock - before.clock, after.processor - before.processor)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", type=Path, help="a site that is built already")
    given = parser.parse_args().site
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        folder = given or Path(kept) / "site"
        if not given:
            write_site(site_files(), folder)
        size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
        print(f"load {os.getloadavg()[0]:.1f}; the whole site {size / 1e6:.2f} MB")
        server, memory = FileServer(folder), Path(kept) / "phone"
        try:
            with phone_with_memory(playwright, memory) as context:
                me = first_visit(context, server)
                play(me, ROUNDS // 2)
                server.stop()
                with measured("opened again without the server"):
                    me.shell.reload()
                    me.wait_until_ready()
                    me.settled()
                play(me, ROUNDS // 4)
                shown, complaints = me.round(), me.complaints
            with phone_with_memory(playwright, memory) as context:
                again = Device(context, server.url)
                again.go_on(shown)
                print(f"after a restart of the browser: {shown}")
                with measured("the other rounds"):
                    play_to_end(again)
                print(f"the game is over: {again.page.locator('h1').inner_text()!r}")
                base_game(again)
                print(f"complaints of the console: {[*complaints, *again.complaints]}")
        finally:
            server.stop()


def first_visit(context: object, server: FileServer) -> Device:
    """Open the first page, the pads, and a game, and measure each."""
    with measured("first static page"):
        me = Device(context, server.url)  # type: ignore[arg-type]
        expect(me.shell.locator("h1")).to_be_visible()
    painted = me.shell.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    print(f"painted {painted / 1000:.2f} s after it was asked for; the rest of it is the start of the tab")
    with measured("pad page, cold"):
        me.shell.locator('a[href^="app/pads"]').first.click()
        me.wait_until_ready()
        me.settled()
    print(f"transferred until then: {server.sent_first() / 1e6:.2f} MB for it, {server.sent.total() / 1e6:.2f} MB in all")
    expect(me.shell.locator("#progress-said")).to_contain_text("without a connection")
    print(f"transferred with everything: {server.sent.total() / 1e6:.2f} MB")
    with measured("pad page, warm"):
        me.open("/pads")
    with measured("page of ten sheets"):
        me.page.evaluate("address => { location.href = address; }", f"/name/app{PADS}")
        me.page.locator('#download[href*="sheets=10"]').wait_for()
    with measured("ten sheets as PDF, new"), me.shell.expect_download() as printed:
        address = f"/name/app{PADS.replace('/pads?', '/pads/pad.pdf?').replace('style=color', 'style=symbols')}"
        me.page.evaluate("address => { location.href = address; }", address)
    print(f"{len(Path(printed.value.path()).read_bytes())} bytes")
    me.open("/")
    me.page.locator("#play-now").click()
    me.page.locator("[id^=castle-]").first.wait_for()
    me.click(me.state().first("castle-"))
    while "hint" not in me.state().links:  # there is nothing to choose
        me.take_turn()
    with measured("hint of the planner"):
        me.click("hint")
    return me


def play(me: Device, rounds: int) -> None:
    """Play some rounds."""
    with measured(f"{rounds} rounds by taps"):
        for _ in range(rounds):
            me.play_round()


def play_to_end(me: Device) -> None:
    """Play the other rounds, until the game can be saved."""
    while not me.page.locator("#keep").count():
        state = me.state()
        if ending := state.first("go-on") or state.first("finish"):
            me.click(ending)
        else:
            me.take_turn()


def base_game(me: Device) -> None:
    """Play a whole base game against the planner, and print how long its turns take, beside those of plain Python here."""
    me.open(f"/new?layout={DUCHY}")
    me.begin_base_game()
    ends, others = list[float](), list[float]()
    while not me.page.locator("#keep").count():
        begun = time.monotonic()
        move = me.make_base_move()
        me.page.locator("button[name=turn], #go-on, #keep").first.wait_for(state="attached")
        (ends if move == "end" else others).append(time.monotonic() - begun)
    print(f"a move in the base game           {spread(others)}")
    print(f"End, and the planner's whole turn {spread(ends)}")
    plain = planner_turns()
    print(f"the planner's turn in plain Python{spread(plain)}")
    thought = statistics.median(ends) - statistics.median(others)
    print(
        f"in the browser, a planner's turn takes {thought / statistics.median(plain):.1f} times as long as in plain Python"
    )


def planner_turns() -> list[float]:
    """Return the seconds that the planner takes for each of its turns in a base game against itself, in this process."""
    plan = Plan(load(DUCHY), ("bot:planner", "bot:planner 2"))
    session = Session(BASE_GAME, BASE_GAME.setup(plan, [], SEED), SEED)
    session.limit = BY_CLOCK
    seconds: dict[tuple[int, ...], float] = {}
    while not session.over:
        if not session.bots_due:
            session.close() if session.ending else session.draw()
            continue
        state, begun = session.game.state, time.monotonic()
        session.let_bots_play()
        turn = state.phase, state.round, state.turn
        seconds[turn] = seconds.get(turn, 0.0) + time.monotonic() - begun
    return [*seconds.values()]


def spread(seconds: list[float]) -> str:
    """Return the median and the most of some seconds, as a text."""
    return f"{statistics.median(seconds):6.2f} s median, {max(seconds):6.2f} s worst of {len(seconds)}"


if __name__ == "__main__":
    main()
