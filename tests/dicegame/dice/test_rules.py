"""The rules as properties: what is generated is what is accepted, and nothing else."""

import random
from contextlib import suppress
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegame.dice.masks import GREEN, MONK, NOTHING, SILVER, WORKER, Masks, compile_layout, members
from dicegame.dice.referee import IllegalTurn, apply, why_not
from dicegame.dice.roll import Roll, parse_roll, roll_dice
from dicegame.dice.rules import follow, legal_turns, start
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn, format_turn, parse_turn
from padgen import PadgenError, load
from tests.dicegame.dice.all_rolls import all_rolls
from tests.dicegame.dice.dice_positions import MASKS

SHAPES = ("a", "b", "c", "d", "dice:PP/OgO/YY", "dice:PGP/OOgB/YYbYO/BoOG/pYY")


def reached(masks: Masks, rng: random.Random) -> tuple[Sheet, Roll]:
    """A position some random turns into a game, rich in circles, and a roll."""
    sheet = start(masks, rng.choice(members(masks.of[GREEN])))
    for _ in range(rng.randrange(26)):
        sheet = follow(masks, sheet, rng.choice(legal_turns(masks, sheet, roll_dice(rng, 3))), 0)
    if rng.random() < 0.7:
        sheet = sheet._replace(monks=rng.randrange(2), silver=rng.randrange(2), workers=rng.randrange(2))
    return sheet, roll_dice(rng, 3)


@given(st.randoms(use_true_random=False), st.sampled_from(SHAPES))
@settings(max_examples=120, deadline=None)
@pytest.mark.slow
def test_a_turn_is_generated_if_and_only_if_check_accepts_it(rng: random.Random, name: str) -> None:
    masks = compile_layout(load(name))
    sheet, dice = reached(masks, rng)
    generated = legal_turns(masks, sheet, dice)
    assert len(generated) == len(set(generated))
    hexes, pips = range(len(masks.near)), range(1, 7)
    singles = [Turn(False, bonus, *mark) for bonus, mark in product((NOTHING, MONK, WORKER), product(hexes, pips))]
    firsts = [turn for turn in singles if turn in set(generated)] + rng.sample(singles, 3)
    pairs = [Turn(False, SILVER, first.hex, first.pip, *mark) for first in firsts for mark in product(hexes, pips)]
    candidates = [Turn(), *singles, *pairs]
    accepted = {
        turn._replace(sale=sale)
        for turn in candidates
        for sale in (False, True)
        if why_not(masks, sheet, dice, turn._replace(sale=sale)) is None
    }
    assert accepted == set(generated)


@given(st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_apply_does_what_check_accepts_and_refuses_the_rest(rng: random.Random) -> None:
    sheet, dice = reached(MASKS, rng)
    for turn in legal_turns(MASKS, sheet, dice):
        after = apply(MASKS, sheet, dice, turn, 1)
        assert after.marked.bit_count() == sheet.marked.bit_count() + len({turn.hex, turn.hex2} - {NOTHING})
        assert min(after[3:7]) >= 0
    unlikely = Turn(rng.random() < 0.5, rng.randrange(-1, 4), rng.randrange(-1, 40), rng.randrange(8), rng.randrange(-1, 40))
    reason = why_not(MASKS, sheet, dice, unlikely)
    assert reason is not None
    with pytest.raises(IllegalTurn) as refusal:
        apply(MASKS, sheet, dice, unlikely, 0)
    assert refusal.value.sentence == reason


@pytest.mark.slow
def test_every_reason_names_its_rule_or_the_number_that_is_wrong() -> None:
    rng = random.Random(5)
    reasons = set()
    for _ in range(100):
        sheet, dice = reached(MASKS, rng)
        for bonus, hex_, pip in product((NOTHING, MONK, SILVER, WORKER), range(37), (1, 4, 6)):
            second = (rng.randrange(37), rng.randrange(1, 7)) if bonus == SILVER else (NOTHING, 0)
            reasons.add(str(why_not(MASKS, sheet, dice, Turn(rng.random() < 0.2, bonus, hex_, pip, *second)) or ""))
    headings = {reason.rpartition("(")[2] for reason in reasons if reason.endswith(")")}
    assert headings == {
        f"Dice game rulebook 2017, {heading})"
        for heading in (
            *("Commodity", "Game play", "Monk", "Silver", "Worker"),
            *("Monastery hex", "Mine hex", "River hex", "City hex", "Castle hex", "Pasture hex"),
        )
    }


@pytest.mark.parametrize(
    ("turn", "reason"),
    [
        (Turn(hex=40, pip=1), "there is no hex 41"),
        (Turn(hex=4, pip=9), "9 was not rolled"),
        (Turn(bonus=2, hex=4, pip=1), "only a monk"),
        (Turn(hex=4, pip=1, hex2=5, pip2=2), "costs a silver"),
        (Turn(bonus=SILVER, hex=4, pip=1, hex2=37, pip2=2), "there is no hex 38"),
        (Turn(bonus=MONK), "does not check off a bonus"),
    ],
)
def test_values_that_are_no_turn_at_all_are_refused(turn: Turn, reason: str) -> None:
    sheet = start(MASKS, 10)._replace(silver=1)
    found = why_not(MASKS, sheet, parse_roll("orange orange 1 2"), turn)
    assert found is not None
    assert reason in str(found)


TURNS = st.builds(
    lambda sale, bonus, marks: (
        Turn(sale) if bonus is None else Turn(sale, bonus, *marks[0], *(marks[1] if bonus == SILVER else (NOTHING, 0)))
    ),
    st.booleans(),
    st.sampled_from([None, NOTHING, MONK, SILVER, WORKER]),
    st.tuples(*[st.tuples(st.integers(0, 998), st.integers(1, 6))] * 2),
)


@given(TURNS)
def test_the_text_of_a_turn_is_read_back(turn: Turn) -> None:
    assert parse_turn(format_turn(turn)) == turn
    assert parse_turn("  " + format_turn(turn).upper().replace("=", " = ") + " ") == turn


@given(st.text() | st.from_regex(r"(sell )?(monk |worker )?[0-9]{1,2}=[0-9]( silver [0-9]{1,2}=[0-9])?"))
def test_any_text_is_a_turn_or_refused_in_one_line(text: str) -> None:
    with suppress(PadgenError):
        turn = parse_turn(text)
        assert parse_turn(format_turn(turn)) == turn


@given(
    st.text()
    | st.lists(st.sampled_from(["orange", "o", "b", "bl", "g", "green", "double", "d", "single", "1", "6", "7"])).map(
        " ".join
    )
)
def test_any_text_is_a_roll_or_refused(text: str) -> None:
    with suppress(PadgenError):
        found = parse_roll(text)
        assert parse_roll(str(found)) == found


def test_rolls_show_every_face_and_the_odds_add_up() -> None:
    rng = random.Random(3)
    seen = roll_many(rng)
    as_pairs = {(tuple(sorted(r.colors)), tuple(sorted(r.pips)), r.double) for r in seen}
    assert as_pairs <= {(r.colors, r.pips, r.double) for r, _ in all_rolls()}
    assert {face for r in seen for face in r.colors} == set(range(6))
    assert {face for r in seen for face in r.pips} == set(range(1, 7))
    assert sum(r.double for r in seen) == pytest.approx(10_000, rel=0.05)
    assert sum(chances for r, chances in all_rolls() if r.double) * 6 == 2 * 6**5
    assert sum(chances for r, chances in all_rolls(0) if r.double) == 0


def roll_many(rng: random.Random) -> list[Roll]:
    return [roll_dice(rng) for _ in range(30_000)]
