"""The border posts of the duchies 11a to 11f (2019 rulebook, New duchies).

A post is reached when a tile lies on one of the hexes beside it; posts are joined by a chain of neighboring tiles (our
reading). All functions use only code that numba can compile.
"""

from dicegame.base.rules.readings import POST_BONUS_TILE, POSTS_SCORE_ONCE
from dicegame.base.state.duchy import LARGE_POINTS, POSTS, POSTS_EACH, SMALL_POINTS, Board, SideState
from dicegame.base.state.market import GameState
from dicegame.base.state.shields import DOUBLE_BONUS_TILES
from dicegame.base.state.tiles import NO_COLOR, members


def join_posts(game: GameState, side: SideState, board: Board) -> None:
    """Score the posts that the tiles join now: the points of the phase for two, again for the third, and the bonus."""
    joined = posts_joined(side, board)
    if joined <= side.posts:
        return
    times = 2 if joined == POSTS_EACH and side.posts == 0 else 1
    if game.readings & POSTS_SCORE_ONCE:
        times = 1 if side.posts == 0 else 0
    points = times * board.phase_bonus[game.phase]
    side.posts = joined
    if joined == POSTS_EACH:
        game.posts_joined += 1
        if game.posts_joined <= 2:
            points += bonus(game, side)
    side.points[POSTS] += points


def bonus(game: GameState, side: SideState) -> int:
    """Give the bonus for all posts to the first or second player, and return its points."""
    side.post_bonus = game.posts_joined
    points = LARGE_POINTS[game.players] if game.posts_joined == 1 else SMALL_POINTS[game.players]
    if game.readings & POST_BONUS_TILE:
        side.large |= (game.posts_joined == 1) << NO_COLOR
        side.small |= (game.posts_joined == 2) << NO_COLOR
        return points * (2 if side.shields & DOUBLE_BONUS_TILES else 1)
    return points


def posts_joined(side: SideState, board: Board) -> int:
    """Return how many posts the largest chain of tiles reaches, or 0 if it reaches fewer than two."""
    most = 0
    for post in range(POSTS_EACH - 1):
        chain, grown = 0, board.posts[post] & side.filled
        while chain != grown:
            chain = grown
            for hex_ in members(chain):
                grown |= board.near[hex_] & side.filled
        reached = 0
        for other in range(POSTS_EACH):
            reached += board.posts[other] & chain > 0
        most = max(most, reached)
    return most if most > 1 else 0
