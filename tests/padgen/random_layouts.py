"""Layouts for hypothesis: hexagons of any radius, and islands of any shape with everything a layout file can hold."""

from itertools import combinations

from hypothesis import strategies as st

from padgen import Cell, Composition, Game, Hex, Layout
from padgen.hexgrid import hexagon, neighbors
from padgen.ratings import RATING_WORDS, Rating
from padgen.tables import COLORS, BaseTables, DiceTables, Tables

games = st.sampled_from(Game)
one_line = st.text(st.characters().filter(str.isprintable), max_size=20)

_DICE_CELLS = st.sampled_from(
    [Cell(color) for color in ("purple", "gray", "blue", "orange", "yellow")]
    + [Cell("green", square) for square in ("purple", "gray", "blue", "orange")]
)
_BASE_CELLS = st.builds(Cell, st.sampled_from(COLORS[Game.BASE]), st.none(), st.none() | st.integers(1, 6))


def cells(game: Game) -> st.SearchStrategy[Cell]:
    return _DICE_CELLS if game is Game.DICE else _BASE_CELLS


@st.composite
def hexagons(draw: st.DrawFn, most: int = 4) -> Layout:
    game = draw(games)
    board = hexagon(draw(st.integers(0, most)))
    return Layout(game, dict(zip(board, draw(st.lists(cells(game), min_size=len(board), max_size=len(board))), strict=True)))


@st.composite
def islands(draw: st.DrawFn) -> Layout:
    """Any hexes anywhere, with texts, posts, links, a composition and tables of their own."""
    game = draw(games)
    far = draw(st.builds(Hex, st.integers(-50, 50), st.integers(-50, 50)))
    places = draw(st.lists(st.builds(Hex, st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=25, unique=True))
    board = {place + far: draw(cells(game)) for place in places}
    rims = [
        (a, b)
        for a, b in combinations(board, 2)
        if b in neighbors(a) and any(near in neighbors(b) and near not in board for near in neighbors(a))
    ]
    apart = [(a, b) for a, b in combinations(board, 2) if b not in neighbors(a)] if game is Game.BASE else []
    return Layout(
        game,
        board,
        links=tuple(draw(st.lists(st.sampled_from(apart), max_size=4, unique=True))) if apart else (),
        name=draw(one_line.filter(bool)),
        aliases=tuple(draw(st.lists(one_line, max_size=2))),
        posts=tuple(draw(st.lists(st.sampled_from(rims), max_size=3, unique=True))) if rims else (),
        composition=draw(st.none() | compositions(game)),  # type: ignore[arg-type]  # None is the default
        tables=draw(tables(game)),
        source=draw(one_line),
        confidence=draw(one_line),
        rating=draw(st.none() | ratings) if game is Game.DICE else None,
    )


points = st.floats(0, 999)
ratings = st.builds(
    Rating,
    st.floats(0, 999, exclude_min=True),
    st.sampled_from(RATING_WORDS),
    points,
    points,
    st.integers(1, 10**6),
    one_line,
    st.dictionaries(one_line, points, max_size=4).map(lambda starts: tuple(starts.items())),
)


@st.composite
def compositions(draw: st.DrawFn, game: Game) -> Composition:
    def limits() -> tuple[int, int]:
        low = draw(st.just(1) | st.integers(1, 40))
        return (low, draw(st.integers(low, 40)))

    counts = {color: draw(st.integers(0, 40)) for color in COLORS[game]}
    return Composition(counts, limits(), limits() if game is Game.BASE else None)


@st.composite
def tables(draw: st.DrawFn, game: Game) -> Tables:
    points, rounds = st.integers(0, 99), st.integers(1, 99)
    sizes = st.integers(1, 12)
    if game is Game.BASE:
        printed = BaseTables()
        areas = draw(st.dictionaries(sizes, st.tuples(points)))
        phases = draw(st.just(printed.phase_points) | st.tuples(points, points, points, points, points))
        return BaseTables({**printed.area_points, **areas}, phases)
    sheet = DiceTables()
    areas_by_phase = draw(st.dictionaries(sizes, st.tuples(points, points, points)))
    bonus = draw(st.dictionaries(st.sampled_from(COLORS[game]), st.tuples(points, points)))
    return DiceTables(
        {**sheet.area_points, **areas_by_phase},
        {**sheet.color_bonus, **bonus},
        *draw(st.tuples(points, points, points, rounds, rounds)),
    )


any_layouts = hexagons() | islands()
