"""A finished paper game scored slowly, and its faults found by trying everything.

A second reading of what a finished sheet is worth, in sets, dicts and loops, over `naive_dice_game`. Phases are 1, 2, 3.
Meant for small boards: whether the marks can have been made in some order is decided by trying the orders.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple

from padgen.hexgrid import Hex
from padgen.model import Layout
from tests.dicegame.dice.naive_dice_game import (
    BONUS_OF_COLOR,
    BOXES_IN_A_COLUMN,
    COLOR_POINTS,
    COLORS,
    PHASES,
    PIPS_OF_COLOR,
    SALE_POINTS,
    SOLO_ROUNDS,
    Board,
    area_points,
    solo_rating,
)

KINDS = tuple(BONUS_OF_COLOR.values())
PLAYER_KEYS = {"name", "start", "sheet", "sold", "first", "second", "unused", "written"}
GAME_KEYS = {"game", "layout", "variant", "castles", "date", "players"}
MARK = re.compile(r"(?P<pip>[1-6])(?P<phase>I{0,3})")
MOST_MARKS_TO_TRY = 14
"""Up to so many marks the orders are tried one by one; beyond, the marks are grown as far as they go."""


class Written(NamedTuple):
    """What stands in a hex: a pip, and the phase if the paper holds it."""

    pip: int
    phase: int | None


class Line(NamedTuple):
    """Points and what they are for: "castle", "area", "sale" or "color"."""

    phase: int
    what: str
    color: str
    hexes: frozenset[Hex]
    points: int


class Fault(NamedTuple):
    """Something that cannot be. `subject` is a color, a kind of circle or a phase, where there is one."""

    code: str
    subject: str
    hexes: frozenset[Hex]


class Claim(NamedTuple):
    """A color that a player wrote down as finished first or second."""

    player: int
    kind: str


@dataclass
class Paper:
    """One player's finished page."""

    board: Board
    name: str
    start: str
    """Square of the starting castle, as named beside the sheet."""
    crosses: set[Hex]
    """Hexes with an x."""
    marks: dict[Hex, Written]
    sold: tuple[int, int, int]
    first: set[str]
    second: set[str]
    unused: dict[str, int]
    counted: set[str]
    """The kinds whose unused circles were written down."""
    written: tuple[int, ...] | None
    solo: bool

    @property
    def marked(self) -> set[Hex]:
        """Every hex that is not empty."""
        return self.crosses | set(self.marks)

    @property
    def rounds(self) -> int:
        """The most rounds that a phase can have."""
        return SOLO_ROUNDS if self.solo else BOXES_IN_A_COLUMN

    def areas(self, color: str) -> list[frozenset[Hex]]:
        """The areas of a color."""
        return [area for area in self.board.areas if color_of(self.board, area) == color]

    def complete_areas(self, color: str) -> list[frozenset[Hex]]:
        """The areas of a color that are full."""
        return [area for area in self.areas(color) if area <= self.marked]


def color_of(board: Board, area: frozenset[Hex]) -> str:
    """The color of an area."""
    return board.cells[next(iter(area))].color


# --- Reading --------------------------------------------------------------------------------------------------------------


def read_players(data: Mapping[str, Any], layout: Layout) -> list[Paper]:
    """The players' pages of a file, given as the dict that a TOML or JSON reader makes of it.

    Raises: ValueError for what cannot be read.
    """
    unknown = set(data) - GAME_KEYS
    unknown |= {key for player in data["players"] for key in set(player) - PLAYER_KEYS}
    names = [player["name"] for player in data["players"]]
    if unknown or len(set(names)) != len(names) or data["game"] != "dice":
        raise ValueError(f"unknown keys {sorted(unknown)}, two players of one name, or another game")
    board = Board(layout)
    solo = data.get("variant", "standard") == "solo"
    return [read_player(player, layout, board, solo=solo) for player in data["players"]]


