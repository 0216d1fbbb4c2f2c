"""`dicegame play`, `dicegame replay`, `dicegame roll`."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.report import text_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from dicegame.game import Game, Setup
    from dicegame.record import Event, Record
    from dicegame.session import Session
    from dicegame.terminal import Terminal


class Dice(StrEnum):
    """Who rolls."""

    SCREEN = "screen"
    TABLE = "table"


Seed = Annotated[int | None, typer.Option("--seed", min=0, help="Number that fixes the dice; chance without it.")]
DoubleFaces = Annotated[
    int | None, typer.Option("--double-faces", min=0, max=6, help="Faces of the hourglass die with two hourglasses (2).")
]


def play(
    layout: Annotated[str | None, typer.Argument(metavar="[LAYOUT]", help="Catalog name, file, or notation (a).")] = None,
    players: Annotated[str, typer.Option("--players", help='Names, such as "Anna,Ben"; one name plays solo.')] = "",
    start: Annotated[
        str,
        typer.Option(
            "--start", help="secret, different, same, or the castles themselves: blue for all, or blue,gray one for each."
        ),
    ] = "secret",
    solo: Annotated[bool, typer.Option("--solo", help="The solo variant: 8 rounds a phase.")] = False,
    seed: Seed = None,
    dice: Annotated[Dice, typer.Option("--dice", help="screen: rolled here; table: you roll real dice and type them.")] = (
        Dice.SCREEN
    ),
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Where the game is saved.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No picture, only sentences: for screen readers.")] = False,
    double_faces: DoubleFaces = None,
) -> None:
    """Play the dice game in the terminal, alone or several at one keyboard.

    Every roll and turn is saved at once; --resume goes on after a crash or Ctrl-C.

    Example: dicegame play a --players "Anna,Ben" --start different
    """
    from dicegame.terminal import Quit, Terminal

    terminal = Terminal(plain or os.environ.get("TERM") == "dumb")
    if resume:
        if layout or players or solo or record or seed is not None or double_faces is not None:
            raise typer.BadParameter("--resume goes on with what the file says; leave the other options out")
        session, path = _resume(terminal, resume)
    else:
        names = tuple(name.strip() for name in players.split(",")) if players else ("Player",)
        try:
            session, path = _begin(
                terminal, layout or "a", names, start, solo, (seed, dice is Dice.TABLE, double_faces), record
            )
        except (Quit, KeyboardInterrupt):
            typer.echo("\nno game was begun", err=True)
            raise typer.Exit(130) from None
    try:
        terminal.play(session)
    except (Quit, KeyboardInterrupt):
        typer.echo(f"\nsaved; go on with: dicegame play --resume {path}", err=True)
        raise typer.Exit(130) from None
    _print_outcome(session.game)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    step: Annotated[bool, typer.Option("--step", help="Show the board after every turn, and wait for Enter.")] = False,
) -> None:
    """Show a recorded game round by round, and score it; refuse it at the first turn that breaks a rule.

    Example: dicegame replay output/game-a.jsonl --step
    """
    from dicegame.record import RecordError, Rolled, after
    from dicegame.record import replay as replayed

    record = _read(file)
    games = replayed(record)
    try:
        game = next(games)
        _print_setup(record)
        for event in record.events:
            _print_event(record, after(game, event) if isinstance(event, Rolled) else game, event)
            game = next(games)
            if step:
                _show(game, event)
        game = next(games, game)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    if not game.clock.over:
        typer.echo("The game is not finished; the points so far:")
    _print_outcome(game)


def roll(
    solo: Annotated[bool, typer.Option("--solo", help="The solo variant: 8 rounds a phase.")] = False,
    seed: Seed = None,
    double_faces: DoubleFaces = None,
) -> None:
    """Roll the dice for a game on paper: ticks the hourglasses and announces the phases.

    Example: dicegame roll --solo
    """
    import random

    from dicegame.clock import Clock
    from dicegame.dice import roll as roll_dice
    from padgen.tables import DOUBLE_HOURGLASS_FACES, PHASES, DiceTables

    rng = random.Random(seed)
    faces = DOUBLE_HOURGLASS_FACES if double_faces is None else double_faces
    clock = Clock.of(DiceTables(), solo)
    typer.echo("Phase I begins.")
    while not clock.over:
        try:
            word = input("Enter rolls the dice, q stops: ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            word = "q"
        if word in ("q", "quit"):
            typer.echo(f"\nstopped in phase {PHASES[clock.phase]}, after {clock.round} rounds", err=True)
            raise typer.Exit(130)
        rolled = roll_dice(rng, faces)
        clock = clock.tick(rolled.double)
        rounds = f" of {clock.rounds_of_phase}" if clock.rounds_of_phase else ""
        typer.echo(f"Phase {PHASES[clock.phase]}, round {clock.round + 1}{rounds}: {rolled}")
        if rolled.double:
            typer.echo("  A double hourglass: everybody may sell all commodities.")
        if not solo:
            typer.echo(f"  time {'#' * clock.boxes}{'.' * (clock.boxes_of_phase - clock.boxes)}")
        if clock.ends_phase:
            typer.echo(f"  This is the last round of phase {PHASES[clock.phase]}.")
        clock = clock.settle()
        if clock.round == 0 and not clock.over:
            typer.echo(f"Phase {PHASES[clock.phase]} begins.")
    typer.echo("The game is over. dicegame score adds up what is on paper.")


def _begin(
    terminal: Terminal,
    layout_text: str,
    names: tuple[str, ...],
    start: str,
    solo: bool,
    chance: tuple[int | None, bool, int | None],
    record: Path | None,
) -> tuple[Session, Path]:
    """A new game, its starting castles chosen and its file begun."""
    import random

    from dicegame.game import Setup, check_names
    from dicegame.masks import compile_layout
    from dicegame.session import START_RULES, Session, castle_name, check_start_rule, parse_starts
    from padgen.catalog import load
    from padgen.tables import DOUBLE_HOURGLASS_FACES

    seed, table, double_faces = chance
    if table and seed is not None:
        raise typer.BadParameter("--seed fixes dice rolled on the screen, not those on the table")
    layout = load(layout_text)
    masks = compile_layout(layout)
    check_names(names, solo)
    path = record or _default_path(layout.name)
    if path.exists():
        from dicegame.record import RecordError

        raise RecordError(f"{path}: exists; go on with it by --resume, or name another file")
    check_start_rule(masks, start, len(names))
    starts = terminal.choose_starts(masks, start, names) if start in START_RULES else parse_starts(masks, start, len(names))
    if len(names) > 1:
        terminal.say(*(f"{name} starts from {castle_name(masks, hex_)}." for name, hex_ in zip(names, starts, strict=True)))
    setup = Setup(
        layout,
        names,
        starts,
        "solo" if solo or len(names) == 1 else "standard",
        DOUBLE_HOURGLASS_FACES if double_faces is None else double_faces,
    )
    number = None if table else random.SystemRandom().randrange(2**32) if seed is None else seed
    path.parent.mkdir(parents=True, exist_ok=True)
    session = Session(setup, number, _saver(path))
    terminal.say(f"This game is saved in {path}.")
    return session, path


def _resume(terminal: Terminal, path: Path) -> tuple[Session, Path]:
    """The game in a file, ready to go on; a half-written last line is taken out of the file."""
    from dicegame.record import RecordError, format_record
    from dicegame.session import Session
    from padgen.cli.output import write_whole

    record = _read(path)
    try:
        session = Session.resume(record, _saver(path))
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    text = format_record(record).encode()
    if text != path.read_bytes():
        write_whole(text, path)
    terminal.say(f"Going on with {path}.")
    return session, path


def _read(path: Path) -> Record:
    """Read a record, and say what was dropped of it. Raises: RecordError with the file."""
    from dicegame.record import RecordError, read_record
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


def _saver(path: Path) -> Callable[[str], None]:
    """Append lines to a file, each on the disk before the game goes on."""

    def save(line: str) -> None:
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


def _print_setup(record: Record) -> None:
    from dicegame.session import castle_name

    setup: Setup = record.setup
    typer.echo(f"Duchy {setup.layout.name}, {setup.variant}")
    for name, hex_ in zip(setup.names, setup.starts, strict=True):
        typer.echo(f"{name} starts from {castle_name(setup.masks, hex_)}")


def _print_event(record: Record, game: Game, event: Event) -> None:
    from dicegame.record import Rolled, Took
    from dicegame.turns import format_turn
    from padgen.tables import PHASES

    if isinstance(event, Rolled):
        typer.echo(f"Phase {PHASES[game.clock.phase]}, round {game.clock.round + 1}: {event.roll}")
    elif isinstance(event, Took):
        typer.echo(f"  {record.setup.names[event.player]}: {format_turn(event.turn)}")
    else:
        typer.echo(f"  {record.setup.names[event.player]} takes the turn back")


def _show(game: Game, event: Event) -> None:
    """The board after a turn; waits for Enter, and no longer where input ends."""
    from dicegame.board import board, status
    from dicegame.record import Rolled
    from dicegame.terminal import Quit, Terminal

    if isinstance(event, Rolled):
        return
    terminal = Terminal()
    terminal.say("", board(game, event.player, set()), *status(game, event.player))
    try:
        if terminal.ask("Enter goes on, q stops: ") == "q":
            raise typer.Exit(130)
    except Quit:
        typer.echo()


def _print_outcome(game: Game) -> None:
    for line in text_lines(game.outcome):
        typer.echo(line)
