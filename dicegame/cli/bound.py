"""The command `dicegame bound`, which shows how many points the dice of a finished game allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from dicegame.cli.reading import naming
from padgen.cli.options import ANY_LANGUAGE, LanguageOption


def bound(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
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
    from dicegame.terminal.console import looking
    from padgen.cli.run import translate_log
    from padgen.files import read_bytes
    from padgen.language import Words

    translate_log()
    console = Console(stderr=True)
    with naming(record):
        game = read_record(read_bytes(record))
        look_back = find_kit(game.playable.key).look_back
        with looking(console, Words(language), console.is_terminal) as tell:
            found = [look_back(game, player, tell, thorough=True) for player in range(len(game.setup.names))]
    if as_json:
        dicts = [one.as_dict() for one in found]
        typer.echo(json.dumps(dicts[0] if len(dicts) == 1 else dicts, indent=2, ensure_ascii=False))
        return
    for one in found:
        for line in look_back_lines(one, language):
            typer.echo(line)
