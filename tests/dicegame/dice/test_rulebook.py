"""Every worked example and described picture of the dice game rulebook of 2017, by heading.

The pictures are not at hand; positions marked "reconstructed" are built to fit the text beside them.
"""

from dataclasses import replace

import pytest

from dicegame.dice.castles import check_start_rule, free_castles
from dicegame.dice.game import Claim, Game, PlayerState, Setup, begin_round, new_game, settle, take_turn
from dicegame.dice.masks import COLOR_NAMES, compile_layout, find_castle, members
from dicegame.dice.paper.result import score_sheets
from dicegame.dice.referee import apply, why_not
from dicegame.dice.roll import Roll, parse_roll
from dicegame.dice.rules import legal_turns, mark, start
from dicegame.dice.sheet import FilledSheet, Mark, Sheet
from dicegame.dice.turn import format_turn, parse_turn
from padgen import PadgenError
from padgen.tables import DiceTables
from tests.dicegame.dice.dice_positions import MASKS, A, at, position

SINGLE = parse_roll("orange orange 1 1")


def legal(sheet: Sheet, roll: str) -> set[str]:
    return {format_turn(turn) for turn in legal_turns(MASKS, sheet, parse_roll(roll))}


def play(sheet: Sheet, roll: str, turn: str, phase: int = 0) -> Sheet:
    return apply(MASKS, sheet, parse_roll(roll), parse_turn(turn), phase)


def game(names: tuple[str, ...] = ("Anna", "Ben"), variant: str = "standard") -> Game:
    return new_game(Setup(A, names, (find_castle(MASKS, "blue"),) * len(names), variant))


def passed(game: Game, *rolls: Roll) -> Game:
    for roll in rolls:
        game = begin_round(game, roll)
        for player in range(len(game.players)):
            game = take_turn(game, player, parse_turn("pass"))
    return settle(game)


# General rules


def test_general_rules_only_1_and_2_fill_purple_3_and_4_gray_5_and_6_blue() -> None:
    for color, pips in (("purple", (1, 2)), ("gray", (3, 4)), ("blue", (5, 6))):
        number = COLOR_NAMES.index(color)
        for pip in range(1, 7):
            assert (MASKS.fits[pip] & MASKS.of[number] == MASKS.of[number]) == (pip in pips)
            assert (MASKS.fits[pip] & MASKS.of[number] == 0) == (pip not in pips)


def test_general_rules_first_to_mark_all_seven_yellow_gets_4_second_2() -> None:
    yellow = COLOR_NAMES.index("yellow")
    assert MASKS.of[yellow].bit_count() == 7
    assert MASKS.color_points[2 * yellow : 2 * yellow + 2] == (4, 2)


def test_general_rules_duchy_a_has_these_areas() -> None:
    sizes = {name: sorted({MASKS.area[h] for h in members(MASKS.of[c])}, key=int) for c, name in enumerate(COLOR_NAMES)}
    counted = {name: sorted(area.bit_count() for area in areas) for name, areas in sizes.items()}
    assert counted == {
        "blue": [2, 2, 2],
        "gray": [2, 2],
        "orange": [1, 1, 3, 4],
        "purple": [1, 2, 2, 2],
        "green": [1, 1, 1, 1],
        "yellow": [1, 2, 2, 2],
    }


def test_general_rules_an_area_of_three_is_worth_8_6_4_by_phase() -> None:
    (city,) = {area for area in MASKS.area if area.bit_count() == 3}
    first, second, last = members(city)
    for phase, points in enumerate((8, 6, 4)):
        sheet = start(MASKS, find_castle(MASKS, "orange"))
        for hex_, pip in ((first, 1), (second, 2)):
            sheet = mark(MASKS, sheet, hex_, pip, 0)
        assert mark(MASKS, sheet, last, 3, phase).points - sheet.points == points


# Game setup


def test_game_setup_the_castle_with_the_blue_square_gives_a_commodity_and_the_first_point() -> None:
    sheet = start(MASKS, find_castle(MASKS, "blue"))
    assert (sheet.monks, sheet.silver, sheet.commodities, sheet.workers, sheet.points) == (0, 0, 1, 0, 1)


