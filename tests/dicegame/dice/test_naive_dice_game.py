"""Positions counted by hand, to trust the naive dice game before anything is held against it.

Run with pytest, or as a script. Unless a test says otherwise the duchy is a flower of seven hexes around one castle:
two hexes of one color above, one to each side, two below.
"""

import random

from padgen import load
from padgen.hexgrid import Hex
from tests.dicegame.dice import naive_dice_game as naive
from tests.dicegame.dice.naive_dice_game import Board, Roll, Turn, legal_turns

CENTER, WEST, EAST = Hex(0, 0), Hex(-1, 0), Hex(1, 0)
TOP_LEFT, TOP_RIGHT, LOW_LEFT, LOW_RIGHT = Hex(0, -1), Hex(1, -1), Hex(-1, 1), Hex(0, 1)
DUCHY_A_BLUE = Hex(-1, -1)
"""The castle with the blue square on duchy A. Around it: one pasture hex, two river hexes, three city hexes."""


def flower(notation: str) -> Board:
    return Board(load("dice:" + notation))


def kinds(turns: set[Turn]) -> dict[tuple[bool, str, int], int]:
    """How many turns there are by sale, bonus and number of marks."""
    found: dict[tuple[bool, str, int], int] = {}
    for sale, bonus, marks in turns:
        key = (sale, bonus, len(marks))
        found[key] = found.get(key, 0) + 1
    return found


def test_first_round_on_duchy_a() -> None:
    page = naive.new_page(Board(load("a")), DUCHY_A_BLUE)
    assert page.unused("commodity") == 1
    assert page.points == [1, 0, 0]
    turns = legal_turns(page, Roll(("orange", "blue"), (1, 6), double=False))
    assert kinds(turns) == {(False, "", 0): 1, (False, "", 1): 8}  # three cities x two pips, two rivers x one pip


def test_a_sale_pays_for_a_second_mark_in_the_same_turn() -> None:
    page = naive.new_page(Board(load("a")), DUCHY_A_BLUE)
    turns = legal_turns(page, Roll(("yellow", "yellow"), (1, 2), double=True))
    without_sale = {(False, "", 0): 1, (False, "", 1): 2}
    with_sale = {(True, "", 0): 1, (True, "", 1): 2, (True, "silver", 2): 2}
    assert kinds(turns) == without_sale | with_sale
    pair = ((Hex(0, -1), 1), (Hex(1, -1), 1))
    after = naive.apply_turn(page, (True, "silver", pair), phase=1)
    assert after.unused("silver") == after.unused("commodity") == 0
    assert after.points == [1 + 2 + 2 * 4, 0, 0]


def test_no_sale_without_commodities_or_without_the_double() -> None:
    board = Board(load("a"))
    roll = Roll(("green", "green"), (1, 1), double=True)
    assert legal_turns(naive.page_from(board, DUCHY_A_BLUE, {}), roll) == {(False, "", ())}
    one = naive.page_from(board, DUCHY_A_BLUE, {}, {"commodity": 1})
    assert legal_turns(one, roll) == {(False, "", ()), (True, "", ())}
    assert legal_turns(one, roll._replace(double=False)) == {(False, "", ())}


def test_silver_pairs_in_both_orders() -> None:
    page = naive.new_page(flower("PP/OgO/YY"), CENTER)
    turns = legal_turns(page, Roll(("purple", "orange"), (1, 3), double=False))
    # Plain: purple 1 on two hexes, orange 1 and 3 on two each. Pairs: purple 1 then orange 1 or 3 on either (2 x 4);
    # orange 1 then purple 1 on either or orange 3 on the other city (2 x 3); orange 3 likewise (2 x 3).
    assert kinds(turns) == {(False, "", 0): 1, (False, "", 1): 6, (False, "silver", 2): 20}


