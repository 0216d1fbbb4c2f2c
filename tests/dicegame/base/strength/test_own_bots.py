"""The user's own bot plays matches of the base game over the words of `import dicegame`; what is wrong with it is told."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from dicegame.base.bots.learned import learned_weights
from dicegame.base.bots.players import find_bot
from dicegame.base.simulation.batch import Batch, BotMoves, play
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.moves import move_of
from dicegame.base.strength.match_games import play_match
from dicegame.base.strength.own_games import OwnGames
from dicegame.base.words.notation import format_move
from dicegame.strength.match import Match, MatchPlan
from dicegame.strength.own_bots import OwnBot, OwnBotError
from dicegame.strength.work import HERE
from padgen import load
from tests import ROOT

EXAMPLE = f"{ROOT / 'docs/examples/my_base_bot.py'}:choose"
BASE_1, RANDOM, GREEDY = load("base-1"), find_bot("random").number, find_bot("greedy").number


def bot_file(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text)
    return f"{path}:choose"


def match(*bots: str, games: int, layout: str = "base-1", **options: str) -> Match:
    options = {"players": "2", "against": "random", **options}
    return play_match(MatchPlan(load(layout), bots, games, 7, False, options), HERE)


@pytest.mark.slow
def test_the_example_beats_random_bots() -> None:
    (step,) = play_match(MatchPlan(BASE_1, ("random", EXAMPLE), 2, 7, True), HERE).comparisons
    assert step.difference > 2 * step.se > 0


@pytest.mark.exhaustive
def test_the_example_beats_greedy() -> None:
    """At a table of two, 60 games: 13 points more, with a standard error of 4."""
    (step,) = play_match(MatchPlan(BASE_1, ("greedy", EXAMPLE), 60, 7, True), HERE).comparisons
    assert step.difference > 2 * step.se > 0


def copycat(weights: tuple[float, ...]) -> OwnBot:
    """A bot of the user's that plays as greedy does in simulated games."""
    moves = BotMoves(weights)

    def choose(shown: object) -> str:
        game = shown._session.game  # type: ignore[attr-defined]
        found = moves.choose(GREEDY, game.state, game.setup.boards, [0] * 400, game.last != game.due)
        return format_move(move_of(found))

    return OwnBot("copycat", choose, -1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("modules", "mode", "layout", "players"),
    [
        ((), "", "base-1", 2),
        ((), "", "base-5", 3),
        (("tiles", "castles", "inns", "borders", "routes", "shields"), "", "base-11a", 4),
        ((), "solo", "base-13a", 1),
    ],
    ids=("two", "three", "expansions", "solo"),
)
def test_its_games_are_those_of_other_bots(modules: tuple[str, ...], mode: str, layout: str, players: int) -> None:
    """A bot that chooses as greedy does gets greedy's points: with the same tiles, dice, seats and opponents."""
    duchy, weights = load(layout), learned_weights(2019, players)
    starts = ((castles_of(duchy)[0],) * players,)
    boards = (compile_board(duchy),) * players
    own = copycat(weights)
    tried = Batch((-1, *[RANDOM] * (players - 1)), boards, starts, weights, 5, 3, modules=modules, mode=mode)
    shown = OwnGames((duchy,) * players, (own,)).play(tried)
    simulated = play(replace(tried, bots=(GREEDY, *tried.bots[1:])))
    for name in ("tiles", "seats", "filled") if mode else ("points", "tiles", "seats", "filled"):
        assert np.array_equal(getattr(shown, name), getattr(simulated, name)), name


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("\n    return game.moves[99]", r"failed: IndexError: tuple index out of range \(line 3\)"),
        ("game.play('die 5 take bank')", r"failed: .*'die 5 take bank'.* \(line 2\)"),
        ("return 'take everything'", "returned a text that is not a move: 'take everything'"),
        ("return None", "returned None; expected one of the legal moves, or the text of one"),
        ("return 'die 1 place castle at 1'", r"chose die 1 place castle at 1, which is illegal: "),
    ],
)
def test_what_a_function_does_wrong_is_told(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(OwnBotError, match=message):
        match(bot_file(tmp_path, f"def choose(game):\n    {body}\n"), games=1)


def test_files_that_cannot_be_used(tmp_path: Path) -> None:
    with pytest.raises(OwnBotError, match=r"has no function 'choose'; expected def choose\(game\): \.\.\."):
        match(bot_file(tmp_path, "x = 1\n"), games=1)
    with pytest.raises(OwnBotError, match="there is no such file"):
        match(f"{tmp_path / 'none.py'}:choose", games=1)
    with pytest.raises(OwnBotError, match="does not name a function"):
        match("greedy", games=1, against=str(tmp_path / "bot.py"))


def test_it_sees_no_dice_or_tiles_of_the_future(tmp_path: Path) -> None:
    """Where a turn ends, the game that the function tries waits for a roll or a deal; and it has no seed."""
    text = bot_file(
        tmp_path,
        "def choose(game):\n"
        "    assert len(game.due) == 1 and '\"seed\": null' in game.record\n"
        "    last = next((move for move in game.moves if move == 'end'), game.moves[-1])\n"
        "    after = game.play(last)\n"
        "    assert after.over or after.awaits in (None, 'roll', 'deal') and bool(after.due) == (after.awaits is None)\n"
        "    return last\n",
    )
    table = MatchPlan(BASE_1, (text, text), 1, 7, True)
    assert len(play_match(table, HERE).results) == 2
