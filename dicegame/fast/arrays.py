"""Import numpy for the modules that simulate games. If it is not installed, the error says how to install it."""

from dicegame.fast.machine_code import INSTALL
from padgen.errors import PadgenError
from padgen.language import Sentence

try:
    import numpy as np
    import numpy.typing as npt
except ImportError:
    raise PadgenError(Sentence("simulation-needs-numpy", how=INSTALL)) from None

__all__ = ["np", "npt"]
