"""Pages from templates: everything that is filled in is escaped."""

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.web.language import COOKIE, words_for
from padgen.language import Sentence, language_name, languages
from padgen.tables import PHASES

LONGEST_QUERY = 4000
"""Letters of a query that the links to other languages repeat. A form that is filled in has about half as many."""


@cache
def _templates() -> Environment:
    templates = Environment(
        loader=PackageLoader("dicegame.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    templates.globals.update(
        colors=COLOR_NAMES,
        bonuses=BONUS_NAMES,
        phases=PHASES,
        Sentence=Sentence,
    )
    return templates


def page(request: Request, template: str, status: int = 200, **filled: Any) -> HTMLResponse:
    """A page in the visitor's language; `t` are its words."""
    words = words_for(request)
    others = {
        language: (language_name(language), request.url.include_query_params(lang=language).query)
        for language in languages()
        if language != words.language
    }
    if len(request.url.query) > LONGEST_QUERY:
        others = {language: (name, f"lang={language}") for language, (name, _) in others.items()}
    text = _templates().get_template(template).render(t=words, request=request, others=others, **filled)
    response = HTMLResponse(text, status)
    if "lang" in request.query_params:
        response.set_cookie(COOKIE, words.language, max_age=365 * 24 * 3600, httponly=True, samesite="lax")
    return response
