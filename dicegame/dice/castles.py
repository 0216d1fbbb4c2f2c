"""Starting castles: the allowed choices, their names, and faults in the choices (headings Game setup; Variants)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from dicegame.dice.masks import COLOR_NAMES, GREEN, Masks, members
from dicegame.play.events import GameError
from dicegame.report import Fault
from padgen.language import Sentence

START_RULES = ("secret", "different", "same")
"""The rules for choosing castles: each in secret (Game setup), all different, or all the same (Variants)."""
MOST_DIFFERENT = 4
"""The maximum number of players with different castles (Variants)."""


def free_castles(masks: Masks, rule: str, chosen: Iterable[int]) -> list[int]:
    """Return the castles that the next player may start from, by `rule` (one of `START_RULES`) and the `chosen` castles."""
    taken = list(chosen)
    if rule == "same" and taken:
        return taken[:1]
    return [hex_ for hex_ in members(masks.of[GREEN]) if rule != "different" or hex_ not in taken]


def check_start_rule(masks: Masks, rule: str, players: int) -> None:
    """Raise GameError if `rule` does not work for this number of players, or if the layout has no castles."""
    if not masks.of[GREEN]:
        raise GameError(Sentence("dice-no-castle"))
    if rule == "different" and players > (most := most_different(masks)):
        raise GameError(Sentence("dice-few-castles", most=most, players=players))


def most_different(masks: Masks) -> int:
    """Return how many players can start from different castles: one for each castle, at most `MOST_DIFFERENT`."""
    return min(masks.of[GREEN].bit_count(), MOST_DIFFERENT)


def castle_sentence(masks: Masks, hex_: int) -> Sentence:
    """Return the name of a castle: the color of its square, and the number of its hex if several have that color."""
    color = Sentence(f"color-{COLOR_NAMES[masks.bonus[hex_]]}")
    alike = Counter(masks.bonus[castle] for castle in members(masks.of[GREEN]))
    return color if alike[masks.bonus[hex_]] == 1 else Sentence("dice-castle-with-number", color=color, hex=hex_ + 1)


def castle_name(masks: Masks, hex_: int) -> str:
    """Return the English name of a castle, for files and options."""
    return str(castle_sentence(masks, hex_))


def parse_castle(masks: Masks, text: str, allowed: Sequence[int]) -> int:
    """Return the castle for a text: its number, or the color of its square. A shortened color is accepted if only one fits.

    Raises: GameError for any other text, with the possible castles.
    """
    word = text.strip().lower()
    found = [hex_ for hex_ in allowed if word and (castle_name(masks, hex_).startswith(word) or word == str(hex_ + 1))]
    if len(found) != 1:
        castles = tuple(castle_sentence(masks, hex_) for hex_ in allowed)
        raise GameError(Sentence("dice-which-castle", text=text.strip()[:40], castles=castles))
    return found[0]


def start_rule_faults(rule: str, starts: Sequence[int | None], names: Sequence[str]) -> Iterator[tuple[int, Fault]]:
    """Yield a pair for each player whose castle breaks the rule "same" or "different": the player, and the fault.

    `starts` has the starting castle of each player, or None if it is doubtful (Dice game rulebook 2017, Variants).
    """
    known = [start for start in starts if start is not None]
    if not known:
        return
    usual = Counter(known).most_common(1)[0][0]
    for player, start in enumerate(starts):
        if start is None:
            continue
        if rule == "same" and start != usual:
            yield player, Fault("castles", Sentence("fault-castles-same", name=names[starts.index(usual)]), (start,))
        elif rule == "different" and start in starts[:player]:
            yield player, Fault("castles", Sentence("fault-castles-different", name=names[starts.index(start)]), (start,))
