"""Each illegal move of the expansions and of the solo game gets a reason of its own, in every language."""

from collections.abc import Iterator
from random import Random

from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state import moves
from dicegame.base.state.moves import DEPOT_BITS, WHITE, Move
from dicegame.base.state.tiles import TILES
from padgen.language import languages, say
from tests.dicegame.base.expansion_games import positions, setup_with, solo_setup

GAMES = [
    *((setup_with(players), seed) for seed in range(2) for players in (2, 3, 4)),
    (setup_with(2, readings={"shield-14": "must", "phase-end": "tribute", "white-castles": "any"}), 5),
    *((solo_setup(), seed) for seed in range(4)),
]


def any_moves(rng: Random) -> Iterator[Move]:
    """A move of each kind, as its text allows it, legal or not."""
    tile, good, shield = rng.randrange(1, TILES), rng.randrange(6), rng.randint(1, 18)
    depot, hex_, die = rng.randint(1, 6), rng.randrange(37), rng.choice((0, WHITE, *range(1, 7)))
    old = rng.choice((0, rng.randint(1, 18)))
    yield Move(moves.TAKE, die, tile, depot)
    yield Move(moves.PLACE, die, tile, hex_)
    yield Move(moves.SELL, die, good)
    yield Move(moves.GET_WORKERS, die)
    for kind in (moves.BUY, moves.BUY_FOR_WORKERS, moves.BUY_FOR_BOTH):
        yield Move(kind, 0, tile, rng.choice((0, depot)))
    yield Move(moves.SHIELD, rng.choice((0, WHITE)), shield, depot | old << DEPOT_BITS)
    yield Move(moves.PLACE_FROM, 0, tile, rng.choice((0, depot)) | hex_ << DEPOT_BITS)
    yield Move(moves.SET, rng.randint(1, 6), 0, rng.randint(1, 6))
    yield Move(moves.COPY, 0, 0, rng.randint(1, 4))
    yield Move(moves.ADD, 0, 0, rng.randint(1, 60))
    yield Move(moves.FIRST, 0, rng.randrange(3))
    for kind in (moves.THROW, moves.USE, moves.EXCHANGE):
        yield Move(kind, 0, tile)
    for kind in (moves.KEEP, moves.GATHER, moves.GIVE):
        yield Move(kind, 0, good)
    for kind in (moves.PAY, moves.PAY_WORKER, moves.GIVE_UP):
        yield Move(kind, 0, shield)
    yield Move(moves.LOAD, 0, 0, rng.randrange(7))
    for kind in (moves.HIRE, moves.SKIP, moves.END):
        yield Move(kind)


def near_moves(game: Game, rng: Random) -> Iterator[Move]:
    """Moves that differ from a legal one in one part only."""
    for move in rng.sample(game.moves, min(4, len(game.moves))):
        if move.kind in (moves.SET, moves.COPY, moves.ADD):
            yield move._replace(where=move.where % 6 + 1)
        elif move.kind == moves.PLACE_FROM:
            yield move._replace(where=move.depot | rng.randrange(37) << DEPOT_BITS)
            yield move._replace(where=rng.randrange(7) | move.hex << DEPOT_BITS)
        elif move.kind == moves.SHIELD:
            yield move._replace(what=rng.randint(1, 18))
            yield move._replace(where=move.depot)
            yield move._replace(die=WHITE - move.die)
        elif move.kind == moves.PLACE:
            yield move._replace(where=rng.randrange(37))
            yield move._replace(die=rng.choice((0, WHITE, 1)))
        elif move.kind == moves.TAKE:
            yield move._replace(die=rng.choice((0, WHITE, 1)))


def test_every_illegal_move_has_a_reason_of_its_own() -> None:
    rng, reasons = Random(1), set[str]()
    for game in positions(GAMES, 7):
        assert game.due is not None
        for move in (*any_moves(rng), *near_moves(game, rng)):
            reason = BASE_GAME.why_not(game, game.due, move)
            assert (reason is None) == (move in game.moves), move
            if reason:
                assert reason.key != "base-not-legal", (move, game.owed)
                what = reason.fields.get("what", reason)
                if str(what) not in reasons:
                    assert all(say(reason, language) for language in languages())
                reasons.add(str(what))
    assert len(reasons) > 300
