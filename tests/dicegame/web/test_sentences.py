"""Everything that people are told is a sentence, and nothing of it stays English on German pages."""

import random
import re
from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from dicegame.dice.castles import START_RULES
from dicegame.dice.game import Game, Setup, begin_round, filled_sheet, new_game, settle, take_turn
from dicegame.dice.masks import GREEN, NOTHING, Masks, compile_layout, members
from dicegame.dice.paper.faults import find_faults
from dicegame.dice.paper.file import read_paper
from dicegame.dice.paper.result import differences, score_paper
from dicegame.dice.referee import why_not
from dicegame.dice.roll import parse_roll, roll_dice
from dicegame.dice.rules import legal_turns
from dicegame.dice.sheet import FilledSheet, Mark, Sheet
from dicegame.dice.turn import Turn, parse_turn
from dicegame.endscore.base import score_base
from dicegame.endscore.seasons import score_seasons
from dicegame.endscore.tally import BaseGame, Player, SeasonsGame, SeasonsPlayer
from dicegame.report import Outcome
from dicegame.web.games.view import check_round
from dicegame.web.table.companion import Companion
from dicegame.web.table.settings import Settings
from dicegame.web.table.store import Store
from dicegame.web.table.table import Table
from dicegame.web.visitors.language import Words
from padgen import load
from padgen.endtables import BOXES, BUILDINGS, CRANE, GOODS, PLACES, RESOURCES, STANDING
from padgen.errors import LayoutError, PadgenError
from padgen.language import Sentence
from padgen.notation import parse_notation
from padgen.validate import problems
from tests import ROOT
from tests.dicegame.dice.dice_play import play
from tests.dicegame.web.pages import Page, client

PRINTED = ("a", "b", "c", "d")
ENGLISH = re.compile(
    r"\b(the|of|is|are|at|and|not|with|has|be|hexe?s?|no|to|by|for|castle|rulebook|expected|it|its|must|players?|yet|round)\b"
)
"""Words that no German sentence has; players are called A, B, C here."""


# What the engine says


@cache
def score_lines() -> frozenset[Sentence | str]:
    """The labels and rules of games that were played."""
    rng = random.Random(1)
    said = set()
    for number in range(160):
        solo = number % 4 == 0
        greed = rng.choice((0.4, 0.95))
        game = play(rng, load(rng.choice(PRINTED)), 1 if solo else rng.randrange(1, 5), solo, greed)
        for report in game.outcome.players:
            said |= {text for line in report.lines for text in (line.label, line.rule)}
    return frozenset(said)


@cache
def illegal_turns() -> frozenset[Sentence]:
    """Why turns in all kinds of positions are illegal."""
    rng = random.Random(2)
    said: set[Sentence] = set()
    for _ in range(40):
        layout = load(rng.choice(PRINTED))
        masks = compile_layout(layout)
        game = new_game(Setup(layout, ("A",), (rng.choice(members(masks.of[GREEN])),)))
        while not game.clock.over:
            game = begin_round(game, roll_dice(rng))
            assert game.roll
            sheet = game.players[0].sheet
            for _ in range(40):
                reason = why_not(masks, sheet, game.roll, any_turn(rng, masks, sheet))
                said |= {reason} if reason else set()
            game = settle(take_turn(game, 0, rng.choice(legal_turns(masks, sheet, game.roll))))
    return frozenset(said)


def any_turn(rng: random.Random, masks: Masks, sheet: Sheet) -> Turn:
    hexes = [rng.randrange(len(masks.near)), rng.choice(members(sheet.edge)), rng.choice((NOTHING, 99))]
    bonus = rng.choice((NOTHING, NOTHING, 0, 1, 1, 2, 3))
    second = (rng.choice(hexes), rng.randrange(1, 7)) if bonus == 1 or rng.random() < 0.1 else (NOTHING, 0)
    return Turn(rng.random() < 0.1, bonus, rng.choice(hexes), rng.choice((0, *range(1, 7), *range(1, 7))), *second)


@contextmanager
def refused(said: set[Sentence | str]) -> Iterator[None]:
    with pytest.raises(PadgenError) as error:
        yield
    said.add(error.value.sentence)


