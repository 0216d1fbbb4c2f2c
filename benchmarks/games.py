"""Random and greedy games a second: the compiled simulation, compared with plain rules, sets and dicts, and scalar C."""

import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from dicegame.dice.bots.players import BOTS
from dicegame.dice.masks import COLOR_NAMES
from dicegame.dice.roll import Roll, roll_dice
from dicegame.dice.simulation import batch
from dicegame.dice.simulation.batch import Batch
from dicegame.dice.strength.match_games import solo_games, table_games
from padgen import load
from tests.dicegame.dice import naive_dice_game as naive
from tests.dicegame.dice.bots.naive_greedy import greedy_turn

GAMES = 40_000
TIMES = 8
"""How often ours and C take turns, because other work on the machine slows both."""
SOURCE = Path(__file__).with_name("games.c")


def built(folder: str) -> Path | None:
    """The C version, or None where there is no compiler."""
    program = Path(folder, "games")
    try:
        command = ["cc", "-O3", "-march=native", "-o", str(program), str(SOURCE)]
        subprocess.run(command, check=True)
    except FileNotFoundError:
        return None
    return program


def in_c(program: Path, order: Batch) -> tuple[float, int]:
    """Games a second, and the sum of all points."""
    masks, span = order.masks, order.inputs.span
    rows = (masks.near, masks.area, masks.color, masks.of, masks.bonus, masks.points, masks.fits, masks.color_points)
    castles = [hex_ for starts in order.starts for hex_ in starts]
    tail = (masks.sale_points, int(span.solo), span.limit, span.double_faces, order.bots[0], len(order.bots))
    numbers = [
        len(masks.near),
        *(n for row in rows for n in row),
        *tail,
        len(order.starts),
        *castles,
        order.seed,
        order.games,
    ]
    text = subprocess.run(
        [str(program)], input=" ".join(map(str, numbers)), capture_output=True, text=True, check=True
    ).stdout
    seconds, total = text.split()
    return order.games / float(seconds), int(total)


def in_python(order: Batch, plain: bool) -> tuple[float, int]:
    begin = process_time()
    total = int(batch.play(order, plain=plain).totals.sum())
    return order.games / (process_time() - begin), total


def in_sets(name: str, players: int, games: int) -> float:
    """Games a second of the naive second reading that the tests use, by its random or its greedy player."""
    layout, rng = load("a"), Random(1)
    begin = process_time()
    for _ in range(games):
        game = naive.new_game(layout, [layout.castles[0]] * players, solo=players == 1)
        while not game.over:
            rolled: Roll = roll_dice(rng)
            first, second = rolled.colors
            cast = naive.Roll((COLOR_NAMES[first], COLOR_NAMES[second]), rolled.pips, rolled.double)
            if name == "greedy":
                turns = [greedy_turn(game, page, cast) for page in game.pages]
            else:
                turns = [rng.choice(list(naive.legal_turns(page, cast))) for page in game.pages]
            naive.play_round(game, cast, turns)
    return games / (process_time() - begin)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        program = built(folder)
        for players in (1, 2):
            for name in ("random", "greedy"):
                bots = [BOTS[name]] * players
                order = solo_games(load("a"), bots[0], GAMES, 7) if players == 1 else table_games(load("a"), bots, GAMES, 7)
                in_python(replace(order, games=10), plain=False)  # compiled
                rounds = [(in_python(order, plain=False), program and in_c(program, order)) for _ in range(TIMES)]
                compiled, total = max(ours for ours, _ in rounds)
                plain, _ = in_python(replace(order, games=200), plain=True)
                line = (
                    f"{name}, {players} player{'s' * (players > 1)}: compiled {compiled:,.0f}/s, plain rules {plain:,.0f}/s"
                )
                line += f", ratio {compiled / plain:.0f} (bar: 30)"
                sets = in_sets(name, players, 20)
                line += f"; sets and dicts {sets:,.0f}/s, ratio {compiled / sets:,.0f}"
                if program:
                    c, c_total = max(theirs for _, theirs in rounds if theirs)
                    assert c_total == total, "the C version scores differently"
                    middle = median(ours[0] / theirs[0] for ours, theirs in rounds if theirs)
                    line += f"; C {c:,.0f}/s, ratio {compiled / c:.2f}, median of rounds {middle:.2f} (bar: 0.5)"
                print(line)


if __name__ == "__main__":
    main()
