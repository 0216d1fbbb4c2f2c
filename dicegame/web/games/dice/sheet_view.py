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
    """A choice on a page: its key, the address that a tap on it opens, and whether it is chosen now."""

    key: str
    address: str
    chosen: bool


class Gain(NamedTuple):
    """A change that a turn makes: `key` is `points` or a bonus, and `amount` is negative if the turn takes some away."""

    key: str
    amount: int


class TurnSummary(NamedTuple):
    """A turn in the form that pages need to show it, whether it was already taken or not."""

    text: str
    bonus: str
    """The bonus that the turn checks off, or an empty text."""
    marks: tuple[tuple[str, Sentence, int], ...]
    """For each mark: the color of its hex, a sentence that says where the hex is, and the pip."""
    gains: tuple[Gain, ...] = ()
    hexes: tuple[str, ...] = ()
    """The HTML ids of the marked hexes in the picture of the board."""

    @property
    def points(self) -> int:
        """Return the points that the turn scores at once."""
        return sum(gain.amount for gain in self.gains if gain.key == "points")


class Choosing(NamedTuple):
    """The choices that a player has next on the way to a complete turn, as links."""

    sell: Link | None
    bonuses: tuple[Link, ...]
    combinations: tuple[Link, ...]
    """The combinations for the next mark."""
    open_hexes: int
    """The number of hexes that can be tapped."""
    reset: str
    """The address of the page with no choice made; empty if nothing is chosen."""
    here: str
    """The address of this page, with the choices made so far."""


@dataclass(frozen=True)
class SheetView:
    """The sheet of one seat, in the form that pages need to show it."""

    seat: int
    board: str
    choosing: Choosing | None
    """The next choices; None if no turn of this phone is due."""
    turns: tuple[TurnSummary, ...]
    """The turn that is completely chosen, or a few turns to choose from, or the turn already taken in the open round."""


def sheet_view(table: Table, shown: Shown, language: str) -> SheetView:
    """Return the sheet of the seat in `shown`. If its turn is due on this phone, it shows the next choices."""
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
    """Return the options `at` as links. `to` returns the address of a choice; `reset` is the address with nothing chosen."""
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
    """Return the address of the page of a table that shows the sheet of a seat with this choice made."""
    return f"/t/{table.code}?{urlencode({'seat': seat + 1, 'round': open_round(table), **choice})}"


def picture(
    layout: Layout,
    marks: Sequence[tuple[int, int]],
    language: str,
    links: Mapping[int, str] = MappingProxyType({}),
    lit: Collection[int] = (),
    dashed: Collection[int] = (),
) -> str:
    """Return a duchy as SVG. `marks` are pairs of a hex and its pip, which is 0 for a starting castle.

    `links` are addresses that taps on hexes open. `lit` hexes have a ring, `dashed` ones a dashed ring.
    """
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
    """Return a board for choosing a turn, as SVG. Chosen and possible hexes have rings, dashed if they need a bonus."""
    links = {hex_: to(later) for hex_, later in {**at.more, **at.hexes}.items()}
    lit = {*at.hexes, *(hex_ for hex_, _ in at.marks), *hexes_of(*at.turns)}
    return picture(layout, [*marks, *at.marks], language, links, lit, links.keys() - lit)


def hexes_of(*turns: Turn) -> set[int]:
    """Return the hexes that these turns mark, counted from 0."""
    return {hex_ for turn in turns for hex_ in (turn.hex, turn.hex2) if hex_ >= 0}


def marks_of(player: PlayerState) -> list[tuple[int, int]]:
    """Return a pair for each mark of a player: the hex, counted from 0, and the pip, which is 0 for the starting castle."""
    return [(mark.hex, mark.pip) for mark in player.marks]


def castle_choices(layout: Layout, asked: Question) -> list[tuple[int, int]]:
    """Return a pair for each castle to choose from: its hex, counted from 1, and the place of its bonus in `BONUS_NAMES`."""
    bonus = compile_layout(layout).bonus
    return [(int(choice.key), bonus[int(choice.key) - 1]) for choice in asked.choices]


def summarize(game: Game, player: int, turn: Turn) -> TurnSummary:
    """Return a turn of the open round in the form for pages, with the points and bonuses that it brings or costs."""
    amounts = changes(game, player, turn).amounts
    return turn_summary(game.setup.layout, turn)._replace(gains=tuple(Gain(*change) for change in amounts.items()))


def turn_summary(layout: Layout, turn: Turn) -> TurnSummary:
    """Return a turn in the form for pages, without the points and bonuses that it brings or costs."""
    hexes = list(layout.cells)
    marks = [(hexes[hex_], pip) for hex_, pip in ((turn.hex, turn.pip), (turn.hex2, turn.pip2)) if hex_ >= 0]
    shown = tuple((layout.cells[hex_].color, layout.place_of(hex_), pip) for hex_, pip in marks)
    ids = tuple(hex_id(hex_) for hex_, _ in marks)
    return TurnSummary(format_turn(turn), "" if turn.bonus < 0 else BONUS_NAMES[turn.bonus], shown, hexes=ids)
