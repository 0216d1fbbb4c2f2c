"""`dicegame match`: bots against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dicegame.batch import Results
    from dicegame.match import Line

Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="Processes that share the work.")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers share it, tcp://HOST:PORT."),
]
SANITY_GAMES = 1000


def match(
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="random, greedy, planner, search, search:BUDGET.")],
    layout: Annotated[str, typer.Option("--layout", help="Catalog name, file, or notation.")] = "a",
    games: Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="Games of each bot.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31 - 1, help="Number that fixes the dice.")] = 1,
    table: Annotated[bool, typer.Option("--table", help="Seat the bots together instead of each alone.")] = False,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """Let bots play on the same dice, solo or at one table, and say how well each does and how surely.

    Two controls run beside it: the first bot against itself, whose seats must not differ, and random against greedy,
    which must lose.

    Example: dicegame match random greedy planner --games 2000
    """
    import json

    from dicegame import match as matches
    from dicegame.bots import BOTS, find_bot
    from padgen.names import load

    playing = [find_bot(name) for name in bots]
    duchy = load(layout)
    lines = matches.match(duchy, playing, games, seed, table, jobs, cluster, watched)
    names = ("name", "mean", "sd", "se", "p10", "p50", "p90", "wins", "wins_low", "wins_high", "reached")
    if as_json:
        rows = [dict(zip(names, line, strict=True)) for line in lines]
        for row, line in zip(rows, lines, strict=True):
            row["reached"] = dict(zip(("50", "60", "70"), line.reached, strict=True))
        typer.echo(json.dumps({"layout": duchy.name, "games": games, "seed": seed, "table": table, "bots": rows}, indent=2))
        return
    typer.echo(f"Duchy {duchy.name}, {games} games {'at one table' if table else 'solo'}, seed {seed}")
    for text in table_lines(lines):
        typer.echo(text)
    weaker = matches.match(duchy, [BOTS["random"], BOTS["greedy"]], SANITY_GAMES, seed)
    typer.echo(f"sanity control: random {weaker[0].mean:.1f}, greedy {weaker[1].mean:.1f}")
    quick = next((bot for bot in playing if not bot.name.startswith("search")), BOTS["planner"])
    apart = matches.mirror(duchy, quick, SANITY_GAMES, seed)
    typer.echo(f"mirror control: the seats of {quick.name} against itself are {apart:+.1f} standard errors apart")


def table_lines(lines: list[Line]) -> list[str]:
    """The results as a table of text."""
    width = max(len("bot"), *(len(line.name) for line in lines))
    found = [f"{'bot':<{width}}   mean    sd    se  p10  p50  p90   wins (95 %)             50+   60+   70+"]
    for line in lines:
        wins = f"{line.wins:6.1%} ({line.wins_low:.1%} to {line.wins_high:.1%})"
        reached = " ".join(f"{share:5.1%}" for share in line.reached)
        numbers = f"{line.mean:6.2f} {line.sd:5.2f} {line.se:5.2f} {line.p10:4.0f} {line.p50:4.0f} {line.p90:4.0f}"
        found.append(f"{line.name:<{width}} {numbers} {wins:<25} {reached}")
    return found


def watched(results: Iterable[Results], blocks: int) -> Iterable[Results]:
    """The results, with a progress bar on stderr."""
    from padgen.cli.run import track

    return track(results, blocks, "playing")
