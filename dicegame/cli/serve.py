"""`dicegame serve`."""

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen at; 0.0.0.0 lets every phone in the room join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen at.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where tables are kept. Default: the user's data folder.", show_default=False),
    ] = None,
) -> None:
    """Play and score in the browser: a table for every phone in the room. Needs the extra [web].

    Example: dicegame serve --host 0.0.0.0 --port 8000
    """
    from padgen.model import PadgenError

    try:
        from dicegame.web.app import create_app
        from dicegame.web.server import listen
        from dicegame.web.server import serve as answer
    except ModuleNotFoundError as error:
        raise PadgenError(f"{error.name} is missing; install the web server with: pip install 'padgen[web]'") from None
    if data is None:
        from platformdirs import user_data_path

        data = user_data_path("dicegame", appauthor=False)
    answer(create_app(data), listen(host, port))
