"""Convert the time of a game between people into the form that simulated games and bots use."""

from dicegame.dice.game import Game
from dicegame.dice.simulation.moment import Moment, Span, time_of
from dicegame.play.events import GameError
from padgen.language import Sentence
from padgen.model import Layout
from padgen.tables import DOUBLE_HOURGLASS_FACES, DiceTables


def moment_of(game: Game) -> Moment:
    """Return the time and the taken color values of the open round, in the form that simulated games use."""
    clock = game.clock
    return Moment(clock.phase, clock.done, time_of(clock.phase, clock.done, clock.limit), *game.taken_values)


def span_of(game: Game) -> Span:
    """Return the length of a game in the form that simulated games use."""
    setup = game.setup
    return _span(setup.tables, setup.solo, setup.double_faces)


def span_for(layout: Layout, solo: bool) -> Span:
    """Return the length of a game on a layout, with the usual hourglass die.

    Raises: GameError for a layout of the base game.
    """
    if not isinstance(layout.tables, DiceTables):
        raise GameError(Sentence("match-base-layout", layout=layout.name))
    return _span(layout.tables, solo, DOUBLE_HOURGLASS_FACES)


def _span(tables: DiceTables, solo: bool, double_faces: int) -> Span:
    return Span(solo, tables.solo_rounds if solo else tables.time_boxes, double_faces)
