"""A whole game as an immutable value, and the game after each event.

The rules work on a state (`dicegame.base.state.market`). `Game` holds a state and adds where and when each tile was
placed, and the reason for each point. To draw a game, read `game.market`, `game.side(player)` and `game.placed`. Tiles
are numbers (indexes of `dicegame.base.state.tiles.NAMES`). `game.owed` is the effect that the player must settle next.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from dicegame.base.chance_referee import check_chance
from dicegame.base.rules.effects import act
from dicegame.base.rules.readings import reading_bits
from dicegame.base.rules.referee import legal_moves, why_not
from dicegame.base.rules.rounds import begin, deal, give_goods, roll
from dicegame.base.setup import Setup
from dicegame.base.state.duchy import SideState
from dicegame.base.state.market import DEAL_DUE, MOVE_DUE, OVER, ROLL_DUE, SETUP_DUE, GameState, owed
from dicegame.base.state.modules import SOLO_ON, module_bits
from dicegame.base.state.moves import PLACE, PLACE_FROM, Move
from dicegame.base.state.tiles import CASTLE
from dicegame.base.state.views import Gain, Market, Placed, Side, market_of, side_of
from dicegame.base.supply import (
    SOLO,
    Chance,
    Deal,
    Seen,
    StartGoods,
    deal_words,
    roll_words,
    seen_at_start,
    start_goods_words,
    tiles_of,
)
from dicegame.fast.states import copied
from dicegame.play.events import Chance as ChanceEvent
from dicegame.play.events import ChanceTakenBack, Event, GameError, IllegalMove, Moved
from padgen.language import Sentence

NOBODY = -1
RAISED_BY = (17, 0, 7, 1, 12, 0, 0, 0)
"""The shield that can raise the points of each source in `SOURCES`, or 0."""
KINDS = {SETUP_DUE: "setup", DEAL_DUE: "deal", ROLL_DUE: "roll"}
"""The kind of the next random event, for each value of `GameState.due`."""


@dataclass(frozen=True)
class Game:
    """A base game at one moment. It never changes: `after` returns the game after an event."""

    setup: Setup
    state: GameState = field(hash=False)
    """The state that the rules work on. Do not change it; try moves on a copy (`copied`)."""
    seen: Seen
    """The tiles and goods drawn so far."""
    placed: tuple[tuple[Placed, ...], ...]
    """For each player, the tiles in the duchy, in the order in which they were placed."""
    gains: tuple[Gain, ...] = ()
    """The points scored so far, each with the move that brought it, in order."""
    before: "Game | None" = field(default=None, compare=False, repr=False)
    """The game before the last event, or None if it has to be played again from the events."""
    last: int = NOBODY
    """The player who made the last move; NOBODY after a random event."""
    events: tuple[Event[Chance, Move], ...] = field(default=(), compare=False, repr=False)
    """The events that led here, without those that were taken back."""

    @property
    def due(self) -> int | None:
        """Return the number of the player who may move now, or None if a random event is due or the game is over."""
        return self.state.order[self.state.turn] if self.state.due == MOVE_DUE else None

    @property
    def awaits(self) -> str | None:
        """Return the random event that is due: "setup", "deal" or "roll"; None while a player is due and at the end."""
        return KINDS.get(self.state.due)

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self.state.due == OVER

    @property
    def phase(self) -> int:
        """Return the phase: 0 to 4 for A to E, or -1 before the first deal."""
        return self.state.phase

    @property
    def round(self) -> int:
        """Return the round of the phase: 0 to 4, or -1 before the first roll of a phase."""
        return self.state.round

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Return the legal moves of the player who may move now; none if it is no player's turn."""
        return () if self.due is None else tuple(legal_moves(self.state, self.setup.boards))

    @property
    def owed(self) -> int:
        """Return the effect that must be settled next, as an int of `dicegame.base.state.moves`; 0 if none is owed."""
        return owed(self.state)

    @cached_property
    def market(self) -> Market:
        """Return the part of the game that all players share: depots, goods, white die, turn order and bonus tiles."""
        return market_of(self.state)

    def side(self, player: int) -> Side:
        """Return one player's part of the game: storage, goods, workers, silver, dice, bonus tiles and points."""
        return self._sides[player]

    @cached_property
    def _sides(self) -> tuple[Side, ...]:
        return tuple(map(side_of, self.state.sides))

    def points(self, player: int) -> int:
        """Return a player's points so far."""
        return sum(self.state.sides[player].points)


