"""Draw a picture of a finished base game, to share: the winner's duchy with its tiles, and the points of the players."""

from collections.abc import Iterator

from dicegame.base.game import Game
from dicegame.base.state.market import PHASES
from dicegame.base.state.tiles import ANIMALS_ON, COLOR_NAMES, COLOR_OF, NAMES, name_and_number
from dicegame.base.supply import PHASE_NAMES, SOLO
from dicegame.report import Outcome
from dicegame.web.games.base.pictures import tiles_of
from dicegame.web.games.bot_faces import shown_name
from dicegame.web.games.charts import Bar
from dicegame.web.games.share_card import as_file, draw_card, duchy_of, title_of
from dicegame.web.visitors.language import Words
from padgen.face import Polygon, Shape, Word, face_shapes, hex_shape, icon
from padgen.geometry import corners_mm
from padgen.hexgrid import CENTER
from padgen.model import Cell
from padgen.theme import STYLES

TILE_COLORS = {
    "building": ("#8f4a14", "#fffdf8"),
    "livestock": ("#74b13c", "#1c2a06"),
    "mine": ("#66656b", "#fffdf8"),
    "ship": ("#1c62a6", "#fffdf8"),
    "monastery": ("#f9cb1f", "#2e2500"),
    "castle": ("#0b3a20", "#fffdf8"),
}
"""The fill of a tile, and the color of what is drawn on it. They are those of the faces on pages."""
OTHER_COLORS = ("#efe6d2", "#4d2a10")
"""The colors of tiles that fit on all hexes: inns, and tiles that lie face down."""


def picture(game: Game, outcome: Outcome, words: Words, kind: str) -> bytes:
    """Return the picture of a finished game as a file. `kind` is `svg` or `png`."""
    best = outcome.ranking[0]
    winner = outcome.players.index(best)
    layout = game.setup.layouts[winner]
    tiles = tiles_of(game, winner)

    def draw_hex(number: int, cell: Cell, size: float) -> Iterator[Shape]:
        style = STYLES["color"]
        if number in tiles:
            yield from tile_shapes(tiles[number], size)
        else:
            yield hex_shape(layout.game, cell.color, style, size)
            yield from face_shapes(layout.game, cell, style, size)

    title, star = share_text(game, outcome, words), str(len(tiles) if game.setup.mode == SOLO else best.total)
    bars = bars_of(game, outcome, words)
    foot = f"{words('name')} · {duchy_of(layout, words)}", words("share-foot-base")
    return as_file(draw_card(title, star, layout, draw_hex, bars, foot, words("share-base")), kind)


def share_text(game: Game, outcome: Outcome, words: Words) -> str:
    """Return a sentence that says who won, and with how many points, or how the solo game ended."""
    if game.setup.mode == SOLO:
        return f"{shown_name(game.setup.names[0])}: {solo_result(outcome, words)}"
    return title_of(outcome, words)


def tile_shapes(tile: int, size: float) -> Iterator[Shape]:
    """Yield the shapes of a tile: a solid hex with the icon of its color, and the number of animals or of the monastery."""
    color = COLOR_NAMES[COLOR_OF[tile]] if COLOR_OF[tile] < len(COLOR_NAMES) else ""
    fill, ink = TILE_COLORS.get(color, OTHER_COLORS)
    yield Polygon(corners_mm(CENTER, size), fill, ink, 0.013 * size)
    number = ANIMALS_ON[tile] or (name_and_number(tile)[1] if color == "monastery" else 0)
    if not color:
        yield Word((0, 0), NAMES[tile][:1].upper(), 0.9 * size, ink, bold=True)
    elif number:
        yield from icon(color, (0, -0.45 * size), 0.42 * size, ink)
        yield Word((0, 0.27 * size), str(number), 0.78 * size, ink, bold=True)
    else:
        yield from icon(color, (0, 0), 0.85 * size, ink)


def bars_of(game: Game, outcome: Outcome, words: Words) -> list[Bar]:
    """Return a bar for each player, the best first."""
    return [Bar(shown_name(one.name), bar_parts(game, outcome, one.name, words), one.total) for one in outcome.ranking]


def bar_parts(game: Game, outcome: Outcome, name: str, words: Words) -> list[tuple[str, int]]:
    """Return a player's points by phase, and those at the end of the game, as parts of a bar."""
    player = game.setup.names.index(name)
    points = [0] * PHASES
    for gain in game.gains:
        if gain.player == player:
            points[gain.phase] += gain.points
    end = outcome.players[player].total - sum(points)
    return [*zip(PHASE_NAMES, points, strict=True), (words("chart-end"), end)]


def solo_result(outcome: Outcome, words: Words) -> str:
    """Return how a solo game ended, as a sentence."""
    if outcome.solo["won"]:
        return words("solo-won", rounds=outcome.solo["rounds_left"] or 0)
    return words("solo-lost", spaces=outcome.solo["spaces_left"] or 0)
