"""The state of a table whose game has no view of its own: questions, the last events, and scores, as texts."""

from typing import Any, Literal

from pydantic import BaseModel

from dicegame.play.events import Chance, ChanceTakenBack, Moved
from dicegame.play.playable import Question
from dicegame.play.session import AnySession
from dicegame.report import Report
from dicegame.web.games.table_state import SeatView, TableView, frame, seat_frame
from dicegame.web.table.table import Table
from padgen.language import Sentence

MOST_LOGGED = 40


class PlainChoice(BaseModel):
    """One possible answer, and what it means."""

    choice: str
    text: str


class PlainQuestion(BaseModel):
    """A question that one of your seats answers now. Send `question` and the `choice` back."""

    seat: int
    question: str
    text: str
    choices: list[PlainChoice]


class Happened(BaseModel):
    """Something that happened: chance, a move of a seat, or that one of them was taken back."""

    what: Literal["chance", "move", "chance back", "move back"]
    seat: int | None
    text: str


class PlainState(TableView):
    """A table of a game without its own view."""

    game: str
    duchy: str
    options: dict[str, str]
    questions: list[PlainQuestion]
    awaits: str | None
    """The random result that is due, such as `roll`."""
    time: str | None
    """The phase and round, or whatever the game calls them."""
    log: list[Happened]
    """The last events, the latest first."""
    sheets: list[list[str]]
    """For each seat, its score as lines of text."""
    winners: list[str]


def plain_state(table: Table, owner: str, open_round: str | None) -> PlainState:
    """Return the part of a table that an owner may see."""
    session, settings = table.session, table.settings
    outcome = table.outcome_of(session.game) if session else None
    mine = table.seating.seats_of(owner)
    return PlainState(
        **frame(table, owner),
        open_round=open_round,
        seats=[SeatView(**seat_frame(table, number, owner)) for number in range(len(table.seats))],
        game=table.playable.key,
        duchy=settings.layout.name,
        options={name: settings.option(name) for name in table.playable.options},
        questions=[_asked(question) for seat, question in table.questions.items() if seat in mine],
        awaits=table.playable.awaits(session.game) if session else None,
        time=str(time_of(session)) if session and table.stage == "play" else None,
        log=_log(session) if session else [],
        sheets=[_report(result) for result in outcome.players] if outcome else [],
        winners=list(outcome.winners) if outcome and table.stage == "over" else [],
    )


def _asked(question: Question) -> PlainQuestion:
    choices = [PlainChoice(choice=one.key, text=str(one.text)) for one in question.choices]
    return PlainQuestion(seat=question.player + 1, question=question.key, text=str(question.prompt), choices=choices)


def time_of(session: AnySession) -> Sentence | str:
    """Return the time of what comes next."""
    due = session.playable.due(session.game)
    return session.playable.where(session.game, Moved(due[0], None) if due else Chance(None))


def _log(session: AnySession) -> list[Happened]:
    """Return the last events, the latest first."""
    playable, found = session.playable, []
    for event in reversed(session.events[-MOST_LOGGED:]):
        if isinstance(event, Chance | ChanceTakenBack):
            what: Any = "chance" if isinstance(event, Chance) else "chance back"
            found.append(Happened(what=what, seat=None, text=playable.format_chance(event.result)))
        else:
            text = playable.format_move(event.move) if isinstance(event, Moved) else ""
            found.append(Happened(what="move" if text else "move back", seat=event.player + 1, text=text))
    return found


def _report(result: Report) -> list[str]:
    """Return a result as lines of text."""
    return [f"{line.label}: {line.points}" for line in result.lines] + [f"= {result.total}"]
