"""The chart of a finished game's points, round by round, with links to the replay."""

from dicegame.web.games.bot_faces import shown_name
from dicegame.web.games.charts import Curve, Stop, points_curve
from dicegame.web.games.view import view_of
from dicegame.web.table.played_rounds import PlayedRounds, played_rounds
from dicegame.web.table.table import Table
from dicegame.web.visitors.language import Words


def draw_curve(
    table: Table, found: PlayedRounds, words: Words, place: int, round_: int | None = None, before: Table | None = None
) -> str:
    """Return an SVG chart of the points in a game and in `before`, the game it continues.

    The curve of the seat `place` is drawn first. `round_` is the round to mark. If it is None, no round has a link.
    """
    view = view_of(table)
    order = [place, *(seat for seat in range(len(table.seats)) if seat != place)]
    curves = [Curve(shown_name(table.seats[seat].name), found.points[seat]) for seat in order]
    if before and table.origin and table.origin.seat == place and place < len(before.seats):
        name = words("line-as-played", name=table.seats[place].name)
        curves.append(Curve(name, played_rounds(before).points[place], other=True))
    stops = [
        Stop(view.round_name(table, words, number), f"/t/{table.code}/replay?at={one.end}&look={place + 1}")
        for number, one in enumerate(found.rounds, 1)
        if round_ is not None
    ]
    phases = view.phases(found.games, found.rounds)
    breaks = [number for number in range(1, len(phases)) if phases[number] != phases[number - 1]]
    return points_curve(curves, stops, round_, words("curve"), breaks)
