"""Draw the pictures of the two games, for choosing one: `python -m research.make_game_pictures`."""

from collections.abc import Sequence

from dicegame.base.state.tiles import GOOD_NAMES
from padgen.tables import COLORS, Game
from padgen.theme import STYLES
from research.make_faces import ANIMALS, FILLED, GOODS, LINES, LOOKS, PALE, PAPER, STATIC, theme_path


def scene(parts: Sequence[str]) -> str:
    """Return a picture of 320 x 150 with things that lie before the hills of the home page."""
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 150"><defs>',
            '<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#bfdcec"/><stop offset=".8" stop-color="#f3ead0"/></linearGradient>',
            '<path id="hex" d="M0-20 17.3-10V10L0 20-17.3 10V-10Z"/>',
            '<g id="die"><rect x="-16" y="-12" width="32" height="30" rx="7" fill="currentColor" stroke="none"/>'
            '<rect x="-16" y="-16" width="32" height="31" rx="7"/></g></defs>',
            '<path fill="url(#sky)" d="M0 0H320V150H0Z"/><g fill="#ffd773"><circle cx="278" cy="34" r="13"/><circle cx="278" cy="34" r="20" opacity=".3"/></g>',
            '<path fill="#a9c9b4" d="M0 78Q50 52 110 70T220 62 320 72V150H0Z"/><path fill="#8fbb84" d="M0 98Q70 76 150 92T320 84V150H0Z"/>',
            *parts,
            "</svg>\n",
        ]
    )


WRITTEN = ((-52, -26, "n1"), (-18, -26, "n2"), (-35, 4, "n3"), (-1, 4, "n6"))
"""The numbers on the sheet of the picture, and where they stand."""


def dice_picture() -> str:
    """Return the picture of the dice game: a sheet with a pencil, and dice."""
    looks = {color: STYLES["color"].palette[Game.DICE, color] for color in COLORS[Game.DICE]}
    field = (
        (-52, -30, "orange"),
        (-18, -30, "orange"),
        (16, -30, "blue"),
        (-69, 0, "yellow"),
        (-35, 0, "green"),
        (-1, 0, "blue"),
        (33, 0, "purple"),
        (-52, 30, "yellow"),
        (-18, 30, "gray"),
        (16, 30, "purple"),
    )
    parts = [
        '<g transform="translate(112 77)rotate(-7)"><path fill="#00000026" d="M-95-62H79V66H-95Z"/><path fill="#fffdf8" d="M-98-66H76V62H-98Z"/>'
    ]
    for x, y, color in field:
        look = looks[color]
        parts.append(
            f'<g transform="translate({x} {y})"><use href="#hex" fill="{look.fill}" stroke="{look.line}"/>'
            f'<path fill="{look.ink}" transform="translate(0-10)scale(.4)" d="{theme_path(color)}"/>'
            '<path fill="#fff" fill-opacity=".8" d="M-7-3H7V11H-7Z"/></g>'
        )
    parts.append('<g fill="none" stroke="#4a443a" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">')
    parts += [f'<path transform="translate({x} {y})scale(.6)" d="{LINES[digit]}"/>' for x, y, digit in WRITTEN]
    parts.append("</g>")
    parts.append(
        '<path stroke="#c9bfa8" stroke-width="1.5" d="M56-46H70M56-36H70M56-26H70M56-16H70M58 28H70M58 38H70"/></g>'
    )
    parts.append(
        '<g transform="translate(146 112)rotate(-38)"><path fill="#ffc02e" d="M12-5H78V5H12Z"/><path fill="#e0a21a" d="M12 1H78V5H12Z"/>'
        '<path fill="#f1e6cd" d="M0 0 12-5V5Z"/><path fill="#3a362f" d="M0 0 4-1.7V1.7Z"/><path fill="#b0472f" d="M78-5H85Q88 0 85 5H78Z"/></g>'
    )
    for x, y, turn, color in ((238, 70, -8, "orange"), (281, 78, 6, "purple")):
        look = looks[color]
        parts.append(
            f'<g transform="translate({x} {y})rotate({turn})"><use href="#die" fill="{look.fill}" stroke="{look.ink}" color="{look.line}"/>'
            f'<path fill="{look.ink}" transform="scale(.9)" d="{theme_path(color)}"/></g>'
        )
    for x, y, turn, pips in ((224, 118, 5, "M-8-8h0M-8 7h0M8-8h0M8 7h0M0-.5h0"), (266, 122, -10, "M-8 7h0M8-8h0")):
        parts.append(
            f'<g transform="translate({x} {y})rotate({turn})"><use href="#die" fill="{PAPER}" stroke="#3a362f" color="#b9b09d"/>'
            f'<path stroke="#1c1c1c" stroke-width="6" stroke-linecap="round" d="{pips}"/></g>'
        )
    parts.append(
        '<g transform="translate(302 124)rotate(8)scale(.9)"><use href="#die" fill="#efe6d2" stroke="#4a3a12" color="#b98a2c"/>'
        '<path fill="#fff" stroke="#4a3a12" stroke-width="1.7" d="M-6-9H6Q6-4 2-.5 6 3 6 8H-6Q-6 3-2-.5-6-4-6-9Z"/><path fill="#b98a2c" d="M-4 7Q-2 3 0 2 2 3 4 7Z"/></g>'
    )
    return scene(parts)


