"""A page of a PDF as a picture."""

import io


def page_png(data: bytes, page: int, width: int) -> bytes:
    """Return a page of a PDF, counted from 0, as a PNG with this width in pixels."""
    import pypdfium2

    document = pypdfium2.PdfDocument(data)
    try:
        sheet = document[page]
        image = sheet.render(scale=width / sheet.get_width()).to_pil()
    finally:
        document.close()
    out = io.BytesIO()
    image.quantize(128).save(out, "PNG", optimize=True)
    return out.getvalue()