def read_player(player: Mapping[str, Any], layout: Layout, board: Board, *, solo: bool) -> Paper:
    """One player's page."""
    crosses, marks = read_sheet(player["sheet"], layout)
    colors = [*player.get("first", []), *player.get("second", [])]
    unused = {kind: player.get("unused", {}).get(kind, 0) for kind in KINDS}
    if set(colors) - set(COLORS) or set(player.get("unused", {})) - set(KINDS):
        raise ValueError("unknown color or bonus")
    sold = tuple(player.get("sold", [0, 0, 0]))
    written = tuple(player["written"]) if "written" in player else None
    return Paper(
        board=board,
        name=player["name"],
        start=player["start"],
        crosses=crosses,
        marks=marks,
        sold=(sold[0], sold[1], sold[2]),
        first=set(player.get("first", [])),
        second=set(player.get("second", [])),
        unused=unused,
        counted=set(player.get("unused", {})),
        written=written,
        solo=solo,
    )


def read_sheet(sheet: str | Sequence[str], layout: Layout) -> tuple[set[Hex], dict[Hex, Written]]:
    """The crosses and the marks of a sheet, row by row."""
    lines = sheet.splitlines() if isinstance(sheet, str) else list(sheet)
    rows = [line.split() for line in lines if line.strip()]
    if [len(row) for row in rows] != [len(row) for row in layout.rows]:
        raise ValueError("the sheet's rows are not those of the duchy")
    crosses: set[Hex] = set()
    marks: dict[Hex, Written] = {}
    for hexes, row in zip(layout.rows, rows, strict=True):
        for hex_, mark in zip(hexes, row, strict=True):
            found = MARK.fullmatch(mark)
            if mark == "x":
                crosses.add(hex_)
            elif found:
                marks[hex_] = Written(int(found["pip"]), len(found["phase"]) or None)
            elif mark != ".":
                raise ValueError(f"not a mark: {mark}")
    return crosses, marks


# --- The starting castle --------------------------------------------------------------------------------------------------


def start_is_faulty(paper: Paper) -> bool:
    """Whether the x is missing, not alone, not on a castle, or not on the castle that the file names."""
    return [paper.board.cells[hex_].square for hex_ in paper.crosses] != [paper.start]


def beginnings(paper: Paper) -> set[Hex]:
    """Where marking may have begun: the crosses and, if they are faulty, also the castle that the file names."""
    if not start_is_faulty(paper):
        return set(paper.crosses)
    named = {hex_ for hex_, cell in paper.board.cells.items() if cell.square == paper.start}
    return paper.crosses | named


# --- Pips in their places -------------------------------------------------------------------------------------------------


def wrong_pips(paper: Paper) -> list[Fault]:
    """Pips that monasteries, mines and rivers do not take: one fault a mark (Monastery hex; Mine and river hexes)."""
    faults = []
    for hex_, mark in paper.marks.items():
        color = paper.board.cells[hex_].color
        if color in PIPS_OF_COLOR and mark.pip not in PIPS_OF_COLOR[color]:
            faults.append(Fault("pip-not-allowed", color, frozenset({hex_})))
    return faults


def repeated_in_cities(paper: Paper) -> list[Fault]:
    """Pips that a city has more than once: one fault for each pip (City hex)."""
    faults = []
    for area in paper.areas("orange"):
        for pip in range(1, 7):
            same = frozenset(hex_ for hex_ in area if hex_ in paper.marks and paper.marks[hex_].pip == pip)
            if len(same) > 1:
                faults.append(Fault("city-repeats", "orange", same))
    return faults


def differing_pastures(paper: Paper) -> list[Fault]:
    """Pastures with more than one pip: one fault a pasture (Pasture hex)."""
    faults = []
    for area in paper.areas("yellow"):
        bearing = frozenset(area & set(paper.marks))
        if len({paper.marks[hex_].pip for hex_ in bearing}) > 1:
            faults.append(Fault("pasture-differs", "yellow", bearing))
    return faults


def numberless_castles(paper: Paper) -> set[Hex]:
    """Castles with a pip that no mark beside them bears. The castle that the file names as starting castle is left out."""
    return {
        hex_
        for hex_, mark in paper.marks.items()
        if paper.board.cells[hex_].color == "green" and hex_ not in beginnings(paper)
        if not any(paper.marks[near].pip == mark.pip for near in paper.board.neighbors[hex_] if near in paper.marks)
    }


