"""The command `dicegame puzzle`, which asks for the best turn in positions from games."""

from __future__ import annotations

import json
import os
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.language import Sentence, Words

if TYPE_CHECKING:
    from dicegame.puzzles.puzzle import Puzzle


class Level(StrEnum):
    """A level of difficulty of puzzles."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def puzzle(
    number: Annotated[
        int | None, typer.Argument(metavar="NUMBER", help="A certain puzzle. Default: any.", show_default=False)
    ] = None,
    level: Annotated[
        Level | None, typer.Option("--level", case_sensitive=False, help="Only puzzles of this level.", show_default=False)
    ] = None,
    in_list: Annotated[bool, typer.Option("--list", help="List the puzzles instead.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="With --list: everything about them, with the answers.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No picture, only sentences: for screen readers.")] = False,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Find the best turn: positions from games in which one turn is clearly better than all others, one after the other.

    Afterwards you learn why, and what your turn would have lost.

    Example: dicegame puzzle --level easy
    """
    from random import SystemRandom

    from dicegame.puzzles.puzzle import find_puzzle, load_puzzles

    words = Words(language)
    if as_json and not in_list:
        raise typer.BadParameter(words("puzzle-json-list"))
    if number is not None and (level or in_list):
        raise typer.BadParameter(words("puzzle-number-alone"))
    puzzles = [one for one in load_puzzles() if level in (None, one.level)]
    if in_list:
        _print_list(puzzles, as_json, words)
        return
    from dicegame.terminal.console import Terminal
    from dicegame.terminal.puzzle import PuzzleDialogue

    first = [] if number is None else [find_puzzle(number)]
    order = SystemRandom().sample(puzzles, len(puzzles))
    terminal = Terminal(plain or os.environ.get("TERM") == "dumb", language)
    PuzzleDialogue(terminal).ask_all([*first, *(one for one in order if one not in first)])


def _print_list(puzzles: list[Puzzle], as_json: bool, words: Words) -> None:
    """Print one line for each puzzle without its answer, or all data of the puzzles with the answers as JSON."""
    from dicegame.puzzles.puzzle import puzzle_data
    from padgen.tables import PHASES

    if as_json:
        typer.echo("[\n" + ",\n".join(json.dumps(puzzle_data(one), ensure_ascii=False) for one in puzzles) + "\n]")
        return
    for one in puzzles:
        clock = one.game.clock
        when = Sentence("dice-where", phase=PHASES[clock.phase], round=clock.round + 1)
        typer.echo(
            words("puzzle-line", number=one.number, level=Sentence(f"rating-{one.level}"), when=when, layout=one.layout)
        )
