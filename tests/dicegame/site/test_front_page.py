"""The first page of the site on a screen: it fits, it is light, and everybody can use it, in every language."""

from pathlib import Path

import pytest

from dicegame.site.build import write_site
from dicegame.site.front import front_files
from tests.conftest import PhoneMaker
from tests.dicegame.site.device import FileServer
from tests.dicegame.web.audit import STATIC, hard_to_use, too_wide_or_heavy

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", ["index.html", "de.html", "fr.html"])
def test_the_first_page_fits_is_light_and_can_be_used(phone: PhoneMaker, tmp_path: Path, name: str) -> None:
    static = {f"app/static/{path.name}": path.read_bytes() for path in STATIC.iterdir()}
    write_site({**front_files("0.4.0"), **static, "shell.js": b""}, tmp_path)
    server = FileServer(tmp_path)
    try:
        me = phone().go(f"{server.url}{name}")
        assert too_wide_or_heavy(me) + hard_to_use(me) == []
    finally:
        server.stop()
