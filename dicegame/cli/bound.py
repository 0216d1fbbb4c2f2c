"""`dicegame bound`: how many points the dice of a finished game allowed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from dicegame.bound import Bound


def bound(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead.")] = False,
) -> None:
    """Say how many points the dice of a finished game allowed to someone who knew them all, and which turns cost most.

    Each player is looked at alone, the others playing as they did.

    Example: dicegame bound output/game-a.jsonl
    """
    import json

    from dicegame.bound import bound as bounded
    from dicegame.game import GameError
    from dicegame.record import RecordError, read_record

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
        typer.echo(sentence(one))


def as_dict(found: Bound) -> dict[str, object]:
    """One player's bound for JSON."""
    from dicegame.turns import format_turn
    from padgen.tables import PHASES

    return {
        "player": found.name,
        "score": found.score,
        "exact": found.exact,
        "bound": found.bound,
        "best_found": found.best_found,
        "costliest": [
            {
                "round": costly.round,
                "phase": PHASES[costly.phase],
                "roll": str(costly.roll),
                "turn": format_turn(costly.turn),
                "better": format_turn(costly.better),
                "cost": costly.cost,
            }
            for costly in found.costliest
        ],
        "line": [format_turn(turn) for turn in found.line],
    }


def sentence(found: Bound) -> str:
    """`47; these dice allowed at least 71; your three costliest turns were ...`."""
    from dicegame.turns import format_turn
    from padgen.tables import PHASES

    allowed = "exactly" if found.exact else f"at least {found.best_found} and at most"
    text = f"{found.name}: {found.score}; these dice allowed {allowed} {found.bound}"
    if not found.costliest:
        return f"{text}; no turn cost anything."
    turns = [
        f"{format_turn(costly.turn)} in round {costly.round} (phase {PHASES[costly.phase]}, {costly.roll}), "
        f"which cost {costly.cost} against {format_turn(costly.better)}"
        for costly in found.costliest
    ]
    words = {1: "costliest turn was", 2: "two costliest turns were", 3: "three costliest turns were"}
    return f"{text}; your {words[len(turns)]} {'; '.join(turns)}."
