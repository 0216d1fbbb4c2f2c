"""The pages that stand in for photos and club evenings on a device. They say how to get these features on a server."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from dicegame.web.pages.render import page
from padgen.language import Sentence

router = APIRouter(include_in_schema=False)


@router.get("/club")
@router.get("/club/{rest:path}")
async def clubs(request: Request) -> Response:
    """Show the page that says how to plan a club's evening on a server."""
    return _elsewhere(request, Sentence("web-club"), Sentence("web-device-no-club"))


@router.get("/score/photo")
@router.get("/score/photo/{rest:path}")
async def photos(request: Request) -> Response:
    """Show the page that says how to read photos on a server."""
    return _elsewhere(request, Sentence("web-photo"), Sentence("web-device-no-photo"))


def _elsewhere(request: Request, what: Sentence, why: Sentence) -> Response:
    return page(request, "elsewhere.html", 404, what=what, why=why)
