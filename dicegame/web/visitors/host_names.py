"""The names by which visitors may reach the server: those given to it, its own address, and the name of this computer.

Links to tables repeat the name that a request came with. A client can send any name, and the owner of a domain can make it
lead here. So if foreign names were accepted, links could lead guests to other sites, and pages of other sites could act
as ours.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from urllib.parse import urlsplit

from starlette.types import Scope

from padgen.errors import PadgenError
from padgen.language import Sentence

LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
_NAME = re.compile(r"[a-z0-9]([a-z0-9_-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9_-]*[a-z0-9])?)*")


def own_name(text: str) -> str:
    """Return a name or an address of the server in the form in which `is_own` compares names.

    Raises: PadgenError for any other text, such as the address of a page.
    """
    name = _plain(text.strip().strip("[]"))
    if not _NAME.fullmatch(name) and not _is_address(name):
        raise PadgenError(Sentence("serve-name", name=text[:80]))
    return name


def is_own(host: str | None, scope: Scope, told: Iterable[str]) -> bool:
    """Return whether a `Host` header is missing or has a name of the server: one of its own, or one in `told`."""
    if not host:
        return True
    try:
        name = _plain(urlsplit(f"//{host}").hostname or "")
    except ValueError:
        return False
    reached, _ = scope.get("server") or ("", 0)
    return name in LOCAL or name == _plain(reached or "") or name in told or name in _of_this_computer()


@cache
def _of_this_computer() -> frozenset[str]:
    """Return the names by which other devices in a home network can reach this computer."""
    name = _plain(socket.gethostname())
    return frozenset({name, name.partition(".")[0], f"{name.partition('.')[0]}.local"} - {""})


def _plain(name: str) -> str:
    """Return a name in lower case, or an address in its standard form, so that different spellings compare equal."""
    name = name.lower().removesuffix(".").partition("%")[0]
    with suppress(ValueError):
        address = ipaddress.ip_address(name)
        return str(getattr(address, "ipv4_mapped", None) or address)
    with suppress(UnicodeError):
        return name.encode("idna").decode()  # as browsers send it
    return name


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
