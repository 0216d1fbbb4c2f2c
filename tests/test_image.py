"""The container of the table: its file is sound, and the commands in it work."""

import json
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import ROOT

FILE = ROOT / "Containerfile"
LINES = FILE.read_text().replace("\\\n", " ").splitlines()
PORT = "8000"


def instruction(name: str) -> str:
    """The last instruction of this name."""
    return [line.removeprefix(name).strip() for line in LINES if line.startswith(name)][-1]


def test_a_linter_finds_nothing() -> None:
    done = subprocess.run([Path(sys.executable).with_name("hadolint"), FILE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_base_is_named_with_its_version_and_the_table_is_not_root() -> None:
    bases = [line.split()[1] for line in LINES if line.startswith("FROM")]
    assert bases
    assert all(re.fullmatch(r"[a-z]+:[\w.-]*\d[\w.-]*", base) for base in bases), "a name and a version, of any registry"
    assert int(instruction("USER")) > 0
    assert instruction("VOLUME") == json.loads(instruction("ENTRYPOINT"))[-1] == "/data"
    assert instruction("EXPOSE") == PORT


@pytest.mark.slow
def test_the_server_starts_as_in_the_container_and_is_healthy(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    program, *arguments = json.loads(instruction("ENTRYPOINT").replace("/data", str(tmp_path)))
    health = json.loads(instruction("HEALTHCHECK").partition("CMD")[2].replace(PORT, port))
    assert health.pop(0) == "python"

    def healthy() -> bool:
        return subprocess.run([sys.executable, *health], capture_output=True, check=False).returncode == 0

    assert not healthy()
    with subprocess.Popen([sys.executable, "-m", program, *arguments, "--port", port], stderr=subprocess.DEVNULL) as server:
        try:
            until = time.monotonic() + 60
            while not healthy() and time.monotonic() < until:
                assert server.poll() is None
            assert healthy()
            assert (tmp_path / "tables.sqlite").exists()
        finally:
            server.terminate()
        assert server.wait(20) is not None
