"""The game box as numbers, for simulated games: shuffled piles of tiles and goods, and streams of random numbers.

A box is a row of ints: how many items of each pile have been drawn, two streams of random numbers, the sizes of the piles,
then the piles in drawing order. So a copy of a box fixes all random results of a game, and undrawn items can be shuffled
again. The rules for dealing tiles are those of `dicegame.base.supply`. All functions use only code that numba can compile.
"""

from dicegame.base.expansions.trade_routes import CARDS, CARDS_EACH, FACES, SPACES
from dicegame.base.rules.rounds import (
    DEAL_SIZE,
    MOST_SPACES,
    REMOVED_AT,
    ROLL_SIZE,
    ROUTES_AT,
    SETUP_SIZE,
    SHIELDS_AT,
    START_GOODS,
    deal,
    give_goods,
    roll,
)
from dicegame.base.state.market import (
    DEAL_DUE,
    DEPOT_NUMBERS,
    DEPOT_SLOTS,
    ROUNDS,
    SETUP_DUE,
    SHIELDS_IN_DEPOT,
    GameState,
)
from dicegame.base.state.modules import ROUTES_ON, SHIELDS_ON
from dicegame.base.state.shields import SHIELDS
from dicegame.base.state.tiles import COLOR_NAMES, GOOD_COLORS, MINE_COLOR
from dicegame.base.supply import BLACK_PILE, GOODS_EACH, SHIELDS_EACH, SLOT_COLORS, Box, piles
from dicegame.fast.random_stream import advance, drawn

BLACK_NUMBER = len(COLOR_NAMES)
"""The number of the black-backed pile, after those of the six colors."""
GOODS_NUMBER = BLACK_NUMBER + 1
SHIELDS_NUMBER, CARDS_NUMBER = GOODS_NUMBER + 1, GOODS_NUMBER + 2
"""The numbers of two more piles, which are shuffled last: the shields, and the cards of trade routes."""
PILES = CARDS_NUMBER + 1
DICE_LUCK, BOT_LUCK = PILES, PILES + 1
"""The indexes in a box of the states of its random streams: for shuffling and dice, and for choices of bots."""
SIZES_AT = BOT_LUCK + 1
_MOST = [48, 20, 10, 20, 23, 14, 51, GOODS_EACH * GOOD_COLORS, SHIELDS, CARDS]
"""The largest number of items in each pile, with all expansions."""
PILE_STARTS = tuple(SIZES_AT + PILES + sum(_MOST[:pile]) for pile in range(PILES + 1))
"""The index in a box of the first item of each pile."""
BOX = PILE_STARTS[-1]
"""The number of words of a box."""
SLOT_PILES = tuple(color for own in SLOT_COLORS for color in own)
"""The pile of each slot of depots 1 to 6."""
SHIELD_NUMBERS = tuple(number for players in range(5) for number in (*SHIELDS_EACH[players], *(0,) * 6)[:6])
"""The number of shields in depots 1 to 6, for each number of players from 0 to 4."""
CHANCE_SIZE = max(SETUP_SIZE, DEAL_SIZE, ROLL_SIZE)
"""The number of ints that any one random event fits into."""


def full_box(contents: Box) -> tuple[int, ...]:
    """Return a box from which nothing has been drawn. Its piles are sorted and not yet shuffled.

    Starting castles are not removed from the pile of castles: all castles are alike, and the pile never runs out.
    """
    found, row = piles(contents), [0] * BOX
    every = [
        *(sorted(found[pile].elements()) for pile in (*range(len(COLOR_NAMES)), BLACK_PILE)),
        [good for good in range(GOOD_COLORS) for _ in range(GOODS_EACH)],
        list(range(1, SHIELDS + 1)) if "shields" in contents.modules else [],
        list(range(1, CARDS + 1)) if "routes" in contents.modules else [],
    ]
    for pile, items in enumerate(every):
        row[SIZES_AT + pile] = len(items)
        row[PILE_STARTS[pile] : PILE_STARTS[pile] + len(items)] = items
    return tuple(row)


