"""What every game keeps to, so that sessions, records, the terminal and the web can play it."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from dicegame import games
from dicegame.games import GAMES, find_game, read_record
from dicegame.play.events import Chance, Event, GameError, IllegalMove, Moved, TookBack
from dicegame.play.narrowing import narrow
from dicegame.play.playable import Answer, AnyPlayable, Plan, Playable
from dicegame.play.record import format_record, replay
from dicegame.play.session import AnySession, Session
from padgen import load
from padgen.errors import PadgenError
from tests.dicegame.play.tiny_game import TINY_KIT

LAYOUTS = {"dice": "a", "base": "base-11a", "tiny": "a"}
"""A layout for each game; whoever adds a game adds one."""


@pytest.fixture(params=[*GAMES, "tiny"])
def playable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> AnyPlayable:
    monkeypatch.setitem(games.GAMES, "tiny", TINY_KIT)
    return find_game(request.param)


def fewest(playable: AnyPlayable) -> int:
    """The fewest players of a game."""
    return playable.players(Plan(load(LAYOUTS[playable.key]), ())).start


def plan_of(playable: AnyPlayable, rng: Random, *names: str) -> Plan:
    """Any plan that can be played."""
    for _ in range(100):
        options = {name: rng.choice(values) for name, values in playable.options.items()}
        plan = Plan(load(LAYOUTS[playable.key]), names, options)
        try:
            playable.check(plan)
        except PadgenError:
            continue
        return plan
    raise AssertionError("no plan of a hundred can be played")


def answered(playable: AnyPlayable, plan: Plan, rng: Random) -> list[Answer]:
    """Any answers to all questions, in any order."""
    answers: list[Answer] = []
    while questions := playable.questions(plan, answers):
        question = rng.choice(questions)
        choice = rng.choice(question.choices)
        player = question.player
        answer = playable.answer(plan, answers, player, rng.choice([choice.key, str(choice.text)]))
        assert answer == Answer(player, question.key, choice.key)
        answers.append(answer)
    return answers


def begun(playable: AnyPlayable, rng: Random, *names: str, seed: int | None = 7) -> tuple[AnySession, list[str]]:
    plan = plan_of(playable, rng, *names)
    lines: list[str] = []
    setup = playable.setup(plan, answered(playable, plan, rng), seed)
    assert setup.names == names
    return Session(playable, setup, seed, lines.append), lines


def played(session: AnySession, rng: Random, undoing: float = 0.1) -> Iterator[Any]:
    """Play a game with random moves, some of them taken back; the game whenever somebody is due."""
    while not session.over:
        if session.ending:
            session.close()
        elif not session.playable.due(session.game):
            assert session.playable.awaits(session.game)
            session.draw()
        else:
            assert session.playable.awaits(session.game) is None
            yield session.game
            if not session.playable.due(session.game):  # whoever asked has let bots end the game
                continue
            player = rng.choice(session.playable.due(session.game))
            session.move(player, rng.choice(session.legal(player)))
            if rng.random() < undoing and session.undoable == "move":
                session.undo()


def test_answers_lead_to_a_game(playable: AnyPlayable) -> None:
    for seed in range(20):
        rng = Random(seed)
        names = ("Anna", "Ben", f"bot:{playable.bots[0]}")[: rng.randrange(fewest(playable), 4)]
        session, lines = begun(playable, rng, *names)
        assert playable.awaits(session.game) or playable.due(session.game)
        assert not playable.over(session.game)
        assert len(lines) == 1
        assert read_record("".join(lines).encode()).playable is playable


@pytest.mark.slow
def test_as_many_may_play_as_it_says(playable: AnyPlayable) -> None:
    one_changed = [{name: value} for name, values in playable.options.items() for value in values]
    for options in one_changed or [{}]:
        layout = "base-13a" if options.get("solo") == "yes" else LAYOUTS[playable.key]
        plan = Plan(load(layout), (), options)
        players = playable.players(plan)
        for number in range(1, players[-1] + 1):
            seated = plan._replace(names=tuple(f"P{player}" for player in range(number)))
            if number in players:
                playable.check(seated)
            else:
                with pytest.raises(PadgenError):
                    playable.check(seated)


def test_the_games_are_playables() -> None:
    """Inheriting `Playable` lets mypy compare every method, and every function that stands for one, with the protocol."""
    for key in GAMES:
        assert Playable in type(find_game(key)).__mro__


def test_an_answer_that_is_no_choice_is_refused(playable: AnyPlayable) -> None:
    plan = plan_of(playable, Random(1), "Anna", "Ben")
    with pytest.raises(GameError):
        playable.answer(plan, [], 0, "nothing like this")


def test_a_move_is_generated_if_and_only_if_it_is_accepted(playable: AnyPlayable) -> None:
    rng = Random(1)
    session, _ = begun(playable, rng, "Anna", "Ben")
    seen: dict[Any, None] = {}
    for game in played(session, rng):
        for player in range(2):
            legal = playable.legal(game, player)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (player in playable.due(game))
            seen |= dict.fromkeys(legal)
            for move in {*legal[:40], *rng.sample(list(seen), min(20, len(seen)))}:
                reason = playable.why_not(game, player, move)
                assert (reason is None) == (move in legal), reason
                if reason is None:
                    assert playable.after(game, Moved(player, move)) != game
                else:
                    with pytest.raises((GameError, IllegalMove)) as refusal:
                        playable.after(game, Moved(player, move))
                    assert str(refusal.value) == str(reason)
    assert len(seen) > 3


def test_a_text_is_its_move_and_its_chance(playable: AnyPlayable) -> None:
    rng = Random(2)
    session, _ = begun(playable, rng, "Anna", "Ben")
    for game in played(session, rng):
        for move in playable.legal(game, playable.due(game)[0]):
            assert playable.parse_move(playable.format_move(move)) == move
    results = [event.result for event in session.events if isinstance(event, Chance)]
    assert results
    for result in results:
        assert playable.parse_chance(playable.format_chance(result)) == result


@pytest.mark.slow
@pytest.mark.parametrize("names", [("Anna",), ("Anna", "Ben"), ("Anna", "bot", "Ben")])
def test_a_record_is_the_game(playable: AnyPlayable, names: tuple[str, ...]) -> None:
    rng = Random(3)
    names += ("Dora",) * (len(names) < fewest(playable))
    session, lines = begun(playable, rng, *(f"bot:{playable.bots[0]}" if name == "bot" else name for name in names))
    for _ in played(session, rng):
        session.let_bots_play()
        while not session.over and not playable.due(session.game):
            session.close() if session.ending else session.draw()
            session.let_bots_play()
    text = "".join(lines)
    assert format_record(session.record) == text
    assert [*replay(session.record)][-1] == session.game
    record = read_record(text.encode())
    assert (record.seed, record.events, format_record(record)) == (session.seed, session.record.events, text)
    *_, again = replay(record)
    assert playable.outcome(again) == playable.outcome(session.game)
    for cut in range(1, len(lines), 7):
        more: list[str] = []
        resumed: AnySession = Session.resume(read_record("".join(lines[:cut]).encode()), more.append)
        for event in record.events[cut - 1 :]:
            repeat(resumed, event)
        assert lines[cut:] == more


def repeat(session: AnySession, event: Event[Any, Any]) -> None:
    if isinstance(event, Chance):
        assert session.draw() == event.result
    elif isinstance(event, Moved):
        session.move(event.player, event.move)
    else:
        assert session.undo(event.player if isinstance(event, TookBack) else None) is not None


def test_taken_back_and_made_again_it_is_the_same_game(playable: AnyPlayable) -> None:
    rng = Random(4)
    session, _ = begun(playable, rng, "Anna", "Ben", seed=None)
    taken_back = 0
    while not session.over:
        if session.ending:
            session.close()
        elif due := playable.due(session.game):
            before, player = session.game, rng.choice(due)
            move = rng.choice(session.legal(player))
            session.move(player, move)
            after = session.game
            if playable.may_take_back(after, player):
                assert session.undo() == player
                assert session.game == before
                session.move(player, move)
                taken_back += 1
            assert session.game == after
        else:
            result = playable.draw(session.game, rng)
            assert session.draw(result) == result
            after = session.game
            assert session.undoable == "chance"
            assert session.undo() is None
            assert session.draw(result) == result
            assert session.game == after
    assert taken_back > 3
    with pytest.raises(GameError):
        session.undo()
    with pytest.raises(GameError):
        session.draw(playable.parse_chance(playable.format_chance(result)))


def test_the_report_adds_up(playable: AnyPlayable) -> None:
    rng = Random(5)
    session, _ = begun(playable, rng, "Anna", "Ben", "Cleo")
    for _ in played(session, rng):
        pass
    outcome = playable.outcome(session.game)
    assert [result.name for result in outcome.players] == ["Anna", "Ben", "Cleo"]
    for result in outcome.players:
        assert result.total == sum(line.points for line in result.lines)
        assert (result.rank == 1) == (result.name in outcome.winners)
    best = max(result.total for result in outcome.players)
    assert all(result.total == best for result in outcome.players if result.name in outcome.winners)


def test_moves_bring_the_points_that_they_name(playable: AnyPlayable) -> None:
    """Until the game ends: what is scored at its end, no move names."""
    rng = Random(9)
    session, _ = begun(playable, rng, "Anna", "Ben", "Cleo")
    named = points_of(session)
    for _ in played(session, rng, undoing=0):
        while due := playable.due(session.game):
            player, game = rng.choice(due), session.game
            move = rng.choice(session.legal(player))
            named[player] += playable.brings(game, player, move).points
            session.move(player, move)
        if not session.over:
            assert points_of(session) == named


def points_of(session: AnySession) -> list[int]:
    return [result.total for result in session.playable.outcome(session.game).players]


def test_facets_narrow_to_one_move(playable: AnyPlayable) -> None:
    rng = Random(6)
    session, _ = begun(playable, rng, "Anna", "Ben")
    for game in played(session, rng):
        legal = playable.legal(game, playable.due(game)[0])
        facets = [playable.facets(game, move) for move in legal]
        assert len(set(facets)) == len(legal)
        assert len({tuple(name for name, _ in own) for own in facets}) == 1
        assert narrow(playable, game, legal, {}).moves == tuple(legal)
        move = rng.choice(legal)
        chosen: dict[str, str] = {}
        for name, value in playable.facets(game, move):
            narrowed = narrow(playable, game, legal, chosen)
            assert narrowed.chosen == chosen
            assert value in narrowed.options[name]
            chosen[name] = value
        assert narrow(playable, game, legal, chosen).move == move
        last = list(chosen)[-1]
        assert narrow(playable, game, legal, chosen | {last: "no such value"}).chosen == dict(list(chosen.items())[:-1])


def test_chance_and_moves_come_when_they_are_due(playable: AnyPlayable) -> None:
    rng = Random(7)
    session, _ = begun(playable, rng, "Anna", "Ben")
    with pytest.raises(GameError):
        session.close()
    for game in played(session, rng, undoing=0):
        with pytest.raises(GameError):
            session.draw()
        for player in range(2):
            if player not in playable.due(game):
                with pytest.raises(GameError):
                    session.hint(player)
    assert playable.due(session.game) == ()
    assert playable.awaits(session.game) is None
    with pytest.raises(GameError, match="over"):
        session.draw()


@pytest.mark.slow
def test_every_bot_moves_legally(playable: AnyPlayable) -> None:
    for name in playable.bots[:2]:
        session, _ = begun(playable, Random(8), f"bot:{name}", "Anna")
        while not session.over:
            for player in session.bots_due:
                assert session.bot_advice(player).move in session.legal(player)
                assert session.bot_advice(player).move == session.bot_advice(player).move
            session.let_bots_play()
            for player in session.people_due:
                session.move(player, session.hint(player)[0].move)
            if session.ending:
                session.close()
            elif not playable.due(session.game) and not session.over:
                session.draw()
    with pytest.raises(PadgenError):
        playable.find_bot("nobody like this")
