"""The reasons of a bot are true: what it says that it keeps is kept, and what it says that it scores is scored."""

from collections.abc import Iterable, Iterator
from random import Random

import pytest

from dicegame.base.bots.beam import PLANNER
from dicegame.base.bots.reasons import explain, scored, stored_tiles
from dicegame.base.bots.thinking import planned_lines
from dicegame.base.rules.effects import act
from dicegame.base.state.moves import END, move_of
from dicegame.base.state.tiles import tile_sentence
from dicegame.base.words.notation import format_move, parse_move
from dicegame.fast.states import copied
from dicegame.web.games.base.sheets import _area_said
from dicegame.web.visitors.language import Words
from padgen.language import Sentence
from tests.dicegame.base.playing import played, random_setup
from tests.dicegame.base.table import Table


def parts_of(told: Iterable[object]) -> Iterator[Sentence]:
    """The sentences, and those that they are joined of."""
    for one in told:
        if isinstance(one, Sentence):
            yield one
            items = one.fields.get("items")
            yield from parts_of(items if isinstance(items, tuple) else ())


SCORES = {"base-because-finishes", "base-because-color", "base-because-herd", "base-because-sale", "base-because-watchtower"}


def test_a_bot_keeps_and_scores_what_it_says() -> None:
    rng, told = Random(5), 0
    for game in played(random_setup(rng, 2, 2019), rng):
        if game.due is None or rng.random() > 0.1:
            continue
        for line in planned_lines(game, game.due, PLANNER, 3)[:2]:
            state, before = copied(game.state), stored_tiles(game.state, game.due)
            for move in line.moves:
                assert move_of(move).kind != END
                act(state, list(game.setup.boards), move)
            reasons = list(parts_of(explain(game, game.due, line.moves)))
            kept = [str(one.fields["tile"]) for one in reasons if one.key in {"base-because-keeps", "base-because-later"}]
            new = [str(tile_sentence(tile)) for tile in (stored_tiles(state, game.due) - before).elements()]
            assert all(kept.count(tile) <= new.count(tile) for tile in kept), "a tile that is placed or thrown is not kept"
            hexes = [one.fields["hex"] for one in reasons if one.key == "base-because-keeps"]
            assert len(hexes) == len(set(hexes)), "each has a hex of its own"
            scored = [one.fields for one in reasons if one.key in SCORES]
            points = sum(int(str(own["points"])) + int(str(own.get("bonus", 0))) for own in scored)
            assert points == sum(state.sides[game.due].points) - game.points(game.due)
            told += len(kept) + points
    assert told > 50


@pytest.mark.parametrize(
    ("tile", "shields", "points"), [("mine", (), 6), ("inn", (), 10), ("mine", (17,), 10), ("inn", (17,), 15)]
)
def test_an_inn_and_shield_17_are_in_the_points_of_an_area(tile: str, shields: tuple[int, ...], points: int) -> None:
    own = Table(modules="inns shields").hold(*shields).puts(f"mine 25, {tile} 30").store("mine").dice(3, 3)
    before, move = own.as_game(), parse_move("die 3 place mine at 34")
    said = _area_said(before, 0, 33, Words("en"))
    assert f" {points + 10} points" in said
    own.do(format_move(move))
    told = scored(before.state, own.state, own.boards, 0, move.number)
    (found,) = [one for one in told if one.key == "base-because-finishes"]
    assert (found.fields["points"], found.fields["bonus"], own.points("areas")) == (points, 10, points)
