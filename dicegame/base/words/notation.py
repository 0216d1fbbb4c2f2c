"""Write and read moves, tiles, rolls and deals, as in records and as people type them (docs/base-game.md).

Moves read like `die 4 take bank from 3`. The lines of a record are JSON objects.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from dicegame.base.facts import facts_data, parse_facts
from dicegame.base.modes.counter import FIRST_TARGET
from dicegame.base.modes.parts import PARTS
from dicegame.base.rules.readings import READINGS
from dicegame.base.rules.referee import good_sentence
from dicegame.base.setup import EDITIONS, Setup, check_table
from dicegame.base.state import moves
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import GOOD_NAMES, NAMES, NUMBERS, tile_sentence
from dicegame.base.supply import PHASE_NAMES, Chance, Deal, Roll, StartGoods
from dicegame.base.words.layout_text import layout_text, read_layout_text
from dicegame.base.words.names import find_good, find_tile, shield_sentence
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import ChanceTakenBack, Event, GameError, Moved, TookBack
from dicegame.play.record import RecordError, number_in, player_called, text_in
from padgen.language import Sentence, joined, spaced

NONE, BLACK = "none", "black"
"""The words for no depot to load, and for the black depot among the choices of a move."""
PAYMENTS = {moves.BUY: "", moves.BUY_FOR_WORKERS: " for workers", moves.BUY_FOR_BOTH: " for both"}
_DIE = r"(?:(?:die (?P<die>[1-6])|(?P<white>white)) )?"
_SHIELD = r"shield-(?P<shield>1[0-8]|[1-9])"
_FORMS = (
    (moves.SHIELD, rf"(?:(?P<dice>dice) )?take {_SHIELD} from (?P<depot>[1-6])(?: for shield-(?P<old>1[0-8]|[1-9]))?"),
    (moves.PLACE_FROM, r"place (?P<tile>\S+) from (?P<depot>[1-6]|black) at (?P<hex>[1-9][0-9]?)"),
    (moves.HIRE, r"buy workers"),
    (moves.USE, r"use (?P<tile>\S+)"),
    (moves.SET, r"set die (?P<die>[1-6]) to (?P<number>[1-6])"),
    (moves.COPY, r"copy player (?P<number>[1-4])"),
    (moves.GATHER, r"gather (?P<good>\S+)"),
    (moves.PAY, rf"pay silver for {_SHIELD}"),
    (moves.PAY_WORKER, rf"pay worker for {_SHIELD}"),
    (moves.GIVE_UP, rf"give up {_SHIELD}"),
    (moves.EXCHANGE, r"exchange (?P<tile>\S+)"),
    (moves.GIVE, r"give (?P<good>\S+)"),
    (moves.ADD, r"add (?P<number>[1-9][0-9]?)"),
    (moves.FIRST, r"first (?P<part>effect|area|color)"),
    (moves.TAKE, _DIE + r"take (?P<tile>\S+) from (?P<depot>[1-6])"),
    (moves.PLACE, _DIE + r"place (?P<tile>\S+) at (?P<hex>[1-9][0-9]?)"),
    (moves.SELL, _DIE + r"sell (?P<good>\S+)"),
    (moves.GET_WORKERS, _DIE + r"workers"),
    (moves.BUY_FOR_BOTH, r"buy (?P<tile>\S+)(?: from (?P<depot>[1-6]))? for both"),
    (moves.BUY_FOR_WORKERS, r"buy (?P<tile>\S+)(?: from (?P<depot>[1-6]))? for workers"),
    (moves.BUY, r"buy (?P<tile>\S+)(?: from (?P<depot>[1-6]))?"),
    (moves.THROW, r"throw (?P<tile>\S+)"),
    (moves.LOAD, r"load (?P<depot>[1-6]|none)"),
    (moves.KEEP, r"keep (?P<good>\S+)"),
    (moves.SKIP, r"skip"),
    (moves.END, r"end"),
)


def format_move(move: Move) -> str:
    """Return the text of a move.

    >>> format_move(Move(moves.TAKE, die=4, what=7, where=3)), format_move(Move(moves.LOAD))
    ('die 4 take bank from 3', 'load none')
    """
    die = {0: "", moves.WHITE: "white "}.get(move.die, f"die {move.die} ")
    depot = f" from {move.where}" if move.where else ""
    if move.kind == moves.TAKE:
        return f"{die}take {NAMES[move.what]}{depot}"
    if move.kind == moves.PLACE:
        return f"{die}place {NAMES[move.what]} at {move.where + 1}"
    if move.kind == moves.SELL:
        return f"{die}sell {GOOD_NAMES[move.what]}"
    if move.kind == moves.GET_WORKERS:
        return f"{die}workers"
    if move.kind in PAYMENTS:
        return f"buy {NAMES[move.what]}{depot}{PAYMENTS[move.kind]}"
    if move.kind == moves.THROW:
        return f"throw {NAMES[move.what]}"
    if move.kind == moves.LOAD:
        return f"load {move.where or NONE}"
    if move.kind == moves.KEEP:
        return f"keep {GOOD_NAMES[move.what]}"
    if move.kind > moves.END:
        return _format_added(move)
    return "skip" if move.kind == moves.SKIP else "end"


def _format_added(move: Move) -> str:
    """Return the text of a move of an expansion or of the solo game.

    >>> format_move(Move(moves.SHIELD, die=moves.WHITE, what=7, where=5 | 3 << moves.DEPOT_BITS))
    'dice take shield-7 from 5 for shield-3'
    """
    what, where = move.what, move.where
    if move.kind == moves.SHIELD:
        old = f" for shield-{where >> moves.DEPOT_BITS}" if where >> moves.DEPOT_BITS else ""
        return f"{'dice ' if move.die else ''}take shield-{what} from {move.depot}{old}"
    if move.kind == moves.PLACE_FROM:
        return f"place {NAMES[what]} from {move.depot or BLACK} at {move.hex + 1}"
    if move.kind in _WITH_TILE:
        return f"{_WITH_TILE[move.kind]} {NAMES[what]}"
    if move.kind in _WITH_GOOD:
        return f"{_WITH_GOOD[move.kind]} {GOOD_NAMES[what]}"
    if move.kind in _WITH_SHIELD:
        return f"{_WITH_SHIELD[move.kind]} shield-{what}"
    if move.kind == moves.SET:
        return f"set die {move.die} to {where}"
    if move.kind == moves.FIRST:
        return f"first {PARTS[what]}"
    return "buy workers" if move.kind == moves.HIRE else f"{_WITH_NUMBER[move.kind]} {where}"


_WITH_TILE = {moves.USE: "use", moves.EXCHANGE: "exchange"}
_WITH_GOOD = {moves.GATHER: "gather", moves.GIVE: "give"}
_WITH_SHIELD = {moves.PAY: "pay silver for", moves.PAY_WORKER: "pay worker for", moves.GIVE_UP: "give up"}
_WITH_NUMBER = {moves.COPY: "copy player", moves.ADD: "add"}


def parse_move(text: str) -> Move:
    """Return the move for a text. Case and the number of spaces do not matter.

    >>> parse_move("Die 4  take BANK from 3")
    Move(kind=0, die=4, what=7, where=3)

    Raises: GameError for invalid input; it says what was expected.
    """
    words = " ".join(text.lower().split())
    for kind, form in _FORMS:
        if found := re.fullmatch(form, words):
            return _move_of(kind, found.groupdict())
    raise GameError(Sentence("base-not-a-move", text=text[:60]))


def _move_of(kind: int, part: Mapping[str, str | None]) -> Move:
    """Return the move for the parts of its text, by their names in `_FORMS`."""
    depot, what = part.get("depot") or "", 0
    where = int(depot) if depot.isdigit() else int(part.get("number") or 0)
    if tile := part.get("tile"):
        what = parse_tile(tile)
    elif good := part.get("good"):
        what = find_good(good)
    elif shield := part.get("shield"):
        what = int(shield)
    elif named := part.get("part"):
        what = PARTS.index(named)
    if hex_ := part.get("hex"):
        where = where | int(hex_) - 1 << moves.DEPOT_BITS if kind == moves.PLACE_FROM else int(hex_) - 1
    if old := part.get("old"):
        where |= int(old) << moves.DEPOT_BITS
    die = moves.WHITE if part.get("white") or part.get("dice") else int(part.get("die") or 0)
    return Move(kind, die, what, where)


def move_sentence(move: Move) -> Sentence:
    """Return the text of a move as a sentence, which can be said in any language. In English it is that of records.

    >>> from padgen.language import say
    >>> say(move_sentence(Move(moves.TAKE, die=4, what=7, where=3)), "de")
    'Würfel 4 nimm Bank aus 3'
    """
    return words_sentence(format_move(move))


def beginning_sentence(chosen: Mapping[str, str]) -> Sentence:
    """Return the text with which moves begin that share some choices, by the names of `BaseGame.facets`.

    >>> str(beginning_sentence({"do": "take", "what": "ship"})), str(beginning_sentence({"do": "buy-for-workers"}))
    ('take ship', 'buy for workers')
    >>> str(beginning_sentence({"do": "shield", "what": "shield-7"})), str(beginning_sentence({"do": "set", "from": "4"}))
    ('take shield-7', 'set die 4')
    """
    if chosen["do"] in _BEGINNINGS:
        begin, before = _BEGINNINGS[chosen["do"]]
        what = chosen.get("what") or ("shield" if chosen["do"] == "shield" else "")
        begun = chosen.get("from") and f"{before} {chosen['from']}"
        place = chosen.get("where") and f"{'at' if chosen['do'] == 'place-from' else 'from'} {chosen['where']}"
        return words_sentence(f"{begin} {what} {begun or ''} {place or ''}")
    verb, _, payment = chosen["do"].partition("-for-")
    place = chosen.get("where", "").replace(BLACK, "")
    before = {"place": "at ", "load": ""}.get(verb, "from ") if place else ""
    return words_sentence(f"{verb} {chosen.get('what', '')} {before}{place} {payment and f'for {payment}'}")


_BEGINNINGS = {
    "shield": ("take", ""),
    "place-from": ("place", "from"),
    "hire": ("buy workers", ""),
    "set": ("set die", ""),
    "copy": ("copy player", ""),
    "pay": ("pay silver for", ""),
    "pay-worker": ("pay worker for", ""),
    "give-up": ("give up", ""),
}
"""The words with which moves of expansions begin, by their kind, and the word before the choice `from`, if any."""


def words_sentence(text: str) -> Sentence:
    """Return a text made of the words of moves as a sentence, which can be said in any language."""
    return spaced(map(_word, text.replace("give up", "give-up").split()))


def _word(word: str) -> Sentence | str:
    if word in NUMBERS:
        return tile_sentence(NUMBERS[word])
    if word in GOOD_NAMES:
        return good_sentence(GOOD_NAMES.index(word))
    if word.startswith("shield-"):
        return shield_sentence(int(word.removeprefix("shield-")))
    if word == "shield":
        return Sentence("word-shield")
    return word if word.isdigit() else Sentence(f"typed-{word}")


def parse_tile(text: str) -> int:
    """Return the number of the tile with this English name, whole or short. Raises: GameError for an unknown name."""
    return NUMBERS.get(text) or find_tile(text)


# chance in one line, as people type it


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


# the same as JSON in records


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


# the first line of a record, and its events

VERSION, WITH_EXPANSIONS = 1, 2
"""The version of a record, and of one with expansions or a mode."""
NEWER = ("order", *list(READINGS)[list(READINGS).index("monastery-29") :])
"""The readings that older versions do not know. A record has them only if they are not the default."""
CHANCE_KEYS = {StartGoods: "setup", Deal: "deal", Roll: "roll"}
TAKEN_BACK = "un"
"""The prefix of the key of an event that takes back a mistyped roll, deal or setup: `{"unroll": ...}`."""


def setup_data(setup: Setup) -> dict[str, object]:
    """Return a setup as the data of a record's first line, without the seed."""
    players = [
        {"name": name, "layout": layout_text(layout), "start": start + 1}
        for name, layout, start in zip(setup.names, setup.layouts, setup.starts, strict=True)
    ]
    readings = {name: value for name, value in setup.readings.items() if name not in NEWER or value != READINGS[name][0]}
    first: dict[str, object] = {"game": "base", "record": VERSION, "edition": str(setup.edition)}
    if setup.modules or setup.mode:
        first["record"] = WITH_EXPANSIONS
    if setup.modules:
        first["with"] = list(setup.modules)
    if setup.mode:
        first |= {"mode": setup.mode, "target": setup.target}
    box = facts_data(setup.facts)
    return first | {"players": players, "readings": readings} | ({"box": box} if box else {})