def base_picture() -> str:
    """Return the picture of the base game: a duchy with tiles, a die and goods."""
    colors = STYLES["color"].palette
    field = (
        (-52, -30, "mine", ""),
        (-17, -30, "livestock", "sheep"),
        (17, -30, "monastery", "n4"),
        (52, -30, "ship", ""),
        (-69, 0, "building", "n2"),
        (-35, 0, "building", "town-hall"),
        (0, 0, "castle", "tower"),
        (35, 0, "ship", "boat"),
        (69, 0, "ship", "n5"),
        (-52, 30, "livestock", "n6"),
        (-17, 30, "mine", "gem"),
        (17, 30, "monastery", "chapel"),
        (52, 30, "building", "n3"),
    )
    parts = [
        '<g transform="translate(108 80)"><path fill="#00000026" d="M-68-56H74L98-8V14L74 58H-68L-92 14V-8Z"/><path fill="#3a362f" d="M-71-55H71L91-12V12L71 55H-71L-91 12V-12Z"/>'
    ]
    signs = {"sheep": ANIMALS["sheep"]}
    for x, y, color, sign in field:
        look, space = LOOKS[color], colors[Game.BASE, color]
        if sign and sign[0] != "n":
            drawn = f'<use href="#hex" fill="{look.fill}" stroke="{look.edge}"/>'
            if sign == "sheep":
                fill, shape, details = signs[sign]
                drawn += f'<path fill="{fill}" stroke="{look.ink}" d="{shape}"/><path fill="{look.ink}" d="{details}" fill-rule="evenodd"/>'
            else:
                drawn += f'<path fill="{look.ink}" fill-rule="evenodd" d="{FILLED.get(sign) or theme_path(color)}"/>'
        else:
            drawn = f'<use href="#hex" fill="{space.fill}" stroke="{space.line}"/>'
            if sign:
                drawn += f'<path fill="none" stroke="{space.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".6" d="{LINES[sign]}"/>'
            else:
                drawn += f'<path fill="{space.ink}" opacity=".6" transform="scale(.7)" d="{theme_path(color)}"/>'
        parts.append(f'<g transform="translate({x} {y})">{drawn}</g>')
    parts.append("</g>")
    for x, y, turn, pips in ((232, 84, -8, "M-8-8h0M-8 7h0M8-8h0M8 7h0"), (274, 76, 7, "M-8 7h0M0-.5h0M8-8h0")):
        parts.append(
            f'<g transform="translate({x} {y})rotate({turn})"><use href="#die" fill="{PAPER}" stroke="#3a362f" color="#b9b09d"/>'
            f'<path stroke="#1c1c1c" stroke-width="6" stroke-linecap="round" d="{pips}"/></g>'
        )
    for x, y, turn, good in ((222, 126, 4, "turquoise"), (254, 122, -7, "red"), (287, 124, 6, "purple")):
        die = GOOD_NAMES.index(good) + 1
        parts.append(
            f'<g transform="translate({x} {y})rotate({turn})" fill="none" stroke="#fff" stroke-linecap="round"><rect x="-14" y="-14" width="28" height="28" rx="4" fill="{GOODS[good]}" stroke="{PALE}"/>'
            f'<path stroke-width="1.2" opacity=".5" d="M-10-11H10M-10 11H10"/><path stroke-width="3" d="{LINES[f"n{die}"]}"/></g>'
        )
    return scene(parts)


if __name__ == "__main__":
    for name, picture in (("game-dice", dice_picture()), ("game-base", base_picture())):
        (STATIC / f"{name}.svg").write_text(picture, encoding="utf-8")
