"""The command `dicegame play`, which plays a game in the terminal and saves it."""

from __future__ import annotations

import os
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.match import given
from dicegame.cli.reading import naming
from dicegame.cli.replay import print_outcome, read_file
from dicegame.cli.roll import DoubleFaces, Seed
from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.language import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dicegame.kit import Kit
    from dicegame.play.playable import Answer, AnyPlayable, Plan
    from dicegame.play.session import AnySession
    from dicegame.terminal.console import Terminal


class Dice(StrEnum):
    """The place where the dice are rolled."""

    SCREEN = "screen"
    TABLE = "table"


def play(
    layout: Annotated[str | None, typer.Argument(metavar="LAYOUT", help="Catalog name, file, or notation (a).")] = None,
    players: Annotated[
        str,
        typer.Option(
            "--players", help='Names, such as "Anna,Ben,bot:search"; one name plays solo; base game: against bot:greedy.'
        ),
    ] = "",
    start: Annotated[
        str | None,
        typer.Option(
            "--start",
            help="secret (default), different, same, or the castles: blue for all, or blue,gray one for each; base game: "
            "hexes, 19 for all, or 19,7.",
        ),
    ] = None,
    solo: Annotated[bool, typer.Option("--solo", help="The solo variant: 8 rounds a phase.")] = False,
    seed: Seed = None,
    dice: Annotated[
        Dice | None,
        typer.Option(
            "--dice", case_sensitive=False, help="screen (default): rolled here; table: you roll real dice and type them."
        ),
    ] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Where the game is saved.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No picture, only sentences: for screen readers.")] = False,
    double_faces: DoubleFaces = None,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="YEAR", help="The base game of 2019 (default) or of 2011.")
    ] = None,
    boards: Annotated[
        str, typer.Option("--boards", metavar="A,B,...", help="Base game: a duchy for each player, such as base-3,base-7.")
    ] = "",
    readings: Annotated[
        list[str] | None,
        typer.Option("--reading", metavar="NAME=VALUE", help="Base game: a disputed rule, such as tie=most."),
    ] = None,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Play the dice game or the base game in the terminal, with several people at one keyboard, against bots, or alone.

    The layout says which game: a is a duchy of the dice game, base-1 one of the base game. Every roll and turn is saved at
    once; --resume continues after a crash or Ctrl-C. A player bot:random, bot:greedy, bot:planner or bot:search plays by
    itself; in the dice game also bot:expert. bot:search thinks for two seconds at most; with --seed, for 6000 positions,
    so that the same seed and turns always make the same game. In the base game the players sit in the order in which they
    start, and one alone plays against bot:greedy.

    Example: dicegame play a --players "Anna,Ben,bot:search" --start different
    """
    from random import SystemRandom

    from dicegame.play.advice import BY_CLOCK, REPEATABLE
    from dicegame.terminal.console import Terminal

    terminal = Terminal(plain or os.environ.get("TERM") == "dumb", language)
    if resume:
        others = (layout, players, start, solo, dice, record, seed, double_faces, edition, boards, readings)
        if any(value is not None and value is not False and value not in ("", []) for value in others):
            raise typer.BadParameter(terminal.words("play-resume-alone"))
        session, path = resume_game(terminal, resume)
    else:
        if dice is Dice.TABLE and seed is not None:
            raise typer.BadParameter(terminal.words("play-seed-table"))
        own = [name for name in boards.split(",") if name.strip()]
        options = given(variant="solo" if solo else None, double_faces=double_faces, edition=edition or None)
        playable, plan, castles = _plan(
            [layout or next(iter(own), "a"), *own],
            players or terminal.words("play-player"),
            (start or "").strip().lower(),
            options | _readings(readings or []),
            language,
        )
        path = _new_file(record, plan.layout.name)
        chosen = SystemRandom().randrange(2**32) if seed is None else seed
        with stopping(terminal.words("play-not-begun")):
            session = begin_game(terminal, playable, plan, castles, None if dice is Dice.TABLE else chosen, path)
    session.limit = REPEATABLE if seed is not None or (resume and session.seed is not None) else BY_CLOCK
    play_on(terminal, session, path)


@contextmanager
def stopping(said: str) -> Iterator[None]:
    """Print `said` on stderr and exit with 130 if the player leaves within the `with` statement."""
    from dicegame.terminal.console import Quit

    try:
        yield
    except (Quit, KeyboardInterrupt):
        typer.echo(f"\n{said}", err=True)
        raise typer.Exit(130) from None


def play_on(terminal: Terminal, session: AnySession, path: Path) -> None:
    """Play a game to its end, print its score, save it in the history if people took part, and look back on its moves."""
    from dicegame.games import find_kit
    from dicegame.terminal.play import TerminalGame
    from padgen.cli.run import translate_log

    kit = find_kit(session.playable.key)
    _compile_behind(kit, session)
    game = TerminalGame(terminal, session)
    with stopping(terminal.words("play-saved", file=str(path))):
        game.play()
    print_outcome(session.playable, session.game, terminal.words.language)
    if kit.offers("archive") and len(session.bots) < len(session.setup.names):
        _keep(session, path, terminal.words.language)
    translate_log()
    game.look_back()


def _keep(session: AnySession, path: Path, language: str) -> None:
    """Save a finished game in the history, with today's date. `path` is the file of its record."""
    from datetime import datetime

    from dicegame.cli.keep import keep_and_share
    from dicegame.games import find_kit

    date = datetime.now().astimezone().date().isoformat()
    finished = find_kit(session.playable.key).archive(session.record, date)
    keep_and_share(finished, str(path), None, language, save=True, bgstats=False)


