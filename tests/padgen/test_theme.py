"""What is printed can be read: contrast by the formula of WCAG 2, letters and icons that differ."""

import math
from itertools import combinations

import pytest

from padgen.face import Disc, Polygon, Word, face_shapes, hex_shape, mark
from padgen.hatching import PATTERNS, dots, lines
from padgen.language import Words, languages
from padgen.model import Cell
from padgen.notation import CELLS, letter_of
from padgen.tables import CASTLE, COLORS, Game
from padgen.theme import ICONS, STYLES, Style

GRAPHITE = "#595959"
"""A soft pencil's stroke, not pressed hard."""

EVERY_CELL = [
    (game, cell._replace(die=die))
    for game, cells in CELLS.items()
    for cell in cells.values()
    for die in ((None,) if game is Game.DICE else (None, 3))
]


def luminance(color: str) -> float:
    """WCAG 2.1, relative luminance."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG 2.1, contrast ratio."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_formula() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


styles = pytest.mark.parametrize("style", STYLES.values(), ids=list(STYLES))


@styles
@pytest.mark.parametrize(("game", "cell"), EVERY_CELL)
def test_text_and_icons_stand_out_from_what_is_under_them(style: Style, game: Game, cell: Cell) -> None:
    """Drawn in order, each word, icon and pip against the last filled shape drawn around its middle: at least 4.5 (AA)."""
    under: list[Polygon] = [hex_shape(game, cell.color, style, 1)]
    shapes = [*face_shapes(game, cell, style, 1)]
    checked = 0
    for shape in [*shapes, *([] if cell.die else [mark(cell, "6", style, 1)])]:
        if isinstance(shape, Polygon) and shape.width:
            under.append(shape)
            continue
        if shape.fill == style.pattern:
            continue
        x, y = middle(shape)
        ground = next(p.fill for p in reversed(under) if p.fill and inside(p, x, y))
        assert shape.fill
        assert contrast(shape.fill, ground) >= 4.5
        checked += 1
    assert checked >= 2


def middle(shape: Polygon | Disc | Word) -> tuple[float, float]:
    if not isinstance(shape, Polygon):
        return shape.middle
    xs, ys = zip(*shape.points, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def inside(shape: Polygon, x: float, y: float) -> bool:
    xs, ys = zip(*shape.points, strict=True)
    return bool(min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys))


@styles
def test_a_pencil_shows_on_every_fill(style: Style) -> None:
    """A pencil is no ink: 3 to 1, what WCAG asks of marks that are no text; on the writing space more."""
    for colors in style.palette.values():
        assert contrast(GRAPHITE, colors.fill) >= 3
    assert contrast(GRAPHITE, style.paper) >= 7


@styles
def test_lines_and_text_on_paper(style: Style) -> None:
    assert contrast(style.text, style.paper) >= 4.5
    assert contrast(style.outline, style.paper) >= 4.5
    assert contrast(style.faint, style.paper) >= 3
    for colors in style.palette.values():
        assert contrast(colors.ink, style.paper) >= 4.5


@styles
def test_every_color_has_a_look(style: Style) -> None:
    assert set(style.palette) == {(game, color) for game in Game for color in COLORS[game]}


def test_styles_for_printers_without_color_have_none() -> None:
    for name in ("gray", "symbols"):
        style = STYLES[name]
        for color in (style.paper, style.text, style.faint, style.outline, *sum(style.palette.values(), ())):
            assert color[1:3] == color[3:5] == color[5:7], f"{name} has {color}"
    for name in ("low-ink", "symbols"):
        assert {colors.fill for colors in STYLES[name].palette.values()} == {"#ffffff"}


@pytest.mark.parametrize("game", Game)
def test_colors_differ_without_color(game: Game) -> None:
    """Each color of a game has an icon of its own, and in `symbols` a letter of its own too."""
    for one, other in combinations(COLORS[game], 2):
        assert ICONS[one] != ICONS[other]
    words = {
        cell.color: [shape.text for shape in face_shapes(game, cell, STYLES["symbols"], 1) if isinstance(shape, Word)]
        for cell in CELLS[game].values()
    }
    assert sorted(words) == sorted(COLORS[game])
    assert all(len(word) == 1 for word in words.values())
    assert len({word[0] for word in words.values()}) == 6
    assert words[CASTLE[game]] == ["C"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", Game)
def test_letters_of_each_language_are_initials_and_differ(game: Game, language: str) -> None:
    words = Words(language)
    letters = {color: words("letter", color=color) for color in COLORS[game]}
    assert len(set(letters.values())) == 6
    if (game, language) == (Game.BASE, "en"):
        assert letters == {color: letter_of(game, Cell(color)) for color in letters}, "as in the notation"
        return
    for color, letter in letters.items():
        assert len(letter) <= 2
        assert words(f"color-{color}")[0].upper() == letter[0] or color == "green", "green hexes are castles"


# Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions
# on Visualization and Computer Graphics 15(6), 2009: the matrices for severity 1.0, which apply to linear RGB.
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
# IEC 61966-2-1 (sRGB): linear RGB to XYZ, and the white of D65.
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))

Triple = tuple[float, float, float]


def times(matrix: tuple[Triple, ...], value: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, value, strict=True)) for row in matrix)
    return (x, y, z)


def lab(color: str, sight: str) -> Triple:
    """CIE 1976 L*a*b* of a color as seen by somebody, relative to D65."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    seen = times(SIGHT[sight], (red, green, blue))
    clipped = (min(max(seen[0], 0), 1), min(max(seen[1], 0), 1), min(max(seen[2], 0), 1))
    white = times(TO_XYZ, (1, 1, 1))
    ratios = [value / of for value, of in zip(times(TO_XYZ, clipped), white, strict=True)]
    x, y, z = (ratio ** (1 / 3) if ratio > 216 / 24389 else (24389 / 27 * ratio + 16) / 116 for ratio in ratios)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))


