"""Matches and ratings: statistics against their definitions, and the commands as typed."""

import json
import random
import re
import statistics
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from io import StringIO
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
import typer

import dicegame.cli as dicegame_cli
import padgen.cli as padgen_cli
from dicegame.dice.bots.players import BOTS, RandomBot
from dicegame.dice.masks import GREEN, compile_layout, members
from dicegame.dice.strength import match_games
from dicegame.dice.strength.match_games import mirror, run_batch, sanity, solo_games
from dicegame.dice.strength.solo_rating import (
    GAMES,
    RATINGS,
    SEED,
    SKETCH_GAMES,
    board_features,
    castle_spread,
    difficulty,
    from_each_castle,
    in_turn,
    quick_rating,
    rate_layout,
)
from dicegame.strength.match import Match, MatchPlan
from dicegame.strength.rating import Effort, RatingError, Wanted, parse_band, word_of
from dicegame.strength.statistics import scores
from dicegame.strength.work import HERE, Work
from padgen import Layout, PadgenError, load
from padgen.cli.run import run_app
from padgen.generate import seeded
from padgen.generate.spec import Spec
from padgen.ratings import RATING_WORDS
from research.dice_thresholds import predicted
from tests.command import Result
from tests.padgen.pdf.pdf_reading import faults, read_pages

pytestmark = pytest.mark.slow


def program(*arguments: str) -> Result:
    """Run a command as people do, with time enough to compile."""
    done = subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, timeout=300)
    return Result(done.returncode, done.stdout, done.stderr)


def here(app: typer.Typer, name: str, arguments: Sequence[str]) -> Result:
    """Run a command in this process, where numba is loaded already."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err), pytest.raises(SystemExit) as stopped:
        run_app(app, name, arguments)
    return Result(int(stopped.value.code or 0), out.getvalue(), err.getvalue())


def dicegame(*arguments: str) -> Result:
    return here(dicegame_cli.app, "dicegame", arguments)


def padgen(*arguments: str) -> Result:
    return here(padgen_cli.app, "padgen", arguments)


def match(name: str, *bots: str, games: int, seed: int, table: bool = False, work: Work = HERE) -> Match:
    return match_games.play_match(MatchPlan(load(name), bots, games, seed, table), work)


def test_the_same_games_whoever_works() -> None:
    both = match("a", "random", "greedy", games=40, seed=5)
    assert both == match("a", "random", "greedy", games=40, seed=5, work=Work(2))
    assert both.results[0].scores == match("a", "random", games=40, seed=5).results[0].scores
    assert match("a", "random", games=40, seed=6).results[0].scores != both.results[0].scores


def test_a_bot_on_the_same_dice_is_its_own_equal() -> None:
    (step,) = match("c", "greedy", "greedy", games=50, seed=4).comparisons
    assert (step.difference, step.se) == (0, 0)
    assert step.unpaired_se > 0


def test_a_bot_against_itself_is_even() -> None:
    """The seats start from different castles, which they exchange; whatever difference is left would be the seats'."""
    for bot in (RandomBot(), BOTS["greedy"], BOTS["planner"]):
        found = mirror(load("a"), bot, 3)
        assert found.names == (bot.name, bot.name)
        assert 0 < abs(found.difference) < 4 * found.se


def test_bots_without_chance_take_the_same_turns_in_both_seats() -> None:
    totals = match_games.run_batch(match_games.table_games(load("a"), [BOTS["greedy"]] * 2, 100, 3)).totals
    np.testing.assert_array_equal(totals[:, 0], totals[:, 1])


def test_the_mirror_would_tell() -> None:
    """Castles are not equally good: were they not exchanged, a seat would seem better."""
    order = match_games.table_games(load("c"), [BOTS["planner"]] * 2, 1200, 3, apart=True)
    first = replace(order, starts=tuple(pair for pair in order.starts if pair[1] == max(members(order.masks.of[GREEN]))))
    assert set(order.starts) == {pair[::-1] for pair in order.starts}
    assert len(order.starts) == 12
    difference = np.subtract(*match_games.run_batch(first).totals.T)
    assert abs(difference.mean()) > 4 * difference.std() / 1200**0.5


