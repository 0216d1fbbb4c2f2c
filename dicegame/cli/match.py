"""`dicegame match`: bots against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dicegame.dice.simulation.batch import Results
    from dicegame.strength.match import Match
    from dicegame.strength.statistics import Comparison
    from padgen.language import Words

Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="Processes that share the work.")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers share the work, tcp://HOST:PORT."),
]
GAMES, OWN_GAMES = 1000, 100


def match(
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT...", help="random, greedy, planner, expert, search[:BUDGET], or FILE.py:FUNCTION."),
    ],
    layout: Annotated[str, typer.Option("--layout", help="Catalog name, file, or notation.")] = "a",
    games: Annotated[
        int | None,
        typer.Option(
            "--games", min=1, max=10_000_000, help=f"Games of each bot ({GAMES}; {OWN_GAMES} with a bot of your own)."
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31 - 1, help="Number that fixes the dice.")] = 1,
    table: Annotated[bool, typer.Option("--table", help="Seat the bots together instead of each alone.")] = False,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Let bots play with the same dice, solo or at one table, and show how well each does and how certain that is.

    Each bot is compared with the one named before it. Two controls are played too: a bot at a table with itself, where both
    seats should do equally well, and greedy against random, where greedy should win clearly.

    expert and search use weights tuned to the duchy. If there are none for a duchy, they are made first and kept, in up to
    20 seconds; without numba, the planner's are used.

    search:BUDGET limits the turns that search may simulate for each choice: 12000 (default), 0 without numba.

    FILE.py:FUNCTION is a bot of your own: a function that gets a position, a roll and the legal turns, and returns one of
    these turns. It runs as ordinary Python, some 50 games a second at best, in one process.

    Example: dicegame match random greedy planner --games 2000
    """
    import json

    from dicegame.strength.match import find_contestants, play_match
    from dicegame.strength.own_bots import is_own_bot
    from padgen.language import Words
    from padgen.names import load

    duchy = load(layout)
    contestants = find_contestants(bots)
    games = games or (OWN_GAMES if any(map(is_own_bot, bots)) else GAMES)
    found = play_match(duchy, contestants, games, seed, table, jobs, cluster, with_progress)
    if as_json:
        head = {"layout": duchy.name, "games": games, "seed": seed, "table": table}
        typer.echo(json.dumps(rounded({**head, **as_dict(found)}), indent=2))
        return
    words = Words(language)
    typer.echo(words("match-table" if table else "match-solo", name=duchy.name, games=games, seed=str(seed)))
    for text in text_lines(found, words):
        typer.echo(text)


def as_dict(found: Match) -> dict[str, object]:
    """Return a match for JSON."""
    from dicegame.strength.match import REACHED

    bots = [
        {
            "name": result.name,
            **result.scores._asdict(),
            "wins": result.wins,
            "wins_low": result.wins_low,
            "wins_high": result.wins_high,
            "reached": dict(zip(map(str, REACHED), result.reached, strict=True)),
        }
        for result in found.results
    ]
    controls = {"sanity": found.sanity._asdict(), "mirror": found.mirror._asdict()}
    return {"bots": bots, "steps": [_step(comparison) for comparison in found.comparisons], "controls": controls}


def _step(comparison: Comparison) -> dict[str, object]:
    return {
        "lower": comparison.lower,
        "higher": comparison.higher,
        "difference": comparison.difference,
        "se": comparison.se,
        "unpaired_se": comparison.unpaired_se,
        "luckless": comparison.luck_free,
        "luckless_se": comparison.luck_free_se,
    }


def rounded(data: object) -> object:
    """Return data for JSON with numbers rounded to six decimals. Further digits are only floating-point noise."""
    if isinstance(data, float):
        return round(data, 6)
    if isinstance(data, dict):
        return {key: rounded(value) for key, value in data.items()}
    return [rounded(value) for value in data] if isinstance(data, list | tuple) else data


def text_lines(found: Match, words: Words) -> list[str]:
    """Return a match as text: a table of the bots, each bot compared with the one before it, and the controls."""
    texts = _table(found, words)
    for step in found.comparisons:
        names = {"higher": step.higher, "lower": step.lower}
        numbers = {"points": f"{step.difference:+.2f}", "error": f"{step.se:.2f}", "unpaired": f"{step.unpaired_se:.2f}"}
        texts.append(words("match-step", **names, **numbers))
        if step.luck_free is not None:
            points, error = f"{step.luck_free:+.2f}", f"{step.luck_free_se:.2f}"
            texts.append("  " + words("match-luck-free", points=points, error=error))
    for kind, control in (("match-sanity", found.sanity), ("match-mirror", found.mirror)):
        higher, lower = control.names
        points, error = f"{control.difference:+.2f}", f"{control.se:.2f}"
        texts.append(words(kind, higher=higher, lower=lower, points=points, error=error))
    return texts


def _table(found: Match, words: Words) -> list[str]:
    """Return the table of the bots. A column is as wide as its widest cell, but no narrower than usual numbers need."""
    headings = [words("match-bot"), words("match-mean"), words("match-deviation"), words("match-error"), "p10", "p50", "p90"]
    rows = [[*headings, "  " + words("match-wins"), "50+", "60+", "70+"]]
    for result in found.results:
        own = result.scores
        wins = words("recount-range", low=f"{result.wins_low:.1%}", high=f"{result.wins_high:.1%}")
        numbers = [f"{own.mean:.2f}", f"{own.sd:.2f}", f"{own.se:.2f}", *(f"{p:.0f}" for p in (own.p10, own.p50, own.p90))]
        rows.append([result.name, *numbers, f"{result.wins:6.1%} ({wins})", *(f"{share:5.1%}" for share in result.reached)])
    least = (0, 6, 5, 5, 4, 4, 4, 25, 5, 5, 5)
    widths = [max(width, *map(len, column)) for width, column in zip(least, zip(*rows, strict=True), strict=True)]
    aligned = [f"{side}{width}" for side, width in zip("<>>>>>><<<<", widths, strict=True)]
    return [" ".join(map(format, row, aligned)).rstrip() for row in rows]


def with_progress(results: Iterable[Results], blocks: int) -> Iterable[Results]:
    """Yield results while showing a progress bar on stderr."""
    from padgen.cli.run import track
    from padgen.language import Sentence

    return track(results, blocks, Sentence("match-playing"))
