"""The words for people who program: the same for every game, over values."""

import copy
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import dicegame
from dicegame import Game, GameError, IllegalMove, games, load_game, new_game, score_file
from dicegame.dice.roll import parse_roll
from dicegame.dice.turn import parse_turn
from dicegame.games import find_game
from dicegame.play.playable import Plan
from padgen import load
from padgen.errors import PadgenError
from tests import ROOT
from tests.dicegame.play.tiny_game import TINY_KIT

EXAMPLES = ROOT / "docs" / "examples"
BASE_NOTATION = "base:GCCK/GGCKB/GGBKBB/SSSCSSS/BBMBBG/BMKBB/MKKB"
DEAL = (
    "deal A | bank ship | monastery-3 castle | cow-2 church | ship market | mine monastery-1 | bank sheep-4 | "
    "cow-3 monastery-7 ship castle | red red brown pink orange"
)


@pytest.fixture(params=["a", "base-1", "tiny"])
def layout(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A layout of each game; the tiny game of the tests plays on dice duchies."""
    if request.param == "tiny":
        monkeypatch.setitem(games.GAMES, "tiny", TINY_KIT)
        monkeypatch.setattr("dicegame.library.kit_of", lambda layout: TINY_KIT)  # noqa: ARG005  # whatever the layout
        yield "a"
    else:
        yield request.param


@pytest.fixture
def bot(layout: str) -> str:  # noqa: ARG001  # it comes first
    """The fastest bot of the game."""
    return "bot:left" if "tiny" in games.GAMES else "bot:random"


def played(game: Game, rng: Random) -> Iterator[Game]:
    """The game whenever somebody is due, and at its end; people make random moves."""
    while not game.over:
        yield game
        player = rng.choice(game.due)
        game = game.play(rng.choice(game.moves_of(player)), player)
    yield game


def test_a_whole_game_in_the_same_words(layout: str, bot: str) -> None:
    game = new_game(layout, players=["Anna", bot, "Ben"], seed=7)
    *_, end = played(game, Random(1))
    assert (end.over, end.due, end.awaits, end.moves) == (True, (), None, ())
    assert end.points == {report.name: report.total for report in end.report.players}
    assert set(end.report.winners) <= set(end.points) == {"Anna", bot, "Ben"}
    assert repr(end).startswith("<Game ")
    assert "over" in repr(end)
    with pytest.raises(GameError):
        end.play("pass" if layout == "a" else "end")
    with pytest.raises(GameError):
        end.hints()


def test_games_are_values(layout: str) -> None:
    start = new_game(layout, ["Anna", "Ben"], seed=7)
    assert start == new_game(layout, "Anna,Ben", seed=7) != new_game(layout, ["Anna", "Ben"], seed=8)
    before, record = repr(start), start.record
    for game in list(played(start, Random(2)))[::30]:
        again = pickle.loads(pickle.dumps(game))
        assert again == game == load_game(game.record) == copy.copy(game) == copy.deepcopy(game)
        assert (repr(again), hash(again), again.report) == (repr(game), hash(game), game.report)
        assert len(repr(game)) < 120
    assert (repr(start), start.record) == (before, record)
    assert start != 7
    with pytest.raises(AttributeError):
        start._session = start._session  # type: ignore[misc]


def test_a_move_is_legal_as_the_reason_says(layout: str) -> None:
    game = new_game(layout, "Anna,Ben", seed=3)
    player = game.due[0]
    for other in (name for name in ("Anna", "Ben") if name not in game.due):
        assert game.why_not(game.moves_of(player)[0], other)
        assert game.moves_of(other) == ()
    for move in game.moves_of(player)[:20]:
        assert game.why_not(move, player) is None
        after = game.play(move, player)
        assert after != game
        assert after.undo() == game
    for wrong in ("nonsense", 5.5, None):
        reason = game.why_not(wrong, player)
        assert reason
        with pytest.raises(GameError) as refused:
            game.play(wrong, player)
        assert str(refused.value) == reason
    for ask in (game.moves_of, game.hints, game.board, game.screen, lambda name: game.why_not("pass", name)):
        with pytest.raises(GameError, match="no player is called 'Cleo'"):
            ask("Cleo")
    with pytest.raises(GameError, match="Cleo"):
        game.play(game.moves_of(player)[0], "Cleo")
    with pytest.raises(GameError, match="nothing to undo"):
        game.undo()


def test_hints_are_moves_with_reasons(layout: str, bot: str) -> None:
    game = new_game(layout, ["Anna", bot], seed=3)
    hints = game.hints()
    assert 0 < len(hints) <= 3
    for hint in hints:
        assert hint.move in game.moves
        assert all(isinstance(reason, str) for reason in hint.reasons)


def test_boards_and_screens(layout: str, bot: str) -> None:
    game = new_game(layout, ["Anna", bot], seed=3)
    for svg in (game.board(), game.board(bot), game.board(style="symbols")):
        assert svg.startswith("<svg ")
    assert str(game) == game.screen() == game.screen("Anna")
    assert "Anna" in str(game)
    assert "\x1b" not in str(game)
    with pytest.raises(PadgenError, match="Cleo"):
        game.board("Cleo")


def test_the_screen_is_that_of_the_terminal() -> None:
    screen = str(new_game("a", start="blue", seed=3))
    assert "B1    B2    G3    G4" in screen
    assert "Phase I, round 1" in screen
    screen = str(new_game("base-1", seed=3))
    assert "castl" in screen
    assert "Black depot" in screen


def test_boards_show_what_was_marked_and_placed() -> None:
    game = new_game("a", start="blue").roll("yellow blue 5 5 double").play("12=5")
    assert game.board().count(">5</text>") == 1
    base = new_game("base-1", "bot:random,bot:random", seed=1)
    assert ">castl</text>" in base.board("bot:random 2")


def test_with_several_people_due_a_name_is_needed() -> None:
    game = new_game("a", "Anna,Ben", start="blue").draw("yellow blue 5 5 double")
    assert game.due == ("Anna", "Ben")
    for ask in (lambda: game.moves, game.hints, lambda: game.play("12=5"), lambda: game.why_not("12=5")):
        with pytest.raises(GameError, match='Anna and Ben are due; name one of them, such as player="Anna"'):
            ask()
    game = game.play("12=5", player="Ben")
    assert game.due == ("Anna",)
    assert game.play("pass").awaits == "roll"


def test_people_give_what_the_dice_and_tiles_show() -> None:
    game = new_game("a")
    assert (game.awaits, game.due, game.moves) == ("roll", (), ())
    with pytest.raises(GameError, match="not rolled"):
        game.play("12=4")
    for wrong in ("six", "o o o 1 1", "5 5", 6, None):
        with pytest.raises(GameError, match="expected"):
            game.draw(wrong)
    rolled = game.draw(parse_roll("yellow blue 5 5"))
    assert rolled == game.draw("yellow blue 5 5") != game
    assert rolled.undo() == game
    with pytest.raises(GameError, match="missing"):
        rolled.draw("yellow blue 5 5")
    base = new_game("base-1", "Anna,Ben").draw("setup red pink red | brown red orange").draw(DEAL)
    assert (base.awaits, base.draw("roll 3 5 | 2 2 | 4").due) == ("roll", ("Anna",))


def test_moves_may_be_values() -> None:
    game = new_game("a", start="blue").draw("yellow blue 5 5")
    assert game.play(parse_turn("12=5")) == game.play("12=5")
    with pytest.raises(IllegalMove, match="6 was not rolled"):
        game.play("12=6")


def test_options_by_their_names() -> None:
    assert '"variant": "standard"' in new_game("a", variant="standard", double_faces=2).record
    assert '"variant": "solo"' in new_game("a").record
    base = new_game(["base-1", "base-3"], "Anna,Ben", edition=2011, tie="most", monastery_16="bank", start=[19, 7])
    assert '"edition": "2011"' in base.record
    assert '"monastery-16": "bank"' in base.record
    assert '"start": 7' in base.record
    assert '"bot:greedy"' in new_game("base-1").record
    own = new_game(["base-3", load(BASE_NOTATION)], "Anna,Ben")
    assert '"base-3"' in own.record
    assert pickle.loads(pickle.dumps(own)) == own
    refused: tuple[tuple[Callable[[], object], str], ...] = (
        (lambda: new_game("a", edition=2019), "no option edition"),
        (lambda: new_game("a", variant="long"), "expected standard or solo"),
        (lambda: new_game("a", start="pink"), "pink"),
        (lambda: new_game("a", "Anna,Ben", start=["blue", "blue"], start_rule="different"), "blue"),
        (lambda: new_game("base-1", start=[1, 2, 3]), "3 starting castles for 2 players"),
        (lambda: new_game("base-1", start=1), "1"),
        (lambda: new_game([]), "player"),
        (lambda: new_game("no such duchy"), "no such duchy"),
    )
    for wrong, said in refused:
        with pytest.raises(PadgenError, match=said):
            wrong()
    for layout in ("a", "base-1"):
        with pytest.raises(GameError, match="no bot 'nobody'"):
            new_game(layout, "bot:nobody")


@pytest.mark.parametrize(("key", "layout"), [("dice", "a"), ("base", "base-1")])
def test_setups_and_reports_are_values(key: str, layout: str) -> None:
    playable = find_game(key)
    setup = playable.setup(Plan(load(layout), ("Anna", "Ben")), [], 7)
    assert pickle.loads(pickle.dumps(setup)) == copy.deepcopy(setup) == setup
    report = playable.outcome(playable.begin(setup))
    assert pickle.loads(pickle.dumps(report)) == report


def test_records_are_loaded_by_path_and_as_text() -> None:
    for name in ("dice-record", "base-record"):
        path = EXAMPLES / f"{name}.jsonl"
        game = load_game(path)
        assert game == load_game(str(path)) == load_game(path.read_text())
        assert game.over
    with pytest.raises(PadgenError, match="line 1"):
        load_game('{"game": "chess"}')
    with pytest.raises(PadgenError):
        load_game("no such file.jsonl")


def test_undo_skips_what_was_taken_back_already() -> None:
    lines = (EXAMPLES / "base-record.jsonl").read_text().splitlines()
    moves = [place for place, line in enumerate(lines) if '"move": {"player": "Anna"' in line]
    first = load_game("\n".join(lines[: moves[0]]))
    one = first.play(first.moves[0])
    undone = load_game(one.record + '{"undo": {"player": "Anna"}}\n')
    assert undone.moves == first.moves
    with pytest.raises(GameError, match="nothing to undo"):
        undone.undo()


def test_files_of_all_kinds_are_scored(tmp_path: Path) -> None:
    assert score_file(EXAMPLES / "dice-game.toml").winners == ("Anna",)
    assert score_file(str(EXAMPLES / "base-game.toml")).players
    for text in ("", "game = 'chess'", "{", "game = 'dice'"):
        (tmp_path / "game.toml").write_text(text)
        with pytest.raises(PadgenError):
            score_file(tmp_path / "game.toml")


def test_public_names_are_there_and_old_ones_say_what_to_use() -> None:
    assert sorted(dicegame.__all__) == dicegame.__all__ == dir(dicegame)
    for name in dicegame.__all__:
        assert getattr(dicegame, name)
    for module, names in dicegame._OLD.items():
        for name in names:
            with pytest.warns(DeprecationWarning, match=rf"dicegame\.{name} is going away: use dicegame\.") as warned:
                assert getattr(dicegame, name).__module__ == module
            assert warned[0].filename == __file__
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        dicegame.nothing  # noqa: B018


def test_a_duchy_has_its_layout_and_what_lies_in_it() -> None:
    for name in ("a", "base-1"):
        game = new_game(name, players=["Anna", "Ben"], seed=3)
        layout, texts = game.duchy("Anna")
        assert layout.name == name
        assert len(texts) == 1, "the starting castle"
        assert set(texts) <= set(layout.cells)
