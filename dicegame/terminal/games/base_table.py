"""Tiles, goods and dice that lie on a real table, typed into the terminal: the prompts, and the answers."""

from collections.abc import Sequence

from dicegame.base.game import Game
from dicegame.base.rules.rounds import START_GOODS
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, GOOD_NAMES
from dicegame.base.supply import Chance, Deal, Roll, StartGoods, slots
from dicegame.base.words.notation import parse_die, parse_good
from dicegame.play.events import GameError
from dicegame.terminal.games.base_tiles import find_tile
from padgen.language import Sentence, Words, joined

BLACK_PART, GOODS_PART = 6, 7
"""The answers of a deal: six depots, the black depot, the goods of the phase."""


def prompts(game: Game, words: Words) -> list[str]:
    """Return the prompts for what comes next: one for each player or depot."""
    names = game.setup.names
    if game.awaits == "setup":
        return [words("base-ask-goods", name=name) for name in names]
    if game.awaits == "roll":
        return [words("base-ask-dice", names=joined(names, "and"))]
    depots = [
        words("base-ask-depot", depot=depot, colors=_kinds(colors))
        for depot, colors in enumerate(slots(len(names), game.phase + 1), 1)
    ]
    return [*depots, words("base-ask-black", tiles=2 * len(names)), words("base-ask-round-goods")]


def parse_part(game: Game, part: int, text: str, words: Words) -> object:
    """Return one answer: the goods of a player, the dice, or the tiles of a depot. Raises: GameError."""
    typed = text.lower().replace(",", " ").split()
    players = len(game.setup.names)
    if game.awaits == "setup":
        return _goods(typed, START_GOODS, words)
    if game.awaits == "roll":
        dice = [parse_die(die) for word in typed for die in word]
        _check_count(dice, 2 * players + 1)
        return Roll(tuple(zip(dice[:-1:2], dice[1::2], strict=True)), dice[-1])
    if part == GOODS_PART:
        return _goods(typed, ROUNDS, words)
    tiles = tuple(map(find_tile, typed))
    if part == BLACK_PART:
        _check_count(tiles, 2 * players)
        return tiles
    wanted = slots(players, game.phase + 1)[part]
    if tuple(COLOR_OF[tile] for tile in tiles) != wanted:
        raise GameError(Sentence("base-deal-depot", depot=part + 1, colors=_kinds(wanted)))
    return tiles


def join(game: Game, parts: Sequence[object]) -> Chance:
    """Return what all answers make together."""
    if game.awaits == "setup":
        return StartGoods(tuple(parts))  # type: ignore[arg-type]  # as parsed above
    if game.awaits == "roll":
        return parts[0]  # type: ignore[return-value]  # likewise
    return Deal(game.phase + 1, tuple(parts[:6]), parts[6], parts[7])  # type: ignore[arg-type]  # likewise


def _goods(typed: Sequence[str], number: int, words: Words) -> tuple[int, ...]:
    """Return goods by their colors, in English or in the language of the player, or by the numbers that sell them."""
    own = {words(f"word-{name}").lower(): good for good, name in enumerate(GOOD_NAMES)}
    own |= {str(good + 1): good for good in range(len(GOOD_NAMES))}
    _check_count(typed, number)
    return tuple(own[word] if word in own else parse_good(word) for word in typed)


def _check_count(found: Sequence[object], expected: int) -> None:
    if len(found) != expected:
        raise GameError(Sentence("base-count", expected=expected, found=len(found)))


def _kinds(colors: Sequence[int]) -> Sentence:
    return joined(Sentence(f"word-{COLOR_NAMES[color]}") for color in colors)
