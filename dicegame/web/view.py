"""What a phone shows of a game: plain values for the templates. No rule, and no word of any language."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, NamedTuple
from urllib.parse import urlencode

from dicegame.dice.game import Game
from dicegame.dice.game import Seat as Page
from dicegame.dice.masks import BONUS_NAMES
from dicegame.dice.roll import Roll
from dicegame.dice.rules import follow
from dicegame.dice.score import Outcome
from dicegame.dice.sheet import Sheet
from dicegame.dice.turn import Turn, format_turn
from dicegame.web.dice.turn_builder import WAYS, Choice, Step, step
from dicegame.web.table import Table
from padgen.model import Layout
from padgen.svg import board
from padgen.tables import PHASES

Act = Literal["begin", "roll", "unroll", "finish"]


class Link(NamedTuple):
    """Something to choose: what it is called, where it leads, whether it is chosen."""

    key: str
    address: str
    chosen: bool


class Neighbor(NamedTuple):
    """Another seat as it is shown in the list of players."""

    seat: int
    name: str
    points: int
    marked: int
    done: bool
    bot: bool
    mine: bool
    free: bool


class Gain(NamedTuple):
    """What a turn changes: `points`, or a bonus, and by how much."""

    key: str
    amount: int


class TurnSummary(NamedTuple):
    """A turn as it is shown before and after it is taken."""

    text: str
    bonus: str
    """What is checked off for it, if anything."""
    marks: tuple[tuple[str, int, int, int], ...]
    """Color, row, place and pip of each mark."""
    gains: tuple[Gain, ...]


@dataclass(frozen=True)
class View:
    """A game as one phone sees it."""

    seat: int
    """Whose page is shown."""
    phase: str
    round: int
    rounds: int | None
    boxes: int
    boxes_of_phase: int
    roll: Roll | None
    ends_phase: bool
    last_round: bool
    due: bool
    """Whether this phone may take a turn for the seat now."""
    may: list[Act]
    """What the host may do now."""
    may_undo: bool
    board: str
    circles: tuple[tuple[str, int], ...]
    colors: Mapping[str, tuple[int, ...]]
    """What finishing each color is worth still."""
    neighbors: tuple[Neighbor, ...]
    waiting: tuple[str, ...]
    """People whose turn is due."""
    thinking: bool
    """Whether bots are."""
    sell: Link | None
    ways: tuple[Link, ...]
    pairs: tuple[Link, ...]
    open_hexes: int
    made: TurnSummary | None
    back: str
    """Where the choice is empty again; nothing where it is."""
    query: str
    outcome: Outcome


def play_view(table: Table, mine: Sequence[int], query: Mapping[str, str]) -> View:
    """What to show of a game that has begun; `query` says which seat and what was chosen so far."""
    session = table.running_session()
    game, masks = session.game, session.setup.masks
    seat = seat_of(table, mine, query)
    own = seat in mine
    due = own and seat in game.missing
    choice = Choice.read(query) if query.get("round") == table.round else Choice()
    told: TurnSummary | None = None
    at: Step | None = None
    links: dict[int, str] = {}
    marks: tuple[tuple[int, int], ...] = ()
    if due:
        at = step(masks, session.legal_turns(seat), choice)
        links = {hex_: address(table, seat, later) for hex_, later in at.hexes.items()}
        marks = at.marks
        if at.turn:
            told = made_of(game, seat, at.turn)
    elif game.roll and own and (turn := game.turns[seat]):
        told = made_of(game, seat, turn)
    outcome = table.outcome
    clock = game.clock
    shown = game.seat(seat) if own else game.seats[seat]  # of others, the open round is not shown
    return View(
        seat=seat,
        phase=PHASES[min(clock.phase, len(PHASES) - 1)],
        round=clock.round + 1,
        rounds=clock.rounds_of_phase,
        boxes=clock.boxes,
        boxes_of_phase=clock.boxes_of_phase,
        roll=game.roll,
        ends_phase=clock.ends_phase,
        last_round=game.last_round,
        due=due,
        may=host_actions(table),
        may_undo=own and table.may_undo(seat),
        board=picture(session.setup.layout, [*marks_of(shown), *marks], links, {*links, *(hex_ for hex_, _ in marks)}),
        circles=tuple(zip(BONUS_NAMES, circles_of(shown.sheet), strict=True)),
        colors=game.open_values,
        neighbors=tuple(
            Neighbor(
                place,
                sitting.name,
                outcome.players[place].total,
                game.seats[place].sheet.marked.bit_count(),
                game.roll is not None and game.turns[place] is not None,
                sitting.bot,
                place in mine,
                not sitting.bot and not sitting.owner,
            )
            for place, sitting in enumerate(table.seats)
        ),
        waiting=tuple(table.seats[place].name for place in session.people_due),
        thinking=bool(session.bots_due),
        sell=Link("sell", address(table, seat, at.sell), at.choice.sell) if at and at.sell else None,
        ways=tuple(Link(way, address(table, seat, at.ways[way]), way == at.choice.way) for way in WAYS if way in at.ways)
        if at
        else (),
        pairs=pairs_of(table, seat, at) if at else (),
        open_hexes=len(links),
        made=told,
        back=address(table, seat, Choice()) if at and at.choice != Choice() else "",
        query=urlencode({"seat": seat + 1, "round": table.round, **at.choice.query}) if at else "",
        outcome=outcome,
    )


def host_actions(table: Table) -> list[Act]:
    """What the host may do now."""
    session = table.session
    if session is None:
        return ["begin"] if table.seats and not table.begun else []
    found: list[Act] = []
    if not session.over and not session.game.missing:
        found.append("finish" if session.game.last_round else "roll")
    if session.undoable == "the roll":
        found.append("unroll")
    return found


def pairs_of(table: Table, seat: int, at: Step) -> tuple[Link, ...]:
    """The combinations of the mark that is due."""
    chosen = at.choice.pair2 if at.marks else at.choice.pair
    return tuple(Link(pair, address(table, seat, later), pair == chosen) for pair, later in at.pairs.items())


def seat_of(table: Table, mine: Sequence[int], query: Mapping[str, str]) -> int:
    """The seat to show: the one asked for, else an own one whose turn is due, else an own one, else the first."""
    asked = query.get("seat", "")
    if asked.isascii() and asked.isdigit() and 1 <= int(asked[:3]) <= len(table.seats):
        return int(asked[:3]) - 1
    due = [place for place in mine if place in table.running_session().game.missing]
    return next(iter([*due, *mine]), 0)


def address(table: Table, seat: int, choice: Choice) -> str:
    """The page on which so much is chosen."""
    return f"/t/{table.code}?{urlencode({'seat': seat + 1, 'round': table.round, **choice.query})}"


def picture(
    layout: Layout,
    marks: Sequence[tuple[int, int]],
    links: Mapping[int, str] = MappingProxyType({}),
    lit: Collection[int] = (),
) -> str:
    """A duchy as SVG: hexes and pips that are marked, where hexes lead, which ones are lit."""
    hexes = list(layout.cells)
    texts = {hexes[hex_]: str(pip or "x") for hex_, pip in marks}
    return board(
        layout, marks=texts, links={hexes[hex_]: to for hex_, to in links.items()}, lit=[hexes[hex_] for hex_ in lit]
    )


def marks_of(page: Page) -> list[tuple[int, int]]:
    """Hexes and pips of a page; the starting castle has pip 0."""
    return [(mark.hex, mark.pip) for mark in page.marks]


def final_boards(table: Table) -> list[str]:
    """All pages of a finished game."""
    game = table.running_session().game
    return [picture(game.setup.layout, marks_of(page)) for page in game.seats]


def made_of(game: Game, seat: int, turn: Turn) -> TurnSummary:
    """A turn of the open round, with what it changes."""
    before = game.seats[seat].sheet
    after = follow(game.setup.masks, before, turn, game.clock.phase)
    changes = [("points", after.points - before.points)]
    changes += [(name, new - old) for name, new, old in zip(BONUS_NAMES, circles_of(after), circles_of(before), strict=True)]
    return made(game.setup.layout, turn, tuple(Gain(key, by) for key, by in changes if by))


def made(layout: Layout, turn: Turn, gains: tuple[Gain, ...] = ()) -> TurnSummary:
    """A turn as it is told, with what it changes where that is known."""
    hexes = list(layout.cells)
    marks = [(hexes[hex_], pip) for hex_, pip in ((turn.hex, turn.pip), (turn.hex2, turn.pip2)) if hex_ >= 0]
    told = tuple((layout.cells[hex_].color, *layout.places[hex_], pip) for hex_, pip in marks)
    return TurnSummary(format_turn(turn), "" if turn.bonus < 0 else BONUS_NAMES[turn.bonus], told, gains)


def circles_of(sheet: Sheet) -> tuple[int, int, int, int]:
    """Circles to use, in the order of `BONUS_NAMES`."""
    return (sheet.monks, sheet.silver, sheet.commodities, sheet.workers)
