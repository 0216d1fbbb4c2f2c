"""`dicegame rate`: measure how hard duchies are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.match import Cluster, Jobs, rounded, with_progress
from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dicegame.strength.rating import Rating
    from padgen.language import Words


def rate(
    layouts: Annotated[list[str], typer.Argument(metavar="LAYOUT...", help="Catalog names, files, or notations.")],
    games: Annotated[int, typer.Option("--games", min=8, max=10_000_000, help="Solo games of each bot.")] = 1200,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Rate duchies by letting two bots play solo games: points, best starting castle, colors, and difficulty.

    The difficulty is the planner's mean on duchy A divided by its mean here, so a duchy above 1 is harder. Easy, medium and
    hard are thirds of 10,000 generated duchies.

    Example: dicegame rate a b c d
    """
    import json

    from dicegame.strength.rating import rate_layout
    from padgen.language import Words
    from padgen.names import load

    duchies = [load(text) for text in layouts]
    ratings = [rate_layout(duchy, games, jobs=jobs, cluster=cluster, progress=with_progress) for duchy in duchies]
    if as_json:
        typer.echo(json.dumps(rounded([as_dict(rating) for rating in ratings]), indent=2, ensure_ascii=False))
        return
    for number, rating in enumerate(ratings):
        if number:
            typer.echo()
        for line in text_lines(rating, Words(language)):
            typer.echo(line)


def as_dict(rating: Rating) -> dict[str, object]:
    """Return one rating for JSON."""
    from dicegame.strength.rating import difficulty
    from padgen.notation import format_notation

    planner = rating.planner._asdict()
    return {
        "layout": rating.layout.name,
        "notation": format_notation(rating.layout),
        "games": rating.games,
        **planner,
        "starts": rating.starts,
        "starts_se": rating.starts_se,
        "starts_behind_se": rating.behind_se,
        "difficulty": {"index": rating.index, "word": rating.word},
        "bots": {"planner": planner, "greedy": rating.greedy._asdict()},
        "points": rating.points,
        "finished": rating.finished,
        "static": rating.board,
        "static_predicts": difficulty().predicted,
    }


def text_lines(rating: Rating, words: Words) -> list[str]:
    """Return one rating as lines of text."""
    from dicegame.strength.rating import difficulty
    from padgen.language import Sentence, joined

    word, index = Sentence(f"rating-{rating.word}"), f"{rating.index:.3f}"
    lines = [words("rate-title", name=rating.layout.name, word=word, index=index, games=rating.games)]
    for name, scores in (("planner", rating.planner), ("greedy", rating.greedy)):
        spread = {"low": f"{scores.p10:.0f}", "middle": f"{scores.p50:.0f}", "high": f"{scores.p90:.0f}"}
        numbers = {"error": f"{scores.se:.2f}", "deviation": f"{scores.sd:.1f}"}
        lines.append(f"  {name:<8} " + words("rate-bot", points=f"{scores.mean:6.2f}", **numbers, **spread))
    ordered = dict(sorted(rating.starts.items(), key=lambda pair: -pair[1]))
    best = joined([Sentence(f"color-{color}") for color in rating.best_starts], "or")
    error = f"{max(rating.behind_se.values()):.2f}"
    lines.append("  " + words("rate-starts", best=best, starts=_listed(ordered, ".1f", words), error=error))
    details = {
        words("rate-points"): _listed(rating.points, ".1f", words),
        words("rate-finished"): _listed(rating.finished, ".0%", words),
        words("rate-seen"): _listed(rating.board, ".4g", words),
        "": words("rate-predicts", share=f"{difficulty().predicted:.0%}"),
    }
    width = max(map(len, details))
    return lines + [f"  {label:<{width}} {text}" for label, text in details.items()]


def _listed(numbers: Mapping[str, float], form: str, words: Words) -> str:
    """Return numbers with what they are: colors, sources of points, or features of the board, as JSON names them."""
    from padgen.tables import COLORS, Game

    keys = {name: f"{'color' if name in COLORS[Game.DICE] else 'rate-of'}-{name.replace(' ', '-')}" for name in numbers}
    return ", ".join(f"{words(keys[name])} {number:{form}}" for name, number in numbers.items())
