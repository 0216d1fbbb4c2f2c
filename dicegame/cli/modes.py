"""The options of `dicegame play` for expansions, the solo game, the team game and the box of the players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.completion import complete_expansions
from dicegame.cli.reading import naming
from padgen.language import Sentence, joined

if TYPE_CHECKING:
    from dicegame.play.playable import AnyPlayable

ALL = "all"
"""The word for all expansions that can be played together on the duchies of the game."""

Solo = Annotated[
    bool, typer.Option("--solo", help="Alone: 8 rounds a phase; base game: the solo game, such as on base-13a.")
]
Target = Annotated[
    int | None, typer.Option("--target", min=45, max=55, help="Base game, solo: the points for the first action (50).")
]
With = Annotated[
    str,
    typer.Option(
        "--with",
        metavar="A,B,...",
        autocompletion=complete_expansions,
        help="Base game: expansions: tiles, castles, inns, borders, routes, shields, or all that fit.",
    ),
]
Without = Annotated[
    str,
    typer.Option(
        "--without",
        metavar="A,B,...",
        autocompletion=complete_expansions,
        help="Base game: not with these expansions. Without it, borders are on if every duchy has border posts.",
    ),
]
Team = Annotated[bool, typer.Option("--team", help="Base game: the team game, which cannot be played yet.")]
Box = Annotated[
    Path | None,
    typer.Option("--box", metavar="FILE", help="Base game: what is in your box, where no source is sure (TOML)."),
]


def mode_options(playable: AnyPlayable, solo: bool, target: int | None, team: bool) -> dict[str, str]:
    """Return the options for a solo game. Raises: GameError for a team game, and for a target without a solo game."""
    of_base = "solo" in playable.options
    if team:
        _refuse("--team", Sentence("play-no-team" if of_base else "play-other-game"))
    if target is not None and of_base and not solo:
        _refuse("--target", Sentence("play-target-solo"))
    chosen = {} if target is None else {"target": str(target)}
    if solo:
        chosen |= {"solo": "yes"} if of_base else {"variant": "solo"}
    return chosen


def expansion_options(playable: AnyPlayable, with_: str, without: str) -> dict[str, str]:
    """Return the options for the expansions that are played with, and for those that are not.

    `all` leaves those out that depend on the duchies. Raises: GameError with the known expansions.
    """
    wanted, unwanted = _named(playable, "--with", with_), _named(playable, "--without", without)
    for name in wanted & unwanted:
        _refuse("--without", Sentence("play-with-and-without", name=name))
    found: dict[str, str] = {}
    if ALL in wanted:
        found |= {name: "yes" for name in playable.expansions if playable.options[name][0] == "no"}
    if ALL in unwanted:
        found |= dict.fromkeys(playable.expansions, "no")
    return found | dict.fromkeys(wanted - {ALL}, "yes") | dict.fromkeys(unwanted - {ALL}, "no")


def _named(playable: AnyPlayable, option: str, text: str) -> set[str]:
    """Return the expansions that an option names, which may be shortened, and perhaps `ALL`. Raises: GameError."""
    from dicegame.play.naming import Names

    words = [word.strip() for word in text.split(",") if word.strip()]
    if words and not playable.expansions:
        _refuse(option, Sentence("play-other-game"))
    known, found = (*playable.expansions, ALL), set[str]()
    for word in words:
        named = Names((name, name) for name in known).find(word)
        if len(named) != 1:
            _refuse(option, Sentence("play-no-expansion", name=word[:40], names=joined(known, "or")))
        found.update(named)
    return found


def box_text(box: Path | None) -> str:
    """Return the text of a box file, or "" if none is given. Raises: RecordError that names a file that cannot be read."""
    from padgen.files import read_text

    if box is None:
        return ""
    with naming(box):
        return read_text(box)


def _refuse(option: str, what: Sentence) -> None:
    from dicegame.play.events import GameError

    raise GameError(Sentence("usage-value", name=option, what=what))
