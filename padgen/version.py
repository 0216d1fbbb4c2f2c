"""Which version of the package is installed."""

from importlib.metadata import PackageNotFoundError, version


def installed_version() -> str:
    """Return the version, such as `0.2.0`; `unknown` where the package runs from a folder without being installed."""
    try:
        return version("padgen")
    except PackageNotFoundError:
        return "unknown"
