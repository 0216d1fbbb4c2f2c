"""Where results go: whole files or none."""

import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import typer

from padgen.model import PadgenError

FOLDER = Path("output")
"""The folder for results without a path of their own, below the current one; made if missing."""


class OutputError(PadgenError):
    """A result that cannot be written."""


def default_path(kind: str, names: list[str], suffix: str) -> Path:
    """A path in `output/` that tells what is in the file: `output/pad-a-b.pdf`."""
    slugs = list(dict.fromkeys("".join(c if c.isalnum() or c in "-_." else "-" for c in name).strip(".-") for name in names))
    shown = [slug[:40] or "custom" for slug in slugs[:4]]
    if len(slugs) > len(shown):
        shown.append(f"and-{len(slugs) - len(shown)}-more")
    return FOLDER / f"{'-'.join([kind, *shown])}{suffix}"


def write_result(data: str | bytes, path: Path | None, default: Path) -> None:
    """Write a result to `path`, `-` being stdout, or to `default`; print the path of a file, alone on its line.

    A file appears whole or not at all. Raises: OutputError.
    """
    raw = data.encode() if isinstance(data, str) else data
    if path is not None and str(path) == "-":
        sys.stdout.buffer.write(raw)
        sys.stdout.buffer.flush()
        return
    target = path or default
    try:
        if path is None:
            target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(raw, target)
    except OSError as error:
        raise OutputError(f"{target}: cannot be written: {error.strerror or error}") from None
    typer.echo(target)


def write_whole(data: bytes, target: Path) -> None:
    """Write a file beside its target and move it there; write straight to what is no regular file, such as a device."""
    target = Path(os.path.realpath(target))
    with suppress(FileNotFoundError):
        mode = target.stat().st_mode
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
            with target.open("wb", buffering=0) as device:
                device.write(data)
            return
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(21, "it is a folder; name a file in it")
    descriptor, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, target)
    except BaseException:
        os.unlink(temporary)
        raise


def _umask() -> int:
    current = os.umask(0)
    os.umask(current)
    return current
