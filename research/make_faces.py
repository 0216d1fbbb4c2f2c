"""Draw the faces of the dice for the web pages, and the pictures for home screens: `python -m research.make_faces`.

The icons of colors are those of the boards. The portraits of bots, `bot-NAME.svg`, are drawn by hand.
"""

from collections.abc import Sequence
from pathlib import Path

from dicegame.dice.masks import COLOR_NAMES
from padgen.face import Disc, Polygon, Shape, die_face, icon
from padgen.tables import Game
from padgen.theme import STYLES
from tests.dicegame.web.browser import chromium

STATIC = Path(__file__).parents[1] / "dicegame/web/static"
SIDE = 100
ICON_SIZES = (180, 192, 512)

HOURGLASS = "M-15-26H15V-20Q15-8 4 0 15 8 15 20V26H-15V20Q-15 8-4 0-15-8-15-20Z"
SAND = "M-9 20Q-7 10 0 6 7 10 9 20Z"


def dice() -> str:
    """Return an SVG with all faces of the dice side by side: colors, numbers, one hourglass, two hourglasses."""
    style = STYLES["color"]
    faces = []
    for color in COLOR_NAMES:
        colors = style.palette[Game.DICE, color]
        faces.append(_box(colors.fill, colors.ink) + "".join(map(_shape, icon(color, (0, 0), 54, colors.ink))))
    for pips in range(1, 7):
        _, *dots = die_face(pips, (0, 0), 46, style)
        faces.append(_box("#ffffff", "#1c1c1c") + "".join(map(_shape, dots)))
    glass = f'<path d="{HOURGLASS}" fill="#fff" stroke="#4a3a12" stroke-width="5"/><path d="{SAND}" fill="#b98a2c"/>'
    faces.append(_box("#efe6d2", "#4a3a12") + glass)
    faces.append(
        _box("#efe6d2", "#4a3a12") + "".join(f'<g transform="translate({x}) scale(.82)">{glass}</g>' for x in (-20, 20))
    )
    drawn = "".join(f'<g transform="translate({SIDE * at + SIDE / 2:g} 50)">{face}</g>' for at, face in enumerate(faces))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE * len(faces)} {SIDE}">{drawn}</svg>\n'


def _box(fill: str, ink: str) -> str:
    return f'<rect x="-46" y="-46" width="92" height="92" rx="18" fill="{fill}" stroke="{ink}" stroke-width="5"/>'


def _shape(shape: Shape) -> str:
    if isinstance(shape, Disc):
        return f'<circle cx="{shape.middle[0]:.1f}" cy="{shape.middle[1]:.1f}" r="{shape.radius:.1f}" fill="{shape.fill}"/>'
    assert isinstance(shape, Polygon)
    return f'<path d="M{_points(shape.points)}Z" fill="{shape.fill}"/>'


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f} {y:.1f}" for x, y in points)


def main() -> None:
    """Write the files."""
    (STATIC / "dice.svg").write_text(dice())
    mark = (STATIC / "icon.svg").read_text()
    with chromium() as browser:
        for size in ICON_SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f'<body style="margin:0;background:#faf7f0;display:grid;place-items:center;height:100vh">'
                f'<div style="width:72%">{mark}</div>'
            )
            page.screenshot(path=STATIC / f"icon-{size}.png")
            page.close()


if __name__ == "__main__":
    main()
