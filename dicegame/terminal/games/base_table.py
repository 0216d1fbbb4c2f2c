"""The players of a base game as a table: one line each, in the order of the round."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from dicegame.base.game import Game
from dicegame.terminal.games.base_expansions import posts_text, shields_text
from padgen.language import Words

GAP = 1
"""Columns between two columns of the table."""
SHOWN = ">"
"""The mark of the player whose duchy is shown."""
NOTHING = "-"
LONGEST_NAME = 13
"""The most letters of a name in the table. A longer one is cut."""
WIDEST = {"stored": 17, "goods": 7, "shields": 9}
"""The most columns for texts that are rarely longer. A longer one moves the rest of its line to the right."""
OPTIONAL = "sold"
"""The column that is left out if the table is too wide."""


class Column(NamedTuple):
    """A column of the table: the key of its heading, its texts, and whether they are aligned to the right."""

    heading: str
    texts: Sequence[str]
    right: bool = False


def player_table(game: Game, shown: int, words: Words, short: Callable[[int], str], room: int) -> list[str]:
    """Return the lines of the table: the headings, then the players. `shown` is the player whose duchy is shown.

    If it is wider than `room`, a column is left out.
    """
    columns = list(_columns(game, shown, short))
    lines = _lines(columns, words)
    if max(map(len, lines)) > room:
        return _lines([column for column in columns if column.heading != OPTIONAL], words)
    return lines


def _lines(columns: Sequence[Column], words: Words) -> list[str]:
    rows = [[words(f"base-head-{column.heading}") if column.heading else "" for column in columns]]
    rows += [list(row) for row in zip(*(column.texts for column in columns), strict=True)]
    most = [max(map(len, texts)) for texts in zip(*rows, strict=True)]
    widths = [min(width, WIDEST.get(column.heading, width)) for width, column in zip(most, columns, strict=True)]
    lines = []
    for row in rows:
        cells = zip(row, widths, columns, strict=True)
        aligned = (text.rjust(width) if column.right else text.ljust(width) for text, width, column in cells)
        lines.append((" " * GAP).join(aligned).rstrip())
    return lines


def _columns(game: Game, shown: int, short: Callable[[int], str]) -> list[Column]:
    setup, market = game.setup, game.market
    order = list(market.order)
    sides = [game.side(player) for player in order]
    marks = [f"{SHOWN if player == shown else ' '}{place}." for place, player in enumerate(order, 1)]
    found = [
        Column("", marks),
        Column("name", [cut(setup.names[player]) for player in order]),
        Column("points", [str(sum(side.points)) for side in sides], True),
        Column("dice", [" ".join(str(die) for die in side.dice if die) or NOTHING for side in sides]),
        Column("silver", [str(side.silver) for side in sides], True),
        Column("workers", [str(side.workers) for side in sides], True),
        Column("bridge", [f"{game.side(player).space}:{market.bridge.index(player) + 1}." for player in order]),
        Column("stored", [" ".join(short(tile) for tile in side.store if tile) or NOTHING for side in sides]),
        Column("goods", [digits(side.goods) or NOTHING for side in sides]),
        Column("sold", [str(sum(side.sold)) for side in sides], True),
    ]
    if "shields" in setup.modules:
        found.append(Column("shields", [shields_text(game, player) for player in order]))
    if "borders" in setup.modules:
        found.append(Column("posts", [posts_text(game, player) for player in order]))
    return found


def cut(name: str) -> str:
    """Return a name that fits its column."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}\N{HORIZONTAL ELLIPSIS}"


def digits(goods: Sequence[int]) -> str:
    """Return goods as numbers of the dice that sell them, one digit for each: two goods sold by a 4 are `44`."""
    return "".join(str(good) * number for good, number in enumerate(goods, 1))
