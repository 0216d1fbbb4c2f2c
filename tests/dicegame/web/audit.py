"""What every page has to hold to: it fits, it is light, and everybody can use it."""

import gzip
from pathlib import Path

from dicegame.web import pages
from dicegame.web.server.compression import LEVEL
from tests.dicegame.web.browser import DESKTOP, PHONE, Phone

NARROW = {"width": 320, "height": 568}
ALL_SIZES = (NARROW, DESKTOP, PHONE)
STATIC = Path(pages.__file__).parents[1] / "static"
MOST_PAGE, MOST_BASE_PAGE, MOST_STYLE, MOST_FONTS = 4096, 5 * 1024, 12800, 45 * 1024
"""The bytes of a page, of one that shows a base game in any language with any expansions, and of the style as they are sent,
compressed, and of all fonts together.
"""
LONGEST = "de"
"""The language with the longest words. What fits in it on any screen has to fit in the others on the narrowest one."""


def sent(content: bytes) -> int:
    """The bytes of something as the server sends it."""
    return len(gzip.compress(content, LEVEL))


def too_wide_or_heavy(me: Phone) -> list[str]:
    """The faults of the page on a phone: it is too wide for a screen, or with large letters, or it has too many bytes."""
    found = []
    for size in ALL_SIZES:
        me.page.set_viewport_size(size)  # type: ignore[arg-type]  # a dict with these keys
        if (wider := me.sideways()) > 0:
            found.append(f"{wider} px too wide at {size['width']} px")
    me.enlarge(200)
    if (wider := me.sideways()) > 0:
        found.append(f"{wider} px too wide with letters of twice the size")
    me.enlarge(100)
    most = MOST_BASE_PAGE if me.page.locator(".court, .court-over").count() else MOST_PAGE
    if (weight := sent(me.context.request.get(me.page.url).body())) > most:
        found.append(f"{weight} bytes compressed")
    return found


def hard_to_use(me: Phone) -> list[str]:
    """What axe finds grave about the page that a phone shows, in light and dark."""
    found = me.faults()
    me.page.emulate_media(color_scheme="dark")
    found += [f"dark: {fault}" for fault in me.faults(runOnly=["color-contrast"])]
    me.page.emulate_media(color_scheme="light")
    return found
