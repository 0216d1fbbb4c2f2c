"""Several servers behind one address: nginx with the lines of docs/hosting.md. Debian's package `nginx` is needed.

`python -m benchmarks.several_servers 4` prints these lines for four servers.
"""

import argparse
import shutil
import signal
import subprocess
from pathlib import Path

from benchmarks.web_server import PATIENCE_S, Server, free_port, wait_until_it_answers
from dicegame.web.table.open_tables import LETTERS

PLACES = "/usr/sbin:/usr/bin:/sbin:/bin"
"""Where Debian has nginx, which is not on everybody's path."""
FIRST_PORT = 8001


def shares(number: int) -> list[str]:
    """Return the letters of each of so many servers: together all letters, each letter once."""
    return [LETTERS[len(LETTERS) * at // number : len(LETTERS) * (at + 1) // number] for at in range(number)]


def proxy_lines(ports: list[int], listen: str = "80") -> str:
    """Return nginx's lines, for its level `http`, that share one address between servers at these ports."""
    each = 100 // len(ports)
    by_address = [f"    {each}% {port};" for port in ports[:-1]] + [f"    * {ports[-1]};"]
    by_visitor = [f"    {port} {port};" for port in ports]
    tables = "^/((t|c|follow|club|api/tables)/|join\\?code=)"
    by_code = [f'    "~*{tables}[{own}]" {port};' for own, port in zip(shares(len(ports)), ports, strict=True)]
    known = [f'    {port} "";' for port in ports]
    return "\n".join(
        [
            "split_clients $remote_addr $by_address {        # a visitor who comes for the first time",
            *by_address,
            "}",
            "map $cookie_process $by_visitor {               # pages without a code: where this visitor began",
            *by_visitor,
            "    default $by_address;",
            "}",
            "map $request_uri $process {                     # pages with a code: by its first letter",
            *by_code,
            "    default $by_visitor;",
            "}",
            "map $cookie_process $begin {",
            *known,
            '    default "process=$process; Path=/; Max-Age=5184000; HttpOnly; SameSite=Lax";',
            "}",
            "server {",
            f"    listen {listen};",
            "    server_name table.example.org;",
            "    location / {",
            "        proxy_pass http://127.0.0.1:$process;",
            "        add_header Set-Cookie $begin;",
            "        proxy_http_version 1.1;",
            "        proxy_buffering off;",
            "        client_max_body_size 60m;",
            "        proxy_set_header Host $host;",
            "        proxy_set_header X-Forwarded-For $remote_addr;",
            "        proxy_set_header X-Forwarded-Proto $scheme;",
            "    }",
            "}",
        ]
    )


class SeveralServers:
    """Several servers and nginx before them, as processes of their own, with a folder for each below `data`."""

    def __init__(self, data: Path, number: int) -> None:
        self.data, self.port = data, free_port()
        self.servers = [Server(data / str(at), "--letters", own) for at, own in enumerate(shares(number))]
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "SeveralServers":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGKILL)

    def start(self) -> None:
        """Start all, and wait until they answer. Raises: FileNotFoundError without nginx."""
        for server in self.servers:
            server.data.mkdir(parents=True, exist_ok=True)
            server.start()
        file = self.data / "nginx.conf"
        file.write_text(self._configuration())
        self.process = subprocess.Popen([find_nginx(), "-p", str(self.data), "-e", "error.log", "-c", str(file)])
        try:
            wait_until_it_answers(self.process, self.port)
        except (RuntimeError, TimeoutError):
            raise RuntimeError((self.data / "error.log").read_text()) from None

    def _configuration(self) -> str:
        """Return a whole configuration. The clients of a measurement say where they come from, so nginx believes them."""
        paths = "".join(f"{kind}_temp_path {kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        from_clients = "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;"
        lines = proxy_lines([server.port for server in self.servers], f"127.0.0.1:{self.port}")
        return (
            "daemon off; master_process off; pid nginx.pid; error_log error.log;\nevents { worker_connections 8192; }\n"
            f"http {{ access_log off; {paths} {from_clients}\n{lines}\n}}\n"
        )

    def end(self, by: signal.Signals) -> str:
        """End all by a signal, and return what the servers wrote to stderr."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE_S)
            self.process = None
        return "".join(server.end(by) for server in self.servers)

    @property
    def peak_mb(self) -> float:
        """Return the most memory that the servers have had, together."""
        return sum(server.peak_mb for server in self.servers)

    @property
    def processor_s(self) -> float:
        """Return the processor time of the servers, together, without nginx."""
        return sum(server.processor_s for server in self.servers)


def find_nginx() -> str:
    """Return the path of nginx. Raises: FileNotFoundError, which says how to install it."""
    found = shutil.which("nginx") or shutil.which("nginx", path=PLACES)
    if found is None:
        raise FileNotFoundError("nginx is missing; on Debian: apt-get install nginx-light")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int, help="how many servers")
    print(proxy_lines([FIRST_PORT + at for at in range(parser.parse_args().number)]))


if __name__ == "__main__":
    main()
