"""Read text files, and write files whole or not at all. Errors give the reason in a sentence."""

import os
import signal
import stat
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EEXIST, EINVAL, EISDIR, ENAMETOOLONG, ENOENT, ENOSPC, ENOTDIR, EPERM, EROFS
from pathlib import Path

from padgen.errors import PadgenError
from padgen.language import Sentence

STDIN = "-"
MOST_BYTES = 1_000_000
"""The largest file that is read unless another limit is given. Layouts, sheets and records have a few thousand bytes."""
PHOTO_ENDINGS = (".jpg", ".jpeg", ".png", ".heic")
REASONS = {
    ENOENT: "file-missing",
    EISDIR: "file-folder",
    ENOTDIR: "file-no-folder",
    EEXIST: "file-exists",
    EACCES: "file-forbidden",
    EPERM: "file-forbidden",
    EROFS: "file-read-only",
    ENOSPC: "file-disk-full",
    ENAMETOOLONG: "file-long-name",
}
"""The keys of the messages for common errors of the operating system. For other errors, its own message is shown."""


def read_bytes(path: str | Path, most: int = MOST_BYTES) -> bytes:
    """Return the content of a file, or of stdin if the path is `-`. A file of more than `most` bytes is not read.

    Raises: PadgenError that gives the reason (missing, a folder, too large) but not the path.
    """
    too_large = False
    try:
        if path == STDIN:
            raw = sys.stdin.buffer.read(most + 1)
        else:
            with Path(path).open("rb") as file:
                too_large = os.fstat(file.fileno()).st_size > most
                raw = b"" if too_large else file.read(most + 1)
    except OSError as error:
        raise PadgenError(Sentence("file-unreadable", reason=reason_of(error))) from None
    except ValueError:  # a NUL in the path
        raise PadgenError(Sentence("file-unreadable", reason=Sentence("file-bad-name"))) from None
    if too_large or len(raw) > most:
        raise PadgenError(Sentence("file-too-large", most=most // 1_000_000))
    return raw


def read_text(path: str | Path) -> str:
    """Return the text of a file in UTF-8. The path `-` is stdin.

    Raises: PadgenError that gives the reason (missing, a folder, too large, a photo, or not text) but not the path.
    """
    if str(path).lower().endswith(PHOTO_ENDINGS) and os.path.isfile(path):  # before it is too large
        raise PadgenError(Sentence("file-photo"))
    raw = read_bytes(path)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PadgenError(_no_text(raw, error.start)) from None


def _no_text(raw: bytes, place: int) -> Sentence:
    """Return the message for a file whose bytes are not UTF-8, of which the one at `place` is the first that is wrong."""
    if raw.startswith((b"\xff\xd8\xff", b"\x89PNG")) or raw[4:8] == b"ftyp":  # JPEG, PNG, HEIC
        return Sentence("file-photo")
    utf_16 = raw.startswith((b"\xff\xfe", b"\xfe\xff"))
    if raw.startswith(b"%PDF") or (b"\0" in raw and not utf_16):
        return Sentence("file-not-text")
    return Sentence("file-not-utf-8", line=raw.count(b"\n", 0, place) + 1)


def check_place(path: str | Path) -> None:
    """Check that a file could be written to `path`. Raises: OSError, whose reason `reason_of` returns."""
    if "\0" in str(path):
        raise OSError(EINVAL, Sentence("file-bad-name"))
    if os.path.isdir(path) or str(path).endswith(("/", os.sep)):
        raise IsADirectoryError(EISDIR, Sentence("output-folder"))
    if os.path.isfile(path) and not os.access(path, os.W_OK):
        raise PermissionError(EACCES, Sentence("output-protected"))
    folder = Path(os.path.realpath(path)).parent  # a link stays a link
    if not folder.is_dir():
        raise NotADirectoryError(ENOTDIR, Sentence("output-no-folder", folder=f"{folder}"))


def write_whole(data: bytes, path: str | Path) -> None:
    """Write a file under a temporary name and then move it to `path`. If `path` is a device, write to it directly.

    Raises: OSError, whose reason `reason_of` returns. A previous file at `path` then stays as it was.
    """
    check_place(path)
    mode = 0o666 & ~_umask()
    if os.path.exists(path):
        mode = os.stat(path).st_mode
        if not stat.S_ISREG(mode):
            with open(path, "wb") as device:
                device.write(data)
            return
    target = Path(os.path.realpath(path))  # a link stays a link
    with _unbroken():
        descriptor, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            os.chmod(temporary, stat.S_IMODE(mode))
            os.replace(temporary, target)
        except BaseException:
            os.unlink(temporary)
            raise


def reason_of(error: OSError) -> Sentence | str:
    """Return the reason why a file could not be read or written: our own message or that of the operating system."""
    if isinstance(error.strerror, str) and error.errno in REASONS:
        return Sentence(REASONS[error.errno])
    return error.strerror or str(error)


@contextmanager
def _unbroken() -> Iterator[None]:
    """Delay Ctrl-C until the end of the block, so that no temporary file is left behind."""
    if threading.current_thread() is not threading.main_thread():  # Ctrl-C only reaches the main thread
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current
