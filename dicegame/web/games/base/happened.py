"""What the players of a base game have done: turns as small pictures, tiles that are new, and slots that were emptied."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dicegame.base.game import Game
from dicegame.base.state import moves
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import GOOD_NAMES, NAMES
from dicegame.base.supply import Deal
from dicegame.base.words.notation import format_move, parse_move
from dicegame.play.events import Chance, Moved, TookBack

TAKEN = (moves.TAKE, moves.BUY, moves.BUY_FOR_WORKERS, moves.BUY_FOR_BOTH, moves.EXCHANGE, moves.PLACE_FROM)
BOUGHT = (moves.BUY, moves.BUY_FOR_WORKERS, moves.BUY_FOR_BOTH)
PLACED = (moves.PLACE, moves.PLACE_FROM)


class Act(NamedTuple):
    """A move as a picture: a sign for what was done, and the face of the tile, good or shield."""

    sign: str
    """The part of the sprite before the face: `down` for a tile that was taken, `up` for one that was placed."""
    face: str
    text: str
    """The text of the move."""


class Turn(NamedTuple):
    """What a player did in one turn."""

    player: int
    acts: tuple[Act, ...]
    points: int
    """The points that the turn brought."""


class News(NamedTuple):
    """What has changed since a player's last turn."""

    turns: tuple[Turn, ...]
    """The turns of the others since then, in order."""
    placed: Mapping[int, frozenset[int]]
    """For each player, the hexes (from 0) with tiles that were placed since then."""
    emptied: Mapping[tuple[int, int], int]
    """For each slot (depot, place from 1) that was emptied in this phase, the player who took its tile."""


def act_of(move: Move) -> Act | None:
    """Return the picture of a move, or None for moves that are not shown, such as the end of a turn."""
    kind, text = move.kind, format_move(move)
    if kind in (moves.END, moves.SKIP):
        return None
    if kind in PLACED:
        return Act("up", NAMES[move.what], text)
    if kind in (moves.TAKE, moves.EXCHANGE):
        return Act("down", NAMES[move.what], text)
    if kind in BOUGHT:
        return Act("silver", NAMES[move.what], text)
    if kind in (moves.SELL, moves.KEEP, moves.GIVE, moves.GATHER):
        return Act("silver" if kind == moves.SELL else "", GOOD_NAMES[move.what], text)
    if kind in (moves.GET_WORKERS, moves.HIRE):
        return Act("", "worker", text)
    if kind == moves.LOAD:
        return Act("", f"d{move.where}", text) if move.where else None
    if kind == moves.SHIELD:
        return Act("down", f"shield-{move.what}", text)
    return None


def turn_acts(texts: Sequence[str]) -> tuple[Act, ...]:
    """Return the pictures of a turn that is given as the texts of its moves."""
    return tuple(act for text in texts if (act := act_of(parse_move(text))))


def turns_since(game: Game, player: int) -> tuple[Turn, ...]:
    """Return the turns since a player's last turn ended, the player's own open turn not included."""
    events = game.events
    own = [at for at, event in enumerate(events) if isinstance(event, Moved) and event.player == player and _ends(event)]
    return turns_of(game, own[-1] + 1 if own else 0, player)


def turns_of(game: Game, start: int, without: int = -1) -> tuple[Turn, ...]:
    """Return the turns from the event number `start` on. Those of the player `without` are left out."""
    found: list[tuple[int, list[Act]]] = []
    done = True
    for event in game.events[start:]:
        if not isinstance(event, Moved):
            done = True
            continue
        if done or found[-1][0] != event.player:
            found.append((event.player, []))
        act = act_of(event.move)
        if act:
            found[-1][1].append(act)
        done = _ends(event)
    return tuple(Turn(player, tuple(acts), 0) for player, acts in found if player != without and acts)


def own_turn(game: Game, player: int) -> tuple[Act, ...]:
    """Return what a player has done in the open turn."""
    acts: list[Act] = []
    for event in reversed(game.events):
        if not isinstance(event, Moved) or event.player != player or _ends(event):
            break
        act = act_of(event.move)
        if act:
            acts.append(act)
    return tuple(reversed(acts))


def last_turns(game: Game) -> dict[int, tuple[Act, ...]]:
    """Return what each player did in the open round, for those who have begun their turn."""
    found: dict[int, list[Act]] = {}
    for event in reversed(game.events):
        if not isinstance(event, Moved):
            break
        act = act_of(event.move)
        found.setdefault(event.player, [])
        if act:
            found[event.player].insert(0, act)
    return {player: tuple(acts) for player, acts in found.items()}


def rest_of_turn(events: Sequence[object], start: int, player: int) -> tuple[Move, ...] | None:
    """Return a player's moves from the event number `start` to the end of the turn, without what was taken back.

    Return None if the turn does not go on there, is not over, or if an earlier move was taken back.
    """
    turn: list[Move] = []
    for event in events[start:]:
        if isinstance(event, Moved) and event.player == player:
            turn.append(event.move)
        elif isinstance(event, TookBack) and event.player == player and turn:
            turn.pop()
        else:
            break
    return tuple(turn[:-1]) if turn and turn[-1].kind == moves.END else None


def news(game: Game, player: int) -> News:
    """Return what has changed since a player's last turn."""
    events: Sequence[object] = game.events
    own = [at for at, event in enumerate(events) if isinstance(event, Moved) and event.player == player and _ends(event)]
    start = own[-1] + 1 if own else 0
    placed: dict[int, set[int]] = {}
    for event in events[start:]:
        if isinstance(event, Moved) and event.player != player and event.move.kind in PLACED:
            placed.setdefault(event.player, set()).add(event.move.hex)
    return News(turns_since(game, player), {who: frozenset(hexes) for who, hexes in placed.items()}, emptied(game))


def placed_in_phase(game: Game, phase: int) -> dict[int, frozenset[int]]:
    """Return for each player the hexes (from 0) with tiles that were placed in a phase (0 to 4)."""
    found: dict[int, set[int]] = {}
    at = -1
    for event in game.events:
        if isinstance(event, Chance) and isinstance(event.result, Deal):
            at = event.result.phase
        elif isinstance(event, Moved) and event.move.kind in PLACED and at == phase:
            found.setdefault(event.player, set()).add(event.move.hex)
    return {player: frozenset(hexes) for player, hexes in found.items()}


def emptied(game: Game) -> dict[tuple[int, int], int]:
    """Return who emptied each slot in this phase: the depot, and the place in it from 1."""
    deals = [at for at, event in enumerate(game.events) if isinstance(event, Chance) and isinstance(event.result, Deal)]
    if not deals:
        return {}
    dealt = game.events[deals[-1]]
    assert isinstance(dealt, Chance)
    assert isinstance(dealt.result, Deal)
    depots = [list(dealt.result.black), *(list(tiles) for tiles in dealt.result.depots)]
    found: dict[tuple[int, int], int] = {}
    for event in game.events[deals[-1] + 1 :]:
        if isinstance(event, Moved) and event.move.kind in TAKEN:
            depot = event.move.depot if event.move.kind == moves.PLACE_FROM else event.move.where
            if event.move.what in depots[depot]:
                slot = depots[depot].index(event.move.what)
                depots[depot][slot] = 0
                found[depot, slot + 1] = event.player
    return found


def _ends(event: Moved[Move]) -> bool:
    return event.move.kind == moves.END
