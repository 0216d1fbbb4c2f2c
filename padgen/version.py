"""The version of the installed package."""

from importlib.metadata import PackageNotFoundError, version


def installed_version() -> str:
    """Return the version, such as `0.2.0`; or `unknown` if the package runs from a folder without being installed."""
    try:
        return version("padgen")
    except PackageNotFoundError:
        return "unknown"
