"""The `dicegame` command. `python -m dicegame` runs it as well."""

import sys


def main() -> None:
    """Run the command line. Ctrl-C ends it without a traceback, even during the import of its modules."""
    try:
        from dicegame.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)  # the exit code that shells use for an interrupted program


if __name__ == "__main__":
    main()
