"""Processor time of a board: drawn for the first time, known and only marked, and the pages of a game that show boards."""

import asyncio
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time

import httpx

from padgen.names import catalog, load
from padgen.svg import draw_board

SEATS, CASTLE, LOOKED_AT = 3, 11, 8
"""The players, their castle on duchy A, and the round whose pages are timed."""


def ms(does: Callable[[int], object], times: int) -> float:
    """Return the milliseconds of processor for one call. The first call is not timed."""
    does(-1)
    start = process_time()
    for number in range(times):
        does(number)
    return (process_time() - start) / times * 1000


def boards() -> None:
    layouts = [*catalog()]
    first = ms(lambda number: draw_board(layouts[number % len(layouts)], id_prefix=f"board-{number}-"), 400)
    layout = load("a")
    links = {hex_: f"/t/BCDFGH?seat=1&round=2.3&hex={number}" for number, hex_ in enumerate(layout.cells)}
    marks = dict.fromkeys([*layout.cells][:20], "3")
    known = ms(lambda _: draw_board(layout, marks=marks, links=links, lit=set(links)), 2000)
    print(f"a board: {first:.2f} ms for the first time; {known:.3f} ms when known, with {len(marks)} marks, every hex lit")


async def pages(folder: Path) -> None:
    from dicegame.web.server.app import create_app

    app = create_app(folder)
    async with app.router.lifespan_context(app):
        phones = [httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") for _ in range(SEATS)]

        async def tell(phone: httpx.AsyncClient, path: str, **body: object) -> dict[str, object]:
            answer = await phone.post(f"/api/tables{path}", json=body or None)
            answer.raise_for_status()
            return dict(answer.json())

        opened = await tell(phones[0], "", name="Seat 1")
        code = opened["state"]["table"]  # type: ignore[index]  # our own answer
        for seat, phone in enumerate(phones[1:], 2):
            await tell(phone, f"/{code}/sit", name=f"Seat {seat}")
        await tell(phones[0], f"/{code}/begin")
        for seat, phone in enumerate(phones, 1):
            await tell(phone, f"/{code}/castle", seat=seat, castle=CASTLE)

        async def page(what: str, address: str, gzip: bool = True) -> None:
            headers = {} if gzip else {"Accept-Encoding": "identity"}
            start, times = 0.0, 200
            for number in range(times + 1):
                if number == 1:
                    start = process_time()
                answer = await phones[0].get(address, headers=headers)
            sent = int(answer.headers["content-length"])
            print(f"{what}: {(process_time() - start) / times * 1000:.2f} ms, {sent} bytes on the line")

        rng, number = random.Random(1), 0
        while True:
            state = (await phones[0].get(f"/api/tables/{code}")).json()
            if "finish" in state["may"]:
                break
            await tell(phones[0], f"/{code}/roll")
            number += 1
            if number == LOOKED_AT:
                await page("home page, without a board", "/")
                await page("play page", f"/t/{code}")
                await page("play page, not compressed", f"/t/{code}", gzip=False)
                await page("play page of somebody else's seat", f"/t/{code}?seat=2")
            for seat, phone in enumerate(phones, 1):
                turns = (await phone.get(f"/api/tables/{code}")).json()["seats"][seat - 1]["turns"]
                await tell(phone, f"/{code}/turn", seat=seat, turn=rng.choice(turns))
        await tell(phones[0], f"/{code}/finish")
        await page(f"end of a game of {SEATS}", f"/t/{code}")
        for phone in phones:
            await phone.aclose()


def main() -> None:
    boards()
    print("pages, the client's own time included (httpx in the same process, no network):")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(pages(Path(folder)))


if __name__ == "__main__":
    main()
