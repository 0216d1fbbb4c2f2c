"""The dice game played slowly: a second reading of the rulebook, in sets, dicts and loops, to hold the fast one against.

Everything is written from the Dice game rulebook 2017 (headings in brackets) and from the list of choices where it is
silent. Phases are 1, 2, 3. A turn is `(sale, bonus, marks)`; the turn that takes a worker instead of a mark has no marks.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

from padgen.hexgrid import Hex
from padgen.model import Cell, Layout

Mark = tuple[Hex, int]
"""A hex and the pip that is written into it."""
Turn = tuple[bool, str, tuple[Mark, ...]]
"""Whether all commodities are sold; the bonus used ("" for none); the marks in order."""

PIPS_OF_COLOR = {"purple": {1, 2}, "gray": {3, 4}, "blue": {5, 6}}
BONUS_OF_COLOR = {"purple": "monk", "gray": "silver", "blue": "commodity", "orange": "worker"}
COLORS = ("purple", "gray", "blue", "orange", "green", "yellow")
TRACKS = ("monk", "silver", "commodity", "worker", "castle")
"""Where circles stand on the page: beside the purple, gray, blue, orange and green hex."""

AREA_POINTS = {1: (1, 1, 1), 2: (4, 3, 2), 3: (8, 6, 4), 4: (13, 10, 7)}
"""Points of a completed area by size, for phases 1, 2, 3 (General rules; Game Play)."""
COLOR_POINTS = {"purple": (3, 2), "gray": (3, 1), "blue": (4, 2), "orange": (6, 3), "green": (3, 1), "yellow": (4, 2)}
"""Points of the first and of the second player to finish a color."""
CASTLE_POINTS = 1
SALE_POINTS = 2
BOXES_IN_A_COLUMN = 10
SOLO_ROUNDS = 8
PHASES = 3


class Roll(NamedTuple):
    """What the five dice show."""

    colors: tuple[str, str]
    pips: tuple[int, int]
    double: bool
    """Whether the hourglass die shows two hourglasses."""


class Board:
    """The printed duchy: cells, neighbors and areas. Each castle is an area by itself, whatever lies beside it."""

    def __init__(self, layout: Layout) -> None:
        self.cells: dict[Hex, Cell] = dict(layout.cells)
        self.neighbors = {hex_: {other for other in self.cells if are_neighbors(hex_, other)} for hex_ in self.cells}
        self.area_of = {hex_: self._area(hex_) for hex_ in self.cells}

    def _area(self, start: Hex) -> frozenset[Hex]:
        color = self.cells[start].color
        if color == "green":
            return frozenset({start})
        area = {start}
        grown = True
        while grown:
            beside = {near for hex_ in area for near in self.neighbors[hex_] if self.cells[near].color == color}
            grown = not beside <= area
            area |= beside
        return frozenset(area)

    def hexes_of(self, color: str) -> set[Hex]:
        """All hexes of one color."""
        return {hex_ for hex_, cell in self.cells.items() if cell.color == color}

    @property
    def areas(self) -> set[frozenset[Hex]]:
        """All areas."""
        return set(self.area_of.values())


def are_neighbors(a: Hex, b: Hex) -> bool:
    """Whether two hexes share an edge."""
    return (b.q - a.q, b.r - a.r) in {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}


@dataclass
class Page:
    """One player's page of the pad."""

    board: Board
    pips: dict[Hex, int | None]
    """The marked hexes. The starting castle is checked off without a pip."""
    circled: dict[str, list[str]] = field(default_factory=lambda: {track: [] for track in TRACKS})
    """The bonuses circled beside each track and not yet checked off."""
    checked_off: dict[str, list[str]] = field(default_factory=lambda: {track: [] for track in TRACKS})
    points: list[int] = field(default_factory=lambda: [0, 0, 0])
    finished: set[str] = field(default_factory=set)
    """Colors whose completion has been announced."""

    def copy(self) -> "Page":
        """A page that may be written on without touching this one."""
        return Page(
            self.board,
            dict(self.pips),
            {track: list(kinds) for track, kinds in self.circled.items()},
            {track: list(kinds) for track, kinds in self.checked_off.items()},
            list(self.points),
            set(self.finished),
        )

    def unused(self, kind: str) -> int:
        """How many circles of a kind may still be checked off, castle track included."""
        return sum(kinds.count(kind) for kinds in self.circled.values())

    @property
    def remaining_circles(self) -> int:
        """All circles not checked off (Game End: the tie-break)."""
        return sum(len(kinds) for kinds in self.circled.values())

    @property
    def total(self) -> int:
        """The number in the big star."""
        return sum(self.points)


