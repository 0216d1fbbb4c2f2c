"""Faults of paper games: a game that was played has none, one error gives one, and a naive second reading agrees."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegame.dice.game import Game, filled_sheet
from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.dice.paper.faults import find_faults
from dicegame.dice.paper.file import read_paper
from dicegame.dice.paper.result import score_sheets
from dicegame.dice.sheet import FilledSheet, Mark
from padgen import Layout, load
from padgen.tables import PHASES, PIPS
from tests.dicegame.dice.dice_play import play
from tests.dicegame.dice.paper import naive_papersheet as naive
from tests.sweeps import first

pytestmark = pytest.mark.slow

PRINTED = ("a", "b", "c", "d")


def messages(players: str, variant: str = "standard") -> list[str]:
    """The sentences of all faults, player by player."""
    paper = read_paper(f'game = "dice"\nlayout = "a"\nvariant = "{variant}"\n{players}')
    result = find_faults(paper.layout, paper.sheets, [player.start for player in paper.players], paper.solo)
    return [fault.message for own in result for fault in own]


def found(players: str, variant: str = "standard", layout: str = "a") -> list[list[str]]:
    """The fault codes of each player; players as in a file."""
    text = f'game = "dice"\nlayout = "{layout}"\nvariant = "{variant}"\n{players}'
    paper = read_paper(text)
    result = find_faults(paper.layout, paper.sheets, [player.start for player in paper.players], paper.solo)
    return [[fault.code for fault in own] for own in result]


def player(sheet: str, name: str = "Anna", *, start: str = "blue", **keys: object) -> str:
    lines = "".join(f"{key} = {json.dumps(value)}\n" for key, value in keys.items() if key != "unused")
    unused = ", ".join(f"{kind} = {number}" for kind, number in dict(keys.get("unused") or {}).items())  # type: ignore[call-overload]  # a dict of counts
    return f'[[players]]\nname = "{name}"\nstart = "{start}"\nsheet = """{sheet}"""\n{lines}unused = {{ {unused} }}\n'


SHEET = """
   .    .    .    .
  .    4II  .    .    .
 .    x    2II  2II  .    .
.    5I   6I   .    .    .    .
 .    .    .    .    .    .
  .    .    .    .    .
   .    .    .    .
"""

ONE_ERROR = [
    ("start-castle", SHEET, {"start": "purple"}),
    ("start-castle", SHEET.replace("x", "."), {}),
    ("start-castle", SHEET.replace("x", "5I"), {}),
    ("start-castle", SHEET.replace("x", "5"), {"start": ""}),
    ("start-castle", SHEET.replace("4II", "x"), {}),
    ("start-castle", SHEET.replace("x", ".").replace("4II", "x"), {}),
    ("pip-not-allowed", SHEET.replace("5I", "4I"), {}),
    ("city-repeats", SHEET.replace(".    4II", "4II  4II"), {}),
    ("pasture-differs", SHEET.replace("2II  2II", "2II  3II"), {}),
    ("castle-number", SHEET.replace(" .    .    .    .    .    .\n", " .    3I   .    .    .    .\n"), {}),
    ("color-not-complete", SHEET, {"first": ["blue"]}),
    ("color-not-complete", SHEET, {"second": ["yellow"]}),
    ("phase-missing", SHEET.replace("5I", "5").replace("6I", "6"), {}),
    ("sold-too-many", SHEET, {"sold": [0, 3, 0]}),
    ("sold-too-many", SHEET, {"sold": [0, 2, 1]}),
    ("sold-too-few", SHEET, {"sold": [0, 1, 0]}),
    ("unused-too-many", SHEET, {"unused": {"monk": 1}}),
    ("unused-too-many", SHEET, {"unused": {"silver": 1}}),
    ("unused-too-many", SHEET, {"unused": {"commodity": 3}}),
    ("unused-too-many", SHEET, {"unused": {"worker": 40}}),
    ("unused-too-many", SHEET, {"sold": [0, 2, 0], "unused": {"silver": 3}}),
    ("unused-too-many", SHEET, {"sold": [0, 2, 0], "unused": {"commodity": 1}}),
]
ELEVEN = """
   6I   6I   .    .
  1I   2I   2I   .    .
 3I   x    2I   2I   .    .
