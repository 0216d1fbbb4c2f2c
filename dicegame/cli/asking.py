"""Enter a finished game at the terminal: the option `--ask` of the scoring commands."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

G = TypeVar("G")

ASKED = "asked"
"""The word in place of a file name if the game was entered at the terminal."""
Ask = Annotated[bool, typer.Option("--ask", help="Ask at the terminal instead of reading files.")]
AskedFile = Annotated[
    Path | None,
    typer.Option("--output", "-o", metavar="FILE", help="With --ask: also write the answers as a file; - is stdout."),
]


def asked_game(
    ask: Callable[[Callable[[str], str], Callable[[str], None]], G], text_of: Callable[[G], str], output: Path | None
) -> G:
    """Return the game that `ask` makes of typed answers. If `output` is given, write the game's text to that file.

    A file that exists is refused before the first question. If writing fails all the same, the answers are shown. `ask` gets
    a function that shows a prompt and returns the typed line, and one that shows a line.
    """
    from padgen.cli.output import OutputError, check_ending, check_new, write_result

    check_ending(output, ".toml")
    check_new(output)

    def hear(prompt: str) -> str:
        typer.echo(prompt, err=True, nl=False)
        typed = sys.stdin.readline()
        if not typed:
            typer.echo(err=True)
            raise typer.Abort
        return typed

    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    game = ask(hear, lambda line: typer.echo(line, err=True))
    if output:
        text = text_of(game)
        try:
            write_result(text, str(output), Path("game.toml"))
        except OutputError:
            typer.echo(text, err=True)  # nobody has to answer again
            raise
    return game


def check_files_or_ask(files: list[str] | None, ask: bool, output: Path | None) -> None:
    """Check that there are files or `--ask`, and `--output` only with `--ask`. Raises: BadParameter."""
    from padgen.cli.run import usage_error
    from padgen.language import Sentence

    if ask == bool(files):
        usage_error("FILE", Sentence("endscore-files"))
    if output and not ask:
        usage_error("--output", Sentence("endscore-output"))
