"""The game that a bot gets for a hint: the same moves as in the played game at that moment."""

from random import Random

import pytest

from dicegame.base.following.changes import followed_data, moment_line, read_followed
from dicegame.base.following.dealing import dealt
from dicegame.base.following.entry import SHIELD as SHIELD_ENTERED
from dicegame.base.following.entry import Entry, Extra, Laid
from dicegame.base.following.followed import Followed, Moment
from dicegame.base.following.moment import game_at, loose_tiles, moment_of, phase_now, placed_from, places_of, slots_of
from dicegame.base.following.replay import replay
from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.duchy import COLORS
from dicegame.base.state.market import BLACK_SLOTS, SLOTS
from dicegame.base.state.moves import SHIELD
from dicegame.base.state.tiles import INN
from dicegame.play.events import GameError
from tests.dicegame.base.following.real_games import blank, deals_of, played_by_greedy
from tests.dicegame.base.playing import expanded_setup, random_setup


def followed_until(game: Game) -> Followed:
    """A followed game with what lies in the depots and duchies of a game."""
    followed = blank(game, depots=True)
    for phase, deal in enumerate(deals_of(game)):
        followed = dealt(followed, deal)
        for player, placed in enumerate(game.placed):
            tiles = tuple(Laid(one.hex, one.tile) for one in placed if one.phase == phase)
            followed = followed.with_entry(phase, player, Entry(tiles))
    return followed


def moment_in(game: Game, player: int) -> Moment:
    """What somebody at the table sees."""
    side, deal = game.side(player), game.state.depots
    gone = tuple(slot for slot, tile in slots_of(followed_until(game)).items() if deal[slot] != tile)
    return Moment(game.round, gone, tuple(filter(None, side.store)), side.goods, side.silver, side.workers, side.dice)


def turns(seed: int, modules: str) -> list[Game]:
    """The beginnings of turns, each with both dice, from a game of bots."""
    rng = Random(seed)
    setup = expanded_setup(rng, 2 + seed % 3, modules=modules) if modules else random_setup(rng, 2 + seed % 3, 2019)
    return [one for one in played_by_greedy(setup, rng) if one.due is not None and all(one.side(one.due).dice)]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "modules"), [(1, ""), (2, ""), (3, "inns tiles"), (4, "castles borders")])
def test_the_bot_sees_the_moves_of_the_played_game(seed: int, modules: str) -> None:
    for game in turns(seed, modules)[::9]:
        assert game.due is not None
        known = game_at(followed_until(game), game.due, moment_in(game, game.due))
        assert set(known.moves) == set(game.moves)
        assert known.side(game.due).points[:COLORS] == game.side(game.due).points[:COLORS]
        assert BASE_GAME.find_bot("greedy").advise(known, game.due)


@pytest.mark.slow
def test_shields_in_the_depots_are_not_known() -> None:
    game = turns(5, "shields")[20]
    assert game.due is not None
    known = game_at(followed_until(game), game.due, moment_in(game, game.due))
    assert set(known.moves) == {move for move in game.moves if move.kind != SHIELD}


@pytest.mark.slow
def test_what_was_entered_for_a_hint_is_there_for_the_next_one() -> None:
    game = turns(2, "")[12]
    followed = followed_until(game)
    phase, player = phase_now(followed), game.due or 0
    assert set(placed_from(followed)) <= set(moment_of(followed, player).gone)
    moment = moment_in(game, player)
    after = followed.with_moment(phase, player, moment)
    assert (
        read_followed(followed_data(blank(game, depots=True)), [moment_line(phase, player, moment)]).moments == after.moments
    )
    known = moment_of(after, player)
    assert (known.silver, known.workers, known.goods, known.dice) == (moment.silver, moment.workers, moment.goods, ())
    other = moment_of(after, 1 - player)
    assert set(moment.gone) <= set(other.gone)
    assert other.store == ()
    assert set(moment.store) <= set(loose_tiles(after, moment.gone))


@pytest.mark.slow
def test_what_cannot_be_is_refused() -> None:
    game = turns(2, "")[12]
    followed, player = followed_until(game), game.due or 0
    moment = moment_in(game, player)
    with pytest.raises(GameError, match="expected two dice"):
        game_at(followed, player, moment._replace(dice=(0, 7)))
    lying = next(tile for slot, tile in slots_of(followed).items() if BLACK_SLOTS <= slot < SLOTS)
    loose = loose_tiles(followed, moment.gone)
    wrong = (lying,) * (loose.count(lying) + 1)
    with pytest.raises(GameError, match="3 tiles can be stored"):
        game_at(followed, player, moment._replace(store=wrong))


@pytest.mark.slow
def test_shield_4_gives_more_places_and_an_inn_may_be_stored() -> None:
    # the shields that helped to place tiles are not entered
    game = [one for one in turns(3, "inns shields") if not replay(followed_until(one)).problems][-1]
    player = game.due or 0
    followed = followed_until(game)
    loose = loose_tiles(followed, ())
    assert loose.count(INN) == phase_now(followed) + 1 - sum(one.tile == INN for own in game.placed for one in own) > 0
    four = (INN, *sorted(tile for tile in loose_tiles(followed, slots_of(followed)) if tile != INN)[:3])
    moment = moment_in(game, player)._replace(store=four, gone=tuple(slots_of(followed)))
    with pytest.raises(GameError, match="at most 3 tiles"):
        game_at(followed, player, moment)
    entry = followed.entries[phase_now(followed)][player] or Entry()
    with_shield = followed.with_entry(phase_now(followed), player, Entry((*entry.things, Extra(SHIELD_ENTERED, 4))))
    known = game_at(with_shield, player, moment)
    assert known.side(player).store[:4] == four
    assert known.market.inns == loose.count(INN) - 1
    assert places_of(with_shield, player) > 4
