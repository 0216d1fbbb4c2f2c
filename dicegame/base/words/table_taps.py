"""Enter the dice, goods and tiles of a real table one by one, by taps on what is possible.

A random result is rows of places: two dice for each player and the white one; the slots of depots 1 to 6, the black
depot and the five goods; or three goods for each player. Places whose pile has only one kind left, such as ships, mines
and castles, are known and need no tap.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from dicegame.base.game import Game
from dicegame.base.rules.rounds import START_GOODS
from dicegame.base.state.market import ROUNDS
from dicegame.base.supply import (
    BLACK_PILE,
    SOLO,
    Chance,
    Roll,
    StartGoods,
    first_removed,
    goods_left,
    left,
    slots,
    slots_used,
)
from dicegame.base.words.table_answers import join_table_answers

GOODS = -2
"""The key of the pile of goods, beside the piles of tiles."""
DICE = -3
"""The key of the faces of a die, which never run out."""
DEPOT = -4
"""The key of the tiles in the depot that loses one in the solo game."""
_FACES = 6
MOST_TAPS = 60
"""More taps than any random result has places. Longer texts are cut off."""


class Place(NamedTuple):
    """A place of a random result, such as a slot of a depot."""

    pile: int
    """The color of the tiles that fit, or another pile."""
    content: int | None
    """The tile, good or face of the die; None if it is still unknown."""
    tap: int | None = None
    """The index of the tap that entered it; None if it is known without one."""


class Entry(NamedTuple):
    """A random result that is being entered, or that is complete."""

    rows: tuple[tuple[Place, ...], ...]
    taps: tuple[int, ...]
    """The taps that count: those before the first that is not possible."""
    refused: int | None
    """The first tap that is not possible; None if all are."""
    row: int
    """The row that is asked now."""
    place: int
    """The place in that row that is asked now."""
    choices: tuple[int, ...]
    """The dice, goods or tiles that are possible in that place; empty if nothing is missing."""
    chance: Chance | None
    """The random result; None while something is missing."""


def can_be_tapped(game: Game) -> bool:
    """Return whether the random result that is due can be entered by taps.

    Shields and the cards of trade routes at setup cannot: they are read off as numbers, once a game, so a text is quicker.
    """
    return bool(game.awaits) and not (game.awaits == "setup" and {"shields", "routes"} & set(game.setup.modules))


def read_taps(text: str) -> tuple[int, ...]:
    """Return the taps in an address, such as `3.5.2`; anything else ends them.

    >>> read_taps("3.5.x.2")
    (3, 5)
    """
    found = list[int]()
    for word in text.split(".")[:MOST_TAPS]:
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            break
        found.append(int(word))
    return tuple(found)


def format_taps(taps: Sequence[int]) -> str:
    """Return taps as a text for an address."""
    return ".".join(map(str, taps))


def enter_taps(game: Game, taps: Sequence[int]) -> Entry:
    """Return what taps enter of the random result that is due. Taps from the first that is not possible do not count."""
    piles = _piles(game)
    rows, used, refused, asked, choices = list[tuple[Place, ...]](), 0, None, None, tuple[int, ...]()
    planned = [*_rows(game)]
    for number, row in enumerate(planned):
        found = list[Place]()
        for place, pile in enumerate(row):
            kinds = tuple(sorted(kind for kind, count in piles[pile].items() if count > 0))
            content, tap = kinds[0] if len(kinds) == 1 else None, None
            if content is None and asked is None:
                tap = used
                content = taps[used] if used < len(taps) and taps[used] in kinds else None
                used += content is not None
                if content is None:
                    refused, asked, choices = (taps[used] if used < len(taps) else None), (number, place), kinds
            if content is not None and pile != DICE:
                piles[pile][content] -= 1
            found.append(Place(pile, content, tap if content is not None else None))
        rows.append(tuple(found))
        if game.setup.mode == SOLO and game.awaits == "roll" and number == 1 and asked is None:
            expected = _removed(game, found[0].content or 0)
            piles[DEPOT] = Counter(tile for tile in game.market.depots[expected[0]] if tile) if expected else Counter()
            planned += [(DEPOT,)] if expected else []
    chance = _chance(game, rows) if asked is None else None
    if chance and used < len(taps):
        refused = taps[used]
    return Entry(tuple(rows), tuple(taps[:used]), refused, *(asked or (0, 0)), choices, chance)


def other_choices(game: Game, taps: Sequence[int], at: int) -> dict[int, tuple[int, ...]]:
    """Return what else the tap with the index `at` may enter, each with all taps after the change."""
    changed = {kind: (*taps[:at], kind, *taps[at + 1 :]) for kind in enter_taps(game, taps[:at]).choices}
    return {kind: all_ for kind, all_ in changed.items() if enter_taps(game, all_).refused is None}


def taps_of(game: Game, chance: Chance) -> tuple[int, ...]:
    """Return the taps that enter a random result, which is due in `game`."""
    if isinstance(chance, Roll):
        contents = [*chance.dice, (chance.white,), *([(chance.removed[1],)] if chance.removed else [])]
    else:
        contents = [*chance.goods] if isinstance(chance, StartGoods) else [*chance.depots, chance.black, chance.goods]
    taps = tuple[int, ...]()
    while (entry := enter_taps(game, taps)).chance is None and entry.refused is None:
        taps = (*taps, contents[entry.row][entry.place])
    return entry.taps


def _rows(game: Game) -> list[tuple[int, ...]]:
    """Return the piles from which the places of each row are filled."""
    players = len(game.setup.names)
    if game.awaits == "setup":
        return [(GOODS,) * START_GOODS] * players
    if game.awaits == "roll":
        return [*[(DICE, DICE)] * players, (DICE,)]
    number = slots_used(game.setup.box, players)
    return [*slots(number, game.phase + 1), (BLACK_PILE,) * 2 * number, (GOODS,) * ROUNDS]


def _piles(game: Game) -> dict[int, Counter[int]]:
    """Return what is left in each pile."""
    dice = Counter(range(1, _FACES + 1))
    return {**left(game.setup.box, game.seen), GOODS: goods_left(game.seen), DICE: dice}


def _removed(game: Game, white: int) -> tuple[int, int] | None:
    """Return the depot that loses a tile in the solo game, and the tile that goes first."""
    return first_removed(game.setup.box, game.market.depots, white)


def _chance(game: Game, rows: Sequence[Sequence[Place]]) -> Chance:
    """Return the random result that rows without unknown places make."""
    parts = [tuple(place.content or 0 for place in row) for row in rows]
    if game.awaits != "roll":
        return join_table_answers(game, parts)
    players = len(game.setup.names)
    white = parts[players][0]
    expected = _removed(game, white)
    removed = (expected[0], parts[-1][0]) if expected and game.setup.mode == SOLO else None
    return Roll(tuple((own[0], own[1]) for own in parts[:players]), white, removed)
