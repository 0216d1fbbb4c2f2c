"""Whole games: nothing is lost or made, nobody is ever stuck, the report adds up, and what is generated is accepted."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegame.base.game import Game, after, may_take_back
from dicegame.base.playable import BASE_GAME
from dicegame.base.score import end_tally, points_by_source
from dicegame.base.state.duchy import SOURCES, castles_of
from dicegame.base.state.market import PHASES, ROUNDS
from dicegame.base.state.moves import (
    BUY,
    BUY_FOR_WORKERS,
    END,
    GET_WORKERS,
    KEEP,
    LOAD,
    OWED_THROW,
    PLACE,
    SELL,
    TAKE,
    THROW,
    Move,
    about_of,
    kind_of,
)
from dicegame.base.state.tiles import ANIMALS_ON, CASTLE, COLOR_NAMES, MONASTERY_OF, NAMES, TILES
from dicegame.base.state.views import Placed
from dicegame.base.supply import BLACK_PILE, Box, piles
from dicegame.base.words.notation import format_move
from dicegame.endscore.base import score_base
from dicegame.endscore.duchy import Duchy, Tile
from dicegame.endscore.recount import count_again
from dicegame.play.events import GameError, IllegalMove, Moved, TookBack
from padgen import load
from tests.dicegame.base.playing import finished, played, random_setup
from tests.dicegame.base.table import Table

GAMES = [(players + edition, players, edition) for edition in (2019, 2011) for players in (2, 3, 4)]
EVERY_KIND = pytest.mark.parametrize(("seed", "players", "edition"), GAMES)


@EVERY_KIND
def test_every_tile_and_every_good_is_somewhere(seed: int, players: int, edition: int) -> None:
    rng = Random(seed)
    thrown: Counter[int] = Counter()
    gone: Counter[int] = Counter()
    before: Game | None = None
    for game in played(random_setup(rng, players, edition), rng):
        if before is not None and game.phase != before.phase:
            gone += Counter(tile for depot in before.market.depots for tile in depot if tile)
        if before is not None and before.due is not None and before.due >= 0:
            thrown += lost(before, game)
        before = game
        table = Counter(tile for depot in game.market.depots for tile in depot if tile)
        for player in range(players):
            table += Counter(tile for tile in game.side(player).store if tile)
            table += Counter(placed.tile for placed in game.placed[player])
        table += Counter(owed_tile(game))
        assert table + thrown + gone == Counter(tile for _, tile in game.seen.tiles)
        goods = Counter(game.market.round_goods)
        sides = [game.side(player) for player in range(players)]
        for amounts in (*game.market.goods, *(side.goods for side in sides), *(side.sold for side in sides)):
            goods += Counter(dict(enumerate(amounts)))
        assert goods == Counter(game.seen.goods)
        assert all(amount <= 7 for amount in goods.values())


def lost(before: Game, game: Game) -> Counter[int]:
    """The tile that a move threw away."""
    kinds = [move for move in before.moves if move.kind == THROW]
    if not kinds or before.due is None:
        return Counter()
    gone = Counter(before.side(before.due).store) - Counter(game.side(before.due).store)
    return gone or Counter([about_of(before.owed)])  # it made room for its like


def owed_tile(game: Game) -> list[int]:
    """The tile that waits for room."""
    return [about_of(game.owed)] if kind_of(game.owed) == OWED_THROW else []


@EVERY_KIND
def test_silver_and_workers_add_up_to_what_the_moves_say(seed: int, players: int, edition: int) -> None:
    """A second set of books, from the texts of the moves alone."""
    rng = Random(seed)
    before: Game | None = None
    for game in played(random_setup(rng, players, edition), rng):
        if before is not None and before.due is not None:
            for player in range(players):
                old, new = before.side(player), game.side(player)
                if player == before.due and game.phase == before.phase and game.awaits != "deal" and not game.over:
                    assert new.silver >= 0
                    assert new.workers >= 0
                elif game.awaits == "deal" or game.over:
                    mines = sum(placed.tile == 10 for placed in game.placed[player])
                    assert new.silver - old.silver == mines
                    assert new.workers - old.workers == mines * (2 in new.monasteries)
                else:
                    assert (old.silver, old.workers) == (new.silver, new.workers), "nobody else's"
        before = game


@pytest.mark.parametrize("edition", [2019, 2011])
def test_with_four_players_every_pile_is_used_up_exactly(edition: int) -> None:
    game = finished(5, 4, edition)
    drawn = Counter(game.seen.tiles)
    assert drawn == Counter(
        {(pile, tile): number for pile, own in piles(Box(edition)).items() for tile, number in own.items()}
    )
    assert drawn[BLACK_PILE, CASTLE] == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_25_rounds_and_50_dice_a_player(players: int) -> None:
    rng = Random(players)
    dice: Counter[int] = Counter()
    ends = 0
    before: Game | None = None
    for game in played(random_setup(rng, players, 2019), rng):
        if before is not None and before.due is not None:
            used = sum(map(bool, before.side(before.due).dice)) - sum(map(bool, game.side(before.due).dice))
            dice[before.due] += max(0, used)
            ends += game.due != before.due
        before = game
    assert dice == dict.fromkeys(range(players), 2 * PHASES * ROUNDS)
    assert ends == PHASES * ROUNDS * players


@EVERY_KIND
def test_every_point_stands_in_the_report(seed: int, players: int, edition: int) -> None:
    game = finished(seed, players, edition)
    outcome = BASE_GAME.outcome(game)
    end = score_base(end_tally(game))
    for player, report in enumerate(outcome.players):
        by = points_by_source(game)[player]
        assert sum(by.values()) == report.total == end.players[player].total
        assert sum(by.get(source, 0) for source in SOURCES) == game.points(player)
        assert report.faults == ()
        assert all(line.rule for line in report.lines)
    assert outcome.winners == end.winners


def duchy_of(game: Game, player: int) -> Duchy:
    """Return a player's duchy in the form that `dicegame.endscore.recount` counts again."""
    side, layout = game.side(player), game.setup.layouts[player]
    hexes = tuple(layout.cells)
    return Duchy(
        game.setup.edition,
        layout,
        {hexes[placed.hex]: _counted_tile(placed, order) for order, placed in enumerate(game.placed[player])},
        game.setup.names[player],
        players=len(game.setup.names),
        sold=sum(side.sold),
        first=tuple(COLOR_NAMES[color] for color in side.large),
        second=tuple(COLOR_NAMES[color] for color in side.small),
        track=game.points(player),
    )


