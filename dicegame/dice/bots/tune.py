"""Tune the planner's weights to one duchy: `python -m dicegame.dice.bots.tune DUCHY` keeps them in the cache.

The planner plays solo games on this duchy only, starting from its general weights, and continues to learn. The learning
rates begin at a sixth of those of the general training and fall to 0; higher rates would first unlearn the general weights.
The result is the mean of the weights over the last quarter of the games.
"""

import logging
import sys
from contextlib import suppress
from time import perf_counter

from dicegame.dice.bots.features import area_rows
from dicegame.dice.bots.learning import MILLION, SOLO, LearnRows, Lesson, learn
from dicegame.dice.bots.tuned import is_tuned, kept_file, key_of, lock_file, weights_for
from dicegame.dice.bots.value import format_weights, learned_weights, read_weights
from dicegame.dice.masks import GREEN, Masks, compile_layout, members
from dicegame.dice.simulation.workspace import MOST_HEXES, Inputs, new_workspace, run
from dicegame.fast.arrays import np, npt
from dicegame.fast.bodies import fast
from dicegame.fast.machine_code import can_compile
from dicegame.strength.prepare import lower_priority
from padgen import load
from padgen.files import write_whole
from padgen.language import Sentence

LOG = logging.getLogger(__name__)
GAMES = 60_000
"""The number of games for tuning to a duchy while a person waits."""
MOST_S = 18.0
"""A slow machine stops after this many seconds, and keeps the weights that it has learned by then."""
GAMES_A_S = 5000
"""The number of games from which a fast machine learns in one second."""
BLOCKS = 50
RATE, JOINT_RATE = 0.0005, 0.001
"""The learning rates in the first block: for the weights of single features, and for those of the network."""
AVERAGED = 0.25
SEED = 11
CHECKED_S = 1.0
"""The time to wait for the lock. A game that checks whether it is free holds it for a shorter time."""


def tune(masks: Masks, games: int, most_s: float = float("inf")) -> npt.NDArray[np.float64]:
    """Return the planner's weights after `games` more games on one duchy, or fewer if `most_s` seconds have passed."""
    weights = np.array(learned_weights())
    mean, counted = np.zeros_like(weights), 0
    castles = members(masks.of[GREEN])
    size = -(-games // BLOCKS)
    workspace = new_workspace(Inputs(SOLO, weights, area_rows(masks)))
    begin = perf_counter()
    for block in range(BLOCKS):
        share = max(block / BLOCKS, (perf_counter() - begin) / most_s)
        if share >= 1:
            break
        rates = (round(RATE * (1 - share) * MILLION), round(JOINT_RATE * (1 - share) * MILLION))
        lesson = Lesson(SEED, block * size, size, *rates, len(castles))
        run(learn, masks, workspace, LearnRows(lesson, castles, [0]))
        if share >= 1 - AVERAGED:
            mean += weights
            counted += 1
    return mean / counted if counted else weights


def tuned_for_match(masks: Masks) -> list[float]:
    """Return the weights tuned to a duchy. If there are none yet, show a message, tune them, and keep them in the cache.

    Without numba this would take minutes, so the planner's general weights are returned if there are no tuned ones.
    """
    if not can_compile() or is_tuned(masks) or not masks.of[GREEN] or len(masks.near) > MOST_HEXES:
        return weights_for(masks)
    fast(learn)  # the compiler says itself how long it takes
    LOG.warning(Sentence("bot-tuning", seconds=round(GAMES / GAMES_A_S)))
    text = format_weights(tune(masks, GAMES, MOST_S).tolist())
    file = kept_file(key_of(masks))
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(text.encode(), file)
        return weights_for(masks)
    return read_weights(text.splitlines())


def main(notation: str) -> None:
    """Tune the weights to the duchy of a notation and keep them in the cache, unless another process is doing so.

    Give this process a low priority.
    """
    from filelock import FileLock, Timeout

    lower_priority()
    masks = compile_layout(load(notation))
    with suppress(Timeout), FileLock(lock_file(masks), timeout=CHECKED_S):
        tuned_for_match(masks)


if __name__ == "__main__":
    from dicegame.dice.bots.tune import main as imported_main  # the compiler needs the full module name

    imported_main(*sys.argv[1:])
