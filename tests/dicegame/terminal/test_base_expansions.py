"""Expansions and the solo game in the terminal: screens of 80 x 24, marks, reports, what cannot be played."""

from dataclasses import replace
from io import StringIO
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.duchy import SOURCES
from dicegame.base.state.modules import MODULES
from dicegame.cli.completion import complete_expansions
from dicegame.cli.modes import expansion_options
from dicegame.cli.report import report_parts
from dicegame.games import read_record
from dicegame.library import make_plan, new_game
from dicegame.play.events import GameError
from dicegame.play.record import format_record
from dicegame.play.session import Session
from dicegame.terminal.console import Terminal
from dicegame.terminal.drawing import show_side
from dicegame.terminal.games.base import LEGENDS, BaseDrawing
from dicegame.terminal.games.base_expansions import asked_at_end, modules_sentence, tribute_due
from dicegame.terminal.turn_list import TurnList
from padgen import load
from padgen.errors import PadgenError
from padgen.language import Words, languages
from tests.dicegame.at_the_keyboard import AtTheKeyboard
from tests.dicegame.terminal.expanded_games import expanded_games, expanded_setup

COLUMNS, LINES = 80, 24
DRAWING = BaseDrawing(BASE_GAME, Words("en"))
TABLES = [(2, "base-11a"), (3, "base-11b"), (4, "base-11c"), (1, "base-13a"), (1, "base-13b")]


def screen_of(game: Game, language: str, plain: bool = False) -> list[str]:
    """The lines of the board and of the moves below it."""
    assert game.due is not None
    terminal = Terminal(language=language, plain=plain)
    terminal.console = Console(width=COLUMNS, height=LINES, force_terminal=True, color_system=None, file=StringIO())
    drawing = BaseDrawing(BASE_GAME, Words(language))
    moves = BASE_GAME.legal(game, game.due)
    rows = show_side(terminal, drawing, game, game.due, moves, read_out=plain)
    terminal.say(*TurnList(terminal, drawing, game, game.due, moves).lines_below(rows))
    assert isinstance(terminal.console.file, StringIO)
    return terminal.console.file.getvalue().split("\n")[:-1]


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "layout"), TABLES)
def test_the_screen_fits_80_by_24(players: int, layout: str, language: str) -> None:
    asked = (game for game in expanded_games(players, layout, 3) if game.due is not None)
    for place, game in enumerate(asked):
        if place % 9 == 0:
            lines = screen_of(game, language)
            assert max(map(len, lines)) <= COLUMNS
            assert len(lines) + 1 <= LINES, "with the prompt"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "layout"), [(3, "base-11b"), (1, "base-13b")])
def test_sentences_say_the_same_in_80_columns(players: int, layout: str, language: str) -> None:
    asked = [game for game in expanded_games(players, layout, 5) if game.due is not None]
    for game in asked[::60]:
        assert max(map(len, screen_of(game, language, plain=True))) <= COLUMNS


@pytest.mark.parametrize("language", languages())
def test_the_help_explains_the_marks_of_what_is_played(language: str) -> None:
    drawing = BaseDrawing(BASE_GAME, Words(language))
    for players, layout, names in ((2, "base-11a", LEGENDS[:-1]), (1, "base-13a", LEGENDS[-1:])):
        told = drawing.help(next(expanded_games(players, layout, 1)))
        assert told[-len(names) :] == [drawing.words(f"base-legend-{name}") for name in names]
        assert (drawing.words("base-legend-bonus") in told) == (players > 1), "the solo game has no bonus tiles"


