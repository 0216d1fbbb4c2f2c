"""`dicegame rate`: measure how hard duchies are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.match import Cluster, Jobs, rounded, with_progress
from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from dicegame.base.strength.table_rating import BoardRating
    from dicegame.dice.strength.solo_rating import Rating
    from padgen.language import Words
    from padgen.model import Layout


def rate(
    layouts: Annotated[list[str], typer.Argument(metavar="LAYOUT...", help="Catalog names, files, or notations.")],
    games: Annotated[
        int | None,
        typer.Option("--games", min=8, max=10_000_000, help="Games of each bot (1200 solo games; 400 of the base game)."),
    ] = None,
    players: Annotated[int, typer.Option("--players", min=2, max=4, help="Base game: players at the table.")] = 4,
    edition: Annotated[int, typer.Option("--edition", help="Base game: 2011 or 2019.")] = 2019,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Rate duchies by letting two bots play solo games: points, best starting castle, colors, and difficulty.

    The difficulty is the planner's mean on duchy A divided by its mean here, so a duchy above 1 is harder. Easy, medium and
    hard are thirds of 10,000 generated duchies.

    On boards of the base game, planners play at one table, all on the same board. The difficulty is their mean on duchy 1
    divided by their mean here; the rating also has the points by source, phase and tile, and the advantage of each seat.

    Example: dicegame rate a b c d
    Example: dicegame rate base-1 base-8 --players 2
    """
    import json

    from padgen.language import Words
    from padgen.names import load

    found = [_rated(load(text), games, players, edition, jobs, cluster) for text in layouts]
    if as_json:
        typer.echo(json.dumps(rounded([data for data, _ in found]), indent=2, ensure_ascii=False))
        return
    for number, (_, lines) in enumerate(found):
        if number:
            typer.echo()
        for line in lines(Words(language)):
            typer.echo(line)


def _rated(
    duchy: Layout, games: int | None, players: int, edition: int, jobs: int, cluster: str | None
) -> tuple[dict[str, object], Callable[[Words], Iterable[str]]]:
    """Rate a layout of either game; return the data of the rating, and what makes its lines."""
    from functools import partial

    from padgen.tables import Game

    if duchy.game is Game.BASE:
        from dicegame.base.game import check_edition
        from dicegame.base.strength import table_rating
        from dicegame.cli.board_results import rating_dict, rating_lines

        check_edition(edition)
        own = table_rating.rate_board(
            duchy, games or table_rating.GAMES, players, edition, jobs=jobs, cluster=cluster, progress=with_progress
        )
        return rating_dict(own), partial(rating_lines, own)
    from dicegame.dice.strength import solo_rating

    found = solo_rating.rate_layout(duchy, games or solo_rating.GAMES, jobs=jobs, cluster=cluster, progress=with_progress)
    return as_dict(found), partial(text_lines, found)


def as_dict(rating: Rating) -> dict[str, object]:
    """Return one rating for JSON."""
    from dicegame.dice.strength.solo_rating import difficulty
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
    from dicegame.dice.strength.solo_rating import difficulty
    from padgen.language import Sentence, joined

    word, index = Sentence(f"rating-{rating.word}"), f"{rating.index:.3f}"
    lines = [words("rate-title", name=rating.layout.name, word=word, index=index, games=rating.games)]
    lines += bot_lines(rating, words)
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


def bot_lines(rating: Rating | BoardRating, words: Words) -> Iterator[str]:
    """Yield what each bot scored, as text."""
    for name, scores in (("planner", rating.planner), ("greedy", rating.greedy)):
        spread = {"low": f"{scores.p10:.0f}", "middle": f"{scores.p50:.0f}", "high": f"{scores.p90:.0f}"}
        numbers = {"error": f"{scores.se:.2f}", "deviation": f"{scores.sd:.1f}"}
        yield f"  {name:<8} " + words("rate-bot", points=f"{scores.mean:6.2f}", **numbers, **spread)


def _listed(numbers: Mapping[str, float], form: str, words: Words) -> str:
    """Return numbers with what they are: colors, sources of points, or features of the board, as JSON names them."""
    from padgen.tables import COLORS, Game

    keys = {name: f"{'color' if name in COLORS[Game.DICE] else 'rate-of'}-{name.replace(' ', '-')}" for name in numbers}
    return ", ".join(f"{words(keys[name])} {number:{form}}" for name, number in numbers.items())
