"""The border posts (2019 rulebook, New duchies), with the edge cases of their rules.

On duchy 11a the posts lie beside the hexes 5 and 10, 9 and 15, 35 and 36. A starting castle on hex 1 lies beside 5. The
monasteries 5 to 9 join the first two posts, the ships 10, 17, 24, 30 and 35 the first and the third.
"""

from dataclasses import replace

import pytest

from dicegame.base.rules.final import monastery_points
from dicegame.base.setup import Setup
from dicegame.base.state.duchy import castles_of
from dicegame.play.events import GameError
from padgen import load
from padgen.model import Layout
from tests.dicegame.base.table import NAMES, Table

NEARLY = "monastery-1 5, monastery-2 6, monastery-3 7, monastery-4 8"
"""All but hex 9 of the way to the second post."""
RIVER = "ship 10, ship 17, ship 24, ship 30"
"""All but hex 35 of the way to the third post."""


def table(players: int = 2, modules: str = "borders", start: int = 1, layout: str = "base-11a", **readings: str) -> Table:
    own = {key.replace("_", "-"): value for key, value in readings.items()}
    return Table(players, layout=layout, start=start, modules=modules, readings=own)


def second_post(table: Table, player: int = 0) -> None:
    """Join the first two posts with the last tile of the way."""
    table.puts(NEARLY, player).turn_of(player, 4).store("monastery-16", player=player).do("die 4 place monastery-16 at 9")


def third_post(table: Table, player: int = 0) -> None:
    table.puts(RIVER, player).turn_of(player, 4).store("ship", player=player).do("die 4 place ship at 35")


@pytest.mark.parametrize(("phase", "points"), [(0, 10), (1, 8), (2, 6), (3, 4), (4, 2)])
def test_two_joined_posts_score_the_points_of_the_phase_once(phase: int, points: int) -> None:
    one = table()
    one.state.phase = phase
    second_post(one)
    assert (one.own().posts, one.points("posts")) == (2, points)
    one.dice(5).store("ship").do("die 5 place ship at 10")
    assert one.points("posts") == points, "edge 3: tiles at both hexes of a post count once"


@pytest.mark.parametrize(("reading", "points"), [("again", 10 + 6 + 5), ("once", 10 + 5)])
def test_posts_in_a_and_then_in_c_for_two_players(reading: str, points: int) -> None:
    one = table(third_post=reading)
    second_post(one)
    one.state.phase = 2
    third_post(one)
    assert (one.own().posts, one.own().post_bonus, one.points("posts")) == (3, 1, points)


