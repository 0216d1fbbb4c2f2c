"""A whole game as an immutable value: the sheets of all players, the time, and the claims on finished colors."""

import functools
import operator
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from dicegame.dice.clock import Clock
from dicegame.dice.colors import finished_at_start, finished_by, next_value, taken_alone, taken_values
from dicegame.dice.masks import COLOR_NAMES, GREEN, NOTHING, SILVER, Masks, compile_layout
from dicegame.dice.referee import IllegalTurn, why_not
from dicegame.dice.roll import Roll
from dicegame.dice.rules import follow, start
from dicegame.dice.score import score_right_sheets
from dicegame.dice.sheet import FilledSheet, Mark, Sheet
from dicegame.dice.turn import Turn
from dicegame.play.events import Chance, ChanceTakenBack, Event, GameError, Moved
from dicegame.play.players import check_names
from dicegame.report import Outcome
from padgen.language import Sentence, joined
from padgen.model import Layout
from padgen.tables import DOUBLE_HOURGLASS_FACES, DiceTables

VARIANTS = ("standard", "solo")
"""The variants of the game, the default first."""


@dataclass(frozen=True)
class Setup:
    """The choices made before the first roll.

    Raises: GameError for choices that are not possible, such as a start that is not a castle, or two players in a solo game.
    """

    layout: Layout
    names: tuple[str, ...]
    starts: tuple[int, ...]
    """The starting castle of each player."""
    variant: str = "standard"
    double_faces: int = DOUBLE_HOURGLASS_FACES

    def __post_init__(self) -> None:
        if self.variant not in VARIANTS:
            raise GameError(Sentence("dice-no-variant", variant=self.variant[:40], variants=joined(VARIANTS, "or")))
        check_players(self.names, self.solo)
        if len(self.starts) != len(self.names):
            raise GameError(Sentence("dice-starts", castles=len(self.starts), players=len(self.names)))
        if not 0 <= self.double_faces <= 6:
            raise GameError(Sentence("dice-double-faces"))
        for hex_ in self.starts:
            if not 0 <= hex_ < len(self.masks.near) or self.masks.color[hex_] != GREEN:
                raise GameError(Sentence("dice-start", hex=hex_ + 1))

    @property
    def solo(self) -> bool:
        """Return whether this is the solo variant."""
        return self.variant == "solo"

    @cached_property
    def masks(self) -> Masks:
        """Return the layout in the form that the rules use."""
        return compile_layout(self.layout)

    @property
    def tables(self) -> DiceTables:
        """Return the numbers printed on the sheets of the layout, such as points and time boxes."""
        assert isinstance(self.layout.tables, DiceTables)
        return self.layout.tables


@dataclass(frozen=True)
class PlayerState:
    """One player's sheet, with its marks and sales by phase."""

    sheet: Sheet
    marks: tuple[Mark, ...]
    """The marks in the order in which they were made."""
    sold: tuple[int, ...] = (0, 0, 0)
    """Commodities sold in each phase."""


@dataclass(frozen=True)
class Claim:
    """The players who get the first value for finishing a color, and those who get the second value."""

    first: tuple[int, ...] = ()
    second: tuple[int, ...] = ()


