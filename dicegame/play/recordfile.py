"""The file in which a running game is saved. Only one process at a time plays a game and writes to its file."""

import os
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO, Self

from dicegame.play.record import RecordError
from padgen.files import read_bytes, reason_of, write_whole
from padgen.language import Sentence
from padgen.locks import lock


class NotSavedError(RecordError):
    """Raised if an event could not be saved. It has not happened then; all events before it are saved."""


class RecordFile:
    """The file of a running game. It is locked until the `with` statement ends; the system also frees the lock of a process
    that was killed.

    A new game has no file until its first line is saved.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = b""
        """The lines of the game so far."""
        self._found: bytes | None = None
        """The content of the file when it was last read or written; None if there is no file yet."""
        self._held: BinaryIO | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._release()

    def read(self) -> bytes:
        """Lock the file and return its content.

        Raises: RecordError if another process plays this game, PadgenError if the file cannot be read.
        """
        with suppress(OSError):  # the next line says what is wrong
            self._hold()
        self.text = self._found = read_bytes(self.path)
        return self.text

    def save(self, line: str) -> None:
        """Add a line. It is on the disk when this returns. If the file is gone, all lines are written to a new one.

        Raises: NotSavedError if the line cannot be written, or if another program changed the file.
        """
        added = b"\n" * (self.text[-1:] not in (b"", b"\n")) + line.encode()
        try:
            if not self.path.exists():
                write_whole(self.text + added, self.path)
                self._hold()
            elif self.path.read_bytes() != self._found:
                raise self._changed()
            self._write(added)
        except OSError as error:
            if not self.text:
                raise self._not_written(error) from None
            raise NotSavedError(Sentence("record-not-saved", file=str(self.path), reason=reason_of(error))) from None
        self.text += added
        self._found = self.text

    def go_on_beside(self, text: bytes) -> None:
        """Leave the file as it is, and go on in a new one with these lines, such as `game-2.jsonl`.

        Raises: NotSavedError if the new file cannot be written.
        """
        names = (self.path.with_stem(f"{self.path.stem}-{number}") for number in count(2))
        self.path = next(path for path in names if not path.exists())
        self.text, self._found = text, None
        try:
            write_whole(text, self.path)
            self._hold()
        except OSError as error:
            raise self._not_written(error) from None
        self._found = text

    def _hold(self) -> None:
        """Lock the file. Raises: RecordError if another process holds the lock, OSError if the file cannot be opened."""
        self._release()
        self._held = self.path.open("rb")
        try:
            lock(self._held.fileno())
        except (BlockingIOError, PermissionError):
            raise RecordError(Sentence("record-in-use")) from None
        except OSError:  # a network drive without locks: `save` still notices what others write
            pass

    def _release(self) -> None:
        if self._held:
            self._held.close()
            self._held = None

    def _write(self, added: bytes) -> None:
        """Write bytes after the lines so far, in place of half a line, if there is one. Raises: OSError."""
        with self.path.open("r+b", buffering=0) as file:
            file.seek(len(self.text))
            try:
                while added:
                    added = added[file.write(added) :]
                file.truncate()
                os.fsync(file.fileno())
            except OSError:
                file.truncate(len(self.text))
                self._found = self.text
                raise

    def _changed(self) -> RecordError:
        """Save the game so far in a new file, and return the error that says so. Raises: NotSavedError."""
        changed = str(self.path)
        if not self.text:
            return RecordError(Sentence("play-file-exists", file=changed))
        self.go_on_beside(self.text)
        return NotSavedError(Sentence("record-changed", file=changed, other=str(self.path)))

    def _not_written(self, error: OSError) -> NotSavedError:
        return NotSavedError(Sentence("output-failed", path=str(self.path), reason=reason_of(error)))
