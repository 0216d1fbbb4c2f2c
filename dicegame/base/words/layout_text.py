"""Write and read the layouts in a record: as a catalog name, a notation, or the text of a layout file."""

from padgen.errors import PadgenError
from padgen.layoutfile import format_complete, read_layout
from padgen.model import Layout
from padgen.names import load_untrusted


def layout_text(layout: Layout) -> str:
    """Return the catalog name of a layout; if it has none, its notation or the text of a layout file."""
    try:
        if load_untrusted(layout.name) == layout:
            return layout.name
    except PadgenError:
        pass
    return format_complete(layout)


def read_layout_text(text: str) -> Layout:
    """Return the layout for its text in a record. Files on this computer are never read. Raises: LayoutError."""
    return load_untrusted(text) if "\n" not in text else read_layout(text)
