"""Pictures of duchies to choose from."""

from functools import lru_cache

from fastapi import APIRouter
from starlette.responses import Response

from padgen.names import load_untrusted

router = APIRouter(include_in_schema=False)
KEPT = {"Cache-Control": "public, max-age=86400"}
"""Cache headers: a picture only changes with the program."""


@router.get("/board/{name}.svg")
def named(name: str) -> Response:
    """Return the picture of a catalog duchy. Raises: LayoutError."""
    return Response(_drawn(name), headers=KEPT, media_type="image/svg+xml")


@lru_cache(256)
def _drawn(name: str) -> str:
    from padgen.svg import draw_board

    return draw_board(load_untrusted(name), size_mm=5)
