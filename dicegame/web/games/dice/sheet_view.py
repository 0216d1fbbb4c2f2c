"""A sheet of the dice game on a page: the board, the next choices, and turns in the form that templates need."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from dicegame.dice.brings import changes
from dicegame.dice.game import Game, PlayerState
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES, SILVER, compile_layout
from dicegame.dice.playable import DICE_GAME
from dicegame.dice.turn import Turn, format_turn
from dicegame.play.playable import Question
from dicegame.web.games.bot_faces import shown_name
from dicegame.web.games.dice.board import Tap, draw_corners, draw_duchy
from dicegame.web.games.dice.state import open_round
from dicegame.web.games.dice.turn_builder import BONUSES, MARKS, Choice, Options, choice_of, options, query_of, read_choice
from dicegame.web.games.view import Shown
from dicegame.web.table.table import Table
from dicegame.web.visitors.language import Words
from padgen.language import Field, Sentence, joined
from padgen.model import Layout
from padgen.svg import hex_id

TEMPLATE_VALUES = {"colors": COLOR_NAMES, "bonuses": BONUS_NAMES}
"""The names of colors and bonuses, in the order of the rules, for templates."""
TAPPED = "on"
"""The part of a query that says which hex was tapped, counted from 1, although it cannot be marked now."""
TOLD = {f"illegal-{why}" for why in ("dice", "marked", "apart", "city", "pasture", "castle", "takes", "same-dice")}
"""The referee's reasons that the page says in words of its own, because it need not say which hex is meant."""


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
    tokens: frozenset[str]
    """The bonuses that would open further hexes, or that the chosen turn uses."""
    kinds: tuple[str, ...] = ()
    """The colors of the hexes that are chosen."""
    way: str = ""
    """The bonus that is chosen while its hexes are not; empty for none."""
    worker: str = ""
    """The turn that takes a worker instead of a mark."""
    sold: tuple[Gain, ...] = ()
    """What a sale of all commodities brings and costs; empty if there is nothing to sell."""


@dataclass(frozen=True)
class SheetView:
    """The sheet of one seat, in the form that pages need to show it."""

    seat: int
    board: Markup
    choosing: Choosing | None
    """The next choices; None if no turn of this phone is due."""
    turns: tuple[TurnSummary, ...]
    """The turn that is completely chosen, or a few turns to choose from, or the turn already taken in the open round."""
    hint: int = 0
    """The number of the hint that is shown, counted from 1; 0 for none."""
    refused: Sentence | None = None
    """Why the hex that was tapped cannot be marked now; None if no such hex was tapped."""


def sheet_view(table: Table, shown: Shown, words: Words, corners: str, fresh: Collection[int]) -> SheetView:
    """Return the sheet of the seat in `shown`. If its turn is due on this phone, it shows the next choices.

    `corners` is drawn into the corners of the board. `fresh` are the hexes marked in the last round.
    """
    seat, own, query, advice, better = shown
    session = table.running_session()
    game: Game = session.game
    layout = session.setup.layout
    player = seen_of(game, seat, own)
    label = words("looking-at", name=shown_name(table.seats[seat].name)) if not own else words("page-yours")
    if not (own and seat in game.missing):
        taken = game.turns[seat] if own and game.roll else None
        done = (summarize(game, seat, taken),) if taken else ()
        taps = advised(better, "advice") if better else {}
        fresh = hexes_of(taken) if taken else fresh
        board = draw_duchy(layout, marks_of(player), label, words, taps=taps, fresh=fresh, corners=corners)
        return SheetView(seat, board, None, done)
    turns = session.legal(seat)
    given = query if query.get("round") == open_round(table) else {}
    at, refused = options_after(game, seat, turns, given)

    def to(leads_to: Choice) -> str:
        return address(table, seat, query_of(turns, leads_to))

    reset = address(table, seat, {}) if at.choice and read_choice(query) else ""
    summaries = tuple(summarize(game, seat, turn) for turn in at.turns)
    if advice:
        chosen = min(int(query["hint"]), len(advice)) if query.get("hint", "").isdecimal() else 1
        taps = hint_taps([one.move for one in advice], chosen or 1, lambda number: f"{to(at.choice)}&hint={number}")
        board = draw_duchy(layout, marks_of(player), label, words, taps=taps, asked=True, corners=corners)
        hinted = (summarize(game, seat, advice[(chosen or 1) - 1].move),)
        return SheetView(seat, board, choosing_of(at, layout, to, to(at.choice)), hinted, chosen or 1)
    board = board_of(at, layout, marks_of(player), label, words, to, corners, f"{to(at.choice)}&{TAPPED}=")
    worker = next(format_turn(turn) for turn in turns if turn.hex < 0 and turn.sale == ("sell" in at.choice))
    choosing = choosing_of(at, layout, to, reset)._replace(worker=worker)
    if at.sell is not None:
        choosing = choosing._replace(sold=sale_of(game, seat))
    return SheetView(seat, board, choosing, summaries, refused=refused)


