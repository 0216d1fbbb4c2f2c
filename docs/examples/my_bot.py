"""A bot of one's own. Try it: dicegame match docs/examples/my_bot.py:choose greedy."""


def choose(position, roll, turns):
    """Choose the turn with the best mix of points, marked hexes and circles."""

    def value(turn):
        sheet = position.play(roll, turn).sheet
        return sheet.points + sheet.marked.bit_count() + sheet.circles / 2

    return max(turns, key=value)