@pytest.mark.parametrize(("square", "circles"), [("purple", (1, 0, 0, 0)), ("gray", (0, 1, 0, 0)), ("orange", (0, 0, 0, 1))])
def test_game_setup_each_square_gives_its_own_bonus(square: str, circles: tuple[int, ...]) -> None:
    assert start(MASKS, find_castle(MASKS, square))[3:7] == circles


# Game play


def test_game_play_the_first_hex_is_next_to_the_starting_castle() -> None:
    sheet = start(MASKS, find_castle(MASKS, "blue"))
    beside = {at(2, 1), at(2, 2), at(3, 1), at(3, 3), at(4, 2), at(4, 3)}
    every_color = [
        f"{a} {b} {p} {q}" for a, b in (("p", "gra"), ("b", "o"), ("y", "gre")) for p, q in ((1, 2), (3, 4), (5, 6))
    ]
    marked = {int(turn.split("=")[0]) for roll in every_color for turn in legal(sheet, roll) if turn != "pass"}
    assert marked == beside


def test_game_play_one_hourglass_checks_off_one_box_two_check_off_two() -> None:
    assert begin_round(game(), SINGLE).clock.boxes == 1
    assert begin_round(game(), doubled(SINGLE)).clock.boxes == 2


def test_game_play_a_double_with_one_box_left_checks_off_only_that_and_still_sells() -> None:
    nine = passed(game(), *[SINGLE] * 9)
    last = begin_round(nine, doubled(SINGLE))
    assert (last.clock.boxes, last.clock.ends_phase) == (10, True)
    for player in range(2):
        last = take_turn(last, player, parse_turn("sell pass"))
    closed = settle(last)
    assert (closed.clock.phase, closed.clock.boxes) == (1, 0)
    assert closed.players[0].sheet.silver == 1


@pytest.mark.parametrize(("rolls", "rounds"), [([True] * 5, 5), ([False] * 10, 10)])
def test_game_play_a_phase_has_5_to_10_rounds(rolls: list[bool], rounds: int) -> None:
    before = passed(game(), *[SINGLE._replace(double=double) for double in rolls[:-1]])
    assert (before.clock.phase, before.clock.round) == (0, rounds - 1)
    assert passed(before, SINGLE._replace(double=rolls[-1])).clock.phase == 1


def test_game_play_who_builds_no_combination_circles_a_worker() -> None:
    assert play(start(MASKS, find_castle(MASKS, "blue")), "gray gray 1 1", "pass").workers == 1


def test_game_play_three_phases_then_the_game_ends() -> None:
    over = passed(game(), *[doubled(SINGLE)] * 15)
    assert over.clock.over
    with pytest.raises(Exception, match="over"):
        begin_round(over, SINGLE)


# Monastery hex, Mine and river hexes, City hex, Castle hex, Pasture hex

FULL_AREAS = [
    ([(3, 6)], [1], (1, 1, 1), "monks"),
    ([(2, 3), (2, 4)], [1, 1], (4, 3, 2), "monks"),
    ([(1, 3), (1, 4)], [3, 4], (4, 3, 2), "silver"),
    ([(4, 2), (4, 3)], [5, 5], (4, 3, 2), "commodities"),
    ([(4, 5), (4, 6), (4, 7)], [1, 2, 3], (8, 6, 4), "workers"),
    ([(2, 1), (2, 2), (3, 1), (4, 1)], [1, 2, 3, 4], (13, 10, 7), "workers"),
    ([(3, 3), (3, 4)], [5, 5], (8, 6, 4), None),
    ([(5, 6)], [5], (2, 2, 2), None),
]


@pytest.mark.parametrize("phase", range(3))
@pytest.mark.parametrize(("places", "pips", "points", "bonus"), FULL_AREAS)
def test_final_hex_of_an_area_gives_points_and_bonus(
    places: list[tuple[int, int]], pips: list[int], points: tuple[int, ...], bonus: str | None, phase: int
) -> None:
    sheet = start(MASKS, find_castle(MASKS, "orange"))
    for place, pip in zip(places[:-1], pips[:-1], strict=True):
        grown = mark(MASKS, sheet, at(*place) - 1, pip, phase)
        assert grown.circles == sheet.circles
        assert grown.points == sheet.points
        sheet = grown
    done = mark(MASKS, sheet, at(*places[-1]) - 1, pips[-1], phase)
    assert done.points - sheet.points == points[phase]
    gained = {name: getattr(done, name) - getattr(sheet, name) for name in ("monks", "silver", "commodities", "workers")}
    assert {name: number for name, number in gained.items() if number} == ({bonus: 1} if bonus else {})


