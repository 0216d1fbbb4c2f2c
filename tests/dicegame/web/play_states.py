"""Every state of the game page, one after the other, on a phone that shows them."""

import random
from collections.abc import Callable, Iterator, Sequence

from fastapi import FastAPI
from playwright.sync_api import expect

from dicegame.dice.brings import changes
from dicegame.dice.game import Game, begin_round, settle
from dicegame.dice.masks import BONUS_NAMES
from dicegame.dice.roll import Roll, roll_from
from dicegame.dice.rules import legal_turns
from dicegame.dice.turn import Turn, format_turn
from dicegame.web.table.table import Table
from tests.dicegame.web.browser import Phone, until

ROLLS = 7776
"""The number of all rolls of five dice."""


class Scene:
    """A table whose host is one phone, which may enter any dice."""

    def __init__(self, me: Phone, app: FastAPI, *bots: str, dice: str = "table", **settings: str) -> None:
        self.me, self.app = me, app
        self.address = me.post("/new", name="Ida", layout="a", hints="yes", dice=dice, **settings)
        for bot in bots:
            me.post(f"{self.address}/bot", kind=bot)
        self.rng = random.Random(4)

    @property
    def table(self) -> Table:
        """The table from inside."""
        found = self.app.state.tables.find(self.address.removeprefix("/t/"))
        assert isinstance(found, Table)
        return found

    @property
    def game(self) -> Game:
        """The game as it stands."""
        game: Game = self.table.running_session().game
        return game

    def begin(self, castle: str = "27") -> None:
        """Begin, and choose a castle for the host."""
        self.me.post(f"{self.address}/begin")
        self.castle(self.me, 0, castle)

    def castle(self, phone: Phone, seat: int, castle: str = "27") -> None:
        """Choose a castle."""
        phone.post(f"{self.address}/castle", seat=str(seat), castle=castle)

    def roll(self, dice: Roll) -> None:
        """Enter dice, other than those of the open round if there are any."""
        if self.game.missing:
            self.me.post(f"{self.address}/unroll")
        self.me.post(f"{self.address}/roll", die=str(dice))

    def roll_that(self, fits: Callable[[list[Turn]], object]) -> Game:
        """Enter the first dice whose legal turns are as wanted."""
        game = self.settled
        for number in self.rng.sample(range(ROLLS), ROLLS):
            dice = roll_from(number, 2)
            if fits(legal_turns(game.setup.masks, game.players[0].sheet, dice)):
                self.roll(dice)
                return self.game
        raise AssertionError("no dice are as wanted")

    @property
    def settled(self) -> Game:
        """The game before the open round."""
        if self.game.missing:
            self.me.post(f"{self.address}/unroll")
        return settle(self.game)

    def play(self, turn: Turn) -> None:
        """Take a turn for the host, and wait for the bots."""
        round_ = f"{self.game.clock.phase + 1}.{self.game.clock.round + 1}"
        self.me.post(f"{self.address}/turn", seat="0", turn=format_turn(turn), round=round_)
        until(lambda: not self.table.running_session().bots_due, "the bots")

    def gather(self, rounds: int) -> None:
        """Play some rounds so that each bonus is at hand."""
        for _ in range(rounds):
            best: tuple[int, Roll, Turn] = (-1, Roll((0, 0), (1, 1)), Turn())
            game = self.settled
            held = (game.players[0].sheet.monks, game.players[0].sheet.silver, game.players[0].sheet.commodities,
                    game.players[0].sheet.workers)  # fmt: skip
            for number in self.rng.sample(range(ROLLS), 300):
                rolled = begin_round(game, roll_from(number, 0))
                assert rolled.roll
                for turn in legal_turns(game.setup.masks, game.players[0].sheet, rolled.roll):
                    if turn.bonus >= 0 or turn.sale or turn.hex < 0:
                        continue
                    brought = changes(rolled, 0, turn).amounts
                    worth = 1 + sum(3 * (not held[at]) + 1 for at, name in enumerate(BONUS_NAMES) if name in brought)
                    best = max(best, (worth, rolled.roll, turn), key=lambda one: one[0])
            self.roll(best[1])
            self.play(best[2])

    def show(self, query: str = "") -> None:
        """Show the page."""
        self.me.go(f"{self.address}{query}")

    def tap(self, selector: str) -> None:
        """Tap on something, and wait until the page has changed."""
        self.me.click(self.me.page.locator(selector).first)


