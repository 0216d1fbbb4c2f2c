"""The command `dicegame serve`, which starts the web server."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from dicegame.cli.backup import Data, folder_of
from padgen.cli.options import ANY_LANGUAGE, LanguageOption
from padgen.errors import PadgenError
from padgen.language import Sentence

ONLY_HERE = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # as the user has asked
"""Addresses that mean all addresses of this computer."""


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets every phone in the room join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8000,
    data: Data = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A host name or address by which visitors reach this computer, such as that of a proxy. May be repeated.",
        ),
    ] = None,
    letters: Annotated[
        str | None,
        typer.Option(
            metavar="LETTERS",
            help="First letters for codes of new tables, where several servers share one address.",
            show_default=False,
        ),
    ] = None,
    certificate: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Certificate for https (PEM). Phones can then install the pages.", show_default=False
        ),
    ] = None,
    key: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The certificate's private key (PEM).", show_default=False)
    ] = None,
    site: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Serve this folder of files instead, as made by make site: each device for itself.",
            show_default=False,
        ),
    ] = None,
    language: LanguageOption = ANY_LANGUAGE,  # noqa: ARG001  # its callback sets the language
) -> None:
    """Play and score in the browser: a table for every phone in the room. Needs the extra "web".

    Example: dicegame serve --host 0.0.0.0
    """
    from padgen.cli.run import note
    from padgen.version import how_to_install

    try:
        from dicegame.web.server.app import create_app
        from dicegame.web.server.run import check_certificate
        from dicegame.web.server.run import serve as answer
        from dicegame.web.table.open_tables import LETTERS, letters_of
        from dicegame.web.table.store import TABLES, Store
        from dicegame.web.visitors.host import PATH
    except ModuleNotFoundError as error:
        how = how_to_install("web")
        raise PadgenError(Sentence("serve-missing", module=str(error.name), how=how)) from None
    from dicegame.games import all_kits
    from dicegame.strength.prepare import compile_behind

    secure, first_letters = check_certificate(certificate, key), LETTERS if letters is None else letters_of(letters)
    scheme = "https" if secure else "http"
    if site is not None:
        from dicegame.web.server.folder_files import files_app

        pages = files_app(site)
        listening = _listen(host, port)
        for place in _addresses(host):
            note(Sentence("serve-open-here", address=f"{scheme}://{place}:{port}/"))
        _answer_until_stopped(answer, pages, listening, secure)
        return
    folder = folder_of(data)
    with Store(folder / TABLES):
        pass  # a folder that cannot be used is refused before anything starts
    listening = _listen(host, port)
    if (left_s := compile_behind([kit.preparation_at for kit in all_kits() if kit.preparation_at])) is not None:
        note(Sentence("fast-behind", seconds=round(left_s)))
    app = create_app(folder, [*(name or []), *([] if host in EVERYWHERE else [host])], letters=first_letters)
    for place in _addresses(host):
        here, address = place == "127.0.0.1", f"{scheme}://{place}"
        note(Sentence("serve-open-here" if here else "serve-open-everywhere", address=f"{address}:{port}/"))
    if host in ONLY_HERE and not name:  # otherwise behind a proxy
        note(Sentence("serve-phones"))
    note(Sentence("serve-host", address=f"{scheme}://{_addresses(host)[0]}:{port}{PATH}{app.state.host_key}"))
    note(Sentence("serve-stop"))
    _answer_until_stopped(answer, app, listening, secure)


def _answer_until_stopped(answer: Callable[..., None], app: object, listening: socket.socket, secure: object) -> None:
    """Run the server with the function `answer` until Ctrl-C, then exit with 130."""
    try:
        answer(app, listening, secure)
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens at this address. Raises: PadgenError if it is in use or not one of this computer's."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio then sets TCP_NODELAY
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()  # so that a client that opens the address shown next waits instead of being refused
    except OSError as error:
        reason = error.strerror or error
        raise PadgenError(Sentence("serve-cannot-listen", host=host, port=str(port), reason=str(reason))) from None
    return listening


def _addresses(host: str) -> list[str]:
    """Return the addresses at which the pages are reached, without scheme and port.

    If the server listens on all addresses, include the one in the local network if it can be found.
    """
    if host not in EVERYWHERE:
        return [f"[{host}]" if ":" in host else host]
    found = ["127.0.0.1"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; the system only picks the address that it would use
            found.append(str(probe.getsockname()[0]))
        except OSError:
            pass
    return found