def parse_setup(data: Mapping[str, Any]) -> Setup:
    """Return the setup of a game for the data of a record's first line.

    Raises: PadgenError for invalid input; it says what was expected.
    """
    if data.get("game") != "base" or data.get("record") not in (VERSION, WITH_EXPANSIONS):
        raise RecordError(Sentence("base-not-record", version=WITH_EXPANSIONS))
    chosen, mode, target, box = (
        data.get("with", []),
        data.get("mode", ""),
        data.get("target", FIRST_TARGET),
        data.get("box", {}),
    )
    if not isinstance(chosen, list) or not isinstance(mode, str) or not isinstance(box, dict) or type(target) is not int:
        raise RecordError(Sentence("base-record-with"))
    if data["record"] == VERSION and (chosen or mode or box):
        raise RecordError(Sentence("base-record-version", version=WITH_EXPANSIONS))
    players, readings, edition = data.get("players"), data.get("readings", {}), data.get("edition")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise RecordError(Sentence("record-players"))
    check_table(len(players), mode)  # before all their layouts are read
    if not isinstance(readings, dict) or not all(isinstance(value, str) for value in readings.values()):
        raise RecordError(Sentence("base-readings"))
    if edition not in tuple(map(str, EDITIONS)):
        raise RecordError(Sentence("base-edition", edition=str(edition)[:40], editions=joined(map(str, EDITIONS), "or")))
    return Setup(
        tuple(read_layout_text(text_in(player, "layout")) for player in players),
        tuple(text_in(player, "name") for player in players),
        tuple(number_in(player, "start") - 1 for player in players),
        int(edition),
        readings,
        tuple(map(str, chosen)),
        mode,
        target,
        parse_facts(box),
    )


