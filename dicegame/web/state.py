"""A table as programs see it, each phone what it may see. The words are those of records and of the command line."""

from pydantic import BaseModel

from dicegame.dice.game import Game
from dicegame.dice.masks import BONUS_NAMES
from dicegame.dice.score import json_players
from dicegame.dice.turn import format_turn
from dicegame.web.table import Stage, Table
from dicegame.web.view import Act, circles_of, host_actions
from padgen.tables import PHASES


class Mark(BaseModel):
    """A hex that is marked; the starting castle bears no pip."""

    hex: int
    pip: int | None
    phase: str


class Circles(BaseModel):
    """Bonuses circled and not checked off."""

    monk: int
    silver: int
    commodity: int
    worker: int


class Page(BaseModel):
    """A player's page. Of others, the open round is not shown."""

    points: int
    marks: list[Mark]
    sold: list[int]
    """In each phase."""
    circles: Circles


class Seat(BaseModel):
    """A seat, counted from 1."""

    seat: int
    name: str
    bot: bool
    mine: bool
    free: bool
    """Whether the host has freed it for whoever sits down under its name."""
    start: int | None
    """The starting castle, once it is chosen and no secret."""
    castles: list[int]
    """Those to choose from now, where this is for you to do."""
    due: bool
    """Whether its turn, or its choice of a castle, is due."""
    turn: str | None
    """Your own turn of the open round."""
    turns: list[str]
    """The legal turns, where yours is due."""
    may_undo: bool
    page: Page | None


class Color(BaseModel):
    """What finishing a color is worth still, and who has done so."""

    values: list[int]
    first: list[str]
    second: list[str]


class Line(BaseModel):
    """Points of one thing, and the rule that gives them."""

    phase: str
    label: str
    points: int
    rule: str


class Fault(BaseModel):
    """Something that is wrong with a sheet; hexes as axial coordinates."""

    code: str
    message: str
    hexes: list[tuple[int, int]]


class Report(BaseModel):
    """What a player reached, as `dicegame score --json` tells it."""

    name: str
    total: int
    phases: list[int]
    rank: int
    rating: str | None
    lines: list[Line]
    faults: list[Fault]


class Outcome(BaseModel):
    """How a game ended."""

    players: list[Report]
    winners: list[str]
    decided_by: str


class Costly(BaseModel):
    """A turn that cost points."""

    round: int
    phase: str
    roll: str
    turn: str
    better: str
    cost: int


class Allowed(BaseModel):
    """What the dice allowed a player, as `dicegame bound --json` tells it."""

    score: int
    exact: bool
    bound: int
    best_found: int
    costliest: list[Costly]


class Duchy(BaseModel):
    """What is played on."""

    name: str
    notation: str | None


class State(BaseModel):
    """A table."""

    table: str
    """Its code."""
    version: int
    """Another one after every change; what `events` sends."""
    stage: Stage
    duchy: Duchy
    variant: str
    start_rule: str
    dice: str
    hints: bool
    host: bool
    """Whether you are the host."""
    may: list[Act]
    """What you may do as the host now."""
    seats: list[Seat]
    phase: str | None
    round: int | None
    rounds: int | None
    """Of a phase, where it is a fixed number."""
    open_round: str | None
    """Names the round; sent along with a turn, it cannot count for another one."""
    boxes: int
    """Hourglasses checked off in this phase, of `boxes_of_phase`."""
    boxes_of_phase: int
    roll: str | None
    ends_phase: bool
    ends_game: bool
    colors: dict[str, Color]
    outcome: Outcome | None
    """Once the game is over."""
    allowed: dict[str, Allowed]
    """What the dice allowed each person; it comes some time after the end."""


def state_of(table: Table, owner: str) -> State:
    """The table as the phone of an owner may see it."""
    game = table.session.game if table.session else None
    layout, clock = table.settings.layout, game.clock if game else None
    over = table.stage == "over"
    playing = clock is not None and not clock.over
    return State(
        table=table.code,
        version=table.updates.version,
        stage=table.stage,
        duchy=Duchy(name=layout.name, notation=table.settings.notation),
        variant=table.settings.variant,
        start_rule=table.settings.start_rule,
        dice=table.settings.dice,
        hints=table.settings.hints,
        host=table.is_host(owner),
        may=host_actions(table) if table.is_host(owner) else [],
        seats=[_seat(table, place, owner) for place in range(len(table.seats))],
        phase=PHASES[clock.phase] if clock and playing else None,
        round=clock.round + 1 if clock and playing else None,
        rounds=clock.rounds_of_phase if clock else None,
        open_round=table.round if playing else None,
        boxes=clock.boxes if clock else 0,
        boxes_of_phase=clock.boxes_of_phase if clock else 0,
        roll=str(game.roll) if game and game.roll else None,
        ends_phase=bool(game and game.roll and playing and game.clock.ends_phase),
        ends_game=bool(game and game.last_round),
        colors=_colors(game) if game else {},
        outcome=_outcome(table) if over else None,
        allowed={name: Allowed(**found) for name, found in table.hindsight_of.items()},
    )


def _seat(table: Table, place: int, owner: str) -> Seat:
    seat, session = table.seats[place], table.session
    mine = place in table.seats_of(owner)
    choosing = place in table.choosing
    open_castle = mine or session is not None or table.settings.start_rule != "secret"
    due = choosing or bool(session and place in session.game.missing)
    turn = session.game.turns[place] if session and session.game.roll else None
    return Seat(
        seat=place + 1,
        name=seat.name,
        bot=seat.bot,
        mine=mine,
        free=not seat.bot and not seat.owner,
        start=seat.start + 1 if seat.start is not None and open_castle else None,
        castles=[hex_ + 1 for hex_ in table.castles(place)] if mine and choosing else [],
        due=due,
        turn=format_turn(turn) if mine and turn else None,
        turns=[format_turn(one) for one in session.legal_turns(place)] if session and mine and due else [],
        may_undo=mine and table.may_undo(place),
        page=_page(table, place, mine) if session else None,
    )


def _page(table: Table, place: int, mine: bool) -> Page:
    game = table.running_session().game
    seen = game.seat(place) if mine else game.seats[place]
    return Page(
        points=table.outcome.players[place].total,
        marks=[
            Mark(hex=mark.hex + 1, pip=mark.pip or None, phase=PHASES[mark.phase])
            for mark in seen.marks
            if mark.phase is not None
        ],
        sold=list(seen.sold),
        circles=Circles(**dict(zip(BONUS_NAMES, circles_of(seen.sheet), strict=True))),
    )


def _colors(game: Game) -> dict[str, Color]:
    names = game.setup.names
    return {
        color: Color(
            values=list(values), first=[names[seat] for seat in claim.first], second=[names[seat] for seat in claim.second]
        )
        for (color, values), claim in zip(game.open_values.items(), game.claims, strict=True)
    }


def _outcome(table: Table) -> Outcome:
    found = table.outcome
    players = json_players(table.settings.layout, found, [[] for _ in found.players])
    return Outcome.model_validate({"players": players, "winners": found.winners, "decided_by": found.decided_by})
