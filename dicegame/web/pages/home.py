"""The home page."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from dicegame.web.host import is_server_host
from dicegame.web.render import page

router = APIRouter(include_in_schema=False)


@router.get("/")
async def home(request: Request) -> Response:
    """Show the main menu, with a field for the code of a table."""
    return page(request, "home.html", host=is_server_host(request))
