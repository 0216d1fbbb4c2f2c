"""The command `dicegame roll`, which rolls the dice for a game on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from dicegame.terminal.console import Terminal

Seed = Annotated[int | None, typer.Option("--seed", min=0, help="A number that fixes the dice. Default: chance.")]
DoubleFaces = Annotated[
    int | None, typer.Option("--double-faces", min=0, max=6, help="Faces of the hourglass die with two hourglasses (2).")
]


def roll(
    solo: Annotated[bool, typer.Option("--solo", help="The solo variant: 8 rounds a phase.")] = False,
    seed: Seed = None,
    double_faces: DoubleFaces = None,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Roll the dice for a game on paper, check off the hourglasses and announce the phases.

    Example: dicegame roll --solo
    """
    import random

    from dicegame.dice.clock import Clock
    from dicegame.dice.roll import roll_dice
    from dicegame.terminal.console import Terminal
    from padgen.tables import DOUBLE_HOURGLASS_FACES, PHASES, DiceTables

    terminal = Terminal(language=language)
    words = terminal.words
    rng = random.Random(seed)
    faces = DOUBLE_HOURGLASS_FACES if double_faces is None else double_faces
    clock = Clock.of(DiceTables(), solo)
    while not clock.over:
        phase = PHASES[clock.phase]
        if clock.round == 0:
            typer.echo(words("roll-phase-begins", phase=phase))
        if not _may_roll(terminal):
            typer.echo("\n" + words("roll-stopped", phase=phase, rounds=clock.round), err=True)
            raise typer.Exit(130)
        rolled = roll_dice(rng, faces)
        clock = clock.tick(rolled.double)
        typer.echo(words("roll-line", time=clock.sentence, dice=rolled.sentence))
        if rolled.double:
            typer.echo("  " + words("roll-may-sell"))
        if clock.ends_phase:
            typer.echo("  " + words("roll-last-round", phase=phase))
        clock = clock.settle()
    typer.echo(words("roll-over"))


def _may_roll(terminal: Terminal) -> bool:
    """Wait for Enter and return True, or return False if the player stops. For other input, print help and ask again."""
    from dicegame.terminal.console import HELP, QUIT, Quit
    from padgen.language import Sentence

    while True:
        try:
            word = terminal.ask(terminal.words("roll-prompt")).lower()
        except (Quit, KeyboardInterrupt):
            return False
        if not word:
            return True
        if word in QUIT:
            return False
        terminal.say(Sentence("roll-help") if word in HELP else Sentence("play-nothing-here", word=word))
