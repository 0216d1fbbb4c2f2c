"""After a game: the end page, one picture to share, the replay with all turns and their values, and lines that play on."""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from html import unescape
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from dicegame.dice.playable import DICE_GAME
from dicegame.dice.turn import Turn, parse_turn
from dicegame.games import read_record
from dicegame.play.advice import Limit
from dicegame.play.events import Chance, Moved, TookBack
from dicegame.play.record import format_record, replay
from dicegame.web.games.charts import LONGEST
from dicegame.web.games.dice import game_view
from dicegame.web.server.processes import WorkerProcesses
from dicegame.web.table.played_rounds import played_rounds
from dicegame.web.table.settings import Settings
from dicegame.web.work import jobs
from padgen import load
from tests.dicegame.web.browser import until
from tests.dicegame.web.client import Phone, Site, open_table


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def play_on(phone: Phone, code: str, seed: int, *, undo: float = 0.1) -> Any:
    """Play all own seats to the end, by chance, with some turns taken back; the state at the end."""
    rng = Random(seed)
    while (state := phone.see(code))["stage"] != "over":
        if "finish" in state["may"]:
            phone.api(f"/{code}/finish")
        elif "roll" in state["may"]:
            phone.api(f"/{code}/roll")
        elif due := [seat for seat in state["seats"] if seat["due"] and seat["turns"]]:
            phone.api(f"/{code}/turn", seat=due[0]["seat"], turn=rng.choice(due[0]["turns"]))
            if rng.random() < undo and phone.see(code)["seats"][due[0]["seat"] - 1]["may_undo"]:
                phone.api(f"/{code}/undo", seat=due[0]["seat"])
        else:
            phone.site.wait_for(lambda: not any(seat["due"] for seat in phone.see(code)["seats"]))
    return state


SMALL = "dice:PP/OgO/YY"
"""A duchy of seven hexes, on which the best line is found at once."""


def begun(phone: Phone, *names: str, **settings: Any) -> str:
    code = open_table(phone, names[0], **settings)
    for name in names[1:]:
        phone.api(f"/{code}/sit", name=name)
    phone.api(f"/{code}/begin")
    for seat in range(1, len(names) + 1):
        phone.api(f"/{code}/castle", seat=seat, castle=11)
    return code


def record_of(site: Site, code: str) -> str:
    return format_record(site.table(code).running_session().record)


def net(site: Site, code: str) -> list[Any]:
    """The events of a game without what was taken back: an independent reading."""
    kept: list[Any] = []
    for event in site.table(code).running_session().record.events:
        if isinstance(event, TookBack):
            last = max(at for at, one in enumerate(kept) if isinstance(one, Moved) and one.player == event.player)
            del kept[last]
        else:
            kept.append(event)
    return kept


def test_the_end_is_a_poster_with_everything_else_closed_below(site: Site) -> None:
    anna = site.phone()
    code = begun(anna, "Anna", "Ben <b>")
    outcome = play_on(anna, code, 4)["outcome"]
    text = anna.get(f"/t/{code}").text
    best = min(outcome["players"], key=lambda report: report["rank"])
    poster, _, rest = text.partition("</section>")
    assert unescape(poster).count('class="board"') == 1
    assert all(name in unescape(poster) for name in outcome["winners"])
    assert f">{best['total']}</text></svg>" in poster, "the star"
    (chart,) = re.findall('<svg class="chart bars".*?</svg>', poster, re.DOTALL)
    drawn = ET.fromstring(chart)  # noqa: S314  # our own
    labels = [str(one.text) for one in drawn if one.text]
    assert labels[:5] == ["I", "II", "III", best["name"], str(best["total"])], "a legend, then the best player"
    parts = [one for one in drawn if one.tag.endswith("rect")][3:]
    ranked = sorted(outcome["players"], key=lambda one: one["rank"])
    points = [(phase, one) for report in ranked for phase, one in zip(labels, report["phases"], strict=False) if one > 0]
    widths = [float(one.get("width", 0)) for one in parts]
    assert widths == pytest.approx([LONGEST * one / best["total"] for _, one in points], abs=0.06)
    assert [one[0].text for one in parts] == [f"{phase}: {one}" for phase, one in points], "also where no number fits"
    assert "<details open" not in rest
    assert rest.count('class="go"') == 1, "one green button"
    assert "<table" not in poster
    for seat, report in enumerate(outcome["players"], 1):
        looked = unescape(anna.get(f"/t/{code}?sheet={seat}").text)
        assert f">{report['total']}</text></svg>" in looked
        assert all(line["label"] in looked for line in report["lines"]), "every point of everybody"
        if report != best:
            assert f"/t/{code}?sheet={seat}" in rest
            assert f"Place {report['rank']} of 2" in looked
    for kind, begins in (("svg", b"<svg"), ("png", b"\x89PNG")):
        assert f"result.{kind}" in rest
        answer = anna.get(f"/t/{code}/result.{kind}?lang=de")
        assert (answer.status_code, answer.content[: len(begins)]) == (200, begins)
    title = ET.fromstring(anna.get(f"/t/{code}/result.svg").text).findtext("{*}title")  # noqa: S314
    assert title is not None
    assert str(best["total"]) in title
    assert anna.get(f"/t/{code}/bgstats").headers["location"].startswith("https://app.bgstatsapp.com/")
    assert anna.get(f"/t/{begun(anna, 'Anna')}/result.svg").status_code == 409