# --- The order of the marks -----------------------------------------------------------------------------------------------


def could_be_next(paper: Paper, hex_: Hex, placed: frozenset[Hex]) -> bool:
    """Whether a mark may follow those already placed: beside one of them, and a castle beside its number."""
    near = paper.board.neighbors[hex_] & placed
    if paper.board.cells[hex_].color != "green" or hex_ in numberless_castles(paper):
        return bool(near)
    return any(other in paper.marks and paper.marks[other].pip == paper.marks[hex_].pip for other in near)


def some_order_exists(paper: Paper) -> bool:
    """Whether the marks can have been made in their phases, by trying what may come next until all stand or nothing can.

    A mark without a phase may have been made in any.
    """
    everything = frozenset(paper.marks) | frozenset(beginnings(paper))

    @cache
    def can_finish(placed: frozenset[Hex], phase: int) -> bool:
        if placed == everything:
            return True
        waiting = everything - placed
        due = {hex_ for hex_ in waiting if paper.marks[hex_].phase == phase}
        if not due and phase < PHASES and can_finish(placed, phase + 1):
            return True
        return any(
            can_finish(placed | {hex_}, phase)
            for hex_ in waiting
            if paper.marks[hex_].phase in {phase, None} and could_be_next(paper, hex_, placed)
        )

    return can_finish(frozenset(beginnings(paper)), 1)


def grow(paper: Paper) -> tuple[dict[Hex, int], set[Hex]]:
    """The phase of each mark, the earliest possible where none is written, and the marks that cannot be made.

    Marking more never forbids a mark here, so each phase grows as far as it goes. What is stuck counts as made at the end
    of its phase, so that it is not the fault of those who build on it.
    """
    phases = dict.fromkeys(beginnings(paper), 1)
    stuck: set[Hex] = set()
    for phase in range(1, PHASES + 1):
        grown = True
        while grown:
            grown = False
            for hex_, mark in paper.marks.items():
                if hex_ not in phases and mark.phase in {phase, None} and could_be_next(paper, hex_, frozenset(phases)):
                    phases[hex_] = phase
                    grown = True
        left = {hex_ for hex_, mark in paper.marks.items() if mark.phase == phase and hex_ not in phases}
        stuck |= left
        phases.update(dict.fromkeys(left, phase))
    left = {hex_ for hex_ in paper.marks if hex_ not in phases}
    return phases | dict.fromkeys(left, 1), stuck | left


def unreachable(paper: Paper) -> list[Fault]:
    """One fault if no order of the marks is possible, with the marks that are stuck."""
    if not beginnings(paper):
        return []  # nothing to be adjacent to: the starting castle is the fault
    stuck = grow(paper)[1]
    possible = some_order_exists(paper) if len(paper.marks) <= MOST_MARKS_TO_TRY else not stuck
    return [] if possible else [Fault("not-reachable", "", frozenset(stuck))]


# --- Phases ---------------------------------------------------------------------------------------------------------------


def written_phase(paper: Paper, hex_: Hex) -> int | None:
    """The phase written in a hex; a starting castle is marked before phase 1 and counts in it."""
    if hex_ in paper.marks and paper.marks[hex_].phase:
        return paper.marks[hex_].phase
    return 1 if hex_ in beginnings(paper) and hex_ in paper.marked else None


def area_phase(paper: Paper, area: frozenset[Hex]) -> int | None:
    """The latest phase written in an area."""
    return max((phase for hex_ in area if (phase := written_phase(paper, hex_))), default=None)


def likely_area_phase(paper: Paper, area: frozenset[Hex]) -> int:
    """The phase of a complete area: the latest written in it or, without one, the earliest possible."""
    return area_phase(paper, area) or max(grow(paper)[0][hex_] for hex_ in area)


def missing_phases(paper: Paper) -> list[Fault]:
    """Complete areas in which no phase is written."""
    return [
        Fault("phase-missing", color, area)
        for color in COLORS
        for area in paper.complete_areas(color)
        if area_phase(paper, area) is None
    ]


