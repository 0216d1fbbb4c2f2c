"""After a base game: points by source, the picture to share, the replay with values. The end of a phase, and the coach."""

import asyncio
import re
from collections.abc import Iterator, Sequence
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from dicegame.base.bots.players import turn_advice, turn_value
from dicegame.base.game import Game
from dicegame.base.playable import BASE_GAME
from dicegame.base.score import lines_of_points, points_by_source, report_of
from dicegame.base.state.market import PHASES, ROUNDS
from dicegame.base.state.moves import END, GET_WORKERS, Move
from dicegame.base.state.tiles import NAMES
from dicegame.base.supply import PHASE_NAMES
from dicegame.play.events import Moved, TookBack
from dicegame.play.record import replay
from dicegame.web.games.base.happened import placed_in_phase, rest_of_turn
from dicegame.web.games.base.share import TILE_COLORS, bar_parts
from dicegame.web.games.share_card import FILLS, INK
from dicegame.web.table.table import Table
from dicegame.web.visitors.language import Words
from research.make_faces import LOOKS
from tests.dicegame.base.playing import finished
from tests.dicegame.web.base_tables import COSTLY_TURN, begun, eagerly, play_until
from tests.dicegame.web.browser import DESKTOP, PHONE, chromium, serving, until
from tests.dicegame.web.browser import Phone as RealPhone
from tests.dicegame.web.client import Phone, Site
from tests.padgen.test_theme import contrast


