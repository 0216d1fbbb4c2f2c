"""`dicegame roll`."""

from typing import Annotated

import typer

Seed = Annotated[int | None, typer.Option("--seed", min=0, help="Number that fixes the dice; chance without it.")]
DoubleFaces = Annotated[
    int | None, typer.Option("--double-faces", min=0, max=6, help="Faces of the hourglass die with two hourglasses (2).")
]


def roll(
    solo: Annotated[bool, typer.Option("--solo", help="The solo variant: 8 rounds a phase.")] = False,
    seed: Seed = None,
    double_faces: DoubleFaces = None,
) -> None:
    """Roll the dice for a game on paper: ticks the hourglasses and announces the phases.

    Example: dicegame roll --solo
    """
    import random

    from dicegame.dice.clock import Clock
    from dicegame.dice.roll import roll_dice
    from dicegame.terminal.dice_board import time
    from padgen.tables import DOUBLE_HOURGLASS_FACES, PHASES, DiceTables

    rng = random.Random(seed)
    faces = DOUBLE_HOURGLASS_FACES if double_faces is None else double_faces
    clock = Clock.of(DiceTables(), solo)
    typer.echo("Phase I begins.")
    while not clock.over:
        try:
            word = input("Enter rolls the dice, q stops: ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            word = "q"
        if word in ("q", "quit"):
            typer.echo(f"\nstopped in phase {PHASES[clock.phase]}, after {clock.round} rounds", err=True)
            raise typer.Exit(130)
        rolled = roll_dice(rng, faces)
        clock = clock.tick(rolled.double)
        typer.echo(f"{time(clock)}: {rolled}")
        if rolled.double:
            typer.echo("  A double hourglass: everybody may sell all commodities.")
        if clock.ends_phase:
            typer.echo(f"  This is the last round of phase {PHASES[clock.phase]}.")
        clock = clock.settle()
        if clock.round == 0 and not clock.over:
            typer.echo(f"Phase {PHASES[clock.phase]} begins.")
    typer.echo("The game is over. dicegame score adds up what is on paper.")
