"""`dicegame replay`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.report import text_lines

if TYPE_CHECKING:
    from dicegame.dice.game import Game, Setup
    from dicegame.dice.playable import DiceRecord
    from dicegame.dice.roll import Roll
    from dicegame.dice.turn import Turn
    from dicegame.play.events import Event


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    step: Annotated[bool, typer.Option("--step", help="Show the board after every turn, and wait for Enter.")] = False,
) -> None:
    """Show a recorded game round by round, and score it; refuse it at the first turn that breaks a rule.

    Example: dicegame replay output/game-a.jsonl --step
    """
    from dicegame.play.record import RecordError
    from dicegame.play.record import replay as replayed

    record = read_file(file)
    games = replayed(record)
    try:
        game = next(games)
        _print_setup(record)
        for event in record.events:
            game = next(games)
            _print_event(record, game, event)
            if step:
                _show(game, event)
        game = next(games, game)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    if not game.clock.over:
        typer.echo("The game is not finished; the points so far:")
    print_outcome(game)


def read_file(path: Path) -> DiceRecord:
    """Read a record, and say what was dropped of it. Raises: RecordError with the file."""
    from dicegame.games import read_record
    from dicegame.play.record import RecordError
    from padgen.cli.run import warn

    try:
        record = read_record(path.read_bytes())
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    if record.dropped:
        warn(f"{path}: the last line is half-written and was dropped: {record.dropped[:60]!r}")
    return record


def _print_setup(record: DiceRecord) -> None:
    from dicegame.dice.castles import castle_name

    setup: Setup = record.setup
    typer.echo(f"Duchy {setup.layout.name}, {setup.variant}")
    for name, hex_ in zip(setup.names, setup.starts, strict=True):
        typer.echo(f"{name} starts from {castle_name(setup.masks, hex_)}")


def _print_event(record: DiceRecord, game: Game, event: Event[Roll, Turn]) -> None:
    from dicegame.dice.turn import format_turn
    from dicegame.play.events import Chance, ChanceTakenBack, Moved
    from padgen.tables import PHASES

    if isinstance(event, Chance):
        typer.echo(f"Phase {PHASES[game.clock.phase]}, round {game.clock.round + 1}: {event.result}")
    elif isinstance(event, Moved):
        typer.echo(f"  {record.setup.names[event.player]}: {format_turn(event.move)}")
    elif isinstance(event, ChanceTakenBack):
        typer.echo("  The roll was mistyped, and is taken back")
    else:
        typer.echo(f"  {record.setup.names[event.player]} takes the turn back")


def _show(game: Game, event: Event[Roll, Turn]) -> None:
    """The board after a turn; waits for Enter, and no longer where input ends."""
    from dicegame.play.events import Chance, ChanceTakenBack
    from dicegame.terminal.dice_board import board, status
    from dicegame.terminal.play import Quit, Terminal

    if isinstance(event, Chance | ChanceTakenBack):
        return
    terminal = Terminal()
    terminal.say("", board(game, event.player, set()), *status(game, event.player))
    try:
        if terminal.ask("Enter goes on, q stops: ") == "q":
            raise typer.Exit(130)
    except Quit:
        typer.echo()


def print_outcome(game: Game) -> None:
    """Print the score report of a game."""
    for line in text_lines(game.outcome):
        typer.echo(line)
