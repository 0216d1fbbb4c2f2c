"""Score games played on paper: choose the game; for the dice game, enter the sheets by tapping on the board."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.datastructures import QueryParams
from starlette.responses import Response

from dicegame.dice.castles import START_RULES
from dicegame.dice.masks import COLOR_NAMES
from dicegame.dice.paper.file import EMPTY, START
from dicegame.dice.paper.result import ScoredPaper, differences, finished_paper, score_paper
from dicegame.dice.paper.template import format_paper
from dicegame.web.pages.render import page
from dicegame.web.pages.save_and_share import download, keep, shared
from dicegame.web.scoring.sheet_form import CLAIMS, MOST_PLAYERS, PaperForm, is_castle, next_empty, paper_form, with_phase
from dicegame.web.table.duchies import known
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import PHASES

router = APIRouter(include_in_schema=False)
FEWEST_NAME_FIELDS = 4


@router.get("/score")
def choose(request: Request) -> Response:
    """Show the page on which the visitor chooses the game to score."""
    return page(request, "score.html")


@router.get("/score/dice")
def dice(request: Request) -> Response:
    """Show one step of the form: the game, a player's hexes, the rest of the player's sheet, or the result."""
    return _dice_page(request)


@router.post("/score/dice")
def keep_dice(request: Request) -> Response:
    """Save the game described by the address to the history. Raises: PadgenError if it is incomplete or has faults."""
    form = paper_form(request.query_params)
    scored = score_paper(form.game())
    if scored.outcome.has_faults:
        raise PadgenError(Sentence("saves-faults"))
    keep(request, finished_paper(scored))
    return _dice_page(request, kept=True)


@router.get("/score/dice.toml")
def dice_file(request: Request) -> Response:
    """Return the game that the address describes as a file for `dicegame score`. Raises: PadgenError if incomplete."""
    game = paper_form(request.query_params).game()
    return download(format_paper(game.entered), "dice-game.toml")


def _dice_page(request: Request, kept: bool = False) -> Response:
    query = request.query_params
    form = paper_form(query)
    missing = form.missing()
    at = query.get("at", "game")
    steps = _steps(form)
    if at not in steps or missing:
        at = "game"
    error: Sentence | str = missing.sentence if missing and query.get("at") else ""
    scored, hexes = None, None
    if not missing:
        form, hexes = _hexes(form, at, query)
        try:
            scored = score_paper(form.game())
        except PadgenError as refused:
            error = refused.sentence
    result = scored if at == "result" else None
    clean = result is not None and not result.outcome.has_faults
    return page(
        request,
        "score_dice.html",
        form=form,
        START_RULES=START_RULES,
        at=at,
        player=int(at.partition("-")[2] or 0) - 1,
        steps=steps,
        following=steps[(steps.index(at) + 1) % len(steps)],
        error=error,
        scored=scored,
        missing=bool(query.get("at")) and not form.layout and not form.refusal,
        name_fields=max(FEWEST_NAME_FIELDS, min(MOST_PLAYERS, len(form.players) + 1)),
        catalog=[layout.name for layout in known()],
        hexes=hexes,
        result=result,
        boards=[_faulty_board(result.game.layout, form, player, result) for player in range(len(form.players))]
        if result
        else [],
        differences=differences(result) if result else [],
        file=format_paper(result.game.entered) if result else "",
        clean=clean,
        link=shared(finished_paper(result)) if result and clean else "",
        kept=kept,
        PHASES=PHASES,
        wheres=[form.layout.place_of(place) for place in form.layout.cells] if form.layout else [],
        COLORS=COLOR_NAMES,
        CLAIMS=CLAIMS,
        address=form.address(at=at),
    )


def _steps(form: PaperForm) -> list[str]:
    """Return the names of the steps: `game`, then `hexes-1` and `rest-1` and so on for each player, then `result`."""
    numbers = range(1, len(form.players) + 1)
    return ["game", *(f"{what}-{number}" for number in numbers for what in ("hexes", "rest")), "result"]


class Board(NamedTuple):
    """A player's board on the page where hexes are tapped to enter their numbers."""

    picture: Markup
    phase: str
    """The phase that is written beside the numbers to be entered, or "" for none."""
    chosen: "Chosen | None"


class Chosen(NamedTuple):
    """The hex whose number is to be entered."""

    hex: int
    where: Sentence
    color: str
    mark: str
    castle: bool
    """Whether the hex can be a starting castle."""


def _hexes(form: PaperForm, at: str, query: QueryParams) -> tuple[PaperForm, Board | None]:
    """Return the form after a tap, and the board to show if `at` is a step such as `hexes-1`, or None for other steps."""
    what, _, number = at.partition("-")
    layout = form.layout
    if what != "hexes" or layout is None:
        return form, None
    player = int(number) - 1
    typed, pen = query.get("hex", ""), query.get("phase", PHASES[0])
    hex_ = int(typed) if typed.isascii() and typed.isdigit() and int(typed[:4]) < len(layout.cells) else None
    pen = pen if pen in PHASES else ""
    if hex_ is not None and (tapped := query.get("set", "")):
        form, hex_, pen = _tapped(form, player, hex_, tapped, pen)
    marks = form.players[player].marks
    places = list(layout.cells)
    links = {place: f"?{form.address(at=at, phase=pen, hex=number)}#entry" for number, place in enumerate(places)}
    lit = () if hex_ is None else (places[hex_],)
    picture = _picture(layout, marks, links=links, lit=lit, id_prefix="b-")
    if hex_ is None:
        return form, Board(picture, pen, None)
    color = layout.cells[places[hex_]].color
    chosen = Chosen(hex_, layout.place_of(places[hex_]), color, marks[hex_], is_castle(layout, hex_))
    return form, Board(picture, pen, chosen)


def _picture(layout: Layout, marks: Sequence[str], **more: Any) -> Markup:
    """Return a board as SVG with a player's marks. `more` are arguments of `draw_board`."""
    from padgen.svg import draw_board

    written = {place: mark for place, mark in zip(layout.cells, marks, strict=True) if mark != EMPTY}
    return Markup(draw_board(layout, marks=written, **more))  # noqa: S704  # svgwrite escapes


def _tapped(form: PaperForm, player: int, hex_: int, tapped: str, pen: str) -> tuple[PaperForm, int | None, str]:
    """Return the form after a tap on `tapped` (number, phase or mark), the hex to enter next, and the phase for it."""
    assert form.layout
    old = form.players[player].marks[hex_]
    if tapped in PHASES or tapped == "?":
        pen = tapped if tapped in PHASES else ""
        return form.marked(player, hex_, with_phase(old, pen)), hex_, pen
    if tapped in tuple("123456"):
        mark = tapped + (old[1:] if old[0].isdigit() else pen)
    elif tapped == EMPTY or (tapped == START and is_castle(form.layout, hex_)):
        mark = tapped
    else:
        return form, hex_, pen
    form = form.marked(player, hex_, mark)
    return form, next_empty(form.players[player].marks, hex_), pen


def _faulty_board(layout: Layout, form: PaperForm, player: int, scored: ScoredPaper) -> Markup | None:
    """Return a player's board as SVG with rings around the hexes that have faults, or None if there are no such hexes."""
    places = list(layout.cells)
    lit = {places[hex_] for fault in scored.outcome.players[player].faults for hex_ in fault.hexes}
    return _picture(layout, form.players[player].marks, lit=lit, id_prefix=f"p{player + 1}-") if lit else None
