"""The error for a photo that cannot be read, and the check that the extra `photo` is installed."""

from collections.abc import Callable
from functools import wraps
from importlib.util import find_spec
from typing import ParamSpec, TypeVar

from padgen.errors import PadgenError
from padgen.language import Sentence
from padgen.version import how_to_install

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

PACKAGES = ("cv2", "numpy", "PIL", "pypdfium2", "zxingcpp")
"""The packages of the extra `photo`."""


class PhotoError(PadgenError):
    """A photo that cannot be read, with the reason and what to do."""


def check_extra() -> None:
    """Check that the extra `photo` is installed. Raises: PhotoError with how to install it."""
    for name in PACKAGES:
        try:
            missing = find_spec(name) is None
        except (ImportError, ValueError):
            missing = True
        if missing:
            raise PhotoError(Sentence("photo-extra", how=how_to_install("photo")))


def needs_extra(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Return a function that first checks that the extra `photo` is installed."""

    @wraps(function)
    def checked(*arguments: Parameters.args, **named: Parameters.kwargs) -> Result:
        check_extra()
        return function(*arguments, **named)

    return checked