# --- Circles and sales ----------------------------------------------------------------------------------------------------


def most_circled(paper: Paper, kind: str, phase: int) -> int:
    """The most circles of a kind that areas and castles can have earned by the end of a phase."""
    color = next(color for color, bonus in BONUS_OF_COLOR.items() if bonus == kind)
    earning = set(paper.complete_areas(color))
    earning |= {area for area in paper.complete_areas("green") if paper.board.cells[next(iter(area))].square == color}
    circled = sum(likely_area_phase(paper, area) <= phase for area in earning)
    if start_is_faulty(paper) and paper.start == color:
        circled += not any(beginnings(paper) & area for area in earning)
    return circled


def surely_circled(paper: Paper, kind: str, phase: int) -> int:
    """The circles of a kind that areas and castles have earned by the end of a phase for sure."""
    color = next(color for color, bonus in BONUS_OF_COLOR.items() if bonus == kind)
    earning = set(paper.complete_areas(color))
    earning |= {area for area in paper.complete_areas("green") if paper.board.cells[next(iter(area))].square == color}
    if start_is_faulty(paper):
        earning = {area for area in earning if not area & beginnings(paper)}
    return sum((area_phase(paper, area) or PHASES + 1) <= phase for area in earning)


class Sales(NamedTuple):
    """What was sold in each phase."""

    scored: list[int]
    """As written, as far as it could be sold."""
    believed: list[int]
    """The most silver that the sales can have earned, the benefit of any doubt given."""
    faults: list[Fault]


def sales(paper: Paper) -> Sales:
    """Hold the sales against the commodities there were (Commodity: a sale takes all of them)."""
    result = Sales([], [], [])
    for phase in range(1, PHASES + 1):
        written = paper.sold[phase - 1]
        most = max(0, most_circled(paper, "commodity", phase) - sum(result.scored))
        least = max(0, surely_circled(paper, "commodity", phase - 1) - sum(result.scored))
        result.scored.append(min(written, most))
        result.believed.append(max(written, least) if written else 0)
        if written > most:
            result.faults.append(Fault("sold-too-many", str(phase), frozenset()))
        elif 0 < written < least:
            result.faults.append(Fault("sold-too-few", str(phase), frozenset()))
    return result


def most_silver(paper: Paper, phase: int) -> int:
    """The most silver circled by the end of a phase."""
    return most_circled(paper, "silver", phase) + sum(sales(paper).believed[:phase])


def unused_silver(paper: Paper) -> int:
    """The unused silver as written, or none if it is more than there was: that is a fault of its own."""
    unused = paper.unused["silver"]
    return unused if unused <= most_silver(paper, PHASES) else 0


def mark_counts(paper: Paper) -> Iterator[tuple[int, ...]]:
    """All numbers of marks in the three phases that the sheet allows: marks without a phase go where they can."""
    begun = beginnings(paper)
    phased = [sum(mark.phase == phase and hex_ not in begun for hex_, mark in paper.marks.items()) for phase in (1, 2, 3)]
    free = [hex_ for hex_, mark in paper.marks.items() if mark.phase is None and hex_ not in begun]
    earliest = grow(paper)[0]
    by_first = sum(earliest[hex_] == 1 for hex_ in free)
    by_second = sum(earliest[hex_] <= 2 for hex_ in free)
    for in_first in range(by_first + 1):
        for in_second in range(by_second - in_first + 1):
            yield phased[0] + in_first, phased[1] + in_second, phased[2] + len(free) - in_first - in_second


