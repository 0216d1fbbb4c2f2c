"""Pads to print: choose one, look at its first and last page, and download the PDF."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import SystemRandom
from typing import ParamSpec, TypeVar
from urllib.parse import urlencode

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import Response

from dicegame.web.pages import save_and_share
from dicegame.web.pages.render import page
from dicegame.web.printing.pad_request import (
    BLEEDS,
    BOARDS,
    GRAINS,
    MOST_SHEETS,
    PER_PAGE,
    PadRequest,
    make,
    pdf,
    picture,
    read_pad_request,
)
from dicegame.web.table.duchies import known
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.security import RateLimit, client_of, counted
from dicegame.web.work.long_tasks import Workers, unless_gone
from padgen.errors import PadgenError
from padgen.language import Sentence, language_name, languages
from padgen.tables import CASTLE_SQUARES, Game
from padgen.theme import PAPERS, STYLES

P = ParamSpec("P")
T = TypeVar("T")

router = APIRouter(include_in_schema=False)
DRAWINGS = RateLimit(120, 60)
"""The most requests for pads or pictures of them from one client in a minute."""
MOST_WAITING, MOST_OF_ONE = 40, 8
"""The most requests that wait for a pad or a picture of one: for all visitors together, and for one visitor."""
WAITING: Counter[str] = Counter()
"""The number of waiting requests of each visitor."""
USUAL_SHEETS = 10
"""The number of sheets that the form offers first."""
NUMBERS = (1, 4, 10, 20, 40)
"""The numbers of sheets that the form offers as buttons."""
LETTER = re.compile(r"-(US|CA|MX|PH|CL|CO|VE)\b")
"""In the languages that a browser asks for: a country where paper is Letter (Unicode CLDR, `paperSize`, and Canada)."""
KEPT = {"Cache-Control": "private, max-age=3600"}
"""Cache headers. Browsers may keep a pad, because the same address always gives the same pad."""


@router.get("/pads")
async def pads(request: Request) -> Response:
    """Show the form, with pictures of the first and the last page of the pad."""
    made = None
    wanted, errors = _requested(request)
    query = request.query_params
    boards = wanted.layouts[0].startswith(f"{BOARDS}-") and not wanted.new
    if "sheets" not in query and not boards:
        wanted = replace(wanted, sheets=max(USUAL_SHEETS, len(wanted.layouts)))
    try:
        made = None if errors else await _in_background(request, make, wanted)
    except PadgenError as refused:
        errors = (refused.sentence,)
    return page(
        request,
        "pads.html",
        wanted=wanted,
        typed=query,
        boards=boards,
        kept=[layout for layout in query.getlist("layout") if wanted.new or layout.startswith(f"{BOARDS}-") != boards],
        made=made,
        errors=errors,
        address=urlencode(list(wanted.pairs())),
        shown=sorted({1, made.pages}) if made else (),
        numbers=sorted({*NUMBERS, wanted.sheets or (made.sheets if made else 1)}),
        dice=tuple(layout.name for layout in known(Game.DICE)),
        base=tuple(layout.name for layout in known(Game.BASE)),
        papers=tuple(PAPERS),
        styles=tuple(STYLES),
        languages={language: language_name(language) for language in languages()},
        squares=CASTLE_SQUARES,
        grains=GRAINS,
        per_pages=PER_PAGE,
        bleeds=BLEEDS,
        most=MOST_SHEETS,
        capitals=lambda names: {name: name.capitalize() for name in names},
    )


@router.get("/pads/pad.pdf")
async def download(request: Request) -> Response:
    """Return the PDF of the pad that the address asks for, with the name that `padgen pad` gives it. Raises: PadgenError."""
    name, data = await _in_background(request, pdf, _sound_request(request))
    response = save_and_share.download(data, name, "application/pdf")
    response.headers.update(KEPT)
    return response


@router.get("/pads/sheet.png")
async def sheet(request: Request) -> Response:
    """Return one page of the pad that the address describes, as PNG (`page` is its number). Raises: PadgenError."""
    number = request.query_params.get("page", "1")
    if not (number.isascii() and number.isdigit() and len(number) < 6):
        raise PadgenError(Sentence("pads-page-number"))
    data = await _in_background(request, picture, _sound_request(request), int(number))
    return Response(data, headers=KEPT, media_type="image/png")


async def _in_background(request: Request, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function that makes a pad in a worker process. Cancel it if the visitor leaves.

    Raises: HTTPException if too many requests are waiting.
    """
    workers: Workers = request.app.state.workers
    visitor = client_of(request)
    if WAITING.total() >= MOST_WAITING or WAITING[visitor] >= MOST_OF_ONE:
        raise HTTPException(503, Sentence("pads-busy"))
    with counted(WAITING, visitor):
        return await unless_gone(request, workers.of(visitor).run_slow(function, *args, **kwargs))


def _requested(request: Request) -> tuple[PadRequest, tuple[Sentence | str, ...]]:
    """Return the requested pad, and messages about errors in the address. Raises: HTTPException for too many requests."""
    DRAWINGS.check(client_of(request), Sentence("pads-often"))
    paper = "letter" if LETTER.search(request.headers.get("accept-language", "").partition(",")[0]) else "a4"
    drawn = SystemRandom().randrange(1_000_000)
    wanted, errors = read_pad_request(request.query_params, words_for(request).language, drawn, paper)
    link = "" if request.app.state.on_device else f"{request.base_url}new?layout="
    return replace(wanted, link=link), errors


def _sound_request(request: Request) -> PadRequest:
    """Return the requested pad. Raises: PadgenError for the first error in the address; HTTPException for many requests."""
    wanted, errors = _requested(request)
    if errors:
        raise PadgenError(errors[0])
    return wanted