4I   5I   6I   .    .    .    .
 .    .    .    .    .    .
  .    .    .    .    .
   .    .    .    .
"""
"""Eleven marks in phase I, whose areas circle commodities and a worker, but no silver."""


FULL = """
   5III 5    3III 3
  1III 2    1III 1    1III
 3    x    6III 6    1III 1III
4    5    5III 1    1III 2    3
 6    5III 1III 5    1III 6III
  6III 3    5III 1III 1
   3III 1III 6III 6
"""
"""A full duchy, where at most one hex of an area has a phase."""


def test_the_example_and_smaller_claims_have_no_fault() -> None:
    assert found(player(SHEET, sold=[0, 2, 0], unused={"silver": 2, "worker": 11})) == [[]]
    assert found(player(SHEET)) == [[]]
    assert found(player(SHEET, sold=[1, 0, 0])) == [[]]  # the castle's, before the river was complete
    assert found(player(SHEET.replace("I", ""))) == [["phase-missing", "phase-missing"]]


@pytest.mark.parametrize(("code", "sheet", "keys"), ONE_ERROR)
def test_one_error_gives_one_fault(code: str, sheet: str, keys: dict[str, object]) -> None:
    assert found(player(sheet, **{"start": "blue"} | keys)) == [[code]]  # type: ignore[arg-type]  # start is a text


ZERO = dict.fromkeys(BONUS_NAMES, 0)


def test_what_is_circled_and_not_spent_must_be_left() -> None:
    assert found(player(SHEET, unused={"commodity": 0})) == [["commodities-missing"]]
    assert found(player(SHEET, unused={"commodity": 2})) == [[]]
    assert found(player(SHEET, sold=[1, 0, 0], unused={"commodity": 1})) == [[]]
    assert found(player(SHEET, sold=[1, 0, 0], unused={"commodity": 0})) == [["commodities-missing"]]
    assert found(player(SHEET, sold=[0, 2, 0], unused={"commodity": 0})) == [[]]
    three = SHEET.replace("4II", ".  ").replace("2II  2II", "2II  .  ")
    assert found(player(three, sold=[0, 2, 0], unused={"silver": 0})) == [["silver-missing"]]
    assert found(player(three, sold=[0, 2, 0], unused={"silver": 1})) == [[]]
    assert found(player(SHEET, sold=[0, 2, 0], unused={"silver": 0})) == [[]]
    assert found(player(SHEET.replace("x", ".").replace("2II  2II  .", "2II  x    ."), start="gray", unused={"silver": 0}))
    alone = "\n".join(". " * number for number in (4, 5)) + "\n. . . 5I x .\n" + "\n".join(". " * n for n in (7, 6, 5, 4))
    assert found(player(alone, start="gray", unused={"silver": 1})) == [[]]
    assert found(player(alone, start="gray", unused={"silver": 0})) == [["silver-missing"]]


def test_rounds_without_a_mark_give_workers_that_only_marks_use() -> None:
    assert found(player(SHEET, unused={"worker": 1})) == [["workers-missing"]]
    assert found(player(SHEET, unused={"worker": 4})) == [["workers-missing"]]
    assert found(player(SHEET, unused={"worker": 5})) == [[]]  # ten rounds without a mark, five marks that each cost one
    assert found(player(SHEET, sold=[0, 2, 0], unused={"silver": 0, "worker": 10})) == [["workers-missing"]]  # two pairs
    assert found(player(SHEET, sold=[0, 2, 0], unused={"silver": 0, "worker": 11})) == [[]]
    late = SHEET.replace("I ", "II ").replace("III ", "II ")
    assert found(player(late.replace("II", "I"), unused={"worker": 9})) == [["workers-missing"]]  # taken after the last mark
    assert found(player(late.replace("II", "I"), unused={"worker": 10})) == [[]]
    assert found(player(late.replace("II", "III"), unused={"worker": 5})) == [[]]
    two = ". . . .\n. . . . .\n. x 2I . . .\n. 5I . . . . .\n. . . . . .\n. . . . .\n. . . ."
    assert found(player(two, unused={"worker": 0}), "solo") == [["workers-missing"]]
    assert found(player(two, unused={"worker": 19}), "solo") == [["workers-missing"]]
    assert found(player(two, unused={"worker": 20}), "solo") == [[]]


def test_a_sheet_that_nobody_filled_in_and_a_full_duchy_owe_no_workers() -> None:
    empty = "\n".join(". " * number for number in (4, 5, 6, 7, 6, 5, 4))
    assert found(player(empty, start="", unused=ZERO)) == [["start-castle"]]
    full = FULL.replace("5  ", "5II").replace("3  ", "3II").replace("2  ", "2II").replace("1  ", "1II").replace("4  ", "4II")
    assert "workers-missing" not in found(player(full, unused={"worker": 0}), "solo")[0]


def test_marks_out_of_reach_are_one_fault_for_each_reason() -> None:
    far = SHEET.rstrip().rpartition("\n")[0] + "\n   .    .    .    1I\n"
    assert found(player(far)) == [["not-reachable"]]
    island = SHEET.rstrip().rpartition("\n")[0] + "\n   .    .    1I   1II\n"
    assert found(player(island)) == [["not-reachable"]]
    two = far.replace("\n   .    .    .    .", "\n   .    .    .    3II", 1)
    assert found(player(two)) == [["not-reachable", "not-reachable"]]


def test_a_wrong_phase_is_one_fault_however_many_marks_wait_for_it() -> None:
    # the bridge of row 4 marked too late: everything east of it hangs in the air in phase I, and again in phase II
    sheet = """
   .    .    .    .
  .    .    .    .    .
 .    x    .    .    .    .
