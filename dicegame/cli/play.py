"""`dicegame play`."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.replay import print_outcome, read_file
from dicegame.cli.roll import DoubleFaces, Seed

if TYPE_CHECKING:
    from collections.abc import Callable

    from dicegame.dice.playable import DiceSession
    from dicegame.terminal.play import Terminal


class Dice(StrEnum):
    """Who rolls."""

    SCREEN = "screen"
    TABLE = "table"


def play(
    layout: Annotated[str | None, typer.Argument(metavar="LAYOUT", help="Catalog name, file, or notation (a).")] = None,
    players: Annotated[
        str, typer.Option("--players", help='Names, such as "Anna,Ben,bot:search"; one name plays solo.')
    ] = "",
    start: Annotated[
        str | None,
        typer.Option(
            "--start",
            help="secret (if not said), different, same, or the castles: blue for all, or blue,gray one for each.",
        ),
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="The solo variant: 8 rounds a phase.")] = False,
    seed: Seed = None,
    dice: Annotated[
        Dice | None,
        typer.Option("--dice", help="screen: rolled here (if not said); table: you roll real dice and type them."),
    ] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Where the game is saved.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No picture, only sentences: for screen readers.")] = False,
    double_faces: DoubleFaces = None,
) -> None:
    """Play the dice game in the terminal, alone or several at one keyboard.

    Every roll and turn is saved at once; --resume goes on after a crash or Ctrl-C. A player bot:random, bot:greedy,
    bot:planner or bot:search plays by itself.

    Example: dicegame play a --players "Anna,Ben,bot:search" --start different
    """
    from dicegame.play.players import numbered
    from dicegame.terminal.play import Quit, Terminal

    terminal = Terminal(plain or os.environ.get("TERM") == "dumb")
    if resume:
        if layout or players or start or solo or dice or record or seed is not None or double_faces is not None:
            raise typer.BadParameter("--resume goes on with what the file says; leave the other options out")
        session, path = _resume(terminal, resume)
    else:
        names = numbered(name.strip() for name in players.split(",")) if players else ("Player",)
        try:
            session, path = _begin(
                terminal,
                layout or "a",
                names,
                start or "secret",
                solo=solo,
                seed=seed,
                table=dice is Dice.TABLE,
                double_faces=double_faces,
                record=record,
            )
        except (Quit, KeyboardInterrupt):
            typer.echo("\nno game was begun", err=True)
            raise typer.Exit(130) from None
    try:
        terminal.play(session)
    except (Quit, KeyboardInterrupt):
        typer.echo(f"\nsaved; go on with: dicegame play --resume {path}", err=True)
        raise typer.Exit(130) from None
    print_outcome(session.game)
    terminal.look_back(session)


def _begin(
    terminal: Terminal,
    layout_text: str,
    names: tuple[str, ...],
    start: str,
    *,
    solo: bool,
    seed: int | None,
    table: bool,
    double_faces: int | None,
    record: Path | None,
) -> tuple[DiceSession, Path]:
    """A new game, its starting castles chosen and its file begun."""
    import random

    from dicegame.dice.castles import START_RULES, castle_name, check_start_rule, parse_starts
    from dicegame.dice.game import Setup, check_players
    from dicegame.dice.masks import compile_layout
    from dicegame.dice.playable import DICE_GAME
    from dicegame.play.session import Session, bots_among
    from padgen.names import load
    from padgen.tables import DOUBLE_HOURGLASS_FACES

    if table and seed is not None:
        raise typer.BadParameter("--seed fixes dice rolled on the screen, not those on the table")
    layout = load(layout_text)
    masks = compile_layout(layout)
    check_players(names, solo)
    bots = bots_among(DICE_GAME, names)
    path = record or _default_path(layout.name)
    if path.exists():
        from dicegame.play.record import RecordError

        raise RecordError(f"{path}: exists; go on with it by --resume, or name another file")
    check_start_rule(masks, start, len(names))
    number = None if table else random.SystemRandom().randrange(2**32) if seed is None else seed
    if start in START_RULES:
        starts = terminal.choose_starts(masks, start, names, number)
    else:
        starts = parse_starts(masks, start, len(names))
    if len(names) > 1 or bots:
        terminal.say(*(f"{name} starts from {castle_name(masks, hex_)}." for name, hex_ in zip(names, starts, strict=True)))
    setup = Setup(
        layout,
        names,
        starts,
        "solo" if solo or len(names) == 1 else "standard",
        DOUBLE_HOURGLASS_FACES if double_faces is None else double_faces,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    session = Session(DICE_GAME, setup, number, saver(path))
    terminal.say(f"This game is saved in {path}.")
    return session, path


def _resume(terminal: Terminal, path: Path) -> tuple[DiceSession, Path]:
    """The game in a file, ready to go on; a half-written last line is taken out of the file."""
    from dicegame.play.record import RecordError, format_record
    from dicegame.play.session import Session
    from padgen.cli.output import write_whole
    from padgen.errors import PadgenError

    record = read_file(path)
    try:
        session = Session.resume(record, saver(path))
    except PadgenError as error:  # also a bot that is not there
        raise RecordError(f"{path}: {error}") from None
    text = format_record(record).encode()
    if text != path.read_bytes():
        write_whole(text, path)
    terminal.say(f"Going on with {path}.")
    return session, path


def saver(path: Path) -> Callable[[str], None]:
    """Append lines to a file, each on the disk before the game goes on; the file appears with its whole first line."""
    from padgen.cli.output import write_whole

    def save(line: str) -> None:
        if not path.exists():
            write_whole(line.encode(), path)
            line = ""
        with path.open("ab") as file:
            file.write(line.encode())
            file.flush()
            os.fsync(file.fileno())

    return save


def _default_path(name: str) -> Path:
    from datetime import datetime

    from padgen.cli.output import default_path

    now = datetime.now().astimezone()
    return default_path(f"game-{now:%Y-%m-%d-%H%M%S}", [name], ".jsonl")
