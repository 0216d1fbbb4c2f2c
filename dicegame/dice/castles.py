"""Starting castles: who may choose which, what people call them, and which ones bots take (Game setup; Variants)."""

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from dicegame.dice.game import GameError, bot_name
from dicegame.dice.masks import COLOR_NAMES, GREEN, Masks, members
from dicegame.dice.rules import start

START_RULES = ("secret", "different", "same")
"""Everybody chooses in secret (Game setup), all different or all the same (Variants)."""
MOST_DIFFERENT = 4


def choose_for_bots(
    masks: Masks, rule: str, names: Sequence[str], chosen: Mapping[int, int], seed: int | None
) -> tuple[int, ...]:
    """The starting castles of all, by one of `START_RULES`: those that people have chosen, then those of the bots.

    A bot takes the free castle that the planner values most; the random bot leaves it to the chance of the seed.
    """
    rng = random.Random(None if seed is None else f"starting castles {seed}")
    starts = dict(chosen)
    for player, name in enumerate(names):
        if player not in starts:
            free = free_castles(masks, rule, starts.values())
            starts[player] = rng.choice(free) if bot_name(name) == "random" else _most_valued(masks, free)
    return tuple(starts[player] for player in range(len(names)))


def _most_valued(masks: Masks, castles: Sequence[int]) -> int:
    """The castle that the planner would rather start from; of equals, the first."""
    from dicegame.dice.bots.value import value_of_start

    return max(castles, key=lambda hex_: value_of_start(masks, start(masks, hex_)))


def free_castles(masks: Masks, rule: str, chosen: Iterable[int]) -> list[int]:
    """The castles that the next player may start from, by one of `START_RULES`."""
    taken = list(chosen)
    if rule == "same" and taken:
        return taken[:1]
    return [hex_ for hex_ in members(masks.of[GREEN]) if rule != "different" or hex_ not in taken]


def check_start_rule(masks: Masks, rule: str, players: int) -> None:
    """Raises: GameError where a rule cannot serve this many players, or the layout has no castle."""
    castles = masks.of[GREEN].bit_count()
    if not castles:
        raise GameError("this layout has no castle to start from")
    most = min(castles, MOST_DIFFERENT)
    if rule == "different" and players > most:
        raise GameError(f"different starting castles are for up to {most} players, not {players}; choose secret or same")


def castle_name(masks: Masks, hex_: int) -> str:
    """What people call a castle: the color of its square, with its number where several have that."""
    color = COLOR_NAMES[masks.bonus[hex_]]
    alike = Counter(masks.bonus[castle] for castle in members(masks.of[GREEN]))
    return color if alike[masks.bonus[hex_]] == 1 else f"{color} {hex_ + 1}"


def parse_castle(masks: Masks, text: str, allowed: Sequence[int]) -> int:
    """The castle that a person means: the color of its square, as short as is clear, or its number.

    Raises: GameError with the castles there are.
    """
    word = text.strip().lower()
    found = [hex_ for hex_ in allowed if word and (castle_name(masks, hex_).startswith(word) or word == str(hex_ + 1))]
    if len(found) != 1:
        names = ", ".join(castle_name(masks, hex_) for hex_ in allowed)
        raise GameError(f"{text.strip()[:40]!r} is no castle to start from; expected one of {names}")
    return found[0]


def parse_starts(masks: Masks, text: str, players: int) -> tuple[int, ...]:
    """Starting castles that are given: one for all, or one for each with commas between.

    Raises: GameError with the castles there are, or for a wrong number of them.
    """
    words = text.split(",")
    if len(words) not in (1, players):
        raise GameError(f"{len(words)} starting castles for {players} players; expected one for all or one for each")
    given = [parse_castle(masks, word, members(masks.of[GREEN])) for word in words]
    return tuple(given) if len(given) == players else (given[0],) * players
