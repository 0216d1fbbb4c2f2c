"""Deciding with the rules, on likelihoods that are written down here, without nets and pictures."""

import numpy as np
import pytest

from dicegame.dice.masks import BLUE, GREEN, ORANGE, YELLOW, Masks, compile_layout, members
from dicegame.dice.paper.faults import find_faults
from dicegame.photo.decide import ReadSheet, decide
from dicegame.photo.knowledge import Knowledge, Reading
from dicegame.photo.marks import FLOOR, MARK, RING, VALUES, SheetMarks, _claims
from tests.dicegame.photo.made import Made, made, words

CLEAR = -12.0
"""What is impossible to the eye."""


def sharp(sheet: Made) -> SheetMarks:
    """Likelihoods as of a perfect eye."""
    filling = sheet.filling
    texts = words(filling)
    values = np.full((37, 8), CLEAR, np.float32)
    ticks = np.full((37, 3, 2), CLEAR, np.float32)
    ticks[:, :, 0] = 0
    for hex_, text in enumerate(texts):
        values[hex_, VALUES.index(text[0])] = 0
        if len(text) > 1:
            ticks[hex_, len(text) - 2] = (CLEAR, 0)
    circles = np.full((len(filling.circles), 3), CLEAR, np.float32)
    circles[np.arange(len(filling.circles)), filling.circles] = 0
    claims = np.full((6, 2, 2), CLEAR, np.float32)
    claims[:, :, 0] = 0
    for which, colors in enumerate((filling.sheet.first, filling.sheet.second)):
        for color in colors:
            claims[color, which] = (CLEAR, 0)
    sold = np.full((3, 10), CLEAR, np.float32)
    sold[np.arange(3), filling.sheet.sold] = 0
    time = np.full((3, 10, 2), CLEAR, np.float32)
    for phase, boxes in enumerate(filling.time):
        time[phase, :boxes, 1] = 0
        time[phase, boxes:, 0] = 0
    return SheetMarks(values, np.zeros(37, np.float32), ticks, circles, claims, sold, time)


def unsure(marks: SheetMarks, hex_: int, **likely: float) -> SheetMarks:
    """The likelihoods with other ones for the number of a hex: `_5=-0.1`."""
    values = marks.values.copy()
    values[hex_] = CLEAR
    for name, value in likely.items():
        values[hex_, VALUES.index(name[1:])] = value
    return marks._replace(values=values)


def marked(sheet: Made, color: int) -> list[int]:
    """The hexes of a color with a number."""
    masks = compile_layout(sheet.print.layout)
    return [mark.hex for mark in sheet.filling.sheet.marks if masks.of[color] >> mark.hex & 1 and mark.pip]


def read_back(sheet: Made, marks: SheetMarks) -> ReadSheet:
    return decide(marks, sheet.flat)


@pytest.mark.parametrize("number", [1, 2, 5])
def test_what_is_clear_is_read_and_not_asked(number: int) -> None:
    sheet = made(number)
    read = read_back(sheet, sharp(sheet))
    assert read.marks == words(sheet.filling)
    assert read.sold == sheet.filling.sheet.sold
    assert (len(read.first), len(read.second)) == (len(sheet.filling.sheet.first), len(sheet.filling.sheet.second))
    assert read.unused == sheet.filling.sheet.unused
    assert read.time == sheet.filling.time
    assert read.doubts == ()


def test_the_color_decides_between_numbers_that_look_alike() -> None:
    sheet = made(1)
    hex_ = marked(sheet, BLUE)[0]
    right = words(sheet.filling)[hex_]
    read = read_back(sheet, unsure(sharp(sheet), hex_, **{f"_{right[0]}": -1.0, "_3": -0.5}))
    assert read.marks[hex_] == right
    assert read.doubts == () or read.doubts[0].place == hex_


