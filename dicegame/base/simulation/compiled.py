"""The compiler of the base game's bodies. It is loaded when it is needed, because it loads numba."""

from dicegame.fast.numba_bodies import compiled as compiled
