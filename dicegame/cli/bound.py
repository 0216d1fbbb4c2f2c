"""`dicegame bound`: how many points the dice of a finished game allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption


def bound(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Show how many points were possible with the dice of a finished game, known in advance, and which turns cost most.

    Each player is analyzed alone, while the others play as they did.

    Example: dicegame bound output/game-a.jsonl
    """
    import json

    from dicegame.games import LOOK_BACKS, read_record
    from dicegame.play.record import RecordError
    from dicegame.strength.hindsight import as_dict, look_back
    from dicegame.terminal.drawing import drawing_of
    from padgen.cli.run import translate_log
    from padgen.errors import PadgenError
    from padgen.language import Sentence, Words
    from padgen.textfile import read_bytes

    translate_log()
    try:
        game = read_record(read_bytes(record))
        if game.playable.key not in LOOK_BACKS:
            raise RecordError(Sentence("bound-no-game"))
        found = [look_back(game, player) for player in range(len(game.setup.names))]
    except PadgenError as error:
        raise RecordError(Sentence("record-at", where=str(record), what=error.sentence)) from None
    if as_json:
        dicts = [as_dict(one) for one in found]
        typer.echo(json.dumps(dicts[0] if len(dicts) == 1 else dicts, indent=2, ensure_ascii=False))
        return
    for one in found:
        for line in drawing_of(game.playable, Words(language)).look_back(one):
            typer.echo(line)
