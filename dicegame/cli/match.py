"""The command `dicegame match`, which lets bots play against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.completion import complete_bots, complete_expansions
from padgen.cli.completion import complete_layouts
from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dicegame.kit import Kit
    from dicegame.strength.match import Match
    from dicegame.strength.statistics import BotResult, Comparison
    from dicegame.strength.work import Work
    from padgen.language import Words

Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="Processes that share the work.")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers share the work, tcp://HOST:PORT."),
]
Players = Annotated[int | None, typer.Option("--players", metavar="NUMBER", help="Base game: players at the table (4).")]
Details = Annotated[bool, typer.Option("--details", help="Print more: controls of a match, features of a duchy.")]
Edition = Annotated[int | None, typer.Option("--edition", metavar="YEAR", help="Base game: 2019 (default) or 2011.")]
With = Annotated[
    str | None,
    typer.Option(
        "--with",
        metavar="EXPANSIONS",
        autocompletion=complete_expansions,
        help="Base game: expansions such as inns,routes, or all.",
    ),
]


def match(
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            autocompletion=complete_bots,
            help="random, greedy, planner, expert, search[:BUDGET], or FILE.py:FUNCTION.",
        ),
    ],
    layout: Annotated[
        str, typer.Option("--layout", autocompletion=complete_layouts, help="Catalog name, file, or notation.")
    ] = "a",
    games: Annotated[
        int | None,
        typer.Option(
            "--games",
            min=1,
            max=10_000_000,
            help="Games of each bot (1000, base game 200; with a bot of your own 100, base game 60).",
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, max=2**31 - 1, help="Number that fixes the dice.")] = 1,
    table: Annotated[bool, typer.Option("--table", help="Seat the bots together instead of each alone.")] = False,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    players: Players = None,
    edition: Edition = None,
    against: Annotated[
        str | None,
        typer.Option(
            "--against",
            metavar="BOT",
            autocompletion=complete_bots,
            help="Base game: who sits in the other seats (planner).",
        ),
    ] = None,
    expansions: With = None,
    solo: Annotated[bool, typer.Option("--solo", help="Base game: the solo game, which is won or lost.")] = False,
    target: Annotated[
        int | None, typer.Option("--target", metavar="POINTS", help="Base game: the first target of the solo game (50).")
    ] = None,
    details: Details = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Let bots play with the same dice, solo or at one table, and show how well each does and how certain that is.

    Each bot is compared with the one named before it. With --details, two controls are played too: a bot at a table with
    itself, where both seats should do equally well, and greedy against random, where greedy should win clearly.

    expert and search use weights tuned to the duchy. If there are none for a duchy, they are made first and kept, in up to
    20 seconds; without numba, the planner's are used.

    search:BUDGET limits the turns that search may simulate for each choice: 144 (default), 0 without numba.

    FILE.py:FUNCTION is a bot of your own: a function that returns a legal move. In the dice game it gets a position, a roll
    and the legal turns; in the base game it gets a game with the methods of import dicegame. It runs as ordinary Python,
    in one process: some 50 games a second at best, one or two of the base game.

    In the base game each bot takes one seat among planners (--against) and changes seats from game to game, with the same
    tiles and dice for all; --table seats the bots together. search:FUTURES sets how many futures search simulates. --with
    plays with expansions. In the solo game each bot plays alone; the mean is of its filled hexes, and a full duchy is a win.

    Example: dicegame match random greedy planner --games 2000
    Example: dicegame match planner search --layout base-1 --players 4
    Example: dicegame match my_bot.py:choose greedy --layout base-1 --players 2 --table
    Example: dicegame match greedy planner --layout base-11a --with shields,routes
    Example: dicegame match planner --layout base-13a --solo --target 45
    """
    import json

    from dicegame.games import kit_of
    from dicegame.strength.match import MatchPlan
    from padgen.language import Words, say
    from padgen.names import load

    duchy = load(layout)
    kit = kit_of(duchy)
    options = given(players=players, edition=edition, against=against, solo=solo or None, target=target)
    options |= given(**{"with": expansions})
    tell_unused([kit], options)
    plan = MatchPlan(duchy, tuple(bots), games, seed, table, options, controls=details or as_json)
    found = kit.match(plan, work_of(jobs, cluster))
    if as_json:
        typer.echo(json.dumps(rounded(as_dict(found)), indent=2))
        return
    typer.echo(say(found.title, language))
    for text in text_lines(found, Words(language)):
        typer.echo(text)


