"""Work that takes long is done beside, in a process of its own: the pages of everybody else do not wait for it."""

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """One process, started when it is first needed; it ends with ours, however that ends."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> "Aside":
        return self

    def __exit__(self, *_: object) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def do(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function of a module there; what it raises is raised here.

        A process that is gone is started again, once.
        """
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._process(), _call, function, args, kwargs)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._process(), _call, function, args, kwargs)

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_end_with, initargs=(os.getpid(),))
        return self._pool


def _call(function: Callable[..., T], args: tuple[object, ...], kwargs: dict[str, object]) -> T:
    return function(*args, **kwargs)


def _end_with(parent: int) -> None:
    """End when the parent is gone, as after a kill -9."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
