"""Score games played on paper: choose the game; for the dice game, enter the sheets on a board with a number pad."""

from typing import NamedTuple

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.datastructures import QueryParams
from starlette.responses import Response

from dicegame.dice.castles import START_RULES
from dicegame.dice.paper.file import EMPTY, START
from dicegame.dice.paper.result import ScoredPaper, differences, finished_paper, score_paper
from dicegame.dice.paper.template import format_paper
from dicegame.web.pages.render import page
from dicegame.web.pages.save_and_share import download, keep, shared
from dicegame.web.scoring.entry_board import KIND_RULES, draw_entries, draw_sheets
from dicegame.web.scoring.sheet_form import (
    CLAIMS,
    MOST_PLAYERS,
    PaperForm,
    is_castle,
    next_empty,
    paper_form,
    today,
    with_phase,
)
from dicegame.web.table.duchies import known
from dicegame.web.visitors.language import Words, words_for
from dicegame.web.visitors.remembered import remember_names, remembered_names
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.tables import PHASES

router = APIRouter(include_in_schema=False)
FEWEST_NAME_FIELDS = 4


@router.get("/score")
def choose(request: Request) -> Response:
    """Show the page on which the visitor chooses the game to score: by photo, or typed in."""
    return page(request, "score.html", missing="", refused=())


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
    query, words = request.query_params, words_for(request)
    form = paper_form(query)
    missing = form.missing()
    at = query.get("at", "game")
    steps = _steps(form)
    if at not in steps or missing:
        at = "game"
    error: Sentence | str = missing.sentence if missing and query.get("at") else ""
    scored, entering = None, None
    if not missing:
        form, entering = _entering(form, at, query, words)
        try:
            scored = score_paper(form.game())
        except PadgenError as refused:
            error = refused.sentence
            at = _step_of_fault(form) if at == "result" else at
    result = scored if at == "result" else None
    clean = result is not None and not result.outcome.has_faults
    names = remembered_names(request)
    fresh = not {*query} - {"lang"}
    answer = page(
        request,
        "score_dice.html",
        form=form,
        START_RULES=START_RULES,
        at=at,
        player=int(at.partition("-")[2] or 0) - 1,
        steps=steps,
        before=steps[steps.index(at) - 1],
        following=steps[(steps.index(at) + 1) % len(steps)],
        error=error,
        scored=scored,
        missing=bool(query.get("at")) and not form.layout and not form.refusal,
        names=names,
        offered=[player.name for player in form.players] if not fresh else names[:1],
        date=today() if fresh else form.date,
        name_fields=max(FEWEST_NAME_FIELDS, min(MOST_PLAYERS, len(form.players) + 1)),
        catalog=[layout.name for layout in known()],
        entering=entering,
        result=result,
        boards=_boards(form, result, words) if result else [],
        differences=differences(result) if result else [],
        clean=clean,
        link=shared(finished_paper(result)) if result and clean else "",
        kept=kept,
        PHASES=PHASES,
        wheres=[form.layout.place_of(place) for place in form.layout.cells] if form.layout else [],
        CLAIMS=CLAIMS,
        address=form.address(at=at),
    )
    if result:
        remember_names(request, answer, [player.name for player in form.players])
    return answer


def _steps(form: PaperForm) -> list[str]:
    """Return the names of the steps: `game`, then `hexes-1` and `rest-1` and so on for each player, then `result`."""
    numbers = range(1, len(form.players) + 1)
    return ["game", *(f"{what}-{number}" for number in numbers for what in ("hexes", "rest")), "result"]


def _step_of_fault(form: PaperForm) -> str:
    """Return the step on which an entry stands that cannot be read: a count that is no number, or else the game's date."""
    counts = [(*player.sold, *player.unused, *player.sums) for player in form.players]
    odd = [number for number, typed in enumerate(counts, 1) if any(text and not text.isdigit() for text in typed)]
    return f"rest-{odd[0]}" if odd else "game"


class Entering(NamedTuple):
    """A player's board on the page where its numbers are entered."""

    board: Markup
    phase: str
    """The phase that is written beside the numbers to be entered, or "" for none."""
    written: int
    """How many hexes have a mark."""
    chosen: "Chosen | None"


class Chosen(NamedTuple):
    """The hex whose number is to be entered."""

    hex: int
    rule: str
    """The key of the message that says which numbers it takes."""
    mark: str
    castle: bool
    """Whether the hex can be a starting castle."""


def _entering(form: PaperForm, at: str, query: QueryParams, words: Words) -> tuple[PaperForm, Entering | None]:
    """Return the form after a tap, and the board to show if `at` is a step such as `hexes-1`, or None for other steps."""
    what, _, number = at.partition("-")
    layout = form.layout
    if what != "hexes" or layout is None:
        return form, None
    player = int(number) - 1
    typed, pen = query.get("hex", ""), query.get("phase", PHASES[0])
    hex_ = int(typed) if typed.isascii() and typed.isdigit() and int(typed[:4]) < len(layout.cells) else None
    if not typed:
        hex_ = next_empty(form.players[player].marks, -1)
    pen = pen if pen in PHASES else ""
    if hex_ is not None and (tapped := query.get("set", "")):
        form, hex_, pen = _tapped(form, player, hex_, tapped, pen)
    own = form.players[player]
    links = [f"?{form.address(at=at, phase=pen, hex=one)}#entry" for one in range(len(layout.cells))]
    board = draw_entries(layout, own.marks, words("form-sheet-of", name=own.name), words, links=links, chosen=hex_)
    written = sum(mark != EMPTY for mark in own.marks)
    if hex_ is None:
        return form, Entering(board, pen, written, None)
    color = list(layout.cells.values())[hex_].color
    return form, Entering(board, pen, written, Chosen(hex_, KIND_RULES[color], own.marks[hex_], is_castle(layout, hex_)))


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


def _boards(form: PaperForm, scored: ScoredPaper, words: Words) -> list[Markup]:
    """Return the duchies of all players, with gold rings around the hexes that have faults. The winner's is large."""
    assert form.layout
    players = scored.outcome.players
    order = [players.index(report) for report in scored.outcome.ranking]
    faulty = [{hex_ for fault in players[seat].faults for hex_ in fault.hexes} for seat in order]
    labels = [words("form-sheet-of", name=players[seat].name) for seat in order]
    drawn = draw_sheets(form.layout, [form.players[seat].marks for seat in order], faulty, labels, words)
    return [drawn[order.index(seat)] for seat in range(len(players))]