def new_game(setup: Setup) -> Game:
    """Return a game at its beginning: only the starting castles are placed, and nothing has been drawn."""
    players = len(setup.names)
    solo = setup.mode == SOLO
    state = GameState(modules=module_bits(setup.modules) | (SOLO_ON if solo else 0), target=setup.target if solo else 0)
    begin(state, list(setup.boards), list(setup.starts), players, setup.edition, reading_bits(setup.readings))
    return Game(setup, state, seen_at_start(players), tuple((Placed(hex_, CASTLE, -1),) for hex_ in setup.starts))


def after(game: Game, event: Event[Chance, Move]) -> Game:
    """Return the game after an event.

    Raises: GameError if the event is not due or not possible, IllegalMove with the reason if a move is illegal.
    """
    if isinstance(event, ChanceEvent):
        return _after_chance(game, event.result)
    if isinstance(event, Moved):
        return _after_move(game, event.player, event.move)
    if isinstance(event, ChanceTakenBack):
        if not game.events or game.events[-1] != ChanceEvent(event.result):
            raise GameError(Sentence("base-chance-stays"))
        return _before_last(game)
    if not may_take_back(game, event.player):
        raise GameError(Sentence("base-nothing-back", name=game.setup.names[event.player]))
    return _before_last(game)


def _before_last(game: Game) -> Game:
    """Return the game before the last event. If the game does not keep it, it is played again from the beginning."""
    if game.before is not None:
        return game.before
    earlier = new_game(game.setup)
    for event in game.events[:-1]:
        earlier = after(earlier, event)
    return earlier


def may_take_back(game: Game, player: int) -> bool:
    """Return whether a player's last move can be taken back: not after a random event, another player's move or the end."""
    return game.last == player and bool(game.events) and not game.over


def why_no_move(game: Game, player: int) -> Sentence | None:
    """Return the reason why a player may not move now, or None if the player is due."""
    if game.over:
        return Sentence("play-over")
    if game.due is None:
        return Sentence("base-chance-first", what=game.awaits or "")
    if game.due != player:
        return Sentence("base-other-turn", name=game.setup.names[player], due=game.setup.names[game.due])
    return None


def _after_chance(game: Game, chance: Chance) -> Game:
    if game.awaits is None:
        if game.due is None:
            raise GameError(Sentence("play-over"))
        raise GameError(Sentence("play-turn-missing", name=game.setup.names[game.due]))
    setup, depots = game.setup, game.market.depots
    check_chance(chance, game.awaits, setup.box, len(setup.names), game.phase + 1, game.seen, depots)
    state, tiles, goods = copied(game.state), game.seen.tiles, game.seen.goods
    if isinstance(chance, StartGoods):
        give_goods(state, start_goods_words(chance, setup.facts), 0)
        goods += tuple(good for owner in chance.goods for good in owner)
    elif isinstance(chance, Deal):
        deal(state, deal_words(chance), 0)
        tiles, goods = tiles + tiles_of(chance), goods + chance.goods
    else:
        roll(state, roll_words(chance), 0)
    events = (*game.events, ChanceEvent(chance))
    return replace(game, state=state, seen=Seen(tiles, goods), before=replace(game, before=None), last=NOBODY, events=events)


def _after_move(game: Game, player: int, move: Move) -> Game:
    if reason := why_no_move(game, player):
        raise GameError(reason)
    if reason := why_not(game.state, game.setup.boards, move):
        raise IllegalMove(reason)
    state = copied(game.state)
    act(state, list(game.setup.boards), move.number)
    placed, side = list(game.placed), game.state.side_of[player]
    if move.kind in (PLACE, PLACE_FROM):
        placed[side] = (*placed[side], Placed(move.hex, move.what, game.phase))
    gains = gains_between(game.state.sides[side], state.sides[side], player, game.phase, move)
    events = (*game.events, Moved(player, move))
    return Game(game.setup, state, game.seen, tuple(placed), (*game.gains, *gains), game, player, events)


def gains_between(before: SideState, now: SideState, player: int, phase: int, move: Move) -> Iterator[Gain]:
    """Yield the points that a player's move brought in a phase, by source, from the player's part before it and after it."""
    for source, (old, new) in enumerate(zip(before.points, now.points, strict=True)):
        if new != old:
            shield = RAISED_BY[source] if now.shields >> RAISED_BY[source] & 1 else 0
            yield Gain(player, source, new - old, phase, move, shield)
