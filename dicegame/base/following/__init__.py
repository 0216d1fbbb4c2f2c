"""A base game that is played on a real table and entered at the end of each phase: what lies where, and what was sold.

Every point comes from the rules of played games (`dicegame.base.rules`), and the final report is theirs, too.
"""
