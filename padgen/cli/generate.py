"""`padgen generate`, and the new duchies of `padgen pad --random`."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from padgen.cli.options import (
    DiceOption,
    FairOption,
    GameOption,
    GrainOption,
    LikeOption,
    RatedOption,
    SizesOption,
    SymmetricOption,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from dicegame.strength.rating import Target
    from padgen.model import Layout
    from padgen.spec import Spec


def generate(
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=1_000_000, metavar="N", help="How many.")] = 1,
    seed: Annotated[
        int | None,
        typer.Option(min=0, metavar="S", help="The same seed makes the same duchies. Default: drawn.", show_default=False),
    ] = None,
    game: GameOption = None,
    sizes: SizesOption = "any",
    like: LikeOption = None,
    grain: GrainOption = None,
    symmetric: SymmetricOption = False,
    dice: DiceOption = "printed",
    rated: RatedOption = None,
    fair: FairOption = None,
    out: Annotated[
        str | None,
        typer.Option("--out", metavar="DIR", help="Write a layout file of each into a folder.", show_default=False),
    ] = None,
    notation: Annotated[bool, typer.Option("--notation", help="Print notations and nothing else.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of what padgen show --json prints.")] = False,
) -> None:
    """Make new duchies: lawful, all different, and the same for the same seed. Prints one notation a line.

    Example: padgen generate -n 3 --seed 7
    """
    from padgen.cli.run import drawn_seed, usage_error

    if (out is not None) + notation + as_json > 1:
        usage_error("--out", "expected only one of --out, --notation and --json")
    if out == "":
        usage_error("--out", "expected the name of a folder")
    wishes = Wishes(game, sizes, like, grain, symmetric, dice, rated, fair)
    spec = wishes.spec()
    wanted = wishes.wanted(spec)
    seed = drawn_seed(seed)
    layouts = wanted_duchies(number, seed, spec, wanted)
    if out is not None:
        _write_files(layouts, out, [f"{seed}-{i}.toml" for i in range(1, number + 1)], wanted)
    elif as_json:
        _print_json(layouts, number, wanted)
    else:
        _print_notations(layouts, number, spec, wanted, bare=notation)


class Wishes(NamedTuple):
    """The options for new duchies."""

    game: str | None = None
    sizes: str = "any"
    like: str | None = None
    grain: str | None = None
    symmetric: bool = False
    dice: str = "printed"
    rated: str | None = None
    fair: float | None = None

    def spec(self) -> Spec:
        """Return what the duchies are made by, read from the layouts that are named."""
        from padgen.cli.run import usage_error, warn
        from padgen.generate import Grain, Spec
        from padgen.names import load
        from padgen.tables import Game

        sizes_of = load(self.sizes) if self.sizes.lower() != "any" else None
        if self.like is not None:
            model = load(self.like)
        else:
            game = self.game or (sizes_of.game if sizes_of else Game.DICE)
            model = load("a" if game == Game.DICE else "base-1")
        if self.game and self.game != model.game:
            usage_error("--game", f"{model.name} is a duchy of the {model.game} game")
        if self.grain and sizes_of:
            warn(f"--grain has no effect: --sizes {self.sizes} settles the area sizes")
        return Spec(model, sizes_of, Grain(self.grain or Grain.MEDIUM), self.symmetric, shuffled=self.dice == "shuffled")

    def wanted(self, spec: Spec) -> Target | None:
        """Return how hard and how fair duchies are asked to be, None if any will do."""
        if self.rated is None and self.fair is None:
            return None
        from dicegame.strength.rating import Target, parse_band
        from padgen.cli.run import usage_error
        from padgen.tables import Game

        if spec.like.game is not Game.DICE:
            option = "--fair" if self.rated is None else "--rated"
            usage_error(option, f"duchies of the {spec.like.game} game cannot be rated, only those of the dice game")
        asked = ", ".join(f"{what} {value}" for what, value in self._asked_in_play().items())
        return Target(parse_band(self.rated) if self.rated is not None else None, self.fair, asked)

    def _asked_in_play(self) -> dict[str, object]:
        return {what: value for what, value in (("rated", self.rated), ("fair", self.fair)) if value is not None}


def new_duchies(number: int, seed: int, spec: Spec) -> Iterator[Layout]:
    """Yield `number` new duchies, named by seed and number: `7-1`, `7-2` and so on."""
    from itertools import islice

    from padgen.generate import seeded

    return islice(seeded(seed, spec), number)


def wanted_duchies(number: int, seed: int, spec: Spec, wanted: Target | None) -> Iterator[Layout]:
    """Yield new duchies that are as hard and as fair as asked, each with its rating."""
    if wanted is None:
        return new_duchies(number, seed, spec)
    from itertools import islice

    from padgen.generate import seeded

    return map(_with_rating, islice(seeded(seed, spec, wanted.accepts, wanted.asked), number))


def watched(layouts: Iterable[Layout], number: int, wanted: Target | None, what: str = "Making duchies") -> Iterable[Layout]:
    """Yield the layouts and show a progress bar, with the number of tries where not all are wanted."""
    from padgen.cli.run import track

    return track(layouts, number, what, (lambda: wanted.tried) if wanted else None)


def _with_rating(layout: Layout) -> Layout:
    """Return the layout with its rating, for its file and its sheet."""
    from dataclasses import replace

    from dicegame.strength.rating import rate_layout
    from padgen.ratings import Rating

    found = rate_layout(layout)
    starts = tuple((start, round(mean, 2)) for start, mean in found.starts.items())
    mean, se = round(found.planner.mean, 2), round(found.planner.se, 2)
    return replace(layout, rating=Rating(round(found.index, 4), found.word, mean, se, found.games, "planner", starts))


def _print_notations(layouts: Iterable[Layout], number: int, spec: Spec, wanted: Target | None, bare: bool) -> None:
    """Print one notation a line, with the name before it for a person at a terminal."""
    import sys

    from padgen.cli.run import note
    from padgen.notation import format_notation
    from padgen.spec import SpecError

    if spec.like.radius is None:
        raise SpecError(f"duchies like {spec.like.name} are no hexagons and have no notation; use --out DIR or --json")
    if lost := _lost_in_notation(spec):
        note(f"notations leave out {' and '.join(lost)} of {spec.like.name}; layout files (--out DIR) keep them")
    person = sys.stdout.isatty()
    for layout in layouts if person and not wanted else watched(layouts, number, wanted):
        name = f"{layout.name}  " if person and not bare else ""
        typer.echo(f"{name}{format_notation(layout)}")


def _lost_in_notation(spec: Spec) -> list[str]:
    from padgen.tables import STANDARD_COMPOSITION, standard_tables

    game = spec.like.game
    return [
        what
        for what, lost in (
            ("the composition", spec.composition != STANDARD_COMPOSITION[game]),
            ("the tables", spec.like.tables != standard_tables(game)),
            ("the border posts", bool(spec.like.posts)),
        )
        if lost
    ]


def _print_json(layouts: Iterable[Layout], number: int, wanted: Target | None) -> None:
    """Print a list of what `padgen show --json` prints. The list is closed even if the command is stopped."""
    import json
    import sys

    from padgen.cli.layouts import facts

    begun = False
    try:
        for layout in layouts if sys.stdout.isatty() and not wanted else watched(layouts, number, wanted):
            text = (",\n" if begun else "[\n") + json.dumps(facts(layout), indent=2)
            begun = True
            typer.echo(text, nl=False)
    finally:
        if begun:
            typer.echo("\n]")


def _write_files(layouts: Iterable[Layout], folder: str, names: list[str], wanted: Target | None) -> None:
    """Write a layout file of each and print the folder; overwrite nothing.

    Raises: OutputError. What was finished before stays, and is counted.
    """
    from contextlib import suppress

    from padgen.cli.output import OutputError, write_whole
    from padgen.cli.run import note
    from padgen.generate import SpecError
    from padgen.layoutfile import format_layout
    from padgen.second_opinion import GeometryError, confirm

    done = 0
    try:
        with suppress(FileExistsError):  # a file of that name: the next line says so
            os.makedirs(folder, exist_ok=True)
        there = set(os.listdir(folder)).intersection(names)
        if there:
            more = f" and {len(there) - 1} more of these" if len(there) > 1 else ""
            raise OutputError(f"{os.path.join(folder, min(there))}{more}: there already; nothing was written")
        for name, layout in zip(names, watched(layouts, len(names), wanted, "Writing duchies"), strict=True):
            write_whole(format_layout(confirm(layout)).encode(), os.path.join(folder, name))
            done += 1
    except KeyboardInterrupt:
        done = sum(os.path.exists(os.path.join(folder, name)) for name in names[: done + 1])
        note(f"stopped: {done} of {len(names)} duchies were written to {folder}, each file whole")
        raise typer.Exit(130) from None
    except (SpecError, GeometryError) as error:
        raise type(error)(f"{error}; {done} of {len(names)} were written to {folder}" if done else f"{error}") from None
    except OSError as error:
        raise OutputError(f"{folder}: {error.strerror or error}; {done} of {len(names)} duchies were written") from None
    typer.echo(folder)