def test_the_second_combination_uses_another_die() -> None:
    """Silver, Example 2: the same number twice is fine from two dice, not from one."""
    page = naive.new_page(flower("PP/OgO/YY"), CENTER)
    two_ones = legal_turns(page, Roll(("yellow", "gray"), (1, 1), double=False))
    assert (False, "silver", ((LOW_LEFT, 1), (LOW_RIGHT, 1))) in two_ones
    assert kinds(two_ones) == {(False, "", 0): 1, (False, "", 1): 2, (False, "silver", 2): 2}
    one_one = legal_turns(page, Roll(("yellow", "gray"), (1, 2), double=False))
    assert kinds(one_one) == {(False, "", 0): 1, (False, "", 1): 4}  # 1 and 2 do not fit one pasture
    two_yellows = legal_turns(page, Roll(("yellow", "yellow"), (1, 2), double=False))
    assert kinds(two_yellows) == {(False, "", 0): 1, (False, "", 1): 4, (False, "silver", 2): 4}


def test_a_city_takes_two_numbers_in_one_turn() -> None:
    """Silver, Example 1: a 2, then a 4."""
    page = naive.new_page(flower("OO/YgP/YY"), CENTER)
    turns = legal_turns(page, Roll(("orange", "gray"), (2, 4), double=False))
    assert (False, "silver", ((TOP_LEFT, 2), (TOP_RIGHT, 4))) in turns
    assert kinds(turns) == {(False, "", 0): 1, (False, "", 1): 4, (False, "silver", 2): 4}


def test_silver_circled_by_the_first_mark_pays_for_the_second() -> None:
    page = naive.page_from(flower("GG/OpO/YY"), CENTER, {TOP_LEFT: 3})
    turns = legal_turns(page, Roll(("gray", "yellow"), (4, 4), double=False))
    assert kinds(turns) == {(False, "", 0): 1, (False, "", 1): 3, (False, "silver", 2): 2}
    pairs = {marks for _, bonus, marks in turns if bonus == "silver"}
    assert {first for first, _ in pairs} == {(TOP_RIGHT, 4)}


def test_monk_and_worker_only_where_the_dice_do_not_allow_the_mark() -> None:
    board = flower("PP/OgO/YY")
    useless = Roll(("purple", "purple"), (3, 3), double=False)
    monk = naive.page_from(board, CENTER, {}, {"monk": 1})
    assert kinds(legal_turns(monk, useless)) == {(False, "", 0): 1, (False, "monk", 1): 4}
    worker = naive.page_from(board, CENTER, {}, {"worker": 1})
    assert kinds(legal_turns(worker, useless)) == {(False, "", 0): 1, (False, "worker", 1): 4}
    both = naive.page_from(board, CENTER, {}, {"monk": 2, "worker": 1})
    assert kinds(legal_turns(both, useless)) == {(False, "", 0): 1, (False, "monk", 1): 4, (False, "worker", 1): 4}
    helpful = Roll(("orange", "purple"), (1, 1), double=False)
    assert kinds(legal_turns(monk, helpful)) == {(False, "", 0): 1, (False, "", 1): 4, (False, "monk", 1): 2}


def test_castle_track_serves_like_the_others() -> None:
    page = naive.new_page(flower("PP/OoO/YY"), CENTER)
    roll = Roll(("purple", "purple"), (3, 3), double=False)
    assert kinds(legal_turns(page, roll)) == {(False, "", 0): 1, (False, "worker", 1): 4}
    page.circled["worker"].append("worker")
    assert kinds(legal_turns(page, roll)) == {(False, "", 0): 1, (False, "worker", 1): 4}
    after = naive.apply_turn(page, (False, "worker", ((TOP_LEFT, 1),)), phase=1)
    assert after.unused("worker") == 1