@pytest.fixture(autouse=True)
def _without_look_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking back takes long; one test gives its result."""
    monkeypatch.setattr(Table, "_without_hindsight", property(lambda _: []))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as site:
        yield site


def played(phone: Phone, *names: str, seed: int = 1, **settings: Any) -> str:
    """Return the code of a table with a finished game."""
    code = begun(phone, *names, **settings)
    play_until(phone.site.table(code), eagerly(seed))
    return code


def text_of(html: str) -> str:
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", html)))


@pytest.mark.parametrize(("players", "edition"), [(2, 2019), (3, 2011), (4, 2019)])
def test_the_lines_of_each_source_add_up_in_two_ways(players: int, edition: int) -> None:
    """They are the numbers that the rules count by source, and together they are the report."""
    game = finished(3, players, edition)
    report = report_of(game)
    for player, (lines, points) in enumerate(zip(lines_of_points(game), points_by_source(game), strict=True)):
        assert {source: sum(line.points for line in own) for source, own in lines.items()} == points
        assert sum(points.values()) == report.players[player].total
        told = {str(line.label) for own in lines.values() for line in own}
        assert {str(line.label) for line in report.players[player].lines if line.points} <= told
        parts = bar_parts(game, report, game.setup.names[player], Words("en"))
        assert [name for name, _ in parts] == [*PHASE_NAMES, "end"]
        assert sum(points for _, points in parts) == report.players[player].total


@pytest.mark.parametrize("names", [("Anna", "Ben"), ("Anna", "Ben <b>", "Cleo", "Dora")])
def test_every_number_of_the_end_opens_its_points_with_their_rules(site: Site, names: tuple[str, ...]) -> None:
    anna = site.phone()
    code = played(anna, *names)
    game: Game = site.table(code).running_session().game
    page = anna.get(f"/t/{code}").text
    rows = {row[0]: row[1:] for row in rows_of(page)}
    ranked = [names.index(one.name) for one in report_of(game).ranking]
    assert rows["Total"] == [str(report_of(game).players[seat].total) for seat in ranked]
    for source, own in lines_of_points(game)[ranked[0]].items():
        if own:
            (address,) = set(re.findall(rf'href="([^"]*points={source}-{ranked[0] + 1})"', page))
            opened = anna.get(unescape(address)).text
            sheet = text_of(opened.partition('id="points-of"')[2].partition("</section>")[0])
            assert all(f"{Words('en').say(line.label)} " in sheet for line in own)
            assert str(own[0].rule) in sheet
            assert f"= {sum(line.points for line in own)}" in sheet
    for source in points_by_source(game)[0]:
        numbers = [points_by_source(game)[seat][source] for seat in ranked]
        marked = re.findall(rf'points={source}-(\d)"[^>]*class="most"', page)
        best = [seat + 1 for seat, number in zip(ranked, numbers, strict=True) if number == max(numbers) > 0]
        assert sorted(map(int, marked)) == sorted(best), "the best in bold"
    for wrong in ("points=", "points=areas-9", "points=areas-0", "points=else-1", "points=areas-x"):
        assert 'id="points-of"' not in anna.get(f"/t/{code}?{wrong}").text


def rows_of(page: str) -> list[list[str]]:
    """Return the texts in the table of points by source."""
    table = page.partition('class="sum sources"')[2].partition("</table>")[0]
    return [
        [text_of(cell).strip() for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)] for row in table.split("<tr")[1:]
    ]


def test_a_solo_game_is_won_or_lost(site: Site) -> None:
    anna = site.phone()
    code = played(anna, "Anna", layout="base-13a", options={"solo": "yes", "target": "45"})
    left = len(site.table(code).settings.layout.cells) - len(site.table(code).running_session().game.placed[0])
    page = anna.get(f"/t/{code}").text
    assert f"Lost, spaces left: {left}." in page
    assert 'id="by-source"' not in page
    assert 'class="starry"' not in page
    again = played(anna, "Anna", layout="base-13a", options={"solo": "yes", "target": "45"})
    assert 'id="best"' not in anna.get(f"/t/{again}").text, "it has no points that could be the best"
    assert f"Lost, spaces left: {left}." in anna.get(f"/t/{code}/result.svg").text
    at = len(site.table(code).running_session().events) // 2
    assert "show-values" not in anna.get(f"/t/{code}/replay?at={at}").text


def test_the_costliest_turns_lead_to_the_replay(site: Site) -> None:
    anna = site.phone()
    code = played(anna, "Anna", "Ben")
    assert "Looking for the costliest turns" in anna.get(f"/t/{code}").text
    table = site.table(code)
    table.hindsight_of["Anna"] = {"player": "Anna", "turns": 25, "costliest": [COSTLY_TURN]}
    page = anna.get(f"/t/{code}?sheet=1").text
    (address,) = re.findall(
        r'href="(/t/[^"]*/replay\?at=[^"]*)"', page.partition('id="allowed"')[2].partition("</details>")[0]
    )
    at = int(re.findall(r"at=(\d+)", address)[0])
    event = table.running_session().events[at]
    assert isinstance(event, Moved)
    assert event.player == 0
    replayed = anna.get(unescape(address)).text
    assert "Phase B, round 3" in replayed
    assert 'id="values"' in replayed
    table.hindsight_of["Anna"]["costliest"] = []
    assert "No turn was found that surely cost points." in anna.get(f"/t/{code}?sheet=1").text


def test_the_picture_to_share(site: Site) -> None:
    anna = site.phone()
    code = played(anna, "Anna", "Ben")
    outcome = report_of(site.table(code).running_session().game)
    for language, foot in (("en", "base game of The Castles of Burgundy"), ("de", "Die Burgen von Burgund")):
        drawn = ET.fromstring(anna.get(f"/t/{code}/result.svg?lang={language}").text)  # noqa: S314  # our own
        words = [str(one.text) for one in drawn.iter() if one.text]
        assert any(foot in one for one in words)
        assert all(name in words for name in ("Anna", "Ben"))
        assert {str(one.total) for one in outcome.players} <= set(words)
    assert anna.get(f"/t/{code}/result.png").content.startswith(b"\x89PNG")
    fills = {one.get("fill", "").lower() for one in drawn.iter()}
    assert sum(fill in fills for fill, _ in TILE_COLORS.values()) >= 4
    assert {color: (look.fill, look.ink) for color, look in LOOKS.items() if color in TILE_COLORS} == TILE_COLORS
    assert all(contrast(fill, INK) > 10 for fill in FILLS)


def test_each_moment_of_a_replay(site: Site) -> None:
    anna = site.phone()
    code = played(anna, "Anna", "Ben")
    table = site.table(code)
    session = table.running_session()
    events, games = session.events, list(replay(session.record))
    names = set()
    for at in range(0, len(events) + 1, 7):
        answer = anna.get(f"/t/{code}/replay?at={at}")
        assert answer.status_code == 200
        names |= set(re.findall(r"Phase [A-E], round [1-5]", answer.text))
        black = answer.text.partition('class="black"')[2].partition("</div>")[0]
        tiles = [NAMES[tile] for tile in games[at].market.depots[0] if tile] if games[at].phase >= 0 else []
        assert re.findall(r"#s-([^\"]+)", black) == tiles
    assert names == {f"Phase {phase}, round {round_ + 1}" for phase in PHASE_NAMES for round_ in range(ROUNDS)}
    text = anna.get(f"/t/{code}/replay?at=2").text
    assert "Phase A begins." in text
    line = anna.post(f"/t/{code}/line", data={"seat": "0", "round": "8"}).headers["location"].removeprefix("/t/")
    assert "Phase B, round 3" in anna.get(f"/t/{line}").text + anna.get(f"/t/{code}").text
    game: Game = site.table(line).running_session().game
    assert (game.phase, game.round) == (1, 2)


def test_values_of_turns_are_those_of_the_planner(site: Site) -> None:
    anna = site.phone()
    code = played(anna, "Anna", "Ben")
    session = site.table(code).running_session()
    games, events = list(replay(session.record)), session.events
    starts = [at for at in range(1, len(events)) if begins_turn(events, at)]
    for at in starts[::12]:
        event = events[at]
        assert isinstance(event, Moved)
        player = event.player
        turn = rest_of_turn(events, at, player)
        assert turn is not None
        last = events[at + len(turn)]
        assert isinstance(last, Moved)
        assert last.move.kind == END
        best = turn_advice(games[at], player)
        # The value of a planned turn is that of the game after it, by both ways.
        for one in best:
            assert turn_value(games[at], player, one.move) == pytest.approx(one.value)
        cost = max(one.value for one in best) - turn_value(games[at], player, turn)
        page = anna.get(f"/t/{code}/replay?at={at}&look={player + 1}&values=1").text
        assert (f"cost {cost:.1f} points" if cost >= 0.05 else "is the best one") in page
        later = anna.get(f"/t/{code}/replay?at={at + len(turn) + 1}&look={player + 1}").text
        (show,) = re.findall(r'id="show-values"[^>]*href="([^"]*)"', later)
        assert f"at={at}&" in unescape(show), "from the end of a turn, the values are those at its beginning"
        assert 'id="values"' in anna.get(unescape(show)).text


def begins_turn(events: Sequence[object], at: int) -> bool:
    """Return whether a turn of more than its end begins with this event."""
    event, before = events[at], events[at - 1]
    if not isinstance(event, Moved) or event.move.kind == END:
        return False
    return not isinstance(before, Moved) or before.move.kind == END


def test_the_rest_of_a_turn_leaves_out_what_was_taken_back() -> None:
    first, second, end = Moved(0, Move(GET_WORKERS, 4)), Moved(0, Move(GET_WORKERS, 2)), Moved(0, Move(END))
    other = Moved(1, Move(GET_WORKERS, 1))
    assert rest_of_turn([first, second, end, other], 0, 0) == (first.move, second.move)
    assert rest_of_turn([first, TookBack(0), second, end], 0, 0) == (second.move,)
    assert rest_of_turn([first, end, TookBack(0), second, end], 0, 0) == (first.move, second.move)
    assert rest_of_turn([first, second, end], 1, 0) == (second.move,)
    assert rest_of_turn([first, TookBack(0), second, end], 1, 0) is None
    assert rest_of_turn([first, second], 0, 0) is None
    assert rest_of_turn([first, end], 0, 1) is None


def test_the_end_of_a_phase_says_what_it_brought(site: Site) -> None:
    anna = site.phone()
    code = begun(anna, "Anna", "Ben", "Cleo")
    table = site.table(code)
    play_until(table, eagerly(4), lambda game: game.phase == 2 and game.round == 0)
    game: Game = table.running_session().game
    page = anna.get(f"/t/{code}").text
    sheet = page.partition('id="phase"')[2].partition("</section>")[0]
    assert "Phase B is over" in sheet
    rings = placed_in_phase(game, 1)
    assert sheet.count('faces.svg#o"') == sum(map(len, rings.values())) > 0
    for seat, name in enumerate(game.setup.names):
        scored = sum(gain.points for gain in game.gains if gain.player == seat and gain.phase == 1)
        assert f'<td class="new-points">+{scored}</td><td><b>{game.points(seat)}</b></td>' in sheet
        assert f"First: {name}." in sheet or game.market.order[0] != seat
    widths = [int(one) for one in re.findall(r'<rect class="from-\w+" x="\d+" width="(\d+)"', sheet)]
    assert sum(widths) == sum(gain.points for gain in game.gains if gain.phase == 1)
    assert set(placed_in_phase(game, 0)) <= {0, 1, 2}
    assert not any(placed_in_phase(game, phase) for phase in range(2, PHASES))


def test_the_coach_values_a_whole_turn(site: Site) -> None:
    anna = site.phone()
    code = begun(anna, "Anna", "bot:random")
    table = site.table(code)
    assert 'id="coach" class="sw2" aria-pressed="false"' in anna.get(f"/t/{code}?menu=1").text
    anna.post(f"/t/{code}/coach")
    anna.api(f"/{code}/roll")
    session = table.running_session()
    site.wait_for(lambda: session.game.due == 0)
    before, start = session.game, len(session.events)
    assert 'aria-pressed="true"' in anna.get(f"/t/{code}?menu=1").text  # it begins to think
    for _ in range(2):
        moves = session.game.moves
        anna.api(f"/{code}/turn", seat=1, turn=BASE_GAME.format_move(next(one for one in moves if one.kind == GET_WORKERS)))
    assert not re.search("less than|best turn", anna.get(f"/t/{code}").text), "the turn is not over"
    anna.api(f"/{code}/turn", seat=1, turn="end")
    told = re.compile(r"[\d.]+ less than|that was the best turn")
    until(lambda: told.search(anna.get(f"/t/{code}").text), "the coach", lambda wait: site.run(asyncio.sleep(wait)))
    turn = rest_of_turn(session.events, start, 0)
    assert turn is not None
    assert len(turn) == 2
    cost = turn_advice(before, 0)[0].value - turn_value(before, 0, turn)
    (said,) = told.findall(anna.get(f"/t/{code}").text)
    assert said == (f"{cost:.1f} less than" if cost >= 0.05 else "that was the best turn")
    quiet = begun(anna, "Anna", "Ben")
    assert 'id="coach"' not in anna.get(f"/t/{quiet}?menu=1").text


COVERED = """() => [".bar a", ".who a", ".court-depots svg", ".court-land svg", ".hand", ".hand a", "#at"]
  .flatMap((one) => [...document.querySelectorAll(one)]).filter((one) => {
    const box = one.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1 || box.top < -1) return true;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !(top && (one.contains(top) || top.contains(one)));
  }).map((one) => one.id || one.className.baseVal || one.className)"""
OVERLAP = """() => {
  const [land, hand, depots] = [".court-land svg", ".hand", ".court-depots svg"].map(
    (one) => document.querySelector(one).getBoundingClientRect());
  const apart = (a, b) => a.bottom <= b.top + 1 || b.bottom <= a.top + 1 || a.right <= b.left + 1 || b.right <= a.left + 1;
  return apart(land, hand) && apart(land, depots) && apart(depots, hand);
}"""


def test_a_replay_fits_on_every_screen(tmp_path: Path) -> None:
    with serving(tmp_path) as (url, app), chromium() as browser:
        me = RealPhone(browser, url, PHONE)

        class Requests:
            """What `begun` needs of a phone."""

            def api(self, address: str, expected: int = 200, **body: object) -> object:
                answer = me.context.request.post(f"/api/tables{address}", data=body or None)
                assert answer.status == expected, answer.text()
                return answer.json()

        code = begun(Requests(), "Anna", "Ben", "Cleo", "Dora")  # type: ignore[arg-type]  # it has all that is used
        table = app.state.tables.find(code)
        play_until(table, eagerly(2))
        at = next(one for one in range(150, 300) if begins_turn(table.running_session().events, one))
        player = table.running_session().events[at].player + 1
        for size in (PHONE, {"width": 360, "height": 640}, {"width": 740, "height": 360}, DESKTOP):
            me.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            for query in (f"at={at}", f"at={at}&look={player}&values=1"):
                me.go(f"/t/{code}/replay?{query}")
                assert me.page.evaluate(COVERED) == [], (size, query)
                assert me.page.evaluate(OVERLAP), (size, query)
                assert me.sideways() <= 0
        assert me.page.locator(".tip").count() > 0, "the best turn has rings on the board"
        me.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        for address in (f"/t/{code}", f"/t/{code}?points=areas-1", f"/t/{code}/replay?at={at}&look={player}&values=1"):
            me.go(address)
            assert me.sideways() <= 0
            assert me.faults() == []
        assert me.complaints == []
