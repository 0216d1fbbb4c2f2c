"""Write and read random events: in one line, as people type them, and as JSON in records (docs/base-game.md)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dicegame.base.state.tiles import GOOD_NAMES, NAMES
from dicegame.base.supply import PHASE_NAMES, Chance, Deal, Roll, StartGoods
from dicegame.base.words.names import find_good
from dicegame.base.words.notation import parse_tile
from dicegame.play.events import GameError
from padgen.language import Sentence


def format_chance(chance: Chance) -> str:
    """Return the text of a random event in one line.

    >>> format_chance(Roll(((3, 5), (2, 2)), 4))
    'roll 3 5 | 2 2 | 4'
    """
    if isinstance(chance, StartGoods):
        added = [("shields", chance.shields), ("routes", chance.routes)]
        told = [[word, *(f"{_digits(own)}" for own in rows)] for word, rows in added if rows]
        return _line("setup", [*map(_good_names, chance.goods), *told])
    if isinstance(chance, Roll):
        removed = [[str(chance.removed[0]), NAMES[chance.removed[1]]]] if chance.removed else []
        return _line("roll", [*(map(str, own) for own in chance.dice), [str(chance.white)], *removed])
    return _line(
        "deal",
        [
            [PHASE_NAMES[chance.phase]],
            *map(_tile_names, chance.depots),
            _tile_names(chance.black),
            _good_names(chance.goods),
        ],
    )


def parse_chance(text: str) -> Chance:
    """Return the random event for a text: `setup`, `deal` or `roll`, then its parts with `|` between them.

    Raises: GameError for invalid input; it says what was expected.
    """
    word, _, rest = text.strip().lower().partition(" ")
    parts = [part.replace(",", " ").split() for part in rest.split("|")]
    if word == "setup":
        added = {own[0]: tuple(map(_numbers, own[1:])) for own in parts if own and own[0] in ("shields", "routes")}
        goods = tuple(tuple(map(find_good, own)) for own in parts if not own or own[0] not in added)
        return StartGoods(goods, **added)
    removed = None
    if word == "roll" and len(parts) > 1 and len(parts[-1]) == 2 and not parts[-1][1].isdigit():
        removed = parse_removed(parts.pop())
    if word == "deal" and len(parts) == 9:
        return Deal(
            parse_phase(" ".join(parts[0])),
            tuple(tuple(map(parse_tile, own)) for own in parts[1:7]),
            tuple(map(parse_tile, parts[7])),
            tuple(map(find_good, parts[8])),
        )
    if word == "roll" and all(len(own) == 2 for own in parts[:-1]) and len(parts[-1]) == 1:
        dice = [parse_die(die) for own in parts for die in own]
        return Roll(tuple(zip(dice[0:-1:2], dice[1:-1:2], strict=True)), dice[-1], removed)
    raise GameError(Sentence("base-not-chance", text=text[:60]))


def parse_removed(words: Sequence[str]) -> tuple[int, int]:
    """Return the depot and the tile that is removed in the solo game, for words such as `3 cow-2`. Raises: GameError."""
    if len(words) != 2 or words[0] not in tuple("123456"):
        raise GameError(Sentence("base-not-removed", text=" ".join(words)[:40]))
    return int(words[0]), parse_tile(words[1])


def _digits(numbers: Iterable[int]) -> str:
    return "+".join(map(str, numbers))


def _numbers(text: str) -> tuple[int, ...]:
    """Return numbers joined by `+`. Raises: GameError for anything else."""
    if not all(part.isdigit() and len(part) < 3 for part in text.split("+")):
        raise GameError(Sentence("base-not-numbers", text=text[:40]))
    return tuple(map(int, text.split("+")))


def parse_phase(text: str) -> int:
    """Return the number of the phase for a letter: 0 for A. Raises: GameError for any other text than A to E."""
    if len(text) != 1 or text.upper() not in PHASE_NAMES:
        raise GameError(Sentence("base-no-phase", text=text[:40]))
    return PHASE_NAMES.index(text.upper())


def parse_die(text: object) -> int:
    """Return the number that a typed or recorded die shows. Raises: GameError for anything other than 1 to 6."""
    if str(text) not in ("1", "2", "3", "4", "5", "6"):
        raise GameError(Sentence("base-not-a-die", text=str(text)[:40]))
    return int(str(text))


def _line(word: str, parts: Sequence[Iterable[str]]) -> str:
    return f"{word} {' | '.join(' '.join(part) for part in parts)}"


def chance_data(chance: Chance, names: Sequence[str]) -> dict[str, object]:
    """Return a random event as JSON data for a record. `names` are those of the players, in order."""
    if isinstance(chance, StartGoods):
        data: dict[str, object] = {"goods": dict(zip(names, map(_good_names, chance.goods), strict=True))}
        if chance.shields:
            data["shields"] = {str(depot): list(own) for depot, own in enumerate(chance.shields, 1)}
        return data | ({"routes": dict(zip(names, map(list, chance.routes), strict=True))} if chance.routes else {})
    if isinstance(chance, Roll):
        removed = {"removed": [str(chance.removed[0]), NAMES[chance.removed[1]]]} if chance.removed else {}
        return {"dice": dict(zip(names, map(list, chance.dice), strict=True)), "white": chance.white} | removed
    depots = {str(depot): _tile_names(tiles) for depot, tiles in enumerate(chance.depots, 1)}
    phase = PHASE_NAMES[chance.phase]
    return {"phase": phase, "depots": depots, "black": _tile_names(chance.black), "goods": _good_names(chance.goods)}


_EXAMPLES = {
    "setup": '"setup": {"goods": {"Anna": ["red", "brown", "pink"], ...}}',
    "deal": '"deal": {"phase": "A", "depots": {"1": ["ship", "castle"], ...}, "black": ["mine"], "goods": ["red", ...]}',
    "roll": '"roll": {"dice": {"Anna": [3, 5], ...}, "white": 4}',
}


def parse_chance_data(key: str, data: Mapping[str, Any], names: Sequence[str]) -> Chance:
    """Return the random event for the data of a record; `key` is setup, deal or roll. Raises: GameError with an example."""
    try:
        if key == "setup":
            goods = tuple(tuple(map(find_good, own)) for own in _own(data["goods"], names))
            shields = _whole_rows(_own(data["shields"], _DEPOTS)) if "shields" in data else ()
            return StartGoods(goods, shields, _whole_rows(_own(data["routes"], names)) if "routes" in data else ())
        if key == "roll":
            dice = ((parse_die(first), parse_die(second)) for first, second in _own(data["dice"], names))
            removed = parse_removed(data["removed"]) if "removed" in data else None
            return Roll(tuple(dice), parse_die(data["white"]), removed)
        depots = _own(data["depots"], _DEPOTS)
        return Deal(
            parse_phase(data["phase"]),
            tuple(tuple(map(parse_tile, tiles)) for tiles in depots),
            tuple(map(parse_tile, data["black"])),
            tuple(map(find_good, data["goods"])),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise GameError(Sentence("base-not-chance-data", key=key, example=_EXAMPLES[key])) from None


_DEPOTS = tuple(str(depot) for depot in range(1, 7))


def _whole_rows(rows: Iterable[Any]) -> tuple[tuple[int, ...], ...]:
    found = tuple(tuple(row) for row in rows)
    if not all(type(number) is int for row in found for number in row):
        raise ValueError
    return found


def _own(data: Mapping[str, Any], names: Sequence[str]) -> list[Any]:
    if set(data) != set(names):
        raise KeyError
    return [data[name] for name in names]


def _tile_names(tiles: Sequence[int]) -> list[str]:
    return [NAMES[tile] for tile in tiles]


def _good_names(goods: Sequence[int]) -> list[str]:
    return [GOOD_NAMES[good] for good in goods]