def test_city_hex_numbers_differ_within_one_city_only() -> None:
    # reconstructed: the city of four has a 2, the single city at the bottom lies beside a marked river
    sheet = position(
        """
           .  .  .  .
          2  .  .  .  .
         .  x  .  .  .  .
        .  .  .  .  .  .  .
         .  .  .  .  .  .
          .  .  5  .  .
           .  .  .  .
        """
    )
    turns = legal(sheet, "orange orange 2 5")
    assert f"{at(2, 2)}=5" in turns
    assert f"{at(2, 2)}=2" not in turns
    assert {f"{at(7, 2)}=2", f"{at(7, 2)}=5"} <= turns


def test_castle_hex_takes_a_number_marked_beside_it() -> None:
    # reconstructed: a 6 in the river beside the castle with the purple square; the 2 lies one hex further
    sheet = position(
        """
           .  .  .  .
          .  .  .  .  .
         .  x  .  .  .  .
        .  .  .  2  .  .  .
         .  .  .  6  .  .
          .  .  .  .  .
           .  .  .  .
        """
    )
    assert {turn for turn in legal(sheet, "green green 6 2") if "=" in turn} == {f"{at(5, 5)}=6"}


def test_castle_hex_gives_one_point_and_the_bonus_of_its_square() -> None:
    before = start(MASKS, find_castle(MASKS, "blue"))
    before = mark(MASKS, before, at(5, 4) - 1, 6, 0)
    after = play(before, "green blue 6 1", f"{at(5, 5)}=6", phase=2)
    assert (after.points - before.points, after.monks) == (1, 1)


def test_pasture_hex_the_player_with_many_options() -> None:
    # reconstructed: duchy A, phase II, dice yellow, orange, 4, 6; the bottom right pasture has a 3, the top pasture is
    # empty; every city beside a marked hex is full; a river and a mine are not
    sheet = position(
        """
           .  .  .  .
          5  2  1  .  .
         3  x  .  .  .  .
        6  5  5  .  .  .  .
         .  .  2  .  .  .
          .  .  5  .  .
           .  4  3  .
        """,
        monks=2,
        workers=1,
    )
    turns = legal(sheet, "yellow orange 4 6")
    worker = f"worker {at(7, 4)}=3"
    assert worker in turns
    assert play(sheet, "yellow orange 4 6", worker, phase=1).points == 3 + 3
    assert {f"{at(3, 3)}=4", f"{at(3, 3)}=6", f"{at(3, 4)}=4", f"{at(3, 4)}=6"} <= turns

    def marking(color: str) -> set[str]:
        numbers = {str(hex_ + 1) for hex_ in members(MASKS.of[COLOR_NAMES.index(color)])}
        return {turn for turn in turns if turn != "pass" and turn.split()[-1].split("=")[0] in numbers}

    assert marking("orange") == set()
    assert {turn.split("=")[1] for turn in marking("blue")} == {"6"}
    assert {turn.split("=")[1] for turn in marking("gray")} == {"4"}
    assert all(turn.startswith("monk ") for turn in marking("blue") | marking("gray"))
    assert f"monk {at(1, 3)}=4" in turns


# How to use bonuses


def test_at_most_one_bonus_a_round() -> None:
    sheet = start(MASKS, find_castle(MASKS, "blue"))._replace(monks=2, silver=2, workers=2)
    for turn in legal(sheet, "purple yellow 1 6 double"):
        assert sum(word in turn for word in ("monk", "worker", "silver")) <= 1
    for turn in (f"monk {at(4, 2)}=5 silver {at(4, 3)}=5", "monk worker 5=1"):
        with pytest.raises(PadgenError, match="not a valid turn"):
            parse_turn(turn)


