"""The tables of matches and ratings: players, edition, expansions, and the solo game."""

import pytest

from dicegame.base.strength.match_games import Table, play_match, table_of
from dicegame.base.strength.table_rating import ALL_SOURCES, RATINGS, sources_of
from dicegame.fast.machine_code import can_compile
from dicegame.play.events import GameError
from dicegame.strength.match import MatchPlan
from dicegame.strength.rating import RatingPlan
from dicegame.strength.work import HERE
from padgen import load
from padgen.language import Sentence, Words


def test_expansions_are_named_in_any_order_or_all_at_once() -> None:
    posts, plain = load("base-11a"), load("base-1")
    assert table_of({"with": "shields,inns"}, plain).modules == ("inns", "shields")
    assert table_of({"with": "all"}, posts).modules == ("tiles", "castles", "inns", "borders", "routes", "shields")
    assert "borders" not in table_of({"with": "all"}, plain).modules, "duchy 1 has no border posts"
    assert table_of({}, posts) == Table()


@pytest.mark.parametrize(
    ("options", "layout", "key"),
    [
        ({"with": "walls"}, "base-1", "base-no-module"),
        ({"with": "borders"}, "base-1", "base-needs-posts"),
        ({"with": "inns", "edition": "2011"}, "base-1", "base-module-2011"),
        ({"with": "inns"}, "base-13a", "base-module-solo"),
        ({"solo": "True", "target": "60"}, "base-13a", "base-target"),
    ],
)
def test_what_does_not_fit_together_is_refused(options: dict[str, str], layout: str, key: str) -> None:
    with pytest.raises(GameError) as refused:
        table_of(options, load(layout))
    assert isinstance(refused.value.sentence, Sentence)
    assert refused.value.sentence.key == key


def test_linked_islands_are_for_the_solo_game() -> None:
    table = table_of({"players": "4", "target": "45"}, load("base-13a"))
    assert (table.players, table.mode, table.target) == (1, "solo", 45)
    assert table.as_dict() == {"players": 1, "edition": 2019, "mode": "solo", "target": 45}
    with pytest.raises(GameError, match="won or lost"):
        RATINGS.rate(RatingPlan(load("base-13a")), HERE)


def test_only_expansions_have_sources_of_their_own() -> None:
    assert sources_of(Table()) == tuple(name for name in ALL_SOURCES if name not in ("posts", "routes", "shields"))
    assert sources_of(Table(modules=("borders", "routes", "shields"))) == ALL_SOURCES


@pytest.mark.slow
@pytest.mark.skipif(not can_compile(), reason="needs the extra fast")
def test_matches_are_played_with_expansions_and_alone() -> None:
    plan = MatchPlan(load("base-11a"), ("random", "greedy"), 8, options={"with": "shields,routes", "players": "2"})
    found = play_match(plan)
    assert found.facts["with"] == ["routes", "shields"]
    assert "routes and shields" in Words("en")(found.title.key, **found.title.fields)
    alone = play_match(MatchPlan(load("base-13a"), ("random", "greedy"), 8, options={"solo": "True"}))
    assert alone.facts["mode"] == "solo"
    assert all(result.scores.mean <= 37 for result in alone.results)
    rated = RATINGS.rate(RatingPlan(load("base-11a"), 8, {"with": "shields", "players": "2"}), HERE)
    assert rated.points["shields"] > 0
    assert any("shields" in line for line in rated.lines(Words("en")))