@dataclass(frozen=True)
class Game:
    """A game at one moment. A round stays open until the next roll or `settle`, so that turns can be taken back."""

    setup: Setup
    players: tuple[PlayerState, ...]
    """The players as they were before the open round."""
    claims: tuple[Claim, ...]
    clock: Clock
    roll: Roll | None = None
    """The roll of the open round."""
    turns: tuple[Turn | None, ...] = ()
    """The turns of the open round; None for players who have not taken one yet."""
    before: Clock | None = None
    """The time before the roll of the open round."""

    @property
    def missing(self) -> tuple[int, ...]:
        """Return the players who have not taken their turn in the open round; none if no round is open."""
        return tuple(player for player, turn in enumerate(self.turns) if turn is None) if self.roll else ()

    def sheet(self, player: int) -> Sheet:
        """Return a player's sheet, including the player's turn in the open round."""
        return self.state(player).sheet

    def state(self, player: int) -> PlayerState:
        """Return a player's sheet, marks and sales, including the player's turn in the open round."""
        turn = self.turns[player] if self.roll else None
        return (
            self.players[player] if turn is None else _after(self.setup.masks, self.players[player], turn, self.clock.phase)
        )

    @property
    def last_round(self) -> bool:
        """Return whether the open round is the last one of the game."""
        return self.roll is not None and self.clock.ends_game

    @property
    def taken_values(self) -> tuple[int, int]:
        """Return two masks: the colors whose first value is taken, and those whose second value is taken.

        In a solo game, the first values count as taken in the last phase (Dice game rulebook 2017, Solo variant).
        """
        if self.setup.solo:
            return taken_alone(self.clock.phase), 0
        return _claimed_values(self.claims)

    @property
    def open_values(self) -> dict[str, tuple[int, ...]]:
        """Return, by the name of each color, the points that can still be won for finishing it: two values, one, or none."""
        points = self.setup.masks.color_points
        found: dict[str, tuple[int, ...]] = {}
        for color, (name, claim) in enumerate(zip(COLOR_NAMES, self.claims, strict=True)):
            values = points[2 * color : 2 * color + 2][next_value(color, *self.taken_values) :]
            found[name] = values if not self.setup.solo else values[:1] if not claim.first else ()
        return found

    @property
    def outcome(self) -> Outcome:
        """Return the score report of the game so far. Colors finished in the open round count once all turns are taken."""
        game = settle(self) if self.roll and not self.missing else self
        sheets = [filled_sheet(game, player) for player in range(len(game.players))]
        return score_right_sheets(self.setup.layout, self.setup.masks, sheets, self.setup.solo)


def check_players(names: Sequence[str], solo: bool) -> None:
    """Raise GameError for invalid names of players, or for several players in a solo game."""
    check_names(names)
    if solo and len(names) > 1:
        raise GameError(Sentence("dice-solo-players", players=len(names)))


def new_game(setup: Setup) -> Game:
    """Return a game before its first roll."""
    players = tuple(PlayerState(start(setup.masks, hex_), (Mark(hex_, 0, 0),)) for hex_ in setup.starts)
    finished = [finished_at_start(setup.masks, player.sheet) for player in players]
    claims = _claimed((Claim(),) * len(COLOR_NAMES), finished)
    return Game(setup, players, claims, Clock.of(setup.tables, setup.solo))


def after(game: Game, event: Event[Roll, Turn]) -> Game:
    """Return the game after a roll or a turn, or after one was taken back.

    Raises: GameError if the event is not due; IllegalTurn, with the reason, for a turn against the rules.
    """
    if isinstance(event, Chance):
        return begin_round(game, event.result)
    if isinstance(event, Moved):
        return take_turn(game, event.player, event.move)
    if isinstance(event, ChanceTakenBack):
        return take_back_roll(game, event.result)
    return take_back(game, event.player)


def begin_round(game: Game, roll: Roll) -> Game:
    """Return the game after a roll: the open round is closed, the next one is opened, and its time boxes are checked off.

    Raises: GameError if turns are missing or the game is over.
    """
    if game.missing:
        raise GameError(Sentence("play-turn-missing", name=game.setup.names[game.missing[0]]))
    game = settle(game)
    if game.clock.over:
        raise GameError(Sentence("play-over"))
    return replace(game, clock=game.clock.tick(roll.double), roll=roll, turns=(None,) * len(game.players), before=game.clock)


def why_no_turn(game: Game, player: int) -> Sentence | None:
    """Return the reason why no turn of a player is due, or None if one is due."""
    if game.roll is None:
        return Sentence("dice-roll-first")
    if game.turns[player] is not None:
        return Sentence("dice-turn-taken", name=game.setup.names[player])
    return None


