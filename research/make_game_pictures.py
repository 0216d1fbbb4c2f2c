"""Draw the pictures of the two games, for choosing one: `python -m research.make_game_pictures`.

Dice, tiles and goods are those of the pages, which `make_icons` and `make_faces` draw.
"""

import re
from collections.abc import Iterator

from padgen.tables import COLORS, Game
from padgen.theme import STYLES
from research.make_faces import LINE, LINES, STATIC, faces, theme_path
from research.make_icons import icons

LANDSCAPE = """<path fill="url(#sky)" d="M0 0H320V150H0Z"/><g fill="#ffd773"><circle cx="278" cy="34" r="13"/><circle cx="278" cy="34" r="20" opacity=".3"/></g>
<path fill="#a9c9b4" d="M0 78Q50 52 110 70T220 62 320 72V150H0Z"/><path fill="#8fbb84" d="M0 98Q70 76 150 92T320 84V150H0Z"/>"""
"""Hills as on the home page."""
SKY = '<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#bfdcec"/><stop offset=".8" stop-color="#f3ead0"/></linearGradient>'
SHEET = '<path fill="#00000026" d="M-95-62H79V66H-95Z"/><path fill="#fffdf8" d="M-98-66H76V62H-98Z"/>'
BOXES = '<path stroke="#c9bfa8" stroke-width="1.5" d="M56-46H70M56-36H70M56-26H70M56-16H70M58 28H70M58 38H70"/>'
PENCIL = (
    '<g transform="translate(146 112)rotate(-38)"><path fill="#ffc02e" d="M12-5H78V5H12Z"/><path fill="#e0a21a" d="M12 1H78V5H12Z"/>'
    '<path fill="#f1e6cd" d="M0 0 12-5V5Z"/><path fill="#3a362f" d="M0 0 4-1.7V1.7Z"/><path fill="#b0472f" d="M78-5H85Q88 0 85 5H78Z"/></g>'
)
BOARD = (
    '<path fill="#00000026" d="M-98-77H108L140-14V20L106 84H-98L-132 20V-14Z"/>'
    '<path fill="#3a362f" d="M-103-80H103L132-17V17L103 80H-103L-132 17V-17Z"/>'
)

HEXES = (
    *((-52, -30, "orange"), (-18, -30, "orange"), (16, -30, "blue")),
    *((-69, 0, "yellow"), (-35, 0, "green"), (-1, 0, "blue"), (33, 0, "purple")),
    *((-52, 30, "yellow"), (-18, 30, "gray"), (16, 30, "purple")),
)
WRITTEN = ((-52, -26, 1), (-18, -26, 2), (-35, 4, 3), (-1, 4, 6))
"""The hexes of the sheet, and the numbers in them."""
DICE = (
    *((238, 70, -8, "die-orange"), (281, 78, 6, "die-purple")),
    *((224, 118, 5, "die-5"), (264, 120, -10, "die-2"), (300, 122, 8, "hours-1")),
)
DUCHY = (
    *((-75, -43.3, "e-mine"), (-25, -43.3, "s-sheep-4"), (25, -43.3, "e-monastery"), (75, -43.3, "e-ship")),
    *((-100, 0, "e-building"), (-50, 0, "s-town-hall"), (0, 0, "castle"), (50, 0, "ship"), (100, 0, "e-ship")),
    *((-75, 43.3, "e-livestock"), (-25, 43.3, "mine"), (25, 43.3, "s-monastery-6"), (75, 43.3, "e-building")),
)
PRINTED = ((-75, -50, 1), (25, -50, 2), (75, -50, 6), (-100, -7, 2), (100, -7, 1), (-75, 36, 2), (75, 36, 4))
"""The tiles and spaces of the duchy, and the numbers on its spaces."""
SUPPLIES = (
    *((236, 84, -8, "d4"), (279, 78, 7, "d2")),
    *((224, 126, 4, "turquoise"), (257, 122, -7, "red"), (290, 124, 6, "purple")),
)


def dice_picture() -> str:
    """Return the picture of the dice game: a sheet with a pencil, and dice."""
    looks = {color: STYLES["color"].palette[Game.DICE, color] for color in COLORS[Game.DICE]}
    hexes = "".join(
        f'<g transform="translate({x} {y})"><use href="#hex" fill="{looks[color].fill}" stroke="{looks[color].line}"/>'
        f'<path fill="{looks[color].ink}" transform="translate(0-10)scale(.4)" d="{theme_path(color)}"/>'
        '<path fill="#fff" fill-opacity=".8" d="M-7-3H7V11H-7Z"/></g>'
        for x, y, color in HEXES
    )
    numbers = "".join(f'<path transform="translate({x} {y})scale(.6)" {LINE} d="{LINES[f"n{n}"]}"/>' for x, y, n in WRITTEN)
    dice = "".join(
        f'<use href="#{name}" x="-19" y="-19" width="38" height="38" transform="translate({x} {y})rotate({turn})"/>'
        for x, y, turn, name in DICE
    )
    sheet = f'<g transform="translate(112 77)rotate(-7)">{SHEET}{hexes}<g stroke="#4a443a">{numbers}</g>{BOXES}</g>'
    hexagon = '<path id="hex" d="M0-20 17.3-10V10L0 20-17.3 10V-10Z"/>'
    return picture(f"{icons()}\n{hexagon}", f"{sheet}\n{PENCIL}\n{dice}")


def base_picture() -> str:
    """Return the picture of the base game: a duchy with tiles, dice and goods."""
    hexes = "".join(f'<use href="#{name}" x="{x}" y="{y}"/>' for x, y, name in DUCHY)
    numbers = "".join(f'<use href="#n{n}" x="{x}" y="{y}"/>' for x, y, n in PRINTED)
    supplies = "".join(
        f'<use href="#{name}" transform="translate({x} {y})rotate({turn})scale(1.25)"/>' for x, y, turn, name in SUPPLIES
    )
    duchy = f'<g transform="translate(108 78)scale(.7)">{BOARD}{hexes}<g stroke="#4a443a">{numbers}</g></g>'
    return picture(faces(), f"{duchy}\n{supplies}")


def picture(source: str, drawn: str) -> str:
    """Return a picture of things before hills. `source` has the parts that it uses, one a line."""
    lines = {match[1]: line for line in source.splitlines() if (match := re.match(r'<[^>]* id="([^"]+)"', line))}

    def used(text: str) -> Iterator[str]:
        for name in re.findall(r'href="#([^"]+)"', text):
            yield from used(lines[name])
            yield lines[name]

    parts = "\n".join(dict.fromkeys(used(drawn)))
    defs = f"<defs>{SKY}\n{parts}</defs>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 150">{defs}\n{LANDSCAPE}\n{drawn}\n</svg>\n'


if __name__ == "__main__":
    for name, drawn in (("game-dice", dice_picture()), ("game-base", base_picture())):
        (STATIC / f"{name}.svg").write_text(drawn, encoding="utf-8")
