"""Write results: a file appears whole or not at all."""

import os
import signal
import stat
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EISDIR, ENOTDIR
from pathlib import Path

import typer

from padgen.errors import PadgenError
from padgen.names import file_name

FOLDER = Path("output")
"""The folder for results without a path of their own, below the current one; made if missing."""


SIGNS = {".pdf": b"%PDF", ".svg": b"<"}
"""How files of these kinds begin. They only replace files of their own kind, so that nothing written by hand is lost."""


class OutputError(PadgenError):
    """A result that cannot be written."""


def default_path(kind: str, names: list[str], suffix: str) -> Path:
    """Return a path in `output/` that tells what is in the file: `output/pad-a-b.pdf`."""
    return FOLDER / file_name(kind, names, suffix)


def write_result(data: str | bytes, path: str | None, default: Path) -> None:
    """Write a result to `path`, `-` being stdout, or to `default`; print the path of a file, alone on its line.

    A file appears whole or not at all. Raises: OutputError.
    """
    raw = data.encode() if isinstance(data, str) else data
    if path in ("-", "/dev/stdout"):
        sys.stdout.buffer.write(raw)
        sys.stdout.buffer.flush()
        return
    if path == "":
        raise OutputError("-o: expected the name of a file, or - for stdout")
    target = default if path is None else path
    if default.suffix in SIGNS and not _may_replace(Path(target), SIGNS[default.suffix]):
        raise OutputError(f"{target}: there is another kind of file already, which stays; choose another name")
    try:
        if path is None:
            with suppress(FileExistsError):  # a file of that name: write_whole says so
                default.parent.mkdir(parents=True, exist_ok=True)
        write_whole(raw, target)
    except OSError as error:
        raise OutputError(f"{target}: cannot be written: {error.strerror or error}") from None
    typer.echo(target)


def _may_replace(path: Path, sign: bytes) -> bool:
    """Return whether there is no file yet, or one of the same kind, or an empty one."""
    try:
        if not path.is_file():
            return True
        with path.open("rb") as file:
            return file.read(len(sign)) in (b"", sign)
    except OSError:
        return True  # whoever writes it says why it cannot be


def write_whole(data: bytes, path: str | Path) -> None:
    """Write a file beside its target and move it there; write straight to what is no regular file, such as a device.

    Raises: OSError with a sentence in `strerror`; what was there before is still there then.
    """
    if os.path.isdir(path) or str(path).endswith(("/", os.sep)):
        raise IsADirectoryError(EISDIR, "it is a folder; name a file in it")
    mode = 0o666 & ~_umask()
    if os.path.exists(path):
        mode = os.stat(path).st_mode
        if not stat.S_ISREG(mode):
            with open(path, "wb") as device:
                device.write(data)
            return
        if not os.access(path, os.W_OK):
            raise PermissionError(EACCES, "the file there is protected")
    target = Path(os.path.realpath(path))  # a link stays a link
    if not target.parent.is_dir():
        raise NotADirectoryError(ENOTDIR, f"there is no folder {target.parent}")
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


@contextmanager
def _unbroken() -> Iterator[None]:
    """Delay Ctrl-C until the end of the block, so that no temporary file is left behind."""
    if threading.current_thread() is not threading.main_thread():  # Ctrl-C does not reach the others
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
