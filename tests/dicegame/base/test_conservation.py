"""Games with all expansions, and solo games: after every move each tile, good, inn, shield and card is somewhere, once.

The books are kept from the texts of the moves, without the rules. A failure names the seed and the move.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from dicegame.base.game import Game
from dicegame.base.state.moves import OWED_FILL, OWED_THROW, about_of, kind_of
from dicegame.base.state.routes import NUMBER_BITS
from dicegame.base.state.tiles import GOOD_NAMES, NAMES
from dicegame.base.supply import StartGoods, piles
from dicegame.play.events import Chance
from padgen.hexgrid import Hex
from padgen.model import Layout
from tests.dicegame.base.playing import expanded_setup, lively, solo_setup
from tests.sweeps import first

MADE = ("inn", "face-down")
"""The tiles that are in no pile."""


class Books:
    """What left the game or came into it, by the texts of the moves."""

    def __init__(self) -> None:
        self.gone = Counter[str]()
        self.goods_gone = Counter[str]()
        self.given = 0
        self.shields_gone = set[int]()
        self.paid: dict[int, set[int]] = {}

    def note(self, before: Game, game: Game, text: str) -> None:
        words = text.split() or [""]
        if before.awaits == "deal":
            self.gone += Counter(NAMES[tile] for own in before.market.depots for tile in own if tile)
            self.paid = {}
        elif before.awaits == "roll":
            removed = game.events[-1].result.removed  # type: ignore[union-attr]
            self.gone += Counter([NAMES[removed[1]]] if removed else [])
        elif words[0] in ("throw", "exchange"):
            self.gone[words[1]] += 1
        elif words[0] == "give" and words[1] != "up":
            self.given += 1
        elif words[0] == "pay":
            assert before.due is not None
            self.paid.setdefault(before.due, set()).add(int(words[-1].removeprefix("shield-")))
        if ("for" in words and "take" in words) or "give up" in text:
            self.shields_gone.add(int(words[-1].removeprefix("shield-")))


def tiles_of(game: Game) -> Counter[str]:
    """The tiles on the table, in storage, in duchies, and the one that waits for a place."""
    found = Counter(tile for own in game.market.depots for tile in own if tile)
    for player in range(len(game.setup.names)):
        found += Counter(tile for tile in game.side(player).store if tile)
        found += Counter(placed.tile for placed in game.placed[player])
    if kind_of(game.owed) == OWED_THROW and about_of(game.owed):
        found[about_of(game.owed)] += 1
    return Counter({NAMES[tile]: number for tile, number in found.items()})


def goods_of(game: Game) -> Counter[str]:
    goods = Counter(game.market.round_goods)
    for player in range(len(game.setup.names)):
        for amounts in (game.side(player).goods, game.side(player).sold):
            goods += Counter(dict(enumerate(amounts)))
    for amounts in game.market.goods:
        goods += Counter(dict(enumerate(amounts)))
    return Counter({GOOD_NAMES[good]: number for good, number in goods.items() if number})


def check_tiles(game: Game, books: Books) -> None:
    here, gone = tiles_of(game), books.gone
    inns = game.market.inns + here["inn"] + gone["inn"]
    assert inns == ((game.phase + 1) if "inns" in game.setup.modules else 0)
    assert here["face-down"] + gone["face-down"] == books.given // 5
    counted = Counter({name: number for name, number in (here + gone).items() if name not in MADE})
    assert counted == Counter(NAMES[tile] for _, tile in game.seen.tiles)
    full = piles(game.setup.box)
    assert all(number <= full[pile][tile] for (pile, tile), number in Counter(game.seen.tiles).items())
    for player, placed in enumerate(game.placed):
        assert sum(1 << own.hex for own in placed) == game.state.sides[player].filled, "one tile on a hex"


def check_goods(before: Game, game: Game, books: Books, text: str) -> None:
    """No good is lost, but in the solo game those that are given for a tile, and those that a ship leaves in the depots."""
    missing = Counter(GOOD_NAMES[good] for good in game.seen.goods)
    here = goods_of(game)
    assert here <= missing
    missing -= here
    left = missing - books.goods_gone
    assert books.goods_gone <= missing
    if not game.setup.mode:
        assert not left
    elif text.startswith("give "):
        assert left == Counter([text.split()[1]])
    elif left:
        assert not any(map(sum, game.market.goods)), "a ship clears all depots"
        assert left <= goods_of(before)
    books.goods_gone = missing


def check_shields(before: Game, game: Game, books: Books, text: str) -> None:
    setup = start_of(game)
    if setup is None or "shields" not in game.setup.modules:
        return
    sides = [game.side(player) for player in range(len(game.setup.names))]
    for player, side in enumerate(sides):
        lost = set(before.side(player).shields) - set(side.shields)
        assert lost <= books.shields_gone or text == "end" or before.state.step, "lost unasked only at the end of a phase"
        books.shields_gone |= lost
    every = [shield for own in (*game.market.shields, *(side.shields for side in sides)) for shield in own]
    dealt = {shield for own in setup.shields for shield in own}
    assert len(every) == len(set(every)) == len(dealt) - len(books.shields_gone)
    assert set(every) | books.shields_gone == dealt
    for player, side in enumerate(sides):
        castles = sum(NAMES[placed.tile] == "castle" for placed in game.placed[player])
        assert len(side.shields) <= castles
        if game.phase >= 0 and (game.over or game.awaits == "deal"):
            assert set(side.shields) == books.paid.get(player, set()) - books.shields_gone, "none is unpaid"


def start_of(game: Game) -> StartGoods | None:
    """What was given out before the first phase."""
    given = [event.result for event in game.events[:1] if isinstance(event, Chance)]
    return given[0] if given and isinstance(given[0], StartGoods) else None


def check_routes(game: Game) -> None:
    setup = start_of(game)
    for player in range(len(game.setup.names)):
        side = game.side(player)
        cards = setup.routes[player] if setup and setup.routes else ()
        assert side.route == tuple(space for card in cards for space in game.setup.facts.faces[card - 1])
        owed = game.state.stack[: game.state.stack_size] if game.due == player else []
        waiting = sum(about_of(effect) >> NUMBER_BITS for effect in owed if kind_of(effect) == OWED_FILL)
        assert side.route_filled == min(len(side.route), sum(side.sold) - waiting)
    if setup and setup.routes:
        every = [card for own in setup.routes for card in own]
        assert len(set(every)) == len(every) <= 12


def joined(layout: Layout, hexes: set[Hex]) -> int:
    """The posts that one chain of tiles joins, by a flood fill of its own."""
    best, left = 0, set(hexes)
    while left:
        chain, new = set[Hex](), {left.pop()}
        while new:
            chain |= new
            new = {near for hex_ in new for near in layout.neighbors_of(hex_) if near in hexes} - chain
        left -= chain
        best = max(best, sum(any(hex_ in chain for hex_ in post) for post in layout.posts))
    return best if best > 1 else 0


def check_posts(game: Game) -> None:
    if "borders" not in game.setup.modules:
        return
    posts = []
    for player, layout in enumerate(game.setup.layouts):
        cells = tuple(layout.cells)
        posts.append(joined(layout, {cells[placed.hex] for placed in game.placed[player]}))
        assert game.side(player).posts == posts[-1]
    assert game.market.posts_joined == posts.count(3)
    bonus = sorted(game.side(player).post_bonus for player in range(len(posts)))
    assert [place for place in bonus if place] == [1, 2][: min(2, posts.count(3))]


def check_money(before: Game, game: Game) -> None:
    for player in range(len(game.setup.names)):
        side = game.side(player)
        assert min(side.silver, side.workers) >= 0
        assert before.awaits is not None or side.dice == before.side(player).dice or player == before.due
    assert before.awaits or game.market.white == before.market.white, "no move changes the white die"
    for color in range(6):
        sides = [game.side(player) for player in range(len(game.setup.names))]
        assert sum(color in side.large for side in sides) <= 1
        assert sum(color in side.small for side in sides) <= 1


def check_game(games: Sequence[tuple[Game, str]], seed: int) -> Game:
    books, before = Books(), games[0][0]
    for game, text in games[1:]:
        try:
            books.note(before, game, text)
            check_tiles(game, books)
            check_goods(before, game, books, text)
            check_shields(before, game, books, text)
            check_routes(game)
            check_posts(game)
            check_money(before, game)
            if game.setup.mode:
                assert 0 <= game.market.counter < game.market.target
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, event {len(game.events)}, {text}: {error}") from error
        before = game
    return before


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_somewhere_once_with_all_expansions(players: int) -> None:
    rng = Random(players)
    check_game(list(lively(expanded_setup(rng, players), rng)), players)


def test_everything_is_somewhere_once_in_the_solo_game() -> None:
    for seed in range(3):
        rng = Random(seed)
        check_game(list(lively(solo_setup(rng), rng)), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", first(6, range(12)))
def test_everything_is_somewhere_once_by_other_readings(seed: int) -> None:
    rng = Random(100 + seed)
    readings = {"shield-4": "discard", "shield-14": "must", "route-place": "take", "room": ("throw", "empty")[seed % 2]}
    check_game(list(lively(expanded_setup(rng, 2 + seed % 3, readings), rng)), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", first(6, range(12)))
def test_each_expansion_alone_keeps_everything(seed: int) -> None:
    rng = Random(200 + seed)
    module = ("tiles", "castles", "inns", "borders", "routes", "shields")[seed % 6]
    check_game(list(lively(expanded_setup(rng, 2 + seed % 3, modules=module), rng)), seed)
    check_game(list(lively(solo_setup(rng, {"solo-area": "apart"}), rng)), seed)