def test_the_sanity_control_would_tell() -> None:
    found = sanity(load("b"), 3)
    assert found.names == ("greedy", "random")
    assert found.difference > 20 * found.se > 0


def test_a_table_seats_all() -> None:
    strong, weak = match("b", "planner", "random", games=60, seed=2, table=True).results
    assert strong.wins > 0.95
    assert strong.scores.mean > weak.scores.mean + 15


def test_a_rating_adds_up() -> None:
    found = rate_layout(load("b"), 80)
    assert sum(found.points.values()) == pytest.approx(found.planner.mean)
    assert statistics.mean(found.starts.values()) == pytest.approx(found.planner.mean, abs=4 * found.planner.se)
    assert set(found.starts) == {"purple", "gray", "blue", "orange"}
    assert all(0 <= share <= 1 for share in found.finished.values())
    assert found.greedy.mean < found.planner.mean
    assert rate_layout(load("a"), 80).index == 1


def test_the_standard_error_is_that_of_equal_groups() -> None:
    a = load("a")
    means = [match_games.run_batch(solo_games(a, BOTS["greedy"], 200, seed)).totals.mean() for seed in range(40)]
    stated = statistics.mean(
        scores(match_games.run_batch(solo_games(a, BOTS["greedy"], 200, seed)).totals[:, 0], 4).se for seed in range(3)
    )
    assert statistics.stdev(means) == pytest.approx(stated, rel=0.35)


def test_every_castle_has_as_many_games_and_two_at_least() -> None:
    """Nine castles and eight games: no mean of nothing, no error of one number."""
    found = rate_layout(load("dice:gOgY/YgOgB/OYPPYO/gBOgOYg/OYPPBO/YgBgO/BOYB"), 8)
    assert found.games == 18
    assert all(se >= 0 for se in found.starts_se.values())
    assert found.planner.se > 0


def test_the_castles_are_compared_on_the_same_dice() -> None:
    """Every game counts for every castle; the mean of the rating is still that of the castles in turn, as it always was."""
    pytest.importorskip("numba")
    found, games = rate_layout(load("b"), 400), 400
    castles = members(compile_layout(load("b")).of[GREEN])
    before = run_batch(solo_games(load("b"), BOTS["planner"], games, SEED))
    each = from_each_castle(load("b"), castles, games)
    for name in ("points", "circles", "finished", "rounds"):
        np.testing.assert_array_equal(getattr(in_turn(each), name), getattr(before, name))
    assert found.planner == scores(before.totals[:, 0], len(castles))
    totals = [own.totals[:, 0] for own in each]
    assert list(found.starts.values()) == [float(own.mean()) for own in totals]
    for own, (start, error) in zip(totals, found.behind_se.items(), strict=True):
        in_old_way = 2**0.5 * own.std() / (games / len(castles)) ** 0.5
        assert error < in_old_way / 2 or start == found.best_starts[0]


def test_starts_that_may_be_the_best_are_all_named() -> None:
    found = replace(
        rate_layout(load("a"), 8), starts={"x": 60.0, "y": 59.0, "z": 58.0}, behind_se={"x": 0.0, "y": 0.6, "z": 0.6}
    )
    assert found.best_starts == ["x", "y"]


def test_too_large_a_duchy_is_refused() -> None:
    rng = random.Random(2)
    rows = ["".join(rng.choice("PGBOY") for _ in range(width)) for width in (6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6)]
    rows[5] = "gbop" + rows[5][4:]
    with pytest.raises(PadgenError, match="a duchy of 91 hexes is too large for simulated games, which have room for 62"):
        rate_layout(load("dice:" + "/".join(rows)), 8)


def test_words_are_thirds() -> None:
    low, high = difficulty().thresholds
    assert low < high
    assert [word_of(index, (low, high)) for index in (low - 0.01, (low + high) / 2, high + 0.01)] == list(RATING_WORDS)


def test_static_features_are_counted_right() -> None:
    seen = board_features(load("a"))
    assert seen["areas"] == len(load("a").areas)
    assert seen["borders"] == 74
    assert seen["single hexes"] == sum(len(area.hexes) == 1 for area in load("a").areas)


