"""Changes of a table. Each is stored before anybody sees it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from dicegame.web.table.seating import TableError
from dicegame.web.table.store import Store
from dicegame.web.table.updates import Updates
from padgen.errors import PadgenError
from padgen.language import Sentence


@dataclass
class Changes:
    """The stored part of one table: data, which may change, and the lines of a record, which are only ever added."""

    store: Store
    code: str
    updates: Updates
    lines: int = 0
    data: dict[str, Any] = field(default_factory=dict)
    _storing: bool = False

    @contextmanager
    def storing(self, data: Callable[[], dict[str, Any]]) -> Iterator[None]:
        """Make one change: store the differences, all or none, then notify all pages. A change within it is a part of it.

        If it cannot be stored, the table is unloaded, and read again from what is stored when somebody asks for it.

        Raises: UnstoredError, TableError for a table that was unloaded.
        """
        if self.updates.ended:
            raise TableError(Sentence("table-changed"))
        if self._storing:
            yield
            return
        before, self._storing = (self.lines, self.data), True
        try:
            with self.store.together():
                yield
                self.data = data()
                if self.data != before[1]:
                    self.store.put(self.code, self.data)
        except PadgenError:  # the change was refused: usually there is nothing to store yet
            if self.lines != before[0]:
                self.updates.end()
            raise
        except BaseException:
            self.updates.end()
            raise
        finally:
            self._storing = False
        if (self.lines, self.data) != before:
            self.updates.publish()

    def add_line(self, line: str) -> None:
        """Store the next line of the record. Raises: UnstoredError."""
        self.store.add(self.code, self.lines, line)
        self.lines += 1
