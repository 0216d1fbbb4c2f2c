"""Pictures of pages, against Pillow and PDFium."""

import io

import pypdfium2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from dicegame.web.printing.pad_request import PICTURE_PIXELS, PadRequest, make, pdf
from dicegame.web.printing.png import encode_png, page_png


@given(st.integers(1, 9), st.integers(1, 9), st.integers(0, 5), st.data())
def test_every_pixel_arrives(width: int, height: int, gap: int, data: st.DataObject) -> None:
    stride = 3 * width + gap
    size = stride * height
    pixels = data.draw(st.binary(min_size=size, max_size=size))
    image = Image.open(io.BytesIO(encode_png(pixels, width, height, stride)))
    rows = [pixels[row * stride : row * stride + 3 * width] for row in range(height)]
    assert (image.format, image.mode, image.size, image.tobytes()) == ("PNG", "RGB", (width, height), b"".join(rows))


@pytest.mark.parametrize("broken", [(b"\0" * 11, 2, 2, 0), (b"\0" * 12, 2, 2, 5), (b"", 0, 0, 0)])
def test_too_few_pixels(broken: tuple[bytes, int, int, int]) -> None:
    with pytest.raises(ValueError, match="not a picture"):
        encode_png(*broken)


PADS = (
    PadRequest(rules=True, dice_sheet=True),
    PadRequest(("a", "b"), sheets=8, per_page=4, bleed=3, crop_marks=True, duplex=True, rules=True, paper="letter"),
    PadRequest(("base-1",), style="gray"),
)


@pytest.mark.parametrize("wanted", PADS)
def test_a_page_of_a_pad(wanted: PadRequest) -> None:
    preview, data = make(wanted), pdf(wanted)[1]
    document = pypdfium2.PdfDocument(data)
    try:
        page = document[len(document) - 1]
        drawn = page.render(scale=PICTURE_PIXELS / page.get_width()).to_pil().convert("RGB")
        assert preview.pages == len(document)
        assert abs(preview.size[1] - PICTURE_PIXELS * document[0].get_height() / document[0].get_width()) < 1
    finally:
        document.close()
    image = Image.open(io.BytesIO(page_png(data, preview.pages - 1, PICTURE_PIXELS)))
    assert image.size == drawn.size
    assert image.tobytes() == drawn.tobytes()
