"""Run the application in a server that stops at once on request."""

import asyncio
import logging
import signal
import socket
import sys
from types import FrameType

import uvicorn
from fastapi import FastAPI

MOST_CONNECTIONS = 800
"""The most connections of all phones together. Further ones are told to try later."""
GRACE_S = 1
"""How many seconds responses may take when the server stops."""


class _Server(uvicorn.Server):
    """Disconnects all pages when it stops; otherwise it would wait for them."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        app = self.config.app
        if isinstance(app, FastAPI) and hasattr(app.state, "tables"):
            asyncio.get_running_loop().call_soon_threadsafe(app.state.tables.disconnect_listeners)
        super().handle_exit(sig, frame)


def _exit(sig: int, _: FrameType | None) -> None:
    sys.exit(128 + sig)


def serve(app: FastAPI, at: socket.socket) -> None:
    """Run the server until SIGTERM or Ctrl-C. Must be called in the main thread.

    Raises: KeyboardInterrupt, SystemExit.
    """
    signal.signal(signal.SIGTERM, _exit)  # uvicorn raises it again at the end, after closing everything
    logging.basicConfig(format="dicegame serve: %(message)s", level=logging.WARNING)
    config = uvicorn.Config(
        app,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE_S,
        limit_concurrency=MOST_CONNECTIONS,
    )
    with at:
        _Server(config).run(sockets=[at])