def shuffle(box: list[int]) -> None:
    """Shuffle the items of every pile that have not been drawn, by the box's random stream for shuffling and dice."""
    state = box[DICE_LUCK]
    for pile in range(PILES):
        last = PILE_STARTS[pile] + box[SIZES_AT + pile]
        for place in range(PILE_STARTS[pile] + box[pile], last):
            state = advance(state)
            other = place + drawn(state) % (last - place)
            box[place], box[other] = box[other], box[place]
    box[DICE_LUCK] = state


def draw(box: list[int], pile: int) -> int:
    """Draw the next tile or good of a pile, and return its number."""
    box[pile] += 1
    return box[PILE_STARTS[pile] + box[pile] - 1]


def bring_chance(game: GameState, box: list[int], words: list[int]) -> None:
    """Carry out the random event that is due: give goods, deal, or roll. `words` is memory for `CHANCE_SIZE` ints."""
    next_chance(game, box, words)
    if game.due == SETUP_DUE:
        give_goods(game, words, 0)
    elif game.due == DEAL_DUE:
        deal(game, words, 0)
    else:
        roll(game, words, 0)


def next_chance(game: GameState, box: list[int], words: list[int]) -> None:
    """Draw the random event that is due, and write it into `words`."""
    if game.due == SETUP_DUE:
        next_setup(game, box, words)
    elif game.due == DEAL_DUE:
        next_deal(game, box, words)
    else:
        next_roll(box, words)


def next_roll(box: list[int], words: list[int]) -> None:
    """Roll the dice of four players and the white die, and write them into `words`."""
    state = box[DICE_LUCK]
    for place in range(REMOVED_AT):
        state = advance(state)
        words[place] = drawn(state) % 6 + 1
    box[DICE_LUCK] = state
    words[REMOVED_AT] = words[REMOVED_AT + 1] = 0


def next_setup(game: GameState, box: list[int], words: list[int]) -> None:
    """Draw the goods, shields and route cards of a setup, and write them into `words`."""
    for place in range(SETUP_SIZE):
        words[place] = 0
    for place in range(START_GOODS * game.players):
        words[place] = draw(box, GOODS_NUMBER) + 1
    if game.modules & SHIELDS_ON:
        for depot in range(DEPOT_NUMBERS):
            for place in range(SHIELD_NUMBERS[game.players * DEPOT_NUMBERS + depot]):
                words[SHIELDS_AT + depot * SHIELDS_IN_DEPOT + place] = draw(box, SHIELDS_NUMBER)
    if game.modules & ROUTES_ON:
        for player in range(game.players):
            for place in range(CARDS_EACH[game.players]):
                card = draw(box, CARDS_NUMBER) - 1
                for space in range(SPACES):
                    at = ROUTES_AT + player * MOST_SPACES + place * SPACES + space
                    words[at] = FACES[card * SPACES + space]


def next_deal(game: GameState, box: list[int], words: list[int]) -> None:
    """Draw the tiles and goods of the next phase, and write them into `words`.

    With three players the third slot of depot 6 gets a castle in phases A, C and E, and a mine in B and D.
    """
    players = game.slots
    for place in range(DEAL_SIZE):
        words[place] = 0
    for place in range(2 * players):
        words[place] = draw(box, BLACK_NUMBER)
    for depot in range(DEPOT_NUMBERS):
        for slot in range(players):
            pile = SLOT_PILES[depot * DEPOT_SLOTS + slot]
            if players == 3 and depot == 5 and slot == 2 and game.phase % 2 == 0:
                pile = MINE_COLOR
            words[8 + depot * DEPOT_SLOTS + slot] = draw(box, pile)
    for place in range(ROUNDS):
        words[DEAL_SIZE - ROUNDS + place] = draw(box, GOODS_NUMBER) + 1


def random_number(box: list[int]) -> int:
    """Return the next random number of the box's stream for choices of bots: 31 random bits."""
    box[BOT_LUCK] = advance(box[BOT_LUCK])
    return drawn(box[BOT_LUCK])