def table_refusals(folder: Path) -> set[Sentence | str]:
    """What a table, a companion and the readers of what is typed there refuse."""
    said: set[Sentence | str] = set()

    def refuse(does: Callable[..., object], *given: object) -> None:
        with refused(said):
            does(*given)

    with Store(folder / "tables.sqlite") as store:
        duchy = load("a")
        refuse(lambda: Settings(duchy, {"variant": "else"}))
        refuse(parse_turn, "wait")
        for typed in ("blue blue 1", "1 2 x y", "b g 1 2"):
            refuse(parse_roll, typed)
        for name in ("", "x" * 41, "bot:a b c", "bot:planner"):
            refuse(Table.new(store, f"T{name[:5]}", Settings(duchy), "host").sit, "host", name)
        table = Table.new(store, "T1", Settings(duchy, dice="table", hints=False), "host", "A")
        refuse(table.running_session)
        refuse(table.sit, "guest", "A")
        refuse(table.sit, "guest", "a")
        refuse(table.sit_bot, "host", "nobody")
        refuse(table.begin, "guest")
        refuse(table.remove, "host", 0, "B")
        refuse(table.remove, "host", 7)
        table.sit("guest", "B")
        table.begin("host")
        refuse(table.answer, "guest", 0, "11")
        refuse(table.answer, "host", 0, "1")
        table.answer("host", 0, "11")
        refuse(table.answer, "host", 0, "11")
        table.answer("guest", 1, "11")
        refuse(table.sit, "third", "C")
        refuse(table.take, "host", 0, Turn())
        refuse(table.undo, "host", 0)
        refuse(table.finish, "host")
        refuse(table.unroll, "host")
        table.roll("host", "orange blue 1 2")
        refuse(check_round, table, "9.9")
        table.take("host", 0, Turn())
        refuse(table.take, "host", 0, Turn())
        refuse(table.roll, "host", "orange blue 1 2")
        refuse(table.unroll, "host")
        session = table.running_session()
        refuse(session.undo, 1)
        refuse(session.hint, 0)
        refuse(session.close)
        solo = Table.new(store, "T2", Settings(duchy, {"variant": "solo"}), "host", "A")
        refuse(solo.sit, "guest", "B")
        refuse(Table.new(store, "T3", Settings(duchy), "host").begin, "host")
        many = Table.new(store, "T4", Settings(duchy, {"start_rule": START_RULES[1]}), "host")
        for name in "ABCD":
            many.sit("host", name)
        refuse(many.sit, "host", "E")
        companion = Companion.new(store, "C1", "host", solo=True)
        while not companion.over:
            companion.roll("host", str(len(companion.rolls)))
        refuse(companion.roll, "host", "")
        for starts, names in (((10,), ("A", "B")), ((10, 10), ("A", "A"))):
            with refused(set()):
                Setup(duchy, names, starts)
        refuse(lambda: Setup(duchy, ("A", "B"), (10, 10), "solo"))
    return said


@cache
def sheet_faults() -> frozenset[Sentence]:
    """What is wrong with sheets that are full of errors, and with those of played games that have a few."""
    rng = random.Random(3)
    said = set()
    for number in range(600):
        solo = number % 5 == 0
        layout = load(rng.choice((*PRINTED, "dice:PP/OgO/YY", "dice:pOO/YgYo/BBbGG/PPYO/OOO")))
        if number % 2:
            game: Game = play(rng, layout, 1 if solo else 3, solo)
            sheets = [spoiled(rng, filled_sheet(game, place)) for place in range(len(game.players))]
        else:
            sheets = [any_sheet(rng, "ABC"[place], len(layout.cells)) for place in range(1 if solo else 3)]
        starts = [rng.choice(("", "purple", "gray", "orange", "blue")) for _ in sheets]
        said |= {fault.sentence for own in find_faults(layout, sheets, starts, solo) for fault in own}
    return frozenset(said)


def any_sheet(rng: random.Random, name: str, size: int) -> FilledSheet:
    marked = [hex_ for hex_ in range(size) if rng.random() < rng.choice((0.2, 0.9))]
    marks = [Mark(hex_, pip, rng.choice((0, 1, 2, None)) if pip else 0) for hex_ in marked for pip in [rng.randrange(-1, 7)]]
    first, second = (tuple(rng.sample(range(6), rng.randrange(3))) for _ in range(2))
    sold = tuple(rng.randrange(3) for _ in range(3))
    unused = tuple(rng.randrange(5) for _ in range(4))
    return FilledSheet(name, tuple(mark._replace(pip=max(0, mark.pip)) for mark in marks), sold, first, second, unused)


