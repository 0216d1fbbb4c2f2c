"""Make the pads in docs/ready that the README links to: `make ready`. Each is the file that a command makes."""

from collections.abc import Sequence
from pathlib import Path

from padgen.cli import app
from padgen.cli.run import run_app

FOLDER = Path(__file__).parents[1] / "docs/ready"
DUCHIES = ("a", "b", "c", "d")
READY = {
    "four-duchies-a4.pdf": ("pad", *DUCHIES, "--rules"),
    "four-duchies-letter.pdf": ("pad", *DUCHIES, "--rules", "--paper", "letter"),
    "four-duchies-large-print-a4.pdf": ("pad", *DUCHIES, "--rules", "--large-print"),
    "four-duchies-large-print-letter.pdf": ("pad", *DUCHIES, "--rules", "--large-print", "--paper", "letter"),
    "four-duchies-low-ink-a4.pdf": ("pad", *DUCHIES, "--rules", "--style", "low-ink"),
    "four-duchies-low-ink-letter.pdf": ("pad", *DUCHIES, "--rules", "--style", "low-ink", "--paper", "letter"),
    "vier-fuerstentuemer-a4.pdf": ("pad", *DUCHIES, "--rules", "--lang", "de"),
    "quatre-domaines-a4.pdf": ("pad", *DUCHIES, "--rules", "--lang", "fr"),
}
"""The files, each with the arguments of `padgen` that make it."""


def with_language(arguments: Sequence[str]) -> list[str]:
    """Return arguments of `padgen` that name a language: English, unless they name one already."""
    return [*arguments, *(() if "--lang" in arguments else ("--lang", "en"))]


def main() -> None:
    """Make all files."""
    FOLDER.mkdir(exist_ok=True)
    for name, arguments in READY.items():
        try:
            run_app(app, "padgen", [*with_language(arguments), "-o", str(FOLDER / name)])
        except SystemExit as stopped:
            if stopped.code:
                raise


if __name__ == "__main__":
    main()
