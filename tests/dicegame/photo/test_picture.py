"""Whatever somebody hands in as a photo: loaded upright and bounded, or refused with a sentence."""

import io
import re
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from dicegame.photo import picture
from dicegame.photo.errors import PhotoError
from dicegame.photo.picture import WORKED_ON, load
from tests.command import program

PICTURE = np.zeros((480, 640, 3), np.uint8)
PICTURE[:100, :200] = (250, 30, 20)


def coded(picture: NDArray[np.uint8], kind: str = "JPEG", turned: int = 1, **options: object) -> bytes:
    exif = Image.Exif()
    exif[0x112] = turned
    data = io.BytesIO()
    Image.fromarray(picture).save(data, kind, exif=exif, **options)
    return data.getvalue()


def key_of(data: bytes | Path) -> str:
    with pytest.raises(PhotoError) as refused:
        load(data)
    sentence = refused.value.sentence
    assert not isinstance(sentence, str)
    return sentence.key


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF"])
def test_pictures_of_all_kinds_are_loaded(kind: str, tmp_path: Path) -> None:
    data = coded(PICTURE, kind)
    assert abs(load(data).astype(int) - PICTURE).mean() < 3
    path = tmp_path / "a photo"
    path.write_bytes(data)
    assert (load(path) == load(data)).all()


@pytest.mark.parametrize(("turned", "quarters"), [(3, 2), (6, 1), (8, 3)])
def test_photos_of_a_turned_camera_stand_upright(turned: int, quarters: int) -> None:
    found = load(coded(np.rot90(PICTURE, quarters).copy(), turned=turned))
    assert found.shape == PICTURE.shape
    assert abs(found.astype(int) - PICTURE).mean() < 3


def test_what_one_could_see_through_becomes_white() -> None:
    clear = np.zeros((500, 500, 4), np.uint8)
    assert (load(coded(clear, "PNG")) == 255).all()
    assert load(coded(np.full((500, 500), 200, np.uint8), "PNG")).shape == (500, 500, 3)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "photo-kind"),
        (b"hello " * 50, "photo-kind"),
        (coded(PICTURE)[:900], "photo-broken"),
        (coded(PICTURE, "PNG")[:300], "photo-broken"),
        (b"\0\0\0\x18ftypheic\0\0\0\0mif1" + bytes(200), "photo-heic"),
        (coded(np.zeros((1, 1, 3), np.uint8)), "photo-small"),
        (coded(np.zeros((4000, 30, 3), np.uint8)), "photo-small"),
        (coded(np.zeros((9000, 9000), np.uint8), "PNG", compress_level=1), "photo-large"),
        (coded(np.zeros((7000, 7000), np.uint8), progressive=True), "photo-large"),
        (coded(np.zeros((60000, 4000), np.uint8)), "photo-large"),
        (coded(np.zeros((7000, 3000), np.uint8), "WEBP"), "photo-large"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_sentence(data: bytes, key: str) -> None:
    assert key_of(data) == key


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    assert key_of(tmp_path / "none.jpg") == "photo-file"
    assert key_of(tmp_path) == "photo-file"


def test_a_file_without_an_end_is_refused_by_its_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "MOST_BYTES", 1000)
    assert key_of(Path("/dev/zero")) == "photo-heavy"
    (tmp_path / "large.jpg").write_bytes(bytes(1001))
    assert key_of(tmp_path / "large.jpg") == "photo-heavy"


def test_a_hundred_megapixels_take_little_memory() -> None:
    data = coded(np.zeros((10000, 10000), np.uint8))
    assert load(data).size <= 3 * WORKED_ON


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell how much memory was used")
def test_a_large_picture_is_reduced_before_anything_copies_it(tmp_path: Path) -> None:
    """With transparent parts, forty megapixels took more than a gigabyte."""
    Image.new("RGBA", (5000, 5400), (200, 100, 50, 128)).save(tmp_path / "x.png", compress_level=1)
    script = (
        "import sys; from dicegame.photo.picture import load; load(sys.argv[1]); print(open('/proc/self/status').read())"
    )
    done = program(sys.executable, "-c", script, str(tmp_path / "x.png"))
    (most,) = re.findall(r"VmHWM:\s*(\d+) kB", done.out)
    assert int(most) < 440_000, done.err


def test_a_missing_extra_is_named_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib.util

    real = importlib.util.find_spec
    monkeypatch.setattr("dicegame.photo.errors.find_spec", lambda name: None if name == "cv2" else real(name))
    with pytest.raises(PhotoError, match=r"make photo"):
        load(coded(PICTURE))
