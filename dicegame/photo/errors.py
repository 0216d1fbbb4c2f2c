"""The error for a photo that cannot be read, and the check that the extra `photo` is installed."""

from importlib.util import find_spec

from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.version import how_to_install

PACKAGES = ("cv2", "numpy", "PIL", "pypdfium2", "zxingcpp")
"""The packages of the extra `photo`."""


class PhotoError(PadgenError):
    """Raised for a photo that cannot be read. The message gives the reason and says what to do."""


def check_extra() -> None:
    """Check that the extra `photo` is installed. Raises: PhotoError that says how to install it."""
    for name in PACKAGES:
        try:
            missing = find_spec(name) is None
        except (ImportError, ValueError):
            missing = True
        if missing:
            raise PhotoError(Sentence("photo-extra", how=how_to_install("photo")))
