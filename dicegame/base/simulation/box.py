"""The game box as numbers, for simulated games: shuffled piles of tiles and goods, and streams of random numbers.

A box is a row of ints: how many items of each pile have been drawn, two streams of random numbers, then the piles in drawing
order. So a copy of a box fixes all random results of a game, and undrawn items can be shuffled again. The rules for
dealing tiles are those of `dicegame.base.supply`. All functions use only code that numba can compile.
"""

from dicegame.base.rules.rounds import DEAL_SIZE, ROLL_SIZE, SETUP_SIZE, START_GOODS, deal, give_goods, roll
from dicegame.base.state.market import DEAL_DUE, DEPOT_NUMBERS, DEPOT_SLOTS, ROUNDS, SETUP_DUE, GameState
from dicegame.base.state.tiles import COLOR_NAMES, GOOD_COLORS, MINE_COLOR
from dicegame.base.supply import BLACK_PILE, GOODS_EACH, SLOT_COLORS, piles
from dicegame.fast.random_stream import advance, drawn

BLACK_NUMBER = len(COLOR_NAMES)
"""The number of the black-backed pile, after those of the six colors."""
GOODS_NUMBER = BLACK_NUMBER + 1
PILES = GOODS_NUMBER + 1
DICE_LUCK, BOT_LUCK = PILES, PILES + 1
"""The indexes in a box of the states of its random streams: for shuffling and dice, and for choices of bots."""
_SIZES = [40, 20, 10, 20, 20, 14, 40, GOODS_EACH * GOOD_COLORS]
PILE_STARTS = tuple(BOT_LUCK + 1 + sum(_SIZES[:pile]) for pile in range(PILES + 1))
"""The index in a box of the first item of each pile, and the end of the last one."""
BOX = PILE_STARTS[-1]
"""The number of words of a box."""
SLOT_PILES = tuple(color for own in SLOT_COLORS for color in own)
"""The pile of each slot of depots 1 to 6."""
CHANCE_SIZE = max(SETUP_SIZE, DEAL_SIZE, ROLL_SIZE)
"""The number of ints that any one random event fits into."""


def full_box(edition: int) -> tuple[int, ...]:
    """Return a box from which nothing has been drawn. Its piles are sorted and not yet shuffled.

    Starting castles are not removed from the pile of castles: all castles are alike, and the pile never runs out.
    """
    row = [0] * PILE_STARTS[0]
    found = piles(edition)
    for pile in (*range(len(COLOR_NAMES)), BLACK_PILE):
        row += sorted(found[pile].elements())
    row += [good for good in range(GOOD_COLORS) for _ in range(GOODS_EACH)]
    assert len(row) == BOX
    return tuple(row)


def shuffle(box: list[int]) -> None:
    """Shuffle the items of every pile that have not been drawn, by the box's random stream for shuffling and dice."""
    state = box[DICE_LUCK]
    for pile in range(PILES):
        last = PILE_STARTS[pile + 1]
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
    if game.due == SETUP_DUE:
        for place in range(START_GOODS * game.players):
            words[place] = draw(box, GOODS_NUMBER) + 1
        give_goods(game, words, 0)
    elif game.due == DEAL_DUE:
        next_deal(game, box, words)
        deal(game, words, 0)
    else:
        state = box[DICE_LUCK]
        for place in range(ROLL_SIZE):
            state = advance(state)
            words[place] = drawn(state) % 6 + 1
        box[DICE_LUCK] = state
        roll(game, words, 0)


def next_deal(game: GameState, box: list[int], words: list[int]) -> None:
    """Draw the tiles and goods of the next phase, and write them into `words`.

    With three players the third slot of depot 6 gets a castle in phases A, C and E, and a mine in B and D.
    """
    players = game.players
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
