"""The page of a base game says what a shield costs, and warns before one is lost."""

import pytest

from dicegame.base.game import after
from dicegame.base.rules.rounds import deal
from dicegame.base.state import moves
from dicegame.base.state.market import ROUNDS
from dicegame.base.state.tiles import NAMES, SHIP
from dicegame.play.events import Moved
from dicegame.web.games.base.aims import Choice, aims_of
from dicegame.web.games.base.game_view import BaseView
from dicegame.web.games.base.move_list import listed
from dicegame.web.games.base.pictures import small_duchy
from dicegame.web.games.base.sheets import button, loads_nothing, shields_to_lose
from dicegame.web.visitors.language import Words
from padgen.names import load
from tests.dicegame.base.test_shields import table


@pytest.mark.parametrize(("dice", "workers"), [((4, 4), 0), ((3, 5), 2), ((4, 6), 2)])
def test_a_shield_names_the_workers_that_change_both_dice(dice: tuple[int, int], workers: int) -> None:
    game = table().dice(*dice).shields(4, 7).have(workers=2).as_game()
    (aim,) = [aim for aim in aims_of(game) if aim.move.kind == moves.SHIELD]
    assert aim.workers == workers
    shown = button(game, aim, Words("en"))
    assert (shown.label, shown.face, shown.note, shown.workers) == ("Take", "shield-7", "with both dice", workers)


def test_a_shield_that_replaces_another_says_so() -> None:
    game = table().dice(4, 4).shields(4, 7).hold(3).as_game()
    notes = {button(game, aim, Words("en")).note for aim in aims_of(game) if aim.move.kind == moves.SHIELD}
    assert "with both dice, for shield 3" in notes


def test_the_player_whose_monasteries_are_copied_is_named() -> None:
    own = table(players=3).hold(6)
    own.state.stack[0], own.state.stack_size = moves.OWED_COPY, 1
    game = own.as_game()
    labels = [button(game, aim, Words("en")).label for aim in aims_of(game)]
    assert labels == ["Copy Ben’s monasteries", "Copy Cleo’s monasteries"]


def test_two_equal_dice_list_their_shields() -> None:
    game = table().dice(4, 4).shields(4, 7).as_game()
    found = listed(aims_of(game), Choice(die=4, by_itself=True))
    assert [aim.text for aim in found if aim.move.kind == moves.SHIELD] == ["dice take shield-7 from 4"]


@pytest.mark.parametrize(
    ("shields", "silver", "workers", "lost"), [((7,), 0, 2, 1), ((7,), 1, 0, 0), ((3, 7), 0, 1, 1), ((3, 7), 1, 1, 0)]
)
def test_the_last_turn_of_a_phase_says_how_many_shields_are_lost(
    shields: tuple[int, ...], silver: int, workers: int, lost: int
) -> None:
    own = table().hold(*shields).have(silver=silver, workers=workers)
    for own.state.round in range(ROUNDS):
        game = own.as_game()
        assert shields_to_lose(game, 0) == (lost if own.state.round == ROUNDS - 1 else 0)


NOTHING_THERE = "The ship loads nothing: no depot has goods."
NOTHING_FITS = "The ship loads nothing: none of the goods fit into your storage."


@pytest.mark.parametrize(
    ("lying", "stored", "tile", "said"),
    [
        ({}, {}, "ship", NOTHING_THERE),
        ({}, {}, "mine", ""),
        ({"red": 2}, {}, "ship", ""),
        ({"red": 2}, {"purple": 1, "pink": 1, "brown": 1}, "ship", NOTHING_FITS),
        ({"red": 2}, {"purple": 1, "pink": 1, "red": 1}, "ship", ""),
    ],
)
def test_a_ship_that_loads_nothing_says_so(lying: dict[str, int], stored: dict[str, int], tile: str, said: str) -> None:
    own = table().store("ship", "mine").goods(**stored).depot(2, goods=lying).have(workers=6)
    game = own.as_game()
    placed = next(move for move in game.moves if move.kind == moves.PLACE and NAMES[move.what] == tile)
    assert loads_nothing(game, Words("en")) == ""
    assert loads_nothing(after(game, Moved(0, placed)), Words("en")) == said


def test_tiles_do_not_hide_the_border_posts() -> None:
    layout = load("base-11a")
    post = "#post"
    assert small_duchy(layout, {}).count(post) == 0, "they are in the file of the empty duchy"
    assert small_duchy(layout, {34: SHIP, 35: SHIP}).count(post) == 1
    assert small_duchy(layout, {18: SHIP}).count(post) == 0, "no post beside it"


@pytest.mark.parametrize(
    ("shields", "silver", "paid", "brought"),
    [((), 0, (), 2), ((8,), 1, ("pay silver for shield-8",), 4), ((8,), 1, ("give up shield-8",), 2), ((8,), 0, (), 2)],
)
def test_the_end_of_a_phase_says_what_the_mines_brought(
    shields: tuple[int, ...], silver: int, paid: tuple[str, ...], brought: int
) -> None:
    """Shield 8 doubles it, but only if it is paid for."""
    own = table().puts("mine 25, mine 30").hold(*shields).have(silver=silver).end_phase().do(*paid)
    assert own.silver == silver - ("pay silver for shield-8" in paid) + brought
    deal(own.state, [0] * 40, 0)
    own.hold(8)
    row, other = BaseView()._phase_over(own.as_game(), [], {})
    assert (row.silver, other.silver) == (brought, 0)
