"""Learn the dice game: a first round with explanations, and a page with all rules."""

import secrets
from random import Random
from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import Response

from dicegame.dice.castles import free_castles
from dicegame.dice.masks import compile_layout
from dicegame.dice.roll import roll_dice
from dicegame.dice.rules import legal_turns, start
from dicegame.web.games.dice.board import draw_duchy
from dicegame.web.pages.render import page
from dicegame.web.table.open_tables import tables_of
from dicegame.web.table.settings import Settings
from dicegame.web.visitors.identity import redirect_with, secret_or_new
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.security import limit_openings
from padgen.names import load
from padgen.tables import DiceTables

router = APIRouter(include_in_schema=False)
DUCHY = "a"
SIZES = range(1, 5)
"""The sizes of areas for which the page of rules shows the points."""


@router.get("/learn")
async def learn(request: Request) -> Response:
    """Show the first step of the lesson, which is to choose a castle. A table is only opened after that."""
    layout = load(DUCHY)
    masks = compile_layout(layout)
    hexes = list(layout.cells)
    castles = [(at + 1, masks.bonus[at], hexes[at]) for at in free_castles(masks, "secret", [])]
    words = words_for(request)
    board = draw_duchy(layout, [], words("learn"), words)
    return page(request, "learn.html", castles=castles, board=board)


@router.post("/learn")
async def begin(request: Request, castle: Annotated[int, Form()]) -> Response:
    """Begin a solo game whose pages explain the first round. After its first roll, a hex can be marked without a bonus."""
    limit_openings(request)
    secret, words = secret_or_new(request), words_for(request)
    settings = Settings(load(DUCHY), {"variant": "solo"}, guide=True)
    table = tables_of(request).open(settings, secret, words("you-alone"))
    table.seed = _fitting_seed(castle - 1)
    table.begin(table.seating.host)
    table.answer(table.seating.host, 0, str(castle))
    return redirect_with(request, f"/t/{table.code}", secret)


@router.get("/rules")
async def rules(request: Request) -> Response:
    """Show the page with all rules of the dice game."""
    return page(request, "rules.html", tables=DiceTables(), sizes=SIZES)


def _fitting_seed(castle: int) -> int:
    """Return a seed for a game whose first roll allows a mark beside the castle without a bonus. A few tries find one."""
    masks = compile_layout(load(DUCHY))
    if castle not in free_castles(masks, "secret", []):
        return 0  # it will be refused
    sheet = start(masks, castle)
    while True:
        seed = secrets.randbelow(2**53)
        turns = legal_turns(masks, sheet, roll_dice(Random(seed)))  # dice, not secrets
        if any(turn.hex >= 0 and turn.bonus < 0 for turn in turns):
            return seed
