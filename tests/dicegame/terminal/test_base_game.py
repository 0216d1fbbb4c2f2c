"""The base game in the terminal: whole games typed by a person, tiles and dice from the table, what tiles do."""

import json
import os
import re
import time
from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest
from rich.console import Console

from dicegame.base.playable import BASE_GAME
from dicegame.base.state.tiles import NAMES, TILES
from dicegame.base.strength import hindsight
from dicegame.base.words.help import tile_help
from dicegame.base.words.names import find_tile, find_tiles
from dicegame.base.words.notation import format_move, parse_move
from dicegame.games import read_record
from dicegame.play.events import Chance, GameError
from dicegame.play.record import replay as games_of
from dicegame.play.session import AnySession, Session
from dicegame.terminal.console import Quit, Terminal
from dicegame.terminal.games.base import BaseDrawing
from dicegame.terminal.play import TerminalGame
from padgen.language import Words, languages, say
from tests.dicegame.at_the_keyboard import WithoutTerminal
from tests.dicegame.base.playing import finished, played, random_setup
from tests.dicegame.base.table import Table
from tests.dicegame.terminal.test_play import ESCAPE, Person, dicegame, person

PROMPT = re.compile(r"(your turn:|goes back\)\?|Enter (goes on|ends the game)[^\n]*:) $")
ENGLISH = BaseDrawing(BASE_GAME, Words("en"))


def until_asked(anna: Person) -> str:
    """What appears up to a prompt, or to the end of the game, without colors."""
    text, deadline = "", time.monotonic() + 30
    while not PROMPT.search(text) and "Winner" not in text:
        assert time.monotonic() < deadline, text[-2000:]
        text += ESCAPE.sub("", os.read(anna.terminal, 65536).decode(errors="replace").replace("\r\n", "\n"))
    return text


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "layout"), [("2019", "base-1"), ("2011", "base-4")])
def test_a_whole_game_against_the_bot(tmp_path: Path, edition: str, layout: str) -> None:
    rng = Random(7)
    words = ["play", layout, "--players", "Anna", "--edition", edition, "--seed", "5", "--record", "game.jsonl"]
    words += ["--start", "1"] if layout == "base-4" else []
    asked = 0
    with person(tmp_path, *words, XDG_DATA_HOME=str(tmp_path / "data")) as anna:
        while "Winner" not in (screen := until_asked(anna)):
            assert all(len(line) <= 80 for line in screen.splitlines()), "it fits the screen"
            numbers = re.findall(r"^ *(\d+)  \S", screen, re.MULTILINE)
            if "Enter goes on" in screen or "Enter ends" in screen:
                anna.type("")
            elif rng.random() < 0.06 or not numbers:
                anna.type(rng.choice(["hint", "undo", "board", "tile 5", "board greedy", "more"]))
            else:
                anna.type(rng.choice(numbers))
            asked += 1
        code, rest = anna.end(seen=screen)
    assert code == 0
    assert asked > 60
    assert "Which turns cost points" in rest
    assert "kept in" in rest.replace("\n", " ")
    *_, game = games_of(read_record((tmp_path / "game.jsonl").read_bytes()))
    assert BASE_GAME.over(game)
    assert game.setup.edition == int(edition)
    code, out, _ = dicegame(tmp_path, "replay", "game.jsonl")
    assert code == 0
    assert f"The Castles of Burgundy, {edition}" in out


@pytest.mark.slow
def test_dice_and_tiles_from_the_table_and_a_mistake(tmp_path: Path) -> None:
    deal = ["bank ship", "3 castle", "cow-2 church", "ship market", "mine 1", "bank sheep-4", "cow-3 7 ship castle"]
    typed = ["red pink red", "brown red orange", *deal, "red red brown pink orange", "35 22 4", "undo", "36 22 4"]
    typed += ["die 3 workers", "workers", "end", "q"]
    with person(tmp_path, "play", "base-1", "--players", "Anna,Ben", "--dice", "table", "--record", "t.jsonl") as people:
        for line in typed:
            time.sleep(0.15)
            people.type(line)
        code, screen = people.end()
    assert code == 130
    lines = [json.loads(line) for line in (tmp_path / "t.jsonl").read_text().splitlines()]
    assert [next(iter(line)) for line in lines[1:]] == ["setup", "deal", "roll", "unroll", "roll", "move", "move", "move"]
    assert lines[2]["deal"]["depots"]["2"] == ["monastery-3", "castle"]
    assert lines[5]["roll"] == {"dice": {"Anna": [3, 6], "Ben": [2, 2]}, "white": 4}
    assert lines[-2]["move"]["text"] == "die 6 workers"
    assert "Anna 0" in ESCAPE.sub("", screen)