def test_posts_routes_inns_and_shields_are_on_the_screen() -> None:
    game = next(game for game in expanded_games(2, "base-11a", 1) if game.due is not None)
    assert game.due is not None
    rows = [*map(str, DRAWING.picture(game, game.due, game.moves)), *DRAWING.summary(game, game.due)]
    screen = "\n".join(rows)
    assert rows[0].endswith("; all expansions")
    assert sum(row.count("^") for row in rows[1:8]) == 6 + 1, "two hexes of each of three posts, and the next bonus"
    assert all(f"s{shield}" in screen for own in game.market.shields for shield in own)
    assert "; inns 1" in screen
    assert "0/3" in screen
    assert next(row for row in rows if row.startswith("route")).count(">") == 1
    spaces = next(row for row in rows if row.startswith("route")).replace("|", " ").split()[1:]
    assert len(spaces) == len(game.side(game.due).route) == 15


def test_tribute_is_announced_in_the_last_round_and_asked_for_with_its_price() -> None:
    played = [game for game in expanded_games(3, "base-11b", 5) if game.due is not None]
    soon = next(game for game in played if tribute_due(game))
    asked = next(game for game in played if asked_at_end(game))
    assert soon.round == 4
    assert any("Tribute soon, in silver:" in line for line in DRAWING.status(soon, soon.due or 0))
    line = DRAWING.summary(asked, asked.due or 0)[-1]
    assert line.startswith(f"→ tribute of {asked.setup.names[asked.due or 0]} for shield ")
    assert "1 silver of" in line
    assert DRAWING.time(asked).startswith("End of phase ")


def test_the_solo_screen_counts_and_says_what_leaves() -> None:
    game = next(game for game in expanded_games(1, "base-13a", 1) if game.due is not None)
    rows = list(map(str, DRAWING.picture(game, 0, game.moves)))
    assert rows[0].endswith("; 0 of 50 points, 24 rounds and 36 hexes left")
    assert sum(row.count("<") for row in rows) == 6
    assert "leaves depot" in DRAWING.chance(game, BASE_GAME.draw(_before_roll(), Random(1)))
    assert any(line.startswith("Next tile to leave, by depot: 1 ") for line in DRAWING.status(game, 0))


def _before_roll() -> Game:
    return next(game for game in expanded_games(1, "base-13a", 1) if game.awaits == "roll")


@pytest.mark.parametrize(("players", "layout", "seed"), [(2, "base-11c", 5), (3, "base-11a", 3), (4, "base-11d", 1)])
def test_the_report_explains_every_point(players: int, layout: str, seed: int) -> None:
    told = set()
    for game in expanded_games(players, layout, seed):
        if not game.over and game.due is not None and game.round == 4:
            outcome = BASE_GAME.outcome(game)
            assert [report.total for report in outcome.players] == [game.points(player) for player in range(players)]
            told |= {
                line.label.key for report in outcome.players for line in report.lines if not isinstance(line.label, str)
            }
    assert told & {"recount-two-posts", "base-route-gain", "base-raised"}
    assert len(SOURCES) == 8


def test_the_report_of_a_solo_game_says_won_or_lost_and_no_points() -> None:
    *_, game = expanded_games(1, "base-13a", 2)
    outcome = BASE_GAME.outcome(game)
    lines = [str(line) for part in report_parts(outcome, "en", COLUMNS) for line in part]
    assert lines == ["Anna", f"Lost, spaces left: {outcome.solo['spaces_left']}."]
    won = replace(outcome, solo={"won": True, "rounds_left": 3})
    assert [str(line) for part in report_parts(won, "en", COLUMNS) for line in part][1:] == [
        "Won in round 22, rounds left: 3."
    ]
    assert outcome.winners == ()


@pytest.mark.parametrize(("players", "layout"), [(3, "base-11b"), (1, "base-13a")])
def test_records_with_expansions_are_replayed_resumed_and_taken_back(players: int, layout: str) -> None:
    rng, session = Random(4), Session(BASE_GAME, expanded_setup(players, layout), 7)
    session.bots = {}
    while not session.over and session.game.phase < 2:
        if session.game.due is None:
            session.draw(None)
            continue
        session.move(session.game.due, rng.choice(session.game.moves))
        if rng.random() < 0.1 and session.undoable:
            session.undo()
        text = format_record(session.record)
    again = read_record(text.encode())
    assert format_record(again) == text
    resumed = Session.resume(again, lambda _: None)
    assert resumed.game == session.game or len(resumed.events) == len(again.events)
    assert '"record": 2' in text.splitlines()[0]


