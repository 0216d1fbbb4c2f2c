"""The expansions of the base game: a file for each, and the places at which the rules call them.

An expansion is one file here with its bit and its plain functions, its words in the language files, and in `places` a line
where each of its functions is called. It may read the state, and the rules that say what monasteries and readings change.
"""
