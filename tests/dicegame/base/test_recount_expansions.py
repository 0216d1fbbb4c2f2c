"""What can be seen on a duchy that was played with expansions counts again to the points that the game gave for it."""

from random import Random

import pytest

from dicegame.base.game import Game
from dicegame.base.state.duchy import ROUTES
from dicegame.base.state.moves import USE
from dicegame.base.state.tiles import ANIMALS_ON, COLOR_NAMES, MONASTERY_OF, NO_COLOR, name_and_number
from dicegame.base.state.views import Placed
from dicegame.endscore.duchy import Duchy, Span, Tile
from dicegame.endscore.recount import count_again
from tests.dicegame.base.playing import expanded_setup, lively


def tile_of(placed: Placed, order: int) -> Tile:
    kind = "m" if MONASTERY_OF[placed.tile] else name_and_number(placed.tile)[0]
    return Tile(kind, MONASTERY_OF[placed.tile] or ANIMALS_ON[placed.tile], placed.phase, order)


def duchy_of(games: list[Game], player: int) -> Duchy:
    """A finished duchy as its owner writes it down, with the phases in which each shield lay there."""
    game = games[-1]
    side, setup = game.side(player), game.setup
    layout, shields = setup.layouts[player], dict[int, Span]()
    for moment in games:
        for shield in moment.side(player).shields:
            first = shields[shield].first if shield in shields else moment.phase
            shields[shield] = Span(first, moment.phase, shield not in side.shields)
    posts = {1: side.post_bonus == 1, 2: side.post_bonus == 2}
    return Duchy(
        2019,
        layout,
        {tuple(layout.cells)[one.hex]: tile_of(one, order) for order, one in enumerate(game.placed[player])},
        setup.names[player],
        shields,
        len(setup.names),
        sum(side.sold),
        (*(COLOR_NAMES[color] for color in side.large if color != NO_COLOR), *(["posts"] if posts[1] else [])),
        (*(COLOR_NAMES[color] for color in side.small if color != NO_COLOR), *(["posts"] if posts[2] else [])),
        setup.readings["post-bonus"],
        setup.readings["third-post"],
        game.points(player),
    )


@pytest.mark.parametrize("seed", range(6))
def test_recount_holds_the_points_of_every_played_duchy(seed: int) -> None:
    rng = Random(seed)
    readings = {"post-bonus": rng.choice(("points", "tile")), "third-post": rng.choice(("again", "once"))}
    games = [game for game, _ in lively(expanded_setup(rng, 2 + seed % 3, readings), rng)]
    for player in range(len(games[-1].setup.names)):
        found = count_again(duchy_of(games, player))
        cranes = sum(gain.points for gain in games[-1].gains if gain.player == player and gain.move.kind == USE)
        seen = games[-1].points(player) - games[-1].side(player).points[ROUTES]
        assert found.low <= seen <= found.high + cranes, (seed, player, found.lines)
        assert found.faults == ()
