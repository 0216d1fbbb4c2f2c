"""`dicegame bound`: how many points the dice of a finished game allowed."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from padgen.language import Sentence


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

    from dicegame.games import find_kit, read_record
    from dicegame.play.record import RecordError
    from dicegame.strength.look_back import look_back_lines
    from padgen.cli.run import translate_log
    from padgen.errors import PadgenError
    from padgen.files import read_bytes
    from padgen.language import Sentence

    translate_log()
    try:
        game = read_record(read_bytes(record))
        look_back = find_kit(game.playable.key).look_back
        with _shown() as tell:
            found = [look_back(game, player, tell, thorough=True) for player in range(len(game.setup.names))]
    except PadgenError as error:
        raise RecordError(Sentence("record-at", where=str(record), what=error.sentence)) from None
    if as_json:
        dicts = [one.as_dict() for one in found]
        typer.echo(json.dumps(dicts[0] if len(dicts) == 1 else dicts, indent=2, ensure_ascii=False))
        return
    for one in found:
        for line in look_back_lines(one, language):
            typer.echo(line)


@contextmanager
def _shown() -> Iterator[Callable[[Sentence], None]]:
    """Return a function that shows on stderr how far the work is, if that is a terminal."""
    from rich.console import Console

    from padgen.cli.run import translate
    from padgen.language import Sentence

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda _: None
        return
    with console.status(translate(Sentence("play-looking"))) as status:
        yield lambda how_far: status.update(translate(how_far))
