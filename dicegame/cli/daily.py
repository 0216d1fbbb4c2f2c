"""The command `dicegame daily`, which plays the duchy of the day."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.play import begin_game, resume_game, stopping
from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.language import Sentence

if TYPE_CHECKING:
    from dicegame.play.recordfile import RecordFile
    from dicegame.play.session import AnySession
    from dicegame.terminal.console import Terminal
    from padgen.daily import Day


def daily(
    date: Annotated[str, typer.Argument(metavar="DATE", help="A date such as 2026-11-22, in UTC.")] = "today",
    again: Annotated[bool, typer.Option("--again", help="Play once more. The games so far are kept.")] = False,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Where the game is saved.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No picture, only sentences: for screen readers.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Only print the duchy and the dice of the day as JSON.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Play the duchy of the day alone: from the date, the same duchy and the same dice for everyone.

    A game that was stopped goes on. At the end there is a line of squares to share, which dicegame replay checks, the result
    of the bot planner with the same dice, and what the dice allowed if that can be found quickly. The same day can be played
    in a browser (dicegame serve) and on paper (padgen pad --daily DATE).

    Example: dicegame daily 2026-11-22
    """
    from dicegame.play.recordfile import RecordFile
    from dicegame.terminal.console import Terminal
    from dicegame.terminal.play import TerminalGame
    from padgen.daily import parse_day

    day = parse_day(date)
    if as_json:
        typer.echo(json.dumps(_data(day), indent=2))
        return
    terminal = Terminal(plain or os.environ.get("TERM") == "dumb", language)
    with RecordFile(record or _path(day, again)) as file:
        with stopping(lambda: terminal.words("play-not-begun")):
            session = _session(terminal, day, file)
        if not session.over:
            with stopping(lambda: terminal.words("daily-saved", file=str(file.path), date=str(day))):
                TerminalGame(terminal, session).play()
    _show_result(terminal, day, session)


def _path(day: Day, again: bool) -> Path:
    """Return the path of the last game of a day, or of a new file if there is none or `again` is true."""
    from padgen.cli.output import default_path

    number, path = 1, default_path("daily", [str(day)], ".jsonl")
    while (later := default_path("daily", [str(day), str(number + 1)], ".jsonl")).exists():
        number, path = number + 1, later
    return later if again and path.exists() else path


def _session(terminal: Terminal, day: Day, file: RecordFile) -> AnySession:
    """Return the game of a day: the one in the file if it exists, or a new one. Raises: RecordError for another game."""
    from dicegame.daily import is_of_day, plan_of
    from dicegame.games import kit_of
    from dicegame.play.record import RecordError

    if file.path.exists():
        session = resume_game(terminal, file)
        if not is_of_day(session.record, day):
            raise RecordError(Sentence("daily-other-game", file=str(file.path), date=str(day)))
        return session
    terminal.say(Sentence("daily-title", date=str(day)))
    return begin_game(terminal, kit_of(day.layout).playable, plan_of(day, terminal.words("play-player")), [], day.seed, file)


def _show_result(terminal: Terminal, day: Day, session: AnySession) -> None:
    """Print the score, the planner's result, what the dice allowed, and the lines to share."""
    from dicegame.cli.replay import print_outcome
    from dicegame.daily import allowed_quickly, plan_game, result_of

    result = result_of(day, session.record)
    print_outcome(session.playable, session.game, terminal.words.language, plain=terminal.plain)
    terminal.say("", Sentence("daily-result", points=result.points, planner=plan_game(day).points))
    if allowed := allowed_quickly(result):
        terminal.say(allowed)
    terminal.say("", Sentence("daily-share"), Sentence("daily-title", date=str(day)), *result.lines)
    terminal.say("", Sentence("daily-check", code=result.code))


def _data(day: Day) -> dict[str, object]:
    from padgen.notation import format_notation

    rolls = [{"colors": list(roll.colors), "pips": list(roll.pips), "hourglasses": roll.hourglasses} for roll in day.rolls]
    layout = str(format_notation(day.layout))
    return {"date": str(day), "edition": day.edition, "layout": layout, "seed": day.seed, "rolls": rolls}
