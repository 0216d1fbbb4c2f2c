"""The results of `dicegame match` and `dicegame rate` for boards of the base game, as text and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dicegame.base.strength.match_games import Match
    from dicegame.base.strength.table_rating import BoardRating
    from padgen.language import Field, Words


def match_lines(found: Match, words: Words) -> Iterator[str]:
    """Yield a match as text: a table of the bots, and each compared with the one before it."""
    from dicegame.base.strength.match_games import REACHED
    from dicegame.cli.match import result_table, step_line

    yield from result_table(found.results, REACHED, words)
    for step in found.comparisons:
        yield step_line(step, words)


def match_dict(found: Match) -> dict[str, object]:
    """Return a match for JSON."""
    from dicegame.base.strength.match_games import REACHED
    from dicegame.cli.match import result_dict, step_dict

    return {
        "bots": [result_dict(result, REACHED) for result in found.results],
        "steps": [step_dict(step) for step in found.comparisons],
    }


def rating_dict(rating: BoardRating) -> dict[str, object]:
    """Return one rating for JSON."""
    from padgen.notation import format_notation

    planner = rating.planner._asdict()
    return {
        "layout": rating.layout.name,
        "notation": format_notation(rating.layout),
        "players": rating.players,
        "edition": rating.edition,
        "games": rating.games,
        **planner,
        "starts": rating.starts,
        "starts_se": rating.starts_se,
        "difficulty": {"index": rating.index, "word": rating.word},
        "bots": {"planner": planner, "greedy": rating.greedy._asdict()},
        "points": rating.points,
        "phases": rating.phases,
        "tiles": rating.tiles,
        "seats": [
            {"advantage": points, "se": se, "wins": wins}
            for (points, se), wins in zip(rating.seats, rating.wins, strict=True)
        ],
    }


def rating_lines(rating: BoardRating, words: Words) -> Iterator[str]:
    """Yield one rating as lines of text."""
    from dicegame.cli.rate import bot_lines
    from padgen.language import Sentence

    word, index = Sentence(f"rating-{rating.word}"), f"{rating.index:.3f}"
    head: dict[str, Field] = {"name": rating.layout.name, "word": word, "index": index, "games": rating.games}
    yield words("rate-board-title", **head, players=rating.players, edition=str(rating.edition))
    yield from bot_lines(rating, words)
    if len(rating.starts) > 1:
        ordered = sorted(rating.starts, key=lambda start: -rating.starts[start])
        starts = ", ".join(f"{words('base-hex-number', hex=hex_)} {rating.starts[hex_]:.1f}" for hex_ in ordered)
        yield "  " + words("rate-board-starts", starts=starts, error=f"{max(rating.starts_se.values()):.2f}")
    yield "  " + words("rate-points") + " " + _listed(rating.points, "rate-source-", words)
    yield "  " + words("rate-board-phases") + " " + ", ".join(f"{key} {value:.1f}" for key, value in rating.phases.items())
    yield "  " + words("rate-board-tiles") + " " + _listed(rating.tiles, "word-", words)
    seats = ", ".join(f"{points:+.1f} ({wins:.0%})" for (points, _), wins in zip(rating.seats, rating.wins, strict=True))
    yield "  " + words("rate-board-seats", seats=seats, error=f"{max(se for _, se in rating.seats):.2f}")


def _listed(numbers: Mapping[str, float], prefix: str, words: Words) -> str:
    return ", ".join(f"{words(prefix + name)} {number:.1f}" for name, number in numbers.items())
