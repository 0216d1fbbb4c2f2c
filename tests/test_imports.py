"""No module imports itself through others: the picture of imports is one ladder. The contracts say which way it goes."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest


def test_there_is_no_import_circle() -> None:
    graph = grimp.build_graph("padgen", "dicegame", cache_dir=None)
    # a script that is compiled imports itself under its full name
    ladder = TopologicalSorter({own: graph.find_modules_directly_imported_by(own) - {own} for own in graph.modules})
    try:
        ladder.prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