def options_after(
    game: Game, player: int, turns: Sequence[Turn], query: Mapping[str, str]
) -> tuple[Options, Sentence | None]:
    """Return the options after the choices in a query, and why the hex that was tapped cannot be marked now, or None.

    A tap on a hex that could be marked before another one was chosen chooses this hex instead.
    """
    at = options(game, turns, choice_of(turns, query))
    number = query.get(TAPPED, "")[:3]
    if not (number.isdecimal() and 0 < int(number) <= len(game.setup.layout.cells)):
        return at, None
    tapped = int(number) - 1
    plain = options(game, turns, {name: value for name, value in at.choice.items() if name == "sell"})
    leads = plain.hexes.get(tapped) or plain.more.get(tapped)
    return (options(game, turns, leads), None) if leads else (at, why_not_here(game, player, tapped, at))


def sale_of(game: Game, player: int) -> tuple[Gain, ...]:
    """Return what it brings and costs to sell all commodities in the open round: the difference that it makes to a turn."""
    without, found = (changes(game, player, Turn(sale)).amounts for sale in (False, True))
    return tuple(Gain(key, by) for key in found if (by := found[key] - without.get(key, 0)))


def why_not_here(game: Game, player: int, hex_: int, at: Options) -> Sentence | None:
    """Return why a hex cannot be marked next with the rolled numbers, as the referee says it; None if it can."""
    color = list(game.setup.layout.cells.values())[hex_].color
    refused: dict[str, tuple[dict[str, Field], list[str]]] = {}
    for pip in sorted(set(game.roll.pips if game.roll else ())):
        turn = Turn("sell" in at.choice, hex=hex_, pip=pip)
        if at.marks and at.choice.get("bonus") == BONUS_NAMES[SILVER]:
            turn = Turn(turn.sale, SILVER, *at.marks[0], hex_, pip)
        said = DICE_GAME.why_not(game, player, turn)
        reason = said.fields.get("reason", said) if said else None
        if isinstance(reason, Sentence):
            refused.setdefault(reason.key, (reason.fields, []))[1].append(str(pip))
    for key, (fields, pips) in refused.items():
        if key in TOLD:
            given = {"pips": fields["pips"]} if "pips" in fields else {}
            return Sentence(f"web-{key}", kind=Sentence(f"kind-{color}"), pip=joined(pips, "or"), **given)
    return next((Sentence("web-refused", reason=Sentence(key, **fields)) for key, (fields, _) in refused.items()), None)


def choosing_of(at: Options, layout: Layout, to: Callable[[Choice], str], reset: str) -> Choosing:
    """Return the options `at` as links. `to` returns the address of a choice; `reset` is the address with nothing chosen."""
    chosen = at.choice.get(MARKS[len(at.marks)][0]) if len(at.marks) < len(MARKS) else None
    cells = list(layout.cells.values())
    marked = dict.fromkeys([*(hex_ for hex_, _ in at.marks), *(one for turn in at.turns for one in (turn.hex, turn.hex2))])
    used = at.choice.get("bonus", "")
    return Choosing(
        Link("sell", to(at.sell), "sell" in at.choice) if at.sell is not None else None,
        tuple(Link(key, to(at.bonuses[key]), key == at.choice.get("bonus", "")) for key in BONUSES if key in at.bonuses),
        tuple(Link(key, to(later), key == chosen) for key, later in at.combinations.items()),
        len(at.hexes),
        reset,
        to(at.choice),
        frozenset({later["bonus"] for later in at.more.values()} | ({used} if used else set())),
        tuple(cells[hex_].color for hex_ in marked if hex_ >= 0),
        "" if at.turns else used,
    )


