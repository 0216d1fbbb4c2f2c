"""The server around the application: it says in a line what keeps it from starting, and ends at once when it is told to."""

import asyncio
import logging
import socket
from contextlib import suppress
from types import FrameType

import uvicorn
from fastapi import FastAPI

from padgen.model import PadgenError

MOST_CONNECTIONS = 800
"""Of all phones together; more are told to come back."""
GRACE_S = 2
"""How long answers under way may take when the server ends."""


class _Server(uvicorn.Server):
    """Lets go of everybody who listens to a table as soon as it is to end; else it would wait for them."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        app = self.config.app
        if isinstance(app, FastAPI) and hasattr(app.state, "house"):
            asyncio.get_running_loop().call_soon_threadsafe(app.state.house.hush)
        super().handle_exit(sig, frame)


def listen(host: str, port: int) -> socket.socket:
    """The socket that the server answers at; port 0 is any free one.

    Raises: PadgenError for an address that is taken or not ours.
    """
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=2048)
    except (OSError, UnicodeError) as error:
        reason = str(getattr(error, "strerror", None) or error).partition(" (while")[0]
        raise PadgenError(f"cannot listen at {host}, port {port}: {reason}; choose another --host or --port") from None


def serve(app: FastAPI, at: socket.socket) -> None:
    """Answer until Ctrl-C or SIGTERM."""
    logging.basicConfig(format="dicegame serve: %(message)s", level=logging.WARNING)
    config = uvicorn.Config(
        app,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
        limit_concurrency=MOST_CONNECTIONS,
    )
    with at, suppress(KeyboardInterrupt):
        _Server(config).run(sockets=[at])
