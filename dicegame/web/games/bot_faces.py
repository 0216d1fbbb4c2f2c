"""The names and faces of bots on pages. Records and files keep their own names, such as `bot:planner 2`."""

from dicegame.play.players import bot_name

NAMES = {"planner": "Margot", "search": "Philibert", "greedy": "Gaspard", "random": "Colin", "expert": "Isabeau"}
"""The given names of bots. Each has a portrait among the static files, such as `bot-planner.svg`."""


def shown_name(name: str) -> str:
    """Return the name under which a player is shown: a person's own name, or the given name of a bot.

    >>> shown_name("bot:planner 2"), shown_name("Anna"), shown_name("bot:mine")
    ('Margot 2', 'Anna', 'bot:mine')
    """
    kind = bot_name(name)
    return name if kind is None or kind not in NAMES else NAMES[kind] + name.removeprefix(f"bot:{kind}")


def face(name: str) -> str:
    """Return the address of a bot's portrait.

    >>> face("bot:planner 2"), face("bot:mine")
    ('/static/bot-planner.svg', '/static/bot-any.svg')
    """
    kind = bot_name(name)
    return f"/static/bot-{kind if kind in NAMES else 'any'}.svg"
