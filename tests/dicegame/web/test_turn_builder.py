"""Putting a turn together step by step, against the list of legal turns: everything legal can be reached, nothing else."""

from random import Random

import pytest

from dicegame.dice.game import Game, Setup, new_game
from dicegame.dice.masks import compile_layout, find_castle
from dicegame.dice.roll import parse_roll, roll_dice
from dicegame.dice.rules import follow, legal_turns
from dicegame.dice.turn import Turn
from dicegame.web.games.dice.turn_builder import Choice, options, read_choice
from padgen import load
from tests.sweeps import first


def game_on(name: str) -> Game:
    """A game of one player, who starts from the blue castle."""
    layout = load(name)
    return new_game(Setup(layout, ("Anna",), (find_castle(compile_layout(layout), "blue"),)))


def reached(game: Game, turns: list[Turn]) -> set[Turn]:
    """All turns at the end of every way to choose."""
    found: set[Turn] = set()
    seen: list[Choice] = []
    todo: list[Choice] = [{}]
    while todo:
        at = options(game, turns, todo.pop())
        if at.choice in seen:
            continue
        seen.append(at.choice)
        found.update(at.turns)
        todo += [
            *at.bonuses.values(),
            *at.combinations.values(),
            *at.hexes.values(),
            *at.more.values(),
            *([] if at.sell is None else [at.sell]),
        ]
    return found


@pytest.mark.parametrize("seed", first(2, range(6)))
def test_every_legal_turn_can_be_chosen_and_no_other(seed: int) -> None:
    game, rng = game_on("abcd"[seed % 4]), Random(seed)
    masks, sheet = game.setup.masks, game.players[0].sheet
    for _ in range(24):
        turns = legal_turns(masks, sheet, roll_dice(rng))
        assert reached(game, turns) == set(turns)
        sheet = follow(masks, sheet, rng.choice(turns), 0)


def test_a_rich_sheet_offers_everything() -> None:
    """With circles of all kinds and commodities to sell, everything is offered."""
    game = game_on("a")
    sheet = game.players[0].sheet._replace(monks=2, silver=2, commodities=2, workers=2)
    turns = legal_turns(game.setup.masks, sheet, parse_roll("blue yellow 5 5 double"))
    at = options(game, turns, {})
    assert (at.sell, set(at.bonuses)) == ({"sell": "1"}, {"", "monk", "silver", "worker", "pass"})
    assert reached(game, turns) == set(turns)


def test_a_choice_that_fits_nothing_is_given_up_from_its_end() -> None:
    game = game_on("a")
    masks = game.setup.masks
    turns = legal_turns(masks, game.players[0].sheet, parse_roll("blue yellow 5 5"))
    marked = next(turn for turn in turns if turn.hex >= 0)
    combination = f"{'blue' if masks.color[marked.hex] == 2 else 'yellow'}-5"
    right = {"combination": combination, "hex": str(marked.hex + 1)}
    assert options(game, turns, right).turns
    assert options(game, turns, right | {"hex": "1"}).choice == {"combination": combination}
    assert options(game, turns, {"bonus": "monk", "hex": right["hex"]}).choice == {}
    assert options(game, turns, {"sell": "1", "combination": "purple-1"}).choice == {}


def test_where_nothing_can_be_marked_the_worker_is_chosen_already() -> None:
    game = game_on("a")
    turns = legal_turns(game.setup.masks, game.players[0].sheet, parse_roll("green green 1 1"))
    assert turns == [Turn()]
    at = options(game, turns, {})
    assert (at.combinations, at.hexes, at.turns, set(at.bonuses)) == ({}, {}, (Turn(),), {"pass"})


def test_an_address_has_the_same_choice_again_and_nonsense_is_given_up() -> None:
    choice = {"sell": "1", "bonus": "silver", "combination": "blue-5", "hex": "4", "combination2": "yellow-5", "hex2": "37"}
    assert read_choice(choice | {"seat": "1"}) == choice
    game = game_on("a")
    turns = legal_turns(game.setup.masks, game.players[0].sheet, parse_roll("blue yellow 5 5"))
    nonsense = read_choice({"bonus": "steal", "combination": "pink-9", "hex": "-1", "hex2": "99999", "combination2": "<b>"})
    assert options(game, turns, nonsense).choice == {}


@pytest.mark.parametrize("seed", range(3))
def test_a_hex_beside_the_way_brings_its_bonus_along(seed: int) -> None:
    """Every further hex leads to turns that use a bonus, and a second hex by silver to exactly that pair of hexes."""
    game, rng = game_on("abc"[seed]), Random(seed)
    sheet = game.players[0].sheet
    found = 0
    for _ in range(12):
        sheet = sheet._replace(monks=1, silver=1, workers=1)
        turns = legal_turns(game.setup.masks, sheet, roll_dice(rng))
        at = options(game, turns, {})
        sheet = follow(game.setup.masks, sheet, turns[0], 0)
        for hex_, choice in at.more.items():
            assert hex_ not in at.hexes
            assert choice["bonus"] in ("monk", "worker")
            then = options(game, turns, choice)
            assert then.turns
            assert {turn.hex for turn in then.turns} == {hex_}
        for hex_, choice in at.hexes.items():
            one = options(game, turns, choice)
            for other, both in one.more.items():
                reached_ = options(game, turns, both).turns
                assert reached_
                assert all({turn.hex, turn.hex2} == {hex_, other} for turn in reached_)
                found += 1
    assert found


def test_commodities_are_sold_also_where_only_a_bonus_helps() -> None:
    """The choice to sell stays, and goes along with the bonus."""
    game = game_on("a")
    sheet = game.players[0].sheet._replace(commodities=2, workers=1)
    turns = legal_turns(game.setup.masks, sheet, parse_roll("blue blue 1 1 double"))
    assert not any(turn.hex >= 0 and turn.bonus < 0 for turn in turns)
    at = options(game, turns, {"sell": "1"})
    assert (at.choice, at.sell) == ({"sell": "1"}, {})
    assert at.more
    for hex_, choice in at.more.items():
        offered = options(game, turns, choice).turns
        assert offered
        assert all(turn.sale and turn.hex == hex_ for turn in offered)
    kept = options(game, turns, {})
    assert (kept.choice, kept.sell) == ({}, {"sell": "1"})
    assert not any("sell" in choice for choice in kept.more.values())