def test_prediction_is_measured_on_what_was_not_fitted() -> None:
    rng = np.random.default_rng(1)
    seen = rng.normal(size=(400, 2))
    assert predicted(seen @ np.array([1.0, 2.0]), seen) == pytest.approx(1)
    assert predicted(rng.normal(size=400), seen) < 0.1


def test_match_command() -> None:
    result = program("dicegame", "match", "random", "greedy", "--games", "40", "--json")
    assert not re.search(r"\.\d{7}", result.out), "no 51.900000000000006"
    data = json.loads(result.out)
    assert (data["layout"], data["games"]) == ("a", 40)
    assert [bot["name"] for bot in data["bots"]] == ["random", "greedy"]
    assert set(data["bots"][0]) >= {"name", "mean", "sd", "se", "p10", "p50", "p90"}
    (step,) = data["steps"]
    assert step["difference"] == pytest.approx(data["bots"][1]["mean"] - data["bots"][0]["mean"])
    assert step["luckless"] is None
    assert data["controls"]["sanity"]["difference"] > 15
    assert data["controls"]["mirror"]["names"] == ["random", "random"]
    (step,) = json.loads(dicegame("match", "planner", "search:1", "--games", "20", "--json").out)["steps"]
    assert abs(step["luckless"] - step["difference"]) < 4 * step["se"]
    assert step["luckless_se"] < step["se"]
    assert "control" not in dicegame("match", "random", "--games", "20").out
    text = dicegame("match", "random", "--games", "20", "--details")
    assert "sanity control" in text.out
    assert "mirror control" in text.out
    assert dicegame("match", "nobody").code == 1
    assert dicegame("match", "random", "--games", "0").code == 2


def test_rate_command() -> None:
    printed = program("dicegame", "rate", "a", "b", "--games", "40", "--json").out
    assert not re.search(r"\.\d{7}", printed), "no 51.900000000000006"
    data = json.loads(printed)
    assert [one["layout"] for one in data] == ["a", "b"]
    assert data[0]["difficulty"]["index"] == 1
    assert data[1]["difficulty"]["word"] in RATING_WORDS
    assert data[0]["notation"].startswith("dice:BBGG/")
    assert set(data[0]["starts"]) == {"purple", "gray", "blue", "orange"}
    text = dicegame("rate", "a", "--games", "40").out
    assert "best start:" in text
    assert dicegame("rate", "dice:PP/OPO/YY").code == 1


@pytest.mark.parametrize("command", [("rate", "a"), ("match", "random", "greedy")])
def test_an_option_of_another_game_is_said_to_change_nothing(command: tuple[str, ...]) -> None:
    result = dicegame(*command, "--games", "8", "--players", "3")
    assert (result.code, "--players: the game on this duchy does not have this option" in result.err) == (0, True)


def test_bands_are_read() -> None:
    low, high = difficulty().thresholds
    assert [RATINGS.wanted(word, None).band for word in RATING_WORDS] == [(0, low), (low, high), (high, float("inf"))]
    assert parse_band("1..1.2", (low, high)) == (1, 1.2)
    for text in ("", "harder", "1.2..1", "1", "a..b", "-1..2"):
        with pytest.raises(RatingError, match="expected easy, medium, hard"):
            parse_band(text, (low, high))


def test_generated_duchies_are_as_hard_and_fair_as_asked(tmp_path: Path) -> None:
    result = program(
        "padgen", "generate", "-n", "2", "--seed", "3", "--rated", "hard", "--fair", "4", "--out", str(tmp_path / "new")
    )
    assert result.code == 0, result.err
    for path in (tmp_path / "new").iterdir():
        layout = load(str(path))
        found = rate_layout(layout)
        assert found.word == "hard"
        assert max(found.starts.values()) - min(found.starts.values()) <= 4
        assert layout.source.endswith(", rated hard, fair 4.0")
        assert layout.rating
        assert (layout.rating.word, layout.rating.games, layout.rating.bot) == ("hard", found.games, "planner")
        assert abs(layout.rating.index - found.index) < 0.0001
        assert abs(layout.rating.mean - found.planner.mean) < 0.01 > abs(layout.rating.se - found.planner.se)
        assert dict(layout.rating.starts) == {start: round(mean, 2) for start, mean in found.starts.items()}
    assert len(list((tmp_path / "new").iterdir())) == 2
    first, *_ = result.err.splitlines()
    assert first.startswith("looking for duchies: rated hard, fair 4.0; a bot plays 200 games on each")
    assert first.endswith("gives up after 2000 misses in a row")
    for number in (1, 2):
        assert re.search(rf"^3-{number}: hard 1\.\d{{3}}, castles [0-4]\.\d points apart$", result.err, re.MULTILINE)


