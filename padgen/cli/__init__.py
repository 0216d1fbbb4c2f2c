"""The `padgen` command line: a file for each family of commands, heavy imports inside the commands."""

import typer

from padgen.cli import layouts
from padgen.cli.board import board
from padgen.cli.generate import generate
from padgen.cli.pad import pad
from padgen.cli.run import run_app
from padgen.cli.scorepad import scorepad

app = typer.Typer(
    name="padgen",
    help="Print pads and boards and check duchies for The Castles of Burgundy: The Dice Game and its kin. Unofficial.",
    epilog="LAYOUT is a catalog name (a, base-3), a file (./mine.toml) or a one-line notation (dice:BBGG/OOPPO/...).",
    rich_markup_mode="rich",
    add_completion=False,
)
app.command("list")(layouts.list_)
app.command("show")(layouts.show)
app.command("validate")(layouts.validate)
app.command("generate")(generate)
app.command("board")(board)
app.command("pad")(pad)
app.command("scorepad")(scorepad)


def main() -> None:
    """Entry point of the `padgen` script."""
    run_app(app, "padgen")
