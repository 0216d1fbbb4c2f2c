"""Ctrl-C while a command is still being loaded ends it without a traceback."""

import sys
import tomllib

import pytest

from tests import ROOT
from tests.command import program

SCRIPTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]


@pytest.mark.parametrize("name", SCRIPTS)
@pytest.mark.parametrize("module", ["typer", "padgen.language", "dicegame.cli", "padgen.cli", "padgen.cli.options"])
def test_ctrl_c_during_any_import(name: str, module: str) -> None:
    entry, function = SCRIPTS[name].split(":")
    script = (
        "import importlib.abc, sys\n"
        "class Interrupted(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path, target=None):\n"
        f"        if name == {module!r}:\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupted())\n"
        "sys.argv[1:] = ['--version']\n"
        f"from {entry} import {function}\n"
        f"{function}()\n"
    )
    result = program(sys.executable, "-c", script)
    assert "Traceback" not in result.err
    loads_it = not (name == "padgen" and module == "dicegame.cli")
    assert result.code == (130 if loads_it else 0)
