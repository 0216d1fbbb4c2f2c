"""Load a photo that a user has taken: turn it upright, limit its size, or refuse it with a message."""

import warnings
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from dicegame.photo.errors import PhotoError, check_extra
from padgen.files import reason_of
from padgen.language import Sentence

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.Image import Image as PillowImage

    Picture = NDArray[np.uint8]
    """An array of height x width x 3 (red, green, blue)."""

MOST_BYTES = 80_000_000
MOST_PIXELS = 170_000_000
"""A JPEG with more pixels is refused. A large one below this is decoded at a half, a quarter or an eighth of its size."""
MOST_DECODED = 40_000_000
"""Pictures that can only be decoded at their full size are refused if they have more pixels than this."""
MOST_OF_WEBP = 20_000_000
"""The same for WebP, for whose decoding Pillow needs 16 bytes for each pixel."""
WORKED_ON = 13_000_000
"""Pictures with more pixels are reduced to this number."""
LEAST_SIDE = 400
"""Pictures whose shorter side has fewer pixels are refused."""
HEIC = (b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1")
KINDS = ("JPEG", "PNG", "WEBP", "AVIF", "BMP", "TIFF", "GIF")


def load(picture: str | Path | bytes) -> "Picture":
    """Return the pixels of a picture, given as a file or as bytes. It is turned upright, and reduced if it is very large.

    Raises: PhotoError with what to do, also if the extra `photo` is missing.
    """
    check_extra()
    import numpy as np
    from PIL import Image, ImageOps, UnidentifiedImageError

    data = _bytes(picture)
    if data[4:8] == b"ftyp" and data[8:12] in HEIC:
        raise PhotoError(Sentence("photo-heic"))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with Image.open(BytesIO(data), formats=KINDS) as image:
                _check_size(image)
                upright = _small(image)
                ImageOps.exif_transpose(upright, in_place=True)
                upright.load()
                upright = _on_white(upright)
    except Image.DecompressionBombError:
        raise PhotoError(Sentence("photo-large", megapixels=MOST_PIXELS // 1_000_000)) from None
    except UnidentifiedImageError:
        raise PhotoError(Sentence("photo-kind")) from None
    except (ArithmeticError, EOFError, LookupError, MemoryError, OSError, SyntaxError, TypeError, ValueError):
        raise PhotoError(Sentence("photo-broken")) from None  # Pillow raises many different errors for a damaged file
    if min(upright.size) < LEAST_SIDE:
        raise PhotoError(Sentence("photo-small", width=upright.width, height=upright.height, least=LEAST_SIDE))
    return np.asarray(upright)


def _bytes(picture: str | Path | bytes) -> bytes:
    large = False
    if isinstance(picture, bytes):
        data = picture
    else:
        path = Path(picture)
        try:
            large = path.stat().st_size > MOST_BYTES
            with path.open("rb") as file:
                data = b"" if large else file.read(MOST_BYTES + 1)  # a device has no size, and may have no end
        except OSError as error:
            raise PhotoError(Sentence("photo-file", path=str(path), why=reason_of(error))) from None
    if large or len(data) > MOST_BYTES:
        raise PhotoError(Sentence("photo-heavy", megabytes=MOST_BYTES // 1_000_000))
    if not data:
        raise PhotoError(Sentence("photo-kind"))
    return data


def _check_size(image: "PillowImage") -> None:
    """Raise a PhotoError if decoding a picture, which has not begun yet, would take too much memory."""
    in_parts = image.format in ("JPEG", "MPO") and not image.info.get("progressive")
    most = MOST_PIXELS if in_parts else MOST_OF_WEBP if image.format == "WEBP" else MOST_DECODED
    if image.width * image.height > most:
        raise PhotoError(Sentence("photo-large", megapixels=most // 1_000_000))


def _small(image: "PillowImage") -> "PillowImage":
    """Decode a picture, and reduce a large one at once: a JPEG while it is decoded, others before anything copies them."""
    from PIL import Image

    pixels = image.width * image.height
    part = next((part for part in (1, 2, 4, 8) if pixels / part**2 <= 2 * WORKED_ON), 8)
    if part > 1:
        image.draft("RGB", (image.width // part, image.height // part))
    pixels = image.width * image.height
    if pixels <= WORKED_ON:
        return image
    if image.mode in ("1", "P", "PA"):
        image = image.convert("RGBA" if "transparency" in image.info or image.mode == "PA" else "RGB")
    scale = (WORKED_ON / pixels) ** 0.5
    size = (int(image.width * scale), int(image.height * scale))
    return image.resize(size, Image.Resampling.BOX, reducing_gap=2)


def _on_white(image: "PillowImage") -> "PillowImage":
    """Return a picture in RGB, with transparent parts turned white."""
    from PIL import Image

    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        seen = image.convert("RGBA")
        return Image.alpha_composite(Image.new("RGBA", seen.size, "white"), seen).convert("RGB")
    if image.mode.startswith("I"):  # sixteen bits
        return image.point(lambda value: value / 256).convert("L").convert("RGB")
    return image if image.mode == "RGB" else image.convert("RGB")


def as_jpeg(picture: "Picture", quality: int) -> bytes:
    """Return a picture as the bytes of a JPEG file. `quality` is at most 100."""
    from PIL import Image

    data = BytesIO()
    Image.fromarray(picture).save(data, "JPEG", quality=quality)
    return data.getvalue()
