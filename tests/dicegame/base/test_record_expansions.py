"""Records with expansions (version 2): read, written, undone, cut off and gone on with; without expansions as they were."""

import hashlib
import json
from functools import cache
from random import Random
from typing import Any

import pytest

from dicegame.base.facts import OURS
from dicegame.base.game import Game, after, may_take_back
from dicegame.base.playable import BASE_GAME, best_start
from dicegame.base.setup import Setup
from dicegame.base.state.moves import FIRST, HIRE
from dicegame.games import read_record
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import ChanceTakenBack, Moved, TookBack
from dicegame.play.record import format_record, replay
from dicegame.play.session import AnySession, Session
from padgen import load
from padgen.errors import PadgenError
from tests.dicegame.base.playing import NAMES, expanded_setup, lively, solo_setup
from tests.dicegame.base.test_record import DEAL

PLAYERS = [{"name": "Anna", "layout": "base-1", "start": 19}, {"name": "Ben", "layout": "base-3", "start": 7}]
FIRST_LINE = {
    "game": "base",
    "record": 2,
    "edition": "2019",
    "with": ["inns", "shields"],
    "players": PLAYERS,
    "readings": {"shield-2": "once"},
    "seed": 5,
}
GOODS = {"Anna": ["red", "pink", "red"], "Ben": ["brown", "red", "orange"]}
SHIELDS = {"1": [14], "2": [3], "3": [9], "4": [7], "5": [18], "6": [6]}
ROUTES = {"Anna": [3, 11, 7, 1, 5], "Ben": [2, 4, 6, 8, 12]}
SOLO = {
    "game": "base",
    "record": 2,
    "edition": "2019",
    "mode": "solo",
    "target": 47,
    "players": [{"name": "Anna", "layout": "base-13a", "start": 7}],
    "readings": {"solo-area": "apart"},
}
SOLO_SETUP = {"setup": {"goods": {"Anna": ["red", "pink", "brown"]}}}


def game_of(*lines: Any) -> Game:
    text = "".join(json.dumps(line) + "\n" for line in lines)
    *_, game = replay(read_record(text.encode()))
    assert isinstance(game, Game)
    return game


def written(*lines: Any) -> list[Any]:
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return [json.loads(line) for line in format_record(read_record(text.encode())).splitlines()]


# The first line


def test_the_first_line_is_as_documented() -> None:
    (line,) = written(FIRST_LINE)
    assert list(line) == ["game", "record", "edition", "with", "players", "readings", "seed"]
    assert line["readings"].pop("shield-2") == "once"
    assert not {"shield-4", "phase-end", "third-post"} & set(line["readings"]), "defaults of expansions are not written"
    assert {**line, "readings": FIRST_LINE["readings"]} == FIRST_LINE


def test_the_first_line_of_a_solo_game() -> None:
    (line,) = written(SOLO)
    assert list(line) == ["game", "record", "edition", "mode", "target", "players", "readings", "seed"]
    assert line["readings"]["solo-area"] == "apart"
    assert (line["mode"], line["target"], game_of(SOLO).market.target) == ("solo", 47, 47)


def test_expansions_are_written_in_one_order() -> None:
    (line,) = written({**FIRST_LINE, "with": ["shields", "tiles", "castles", "inns"]})
    assert line["with"] == ["tiles", "castles", "inns", "shields"]


def test_the_setup_has_shields_by_depot_and_cards_from_left_to_right() -> None:
    first = {**FIRST_LINE, "with": ["routes", "shields"]}
    setup = {"setup": {"goods": GOODS, "shields": SHIELDS, "routes": ROUTES}}
    assert written(first, setup)[1] == setup
    game = game_of(first, setup)
    assert game.market.shields[1:] == ((14,), (3,), (9,), (7,), (18,), (6,))
    spaces = [space for card in ROUTES["Anna"] for space in OURS.faces[card - 1]]
    assert list(game.side(0).route) == spaces


def test_a_roll_of_the_solo_game_keeps_what_was_removed() -> None:
    roll = {"roll": {"dice": {"Anna": [3, 5]}, "white": 3, "removed": ["3", "cow-2"]}}
    assert written(SOLO, SOLO_SETUP, DEAL, roll)[3] == roll
    game = game_of(SOLO, SOLO_SETUP, DEAL, roll)
    assert [len([tile for tile in own if tile]) for own in game.market.depots] == [4, 2, 2, 1, 2, 2, 2]
    other = {"roll": {**roll["roll"], "removed": ["3", "church"]}}
    assert game_of(SOLO, SOLO_SETUP, DEAL, other).market.depots[3] != game.market.depots[3], "people may say otherwise"


# What is refused