def new_page(board: Board, start: Hex) -> Page:
    """A page with its starting castle checked off, its bonus circled and its point entered (Game Setup)."""
    square = board.cells[start].square
    if square is None:
        raise ValueError("the starting castle must be a castle")
    page = Page(board, {start: None})
    page.circled["castle"].append(BONUS_OF_COLOR[square])
    page.points[0] += CASTLE_POINTS
    return page


# --- Where a pip may go ---------------------------------------------------------------------------------------------------


def may_mark(page: Page, hex_: Hex, pip: int) -> bool:
    """Whether a pip may be written into a hex, given that the dice show the hex's color and the pip (Game Play)."""
    if hex_ in page.pips:
        return False
    if not any(near in page.pips for near in page.board.neighbors[hex_]):
        return False
    color = page.board.cells[hex_].color
    if color == "orange":
        return city_takes(page, hex_, pip)
    if color == "green":
        return castle_takes(page, hex_, pip)
    if color == "yellow":
        return pasture_takes(page, hex_, pip)
    return pip in PIPS_OF_COLOR[color]  # Monastery hex; Mine and river hexes


def pips_in_area(page: Page, hex_: Hex) -> set[int | None]:
    """The pips written into the area of a hex so far."""
    return {page.pips[other] for other in page.board.area_of[hex_] if other in page.pips}


def city_takes(page: Page, hex_: Hex, pip: int) -> bool:
    """City hex: every number only once in an area."""
    return pip not in pips_in_area(page, hex_)


def castle_takes(page: Page, hex_: Hex, pip: int) -> bool:
    """Castle hex: a number that a marked hex beside the castle bears. The starting castle bears none."""
    return any(page.pips.get(near) == pip for near in page.board.neighbors[hex_])


def pasture_takes(page: Page, hex_: Hex, pip: int) -> bool:
    """Pasture hex: one number for the whole area."""
    return pips_in_area(page, hex_) <= {pip}


# --- What a turn does -----------------------------------------------------------------------------------------------------


def area_points(board: Board, hex_: Hex, phase: int) -> int:
    """Points for completing the area of a hex in a phase; a pasture's are doubled, a castle is always worth one."""
    color, size = board.cells[hex_].color, len(board.area_of[hex_])
    if color == "green":
        return CASTLE_POINTS
    points = AREA_POINTS[size][phase - 1] if size in AREA_POINTS else larger_area_points(size, phase)
    return 2 * points if color == "yellow" else points


def larger_area_points(size: int, phase: int) -> int:
    """Points of areas that no printed duchy has: the steps of the printed table go on growing by one."""
    points = AREA_POINTS[4][phase - 1]
    step = points - AREA_POINTS[3][phase - 1]
    for _ in range(4, size):
        step += 1
        points += step
    return points


def write_mark(page: Page, hex_: Hex, pip: int, phase: int) -> None:
    """Write a pip into a hex and collect what that completes."""
    page.pips[hex_] = pip
    if any(other not in page.pips for other in page.board.area_of[hex_]):
        return
    page.points[phase - 1] += area_points(page.board, hex_, phase)
    cell = page.board.cells[hex_]
    if cell.color == "green":
        assert cell.square is not None
        page.circled["castle"].append(BONUS_OF_COLOR[cell.square])
    elif cell.color != "yellow":
        kind = BONUS_OF_COLOR[cell.color]
        page.circled[kind].append(kind)


def check_off(page: Page, kind: str) -> None:
    """Check off one circle of a kind, beside its own hex first, else in the castle track."""
    track = kind if page.circled[kind] else "castle"
    page.circled[track].remove(kind)
    page.checked_off[track].append(kind)


def sell_all(page: Page, phase: int) -> None:
    """Sell every commodity: a silver beside the gray hex and two points for each (Commodity)."""
    while page.unused("commodity"):
        check_off(page, "commodity")
        page.circled["silver"].append("silver")
        page.points[phase - 1] += SALE_POINTS


