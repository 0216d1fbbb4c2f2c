"""The version of the installed package, and how people install what an extra needs."""

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from padgen.language import Sentence

CLONE = Path(__file__).parents[1] / "pyproject.toml"
"""The file beside the package in a clone, where `make` installs extras. An installed package has none."""


def installed_version() -> str:
    """Return the version, such as `0.2.0`; or `unknown` if the package runs from a folder without being installed."""
    try:
        return version("padgen")
    except PackageNotFoundError:
        return "unknown"


def how_to_install(extra: str) -> Sentence:
    """Return what to type to install an extra: in a clone, or after `pipx install`."""
    if CLONE.exists():
        return Sentence("install-extra", extra=extra)
    return Sentence("install-extra-file", extra=extra, version=installed_version())