.    5I   6I   2III 4I   1I   5II
 .    .    1I   .    .    .
  .    .    .    .    .
   .    .    .    .
"""
    assert found(player(sheet.replace("1I   .    .    .", ".    .    .    ."))) == [["not-reachable"]]
    assert found(player(sheet.replace("2III", "2I"))) == [[]]


def test_a_castle_needs_its_number_beside_it_by_then() -> None:
    castle = SHEET.replace("\n .    .    .    .    .    .\n", "\n .    6I   .    .    .    .\n")
    assert found(player(castle)) == [[]]
    later = castle.replace("5I   6I", "5I   6II")
    assert found(player(later.replace("\n .    6I ", "\n .    6II"))) == [[]]
    assert found(player(later)) == [["not-reachable"]]
    assert found(player(castle.replace("5I   6I", "5I   6"))) == [[]]


def test_marks_beyond_the_rounds_need_silver_that_is_not_listed_unused() -> None:
    assert found(player(ELEVEN)) == [["too-many-marks"]]
    assert found(player(ELEVEN, sold=[1, 0, 0])) == [[]]
    assert found(player(ELEVEN, sold=[1, 0, 0], unused={"silver": 1})) == [["too-many-marks"]]
    assert found(player(ELEVEN, sold=[0, 3, 0])) == [["too-many-marks"]]
    assert found(player(ELEVEN.replace("2I   2I   .    .", "2I   2II  .    .", 1))) == [[]]
    assert found(player(ELEVEN.replace("2I   2I   .    .", "2I   2    .    .", 1))) == [[]]
    nine = ELEVEN.replace("6I   6I", ".    .")
    assert found(player(nine), "solo") == [["too-many-marks"]]
    assert found(player(nine)) == [[]]


def test_too_many_marks_are_counted_where_they_are() -> None:
    silver = "silver for second marks, one a round:"
    assert messages(player(ELEVEN)) == [f"by the end of phase I, 1 mark more than 10 rounds a phase hold; {silver} 0"]
    kept = player(ELEVEN, sold=[1, 0, 0], unused={"silver": 1})
    assert messages(kept) == [f"by the end of phase III, 1 mark more than 10 rounds a phase hold; {silver} 0"]
    assert messages(player(FULL, sold=[0, 0, 0]), "solo") == [
        f"by the end of phase III, 12 marks more than 8 rounds a phase hold; {silver} 3"
    ]


def test_one_circle_is_one_circle() -> None:
    assert messages(player(SHEET, unused={"monk": 1})) == ["monk: 1 circle unused; at most 0 can be left"]
    assert messages(player(SHEET, unused={"monk": 2})) == ["monk: 2 circles unused; at most 0 can be left"]


RIVERS = """
   6{}   6I   .    .
  .    .    .    .    .
 .    x    .    .    .    .
