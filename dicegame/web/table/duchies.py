"""Find the duchy that a visitor asks for: a catalog name, a notation, or a new duchy, but never a file."""

import secrets
from functools import cache

from dicegame.web.work import jobs
from dicegame.web.work.long_tasks import Workers
from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.layoutfile import read_layout
from padgen.model import Layout
from padgen.names import catalog, load_untrusted
from padgen.tables import Game
from padgen.validate import problems

NEW = "new:"
"""The beginning of a text that asks for a new duchy. Its difficulty follows, as in `new:easy`."""


class DuchyError(PadgenError):
    """The duchy belongs to another game, or cannot be played. The message says why."""


@cache
def known(game: Game = Game.DICE) -> tuple[Layout, ...]:
    """Return the duchies in the catalog that belong to this game."""
    return tuple(layout for layout in catalog() if layout.game == game)


def find(text: str, game: Game = Game.DICE) -> Layout:
    """Return the duchy with this name or notation. Raises: LayoutError without one, DuchyError if it is another game's."""
    layout = load_untrusted(text)
    if layout.game != game:
        raise DuchyError(Sentence("layout-other-game", layout=text[:40], game=layout.game, expected=game))
    return layout


def find_any(text: str) -> Layout:
    """Return a valid duchy of any game for a name or a notation.

    Raises: LayoutError if there is none, DuchyError if it breaks a rule.
    """
    layout = load_untrusted(text)
    if found := problems(layout):
        raise DuchyError(Sentence("layout-unplayable", reason=found[0].message))
    return layout


async def pick(workers: Workers, text: str) -> Layout:
    """Return a valid duchy of any game for a name or a notation, or make a new one for `new:easy`, `new:any` and so on.

    Raises: LayoutError if there is none, DuchyError if it breaks a rule, RatingError for an unknown difficulty.
    """
    if text.startswith(NEW):
        return read_layout(await workers.run_slow(jobs.new_duchy, text.removeprefix(NEW), secrets.randbelow(10**6)))
    return find_any(text)