@pytest.mark.parametrize(
    "changed",
    [
        {"with": ["inns", "vineyard"]},
        {"with": "inns"},
        {"with": [7]},
        {"with": ["borders"]},
        {"edition": "2011"},
        {"mode": "duel"},
        {"mode": "solo"},
        {"mode": 1},
        {"record": 3},
        {"record": "2"},
        {"box": []},
        {"box": {"cards": 12}},
        {"box": {"white-castles": {"building": 6, "black": 3}}},
        {"box": {"monastery-29": "castle"}},
        {"box": {"routes": [["2 building", "4 church", "1 workers"]]}},
        {"box": {"removal": {"1": "mine ship"}}},
        {"readings": {"shield-2": "twice"}},
    ],
)
def test_a_first_line_that_is_wrong_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(PadgenError):
        game_of({**FIRST_LINE, **changed})


@pytest.mark.parametrize(
    "changed",
    [{"target": 44}, {"target": 56}, {"target": "50"}, {"with": ["inns"]}, {"edition": "2011"}, {"players": PLAYERS}],
)
def test_a_first_line_of_a_solo_game_that_is_wrong_is_refused(changed: dict[str, Any]) -> None:
    with pytest.raises(PadgenError):
        game_of({**SOLO, **changed})


def test_duchies_of_islands_are_for_a_lone_player() -> None:
    with pytest.raises(PadgenError):
        game_of({**FIRST_LINE, "players": [{"name": name, "layout": "base-13a", "start": 7} for name in ("Anna", "Ben")]})


@pytest.mark.parametrize(
    ("shields", "routes"),
    [
        (None, ROUTES),
        ({**SHIELDS, "1": []}, ROUTES),
        ({**SHIELDS, "1": [14, 15]}, ROUTES),
        ({**SHIELDS, "1": [3]}, ROUTES),
        ({**SHIELDS, "1": [19]}, ROUTES),
        ({**SHIELDS, "1": [0]}, ROUTES),
        ({**SHIELDS, "1": ["14"]}, ROUTES),
        ({**SHIELDS, "1": [True]}, ROUTES),
        ({**SHIELDS, "7": [1]}, ROUTES),
        (SHIELDS, None),
        (SHIELDS, {**ROUTES, "Ben": [2, 4, 6, 8]}),
        (SHIELDS, {**ROUTES, "Ben": [2, 4, 6, 8, 3]}),
        (SHIELDS, {**ROUTES, "Ben": [2, 4, 6, 8, 13]}),
        (SHIELDS, {"Anna": ROUTES["Anna"]}),
        (SHIELDS, {"Anna": ROUTES["Anna"], "Cleo": ROUTES["Ben"]}),
    ],
)
def test_wrong_shields_and_cards_are_refused(shields: Any, routes: Any) -> None:
    first, chance = {**FIRST_LINE, "with": ["routes", "shields"]}, {"goods": GOODS, "shields": shields, "routes": routes}
    with pytest.raises(PadgenError):
        game_of(first, {"setup": {key: value for key, value in chance.items() if value is not None}})


def test_shields_and_cards_without_their_expansions_are_refused() -> None:
    for added in ({"shields": SHIELDS}, {"routes": ROUTES}):
        with pytest.raises(PadgenError):
            game_of({**FIRST_LINE, "with": ["inns"]}, {"setup": {"goods": GOODS, **added}})


@pytest.mark.parametrize(
    "removed", [None, ["4", "ship"], ["3", "ship"], ["3", "bank"], ["3"], [3, "cow-2"], "cow-2", ["7", "ship"]]
)
def test_a_wrong_removed_tile_is_refused(removed: Any) -> None:
    roll = {"dice": {"Anna": [3, 5]}, "white": 3} | ({"removed": removed} if removed else {})
    with pytest.raises(PadgenError):
        game_of(SOLO, SOLO_SETUP, DEAL, {"roll": roll})


def test_a_removed_tile_outside_the_solo_game_is_refused() -> None:
    first = {"game": "base", "record": 1, "edition": "2019", "players": PLAYERS}
    roll = {"dice": {"Anna": [3, 5], "Ben": [1, 2]}, "white": 3, "removed": ["3", "cow-2"]}
    with pytest.raises(PadgenError):
        game_of(first, {"setup": {"goods": GOODS}}, DEAL, {"roll": roll})


# The facts of the box


def test_a_record_keeps_the_facts_of_the_box_that_differ() -> None:
    cards = [list(card) for card in OURS.routes]
    cards[2] = ["1 points", "2 market", "4 action"]
    box = {"white-castles": {"building": 5, "black": 3}, "monastery-29": "black", "routes": cards}
    first = {**FIRST_LINE, "with": ["castles", "routes"], "box": {**box, "removal": {"1": "building ship"}}}
    (line,) = written(first)
    assert line["box"] == box, "the removal is the usual one"
    game = game_of(first, {"setup": {"goods": GOODS, "routes": ROUTES}})
    assert game.side(0).route[0] == 1 | 9 << 3, "card 3 begins with 1 points"
    assert "box" not in written(FIRST_LINE)[0]