@pytest.mark.parametrize(("players", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_edge_6_the_first_two_players_get_a_bonus_and_all_get_the_points_of_the_phase(
    players: int, first: int, second: int
) -> None:
    all_ = table(players)
    for player in range(players):
        second_post(all_, player)
        third_post(all_, player)
    assert [all_.points("posts", player) for player in range(players)] == [20 + first, 20 + second, 20, 20][:players]
    assert [all_.own(player).post_bonus for player in range(players)] == [1, 2, 0, 0][:players]


@pytest.mark.parametrize(("reading", "points"), [("again", 20 + 5), ("once", 10 + 5)])
def test_one_tile_that_joins_all_three_posts_scores_both_at_once(reading: str, points: int) -> None:
    star = table(third_post=reading)
    star.puts("monastery-1 5, goat-2 11, bank 18, monastery-2 9, ship 14, church 13, cow-2 36, cow-3 32, market 26")
    assert star.own().posts == 0
    star.store("carpenter").dice(6).do("die 6 place carpenter at 19")
    assert (star.own().posts, star.points("posts")) == (3, points)


def test_edge_1_a_starting_castle_at_a_post_counts() -> None:
    own = table(layout="base-11e", start=10)
    for hex_ in path(own, 10, 9)[1:-1]:
        own.put("mine", hex_)
    own.store("bank").dice(4).do("die 4 place bank at 9")
    assert (own.own().posts, own.points("posts")) == (2, 10)


def path(table: Table, start: int, end: int) -> list[int]:
    """The hexes of a shortest way."""
    near = table.boards[0].near
    ways = [[start]]
    while True:
        way = ways.pop(0)
        if way[-1] == end:
            return way
        ways += [[*way, hex_] for hex_ in range(1, 38) if near[way[-1] - 1] >> hex_ - 1 & 1 and hex_ not in way]


def test_a_post_is_reached_only_by_its_own_hexes() -> None:
    own = table().puts(NEARLY).puts("ship 14").dice(4).store("goat-2")
    assert own.do("die 4 place goat-2 at 21").own().posts == 0, "hex 21 is only beside hex 15"
    assert own.dice(3).store("cow-2").do("die 3 place cow-2 at 15").own().posts == 2


def test_edge_2_one_tile_joins_two_chains() -> None:
    own = table().puts("monastery-1 5, monastery-2 6, monastery-3 7, monastery-4 9").dice(5).store("monastery-16")
    assert own.own().posts == 0
    assert own.do("die 5 place monastery-16 at 8").points("posts") == 10


def test_the_second_and_third_post_are_joined_without_the_first() -> None:
    own = table(start=33).puts("cow-2 15, cow-3 21, pig-2 27, pig-3 32").store("sheep-2").dice(1)
    assert own.do("die 1 place sheep-2 at 36").points("posts") == 10


def test_edge_4_the_points_of_the_phase_are_not_doubled_and_know_no_larger_area() -> None:
    own = table(modules="borders shields").hold(7, 17)
    second_post(own)
    assert own.points("posts") == 10
    third_post(own)
    assert own.points("posts") == 10 + 10 + 5, "by default shield 7 does not double the bonus either"


@pytest.mark.parametrize(("player", "points", "doubled"), [(0, 5, 10), (1, 2, 4)])
def test_the_bonus_as_a_tile_is_doubled_by_shield_7_and_counted_by_monastery_26(
    player: int, points: int, doubled: int
) -> None:
    for reading in ("points", "tile"):
        for shields in ((), (7,)):
            own = table(modules="borders shields", post_bonus=reading).hold(*shields, player=player)
            for other in range(player + 1):
                second_post(own, other)
                third_post(own, other)
            tile = reading == "tile"
            assert own.points("posts", player) == 20 + (doubled if shields and tile else points)
            own.monastery(26, player=player)
            assert monastery_points(own.state, own.own(player)) == (3 if tile else 0)


def test_edge_5_islands_by_shield_18_join_nothing() -> None:
    own = table(modules="borders shields").hold(18).store("monastery-1", "goat-2", "cow-2").dice(4, 3)
    own.puts("monastery-2 5").do("die 4 place monastery-1 at 9")
    assert own.own().posts == 0
    assert own.do("die 3 place cow-2 at 15").points("posts") == 0


@pytest.mark.parametrize("shield", [14, 15])
def test_edge_7_a_tile_placed_at_the_end_of_phase_e_scores_2(shield: int) -> None:
    own = table(modules="borders shields").hold(shield).puts(NEARLY).depot(0 if shield == 15 else 2, "monastery-16")
    own.state.phase = 4
    own.end_phase().do(f"place monastery-16 from {'black' if shield == 15 else 2} at 9")
    assert own.points("posts") == 2


def test_edge_8_each_placement_of_a_chain_is_checked_by_itself() -> None:
    own = table().puts(NEARLY).puts("ship 10, ship 17, ship 24").store("castle", "ship", "ship").dice(6, 3)
    own.do("die 6 place castle at 29", "place ship at 30")
    assert own.points("posts") == 0
    own.store("castle", "ship", "monastery-16").do("die 3 place castle at 4", "place ship at 35")
    assert own.points("posts") == 10, "the first and the third post"
    own.dice(4).do("die 4 place monastery-16 at 9")
    assert own.points("posts") == 10 + 10 + 5


def test_edge_8_a_castle_in_a_castles_action_joins_posts() -> None:
    own = table().puts(NEARLY).puts("ship 10, ship 17, ship 24").store("castle", "castle", "monastery-16").dice(6)
    own.do("die 6 place castle at 29", "place castle at 4", "place monastery-16 at 9")
    assert own.points("posts") == 10


def refused(*layouts: Layout) -> bool:
    with pytest.raises(GameError) as error:
        Setup(layouts, NAMES[:2], tuple(castles_of(layout)[0] for layout in layouts), modules=("borders",))
    return "base-needs-posts" in repr(error.value.sentence)


def test_edge_9_a_duchy_without_posts_is_refused() -> None:
    assert refused(load("base-11a"), load("base-1"))
    assert Setup((load("base-11a"), load("base-11b")), NAMES[:2], (0, 3), modules=("borders",)), "letters may differ"


def test_edge_10_a_layout_with_other_than_three_posts_is_refused() -> None:
    own = load("base-11a")
    assert refused(own, replace(own, posts=own.posts[:2]))
    assert refused(replace(own, posts=(*own.posts, own.posts[0])), own)


def test_without_the_module_posts_score_nothing() -> None:
    own = Table(layout="base-11a", start=1).puts(NEARLY).store("monastery-16").dice(4).do("die 4 place monastery-16 at 9")
    assert (own.own().posts, own.points("posts")) == (0, 0)