def apply_turn(page: Page, turn: Turn, phase: int) -> Page:
    """The page after a turn. Whether the turn is legal is for `legal_turns` to say."""
    sale, bonus, marks = turn
    page = page.copy()
    if sale:
        sell_all(page, phase)
    if not marks:
        page.circled["worker"].append("worker")
    elif bonus == "silver":
        (first_hex, first_pip), (second_hex, second_pip) = marks
        write_mark(page, first_hex, first_pip, phase)
        check_off(page, "silver")
        write_mark(page, second_hex, second_pip, phase)
    else:
        ((hex_, pip),) = marks
        if bonus:
            check_off(page, bonus)
        write_mark(page, hex_, pip, phase)
    return page


# --- All legal turns ------------------------------------------------------------------------------------------------------


def legal_turns(page: Page, roll: Roll) -> set[Turn]:
    """Every turn that this page allows with this roll (Game Play; How to use bonuses)."""
    turns = turns_after_sale(page, roll, sale=False)
    if roll.double and page.unused("commodity"):
        sold = page.copy()
        sell_all(sold, phase=1)  # the phase makes no difference to what is legal
        turns |= turns_after_sale(sold, roll, sale=True)
    return turns


def turns_after_sale(page: Page, roll: Roll, *, sale: bool) -> set[Turn]:
    """The turns of a page on which the sale has been decided and done."""
    turns: set[Turn] = {(sale, "", ())}  # a worker instead of a mark is always there for the taking
    plain = plain_marks(page, roll)
    turns |= {(sale, "", (mark,)) for mark in plain}
    if page.unused("monk"):
        turns |= {(sale, "monk", (mark,)) for mark in monk_marks(page, roll) - plain}
    if page.unused("worker"):
        turns |= {(sale, "worker", (mark,)) for mark in worker_marks(page, roll) - plain}
    turns |= {(sale, "silver", pair) for pair in silver_pairs(page, roll)}
    return turns


def plain_marks(page: Page, roll: Roll) -> set[Mark]:
    """Marks with one color die and one pip die as they lie."""
    return {mark for color in roll.colors for pip in roll.pips for mark in marks_with(page, color, pip)}


def monk_marks(page: Page, roll: Roll) -> set[Mark]:
    """Monk: any color instead of a color die, together with a rolled pip."""
    return {mark for color in COLORS for pip in roll.pips for mark in marks_with(page, color, pip)}


def worker_marks(page: Page, roll: Roll) -> set[Mark]:
    """Worker: any pip instead of a pip die, together with a rolled color."""
    return {mark for color in roll.colors for pip in range(1, 7) for mark in marks_with(page, color, pip)}


def silver_pairs(page: Page, roll: Roll) -> set[tuple[Mark, Mark]]:
    """Silver: a second mark with another combination, paid after the first mark and only if there is a silver then.

    The two combinations may share one die, not both.
    """
    pairs = set()
    combinations = list(product((0, 1), (0, 1)))  # which color die, which pip die
    for first, second in product(combinations, combinations):
        if first == second:
            continue
        for hex_, pip in marks_with(page, roll.colors[first[0]], roll.pips[first[1]]):
            between = page.copy()
            write_mark(between, hex_, pip, phase=1)
            if between.unused("silver"):
                for mark in marks_with(between, roll.colors[second[0]], roll.pips[second[1]]):
                    pairs.add(((hex_, pip), mark))
    return pairs


def marks_with(page: Page, color: str, pip: int) -> set[Mark]:
    """The marks that a color and a pip allow."""
    return {(hex_, pip) for hex_, cell in page.board.cells.items() if cell.color == color and may_mark(page, hex_, pip)}


# --- Several players, phases and the end ----------------------------------------------------------------------------------


@dataclass
class Game:
    """All players' pages around one set of dice."""

    board: Board
    pages: list[Page]
    solo: bool = False
    phase: int = 1
    boxes: int = 0
    """Boxes checked off in the current time column."""
    rounds: int = 0
    """Rounds played in the current phase."""
    announced: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLORS, 0))
    """In how many rounds somebody has announced each color."""
    over: bool = False


