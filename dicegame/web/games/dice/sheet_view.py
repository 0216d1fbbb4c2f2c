"""A sheet of the dice game on a page: the board, the next choices, and turns in the form that templates need."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple
from urllib.parse import urlencode

from dicegame.dice.brings import changes
from dicegame.dice.game import Game, PlayerState
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, compile_layout
from dicegame.dice.turn import Turn, format_turn
from dicegame.play.playable import Question
from dicegame.web.games.dice.state import open_round
from dicegame.web.games.dice.turn_builder import BONUSES, MARKS, Choice, Options, choice_of, options, query_of, read_choice
from dicegame.web.games.view import Shown
from dicegame.web.table.table import Table
from padgen.language import Sentence
from padgen.model import Layout
from padgen.svg import draw_board, hex_id

TEMPLATE_VALUES = {"colors": COLOR_NAMES, "bonuses": BONUS_NAMES}
"""The names of colors and bonuses, in the order of the rules, for templates."""
FACES_AT = "/board/faces.svg"
"""The address of the symbols in hexes. Browsers cache them, which makes pages a third shorter."""


class Link(NamedTuple):
    """A choice: its key, the address that a tap on it opens, and whether it is chosen now."""

    key: str
    address: str
    chosen: bool


class Gain(NamedTuple):
    """One change that a turn makes: `key` is `points` or a bonus, `amount` says by how much."""

    key: str
    amount: int


class TurnSummary(NamedTuple):
    """A turn in the form in which pages show it, before and after it is taken."""

    text: str
    bonus: str
    """The bonus that the turn checks off, or an empty text."""
    marks: tuple[tuple[str, Sentence, int], ...]
    """For each mark, the color and the name of its hex, and its pip."""
    gains: tuple[Gain, ...] = ()
    hexes: tuple[str, ...] = ()
    """The ids of the marked hexes in the picture."""

    @property
    def points(self) -> int:
        """Return the points that it brings."""
        return sum(gain.amount for gain in self.gains if gain.key == "points")


class Choosing(NamedTuple):
    """The next choices for a turn."""

    sell: Link | None
    bonuses: tuple[Link, ...]
    combinations: tuple[Link, ...]
    """The combinations for the next mark."""
    open_hexes: int
    """The number of hexes that can be tapped."""
    reset: str
    """The address of the page with no choice made; empty if nothing is chosen."""
    here: str
    """The address of this page."""


@dataclass(frozen=True)
class SheetView:
    """The sheet of one seat."""

    seat: int
    board: str
    choosing: Choosing | None
    """The next choices; None if no turn of this phone is due."""
    turns: tuple[TurnSummary, ...]
    """The turn that is completely chosen, or a few turns to choose from, or the turn taken in the open round."""


def sheet_view(table: Table, shown: Shown, language: str) -> SheetView:
    """Return the view of one sheet."""
    seat, own, query, _, better = shown
    session = table.running_session()
    game: Game = session.game
    layout = session.setup.layout
    player = game.state(seat) if own else game.players[seat]  # the open round of other players is hidden
    if not (own and seat in game.missing):
        taken = game.turns[seat] if own and game.roll else None
        done = (summarize(game, seat, taken),) if taken else ()
        lit, dashed = (hexes_of(turn) if turn else set[int]() for turn in (taken, better))
        return SheetView(seat, picture(layout, marks_of(player), language, lit=lit, dashed=dashed - lit), None, done)
    turns = session.legal(seat)
    given = query if query.get("round") == open_round(table) else {}
    at = options(game, turns, choice_of(turns, given))

    def to(leads_to: Choice) -> str:
        return address(table, seat, query_of(turns, leads_to))

    reset = address(table, seat, {}) if at.choice and read_choice(query) else ""
    drawn = board_of(at, layout, marks_of(player), language, to)
    return SheetView(seat, drawn, choosing_of(at, to, reset), tuple(summarize(game, seat, turn) for turn in at.turns))


def choosing_of(at: Options, to: Callable[[Choice], str], reset: str) -> Choosing:
    """Return the next choices for a turn. `to` returns the address of a choice."""
    chosen = at.choice.get(MARKS[len(at.marks)][0]) if len(at.marks) < len(MARKS) else None
    return Choosing(
        Link("sell", to(at.sell), "sell" in at.choice) if at.sell is not None else None,
        tuple(Link(key, to(at.bonuses[key]), key == at.choice.get("bonus", "")) for key in BONUSES if key in at.bonuses),
        tuple(Link(key, to(later), key == chosen) for key, later in at.combinations.items()),
        len(at.hexes),
        reset,
        to(at.choice),
    )


def address(table: Table, seat: int, choice: Choice) -> str:
    """Return the address of a table's page on which a choice is made."""
    return f"/t/{table.code}?{urlencode({'seat': seat + 1, 'round': open_round(table), **choice})}"


