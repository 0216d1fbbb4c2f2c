"""The step-by-step choice of a turn of the dice game, in the order on the page: bonus, combination, hex, second mark."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from dicegame.dice.game import Game
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, SILVER
from dicegame.dice.playable import DICE_GAME, PASS
from dicegame.dice.turn import Turn
from dicegame.play.narrowing import narrow

BONUSES = ("", "monk", "silver", "worker", PASS)
"""The bonuses that a turn can check off ("" for none), and the key for taking a worker instead of a mark."""
MARKS = (("combination", "hex"), ("combination2", "hex2"))
"""The names of the facets (the parts of a choice) for the first and for the second mark."""
FACETS = ("sell", "bonus", *MARKS[0], *MARKS[1])
USUAL = {"sell": "", "bonus": ""}
"""The default choices: sell nothing, check off no bonus."""
FEW = 6
"""If only the pip is not chosen yet and at most this many turns are left, all of them are offered."""
KEPT = ("sell", "0")
"""The part of a query that means: do not sell commodities. Without it, they are sold if that is possible."""
Choice = Mapping[str, str]
"""A player's choices so far, by facet. Defaults are left out, to keep addresses short."""


class Options(NamedTuple):
    """The options that a player has next. Each one comes with all choices of the player after it is taken."""

    choice: Choice
    sell: Choice | None
    """The choice after selling is switched on or off; None if there is nothing to sell."""
    bonuses: dict[str, Choice]
    combinations: dict[str, Choice]
    """The combinations of color and pip for the next mark."""
    hexes: dict[int, Choice]
    """The hexes that can be marked next with one of these combinations, or with the chosen one."""
    marks: tuple[tuple[int, int], ...]
    """A pair for each mark chosen so far: the hex, counted from 0, and the pip."""
    more: dict[int, Choice]
    """Further hexes that can be marked with a bonus. A tap on one also chooses the bonus."""
    turns: tuple[Turn, ...]
    """The turn that is completely chosen, or a few turns that differ only in the pip; empty if more must be chosen."""
    pips: Mapping[int, tuple[int, ...]] = MappingProxyType({})
    """The numbers that fit each of `hexes`."""


def read_choice(query: Mapping[str, str]) -> Choice:
    """Return the choices in the query of an address. Invalid ones are not removed here; `options` drops them."""
    return {name: query[name] for name in FACETS if query.get(name) and (name, query[name]) != KEPT}


def choice_of(turns: Sequence[Turn], query: Mapping[str, str]) -> Choice:
    """Return the choices in a query. A possible sale is chosen unless `sell` is 0, as few players keep commodities."""
    choice = read_choice(query)
    return {"sell": "1", **choice} if "sell" not in query and any(turn.sale for turn in turns) else choice


def query_of(turns: Sequence[Turn], choice: Choice) -> Choice:
    """Return the query that `choice_of` reads as this choice. `turns` are the legal turns."""
    return dict([KEPT], **choice) if any(turn.sale for turn in turns) else choice


def options(game: Game, turns: Sequence[Turn], choice: Choice) -> Options:
    """Return the next options of a player with these legal `turns`. If `choice` fits no turn, drop its last parts.

    If nothing can be marked, taking a worker is already chosen.
    """
    only_worker = not any(turn.hex >= 0 for turn in turns)
    if only_worker:
        choice = {**choice, "bonus": PASS}
    chosen, fitting = _fitting(game, turns, choice)
    sell = _with(chosen, "sell", "" if chosen["sell"] else "1") if any(turn.sale for turn in turns) else None
    possible = narrow(DICE_GAME, game, turns, {"sell": chosen["sell"]}).options.get("bonus", ())
    bonuses = {bonus: _with(chosen, "bonus", bonus) for bonus in BONUSES if bonus in possible or not (bonus or only_worker)}
    marks: tuple[tuple[int, int], ...] = ()
    for number in range(_marks_due(chosen)):
        combination, hex_ = MARKS[number]
        found = {((turn.hex, turn.pip), (turn.hex2, turn.pip2))[number] for turn in fitting}
        if len(found) != 1 or not (chosen.get(hex_) or chosen.get(combination)):
            others = {name: value for name, value in chosen.items() if name != combination}
            values = _values(game, narrow(DICE_GAME, game, turns, others).moves if fitting else (), combination)
            combinations = {value: _with(chosen, combination, value) for value in values}
            hexes = {} if chosen.get(hex_) else {at: _with(chosen, hex_, str(at + 1)) for at, _ in found}
            pips = {at: tuple(sorted(pip for other, pip in found if other == at)) for at in hexes}
            last = all(chosen.get(MARKS[each][1]) for each in range(_marks_due(chosen))) and len(fitting) <= FEW
            offered = fitting if last else ()
            more = _with_silver(game, turns, chosen, offered) if last else _with_bonus(game, turns, chosen, hexes)
            return Options(_address(chosen), sell, bonuses, combinations, hexes, marks, more, offered, pips)
        marks += tuple(found)
    more = _with_silver(game, turns, chosen, fitting[:1])
    return Options(_address(chosen), sell, bonuses, {}, {}, marks, more, fitting[:1])