def _compile_behind(kit: Kit, session: AnySession) -> None:
    """Start processes that compile code for the game and tune its bots to the duchy, if needed, and say so."""
    from dicegame.strength.prepare import compile_behind, tune_behind
    from padgen.cli.run import note

    left_s = compile_behind([kit.preparation_at] if kit.preparation_at else [])
    if left_s is not None:
        note(Sentence("fast-behind", seconds=round(left_s)))
    tuning_s = tune_behind(kit.preparation, session.setup.layout)
    if tuning_s is not None:
        note(Sentence("bot-tuning-behind", seconds=round(tuning_s)))


def _readings(texts: list[str]) -> dict[str, str]:
    """Return the readings of disputed rules that were typed as NAME=VALUE, as names and values."""
    return {name.strip().lower(): value.strip().lower() for name, _, value in (text.partition("=") for text in texts)}


def _plan(
    layouts: list[str], players: str, start: str, options: dict[str, str], language: str
) -> tuple[AnyPlayable, Plan, list[Answer]]:
    """Return the game for the layouts, its plan with the options, and the answers with the starting castles, if given.

    The first layout is for all players; if there are more, they are one for each player. `start` is a rule for choosing
    castles, or the castles: one for all players, or one for each, separated by commas.
    """
    from dicegame.games import kit_of
    from dicegame.library import castle_answers, make_plan
    from dicegame.play.session import bots_among
    from dicegame.terminal.questions import choice_key
    from padgen.names import load

    loaded = [load(name.strip()) for name in layouts]
    if start in kit_of(loaded[0]).playable.options.get("start_rule", ()):
        options, start = options | {"start_rule": start}, ""
    playable, plan = make_plan(loaded[0], players.split(","), options, loaded[1:], language)
    bots_among(playable, plan.names)
    if not start:
        return playable, plan, []
    choices = next((question.choices for question in playable.questions(plan, [])), ())
    return (
        playable,
        plan,
        castle_answers(playable, plan, [choice_key(choices, word, language) or word for word in start.split(",")]),
    )


def begin_game(
    terminal: Terminal, playable: AnyPlayable, plan: Plan, given: list[Answer], seed: int | None, path: Path
) -> AnySession:
    """Ask the questions before the game unless answers are given, say where the game is saved, and return the new game."""
    from dicegame.play.session import Session, bots_among
    from dicegame.terminal.drawing import drawing_of
    from dicegame.terminal.questions import ask_questions

    setup = playable.setup(plan, given or ask_questions(terminal, playable, plan), seed)
    if len(plan.names) > 1 or bots_among(playable, plan.names):
        terminal.say(*(f"{line}." for line in drawing_of(playable, terminal.words).setup(setup)))
    path.parent.mkdir(parents=True, exist_ok=True)
    session: AnySession = Session(playable, setup, seed, saver(path))
    terminal.say(terminal.words("play-saved-in", file=str(path)))
    return session


def _new_file(record: Path | None, name: str) -> Path:
    """Return the path of the file for a new game. Raises: RecordError if that file exists."""
    from datetime import datetime

    from dicegame.play.record import RecordError
    from padgen.cli.output import check_ending, default_path

    check_ending(record, ".jsonl")
    now = datetime.now().astimezone()
    path = record or default_path(f"game-{now:%Y-%m-%d-%H%M%S}", [name], ".jsonl")
    if path.exists():
        raise RecordError(Sentence("play-file-exists", file=str(path)))
    return path


def resume_game(terminal: Terminal, path: Path) -> tuple[AnySession, Path]:
    """Return the game in a file, ready to continue, and the file. Remove a half-written last line from the file."""
    from dicegame.play.record import format_record
    from dicegame.play.session import Session
    from padgen.files import write_whole

    record = read_file(path, terminal.words)
    with naming(path):
        session: AnySession = Session.resume(record, saver(path))
    text = format_record(record).encode()
    if text != path.read_bytes():
        write_whole(text, path)
    terminal.say(terminal.words("play-going-on", file=str(path)))
    return session, path


def saver(path: Path) -> Callable[[str], None]:
    """Return a function that appends a line to a file. The line is on the disk when it returns.

    The file appears only when its first line is complete.
    """
    from padgen.files import write_whole

    def save(line: str) -> None:
        if not path.exists():
            write_whole(line.encode(), path)
            line = ""
        with path.open("ab") as file:
            file.write(line.encode())
            file.flush()
            os.fsync(file.fileno())

    return save
