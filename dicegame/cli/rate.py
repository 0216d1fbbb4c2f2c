"""The command `dicegame rate`, which measures how hard duchies are."""

from __future__ import annotations

from typing import Annotated

import typer

from dicegame.cli.match import Cluster, Details, Edition, Jobs, Players, With, given, rounded, tell_unused, work_of
from padgen.cli.options import ANY_LANGUAGE, LanguageOption, LayoutArguments


def rate(
    layouts: LayoutArguments,
    games: Annotated[
        int | None,
        typer.Option("--games", min=8, max=10_000_000, help="Games of each bot (1200 solo games; 400 of the base game)."),
    ] = None,
    players: Players = None,
    edition: Edition = None,
    expansions: With = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    details: Details = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Rate duchies by letting two bots play solo games: points, best starting castle, colors, and difficulty.

    The difficulty is the planner's mean on duchy A divided by its mean here, so a duchy above 1 is harder. Easy, medium and
    hard are thirds of 10,000 generated duchies.

    On boards of the base game, planners play at one table, all on the same board. The difficulty is their mean on duchy 1
    divided by their mean here; the rating also has the points by source, phase and tile, and the advantage of each seat.
    It holds for games without expansions, or for those that --with names.

    Example: dicegame rate a b c d
    Example: dicegame rate base-1 base-8 --players 2
    """
    import json

    from dicegame.games import kit_of
    from dicegame.strength.rating import RatingPlan
    from padgen.language import Words
    from padgen.names import load

    options, work = given(players=players, edition=edition, **{"with": expansions}), work_of(jobs, cluster)
    duchies = [load(name) for name in layouts]
    tell_unused(map(kit_of, duchies), options)
    found = [kit_of(duchy).rating.rate(RatingPlan(duchy, games, options), work) for duchy in duchies]
    if as_json:
        typer.echo(json.dumps(rounded([rating.as_dict() for rating in found]), indent=2, ensure_ascii=False))
        return
    for number, rating in enumerate(found):
        if number:
            typer.echo()
        for line in rating.lines(Words(language), details):
            typer.echo(line)
