"""The `dicegame` command line: a file for each family of commands, heavy imports inside the commands."""

import typer

from dicegame.cli import endscore, recount
from padgen.cli.run import run

app = typer.Typer(
    name="dicegame",
    help="Play and score The Castles of Burgundy: The Dice Game, and score its big brothers. Unofficial.",
    rich_markup_mode="rich",
    add_completion=False,
)
app.command("endscore")(endscore.endscore)
app.command("recount")(recount.recount)
app.command("template")(endscore.template)


def main() -> None:
    """Entry point of the `dicegame` script."""
    run(app, "dicegame")
