"""`dicegame rate`: measure how hard duchies are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.match import Cluster, Jobs, rounded, with_progress

if TYPE_CHECKING:
    from dicegame.strength.rating import Rating


def rate(
    layouts: Annotated[list[str], typer.Argument(metavar="LAYOUT...", help="Catalog names, files, or notations.")],
    games: Annotated[int, typer.Option("--games", min=8, max=10_000_000, help="Solo games of each bot.")] = 1200,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """Rate duchies by letting two bots play solo games: points, best starting castle, colors, and difficulty.

    The difficulty is the planner's mean on duchy A divided by its mean here, so a duchy above 1 is harder. Easy, medium and
    hard are thirds of 10,000 generated duchies.

    Example: dicegame rate a b c d
    """
    import json

    from dicegame.strength.rating import rate_layout
    from padgen.names import load

    duchies = [load(text) for text in layouts]
    ratings = [rate_layout(duchy, games, jobs=jobs, cluster=cluster, progress=with_progress) for duchy in duchies]
    if as_json:
        typer.echo(json.dumps(rounded([as_dict(rating) for rating in ratings]), indent=2, ensure_ascii=False))
        return
    for number, rating in enumerate(ratings):
        if number:
            typer.echo()
        for line in text_lines(rating):
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
        "difficulty": {"index": rating.index, "word": rating.word},
        "bots": {"planner": planner, "greedy": rating.greedy._asdict()},
        "points": rating.points,
        "finished": rating.finished,
        "static": rating.board,
        "static_predicts": difficulty().predicted,
    }


def text_lines(rating: Rating) -> list[str]:
    """Return one rating as lines of text."""
    from dicegame.strength.rating import difficulty

    lines = [
        f"Duchy {rating.layout.name}: {rating.word}, difficulty {rating.index:.3f} ({rating.games} solo games of each bot)"
    ]
    for name, scores in (("planner", rating.planner), ("greedy", rating.greedy)):
        spread = f"10 % below {scores.p10:.0f}, half below {scores.p50:.0f}, 90 % below {scores.p90:.0f}"
        lines.append(f"  {name:<8} {scores.mean:6.2f} points, standard error {scores.se:.2f}, sd {scores.sd:.1f}; {spread}")
    starts = ", ".join(f"{start} {mean:.1f}" for start, mean in sorted(rating.starts.items(), key=lambda pair: -pair[1]))
    error = max(rating.starts_se.values())
    lines.append(f"  best start: {' or '.join(rating.best_starts)} ({starts}; standard error {error:.2f})")
    lines.append("  points:   " + ", ".join(f"{name} {points:.1f}" for name, points in rating.points.items()))
    lines.append("  finished: " + ", ".join(f"{name} {share:.0%}" for name, share in rating.finished.items()))
    lines.append("  to see:   " + ", ".join(f"{name} {number:.4g}" for name, number in rating.board.items()))
    lines.append(f"            (what can be seen predicts {difficulty().predicted:.0%} of the difficulty of new duchies)")
    return lines