def test_castles_ask_for_a_number_beside_them() -> None:
    board = Board(load("a"))
    second_castle = Hex(2, -1)  # the gray square; beside it lie a pasture, two monasteries and three cities
    assert board.cells[second_castle].square == "gray"
    beside = sorted(board.neighbors[second_castle])
    page = naive.page_from(board, DUCHY_A_BLUE, {Hex(0, -1): 3, Hex(1, -1): 3})
    assert Hex(1, -1) in beside
    assert naive.may_mark(page, second_castle, 3)
    assert not any(naive.may_mark(page, second_castle, pip) for pip in (1, 2, 4, 5, 6))
    after = naive.apply_turn(page, (False, "", ((second_castle, 3),)), phase=3)
    assert after.points == [1, 0, 1]
    assert after.unused("silver") == 1


def test_the_starting_castle_has_no_number() -> None:
    board = flower("PP/OgO/bY")  # a second castle touches the first
    page = naive.new_page(board, CENTER)
    assert not any(naive.may_mark(page, LOW_LEFT, pip) for pip in range(1, 7))
    page = naive.page_from(board, CENTER, {LOW_RIGHT: 5})
    assert [pip for pip in range(1, 7) if naive.may_mark(page, LOW_LEFT, pip)] == [5]


def test_cities_differ_and_pastures_agree() -> None:
    page = naive.page_from(flower("OO/OgY/YY"), CENTER, {TOP_LEFT: 2, LOW_LEFT: 6})
    assert [pip for pip in range(1, 7) if naive.may_mark(page, TOP_RIGHT, pip)] == [1, 3, 4, 5, 6]
    assert [pip for pip in range(1, 7) if naive.may_mark(page, WEST, pip)] == [1, 3, 4, 5, 6]
    assert [pip for pip in range(1, 7) if naive.may_mark(page, LOW_RIGHT, pip)] == [6]
    assert [pip for pip in range(1, 7) if naive.may_mark(page, EAST, pip)] == [6]


def test_marks_stay_beside_marked_hexes() -> None:
    page = naive.new_page(Board(load("a")), DUCHY_A_BLUE)
    assert naive.may_mark(page, Hex(0, -1), 3)
    assert not naive.may_mark(page, Hex(1, -1), 3)
    assert not naive.may_mark(page, DUCHY_A_BLUE, 3)


def test_points_by_size_and_phase() -> None:
    board = Board(load("a"))
    city_of_four = next(area for area in board.areas if len(area) == 4)
    hex_ = next(iter(city_of_four))
    assert [naive.area_points(board, hex_, phase) for phase in (1, 2, 3)] == [13, 10, 7]
    # Pasture hex, the described picture: a pasture of two in phase 2 is worth 3 + 3.
    assert naive.area_points(board, Hex(0, -1), 2) == 6
    assert naive.area_points(board, DUCHY_A_BLUE, 2) == 1


def test_a_turn_without_a_mark_earns_a_worker() -> None:
    page = naive.new_page(flower("PP/OgO/YY"), CENTER)
    after = naive.apply_turn(page, (False, "", ()), phase=2)
    assert after.unused("worker") == 1
    assert page.unused("worker") == 0
    assert after.pips == page.pips


def test_a_double_with_one_box_left() -> None:
    assert naive.boxes_after(9, double=True) == 10
    assert naive.boxes_after(8, double=True) == 10
    assert naive.boxes_after(8, double=False) == 9
    game = naive.new_game(load("dice:PP/OgO/YY"), [CENTER])
    roll = Roll(("gray", "gray"), (1, 1), double=False)
    for _ in range(9):
        naive.play_round(game, roll, [(False, "", ())])
    assert (game.phase, game.boxes) == (1, 9)
    naive.play_round(game, roll._replace(double=True), [(False, "", ())])
    assert (game.phase, game.boxes, game.rounds) == (2, 0, 0)


