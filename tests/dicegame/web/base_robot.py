"""A robot that plays the base game by taps on its real page, as a person does: it counts taps, and checks each target.

The robot knows which move it wants to make, and the part of the page that the move is about. It taps the die, then the part
or the button, and looks at the page before each tap. A target has to be large enough, in sight without scrolling, and not
covered.
"""

import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fastapi import FastAPI

from dicegame.base.bots.players import find_bot
from dicegame.base.game import Game, may_take_back
from dicegame.base.playable import BASE_GAME
from dicegame.base.state import moves
from dicegame.base.state.moves import Move
from dicegame.base.words.notation import format_move
from dicegame.web.games.base.aims import DIE_ACTIONS, PURCHASES, Aim, aims_of
from dicegame.web.table.table import Table
from tests.dicegame.web.browser import PATIENCE_S, Phone

LEAST_PX = 38
"""The least width and height of a target."""
MOST_TAPS = 6
"""The most taps for a move before the robot gives up."""
NAMES = ("Anna", "Ben", "Cleo", "Dora")
LOOK = """([selector, least]) => {
    const one = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && !each.closest(".all"));
    if (!one) return null;
    one.closest(".duchy:has([width])") && one.scrollIntoView({block: "nearest", inline: "nearest"}); // as a finger does it
    const {x, y, width, height} = one.getBoundingClientRect(), middle = [x + width / 2, y + height / 2];
    const hits = (x, y) => { const at = document.elementFromPoint(x, y); return Boolean(at) && one.contains(at); };
    const faults = [];
    if (width < least || height < least) faults.push(`${width.toFixed(1)} x ${height.toFixed(1)} px`);
    const wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;
    if (x < -1 || y < -1 || x + width > wide + 1 || y + height > high + 1) faults.push("out of sight");
    for (const [dx, dy] of [[0, 0], [-10, 0], [10, 0], [0, -10], [0, 10]])
        if (!hits(middle[0] + dx, middle[1] + dy)) { faults.push(`covered at ${dx} ${dy}`); break; }
    return {at: middle, faults, drawn: width > 0 && height > 0};
}"""
"""Where a target is, and what is wrong with it; null if there is none."""
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].some((one) =>
    one.checkVisibility() && one.getBoundingClientRect().right <= document.documentElement.clientWidth)"""
SHOWN = "(selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility() && !one.closest('.all'))"


@dataclass
class Tally:
    """What a robot has counted."""

    actions: int = 0
    """The actions with a die."""
    action_taps: int = 0
    turns: int = 0
    turn_taps: int = 0
    """The taps of whole turns, with effects, purchases and the end of the turn."""
    undone: int = 0
    most: int = 0
    """The most taps for one action with a die."""
    kinds: Counter[str] = field(default_factory=Counter)
    """How often each kind of action took how many taps, such as `take, 2`."""
    faults: Counter[str] = field(default_factory=Counter)
    """What was wrong with a target, and how often."""

    @property
    def figures(self) -> str:
        """Return the figures as text."""
        action, turn = self.action_taps / max(self.actions, 1), self.turn_taps / max(self.turns, 1)
        return (
            f"{self.turns} turns, {self.actions} die actions, {self.undone} undone: {action:.2f} taps a die action "
            f"(at most {self.most}), {turn:.2f} a turn"
        )


def link_of(part: str) -> str:
    """Return the selector of the link of a part. Those in pictures have no id unless a script gives them one."""
    return f"#{part}" if part[0] == "s" else f'svg a[href$="on={part}"]'


class Robot:
    """Plays a hot-seat game of planners on one phone. Dice and tiles follow from a seed; nobody taps to roll."""

    def __init__(
        self, phone: Phone, app: FastAPI, players: int, *, script: bool = True, seed: int = 1, **settings: Any
    ) -> None:
        self.phone, self.script, self.rng = phone, script, Random(seed)
        new = {"layout": "base-1", "dice": "table", "hints": True, "name": NAMES[0], **settings}
        answer = phone.context.request.post("/api/tables", data=new)
        assert answer.ok, answer.text()
        code = answer.json()["state"]["table"]
        self.address = f"/t/{code}"
        for name in NAMES[1:players]:
            phone.post(f"{self.address}/sit", name=name)
        phone.post(f"{self.address}/begin")
        found = app.state.tables.find(code)
        assert isinstance(found, Table)
        self.table, self.bot, self.tally = found, find_bot("planner"), Tally()
        self.pictures = ""
        """A folder for a picture of each fault; empty for none."""
        self.where = ""
        """The move that is being made, for faults."""
        self.choose_castles()

    @property
    def game(self) -> Game:
        """Return the game as it stands."""
        found: Game = self.table.running_session().game
        return found

    def choose_castles(self) -> None:
        """Answer the questions about starting castles by taps."""
        self.phone.go(self.address)
        while self.table.stage == "questions":
            castle = next(choice.key for asked in self.table.questions.values() for choice in asked.choices)
            self.where = f"castle {castle}"
            if self.shows("#hand-over"):
                self.tap("#hand-over")
            self.tap(link_of(f"h{castle}"))
            if not self.script:
                self.tap(f"#castle-{castle}")

    def roll(self) -> None:
        """Enter the tiles, goods and dice that are due. The page shows them by itself."""
        while (game := self.game).awaits:
            rolled = BASE_GAME.format_chance(BASE_GAME.draw(game, self.rng))
            self.phone.post(f"{self.address}/roll", die=rolled)
        self.phone.go(self.address)

    def play(self, turns: int = 1000) -> Tally:
        """Play some turns, or to the end of the game."""
        while not self.game.over and self.tally.turns < turns:
            if self.game.awaits:
                self.roll()
                self.begin_phase()
                continue
            self.move()
        return self.tally

    def begin_phase(self) -> None:
        """Close the summary of a phase."""
        if self.shows("#begin-phase"):
            self.tap("#begin-phase")

    def move(self) -> None:
        """Make the move that the planner likes best. One move in nine is taken back and made again."""
        game = self.game
        assert game.due is not None
        move = self.bot.advise(game, game.due)[0].move
        taps = self.make(move)
        if may_take_back(self.game, game.due) and move.kind != moves.END and self.rng.random() < 1 / 9:
            self.tap("#undo")
            self.begin_phase()
            assert self.game.events == game.events, "the move was taken back"
            self.tally.undone += 1
            taps = self.make(move)
        if move.die and move.kind in DIE_ACTIONS:
            self.tally.actions += 1
            self.tally.action_taps += taps
            self.tally.most = max(self.tally.most, taps)
            self.tally.kinds[f"{moves.KIND_NAMES[move.kind]}, {taps}"] += 1
        self.tally.turn_taps += taps
        self.tally.turns += move.kind == moves.END

    def make(self, move: Move) -> int:
        """Make a move by taps; return their number."""
        game, text = self.game, format_move(move)
        aim = next(aim for aim in aims_of(game) if aim.move == move)
        self.where = f"{text} (owed {game.owed})" if game.owed else text
        tapped: list[str] = []
        while len(self.game.events) == len(game.events):
            target = self.next_target(game, aim, tapped)
            tapped.append(target)
            assert len(tapped) <= MOST_TAPS, f"{self.where}: {tapped}"
            self.tap(target)
        done = self.game.events[len(game.events)]  # moves that are forced may follow
        assert getattr(done, "move", None) == move, f"{self.where}: {tapped} made {done}"
        return len(tapped)

    def next_target(self, game: Game, aim: Aim, tapped: list[str]) -> str:
        """Return what a person taps next: a button of the move, its lit part, its die, or what explains it."""
        move = aim.move
        if move.kind == moves.END:
            return "#end:not([disabled])"
        button = f'.hand button[value="{aim.text}"]'
        if self.phone.page.evaluate(IN_SIGHT, button):
            return button
        if move.kind in (*PURCHASES, moves.EXCHANGE) and not self.shows("#black.on"):
            return "#black"
        for part in map(link_of, aim.to):
            if f"{part}.lit" not in tapped and self.shows(f"{part}.lit") and self.leads_to(aim):
                return f"{part}.lit"
        if self.shows(button):
            return button
        die = f'.die[data-die="{move.die}"]'
        if move.die and not game.owed and self.shows(f"a{die}:not(.on)") and die not in tapped:
            tapped_die = f"a{die}"
            if tapped_die not in tapped:
                return tapped_die
        for part in aim.held:
            if part[0] == "s" and f"#{part}" not in tapped:
                return f"#{part}"
        for part in map(link_of, aim.to):
            if part not in tapped:
                return part
        raise AssertionError(f"{self.where} cannot be tapped after {tapped} on {self.phone.page.url}")

    def leads_to(self, aim: Aim) -> bool:
        """Return whether the chosen die, if there is one, is that of the move."""
        chosen = self.phone.page.evaluate("() => document.querySelector('.die.on[data-die]')?.dataset.die ?? ''")
        return not chosen or not aim.move.die or int(chosen) == aim.move.die

    def shows(self, selector: str) -> bool:
        """Return whether the page shows something."""
        return bool(self.phone.page.evaluate(SHOWN, selector))

    def tap(self, selector: str) -> None:
        """Look at a target, tap on its middle, and wait for what this changes."""
        page = self.phone.page
        end = time.monotonic() + PATIENCE_S
        found: Any = None
        while not (found and found["drawn"]):  # faces come from another file
            found = page.evaluate(LOOK, [selector, LEAST_PX])
            assert time.monotonic() < end, f"{self.where}: no {selector} on {page.url}"
        for fault in found["faults"]:
            self.tally.faults[f"{self.where}: {selector} {fault}"] += 1
            if self.pictures:
                page.screenshot(path=f"{self.pictures}/{len(self.tally.faults)}.png")
        if self.script:
            page.evaluate("() => { document.getElementById('main').dataset.old = 'yes'; }")
            page.mouse.click(*found["at"])
            page.wait_for_function("() => !document.querySelector('#main[data-old]') && !acting")
        else:
            with page.expect_navigation(wait_until="load"):
                page.mouse.click(*found["at"])
