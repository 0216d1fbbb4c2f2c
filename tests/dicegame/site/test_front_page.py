"""The first page of the site on a screen: it fits, it is light, and everybody can use it, in every language."""

from collections.abc import Mapping
from pathlib import Path

from dicegame.site.build import write_site
from tests.conftest import PhoneMaker
from tests.dicegame.site.device import FileServer
from tests.dicegame.web.audit import STATIC, hard_to_use, too_wide_or_heavy

PAGES = {"en": "index.html", "fr": "fr.html", "de": "de.html"}


def test_the_first_page_fits_is_light_and_can_be_used(phone: PhoneMaker, tmp_path: Path, front: Mapping[str, bytes]) -> None:
    static = {f"app/static/{path.name}": path.read_bytes() for path in STATIC.iterdir()}
    write_site({**front, **static, "shell.js": b""}, tmp_path)
    server = FileServer(tmp_path)
    try:
        me = phone()
        for name in PAGES.values():
            me.go(f"{server.url}{name}")
            assert too_wide_or_heavy(me) == [], name
        assert hard_to_use(me) == []
    finally:
        server.stop()
