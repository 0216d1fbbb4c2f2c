"""The first base game: the rules accept every move of its script, and its sentences say what the rules count."""

import re
from collections import Counter

import pytest

from dicegame.base.playable import BASE_GAME
from dicegame.base.state.tiles import NAMES
from dicegame.lessons.base_first import COLIN, DUCHY, ROUNDS, YOU, played, steps
from dicegame.play.events import Chance, Moved
from dicegame.play.record import format_record
from padgen import load
from padgen.language import Sentence, languages, say

TAPS = 24
POINTS = {4: 11, 12: 17, 23: 20, 24: 27, 25: 27}
"""Your points before some of the taps, by hand from the rulebook: a town of one 1 + 10, three goods 6, cows 3 and 4 + 3."""


def test_the_whole_script_is_legal_in_24_taps_and_ends_with_the_phase() -> None:
    found = steps()
    assert len(found) == TAPS + 1
    assert [step.game.due for step in found] == [YOU] * TAPS + [None]
    last = found[-1].game
    assert (last.awaits, last.phase, last.round) == ("deal", 0, len(ROUNDS) - 1)
    assert {number: found[number - 1].game.points(YOU) for number in POINTS} == POINTS
    for step in found[:-1]:
        assert step.tap
        legal = [BASE_GAME.format_move(move) for move in step.game.moves]
        assert not step.tap.move or step.tap.move in legal


def test_the_record_replays_to_the_same_points_with_another_name() -> None:
    record = played("Ida", 1)
    game = BASE_GAME.begin(record.setup)
    for event in record.events:
        assert isinstance(event, Chance | Moved)
        game = BASE_GAME.after(game, event)
    assert (game.points(YOU), game.points(COLIN)) == (27, 4)
    assert "Ida" in format_record(record)


def test_it_is_dealt_from_the_box_on_a_printed_duchy() -> None:
    game = steps()[0].game
    assert game.setup.layouts == (load(DUCHY),) * 2
    tiles = Counter(NAMES[tile] for depot in game.market.depots for tile in depot)
    assert sum(tiles.values()) == 6 * 2 + 4, "two tiles in each depot and four in the black one, as for two players"


@pytest.mark.parametrize("language", languages())
def test_every_tap_has_a_short_sentence_with_the_numbers_of_the_rules(language: str) -> None:
    said = [say(Sentence(f"lesson-base-{number}"), language) for number in range(1, TAPS + 2)]
    assert len(set(said)) == TAPS + 1
    assert max(map(len, said)) <= 160
    numbers = [list(map(int, re.findall(r"\d+", one))) for one in said]
    for number, step in enumerate(steps(), 1):
        if step.tap and step.tap.part.startswith("die-"):
            assert numbers[number - 1][-1] == int(step.tap.part[-1]), "the last number is the die to tap"
    assert {27} <= set(numbers[23]) & set(numbers[24])
