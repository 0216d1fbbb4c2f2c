"""The duchy as a value, against definitions of its own."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from padgen import Cell, Composition, Game, Hex, Layout, LayoutError, load
from padgen.hexgrid import hexagon, neighbors
from tests.padgen.random_layouts import any_layouts, hexagons

PURPLE = Cell("purple")


def pieces(layout: Layout) -> set[tuple[str, frozenset[Hex]]]:
    """Areas by merging: every hex starts alone, and neighbors of one color are put together until nothing moves."""
    piece = {hex_: frozenset([hex_]) for hex_ in layout.cells}
    for a in layout.cells:
        for b in neighbors(a):
            if b in piece and layout.cells[a].color == layout.cells[b].color and piece[a] is not piece[b]:
                together = piece[a] | piece[b]
                piece.update(dict.fromkeys(together, together))
    return {(layout.cells[hex_].color, found) for hex_, found in piece.items()}


@given(any_layouts)
def test_areas_are_the_largest_sets_of_neighbors_of_one_color(layout: Layout) -> None:
    assert {(area.color, frozenset(area.hexes)) for area in layout.areas} == pieces(layout)
    assert len(layout.areas) == len(pieces(layout))
    assert all(hex_ in layout.area_of[hex_].hexes for hex_ in layout.cells)


@given(any_layouts)
def test_areas_and_counts_make_up_the_layout(layout: Layout) -> None:
    assert sum(layout.counts.values()) == len(layout.cells)
    for color, count in layout.counts.items():
        sizes = layout.area_sizes(color)
        assert sum(sizes) == count
        assert list(sizes) == sorted(sizes, reverse=True)


def test_neighbors_are_those_of_rows_on_paper() -> None:
    """Toward a longer row lie the same place and the next, toward a shorter row the one before and the same."""
    layout = load("a")
    at = {place: hex_ for hex_, place in layout.places.items()}
    length = [len(row) for row in layout.rows]
    assert length == [4, 5, 6, 7, 6, 5, 4]
    for (row, place), hex_ in at.items():
        expected = {(row, place - 1), (row, place + 1)}
        for other in (row - 1, row + 1):
            if 1 <= other <= 7:
                longer = length[other - 1] > length[row - 1]
                expected |= {(other, place), (other, place + 1 if longer else place - 1)}
        assert {layout.places[near] for near in neighbors(hex_) if near in layout.cells} == expected & set(at)


def test_a_hex_in_words_counts_from_one_at_the_upper_left() -> None:
    layout = load("a")
    assert str(layout.place_of(Hex(0, -3))) == "hex 1 (row 1, place 1)"
    assert str(layout.place_of(Hex(0, 0))) == "hex 19 (row 4, place 4)"
    assert str(layout.place_of(Hex(0, 3))) == "hex 37 (row 7, place 4)"


def test_rows_without_a_hex_are_not_counted() -> None:
    layout = Layout(Game.DICE, {Hex(0, 0): PURPLE, Hex(0, 5): PURPLE})
    assert str(layout.place_of(Hex(0, 5))) == "hex 2 (row 2, place 1)"


def test_the_order_in_which_cells_come_does_not_matter() -> None:
    layout = load("b")
    cells = list(layout.cells.items())
    Random(1).shuffle(cells)
    other = Layout(Game.DICE, dict(cells), layout.name, layout.aliases, source=layout.source, confidence=layout.confidence)
    assert other == layout
    assert list(other.cells) == list(layout.cells)
    assert other.areas == layout.areas


def test_what_is_pickled_is_a_copy_since_threads_share_layouts() -> None:
    layout = replace(load("a"), name="ours")
    for size, _ in enumerate(layout.__getstate__()):
        vars(layout)[f"computed meanwhile {size}"] = size
    assert size > 0


@given(hexagons())
def test_a_hexagon_knows_its_radius(layout: Layout) -> None:
    assert layout.radius is not None
    assert len(layout.cells) == 3 * layout.radius * (layout.radius + 1) + 1


def test_other_shapes_have_no_radius() -> None:
    board = dict.fromkeys(hexagon(2), PURPLE)
    bitten = {hex_: cell for hex_, cell in board.items() if hex_ != Hex(2, 0)}
    moved = {hex_ + Hex(1, 0): cell for hex_, cell in board.items()}
    assert Layout(Game.DICE, bitten).radius is None
    assert Layout(Game.DICE, moved).radius is None
    assert Layout(Game.DICE, {Hex(0, -1): PURPLE}).radius is None


def test_castles_come_in_reading_order() -> None:
    layout = load("a")
    assert [layout.cells[hex_].square for hex_ in layout.castles] == ["blue", "gray", "orange", "purple"]
    assert len(load("base-1").castles) == 4


@pytest.mark.parametrize(
    ("game", "cell", "message"),
    [
        (
            Game.DICE,
            Cell("pink"),
            "hex 1 (row 1, place 1): 'pink' is not a color of the dice game; expected one of purple, gray",
        ),
        (Game.DICE, Cell("mine"), "'mine' is not a color of the dice game"),
        (Game.BASE, Cell("purple"), "'purple' is not a color of the base game"),
        (Game.DICE, Cell("green"), "a castle needs a square, one of purple, gray, blue, orange"),
        (Game.DICE, Cell("green", "yellow"), "a castle needs a square"),
        (Game.DICE, Cell("blue", "blue"), "only castles of the dice game have a square"),
        (Game.BASE, Cell("castle", "blue"), "only castles of the dice game have a square"),
        (Game.DICE, Cell("blue", die=3), "only hexes of the base game have a die number, from 1 to 6"),
        (Game.BASE, Cell("ship", die=7), "from 1 to 6"),
        (Game.BASE, Cell("ship", die=0), "from 1 to 6"),
    ],
)
def test_cells_that_cannot_be(game: Game, cell: Cell, message: str) -> None:
    with pytest.raises(LayoutError) as caught:
        Layout(game, {Hex(0, 0): cell})
    assert message in str(caught.value)


def test_an_empty_layout_is_none() -> None:
    with pytest.raises(LayoutError, match="the layout is empty: it has no hexes"):
        Layout(Game.DICE, {})


@pytest.mark.parametrize(
    ("a", "b", "message"),
    [
        (Hex(0, 0), Hex(1, 0), "do not meet on the rim"),
        (Hex(0, -1), Hex(0, 1), "expected two neighboring hexes of the layout"),
        (Hex(1, 0), Hex(2, 0), "expected two neighboring hexes of the layout"),
        (Hex(0, 0), Hex(0, 0), "expected two neighboring hexes of the layout"),
    ],
)
def test_a_border_post_stands_on_the_rim(a: Hex, b: Hex, message: str) -> None:
    board = dict.fromkeys(hexagon(1), Cell("ship"))
    assert Layout(Game.BASE, board, posts=((Hex(0, -1), Hex(1, -1)),)).posts
    with pytest.raises(LayoutError, match=message):
        Layout(Game.BASE, board, posts=((a, b),))


RING = dict.fromkeys((Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0)), Cell("ship"))
FAR = (Hex(1, 0), Hex(-1, 0))


def test_linked_hexes_are_neighbors_but_not_one_area() -> None:
    layout = Layout(Game.BASE, {hex_: RING[hex_] for hex_ in FAR}, links=(FAR,))
    assert [layout.neighbors_of(hex_) for hex_ in FAR] == [(Hex(-1, 0),), (Hex(1, 0),)]
    assert layout.area_sizes("ship") == (1, 1)
    ring = Layout(Game.BASE, RING, links=(FAR, (Hex(0, -1), Hex(0, 1))))
    assert ring.neighbors_of(Hex(1, 0)) == (Hex(0, 1), Hex(1, -1), Hex(-1, 0)), "by touch, then by link"


@given(any_layouts)
def test_neighbors_are_mutual_and_lie_in_the_layout(layout: Layout) -> None:
    for hex_ in layout.cells:
        near = layout.neighbors_of(hex_)
        assert len(set(near)) == len(near)
        assert all(other in layout.cells and hex_ in layout.neighbors_of(other) for other in near)
        assert set(near) >= {other for other in neighbors(hex_) if other in layout.cells}


def test_links_in_any_order_make_the_same_layout() -> None:
    other = (Hex(0, 1), Hex(0, -1))
    one, two = Layout(Game.BASE, RING, links=(FAR, other)), Layout(Game.BASE, RING, links=(other[::-1], FAR[::-1]))
    assert one == two
    assert hash(one) == hash(two)
    assert one.links == (other[::-1], FAR[::-1]), "in reading order"
    assert one != Layout(Game.BASE, RING)


@pytest.mark.parametrize(
    ("link", "message"),
    [
        ((Hex(1, 0), Hex(9, 9)), r"link \[\[1, 0\], \[9, 9\]\]: there is no hex \[9, 9\]; expected two hexes of the layout"),
        ((Hex(1, 0), Hex(1, 0)), "this joins a hex to itself; expected two different hexes"),
        (
            (Hex(1, 0), Hex(0, 1)),
            "these hexes touch, so they are neighbors without a link; expected two hexes that do not touch",
        ),
        (FAR[::-1], "it is given twice; expected each link once"),
    ],
)
def test_links_that_cannot_be(link: tuple[Hex, Hex], message: str) -> None:
    with pytest.raises(LayoutError, match=message):
        Layout(Game.BASE, RING, links=(FAR, link))


def test_all_wrong_links_are_named_and_the_dice_game_has_none() -> None:
    with pytest.raises(LayoutError) as caught:
        Layout(Game.DICE, dict.fromkeys(FAR, PURPLE), links=(FAR, FAR, (FAR[0], FAR[0])))
    assert [getattr(sentence, "key", "") for sentence in caught.value.sentences] == [
        "layout-link-game",
        "layout-link-twice",
        "layout-link-itself",
    ]


def test_a_composition_belongs_to_its_game() -> None:
    one = {Hex(0, 0): PURPLE}
    sizes = (1, 4)
    whole = dict.fromkeys(("purple", "gray", "blue", "orange", "green", "yellow"), 1)
    assert Layout(Game.DICE, one, composition=Composition(whole, sizes)).composition.hexes == 6
    with pytest.raises(LayoutError, match="expected a count for each of purple, gray, blue, orange, green, yellow"):
        Layout(Game.DICE, one, composition=Composition({"purple": 1}, sizes))
    with pytest.raises(LayoutError, match="the base game needs a number of towns"):
        Layout(Game.DICE, one, composition=Composition(whole, sizes, (1, 2)))
    towns = load("base-1").composition
    with pytest.raises(LayoutError, match="the base game needs a number of towns"):
        Layout(Game.BASE, {Hex(0, 0): Cell("ship")}, composition=Composition(towns.counts, sizes))


@pytest.mark.parametrize("text", ["two\nlines", "bell\a", "\x1b[31mred", "\udcff", "right\u202eleft", "\ufffe"])
@pytest.mark.parametrize("field", ["name", "source", "confidence"])
def test_texts_are_one_printable_line(field: str, text: str) -> None:
    with pytest.raises(LayoutError, match="expected one line of printable text, without "):
        Layout(Game.DICE, {Hex(0, 0): PURPLE}, **{field: text})  # type: ignore[arg-type]  # always a text


def test_a_layout_needs_a_name() -> None:
    with pytest.raises(LayoutError, match="needs a name"):
        Layout(Game.DICE, {Hex(0, 0): PURPLE}, name="")
