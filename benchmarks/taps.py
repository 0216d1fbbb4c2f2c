"""Play solo games in Chromium as the planner would, and measure the taps a turn and how soon the next page shows.

The planner's turns are tapped, hints untouched: the bonus, the hex, the number where it is asked, and the button. The castle
and the last button, which counts the points, are counted as well. The dice roll by themselves, as in a game that "Play now"
begins; `--by-hand` rolls them with a tap each.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from dicegame.dice.bots.moment import moment_of, span_of
from dicegame.dice.bots.search import EXPERT_BOT
from dicegame.dice.game import Game
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.dice.turn import Turn, format_turn
from dicegame.web.table.table import Table
from tests.dicegame.web.browser import PHONE, Phone, chromium, serving

SHOWN = """(selector) => new Promise((done) => {
    const start = performance.now(), main = document.getElementById("main");
    new MutationObserver((_, watch) => {
        if (document.getElementById("main") === main) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    }).observe(document.body, { childList: true });
    document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
})"""


class Player:
    """Somebody who plays as the planner does."""

    def __init__(self, phone: Phone, table: Table) -> None:
        self.phone, self.table = phone, table
        self.taps, self.times = 0, list[float]()

    def tap(self, selector: str) -> None:
        """Tap on something, and wait for the page that it leads to."""
        self.times.append(self.phone.page.evaluate(SHOWN, selector))
        self.taps += 1

    def play(self) -> int:
        """Play to the end; return the number of turns."""
        self.tap("[name=castle]")
        turns = 0
        while self.table.stage == "play":
            game: Game = self.table.running_session().game
            if 0 not in game.missing:
                self.tap("#go-on")
                continue
            assert game.roll
            best = EXPERT_BOT.hint(game.setup.masks, game.players[0].sheet, game.roll, moment_of(game), span_of(game))[
                0
            ].move
            self.take(game, best)
            turns += 1
        return turns

    def brings(self, game: Game, turn: Turn, bonus: str) -> bool:
        """Tap a hex that also chooses its bonus, or the first of two hexes; return whether there was one to tap."""
        if bonus not in ("monk", "worker", "silver"):
            return False
        hexes = list(game.setup.layout.cells)
        for wanted, at in [(bonus, turn.hex2), (bonus, turn.hex), ("", turn.hex)]:
            link = f"[id='to-{hexes[at].q}-{hexes[at].r}']"
            if at < 0 or not self.phone.page.locator(link).count() or (wanted == "" and bonus != "silver"):
                continue
            leads = self.phone.page.locator(link).first.get_attribute("xlink:href") or ""
            chosen = "bonus=" in self.phone.page.url
            if not chosen and (f"bonus={wanted}" in leads if wanted else "bonus=" not in leads):
                self.tap(link)
                return True
        return False

    def take(self, game: Game, turn: Turn) -> None:
        """Tap one turn."""
        bonus = "pass" if turn.hex < 0 else BONUS_NAMES[turn.bonus] if turn.bonus >= 0 else ""
        hexes = list(game.setup.layout.cells)
        masks, text = game.setup.masks, format_turn(turn)
        marks = [(turn.hex, turn.pip), (turn.hex2, turn.pip2)]
        quick = True
        while True:
            has = self.phone.page.locator
            if has(f'[name=turn][value="{text}"]').count():
                button = has(f'button[name=turn][value="{text}"]').count()
                self.tap(f'button[value="{text}"]' if button else "#confirm")
                return
            if turn.sale and not has("#sell[aria-current]").count():
                self.tap("#sell")
            elif quick and self.brings(game, turn, bonus):
                continue
            elif not has(f"#way-{bonus or 'mark'}[aria-current]").count() and has(f"#way-{bonus or 'mark'}").count():
                self.tap(f"#way-{bonus or 'mark'}")
            else:
                first = hexes[turn.hex]
                hex_, pip = marks[has(f"[id='hex-{first.q}-{first.r}'].marked").count()]
                at = hexes[hex_]
                link = f"[id='to-{at.q}-{at.r}']"
                pair = f"#pair-{COLOR_NAMES[masks.color[hex_]]}-{pip}"
                found = next((each for each in (link, pair) if has(each).count()), "#choose-again")
                quick = quick and found != "#choose-again"  # the short way leads elsewhere: once more, step by step
                self.tap(found)


def main() -> None:
    """Play, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--by-hand", action="store_true", help="roll with a tap")
    asked = parser.parse_args()
    taps, turns, times = 0, 0, list[float]()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (url, app), chromium() as browser:
        for number in range(asked.games):
            phone = Phone(browser, url, PHONE)
            auto = {} if asked.by_hand else {"auto": "yes"}
            address = phone.post("/new", name="Ada", layout="abcd"[number % 4], variant="solo", hints="yes", **auto)
            phone.post(f"{address}/begin")
            table = app.state.tables.find(address.removeprefix("/t/"))
            player = Player(phone.go(address), table)
            turns += player.play()
            taps, times = taps + player.taps, times + player.times
            phone.close()
    times.sort()
    late = times[int(0.95 * len(times))]
    print(f"{asked.games} games, {turns} turns, {taps} taps: {taps / turns:.2f} taps a turn")
    print(f"next page after a tap: median {statistics.median(times):.0f} ms, 95 % within {late:.0f} ms")


if __name__ == "__main__":
    main()
