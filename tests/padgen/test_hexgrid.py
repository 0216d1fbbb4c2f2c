"""The grid against definitions that do not use its code."""

from itertools import product

from padgen.hexgrid import SYMMETRIES, Hex, distance, hexagon, neighbors


def test_hexagon_has_the_centered_hexagonal_numbers() -> None:
    assert [len(hexagon(radius)) for radius in range(6)] == [1, 7, 19, 37, 61, 91]


def test_hexagon_rows_are_those_of_a_printed_duchy() -> None:
    rows = [sum(hex_.r == r for hex_ in hexagon(3)) for r in range(-3, 4)]
    assert rows == [4, 5, 6, 7, 6, 5, 4]


def test_distance_is_the_length_of_the_shortest_walk() -> None:
    reached, frontier, steps = {Hex(0, 0): 0}, {Hex(0, 0)}, 0
    while frontier and steps < 4:
        steps += 1
        frontier = {near for hex_ in frontier for near in neighbors(hex_)} - set(reached)
        reached |= dict.fromkeys(frontier, steps)
    assert all(distance(Hex(0, 0), hex_) == walk for hex_, walk in reached.items())


def test_twelve_symmetries_differ_and_keep_distances() -> None:
    board = hexagon(2)
    images = [tuple(map(move, board)) for move in SYMMETRIES]
    assert len(set(images)) == 12
    for image in images:
        assert set(image) == set(board)
        moved = dict(zip(board, image, strict=True))
        assert all(distance(a, b) == distance(moved[a], moved[b]) for a, b in product(board, board))
