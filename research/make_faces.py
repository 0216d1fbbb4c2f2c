"""Draw the faces of the base game for web pages: `python -m research.make_faces`.

Every symbol is centered on 0, 0. Hexes are 50 units wide. Icons of colors are those of the boards. Signs are drawn in a square from
-12 to 12 and take the colors of what they lie on. Numbers are drawn as lines, so they look the same in every browser.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from dicegame.base.expansions.trade_routes import BONUSES
from dicegame.base.state.shields import SHIELDS
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, GOOD_NAMES, NAMES, name_and_number
from padgen.tables import Game
from padgen.theme import ICONS, STYLES

STATIC = Path(__file__).parents[1] / "dicegame/web/static"
PAPER, PALE, GRAY = "#fffdf8", "#efe6d2", "#7c766b"


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
WORKER = Look("#7c3700", PAPER, "#7c3700")
BONUS = Look(PAPER, "#4d2a10", "#4d2a10")
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
    "arch": "M-12 8V-5H12V8M-7 8C-7 0 7 0 7 8",
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

LARGE = {"ship": "boat", "mine": "gem", "castle": "tower", "face-down": "hex"}
"""The signs of tiles that show nothing else."""
GEESE_NUMBER = 2
TWO_LINES = ("monastery-10", "monastery-11")
"""The monasteries with effects too wide for one line."""
DIGIT_WIDTHS = {"1": 9}
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
    "monastery-13": ("person", "plus", "coin"),
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
WIDTHS = {"n1": 10, "plus": 15, "pm": 15, "eq": 15, "to": 17, "x": 13, "person": 20, "points": 24}
WIDTHS |= dict.fromkeys(("good", "box", "die", "black"), 21) | dict.fromkeys(("hex", "tile", "coin", "white"), 22)
WIDTH, NUMBER_WIDTH = 26, 15
"""The widths of signs in a row, of other signs, and of other numbers."""

LINE = 'fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"'
HEX = "M0-28.87 25-14.43V14.43L0 28.87-25 14.43V-14.43Z"
INNER_HEX = "M0-27.7 24-13.9V13.9L0 27.7-24 13.9V-13.9Z"
"""The hex of a tile without its edge, which is 1.6 wide."""
PIPS = {1: "M0 0h0", 2: "M-6 6h0M6-6h0", 3: "M-6 6h0M0 0h0M6-6h0", 4: "M-6-6h0M-6 6h0M6-6h0M6 6h0"}
PIPS |= {5: f"{PIPS[4]}M0 0h0", 6: f"{PIPS[4]}M-6 0h0M6 0h0"}


def faces() -> str:
    """Return all faces."""
    parts = [*signs(), f'<path id="o" d="{HEX}"/>', f'<path id="hex" stroke-width="1.6" d="{INNER_HEX}"/>']
    parts += [_use("hex", f'id="t-{color}" fill="{look.fill}" stroke="{look.edge}"') for color, look in LOOKS.items()]
    parts += [part for tile, name in enumerate(NAMES) if name for part in tile_faces(name, tile)]
    parts += [*spaces(), *shields(), *goods(), *dice(), *supplies(), *bonuses()]
    return '<svg xmlns="http://www.w3.org/2000/svg"><defs>\n' + "\n".join(parts) + "\n</defs></svg>\n"


def signs() -> Iterator[str]:
    """Yield the signs, which are parts of faces. Those that are no numbers have names that begin with `i-`."""
    for name, path in LINES.items():
        yield f'<path id="{_sign(name)}" {LINE} d="{path}"/>'
    for name, path in FILLED.items():
        yield f'<path id="i-{name}" stroke="none" fill-rule="evenodd" d="{path}"/>'
    for color in COLOR_NAMES:
        yield f'<path id="i-{KINDS[color]}" stroke="none" d="{theme_path(color)}"/>'
        look = LOOKS[color]
        yield f'<path id="i-h-{color}" fill="{look.fill}" stroke="{PAPER}" stroke-width="3" d="{LINES["hex"]}"/>'
    dark = LOOKS["livestock"].ink
    for name, (color, shape, details) in ANIMALS.items():
        yield (
            f'<g id="i-{name}"><path fill="{color}" stroke="{dark}" stroke-width="1.5" d="{shape}"/>'
            f'<path fill="{dark}" stroke="none" fill-rule="evenodd" d="{details}"/></g>'
        )
    yield f'<path id="i-black" fill="#1c1c1c" stroke="{PAPER}" stroke-width="2" d="M-9-7H9V7H-9Z"/>'
    yield '<path id="i-white" fill="#fff" stroke="#1c1c1c" stroke-width="3" d="M-9-9H9V9H-9ZM-2 0H2"/>'


def tile_faces(name: str, tile: int) -> Iterator[str]:
    """Yield the faces of a tile, the full and the small one."""
    kind, digits = name_and_number(tile)
    color = name if name in LOOKS else COLOR_NAMES[COLOR_OF[tile]]
    if kind == "monastery":
        effect = EFFECTS[name]
        if name in TWO_LINES:
            full = _number(digits, -12.5, 0.7) + row(effect[:-2], 4, 14) + row(effect[-2:], 17, 13)
        else:
            full = _number(digits, -11, 0.8) + row(effect, 9, 17)
        small = _number(digits, 0, 1.5)
    elif kind in ANIMALS:
        number = f"n{digits or GEESE_NUMBER}"
        full = _use(f"i-{kind}", 'y="-8"') + _use(number, 'transform="translate(0 14)scale(.9)"')
        small = _use(f"i-{kind}", 'x="-9"') + _use(number, 'transform="translate(12)scale(1.4)"')
    elif name in LARGE:
        yield _part(name, LOOKS[color], _use(f"t-{color}") + _use(f"i-{LARGE[name]}", 'transform="scale(1.4)"'))
        yield _use(name, f'id="s-{name}"')
        return
    elif name == "white-castle":
        full = _use("i-tower", 'y="-8"') + row(EFFECTS[name], 14, 15)
        small = _use("i-tower", 'y="-8"') + _use("i-white", 'y="15"')
    else:
        full = _use(f"i-{kind}", 'y="-8"') + row(EFFECTS[name], 14, 15)
        small = _use(f"i-{kind}", 'transform="scale(1.4)"')
    yield _part(name, LOOKS[color], _use(f"t-{color}") + full)
    yield _part(f"s-{name}", LOOKS[color], _use(f"t-{color}") + small)


def spaces() -> Iterator[str]:
    """Yield the empty hexes of a duchy and the bonus tiles. Pages write a number over or below the icon."""
    for color in COLOR_NAMES:
        look, icon = STYLES["color"].palette[Game.BASE, color], f"i-{KINDS[color]}"
        paper = f'<path d="{HEX}" fill="{look.fill}" stroke="{look.line}" stroke-width=".8"/>'
        yield f'<g id="e-{color}">{paper}' + _use(icon, f'transform="translate(0 15.5)scale(.6)" fill="{look.ink}"') + "</g>"
        yield _part(f"b-{color}", LOOKS[color], _use(f"t-{color}") + _use(icon, 'transform="translate(0-11)scale(.8)"'))
    yield f'<path id="gone" d="{INNER_HEX}" fill="none" stroke="{GRAY}" stroke-width="1.5" stroke-dasharray="4 4"/>'


def shields() -> Iterator[str]:
    """Yield the shields, with their numbers and what they do."""
    yield (
        f'<path id="arms" d="M-19-22H19V3Q19 17 0 25-19 17-19 3Z" fill="{SHIELD.fill}" stroke="{SHIELD.edge}" stroke-width="1.6"/>'
    )
    for shield in range(1, SHIELDS + 1):
        drawn = _use("arms") + _number(str(shield), -11, 0.75) + row(SHIELD_SIGNS[shield], 5, 15, 33)
        yield _part(f"shield-{shield}", SHIELD, drawn)


def goods() -> Iterator[str]:
    """Yield the goods, with the numbers of the dice that sell them, and the sign of goods that are sold."""
    yield '<rect id="square" x="-12.5" y="-12.5" width="25" height="25" rx="4"/>'
    for die, name in enumerate(GOOD_NAMES, 1):
        square = _use("square", f'fill="{GOODS[name]}" stroke="{PALE}"')
        ribbons = '<path d="M-9-10H9M-9 10H9" fill="none" stroke-opacity=".5" stroke-width="1.2"/>'
        yield f'<g id="{name}" stroke="#fff">{square}{ribbons}' + _use(f"n{die}", 'transform="scale(.95)"') + "</g>"
    square = _use("square", f'fill="{PALE}" stroke="{GRAY}"')
    yield f'<g id="sold">{square}<path {LINE} stroke="#4a443a" d="M-6 0-2 5 6-5"/></g>'


def dice() -> Iterator[str]:
    """Yield the dice of players, the white die, and the die of a castle."""
    yield (
        '<g id="die"><rect x="-12.5" y="-9" width="25" height="22" rx="5" fill="currentColor" stroke="none"/>'
        '<rect x="-12.5" y="-12.5" width="25" height="24" rx="5"/></g>'
    )
    white = '<path d="M-13-13H13V13H-13Z" fill="#1c1c1c" stroke="#fff"/><path fill="#fff" stroke="none" d="M-9.5-9.5H9.5V9.5H-9.5Z"/>'
    for pips, dots in PIPS.items():
        yield f'<path id="p{pips}" fill="none" stroke="#1c1c1c" stroke-width="5" stroke-linecap="round" d="{dots}"/>'
        die = _use("die", f'fill="{PAPER}" stroke="#3a362f" color="#b9b09d"')
        yield f'<g id="d{pips}">{die}' + _use(f"p{pips}", 'y="-.5"') + "</g>"
        yield f'<g id="wd{pips}">{white}' + _use(f"p{pips}", 'transform="scale(.85)"') + "</g>"
    castle = LOOKS["castle"]
    die = _use("die", f'fill="{castle.fill}" stroke="{castle.edge}" color="{castle.edge}"')
    yield f'<g id="dx">{die}' + _use("i-tower", f'transform="translate(0-.5)scale(.75)" fill="{PAPER}"') + "</g>"


def supplies() -> Iterator[str]:
    """Yield silver, workers, points, prices in workers, and small signs."""
    badge = '<g id="{}"><circle r="12" fill="{}" stroke="{}"/>{}</g>'
    yield badge.format("silver", "#e3eae5", "#5a6570", _use("i-coin", 'transform="scale(.9)" fill="#3a434c"'))
    yield badge.format("worker", "#fec88e", "#bf5f0a", _use("i-person", 'transform="scale(.75)" fill="#7c3700"'))
    yield f'<path id="star" fill="#ffc02e" stroke="#7a5200" stroke-linejoin="round" d="{FILLED["points"]}"/>'
    yield _use("i-arch", f'id="bridge" stroke="{GRAY}"')
    yield _use("i-up", f'id="up" stroke="{GRAY}"')
    yield _use("i-up", f'id="down" stroke="{GRAY}" transform="rotate(180)"')
    yield f'<circle id="cnt" r="7" fill="#fff" stroke="{GRAY}"/>'
    for price in range(1, 7):
        number, person = (
            _use(f"n{price}", 'transform="translate(-7)scale(.7)"'),
            _use("i-person", 'transform="translate(6)scale(.6)"'),
        )
        drawn = f'<rect x="-15" y="-9" width="30" height="18" rx="4" fill="{WORKER.fill}"/>{number}{person}'
        yield _part(f"w{price}", WORKER, drawn)
    flag = f'<path d="M-4 10V-9L8-5-4-1" fill="#c41e2e" stroke="{BONUS.ink}" stroke-width="2"/>'
    yield f'<g id="post"><circle r="12" fill="{PAPER}" stroke="{BONUS.ink}"/>{flag}</g>'


def bonuses() -> Iterator[str]:
    """Yield an empty space of a trade route, and the bonuses on them."""
    yield f'<rect id="route" x="-13" y="-13" width="26" height="26" rx="3" fill="{PALE}" stroke="{GRAY}" stroke-dasharray="3 2"/>'
    disc = f'<circle r="12.5" fill="{BONUS.fill}" stroke-width="1"/>'
    for bonus in BONUSES:
        yield _part(f"bonus-{bonus}", BONUS, disc + row(BONUS_SIGNS[bonus], 0, 16, 19))


def row(names: Sequence[str], y: float, height: float, width: float = 0) -> str:
    """Return signs side by side around 0, `y`, as large as there is room. Without a `width` the room is a hex."""
    widths = [WIDTHS.get(name, NUMBER_WIDTH if _sign(name) == name else WIDTH) for name in names]
    total = sum(widths)
    if width:
        scale = min(height / 24, width / total)
    else:  # the lower corners of signs, which are up to 9 below `y`, stay 1 within the slanting edges of the hex
        slope = 24 / 13.8
        scale = min(height / 24, 45 / total, (slope * (27.7 - y) - 1) / (total / 2 + slope * 9))
    x, uses = -total / 2, []
    for name, wide in zip(names, widths, strict=True):
        middle = x + wide / 2
        uses.append(_use(_sign(name), f'x="{middle:g}"' if middle else ""))
        x += wide
    return f'<g transform="translate(0 {y:g})scale({scale:.2g})">{"".join(uses)}</g>'


def theme_path(color: str) -> str:
    """Return the icon of a color on boards, as a path in a square from -12 to 12."""
    outlines = (" ".join(f"{24 * x:.0f} {24 * y:.0f}" for x, y in outline) for outline in ICONS[color])
    return "".join(f"M{outline.replace(' -', '-')}Z" for outline in outlines)


def _number(digits: str, y: float, scale: float) -> str:
    """Return a number, its digits side by side."""
    left = -sum(DIGIT_WIDTHS.get(digit, 13) for digit in digits) / 2
    uses = []
    for digit in digits:
        wide = DIGIT_WIDTHS.get(digit, 13)
        middle = left + wide / 2 if len(digits) > 1 else 0
        uses.append(_use(f"n{digit}", f'x="{middle:g}"' if middle else ""))
        left += wide
    return f'<g transform="translate(0 {y:g})scale({scale:g})">{"".join(uses)}</g>'


def _part(name: str, look: Look, drawn: str) -> str:
    return f'<g id="{name}" fill="{look.ink}" stroke="{look.ink}">{drawn}</g>'


def _use(name: str, attributes: str = "") -> str:
    return f'<use href="#{name}" {attributes}/>'.replace(" />", "/>")


def _sign(name: str) -> str:
    """Return the id of a sign."""
    return name if name[0] == "n" and name[1:].isdigit() else f"i-{name}"


if __name__ == "__main__":
    (STATIC / "faces.svg").write_text(faces(), encoding="utf-8")