# Replay, undo, going on


def line_of(setup: Setup, game: Game) -> dict[str, Any]:
    return json.loads(json.dumps(BASE_GAME.event_data(setup, game.events[-1])))  # type: ignore[no-any-return]


@cache
def games(seed: int) -> list[tuple[Game, str]]:
    rng = Random(seed)
    setup = solo_setup(rng) if seed % 2 else expanded_setup(rng, 2 + seed % 3)
    return list(lively(setup, rng))


SEEDS = pytest.mark.parametrize("seed", [0, 1, 2])


@SEEDS
def test_a_record_is_replayed_and_written_alike(seed: int) -> None:
    played = games(seed)
    setup = played[0][0].setup
    lines = [BASE_GAME.setup_data(setup) | {"seed": None}]
    lines += [line_of(setup, game) for game, _ in played[1:]]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    record = read_record(text.encode())
    assert [json.loads(line) for line in format_record(record).splitlines()] == lines
    assert list(replay(record)) == [game for game, _ in played]


def test_every_kind_of_move_is_taken_back() -> None:
    missing, seed = set(range(HIRE, FIRST + 1)), 300
    while missing:
        seed += 1
        assert seed < 360, f"kinds that never occur: {missing}"
        rng = Random(seed)
        before: Game | None = None
        for game, text in lively(solo_setup(rng) if seed % 3 == 2 else expanded_setup(rng, 2 + seed % 2), rng):
            if before is not None and text and not game.over:
                assert before.due is not None
                assert may_take_back(game, before.due)
                assert after(game, TookBack(before.due)) == before
                missing.discard(BASE_GAME.parse_move(text).kind)
            before = game


@SEEDS
def test_typed_chance_is_taken_back(seed: int) -> None:
    before: Game | None = None
    for game, text in games(seed)[:40]:
        if before is not None and not text:
            event = game.events[-1]
            assert isinstance(event, ChanceEvent)
            assert after(game, ChanceTakenBack(event.result)) == before
            assert BASE_GAME.parse_chance(BASE_GAME.format_chance(event.result)) == event.result
        before = game


def saved(seed: int, setup: Setup) -> list[str]:
    """The lines of a game whose luck comes from a seed; people choose at random."""
    lines: list[str] = []
    session: AnySession = Session(BASE_GAME, setup, seed, lines.append)
    rng = Random(seed)
    while not session.over:
        if session.waiting_for is None:
            session.draw()
        else:
            session.move(session.waiting_for, rng.choice(session.legal(session.waiting_for)))
    return lines


@pytest.mark.parametrize("setup", [expanded_setup(Random(7), 3), solo_setup(Random(7))], ids=["all", "solo"])
def test_cut_off_at_any_line_it_goes_on_alike(setup: Setup) -> None:
    whole = saved(7, setup)
    assert whole == saved(7, setup), "a seed gives the same game"
    assert whole != saved(8, setup)
    chances = [at for at, line in enumerate(whole) if at and '"move"' not in line]
    for cut in {1, 2, 3, *range(5, len(whole), max(1, len(whole) // 8)), *chances[-2:]}:
        record = read_record("".join(whole[:cut]).encode() + whole[cut].encode()[: len(whole[cut]) // 2])
        assert len(record.events) == cut - 1, "half a line is dropped"
        lines: list[str] = []
        session: AnySession = Session.resume(record, lines.append)
        for line in whole[cut : cut + 12]:
            event = BASE_GAME.parse_event(setup, json.loads(line))
            if isinstance(event, Moved):
                session.move(event.player, event.move)
            else:
                session.draw()
        assert lines == whole[cut : cut + 12]


def test_without_expansions_every_byte_is_as_before() -> None:
    """The hash is of the same game by the program before expansions could be played."""
    layout = load("base-11c")
    setup = Setup((layout,) * 3, NAMES[:3], (best_start(layout),) * 3)
    lines = saved(4, setup)
    assert json.loads(lines[0])["record"] == 1
    digest = hashlib.sha256("".join(lines).encode()).hexdigest()
    assert digest == "731ce5d3ba7dbd11ddf2f855a26715d909af5d6f4c653e31c75eb5a17d275617"


def test_expansions_do_not_change_the_tiles_and_dice_of_a_seed_where_the_piles_are_the_same() -> None:
    """Base goods are drawn before shields and cards, so the first draw of a seed without them is the same."""
    plain = expanded_setup(Random(1), 2, modules="borders")
    added = expanded_setup(Random(1), 2, modules="routes shields")
    first, second = (BASE_GAME.draw(BASE_GAME.begin(setup), Random(5)) for setup in (plain, added))
    assert first.goods == second.goods  # type: ignore[union-attr]