@pytest.mark.parametrize("language", languages())
def test_the_head_names_any_expansions_in_one_line(language: str) -> None:
    time = BaseDrawing(BASE_GAME, Words(language)).words("base-time", phase="A", round=5, white=6)
    for number in range(1, len(MODULES) + 1):
        for modules in combinations(MODULES, number):
            named = Words(language)("base-head", time=time, what=modules_sentence(modules))
            assert len(named) <= COLUMNS, named


# options


@pytest.fixture
def dicegame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> AtTheKeyboard:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DICEGAME_COMPILE_BEHIND", "0")
    monkeypatch.setenv("DICEGAME_LANG", "en")
    (tmp_path / "wrong.toml").write_text('inn = 3\nmonastery-29 = "red"\nwhite-castles = { building = 6, black = 3 }\n')
    (tmp_path / "mine.toml").write_text("white-castles = { building = 5, black = 3 }\n")
    return AtTheKeyboard(monkeypatch, capsys)


REFUSED = {
    "base-3 --with borders": "base-3 has no border posts",
    "base-3 --with inns --edition 2011": "2011 has no inns",
    "base-3 --with foo": "--with: there is no expansion 'foo'; expected tiles, castles,",
    "base-3 --with inns --without inn": "--without: inns is named in --with and in --without",
    "base-3 --team": "--team: the team game cannot be played: no source shows the boards 12a and 12b",
    "a --team": "--team: the game on this duchy does not have this option",
    "a --with inns": "--with: the game on this duchy does not have this option",
    "a --box mine.toml": "--box: the game on this duchy does not have this option",
    "a --target 45": "--target: the game on this duchy does not have this option",
    "a --boards random": "--boards: the game on this duchy does not have this option",
    "base-13a": "play it with --solo",
    "base-13a --solo --players Anna,Ben": "the solo game is for one player, not 2",
    "base-13a --solo --with inns": "the solo game is played without inns",
    "base-13a --solo --edition 2011": "the box of 2011 has no solo game",
    "base-13a --solo --target 60": "expected a whole number from 45 to 55",
    "base-3 --target 45": "--target: the target is for the solo game; add --solo",
    "base-3 --box missing.toml": "missing.toml: cannot be read",
    "base-3 --reading shield-4=no": "shield-4: expected keep or discard",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_played_is_refused_before_anything_is_asked(line: str, dicegame: AtTheKeyboard) -> None:
    code, told = dicegame("play", *line.split())
    assert code in (1, 2)
    assert REFUSED[line] in " ".join(told.split())
    assert "?" not in told


def test_all_mistakes_of_a_box_file_are_told_at_once(dicegame: AtTheKeyboard) -> None:
    code, told = dicegame("play", "base-3", "--with", "castles", "--box", "wrong.toml")
    told = " ".join(told.split())
    assert code == 1
    assert "line 1: unknown key 'inn'" in told
    assert 'line 2: monastery-29: expected "monastery" or "black"' in told
    assert "line 3: white-castles: expected the white castles among the buildings" in told


def test_a_box_file_is_kept_in_the_record(dicegame: AtTheKeyboard, tmp_path: Path) -> None:
    _, told = dicegame("play", "base-1", "--with", "castles", "--box", "mine.toml", "--record", "g.jsonl", typed="quit\n")
    first = (tmp_path / "g.jsonl").read_text().splitlines()[0]
    assert '"with": ["castles"]' in first
    assert '"box": {"white-castles": {"building": 5, "black": 3}}' in first
    assert "Played with white castles." in " ".join(told.split())


def test_border_posts_are_played_with_where_every_duchy_has_them(dicegame: AtTheKeyboard, tmp_path: Path) -> None:
    wanted = {
        "base-11a --start 29": '"with": ["borders"]',
        "base-11a --start 29 --without borders": '"record": 1',
        "base-11a --start 29 --edition 2011": '"record": 1',
        "base-3 --start 7 --with all": '"with": ["tiles", "castles", "inns", "routes", "shields"]',
        "base-11a --start 29 --with all": '"with": ["tiles", "castles", "inns", "borders", "routes", "shields"]',
    }
    for number, (line, first) in enumerate(wanted.items()):
        dicegame("play", *line.split(), "--record", f"{number}.jsonl", typed="quit\n")
        assert first in (tmp_path / f"{number}.jsonl").read_text().splitlines()[0], line


def test_the_solo_game_asks_only_for_the_castle(dicegame: AtTheKeyboard, tmp_path: Path) -> None:
    _, told = dicegame("play", "base-13a", "--solo", "--target", "45", "--record", "s.jsonl", typed="7\nquit\n")
    assert "Player plays on base-13a and starts from hex 7" in " ".join(told.split())
    assert "the first action comes at 45 points" in " ".join(told.split())
    assert "weakly known" in told
    first = (tmp_path / "s.jsonl").read_text().splitlines()[0]
    assert '"record": 2' in first
    assert '"mode": "solo", "target": 45' in first


def test_random_duchies_follow_from_the_seed_and_differ() -> None:
    names = ["Anna", "Ben", "Cleo"]
    game, again = (new_game("base-1", names, seed=5, boards="random") for _ in range(2))
    duchies = [layout.name for layout in game._session.setup.layouts]
    assert game == again
    assert len(set(duchies)) == 3
    assert not {"base-13a", "base-13b"} & set(duchies)
    older = new_game("base-1", names, seed=5, boards="random", edition=2011)
    assert {layout.name for layout in older._session.setup.layouts} <= {f"base-{number}" for number in (1, *range(3, 11))}
    with pytest.raises(PadgenError, match="random duchies cannot be combined with chosen ones"):
        new_game(["base-1", "base-2"], names[:2], seed=5, boards="random")


def test_castles_may_be_chosen_in_secret() -> None:
    playable, plan = make_plan(load("base-3"), ["Anna", "Ben"], {"start": "secret"})
    assert [(asked.player, asked.secret) for asked in playable.questions(plan, [])] == [(0, True), (1, True)]
    playable, plan = make_plan(load("base-3"), ["Anna", "Ben"], {})
    assert [(asked.player, asked.secret) for asked in playable.questions(plan, [])] == [(0, False)]


def test_secret_castles_are_typed_unseen(dicegame: AtTheKeyboard) -> None:
    typed = "7\n19\nquit\n"
    _, told = dicegame("play", "base-3", "--players", "Anna,Ben", "--start", "secret", "--record", "g.jsonl", typed=typed)
    assert "Ben plays on base-3 and starts from hex 19" in " ".join(told.split())


def test_the_library_takes_expansions_as_true_and_false() -> None:
    assert new_game("base-11a", ["Anna", "Ben"], inns=True)._session.setup.modules == ("inns", "borders")
    assert new_game("base-11a", ["Anna", "Ben"], borders=False)._session.setup.modules == ()
    assert new_game("base-13a", solo=True, target=45)._session.setup.target == 45
    with pytest.raises(GameError, match="one player"):
        new_game("base-13a", ["Anna", "Ben"], solo=True)


def test_expansions_may_be_shortened_and_completed() -> None:
    assert expansion_options(BASE_GAME, "in,sh", "") == {"inns": "yes", "shields": "yes"}
    assert expansion_options(BASE_GAME, "all", "routes")["routes"] == "no"
    assert expansion_options(BASE_GAME, "", "all") == dict.fromkeys(MODULES, "no")
    assert complete_expansions("") == [*MODULES, "all"]
    assert complete_expansions("inns,s") == ["inns,shields"]
    assert complete_expansions("inns,i") == []
