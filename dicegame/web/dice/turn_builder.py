"""A turn put together step by step: what was chosen so far narrows the legal turns down, until one is left.

It knows no rule: whatever is offered is found in the list of legal turns.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, NOTHING, SILVER, Masks
from dicegame.dice.turn import Turn

PASS = "pass"  # noqa: S105  # no password
WAYS = ("", "monk", "silver", "worker", PASS)
"""The bonus that a turn checks off, if any, or the worker that is taken instead of a mark."""


class Pair(NamedTuple):
    """A combination of a color and a pip; its text form is `purple-4`."""

    color: int
    pip: int

    def __str__(self) -> str:
        return f"{COLOR_NAMES[self.color]}-{self.pip}"


PAIRS = {str(Pair(color, pip)): Pair(color, pip) for color in range(len(COLOR_NAMES)) for pip in range(1, 7)}


@dataclass(frozen=True)
class Choice:
    """What a player has chosen so far; empty texts and NOTHING where it is open."""

    sell: bool = False
    way: str = ""
    """One of `WAYS`."""
    pair: str = ""
    hex: int = NOTHING
    pair2: str = ""
    hex2: int = NOTHING

    @classmethod
    def read(cls, query: Mapping[str, str]) -> "Choice":
        """What an address says; what cannot be understood is open."""
        return cls(
            query.get("sell") == "1",
            query.get("way", "") if query.get("way") in WAYS else "",
            query.get("pair", "") if query.get("pair") in PAIRS else "",
            _hex(query.get("hex")),
            query.get("pair2", "") if query.get("pair2") in PAIRS else "",
            _hex(query.get("hex2")),
        )

    @property
    def query(self) -> dict[str, str]:
        """What an address says of it."""
        said = {
            "sell": "1" if self.sell else "",
            "way": self.way,
            "pair": self.pair,
            "hex": str(self.hex + 1) if self.hex >= 0 else "",
            "pair2": self.pair2,
            "hex2": str(self.hex2 + 1) if self.hex2 >= 0 else "",
        }
        return {key: text for key, text in said.items() if text}


class Step(NamedTuple):
    """What can be chosen next, each with the choice that it leads to."""

    choice: Choice
    sell: Choice | None
    """To sell all commodities first, or not to; None where there is nothing to sell."""
    ways: dict[str, Choice]
    pairs: dict[str, Choice]
    """The combinations of the mark that is due."""
    hexes: dict[int, Choice]
    """The hexes that can be marked with them, or with the one that is chosen."""
    marks: tuple[tuple[int, int], ...]
    """Hexes and pips that are settled."""
    turn: Turn | None
    """The one turn that is left."""


def step(masks: Masks, turns: Sequence[Turn], choice: Choice) -> Step:
    """What can be chosen next; of a choice that fits no legal turn, the last parts are given up."""
    choice = _possible(masks, turns, choice)
    fitting = [turn for turn in turns if fits(masks, turn, choice)]
    sell = replace(choice, sell=not choice.sell) if any(turn.sale for turn in turns) else None
    allowed = {_way(turn) for turn in turns if turn.sale == choice.sell} | {""}
    ways = {way: replace(choice, way=way) for way in WAYS if way in allowed}
    marks: tuple[tuple[int, int], ...] = ()
    if choice.way != PASS:
        first = {(turn.hex, turn.pip) for turn in fitting}
        if len(first) != 1 or choice.hex < 0:
            pairs = {str(pair): replace(choice, pair=str(pair)) for pair in _pairs(masks, turns, replace(choice, pair=""))}
            hexes = {hex_: replace(choice, hex=hex_) for hex_, _ in first} if choice.hex < 0 else {}
            return Step(choice, sell, ways, pairs, hexes, marks, None)
        marks = tuple(first)
    if choice.way == BONUS_NAMES[SILVER]:
        second = {(turn.hex2, turn.pip2) for turn in fitting}
        if len(second) != 1 or choice.hex2 < 0:
            pairs = {
                str(pair): replace(choice, pair2=str(pair)) for pair in _pairs2(masks, turns, replace(choice, pair2=""))
            }
            hexes = {hex_: replace(choice, hex2=hex_) for hex_, _ in second} if choice.hex2 < 0 else {}
            return Step(choice, sell, ways, pairs, hexes, marks, None)
        marks += tuple(second)
    return Step(choice, sell, ways, {}, {}, marks, fitting[0])


def fits(masks: Masks, turn: Turn, choice: Choice) -> bool:
    """Whether a turn is among those that a choice leaves."""
    return (
        turn.sale == choice.sell
        and _way(turn) == choice.way
        and (not choice.pair or (turn.hex >= 0 and PAIRS[choice.pair] == (masks.color[turn.hex], turn.pip)))
        and (choice.hex < 0 or turn.hex == choice.hex)
        and (not choice.pair2 or (turn.hex2 >= 0 and PAIRS[choice.pair2] == (masks.color[turn.hex2], turn.pip2)))
        and (choice.hex2 < 0 or turn.hex2 == choice.hex2)
    )


def _way(turn: Turn) -> str:
    if turn.hex == NOTHING:
        return PASS
    return "" if turn.bonus == NOTHING else BONUS_NAMES[turn.bonus]


def _possible(masks: Masks, turns: Sequence[Turn], choice: Choice) -> Choice:
    """The choice without what fits no turn: as after going back, or in a later round."""
    for less in (
        choice,
        replace(choice, hex2=NOTHING),
        replace(choice, hex2=NOTHING, pair2=""),
        replace(choice, hex2=NOTHING, pair2="", hex=NOTHING),
        Choice(choice.sell, choice.way),
        Choice(choice.sell),
    ):
        if any(fits(masks, turn, less) for turn in turns):
            return less
    return Choice()


def _pairs(masks: Masks, turns: Sequence[Turn], choice: Choice) -> list[Pair]:
    return sorted({Pair(masks.color[turn.hex], turn.pip) for turn in turns if fits(masks, turn, choice)})


def _pairs2(masks: Masks, turns: Sequence[Turn], choice: Choice) -> list[Pair]:
    return sorted({Pair(masks.color[turn.hex2], turn.pip2) for turn in turns if fits(masks, turn, choice)})


def _hex(text: str | None) -> int:
    return int(text) - 1 if text and text.isascii() and text.isdigit() and len(text) <= 3 else NOTHING
