"""Read table data stored by earlier versions."""

from typing import Any


def seat_data(data: dict[str, Any]) -> dict[str, Any]:
    """Return a stored seat with its answers. Version 0.1 kept the hex of a starting castle, counted from 0.

    >>> seat_data({"name": "Anna", "owner": "", "start": 10})
    {'name': 'Anna', 'owner': '', 'answers': {'castle': '11'}}
    """
    now = dict(data)
    if "start" in now:
        start = now.pop("start")
        now["answers"] = {} if start is None else {"castle": str(start + 1)}
    return now