def picture(
    layout: Layout,
    marks: Sequence[tuple[int, int]],
    language: str,
    links: Mapping[int, str] = MappingProxyType({}),
    lit: Collection[int] = (),
    dashed: Collection[int] = (),
) -> str:
    """Draw a duchy as SVG, with pips in hexes, links on hexes, and rings around `lit` and `dashed` hexes."""
    hexes = list(layout.cells)
    texts = {hexes[hex_]: str(pip or "x") for hex_, pip in marks}
    return draw_board(
        layout,
        marks=texts,
        links={hexes[hex_]: to for hex_, to in links.items()},
        lit={hexes[hex_] for hex_ in lit},
        dashed={hexes[hex_] for hex_ in dashed},
        language=language,
        faces_at=FACES_AT,
    )


def board_of(
    at: Options, layout: Layout, marks: Sequence[tuple[int, int]], language: str, to: Callable[[Choice], str]
) -> str:
    """Draw a sheet on which a turn is chosen. Chosen and possible hexes have a ring, dashed if they need a bonus."""
    links = {hex_: to(later) for hex_, later in {**at.more, **at.hexes}.items()}
    lit = {*at.hexes, *(hex_ for hex_, _ in at.marks), *hexes_of(*at.turns)}
    return picture(layout, [*marks, *at.marks], language, links, lit, links.keys() - lit)


def hexes_of(*turns: Turn) -> set[int]:
    """Return the hexes that some turns mark."""
    return {hex_ for turn in turns for hex_ in (turn.hex, turn.hex2) if hex_ >= 0}


def marks_of(player: PlayerState) -> list[tuple[int, int]]:
    """Return the hexes and pips that a player has marked; the starting castle has pip 0."""
    return [(mark.hex, mark.pip) for mark in player.marks]


def castle_choices(layout: Layout, asked: Question) -> list[tuple[int, int]]:
    """Return the castles to choose from, each by the number of its hex and its bonus."""
    bonus = compile_layout(layout).bonus
    return [(int(choice.key), bonus[int(choice.key) - 1]) for choice in asked.choices]


def summarize(game: Game, player: int, turn: Turn) -> TurnSummary:
    """Return a turn of the open round in the form for pages, with its changes."""
    amounts = changes(game, player, turn).amounts
    return turn_summary(game.setup.layout, turn)._replace(gains=tuple(Gain(*change) for change in amounts.items()))


def turn_summary(layout: Layout, turn: Turn) -> TurnSummary:
    """Return a turn in the form for pages, without its changes."""
    hexes = list(layout.cells)
    marks = [(hexes[hex_], pip) for hex_, pip in ((turn.hex, turn.pip), (turn.hex2, turn.pip2)) if hex_ >= 0]
    shown = tuple((layout.cells[hex_].color, layout.place_of(hex_), pip) for hex_, pip in marks)
    ids = tuple(hex_id(hex_) for hex_, _ in marks)
    return TurnSummary(format_turn(turn), "" if turn.bonus < 0 else BONUS_NAMES[turn.bonus], shown, hexes=ids)
