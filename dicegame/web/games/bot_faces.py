"""The names and portraits of bots on pages. Records and files have the plain names instead, such as `bot:planner 2`."""

from dicegame.play.players import bot_name

NAMES = {"planner": "Margot", "search": "Philibert", "greedy": "Gaspard", "random": "Colin", "expert": "Isabeau"}
"""The name that pages show for each kind of bot. The portraits are static files, such as `bot-planner.svg`."""


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
