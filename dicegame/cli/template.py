"""`dicegame template`: files to fill in."""

from typing import Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption

app = typer.Typer(no_args_is_help=True)


@app.callback()
def template() -> None:
    """Print a file to fill in after a game, with comments that explain it.

    Example: dicegame template dice a --players 2 > game.toml
    """


@app.command()
def dice(
    layout: Annotated[str, typer.Argument(metavar="LAYOUT", help="Catalog name, file, or notation.")] = "a",
    players: Annotated[int, typer.Option("--players", min=1, max=100, help="How many players.")] = 1,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Print a file for a finished paper game of the dice game; dicegame score scores it.

    Example: dicegame template dice a --players 2 > game.toml
    """
    from dicegame.dice.paper.template import paper_template
    from padgen.names import load

    typer.echo(paper_template(load(layout), layout, players, language), nl=False)
