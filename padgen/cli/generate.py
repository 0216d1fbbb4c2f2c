"""The command `padgen generate`, and functions that make new duchies for it and for `padgen pad --random`."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Protocol

import typer

from padgen.cli.completion import complete_layouts
from padgen.cli.options import ANY_LANGUAGE, LanguageOption, with_groups
from padgen.language import Sentence, joined

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from padgen.generate import Spec
    from padgen.model import Layout


duchy_option = partial(typer.Option, rich_help_panel="What the duchies are like", case_sensitive=False)


class DuchyOptions(NamedTuple):
    """The options that say what new duchies are like. All commands that make new duchies have them."""

    game: Annotated[
        Literal["dice", "base"] | None,
        duchy_option("--game", help="Dice game or base game. Default: that of --like or --sizes, else dice."),
    ] = None
    sizes: Annotated[
        str, duchy_option("--sizes", metavar="any|LAYOUT", help="Let area sizes vary, or keep those of a layout.")
    ] = "any"
    like: Annotated[
        str | None,
        duchy_option(
            "--like",
            metavar="LAYOUT",
            autocompletion=complete_layouts,
            help="Keep shape, composition and tables of a layout. Default: a or base-1.",
        ),
    ] = None
    grain: Annotated[
        Literal["fine", "medium", "coarse"] | None,
        duchy_option("--grain", help="Many small areas, about as printed, or few large ones. Default: medium."),
    ] = None
    symmetric: Annotated[
        bool,
        duchy_option(
            "--symmetric",
            help="Turned or mirrored, as far as the numbers of hexes allow.",
        ),
    ] = False
    dice: Annotated[
        Literal["printed", "shuffled"],
        duchy_option(
            "--dice",
            help="Base game: where the die numbers lie.",
        ),
    ] = "printed"
    rated: Annotated[
        str | None,
        duchy_option(
            "--rated", metavar="easy|medium|hard|LOW..HIGH", help="Only duchies of this difficulty, as measured by play."
        ),
    ] = None
    fair: Annotated[
        float | None,
        duchy_option(
            "--fair",
            min=0,
            metavar="POINTS",
            help="Base game: boards within this many points of each other. Dice game: duchies whose castles are.",
        ),
    ] = None

    def spec(self) -> Spec:
        """Return the specification for these options. Contradictions end the command with a usage error."""
        from padgen.cli.run import naming_options, warn
        from padgen.generate import spec_of

        sizes = None if self.sizes.lower() == "any" else self.sizes
        if self.grain and sizes:
            warn(Sentence("generate-grain", sizes=sizes))
        shuffled = self.dice == "shuffled"
        with naming_options():
            return spec_of(self.game, sizes, self.like, self.grain or "medium", symmetric=self.symmetric, shuffled=shuffled)

    def wanted(self, spec: Spec) -> Wanted | None:
        """Return the search for duchies that match `--rated` and `--fair`, or None if neither option is given."""
        if self.rated is None and self.fair is None:
            return None
        from dicegame.games import kit_of
        from padgen.cli.progress import with_lines
        from padgen.cli.run import translate_log

        asked = ", ".join(f"{what} {value}" for what, value in self._asked_in_play().items())
        translate_log()
        wanted = kit_of(spec.like).rating.wanted(self.rated, self.fair, asked)
        wanted.show_progress(
            lambda games, blocks: with_lines(games, blocks, Sentence("generate-trying", number=wanted.tried))
        )
        return wanted

    def _asked_in_play(self) -> dict[str, object]:
        return {what: value for what, value in (("rated", self.rated), ("fair", self.fair)) if value is not None}


@with_groups
def generate(
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=1_000_000, metavar="N", help="How many.")] = 1,
    seed: Annotated[
        int | None, typer.Option(min=0, metavar="S", help="The same seed makes the same duchies. Default: a random one.")
    ] = None,
    *,
    new: DuchyOptions,
    out: Annotated[
        str | None,
        typer.Option("--out", metavar="DIR", help="Write a layout file of each duchy into a folder."),
    ] = None,
    notation: Annotated[bool, typer.Option("--notation", help="Print notations and nothing else.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of what padgen show --json prints.")] = False,
    lang: LanguageOption = ANY_LANGUAGE,  # noqa: ARG001  # its callback sets the language
) -> None:
    """Make new duchies: valid, all different, and the same for the same seed. Prints one notation a line.

    --rated and --fair let a bot play each duchy, report the search on stderr, and print the rating after each
    notation. --notation prints nothing but notations.

    Example: padgen generate -n 3 --seed 7
    """
    from padgen.cli.run import drawn_seed, usage_error

    if (out is not None) + notation + as_json > 1:
        usage_error("--out", Sentence("generate-out-one"))
    if out == "":
        usage_error("--out", Sentence("generate-out-name"))
    spec = new.spec()
    wanted = new.wanted(spec)
    seed = drawn_seed(seed)
    layouts = wanted_duchies(number, seed, spec, wanted)
    if out is not None:
        _write_files(layouts, out, [f"{seed}-{i}.toml" for i in range(1, number + 1)], wanted)
    elif as_json:
        _print_json(layouts, number, wanted)
    else:
        _print_notations(layouts, number, spec, wanted, bare=notation)


MAKING = Sentence("generate-making")


class Wanted(Protocol):
    """The interface of a search for duchies of some difficulty. The search itself plays games, so it is in dicegame."""

    asked: str
    tried: int

    @property
    def effort(self) -> tuple[int, int, int]:
        """Return the numbers of games in a quick and in a full check, and of refusals in a row that end the search."""

    def show_progress(self, show: Callable[[Iterable[Any], int], Iterable[Any]]) -> None:
        """Show the progress of all games that are played from now on."""

    def accepts(self, layout: Layout) -> bool:
        """Return whether a duchy has the wanted difficulty and fairness."""

    def with_rating(self, layout: Layout) -> Layout:
        """Return a duchy with its rating added, to be shown in its file and on its sheet."""


def new_duchies(number: int, seed: int, spec: Spec) -> Iterator[Layout]:
    """Yield `number` new duchies. Seed 7 names them `7-1`, `7-2` and so on."""
    from itertools import islice

    from padgen.generate import seeded

    return islice(seeded(seed, spec), number)


def wanted_duchies(number: int, seed: int, spec: Spec, wanted: Wanted | None) -> Iterator[Layout]:
    """Yield `number` new duchies. If `wanted` is not None, all of them match it and have their ratings."""
    if wanted is None:
        return new_duchies(number, seed, spec)
    from itertools import islice

    from padgen.generate import seeded

    return map(wanted.with_rating, islice(seeded(seed, spec, wanted.accepts, wanted.asked), number))


def watched(
    layouts: Iterable[Layout],
    number: int,
    wanted: Wanted | None,
    what: Sentence = MAKING,
    with_ratings: bool = True,
) -> Iterable[Layout]:
    """Yield the layouts with a progress bar. If `wanted` is given, report the search (and ratings) on stderr."""
    from padgen.cli.progress import track

    if wanted is None:
        return track(layouts, number, what)
    _report(wanted)
    return track(_said(layouts) if with_ratings else layouts, number, what, lambda: wanted.tried)


def _report(wanted: Wanted) -> None:
    """Print on stderr what the search looks for and when it ends."""
    from padgen.cli.run import note

    games, more, most = wanted.effort
    note(Sentence("generate-looking", asked=wanted.asked, games=games, more=more, most=most))


def _said(layouts: Iterable[Layout]) -> Iterator[Layout]:
    """Yield the layouts, and print the rating of each on stderr."""
    from padgen.cli.run import note

    for layout in layouts:
        note(Sentence("generate-rating-of", name=layout.name, rating=_rating_of(layout)))
        yield layout


def _rating_of(layout: Layout) -> Sentence:
    """Return the rating of a layout in a few words.

    For the dice game: difficulty, and the difference between the best and the worst starting castle, in points.
    For the base game: difficulty, and the mean points with their standard error.
    """
    from padgen.language import decimal
    from padgen.tables import Game

    assert layout.rating
    if layout.game is Game.BASE:
        mean, error = decimal(layout.rating.mean, 1), decimal(layout.rating.se, 1)
        word, index = Sentence(f"rating-{layout.rating.word}"), decimal(layout.rating.index, 3)
        return Sentence("generate-board-rating", word=word, index=index, mean=mean, error=error)
    points = [mean for _, mean in layout.rating.starts]
    spread = decimal(max(points) - min(points), 1)
    word = Sentence(f"rating-{layout.rating.word}")
    return Sentence("generate-rating", word=word, index=decimal(layout.rating.index, 3), spread=spread)


def _print_notations(layouts: Iterable[Layout], number: int, spec: Spec, wanted: Wanted | None, bare: bool) -> None:
    """Print one notation per line. Unless `bare`, add the name if stdout is a terminal, and the rating if it is wanted."""
    import sys

    from padgen.cli.run import note, translate
    from padgen.generate import SpecError
    from padgen.notation import format_notation

    if format_notation(spec.like) is None:
        raise SpecError(Sentence("generate-no-notation", name=spec.like.name))
    if lost := _lost_in_notation(spec):
        note(Sentence("generate-left-out", what=joined(lost, "and"), name=spec.like.name))
    person = sys.stdout.isatty()
    for layout in layouts if person and not wanted else watched(layouts, number, wanted, with_ratings=bare):
        name = f"{layout.name}  " if person and not bare else ""
        rating = f"  {translate(_rating_of(layout))}" if wanted and not bare else ""
        typer.echo(f"{name}{format_notation(layout)}{rating}")


def _lost_in_notation(spec: Spec) -> list[Sentence]:
    from padgen.tables import STANDARD_COMPOSITION, standard_tables

    game = spec.like.game
    return [
        part
        for part, lost in (
            (Sentence("generate-composition"), spec.composition != STANDARD_COMPOSITION[game]),
            (Sentence("generate-tables"), spec.like.tables != standard_tables(game)),
            (Sentence("generate-posts"), bool(spec.like.posts)),
        )
        if lost
    ]


def _print_json(layouts: Iterable[Layout], number: int, wanted: Wanted | None) -> None:
    """Print a JSON list of layouts, each as `padgen show --json` prints it. It is closed even if the command is stopped."""
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


def _write_files(layouts: Iterable[Layout], folder: str, names: list[str], wanted: Wanted | None) -> None:
    """Write a layout file for each duchy and print the folder. Existing files are never overwritten.

    Raises: OutputError, SpecError or GeometryError. The message says how many files were written before; they stay.
    """
    from contextlib import suppress

    from padgen.cli.output import OutputError
    from padgen.cli.run import note
    from padgen.files import reason_of, write_whole
    from padgen.generate import SpecError
    from padgen.layoutfile import format_layout
    from padgen.second_opinion import GeometryError, confirm

    done = 0
    try:
        with suppress(FileExistsError):  # a file has this name; the next line raises the error
            os.makedirs(folder, exist_ok=True)
        there = set(os.listdir(folder)).intersection(names)
        if there:
            path, more = os.path.join(folder, min(there)), len(there) - 1
            exists = Sentence("generate-exist", path=path, more=more) if more else Sentence("generate-exists", path=path)
            raise OutputError(exists)
        for name, layout in zip(names, watched(layouts, len(names), wanted, Sentence("generate-writing")), strict=True):
            write_whole(format_layout(confirm(layout)).encode(), os.path.join(folder, name))
            done += 1
    except KeyboardInterrupt:
        done = sum(os.path.exists(os.path.join(folder, name)) for name in names[: done + 1])
        note(Sentence("generate-stopped", done=done, total=len(names), folder=folder))
        raise typer.Exit(130) from None
    except (SpecError, GeometryError) as error:
        if not done:
            raise
        partly = Sentence("generate-partly", error=error.sentence, done=done, total=len(names), folder=folder)
        raise type(error)(partly) from None
    except OSError as error:
        failed = Sentence("generate-failed", folder=folder, reason=reason_of(error), done=done, total=len(names))
        raise OutputError(failed) from None
    typer.echo(folder)