@pytest.mark.parametrize("variant", ["standard", "solo"])
def test_each_line_of_points_shows_its_hexes_and_its_rule(site: Site, variant: str) -> None:
    """Hexes are ringed instead of numbered: an area, or all of a color. Of another player, too."""
    anna = site.phone()
    names = ("Anna", "Ben") if variant == "standard" else ("Anna",)
    code = begun(anna, *names, variant=variant)
    outcome = play_on(anna, code, 4)["outcome"]
    layout = load("a")
    for seat, report in enumerate(outcome["players"], 1):
        shown = anna.get(f"/t/{code}?sheet={seat}").text
        assert shown.count('id="line-') == len(report["lines"])
        for number, line in enumerate(report["lines"], 1):
            text = unescape(anna.get(f"/t/{code}?sheet={seat}&line={number}").text)
            (sheet,) = re.findall('<section class="sheet open" id="line-of".*?</section>', text, re.DOTALL)
            _, heading, rule, board = re.split("<h2>|</h2>|</p>", sheet)
            assert not re.search(r"hex \d|row \d", heading + rule)
            assert heading.endswith((f" {line['points']} points", f" {line['points']} point"))
            assert line["rule"] in rule
            color, size = re.search("finish (.*)|(.*) finished", line["label"]), re.search(r" of (\d+) at", line["label"])
            hexes = layout.counts[color[1] or color[2]] if color else int(size[1]) if size else "castle" in line["label"]
            assert board.count("#chosen") == hexes, line["label"]
    for wrong in ("0", "99", "-1", "x", "²", "9" * 5000):
        assert "line-of" not in anna.get(f"/t/{code}?line={wrong}").text


def test_the_own_place_and_points_come_first_on_each_phone(site: Site) -> None:
    anna, ben, guest = site.phone(), site.phone("192.0.2.8"), site.phone("192.0.2.9")
    code = open_table(anna, "Anna")
    ben.api(f"/{code}/sit", name="Ben")
    anna.api(f"/{code}/begin")
    for seat, phone in enumerate((anna, ben), 1):
        phone.api(f"/{code}/castle", seat=seat, castle=11)
    while (state := anna.see(code))["stage"] != "over":
        if "finish" in state["may"] or "roll" in state["may"]:
            anna.api(f"/{code}/{'finish' if 'finish' in state['may'] else 'roll'}")
        else:
            legal = anna.see(code)["seats"][0]["turns"]
            anna.api(f"/{code}/turn", seat=1, turn=next((one for one in legal if one != "pass"), "pass"))
            ben.api(f"/{code}/turn", seat=2, turn="pass")
    total, other = (one["total"] for one in state["outcome"]["players"])
    assert total > other
    for phone, star, heading in ((anna, total, "Anna wins"), (ben, other, "Place 2 of 2"), (guest, total, "Anna wins")):
        text = phone.get(f"/t/{code}?seat=1").text  # the address of a phone that watched another player
        assert f">{star}</text></svg>" in text
        assert f'<h1 class="winner">{heading}</h1>' in text
    assert "Anna wins" in ben.get(f"/t/{code}").text


def test_a_phone_knows_its_best_result_alone_and_with_others(site: Site) -> None:
    anna = site.phone()
    totals = []
    for seed in (1, 2, 3):
        code = begun(anna, "Anna", variant="solo")
        totals.append(play_on(anna, code, seed)["outcome"]["players"][0]["total"])
        text = anna.get(f"/t/{code}").text
        if seed == 1:
            assert 'id="best"' not in text, "there is nothing to compare it with"
        elif totals[-1] > max(totals[:-1]):
            assert "Your best so far" in text
        else:
            assert f"Your best: {max(totals)}" in text
        assert 'id="best"' not in site.phone("192.0.2.9").get(f"/t/{code}").text
    assert len(set(totals)) > 1
    code = begun(anna, "Anna", "Ben")
    play_on(anna, code, 4)
    assert 'id="best"' not in anna.get(f"/t/{code}").text, "games with others count apart"


