"""A page of a PDF as a picture."""

from dicegame.web.printing.png import encode_png


def page_png(data: bytes, page: int, width: int) -> bytes:
    """Return a page of a PDF, counted from 0, as a PNG with this width in pixels."""
    import pypdfium2

    document = pypdfium2.PdfDocument(data)
    try:
        sheet = document[page]
        image = sheet.render(scale=width / sheet.get_width(), rev_byteorder=True, prefer_bgrx=False)
        return encode_png(bytes(image.buffer), image.width, image.height, image.stride)
    finally:
        document.close()
