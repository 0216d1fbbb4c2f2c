"""Ask for the dice, goods and tiles on a real table, and check each answer as it is typed."""

from collections.abc import Sequence
from typing import Any

from dicegame.base.game import Game
from dicegame.base.rules.rounds import START_GOODS
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF
from dicegame.base.supply import BLACK_PILE, Chance, Deal, Roll, StartGoods, check_goods, check_tiles, slots
from dicegame.base.words.names import find_good, find_tiles
from dicegame.base.words.notation import parse_die
from dicegame.play.events import GameError
from padgen.language import ENGLISH, Sentence, joined

BLACK_PART, GOODS_PART = 6, 7
"""The indexes of two answers for a deal, after those for depots 1 to 6: the black depot, and the goods of the phase."""


def table_prompts(game: Game) -> list[Sentence]:
    """Return the prompts for the random result that is due: one for each player or depot, or one for all dice."""
    names = game.setup.names
    if game.awaits == "setup":
        return [Sentence("base-ask-goods", name=name) for name in names]
    if game.awaits == "roll":
        return [Sentence("base-ask-dice", names=joined(names, "and"))]
    depots = [
        Sentence("base-ask-depot", depot=depot, colors=_kinds(colors))
        for depot, colors in enumerate(slots(len(names), game.phase + 1), 1)
    ]
    return [*depots, Sentence("base-ask-black", tiles=2 * len(names)), Sentence("base-ask-round-goods")]


def parse_table_answer(game: Game, before: Sequence[Any], text: str, language: str = ENGLISH) -> object:
    """Return what the answer to the next prompt means: goods, a roll or tiles. `before` has the answers so far.

    Raises: GameError if the answer is wrong, or if the box does not have so many of these tiles or goods left.
    """
    players = len(game.setup.names)
    if game.awaits == "roll":
        dice = [parse_die(die) for word in text.replace(",", " ").split() for die in word]
        _check_count(dice, 2 * players + 1)
        return Roll(tuple(zip(dice[:-1:2], dice[1::2], strict=True)), dice[-1])
    if game.awaits == "setup" or len(before) == GOODS_PART:
        goods = tuple(find_good(word, language) for word in text.replace(",", " ").split())
        _check_count(goods, START_GOODS if game.awaits == "setup" else ROUNDS)
        earlier = [good for own in before for good in own] if game.awaits == "setup" else []
        check_goods((*earlier, *goods), game.seen)
        return goods
    tiles = find_tiles(text, language)
    if len(before) == BLACK_PART:
        _check_count(tiles, 2 * players)
    else:
        tiles = _in_slots(tiles, slots(players, game.phase + 1)[len(before)], len(before) + 1)
    dealt = [
        (BLACK_PILE if part == BLACK_PART else COLOR_OF[tile], tile)
        for part, own in enumerate((*before, tiles))
        for tile in own
    ]
    check_tiles(dealt, game.setup.box, game.seen)
    return tiles


def join_table_answers(game: Game, parts: Sequence[object]) -> Chance:
    """Return the random result that the parsed answers to all prompts make."""
    if game.awaits == "setup":
        return StartGoods(tuple(parts))  # type: ignore[arg-type]  # as parsed above
    if game.awaits == "roll":
        return parts[0]  # type: ignore[return-value]  # likewise
    return Deal(game.phase + 1, tuple(parts[:6]), parts[6], parts[7])  # type: ignore[arg-type]  # likewise


def _in_slots(tiles: Sequence[int], wanted: Sequence[int], depot: int) -> tuple[int, ...]:
    """Return tiles in the order of the colors of a depot's slots. Raises: GameError if the colors are others."""
    found = [tile for color in dict.fromkeys(wanted) for tile in tiles if COLOR_OF[tile] == color]
    if sorted(wanted) != sorted(COLOR_OF[tile] for tile in tiles):
        raise GameError(Sentence("base-deal-depot", depot=depot, colors=_kinds(wanted)))
    return tuple(found.pop(next(at for at, tile in enumerate(found) if COLOR_OF[tile] == color)) for color in wanted)


def _check_count(found: Sequence[object], expected: int) -> None:
    if len(found) != expected:
        raise GameError(Sentence("base-count", expected=expected, found=len(found)))


def _kinds(colors: Sequence[int]) -> Sentence:
    return joined(Sentence(f"word-{COLOR_NAMES[color]}") for color in colors)
