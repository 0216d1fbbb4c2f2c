"""Measure the planner's tables on the printed duchies: python -m research.compare_tables --against FOLDER

For each table: the mean of planners in all seats on duchy 1, then on duchies 2 to 10, then with all expansions on duchy 11a.
With --against, the tables of the same names in another folder play the same games, and the difference with its error is
printed, too. The solo table fills duchies 13a and 13b. With --search, `search` takes one seat among planners on duchy 1.
"""

import argparse
from pathlib import Path
from time import process_time

import numpy as np
import numpy.typing as npt

from dicegame.base.bots.beam import PLANNER
from dicegame.base.bots.learned import file_name, read_weights
from dicegame.base.bots.players import WIDTH, find_bot
from dicegame.base.bots.policies import KINDS
from dicegame.base.simulation.batch import Batch, play
from dicegame.base.state.duchy import castles_of, compile_board
from dicegame.base.state.market import TURNS
from dicegame.base.state.modules import MODULES
from dicegame.base.supply import SOLO
from padgen.names import load
from research.train_base import SHIPPED, TABLES, Table

Floats = npt.NDArray[np.float64]
GAMES = {1: 600, 2: 240, 3: 160, 4: 120}
"""The number of games on a duchy, by the number of players."""
SEED = 2024
PLACES: dict[str, tuple[tuple[str, ...], dict[str, object]]] = {
    "duchy 1": (("base-1",), {}),
    "duchies 2 to 10": (tuple(f"base-{number}" for number in range(2, 11)), {}),
    "duchy 11a, all expansions": (("base-11a",), {"modules": MODULES}),
}
SOLO_PLACES: dict[str, tuple[tuple[str, ...], dict[str, object]]] = {
    name: ((f"base-{name[-3:]}",), {"mode": SOLO}) for name in ("duchy 13a", "duchy 13b")
}


def batch_on(name: str, table: Table, folder: Path, bots: tuple[int, ...], games: int, **own: object) -> Batch:
    """Return games on a duchy, from each castle equally often in each seat, by the weights in a folder."""
    layout, players = load(name), table.players
    weights = read_weights((folder / file_name(*table)).read_text(encoding="utf-8"))
    starts = tuple((hex_,) * players for hex_ in castles_of(layout) for _ in bots)
    boards = (compile_board(layout),) * players
    return Batch(bots, boards, starts, weights, SEED, games, edition=table.edition, **own)  # type: ignore[arg-type]


def results_of(names: tuple[str, ...], own: dict[str, object], table: Table, folder: Path, games: int) -> Floats:
    """Return the mean points of each game of planners, or the filled hexes of each solo game."""
    bots = (PLANNER + KINDS * WIDTH,) * table.players
    played = [play(batch_on(name, table, folder, bots, games, **own)) for name in names]
    return np.concatenate([(one.filled if table.solo else one.totals).mean(axis=1) for one in played])


def with_error(results: Floats) -> str:
    """Return a mean and its standard error as text."""
    return f"{results.mean():.1f} ± {results.std(ddof=1) / len(results) ** 0.5:.1f}"


def compare(table: Table, folder: Path, against: Path | None, share: float) -> None:
    """Print the means of a table, and by how much they are above those of the other one."""
    for place, (names, own) in (SOLO_PLACES if table.solo else PLACES).items():
        if own.get("modules") and table.edition == 2011:
            continue
        games = round(GAMES[table.players] * share)
        found = results_of(names, own, table, folder, games)
        said = f"{table.name}, {place}: {with_error(found)}"
        if table.solo:
            hexes = sum(len(load(name).cells) for name in names)
            said += f" hexes filled, {(found == hexes).mean():.1%} won"
        if against:
            others = results_of(names, own, table, against, games)
            said += f"; {others.mean():.1f} by the other table, difference {with_error(found - others)}"
            if table.solo:
                said += f", {(others == hexes).mean():.1%} won"
        print(f"{said} ({len(found)} games)", flush=True)  # a script


def compare_search(folder: Path, games: int) -> None:
    """Print the mean of `search` and of a planner in one seat among planners on duchy 1, and the time of a turn.

    It is also given as a number of games of planners, which depends less on the machine.
    """
    table, planner = Table(2019, 4), find_bot("planner").number
    results, spent = {}, {}
    play(batch_on("base-1", table, folder, (planner,) * 4, 1))  # compiled and loaded before the clock starts
    for name in ("planner", "search"):
        bots = (find_bot(name).number, planner, planner, planner)
        began = process_time()
        results[name] = play(batch_on("base-1", table, folder, bots, games)).totals[:, 0].astype(np.float64)
        spent[name] = process_time() - began
    turn = (spent["search"] - spent["planner"]) / games / TURNS
    above = with_error(results["search"] - results["planner"])
    said = f"search: {with_error(results['search'])}, {above} above a planner in its seat, {1000 * turn:.0f} ms a turn"
    print(f"{said}, as long as {turn * games / spent['planner']:.1f} games of planners ({games} games)")


def main() -> None:
    """Measure the tables that are asked for."""
    names = {table.name: table for table in SHIPPED}
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "names", nargs="*", choices=[[], *names], metavar="TABLE", help=f"all, or some of {', '.join(names)}"
    )
    parser.add_argument("--tables", type=Path, default=TABLES, help="the folder of the tables to measure")
    parser.add_argument("--against", type=Path, help="a folder of tables to compare them with")
    parser.add_argument("--share", type=float, default=1.0, help="the share of the games that are played")
    parser.add_argument("--search", type=int, metavar="GAMES", help="measure search in this number of games, not the tables")
    asked = parser.parse_args()
    if asked.search:
        compare_search(asked.tables, asked.search)
        return
    for name in asked.names or names:
        compare(names[name], asked.tables, asked.against, asked.share)


if __name__ == "__main__":
    main()
