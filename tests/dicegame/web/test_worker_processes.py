"""Work done beside: what it raises, that nobody waits for what may take its time, and that no process outlives ours."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from dicegame.web.server import processes
from dicegame.web.server.processes import LAST_NICENESS, SLOW_NICENESS, WorkerProcesses
from padgen.errors import LayoutError
from padgen.notation import parse_notation


def test_answers_and_errors_come_back() -> None:
    async def ask() -> None:
        with WorkerProcesses() as workers:
            ways = workers.run_now, workers.run_slow, workers.run_last
            assert len({os.getpid(), *[await way(os.getpid) for way in ways]}) == 4
            assert [await way(os.nice, 0) - os.nice(0) for way in ways] == [0, SLOW_NICENESS, LAST_NICENESS]
            with pytest.raises(LayoutError, match="not a notation"):
                await workers.run_now(parse_notation, "nothing")
            slow = asyncio.ensure_future(workers.run_last(time.sleep, 3))
            await asyncio.sleep(0)
            start = time.monotonic()
            await workers.run_now(os.getpid)
            assert time.monotonic() - start < 2
            assert not slow.done()
            slow.cancel()

    asyncio.run(ask())


class _Pickled:
    """Arrives as the number of the thread in which it was pickled."""

    def __reduce__(self) -> tuple[type[int], tuple[int]]:
        return int, (threading.get_ident(),)


def test_arguments_are_pickled_where_they_may_change() -> None:
    """Pages cache parts of a game in it. If another thread pickled it meanwhile, the bot's move could fail."""

    async def ask() -> None:
        with WorkerProcesses() as workers:
            assert await workers.run_now(int, _Pickled()) == threading.get_ident()  # type: ignore[arg-type]  # arrives as int

    asyncio.run(ask())


def test_a_process_that_is_gone_is_started_again() -> None:
    async def ask() -> None:
        with WorkerProcesses() as workers:
            first = await workers.run_now(os.getpid)
            os.kill(first, signal.SIGKILL)
            second, third = await asyncio.gather(workers.run_now(os.getpid), workers.run_now(os.getpid))
            assert first != second == third

    asyncio.run(ask())


def test_visitors_take_turns() -> None:
    """Whoever has much to do is served in one process, and waits at the end of the line; others do not wait for it."""

    async def ask() -> None:
        with WorkerProcesses() as workers:
            order: list[str] = []

            async def work(visitor: str, seconds: float) -> None:
                await workers.of(visitor).run_slow(time.sleep, seconds)
                order.append(visitor)

            await asyncio.gather(*(work(visitor, 0) for visitor in "abc"))  # all processes are running now
            order.clear()
            many = [asyncio.ensure_future(work("much", 0.5)) for _ in range(8)]
            await asyncio.sleep(0)
            await asyncio.gather(*(work(visitor, 0.01) for visitor in "defghi"))
            assert order.count("much") <= 1
            for task in many:
                task.cancel()
            await asyncio.gather(*many, return_exceptions=True)
            await workers.of("much").run_slow(os.getpid)

    asyncio.run(ask())


def test_a_task_without_a_caller_ends(tmp_path: Path) -> None:
    """Running or waiting: its process is free again for the next visitor, and no other task is touched."""
    done = tmp_path / "done"

    async def ask() -> None:
        with WorkerProcesses() as workers:
            first = await workers.of("a").run_now(os.getpid)
            running = asyncio.ensure_future(workers.of("a").run_now(time.sleep, 600))
            waiting = asyncio.ensure_future(workers.of("a").run_now(done.touch))
            await asyncio.sleep(0.1)
            other = asyncio.ensure_future(workers.of("b").run_now(time.sleep, 1))
            await asyncio.sleep(0.1)
            assert runs(first)
            waiting.cancel()
            running.cancel()
            until = time.monotonic() + 10
            while runs(first):
                assert time.monotonic() < until
                await asyncio.sleep(0.02)
            assert await workers.of("a").run_now(os.getpid) != first
            await other
            assert not done.exists()

    asyncio.run(ask())


def test_processes_without_work_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        with WorkerProcesses() as workers:
            first = await workers.run_now(os.getpid)
            workers.end_idle()
            assert await workers.run_now(os.getpid) == first
            monkeypatch.setattr(processes, "IDLE_S", -1)
            workers.end_idle()
            until = time.monotonic() + 10
            while runs(first):
                assert time.monotonic() < until
                await asyncio.sleep(0.02)
            assert await workers.run_now(os.getpid) != first

    asyncio.run(ask())


def runs(process: int) -> bool:
    """Whether there is such a process that has not ended, reaped or not."""
    try:
        os.kill(process, 0)
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM])
def test_it_ends_with_ours(by: signal.Signals) -> None:
    program = (
        "import asyncio, os, time\n"
        "from dicegame.web.server.processes import WorkerProcesses\n"
        "async def main():\n"
        "    workers = WorkerProcesses()\n"
        "    print(await workers.run_now(os.getpid), await workers.run_last(os.getpid), flush=True)\n"
        "    await asyncio.gather(workers.run_now(time.sleep, 60), workers.run_last(time.sleep, 60))\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as ours:
        assert ours.stdout
        beside = [int(word) for word in ours.stdout.readline().split()]
        ours.send_signal(by)
        ours.wait(10)
    until = time.monotonic() + 10
    while any(map(runs, beside)):
        assert time.monotonic() < until
        time.sleep(0.05)