def spoiled(rng: random.Random, sheet: FilledSheet) -> FilledSheet:
    marks = [mark for mark in sheet.marks if rng.random() < 0.98]
    marks = [mark._replace(phase=rng.choice((0, 0, 1, 2, None))) if rng.random() < 0.05 else mark for mark in marks]
    marks = [mark._replace(pip=rng.randrange(1, 7)) if rng.random() < 0.02 else mark for mark in marks]
    marks = [mark._replace(phase=0) if mark.phase and rng.random() < rng.choice((0, 0, 0.6)) else mark for mark in marks]
    sold = tuple(max(0, sold + rng.choice((-1, 0, 0, 1))) for sold in sheet.sold)
    unused = tuple(max(0, number + rng.choice((0, 0, 1))) for number in sheet.unused)
    claims = [rng.choice((own, own, ())) for own in (sheet.first, sheet.second)]
    second = (*claims[1], *rng.choice(((), (0,), claims[0][:1])))
    return FilledSheet(sheet.name, tuple(marks), sold, claims[0], tuple(dict.fromkeys(second)), unused)


@cache
def end_reports() -> frozenset[Sentence | str]:
    """Lines, faults, notes and what decided of big-box games, legal and not."""
    rng = random.Random(4)
    said: set[Sentence | str] = set()
    for _ in range(1500):
        edition = rng.choice(sorted(BOXES))
        mode = rng.choice(BOXES[edition].modes)
        names = "ABCD"[: {"team": 2, "solo": 1}.get(mode) or rng.randrange(1, 5)]
        tiles = {17: "church"} if rng.random() < 0.1 else {}
        said |= told(
            score_base(BaseGame(edition, tuple(end_player(rng, name, names, mode) for name in names), mode, tiles=tiles))
        )
    for _ in range(600):
        names = "ABCD"[: rng.randrange(1, 5)]
        erected = [building for building in PLACES if building not in (*STANDING, "granary") and rng.random() < 0.8]
        towers, houses, unbuilt, forge = (few(rng) for _ in range(4))
        winter = rng.random() < 0.5
        players = tuple(seasons_player(rng, name) for name in names)
        said |= told(
            score_seasons(
                SeasonsGame(
                    players,
                    erected=tuple(erected),
                    winter=winter,
                    towers=towers,
                    houses=houses,
                    unbuilt=unbuilt,
                    forge=forge,
                )
            )
        )
    return frozenset(said)


@cache
def illegal_duchies() -> frozenset[Sentence | str]:
    """What is wrong with duchies of the dice game that are made of any letters."""
    rng = random.Random(5)
    said: set[Sentence | str] = set()
    for _ in range(400):
        rows = rng.choice(((1,), (2, 3, 2), (4, 5, 6, 7, 6, 5, 4)))
        letters = rng.choice(("BOPYGbopg", "Bb", "PpOoGgbb", "BBBBBBppggoob"))
        text = "/".join("".join(rng.choice(letters + "." * (rng.random() < 0.1)) for _ in range(row)) for row in rows)
        with suppress(LayoutError):
            said |= {problem.message for problem in problems(parse_notation(f"dice:{text}"))}
    return frozenset(said)


def few(rng: random.Random) -> int | None:
    return rng.choice((None, 0, 0, 1, 2, -1))


def some(rng: random.Random, words: tuple[str, ...]) -> dict[str, int] | None:
    return rng.choice((None, {word: rng.choice((0, 1, 4, 8)) for word in words if rng.random() < 0.4}))


def end_player(rng: random.Random, name: str, names: str, mode: str) -> Player:
    shields = tuple(rng.randrange(1, 20) for _ in range(rng.randrange(7))) if rng.random() < 0.5 else ()
    return Player(
        name,
        members=(f"{name} 1", f"{name} 2") if mode == "team" else (),
        track=rng.choice((None, (0,) * (1 + (mode == "team")))),
        silver=few(rng),
        monasteries=tuple(rng.randrange(14, 31) for _ in range(rng.choice((0, 0, 5)))),
        buildings=some(rng, (*BUILDINGS, CRANE)),
        livestock=rng.choice((None, (), ("sheep", "goose"), ("horse",), ("goat",))),
        sold=some(rng, GOODS),
        bonus_tiles=rng.choice((None, 0, 4, 6, 7)),
        shields=shields,
        copies=rng.choice(("", "", *names, "Z")),
        empty_spaces=rng.choice((None, 0, 0, 0, 1)),
        turn_order=rng.choice((None, 1, 2)),
        rounds=rng.choice((None, 20, 26)),
    )


def seasons_player(rng: random.Random, name: str) -> SeasonsPlayer:
    places = [place for room in PLACES.values() for place in room]
    helpers = tuple(rng.choice(places) for _ in range(rng.randrange(6)))
    return SeasonsPlayer(
        name,
        points=few(rng),
        helpers=helpers,
        talers=few(rng),
        silver=few(rng),
        resources=some(rng, tuple(RESOURCES)),
    )


