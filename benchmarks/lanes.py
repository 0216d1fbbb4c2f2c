"""Measure what sixteen games in the lanes of one core could bring: how far they diverge, and what lanes cost.

Run: python -m benchmarks.lanes
"""

import re
from time import process_time
from typing import Any

import numpy as np
from numba import njit

from dicegame.dice.bots.players import BOTS
from dicegame.dice.bots.policies import choose
from dicegame.dice.masks import Masks
from dicegame.dice.rules import start
from dicegame.dice.simulation.batch import Batch
from dicegame.dice.simulation.moment import BEGINNING, END, list_turns, open_round, play_turn, with_finished
from dicegame.dice.simulation.workspace import new_workspace
from dicegame.dice.strength.match_games import solo_games
from dicegame.fast.numba_bits import _population as population
from dicegame.fast.random_stream import drawn, stream
from padgen import load

GAMES = 320
LANES = (4, 8, 16)
"""AVX2 has four lanes of 64 bits, AVX-512 has eight; sixteen games are several such vectors."""
SHEETS = 4096
REPEATS = 400
EDGE, COLORS, PIPS = 0, 7, 9
"""The words of a sheet and its dice. 1 to 6 are the hexes that each pip fits."""


def lengths(order: Batch) -> tuple[Any, Any]:
    """Return the number of legal turns, and of those with two marks, of each game in each round (rows of 24 rounds)."""
    workspace, masks = new_workspace(order.inputs), order.masks
    found = np.zeros((2, GAMES, END), np.int64)
    for game in range(GAMES):
        sheet, moment = start(masks, order.starts[game % len(order.starts)][0]), BEGINNING
        state = stream(order.seed, game)
        for at in range(END):
            state, roll, moment = open_round(workspace.span, moment, state)
            list_turns(masks, sheet, roll, workspace.turns)
            found[:, game, at] = len(workspace.turns), sum(turn.pip2 > 0 for turn in workspace.turns)
            choice = choose(order.bots[0], masks, sheet, roll, moment, drawn(state ^ 1), workspace)
            step = play_turn(masks, sheet, workspace.turns[choice], moment)
            sheet, moment = step.after, with_finished(moment, step.finished)
            if moment.time >= END:
                break
    return found[0], found[1]


def print_divergence(name: str, counts: Any) -> None:
    """Print how many turns a game has, and how many the longest of the games has that wait for each other."""
    line = f"{name}: {counts.mean():.1f} a round"
    for lanes in LANES:
        longest = counts.reshape(-1, lanes, END).max(axis=1).mean()
        line += f"; longest of {lanes} games {longest:.1f}, lanes in use {counts.mean() / longest:.0%}"
    print(line)


@njit  # type: ignore[untyped-decorator]
def count_records(records: Any, of: Any) -> int:
    """Count the hexes for one mark with two dice of each kind: an array of records, with lookups and a branch."""
    total = 0
    for game in range(len(records)):
        wanted = records[game, EDGE] & (of[records[game, COLORS]] | of[records[game, COLORS + 1]])
        first, second = records[game, PIPS], records[game, PIPS + 1]
        total += population(wanted & records[game, first])
        if first != second:
            total += population(wanted & records[game, second])
    return total


@njit(inline="always")  # type: ignore[untyped-decorator]
def chosen(number: int, one: int, two: int, three: int, four: int, five: int, six: int) -> int:
    """Return one of six numbers. There is no jump, so that each lane can choose another one."""
    found = two if number == 2 else one
    found = three if number == 3 else found
    found = four if number == 4 else found
    found = five if number == 5 else found
    return six if number == 6 else found


@njit  # type: ignore[untyped-decorator]
def count_lanes(rows: Any, of: Any) -> int:
    """Count the same hexes: a record of arrays, without lookups and branches, so that the compiler can use lanes."""
    edge, one, two, three, four, five, six = rows[EDGE], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6]
    color, other, pip, second = rows[COLORS], rows[COLORS + 1], rows[PIPS], rows[PIPS + 1]
    red, gray, blue, orange, green, yellow = of[0], of[1], of[2], of[3], of[4], of[5]
    total = 0
    for game in range(rows.shape[1]):
        colors = chosen(color[game] + 1, red, gray, blue, orange, green, yellow)
        colors |= chosen(other[game] + 1, red, gray, blue, orange, green, yellow)
        wanted = edge[game] & colors
        first = chosen(pip[game], one[game], two[game], three[game], four[game], five[game], six[game])
        again = chosen(second[game], one[game], two[game], three[game], four[game], five[game], six[game])
        total += population(wanted & first) + population(wanted & again if pip[game] != second[game] else 0)
    return total


def nanoseconds(function: Any, *rows: Any) -> float:
    """Return the best processor time of a function, in nanoseconds for each sheet."""
    function(*rows)
    times = []
    for _ in range(7):
        begin = process_time()
        for _ in range(REPEATS):
            function(*rows)
        times.append(process_time() - begin)
    return min(times) / REPEATS / SHEETS * 1e9


def instructions(function: Any) -> str:
    """Return how many instructions of the machine code work on vectors of four numbers, and how many of them gather."""
    lines = re.findall(r"^\t([a-z]\w*)\t(.*)", next(iter(function.inspect_asm().values())), re.MULTILINE)
    vectors = [name for name, operands in lines if "%ymm" in operands]
    gathers = [name for name in vectors if "gather" in name]
    return f"{len(lines)} instructions, {len(vectors)} on four lanes, {len(gathers)} gathers"


def print_kernel(masks: Masks) -> None:
    """Print what lanes bring where no game waits for another: a first count of the hexes that fit the dice."""
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 1 << len(masks.near), (PIPS + 2, SHEETS))
    rows[COLORS:PIPS], rows[PIPS:] = rng.integers(0, 6, (2, SHEETS)), rng.integers(1, 7, (2, SHEETS))
    records, of = np.ascontiguousarray(rows.T), np.array(masks.of)
    assert count_records(records, of) == count_lanes(rows, of)
    one, many = nanoseconds(count_records, records, of), nanoseconds(count_lanes, rows, of)
    print(f"hexes for one mark, array of records: {one:.1f} ns a sheet; {instructions(count_records)}")
    print(f"hexes for one mark, record of arrays: {many:.1f} ns a sheet; {instructions(count_lanes)}")
    print(f"ratio {one / many:.1f}")


def main() -> None:
    layout = load("a")
    for name in ("random", "greedy"):
        order = solo_games(layout, BOTS[name], GAMES, 7)
        turns, pairs = lengths(order)
        print_divergence(f"{name}, legal turns", turns)
        print_divergence(f"{name}, turns with two marks", pairs)
    print_kernel(order.masks)


if __name__ == "__main__":
    main()
