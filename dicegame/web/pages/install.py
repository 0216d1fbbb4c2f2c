"""Files for installing the pages as an app: the manifest, the service worker, and a dice roller that works offline."""

from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, JSONResponse, Response

from dicegame.dice.clock import Clock
from dicegame.dice.roll import FACES
from dicegame.web.pages.render import page
from dicegame.web.visitors.language import Words, words_for
from padgen.tables import DOUBLE_HOURGLASS_FACES, DiceTables

router = APIRouter(include_in_schema=False)
STATIC = Path(__file__).parents[1] / "static"


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """Return the manifest, which describes the app in the visitor's language."""
    words = words_for(request)
    more = {
        "lang": words.language,
        "shortcuts": [
            {"name": words("companion"), "url": "/companion/phone"},
            {"name": words("rules"), "url": "/rules"},
        ],
    }
    return JSONResponse(
        app_manifest(words, "/", "/static", words("home-lead")) | more, media_type="application/manifest+json"
    )


def app_manifest(words: Words, folder: str, static: str, lead: str, start: str = "") -> dict[str, Any]:
    """Return the app manifest of the pages below `folder`. `lead` describes it, `static` is the path of its icons."""
    return {
        "id": folder,
        "start_url": folder + start,
        "scope": folder,
        "name": words("name"),
        "short_name": words("name"),
        "description": lead,
        "display": "standalone",
        "background_color": "#faf7f0",
        "theme_color": "#1b5418",
        "icons": [
            {"src": f"{static}/icon-{side}.png", "sizes": f"{side}x{side}", "type": "image/png", "purpose": purpose}
            for side in (192, 512)
            for purpose in ("any", "maskable")
        ],
    }


@router.get("/worker.js")
async def worker() -> Response:
    """Return the service worker. Its address is `/worker.js`, because it can only serve addresses below its own folder."""
    return FileResponse(STATIC / "worker.js", media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/companion/phone")
async def companion(request: Request, variant: str = "standard") -> Response:
    """Show the companion that rolls on the phone itself and works without a connection.

    The page has all possible states of the time columns, and for each the state after a single and after a double
    hourglass. The script only draws random faces and goes to the next state.
    """
    solo = variant == "solo"
    moments = time_moments(solo)
    places = {moment: place for place, moment in enumerate(moments)}
    after = [[places[later] if (later := _next(moment, double)) else -1 for double in (False, True)] for moment in moments]
    doubles = [face < DOUBLE_HOURGLASS_FACES for face in range(FACES)]
    return page(request, "companion-phone.html", moments=moments, after=after, doubles=doubles, solo=solo)


def time_moments(solo: bool) -> list[Clock]:
    """Return all possible states of the time columns in a game, beginning with the one before the first roll."""
    found = [Clock.of(DiceTables(), solo)._replace(round=-1)]
    for moment in found:
        for double in (False, True):
            later = _next(moment, double)
            if later and later not in found:
                found.append(later)
    return found


def _next(moment: Clock, double: bool) -> Clock | None:
    """Return the time columns after the next roll, with a double hourglass or not; None if `moment` is in the last round."""
    if moment.round >= 0 and moment.ends_game:
        return None
    closed = moment.settle() if moment.round >= 0 else moment._replace(round=0)
    later = closed.tick(double)
    return later._replace(boxes=0) if later.rounds_of_phase else later
