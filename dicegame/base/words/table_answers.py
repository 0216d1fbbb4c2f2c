"""Ask for the dice, goods and tiles on a real table, and check each answer as it is typed."""

from collections.abc import Sequence
from typing import Any

from dicegame.base.chance_referee import check_goods, check_tiles
from dicegame.base.expansions.trade_routes import CARDS_EACH
from dicegame.base.game import Game
from dicegame.base.rules.rounds import START_GOODS
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, tile_sentence
from dicegame.base.supply import BLACK_PILE, SHIELDS_EACH, Chance, Deal, Roll, StartGoods, first_removed, slots, slots_used
from dicegame.base.words.chance_text import parse_die
from dicegame.base.words.names import find_good, find_tile, find_tiles
from dicegame.base.words.table_expansions import example_of_card, parse_cards, parse_shields
from dicegame.play.events import GameError
from padgen.language import ENGLISH, Sentence, joined

BLACK_PART, GOODS_PART = 6, 7
"""The indexes of two answers for a deal, after those for depots 1 to 6: the black depot, and the goods of the phase."""


EXAMPLES = ("35", "22", "61", "14")
"""Two dice for each player, as people may type them."""


def table_prompts(game: Game, before: Sequence[Any] = ()) -> list[Sentence]:
    """Return the prompts for the random result that is due: one for each player or depot, or one for all dice.

    With shields and trade routes, the setup also asks for the shields in each depot and for each player's cards; in the
    solo game a roll also asks which tile leaves, and proposes one if the dice are among the answers `before`.
    """
    names, box = game.setup.names, game.setup.box
    if game.awaits == "setup":
        cards, example = CARDS_EACH[len(names)], example_of_card(box.facts)
        goods = [Sentence("base-ask-goods", name=name) for name in names]
        shields = [
            Sentence("base-ask-shields", depot=depot, number=number) for depot, number in enumerate(_shields_each(game), 1)
        ]
        routes = [Sentence("base-ask-route", name=name, cards=cards, example=example) for name in names]
        return [*goods, *shields, *(routes if "routes" in box.modules else [])]
    if game.awaits == "roll":
        example = " ".join([*EXAMPLES[: len(names)], "4"])
        dice = Sentence("base-ask-dice", names=joined(names, "and"), example=example)
        return [dice, _ask_removed(game, before)] if box.mode else [dice]
    number = slots_used(box, len(names))
    depots = [
        Sentence("base-ask-depot", depot=depot, colors=_kinds(colors))
        for depot, colors in enumerate(slots(number, game.phase + 1), 1)
    ]
    return [*depots, Sentence("base-ask-black", tiles=2 * number), Sentence("base-ask-round-goods")]


def parse_table_answer(game: Game, before: Sequence[Any], text: str, language: str = ENGLISH) -> object:
    """Return what the answer to the next prompt means: goods, shields, cards, a roll or tiles. `before` has the answers so
    far.

    Raises: GameError if the answer is wrong, or if the box does not have so many of these tiles or goods left.
    """
    players, box = len(game.setup.names), game.setup.box
    if game.awaits == "roll":
        return _removed(game, before[0], text, language) if before else _roll(players, text)
    if game.awaits == "setup" and len(before) >= players:
        return _setup_answer(game, before[players:], text, language)
    if game.awaits == "setup" or len(before) == GOODS_PART:
        goods = tuple(find_good(word, language) for word in text.replace(",", " ").split())
        _check_count(goods, START_GOODS if game.awaits == "setup" else ROUNDS)
        earlier = [good for own in before for good in own] if game.awaits == "setup" else []
        check_goods((*earlier, *goods), game.seen)
        return goods
    tiles, number = find_tiles(text, language), slots_used(box, players)
    if len(before) == BLACK_PART:
        _check_count(tiles, 2 * number)
    else:
        tiles = _in_slots(tiles, slots(number, game.phase + 1)[len(before)], len(before) + 1)
    dealt = [
        (BLACK_PILE if part == BLACK_PART else COLOR_OF[tile], tile)
        for part, own in enumerate((*before, tiles))
        for tile in own
    ]
    check_tiles(dealt, box, game.seen)
    return tiles


def join_table_answers(game: Game, parts: Sequence[Any]) -> Chance:
    """Return the random result that the parsed answers to all prompts make."""
    if game.awaits == "setup":
        players = len(game.setup.names)
        last = players + len(_shields_each(game))
        return StartGoods(tuple(parts[:players]), tuple(parts[players:last]), tuple(parts[last:]))
    if game.awaits == "roll":
        roll: Roll = parts[0]
        return roll._replace(removed=parts[1]) if len(parts) > 1 else roll
    return Deal(game.phase + 1, tuple(parts[:6]), parts[6], parts[7])


def _shields_each(game: Game) -> tuple[int, ...]:
    """Return the number of shields in depots 1 to 6, or nothing without shields."""
    return SHIELDS_EACH[len(game.setup.names)] if "shields" in game.setup.modules else ()


def _setup_answer(game: Game, before: Sequence[tuple[int, ...]], text: str, language: str) -> tuple[int, ...]:
    """Return the shields of the next depot, or after them the cards of the next player."""
    each = _shields_each(game)
    if len(before) < len(each):
        found = parse_shields(text, [shield for own in before for shield in own], language)
        _check_count(found, each[len(before)])
        return found
    cards = parse_cards(game.setup.facts, text, [card for own in before[len(each) :] for card in own], language)
    _check_count(cards, CARDS_EACH[len(game.setup.names)])
    return cards


def _roll(players: int, text: str) -> Roll:
    dice = [parse_die(die) for word in text.replace(",", " ").split() for die in word]
    _check_count(dice, 2 * players + 1)
    return Roll(tuple(zip(dice[:-1:2], dice[1::2], strict=True)), dice[-1])


def _ask_removed(game: Game, before: Sequence[Roll]) -> Sentence:
    if not before:
        return Sentence("base-ask-removed")
    expected = first_removed(game.setup.box, game.market.depots, before[0].white)
    if expected is None:
        return Sentence("base-ask-removed-none")
    return Sentence("base-ask-removed-tile", depot=expected[0], tile=tile_sentence(expected[1]))


def _removed(game: Game, roll: Roll, text: str, language: str) -> tuple[int, int] | None:
    """Return the depot and the tile that leaves in a round of the solo game: the proposed one if nothing is typed."""
    depots = game.market.depots
    expected = first_removed(game.setup.box, depots, roll.white)
    if not text.strip():
        return expected
    if expected is None:
        raise GameError(Sentence("base-removed-none"))
    tile = find_tile(text, language)
    if tile not in depots[expected[0]]:
        raise GameError(Sentence("base-removed", depot=expected[0]))
    return expected[0], tile


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
