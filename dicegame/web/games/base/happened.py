"""What the players of a base game have done: turns as small pictures, tiles that are new, and slots that were emptied."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from dicegame.base.game import Game
from dicegame.base.rules.reasons import good_sentence
from dicegame.base.state import moves
from dicegame.base.state.moves import Move
from dicegame.base.state.tiles import GOOD_NAMES, NAMES, tile_sentence
from dicegame.base.supply import Deal
from dicegame.base.words.names import shield_sentence
from dicegame.base.words.notation import format_move, parse_move
from dicegame.play.events import Chance, Moved, TookBack
from dicegame.web.games.base.aims import PLACEMENTS, PURCHASES
from padgen.language import Sentence

TAKEN = (moves.TAKE, *PURCHASES, moves.EXCHANGE, moves.PLACE_FROM)


class Act(NamedTuple):
    """A move as a picture: a sign for what was done, and the face of the tile, good or shield."""

    sign: str
    """The part of the sprite before the face: `down` for a tile that was taken, `up` for one that was placed."""
    face: str
    text: str
    """The text of the move."""
    name: Sentence
    """The name of the tile, good or shield."""


class Turn(NamedTuple):
    """What a player did in one turn."""

    player: int
    acts: tuple[Act, ...]


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
    if kind in PLACEMENTS:
        return Act("up", NAMES[move.what], text, tile_sentence(move.what))
    if kind in (moves.TAKE, moves.EXCHANGE):
        return Act("down", NAMES[move.what], text, tile_sentence(move.what))
    if kind in PURCHASES:
        return Act("silver", NAMES[move.what], text, tile_sentence(move.what))
    if kind in (moves.SELL, moves.KEEP, moves.GIVE, moves.GATHER):
        return Act("silver" if kind == moves.SELL else "", GOOD_NAMES[move.what], text, good_sentence(move.what))
    if kind in (moves.GET_WORKERS, moves.HIRE):
        return Act("", "worker", text, Sentence("typed-workers"))
    if kind == moves.LOAD:
        return Act("", f"d{move.where}", text, Sentence("web-depot", depot=move.where)) if move.where else None
    if kind == moves.SHIELD:
        return Act("down", f"shield-{move.what}", text, shield_sentence(move.what))
    return None


def acts_of(made: Iterable[Move]) -> tuple[Act, ...]:
    """Return the pictures of moves, without those that are not shown."""
    return tuple(act for move in made if (act := act_of(move)))


def turn_acts(texts: Iterable[str]) -> tuple[Act, ...]:
    """Return the pictures of a turn that is given as the texts of its moves."""
    return acts_of(map(parse_move, texts))


def turns_of(game: Game, start: int, without: int = -1) -> tuple[Turn, ...]:
    """Return the turns from the event number `start` on. Those of the player `without` are left out."""
    found: list[tuple[int, list[Move]]] = []
    done = True
    for event in game.events[start:]:
        if not isinstance(event, Moved):
            done = True
            continue
        if done or found[-1][0] != event.player:
            found.append((event.player, []))
        found[-1][1].append(event.move)
        done = _ends(event)
    turns = (Turn(player, acts_of(made)) for player, made in found if player != without)
    return tuple(turn for turn in turns if turn.acts)


def own_turn(game: Game, player: int) -> tuple[Act, ...]:
    """Return what a player has done in the open turn."""
    made: list[Move] = []
    for event in reversed(game.events):
        if not isinstance(event, Moved) or event.player != player or _ends(event):
            break
        made.append(event.move)
    return acts_of(reversed(made))


def last_turns(game: Game) -> dict[int, tuple[Act, ...]]:
    """Return what each player did in the open round, for those who have begun their turn."""
    found: dict[int, list[Move]] = {}
    for event in reversed(game.events):
        if not isinstance(event, Moved):
            break
        found.setdefault(event.player, []).append(event.move)
    return {player: acts_of(reversed(made)) for player, made in found.items()}


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
    """Return what has changed since a player's last turn ended; the player's own open turn is left out."""
    events = game.events
    start = len(events)
    while start and not (isinstance(last := events[start - 1], Moved) and last.player == player and _ends(last)):
        start -= 1
    placed: dict[int, set[int]] = {}
    for event in events[start:]:
        if isinstance(event, Moved) and event.player != player and event.move.kind in PLACEMENTS:
            placed.setdefault(event.player, set()).add(event.move.hex)
    new = {who: frozenset(hexes) for who, hexes in placed.items()}
    return News(turns_of(game, start, player), new, emptied(game))


def placed_in_phase(game: Game, phase: int) -> dict[int, frozenset[int]]:
    """Return for each player the hexes (from 0) with tiles that were placed in a phase (0 to 4)."""
    found: dict[int, set[int]] = {}
    at = -1
    for event in game.events:
        if isinstance(event, Chance) and isinstance(event.result, Deal):
            at = event.result.phase
        elif isinstance(event, Moved) and event.move.kind in PLACEMENTS and at == phase:
            found.setdefault(event.player, set()).add(event.move.hex)
    return {player: frozenset(hexes) for player, hexes in found.items()}


def emptied(game: Game) -> dict[tuple[int, int], int]:
    """Return who emptied each slot in this phase: the depot, and the place in it from 1."""
    since: list[Moved[Move]] = []
    for event in reversed(game.events):
        if isinstance(event, Moved):
            since.append(event)
        elif isinstance(event, Chance) and isinstance(event.result, Deal):
            dealt = event.result
            break
    else:
        return {}
    depots = [list(dealt.black), *(list(tiles) for tiles in dealt.depots)]
    found: dict[tuple[int, int], int] = {}
    for event in reversed(since):
        if event.move.kind in TAKEN:
            depot = event.move.depot if event.move.kind == moves.PLACE_FROM else event.move.where
            if event.move.what in depots[depot]:
                slot = depots[depot].index(event.move.what)
                depots[depot][slot] = 0
                found[depot, slot + 1] = event.player
    return found


def _ends(event: Moved[Move]) -> bool:
    return event.move.kind == moves.END