def far_from_castles() -> tuple[Made, int]:
    """A river hex with a number that no marked castle needs."""
    for sheet in map(made, range(1, 9)):
        texts = words(sheet.filling)
        masks = compile_layout(sheet.print.layout)
        castles = [hex_ for hex_ in members(masks.of[GREEN]) if texts[hex_] != "."]
        for hex_ in marked(sheet, BLUE):
            if not any(masks.near[hex_] >> castle & 1 for castle in castles):
                return sheet, hex_
    raise AssertionError


def test_what_the_rules_cannot_decide_is_asked() -> None:
    sheet, hex_ = far_from_castles()
    texts = words(sheet.filling)
    text = texts[hex_]
    other = {"5": "6", "6": "5"}[text[0]]
    read = read_back(sheet, unsure(sharp(sheet), hex_, **{f"_{text[0]}": -0.6, f"_{other}": -0.8}))
    asked = [doubt for doubt in read.doubts if doubt.place == hex_]
    assert asked
    assert {asked[0].first[0], asked[0].second[0]} == {"5", "6"}
    assert 0.4 < asked[0].probability < 0.7


def test_a_clear_mistake_is_not_mended() -> None:
    sheet = made(1)
    hex_ = marked(sheet, BLUE)[0]
    text = words(sheet.filling)[hex_]
    read = read_back(sheet, unsure(sharp(sheet), hex_, _3=0.0, **{f"_{text[0]}": -9.0}))
    assert read.marks[hex_] == "3" + text[1:]


def test_a_city_and_a_pasture_help_each_other() -> None:
    sheet = made(1)
    masks: Masks = compile_layout(sheet.print.layout)
    texts = words(sheet.filling)
    pasture = next(
        area for area in set(masks.area) if area & masks.of[YELLOW] and sum(texts[h] != "." for h in members(area)) > 1
    )
    hex_ = next(hex_ for hex_ in members(pasture) if texts[hex_] != ".")
    wrong = "4" if texts[hex_][0] != "4" else "6"
    read = read_back(sheet, unsure(sharp(sheet), hex_, **{f"_{texts[hex_][0]}": -1.2, f"_{wrong}": -0.4}))
    assert read.marks[hex_] == texts[hex_]
    city = next(
        area for area in set(masks.area) if area & masks.of[ORANGE] and sum(texts[h] != "." for h in members(area)) > 1
    )
    first, second = [hex_ for hex_ in members(city) if texts[hex_] != "."][:2]
    repeated = texts[second][0]
    read = read_back(sheet, unsure(sharp(sheet), first, **{f"_{texts[first][0]}": -1.2, f"_{repeated}": -0.4}))
    assert read.marks[first] == texts[first]


def test_two_ticks_are_asked() -> None:
    sheet = made(1)
    marks = sharp(sheet)
    hex_ = marked(sheet, BLUE)[0]
    marks.ticks[hex_] = np.log(0.5)
    read = read_back(sheet, marks)
    assert hex_ in {doubt.place for doubt in read.doubts}


def test_a_phase_beside_the_start_or_an_empty_hex_is_not_asked() -> None:
    sheet = made(1)
    texts = words(sheet.filling)
    marks = sharp(sheet)
    for hex_ in (texts.index("x"), texts.index(".")):
        marks.ticks[hex_, 1] = np.log(0.5)
    assert read_back(sheet, marks).doubts == ()
    covered = read_back(
        sheet, marks._replace(asked=frozenset({("hex", texts.index("x")), ("hex", texts.index("."))}))
    ).doubts
    assert [doubt.first for doubt in covered] == [texts[doubt.place] for doubt in covered if isinstance(doubt.place, int)]
    assert all(doubt.first != doubt.second for doubt in covered)


def test_a_clear_phase_beside_an_empty_hex_is_asked() -> None:
    """A number may be too faint or too near the edge of its box to be read as one."""
    sheet = made(1)
    marks = sharp(sheet)
    hex_ = words(sheet.filling).index(".")
    marks.ticks[hex_, 2] = FLOOR, -1e-6
    (doubt,) = read_back(sheet, marks).doubts
    assert (doubt.place, doubt.first) == (hex_, ".")
    assert doubt.second.endswith("III")


