"""Sheets scored by hand, to trust the naive scorer of paper games. Run with pytest, or as a script."""

import random
from typing import Any

from padgen import Layout, load
from padgen.hexgrid import Hex
from tests.dicegame.dice import naive_dice_game as naive
from tests.dicegame.dice.paper import naive_papersheet as paper

ANNA = """
.    .    .    .
.    4II  .    .    .
.    x    2II  2II  .    .
.    5I   6I   .    .    .    .
.    .    .    .    .    .
.    .    .    .    .
.    .    .    .
"""


def game(players: list[dict[str, Any]], variant: str = "standard") -> dict[str, Any]:
    return {"game": "dice", "variant": variant, "players": players}


def player(name: str, start: str, sheet: str, **more: object) -> dict[str, Any]:
    return {"name": name, "start": start, "sheet": sheet} | more


def score(layout: str, *players: dict[str, Any], variant: str = "standard") -> paper.GameReport:
    return paper.score_game(game(list(players), variant), load(layout))


def codes(report: paper.GameReport) -> list[str]:
    return sorted(fault.code for player_ in report.players for fault in player_.faults)


def flower(sheet: str, start: str = "gray", letters: str = "PP/OgO/YY", **more: object) -> paper.GameReport:
    """A sheet of seven hexes, its rows divided by slashes, with the claim that the only castle entitles to."""
    claims = {"first": ["green"]} | more
    return score("dice:" + letters, player("Anna", start, sheet.replace("/", "\n"), **claims))


def test_the_worked_sheet() -> None:
    report = score(
        "a",
        player("Anna", "blue", ANNA, sold=[0, 2, 0], unused={"silver": 2, "worker": 11}, written=[5, 10, 0]),
    )
    anna = report.players[0]
    assert (anna.phases, anna.total, anna.faults) == ([5, 10, 0], 15, [])
    kinds = [(line.phase, line.what, line.color, line.points) for line in anna.lines]
    assert sorted(kinds) == [
        (1, "area", "blue", 4),
        (1, "castle", "green", 1),
        (2, "area", "yellow", 6),
        (2, "sale", "blue", 4),
    ]


def test_faults_of_single_marks() -> None:
    assert codes(flower("3I ./. x ./. .")) == ["pip-not-allowed"]
    assert codes(flower("2I 2I/. x ./. .", letters="OO/OgY/PP")) == ["city-repeats"]
    assert codes(flower("2I 3I/. x ./. .", letters="YY/YgO/PP")) == ["pasture-differs"]
    assert codes(flower(". ./. x ./. 4I", letters="PP/OgO/Yb")) == ["castle-number"]
    assert codes(flower("2I 2/. x ./. .", letters="YY/OgO/PP", first=["green", "yellow"])) == []
    assert codes(flower("2 2/. x ./. .", letters="YY/OgP/PP", first=["green", "yellow"])) == ["phase-missing"]


def test_starting_castle() -> None:
    assert codes(flower(". ./. x ./. .", start="blue")) == ["start-castle"]
    assert codes(flower(". ./. . ./. .", first=[])) == ["start-castle"]
    assert codes(flower(". ./. . ./. 2I", first=[])) == ["start-castle"]
    assert codes(flower("x ./. x ./. .", first=["green"])) == ["start-castle"]
    assert codes(flower("x ./. . ./. .", first=[])) == ["start-castle"]


def test_reachable_only_in_some_order() -> None:
    letters = "PP/OgO/YY"
    # The ring around the castle is all beside it; a far hex needs a bridge of the same or an earlier phase.
    assert codes(flower("1I ./. x ./. .", letters=letters)) == []
    large = "dice:PPP/OOOO/YYgYY/BBBB/GGG"
    start = player("Anna", "gray", ". . .\n. 2I . .\n. . x . .\n. . . .\n. . .", first=["green"])
    assert codes(score(large, start)) == []
    late_bridge = start | {"sheet": "1I . .\n. 2II . .\n. . x . .\n. . . .\n. . ."}
    assert codes(score(large, late_bridge)) == ["not-reachable"]
    phaseless_bridge = start | {"sheet": "1I . .\n. 2 . .\n. . x . .\n. . . .\n. . ."}
    assert codes(score(large, phaseless_bridge)) == []


