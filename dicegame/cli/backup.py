"""The commands `dicegame backup` and `dicegame restore`, for the tables and saved games of a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dicegame.cli.reading import naming
from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.language import Sentence, joined

if TYPE_CHECKING:
    from dicegame.web.table.backup import Content

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Folder of the server. Default: the user's data folder.", show_default=False),
]


def backup(
    file: Annotated[
        str | None, typer.Argument(metavar="FILE", help="The file to write; - is stdout.", show_default=False)
    ] = None,
    data: Data = None,
    language: LanguageOption = ANY_LANGUAGE,  # noqa: ARG001  # its callback sets the language
) -> None:
    """Write the tables and saved games of `dicegame serve` to one file, also while the server runs.

    Without FILE, the file is in output/ and named after the date and time. `dicegame restore` brings everything back.

    Example: dicegame backup club.zip
    """
    from datetime import datetime

    from dicegame.web.table.backup import content_of, make_backup
    from padgen.cli.output import check_ending, default_path, write_result
    from padgen.cli.run import note

    check_ending(None if file == "-" else file, ".zip")
    made = make_backup(folder_of(data))
    now = datetime.now().astimezone()
    write_result(made, file, default_path("backup", [f"{now:%Y-%m-%d-%H%M%S}"], ".zip"))
    note(Sentence("backup-made", content=_said(content_of(made))))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that dicegame backup has written.")],
    data: Data = None,
    language: LanguageOption = ANY_LANGUAGE,  # noqa: ARG001  # its callback sets the language
) -> None:
    """Replace the tables and saved games of `dicegame serve` by those of a backup. The server must not be running.

    What was there before is kept in a new folder beside it, even if it is damaged.

    Example: dicegame restore club.zip
    """
    from dicegame.web.table.backup import LARGEST, restore_backup
    from padgen.cli.run import note
    from padgen.files import read_bytes

    folder = folder_of(data)
    with naming(file):
        restored = restore_backup(read_bytes(file, LARGEST), folder)
    note(Sentence("backup-restored", folder=str(folder), content=_said(restored.content)))
    if kept := restored.kept:
        note(Sentence("backup-kept", folder=str(kept), files=joined(sorted(file.name for file in kept.iterdir()), "and")))


def _said(content: Content) -> Sentence:
    """Return a sentence with the number of tables and games in a backup."""
    return Sentence("backup-content", tables=content.tables, games=content.games)


def folder_of(data: Path | None) -> Path:
    """Return the folder of the server: `data` if it is given, or else the user's data folder."""
    if data is not None:
        return data
    from platformdirs import user_data_path

    return user_data_path("dicegame", appauthor=False)
