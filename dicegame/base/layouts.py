"""The layouts of a record: by name, as notation, or as the text of a layout file."""

from padgen.errors import PadgenError
from padgen.layoutfile import format_layout, read_layout
from padgen.model import Layout
from padgen.names import load_untrusted
from padgen.notation import format_notation
from padgen.tables import BaseTables


def layout_text(layout: Layout) -> str:
    """Return the catalog name of a layout; otherwise the notation if it says everything, else the text of a layout file."""
    try:
        if load_untrusted(layout.name) == layout:
            return layout.name
    except PadgenError:
        pass
    notation = format_notation(layout)
    return notation if notation and layout.tables == BaseTables() else format_layout(layout)


def read_layout_text(text: str) -> Layout:
    """Return the layout of a record: never one from a file of this computer. Raises: LayoutError."""
    return load_untrusted(text) if "\n" not in text else read_layout(text)