def test_a_ring_that_cannot_be_told_is_asked_or_known_from_the_areas() -> None:
    sheet = made(1)
    marks = sharp(sheet)
    ringed = sheet.filling.circles.index(1)
    marks.circles[ringed] = np.log([0.5, 0.48, 0.02])
    read = read_back(sheet, marks)
    assert read.unused == sheet.filling.sheet.unused or any(str(doubt.place).startswith("unused") for doubt in read.doubts)


def box_shares(rows: dict[int, int]) -> np.ndarray:
    """The net's log-probabilities for the twelve claims: those in `rows` show this, the others are as printed."""
    found = np.full((12, 4), CLEAR, np.float32)
    for cell in range(12):
        found[cell, rows.get(cell, 0)] = 0
    return found


def test_a_value_struck_out_is_a_claim_if_the_color_is_complete_and_nothing_is_ringed() -> None:
    complete = np.array([True, True, False, False, False, False])
    yes = _claims(box_shares({0: MARK, 3: MARK, 4: MARK}), [True] * 6, complete)[:, :, 1] > np.log(0.5)
    assert [(color, value) for color, value in np.argwhere(yes).tolist()] == [(0, 0), (1, 1)]
    ringed = _claims(box_shares({0: MARK, 3: RING, 4: MARK}), [True] * 6, complete)
    assert np.exp(ringed[0, 0, 1]) == pytest.approx(0.5, abs=0.05), "asked: it may be another player's"
    assert (ringed[1, 1, 1] > -0.1, ringed[2, 0, 1] < -3) == (True, True)
    both = _claims(box_shares({0: MARK, 1: MARK}), [True] * 6, complete)
    assert np.exp(both[0, :, 1]) == pytest.approx([0.5, 0.5], abs=0.05), "asked: two others may have been faster"


def test_games_without_faults_cost_nothing_and_each_fault_costs() -> None:
    for number in (1, 2, 3):
        sheet = made(number)
        masks = compile_layout(sheet.print.layout)
        knowledge = Knowledge(sheet.print.layout, masks, sheet.places)
        reading = reading_of(sheet)
        (faults,) = find_faults(sheet.print.layout, [knowledge.filled(reading)], [""], masks=masks)
        assert not [fault for fault in faults if not fault.code.startswith("claim")]
        assert knowledge.price(reading) < 1.5  # the other player's sheet is not known
        hex_ = marked(sheet, BLUE)[0]
        values = (*reading.values[:hex_], "2", *reading.values[hex_ + 1 :])
        assert knowledge.price(Reading(values, *reading_fields(reading))) > knowledge.price(reading) + 3


def test_the_players_own_sums_are_a_checksum() -> None:
    sheet = next(one for one in map(made, range(1, 9)) if one.filling.written)
    masks = compile_layout(sheet.print.layout)
    knowledge = Knowledge(sheet.print.layout, masks, sheet.places)
    assert tuple(knowledge.points(knowledge.filled(reading_of(sheet)))) == sheet.filling.written
    sums = tuple({points: 0.97} for points in sheet.filling.written)
    checked = Knowledge(sheet.print.layout, masks, sheet.places, sums)
    wrong = tuple({points + 3: 0.97} for points in sheet.filling.written)
    other = Knowledge(sheet.print.layout, masks, sheet.places, wrong)
    assert other.price(reading_of(sheet)) > checked.price(reading_of(sheet)) + 8


def reading_of(sheet: Made) -> Reading:
    filling = sheet.filling
    texts = words(filling)
    claims = tuple((int(color in filling.sheet.first), int(color in filling.sheet.second)) for color in range(6))
    return Reading(
        tuple(text[0] for text in texts),
        tuple(len(text) - 2 if len(text) > 1 else -1 for text in texts),
        filling.circles,
        claims,
        filling.sheet.sold,
    )


def reading_fields(
    reading: Reading,
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, int], ...], tuple[int, ...]]:
    return reading.phases, reading.circles, reading.claims, reading.sold
