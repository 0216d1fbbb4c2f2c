"""The tiles and goods that are dealt before each phase of a followed game, as they are entered from the table."""

from dataclasses import replace

from dicegame.base.following.followed import Followed
from dicegame.base.game import Game, after, new_game
from dicegame.base.state.market import DEAL_DUE
from dicegame.base.supply import Deal, Seen, tiles_of
from dicegame.fast.states import copied
from dicegame.play.events import Chance as ChanceEvent


def before_deal(followed: Followed, phase: int) -> Game:
    """Return a game in which this phase is dealt next, and what was entered for all other phases has been drawn."""
    game = new_game(followed.setup)
    state = copied(game.state)
    state.due, state.phase = DEAL_DUE, phase - 1
    deals = [deal for at, deal in enumerate(followed.deals) if deal and at != phase]
    tiles = tuple(pair for deal in deals for pair in tiles_of(deal))
    goods = tuple(good for deal in deals for good in deal.goods)
    return replace(game, state=state, seen=Seen(game.seen.tiles + tiles, goods))


def dealt(followed: Followed, deal: Deal) -> Followed:
    """Return the game with a deal, instead of what was entered for its phase before. Raises: GameError if it cannot be."""
    followed = followed.with_deal(deal)
    after(before_deal(followed, deal.phase), ChanceEvent(deal))
    return followed