def test_castle_number_must_come_first() -> None:
    letters = "dice:OO/YbO/Yg"
    early = player("Anna", "gray", "1II 2II\n. 2I .\n. x")
    # The 2 beside the castle stands only in phase II, the castle claims phase I.
    report = score(letters, early | {"sheet": ". 2II\n. 2I .\n. x", "first": ["green"]})
    assert codes(report) == ["not-reachable"]
    in_order = score(letters, early | {"sheet": ". 2II\n. 2II 3I\n. x", "first": ["green"]})
    assert codes(in_order) == []
    no_number = score(letters, early | {"sheet": ". .\n. 2I .\n. x", "first": ["green"]})
    assert codes(no_number) == ["castle-number"]


def test_sales() -> None:
    river = "BB/ObO/YY"
    one = flower("5I 6I/. x ./. .", start="blue", letters=river, first=["green", "blue"], sold=[2, 0, 0])
    assert (codes(one), one.players[0].phases) == ([], [1 + 3 + 4 + 4 + 4, 0, 0])
    many = flower("5II 6II/. x ./. .", start="blue", letters=river, first=["green", "blue"], sold=[2, 0, 0])
    assert (codes(many), many.players[0].phases) == (["sold-too-many"], [1 + 3 + 2, 3 + 4, 0])
    few = flower("5I 6I/. x ./. .", start="blue", letters=river, first=["green", "blue"], sold=[0, 1, 0])
    assert (codes(few), few.players[0].phases) == (["sold-too-few"], [1 + 3 + 4 + 4, 2, 0])
    left = flower(". ./. x ./. .", start="blue", letters=river, sold=[1, 0, 0], unused={"commodity": 1})
    assert codes(left) == ["unused-too-many"]


def test_unused() -> None:
    assert codes(flower(". ./. x ./. .", unused={"silver": 1})) == []
    assert codes(flower(". ./. x ./. .", unused={"silver": 2})) == ["unused-too-many"]
    assert codes(flower(". ./. x ./. .", unused={"worker": 30})) == []
    assert codes(flower(". ./. x ./. .", unused={"worker": 31})) == ["unused-too-many"]
    assert codes(flower("1I ./. x ./. .", unused={"worker": 30})) == ["unused-too-many"]


def full_duchy(phase: str, more: str = "II") -> str:
    """Duchy A with cities, rivers, mines ... around the blue castle: as many marks as named, the rest later."""
    return (
        f". . . .\n3{more} 4{phase} . . .\n2{phase} x 2{phase} 2{phase} . .\n1{phase} 5{phase} 6{phase} 2{phase} . . .\n"
        + (f". . 1{phase} . . .\n. . . 1{phase} .\n. . . .")
    )


def test_too_many_marks() -> None:
    layout = load("a")
    # Ten marks fit without a silver; the eleventh needs one. There is none but from a sale.
    ten = full_duchy("I")
    marks = sum(token not in {".", "x"} for token in ten.split())
    assert marks == 11
    assert sum(token.endswith("II") for token in ten.split()) == 1
    base = player("Anna", "blue", ten)
    report = paper.score_game(game([base]), layout)
    assert "too-many-marks" not in codes(report)
    crowded = base | {"sheet": ten.replace("3II", "3I")}
    assert "too-many-marks" in codes(paper.score_game(game([crowded]), layout))
    paid = crowded | {"sold": [1, 0, 0]}
    assert "too-many-marks" not in codes(paper.score_game(game([paid]), layout))
    hoarded = paid | {"unused": {"silver": 1}}
    assert "too-many-marks" in codes(paper.score_game(game([hoarded]), layout))
    assert "too-many-marks" in codes(paper.score_game(game([base], "solo"), layout))