def test_wrong_tiles_from_the_table_are_refused_at_once() -> None:
    game = next(game for game in played(random_setup(Random(1), 2, 2019), Random(1)) if game.awaits == "deal")
    assert len(ENGLISH.asks_for_chance(game)) == 8
    typed = ("bank ship", "3 castle", "cow2 church", "ship market", "mine 1", "bank sheep4", "cow3 7 ship castle")
    before = [find_tiles(tiles) for tiles in typed]
    for part, text in ((0, "ship castle"), (0, "bank"), (6, "bank"), (7, "red red"), (0, "gold ship")):
        with pytest.raises(GameError):
            ENGLISH.parse_chance_part(game, before[:part], text)


@pytest.mark.exhaustive
def test_bots_alone_play_to_the_end_without_a_key(tmp_path: Path) -> None:
    words = ["play", "base-2", "--players", "bot:random,bot:greedy,bot:random", "--boards", "base-2,base-9,base-11a"]
    code, out, _ = dicegame(tmp_path, *words, "--seed", "2", "--record", "bots.jsonl", "--plain")
    assert code == 0
    assert "Winner" in out
    code, out, _ = dicegame(tmp_path, "replay", "bots.jsonl", "--json", "--legal")
    told = json.loads(out)
    assert code == 0
    assert set(told) == {"players", "winners", "steps"}
    assert [player["name"] for player in told["players"]] == ["bot:random", "bot:greedy", "bot:random 2"]
    sources = ["areas", "phases", "colors", "livestock", "sales", "watchtowers", "monasteries", "goods", "silver", "workers"]
    assert list(told["players"][0]["by"]) == sources
    assert all(sum(player["by"].values()) == player["points"] for player in told["players"])
    assert all(step["move"] in step["legal"] and step["legal"] == sorted(step["legal"]) for step in told["steps"])
    assert len([step for step in told["steps"] if step["move"] == "end"]) == 75
    code, out, _ = dicegame(tmp_path, "replay", "bots.jsonl", "--json")
    assert "legal" not in json.loads(out)["steps"][0]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["base-1", "--edition", "2015"], "expected 2019 or 2011"),
        (["base-1", "--players", "A,B,C,D,E"], "2 to 4 players"),
        (["base-1", "--players", "A,bot:expert"], "no bot 'expert' for the base game"),
        (["base-1", "--boards", "base-3"], "1 board for 2 players"),
        (["base-1", "--boards", "base-3,a"], "layout of the dice game"),
        (["base-1", "--start", "4"], "expected 19"),
        (["base-3", "--players", "A,B", "--start", "7,8"], "expected 7, 19, 29 or 33"),
        (["base-1", "--reading", "tie=lot"], "tie: expected fewest or most"),
        (["base-1", "--reading", "tie"], "tie: expected fewest or most"),
        (["base-1", "--reading", "taxes=none"], "--reading: there is no reading 'taxes'"),
        (["base-1", "--solo"], "the solo game is for a duchy of islands"),
        (["a", "--edition", "2011"], "--edition: the game on this duchy"),
        (["a", "--boards", "a,b"], "--boards: the game on this duchy"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    tmp_path: Path, without_terminal: WithoutTerminal, arguments: list[str], reason: str
) -> None:
    code, out, err = without_terminal("play", *arguments)
    assert (code, out) == (1, "")
    assert reason in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", languages())
