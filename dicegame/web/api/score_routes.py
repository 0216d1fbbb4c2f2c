"""Score finished games, for programs. The results are those of the command line."""

from fastapi import APIRouter, Request

from dicegame.web.api.refusals import refusals, refusing
from dicegame.web.scoring.score_requests import EndGame, EndResult, PaperGame, PaperResult
from dicegame.web.scoring.score_tasks import score_big_box, score_dice_game
from dicegame.web.table.lookup import workers_of

router = APIRouter(prefix="/api")


@router.post("/score", response_model=PaperResult, responses=refusals(400, 403, 413, 422, 503))
async def score(request: Request, game: PaperGame) -> dict[str, object]:
    """Score a finished paper game of the dice game, as `dicegame score --json` does."""
    with refusing(422):
        return await workers_of(request).run_now(score_dice_game, game.model_dump_json(exclude_none=True))


@router.post(
    "/endscore",
    response_model=EndResult,
    response_model_exclude_unset=True,
    responses=refusals(400, 403, 413, 422, 503),
)
async def endscore(request: Request, game: EndGame) -> dict[str, object]:
    """Score a finished base game or A Castle for All Seasons, as `dicegame endscore --json` does."""
    with refusing(422):
        return await workers_of(request).run_now(score_big_box, game.model_dump_json(exclude_none=True))