def take_turn(game: Game, player: int, turn: Turn) -> Game:
    """Return the game after one player's turn.

    Raises: GameError if no turn of the player is due; IllegalTurn, with the reason, for a turn against the rules.
    """
    if due := why_no_turn(game, player):
        raise GameError(due)
    assert game.roll
    reason = why_not(game.setup.masks, game.players[player].sheet, game.roll, turn)
    if reason:
        raise IllegalTurn(reason)
    return replace(game, turns=_with(game.turns, player, turn))


def take_back(game: Game, player: int) -> Game:
    """Return the game without a player's turn. A turn can be taken back until the dice are rolled again.

    Raises: GameError if the player has taken no turn in the open round.
    """
    if game.roll is None or game.turns[player] is None:
        raise GameError(Sentence("dice-no-turn-back", name=game.setup.names[player]))
    return replace(game, turns=_with(game.turns, player, None))


def take_back_roll(game: Game, roll: Roll) -> Game:
    """Return the game without its last roll. The round before that roll stays closed.

    Raises: GameError if `roll` is not the last roll, or if a player has already taken a turn with it.
    """
    if game.roll != roll or game.before is None:
        raise GameError(Sentence("dice-other-roll", dice=roll.sentence))
    if any(game.turns):
        raise GameError(Sentence("dice-roll-played"))
    return replace(game, clock=game.before, roll=None, turns=(), before=None)


def settle(game: Game) -> Game:
    """Return the game with the open round closed: turns are applied, finished colors awarded, an expired phase is ended.

    If no round is open or if turns are missing, the game is returned as it is.
    """
    if game.roll is None or game.missing:
        return game
    players = tuple(game.state(player) for player in range(len(game.players)))
    finished = [
        finished_by(game.setup.masks, before.sheet, turn, after.sheet)
        for before, turn, after in zip(game.players, game.turns, players, strict=True)
        if turn
    ]
    claims = _claimed(game.claims, finished)
    return replace(game, players=players, claims=claims, clock=game.clock.settle(), roll=None, turns=(), before=None)


def filled_sheet(game: Game, player: int) -> FilledSheet:
    """Return a player's sheet in the form that the score report needs."""
    state = game.state(player)
    sheet = state.sheet
    return FilledSheet(
        game.setup.names[player],
        state.marks,
        state.sold,
        tuple(color for color, claim in enumerate(game.claims) if player in claim.first),
        tuple(color for color, claim in enumerate(game.claims) if player in claim.second),
        (sheet.monks, sheet.silver, sheet.commodities, sheet.workers),
        (True, True, True, True),
    )


def _after(masks: Masks, state: PlayerState, turn: Turn, phase: int) -> PlayerState:
    marks = [Mark(turn.hex, turn.pip, phase)] * (turn.hex != NOTHING)
    marks += [Mark(turn.hex2, turn.pip2, phase)] * (turn.bonus == SILVER)
    sold = list(state.sold)
    sold[phase] += state.sheet.commodities * turn.sale
    return PlayerState(follow(masks, state.sheet, turn, phase), (*state.marks, *marks), tuple(sold))


def _claimed_values(claims: Sequence[Claim]) -> tuple[int, int]:
    """Return two masks: the colors whose first value is claimed, and those whose second value is claimed."""
    first = sum(1 << color for color, claim in enumerate(claims) if claim.first)
    return first, sum(1 << color for color, claim in enumerate(claims) if claim.second)


def _claimed(claims: Sequence[Claim], finished: Sequence[int]) -> tuple[Claim, ...]:
    """Return the claims after a round. `finished` has a mask for each player: the colors that the player finished in it.

    Players who finish the same color share its value.
    """
    before = _claimed_values(claims)
    after = taken_values(*before, functools.reduce(operator.or_, finished))
    result = []
    for color, claim in enumerate(claims):
        players = tuple(player for player, colors in enumerate(finished) if colors >> color & 1)
        first, second = ((now & ~earlier) >> color & 1 for earlier, now in zip(before, after, strict=True))
        result.append(Claim(claim.first + players * first, claim.second + players * second))
    return tuple(result)


def _with(turns: tuple[Turn | None, ...], player: int, turn: Turn | None) -> tuple[Turn | None, ...]:
    return (*turns[:player], turn, *turns[player + 1 :])
