"""The trade routes: sold goods lie on the spaces of cards and bring bonuses (2019 rulebook, The Trade Routes).

The spaces are packed (`dicegame.base.state.routes`). The rulebook describes no bonus; ours are readings of the pictures.
All functions use only code that numba can compile.
"""

from dicegame.base.rules.buildings import TAKES_BUILDING, TAKES_FOR_CHURCH, TAKES_FOR_MARKET
from dicegame.base.rules.choices import ALL_COLORS, can_do
from dicegame.base.rules.gains import gain_points, gain_workers
from dicegame.base.rules.readings import ROUTES_TAKE
from dicegame.base.state.duchy import ROUTES, SideState
from dicegame.base.state.market import GameState, owe
from dicegame.base.state.moves import ABOUT_AT, OWED_ACTION, OWED_FILL, OWED_PLACE, OWED_SELL, OWED_TAKE
from dicegame.base.state.routes import NUMBER_BITS, NUMBER_MASK, space_at
from dicegame.base.state.tiles import GOOD_NAMES

BONUSES = ("building", "church", "market", "place", "sell", "action", "workers", "silver", "points")
"""The bonuses by their numbers, from 1."""
BUILDING_BONUS, CHURCH_BONUS, MARKET_BONUS, PLACE_BONUS, SELL_BONUS, ACTION_BONUS = range(1, 7)
WORKERS_BONUS, SILVER_BONUS, POINTS_BONUS = range(7, 10)
OWED_BY_BONUS = (0, TAKES_BUILDING, TAKES_FOR_CHURCH, TAKES_FOR_MARKET, OWED_PLACE, OWED_SELL, OWED_ACTION, 0, 0, 0)
"""The effect of each bonus that asks for a decision."""
WORKERS_BY_BONUS = tuple(4 * (bonus == WORKERS_BONUS) for bonus in range(10))
SILVER_BY_BONUS = tuple(2 * (bonus == SILVER_BONUS) for bonus in range(10))
POINTS_BY_BONUS = tuple(4 * (bonus == POINTS_BONUS) for bonus in range(10))
SPACES, CARDS = 3, 12
"""The number of spaces on a card, and of cards in the box (Game materials)."""
CARD_FACES = (
    "2 building, 4 church, 1 workers",
    "1 market, 2 silver, 5 place",
    "4 action, 1 points, 2 market",
    "3 place, 5 points, 6 market",
    "6 place, 4 market, 3 sell",
    "4 workers, 1 sell, 6 building",
    "5 action, 6 silver, 1 building",
    "4 place, 3 church, 2 workers",
    "1 silver, 6 action, 5 building",
    "6 points, 3 silver, 4 sell",
    "5 sell, 2 church, 3 points",
    "3 workers, 5 church, 2 action",
)
"""The spaces of cards 1 to 12 (our numbers). Likely: one source from photos, and every number and bonus as often as
another."""
CARDS_EACH = (0, 0, 5, 4, 3)
"""The number of cards of each player, by number of players."""


def space_of(text: str) -> int:
    """Return a space for its text, the number of a color and a bonus.

    >>> space_of("2 building"), space_of("4 points")
    (10, 76)
    """
    number, bonus = text.split()
    return int(number) | (BONUSES.index(bonus) + 1) << NUMBER_BITS


def named_space(space: int) -> tuple[str, str]:
    """Return the good that fills a space, and the bonus that this brings, by their names.

    >>> named_space(space_of("4 points"))
    ('red', 'points')
    """
    return GOOD_NAMES[(space & NUMBER_MASK) - 1], BONUSES[(space >> NUMBER_BITS) - 1]


FACES = tuple(space_of(text) for card in CARD_FACES for text in card.split(", "))
"""The spaces of all cards, one card after the other."""


def goods_sold(game: GameState, side: SideState, good: int, number: int) -> None:
    """Owe the goods of a sale to the player's route, if it has free spaces."""
    if side.route_filled < side.route_length:
        owe(game, OWED_FILL | (good | number << NUMBER_BITS) << ABOUT_AT)


def fill(game: GameState, side: SideState, about: int) -> None:
    """Put one of the goods on the next space, owe the others, and give the bonus if its color is that of the space.

    What a bonus brings is finished before the next goods tile (our reading).
    """
    if side.route_filled == side.route_length:
        return
    good, left = about & NUMBER_MASK, (about >> NUMBER_BITS) - 1
    space = space_at(side, side.route_filled)
    side.route_filled += 1
    if left:
        owe(game, OWED_FILL | (good | left << NUMBER_BITS) << ABOUT_AT)
    if space & NUMBER_MASK != good + 1:
        return
    bonus = space >> NUMBER_BITS
    gain_workers(game, side, WORKERS_BY_BONUS[bonus])
    side.silver += SILVER_BY_BONUS[bonus]
    gain_points(game, side, ROUTES, POINTS_BY_BONUS[bonus])
    effect = OWED_BY_BONUS[bonus]
    if bonus == PLACE_BONUS and game.readings & ROUTES_TAKE:
        effect = OWED_TAKE | ALL_COLORS << ABOUT_AT
    if effect and can_do(game, side, effect):
        owe(game, effect)
