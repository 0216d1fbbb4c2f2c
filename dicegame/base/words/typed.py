"""Read what people type during a game: moves without a die, shortened names of tiles, and results from a real table."""

from collections.abc import Sequence

from dicegame.base.game import Game
from dicegame.base.rules.referee import tile_sentence
from dicegame.base.rules.rounds import START_GOODS
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, GOOD_NAMES, NAMES, NUMBERS
from dicegame.base.supply import Chance, Deal, Roll, StartGoods, slots
from dicegame.base.words.notation import parse_die, parse_good, parse_move, parse_tile
from dicegame.play.events import GameError
from padgen.language import ENGLISH, Sentence, joined, say

BLACK_PART, GOODS_PART = 6, 7
"""The indexes of two answers for a deal, after those for depots 1 to 6: the black depot, and the goods of the phase."""


def parse_typed_move(game: Game, text: str) -> Move:
    """Return the move for a typed text. The die may be left out if only one die makes the move legal.

    Raises: GameError if the text is invalid, or if both dice make the move legal; it says what was expected.
    """
    move = parse_move(text)
    if move.die or move in game.moves:
        return move
    same = [one for one in game.moves if one.die and one._replace(die=0) == move]
    if len(same) > 1:
        raise GameError(Sentence("base-which-die", dice=joined([str(one.die) for one in same], "or")))
    return same[0] if same else move


def find_tile(text: str, language: str = ENGLISH) -> int:
    """Return the tile for its name, the beginning of its name if no other tile fits, or the number of a monastery.

    Raises: GameError if no tile or several tiles fit.
    """
    word = text.strip().lower()
    said = {say(tile_sentence(tile), language).lower(): tile for tile in NUMBERS.values()}
    found = said.get(word) or NUMBERS.get(f"monastery-{word}")
    beginning = [tile for tile, name in enumerate(NAMES) if word and name.startswith(word)]
    return found or (beginning[0] if len(beginning) == 1 else parse_tile(word))


# a real table


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


def parse_table_part(game: Game, part: int, text: str, language: str = ENGLISH) -> object:
    """Return what the answer to prompt number `part` means: goods, a roll or tiles. Raises: GameError if it is wrong."""
    typed = text.lower().replace(",", " ").split()
    players = len(game.setup.names)
    if game.awaits == "setup":
        return _goods(typed, START_GOODS, language)
    if game.awaits == "roll":
        dice = [parse_die(die) for word in typed for die in word]
        _check_count(dice, 2 * players + 1)
        return Roll(tuple(zip(dice[:-1:2], dice[1::2], strict=True)), dice[-1])
    if part == GOODS_PART:
        return _goods(typed, ROUNDS, language)
    tiles = tuple(map(find_tile, typed))
    if part == BLACK_PART:
        _check_count(tiles, 2 * players)
        return tiles
    wanted = slots(players, game.phase + 1)[part]
    if tuple(COLOR_OF[tile] for tile in tiles) != wanted:
        raise GameError(Sentence("base-deal-depot", depot=part + 1, colors=_kinds(wanted)))
    return tiles


def join_table_parts(game: Game, parts: Sequence[object]) -> Chance:
    """Combine the parsed answers to all prompts into the random result that was due."""
    if game.awaits == "setup":
        return StartGoods(tuple(parts))  # type: ignore[arg-type]  # as parsed above
    if game.awaits == "roll":
        return parts[0]  # type: ignore[return-value]  # likewise
    return Deal(game.phase + 1, tuple(parts[:6]), parts[6], parts[7])  # type: ignore[arg-type]  # likewise


def _goods(typed: Sequence[str], number: int, language: str) -> tuple[int, ...]:
    """Return the goods for typed colors (in English or the player's language) or for the die numbers that sell them."""
    own = {say(Sentence(f"word-{name}"), language).lower(): good for good, name in enumerate(GOOD_NAMES)}
    own |= {str(good + 1): good for good in range(len(GOOD_NAMES))}
    _check_count(typed, number)
    return tuple(own[word] if word in own else parse_good(word) for word in typed)


def _check_count(found: Sequence[object], expected: int) -> None:
    if len(found) != expected:
        raise GameError(Sentence("base-count", expected=expected, found=len(found)))


def _kinds(colors: Sequence[int]) -> Sentence:
    return joined(Sentence(f"word-{COLOR_NAMES[color]}") for color in colors)
