"""A turn of the dice game put together step by step, in the order of the page: bonus, combination, hex, second mark."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dicegame.dice.game import Game
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, SILVER
from dicegame.dice.playable import DICE_GAME, PASS
from dicegame.dice.turn import Turn
from dicegame.play.narrowing import narrow

BONUSES = ("", "monk", "silver", "worker", PASS)
"""The bonus that a turn checks off, if any, or the worker that is taken instead of a mark."""
MARKS = (("combination", "hex"), ("combination2", "hex2"))
"""The facets of the first and of the second mark."""
FACETS = ("sell", "bonus", *MARKS[0], *MARKS[1])
USUAL = {"sell": "", "bonus": ""}
"""What counts as chosen from the start: nothing is sold, no bonus is checked off."""
Choice = Mapping[str, str]
"""What a player has chosen so far, by facet. What is usual is left out, so that it can stand in an address."""


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


def read_choice(query: Mapping[str, str]) -> Choice:
    """Return the choice in an address. What makes no sense fits no turn, and will be given up."""
    return {name: query[name] for name in FACETS if query.get(name)}


def options(game: Game, turns: Sequence[Turn], choice: Choice) -> Options:
    """Return what can be chosen next; of a choice that fits no legal turn, the last parts are given up."""
    chosen, fitting = _fitting(game, turns, choice)
    sell = _with(chosen, "sell", "" if chosen["sell"] else "1") if any(turn.sale for turn in turns) else None
    possible = narrow(DICE_GAME, game, turns, {"sell": chosen["sell"]}).options.get("bonus", ())
    bonuses = {bonus: _with(chosen, "bonus", bonus) for bonus in BONUSES if bonus in ("", *possible)}
    marks: tuple[tuple[int, int], ...] = ()
    for number in range(_marks_due(chosen)):
        combination, hex_ = MARKS[number]
        found = {((turn.hex, turn.pip), (turn.hex2, turn.pip2))[number] for turn in fitting}
        if len(found) != 1 or not chosen.get(hex_):
            others = {name: value for name, value in chosen.items() if name != combination}
            values = _values(game, narrow(DICE_GAME, game, turns, others).moves if fitting else (), combination)
            combinations = {value: _with(chosen, combination, value) for value in values}
            hexes = {} if chosen.get(hex_) else {at: _with(chosen, hex_, str(at + 1)) for at, _ in found}
            return Options(_address(chosen), sell, bonuses, combinations, hexes, marks, None)
        marks += tuple(found)
    return Options(_address(chosen), sell, bonuses, {}, {}, marks, fitting[0] if fitting else None)


def _fitting(game: Game, turns: Sequence[Turn], choice: Choice) -> tuple[dict[str, str], Sequence[Turn]]:
    """Return what is kept of a choice, and the turns that fit it; none where not even what is usual fits one."""
    for wanted in (choice, narrow(DICE_GAME, game, turns, {**USUAL, **choice}).chosen, {}):
        narrowed = narrow(DICE_GAME, game, turns, {**USUAL, **wanted})
        if narrowed.chosen.keys() >= USUAL.keys():
            return narrowed.chosen, narrowed.moves
    return USUAL, ()


def _marks_due(chosen: Choice) -> int:
    return 0 if chosen["bonus"] == PASS else 2 if chosen["bonus"] == BONUS_NAMES[SILVER] else 1


def _values(game: Game, turns: Sequence[Turn], facet: str) -> list[str]:
    """Return the combinations that turns have, by color and pip."""
    found = {dict(DICE_GAME.facets(game, turn))[facet] for turn in turns}
    return sorted(found, key=lambda value: (COLOR_NAMES.index(value.partition("-")[0]), value))


def _with(chosen: Choice, name: str, value: str) -> Choice:
    return _address({**chosen, name: value})


def _address(chosen: Choice) -> Choice:
    return {name: value for name, value in chosen.items() if value}
