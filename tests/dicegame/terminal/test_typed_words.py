"""Whatever the screen shows can be typed: tiles, moves and command words, in each language, whole or shortened."""

from pathlib import Path
from random import Random

import pytest

from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.state.tiles import GOOD_NAMES, MONASTERY_OF, NAMES, NUMBERS, tile_sentence
from dicegame.base.words.names import find_good, find_tile, find_tiles, short_name
from dicegame.base.words.notation import format_move
from dicegame.dice.game import Setup
from dicegame.dice.playable import DICE_GAME
from dicegame.play.events import GameError
from dicegame.play.session import Session
from dicegame.terminal.console import COMMANDS, Terminal
from dicegame.terminal.drawing import drawing_of
from dicegame.terminal.turn_list import TurnList
from padgen import load
from padgen.language import Sentence, Words, languages, names_of, say
from tests.dicegame.at_the_keyboard import AtTheKeyboard
from tests.dicegame.base.playing import played, random_setup
from tests.dicegame.base.table import Table


@pytest.mark.parametrize("language", languages())
def test_every_name_of_a_tile_and_of_goods_is_understood(language: str) -> None:
    for tile in NUMBERS.values():
        shown = [say(tile_sentence(tile), said) for said in (language, "en")]
        numbers = [str(MONASTERY_OF[tile])] if MONASTERY_OF[tile] else []
        for name in (
            NAMES[tile],
            NAMES[tile].replace("-", " "),
            short_name(tile),
            short_name(tile, language),
            *shown,
            *numbers,
        ):
            assert find_tile(name, language) == find_tile(name.upper(), language) == tile, name
            assert find_tiles(f"{name} {name}, {name}", language) == (tile,) * 3, name
    for good, name in enumerate(GOOD_NAMES):
        own = say(Sentence(f"word-{name}"), language)
        assert {find_good(typed, language) for typed in (name, own, str(good + 1))} == {good}


def test_names_are_shortened_and_spelled_as_people_do() -> None:
    typed = {"Rat": "town-hall", "kuh4": "cow-4", "Kl 12": "monastery-12", "thall": "town-hall", "ZIEGE2": "goat-2"}
    assert {word: NAMES[find_tile(word, "de")] for word in typed} == typed
    typed = {"eglise": "church", "tour de guet": "watchtower", "chat": "castle", "mon7": "monastery-7", "thall": "town-hall"}
    assert {word: NAMES[find_tile(word, "fr")] for word in typed} == typed
    assert (find_good("tuerkis", "de"), find_good("turk", "de")) == (0, 0)
    with pytest.raises(GameError, match=r"'b' fits several tiles: boarding-house or bank"):
        find_tile("b")
    with pytest.raises(GameError) as refused:
        find_tile("Rathaas", "de")
    said = say(refused.value.sentence, "de")
    assert said == "ein Plättchen „Rathaas“ gibt es nicht; erwartet wird ein Name wie Rathaus, Gasthaus"


def positions(players: int, edition: int) -> list[Game]:
    rng = Random(players)
    setup = random_setup(rng, players, edition, {"payment": "mixed"})
    return [game for game in played(setup, rng) if game.due is not None][::19]


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_move_of_the_base_game_is_typed_as_it_is_shown(language: str) -> None:
    drawing, kinds = drawing_of(BASE_GAME, Words(language)), set()
    rich = (
        Table(readings={"payment": "mixed"})
        .monastery(6)
        .have(silver=5, workers=5)
        .depot(2, "cow-4", "monastery-12")
        .as_game()
    )
    for game in (*positions(2, 2019), *positions(3, 2011), rich):
        for move in game.moves:
            shown = drawing.move_text(move)
            for text in (shown, shown.upper(), format_move(move)):
                assert drawing.moves_meant(game, game.moves, text) == [move], text
            kinds.add(move.kind)
        turns = TurnList(Terminal(language=language), drawing, game, 0, game.moves)
        turns.lines(6)
        for group in [group for group in turns.groups if len(group.moves) > 1]:
            text = drawing.group_text(group.shared)
            assert set(group.moves) <= set(drawing.moves_meant(game, game.moves, text)), text
            assert "-for-" not in text
    assert len(kinds) >= 10
    assert str(drawing_of(BASE_GAME, Words("en")).move_text(move)) == format_move(move)


