"""The expansions of the 2019 edition, one module each, and the functions by which the rules call them (`places`).

A module has the moves, effects and points of its expansion. The rules test its bit in `GameState.modules`, or a field
that is 0 without it. The texts are in the language files, the words that people type in `dicegame.base.words`.
"""
