"""A base game on a real table, entered through the pages without JavaScript."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from dicegame.base.following.entry import Laid
from dicegame.base.game import Game
from dicegame.base.score import end_tally, report_of
from dicegame.base.state.tiles import GOOD_NAMES, NAMES
from dicegame.base.supply import PHASE_NAMES
from dicegame.endscore.base import score_base
from tests.dicegame.base.following.real_games import Entries, leftovers, played_by_greedy, what_happened
from tests.dicegame.base.playing import random_setup
from tests.dicegame.web.pages import Browser, client

MOST_TAPS = 360
"""One tap a second, six minutes."""
MOST_BYTES = 5 * 1024
NAMES_OF_PLAYERS = ("Anna", "Ben", "Cleo", "Dora")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with client(tmp_path) as opened:
        yield opened


class Robot(Browser):
    """Somebody at a table with one phone. It counts each tap, also on a field and on each of its digits."""

    taps = 0
    heaviest = 0

    def tap(self, id_: str) -> None:
        self.taps += 1
        assert not [alert for alert in self.page.alerts if alert.strip()], self.page.alerts
        if id_ in self.page.links:
            self.follow(id_)
        else:
            self.press(id_)
        self.heaviest = max(self.heaviest, len(gzip.compress(self.page.source.encode())))

    def number(self, id_: str, number: int) -> None:
        self.taps += 1 + len(str(number))
        self.type({id_: str(number)})

    def player(self) -> int:
        """Whose duchy is shown."""
        found = re.search(r'id="seat-(\d)"[^>]*aria-current', self.page.source)
        assert found
        return int(found[1])

    def enter(self, things: list[Laid | int], start: int) -> None:
        """Tap what a player did in a phase, and go on."""
        if "Tap a gold hex" in self.page.words:
            self.tap(f"h{start + 1}")
        for thing in things:
            if isinstance(thing, Laid):
                self.tap(f"h{thing.hex + 1}")
                if "p-" + NAMES[thing.tile] in self.page.links:
                    self.tap("p-" + NAMES[thing.tile])
            else:
                self.tap("g-" + GOOD_NAMES[thing])
        self.tap("next")

    def questions(self, entries: Entries, completed: dict[int, list[int]], bridge: list[int]) -> None:
        """Answer what is asked, as somebody who saw the game."""
        while found := re.search(r'name="about" value="(\w+)-(\d)-(\d+)"', self.page.source):
            kind, phase, about = found[1], int(found[2]), int(found[3])
            choices = [int(choice) for choice in re.findall(r'id="a-(\d+)"', self.page.source)]
            if kind == "herd":
                order = [thing.hex for thing in entries[phase, about] if isinstance(thing, Laid)]
            else:
                order = completed[about] if kind == "first" else bridge
            self.tap(f"a-{min(choices, key=order.index)}")


def begun(server: TestClient, game: Game) -> Robot:
    robot = Robot(server, "/follow")
    layouts = [layout.name for layout in game.setup.layouts]
    fields: dict[str, str | bool] = {f"players-{len(layouts)}": True, "edition-2011": game.setup.edition == 2011}
    robot.type(fields | {f"own-{seat}": name for seat, name in enumerate(layouts)})
    robot.type({f"name-{seat}": name for seat, name in enumerate(game.setup.names)})
    robot.tap("begin")
    return robot


def test_a_whole_real_game_of_four_is_entered_in_six_minutes(server: TestClient) -> None:
    """Recorded from bots. The end is the score of the played game, and of the end scorer."""
    rng = Random(11)
    game, entries, completed = what_happened(played_by_greedy(random_setup(rng, 4, 2019), rng))
    robot = begun(server, game)
    for phase in range(5):
        for player in range(4):
            assert (f"Phase {PHASE_NAMES[phase]}: {game.setup.names[player]}" in robot.page.words, robot.player()) == (
                True,
                player,
            )
            robot.enter(entries.get((phase, player), []), game.setup.starts[player])
            robot.questions(entries, completed, list(game.market.bridge))
    for player, own in enumerate(leftovers(game)):
        for key, number in zip(("silver", "workers", "goods"), own, strict=True):
            if number:
                robot.number(f"{key}-{player}", number)
    robot.tap("next")
    robot.questions(entries, completed, list(game.market.bridge))
    scored = score_base(end_tally(game))
    assert [own.total for own in scored.players] == [own.total for own in report_of(game).players]
    for report in scored.players:
        assert f"{report.name}: {report.total}" in robot.page.words
        lines = robot.page.tables[f"{report.name}: {report.total} points"]
        assert sum(int(row[0]) for row in lines[:-1]) == report.total
    assert robot.taps < MOST_TAPS
    assert robot.heaviest < MOST_BYTES