def test_the_words_of_a_move_are_shortened_or_left_out() -> None:
    game = Table().dice(3, 5).depot(3, "bank").depot(5, "ship", "cow-4").as_game()
    drawing = drawing_of(BASE_GAME, Words("de"))
    for text in (
        "Würfel 3 nimm Bank aus 3",
        "nimm bank",
        "n b",
        "nehme bank 3",
        "take bank",
        "3 nimm ba 3",
        "w 3 nimm bank",
    ):
        assert list(map(format_move, drawing.moves_meant(game, game.moves, text))) == ["die 3 take bank from 3"], text
    for text in ("nimm kuh 4 aus 5", "nimm kuh4", "nimm kuh", "nimm Kuh 5"):
        assert list(map(format_move, drawing.moves_meant(game, game.moves, text))) == ["die 5 take cow-4 from 5"], text
    assert {format_move(move) for move in drawing.moves_meant(game, game.moves, "arb")} == {"die 3 workers", "die 5 workers"}
    with pytest.raises(GameError) as refused:
        drawing.parse_move(game, "nimm Gold aus 3")
    assert "Plättchen „Gold“" in say(refused.value.sentence, "de")
    for text, reason in (("nimm Kirche", "passt gerade kein Zug"), ("nehmbank", "ist kein Zug")):
        with pytest.raises(GameError) as refused:
            drawing.parse_move(game, text)
        assert f"„{text}“ {reason}" in say(refused.value.sentence, "de")


@pytest.mark.parametrize("language", languages())
def test_every_turn_of_the_dice_game_is_typed_as_it_is_shown(language: str) -> None:
    drawing = drawing_of(DICE_GAME, Words(language))
    seen = set()
    session, rng = Session(DICE_GAME, Setup(load("a"), ("Anna",), (10,), "solo"), 3), Random(3)
    while not session.over:
        if session.ending:
            session.close()
        elif session.waiting_for is None:
            session.draw()
        else:
            for turn in (turns := session.legal(0)):
                shown = drawing.move_text(turn)
                assert drawing.parse_move(session.game, shown) == turn
                assert drawing.parse_move(session.game, DICE_GAME.format_move(turn)) == turn
                seen |= {word for word in shown.split() if word.isalpha()}
            session.move(0, rng.choice(turns))
    assert len(seen) == 5, seen


def test_a_roll_is_typed_as_it_is_shown() -> None:
    for language in languages():
        drawing = drawing_of(DICE_GAME, Words(language))
        for text in ("orange blue 2 4", "green purple 1 6 double"):
            roll = DICE_GAME.parse_chance(text)
            assert drawing.parse_chance_part(None, [], say(roll.sentence, language)) == roll


@pytest.mark.parametrize("language", languages())
def test_commands_are_typed_in_each_language(language: str) -> None:
    terminal = Terminal(language=language)
    for word in COMMANDS:
        for name in (word, *names_of(f"command-{word}", language)):
            assert " " not in name
            assert terminal.in_english(f"{name.capitalize()} Ben").lower() == f"{word} ben"
    assert terminal.in_english("12=4") == "12=4"


@pytest.mark.parametrize("language", languages())
def test_no_word_means_two_things(language: str) -> None:
    moves = ("take", "place", "sell", "workers", "buy", "throw", "load", "keep", "skip", "end")
    turns = ("sell", "pass", "monk", "worker", "silver")
    for words in (moves, turns):
        names = [name.lower() for word in words for name in {*names_of(f"typed-{word}", language), word}]
        assert len(set(names)) == len(names), sorted(names)
        assert not any(" " in name for name in names)


def test_the_board_of_a_bot_is_named_as_the_screen_names_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    at_the_keyboard = AtTheKeyboard(monkeypatch, capsys)
    words = ["play", "base-1", "--players", "Anna,bot:greedy", "--seed", "1", "--record", str(tmp_path / "a.jsonl")]
    for typed in ("board bot:greedy", "board greedy", "board g", "board BOT:GREEDY"):
        (tmp_path / "a.jsonl").unlink(missing_ok=True)
        _, out = at_the_keyboard(*words, typed=f"{typed}\n")
        assert "is not clear" not in out, typed


def test_readings_of_tiles_are_named_as_the_tiles_are() -> None:
    typed = (
        ("en", "mon16", "wareh"),
        ("de", "Kloster 16", "Warenhaus"),
        ("fr", "16", "entrepôt"),
        ("de", "monastery_16", "ware"),
    )
    for language, name, value in typed:
        assert BASE_GAME.parse_option(name, value, language) == ("monastery-16", "warehouse")
    assert BASE_GAME.parse_option("tie", "m", "de") == ("tie", "most")
    assert BASE_GAME.parse_option("taxes", "none", "de") == ("taxes", "none")
