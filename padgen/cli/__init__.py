"""The `padgen` command line. Related commands share a file, and import heavy modules only when they run."""

import typer

from padgen.cli import drawings, generate, layouts, pad
from padgen.cli.options import VersionOption
from padgen.cli.run import run_app

app = typer.Typer(
    name="padgen",
    help="Print pads and boards and check duchies for The Castles of Burgundy: The Dice Game and its kin. Unofficial.",
    epilog="LAYOUT is a catalog name (a, base-3), a file (./mine.toml) or a one-line notation (dice:BBGG/OOPPO/...). "
    "For completion with the Tab key: padgen --install-completion.",
    rich_markup_mode="rich",
)


@app.callback()
def take_options(version: VersionOption = False) -> None:  # its callback prints it
    """Accept the options that come before the command."""


app.command("list")(layouts.list_)
app.command("show")(layouts.show)
app.command("validate")(layouts.validate)
app.command("generate")(generate.generate)
app.command("board")(drawings.board)
app.command("pad")(pad.pad)
app.command("scorepad")(drawings.scorepad)
app.command("calibration")(drawings.calibration)


def main() -> None:
    """Run the `padgen` command line and exit."""
    run_app(app, "padgen")
