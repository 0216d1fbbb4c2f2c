"""The `dicegame` command, also as `python -m dicegame`."""

import sys


def main() -> None:
    """Run the command line. Ctrl-C ends it without a traceback, also while its modules are imported."""
    try:
        from dicegame.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)  # as shells count a program that was interrupted


if __name__ == "__main__":
    main()