def test_first_and_second_to_finish_a_color() -> None:
    layout = load("dice:PP/OgO/YY")
    game = naive.new_game(layout, [CENTER] * 4)
    roll = Roll(("purple", "gray"), (1, 1), double=False)
    left: Turn = (False, "", ((TOP_LEFT, 1),))
    right: Turn = (False, "", ((TOP_RIGHT, 1),))
    none: Turn = (False, "", ())
    naive.play_round(game, roll, [left, left, left, none])
    assert [page.total for page in game.pages] == [4] * 4  # the castle, and green's 3 points: it is the only castle
    naive.play_round(game, roll, [right, right, none, left])
    assert [page.total for page in game.pages] == [4 + 4 + 3, 4 + 4 + 3, 4, 4]
    naive.play_round(game, roll, [none, none, none, none])
    naive.play_round(game, roll, [none, none, right, none])
    naive.play_round(game, roll, [none, none, none, right])
    assert [page.total for page in game.pages] == [11, 11, 4 + 4 + 2, 4 + 4]


def test_solo_colors_and_ratings() -> None:
    game = naive.new_game(load("dice:PP/OgO/YY"), [CENTER], solo=True)
    assert [naive.color_points(game, "orange")] == [6]
    game.phase = 2
    assert [naive.color_points(game, "orange")] == [6]
    game.phase = 3
    assert [naive.color_points(game, "orange")] == [3]
    assert [naive.solo_rating(total) for total in (50, 51, 60, 61, 69, 70)] == [
        None,
        "well done",
        "well done",
        "excellent",
        "excellent",
        "incredible",
    ]


def test_ties() -> None:
    pages = [naive.new_page(flower("PP/OgO/YY"), CENTER) for _ in range(3)]
    assert naive.winners(pages) == [0, 1, 2]
    assert naive.decided_by(pages) == "shared"
    pages[1].circled["worker"].append("worker")
    assert naive.winners(pages) == [1]
    assert naive.decided_by(pages) == "circles"
    pages[2].points[2] += 1
    assert naive.winners(pages) == [2]
    assert naive.decided_by(pages) == "points"


def random_roll(rng: random.Random) -> Roll:
    colors, pips = rng.choices(naive.COLORS, k=2), rng.choices(range(1, 7), k=2)
    return Roll((colors[0], colors[1]), (pips[0], pips[1]), double=rng.randrange(6) < 2)


def test_random_games_keep_their_books() -> None:
    rng = random.Random(5)
    for number in range(40):
        layout = load("abcd"[number % 4])
        solo = number % 5 == 0
        game = naive.new_game(layout, rng.choices(layout.castles, k=1 if solo else 3), solo=solo)
        lengths = []
        while not game.over:
            roll = random_roll(rng)
            turns = [rng.choice(sorted(legal_turns(page, roll))) for page in game.pages]
            phase, rounds = game.phase, game.rounds
            naive.play_round(game, roll, turns)
            if game.over or game.phase != phase:
                lengths.append(rounds + 1)
        assert len(lengths) == 3
        assert all(length == 8 if solo else 5 <= length <= 10 for length in lengths)
        for page in game.pages:
            check_books(page)


def check_books(page: naive.Page) -> None:
    """What lies on a finished page, counted again from nothing."""
    board = page.board
    complete = [area for area in board.areas if area <= page.pips.keys()]
    of_color = {color: [a for a in complete if board.cells[next(iter(a))].color == color] for color in naive.COLORS}
    squares = [board.cells[next(iter(area))].square for area in of_color["green"]]
    for color, kind in naive.BONUS_OF_COLOR.items():
        every = page.unused(kind) + sum(kinds_.count(kind) for kinds_ in page.checked_off.values())
        earned = len(of_color[color]) + squares.count(color)
        sold = sum(kinds_.count("commodity") for kinds_ in page.checked_off.values())
        if kind == "worker":
            assert every >= earned
        else:
            assert every == earned + (sold if kind == "silver" else 0)
    for area in complete:
        pips = [page.pips[hex_] for hex_ in area]
        color = board.cells[next(iter(area))].color
        assert color != "orange" or len(set(pips)) == len(pips)
        assert color != "yellow" or len(set(pips)) == 1


if __name__ == "__main__":
    for test_name, test in sorted(globals().items()):
        if test_name.startswith("test_"):
            test()