def test_rounds_points_and_decisions_are_those_of_the_record(site: Site) -> None:
    anna = site.phone()
    code = begun(anna, "Anna", "Ben")
    play_on(anna, code, 1, undo=0.4)
    found, events = played_rounds(site.table(code)), net(site, code)
    games = list(replay(site.table(code).running_session().record))
    number = 0
    for event in events:
        if isinstance(event, Chance):
            number += 1
            assert games[found.rounds[number - 1].start].roll == event.result
        else:
            at = found.decision(number, event.player)
            assert at is not None
            assert found.events[at] == event
            assert event.player in games[at].missing
    assert number == len(found.rounds)
    assert found.decision(0, 0) is found.decision(number + 1, 0) is None
    for seat in (0, 1):
        ends = [games[one.end].outcome.players[seat].total for one in found.rounds]
        assert list(found.points[seat]) == [games[0].outcome.players[seat].total, *ends]
    for at in range(0, len(games), 7):
        assert anna.get(f"/t/{code}/replay?at={at}&look=2&values=1").status_code == 200


def test_all_turns_with_the_values_of_a_bot(site: Site) -> None:
    anna = site.phone()
    code = begun(anna, "Anna", variant="solo")
    play_on(anna, code, 2)
    found = played_rounds(site.table(code))
    at = found.decision(9, 0)
    assert at is not None
    game, event = found.games[at], found.events[at]
    advice = DICE_GAME.find_bot("planner").advise(game, 0)
    before = found.points[0][8]
    text = anna.get(f"/t/{code}/replay?at={at}&values=1").text
    table = "".join(re.findall(r"<table class=\"sum values\">.*?</table>", text, re.DOTALL))
    shown = [
        float(one.replace("\N{MINUS SIGN}", "-"))
        for one in re.findall(r'<td class="number">([\d.]+)</td><td class="number">', table)
    ]
    assert shown == sorted(shown, reverse=True)
    assert shown[0] == pytest.approx(before + advice[0].value, abs=0.051)
    own = next(one.value for one in advice if isinstance(event, Moved) and one.move == event.move)
    cost = advice[0].value - own
    assert ("is the best one" in text) == (cost < 0.05)
    if cost >= 0.05:
        assert f"was played cost {cost:.1f} points" in text
    assert table.count("★") == 1
    other = anna.get(f"/t/{code}/replay?at={at}&values=1&bot=search").text
    assert re.search('id="bot-search" [^>]*aria-current="true"', other)
    assert re.search('id="bot-planner" [^>]*aria-current', anna.get(f"/t/{code}/replay?at={at}&values=1&bot=nobody").text)


@pytest.mark.parametrize("round_", [1, 6])
def test_a_line_has_the_same_dice_and_the_others_play_as_they_did(site: Site, round_: int) -> None:
    anna, guest = site.phone(), site.phone("192.0.2.9")
    code = begun(anna, "Anna", "Ben")
    total = play_on(anna, code, 3, undo=0.3)["outcome"]["players"][0]["total"]
    before = site.table(code).running_session().record
    answer = guest.post(f"/t/{code}/line", data={"seat": "0", "round": str(round_), "dice": "same"})
    line = answer.headers["location"].rpartition("/")[2]
    opened = guest.see(line)
    assert [seat["mine"] for seat in opened["seats"]] == [True, False]
    assert opened["seats"][0]["due"]
    state = play_on(guest, line, 8)
    old, new = net(site, code), net(site, line)
    assert [one for one in new if isinstance(one, Chance)] == [one for one in old if isinstance(one, Chance)]
    assert [one for one in new if isinstance(one, Moved) and one.player] == [
        one for one in old if isinstance(one, Moved) and one.player
    ]
    same = [one for one in old if isinstance(one, Moved) and not one.player][: round_ - 1]
    assert [one for one in new if isinstance(one, Moved) and not one.player][: round_ - 1] == same
    assert site.table(code).running_session().record == before, "the game stays as it is"
    gain = state["outcome"]["players"][0]["total"] - total
    for address in (f"/t/{code}", f"/t/{code}/replay", f"/t/{line}", f"/t/{line}/replay?at=9"):
        assert f"{gain:+d}" in anna.get(address).text.replace("±0", "+0"), address
    assert guest.post(f"/t/{line}/save").status_code == 409, "only what was played is kept"
    assert read_record(guest.get(f"/t/{line}/record.jsonl").content)
    anna.post(f"/t/{code}/delete")
    assert anna.get(f"/t/{line}/replay").status_code == 200, "it goes on without the other"