def _counted_tile(placed: Placed, order: int) -> Tile:
    if MONASTERY_OF[placed.tile]:
        return Tile("m", MONASTERY_OF[placed.tile], placed.phase, order)
    if ANIMALS_ON[placed.tile]:
        return Tile(NAMES[placed.tile][:-2], ANIMALS_ON[placed.tile], placed.phase, order)
    return Tile(NAMES[placed.tile], 0, placed.phase, order)


@pytest.mark.parametrize("seed", range(12))
def test_recount_agrees_with_every_played_duchy(seed: int) -> None:
    game = finished(100 + seed, 2 + seed % 3, (2019, 2011)[seed % 2])
    for player in range(len(game.setup.names)):
        if game.setup.layouts[player].posts:
            continue
        found = count_again(duchy_of(game, player))
        assert (found.low, found.high) == (game.points(player), game.points(player))
        assert found.faults == ()


@EVERY_KIND
def test_taken_back_and_made_again_it_is_the_same_game(seed: int, players: int, edition: int) -> None:
    rng = Random(seed)
    before: Game | None = None
    for game in played(random_setup(rng, players, edition), rng):
        if before is not None and before.due is not None and not game.over:
            player = before.due
            assert may_take_back(game, player)
            assert after(game, TookBack(player)) == before
            for other in range(players):
                if other != player:
                    assert not may_take_back(game, other)
                    with pytest.raises(GameError):
                        after(game, TookBack(other))
        elif before is not None and before.due is None:
            assert not any(may_take_back(game, player) for player in range(players))
        before = game


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 10**9),
    st.integers(2, 4),
    st.sampled_from([2019, 2011]),
    st.sampled_from(["both", "any"]),
    st.sampled_from(["throw", "empty"]),
)
def test_nobody_is_ever_stuck(seed: int, players: int, edition: int, dice: str, room: str) -> None:
    rng = Random(seed)
    for game in played(random_setup(rng, players, edition, {"dice": dice, "room": room}), rng, rng.random()):
        if game.due is not None:
            assert game.moves
            assert len(set(game.moves)) == len(game.moves)
            assert len({format_move(move) for move in game.moves}) == len(game.moves)


@st.composite
def any_moves(draw: st.DrawFn) -> Move:
    """Any move that can be written."""
    kind = draw(st.integers(0, END))
    die = draw(st.integers(0, 6)) if kind in (TAKE, PLACE, SELL, GET_WORKERS) else 0
    what = draw(st.integers(1, TILES - 1)) if kind in (TAKE, PLACE, BUY, BUY_FOR_WORKERS, THROW) else 0
    what = draw(st.integers(0, 5)) if kind in (SELL, KEEP) else what
    where = draw(st.integers(0, 40)) if kind == PLACE else 0
    where = draw(st.integers(0, 6)) if kind in (TAKE, BUY, BUY_FOR_WORKERS, LOAD) else where
    return Move(kind, die, what, where)


POSITIONS = [
    [game for game in played(random_setup(Random(seed), players, edition), Random(seed), 0.7) if game.due is not None][::9]
    for seed, players, edition in GAMES
]


@settings(max_examples=300, deadline=None)
@given(st.data(), any_moves())
def test_a_move_is_generated_if_and_only_if_it_is_accepted(data: st.DataObject, move: Move) -> None:
    game = data.draw(st.sampled_from(data.draw(st.sampled_from(POSITIONS))))
    assert game.due is not None
    reason = BASE_GAME.why_not(game, game.due, move)
    assert (reason is None) == (move in game.moves)
    if reason is None:
        after(game, Moved(game.due, move))
        return
    assert reason.key != "base-not-legal", f"{format_move(move)} has no reason of its own"
    with pytest.raises(IllegalMove) as refused:
        after(game, Moved(game.due, move))
    assert str(refused.value) == str(reason)


@pytest.mark.parametrize("number", range(1, 11))
def test_starting_castles(number: int) -> None:
    layout = load(f"base-{number}")
    colors = [cell.color for cell in layout.cells.values()]
    castles = tuple(place for place, color in enumerate(colors) if color == "castle")
    assert castles_of(layout) == ((18,) if number < 3 else castles)


@pytest.mark.parametrize(("tie", "winner"), [("fewest", "Anna"), ("most", "Ben")])
def test_a_tie_goes_by_empty_hexes_as_the_game_reads_it(tie: str, winner: str) -> None:
    """Equal points: Anna has a tile more in her duchy."""
    table = Table(readings={"tie": tie}).put("ship", 20)
    table.final()
    outcome = BASE_GAME.outcome(table.as_game())
    assert [report.total for report in outcome.players] == [0, 0]
    assert outcome.winners == (winner,)
    assert any("empty" in str(note) for note in outcome.notes)
