"""Score a base game or A Castle for All Seasons with a form that shows the score while it is filled in."""

from fastapi import APIRouter, Request
from starlette.datastructures import QueryParams
from starlette.responses import Response

from dicegame.endscore.entry import finished_game
from dicegame.web.pages.render import page
from dicegame.web.pages.save_and_share import download, keep, shared
from dicegame.web.scoring.endform import EndForm, end_form
from dicegame.web.table.duchies import known
from dicegame.web.visitors.language import words_for
from dicegame.web.visitors.remembered import remember_names, remembered_names
from padgen.endtables import SOLO_ROUNDS
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.tables import Game

router = APIRouter(include_in_schema=False)


@router.get("/score/base")
@router.get("/score/seasons")
def form(request: Request) -> Response:
    """Show the form, filled in with the entries from the address, and the score so far."""
    return _page(request, _form(request))


@router.post("/score/base")
@router.post("/score/seasons")
def keep_game(request: Request) -> Response:
    """Save the game described by the address to the history. Raises: PadgenError if it is incomplete or has faults."""
    filled = _form(request, at="result")
    if filled.game is None or filled.outcome is None:
        raise PadgenError(filled.refusal)
    if filled.outcome.has_faults:
        raise PadgenError(Sentence("saves-faults"))
    keep(request, finished_game(filled.game, filled.outcome))
    return _page(request, filled, kept=True)


@router.get("/score/base.toml")
@router.get("/score/seasons.toml")
def file(request: Request) -> Response:
    """Return the game that the address describes as a file for `dicegame endscore`. Raises: PadgenError if incomplete."""
    filled = _form(request)
    if filled.game is None:
        raise PadgenError(filled.refusal)
    return download(filled.file, f"{_which(request)}-game.toml")


def _form(request: Request, **more: str) -> EndForm:
    query = QueryParams([*request.query_params.multi_items(), *more.items()])
    return end_form(_which(request), query, words_for(request), remembered_names(request))


def _which(request: Request) -> str:
    return "base" if request.url.path.startswith("/score/base") else "seasons"


def _page(request: Request, filled: EndForm, kept: bool = False) -> Response:
    outcome = filled.outcome
    link = shared(finished_game(filled.game, outcome)) if filled.game and outcome and not outcome.has_faults else ""
    steps = filled.steps
    answer = page(
        request,
        "score_end.html",
        which=_which(request),
        form=filled,
        outcome=outcome,
        ranking=outcome.ranking if outcome else (),
        following=steps[min(steps.index(filled.at) + 1, len(steps) - 1)],
        link=link,
        kept=kept,
        query=request.url.query,
        offered=remembered_names(request),
        catalog=[layout.name for layout in known(Game.BASE)],
        SOLO_ROUNDS=SOLO_ROUNDS,
    )
    if filled.at == "result" and filled.game and all(filled.entered):
        people = [name for player in filled.game.players for name in (getattr(player, "members", ()) or (player.name,))]
        remember_names(request, answer, people)
    return answer
