"""`dicegame bound`: how many points the dice of a finished game allowed."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dicegame.play.record import AnyRecord
    from padgen.language import Words


def bound(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Show how many points were possible with the dice of a finished game, known in advance, and which turns cost most.

    Each player is analyzed alone, while the others play as they did. Without the extra "fast", far fewer lines of turns are
    compared, so that a player takes seconds; the points found may be a little lower. Ctrl-C stops.

    Of a base game, show the turns that surely cost most: each is compared with the planner's best turns by games that are
    played on over common futures. What came later is not used. This needs the extra "fast".

    Example: dicegame bound output/game-a.jsonl
    """
    import json

    from dicegame.dice.strength.hindsight import as_dict, look_back
    from dicegame.games import read_record
    from dicegame.play.record import RecordError
    from dicegame.terminal.drawing import drawing_of
    from padgen.cli.run import translate_log
    from padgen.errors import PadgenError
    from padgen.files import read_bytes
    from padgen.language import Sentence, Words

    translate_log()
    try:
        game = read_record(read_bytes(record))
        if game.playable.key == "base":
            _show_board_turns(game, as_json, Words(language))
            return
        with _shown() as show:
            found = [look_back(game, player, progress=show) for player in range(len(game.setup.names))]
    except PadgenError as error:
        raise RecordError(Sentence("record-at", where=str(record), what=error.sentence)) from None
    if as_json:
        dicts = [as_dict(one) for one in found]
        typer.echo(json.dumps(dicts[0] if len(dicts) == 1 else dicts, indent=2, ensure_ascii=False))
        return
    for one in found:
        for line in drawing_of(game.playable, Words(language)).look_back(one):
            typer.echo(line)


def _show_board_turns(game: AnyRecord, as_json: bool, words: Words) -> None:
    """Show the costliest turns of every player of a base game."""
    import json

    from dicegame.base.strength.hindsight import as_dict, look_back, sentences
    from padgen.language import say

    with _shown() as show:
        found = [look_back(game, player, progress=show) for player in range(len(game.setup.names))]
    if as_json:
        typer.echo(json.dumps([as_dict(one) for one in found], indent=2, ensure_ascii=False))
        return
    for one in found:
        for number, sentence in enumerate(sentences(one)):
            typer.echo(("  " if number else "") + say(sentence, words.language))


@contextmanager
def _shown() -> Iterator[Callable[[float], None]]:
    """Return a function that shows the share of the work that is done on stderr, if that is a terminal."""
    from rich.console import Console

    from padgen.cli.run import translate
    from padgen.language import Sentence

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    with console.status(translate(Sentence("play-looking"))) as status:
        yield lambda share: status.update(translate(Sentence("look-back-share", percent=round(100 * share))))
