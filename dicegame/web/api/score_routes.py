"""The part of the API that scores finished games. Requests have the keys of game files, answers those of `--json`."""

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from dicegame.play.players import MOST_PLAYERS
from dicegame.web.api.refusals import Sent, refusals, refusing
from dicegame.web.games.base.state import EndReport
from dicegame.web.games.dice.state import Outcome
from dicegame.web.scoring.score_tasks import score_big_box, score_dice_game
from dicegame.web.table.open_tables import workers_of
from padgen.names import LONGEST_NOTATION

router = APIRouter(prefix="/api")

Name = Annotated[str, Field(min_length=1, max_length=60)]
Word = Annotated[str, Field(max_length=40)]
Number = Annotated[int, Field(ge=-99_999, le=99_999)]
Count = Annotated[int, Field(ge=0, le=999)]
Duchy = Annotated[
    str, Field(min_length=1, max_length=LONGEST_NOTATION, description="A name of `GET /api/layouts`, or a notation.")
]
Day = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]
Phases = Annotated[list[Count], Field(min_length=3, max_length=3)]
Numbers = Annotated[list[Number], Field(max_length=60)]
Words = Annotated[list[Word], Field(max_length=60)]
Counts = Annotated[dict[Word, Number], Field(max_length=40)]


class PaperPlayer(Sent):
    """A player of a dice game on paper, with the entries of the player's sheet."""

    name: Name
    start: Literal["purple", "gray", "blue", "orange"] | None = None
    sheet: (
        Annotated[str, Field(max_length=2000)] | Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=60)]
    )
    sold: Phases | None = None
    first: Words | None = None
    second: Words | None = None
    unused: Counts | None = None
    written: Phases | None = None


class PaperGame(Sent):
    """A finished dice game that was played on paper (docs/dice-game.md)."""

    game: Literal["dice"]
    layout: Duchy
    variant: Literal["standard", "solo"] | None = None
    castles: Literal["secret", "different", "same"] | None = None
    date: Day | None = None
    players: Annotated[list[PaperPlayer], Field(min_length=1, max_length=MOST_PLAYERS)]


class BasePlayer(Sent):
    """A player, or a team of two, at the end of the base game."""

    name: Name | None = None
    members: Annotated[list[Name], Field(min_length=2, max_length=2)] | None = None
    track: Number | Numbers | None = None
    goods: Number | None = None
    silver: Number | None = None
    workers: Number | None = None
    monasteries: Numbers | None = None
    buildings: Counts | None = None
    livestock: Words | None = None
    sold: Counts | None = None
    bonus_tiles: Number | None = None
    shields: Numbers | None = None
    copies: Word | None = None
    empty_spaces: Number | None = None
    turn_order: Number | None = None
    rounds: Number | None = None
    layout: Duchy | None = None


class BaseGame(Sent):
    """A finished base game (docs/end-scoring.md)."""

    game: Literal["base"]
    edition: Literal[2011, 2019]
    mode: Word | None = None
    date: Day | None = None
    layout: Duchy | None = None
    rounds: Number | None = None
    tie: Literal["fewest", "most"] | None = None
    team_tie: Annotated[Literal["fewest", "most"] | None, Field(alias="team-tie")] = None
    post_bonus: Annotated[Literal["points", "tile"] | None, Field(alias="post-bonus")] = None
    tiles: Annotated[dict[Word, Word], Field(max_length=60)] | None = None
    players: Annotated[list[BasePlayer], Field(min_length=1, max_length=4)]


class SeasonsPlayer(Sent):
    """A player at the end of A Castle for All Seasons."""

    name: Name
    points: Number | None = None
    helpers: Words | None = None
    talers: Number | None = None
    silver: Number | None = None
    resources: Counts | None = None


class SeasonsGame(Sent):
    """A finished game of A Castle for All Seasons (docs/end-scoring.md)."""

    game: Literal["seasons"]
    date: Day | None = None
    winter: bool | None = None
    erected: Words | None = None
    towers: Number | None = None
    houses: Number | None = None
    unbuilt: Number | None = None
    forge: Number | None = None
    players: Annotated[list[SeasonsPlayer], Field(min_length=1, max_length=4)]


EndGame = Annotated[BaseGame | SeasonsGame, Field(discriminator="game")]


class WrongSum(BaseModel):
    """A player's own sum of a phase that differs from the score."""

    player: str
    phase: str
    written: int
    points: int


class PaperResult(Outcome):
    """The result of a dice game that was played on paper, as `dicegame score --json` prints it."""

    file: str
    game: Literal["dice"]
    layout: str
    variant: str
    wrong_sums: list[WrongSum]


class EndRank(BaseModel):
    """The rank of a player if the disputed tie-break rule is read the other way (see `EndResult.tie`)."""

    name: str
    rank: int


class EndResult(BaseModel):
    """The result of a base game or A Castle for All Seasons, as `dicegame endscore --json` prints it."""

    file: str
    game: str
    edition: int | None
    mode: str
    players: list[EndReport]
    winners: list[str]
    decided_by: str
    won: bool | None = None
    """Whether a solo game was won. Only solo games have this key and the next two."""
    rounds_left: int | None = None
    spaces_left: int | None = None
    tie: Literal["fewest", "most"] | None = None
    """Whether the fewest or the most empty spaces win a tie. Only `standard` base games have this key."""
    team_tie: Annotated[Literal["fewest", "most"] | None, Field(alias="team-tie")] = None
    """The same for teams. Only `team` games have this key."""
    otherwise: list[EndRank] = []
    """The ranks if the tie-break is read the other way; empty if they are the same. Solo games do not have this key."""


@router.post("/score", response_model=PaperResult, responses=refusals(400, 403, 413, 422, 503))
async def score(request: Request, game: PaperGame) -> dict[str, object]:
    """Score a finished dice game that was played on paper, as `dicegame score --json` does."""
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
        return await workers_of(request).run_now(score_big_box, game.model_dump_json(exclude_none=True, by_alias=True))