def _fitting(game: Game, turns: Sequence[Turn], choice: Choice) -> tuple[dict[str, str], tuple[Turn, ...]]:
    """Return the part of a choice that fits legal turns, and the turns that fit it.

    If nothing can be marked without a bonus, return no turns, and only the choice whether to sell.
    """
    for wanted in (choice, narrow(DICE_GAME, game, turns, {**USUAL, **choice}).chosen, {}):
        narrowed = narrow(DICE_GAME, game, turns, {**USUAL, **wanted})
        if narrowed.chosen.keys() >= USUAL.keys():
            return narrowed.chosen, narrowed.moves
    sells = bool(choice.get("sell")) and any(turn.sale for turn in turns)
    return {**USUAL, "sell": "1" if sells else ""}, ()


def _marks_due(chosen: Choice) -> int:
    return 0 if chosen["bonus"] == PASS else 2 if chosen["bonus"] == BONUS_NAMES[SILVER] else 1


def _values(game: Game, turns: Sequence[Turn], facet: str) -> list[str]:
    """Return the combinations of these turns, sorted by color and pip. `facet` is `combination` or `combination2`."""
    found = {dict(DICE_GAME.facets(game, turn))[facet] for turn in turns}
    return sorted(found, key=lambda value: (COLOR_NAMES.index(value.partition("-")[0]), value))


def _with(chosen: Choice, name: str, value: str) -> Choice:
    return _address({**chosen, name: value})


def _address(chosen: Choice) -> Choice:
    return {name: value for name, value in chosen.items() if value}


def _with_bonus(game: Game, turns: Sequence[Turn], chosen: Choice, hexes: Mapping[int, Choice]) -> dict[int, Choice]:
    """Return the choices for hexes that need a monk or a worker, by hex; none once a bonus or a combination is chosen."""
    if chosen["bonus"] or chosen.get("combination"):
        return {}
    found: dict[int, Choice] = {}
    for turn in turns:
        bonus = dict(DICE_GAME.facets(game, turn))["bonus"]
        if bonus in ("monk", "worker") and turn.hex not in hexes and bool(chosen["sell"]) == turn.sale:
            found.setdefault(turn.hex, _address({"sell": chosen["sell"], "bonus": bonus, "hex": str(turn.hex + 1)}))
    return found


def _with_silver(game: Game, turns: Sequence[Turn], chosen: Choice, offered: Sequence[Turn]) -> dict[int, Choice]:
    """Return the hexes that can be marked as well if a silver is used, each with the choices for it.

    `offered` are the chosen turns without a bonus. The silver adds a second mark to one of them.
    """
    found: dict[int, Choice] = {}
    if chosen["bonus"] or not offered or offered[0].hex < 0:
        return found
    mine = {(turn.hex, turn.pip) for turn in offered}
    for turn in turns:
        marks = [(turn.hex, turn.pip), (turn.hex2, turn.pip2)]
        if turn.bonus != SILVER or turn.sale != offered[0].sale or not mine & set(marks):
            continue
        facets, number = dict(DICE_GAME.facets(game, turn)), 0 if marks[0] in mine else 1
        kept = {"sell", "bonus", "hex", "hex2", *([MARKS[number][0]] if len(mine) == 1 else [])}
        found.setdefault(marks[1 - number][0], _address({name: facets[name] for name in FACETS if name in kept}))
    return found
