"""Move the addresses of the pages below the folder of the site, and let its own frame show them."""

import re
from collections.abc import Iterable

_ADDRESS = re.compile(
    rb'((?:^|[\s"\'])(?:href|src|action|formaction|xlink:href|data-[a-z]+)=["\'])/(?=[^/])|((?:href|src|action)=["\'])/(?=["\'])'
)
FRAMED = "frame-ancestors 'none'", "frame-ancestors 'self'"


def move_page(page: bytes, prefix: str) -> bytes:
    """Return an HTML page whose links, forms and files lie below a prefix.

    Texts of people are not touched: a template writes their quotation marks as `&#34;`.

    >>> move_page(b'<a href="/new">New</a> <a class="home" href="/">home</a> <a href="#main">', "/name/app")
    b'<a href="/name/app/new">New</a> <a class="home" href="/name/app/">home</a> <a href="#main">'
    """
    return _ADDRESS.sub(lambda found: (found[1] or found[2]) + prefix.encode() + b"/", page)


def move_headers(headers: Iterable[tuple[str, str]], prefix: str) -> list[tuple[str, str]]:
    """Return the headers of an answer for the frame: it may be shown there, and what it leads to lies below a prefix.

    >>> move_headers([("location", "/t/ABC"), ("x-frame-options", "DENY"), ("set-cookie", "a=b")], "/app")
    [('location', '/app/t/ABC')]
    """
    moved = []
    for name, value in headers:
        if name == "location" and value.startswith("/"):
            moved.append((name, prefix + value))
        elif name == "content-security-policy":
            moved.append((name, value.replace(*FRAMED)))
        elif name not in ("set-cookie", "x-frame-options", "content-length"):
            moved.append((name, value))
    return moved