def address(table: Table, seat: int, choice: Choice) -> str:
    """Return the address of the page of a table that shows the sheet of a seat with this choice made."""
    chosen = "".join(f"&{name}={value}" for name, value in choice.items())  # words of turns, which need no quotes
    return f"/t/{table.code}?seat={seat + 1}&round={open_round(table)}{chosen}"


def board_of(
    at: Options,
    layout: Layout,
    marks: Sequence[tuple[int, int]],
    label: str,
    words: Words,
    to: Callable[[Choice], str],
    corners: str = "",
    other: str = "",
) -> Markup:
    """Return a board for choosing a turn. Hexes that can be tapped are lit, or dashed if they cost a bonus.

    The address `other` with the number of a hex at its end says why this hex cannot be marked now.
    """
    taps = {hex_: Tap("lit", at.pips.get(hex_, ()), to(later)) for hex_, later in at.hexes.items()}
    taps |= {hex_: Tap("dashed", (), to(later), token=later["bonus"]) for hex_, later in at.more.items()}
    taps |= {hex_: Tap("chosen", (pip,)) for hex_, pip in at.marks}
    for hex_ in hexes_of(*at.turns):
        pips = {pip for turn in at.turns for one, pip in ((turn.hex, turn.pip), (turn.hex2, turn.pip2)) if one == hex_}
        taps[hex_] = Tap("chosen", tuple(sorted(pips)))
    return draw_duchy(layout, marks, label, words, taps=taps, asked=bool(taps), other=other, corners=corners)


def corners_of(game: Game, words: Words) -> str:
    """Return the corners of the first player's board: the points so far, and the next value of each color."""
    return draw_corners(game.setup.layout, game.outcome.players[0].total, game.open_values, words)


def advised(turn: Turn, look: str, address: str = "", *ranks: int) -> dict[int, Tap]:
    """Return the hexes of a turn that a bot likes, with the numbers that it would write there."""
    marks = ((turn.hex, turn.pip), (turn.hex2, turn.pip2))
    return {hex_: Tap(look, (pip,), address, ranks=ranks) for hex_, pip in marks if hex_ >= 0}


def hint_taps(turns: Sequence[Turn], chosen: int, to: Callable[[int], str]) -> dict[int, Tap]:
    """Return the hexes of the hints. The chosen one, counted from 1, has a solid ring.

    A hex has the numbers of all its hints, and a tap on it opens the next one. `to` returns the address of a hint.
    """
    taps: dict[int, Tap] = {}
    for number in sorted(range(1, len(turns) + 1), key=lambda number: number != chosen):
        look, ranks = "advice" if number == chosen else "other", (number,) if len(turns) > 1 else ()
        for hex_, tap in advised(turns[number - 1], look, to(number), *ranks).items():
            above = taps.get(hex_, tap)
            if above is not tap:
                address = tap.address if above.ranks == (chosen,) else above.address
                tap = above._replace(address=address, ranks=above.ranks + ranks)
            taps[hex_] = tap
    return taps


def hexes_of(*turns: Turn) -> set[int]:
    """Return the hexes that these turns mark, counted from 0."""
    return {hex_ for turn in turns for hex_ in (turn.hex, turn.hex2) if hex_ >= 0}


def seen_of(game: Game, seat: int, own: bool) -> PlayerState:
    """Return what may be seen of a player. The open round of other players is hidden until all have taken their turns."""
    return game.state(seat) if own or not game.missing else game.players[seat]


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