def most_passes(paper: Paper) -> int | None:
    """The most rounds without a mark, over all ways to spend silver on second marks; None if no way fits the rounds.

    A phase has at most so many rounds, each with one mark, or with two for a silver that is circled by then and
    not unused at the end.
    """
    best = None
    by_then = [most_silver(paper, phase) for phase in (1, 2, 3)]
    spendable = by_then[-1] - unused_silver(paper)
    for marks in mark_counts(paper):
        for pairs in product(*(range(number // 2 + 1) for number in marks)):
            used = [number - pair for number, pair in zip(marks, pairs, strict=True)]
            affordable = all(sum(pairs[: phase + 1]) <= by_then[phase] for phase in range(PHASES))
            if affordable and sum(pairs) <= spendable and all(rounds <= paper.rounds for rounds in used):
                best = max(best or 0, PHASES * paper.rounds - sum(used))
    return best


def too_many_marks(paper: Paper) -> list[Fault]:
    """One fault if the marks do not fit into the rounds even with every silver."""
    return [Fault("too-many-marks", "", frozenset())] if most_passes(paper) is None else []


def too_many_unused(paper: Paper) -> list[Fault]:
    """Kinds with more unused circles than can be left."""
    most = {kind: most_circled(paper, kind, PHASES) for kind in KINDS}
    most["silver"] = most_silver(paper, PHASES)
    most["commodity"] -= sum(sales(paper).scored)
    passes = most_passes(paper)
    if passes is None:
        passes = PHASES * paper.rounds
    most["worker"] += passes
    return [Fault("unused-too-many", kind, frozenset()) for kind in KINDS if paper.unused[kind] > max(0, most[kind])]


def too_few_left(paper: Paper) -> list[Fault]:
    """Kinds with fewer unused circles than must be left: every way to spend what is gone, phase by phase, is tried.

    A phase lasts for at least half of its boxes. Each of its rounds gives a mark, two marks for a silver, or a worker.
    The only mark of a round may cost a monk or a worker.
    """
    if not paper.marks:
        return []
    circled = {kind: most_circled(paper, kind, PHASES) for kind in KINDS}
    missing = []
    if "commodity" in paper.counted and circled["commodity"] > sum(paper.sold) + paper.unused["commodity"]:
        missing.append("commodities-missing")
    circled["silver"] += sum(paper.sold)
    gone = {kind: circled[kind] - paper.unused[kind] if kind in paper.counted else 0 for kind in KINDS}
    fewest = fewest_workers(paper, max(0, gone["silver"]), max(0, gone["monk"]))
    if fewest is None:
        missing += ["silver-missing", "monks-missing", "workers-missing"]
    elif "worker" in paper.counted and paper.unused["worker"] < fewest and len(paper.marked) < len(paper.board.cells):
        missing.append("workers-missing")
    return [Fault(code, "", frozenset()) for code in missing]


def fewest_workers(paper: Paper, silver: int, monks: int) -> int | None:
    """The fewest workers left, over all ways to spend this silver and these monks; None if there is no way."""
    shortest = SOLO_ROUNDS if paper.solo else (BOXES_IN_A_COLUMN + 1) // 2
    earned = [most_circled(paper, "worker", phase) for phase in range(PHASES + 1)]
    if any(mark.phase is None for mark in paper.marks.values()):  # one long phase allows more than any way to split it
        phases, shortest, earned = [len(paper.marks)], shortest * PHASES, [0, earned[-1]]
    else:
        phases = [sum(mark.phase == phase for mark in paper.marks.values()) for phase in range(1, PHASES + 1)]
    best = None
    for pairs in product(*(range(number // 2 + 1) for number in phases)):
        singles = [number - 2 * pair for number, pair in zip(phases, pairs, strict=True)]
        if sum(pairs) != silver:
            continue
        for changed in product(*(range(single + 1) for single in singles)):
            if sum(changed) != monks:
                continue
            workers = 0
            for phase, (pair, single, monk) in enumerate(zip(pairs, singles, changed, strict=True)):
                workers += earned[phase + 1] - earned[phase] + max(0, shortest - pair - single)
                workers -= min(workers, single - monk)
            best = workers if best is None else min(best, workers)
    return best


# --- Claims on colors -----------------------------------------------------------------------------------------------------


def color_is_complete(paper: Paper, color: str) -> bool:
    """Whether every hex of a color is marked."""
    return bool(paper.areas(color)) and len(paper.areas(color)) == len(paper.complete_areas(color))


def color_phase(paper: Paper, color: str) -> int:
    """The phase in which a complete color was finished."""
    return max(likely_area_phase(paper, area) for area in paper.areas(color))


def possible_color_phases(paper: Paper, color: str) -> set[int]:
    """The phases in which a color can have been finished: one, unless an area lacks its phase. All, if it never was."""
    if not color_is_complete(paper, color):
        return set(range(1, PHASES + 1))
    if all(area_phase(paper, area) for area in paper.areas(color)):
        return {color_phase(paper, color)}
    return set(range(color_phase(paper, color), PHASES + 1))


def possible_awards(papers: Sequence[Paper], color: str, players: Sequence[int]) -> list[dict[int, str]]:
    """Who can have been first and second among players, over every order of the rounds in which they finished a color.

    Extra victory points for completed colors: all of one round share a place, and the next such round has the second.
    """
    slots = range(len(players))
    times = [
        [(phase, slot) for phase in possible_color_phases(papers[player], color) for slot in slots] for player in players
    ]
    awards = []
    for finished in product(*times):
        rounds = sorted(set(finished))
        place = dict(zip(rounds, ("first", "second"), strict=False))
        award = {player: place.get(time, "") for player, time in zip(players, finished, strict=True)}
        if award not in awards:
            awards.append(award)
    if len(papers) == 1 and players:  # the sheets of the others are not there
        awards.append(dict.fromkeys(players, "second"))
    return awards


def agrees(award: Mapping[int, str], claims: Sequence[Claim]) -> bool:
    """Whether an award gives every claim."""
    return all(award[claim.player] == claim.kind for claim in claims)


@dataclass
class ColorClaims:
    """What becomes of the claims on one color."""

    scored: list[Claim]
    faults: list[tuple[int, Fault]]
    """Faults and whose they are."""


def judge_claims(papers: Sequence[Paper], color: str) -> ColorClaims:
    """Hold the claims on a color against the sheets: at most one clash for a color."""
    claims = [Claim(player, "first") for player, paper in enumerate(papers) if color in paper.first]
    claims += [Claim(player, "second") for player, paper in enumerate(papers) if color in paper.second]
    done = [player for player, paper in enumerate(papers) if color_is_complete(paper, color)]
    claimants = sorted({claim.player for claim in claims})
    awards = possible_awards(papers, color, sorted({*done, *claimants}))
    impossible = impossible_claims(papers, color, claims, awards)
    kept = [claim for claim in claims if claim not in impossible]
    awards = [award for award in awards if agrees(award, kept)]

    faults = [(player, fault("color-not-complete", color)) for player in claimants if player not in done]
    unclaimed = [player for player in done if player not in claimants]
    missing = [player for player in unclaimed if all(award[player] for award in awards)]
    faults += [(player, fault("claim-missing", color)) for player in missing]
    first_is_missing = any(all(award[player] == "first" for award in awards) for player in missing)
    clashing = [claim.player for claim in impossible if claim.player in done]
    if not clashing and not first_is_missing and len(papers) > 1 and all(claim.kind == "second" for claim in claims):
        clashing = [claim.player for claim in claims if claim.player in done]
    if clashing:
        faults.append((clashing[0], fault("claim-clash", color)))
    return ColorClaims([claim for claim in kept if claim.player in done], faults)


def fault(code: str, color: str) -> Fault:
    """A fault of a color as a whole."""
    return Fault(code, color, frozenset())


def impossible_claims(
    papers: Sequence[Paper], color: str, claims: Sequence[Claim], awards: Sequence[Mapping[int, str]]
) -> list[Claim]:
    """The fewest claims without which the others can all be true.

    Of equally few, those on a color that is not complete, then those of later phases, then seconds, then those later in
    the file.
    """

    def doubt(claim: Claim) -> tuple[bool, int, str, int]:
        paper = papers[claim.player]
        phase = min(possible_color_phases(paper, color))
        return not color_is_complete(paper, color), phase, claim.kind, claim.player

    doubtful = sorted(claims, key=doubt, reverse=True)
    for number in range(len(claims) + 1):
        for dropped in combinations(doubtful, number):
            kept = [claim for claim in claims if claim not in dropped]
            if any(agrees(award, kept) for award in awards):
                return list(dropped)
    return []


# --- The report -----------------------------------------------------------------------------------------------------------


@dataclass
class PlayerReport:
    """What one page is worth."""

    name: str
    lines: list[Line]
    faults: list[Fault]
    remaining: int
    rank: int = 0
    rating: str | None = None

    @property
    def phases(self) -> list[int]:
        """Points of each phase."""
        return [sum(line.points for line in self.lines if line.phase == phase) for phase in (1, 2, 3)]

    @property
    def total(self) -> int:
        """All points."""
        return sum(line.points for line in self.lines)


@dataclass
class GameReport:
    """What all pages are worth, and who won."""

    players: list[PlayerReport]
    winners: list[str]
    decided_by: str
    """"points", "circles" or "shared"."""


def score_game(data: Mapping[str, Any], layout: Layout) -> GameReport:
    """Score the dict of a game file over its layout."""
    papers = read_players(data, layout)
    players = [PlayerReport(paper.name, own_lines(paper), own_faults(paper), sum(paper.unused.values())) for paper in papers]
    for color in COLORS:
        if papers[0].solo:
            score_solo_color(papers[0], players[0], color)
            continue
        verdict = judge_claims(papers, color)
        for player, found in verdict.faults:
            players[player].faults.append(found)
        for claim in verdict.scored:
            points = COLOR_POINTS[color][("first", "second").index(claim.kind)]
            phase = color_phase(papers[claim.player], color)
            players[claim.player].lines.append(Line(phase, "color", color, frozenset(), points))
    rank_players(players)
    if papers[0].solo:
        players[0].rating = solo_rating(players[0].total)
    winners = [player.name for player in players if player.rank == 1]
    best = max(player.total for player in players)
    tied = sum(player.total == best for player in players) > 1
    return GameReport(players, winners, "points" if not tied else "circles" if len(winners) == 1 else "shared")


def own_lines(paper: Paper) -> list[Line]:
    """The points that a page scores by itself: areas, castles and sales."""
    lines = []
    for color in COLORS:
        for area in paper.complete_areas(color):
            phase = area_phase(paper, area)
            if phase:
                what = "castle" if color == "green" else "area"
                lines.append(Line(phase, what, color, area, area_points(paper.board, next(iter(area)), phase)))
    for phase, number in enumerate(sales(paper).scored, 1):
        if number:
            lines.append(Line(phase, "sale", "blue", frozenset(), SALE_POINTS * number))
    return lines


def own_faults(paper: Paper) -> list[Fault]:
    """The faults that a page has by itself: all but those of claims."""
    return [
        *([Fault("start-castle", paper.start, frozenset(paper.crosses))] if start_is_faulty(paper) else []),
        *wrong_pips(paper),
        *repeated_in_cities(paper),
        *differing_pastures(paper),
        *(Fault("castle-number", "green", frozenset({hex_})) for hex_ in numberless_castles(paper)),
        *unreachable(paper),
        *too_many_marks(paper),
        *missing_phases(paper),
        *sales(paper).faults,
        *too_many_unused(paper),
        *too_few_left(paper),
    ]


def score_solo_color(paper: Paper, report: PlayerReport, color: str) -> None:
    """One and only: the first value in phases 1 and 2, the second in phase 3. Claims are not asked for."""
    if color_is_complete(paper, color):
        phase = color_phase(paper, color)
        first, second = COLOR_POINTS[color]
        report.lines.append(Line(phase, "color", color, frozenset(), first if phase < PHASES else second))


def rank_players(players: Sequence[PlayerReport]) -> None:
    """Rank by points, then by circles not checked off; what is still equal shares its place (Game End)."""
    for player in players:
        mine = (player.total, player.remaining)
        player.rank = 1 + sum((other.total, other.remaining) > mine for other in players)


def differences(paper: Paper, report: PlayerReport) -> list[tuple[int, int, int]]:
    """Phase, points written by the player and points counted, where they differ."""
    if paper.written is None:
        return []
    return [
        (phase, written, counted)
        for phase, (written, counted) in enumerate(zip(paper.written, report.phases, strict=False), 1)
        if written != counted
    ]
