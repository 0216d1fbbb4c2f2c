"""The command `dicegame play`, which plays a game in the terminal and saves it."""

from __future__ import annotations

import os
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.club import names_of
from dicegame.cli.completion import complete_records
from dicegame.cli.match import given
from dicegame.cli.modes import Box, Solo, Target, Team, With, Without, box_text, expansion_options, mode_options
from dicegame.cli.reading import naming
from dicegame.cli.replay import print_outcome
from dicegame.cli.roll import DoubleFaces, Seed
from padgen.cli.options import ANY_LANGUAGE, LanguageOption, layout_argument
from padgen.language import Sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dicegame.kit import Kit
    from dicegame.play.playable import Answer, AnyPlayable, Plan
    from dicegame.play.record import SoundPart
    from dicegame.play.recordfile import RecordFile
    from dicegame.play.session import AnySession
    from dicegame.terminal.console import Terminal
    from padgen.model import Layout


SHOWN = 5
"""The most lines of a damaged record that are shown."""
OPTIONS = {
    "variant": "--solo",
    "solo": "--solo",
    "double_faces": "--double-faces",
    "edition": "--edition",
    "boards": "--boards",
    "target": "--target",
    "box": "--box",
}
"""How the options that only some games have are typed. All others are readings."""
RANDOM = "random"
"""The word for random duchies."""
FIRST_OF_BASE = "base-1"
"""A duchy of the base game, which tells the game apart if the duchies are random."""


class Dice(StrEnum):
    """The place where the dice are rolled."""

    SCREEN = "screen"
    TABLE = "table"


