"""What is installed is what stands in the folders: every package, and every file beside the code."""

import tomllib
from pathlib import Path

from tests import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
OTHER = {"padgen.layouts"}
"""Packages whose folder has another name."""


def files_beside_the_code() -> set[Path]:
    files = (path for folder in ("padgen", "dicegame") for path in (ROOT / folder).rglob("*") if path.is_file())
    return {path for path in files if path.suffix != ".py" and "__pycache__" not in path.parts}


def test_every_package_is_installed() -> None:
    folders = {
        path.parent.relative_to(ROOT) for name in ("padgen", "dicegame") for path in (ROOT / name).rglob("__init__.py")
    }
    assert set(SETTINGS["packages"]) - OTHER == {".".join(folder.parts) for folder in folders}


def test_every_file_beside_the_code_is_installed() -> None:
    installed = {
        path
        for package, patterns in SETTINGS["package-data"].items()
        if package not in OTHER
        for pattern in patterns
        for path in ROOT.joinpath(*package.split(".")).glob(pattern)
    }
    assert files_beside_the_code() == {path for path in installed if path.is_file()}
