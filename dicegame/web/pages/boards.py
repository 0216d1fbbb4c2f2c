"""Pictures of duchies as SVG, which other pages show."""

from functools import cache, lru_cache
from urllib.parse import quote

from fastapi import APIRouter
from starlette.responses import Response

from padgen.model import Cell, Layout
from padgen.names import load_untrusted
from padgen.notation import format_notation
from padgen.tables import CASTLE, CASTLE_SQUARES, COLORS, Game

router = APIRouter(include_in_schema=False)
KEPT = {"Cache-Control": "public, max-age=86400"}
"""Cache headers. Browsers may keep a picture, because it only changes with a new version of the program."""


def picture_of(layout: Layout) -> str:
    """Return the address of the picture of a duchy."""
    return picture_at(layout.name if len(layout.name) == 1 else format_notation(layout) or layout.name)


def picture_at(duchy: str) -> str:
    """Return the address of the picture of a duchy, given by its catalog name or notation; empty if neither is known."""
    return f"/board/{quote(duchy)}.svg" if duchy else ""


@router.get("/board/faces.svg")
def faces() -> Response:
    """Return an SVG file with the drawing inside each kind of hex of the dice game, which the boards on pages share."""
    return Response(_faces(), headers=KEPT, media_type="image/svg+xml")


@router.get("/board/{name:path}.svg")
def named(name: str) -> Response:
    """Return the picture of the duchy with this catalog name or notation, as SVG. Raises: LayoutError if there is none."""
    return Response(_drawn(name), headers=KEPT, media_type="image/svg+xml")


@router.get("/field/{name:path}.svg")
def field(name: str) -> Response:
    """Return the empty duchy of a base game's table, as the part `d` of an SVG. Raises: LayoutError if there is none."""
    return Response(_field(name), headers=KEPT, media_type="image/svg+xml")


@lru_cache(256)
def _field(name: str) -> str:
    from dicegame.web.games.base.pictures import draw_field

    return draw_field(load_untrusted(name))


@cache
def _faces() -> str:
    from padgen.svg import draw_faces

    castles = [Cell(CASTLE[Game.DICE], square) for square in CASTLE_SQUARES]
    return draw_faces(Game.DICE, [*map(Cell, COLORS[Game.DICE]), *castles])


@lru_cache(256)
def _drawn(name: str) -> str:
    from padgen.svg import draw_board

    return draw_board(load_untrusted(name), size_mm=5)
