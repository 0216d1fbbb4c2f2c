"""Putting a turn together step by step, against the list of legal turns: everything legal can be reached, nothing else."""

from random import Random

import pytest

from dicegame import legal_turns, parse_roll, start
from dicegame.dice.masks import Masks, compile_layout, find_castle
from dicegame.dice.roll import roll_dice
from dicegame.dice.rules import follow
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn
from dicegame.web.dice.turn_builder import Choice, options
from padgen import load


def reached(masks: Masks, turns: list[Turn]) -> set[Turn]:
    """All turns at the end of every way to choose."""
    found, seen, todo = set(), set(), [Choice()]
    while todo:
        at = options(masks, turns, todo.pop())
        if at.choice in seen:
            continue
        seen.add(at.choice)
        if at.turn:
            found.add(at.turn)
        todo += [*at.bonuses.values(), *at.combinations.values(), *at.hexes.values(), *([at.sell] if at.sell else [])]
    return found


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_turn_can_be_chosen_and_no_other(seed: int) -> None:
    masks, rng = compile_layout(load("abcd"[seed % 4])), Random(seed)
    sheet = start(masks, find_castle(masks, "blue"))
    for _ in range(24):
        turns = legal_turns(masks, sheet, roll_dice(rng))
        assert reached(masks, turns) == set(turns)
        sheet = follow(masks, sheet, rng.choice(turns), 0)


def test_a_rich_page_offers_everything() -> None:
    """With circles of all kinds and commodities to sell, everything is offered."""
    masks = compile_layout(load("a"))
    sheet: Sheet = start(masks, find_castle(masks, "blue"))._replace(monks=2, silver=2, commodities=2, workers=2)
    turns = legal_turns(masks, sheet, parse_roll("blue yellow 5 5 double"))
    at = options(masks, turns, Choice())
    assert (at.sell, set(at.bonuses)) == (Choice(sell=True), {"", "monk", "silver", "worker", "pass"})
    assert reached(masks, turns) == set(turns)


def test_a_choice_that_fits_nothing_is_given_up_from_its_end() -> None:
    masks = compile_layout(load("a"))
    sheet = start(masks, find_castle(masks, "blue"))
    turns = legal_turns(masks, sheet, parse_roll("blue yellow 5 5"))
    marked = next(turn for turn in turns if turn.hex >= 0)
    right = Choice(combination=f"{'blue' if masks.color[marked.hex] == 2 else 'yellow'}-5", hex=marked.hex)
    assert options(masks, turns, right).turn is not None
    assert options(masks, turns, Choice(combination=right.combination, hex=0)).choice == Choice(
        combination=right.combination
    )
    assert options(masks, turns, Choice(bonus="monk", hex=marked.hex)).choice == Choice()
    assert options(masks, turns, Choice(sell=True, combination="purple-1")).choice == Choice()


def test_without_a_mark_there_are_the_bonuses_and_the_worker() -> None:
    masks = compile_layout(load("a"))
    sheet = start(masks, find_castle(masks, "blue"))
    turns = legal_turns(masks, sheet, parse_roll("green green 1 1"))
    assert turns == [Turn()]
    at = options(masks, turns, Choice())
    assert (at.combinations, at.hexes, at.turn, set(at.bonuses)) == ({}, {}, None, {"", "pass"})
    assert options(masks, turns, at.bonuses["pass"]).turn == Turn()


def test_an_address_says_the_same_choice_again_and_nonsense_says_nothing() -> None:
    choice = Choice(True, "silver", "blue-5", 3, "yellow-5", 36)
    assert Choice.read(choice.query) == choice
    assert Choice.read({"way": "steal", "pair": "pink-9", "hex": "-1", "hex2": "99999", "pair2": "<b>"}) == Choice()
