"""The names and portraits of bots on pages. Records and files have the plain names instead, such as `bot:planner 2`."""

from collections.abc import Iterable

from dicegame.play.players import bot_name

NAMES = {"planner": "Margot", "search": "Philibert", "greedy": "Gaspard", "random": "Colin", "expert": "Isabeau"}
"""The name that pages show for each kind of bot. The portraits are static files, such as `bot-planner.svg`."""


def in_order(bots: Iterable[str]) -> list[str]:
    """Return the bots in the order of `NAMES`, the default first, and then all others.

    >>> in_order(["random", "mine", "planner"])
    ['planner', 'random', 'mine']
    """
    order = [*NAMES]
    return sorted(bots, key=lambda bot: order.index(bot) if bot in NAMES else len(order))


def shown_name(name: str) -> str:
    """Return the name that pages show for a player: for a bot its name in `NAMES`, if any. Other names do not change.

    >>> shown_name("bot:planner 2"), shown_name("Anna"), shown_name("bot:mine")
    ('Margot 2', 'Anna', 'bot:mine')
    """
    kind = bot_name(name)
    return name if kind is None or kind not in NAMES else NAMES[kind] + name.removeprefix(f"bot:{kind}")


def face(name: str) -> str:
    """Return the address of the portrait of the bot with this name. Bots that are not in `NAMES` share one portrait.

    >>> face("bot:planner 2"), face("bot:mine")
    ('/static/bot-planner.svg', '/static/bot-any.svg')
    """
    kind = bot_name(name)
    return f"/static/bot-{kind if kind in NAMES else 'any'}.svg"