def _marks(turns: Sequence[Turn], bonus: int = -1) -> list[Turn]:
    return [turn for turn in turns if turn.hex >= 0 and turn.bonus == bonus and not turn.sale]


def _only(turns: Sequence[Turn], bonus: int, other: int) -> list[Turn]:
    """The turns that mark a hex with a bonus, where neither the dice nor another bonus allow a mark."""
    others = {turn.hex for turn in (*_marks(turns), *_marks(turns, other))}
    return [turn for turn in _marks(turns, bonus) if turn.hex not in others]


def every_state(me: Phone, app: FastAPI, friends: Sequence[Phone]) -> Iterator[str]:
    """Bring the page of `me` into one state after the other, and yield the name of each. `friends` are two other phones."""
    monk, silver, worker = 0, 1, 3
    scene = Scene(me, app, "planner")
    me.post(f"{scene.address}/begin")
    scene.show()
    yield "castle"
    scene.castle(me, 0)
    scene.gather(7)
    scene.show()
    yield "enter"
    scene.roll_that(lambda turns: len(_marks(turns)) > 6 and _marks(turns, monk) and _marks(turns, silver))
    scene.show()
    yield "rolled"
    scene.tap("a.lit:has(.two)")
    yield "chosen"
    scene.tap("a.dashed")
    yield "two marks"
    scene.show()
    scene.tap("#field a >> nth=0")
    yield "why not"
    scene.show()
    scene.tap("#hint")
    yield "hint"
    me.page.locator("#why-open").click()
    yield "why"
    scene.show()
    me.page.locator("#open-menu").click()
    yield "menu"
    for sheet in ("points", "colors"):
        scene.show()
        me.page.locator(f"#open-{sheet}").click()
        expect(me.page.locator(f"#{sheet}")).to_be_visible()
        yield sheet
    scene.show("?seat=2")
    yield "another's sheet"
    scene.roll_that(lambda turns: len({turn.pip for turn in _only(turns, worker, monk)}) > 3)
    scene.show()
    scene.tap("a.dashed:has([href$='#worker'])")
    yield "any number"
    if scene.game.players[0].sheet.commodities:
        scene.roll_that(lambda turns: any(turn.sale for turn in turns) and len(_marks(turns)) > 2)
        scene.show()
        yield "sale"
    game = scene.roll_that(lambda turns: len(_marks(turns)) > 4)
    me.context.add_cookies([{"name": "coach", "value": "on", "url": me.url}])
    assert game.roll
    scene.play(_marks(legal_turns(game.setup.masks, game.players[0].sheet, game.roll))[-1])
    scene.show()
    expect(me.page.locator("svg.board .advice, .say:has-text('best')").first).to_be_visible()
    yield "coach"
    me.context.clear_cookies(name="coach")
    scene.show()
    yield "after the round"
    while not scene.roll_that(lambda turns: len(_marks(turns)) > 2).clock.ends_phase:
        scene.play(Turn())
    scene.show()
    yield "last turn"
    scene.play(Turn())
    scene.show()
    yield "end of a phase"

    bare = Scene(me, app, "planner")
    bare.begin("11")
    bare.roll_that(lambda turns: not any(turn.hex >= 0 for turn in turns))
    bare.show()
    yield "only a worker"

    alone = Scene(me, app, "planner", dice="screen")
    alone.begin()
    alone.show()
    yield "before the roll"

    several = Scene(me, app)
    for seat, name in enumerate(("Benedikt", "Carla"), 1):
        friends[seat - 1].post(f"{several.address}/sit", name=name)
    me.post(f"{several.address}/bot", kind="planner")
    several.begin()
    for seat, one in enumerate(friends, 1):
        several.castle(one, seat)
    several.roll_that(lambda turns: len(_marks(turns)) > 1)
    several.play(Turn())
    several.show()
    yield "others think"
    friends[0].post(f"{several.address}/nudge", seat="2")
    friends[1].go(several.address)
    several.tap("#undo")
    me.context.set_offline(True)
    me.page.locator("a.lit").first.click()
    expect(me.page.locator("#line")).to_contain_text("kept" if me.page.locator("html[lang=en]").count() else "")
    me.rest(0.3)
    yield "no connection"
    me.context.set_offline(False)
    me.complaints.clear()
