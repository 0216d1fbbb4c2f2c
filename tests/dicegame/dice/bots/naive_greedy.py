"""The greedy bot over sets and dicts: the values of `policies.greedy_value`, for the naive game."""

from padgen.hexgrid import Hex
from tests.dicegame.dice import naive_dice_game as naive
from tests.dicegame.dice.naive_dice_game import Game, Page, Roll, Turn

EIGHTHS = 8
END = EIGHTHS * naive.PHASES
CIRCLES_WORTH = {"monk": 1.0, "silver": 2.0, "commodity": 3.0, "worker": 0.5}
MARK_WORTH = 1.0
OPENED_WORTH = 0.1
BEGUN_SHARE = 0.7


def greedy_turn(game: Game, page: Page, roll: Roll) -> Turn:
    """A legal turn of the greatest worth."""
    return max(naive.legal_turns(page, roll), key=lambda turn: greedy_worth(game, page, roll, turn))


def greedy_worth(game: Game, page: Page, roll: Roll, turn: Turn) -> float:
    """Points at once, what the circles may bring, and a share of the points of the areas that were begun."""
    after = naive.apply_turn(page, turn, game.phase)
    later = time_left(game, roll)
    circles = sum(worth * after.unused(kind) for kind, worth in CIRCLES_WORTH.items())
    total = after.total - page.total + points_for_colors(game, page, after, turn) + circles * later / END
    for hex_, _ in turn[2]:
        total += begun(game, page, after, hex_, later)
    return total


def time_left(game: Game, roll: Roll) -> int:
    """Eighths of a phase from this round to the end of the game."""
    if game.solo:
        done, limit = game.rounds + 1, naive.SOLO_ROUNDS
    else:
        done, limit = naive.boxes_after(game.boxes, double=roll.double), naive.BOXES_IN_A_COLUMN
    return END - max(1, EIGHTHS * (game.phase - 1) + EIGHTHS * done // limit)


def points_for_colors(game: Game, page: Page, after: Page, turn: Turn) -> int:
    """What the colors are worth that a turn finishes, were nobody else to finish any."""
    colors = {page.board.cells[hex_].color for hex_, _ in turn[2]}
    return sum(naive.color_points(game, color) for color in colors if naive.color_is_complete(after, color))


def begun(game: Game, page: Page, after: Page, hex_: Hex, later: int) -> float:
    """What a mark is worth: some of its area's points, the more the fuller the area is, and what it opens beside it."""
    worth = MARK_WORTH + len(open_hexes(after) - open_hexes(page)) * OPENED_WORTH * later / END
    area = page.board.area_of[hex_]
    marked = len(area & after.pips.keys())
    if marked == len(area):
        return worth
    return worth + naive.area_points(page.board, hex_, game.phase) * BEGUN_SHARE * marked / len(area) ** 2


def open_hexes(page: Page) -> set[Hex]:
    """The hexes without a mark beside those with one."""
    return {near for hex_ in page.pips for near in page.board.neighbors[hex_]} - page.pips.keys()
