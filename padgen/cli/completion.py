"""Complete words on the command line with the Tab key: names of layouts, and files of one kind."""

from pathlib import Path


def complete_layouts(incomplete: str) -> list[str]:
    """Return the names of the catalog and the layout files that begin with a text."""
    from padgen.names import catalog_names

    names = [name for name in catalog_names() if name.startswith(incomplete.lower())]
    return [*names, *files_with(".toml", incomplete)]


def files_with(ending: str, incomplete: str) -> list[str]:
    """Return the folders and the files with this ending whose paths begin with a text."""
    folder, _, beginning = incomplete.rpartition("/")
    place = Path(f"{folder}/" if incomplete.startswith("/") else folder or ".")
    try:
        entries = sorted(place.iterdir())
    except (OSError, ValueError):
        return []
    shown = [entry for entry in entries if entry.name.startswith(beginning) and not entry.name.startswith(".")]
    before = incomplete[: len(incomplete) - len(beginning)]
    found = (f"{before}{entry.name}{'/' * entry.is_dir()}" for entry in shown if entry.suffix == ending or entry.is_dir())
    return list(found)