def event_data(names: Sequence[str], event: Event[Chance, Move]) -> dict[str, object]:
    """Return the data of a record's line for an event. `names` are those of the players, in order."""
    if isinstance(event, ChanceEvent):
        return {CHANCE_KEYS[type(event.result)]: chance_data(event.result, names)}
    if isinstance(event, ChanceTakenBack):
        return {TAKEN_BACK + CHANCE_KEYS[type(event.result)]: chance_data(event.result, names)}
    if isinstance(event, Moved):
        return {"move": {"player": names[event.player], "text": format_move(event.move)}}
    return {"undo": {"player": names[event.player]}}


def parse_event(names: Sequence[str], data: Mapping[str, Any]) -> Event[Chance, Move]:
    """Return the event for the data of a record's line. `names` are those of the players, in order.

    Raises: PadgenError for invalid input; it says what was expected.
    """
    match list(data.items()):
        case [("move", dict(move))]:
            return Moved(player_called(names, text_in(move, "player")), parse_move(text_in(move, "text")))
        case [("undo", dict(undone))]:
            return TookBack(player_called(names, text_in(undone, "player")))
        case [(str(key), dict(chance))] if key in CHANCE_KEYS.values():
            return ChanceEvent(parse_chance_data(key, chance, names))
        case [(str(key), dict(chance))] if key.removeprefix(TAKEN_BACK) in CHANCE_KEYS.values():
            return ChanceTakenBack(parse_chance_data(key.removeprefix(TAKEN_BACK), chance, names))
    raise RecordError(Sentence("base-event"))
