"""`dicegame serve`."""

from __future__ import annotations

import socket
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
    """Play and score in the browser: a table for every phone in the room. Needs the extra "web".

    Example: dicegame serve --host 0.0.0.0
    """
    from padgen.cli.run import note
    from padgen.errors import PadgenError
    from padgen.language import Sentence

    try:
        from dicegame.web.app import TABLES, create_app
        from dicegame.web.server import serve as answer
        from dicegame.web.store import Store
    except ModuleNotFoundError as error:
        raise PadgenError(Sentence("serve-missing", module=str(error.name))) from None
    if data is None:
        from platformdirs import user_data_path

        data = user_data_path("dicegame", appauthor=False)
    with Store(data / TABLES):
        pass  # report problems with the folder before anything starts
    listening = _listen(host, port)
    for address in _addresses(host):
        note(
            f"open {address}:{port}/ in a browser"
            + ("" if address == "http://127.0.0.1" else ", on every phone in the room")
        )
    note("Ctrl-C stops; tables are kept and go on next time")
    try:
        answer(create_app(data), listening)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def _listen(host: str, port: int) -> socket.socket:
    """Open the listening socket. Raises: PadgenError if the address is in use or does not belong to this computer."""
    from padgen.errors import PadgenError
    from padgen.language import Sentence

    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else answers wait for acknowledgments
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as error:
        reason = error.strerror or error
        raise PadgenError(Sentence("serve-cannot-listen", host=host, port=str(port), reason=str(reason))) from None
    return listening


def _addresses(host: str) -> list[str]:
    """Return the addresses of the pages.

    When listening everywhere, include the one in the local network if it can be found.
    """
    if host not in ("0.0.0.0", "::"):  # noqa: S104  # asked for
        return [f"http://[{host}]" if ":" in host else f"http://{host}"]
    found = ["http://127.0.0.1"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only finds out which of our addresses would be used
            found.append(f"http://{probe.getsockname()[0]}")
        except OSError:
            pass
    return found
