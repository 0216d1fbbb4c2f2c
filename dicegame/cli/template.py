"""The commands of `dicegame template`, which print files to fill in after a game."""

from enum import StrEnum
from typing import Annotated

import typer

from dicegame.play.players import MOST_PLAYERS
from padgen.cli.options import ANY_LANGUAGE, LanguageOption, layout_argument

app = typer.Typer(no_args_is_help=True)
Players = Annotated[int, typer.Option(min=1, max=4, help="How many players.")]


class Edition(StrEnum):
    """An edition of the base game, named by its year."""

    FIRST = "2011"
    SECOND = "2019"


class Mode(StrEnum):
    """A way to play the base game."""

    STANDARD = "standard"
    TEAM = "team"
    SOLO = "solo"


@app.callback()
def template() -> None:
    """Print a file to fill in after a game, with comments that explain it.

    Example: dicegame template dice a --players 2 > game.toml
    """


@app.command()
def dice(
    layout: Annotated[str, layout_argument(help="Catalog name, file, or notation.")] = "a",
    players: Annotated[int, typer.Option("--players", min=1, max=MOST_PLAYERS, help="How many players.")] = 1,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Print a file for a finished paper game of the dice game; dicegame score scores it.

    Example: dicegame template dice a --players 2 > game.toml
    """
    from dicegame.dice.paper.template import paper_template
    from padgen.names import load

    typer.echo(paper_template(load(layout), layout, players, language), nl=False)


@app.command()
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


@app.command()
def seasons(players: Players = 2, language: LanguageOption = ANY_LANGUAGE) -> None:
    """Print a file for a finished game of A Castle for All Seasons; dicegame endscore scores it.

    Example: dicegame template seasons --players 4 > sunday.toml
    """
    from dicegame.endscore.template import game_template

    typer.echo(game_template("seasons", players=players, language=language), nl=False)


@app.command()
def duchy(
    layout: Annotated[str, layout_argument(help="Catalog name, file, or notation.")] = "base-1",
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Print a file for one finished duchy of the base game; dicegame recount counts its points.

    Example: dicegame template duchy base-1 > anna.toml
    """
    from dicegame.endscore.duchyfile import duchy_template

    typer.echo(duchy_template(layout, language), nl=False)
