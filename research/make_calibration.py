"""Play games of bots on the printed boards, compare them with what people scored, and rebuild docs/calibration.md.

`make calibration` runs it. The block between the marks is replaced. Every number in it is measured or calculated here.
"""

import argparse
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from dicegame.base.bots.players import find_bot
from dicegame.base.state.duchy import castles_of
from dicegame.base.strength.match_games import Table, play_games
from dicegame.base.strength.table_rating import SEED, table_scores
from dicegame.cli.match import work_of
from dicegame.strength.work import Work
from padgen.files import write_whole
from padgen.model import Layout
from padgen.names import load
from research.make_ladder import with_block

TOURNAMENT = {4: 209.1, 6: 210.6, 9: 212.2, 3: 217.5, 7: 223.2, 5: 225.9, 2: 226.9, 8: 250.9}
"""Mean points of tournament games with four players by board, in the numbers of 2011; all four play on the same board."""
ERROR = 4.5
"""The standard error of each of these means, about 4 to 5 points, because few tables were played."""
TOWN_OF_EIGHT = 2
EDITION, PLAYERS = 2011, 4
TABLE = Table(PLAYERS, EDITION)
BOTS = {"random": 400, "greedy": 240, "planner": 400}
"""The bots, with the number of games that each plays on each board."""
PILOT = 120
"""The number of games of planners from each castle, with other dice, to choose the castle from which all start."""
BEGIN, END = "<!-- calibration -->", "<!-- /calibration -->"
TRIALS = 20_000
Floats = npt.NDArray[np.float64]


class Agreement(NamedTuple):
    """The agreement between simulated means and those of people."""

    spearman: float
    pearson: float
    rms: float
    """The root of the mean squared difference, in points."""
    spread: float
    """The same after the mean difference is taken away: how far boards are off if a bot is simply better than people."""


def layout_of(number: int) -> Layout:
    """Return the board with a number of 2011. Number 2 is number 10 of 2019; the other numbers are the same."""
    return load(f"base-{10 if number == 2 else number}")


def agreement(simulated: Sequence[float], people: Sequence[float]) -> Agreement:
    """Return the agreement of two lists.

    >>> agreement([1, 2, 4], [2, 3, 5])
    Agreement(spearman=1.0, pearson=1.0, rms=1.0, spread=0.0)
    """
    ours, theirs = np.array(simulated, float), np.array(people, float)
    apart = ours - theirs
    return Agreement(
        round(correlation(ranks(ours), ranks(theirs)), 6),
        round(correlation(ours, theirs), 6),
        float(np.sqrt((apart**2).mean())),
        float(apart.std()),
    )


def correlation(one: Floats, other: Floats) -> float:
    """Return Pearson's correlation."""
    return float(np.corrcoef(one, other)[0, 1])


def ranks(numbers: Floats) -> Floats:
    """Return the rank of each number, from 0."""
    return numbers.argsort().argsort().astype(float)


def ceiling(people: Sequence[float]) -> Agreement:
    """Return the mean agreement of a simulator that knows the true means, given the errors of the tournament's means.

    The variance of the true means is smaller than that of the measured ones by the variance of the errors.
    """
    means, rng = np.array(people), np.random.default_rng(1)
    variance = means.var(ddof=1)
    share = max(0.0, variance - ERROR**2) / variance
    true = means.mean() + share**0.5 * (means - means.mean())
    drawn = true + rng.normal(0, ERROR, (TRIALS, len(means)))
    found = np.array([agreement(true.tolist(), one.tolist()) for one in drawn[:2000]])
    return Agreement(*(float(column.mean()) for column in found.T))


def simulate(number: int, bot: str, games: int, jobs: int) -> tuple[float, float]:
    """Return a bot's mean and its standard error on a board. All four play on it, from the castle with the best mean."""
    layout = layout_of(number)
    code = find_bot(bot).number
    castles = castles_of(layout)
    best = castles[0]
    if len(castles) > 1 and bot != "random":
        pilot = {
            castle: play_games(
                [layout] * PLAYERS, [code] * PLAYERS, PILOT, SEED + 1, TABLE, Work(jobs), [(castle,) * PLAYERS]
            ).totals.mean()
            for castle in castles
        }
        best = max(pilot, key=lambda castle: pilot[castle])
    starts = [(best,) * PLAYERS]
    played = play_games([layout] * PLAYERS, [code] * PLAYERS, games, SEED, TABLE, work_of(jobs, None), starts)
    found = table_scores(played)
    return found.mean, found.se


def report(jobs: int, games_share: float = 1.0) -> str:
    """Return the block: a table of the boards, and the agreement of each bot."""
    measured = {
        bot: {number: simulate(number, bot, max(8, round(games * games_share)), jobs) for number in TOURNAMENT}
        for bot, games in BOTS.items()
    }
    lines = [
        "| board of 2011 | layout | people | " + " | ".join(BOTS) + " | planner less people |",
        "|" + "---|" * (4 + len(BOTS)),
    ]
    for number, people in TOURNAMENT.items():
        cells = [f"{mean:.1f} ± {se:.1f}" for mean, se in (measured[bot][number] for bot in BOTS)]
        apart = measured["planner"][number][0] - people
        lines.append(f"| {number} | `{layout_of(number).name}` | {people:.1f} | {' | '.join(cells)} | {apart:+.1f} |")
    lines += ["", "| | boards | Spearman | Pearson | RMS of levels | without the mean difference |", "|" + 6 * "---|"]
    sets = list(TOURNAMENT), [number for number in TOURNAMENT if number != TOWN_OF_EIGHT]
    people_in = [[TOURNAMENT[number] for number in chosen] for chosen in sets]
    for bot in BOTS:
        for chosen, means in zip(sets, people_in, strict=True):
            lines.append(_row(bot, chosen, agreement([measured[bot][number][0] for number in chosen], means)))
    for chosen, means in zip(sets, people_in, strict=True):
        lines.append(_row("a perfect simulator", chosen, ceiling(means)))
    return "\n".join(lines)


def _row(name: str, chosen: Sequence[int], found: Agreement) -> str:
    numbers = f"{found.spearman:.2f} | {found.pearson:.2f} | {found.rms:.1f} | {found.spread:.1f}"
    return f"| {name} | {_boards(chosen)} | {numbers} |"


def _boards(chosen: Sequence[int]) -> str:
    return "all eight" if len(chosen) == len(TOURNAMENT) else "without 2"


def main() -> None:
    """Rewrite the block in docs/calibration.md, or in another file."""
    parser = argparse.ArgumentParser(prog="python -m research.make_calibration", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--file", type=Path, default=Path(__file__).parents[1] / "docs/calibration.md")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games that are played")
    options = parser.parse_args()
    with_block(options.file.read_text(encoding="utf-8"), "", BEGIN, END)  # fail now, not after minutes of games
    day = datetime.now(UTC).date().isoformat()
    block = f"Made by `make calibration` on {day}:\n\n{report(options.jobs, options.share)}"
    write_whole(with_block(options.file.read_text(encoding="utf-8"), block, BEGIN, END).encode(), options.file)


if __name__ == "__main__":
    main()
