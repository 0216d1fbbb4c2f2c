"""The server for a folder of files."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from dicegame.web.server.folder_files import files_app
from padgen.errors import PadgenError


def test_a_folder_is_served_from_its_first_page(tmp_path: Path) -> None:
    (tmp_path / "service.js").write_text("1", encoding="utf-8")
    (tmp_path / "index.html").write_text("<p>here", encoding="utf-8")
    with TestClient(files_app(tmp_path)) as client:
        assert client.get("/").text == "<p>here"
        assert client.get("/service.js").headers["content-type"].startswith("text/javascript")
        assert client.get("/../secret").status_code == 404


def test_a_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PadgenError, match="make site"):
        files_app(tmp_path)
