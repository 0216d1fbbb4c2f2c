"""The command line under test: in this process for speed, or as a program of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from padgen.cli import app
from padgen.cli.run import run_app


class Result(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Command = Callable[..., Result]


def in_this_process(*arguments: str, read: Callable[[], tuple[str, str]]) -> Result:
    """Run `padgen`; `read` gives what was printed since it was last asked."""
    read()
    try:
        run_app(app, "padgen", arguments)
    except SystemExit as exit_:
        code = exit_.code
    return Result(code if isinstance(code, int) else 1, *read())


def as_program(*arguments: str | bytes, **environment: str) -> Result:
    """Run `padgen` as people do, without a terminal."""
    return program(sys.executable, "-m", "padgen", *arguments, **environment)


def in_a_shell(line: str, folder: Path) -> Result:
    """Run a line of shell, `padgen` being ours."""
    return program("/bin/sh", "-c", f'padgen() {{ "{sys.executable}" -m padgen "$@"; }}; cd "{folder}"; {line}')


def program(*arguments: str | bytes, **environment: str) -> Result:
    done = subprocess.run(  # our own command
        arguments, capture_output=True, check=False, env=os.environ | environment, timeout=300
    )
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())
