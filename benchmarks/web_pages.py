"""Measure what pages weigh and cost: bytes as they are sent, processor time of the pages of games, first paint of the site.

The limits are those of `tests/dicegame/web/audit.py`, 4 ms of processor for the dice game's page and 6 ms for the other, and
0.5 s until the site is painted.
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from dicegame.base.bots.players import find_bot
from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.market import PHASES
from dicegame.base.state.modules import MODULES
from dicegame.site.build import site_files, write_site
from padgen.language import languages
from tests.dicegame.site.device import Device, FileServer, phone_with_memory
from tests.dicegame.web.audit import MOST_BASE_PAGE, MOST_FONTS, MOST_PAGE, MOST_STYLE, STATIC, sent
from tests.dicegame.web.base_tables import begun
from tests.dicegame.web.client import Phone, Site, open_table

MOST_MS, MOST_BASE_MS, MOST_PAINT_S = 4, 6, 0.5
TIMES, PAINTS = 300, 3
EXPANSIONS = dict.fromkeys(MODULES, "yes")


class Cost(NamedTuple):
    """What a page costs: milliseconds of processor, in the middle and at least, and bytes."""

    middle: float
    least: float
    size: int

    def __str__(self) -> str:
        return f"{self.middle:.1f} ms of processor (at least {self.least:.1f}), {self.size} bytes"


def cost(me: Phone, address: str, times: int, language: str = "en") -> Cost:
    """Return what a page costs that is asked for some times. It includes what the asking costs in the same process."""
    spent, headers = [], {"Accept-Language": language}
    for _ in range(times):
        before = time.process_time()
        answer = me.get(address, headers=headers)
        spent.append((time.process_time() - before) * 1000)
        assert answer.status_code == 200
    return Cost(statistics.median(spent), min(spent), sent(answer.content))


def page_of_a_game(site: Site, me: Phone) -> str:
    """Return the address of a page with lit hexes and two bots beside it."""
    code = open_table(me, layout="b", dice="table", hints=True)
    for kind in ("greedy", "random"):
        me.post(f"/t/{code}/bot", data={"kind": kind})
    me.post(f"/t/{code}/begin")
    me.post(f"/t/{code}/castle", data={"seat": "0", "castle": str(me.see(code)["seats"][0]["castles"][0])})
    me.post(f"/t/{code}/roll", data={"die": "blue purple 1 5"})
    site.wait_for(lambda: not site.table(code).busy)
    return f"/t/{code}"


def page_of_a_base_game(site: Site, me: Phone, layout: str, options: dict[str, str]) -> str:
    """Return the address of a page late in a game of four that greedy bots have played for people."""
    code = begun(me, "Anna", "Ben", "Cleo", "Dora", layout=layout, options=options, dice="table", hints=True)
    table, bot, rng = site.table(code), find_bot("greedy"), Random(2)
    session, host = table.running_session(), table.seating.host

    def late(game: Game) -> bool:
        return game.phase == PHASES - 1 and game.round == 1 and game.due is not None and all(game.side(game.due).dice)

    while not late(game := session.game):
        if game.awaits:
            table.roll(host, BASE_GAME.format_chance(BASE_GAME.draw(game, rng)))
        else:
            with table.changing():
                session.move(game.due, bot.advise(game, game.due)[0].move)
    return f"/t/{code}"


def first_paints(site: Path, times: int) -> list[float]:
    """Return how long each of some first visits waits for something to see, in seconds."""
    found = []
    for _ in range(times):
        with tempfile.TemporaryDirectory() as memory, sync_playwright() as playwright:
            server = FileServer(site)
            try:
                with phone_with_memory(playwright, Path(memory)) as context:
                    me = Device(context, server.url)
                    asked = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
                    me.shell.wait_for_function(asked)
                    found.append(me.shell.evaluate(asked) / 1000)
            finally:
                server.stop()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=TIMES, help="requests")
    parser.add_argument("--site", type=Path, help="a site that is built already")
    parser.add_argument("--pages", action="store_true", help="measure pages only, and not the site")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, Site(Path(data)) as site:
        me = site.phone()
        print(f"the smallest file: {cost(me, '/static/icon.svg', asked.times)}")
        page = cost(me, page_of_a_game(site, me), asked.times)
        print(f"page of a game: {page}; at most {MOST_MS} ms and {MOST_PAGE} bytes")
        for layout, options in (("base-1", {}), ("base-11a", EXPANSIONS)):
            address = page_of_a_base_game(site, me, layout, options)
            for language in languages():
                page = cost(me, address, asked.times, language)
                what = "with all expansions" if options else "of four"
                print(
                    f"page of a base game {what}, {language}: {page}; at most {MOST_BASE_MS} ms and {MOST_BASE_PAGE} bytes"
                )
    fonts = sum(font.stat().st_size for font in STATIC.glob("*.woff2"))
    style = sent((STATIC / "style.css").read_bytes())
    print(f"bytes: style {style} (at most {MOST_STYLE}), fonts {fonts} ({MOST_FONTS})")
    if asked.pages:
        return
    with tempfile.TemporaryDirectory() as kept:
        folder = asked.site or Path(kept) / "site"
        if not asked.site:
            write_site(site_files(), folder)
        paints = ", ".join(f"{seconds:.2f}" for seconds in first_paints(folder, PAINTS))
        print(f"first paint of the site: {paints} s (at most {MOST_PAINT_S})")


if __name__ == "__main__":
    main()
