"""How lucky the dice of a game were: what each roll allowed in the planner's eyes, less the mean over all rolls.

Before a roll nobody knows more than the mean, so over many games luck is 0, whoever plays and however well the planner
judges. Points without luck therefore have the mean of the points, but vary far less: it takes ten times fewer games to
tell the two best bots apart (a control variate; for poker, Burch et al. 2018, AIVAT).
"""

from dicegame.dice.bots.next_roll import mean_over_rolls, value_of_roll
from dicegame.dice.masks import Masks
from dicegame.dice.roll import roll_from
from dicegame.dice.rules import add_legal_turns, follow, start
from dicegame.dice.simulation.games import END, Bench, Moment, Rows, claim, finished_by, tick
from dicegame.fast.random_stream import advance, drawn, stream

POINT = 1000
"""Luck is counted in thousandths of points."""


def weigh_dice(masks: Masks, bench: Bench, rows: Rows) -> None:
    """Go through solo games again: the rows are their luck, the places of their turns, the numbers of `simulate.Order`, and
    the starting castles.
    """
    sets, seed, first, games, room = rows[2][1], rows[2][2], rows[2][3], rows[2][4], rows[2][5]
    for index in range(games):
        sheet = start(masks, rows[3][(first + index) % sets])
        moment = Moment(0, 0, 0, 0, 0)
        state = stream(seed, first + index)
        luck = 0.0
        place = index * room
        while moment.time < END:
            state = advance(state)
            roll = roll_from(drawn(state), bench.span.double_faces)
            before = mean_over_rolls(masks, sheet, moment, bench)
            moment = tick(bench.span, moment, roll.double)
            luck += value_of_roll(masks, sheet, roll, moment, bench) - before
            bench.turns.clear()
            add_legal_turns(masks, sheet, roll, bench.turns)
            turn = bench.turns[rows[1][place]]
            after = follow(masks, sheet, turn, moment.phase)
            moment = claim(moment, finished_by(masks, sheet, turn, after))
            sheet = after
            place += 1
        rows[0][index] = round(luck * POINT)
