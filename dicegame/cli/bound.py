"""The command `dicegame bound`, which shows how many points the dice of a finished game allowed."""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.completion import complete_records
from dicegame.cli.reading import naming
from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.language import Sentence, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import Console

    from padgen.language import Words


def bound(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", autocompletion=complete_records, help="The record of a finished game.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Show how many points were possible with the dice of a finished game, known in advance, and which turns cost most.

    Each player is analyzed alone, while the others play as they did. Without the extra "fast", far fewer lines of turns are
    compared, so that a player takes seconds; the points found may be a little lower. Ctrl-C stops.

    Of a base game, show the turns that surely cost most: from each turn and from the planner's best turns, many games are
    played on with the same new dice and tiles. Those that really came are not used. This needs the extra "fast".

    Example: dicegame bound output/game-a.jsonl
    """
    import json

    from rich.console import Console

    from dicegame.games import find_kit, read_record
    from dicegame.strength.look_back import look_back_lines
    from padgen.cli.run import translate_log
    from padgen.files import read_bytes
    from padgen.language import Words

    translate_log()
    console = Console(stderr=True)
    with naming(record):
        game = read_record(read_bytes(record))
        look_back = find_kit(game.playable.key).look_back
        with _saying(console, Words(language)) as tell:
            found = [
                look_back(game, player, partial(_say_of, tell, name), thorough=True)
                for player, name in enumerate(game.setup.names)
            ]
    if as_json:
        dicts = [one.as_dict() for one in found]
        typer.echo(json.dumps(dicts[0] if len(dicts) == 1 else dicts, indent=2, ensure_ascii=False))
        return
    for one in found:
        for line in look_back_lines(one, language):
            typer.echo(line)


@contextmanager
def _saying(console: Console, words: Words) -> Iterator[Callable[[Sentence], None]]:
    """Give the `with` block a function that shows how far it is: always in a terminal, otherwise a line now and then."""
    from padgen.cli.progress import telling

    if console.is_terminal:
        with console.status("") as status:
            yield lambda how_far: status.update(say(how_far, words.language))
        return
    said: list[Sentence] = []
    with telling(lambda: said[-1] if said else None):
        yield said.append


def _say_of(tell: Callable[[Sentence], None], name: str, how_far: Sentence) -> None:
    """Show how far the look-back on a player is."""
    tell(Sentence("where-what", where=name, what=how_far))