def told(outcome: Outcome) -> set[Sentence | str]:
    said = {text for own in outcome.players for line in own.lines for text in (line.label, line.rule)}
    said |= {fault.sentence for own in outcome.players for fault in own.faults}
    return said | set(outcome.notes) | ({outcome.tie_break} if outcome.tie_break else set())


# The tests


@pytest.mark.parametrize("sentences", [score_lines, illegal_turns, sheet_faults, end_reports, illegal_duchies])
def test_every_sentence_is_known_and_nothing_of_it_stays_english(sentences: Callable[[], Set[Sentence | str]]) -> None:
    all_in_german(sentences())


def test_every_refusal_at_a_table_is_known(tmp_path: Path) -> None:
    said = table_refusals(tmp_path)
    assert len(said) > 30
    all_in_german(said)


def all_in_german(said: Set[Sentence | str]) -> None:
    assert said
    unknown = sorted(text for text in said if isinstance(text, str))
    assert not unknown, unknown[:20]
    english = sorted(german for text in said if ENGLISH.search(german := re.sub("'.*?'|„.*?“", "", Words("de").say(text))))
    assert not english, english[:20]


def test_names_are_never_translated() -> None:
    other = Sentence("table-other-name", sitting="castle", name="yellow")
    assert Words("de").say(other) == "Dort sitzt castle, nicht yellow."
    missing = Sentence("play-turn-missing", name="{ $kind }")
    assert Words("de").say(missing) == "der Zug von { $kind } fehlt noch"


@pytest.fixture
def german(tmp_path: Path) -> Iterator[TestClient]:
    with client(tmp_path) as opened:
        opened.headers["accept-language"] = "de"
        yield opened


def test_german_pages_say_german_sentences_and_programs_hear_english(german: TestClient) -> None:
    assert "Einen Tisch 'NOPE' gibt es nicht; sieh dir den Code noch einmal an." in Page(german.get("/t/nope").text).words
    assert "Diese Seite gibt es nicht." in Page(german.get("/nope").text).words
    assert "Das geht auf dieser Seite nicht." in Page(german.post("/pads").text).words
    assert german.get("/api/tables/nope").json()["detail"].startswith("There is no table")
    long = Page(german.post("/new", data={"notation": "dice:PP/XX/YY"}).text)
    assert "Reihe 2 hat 2 Buchstaben, im Sechseck mit 3 Reihen sind es 3" in long.alerts[0]


def test_hints_and_scores_in_german(german: TestClient) -> None:
    code = str(german.post("/new", data={"name": "A", "hints": "yes"}).url).rpartition("/")[2]
    german.post(f"/t/{code}/begin")
    german.post(f"/t/{code}/castle", data={"seat": 0, "castle": 11})
    german.post(f"/t/{code}/roll")
    hints = german.get(f"/t/{code}?hint=1").text.partition('id="why"')[2].partition("</section>")[0]
    assert "Punkte wert" in hints
    assert not ENGLISH.search(Page(hints).words)
    illegal = Page(german.post(f"/t/{code}/turn", data={"seat": 0, "turn": "11=3", "round": "1.1"}).text)
    assert "die Würfel" in illegal.alerts[0] or "Feld 11" in illegal.alerts[0]


def test_forms_in_german(german: TestClient) -> None:
    query = "players.0.track=viele&players.0.name=A&players.1.name=A&layout=nowhere&players.0.monasteries=17&edition=2019"
    page = Page(german.get(f"/score/base?{query}").text)
    assert "erwartet: ein Name, den sonst niemand hat" in page.alerts
    assert any("kein Fürstentum heißt 'nowhere'" in alert for alert in page.alerts)
    page = Page(german.get(f"/score/base?{query}&at=player-1").text)
    assert "erwartet: eine ganze Zahl von 0 bis 99999" in page.alerts
    assert "am Ende 4 Punkte für" in page.words
    page = Page(german.get("/score/base?players.0.monasteries=17&players.0.track=4&players.1.track=4").text)
    for words in ("Siegpunktleiste", "Wachtürme (17)", "Regelheft 2019, Ende des Spiels", "Gleichstand"):
        assert words in page.words
    pads = Page(german.get("/pads?sheets=7000").text)
    assert pads.alerts == ["sheets: erwartet wird eine ganze Zahl von 1 bis 100; da steht '7000'"]


def test_what_players_added_up_otherwise() -> None:
    paper = read_paper((ROOT / "docs/examples/dice-game.toml").read_text(encoding="utf-8"))
    players = tuple(replace(player, written=(99, 99, 99)) for player in paper.players)
    found = differences(score_paper(replace(paper, players=players)))
    assert " hat notiert: 99 für Durchgang I, nicht " in Words("de").say(found[0])
