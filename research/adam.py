"""Gradient descent with a step size for each weight (Adam: Kingma and Ba, 2015), in numpy alone."""

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8


def go_downhill(
    own: Floats, way: Floats, speed: Floats, spread: Floats, number: int, rate: float, decay: float = 0.0
) -> None:
    """Take step `number` (from 1) for an array of weights, given the gradient `way`.

    `speed` and `spread`, zeros at first, are kept from step to step. Weights lose the share `decay` of themselves, times
    the learning rate.
    """
    speed += (1 - MOMENTUM) * (way - speed)
    spread += (1 - SPREAD) * (way * way - spread)
    size = np.sqrt(spread / (1 - SPREAD**number)) + TINY
    own -= rate * (speed / (1 - MOMENTUM**number) / size + decay * own)
