"""Score finished games in worker processes: the functions take and return plain values."""

import json

from dicegame.dice.masks import Masks, compile_layout
from dicegame.dice.paper.file import read_paper
from dicegame.dice.paper.result import paper_data, score_paper
from dicegame.endscore.entry import end_data, entry_of, score_entry
from padgen.model import Layout
from padgen.names import load_untrusted

STDIN = "-"
"""The file name in results of games that do not come from a file."""


def score_dice_game(text: str) -> dict[str, object]:
    """Score a finished paper game, given as JSON. Return the output of `dicegame score --json`.

    Raises: PaperError, which says what was expected.
    """
    return paper_data(score_paper(read_paper(text, None, True, _known_dice)), STDIN)


def score_big_box(text: str) -> dict[str, object]:
    """Score a finished big-box game, given as JSON. Return the output of `dicegame endscore --json`.

    Raises: EntryError or LayoutError, which say what was expected.
    """
    data = json.loads(text)
    for table in (data, *data["players"]):
        if "layout" in table:
            load_untrusted(table["layout"])  # only a name or a notation: visitors must not read our files
    game = entry_of(data)
    return end_data(game, score_entry(game), STDIN)


def _known_dice(text: str) -> tuple[Layout, Masks]:
    layout = load_untrusted(text)
    return layout, compile_layout(layout)
