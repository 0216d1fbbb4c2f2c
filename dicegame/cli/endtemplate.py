"""`dicegame template base`, `dicegame template seasons`."""

from enum import StrEnum
from typing import Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption

Players = Annotated[int, typer.Option(min=1, max=4, help="How many players.")]


class Edition(StrEnum):
    """The editions of the base game."""

    FIRST = "2011"
    SECOND = "2019"


class Mode(StrEnum):
    """The ways to play the base game."""

    STANDARD = "standard"
    TEAM = "team"
    SOLO = "solo"


def base(
    edition: Annotated[Edition, typer.Option(help="Edition of the game.")] = Edition.SECOND,
    players: Players = 2,
    mode: Annotated[
        Mode,
        typer.Option(case_sensitive=False, help="How it was played; a team game has two teams, a solo game one player."),
    ] = Mode.STANDARD,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Print a file for a finished game of The Castles of Burgundy; dicegame endscore scores it.

    Example: dicegame template base --edition 2011 --players 3 > friday.toml
    """
    from dicegame.endscore.template import game_template

    typer.echo(game_template("base", int(edition), players, mode, language), nl=False)


def seasons(players: Players = 2, language: LanguageOption = ANY_LANGUAGE) -> None:
    """Print a file for a finished game of A Castle for All Seasons; dicegame endscore scores it.

    Example: dicegame template seasons --players 4 > sunday.toml
    """
    from dicegame.endscore.template import game_template

    typer.echo(game_template("seasons", players=players, language=language), nl=False)
