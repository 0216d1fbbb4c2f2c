"""Let only one process at a time read, change and write a file."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from padgen.locks import lock


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait until no other process has locked the file at `path`, and lock it until the `with` statement ends.

    A second file beside it is locked and removed in the end, because `write_whole` replaces the file itself. The system also
    frees the lock of a process that was killed. Where no file can be created or locked, nothing is locked.
    """
    held = _hold(path)
    try:
        yield
    finally:
        if held:
            if sys.platform == "win32":
                held.close()  # Windows removes no open file
            with suppress(OSError):
                Path(held.name).unlink()
            held.close()


def _hold(path: Path) -> BinaryIO | None:
    """Create the file to lock, wait for its lock and return it. Return None if the folder does not allow to create it."""
    try:
        target = Path(os.path.realpath(path))
        beside = target.with_name(f".{target.name[:40]}.lock")
        while True:
            file = beside.open("ab")
            try:
                lock(file.fileno(), wait=True)
            except OSError:  # a network drive without locks
                return file
            with suppress(FileNotFoundError):  # the process that held the lock has removed the file
                if os.path.samestat(os.fstat(file.fileno()), beside.stat()):
                    return file
            file.close()
    except (OSError, ValueError):  # reading or writing the file will say what is wrong
        return None
