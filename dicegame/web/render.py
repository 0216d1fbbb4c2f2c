"""Pages from templates: everything that is filled in is escaped."""

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from dicegame.web.speech import COOKIE, words_for


@cache
def _templates() -> Environment:
    return Environment(
        loader=PackageLoader("dicegame.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def page(request: Request, template: str, status: int = 200, **filled: Any) -> HTMLResponse:
    """A page in the visitor's language; `t` are its words."""
    words = words_for(request)
    text = _templates().get_template(template).render(t=words, request=request, **filled)
    response = HTMLResponse(text, status)
    if "lang" in request.query_params:
        response.set_cookie(COOKIE, words.language, max_age=365 * 24 * 3600, httponly=True, samesite="lax")
    return response
