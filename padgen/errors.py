"""The errors that people are told about, caught once by the command line and the web."""


class PadgenError(Exception):
    """Something a person asked for cannot be done; the message is one line for that person."""


class LayoutError(PadgenError):
    """A text that cannot be read as a layout, or a layout that cannot be."""
