"""`dicegame match`: bots against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dicegame.dice.simulation.batch import Results
    from dicegame.strength.match import Match

Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="Processes that share the work.")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers share it, tcp://HOST:PORT."),
]


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

    Each bot is compared with the one named before it. Two controls run beside it: a bot at a table with itself, whose
    seats must not differ, and greedy against random, which must lose.

    search:BUDGET plays on for so many turns where it doubts: 12000 if nothing is said, none without numba.

    Example: dicegame match random greedy planner --games 2000
    """
    import json

    from dicegame.dice.bots.players import find_bot
    from dicegame.strength.match import match as played
    from padgen.names import load

    duchy = load(layout)
    found = played(duchy, [find_bot(name) for name in bots], games, seed, table, jobs, cluster, watched)
    if as_json:
        head = {"layout": duchy.name, "games": games, "seed": seed, "table": table}
        typer.echo(json.dumps(rounded({**head, **as_dict(found)}), indent=2))
        return
    typer.echo(f"Duchy {duchy.name}, {games} games {'at one table' if table else 'solo'}, seed {seed}")
    for text in text_lines(found):
        typer.echo(text)


def as_dict(found: Match) -> dict[str, object]:
    """A match for JSON."""
    from dicegame.strength.match import REACHED

    bots = [
        {
            "name": line.name,
            **line.scores._asdict(),
            "wins": line.wins,
            "wins_low": line.wins_low,
            "wins_high": line.wins_high,
            "reached": dict(zip(map(str, REACHED), line.reached, strict=True)),
        }
        for line in found.lines
    ]
    controls = {"sanity": found.sanity._asdict(), "mirror": found.mirror._asdict()}
    return {"bots": bots, "steps": [step._asdict() for step in found.steps], "controls": controls}


def rounded(data: object) -> object:
    """What JSON shall tell, its numbers to six decimals: what follows is noise of binary fractions."""
    if isinstance(data, float):
        return round(data, 6)
    if isinstance(data, dict):
        return {key: rounded(value) for key, value in data.items()}
    return [rounded(value) for value in data] if isinstance(data, list | tuple) else data


def text_lines(found: Match) -> list[str]:
    """A match as a table of text, each bot's step over the one before it, and the controls."""
    width = max(len("bot"), *(len(line.name) for line in found.lines))
    texts = [f"{'bot':<{width}}   mean    sd    se  p10  p50  p90   wins (95 %)             50+   60+   70+"]
    for line in found.lines:
        own = line.scores
        wins = f"{line.wins:6.1%} ({line.wins_low:.1%} to {line.wins_high:.1%})"
        reached = " ".join(f"{share:5.1%}" for share in line.reached)
        numbers = f"{own.mean:6.2f} {own.sd:5.2f} {own.se:5.2f} {own.p10:4.0f} {own.p50:4.0f} {own.p90:4.0f}"
        texts.append(f"{line.name:<{width}} {numbers} {wins:<25} {reached}")
    for step in found.steps:
        over = f"{step.higher} over {step.lower}"
        errors = f"standard error {step.se:.2f} on the same dice ({step.unpaired_se:.2f} if taken apart)"
        texts.append(f"{over}: {step.difference:+.2f} points, {errors}")
        if step.luckless is not None:
            texts.append(
                f"  without the luck of the dice: {step.luckless:+.2f} points, standard error {step.luckless_se:.2f}"
            )
    for what, control in (("sanity control, alone", found.sanity), ("mirror control, two seats", found.mirror)):
        over = f"{control.names[0]} over {control.names[1]}"
        texts.append(f"{what}: {over} {control.difference:+.2f} points, standard error {control.se:.2f}")
    return texts


def watched(results: Iterable[Results], blocks: int) -> Iterable[Results]:
    """The results, with a progress bar on stderr."""
    from padgen.cli.run import track

    return track(results, blocks, "playing")
