"""The cookies of the pages. They are kept here, because a service worker can neither read nor set cookies."""

import json
import time
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path


class CookieJar:
    """Cookies by name, kept in a file. All cookies are for the whole site.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     jar = CookieJar(Path(folder) / "cookies.json", clock=lambda: 100.0)
    ...     jar.take("seat=abc; Max-Age=60; HttpOnly")
    ...     jar.take("lang=de")
    ...     jar.header, CookieJar(Path(folder) / "cookies.json", clock=lambda: 170.0).header
    ('seat=abc; lang=de', 'lang=de')
    """

    def __init__(self, file: Path, clock: Callable[[], float] = time.time) -> None:
        self.file, self.clock = file, clock
        self.kept: dict[str, tuple[str, float | None]] = {}
        if file.exists():
            self.kept = {
                name: (value, until) for name, (value, until) in json.loads(file.read_text(encoding="utf-8")).items()
            }

    @property
    def header(self) -> str:
        """Return the `Cookie` header of the next request."""
        now = self.clock()
        return "; ".join(f"{name}={value}" for name, (value, until) in self.kept.items() if until is None or until > now)

    def take(self, header: str) -> None:
        """Keep the cookies in a `Set-Cookie` header. Remove those whose `Max-Age` is 0 or less."""
        before = dict(self.kept)
        for name, cookie in SimpleCookie(header).items():
            age = cookie["max-age"]
            if age and int(age) <= 0:
                self.kept.pop(name, None)
            else:
                self.kept[name] = (cookie.coded_value, self.clock() + int(age) if age else None)
        if self.kept != before:
            self.file.write_text(json.dumps(self.kept), encoding="utf-8")