.    5I   6I   .    .    .    .
 .    .    2I   5I   .    .
  .    .    5I   .    .
   .    .    .    .
"""


def rivers(name: str, phase: str, **claims: object) -> str:
    """A sheet that finished blue in a phase; the river at the top is reached by a city hex."""
    return player(RIVERS.replace("6{}", f"6{phase}").replace("\n  .    .", "\n  .    4I", 1), name, **claims)  # type: ignore[arg-type]  # none is the start


@pytest.mark.parametrize(
    ("anna", "ben", "codes"),
    [
        (("I", "first"), ("II", "second"), [[], []]),
        (("II", "first"), ("II", "second"), [[], []]),
        (("II", "first"), ("II", "first"), [[], []]),
        (("I", "first"), ("II", "first"), [[], ["claim-clash"]]),
        (("II", "first"), ("I", "second"), [["claim-clash"], []]),
        (("I", "second"), ("II", "second"), [["claim-clash"], []]),
        (("I", ""), ("II", "second"), [["claim-missing"], []]),
        (("I", "first"), ("II", ""), [[], ["claim-missing"]]),
        (("II", ""), ("II", ""), [["claim-missing"], ["claim-missing"]]),
        (("I", "first second"), ("II", ""), [["claim-clash"], []]),
        (("", "first"), ("II", "second"), [[], []]),
        (("", "second"), ("", "first"), [[], []]),
    ],
)
def test_claims_on_a_color(anna: tuple[str, str], ben: tuple[str, str], codes: list[list[str]]) -> None:
    players = [
        rivers(name, phase, **{claim: ["blue"] for claim in claims.split()})
        for name, (phase, claims) in (("Anna", anna), ("Ben", ben))
    ]
    assert found("".join(players)) == codes


def test_second_alone_and_a_claim_without_the_color() -> None:
    assert found(rivers("Anna", "I", second=["blue"])) == [[]], "one's own sheet alone: the others are not known"
    assert found(rivers("Anna", "I", first=["blue"])) == [[]]
    assert found(rivers("Anna", "I")) == [["claim-missing"]]
    assert found(rivers("Anna", "I"), "solo") == [[]]
    assert found(rivers("Anna", "I", second=["blue"]), "solo") == [[]]
    missing = rivers("Ben", "I", first=["blue"]).replace("6I   6I", "6I   .")
    assert found(rivers("Anna", "II", second=["blue"]) + missing) == [[], ["color-not-complete"]]


# Games that were played, and games with one error


def written(game: Game) -> tuple[list[FilledSheet], list[str]]:
    sheets = [filled_sheet(game, number) for number in range(len(game.players))]
    return sheets, [COLOR_NAMES[game.setup.masks.bonus[hex_]] for hex_ in game.setup.starts]


def any_game(rng: random.Random, layouts: tuple[str, ...] = PRINTED) -> Game:
    solo = rng.random() < 0.4
    return play(rng, load(rng.choice(layouts)), 1 if solo else rng.randrange(1, 5), solo, rng.choice((0.4, 0.95)))


@given(st.randoms(use_true_random=False))
@settings(max_examples=150, deadline=None)
def test_a_game_that_was_played_has_no_fault_and_the_same_score_whatever_phases_are_left_off(rng: random.Random) -> None:
    game = any_game(rng, (*PRINTED, "dice:PP/OgO/YY", "dice:pOO/YgYo/BBbGG/PPYO/OOO"))
    sheets, starts = written(game)
    layout, solo = game.setup.layout, game.setup.solo
    assert find_faults(layout, sheets, starts, solo) == [[]] * len(sheets)
    assert score_sheets(layout, sheets, solo) == game.outcome
    for number, sheet in enumerate(sheets):
        marks = (mark._replace(phase=None) if mark.pip and rng.random() < 0.4 else mark for mark in sheet.marks)
        sheets[number] = sheet._replace(marks=tuple(marks))
    left = {fault.code for own in find_faults(layout, sheets, starts, solo) for fault in own}
    assert left <= {"phase-missing"}


def with_one_error(rng: random.Random, kind: str, sheet: FilledSheet, start: str) -> tuple[FilledSheet, str]:
    marks = list(sheet.marks)
    at = rng.randrange(1, len(marks))
    mark = marks[at]
    if kind == "pip":
        marks[at] = mark._replace(pip=rng.randrange(1, 7))
    elif kind == "phase":
        marks[at] = mark._replace(phase=rng.randrange(3))
    elif kind == "forgotten":
        del marks[at]
    elif kind == "no x":
        del marks[0]
    elif kind == "two x":
        marks[at] = mark._replace(pip=0, phase=0)
    elif kind == "pip for x":
        marks[0] = marks[0]._replace(pip=rng.randrange(1, 7), phase=rng.choice((0, None)))
    elif kind == "start":
        return sheet, rng.choice(COLOR_NAMES[:4])
    elif kind == "sold":
        sold = list(sheet.sold)
        sold[rng.randrange(3)] += 1
        return sheet._replace(sold=tuple(sold)), start
    elif kind == "sold less":
        return sheet._replace(sold=tuple(max(0, sold - 1) for sold in sheet.sold[:1]) + sheet.sold[1:]), start
    elif kind == "claim":
        color = rng.randrange(6)
        if color in sheet.first + sheet.second:
            return sheet._replace(first=tuple({*sheet.first} - {color}), second=tuple({*sheet.second} - {color})), start
        return sheet._replace(first=(*sheet.first, color)), start
    elif kind == "unused":
        unused = list(sheet.unused)
        unused[rng.randrange(4)] += 40
        return sheet._replace(unused=tuple(unused)), start
    elif kind == "sale forgotten":
        return sheet._replace(sold=without_a_sale(rng, sheet)), start
    elif kind == "unused less":
        return sheet._replace(
            unused=tuple(rng.choice((number, rng.randrange(number + 1))) for number in sheet.unused)
        ), start
    return sheet._replace(marks=tuple(marks)), start


def without_a_sale(rng: random.Random, sheet: FilledSheet) -> tuple[int, ...]:
    sales = [phase for phase, sold in enumerate(sheet.sold) if sold]
    gone = rng.choice(sales) if sales else None
    return tuple(0 if phase == gone else sold for phase, sold in enumerate(sheet.sold))


@pytest.mark.parametrize(
    "kind",
    [
        *("pip", "phase", "forgotten", "no x", "two x", "pip for x", "start", "sold", "sold less", "claim", "unused"),
        "sale forgotten",
    ],
)
@pytest.mark.parametrize("games", first(1, (25, 60)))
def test_one_error_in_a_game_that_was_played_gives_at_most_one_fault(kind: str, games: int) -> None:
    rng = random.Random(kind)
    codes: Counter[str] = Counter()
    for _ in range(games):
        game = any_game(rng)
        for _ in range(6):
            sheets, starts = written(game)
            number = rng.randrange(len(sheets))
            sheets[number], starts[number] = with_one_error(rng, kind, sheets[number], starts[number])
            own = [fault.code for own in find_faults(game.setup.layout, sheets, starts, game.setup.solo) for fault in own]
            assert len(own) <= 1, own
            codes.update(own)
    assert codes  # many errors cannot be seen, but not none


def as_file(layout: Layout, name: str, sheets: list[FilledSheet], starts: list[str], solo: bool) -> dict[str, object]:
    players = []
    for sheet, start in zip(sheets, starts, strict=True):
        token = {
            mark.hex: f"{mark.pip or 'x'}{'' if mark.phase is None or not mark.pip else PHASES[mark.phase]}"
            for mark in sheet.marks
        }
        hexes = iter(range(len(layout.cells)))
        players.append(
            {
                "name": sheet.name,
                "start": start,
                "sheet": [" ".join(token.get(next(hexes), ".") for _ in row) for row in layout.rows],
                "sold": list(sheet.sold),
                "first": [COLOR_NAMES[color] for color in sheet.first],
                "second": [COLOR_NAMES[color] for color in sheet.second],
                "unused": dict(zip(BONUS_NAMES, sheet.unused, strict=True)),
            }
        )
    return {"game": "dice", "layout": name, "variant": "solo" if solo else "standard", "players": players}


@pytest.mark.parametrize("games", first(1, (150, 2000)))
def test_no_sheet_of_a_played_game_has_a_fault(games: int) -> None:
    rng = random.Random(games)
    for _ in range(games):
        game = any_game(rng, (*PRINTED, "dice:PP/OgO/YY"))
        sheets, starts = written(game)
        assert find_faults(game.setup.layout, sheets, starts, game.setup.solo) == [[]] * len(sheets)


def test_every_sale_that_is_missing_is_noticed() -> None:
    rng = random.Random(115)
    missing = noticed = 0
    while missing < 115:
        game = any_game(rng)
        sheets, starts = written(game)
        number = rng.randrange(len(sheets))
        sold = without_a_sale(rng, sheets[number])
        if sold != sheets[number].sold:
            missing += 1
            sheets[number] = sheets[number]._replace(sold=sold)
            noticed += any(find_faults(game.setup.layout, sheets, starts, game.setup.solo)[number])
    assert noticed == missing


@pytest.mark.parametrize("seed", first(4, range(10)))
def test_points_and_faults_against_a_naive_second_reading(seed: int) -> None:
    """The naive one also reports what an error entails: ours are among its faults, and none only where it has none."""
    rng = random.Random(seed)
    for _ in range(30):
        game = any_game(rng)
        layout, solo = game.setup.layout, game.setup.solo
        sheets, starts = written(game)
        number = rng.randrange(len(sheets))
        kind = rng.choice(("pip", "phase", "forgotten", "sold", "claim", "unused", "unused less", "sale forgotten", "none"))
        sheets[number], starts[number] = with_one_error(rng, kind, sheets[number], starts[number])
        data = as_file(layout, layout.name, sheets, starts, solo)
        paper = read_paper(json.dumps(data))
        expected = naive.score_game(data, layout)
        outcome = score_sheets(layout, paper.sheets, solo)
        assert [list(report.phases) for report in outcome.players] == [report.phases for report in expected.players]
        assert [report.rank for report in outcome.players] == [report.rank for report in expected.players]
        assert list(outcome.winners) == expected.winners
        ours = find_faults(layout, paper.sheets, starts, solo)
        for own, theirs in zip(ours, expected.players, strict=True):
            codes, naive_codes = {fault.code for fault in own}, {fault.code for fault in theirs.faults}
            assert codes <= naive_codes
            assert bool(codes) == bool(naive_codes)


@st.composite
def any_sheets(draw: st.DrawFn, size: int) -> list[FilledSheet]:
    """Whatever a file can hold, legal or not."""
    mark = st.tuples(st.integers(0, 6), st.sampled_from([0, 1, 2, None]))
    colors = st.lists(st.integers(0, 5), unique=True).map(tuple)
    counts = st.integers(0, 4)
    sheets = []
    for name in "ABC"[: draw(st.integers(1, 3))]:
        cells = draw(st.lists(st.none() | mark, min_size=size, max_size=size))
        marks = tuple(
            Mark(hex_, pip, phase if pip else 0) for hex_, cell in enumerate(cells) if cell for pip, phase in [cell]
        )
        sold, unused = draw(st.tuples(*[counts] * 3)), draw(st.tuples(*[counts] * 4))
        sheets.append(FilledSheet(name, marks, sold, draw(colors), draw(colors), unused))
    return sheets


@given(st.data(), st.sampled_from(["dice:PP/OgO/YY", "dice:pOO/YgYo/BBbGG/PPYO/OOO"]), st.booleans())
@settings(max_examples=200, deadline=None)
def test_any_sheets_are_scored_and_every_fault_says_where(data: st.DataObject, layout: str, solo: bool) -> None:
    duchy = load(layout)
    sheets = data.draw(any_sheets(len(duchy.cells)))[: 1 if solo else 3]
    starts = [data.draw(st.sampled_from(["", "blue", "gray", "purple"])) for _ in sheets]
    outcome = score_sheets(duchy, sheets, solo)
    best = max(report.total for report in outcome.players)
    assert all(report.total == best for report in outcome.players if report.name in outcome.winners)
    for report in outcome.players:
        assert all(line.points > 0 for line in report.lines)
    for sheet, own in zip(sheets, find_faults(duchy, sheets, starts, solo), strict=True):
        marked = {mark.hex for mark in sheet.marks}
        for fault in own:
            assert fault.message
            assert set(fault.hexes) <= set(range(len(duchy.cells)))
            assert (not marked & set(fault.hexes)) == (fault.code == "color-not-complete" or not fault.hexes)
        assert len(own) == len({(fault.code, fault.message) for fault in own})


@st.composite
def legal_numbers(draw: st.DrawFn, layout: Layout) -> FilledSheet:
    """A sheet whose pips are right for their areas, in any phases and any places."""
    cells = list(layout.cells)
    start = cells.index(draw(st.sampled_from(layout.castles)))
    marks = {start: Mark(start, 0, 0)}
    for area in layout.areas:
        same, different = draw(st.integers(1, 6)), draw(st.permutations(range(1, 7)))
        for hex_, pip in zip(area.hexes, different, strict=False):
            number = cells.index(hex_)
            if number == start or not draw(st.booleans()):
                continue
            allowed = {"yellow": same, "orange": pip, "green": pip} | {color: pips[pip % 2] for color, pips in PIPS.items()}
            marks[number] = Mark(number, allowed[area.color], draw(st.sampled_from([0, 1, 2, None])))
    return FilledSheet("Anna", tuple(marks[number] for number in sorted(marks)))


@given(st.data(), st.sampled_from(["dice:PP/OgO/YY", "dice:PYO/OgGB/YobYO/BOPG/pYY"]))
@settings(max_examples=300, deadline=None)
def test_reachability_is_decided_as_trying_every_order_decides_it(data: st.DataObject, name: str) -> None:
    layout = load(name)
    sheet = data.draw(legal_numbers(layout))
    cells = list(layout.cells.values())
    start = next(cells[mark.hex].square for mark in sheet.marks if mark.pip == 0)
    assert start
    (paper,) = naive.read_players(as_file(layout, name, [sheet], [start], solo=False), layout)
    codes = {fault.code for fault in find_faults(layout, [sheet], [start])[0]}
    assert ("not-reachable" in codes) == (not naive.some_order_exists(paper))
