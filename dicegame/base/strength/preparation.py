"""The list of functions that the base game compiles before they are needed: only `simulate`."""

from dicegame.base.simulation.games import simulate
from dicegame.strength.prepare import Part, Preparation

PREPARATION = Preparation((Part(simulate, 15.0),))