def test_the_formula_for_differences() -> None:
    """White, and red as in any table of sRGB colors."""
    assert lab("#ffffff", "normal") == pytest.approx((100, 0, 0), abs=0.01)
    assert lab("#ff0000", "normal") == pytest.approx((53.24, 80.09, 67.20), abs=0.05)
    assert lab("#777777", "protanopia")[1:] == pytest.approx((0, 0), abs=0.6)  # gray stays gray


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("game", Game)
@pytest.mark.parametrize("style", [style for style in STYLES.values() if len({c.fill for c in style.palette.values()}) > 6])
def test_fills_keep_apart_for_everybody(style: Style, game: Game, sight: str) -> None:
    """CIE 1976 differences of at least 12 between any two fills, in colors; gray has patterns beside."""
    if style.pattern:
        assert len({PATTERNS[color] for color in COLORS[game]}) == 6
        return
    fills = [style.palette[game, color].fill for color in COLORS[game]]
    least = min(math.dist(lab(a, sight), lab(b, sight)) for a, b in combinations(fills, 2))
    assert least >= 12


@pytest.mark.parametrize("game", Game)
def test_patterns_differ_and_leave_room(game: Game) -> None:
    rooms = ((-0.3, -0.3, 0.3, 0.3),)
    for color in COLORS[game]:
        for (x1, y1), (x2, y2) in lines(color, rooms):
            for t in (0.01, 0.25, 0.5, 0.75, 0.99):
                x, y = x1 + t * (x2 - x1), y1 + t * (y2 - y1)
                assert max(abs(x), abs(y)) >= 0.299
                assert abs(x) <= 3**0.5 / 2
                assert abs(y) <= 1
        assert all(max(abs(x), abs(y)) > 0.3 for x, y in dots(color, rooms))
        assert bool(lines(color, ()) or dots(color, ())) == bool(PATTERNS[color])
