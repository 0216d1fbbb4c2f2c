"""Find the weights tuned to a duchy: shipped ones for duchies A to D, others in the cache. Reading needs no numpy."""

import functools
import hashlib
from importlib import resources
from pathlib import Path

import platformdirs

from dicegame.dice.bots.value import learned_weights, read_weights
from dicegame.dice.masks import Masks

RECIPE = "1"
"""A number to change whenever the way of tuning changes, so that older files in the cache are not used."""


def weights_for(masks: Masks, shipped: bool = False) -> list[float]:
    """Return the weights tuned to a duchy, or the general ones if there are none. The list is shared, so do not change it.

    If `shipped`, the cache is ignored, so that the same game has the same bots on every machine.
    """
    key = key_of(masks)
    found = _shipped(key)
    if found is None and not shipped and (file := kept_file(key)).is_file():
        found = _kept(file)
    return learned_weights() if found is None else found


def is_tuned(masks: Masks) -> bool:
    """Return whether there are weights tuned to a duchy."""
    return weights_for(masks) is not learned_weights()


@functools.lru_cache(maxsize=16)
def key_of(masks: Masks) -> str:
    """Return the key of a duchy: a hash of its compiled form, which is all that the rules use."""
    return hashlib.sha256(repr(tuple(masks)).encode()).hexdigest()[:12]


@functools.cache
def _shipped(key: str) -> list[float] | None:
    folder = resources.files("dicegame.dice.bots")
    for file in folder.iterdir():
        if file.name.startswith("weights-") and file.name.endswith(f"-{key}.csv"):
            with file.open(encoding="utf-8") as lines:
                return read_weights(lines)
    return None


def kept_file(key: str) -> Path:
    """Return the path in the cache for the weights of a duchy that were tuned from the planner's present weights."""
    return Path(platformdirs.user_cache_dir("padgen"), "tuned", f"{key}-{_origin()}.csv")


def lock_file(masks: Masks) -> Path:
    """Return the path of the file that a background process locks while it tunes weights to a duchy."""
    return kept_file(key_of(masks)).with_suffix(".lock")


@functools.cache
def _origin() -> str:
    """Return a hash of what tuned weights depend on: the way of tuning, and the general weights at its start."""
    learned = resources.files("dicegame.dice.bots").joinpath("weights.csv").read_bytes()
    return hashlib.sha256(RECIPE.encode() + learned).hexdigest()[:8]


@functools.lru_cache(maxsize=16)
def _kept(file: Path) -> list[float] | None:
    """Return the weights in a file of the cache, or None if the file is damaged."""
    try:
        with file.open(encoding="utf-8") as lines:
            return read_weights(lines)
    except (OSError, ValueError, IndexError, StopIteration):
        return None
