"""The games that visitors save on this server. They are kept apart from the personal history of the person who runs it."""

import logging
from pathlib import Path

from dicegame.archive.finished import Finished
from dicegame.archive.history import HistoryError, default_history_file, save_game
from dicegame.web.table.store import UnstoredError
from padgen.language import Sentence

FILE = "history.sqlite"
FILE_BESIDE_PERSONAL = "server-history.sqlite"
"""The name in the folder that also holds the personal history, which is the default folder of the server."""


def history_file(data: Path) -> Path:
    """Return the history file of a server with this data folder. It is never the personal history."""
    file = data / FILE
    return data / FILE_BESIDE_PERSONAL if file.resolve() == default_history_file().resolve() else file


def save_visitors_game(file: Path, finished: Finished) -> None:
    """Save a game, unless it is saved already. Visitors do not learn where the file is or what is wrong with it.

    Raises: UnstoredError.
    """
    try:
        save_game(file, finished)
    except HistoryError as error:
        logging.getLogger(__name__).error("%s", error)
        raise UnstoredError(Sentence("saves-failed")) from error
