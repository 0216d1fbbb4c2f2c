"""What bots need to know of the time: the bridge from a game between people, or a layout, to simulated games."""

from dicegame.dice.game import Game
from dicegame.dice.rules import ALL_COLORS
from dicegame.dice.simulation.games import LAST_PHASE, Moment, Span, time_of
from dicegame.play.events import GameError
from padgen.model import Layout
from padgen.tables import DOUBLE_HOURGLASS_FACES, DiceTables


def moment_of(game: Game) -> Moment:
    """Return the moment of the open round of a game."""
    clock = game.clock
    done = clock.round + 1 if game.setup.solo else clock.boxes
    first = sum(1 << color for color, claim in enumerate(game.claims) if claim.first)
    second = sum(1 << color for color, claim in enumerate(game.claims) if claim.second)
    if game.setup.solo:
        first, second = ALL_COLORS if clock.phase == LAST_PHASE else 0, 0
    return Moment(clock.phase, done, time_of(clock.phase, done, span_of(game).limit), first, second)


def span_of(game: Game) -> Span:
    """Return how long a game lasts."""
    setup = game.setup
    return _span(setup.tables, setup.solo, setup.double_faces)


def span_for(layout: Layout, solo: bool) -> Span:
    """Return how long a game on a layout lasts, with an ordinary hourglass die.

    Raises: GameError for a layout of the base game.
    """
    if not isinstance(layout.tables, DiceTables):
        raise GameError(f"{layout.name} is a layout of the base game; the bots play the dice game")
    return _span(layout.tables, solo, DOUBLE_HOURGLASS_FACES)


def _span(tables: DiceTables, solo: bool, double_faces: int) -> Span:
    return Span(solo, tables.solo_rounds if solo else tables.time_boxes, double_faces)