def given(**options: object) -> dict[str, str]:
    """Return the options that are not None. Their values are turned into text, because games expect text."""
    return {name: str(value) for name, value in options.items() if value is not None}


def tell_unused(kits: Iterable[Kit], options: Iterable[str]) -> None:
    """Say on stderr which options change nothing because none of the games has them."""
    from padgen.cli.run import note
    from padgen.language import Sentence

    known = {name for kit in kits for name in kit.match_options}
    for name in options:
        if name not in known:
            note(Sentence("usage-value", name=f"--{name}", what=Sentence("play-other-game")))


def work_of(jobs: int, cluster: str | None) -> Work:
    """Return the object that plays many games in processes or on a cluster, and show their progress on stderr."""
    from dicegame.strength.work import Work, progress
    from padgen.cli.progress import track
    from padgen.cli.run import translate_log
    from padgen.language import Sentence

    translate_log()
    progress.set(lambda results, blocks: track(results, blocks, Sentence("match-playing")))
    return Work(jobs, cluster)


def as_dict(found: Match) -> dict[str, object]:
    """Return a match as data for JSON."""
    bots = [result_dict(result, found.reached) for result in found.results]
    steps = [step_dict(comparison) for comparison in found.comparisons]
    controls = {name: control._asdict() for name, control in found.controls.items()}
    return {**found.facts, "bots": bots, "steps": steps, **({"controls": controls} if controls else {})}


def result_dict(result: BotResult, reached: tuple[int, ...]) -> dict[str, object]:
    """Return the results of one bot as data for JSON. `reached` has the points whose shares are in `result.reached`."""
    return {
        "name": result.name,
        **result.scores._asdict(),
        "wins": result.wins,
        "wins_low": result.wins_low,
        "wins_high": result.wins_high,
        "reached": dict(zip(map(str, reached), result.reached, strict=True)),
    }


def step_dict(comparison: Comparison) -> dict[str, object]:
    """Return the comparison of a bot with the one named before it as data for JSON."""
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
    texts = result_table(found.results, found.reached, words)
    for step in found.comparisons:
        numbers = {"points": f"{step.difference:+.2f}", "error": f"{step.se:.2f}", "unpaired": f"{step.unpaired_se:.2f}"}
        texts.append(words("match-step", higher=step.higher, lower=step.lower, **numbers))
        if step.luck_free is not None:
            points, error = f"{step.luck_free:+.2f}", f"{step.luck_free_se:.2f}"
            texts.append("  " + words("match-luck-free", points=points, error=error))
    for name, control in found.controls.items():
        higher, lower = control.names
        points, error = f"{control.difference:+.2f}", f"{control.se:.2f}"
        texts.append(words(f"match-{name}", higher=higher, lower=lower, points=points, error=error))
    return texts


def result_table(results: list[BotResult], reached: tuple[int, ...], words: Words) -> list[str]:
    """Return a table as lines of text: a row for each bot, with the share of games that reached each number of points."""
    headings = [words("match-bot"), words("match-mean"), words("match-deviation"), words("match-error"), "p10", "p50", "p90"]
    rows = [[*headings, "  " + words("match-wins"), *(f"{points}+" for points in reached)]]
    for result in results:
        own = result.scores
        wins = words("recount-range", low=f"{result.wins_low:.1%}", high=f"{result.wins_high:.1%}")
        numbers = [f"{own.mean:.2f}", f"{own.sd:.2f}", f"{own.se:.2f}", *(f"{p:.0f}" for p in (own.p10, own.p50, own.p90))]
        rows.append([result.name, *numbers, f"{result.wins:6.1%} ({wins})", *(f"{share:5.1%}" for share in result.reached)])
    least = (0, 6, 5, 5, 4, 4, 4, 25, *(5 for _ in reached))
    widths = [max(width, *map(len, column)) for width, column in zip(least, zip(*rows, strict=True), strict=True)]
    aligned = [f"{side}{width}" for side, width in zip("<>>>>>><" + "<" * len(reached), widths, strict=True)]
    return [" ".join(map(format, row, aligned)).rstrip() for row in rows]
