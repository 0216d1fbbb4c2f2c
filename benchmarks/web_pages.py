"""Measure what pages weigh and cost: bytes as they are sent, processor time of the page of a game, first paint of the site.

The limits are those of `tests/dicegame/web/audit.py`, 4 ms of processor, and 0.5 s until the site is painted.
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from dicegame.site.build import site_files, write_site
from tests.dicegame.site.device import Device, FileServer, phone_with_memory
from tests.dicegame.web.audit import MOST_FONTS, MOST_PAGE, MOST_STYLE, STATIC, sent
from tests.dicegame.web.client import Site, open_table

MOST_MS, MOST_PAINT_S = 4, 0.5
TIMES, PAINTS = 300, 3


def page_of_a_game(times: int) -> tuple[float, float, int]:
    """Return the milliseconds of processor for the page of a game, for the smallest page, and the bytes of the former.

    The page has lit hexes and two bots beside it. The smallest page shows what the server spends on any request.
    """
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
        me = site.phone()
        code = open_table(me, layout="b", dice="table", hints=True)
        for kind in ("greedy", "random"):
            me.post(f"/t/{code}/bot", data={"kind": kind})
        me.post(f"/t/{code}/begin")
        me.post(f"/t/{code}/castle", data={"seat": "0", "castle": str(me.see(code)["seats"][0]["castles"][0])})
        me.post(f"/t/{code}/roll", data={"die": "blue purple 1 5"})
        site.wait_for(lambda: not site.table(code).busy)

        def cost(address: str) -> float:
            spent = []
            for _ in range(times):
                before = time.process_time()
                answer = me.get(address)
                spent.append(time.process_time() - before)
                assert answer.status_code == 200
            return statistics.median(spent) * 1000

        return cost(f"/t/{code}"), cost("/static/icon.svg"), sent(me.get(f"/t/{code}").content)


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
    asked = parser.parse_args()
    page, least, size = page_of_a_game(asked.times)
    fonts = sum(font.stat().st_size for font in STATIC.glob("*.woff2"))
    style = sent((STATIC / "style.css").read_bytes())
    print(f"page of a game: {page:.1f} ms of processor (at most {MOST_MS}), {page / least:.1f} times the smallest file")
    print(f"bytes: page of a game {size} (at most {MOST_PAGE}), style {style} ({MOST_STYLE}), fonts {fonts} ({MOST_FONTS})")
    with tempfile.TemporaryDirectory() as kept:
        folder = asked.site or Path(kept) / "site"
        if not asked.site:
            write_site(site_files(), folder)
        paints = ", ".join(f"{seconds:.2f}" for seconds in first_paints(folder, PAINTS))
        print(f"first paint of the site: {paints} s (at most {MOST_PAINT_S})")


if __name__ == "__main__":
    main()
