"""Draw the faces of the base game for web pages: `python -m research.make_faces`.

Every symbol is centered on 0, 0. Hexes are 50 units wide. Icons of colors are those of the boards. Signs are drawn in a square from
-12 to 12 and take the colors of what they lie on. Numbers are drawn as lines, so they look the same in every browser.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from dicegame.base.expansions.trade_routes import BONUSES
from dicegame.base.state.shields import SHIELDS
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, GOOD_NAMES, NAMES, name_and_number
from padgen.tables import COLORS, Game
from padgen.theme import ICONS, STYLES

STATIC = Path(__file__).parents[1] / "dicegame/web/static"
PAPER, INK, PALE, GRAY = "#fffdf8", "#2b2722", "#efe6d2", "#7c766b"


class Look(NamedTuple):
    """The colors of a tile: of its hex, of what is drawn on it, and of its edge."""

    fill: str
    ink: str
    edge: str


# The fills differ by at least 23 (CIE 1976) in normal sight and in three kinds of color blindness; tests/dicegame/web/test_faces.py
# computes the differences, and the contrast of ink on them.
LOOKS = {
    "building": Look("#8f4a14", PAPER, "#f1d1bc"),
    "livestock": Look("#74b13c", "#1c2a06", "#3c590f"),
    "mine": Look("#66656b", PAPER, "#ccc7c9"),
    "ship": Look("#1c62a6", PAPER, "#c0e6f8"),
    "monastery": Look("#f9cb1f", "#2e2500", "#7a6200"),
    "castle": Look("#0b3a20", PAPER, "#94d68f"),
    "inn": Look("#efe6d2", "#4d2a10", "#99603a"),
    "face-down": Look("#38332c", "#d8c9a6", "#bfae88"),
}
SHIELD = Look("#6d1a36", PAPER, "#e7b7c4")
GOODS = {
    "turquoise": "#0a7078",
    "purple": "#6b3fa0",
    "pink": "#c2579b",
    "red": "#c41e2e",
    "brown": "#55300f",
    "orange": "#cf6109",
}

LINES = {  # drawn as lines; numbers are 16 high
    "n0": "M0-7.5C6-7.5 6 7.5 0 7.5S-6-7.5 0-7.5Z",
    "n1": "M-3-5 .5-7.5V7.5",
    "n2": "M-4-4C-4-9 4.5-9 4.5-3.5 4.5 0-2 3-4.5 7.5H5",
    "n3": "M-4-7.5H4L0-1.5C6-1.5 6 7.5 0 7.5-2.5 7.5-4 6.5-4.8 5",
    "n4": "M2.5 7.5V-7.5L-5 3.5H5.5",
    "n5": "M4-7.5H-3L-4-1C-2-2.5 5-3 5 2.5 5 8.5-3 8.5-4.8 5.5",
    "n6": "M3-7.5C-2-6-4.5-2-4.5 2.5A4.5 5 0 1 0-4 .5",
    "n7": "M-4.5-7.5H4.5L-1.5 7.5",
    "n8": "M0-.8A3.4 3.4 0 1 1 .1-.8C6-.8 6 7.5 0 7.5S-6-.8 0-.8Z",
    "n9": "M-3 7.5C2 6 4.5 2 4.5-2.5A4.5 5 0 1 0 4-.5",
    "plus": "M-5 0H5M0-5V5",
    "pm": "M-5-3H5M0-8V2M-5 7H5",
    "eq": "M-5-3H5M-5 3H5",
    "to": "M-6 0H6M1-5 6 0 1 5",
    "x": "M-4-4 4 4M4-4-4 4",
    "up": "M0 9V-8M-7-1 0-8 7-1",
    "hex": "M0-10 8.7-5V5L0 10-8.7 5V-5Z",
    "box": "M-8-8H8V8H-8Z",
    "any": "M-4-4C-4-9 4-9 4-4.5 4-1 0-1 0 3M0 7.5V7.6",
    "all": "M0 0C4-6 11-6 11 0S4 6 0 0-11-6-11 0-4 6 0 0Z",
}
FILLED = {
    "person": "M0-11A5 5 0 1 1 0-1 5 5 0 0 1 0-11ZM-8 11C-8 4-6 0 0 0S8 4 8 11Z",
    "coin": "M0-9A9 9 0 1 1 0 9 9 9 0 0 1 0-9ZM-1.5-4V4H1.5V-4Z",
    "good": "M-6-8H6L8-6V6L6 8H-6L-8 6V-6Z",
    "points": "M0-11 3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4Z",
    "die": "M-6-9H6Q9-9 9-6V6Q9 9 6 9H-6Q-9 9-9 6V-6Q-9-9-6-9ZM0-3A3 3 0 1 0 .1-3Z",
    "tile": "M0-10 8.7-5V5L0 10-8.7 5V-5Z",
    "arms": "M-8-10H8V1Q8 7 0 11-8 7-8 1Z",
    "warehouse": "M-12 11V-3L-6-10H6L12-3V11H8V1H-8V11ZM-6 11V7H-1V11ZM1 11V7H6V11ZM-2.5 5.5V2.5H2.5V5.5Z",
    "watchtower": "M-5 12V0H-8V-6H-6L0-13 6-6H8V0H5V12ZM-2 12H2V6H-2ZM-5-3H5V-5H-5Z",
    "carpenter": "M-13-4 4-6V5L2 2 0 5-2 2-4 5-6 2-8 5-10 2-13 2ZM5-7H10Q13-7 13-3L12 8H8Q7 4 5 4ZM8-3V0H10V-3Z",
    "church": "M-11 12V2L-1-3V-6H-4V-9H-1V-13H2V-9H5V-6H2V-3L11 2V12ZM-2 12H3V7Q.5 4-2 7Z",
    "market": "M-10-11H10L13-3Q11 1 8.5-2 6 1 4-2 2 1 0-2-2 1-4-2-6 1-8.5-2-11 1-13-3ZM-11 3H11V7H10V12H7V7H-7V12H-10V7H-11Z",
    "boarding-house": "M-13-9H-10V3H13V10H10V7H-10V10H-13ZM-8-4A3 3 0 1 1-2-4 3 3 0 0 1-8-4ZM-1-6H9Q13-6 13-2V1H-1Z",
    "bank": "M0-12 12-6V-3H-12V-6ZM-10-1H-6V7H-10ZM-2-1H2V7H-2ZM6-1H10V7H6ZM-12 9H12V12H-12Z",
    "town-hall": "M-12 12V2H-6V-6L-1-9V-14L6-12 1-10V-9L6-6V2H12V12ZM-2 12H2V6H-2ZM0-5A2.5 2.5 0 1 0 .1-5Z",
    "crane": "M-9 12V9H-6V-8L-10-5V-9L-6-13H-3L11-6V0H13V5H7V0H9V-5L-3-9V9H1V12Z",
    "inn": "M-9-8H6V-5H9Q12-5 12-2V4Q12 7 9 7H6V11H-9ZM6-2V4H9V-2ZM-6-5V7H-4V-5ZM-1-5V7H1V-5Z",
}
ANIMALS = {  # the color of a head or a body, its shape, and what is drawn on it in the dark color
    "cow": (
        "#fff",
        "M-6-8Q-12-8-11-13-7-9 0-9T11-13Q12-8 6-8L13-6Q12-1 7-2L5 6Q7 12 0 12T-5 6L-7-2Q-12-1-13-6Z",
        "M-6-8H1Q1 0-5 1L-7-2ZM3-4H5V-1H3ZM-3 7H-1V9H-3ZM1 7H3V9H1Z",
    ),
    "sheep": (
        "#fff",
        "M-7 6Q-13 5-11 0-15-5-9-7-8-13-3-11 0-14 3-11 8-13 9-7 15-5 11 0 13 5 7 6 0 9-7 6Z",
        "M-5-4Q0-7 5-4L11-3Q9 2 5 1L4 8Q0 14-4 8L-5 1Q-9 2-11-3ZM-3-1V1H-1V-1ZM1-1V1H3V-1Z",
    ),
    "pig": (
        "#f8c3c0",
        "M-11-11-5-9Q0-11 5-9L11-11 9-3Q13 11 0 11T-9-3Z",
        "M-6-4H-4V-1H-6ZM4-4H6V-1H4ZM0 0C8 0 8 9 0 9S-8 0 0 0ZM-3 3V6H-1V3ZM1 3V6H3V3Z",
    ),
    "goat": (
        "#f3e6c8",
        "M-2-6C-3-13-10-14-13-8-10-10-7-9-6-5L-13-3Q-11 1-6 0L-3 8 0 14 3 8 6 0Q11 1 13-3L6-5C7-9 10-10 13-8 10-14 3-13 2-6Z",
        "M-4-2H-2V1H-4ZM2-2H4V1H2ZM-1.5 6H1.5L0 8Z",
    ),
    "chicken": (
        "#fff",
        "M-13-7Q-8-6-5-2 0-1 1-6 2-12 7-11L8-9 13-7 8-5Q10 3 4 9H-5Q-12 4-13-7Z",
        "M1-9Q-1-14 3-13 5-16 7-11ZM4-8H6V-6H4ZM-5 9H-3V13H-5ZM1 9H3V13H1ZM-6 2Q0 6 3 0 1 8-6 2Z",
    ),
    "goose": (
        "#fff",
        "M-13 4Q-6 4-2 1 2-2-2-6-3-12 2-12 6-12 7-9L13-7 7-6Q5-4 8 2 10 10 3 12H-4Q-11 11-13 4Z",
        "M2-10H4V-8H2ZM7-9 13-7 7-6ZM-6 6Q2 10 4 3 2 12-6 6Z",
    ),
}
KINDS = {"building": "houses", "livestock": "grass", "mine": "gem", "ship": "boat", "monastery": "chapel", "castle": "tower"}
"""The names of the icons of the colors."""

EFFECTS: dict[str, Sequence[str]] = {
    "warehouse": ("good", "to", "coin"),
    "watchtower": ("n4", "points"),
    "carpenter": ("h-building",),
    "church": ("h-mine", "h-monastery", "h-castle"),
    "market": ("h-ship", "h-livestock"),
    "boarding-house": ("n4", "person"),
    "bank": ("n2", "coin"),
    "town-hall": ("to", "hex"),
    "crane": ("eq", "houses"),
    "white-castle": ("white", "to"),
    "inn": ("plus", "hex"),
    "monastery-1": ("houses", "eq", "houses"),
    "monastery-2": ("gem", "plus", "person"),
    "monastery-3": ("good", "to", "n2", "coin"),
    "monastery-4": ("good", "to", "person"),
    "monastery-5": ("boat", "box", "box"),
    "monastery-6": ("coin", "to", "hex"),
    "monastery-7": ("grass", "plus", "n1"),
    "monastery-8": ("person", "pm", "n2"),
    "monastery-9": ("houses", "pm", "n1"),
    "monastery-10": ("boat", "grass", "pm", "n1"),
    "monastery-11": ("tower", "gem", "chapel", "pm", "n1"),
    "monastery-12": ("up", "hex", "pm", "n1"),
    "monastery-13": ("n2", "person", "plus", "coin"),
    "monastery-14": ("n4", "person"),
    "monastery-15": ("points", "good", "good"),
    "monastery-16": ("n4", "points", "warehouse"),
    "monastery-17": ("n4", "points", "watchtower"),
    "monastery-18": ("n4", "points", "carpenter"),
    "monastery-19": ("n4", "points", "church"),
    "monastery-20": ("n4", "points", "market"),
    "monastery-21": ("n4", "points", "boarding-house"),
    "monastery-22": ("n4", "points", "bank"),
    "monastery-23": ("n4", "points", "town-hall"),
    "monastery-24": ("n4", "points", "grass"),
    "monastery-25": ("n1", "points", "good"),
    "monastery-26": ("points", "tile"),
    "monastery-27": ("arch", "up"),
    "monastery-28": ("coin", "to", "n2", "person"),
    "monastery-29": ("n4", "points", "tower"),
}
SHIELD_SIGNS: dict[int, Sequence[str]] = {
    1: ("grass", "eq", "n1"),
    2: ("person", "eq", "person"),
    3: ("person", "to", "arms"),
    4: ("hex", "all"),
    5: ("boat", "good", "good"),
    6: ("chapel", "eq", "chapel"),
    7: ("n2", "x", "tile"),
    8: ("n2", "x", "gem"),
    9: ("good", "eq", "coin"),
    10: ("n2", "x", "chapel"),
    11: ("tower", "to", "arms"),
    12: ("n2", "x", "good"),
    13: ("n2", "x", "arms"),
    14: ("die", "to", "hex"),
    15: ("black", "to", "hex"),
    16: ("die", "to", "any"),
    17: ("hex", "plus", "n1"),
    18: ("tile", "hex", "tile"),
}
BONUS_SIGNS: dict[str, Sequence[str]] = {
    "building": ("carpenter",),
    "church": ("church",),
    "market": ("market",),
    "place": ("to", "hex"),
    "sell": ("good", "to"),
    "action": ("tower",),
    "workers": ("n4", "person"),
    "silver": ("n2", "coin"),
    "points": ("n4", "points"),
}
WIDTHS = {
    "n1": 10,
    "plus": 15,
    "pm": 15,
    "eq": 15,
    "to": 18,
    "x": 13,
    "good": 21,
    "box": 21,
    "hex": 22,
    "tile": 22,
    "points": 24,
}
"""The widths of signs in a row; numbers are 15 wide, others 26."""


def number(text: str) -> str:
    """Return the digits of a number side by side."""
    if len(text) == 1:
        return f'<use href="#n{text}"/>'
    left, right = text
    gap = (4 if left == "1" else 6.5), (4 if right == "1" else 6.5)
    return f'<use href="#n{left}" x="-{gap[0] + 0.5:g}"/><use href="#n{right}" x="{gap[1] + 0.5:g}"/>'


def row(signs: Sequence[str], y: float, width: float, height: float) -> str:
    """Return signs side by side around 0, `y`, as high and wide as there is room."""
    widths = [WIDTHS.get(sign, 15 if sign[:-1] == "n" else 26) for sign in signs]
    scale = min(height / 24, width / sum(widths))
    x, uses = -sum(widths) / 2, []
    for sign, wide in zip(signs, widths, strict=True):
        at = f' x="{x + wide / 2:g}"' if x + wide / 2 else ""
        uses.append(f'<use href="#i-{sign}"{at}/>' if sign[0] != "n" or len(sign) > 2 else f'<use href="#{sign}"{at}/>')
        x += wide
    return f'<g transform="translate(0 {y:g})scale({scale:.2g})">{"".join(uses)}</g>'


def face(name: str, tile: int) -> str:
    """Return the faces of a tile, the full and the small one."""
    kind, digits = name_and_number(tile)
    color = name if name in LOOKS else COLOR_NAMES[COLOR_OF[tile]]
    if kind == "monastery":
        signs = EFFECTS[name]
        two = name in ("monastery-10", "monastery-11")  # too wide for one line
        lines = row(signs[:-2], 5, 40, 14) + row(signs[-2:], 18, 20, 13) if two else row(signs, 10, 42, 17)
        full = f'<g transform="translate(0-{12 if two else 10})scale({".7" if two else ".85"})">{number(digits)}</g>{lines}'
        small = f'<g transform="scale(1.5)">{number(digits)}</g>'
    elif kind in ANIMALS:
        digits = digits or "2"
        full = f'<use href="#i-{kind}" transform="translate(0-8)"/><use href="#n{digits}" transform="translate(0 14)scale(.9)"/>'
        small = f'<use href="#i-{kind}" x="-9"/><use href="#n{digits}" transform="translate(12)scale(1.4)"/>'
    elif color in ("ship", "mine", "castle", "face-down"):
        sign = KINDS.get(kind, "hex")
        return f'<g id="{name}" fill="{LOOKS[color].ink}" stroke="{LOOKS[color].ink}"><use href="#t-{color}"/><use href="#i-{sign}" transform="scale(1.4)"/></g><use id="s-{name}" href="#{name}"/>'
    else:
        sign = "tower" if kind == "white-castle" else kind
        full = f'<use href="#i-{sign}" y="-8"/>{row(EFFECTS[name], 14, 36, 15)}'
        small = f'<use href="#i-{sign}" transform="scale(1.4)"/>'
        if kind == "white-castle":
            small = '<use href="#i-tower" y="-8"/><use href="#i-white" y="15"/>'
    look = LOOKS[color]
    paint = f'fill="{look.ink}" stroke="{look.ink}"'
    return "".join(
        f'<g id="{prefix}{name}" {paint}><use href="#t-{color}"/>{drawn}</g>\n'
        for prefix, drawn in (("", full), ("s-", small))
    )


def theme_path(color: str) -> str:
    """Return the icon of a color on the boards as a path."""
    return "".join(
        "M" + " ".join(f"{24 * x:.0f} {24 * y:.0f}" for x, y in shape).replace(" -", "-") + "Z" for shape in ICONS[color]
    )


def faces() -> str:
    """Return all faces."""
    colors = {color: STYLES["color"].palette[Game.BASE, color] for color in COLOR_NAMES}
    line = 'fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
    hexagon = "M0-28.87 25-14.43V14.43L0 28.87-25 14.43V-14.43Z"
    inner = "M0-27.7 24-13.9V13.9L0 27.7-24 13.9V-13.9Z"
    parts = [f'<path id="{name if name[0] == "n" else "i-" + name}" {line} d="{d}"/>' for name, d in LINES.items()]
    parts += [f'<path id="i-{name}" stroke="none" fill-rule="evenodd" d="{d}"/>' for name, d in FILLED.items()]
    parts += [f'<path id="i-{KINDS[color]}" stroke="none" d="{theme_path(color)}"/>' for color in COLOR_NAMES]
    dark = LOOKS["livestock"].ink
    parts += [
        f'<g id="i-{name}" stroke="none"><path fill="{color}" stroke="{dark}" stroke-width="1.5" d="{shape}"/>'
        f'<path fill="{dark}" fill-rule="evenodd" d="{details}"/></g>'
        for name, (color, shape, details) in ANIMALS.items()
    ]
    parts.append(f'<path id="i-arch" {line} d="M-12 8V-5H12V8M-7 8C-7 0 7 0 7 8"/>')
    parts.append(f'<path id="i-black" fill="#1c1c1c" stroke="{PAPER}" stroke-width="2" d="M-9-7H9V7H-9Z"/>')
    parts.append('<path id="i-white" fill="#fff" stroke="#1c1c1c" stroke-width="3" d="M-9-9H9V9H-9ZM-2 0H2"/>')
    parts += [
        f'<path id="i-h-{color}" fill="{LOOKS[color].fill}" stroke="{PAPER}" stroke-width="3" d="{LINES["hex"]}"/>'
        for color in COLOR_NAMES
    ]
    parts.append(f'<path id="o" d="{hexagon}"/>')
    parts.append(f'<path id="inner" stroke-width="1.6" d="{inner}"/>')
    parts += [
        f'<use id="t-{color}" href="#inner" fill="{look.fill}" stroke="{look.edge}"/>' for color, look in LOOKS.items()
    ]
    parts += [face(name, tile) for tile, name in enumerate(NAMES) if name]
    for color, look in colors.items():
        kind = f'<use href="#i-{KINDS[color]}" transform='
        parts.append(
            f'<g id="e-{color}"><path d="{hexagon}" fill="{look.fill}" stroke="{look.line}" stroke-width=".8"/>'
            f'{kind}"translate(0 15.5)scale(.6)" fill="{look.ink}"/></g>'
        )
        parts.append(
            f'<g id="b-{color}" fill="{LOOKS[color].ink}"><use href="#t-{color}"/>{kind}"translate(0-11)scale(.8)"/></g>'
        )
    parts.append(
        f'<path id="arms" d="M-19-22H19V3Q19 17 0 25-19 17-19 3Z" fill="{SHIELD.fill}" stroke="{SHIELD.edge}" stroke-width="1.6"/>'
    )
    for shield in range(1, SHIELDS + 1):
        parts.append(
            f'<g id="shield-{shield}" fill="{SHIELD.ink}" stroke="{SHIELD.ink}"><use href="#arms"/>'
            f'<g transform="translate(0-11)scale(.75)">{number(str(shield))}</g>{row(SHIELD_SIGNS[shield], 6, 32, 15)}</g>'
        )
    parts.append(
        '<g id="die"><rect x="-12.5" y="-9" width="25" height="22" rx="5" fill="currentColor" stroke="none"/>'
        '<rect x="-12.5" y="-12.5" width="25" height="24" rx="5"/></g>'
    )
    parts.append('<rect id="square" x="-12.5" y="-12.5" width="25" height="25" rx="4"/>')
    parts += [
        f'<g id="{name}" stroke="#fff"><use href="#square" fill="{GOODS[name]}" stroke="{PALE}"/>'
        f'<path d="M-9-10H9M-9 10H9" stroke-opacity=".5" stroke-width="1.2"/><use href="#n{die}" transform="scale(.95)"/></g>'
        for die, name in enumerate(GOOD_NAMES, 1)
    ]
    badge = '<g id="{}"><circle r="12" fill="{}" stroke="{}"/><use href="#i-{}" transform="scale({})" fill="{}"/></g>'
    parts.append(badge.format("silver", "#e3eae5", "#5a6570", "coin", ".9", "#3a434c"))
    parts.append(badge.format("worker", "#fec88e", "#bf5f0a", "person", ".75", "#7c3700"))
    parts.append(f'<path id="star" fill="#ffc02e" stroke="#7a5200" stroke-linejoin="round" d="{FILLED["points"]}"/>')
    pips = {1: "M0 0h0", 2: "M-6 6h0M6-6h0", 3: "M-6 6h0M0 0h0M6-6h0", 4: "M-6-6h0M-6 6h0M6-6h0M6 6h0"}
    pips |= {5: pips[4] + "M0 0h0", 6: pips[4] + "M-6 0h0M6 0h0"}
    for die, dots in pips.items():
        parts.append(f'<path id="p{die}" stroke="#1c1c1c" stroke-width="5" stroke-linecap="round" d="{dots}"/>')
        parts.append(
            f'<g id="d{die}"><use href="#die" fill="{PAPER}" stroke="#3a362f" color="#b9b09d"/><use href="#p{die}" y="-.5"/></g>'
        )
        parts.append(
            f'<g id="wd{die}"><path d="M-13-13H13V13H-13Z" fill="#1c1c1c" stroke="#fff"/><path fill="#fff" d="M-9.5-9.5H9.5V9.5H-9.5Z"/><use href="#p{die}" transform="scale(.85)"/></g>'
        )
    parts.append(
        f'<g id="dx"><use href="#die" fill="{LOOKS["castle"].fill}" stroke="{LOOKS["castle"].edge}" color="#94d68f"/><use href="#i-tower" transform="scale(.75)" fill="{PAPER}"/></g>'
    )
    parts.append(f'<use id="bridge" href="#i-arch" stroke="{GRAY}"/>')
    parts.append(
        f'<g id="sold"><use href="#square" fill="{PALE}" stroke="{GRAY}"/><path {line} stroke="#4a443a" d="M-6 0-2 5 6-5"/></g>'
    )
    parts.append(
        f'<use id="up" href="#i-up" stroke="{GRAY}"/><use id="down" href="#i-up" stroke="{GRAY}" transform="rotate(180)"/>'
    )
    for price in range(1, 7):
        parts.append(
            f'<g id="w{price}" fill="{PAPER}" stroke="{PAPER}"><rect x="-15" y="-9" width="30" height="18" rx="4" fill="#7c3700"/>'
            f'<use href="#n{price}" transform="translate(-7)scale(.7)"/><use href="#i-person" transform="translate(6)scale(.6)"/></g>'
        )
    parts.append(f'<path id="gone" d="{inner}" fill="none" stroke="{GRAY}" stroke-width="1.5" stroke-dasharray="4 4"/>')
    parts.append(f'<circle id="cnt" r="8" fill="#fff" stroke="{GRAY}"/>')
    parts.append(
        f'<rect id="route" x="-13" y="-13" width="26" height="26" rx="3" fill="{PALE}" stroke="{GRAY}" stroke-dasharray="3 2"/>'
    )
    for bonus in BONUSES:
        parts.append(
            f'<g id="bonus-{bonus}" fill="#4d2a10" stroke="#4d2a10"><circle r="12.5" fill="{PAPER}" stroke-width="1"/>{row(BONUS_SIGNS[bonus], 0, 19, 16)}</g>'
        )
    parts.append(
        f'<g id="post"><circle r="12" fill="{PAPER}" stroke="{INK}"/><path d="M-4 10V-9L8-5-4-1" fill="#c41e2e" stroke="{INK}" stroke-width="2"/></g>'
    )
    return '<svg xmlns="http://www.w3.org/2000/svg"><defs>\n' + "\n".join(parts) + "\n</defs></svg>\n"


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


def main() -> None:
    """Write the files."""
    for name, drawn in (("faces", faces()), ("game-dice", dice_picture()), ("game-base", base_picture())):
        (STATIC / f"{name}.svg").write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
