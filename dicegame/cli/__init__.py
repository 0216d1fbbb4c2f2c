"""The `dicegame` command line: one file for each group of commands. Heavy imports are inside the commands."""

import typer

from dicegame.cli import (
    backup,
    bound,
    club,
    daily,
    endscore,
    endtemplate,
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
    help="Play and score The Castles of Burgundy: The Dice Game, and score its big brothers. Unofficial.",
    epilog="LAYOUT is a catalog name (a, b), a file (./mine.toml) or a one-line notation (dice:BBGG/OOPPO/...). "
    "For completion with the Tab key: dicegame --install-completion.",
    rich_markup_mode="rich",
)


@app.callback()
def take_options(version: VersionOption = False) -> None:  # its callback prints it
    """Handle the options before the command."""


app.command("play")(play.play)
app.command("daily")(daily.daily)
app.command("puzzle")(puzzle.puzzle)
app.command("replay")(replay.replay)
app.command("roll")(roll.roll)
app.command("read")(read.read)
app.command("score")(score.score)
app.command("match")(match.match)
app.command("rate")(rate.rate)
app.command("bound")(bound.bound)
app.command("prepare")(prepare.prepare)
app.command("endscore")(endscore.endscore)
app.command("recount")(recount.recount)
app.command("history")(history.history)
app.command("serve")(serve.serve)
app.add_typer(club.app, name="club")
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.add_typer(template.app, name="template")
template.app.command("base")(endtemplate.base)
template.app.command("seasons")(endtemplate.seasons)


def main() -> None:
    """Entry point of the `dicegame` script."""
    run_app(app, "dicegame")
