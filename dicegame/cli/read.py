"""`dicegame read`: read photos of filled-in sheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dicegame.dice.paper.file import PaperGame
    from dicegame.photo.decide import ReadSheet


def read(
    photos: Annotated[list[str], typer.Argument(metavar="PHOTO...", help="Photos of the sheets of one game.")],
    players: Annotated[
        str | None,
        typer.Option("--players", metavar="NAMES", help="Anna,Ben: a name for each sheet. Default: the files' names."),
    ] = None,
    output: Annotated[
        str | None, typer.Option("--output", "-o", metavar="FILE", help="File to write. Default: stdout.")
    ] = None,
    overlay: Annotated[
        Path | None, typer.Option("--overlay", metavar="DIR", help="Folder for pictures that show what was read where.")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Score the game at once if no place is doubtful.")] = False,
    sample: Annotated[
        Path | None,
        typer.Option(
            "--sample", metavar="DIR", help="Keep pictures of the places here, for a later training. Nothing is sent."
        ),
    ] = None,
    confirmed: Annotated[
        str | None, typer.Option("--confirmed", metavar="FILE", help="With --sample: the corrected file of these photos.")
    ] = None,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Read photos of filled-in sheets of the dice game into a file for dicegame score.

    Doubtful places stand in the file as comments. Nothing leaves this computer.

    Example: dicegame read anna.jpg ben.jpg -o game.toml --overlay pictures
    """
    from dicegame.photo.errors import PhotoError, check_extra
    from dicegame.photo.read import check_sheets, names_of, to_paper
    from padgen.cli.output import check_ending, write_whole
    from padgen.language import Sentence

    check_extra()
    check_ending(output, ".toml")
    if confirmed is not None and sample is None:
        raise PhotoError(Sentence("photo-confirmed"))
    to_stdout = output in (None, "-")
    if yes and output == "-":
        raise PhotoError(Sentence("photo-twice"))
    read_sheets, counts = _read_all(photos)
    names = (
        [name.strip() for name in players.split(",")]
        if players is not None
        else names_of(list(zip(photos, counts, strict=True)))
    )
    check_sheets(read_sheets, names)
    text = to_paper(read_sheets, names, language)
    game = _confirmed(confirmed, read_sheets) if confirmed is not None else None
    doubts = [(name, doubt) for name, sheet in zip(names, read_sheets, strict=True) for doubt in sheet.doubts]
    if overlay is not None:
        _write_overlays(read_sheets, names, overlay)
    if sample is not None:
        _write_samples(read_sheets, game, sample, language)
    if output is not None and not to_stdout:
        write_whole(text.encode(), output)
        typer.echo(output)
    elif not yes or doubts:
        typer.echo(text, nl=False)
    if yes:
        _score(text, read_sheets, names, output, language)


def _read_all(photos: list[str]) -> tuple[list[ReadSheet], list[int]]:
    """Read all photos; an error names its file. Return the sheets and how many are in each photo."""
    from dicegame.photo.errors import PhotoError
    from dicegame.photo.read import read as read_photo
    from padgen.errors import PadgenError
    from padgen.language import Sentence

    found: list[ReadSheet] = []
    counts, mistakes = [], []
    for photo in photos:
        try:
            sheets = read_photo(photo)
        except PadgenError as error:
            mistakes += [Sentence("where-what", where=photo, what=sentence) for sentence in error.sentences]
        else:
            found += sheets
            counts.append(len(sheets))
    if mistakes:
        raise PhotoError(*mistakes)
    return found, counts


def _confirmed(file: str, sheets: Sequence[ReadSheet]) -> PaperGame:
    from dicegame.cli.reading import text_of
    from dicegame.dice.paper.file import read_paper
    from dicegame.photo.errors import PhotoError
    from padgen.language import Sentence

    game = read_paper(text_of(file), Path(file).parent)
    if len(game.players) != len(sheets) or game.layout.cells != sheets[0].layout.cells:
        raise PhotoError(Sentence("photo-confirmed-players", file=file, players=len(game.players), sheets=len(sheets)))
    return game


def _write_overlays(sheets: Sequence[ReadSheet], names: Sequence[str], folder: Path) -> None:
    from dicegame.photo.overlay import write_overlay
    from padgen.names import file_name

    folder.mkdir(parents=True, exist_ok=True)
    for name, sheet in zip(names, sheets, strict=True):
        path = folder / file_name("read", [name], ".png")
        write_overlay(sheet, path)
        typer.echo(str(path), err=True)


def _write_samples(sheets: Sequence[ReadSheet], game: PaperGame | None, folder: Path, language: str) -> None:
    from dicegame.photo.samples import write_samples
    from padgen.language import Sentence, say

    count = write_samples(sheets, game, folder)
    typer.echo(say(Sentence("photo-sample", count=count, folder=str(folder)), language), err=True)


def _score(text: str, sheets: Sequence[ReadSheet], names: Sequence[str], file: str | None, language: str) -> None:
    """Print the score, or the doubtful places and no score."""
    from dicegame.cli.report import screen_width, text_lines
    from dicegame.dice.paper.file import read_paper
    from dicegame.dice.paper.result import differences, score_paper
    from dicegame.photo.read import doubt_sentence
    from padgen.language import Sentence, say

    doubts = [(name, sheet, doubt) for name, sheet in zip(names, sheets, strict=True) for doubt in sheet.doubts]
    for name, sheet, doubt in doubts:
        line = Sentence("photo-doubts-place", name=name, doubt=doubt_sentence(doubt, sheet.layout))
        typer.echo(say(line, language), err=True)
    if doubts:
        typer.echo(say(Sentence("photo-doubts", count=len(doubts), file=file or "game.toml"), language), err=True)
        raise typer.Exit(1)
    scored = score_paper(read_paper(text))
    for text_line in text_lines(scored.outcome, language, screen_width()):
        typer.echo(text_line)
    for difference in differences(scored):
        typer.echo(say(difference, language))
    if scored.outcome.has_faults:
        raise typer.Exit(1)
