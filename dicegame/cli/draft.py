"""Keep what is typed at the questions of `--ask` until the game is complete, so that nobody has to type it twice."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import typer

from padgen.language import Sentence, say


class Draft:
    """The lines typed so far, in a file of the user's data folder. If it cannot be written, they are not kept."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.typed = list[str]()
        """The lines typed last time that have not answered a question yet."""

    def offer(self, hear: Callable[[str], str], language: str) -> None:
        """If lines are left from the last time, ask whether to go on after them. If not, they are forgotten."""
        with suppress(OSError, UnicodeDecodeError):
            self.typed = self.file.read_text("utf-8").splitlines()
        yes, no = (say(Sentence(f"ask-word-{word}"), language).lower() for word in ("yes", "no"))
        while self.typed:
            answer = hear(f"{say(Sentence('ask-go-on', count=len(self.typed), default=yes), language)} ").strip().lower()
            if yes.startswith(answer):
                break
            if no.startswith(answer):
                self.forget()
                self.typed.clear()

    def hear(self, prompt: str) -> str:
        """Show a prompt, and return a line of the last time, or else a typed one. Raises: Abort at the end of input."""
        if self.typed:
            line = self.typed.pop(0)
            typer.echo(f"{prompt}{line}", err=True)
            return line
        line = hear(prompt)
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(line.rstrip("\r\n") + "\n")
        return line

    def forget(self) -> None:
        """Remove the lines: the game is complete, or nobody wants to go on with it."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)


def hear(prompt: str) -> str:
    """Show a prompt, and return the typed line. Raises: Abort at the end of the input."""
    typer.echo(prompt, err=True, nl=False)
    line = sys.stdin.readline()
    if not line:
        typer.echo(err=True)
        raise typer.Abort
    return line
