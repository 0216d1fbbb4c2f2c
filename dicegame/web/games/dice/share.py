"""Draw a picture of a finished dice game, to share: the winner's board, and the points of the players by phase."""

from collections.abc import Iterator

from dicegame.dice.game import Game
from dicegame.report import Outcome
from dicegame.web.games.bot_faces import shown_name
from dicegame.web.games.charts import Bar
from dicegame.web.games.dice.sheet_view import marks_of
from dicegame.web.games.share_card import Picture, draw_card, duchy_of, title_of
from dicegame.web.visitors.language import Words
from padgen.face import Shape, face_shapes, hex_shape, mark
from padgen.model import Cell
from padgen.tables import PHASES
from padgen.theme import STYLES


def draw_result(game: Game, outcome: Outcome, words: Words) -> Picture:
    """Return the picture of a finished game: title, duchy, the winner's board, and a bar for each player."""
    best, layout = outcome.ranking, game.setup.layout
    winner = outcome.players.index(best[0])
    texts = {hex_: str(pip or "x") for hex_, pip in marks_of(game.players[winner])}

    def draw_hex(number: int, cell: Cell, size: float) -> Iterator[Shape]:
        style = STYLES["color"]
        yield hex_shape(layout.game, cell.color, style, size)
        yield from face_shapes(layout.game, cell, style, size)
        if number in texts:
            yield mark(cell, texts[number], style, size)

    foot = f"{words('name')} · {duchy_of(layout, words)}", words("share-foot")
    return draw_card(title_of(outcome, words), str(best[0].total), layout, draw_hex, phase_rows(outcome), foot)


def phase_rows(outcome: Outcome) -> list[Bar]:
    """Return a bar for each player of a game, divided by phase, the best player first."""
    return [Bar(shown_name(one.name), list(zip(PHASES, one.phases, strict=True)), one.total) for one in outcome.ranking]
