"""What the screen of the base game says: names that it shows can be typed, nothing is cut, points stand with their rules."""

from random import Random

import pytest

from dicegame.base.game import new_game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.tiles import NAMES, TILES
from dicegame.base.words.names import find_tile
from dicegame.cli.report import player_lines
from dicegame.play.events import GameError
from dicegame.terminal.console import Terminal
from dicegame.terminal.games.base import BaseDrawing
from dicegame.terminal.turn_list import TurnList
from padgen.language import Words, languages
from tests.dicegame.base.playing import finished, random_setup
from tests.dicegame.base.table import Table


@pytest.mark.parametrize("language", languages())
def test_a_tile_can_be_asked_for_as_it_stands_on_the_screen(language: str) -> None:
    drawing = BaseDrawing(BASE_GAME, Words(language))
    for tile in range(1, TILES):
        assert find_tile(drawing.short(tile), language) == find_tile(NAMES[tile], language) == tile
    with pytest.raises(GameError):
        find_tile("gold", language)


def test_a_tile_can_be_asked_for_in_the_language_of_the_player() -> None:
    assert NAMES[find_tile("Kloster 12", "de")] == "monastery-12"
    assert NAMES[find_tile("banque", "fr")] == "bank"


@pytest.mark.parametrize("language", languages())
def test_the_examples_of_the_help_are_not_broken(language: str) -> None:
    lines = BaseDrawing(BASE_GAME, Words(language)).help()[0].split("\n")
    assert max(map(len, lines)) <= 80


def test_bonus_tiles_goods_to_come_and_the_bridge_are_shown() -> None:
    drawing = BaseDrawing(BASE_GAME, Words("en"))
    table = Table().store("ship").dice(5, 5).depot(1, goods={"red": 1})
    assert "bonus tiles: B5 G5 M5 S5 K5 C5; bridge: Anna 0, Ben 0" in drawing.status(table.as_game(), 0)[1]
    table.do("die 5 place ship at 20")
    assert drawing.status(table.as_game(), 1)[1].endswith("bridge: Anna 1, Ben 0")


def test_the_beginning_of_a_move_lists_the_moves_that_begin_so() -> None:
    game = Table().depot(3, "bank", "ship").depot(4, "ship").as_game()
    turns = TurnList(Terminal(), BaseDrawing(BASE_GAME, Words("en")), game, 0, game.moves)
    turns.lines(3)
    assert turns.narrow("take ship")
    assert {NAMES[move.what] for move in turns.moves} == {"ship"}
    turns.widen()
    assert turns.narrow("workers")
    assert [move.die for move in turns.moves] == [3, 4]
    turns.widen()
    assert not turns.narrow("take bank from 3"), "one die can do it: a move"
    assert not turns.narrow("take gold")
    assert turns.parse("take bank") == turns.parse("die 3 take bank from 3"), "no other move begins so"
    with pytest.raises(GameError):
        turns.parse("take gold")


@pytest.mark.parametrize("edition", [2019, 2011])
def test_a_report_in_english_fits_80_columns_and_adds_up(edition: int) -> None:
    for seed in (1, 2, 3):
        outcome = BASE_GAME.outcome(finished(seed, edition=edition))
        for rules in (False, True):
            told = (line for one in outcome.players for line in player_lines(one, True, "en", None, rules))
            lines = [line for line in told if line.startswith("  ")]
            assert rules or max(map(len, lines)) <= 80
            assert all((f"{edition} rulebook, " in line) == rules for line in lines)
            assert sum(int(line.split()[0]) for line in lines) == sum(report.total for report in outcome.players)


def test_nothing_is_none_in_french_too() -> None:
    drawing = BaseDrawing(BASE_GAME, Words("fr"))
    line = drawing.status(Table().have(silver=1, workers=0).as_game(), 0)[2]
    assert "0 ouvrier " in line.replace("\u00a0", " ")


def test_goods_of_the_table_may_be_typed_as_the_screen_shows_them() -> None:
    drawing = BaseDrawing(BASE_GAME, Words("en"))
    game = new_game(random_setup(Random(1), 2, 2019))
    assert drawing.parse_chance_part(game, [], "4 4 pink") == (3, 3, 2)
