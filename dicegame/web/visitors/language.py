"""The language of the pages: the one that the visitor chose, or else the one that the browser asks for."""

import re
from functools import cache, lru_cache

from starlette.requests import Request

from padgen.language import ENGLISH, Field, Sentence, languages, say

COOKIE = "lang"
PREFIX = "web-"
HYPHEN = re.compile(r"\b(boarding|town|white|monastery|shield|cow|sheep|pig|goat|chicken)-(?=house|hall|castle|\d)")
"""The hyphen in English names of tiles and shields. Records and typed words need it, pages do not."""
MINUS = re.compile(r"(?<![\w-])-(?=\d)")
"""The hyphen before a negative number, for which pages have a minus sign. Terminals and files keep the hyphen."""


class Words:
    """The words of a page in its language: `words("round", round=3)` returns the translated message `web-round`.

    >>> Words("en")("roll"), Words("de")("roll")
    ('Roll the dice', 'Würfeln')
    """

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **fields: Field) -> str:
        """Return the message `web-KEY`, translated into the language of the page."""
        return self.word(PREFIX + key, **fields) if fields else _plain(PREFIX + key, self.language)

    def word(self, key: str, /, **fields: Field) -> str:
        """Return the translated message with this full key, such as `color-blue`, which is not only used on web pages."""
        return self.say(Sentence(key, **fields))

    def say(self, sentence: Sentence | str) -> str:
        """Return a sentence translated into the language of the page.

        >>> Words("de").say(Sentence("decimal", whole=-2, part=5))
        '−2,5'
        """
        return sentence if isinstance(sentence, str) else _said(sentence, self.language)


@lru_cache(8192)
def _said(sentence: Sentence, language: str) -> str:
    """Return a translated sentence. It is cached, because a page says the same things again after each tap."""
    said = MINUS.sub("−", say(sentence, language))
    return HYPHEN.sub(r"\1 ", said) if language == ENGLISH else said


@cache
def _plain(key: str, language: str) -> str:
    """Return a translated message that has no fields. Such messages are cached, because pages have dozens of them."""
    return say(Sentence(key), language)


def words_for(request: Request) -> Words:
    """Return the words of the language that the visitor chose, or else of the first supported one that the browser asks for.

    Browsers list languages in `Accept-Language` in order of preference.
    """
    chosen = request.query_params.get("lang") or request.cookies.get(COOKIE)
    asked = [chosen] if chosen else []
    asked += [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return Words(next((language for language in asked if language in languages()), ENGLISH))
