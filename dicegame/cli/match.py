"""`dicegame match`: bots against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeVar

    from dicegame.dice.strength.match_games import Match
    from dicegame.strength.statistics import BotResult, Comparison
    from padgen.language import Field, Words
    from padgen.model import Layout

    Block = TypeVar("Block")

Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, help="Processes that share the work.")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="A Dask scheduler whose workers share the work, tcp://HOST:PORT."),
]
GAMES, OWN_GAMES, BOARD_GAMES = 1000, 100, 200


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
    players: Annotated[int, typer.Option("--players", min=2, max=4, help="Base game: players at the table.")] = 4,
    edition: Annotated[int, typer.Option("--edition", help="Base game: 2011 or 2019.")] = 2019,
    against: Annotated[
        str, typer.Option("--against", metavar="BOT", help="Base game: who sits in the other seats.")
    ] = "planner",
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

    In the base game each bot takes one seat among planners (--against) and changes seats from game to game, with the same
    tiles and dice for all; --table seats the bots together. search:FUTURES is the number of futures that search plays on.

    Example: dicegame match random greedy planner --games 2000
    Example: dicegame match planner search --layout base-1 --players 4
    """
    import json

    from dicegame.dice.strength.match_games import find_contestants, play_match
    from dicegame.strength.own_bots import is_own_bot
    from padgen.language import Words
    from padgen.names import load
    from padgen.tables import Game

    duchy = load(layout)
    if duchy.game is Game.BASE:
        _match_boards(duchy, bots, games, seed, players, edition, against, table, jobs, cluster, as_json, Words(language))
        return
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


def _match_boards(
    layout: Layout,
    names: list[str],
    games: int | None,
    seed: int,
    players: int,
    edition: int,
    against: str,
    table: bool,
    jobs: int,
    cluster: str | None,
    as_json: bool,
    words: Words,
) -> None:
    """Play a match of the base game and print it."""
    import json

    from dicegame.base.bots.players import find_bot
    from dicegame.base.game import check_edition, check_table
    from dicegame.base.strength.match_games import play_match
    from dicegame.cli.board_results import match_dict, match_lines

    check_edition(edition)
    bots = [find_bot(name) for name in names]
    players = len(bots) if table else players
    check_table(players)
    games = games or BOARD_GAMES
    found = play_match(layout, bots, games, seed, players, edition, against, table, jobs, cluster, with_progress)
    if as_json:
        head = {"layout": layout.name, "games": games, "seed": seed, "table": table, "players": players, "edition": edition}
        typer.echo(json.dumps(rounded({**head, "against": None if table else against, **match_dict(found)}), indent=2))
        return
    facts: dict[str, Field] = {"name": layout.name, "games": games, "seed": str(seed)}
    facts |= {"players": players, "edition": str(edition)}
    key = "match-board-table" if table else "match-board"
    typer.echo(words(key, **facts, **({} if table else {"against": against})))
    for text in match_lines(found, words):
        typer.echo(text)


def as_dict(found: Match) -> dict[str, object]:
    """Return a match for JSON."""
    from dicegame.dice.strength.match_games import REACHED

    bots = [result_dict(result, REACHED) for result in found.results]
    controls = {"sanity": found.sanity._asdict(), "mirror": found.mirror._asdict()}
    return {"bots": bots, "steps": [step_dict(comparison) for comparison in found.comparisons], "controls": controls}


def result_dict(result: BotResult, reached: tuple[int, ...]) -> dict[str, object]:
    """Return the results of one bot for JSON."""
    return {
        "name": result.name,
        **result.scores._asdict(),
        "wins": result.wins,
        "wins_low": result.wins_low,
        "wins_high": result.wins_high,
        "reached": dict(zip(map(str, reached), result.reached, strict=True)),
    }


def step_line(step: Comparison, words: Words) -> str:
    """Return a comparison as text."""
    names = {"higher": step.higher, "lower": step.lower}
    numbers = {"points": f"{step.difference:+.2f}", "error": f"{step.se:.2f}", "unpaired": f"{step.unpaired_se:.2f}"}
    return words("match-step", **names, **numbers)


def step_dict(comparison: Comparison) -> dict[str, object]:
    """Return a comparison for JSON."""
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
    from dicegame.dice.strength.match_games import REACHED

    texts = result_table(found.results, REACHED, words)
    for step in found.comparisons:
        texts.append(step_line(step, words))
        if step.luck_free is not None:
            points, error = f"{step.luck_free:+.2f}", f"{step.luck_free_se:.2f}"
            texts.append("  " + words("match-luck-free", points=points, error=error))
    for kind, control in (("match-sanity", found.sanity), ("match-mirror", found.mirror)):
        higher, lower = control.names
        points, error = f"{control.difference:+.2f}", f"{control.se:.2f}"
        texts.append(words(kind, higher=higher, lower=lower, points=points, error=error))
    return texts


def result_table(results: list[BotResult], reached: tuple[int, ...], words: Words) -> list[str]:
    """Return the table of the bots. A column is as wide as its widest cell, but no narrower than usual numbers need."""
    headings = [words("match-bot"), words("match-mean"), words("match-deviation"), words("match-error"), "p10", "p50", "p90"]
    rows = [[*headings, "  " + words("match-wins"), *(f"{points}+" for points in reached)]]
    for result in results:
        own = result.scores
        wins = words("recount-range", low=f"{result.wins_low:.1%}", high=f"{result.wins_high:.1%}")
        numbers = [f"{own.mean:.2f}", f"{own.sd:.2f}", f"{own.se:.2f}", *(f"{p:.0f}" for p in (own.p10, own.p50, own.p90))]
        rows.append([result.name, *numbers, f"{result.wins:6.1%} ({wins})", *(f"{share:5.1%}" for share in result.reached)])
    least = (0, 6, 5, 5, 4, 4, 4, 25, 5, 5, 5)
    widths = [max(width, *map(len, column)) for width, column in zip(least, zip(*rows, strict=True), strict=True)]
    aligned = [f"{side}{width}" for side, width in zip("<>>>>>><<<<", widths, strict=True)]
    return [" ".join(map(format, row, aligned)).rstrip() for row in rows]


def with_progress(results: Iterable[Block], blocks: int) -> Iterable[Block]:
    """Yield results while showing a progress bar on stderr."""
    from padgen.cli.run import track
    from padgen.language import Sentence

    return track(results, blocks, Sentence("match-playing"))