def play(
    layout: Annotated[str | None, layout_argument(help="Catalog name, file, or notation (a).")] = None,
    players: Annotated[
        str,
        typer.Option(
            "--players",
            help='Names, such as "Anna,Ben,bot:search", or their number; one plays solo; base game: against bot:greedy.',
        ),
    ] = "",
    start: Annotated[
        str | None,
        typer.Option(
            "--start",
            help="secret (default), different, same, or the castles: blue for all, or blue,gray one for each; base game: "
            "open (default), secret, or hexes, 19 for all, or 19,7.",
        ),
    ] = None,
    solo: Solo = False,
    target: Target = None,
    with_: With = "",
    without: Without = "",
    team: Team = False,
    box: Box = None,
    seed: Seed = None,
    dice: Annotated[
        Dice | None,
        typer.Option(
            "--dice", case_sensitive=False, help="screen (default): rolled here; table: you roll real dice and type them."
        ),
    ] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Where the game is saved.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", autocompletion=complete_records, help="Go on with a saved game."),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No picture, only sentences: for screen readers.")] = False,
    double_faces: DoubleFaces = None,
    edition: Annotated[
        str | None, typer.Option("--edition", metavar="YEAR", help="The base game of 2019 (default) or of 2011.")
    ] = None,
    boards: Annotated[
        str,
        typer.Option(
            "--boards", metavar="A,B,...", help="Base game: a duchy for each player, such as base-3,base-7, or random."
        ),
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
    Example: dicegame play base-3 --players "Anna,Ben" --with inns,routes
    Example: dicegame play base-11a --with all --without borders
    Example: dicegame play base-13a --solo --target 45
    Example: dicegame play --boards random --start secret --players "Anna,Ben,Cleo"
    Example: dicegame play base-3 --with castles --box mine.toml --reading white-castles=any
    """
    from random import SystemRandom

    from dicegame.games import kit_of
    from dicegame.play.advice import BY_CLOCK, REPEATABLE
    from dicegame.play.recordfile import RecordFile
    from dicegame.terminal.console import Terminal
    from padgen.names import load

    terminal = Terminal(plain or os.environ.get("TERM") == "dumb", language)
    if resume:
        others = (layout, players, start, solo, dice, record, seed, double_faces, edition, boards, readings)
        newer = (target, with_, without, team, box)
        if any(value is not None and value is not False and value not in ("", []) for value in (*others, *newer)):
            raise typer.BadParameter(terminal.words("play-resume-alone"))
        file = RecordFile(resume)
    else:
        if dice is Dice.TABLE and seed is not None:
            raise typer.BadParameter(terminal.words("play-seed-table"))
        chosen = SystemRandom().randrange(2**32) if seed is None else seed
        own = [name.strip() for name in boards.split(",") if name.strip()]
        options = given(double_faces=double_faces, edition=edition or None)
        if own == [RANDOM]:
            layout, own, options = layout or FIRST_OF_BASE, [], options | {"boards": RANDOM}
        loaded = [load(name.strip()) for name in [layout or next(iter(own), "a"), *own]]
        rules = kit_of(loaded[0]).playable
        with _typed_options():
            options |= mode_options(rules, solo, target, team) | expansion_options(rules, with_, without)
            playable, plan, castles = _plan(
                loaded,
                names_of(players or terminal.words("play-player"), terminal.words),
                (start or "").strip().lower(),
                options | _readings(readings or []),
                language,
                chosen,
                box_text(box),
            )
        file = RecordFile(_new_file(record, plan.layout.name))
    with file:
        with stopping(lambda: terminal.words("play-not-begun")):
            if resume:
                session = resume_game(terminal, file)
            else:
                session = begin_game(terminal, playable, plan, castles, None if dice is Dice.TABLE else chosen, file)
        session.limit = REPEATABLE if seed is not None or (resume and session.seed is not None) else BY_CLOCK
        play_on(terminal, session, file)


@contextmanager
def _typed_options() -> Iterator[None]:
    """Turn an error about an option that the game does not have into one that names the option as it is typed."""
    from dicegame.play.events import GameError
    from padgen.errors import OptionError

    try:
        yield
    except OptionError as error:
        name, other = OPTIONS.get(error.option), Sentence("play-other-game")
        what = other if name else Sentence("play-no-reading", name=error.option[:40])
        raise GameError(Sentence("usage-value", name=name or "--reading", what=what)) from None


@contextmanager
def stopping(words: Callable[[], str]) -> Iterator[None]:
    """Print what `words` returns on stderr and exit with 130 if the player leaves within the `with` statement."""
    from dicegame.terminal.console import Quit

    try:
        yield
    except (Quit, KeyboardInterrupt):
        typer.echo(f"\n{words()}", err=True)
        raise typer.Exit(130) from None


def play_on(terminal: Terminal, session: AnySession, file: RecordFile) -> None:
    """Play a game to its end, print its score, save it in the history if people took part, and look back on its moves."""
    from dicegame.games import find_kit
    from dicegame.terminal.play import TerminalGame
    from padgen.cli.run import translate_log

    kit = find_kit(session.playable.key)
    _compile_behind(kit, session)
    game = TerminalGame(terminal, session)
    if not session.over:
        with stopping(lambda: terminal.words("play-saved", file=str(file.path))):
            game.play()
    print_outcome(session.playable, session.game, terminal.words.language, plain=terminal.plain, more=True)
    if kit.offers("archive") and session.with_people:
        _keep(session, file.path, terminal.words.language)
    translate_log()
    game.look_back()


def _keep(session: AnySession, path: Path, language: str) -> None:
    """Save a finished game in the history, with the date of its last move. `path` is the file of its record.

    If that fails, warn: the record has the whole game, and resuming it tries again.
    """
    from datetime import datetime
    from time import time

    from dicegame.archive.history import HistoryError
    from dicegame.cli.keep import keep_and_share
    from dicegame.games import find_kit
    from padgen.cli.run import warn

    played = path.stat().st_mtime if path.exists() else time()
    date = datetime.fromtimestamp(played).astimezone().date().isoformat()
    finished = find_kit(session.playable.key).archive(session.record, date)
    try:
        keep_and_share(finished, str(path), None, language, save=True, bgstats=False)
    except HistoryError as error:
        warn(error.sentence)


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
    """Return the chosen readings of disputed rules by their names. Each of `texts` is typed as NAME=VALUE."""
    return {name.strip().lower(): value.strip().lower() for name, _, value in (text.partition("=") for text in texts)}


def _plan(
    loaded: list[Layout], players: list[str], start: str, options: dict[str, str], language: str, seed: int, box: str
) -> tuple[AnyPlayable, Plan, list[Answer]]:
    """Return the game for the layouts, its plan with the options, and the answers with the starting castles, if given.

    If there are several layouts, those after the first are one for each player. `start` is a rule for choosing castles, or
    the castles themselves: one for all players, or one for each, separated by commas.
    """
    from dicegame.games import kit_of
    from dicegame.library import castle_answers, make_plan
    from dicegame.play.session import bots_among
    from dicegame.terminal.questions import choice_key

    for rule in ("start_rule", "start"):
        if start in kit_of(loaded[0]).playable.options.get(rule, ()):
            options, start = options | {rule: start}, ""
    playable, plan = make_plan(loaded[0], players, options, loaded[1:], language, seed, box)
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
    terminal: Terminal, playable: AnyPlayable, plan: Plan, given: list[Answer], seed: int | None, file: RecordFile
) -> AnySession:
    """Ask the questions before the game unless answers are given, say where the game is saved, and return the new game."""
    from dicegame.play.session import Session, bots_among
    from dicegame.terminal.drawing import drawing_of
    from dicegame.terminal.questions import ask_questions

    setup = playable.setup(plan, given or ask_questions(terminal, playable, plan), seed)
    if len(plan.names) > 1 or playable.opponent or bots_among(playable, plan.names):
        terminal.say(*(f"{line}." for line in drawing_of(playable, terminal.words).setup(setup)))
    file.path.parent.mkdir(parents=True, exist_ok=True)
    session: AnySession = Session(playable, setup, seed, file.save)
    terminal.say(terminal.words("play-saved-in", file=str(file.path)))
    return session


def _new_file(record: Path | None, name: str) -> Path:
    """Return the path of the file for a new game. Raises: RecordError if that file exists."""
    from datetime import datetime

    from dicegame.play.record import RecordError
    from padgen.cli.output import check_ending, default_path

    check_ending(record, ".jsonl")
    now = datetime.now().astimezone()
    path = record or default_path(f"game-{now:%Y-%m-%d-%H%M%S}", [name], ".jsonl")
    if path.is_dir():
        raise RecordError(Sentence("play-file-folder", file=str(path), example=str(path / "game.jsonl")))
    if path.exists():
        raise RecordError(Sentence("play-file-exists", file=str(path)))
    return path


def resume_game(terminal: Terminal, file: RecordFile) -> AnySession:
    """Lock the file of a game and return the game, ready to continue. The file only changes with the next move.

    If a part of the record is damaged, offer to go on from the part before it, in a new file.
    Raises: RecordError if the player does not take the offer, or if another process plays the game.
    """
    from dicegame.games import read_sound_part
    from dicegame.play.session import Session
    from padgen.cli.run import warn

    with naming(file.path):
        content = file.read()
        part = read_sound_part(content)
        if part.fault:
            _offer(terminal, file, part)
        session: AnySession = Session.resume(part.record, file.save)
    if part.record.dropped:
        file.text = content[: content.rindex(b"\n") + 1]
        warn(terminal.words("play-dropped", file=str(file.path), text=part.record.dropped[:60]))
    terminal.say(terminal.words("play-finished" if session.over else "play-going-on", file=str(file.path)))
    return session


def _offer(terminal: Terminal, file: RecordFile, part: SoundPart) -> None:
    """Say which lines of a record are left out, and go on without them in a new file if the player agrees.

    Raises: RecordError with the fault if the player does not agree, or if there is nothing before it.
    """
    from dicegame.terminal.console import QUIT, Quit

    assert part.fault
    if not part.record.events:
        raise part.fault
    lines = file.text.splitlines(keepends=True)
    left_out = [line.decode(errors="replace").strip() for line in lines[part.number - 1 :] if line.strip()]
    terminal.say(Sentence("play-damaged", file=str(file.path), fault=part.fault.sentence, number=part.number))
    terminal.say(Sentence("play-left-out", lines=len(left_out)), *(f"  {line[:70]}" for line in left_out[:SHOWN]))
    try:
        while word := terminal.ask(terminal.words("play-enter-sound")).lower():
            if word in QUIT:
                raise part.fault
            terminal.say(Sentence("play-nothing-here", word=word))
    except Quit:
        raise part.fault from None
    file.go_on_beside(b"".join(lines[: part.number - 1]))
