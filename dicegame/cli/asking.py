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
    command: str,
    ask: Callable[[Callable[[str], str], Callable[[str], None]], G],
    text_of: Callable[[G], str],
    output: Path | None,
    language: str,
) -> G:
    """Return the game that `ask` makes of typed answers. If `output` is given, write the game's text to that file.

    A file that exists is refused before the first question. If writing fails all the same, the answers are shown. At a
    terminal, what is typed is kept until the game is complete. `ask` gets a function that shows a prompt and returns the
    typed line, and one that shows a line.
    """
    from dicegame.archive.history import default_history_file
    from dicegame.cli.draft import Draft, hear
    from padgen.cli.output import OutputError, check_ending, check_new, write_result

    check_ending(output, ".toml")
    check_new(output)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    draft = Draft(default_history_file().with_name(f"{command}-{language}.txt")) if sys.stdin.isatty() else None
    if draft:
        draft.offer(hear, language)
    game = ask(draft.hear if draft else hear, lambda line: typer.echo(line, err=True))
    if output:
        text = text_of(game)
        try:
            write_result(text, str(output), Path("game.toml"))
        except OutputError:
            typer.echo(text, err=True)  # nobody has to answer again
            raise
    if draft:
        draft.forget()
    return game


def check_files_or_ask(files: list[str] | None, ask: bool, output: Path | None) -> None:
    """Check that there are files or `--ask`, and `--output` only with `--ask`. Raises: BadParameter."""
    from padgen.cli.run import usage_error
    from padgen.language import Sentence

    if ask == bool(files):
        usage_error("FILE", Sentence("endscore-files"))
    if output and not ask:
        usage_error("--output", Sentence("endscore-output"))
