"""Measure how lucky the dice of a game were: the planner's value of each roll, minus the mean over all rolls.

No player knows the dice before a roll, so the average luck over many games is 0 for every bot, even if the planner's values
are inaccurate. So points minus luck have the same mean as points, but vary much less: telling the two best bots apart takes
a tenth of the games (a control variate; for poker, see Burch et al. 2018, AIVAT).
"""

from dicegame.dice.bots.next_roll import mean_over_rolls, value_of_roll
from dicegame.dice.masks import Masks
from dicegame.dice.rules import start
from dicegame.dice.simulation.games import LuckRows
from dicegame.dice.simulation.moment import BEGINNING, END, list_turns, open_round, play_turn, with_finished
from dicegame.dice.simulation.workspace import Workspace
from dicegame.fast.random_stream import stream

THOUSANDTHS = 1000
"""Luck is counted in thousandths of points."""


def measure_luck(masks: Masks, workspace: Workspace, rows: LuckRows) -> None:
    """Replay solo games turn by turn, and record the luck of each."""
    numbers = rows.numbers
    for index in range(numbers.games):
        sheet, moment = start(masks, rows.castles[(numbers.first + index) % numbers.sets]), BEGINNING
        state = stream(numbers.seed, numbers.first + index)
        luck = 0.0
        at = index * numbers.rounds_kept
        while moment.time < END:
            before = mean_over_rolls(masks, sheet, moment, workspace)
            state, roll, moment = open_round(workspace.span, moment, state)
            luck += value_of_roll(masks, sheet, roll, moment, workspace) - before
            list_turns(masks, sheet, roll, workspace.turns)
            step = play_turn(masks, sheet, workspace.turns[rows.turns[at]], moment)
            sheet, moment = step.after, with_finished(moment, step.finished)
            at += 1
        rows.luck[index] = round(luck * THOUSANDTHS)
