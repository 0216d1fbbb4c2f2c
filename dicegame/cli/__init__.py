"""The `dicegame` command line: a file for each family of commands, heavy imports inside the commands."""

import typer

from dicegame.cli import endscore, endtemplate, history, recount
from padgen.cli.run import run

app = typer.Typer(
    name="dicegame",
    help="Play and score The Castles of Burgundy: The Dice Game, and score its big brothers. Unofficial.",
    rich_markup_mode="rich",
    add_completion=False,
)
template = typer.Typer(help="Print a file to fill in after a game.", no_args_is_help=True)
template.command("base")(endtemplate.base)
template.command("seasons")(endtemplate.seasons)
app.add_typer(template, name="template")
app.command("endscore")(endscore.endscore)
app.command("recount")(recount.recount)
app.command("history")(history.history)


def main() -> None:
    """Entry point of the `dicegame` script."""
    run(app, "dicegame")
