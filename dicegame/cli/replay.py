"""The command `dicegame replay`, which shows and scores a recorded game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from dicegame.cli.completion import complete_records
from dicegame.cli.reading import naming
from dicegame.cli.report import Rules, print_parts, report_parts, screen_width
from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.language import Sentence, Words

if TYPE_CHECKING:
    from dicegame.daily import Shared
    from dicegame.play.events import Event
    from dicegame.play.playable import AnyPlayable
    from dicegame.play.record import AnyRecord, RecordError
    from dicegame.terminal.drawing import Drawing


def replay(
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE", autocompletion=complete_records, help="The record of a game, or a shared result of a day."
        ),
    ],
    step: Annotated[bool, typer.Option("--step", help="Show the board after every turn, and wait for Enter.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print points, winners and moves as JSON instead.")] = False,
    legal: Annotated[bool, typer.Option("--legal", help="With --json: what was legal before each move.")] = False,
    rules: Rules = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Show a recorded game round by round and score it. Stop with an error at the first turn that breaks a rule.

    FILE may also be a shared result of the duchy of the day, as a text or in a file: then its points are checked.

    Example: dicegame replay output/game-a.jsonl --step
    """
    from dicegame.play.record import replay as games_of
    from dicegame.terminal.drawing import drawing_of

    words = Words(language)
    if legal and not as_json:
        raise typer.BadParameter(words("replay-legal-json"))
    shared = _shared(file)
    record, fault = (shared.result.record, None) if shared else _read_sound_part(file, words)
    if as_json:
        if fault:
            raise fault
        typer.echo(json.dumps(_data(record, file, legal), indent=2, ensure_ascii=False))
        return
    drawing = drawing_of(record.playable, words)
    games = games_of(record)
    with naming(file):
        game = next(games)
        for line in drawing.heading(record.setup):
            typer.echo(line)
        for event in record.events:
            game = next(games)
            typer.echo(drawing.event(game, event))
            if step:
                _show(drawing, game, event)
        game = next(games, game)
    if fault:
        typer.echo(words("replay-sound-part", file=str(file)))
        raise fault
    if not record.playable.over(game):
        typer.echo(words("replay-unfinished"))
    print_outcome(record.playable, game, language, rules)
    if shared:
        _check_claim(shared, words)


def _shared(text: Path) -> Shared | None:
    """Return the shared result of a day if `text` is one or names a file with one, otherwise None. Raises: DayError."""
    from contextlib import suppress

    from dicegame.daily import has_code, read_shared
    from padgen.errors import PadgenError
    from padgen.files import read_text

    given = str(text)
    with suppress(PadgenError):  # a long text is not the name of a file; a record is not for us
        given = read_text(text)
    return read_shared(given) if not given.lstrip().startswith("{") and has_code(given) else None


def _check_claim(shared: Shared, words: Words) -> None:
    """Print whether the points claimed in a shared result are those of its turns. Exit with 1 if they are not."""
    result, claimed = shared.result, shared.claimed
    typer.echo(f"\n{words('daily-title', date=str(result.day))}\n{result.lines[0]}")
    if claimed is not None and claimed != result.points:
        typer.echo(words("daily-wrong", claimed=claimed, points=result.points), err=True)
        raise typer.Exit(1)
    typer.echo(words("daily-right", points=result.points))


def _data(record: AnyRecord, file: Path, legal: bool) -> dict[str, object]:
    """Return points, winners and moves as data for JSON. Raises: RecordError at the first event that breaks a rule."""
    from dicegame.play.events import Moved, TookBack
    from dicegame.play.record import replay as games_of

    playable, names = record.playable, record.setup.names
    games, steps = games_of(record), []
    with naming(file):
        game = next(games)
        for event in record.events:
            if isinstance(event, Moved):
                step: dict[str, object] = {"player": names[event.player], "move": playable.format_move(event.move)}
                if legal:
                    step["legal"] = sorted(map(playable.format_move, playable.legal(game, event.player)))
                steps.append(step)
            elif isinstance(event, TookBack):
                del steps[max(place for place, step in enumerate(steps) if step["player"] == names[event.player])]
            game = next(games)
        game = next(games, game)
    outcome = playable.outcome(game)
    players = [
        {"name": report.name, "points": report.total, "by": by}
        for report, by in zip(outcome.players, playable.points_by_source(game), strict=True)
    ]
    return {"players": players, "winners": list(outcome.winners), **outcome.solo, "steps": steps}


def read_file(path: Path, words: Words) -> AnyRecord:
    """Return the record in a file; warn if its last line, only half written, was dropped. Raises: RecordError."""
    from dicegame.games import read_record
    from padgen.cli.run import warn
    from padgen.files import read_bytes

    with naming(path):
        record = read_record(read_bytes(path))
    if record.dropped:
        warn(words("play-dropped", file=str(path), text=record.dropped[:60]))
    return record


def _read_sound_part(path: Path, words: Words) -> tuple[AnyRecord, RecordError | None]:
    """Return the record in a file up to the first line that cannot be read, and the error for that line, if there is one.

    Raises: RecordError if already the first line cannot be read.
    """
    from dicegame.games import read_sound_part
    from dicegame.play.record import RecordError
    from padgen.files import read_bytes

    try:
        return read_file(path, words), None
    except RecordError as error:
        with naming(path):
            return read_sound_part(read_bytes(path)).record, error


def _show(drawing: Drawing, game: Any, event: Event[Any, Any]) -> None:
    """Show a player's board after a move or an undo, and wait for Enter. After a random result, do nothing."""
    from dicegame.play.events import Chance, ChanceTakenBack
    from dicegame.terminal.console import HELP, QUIT, Quit, Terminal

    if isinstance(event, Chance | ChanceTakenBack):
        return
    terminal = Terminal(language=drawing.words.language)
    terminal.say("", *drawing.picture(game, event.player, []), *drawing.summary(game, event.player))
    try:
        while word := terminal.ask(drawing.words("replay-step")).lower():
            if word in QUIT:
                raise typer.Exit(130)
            terminal.say(*(drawing.help(game) if word in HELP else [Sentence("play-nothing-here", word=word)]))
    except Quit:
        typer.echo()


def print_outcome(
    playable: AnyPlayable, game: Any, language: str, rules: bool = False, plain: bool = False, more: bool = False
) -> None:
    """Print the score report of a game, with each player's board unless `plain`, and the rules if `rules`.

    `more` tells that other text follows.
    """
    from dicegame.terminal.drawing import drawing_of

    outcome, drawing = playable.outcome(game), drawing_of(playable, Words(language))
    boards = [] if plain else [drawing.board(game, player) for player in range(len(outcome.players))]
    print_parts(report_parts(outcome, language, screen_width(), rules, boards), language, more)
