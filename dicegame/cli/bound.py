"""`dicegame bound`: how many points the dice of a finished game allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def bound(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """Say how many points the dice of a finished game allowed to someone who knew them all, and which turns cost most.

    Each player is looked at alone, the others playing as they did.

    Example: dicegame bound output/game-a.jsonl
    """
    import json

    from dicegame.games import read_record
    from dicegame.play.events import GameError
    from dicegame.play.record import RecordError
    from dicegame.strength.hindsight import as_dict
    from dicegame.strength.hindsight import bound as bounded
    from dicegame.terminal.dice_board import looking_back

    try:
        game = read_record(record.read_bytes())
        found = [bounded(game, player) for player in range(len(game.setup.names))]
    except OSError as error:
        raise RecordError(f"{record}: cannot be read: {error.strerror}") from None
    except (RecordError, GameError) as error:
        raise RecordError(f"{record}: {error}") from None
    if as_json:
        dicts = [as_dict(one) for one in found]
        typer.echo(json.dumps(dicts[0] if len(dicts) == 1 else dicts, indent=2, ensure_ascii=False))
        return
    for one in found:
        for line in looking_back(one):
            typer.echo(line)
