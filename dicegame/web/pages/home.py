"""The first page."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from dicegame.web.render import page

router = APIRouter(include_in_schema=False)


@router.get("/")
async def home(request: Request) -> Response:
    """What can be done here, and the way to a table by its code."""
    return page(request, "home.html")