def new_game(layout: Layout, starts: Sequence[Hex], *, solo: bool = False) -> Game:
    """A game with one page for each starting castle."""
    if solo and len(starts) != 1:
        raise ValueError("the solo game has one player")
    board = Board(layout)
    return Game(board, [new_page(board, start) for start in starts], solo)


def starts_are_allowed(way: str, starts: Sequence[Hex]) -> bool:
    """Whether starting castles fit the way they are chosen: "secret", "different" or "same" (Game Setup; Variants)."""
    if way == "different":
        return len(starts) <= 4 and len(set(starts)) == len(starts)
    if way == "same":
        return len(set(starts)) == 1
    return True


def play_round(game: Game, roll: Roll, turns: Sequence[Turn]) -> None:
    """One round: the hourglasses, everybody's turn, the colors announced, and the end of the phase.

    Raises: ValueError for a turn that is not legal, a wrong number of turns, or a game that is over.
    """
    if game.over or len(turns) != len(game.pages):
        raise ValueError("the game is over" if game.over else "every player has one turn")
    for page, turn in zip(game.pages, turns, strict=True):
        if turn not in legal_turns(page, roll):
            raise ValueError(f"not a legal turn: {turn}")
    game.rounds += 1
    game.boxes = boxes_after(game.boxes, double=roll.double)
    game.pages = [apply_turn(page, turn, game.phase) for page, turn in zip(game.pages, turns, strict=True)]
    announce_colors(game)
    if phase_is_over(game):
        end_phase(game)


def boxes_after(boxes: int, *, double: bool) -> int:
    """Boxes checked off after a roll; a double with one box left checks off only that one (Game Play)."""
    return min(BOXES_IN_A_COLUMN, boxes + (2 if double else 1))


def phase_is_over(game: Game) -> bool:
    """A phase ends with the round that fills its column; in the solo game after eight rounds (One and only)."""
    if game.solo:
        return game.rounds == SOLO_ROUNDS
    return game.boxes == BOXES_IN_A_COLUMN


def end_phase(game: Game) -> None:
    """Begin the next column, or end the game (Game End)."""
    if game.phase == PHASES:
        game.over = True
    else:
        game.phase += 1
        game.boxes = 0
        game.rounds = 0


def announce_colors(game: Game) -> None:
    """At the end of a round, score the colors finished in it (Extra victory points for completed colors)."""
    for color in COLORS:
        finishers = [page for page in game.pages if color not in page.finished and color_is_complete(page, color)]
        if not finishers:
            continue
        points = color_points(game, color)
        for page in finishers:
            page.points[game.phase - 1] += points
            page.finished.add(color)
        game.announced[color] += 1


def color_is_complete(page: Page, color: str) -> bool:
    """Whether every hex of a color is marked. A color that the duchy does not have is never complete."""
    hexes = page.board.hexes_of(color)
    return bool(hexes) and all(hex_ in page.pips for hex_ in hexes)


def color_points(game: Game, color: str) -> int:
    """What finishing a color is worth now."""
    first, second = COLOR_POINTS[color]
    if game.solo:
        return first if game.phase < PHASES else second
    return {0: first, 1: second}.get(game.announced[color], 0)


def winners(pages: Sequence[Page]) -> list[int]:
    """Numbers of the winning pages: most points, then most circles left; else they share it (Game End)."""
    best = max((page.total, page.remaining_circles) for page in pages)
    return [number for number, page in enumerate(pages) if (page.total, page.remaining_circles) == best]


def decided_by(pages: Sequence[Page]) -> str:
    """What made the winner: "points", "circles" or "shared"."""
    most = max(page.total for page in pages)
    if sum(page.total == most for page in pages) == 1:
        return "points"
    return "circles" if len(winners(pages)) == 1 else "shared"


def solo_rating(total: int) -> str | None:
    """How well a solo game went (One and only)."""
    if total >= 70:
        return "incredible"
    if total > 60:
        return "excellent"
    return "well done" if total > 50 else None


def page_from(board: Board, start: Hex, pips: Mapping[Hex, int], circles: Mapping[str, int] | None = None) -> Page:
    """A page in mid-game for tests: marks as given, and exactly these unused circles beside their own hexes."""
    page = new_page(board, start)
    page.circled["castle"].clear()
    page.pips.update(pips)
    for kind, number in (circles or {}).items():
        page.circled[kind] += [kind] * number
    return page
