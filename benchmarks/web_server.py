"""A server as a process of its own, for measurements and for tests that kill it."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

PATIENCE_S = 60


def heed_ctrl_c() -> None:
    """Stop ignoring Ctrl-C, as a shell's background jobs do, and so would the server that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Server:
    """`dicegame serve` as a process of its own, on a free port, over a folder that outlives it."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data, self.port, self.options = data, free_port(), options
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGKILL)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "dicegame", "serve", "--port", str(self.port), "--data", str(self.data)]
        command += self.options
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, preexec_fn=heed_ctrl_c)
        wait_until_it_answers(self.process, self.port)

    def end(self, by: signal.Signals) -> str:
        """End it by a signal, and return what it wrote to stderr."""
        if self.process is None:
            return ""
        self.process.send_signal(by)
        _, said = self.process.communicate(timeout=PATIENCE_S)
        self.process = None
        return said.decode()

    @property
    def peak_mb(self) -> float:
        """Return the most memory that it has had; 0 where the system does not tell."""
        assert self.process
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0
        return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0)

    @property
    def processor_s(self) -> float:
        """Return the processor time of the server itself; 0 where the system does not tell."""
        assert self.process
        try:
            row = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0
        return (int(row[11]) + int(row[12])) / os.sysconf("SC_CLK_TCK")


def wait_until_it_answers(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait for a server. Raises: RuntimeError if it ends, with what it wrote to stderr; TimeoutError."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if process.poll() is not None:
            _, said = process.communicate()
            raise RuntimeError((said or b"").decode())
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the server does not answer")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])
