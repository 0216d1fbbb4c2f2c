"""The places at which the rules of the base game call expansions. There is no expansion yet.

An expansion is one file here with its bit and its functions. Its words are in the language files, and `places` has a line
for each call of its functions. It may import the state and, of the rules, `monasteries`, `readings` and `worker_chips`.
"""