def test_a_line_survives_a_restart_and_new_dice_are_new(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = site.phone()
        code = begun(anna, "Anna", "Ben")
        play_on(anna, code, 5)
        lines = []
        for dice in ("same", "new"):
            answer = anna.post(f"/t/{code}/line", data={"seat": "1", "round": "4", "dice": dice})
            lines.append(answer.headers["location"].rpartition("/")[2])
        secret = anna.client.cookies["seat"]
    with Site(tmp_path) as site:
        anna = site.phone(Cookie=f"seat={secret}")
        assert [[seat["mine"] for seat in anna.see(line)["seats"]] for line in lines] == [[False, True], [True, True]]
        for line in lines:
            play_on(anna, line, 6)
        same, new = ([one for one in net(site, line) if isinstance(one, Chance)] for line in lines)
        assert same[:4] == new[:4]
        assert same[4:] != new[4:]


def test_a_rematch_after_a_line_is_for_the_phone_that_played_it(site: Site) -> None:
    anna = site.phone()
    code = begun(anna, "Anna", "Ben")
    play_on(anna, code, 3)
    guest = site.phone("192.0.2.9")
    told = {"seat": "0", "round": "18", "dice": "same"}
    line = guest.post(f"/t/{code}/line", data=told).headers["location"].rpartition("/")[2]
    play_on(guest, line, 8)
    again = guest.post(f"/t/{line}/rematch").headers["location"].rpartition("/")[2]
    assert [seat["mine"] for seat in guest.see(again)["seats"]] == [True, True]
    for seat in (1, 2):
        guest.api(f"/{again}/castle", seat=seat, castle=11)
    guest.api(f"/{again}/roll")
    for seat in (1, 2):
        guest.api(f"/{again}/turn", seat=seat, turn="pass")


def test_lines_that_cannot_be_are_refused(site: Site) -> None:
    anna = site.phone()
    code = begun(anna, "Anna", variant="solo", dice="table")
    while "finish" not in anna.see(code)["may"]:
        anna.api(f"/{code}/roll", dice="blue purple 1 5")
        anna.api(f"/{code}/turn", seat=1, turn="pass")
    assert anna.post(f"/t/{code}/line", data={"seat": "0", "round": "1"}).status_code == 409, "not over yet"
    anna.api(f"/{code}/finish")
    for seat, round_, dice in ((0, 1, "same"), (1, 1, "new"), (-1, 1, "new"), (0, 0, "new"), (0, 99, "new")):
        told = {"seat": str(seat), "round": str(round_), "dice": dice}
        assert anna.post(f"/t/{code}/line", data=told).status_code == 409
    line = anna.post(f"/t/{code}/line", data={"seat": "0", "round": "2", "dice": "new"}).headers["location"]
    assert anna.see(line.rpartition("/")[2])["dice"] == "screen"


@pytest.mark.parametrize("bot", ["expert", "search"])
def test_each_bot_values_all_turns(site: Site, bot: str) -> None:
    anna = site.phone()
    code = begun(anna, "Anna", variant="solo")
    play_on(anna, code, 7)
    found = played_rounds(site.table(code))
    most = max(
        (at for at in (found.decision(one, 0) for one in range(3, 20)) if at),
        key=lambda at: len(DICE_GAME.legal(found.games[at], 0)),
    )
    game = found.games[most]
    valued = jobs.values(DICE_GAME, record_of(site, code), most, 0, bot)
    assert {one.move for one in valued} == set(DICE_GAME.legal(game, 0))
    assert len(valued) == len({one.move for one in valued}) > 8
    numbers = [one.value for one in valued]
    assert max(numbers) == numbers[0]
    assert max(numbers[8:]) <= min(numbers[:8]) + 1e-9


def test_a_bot_without_time_says_nothing_that_it_does_not_know(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = site.phone()
    code = begun(anna, "Anna", variant="solo")
    anna.api(f"/{code}/roll")
    monkeypatch.setattr(jobs, "BY_CLOCK", Limit(seconds=0.0))
    count = len(site.table(code).running_session().events)
    for bot in ("expert", "search"):
        assert all(abs(one.value) < 200 for one in jobs.values(DICE_GAME, record_of(site, code), count, 0, bot))


def test_the_coach_tells_at_once_what_a_turn_cost(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    assert game_view.HINTS_FROM in DICE_GAME.bots
    told = re.compile(r"less than|that was the best turn")
    monkeypatch.setattr(game_view, "HINTS_FROM", "planner")  # it does not look at the clock
    anna = site.phone()
    code = begun(anna, "Anna", variant="solo")
    assert 'id="coach" class="sw2" aria-pressed="false"' in anna.get(f"/t/{code}").text
    assert anna.post(f"/t/{code}/coach").status_code == 303
    costs = []
    for _ in range(4):
        anna.api(f"/{code}/roll")
        assert 'aria-pressed="true"' in anna.get(f"/t/{code}").text  # it thinks from now on
        advice = jobs.values(DICE_GAME, record_of(site, code), len(site.table(code).running_session().events), 0, "planner")
        worst = min(advice, key=lambda one: one.value)
        anna.api(f"/{code}/turn", seat=1, turn=DICE_GAME.format_move(worst.move))
        until(lambda: told.search(anna.get(f"/t/{code}").text), "the coach", lambda wait: site.run(asyncio.sleep(wait)))
        text = anna.get(f"/t/{code}").text
        costs.append(advice[0].value - worst.value)
        said = f"{costs[-1]:.1f} less than" if costs[-1] >= 0.05 else "that was the best turn"
        assert said in text
        better = {at for at in (advice[0].move.hex, advice[0].move.hex2) if at >= 0}
        assert text.count('class="advice"') == (len(better) if costs[-1] >= 0.05 else 0), "a blue ring on the board"
        if anna.see(code)["seats"][0]["may_undo"] and len(costs) == 1:
            anna.api(f"/{code}/undo", seat=1)
            anna.api(f"/{code}/turn", seat=1, turn=DICE_GAME.format_move(advice[0].move))
            assert "that was the best turn" in anna.get(f"/t/{code}").text
    assert max(costs) > 0.5
    other = begun(anna, "Anna", "Ben")
    assert 'id="coach"' not in anna.get(f"/t/{other}").text
    quiet = begun(anna, "Anna", hints=False)
    assert 'id="coach"' not in anna.get(f"/t/{quiet}").text


def test_real_hindsight_on_a_small_duchy(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the dice allowed, from a worker process: no line that is tried is better, and its links are right."""
    monkeypatch.setattr(WorkerProcesses, "run_last", WorkerProcesses.run_now)  # not after all else on this machine
    anna = site.phone()
    secret = "s" * 32
    anna.client.cookies.set("seat", secret)
    table = site.tables.open(Settings(load(SMALL), {"variant": "solo"}), secret, "Anna")
    table.seed, code = 3, table.code
    anna.api(f"/{code}/begin")
    anna.api(f"/{code}/castle", seat=1, castle=4)
    state = play_on(anna, code, 6)
    site.wait_for(lambda: site.table(code).hindsight_of, 300)
    found = anna.see(code)["allowed"]["Anna"]
    assert found["exact"]
    events = net(site, code)
    setup = site.table(code).running_session().setup
    turns = [parse_turn(one) for one in site.table(code).hindsight_of["Anna"]["line"]]
    assert points_with(setup, events, lambda at, _: turns[at]) == found["best_found"], "a legal line that earns so much"
    assert found["best_found"] >= state["outcome"]["players"][0]["total"]
    rng = Random(1)
    tried = [points_with(setup, events, lambda _, legal: rng.choice(legal)) for _ in range(300)]
    assert max(tried) <= found["best_found"]
    page = anna.get(f"/t/{code}").text
    assert f"exactly {found['best_found']} points were possible" in page
    assert found["costliest"]
    for one, address in zip(found["costliest"], re.findall('href="([^"]*replay[^"]*values=1)"', page), strict=True):
        looked = anna.get(unescape(address)).text
        assert f"Phase {one['phase']}, round {(one['round'] - 1) % 8 + 1}</small>" in looked
        assert "★" in looked, "the turn that was played is among the values"


def points_with(setup: Any, events: list[Any], choose: Callable[[int, Sequence[Turn]], Turn]) -> int:
    """The points of a solo game with the same dice and other turns, by the rules alone."""
    game, rolls = DICE_GAME.begin(setup), [event for event in events if isinstance(event, Chance)]
    for at, roll in enumerate(rolls):
        game = DICE_GAME.after(game, roll)
        game = DICE_GAME.after(game, Moved(0, choose(at, DICE_GAME.legal(game, 0))))
    return int(DICE_GAME.outcome(game).players[0].total)
