"""The command `dicegame read`, which reads photos of filled-in sheets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.errors import PadgenError
from padgen.language import Sentence, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dicegame.dice.paper.file import PaperGame
    from dicegame.photo.decide import ReadSheet
    from dicegame.photo.read import PhotoRead
    from padgen.model import Layout


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
    as_json: Annotated[bool, typer.Option("--json", help="Print everything that was read as JSON instead.")] = False,
    layout: Annotated[
        str | None, typer.Option("--layout", metavar="LAYOUT", help="Duchy of the sheets, if their codes cannot be read.")
    ] = None,
    language: LanguageOption = ANY_LANGUAGE,
) -> None:
    """Read photos of filled-in sheets of the dice game into a file for dicegame score.

    The file names doubtful places in comments. Nothing leaves this computer. The exit status is 1 if a sheet was found
    but not read.

    Example: dicegame read anna.jpg ben.jpg -o game.toml --overlay pictures
    """
    from dicegame.photo.errors import PhotoError, check_extra
    from dicegame.photo.read import check_sheets, json_text, names_of, not_on_sheet, to_paper
    from padgen.cli.output import check_ending, write_beside
    from padgen.cli.run import only_one_of

    check_extra()
    check_ending(output, ".toml")
    if confirmed is not None and sample is None:
        raise PhotoError(Sentence("photo-confirmed"))
    to_stdout = output in (None, "-")
    if yes and output == "-":
        raise PhotoError(Sentence("photo-twice"))
    for folder in (overlay, sample):
        if folder is not None and folder.exists() and not folder.is_dir():
            raise PhotoError(Sentence("photo-folder", path=str(folder)))
    only_one_of({"--json": as_json, "--yes": yes})
    found, mistakes = _read_all(photos, _duchy(layout))
    read_sheets = [sheet for _, photo in found for sheet in photo.sheets]
    refused = [_where(name, why) for name, photo in found for why in photo.mistakes]
    names = names_of([(name, len(photo.sheets)) for name, photo in found])
    if as_json:
        typer.echo(json_text(read_sheets, names, [*mistakes, *refused], language))
    if players is not None:
        names = [name.strip() for name in players.split(",")]
    if overlay is not None and len(names) == len(read_sheets):
        _write_overlays(read_sheets, names, overlay)
    if mistakes or any(sheet.illegible for sheet in read_sheets):
        raise PhotoError(*mistakes, *refused)
    if refused and len(names) != len(read_sheets):
        raise PhotoError(*refused)
    check_sheets(read_sheets, names)
    text = to_paper(read_sheets, names, language)
    game = _confirmed(confirmed, read_sheets) if confirmed is not None else None
    sure = not refused and not any(sheet.doubts or not_on_sheet(sheet) for sheet in read_sheets)
    if output is not None and not to_stdout:
        _keep_corrections(output, text)
    if sample is not None:
        _write_samples(read_sheets, game, sample, language)
    if output is not None and not to_stdout:
        write_beside(text, output)
        if not as_json:
            typer.echo(output)
    elif not as_json and (not yes or not sure):
        typer.echo(text, nl=False)
    if refused:
        raise PhotoError(*refused)
    if yes:
        _score(text, read_sheets, names, output, language)


def _keep_corrections(file: str, text: str) -> None:
    """Raise PhotoError if a file exists with another content than `text`, because it may have been corrected by hand."""
    from dicegame.photo.errors import PhotoError

    path = Path(file)
    if path.is_file() and path.read_bytes() not in (b"", text.encode()):
        raise PhotoError(Sentence("photo-kept", path=file))


def _duchy(name: str | None) -> Layout | None:
    """Return the duchy with this name; None if `name` is None. Raises: LayoutError, PhotoError for a base-game duchy."""
    from dicegame.photo.errors import PhotoError
    from padgen.names import load
    from padgen.tables import Game

    layout = load(name) if name is not None else None
    if layout is not None and layout.game is not Game.DICE:
        raise PhotoError(Sentence("photo-base"))
    return layout


def _read_all(photos: list[str], layout: Layout | None) -> tuple[list[tuple[str, PhotoRead]], list[Sentence | str]]:
    """Return each photo that could be read with what was read, and for the others the reason why not."""
    from dicegame.photo.read import read as read_photo

    found: list[tuple[str, PhotoRead]] = []
    mistakes: list[Sentence | str] = []
    for photo in photos:
        try:
            found.append((photo, read_photo(photo, layout)))
        except PadgenError as error:
            mistakes += [_where(photo, sentence) for sentence in error.sentences]
    return found, mistakes


def _where(photo: str, reason: Sentence | str) -> Sentence | str:
    """Return the reason why a photo cannot be read, after the photo's name if the reason does not contain it."""
    if isinstance(reason, Sentence) and reason.key == "photo-file":
        return reason
    return Sentence("where-what", where=photo, what=reason)


def _confirmed(file: str, sheets: Sequence[ReadSheet]) -> PaperGame:
    from dicegame.cli.reading import text_of
    from dicegame.dice.paper.file import read_paper
    from dicegame.photo.errors import PhotoError

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

    count = write_samples(sheets, game, folder)
    typer.echo(say(Sentence("photo-sample", count=count, folder=str(folder)), language), err=True)


def _score(text: str, sheets: Sequence[ReadSheet], names: Sequence[str], file: str | None, language: str) -> None:
    """Print the score, or instead the doubtful places if there are any. Exit with 1 then, or if the game has faults."""
    from dicegame.cli.report import print_parts, report_parts, screen_width
    from dicegame.dice.paper.file import read_paper
    from dicegame.dice.paper.result import differences, score_paper
    from dicegame.photo.read import doubt_sentence, is_alone, not_on_sheet

    open_ = [
        (name, what)
        for name, sheet in zip(names, sheets, strict=True)
        for what in (*not_on_sheet(sheet), *(doubt_sentence(doubt, sheet.layout) for doubt in sheet.doubts))
    ]
    for name, what in open_:
        typer.echo(say(Sentence("photo-doubts-place", name=name, doubt=what), language), err=True)
    if open_:
        typer.echo(say(Sentence("photo-doubts", count=len(open_), file=file or "game.toml"), language), err=True)
        raise typer.Exit(1)
    scored = score_paper(read_paper(text))
    print_parts(report_parts(scored.outcome, language, screen_width()), language)
    for difference in differences(scored):
        typer.echo(say(difference, language))
    if is_alone(sheets):
        typer.echo(say(Sentence("photo-alone"), language))
    if scored.outcome.has_faults:
        raise typer.Exit(1)
