"""Turn pictures and pages of a PDF into PNG files (ISO/IEC 15948), without loss."""

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, TRUE_COLOR = 8, 2
UNFILTERED = b"\0"
"""The first byte of each row of pixels. It means that the row has no filter: flat colors compress best without one."""


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


def encode_png(pixels: bytes, width: int, height: int, stride: int = 0) -> bytes:
    r"""Return a picture as a PNG file.

    `pixels` has three bytes (red, green, blue) for each pixel, row by row from the top. `stride` is the number of bytes
    from the beginning of a row to the next one; 0 means that there are no bytes between rows.

    Raises: ValueError if there are too few pixels.

    >>> encode_png(b"\xff\0\0", 1, 1)[:8]
    b'\x89PNG\r\n\x1a\n'
    """
    row = 3 * width
    stride = stride or row
    if min(width, height) < 1 or stride < row or len(pixels) < stride * (height - 1) + row:
        raise ValueError(f"{len(pixels)} bytes are not a picture of {width} by {height} pixels")
    rows = b"".join(UNFILTERED + pixels[start : start + row] for start in range(0, stride * height, stride))
    header = struct.pack(">IIBBBBB", width, height, BITS, TRUE_COLOR, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