def test_every_tile_is_explained_in_every_language(language: str) -> None:
    for edition in (2019, 2011):
        game = Table(edition=edition).as_game()
        told = [say(tile_help(game, tile), language) for tile in range(1, TILES)]
        assert len(set(told)) == len(told)
        assert all(len(line) > 20 for line in told)
        drawing = BaseDrawing(BASE_GAME, Words(language))
        short = [drawing.short(tile) for tile in range(1, TILES)]
        assert all(1 < len(word) <= 5 for word in short)
        assert len(set(short)) == len(short), sorted(short)


@pytest.mark.parametrize(
    ("word", "words"),
    [("17", "Watchtowers"), ("monastery-6", "any depot"), ("cow-3", "3 points"), ("bank", "2 silver"), ("26", "3 points")],
)
def test_tile_explains_a_tile(word: str, words: str) -> None:
    told = ENGLISH.own_word(Table().as_game(), f"tile {word}")
    assert told is not None
    assert words in str(told[0])
    assert ENGLISH.own_word(Table().as_game(), "take") is None
    assert find_tile("17") == NAMES.index("monastery-17")
    with pytest.raises(GameError):
        find_tile("gold")


def test_the_editions_differ_where_the_tiles_do() -> None:
    differences = {6: ("workers", "any depot"), 15: ("2 points", "3 points"), 26: ("3 points", "2 points")}
    for number, (new, old) in differences.items():
        texts = [str(tile_help(Table(edition=edition).as_game(), find_tile(str(number)))) for edition in (2019, 2011)]
        assert new in texts[0]
        assert old in texts[1]
        assert new not in texts[1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", languages())
def test_the_screen_fits_80_by_24(players: int, language: str) -> None:
    drawing = BaseDrawing(BASE_GAME, Words(language))
    rng = Random(players)
    for game in list(played(random_setup(rng, players, 2019), rng))[::17]:
        player = 0 if game.due is None else game.due
        picture = drawing.picture(game, player, game.moves)
        assert max(row.cell_len for row in picture) <= 80, [row.plain for row in picture]
        below = sum(1 + len(line) // 79 for line in drawing.status(game, player))
        assert len(picture) + below <= 18, "room for a few moves and the prompt"
        text = "\n".join(row.plain for row in picture)
        for placed in game.placed[player]:
            assert drawing.short(placed.tile) in text
        assert all(drawing.sentences(game, player, game.moves))


def test_the_die_may_be_left_out_where_only_one_can_do_it() -> None:
    game = Table().dice(3, 5).depot(3, "bank").as_game()
    assert format_move(ENGLISH.parse_move(game, "take bank from 3")) == "die 3 take bank from 3"
    with pytest.raises(GameError, match="3 or 5"):
        ENGLISH.parse_move(game, "workers")
    assert ENGLISH.parse_move(game, "take bank from 4") == parse_move("take bank from 4")


def test_a_replay_tells_tiles_dice_and_moves() -> None:
    game = finished(3)
    assert ENGLISH.heading(game.setup)[0] == "The Castles of Burgundy, 2019"
    rng = Random(1)
    told = []
    for now in played(random_setup(rng, 3, 2011), rng):
        if now.awaits:
            result = BASE_GAME.draw(now, Random(1))
            told.append(ENGLISH.event(BASE_GAME.after(now, Chance(result)), Chance(result)))
    assert told[0].startswith("Goods to begin with: Anna ")
    assert "Phase A begins" in told[1]
    assert "6: " in told[1]
    assert re.match(r"Phase A, round 1/5, white \d: Rolled: Anna \d \d", told[2])


def after_a_game(capsys: pytest.CaptureFixture[str]) -> str:
    """What the look-back shows at once, without any game."""
    setup = random_setup(Random(1), 2, 2019)
    TerminalGame(Terminal(), Session(BASE_GAME, setup, 1)).look_back()
    return capsys.readouterr().out


def test_the_look_back_needs_numba_and_can_be_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(hindsight, "can_compile", lambda: False)
    shown = " ".join(after_a_game(capsys).split())
    assert shown.startswith("Which turns cost points")
    assert "the look back on a base game plays thousands of games; " in shown
    monkeypatch.setattr(hindsight, "look_back_on", pressed)
    assert after_a_game(capsys).endswith("Skipped; dicegame bound computes it from a record.\n")


DEAL = ("bank ship", "castle 3", "cow-2 church", "ship market", "mine 1", "bank sheep-4", "cow-3 7 ship castle")
GOODS, FIVE = ("red pink red", "brown red orange"), "red red brown pink orange"


def at_the_table(*lines: str, bots: str = "Ben") -> tuple[AnySession, str]:
    """A game with real dice and tiles after these lines, and what the screen showed."""
    session: AnySession = Session(BASE_GAME, replace(random_setup(Random(1), 2, 2019), names=("Anna", bots)), None)
    return session, typed_at(session, *lines)


def typed_at(session: AnySession, *lines: str) -> str:
    said, waiting = StringIO(), iter(lines)

    def answer(prompt: str) -> str:
        said.write(f"{prompt}\n")
        for line in waiting:
            return line
        raise EOFError

    terminal = Terminal()
    terminal.console = Console(file=said, width=80)
    with patch("builtins.input", answer), pytest.raises(Quit):
        TerminalGame(terminal, session).play()
    return " ".join(said.getvalue().split())


def test_one_wrong_answer_loses_no_other_one() -> None:
    wrong = ("7 7 ship castle", "8 7 ship castle")
    session, screen = at_the_table(*GOODS, *DEAL[:6], *wrong, DEAL[6], "red red red red red", "q")
    assert "monastery-7" in screen.split("too many")[1]
    assert "monastery-8 has no black back" in screen
    assert "only 7 goods of each color" in screen
    assert screen.count("Tiles of depot 1") == 1, "the answers before it stay"
    assert session.game.awaits == "deal"


def test_each_answer_is_checked_against_the_box_as_it_is_typed() -> None:
    wrong = ("mine 3", "mine 12", "mine chicken2")
    _, screen = at_the_table(*GOODS, DEAL[0], "3 castle", DEAL[2], DEAL[3], *wrong, "mine 1", "q")
    assert "too many monastery-3: the box of 2019 has only 1 left" in screen
    assert "monastery-12 has a black back" in screen
    assert "depot 5 gets other tiles" in screen
    assert "has been dealt" not in screen, "nothing has"


def test_the_deal_can_be_taken_back_after_rolls_and_moves() -> None:
    session, screen = at_the_table(*GOODS, *DEAL, FIVE, "36 22 4", "die 3 workers", "undo", "undo", "undo")
    for said in ("The roll is taken back", "undo takes the deal back", "The deal is taken back"):
        assert said in screen
    assert session.game.awaits == "deal"
    session, _ = at_the_table(*GOODS, *DEAL, FIVE, "36 22 4", "die 3 workers", "workers", "end")
    typed_at(session, "workers", "workers", "end")
    assert session.game.awaits == "roll"
    screen = typed_at(session, *["undo"] * 6, "undo", "undo")
    assert "The deal is taken back" in screen
    assert session.game.awaits == "deal"
    assert Session.resume(session.record, lambda _: None).game == session.game


def test_a_phase_later_the_deal_can_still_be_taken_back() -> None:
    session, rng = at_the_table()[0], Random(3)
    while session.game.phase < 1:
        if session.waiting_for is None:
            session.draw(BASE_GAME.draw(session.game, rng))
        else:
            session.move(session.waiting_for, rng.choice(session.legal(session.waiting_for)))
    while session.game.phase == 1 or session.game.awaits != "deal":
        session.undo()
    session.undo()
    while session.game.phase == 0:
        session.undo()
    assert session.game.awaits == "deal"
    assert Session.resume(session.record, lambda _: None).game == session.game


def test_bots_that_moved_after_a_person_move_again() -> None:
    lines = (*GOODS, *DEAL, FIVE, "36 22 4", "die 3 workers", "workers")
    session, _ = at_the_table(*lines, bots="bot:random")
    assert session.waiting_for == 0
    session.move(0, parse_move("end"))
    session.play_on()
    assert session.undoable == "move"
    assert session.undo() == 0
    assert session.waiting_for == 0