def test_the_rating_is_printed_after_each_notation() -> None:
    wish = ("generate", "-n", "2", "--seed", "1", "--rated", "easy")
    lines = padgen(*wish).out.splitlines()
    bare = padgen(*wish, "--notation")
    assert bare.out.splitlines() == [line.partition("  ")[0] for line in lines]
    for line in lines:
        assert re.fullmatch(r"dice:\S+  easy 0\.\d{3}, castles \d\.\d points apart", line)
    assert re.search(r"^1-2: easy 0\.", bare.err, re.MULTILINE)


def test_a_rated_pad_and_what_is_refused(tmp_path: Path) -> None:
    made = padgen("pad", "--random", "1", "--seed", "1", "--rated", "easy", "-o", str(tmp_path / "pad.pdf"))
    assert made.code == 0, made.err
    (sheet,) = read_pages((tmp_path / "pad.pdf").read_bytes())
    assert "Difficulty" in sheet.text
    assert not faults(sheet)
    shown = json.loads(padgen("generate", "--seed", "1", "--rated", "easy", "--json").out)[0]
    assert shown["rating"]["word"] == "easy"
    assert "".join(sheet.text.split()).count(shown["notation"]) == 1
    assert padgen("generate", "--rated", "harder").code == 1
    assert padgen("pad", "a", "--rated", "hard").code == 2


FEW = replace(RATINGS, effort=Effort(SKETCH_GAMES, GAMES, 3))
"""The search ends after three mismatches."""


def test_a_hopeless_wish_ends() -> None:
    wanted = Wanted(FEW, (5, 6))
    assert not wanted.accepts(load("a"))
    assert not wanted.accepts(load("b"))
    with pytest.raises(
        RatingError, match=r"3 duchies in a row did not match; their difficulty was about \d\.\d\d to 1\.\d\d$"
    ):
        wanted.accepts(load("c"))
    assert wanted.tried == 3


def test_a_hopeless_wish_tells_what_there_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those that are as hard as wanted, how far apart the castles were at the least since one was accepted."""
    found = iter([(1.0, 0.2), (1.0, 0.9), (0.8, 0.1), (1.0, 0.5011)])
    one = {SKETCH_GAMES: (1.0, 0.5), GAMES: (1.0, 0.5)}

    def told(_: Layout, games: int) -> tuple[float, float]:
        if games == SKETCH_GAMES:
            one[GAMES] = next(found)
        return one[games]

    monkeypatch.setattr("dicegame.dice.strength.solo_rating.quick_rating", told)
    monkeypatch.setattr("dicegame.dice.strength.solo_rating.castle_spread", lambda _: one[GAMES][1])
    wanted = Wanted(FEW, (0.9, 1.1), 0.5)
    assert [wanted.accepts(load("a")) for _ in range(3)] == [True, False, False]
    with pytest.raises(RatingError, match=r"3 duchies in a row .*; the best spread was about 0\.6 points$"):
        wanted.accepts(load("a"))
    assert wanted.tried == 4


@pytest.mark.exhaustive
def test_a_sketch_refuses_only_what_all_games_refuse() -> None:
    pytest.importorskip("numba")
    accepted = 0
    for layout in islice(seeded(5, Spec(load("a"))), 10):
        fits = 0.98 <= quick_rating(layout, GAMES)[0] <= 1.01 and castle_spread(layout) <= 3
        assert Wanted(RATINGS, (0.98, 1.01), 3.0).accepts(layout) == fits
        accepted += fits
    assert 0 < accepted < 10
