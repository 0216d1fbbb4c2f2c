"""What every look-back on a finished game has."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from dicegame.strength.prepare import wait_for
from padgen.language import Sentence, say

Tell = Callable[[Sentence], None]
"""A function that takes sentences about how far a look-back is."""


class LookBack(Protocol):
    """What a finished game shows about one player's moves."""

    def as_dict(self) -> dict[str, Any]:
        """Return it for JSON, as `dicegame bound --json` prints it."""

    def sentences(self) -> Iterator[Sentence]:
        """Yield it as sentences: a summary, then the moves that cost most."""


def look_back_lines(found: LookBack, language: str) -> list[str]:
    """Return a look-back as lines of text: the moves are indented below the summary."""
    return [("  " if number else "") + say(sentence, language) for number, sentence in enumerate(found.sentences())]


def tell_share(tell: Tell) -> Callable[[float], None]:
    """Return a function that tells the share of the work that is done."""
    return lambda share: tell(Sentence("look-back-share", percent=round(100 * share)))


def wait_for_body(body: Callable[..., None], tell: Tell) -> None:
    """Wait while somebody compiles what a look-back needs, and tell for how long."""
    for left_s in wait_for(body):
        tell(Sentence("look-back-waits", seconds=round(left_s)))
