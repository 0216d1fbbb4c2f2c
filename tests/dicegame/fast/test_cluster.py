"""The same games on a Dask cluster: a real scheduler and two worker processes, one of which is killed on the way."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from dicegame.base.bots.players import find_bot
from dicegame.base.strength.match_games import Table, play_games
from dicegame.dice.bots.players import BOTS
from dicegame.dice.simulation import batch
from dicegame.dice.strength.match_games import solo_games
from dicegame.fast import parallel
from dicegame.fast.batches import blocks, joined
from dicegame.strength.work import Work
from padgen import load
from tests.dicegame.at_the_keyboard import WithoutTerminal

pytest.importorskip("distributed")
pytest.importorskip("joblib")
pytestmark = pytest.mark.slow
Process = subprocess.Popen[str]


def started(*arguments: str, folder: Path) -> Process:
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    return subprocess.Popen(
        [sys.executable, "-m", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment,
    )


def drain(stream: IO[str]) -> None:
    """Read to the end, and close."""
    with stream:
        stream.read()


def told(process: Process, pattern: str) -> str:
    """What a process writes on stderr sooner or later."""
    assert process.stderr
    for line in process.stderr:
        if found := re.search(pattern, line):
            threading.Thread(target=drain, args=(process.stderr,), daemon=True).start()  # so that it can go on writing
            return found[0]
    raise AssertionError(f"{pattern} was never written")


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[str]:
    process = started(
        "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", folder=tmp_path
    )
    try:
        yield told(process, r"tcp://127\.0\.0\.1:\d+")
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def cluster(scheduler: str, tmp_path: Path) -> Iterator[tuple[str, list[Process]]]:
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(tmp_path))
    parallel = [started("distributed.cli.dask_worker", scheduler, *options, folder=tmp_path) for _ in range(2)]
    try:
        for worker in parallel:
            told(worker, "Registered to")
        yield scheduler, parallel
    finally:
        for process in parallel:
            process.kill()
            process.wait()


@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_changes_nothing(cluster: tuple[str, list[Process]]) -> None:
    address, parallel = cluster
    order = solo_games(load("a"), BOTS["greedy"], 60_000, 5)
    orders = blocks(order, 500)
    alone = joined(map(batch.play, orders))
    killer = threading.Timer(1.5, parallel[0].send_signal, [signal.SIGKILL])
    begin = time.monotonic()
    killer.start()
    shared = joined(batch.spread(orders, cluster=address))
    killer.cancel()
    assert time.monotonic() - begin > 1.5, "the work was over before the worker was killed"
    assert parallel[0].wait(10) == -signal.SIGKILL
    assert parallel[1].poll() is None
    assert (shared.points == alone.points).all()
    assert (shared.rounds == alone.rounds).all()


def dicegame(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "dicegame", *arguments], capture_output=True, text=True, timeout=200)


@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
def test_a_rating_by_others_is_the_same(cluster: tuple[str, list[Process]]) -> None:
    from distributed import Client

    address, _ = cluster
    ask = ("rate", "b", "--games", "6000", "--json")
    shared = dicegame(*ask, "--cluster", address)
    assert shared.returncode == 0, shared.stderr
    assert shared.stdout == dicegame(*ask).stdout
    with Client(address) as client:
        played = client.run(lambda: "dicegame.dice.simulation.batch" in sys.modules)
        assert any(played.values()), "the workers had nothing to do"
        boards, bots = [load("base-8")] * 2, [find_bot("greedy").number] * 2
        by_others, alone = (play_games(boards, bots, 20, 5, Table(2), Work(cluster=where)) for where in (address, None))
        assert (by_others.points == alone.points).all()
        played = client.run(lambda: "dicegame.base.simulation.batch" in sys.modules)
        assert any(played.values()), "nor with the base game"


@pytest.mark.filterwarnings("ignore")
def test_nobody_there_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(parallel, "ANSWER_WITHIN_S", 1)
    here = WithoutTerminal(monkeypatch, capsys)
    code, _, said = here("match", "random", "--games", "10", "--cluster", "tcp://127.0.0.1:9")
    assert code == 1
    assert "no Dask scheduler answers there" in said
    assert "Traceback" not in said


@pytest.mark.filterwarnings("ignore")
def test_nobody_to_work_is_one_line(scheduler: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel, "WORKERS_WITHIN_S", 1)
    orders = blocks(solo_games(load("a"), BOTS["greedy"], 20, 5), 10)
    with pytest.raises(parallel.ClusterError, match=f"^--cluster {scheduler}: the scheduler has no workers; .*$") as raised:
        batch.spread(orders, cluster=scheduler)
    assert "\n" not in str(raised.value)
