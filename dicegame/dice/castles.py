"""Starting castles: which ones a player may choose, and what people call them (Game setup; Variants)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from dicegame.dice.masks import COLOR_NAMES, GREEN, Masks, members
from dicegame.play.events import GameError

START_RULES = ("secret", "different", "same")
"""Everybody chooses in secret (Game setup), all different or all the same (Variants)."""
MOST_DIFFERENT = 4


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
