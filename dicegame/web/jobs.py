"""What takes long, as functions that `workers` can call: they take and give plain values."""

import json
from random import Random
from typing import Any, NamedTuple

from dicegame.dice.bots.players import Advice, find_bot, hint, moment_of, span_of
from dicegame.dice.masks import Masks, compile_layout
from dicegame.dice.paper.file import read_paper
from dicegame.dice.paper.result import as_data as paper_data
from dicegame.dice.paper.result import score_paper
from dicegame.dice.playable import DiceSession
from dicegame.dice.roll import Roll
from dicegame.dice.sheet import Sheet
from dicegame.dice.simulation.games import Moment, Span
from dicegame.dice.turn import Turn
from dicegame.endscore.entry import entry_of, score_entry
from dicegame.endscore.report import as_data as end_data
from dicegame.games import read_record
from dicegame.strength.hindsight import as_dict, bound
from dicegame.strength.rating import Wanted, parse_band
from padgen import load
from padgen.generate import Spec, generate
from padgen.layoutfile import format_layout
from padgen.model import Layout
from padgen.names import load_known

STDIN = "-"
"""What results call a file without a name."""


class Question(NamedTuple):
    """What there is to know for one player's turn."""

    masks: Masks
    sheet: Sheet
    roll: Roll
    moment: Moment
    span: Span

    @classmethod
    def of(cls, session: DiceSession, player: int) -> "Question":
        """A player's question in the open round."""
        game = session.game
        assert game.roll
        return cls(session.setup.masks, game.seats[player].sheet, game.roll, moment_of(game), span_of(game))


def turn_of_bot(name: str, question: Question) -> Turn:
    """What a bot does."""
    return find_bot(name).advise(*question)[0].turn


def hints(question: Question) -> list[Advice]:
    """The planner's first three turns."""
    return hint(*question)


def new_duchy(difficulty: str, seed: int) -> str:
    """The layout file of a new duchy, `easy`, `medium` or `hard`, or `any`.

    Raises: RateError for another word.
    """
    wanted = None if difficulty == "any" else Wanted(parse_band(difficulty)).accepts
    return format_layout(next(generate(Random(seed), Spec(load("a")), label=f"new-{seed}", accept=wanted)))


def look_back(record: str, player: int) -> dict[str, Any]:
    """What the dice of a finished game, given as its file, allowed a player, as `dicegame bound --json` tells it."""
    return as_dict(bound(read_record(record.encode()), player))


def score_dice_game(text: str) -> dict[str, object]:
    """The result of a finished paper game, given as JSON, as `dicegame score --json` tells it.

    Raises: PaperError, with what was expected.
    """
    return paper_data(score_paper(read_paper(text, None, True, _known_dice)), STDIN)


def score_big_box(text: str) -> dict[str, object]:
    """The result of a finished big-box game, given as JSON, as `dicegame endscore --json` tells it.

    Raises: EntryError, LayoutError, with what was expected.
    """
    data = json.loads(text)
    for table in (data, *data["players"]):
        if "layout" in table:
            load_known(table["layout"])  # a name or a notation, or else it would be looked for among our files
    return end_data(score_entry(entry_of(data)), STDIN)


def _known_dice(text: str) -> tuple[Layout, Masks]:
    layout = load_known(text)
    return layout, compile_layout(layout)
