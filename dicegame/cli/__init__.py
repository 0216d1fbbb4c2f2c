"""The `dicegame` command line: one file for each group of commands. Heavy imports are inside the commands."""

import typer

from dicegame.cli import (
    backup,
    bound,
    club,
    daily,
    endscore,
    history,
    match,
    play,
    prepare,
    puzzle,
    rate,
    read,
    recount,
    replay,
    roll,
    score,
    serve,
    template,
)
from padgen.cli.options import VersionOption
from padgen.cli.run import run_app

app = typer.Typer(
    name="dicegame",
    help="Play and score The Castles of Burgundy: The Dice Game and its big brothers. Unofficial.",
    epilog="LAYOUT is a catalog name (a, b), a file (./mine.toml) or a one-line notation (dice:BBGG/OOPPO/...). "
    "For completion with the Tab key: dicegame --install-completion.",
    rich_markup_mode="rich",
)


@app.callback()
def take_options(version: VersionOption = False) -> None:  # its callback prints it
    """Accept the options that come before the name of a command, such as `--version`."""


for command in (
    *(play.play, daily.daily, puzzle.puzzle, replay.replay, roll.roll, read.read, score.score, match.match, rate.rate),
    *(bound.bound, prepare.prepare, endscore.endscore, recount.recount, history.history, serve.serve),
    *(backup.backup, backup.restore),
):
    app.command(command.__name__)(command)
app.add_typer(club.app, name="club")
app.add_typer(template.app, name="template")


def main() -> None:
    """Run the `dicegame` command line and exit."""
    run_app(app, "dicegame")
