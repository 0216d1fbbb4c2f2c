"""The expansions of the base game: a file for each, and the places at which the rules call them.

An expansion is one file here with its bit and its functions. Its words are in the language files, and `places` has a line
for each call of its functions. It may read the state, and the rules about the changes by monasteries and readings.
"""
