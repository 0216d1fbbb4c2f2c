"""Write arrays that a run keeps to go on later."""

import io
from pathlib import Path
from typing import Any

import numpy as np

from padgen.files import write_whole


def write_arrays(file: Path, **arrays: Any) -> None:
    """Write arrays by their names into a file that `numpy.load` reads, whole or not at all."""
    written = io.BytesIO()
    np.savez(written, **arrays)
    write_whole(written.getvalue(), file)
