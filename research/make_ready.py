"""Make the pads in docs/ready that the README links to: `make ready`. Each is the file that a command makes."""

from pathlib import Path

from padgen.cli import app
from padgen.cli.run import run_app

FOLDER = Path(__file__).parents[1] / "docs/ready"
DUCHIES = ("a", "b", "c", "d")
READY = {
    "four-duchies-a4.pdf": ("pad", *DUCHIES, "--rules"),
    "four-duchies-letter.pdf": ("pad", *DUCHIES, "--rules", "--paper", "letter"),
    "four-duchies-large-print-a4.pdf": ("pad", *DUCHIES, "--large-print"),
    "four-duchies-large-print-letter.pdf": ("pad", *DUCHIES, "--large-print", "--paper", "letter"),
}
"""The files, each with the arguments of `padgen` that make it."""


def main() -> None:
    """Make all files."""
    FOLDER.mkdir(exist_ok=True)
    for name, arguments in READY.items():
        try:
            run_app(app, "padgen", [*arguments, "--lang", "en", "-o", str(FOLDER / name)])
        except SystemExit as stopped:
            if stopped.code:
                raise


if __name__ == "__main__":
    main()
