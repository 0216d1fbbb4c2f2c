"""Run the web application in a server that stops almost at once on Ctrl-C or SIGTERM."""

import asyncio
import gc
import logging
import signal
import socket
import ssl
import sys
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from dicegame.web.pages.render import compile_templates
from dicegame.web.server.connections import LimitedConnection, end_late
from padgen.errors import PadgenError
from padgen.language import Sentence

GRACE_S = 1
"""How many seconds a stopping server waits for responses that are not complete."""
SILENT_MS = 60_000
"""A connection is closed if its client acknowledges nothing for this many milliseconds. Only Linux has this setting."""


class TableServer(uvicorn.Server):
    """A uvicorn server that ends connections of slow clients. When it stops, it disconnects all pages and does not wait."""

    ticks = 10
    """The time between two searches for slow clients, in tenths of a second."""
    warming_up: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the server, and let it warm up between the first requests."""
        await super().startup(sockets)
        self.warming_up = asyncio.create_task(_warm_up())

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second, return whether the server must stop; once a second, end slow clients' connections."""
        if counter % self.ticks == 0:
            end_late(self.server_state.connections)
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Disconnect all pages and stop the server when a signal arrives."""
        app = self.config.app
        if isinstance(app, FastAPI) and hasattr(app.state, "tables"):
            asyncio.get_running_loop().call_soon_threadsafe(app.state.tables.disconnect_listeners)
        super().handle_exit(sig, frame)


async def _warm_up() -> None:
    """Do now what would delay requests later: compile templates, and take what stays in memory out of garbage collections.

    A collection of all objects takes more than 50 ms, in which no request is answered.
    """
    await compile_templates()
    gc.collect()
    gc.freeze()


def _exit(sig: int, _: FrameType | None) -> None:
    sys.exit(128 + sig)


def check_certificate(certificate: Path | None, key: Path | None) -> tuple[Path, Path] | None:
    """Return the certificate and its key for https, or None for plain http if both are None.

    Raises: PadgenError if one of the two is missing, or if they cannot be used.
    """
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise PadgenError(Sentence("serve-certificate-both"))

    def no_password() -> str:
        return ""  # an encrypted key is refused, not asked for

    for file in (certificate, key):
        try:
            file.open("rb").close()
        except OSError as error:
            raise PadgenError(Sentence("serve-certificate", file=str(file), reason=str(error.strerror))) from None
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, no_password)
    except (OSError, ValueError) as error:  # an SSLError is an OSError
        other = getattr(error, "reason", None) == "KEY_VALUES_MISMATCH"
        reason = Sentence("serve-key-of-another" if other else "serve-not-readable", key=str(key))
        raise PadgenError(Sentence("serve-certificate", file=str(certificate), reason=reason)) from None
    return certificate, key


def serve(app: FastAPI, at: socket.socket, secure: tuple[Path, Path] | None = None) -> None:
    """Run the application on the socket `at` until SIGTERM or Ctrl-C; over https if `secure` is a certificate and its key.

    This must be called in the main thread. Raises: KeyboardInterrupt, SystemExit.
    """
    signal.signal(signal.SIGTERM, _exit)  # uvicorn raises it again at the end, after closing everything
    logging.basicConfig(format="dicegame serve: %(message)s", level=logging.WARNING)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        at.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_MS)  # connections inherit it
    with at:
        TableServer(config_of(app, secure)).run(sockets=[at])


def config_of(app: FastAPI, secure: tuple[Path, Path] | None = None) -> uvicorn.Config:
    """Return uvicorn's configuration for the application. `secure` is a certificate and its key for https."""
    return uvicorn.Config(
        app,
        http=LimitedConnection,
        ws="none",
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
        ssl_certfile=secure[0] if secure else None,
        ssl_keyfile=secure[1] if secure else None,
        limit_concurrency=LimitedConnection.limits.most,
    )
