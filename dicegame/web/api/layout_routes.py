"""The part of the API that lists the duchies of the catalog."""

from fastapi import APIRouter
from pydantic import BaseModel

from dicegame.web.table import duchies
from padgen.notation import format_notation
from padgen.tables import CASTLE, Game

router = APIRouter(prefix="/api")


class Layout(BaseModel):
    """A duchy of the catalog. `castles` are the numbers of the hexes that can be starting castles, counted from 1."""

    name: str
    aliases: list[str]
    game: str
    notation: str | None
    castles: list[int]


@router.get("/layouts", response_model=list[Layout])
async def layouts() -> list[Layout]:
    """Return the duchies of the catalog for all games."""
    return [
        Layout(
            name=one.name,
            aliases=list(one.aliases),
            game=one.game,
            notation=format_notation(one),
            castles=[number for number, cell in enumerate(one.cells.values(), 1) if cell.color == CASTLE[game]],
        )
        for game in Game
        for one in duchies.known(game)
    ]