PURPLE = {"early": "1I 1I\n. x .\n. .", "middle": "1I 1II\n. x .\n. .", "late": "1I 1III\n. x .\n. ."}


def claims(*players: tuple[str, str]) -> tuple[list[str], list[int]]:
    """Faults and totals of players who finished purple early, in the middle or late, and claim "first", "second" or ""."""
    entries = []
    for number, (when, claim) in enumerate(players):
        first = ["green", "purple"] if claim in {"first", "both"} else ["green"]
        second = ["purple"] if claim in {"second", "both"} else []
        sheet = PURPLE[when] if when else ". .\n. x .\n. ."
        entries.append(player(f"P{number}", "gray", sheet, first=first, second=second))
    report = score("dice:PP/OgO/YY", *entries)
    return codes(report), [player_.total - 4 for player_ in report.players]


def test_claims() -> None:
    assert claims(("early", "first"), ("middle", "second")) == ([], [4 + 3, 3 + 2])
    assert claims(("early", "first"), ("early", "first"), ("late", "second")) == ([], [7, 7, 4])
    assert claims(("early", "first"), ("early", "second"), ("late", "")) == ([], [7, 6, 2])
    assert claims(("early", "first"), ("early", ""), ("early", "")) == ([], [7, 4, 4])
    assert claims(("early", ""), ("middle", "second")) == (["claim-missing"], [4, 5])
    assert claims(("early", "first"), ("middle", "")) == (["claim-missing"], [7, 3])
    assert claims(("early", "first"), ("middle", "first")) == (["claim-clash"], [7, 3])
    assert claims(("late", "first"), ("early", "second")) == (["claim-clash"], [2, 4])
    assert claims(("early", "first"), ("middle", "second"), ("late", "second")) == (["claim-clash"], [7, 5, 2])
    assert claims(("early", "both"), ("middle", "")) == (["claim-clash", "claim-missing"], [7, 3])
    assert claims(("early", "both")) == (["claim-clash"], [7])
    assert claims(("early", "second")) == ([], [6]), "the others' sheets are not there"
    assert claims(("early", "second"), ("", "")) == (["claim-clash"], [4, 0])
    assert claims(("early", "second"), ("early", ""), ("early", "")) == (["claim-clash"], [6, 4, 4])
    assert claims(("", "first"), ("middle", "second")) == (["color-not-complete"], [0, 5])
    assert claims(("", "second")) == (["color-not-complete"], [0])
    assert claims(("early", "first"), ("", "second")) == (["color-not-complete"], [7, 0])


def test_solo_ignores_claims() -> None:
    for when, points in (("early", 4 + 3), ("middle", 3 + 3), ("late", 2 + 2)):
        entry = player("Anna", "gray", PURPLE[when], second=["yellow"])
        report = score("dice:PP/OgO/YY", entry, variant="solo")
        assert (codes(report), report.players[0].total) == ([], 4 + points)


def random_sheet(rng: random.Random, layout: Layout) -> str:
    """A few marks, half of the time without a phase, mostly where they cannot be."""
    start = layout.castles[0]
    chosen = set(rng.sample([hex_ for hex_ in layout.cells if hex_ != start], rng.randrange(3, 10)))
    tokens = {hex_: f"{rng.randrange(1, 7)}{rng.choice(['', 'I', 'II', 'III'])}" for hex_ in chosen}
    tokens[start] = "x"
    return "\n".join(" ".join(tokens.get(hex_, ".") for hex_ in row) for row in layout.rows)


def test_growing_decides_as_trying_every_order_does() -> None:
    rng = random.Random(7)
    answers = []
    layouts = [load("dice:PP/OgO/YY"), load("dice:OO/gbO/Yp"), load("dice:OO./gbbO/Ypg.o/YYbo/OgO".replace(".", "Y"))]
    for number in range(600):
        layout = layouts[number % 3]
        if number % 3 < 2:
            sheet = random_sheet_small(rng, layout)
        else:
            sheet = random_sheet(rng, layout)
        square = layout.cells[layout.castles[0]].square
        entry = player("Anna", str(square), sheet)
        page = paper.read_players(game([entry]), layout)[0]
        possible = paper.some_order_exists(page)
        assert possible == (not paper.grow(page)[1])
        answers.append(possible)
    assert 50 < sum(answers) < 550


