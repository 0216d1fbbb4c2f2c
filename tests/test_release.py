"""What `make release` checks: files that are missing, sources that lack something, a site whose files were changed."""

import tarfile
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from dicegame.site.build import write_site
from research.check_release import SITE, SOURCES, WHEEL, faults


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    with zipfile.ZipFile(tmp_path / WHEEL, "w") as wheel:
        for name in ("padgen/cli/pad.py", "padgen/layouts/dice/a.toml", "padgen-1.dist-info/METADATA"):
            wheel.writestr(name, "x")
    with tarfile.open(tmp_path / SOURCES, "w:gz") as sources:
        for name in ("padgen/cli/pad.py", "layouts/dice/a.toml", "pyproject.toml"):
            sources.addfile(tarfile.TarInfo(f"padgen-1/{name}"), BytesIO())
    write_site({"index.html": b"<p>", "program.tar": b"program"}, tmp_path / SITE)
    return tmp_path


def test_a_whole_release_is_sound(dist: Path) -> None:
    assert list(faults(dist)) == []


def test_what_is_missing_or_changed_is_named(dist: Path) -> None:
    (packed,) = (dist / SITE / "files").iterdir()
    packed.write_bytes(b"other")
    (dist / SITE / "index.html").unlink()
    with zipfile.ZipFile(dist / WHEEL, "a") as wheel:
        wheel.writestr("dicegame/play/record.py", "x")
    told = "; ".join(faults(dist))
    assert "the sources lack dicegame/play/record.py" in told
    assert "the site lacks index.html" in told
    assert "another program.tar" in told
    (dist / WHEEL).unlink()
    assert WHEEL in " ".join(faults(dist))