def test_monk_changes_a_color_and_is_checked_off() -> None:
    sheet = start(MASKS, find_castle(MASKS, "blue"))._replace(monks=1)
    after = play(sheet, "purple gray 5 1", f"monk {at(4, 2)}=5")
    assert after.monks == 0
    assert after.marked >> (at(4, 2) - 1) & 1
    assert f"monk {at(4, 2)}=6" not in legal(sheet, "purple gray 5 1")
    assert not any("monk" in turn for turn in legal(sheet._replace(monks=0), "purple gray 5 1"))


def test_worker_changes_a_pip_and_is_checked_off() -> None:
    sheet = start(MASKS, find_castle(MASKS, "blue"))._replace(workers=1)
    after = play(sheet, "blue gray 1 1", f"worker {at(4, 2)}=5")
    assert after.workers == 0
    assert f"worker {at(4, 2)}=4" not in legal(sheet, "blue gray 1 1")
    assert not any(turn.startswith(f"worker {at(3, 3)}") for turn in legal(sheet, "blue gray 1 1"))


def test_silver_example_1_a_city_hex_with_2_then_a_second_with_4() -> None:
    # reconstructed: one orange die, the other of a color of no use; both marks use it, with different pip dice
    sheet = start(MASKS, find_castle(MASKS, "blue"))._replace(silver=1)
    turn = f"{at(2, 1)}=2 silver {at(2, 2)}=4"
    assert turn in legal(sheet, "orange gray 2 4")
    assert play(sheet, "orange gray 2 4", turn).silver == 0


def test_silver_example_2_a_pasture_hex_with_1_then_another_with_the_other_1() -> None:
    sheet = start(MASKS, find_castle(MASKS, "blue"))._replace(silver=1)
    turn = f"{at(3, 3)}=1 silver {at(3, 4)}=1"
    assert turn in legal(sheet, "yellow gray 1 1")
    assert turn in legal(sheet, "yellow yellow 1 6")
    reason = why_not(MASKS, sheet, parse_roll("yellow gray 1 6"), parse_turn(turn))
    assert str(reason) == "the second mark must use at least one other die than the first (Dice game rulebook 2017, Silver)"


def test_commodity_a_double_sells_all_for_a_silver_and_2_points_each_and_is_no_bonus() -> None:
    sheet = start(MASKS, find_castle(MASKS, "blue"))._replace(commodities=3, monks=1)
    turn = f"sell monk {at(4, 2)}=5"
    assert not any("sell" in turn for turn in legal(sheet, "purple gray 5 1"))
    after = play(sheet, "purple gray 5 1 double", turn)
    assert (after.commodities, after.silver, after.monks, after.points - sheet.points) == (0, 3, 0, 6)
    assert f"monk {at(4, 2)}=5" in legal(sheet, "purple gray 5 1 double")


# Extra victory points for completed colors


def nearly_gray(names: tuple[str, ...]) -> Game:
    """Reconstructed: everybody lacks only the mine hex at row 1, place 4, to finish gray."""
    begun = game(names)
    seats = []
    for seat in begun.players:
        sheet, marks = seat.sheet, seat.marks
        for place, pip in (((2, 3), 1), ((2, 4), 1), ((1, 3), 3), ((6, 2), 3), ((7, 1), 4)):
            sheet = mark(MASKS, sheet, at(*place) - 1, pip, 0)
            marks += (Mark(at(*place) - 1, pip, 0),)
        seats.append(PlayerState(sheet, marks))
    return replace(begun, players=tuple(seats))


def finishing(game: Game, *players: int) -> Game:
    game = begin_round(game, parse_roll("gray gray 4 4"))
    for player in range(len(game.players)):
        game = take_turn(game, player, parse_turn("4=4" if player in players else "pass"))
    return settle(game)


def gray_points(game: Game) -> list[int]:
    return [sum(line.points for line in report.lines if "finish gray" in str(line.label)) for report in game.outcome.players]


def test_all_who_finish_a_color_in_one_round_get_the_full_value_and_the_second_remains() -> None:
    end = nearly_gray(("Anna", "Ben", "Cleo", "Dan", "Eve"))
    end = finishing(end, 0, 1)
    end = finishing(end)
    end = finishing(end, 2, 3)
    end = finishing(end, 4)
    assert gray_points(end) == [3, 3, 1, 1, 0]


