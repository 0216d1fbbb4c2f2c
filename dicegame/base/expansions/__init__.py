"""Expansions of the base game, and the functions by which the rules call them. There is no expansion yet.

An expansion is one module here with its functions, which `places` calls, and its bit for `GameState.modules`. Its texts
are in the language files. It may import `state` and, from `rules`, `monasteries`, `readings` and `worker_chips`.
"""
