"""Make pages from templates. All values are escaped."""

import asyncio
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from dicegame.web.games.base.icons import ICONS
from dicegame.web.games.bot_faces import face, shown_name
from dicegame.web.games.dice.sheet_view import TEMPLATE_VALUES
from dicegame.web.games.duchy_names import short_duchy
from dicegame.web.visitors.language import COOKIE, words_for
from padgen.language import Sentence, decimal, joined, language_name, languages
from padgen.tables import PHASES

LONGEST = 8000
"""A query with more letters is not repeated in the links to other languages."""


@cache
def _templates() -> Environment:
    templates = environment(PackageLoader("dicegame.web"))
    templates.filters.update(called=shown_name, short_duchy=short_duchy)
    templates.globals.update(
        face=face,
        portrait=face,
        **TEMPLATE_VALUES,
        base_icons=ICONS,
        phases=PHASES,
        Sentence=Sentence,
        joined=joined,
        decimal=decimal,
        language_name=language_name,
    )
    return templates


async def compile_templates() -> None:
    """Compile all templates, so that the first visitors do not wait for it. Other requests run in between."""
    for name in _templates().list_templates(["html"]):
        _templates().get_template(name)
        await asyncio.sleep(0)


def environment(loader: PackageLoader) -> Environment:
    """Return the Jinja environment for templates: unknown names are errors, and all values are escaped."""
    return Environment(
        loader=loader,
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # the templates of a release do not change; asking the disk takes time for each page
    )


def page(request: Request, template: str, status: int = 200, **filled: Any) -> HTMLResponse:
    """Return the page that `template` makes of the values `filled`. In it, `t` translates messages for the visitor."""
    words = words_for(request)
    others = [(language, _in_language(request, language)) for language in languages() if language != words.language]
    state = request.app.state
    filled |= {"t": words, "request": request, "others": others, "on_device": state.on_device, "lost": state.store.lost}
    text = _templates().get_template(template).render(filled)
    response = HTMLResponse(text, status)
    if "lang" in request.query_params:
        response.set_cookie(COOKIE, words.language, max_age=365 * 24 * 3600, httponly=True, samesite="lax")
    return response


def _in_language(request: Request, language: str) -> str:
    """Return the query for the same page in another language.

    It includes the texts typed into a form, unless it would be too long.
    """
    query = request.url.include_query_params(lang=language).query
    return query if len(query) <= LONGEST else f"lang={language}"