def test_each_who_finishes_a_color_leaves_the_next_value_open() -> None:
    open_ = nearly_gray(("Anna", "Ben", "Cleo"))
    assert open_.open_values["gray"] == (3, 1)
    open_ = finishing(open_, 0, 1)
    assert open_.open_values["gray"] == (1,)
    open_ = finishing(open_, 2)
    assert open_.open_values == {
        "purple": (3, 2),
        "gray": (),
        "blue": (4, 2),
        "orange": (6, 3),
        "green": (3, 1),
        "yellow": (4, 2),
    }


# Game end


def report(names: str, *circles: int, pips: tuple[int, ...] = (1, 1)) -> tuple[tuple[str, ...], str, list[int]]:
    sheets = [
        FilledSheet(name, (Mark(at(3, 2) - 1, 0, 0), Mark(at(3, 6) - 1, 1, pip - 1)), unused=(own, 0, 0, 0))
        for name, own, pip in zip(names, circles, pips, strict=True)
    ]
    outcome = score_sheets(A, sheets)
    return outcome.winners, outcome.decided_by, [player.rank for player in outcome.players]


def test_game_end_a_tie_is_broken_by_remaining_bonuses_then_shared() -> None:
    assert report("AB", 1, 2) == (("B",), "remaining circles", [2, 1])
    assert report("AB", 2, 2) == (("A", "B"), "shared", [1, 1])


# Variants


def test_solo_has_8_rounds_a_phase_whatever_the_hourglasses() -> None:
    solo = game(("Anna",), "solo")
    assert passed(solo, *[doubled(SINGLE)] * 7).clock.phase == 0
    assert passed(solo, *[doubled(SINGLE)] * 8).clock.phase == 1
    assert passed(solo, *[SINGLE] * 24).clock.over


@pytest.mark.parametrize(("phase", "points"), [(0, 3), (1, 3), (2, 1)])
def test_solo_colors_give_the_higher_value_in_phases_1_and_2_the_lower_in_3(phase: int, points: int) -> None:
    gray = members(MASKS.of[COLOR_NAMES.index("gray")])
    sheet = FilledSheet("Anna", tuple(Mark(hex_, 3, phase if hex_ == gray[0] else 0) for hex_ in gray))
    lines = score_sheets(A, [sheet], solo=True).players[0].lines
    assert [(line.phase, line.points) for line in lines if str(line.label) == "gray finished"] == [(phase, points)]
    solo = passed(game(("Anna",), "solo"), *[SINGLE] * (8 * phase))
    assert solo.open_values["gray"] == (points,)
    assert replace(solo, claims=(Claim((0,)),) * len(COLOR_NAMES)).open_values["gray"] == ()


@pytest.mark.parametrize(
    ("total", "rating"),
    [(50, None), (51, "well done"), (60, "well done"), (61, "excellent"), (69, "excellent"), (70, "incredible")],
)
def test_solo_ratings(total: int, rating: str | None) -> None:
    layout = replace(A, tables=DiceTables(castle_points=total))
    castle = find_castle(compile_layout(layout), "blue")
    assert score_sheets(layout, [FilledSheet("Anna", (Mark(castle, 0, 0),))], solo=True).players[0].verdict == rating


def doubled(roll: Roll) -> Roll:
    return roll._replace(double=True)


def test_all_different_each_castle_once_and_up_to_four_players() -> None:
    castles = [find_castle(MASKS, square) for square in ("blue", "gray", "orange", "purple")]
    assert free_castles(MASKS, "different", castles[:2]) == castles[2:]
    check_start_rule(MASKS, "different", 4)
    with pytest.raises(PadgenError, match="up to 4 players, not 5"):
        check_start_rule(MASKS, "different", 5)


def test_all_the_same_and_in_secret() -> None:
    castles = [find_castle(MASKS, square) for square in ("blue", "gray", "orange", "purple")]
    assert free_castles(MASKS, "same", []) == castles
    assert free_castles(MASKS, "same", castles[1:2]) == castles[1:2]
    assert free_castles(MASKS, "secret", castles[:1]) == castles
    check_start_rule(MASKS, "secret", 100)
