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
from dicegame.dice.masks import BONUS_NAMES
from dicegame.dice.turn import Turn, format_turn, parse_turn
from dicegame.web.games.dice.game_view import DiceView
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


what = DiceView().what


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

    def take(self, game: Game, turn: Turn) -> None:
        """Tap one turn: hexes until the page offers it, the shortest way that the page has."""
        hexes = list(game.setup.layout.cells)
        has = self.phone.page.locator
        bonus = BONUS_NAMES[turn.bonus] if turn.bonus >= 0 else ""
        if has("#sell").count() and turn.sale != (has("#sell").get_attribute("aria-checked") == "true"):
            self.tap("#sell")
        for _ in range(6):
            offered = has("button[name=turn]").evaluate_all("all => all.map((one) => one.value)")
            if text := next((one for one in offered if what(parse_turn(one)) == what(turn)), ""):
                self.tap(f'button[name=turn][value="{text}"]')
                return
            links = [f"a[id='to-{hexes[at].q}-{hexes[at].r}']" for at in (turn.hex, turn.hex2) if at >= 0]
            for link in [] if turn.hex < 0 else links:
                leads = has(link).get_attribute("href") if has(link).count() else None
                if leads is not None and (f"bonus={bonus}" in leads if bonus in ("monk", "worker") else True):
                    self.tap(link)
                    break
            else:
                self.tap(
                    "#way-pass" if turn.hex < 0 else f"#way-{bonus}" if has(f"#way-{bonus}").count() else "#choose-again"
                )
        raise AssertionError(f"{format_turn(turn)} cannot be tapped")


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
