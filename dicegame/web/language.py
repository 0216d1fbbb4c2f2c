"""The words of the pages: the label files of the pads, by the language that a browser asks for."""

from collections.abc import Mapping

from starlette.requests import Request

from dicegame.dice.masks import COLOR_NAMES
from dicegame.dice.roll import Roll
from dicegame.web.said import ENGLISH, translated
from padgen.theme import LANGUAGES, labels

COOKIE = "lang"
PREFIX = "web-"


class Words:
    """The words of one language; `words("turn-of", name=...)` fills in what stands in braces.

    >>> Words("en")("roll"), Words("de")("roll")
    ('Roll the dice', 'Würfeln')
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.labels: Mapping[str, str] = labels(language)

    def __call__(self, key: str, **filled: object) -> str:
        """The text of a key of the web pages."""
        text = self.labels[PREFIX + key]
        return text.format(**filled) if filled else text

    def said(self, text: str) -> str:
        """What the engine says in English; as it is where there is no word for it.

        >>> Words("de").said("Somebody else sits there.")
        'Dort sitzt jemand anders.'
        """
        return text if self.language == ENGLISH else translated(self.language, text) or text


def words_for(request: Request) -> Words:
    """By the visitor's choice, else by what the browser prefers.

    The first of our languages in `Accept-Language` counts: browsers send them in order.
    """
    chosen = request.query_params.get("lang") or request.cookies.get(COOKIE)
    asked = [chosen] if chosen else []
    asked += [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return Words(next((language for language in asked if language in LANGUAGES), LANGUAGES[0]))


def dice_in_words(words: Words, roll: Roll) -> str:
    """The dice in the visitor's language."""
    said = [words(f"color-{COLOR_NAMES[color]}") for color in roll.colors] + [str(pip) for pip in roll.pips]
    return ", ".join([" ".join(said), *[words("double")] * roll.double])
