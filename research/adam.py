"""Gradient descent with a step size for each weight (Adam: Kingma and Ba, 2015), in numpy alone."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8


def go_downhill(
    weights: Sequence[Floats],
    slopes: Sequence[Floats],
    speeds: Sequence[Floats],
    spreads: Sequence[Floats],
    number: int,
    rate: float,
    decay: float = 0.0,
) -> None:
    """Take step `number` (from 1) for arrays of weights, given their gradients.

    `speeds` and `spreads`, zeros at first, are kept from step to step. Weights lose the share `decay` of themselves, times
    the learning rate.
    """
    for own, slope, speed, spread in zip(weights, slopes, speeds, spreads, strict=True):
        speed += (1 - MOMENTUM) * (slope - speed)
        spread += (1 - SPREAD) * (slope * slope - spread)
        size = np.sqrt(spread / (1 - SPREAD**number)) + TINY
        own -= rate * (speed / (1 - MOMENTUM**number) / size + decay * own)