def random_sheet_small(rng: random.Random, layout: Layout) -> str:
    start = layout.castles[0]
    tokens = {
        hex_: f"{rng.randrange(1, 3)}{rng.choice(['', 'I', 'II', 'III'])}" for hex_ in layout.cells if rng.randrange(3)
    }
    tokens[start] = "x"
    return "\n".join(" ".join(tokens.get(hex_, ".") for hex_ in row) for row in layout.rows)


def played(rng: random.Random, layout: Layout, *, solo: bool) -> tuple[dict[str, Any], naive.Game]:
    """A random game, and the file that careful players would have written of it."""
    starts = rng.choices(layout.castles, k=1 if solo else rng.randrange(1, 4))
    table = naive.new_game(layout, starts, solo=solo)
    phases: list[dict[Hex, int]] = [{} for _ in starts]
    sold = [[0, 0, 0] for _ in starts]
    first: list[list[str]] = [[] for _ in starts]
    second: list[list[str]] = [[] for _ in starts]
    while not table.over:
        colors, pips = rng.choices(naive.COLORS, k=2), rng.choices(range(1, 7), k=2)
        roll = naive.Roll((colors[0], colors[1]), (pips[0], pips[1]), double=rng.randrange(6) < 2)
        turns = []
        for page in table.pages:
            legal = sorted(naive.legal_turns(page, roll))
            turns.append(max(rng.choices(legal, k=3), key=lambda turn: len(turn[2])))
        phase, before = table.phase, [set(page.finished) for page in table.pages]
        announced = dict(table.announced)
        for number, (page, turn) in enumerate(zip(table.pages, turns, strict=True)):
            phases[number] |= {hex_: phase for hex_, _ in turn[2]}
            sold[number][phase - 1] += page.unused("commodity") if turn[0] else 0
        naive.play_round(table, roll, turns)
        for number, page in enumerate(table.pages):
            for color in page.finished - before[number]:
                if announced[color] < 2:
                    (first, second)[announced[color]][number].append(color)
    entries = []
    for number, page in enumerate(table.pages):
        tokens = {hex_: f"{pip}{'I' * phases[number][hex_]}" if pip else "x" for hex_, pip in page.pips.items()}
        sheet = "\n".join(" ".join(tokens.get(hex_, ".") for hex_ in row) for row in layout.rows)
        entries.append(
            player(
                f"P{number}",
                str(layout.cells[starts[number]].square),
                sheet,
                sold=sold[number],
                first=[] if solo else first[number],
                second=[] if solo else second[number],
                unused={kind: page.unused(kind) for kind in paper.KINDS},
            )
        )
    return game(entries, "solo" if solo else "standard"), table


def test_played_games_score_the_same_on_paper_and_have_no_faults() -> None:
    rng = random.Random(11)
    small = [load("dice:PP/OgO/YY"), load("dice:OOO/PpbO/YYgBB/GGoP/YYP"), load("dice:BB/YbO/GG")]
    for number in range(120):
        layout = small[number % 3] if number % 4 else load("abcd"[number // 4 % 4])
        data, table = played(rng, layout, solo=number % 5 == 0)
        report = paper.score_game(data, layout)
        assert codes(report) == []
        assert [player_.phases for player_ in report.players] == [page.points for page in table.pages]
        assert [int(player_.name[1:]) for player_ in report.players if player_.rank == 1] == naive.winners(table.pages)
        assert report.decided_by == naive.decided_by(table.pages)


if __name__ == "__main__":
    for test_name, test in sorted(globals().items()):
        if test_name.startswith("test_"):
            test()
