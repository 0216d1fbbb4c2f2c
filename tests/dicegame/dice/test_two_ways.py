"""The rules against the naive second reading of the rulebook: the same legal turns, pages, points and winners."""

import random

import pytest

from dicegame.dice import game
from dicegame.dice.game import Game, Setup
from dicegame.dice.masks import COLOR_NAMES, compile_layout, members
from dicegame.dice.roll import Roll, roll_dice
from dicegame.dice.rules import follow, legal_turns, start
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import format_turn, parse_turn
from padgen import Layout, load
from tests.dicegame.dice import naive_dice_game as naive
from tests.sweeps import first

pytestmark = pytest.mark.slow

LAYOUTS = (
    *("a", "b", "c", "d"),
    "dice:PP/OgO/YY",
    "dice:pOO/YgYo/BBbGG/PPYO/OOO",
    "dice:PPGG/OOYYB/OgpbYB/YOYYYYo/OOOYBB/PgGYY/OOOO",
)
"""The printed duchies, and home-made ones: tiny, with castles side by side, with areas larger than any printed."""


def text(layout: Layout, turn: naive.Turn) -> str:
    sale, bonus, marks = turn
    numbered = [f"{list(layout.cells).index(hex_) + 1}={pip}" for hex_, pip in marks] or ["pass"]
    words = ["sell"] * sale
    if bonus == "silver":
        return " ".join([*words, numbered[0], "silver", numbered[1]])
    return " ".join([*words, *([bonus] if bonus else []), *numbered])


def naive_roll(roll: Roll) -> naive.Roll:
    first, second = roll.colors
    return naive.Roll((COLOR_NAMES[first], COLOR_NAMES[second]), roll.pips, roll.double)


def assert_same_page(layout: Layout, sheet: Sheet, page: naive.Page) -> None:
    numbers = {hex_: number for number, hex_ in enumerate(layout.cells)}
    assert members(sheet.marked) == sorted(numbers[hex_] for hex_ in page.pips)
    circles = tuple(page.unused(kind) for kind in ("monk", "silver", "commodity", "worker"))
    assert (sheet.monks, sheet.silver, sheet.commodities, sheet.workers) == circles


def play_in_step(rng: random.Random) -> None:
    layout = load(rng.choice(LAYOUTS))
    solo = rng.random() < 0.3
    players = 1 if solo else rng.randrange(1, 5)
    starts = [rng.choice(layout.castles) for _ in range(players)]
    numbers = {hex_: number for number, hex_ in enumerate(layout.cells)}
    names = tuple("ABCD"[:players])
    ours: Game = game.new_game(Setup(layout, names, tuple(numbers[hex_] for hex_ in starts), "solo" if solo else "standard"))
    theirs = naive.new_game(layout, starts, solo=solo)
    thrift = rng.random()
    while not theirs.over:
        assert (ours.clock.phase + 1, ours.clock.round, ours.clock.boxes, ours.clock.over) == (
            theirs.phase,
            theirs.rounds,
            theirs.boxes,
            False,
        )
        rolled = roll_dice(rng, 3)
        ours = game.begin_round(ours, rolled)
        chosen = []
        for player, page in enumerate(theirs.pages):
            legal = {text(layout, turn): turn for turn in naive.legal_turns(page, naive_roll(rolled))}
            generated = legal_turns(ours.setup.masks, ours.players[player].sheet, rolled)
            assert {format_turn(turn) for turn in generated} == set(legal)
            assert len(generated) == len(legal)
            words = sorted(legal, key=lambda word: (word.count("=") + ("sell" in word), word))
            word = words[-1] if rng.random() < thrift else rng.choice(words)
            chosen.append(legal[word])
            ours = game.take_turn(ours, player, parse_turn(word))
        naive.play_round(theirs, naive_roll(rolled), chosen)
        ours = game.settle(ours)
        for player, page in enumerate(theirs.pages):
            assert_same_page(layout, ours.players[player].sheet, page)
    assert ours.clock.over
    outcome = ours.outcome
    assert [list(report.phases) for report in outcome.players] == [page.points for page in theirs.pages]
    assert [names.index(name) for name in outcome.winners] == naive.winners(theirs.pages)
    assert outcome.decided_by.removeprefix("remaining ") == naive.decided_by(theirs.pages)
    if solo:
        assert outcome.players[0].verdict == naive.solo_rating(theirs.pages[0].total)
    for seat, report in zip(ours.players, outcome.players, strict=True):
        colors = sum(line.points for line in report.lines if "finish" in str(line.label))
        assert seat.sheet.points + colors == report.total


def compare_position(rng: random.Random, layout: Layout) -> None:
    """One position some turns into a game, with circles dealt at random, and one roll."""
    masks = compile_layout(layout)
    castle = rng.choice(layout.castles)
    sheet = start(masks, list(layout.cells).index(castle))
    pips = {}
    for _ in range(rng.randrange(30)):
        turn = max(rng.sample(turns := legal_turns(masks, sheet, roll_dice(rng)), min(3, len(turns))))
        sheet = follow(masks, sheet, turn, 0)
        for hex_, pip in ((turn.hex, turn.pip), (turn.hex2, turn.pip2)):
            if hex_ >= 0:
                pips[list(layout.cells)[hex_]] = pip
    circles = {kind: rng.randrange(3) for kind in ("monk", "silver", "commodity", "worker")}
    monks, silver, commodities, workers = circles.values()
    sheet = sheet._replace(monks=monks, silver=silver, commodities=commodities, workers=workers)
    rolled = roll_dice(rng, 3)
    page = naive.page_from(naive.Board(layout), castle, pips, circles)
    expected = {text(layout, turn) for turn in naive.legal_turns(page, naive_roll(rolled))}
    assert {format_turn(turn) for turn in legal_turns(masks, sheet, rolled)} == expected


@pytest.mark.parametrize("seed", first(2, range(8)))
def test_a_hundred_games_in_step(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(100):
        play_in_step(rng)


@pytest.mark.parametrize("seed", first(4, range(10)))
def test_a_hundred_positions(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(100):
        compare_position(rng, load(rng.choice(LAYOUTS)))


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(1000, 1200))
def test_twenty_thousand_games_in_step(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(100):
        play_in_step(rng)


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(200))
def test_two_hundred_thousand_positions(seed: int) -> None:
    rng = random.Random(seed)
    layouts = [load(name) for name in LAYOUTS]
    for _ in range(1000):
        compare_position(rng, rng.choice(layouts))
