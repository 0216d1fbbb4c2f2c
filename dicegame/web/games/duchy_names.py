"""The names of duchies on pages and pictures."""


def short_duchy(name: str) -> str:
    """Return the name of a duchy as pages show it.

    >>> short_duchy("a"), short_duchy("base-11a"), short_duchy("mine")
    ('A', '11a', 'mine')
    """
    return name.upper() if len(name) == 1 else name.removeprefix("base-")
