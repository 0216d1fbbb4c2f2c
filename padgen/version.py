"""The version of the installed package, and the message that says how to install optional dependencies (extras)."""

import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from padgen.language import Sentence

CLONE = Path(__file__).parents[1] / "pyproject.toml"
"""A file that exists only in a clone of the repository, where `make` installs extras."""


def installed_version() -> str:
    """Return the version, such as `0.2.0`; or `unknown` if the package runs from a folder without being installed."""
    try:
        return version("padgen")
    except PackageNotFoundError:
        return "unknown"


def how_to_install(extra: str) -> Sentence:
    """Return a message that says how to install the optional dependencies `extra`: in a clone, with pipx or with pip."""
    if CLONE.exists():
        return Sentence("install-extra", extra=extra)
    key = "install-extra-pipx" if "pipx" in Path(sys.prefix).parts else "install-extra-pip"
    return Sentence(key, extra=extra, version=installed_version())
