"""A turn put together step by step: what was chosen so far narrows the legal turns down, until one is left.

It knows no rule: whatever is offered is found in the list of legal turns.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, NOTHING, SILVER, Masks
from dicegame.dice.turn import Turn

PASS = "pass"  # noqa: S105  # not a password
BONUSES = ("", "monk", "silver", "worker", PASS)
"""The bonus that a turn checks off, if any, or the worker that is taken instead of a mark."""


class Combination(NamedTuple):
    """A color and a pip; the text form is `purple-4`."""

    color: int
    pip: int

    def __str__(self) -> str:
        return f"{COLOR_NAMES[self.color]}-{self.pip}"


COMBINATIONS = {
    str(Combination(color, pip)): Combination(color, pip) for color in range(len(COLOR_NAMES)) for pip in range(1, 7)
}


@dataclass(frozen=True)
class Choice:
    """What a player has chosen so far; empty texts and NOTHING where nothing is chosen."""

    sell: bool = False
    bonus: str = ""
    """One of `BONUSES`."""
    combination: str = ""
    hex: int = NOTHING
    combination2: str = ""
    hex2: int = NOTHING

    @classmethod
    def read(cls, query: Mapping[str, str]) -> "Choice":
        """Read the choice in an address; what makes no sense counts as not chosen."""
        return cls(
            query.get("sell") == "1",
            query.get("way", "") if query.get("way") in BONUSES else "",
            query.get("pair", "") if query.get("pair") in COMBINATIONS else "",
            _hex(query.get("hex")),
            query.get("pair2", "") if query.get("pair2") in COMBINATIONS else "",
            _hex(query.get("hex2")),
        )

    @property
    def query(self) -> dict[str, str]:
        """Return the choice as an address has it."""
        texts = {
            "sell": "1" if self.sell else "",
            "way": self.bonus,
            "pair": self.combination,
            "hex": str(self.hex + 1) if self.hex >= 0 else "",
            "pair2": self.combination2,
            "hex2": str(self.hex2 + 1) if self.hex2 >= 0 else "",
        }
        return {key: text for key, text in texts.items() if text}


class Options(NamedTuple):
    """What can be chosen next, each with the choice that it leads to."""

    choice: Choice
    sell: Choice | None
    """To sell all commodities first, or not to; None where there is nothing to sell."""
    bonuses: dict[str, Choice]
    combinations: dict[str, Choice]
    """Those of the mark that comes next."""
    hexes: dict[int, Choice]
    """The hexes that can be marked with them, or with the one that is chosen."""
    marks: tuple[tuple[int, int], ...]
    """Hexes and pips that are settled."""
    turn: Turn | None
    """The one turn that is left."""


def options(masks: Masks, turns: Sequence[Turn], choice: Choice) -> Options:
    """Return what can be chosen next; of a choice that fits no legal turn, the last parts are given up."""
    choice = _possible(masks, turns, choice)
    fitting = [turn for turn in turns if fits(masks, turn, choice)]
    sell = replace(choice, sell=not choice.sell) if any(turn.sale for turn in turns) else None
    allowed = {_bonus(turn) for turn in turns if turn.sale == choice.sell} | {""}
    bonuses = {bonus: replace(choice, bonus=bonus) for bonus in BONUSES if bonus in allowed}
    marks: tuple[tuple[int, int], ...] = ()
    if choice.bonus != PASS:
        first = {(turn.hex, turn.pip) for turn in fitting}
        if len(first) != 1 or choice.hex < 0:
            combinations = {
                str(one): replace(choice, combination=str(one))
                for one in _combinations(masks, turns, replace(choice, combination=""))
            }
            hexes = {hex_: replace(choice, hex=hex_) for hex_, _ in first} if choice.hex < 0 else {}
            return Options(choice, sell, bonuses, combinations, hexes, marks, None)
        marks = tuple(first)
    if choice.bonus == BONUS_NAMES[SILVER]:
        second = {(turn.hex2, turn.pip2) for turn in fitting}
        if len(second) != 1 or choice.hex2 < 0:
            combinations = {
                str(one): replace(choice, combination2=str(one))
                for one in _combinations2(masks, turns, replace(choice, combination2=""))
            }
            hexes = {hex_: replace(choice, hex2=hex_) for hex_, _ in second} if choice.hex2 < 0 else {}
            return Options(choice, sell, bonuses, combinations, hexes, marks, None)
        marks += tuple(second)
    return Options(choice, sell, bonuses, {}, {}, marks, fitting[0])


def fits(masks: Masks, turn: Turn, choice: Choice) -> bool:
    """Return whether a turn is among those that a choice leaves."""
    first, second = COMBINATIONS.get(choice.combination), COMBINATIONS.get(choice.combination2)
    return (
        turn.sale == choice.sell
        and _bonus(turn) == choice.bonus
        and (not first or (turn.hex >= 0 and first == (masks.color[turn.hex], turn.pip)))
        and (choice.hex < 0 or turn.hex == choice.hex)
        and (not second or (turn.hex2 >= 0 and second == (masks.color[turn.hex2], turn.pip2)))
        and (choice.hex2 < 0 or turn.hex2 == choice.hex2)
    )


def _bonus(turn: Turn) -> str:
    if turn.hex == NOTHING:
        return PASS
    return "" if turn.bonus == NOTHING else BONUS_NAMES[turn.bonus]


def _possible(masks: Masks, turns: Sequence[Turn], choice: Choice) -> Choice:
    """Return the choice without what fits no turn, as after going back, or in a later round."""
    for less in (
        choice,
        replace(choice, hex2=NOTHING),
        replace(choice, hex2=NOTHING, combination2=""),
        replace(choice, hex2=NOTHING, combination2="", hex=NOTHING),
        Choice(choice.sell, choice.bonus),
        Choice(choice.sell),
    ):
        if any(fits(masks, turn, less) for turn in turns):
            return less
    return Choice()


def _combinations(masks: Masks, turns: Sequence[Turn], choice: Choice) -> list[Combination]:
    return sorted({Combination(masks.color[turn.hex], turn.pip) for turn in turns if fits(masks, turn, choice)})


def _combinations2(masks: Masks, turns: Sequence[Turn], choice: Choice) -> list[Combination]:
    return sorted({Combination(masks.color[turn.hex2], turn.pip2) for turn in turns if fits(masks, turn, choice)})


def _hex(text: str | None) -> int:
    return int(text) - 1 if text and text.isascii() and text.isdigit() and len(text) <= 3 else NOTHING
