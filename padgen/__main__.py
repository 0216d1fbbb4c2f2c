"""`python -m padgen` is the `padgen` command."""

from padgen.cli import main

main()
