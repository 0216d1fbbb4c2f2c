"""A look-back finds the moves in a finished game that cost points. Here are the parts that all games share."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from dicegame.strength.prepare import wait_for
from padgen.language import Sentence, say

Tell = Callable[[Sentence], None]
"""A function that receives the progress messages of a look-back, for example to show them."""


class LookBack(Protocol):
    """The result of looking back on one player's moves in a finished game."""

    def as_dict(self) -> dict[str, Any]:
        """Return the result as data for JSON, as `dicegame bound --json` prints it."""

    def sentences(self) -> Iterator[Sentence]:
        """Yield the result as sentences: first a summary, then the moves that cost most."""


def look_back_lines(found: LookBack, language: str) -> list[str]:
    """Return a look-back as lines of text: the moves are indented below the summary."""
    return [("  " if number else "") + say(sentence, language) for number, sentence in enumerate(found.sentences())]


def tell_share(tell: Tell) -> Callable[[float], None]:
    """Return a function that takes the share of the work that is done (0 to 1) and passes it on to `tell` as a sentence."""
    return lambda share: tell(Sentence("look-back-share", percent=round(100 * share)))


def wait_for_body(body: Callable[..., None], tell: Tell) -> None:
    """Wait until `body` is compiled or no process is compiling any more. Pass the estimated seconds left to `tell`."""
    for left_s in wait_for(body):
        tell(Sentence("look-back-waits", seconds=round(left_s)))
