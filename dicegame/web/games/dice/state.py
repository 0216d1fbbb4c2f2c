"""The state of a dice game table as one phone may see it. Its texts are the same as in records and on the command line."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from pydantic import BaseModel

from dicegame.dice.game import Game
from dicegame.dice.masks import BONUS_NAMES
from dicegame.dice.playable import CASTLE_QUESTION
from dicegame.dice.sheet import Sheet
from dicegame.report import Outcome as Score
from dicegame.report import outcome_data
from dicegame.web.games.table_state import Duchy, SeatView, TableView, frame, seat_frame
from dicegame.web.table.table import Table
from padgen.tables import PHASES


class Mark(BaseModel):
    """A mark on a sheet. Its hex is counted from 1; the starting castle has no pip."""

    hex: int
    pip: int | None
    phase: str


class Circles(BaseModel):
    """The number of circles of each bonus that are not yet checked off."""

    monk: int
    silver: int
    commodity: int
    worker: int


class Page(BaseModel):
    """A player's sheet. Turns of the open round are only included for your own seats."""

    points: int
    marks: list[Mark]
    sold: list[int]
    """The number of commodities sold in each phase."""
    circles: Circles


class Seat(SeatView):
    """A seat with its sheet, as one phone may see it. Seats and hexes are counted from 1."""

    start: int | None
    """The hex of the starting castle, once it is chosen and no longer secret."""
    castles: list[int]
    """The hexes of the castles that you can choose from, if you are asked to choose one now; otherwise empty."""
    page: Page | None


class Color(BaseModel):
    """The points that finishing a color still brings, and the players who finished it first and second."""

    values: list[int]
    first: list[str]
    second: list[str]


class Line(BaseModel):
    """One line of a score report: its points, and the rule that gives them."""

    phase: str
    label: str
    points: int
    rule: str


class Fault(BaseModel):
    """A mistake on a sheet. Its hexes are given as axial coordinates."""

    code: str
    message: str
    hexes: list[tuple[int, int]]


class Report(BaseModel):
    """A player's score, as `dicegame score --json` prints it."""

    name: str
    total: int
    phases: list[int]
    rank: int
    rating: str | None
    lines: list[Line]
    faults: list[Fault]


class Outcome(BaseModel):
    """The result of a game: the scores, the winners, and what decided who won, such as `points`."""

    players: list[Report]
    winners: list[str]
    decided_by: str


class Costly(BaseModel):
    """A turn that cost points, and a better one. `round` is counted from 1 through the whole game."""

    round: int
    phase: str
    roll: str
    turn: str
    better: str
    cost: int


class Allowed(BaseModel):
    """The points that were possible for a player with the dice of the game, as `dicegame bound --json` prints them."""

    score: int
    exact: bool
    bound: int
    best_found: int
    costliest: list[Costly]


class State(TableView):
    """A table of the dice game, as one phone may see it."""

    stage: Literal["lobby", "castles", "play", "over"]
    duchy: Duchy
    variant: str
    start_rule: str
    seats: Sequence[Seat]
    phase: str | None
    round: int | None
    rounds: int | None
    """The number of rounds in a phase of a solo game; None in other games, where it is not fixed."""
    boxes: int
    """The number of time boxes checked off in this phase, out of `boxes_of_phase`."""
    boxes_of_phase: int
    ends_phase: bool
    ends_game: bool
    colors: dict[str, Color]
    outcome: Outcome | None
    """The result, once the game is over."""
    allowed: dict[str, Allowed]
    """The points that were possible with these dice, by the name of the person. They are computed after the game."""


def state_of(table: Table, owner: str) -> State:
    """Return the state of a table as the phone with the id `owner` may see it."""
    game: Game | None = table.session.game if table.session else None
    layout, clock = table.settings.layout, game.clock if game else None
    playing = clock is not None and not clock.over
    common = frame(table, owner)
    common["stage"] = "castles" if table.stage == "questions" else table.stage
    common["roll"] = str(game.roll) if game and game.roll else None
    return State(
        **common,
        open_round=open_round(table),
        duchy=Duchy(name=layout.name, notation=table.settings.notation),
        variant=table.settings.option("variant"),
        start_rule=table.settings.option("start_rule"),
        seats=[_seat(table, number, owner) for number in range(len(table.seats))],
        phase=PHASES[clock.phase] if clock and playing else None,
        round=clock.round + 1 if clock and playing else None,
        rounds=clock.rounds_of_phase if clock else None,
        boxes=clock.boxes if clock else 0,
        boxes_of_phase=clock.boxes_of_phase if clock else 0,
        ends_phase=bool(game and game.roll and playing and game.clock.ends_phase),
        ends_game=bool(game and game.last_round),
        colors=_colors(game) if game else {},
        outcome=Outcome.model_validate(outcome_data(standing(table), list(layout.cells))) if table.stage == "over" else None,
        allowed={name: Allowed(**found) for name, found in table.hindsight_of.items()},
    )


def open_round(table: Table) -> str | None:
    """Return the name of the open round (phase and round in this phase, such as 1.3), or None if no round is open."""
    clock = table.session.game.clock if table.session else None
    return f"{clock.phase + 1}.{clock.round + 1}" if clock and not clock.over else None


def standing(table: Table) -> Score:
    """Return the current score report. Turns of the open round only count once all players have taken theirs."""
    game: Game = table.running_session().game
    found: Score = table.outcome_of(replace(game, roll=None, turns=()) if game.missing else game)
    return found


def _seat(table: Table, number: int, owner: str) -> Seat:
    session = table.session
    common = seat_frame(table, number, owner)
    own = table.questions.get(number)
    start = session.setup.starts[number] + 1 if session else None
    if chosen := table.seats[number].answers.get(CASTLE_QUESTION):
        start = int(chosen) if common["mine"] or session or table.settings.option("start_rule") != "secret" else None
    return Seat(
        **common,
        start=start,
        castles=[int(choice.key) for choice in own.choices] if own and common["mine"] else [],
        page=_page(table, number, common["mine"]) if session else None,
    )


def _page(table: Table, number: int, mine: bool) -> Page:
    game: Game = table.running_session().game
    seen = game.state(number) if mine else game.players[number]
    return Page(
        points=standing(table).players[number].total,
        marks=[
            Mark(hex=mark.hex + 1, pip=mark.pip or None, phase=PHASES[mark.phase])
            for mark in seen.marks
            if mark.phase is not None
        ],
        sold=list(seen.sold),
        circles=Circles(**dict(zip(BONUS_NAMES, circles_of(seen.sheet), strict=True))),
    )


def circles_of(sheet: Sheet) -> tuple[int, int, int, int]:
    """Return the number of circles of each bonus that are not checked off, in the order of `BONUS_NAMES`."""
    return (sheet.monks, sheet.silver, sheet.commodities, sheet.workers)


def _colors(game: Game) -> dict[str, Color]:
    names = game.setup.names
    return {
        color: Color(
            values=list(values),
            first=[names[player] for player in claim.first],
            second=[names[player] for player in claim.second],
        )
        for (color, values), claim in zip(game.open_values.items(), game.claims, strict=True)
    }
