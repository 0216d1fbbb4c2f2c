"""The names of the players at a table: how to recognize, number and check them."""

import re
from collections.abc import Iterable, Sequence
from itertools import count

from dicegame.play.events import GameError
from padgen.language import Sentence

BOT = re.compile(r"bot:(?P<bot>\S+)(?: [1-9][0-9]?)?")
"""The form of a bot's name as a player. A number follows if the same bot sits at the table more than once."""

LONGEST_NAME = 40
"""The most characters of a name."""
MOST_PLAYERS = 100
"""The most players of a file; games at the table have fewer. Of a file with more, nothing else is checked."""


def bot_name(name: str) -> str | None:
    """Return the bot that a player's name stands for, or None if the player is a person.

    >>> bot_name("bot:search 2"), bot_name("Anna")
    ('search', None)
    """
    found = BOT.fullmatch(name)
    return found["bot"] if found else None


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """Return the players' names, with those of bots in small letters. If a bot occurs again, it gets a number.

    >>> numbered(["Anna", "bot:search", "bot:search"])
    ('Anna', 'bot:search', 'bot:search 2')
    >>> numbered(["bot:search", "bot:search 3", "bot:search", "bot:search"])
    ('bot:search', 'bot:search 3', 'bot:search 2', 'bot:search 4')
    """
    found: list[str] = []
    for name in names:
        name = name.lower() if BOT.fullmatch(name.lower()) else name  # bots are found in any case
        free = (name if number == 1 else f"{name} {number}" for number in count(1))
        found.append(next(one for one in free if one not in found) if BOT.fullmatch(name) else name)
    return tuple(found)


def check_names(names: Sequence[str]) -> None:
    """Check the names of the players of a game.

    Raises: GameError if there are none or too many, if two differ at most in capitals, or if one is not allowed, such as an
    empty one.
    """
    if not names:
        raise GameError(Sentence("players-none"))
    if len(names) > MOST_PLAYERS:
        raise GameError(Sentence("players-too-many", most=MOST_PLAYERS))
    known: dict[str, str] = {}
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise GameError(Sentence("player-name", name=name[:LONGEST_NAME]))
        if name.lower().startswith("bot:") and bot_name(name) is None:
            raise GameError(Sentence("player-bot-name", name=name))
        other = known.get(name.casefold())
        if other == name:
            raise GameError(Sentence("players-alike", name=name))
        if other is not None:
            raise GameError(Sentence("players-alike-capitals", name=other, other=name))
        known[name.casefold()] = name
