"""Change addresses in pages so that they are below the folder of the site, and allow the site to show pages in a frame."""

import re
from collections.abc import Iterable

_ADDRESS = re.compile(rb"""([\s"'](?:href|src|action|formaction|xlink:href|data-[a-z]+)=["'])/(?!/)""")
_LINK = re.compile(rb"<a\s[^>]*>")
_ASIDE = re.compile(rb"""\s(?:download(?:="[^"]*")?|target="_blank")(?=[\s>])""")
FRAMED = "frame-ancestors 'none'", "frame-ancestors 'self'"
PAGE = "text/html; charset=utf-8"


def move_page(page: bytes, prefix: str) -> bytes:
    """Return an HTML page with `prefix` added to the addresses of links, forms and files. All links open in the same frame.

    The attribute `download` is removed, because browsers would bypass the service worker for such links. The headers of
    the answer still say that the file is to be saved. Texts typed by people do not change: their quotes are `&#34;`.

    >>> move_page(b'<a href="/new">New</a> <a class="home" href="/">home</a> <a href="#main">', "/name/app")
    b'<a href="/name/app/new">New</a> <a class="home" href="/name/app/">home</a> <a href="#main">'
    >>> move_page(b'<a href="/a.png" target="_blank" download="b.png">', "")
    b'<a href="/a.png">'
    """
    page = _LINK.sub(lambda link: _ASIDE.sub(b"", link[0]), page)
    return _ADDRESS.sub(lambda found: found[1] + prefix.encode() + b"/", page)


def move_headers(headers: Iterable[tuple[str, str]], path: str, prefix: str) -> list[tuple[str, str]]:
    """Return the headers of an answer, changed so that a frame of the site may show it and redirects go below `prefix`.

    `path` is that of the request. Files are saved instead of shown, because the frame has no button to go back from them.

    >>> page = ("content-type", PAGE)
    >>> move_headers([page, ("location", "/t/ABC"), ("x-frame-options", "DENY"), ("set-cookie", "a=b")], "/new", "/app")[1:]
    [('location', '/app/t/ABC')]
    >>> move_headers([("content-type", "image/png")], "/t/ABC/result.png", "/app")[1:]
    [('content-disposition', 'attachment; filename="ABC-result.png"')]
    """
    moved, kinds = [], dict(headers)
    for name, value in headers:
        if name == "location" and value.startswith("/"):
            moved.append((name, prefix + value))
        elif name == "content-security-policy":
            moved.append((name, value.replace(*FRAMED)))
        elif name not in ("set-cookie", "x-frame-options", "content-length"):
            moved.append((name, value))
    if kinds.get("content-type", PAGE) != PAGE and "content-disposition" not in kinds:
        name = "-".join(path.strip("/").split("/")[-2:])
        moved.append(("content-disposition", f'attachment; filename="{name}"'))
    return moved
