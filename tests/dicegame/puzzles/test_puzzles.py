"""Puzzles: every one in the box can be played, and has a turn that is clearly best."""

import json
import random
from collections import Counter

import pytest

from dicegame.dice.bots.moment import moment_of, span_of
from dicegame.dice.bots.next_roll import mean_over_rolls
from dicegame.dice.bots.value import planner_workspace
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.rules import follow, legal_turns
from dicegame.dice.simulation.moment import play_turn, with_finished
from dicegame.dice.turn import format_turn, parse_turn
from dicegame.fast.machine_code import can_compile
from dicegame.puzzles.answer import Answer
from dicegame.puzzles.puzzle import GRADERS, LEVELS, Puzzle, find_puzzle, load_puzzles, puzzle_data
from padgen import problems
from research.make_puzzles import format_puzzles, level_of
from research.puzzle_players import HABITS, SLOW, choice_of
from tests.dicegame.at_the_keyboard import AtTheKeyboard

PUZZLES = load_puzzles()


def test_the_box_has_puzzles_of_all_levels_and_phases() -> None:
    assert len({puzzle.number for puzzle in PUZZLES}) == len(PUZZLES) == 300
    assert Counter(puzzle.level for puzzle in PUZZLES) == dict.fromkeys(LEVELS, 100)
    assert len({(puzzle.layout, puzzle.castle, puzzle.turns, puzzle.rolls) for puzzle in PUZZLES}) == len(PUZZLES)


def test_every_puzzle_holds_by_its_own_numbers() -> None:
    """The game up to it is played by the rules; each legal turn has its cost, 2.5 points or more."""
    phases: Counter[int] = Counter()
    for puzzle in PUZZLES:
        game = puzzle.game
        assert game.roll
        masks, sheet = game.setup.masks, game.players[0].sheet
        assert problems(puzzle.duchy) == ()
        turns = {format_turn(turn) for turn in legal_turns(masks, sheet, game.roll)}
        assert turns == puzzle.costs.keys(), puzzle.number
        results = {follow(masks, sheet, parse_turn(turn), game.clock.phase).marked for turn in puzzle.best}
        assert len(results) == 1, "several best turns are one in another order"
        assert min(cost for cost in puzzle.costs.values() if cost) >= 2.5
        assert puzzle.gap >= 2.5
        assert puzzle.played.gap - 5 * puzzle.played.error >= 2.5 - 0.011, "both are rounded"
        assert puzzle.level == level_of(len(puzzle.missed_by))
        assert not game.last_round
        phases[game.clock.phase] += 1
    assert min(phases[phase] for phase in range(3)) >= 10


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", random.Random(5).sample(PUZZLES, 6), ids=lambda puzzle: f"{puzzle.number}")
def test_the_exact_mean_over_the_next_rolls_says_the_same(puzzle: Puzzle) -> None:
    """Computed afresh in plain Python for the best turn and the second; a retrained planner may differ a little."""
    game = puzzle.game
    masks, sheet, moment = game.setup.masks, game.players[0].sheet, moment_of(game)
    workspace = planner_workspace(masks, span_of(game))

    def mean(text: str) -> float:
        step = play_turn(masks, sheet, parse_turn(text), moment)
        return step.gain + mean_over_rolls(masks, step.after, with_finished(moment, step.finished), workspace)

    assert mean(puzzle.best[0]) - mean(puzzle.second) == pytest.approx(puzzle.gap, abs=0.6)


def test_simple_players_miss_what_the_file_says() -> None:
    for puzzle in PUZZLES[:60]:
        game = puzzle.game
        assert game.roll
        here = (game.setup.masks, game.players[0].sheet, game.roll, moment_of(game), span_of(game))
        missed = {name for name in HABITS if format_turn(choice_of(name, *here)) not in puzzle.best}
        same = {name for name in missed if puzzle.costs[format_turn(choice_of(name, *here))] == 0}
        assert missed - same == set(puzzle.missed_by) & set(HABITS)


def test_the_answer_says_what_is_best_and_why() -> None:
    puzzle = PUZZLES[0]
    right, wrong = (Answer(puzzle, parse_turn(turn)) for turn in (puzzle.best[0], puzzle.second))
    assert (right.right, wrong.right) == (True, False)
    assert str(right.verdict).startswith("Right: ")
    assert f"loses {wrong.cost:.1f} points on average. Best is {puzzle.best[0]}" in str(wrong.verdict)
    told = " ".join(map(str, wrong.reasons))
    assert f"{puzzle.second}: " in told
    assert "the exact mean over all next rolls" in told
    assert f"standard error {puzzle.played.error:.2f}" in told
    assert len(right.reasons) == len(wrong.reasons) - 1


def test_the_file_reads_back() -> None:
    assert [json.loads(line) for line in format_puzzles(PUZZLES).splitlines()] == [puzzle_data(one) for one in PUZZLES]
    assert (*HABITS, "greedy", *SLOW) == GRADERS
    assert set().union(*(puzzle.missed_by for puzzle in PUZZLES)) <= set(GRADERS)


def test_at_the_keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    run = AtTheKeyboard(monkeypatch, capsys)

    puzzle = next(one for one in PUZZLES if one.level == "hard")
    number = str(puzzle.number)
    code, out = run("puzzle", number, typed=f"nonsense\n?\n99=1\n{puzzle.best[0]}\nq\n")
    assert code == 0
    assert f"Puzzle {number} (hard), a solo game on" in out
    for part in ("is not a valid turn", "there is no hex 99", "Right: ", "1 of 1 solved."):
        assert part in out
    code, out = run("puzzle", number, "--plain", "--lang", "de", typed=f"{puzzle.second}\nq\n")
    assert (code, "Punkte. Am besten ist" in " ".join(out.split()), "0 von 1 gelöst." in out) == (0, True, True)
    assert "0 of 0 solved." in run("puzzle", "--level", "easy", typed="skip\n")[1]
    assert run("puzzle", "100000") == (1, "dicegame: there is no puzzle 100000: dicegame puzzle --list names them\n")
    assert len(run("puzzle", "--list", "--level", "hard")[1].splitlines()) == sum(one.level == "hard" for one in PUZZLES)
    found = json.loads(run("puzzle", "--list", "--json")[1])
    assert found == [puzzle_data(one) for one in PUZZLES]
    assert run("puzzle", "--json")[0] == run("puzzle", "3", "--list")[0] == 2


@pytest.mark.exhaustive
@pytest.mark.skipif(not can_compile(), reason="needs numba")
def test_every_puzzle_still_holds() -> None:
    """After a change of the bots: `python -m research.make_puzzles --check`, then without `--check`."""
    from research.make_puzzles import check

    assert [puzzle.number for puzzle in check(PUZZLES, seed=77)] == [puzzle.number for puzzle in PUZZLES]


def test_a_number_finds_its_puzzle() -> None:
    assert find_puzzle(PUZZLES[3].number) is PUZZLES[3]
    assert DICE_GAME.due(PUZZLES[3].game) == (0,)
