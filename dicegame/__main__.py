"""`python -m dicegame` is the `dicegame` command."""

from dicegame.cli import main

main()
