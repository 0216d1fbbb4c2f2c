"""Draw the icons of the web pages, and the pictures for home screens: `python -m research.make_icons`.

The icons of colors are those of the boards. The portraits of bots, `bot-NAME.svg`, are drawn by hand.
"""

from collections.abc import Sequence
from pathlib import Path

from dicegame.dice.masks import COLOR_NAMES
from padgen.face import Disc, Polygon, Shape, die_face, icon
from padgen.geometry import corners_mm
from padgen.hexgrid import CENTER
from padgen.tables import Game
from padgen.theme import STYLES
from tests.dicegame.web.browser import chromium

STATIC = Path(__file__).parents[1] / "dicegame/web/static"
ICON_SIZES = (180, 192, 512)

HOURGLASS = "M-5.6-9H5.6v2.4q0 4-3.9 6.6Q5.6 2.6 5.6 6.6V9H-5.6V6.6Q-5.6 2.6-1.7 0-5.6-2.6-5.6-6.6Z"
SAND = "M-3.5 7.2Q-2.8 3.9 0 2.2 2.8 3.9 3.5 7.2Z"
LINE = 'fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"'
HEX = "M0-28.87 25-14.43V14.43L0 28.87-25 14.43V-14.43Z"
"""A hex of a board on pages. It is 50 units wide."""
SMALL_HEX = "M0-12 10.39-6V6L0 12-10.39 6V-6Z"
INNER_HEX = "M0-27.6 23.9-13.8V13.8L0 27.6-23.9 13.8V-13.8Z"
RULES = {"purple": "1–2", "gray": "3–4", "blue": "5–6", "orange": "≠", "yellow": "="}
"""What the writing space of each color says, as on the printed sheets."""

DRAWN = {  # the signs of buttons, in a square from -12 to 12
    "menu": "M-8.5-6.5H8.5M-8.5 0H8.5M-8.5 6.5H8.5",
    "undo": "M-4.5-8.5-9.5-3.5-4.5 1.5M-9-3.5H3.5A5.75 5.75 0 0 1 3.5 8H-3",
    "close": "M-6.5-6.5 6.5 6.5M6.5-6.5-6.5 6.5",
    "back": "M3.5-8-4.5 0 3.5 8",
    "next": "M-3.5-8 4.5 0-3.5 8",
    "first": "M5.5-8-2.5 0 5.5 8M-6.5-8V8",
    "last": "M-5.5-8 2.5 0-5.5 8M6.5-8V8",
    "turned": "M-4.5 8.5V-7M-8.5-3-4.5-7.5-.5-3M4.5-8.5V7M8.5 3 4.5 7.5.5 3",
    "check": "M-8 .5-2.5 6 8-6",
    "bulb": "M-3 5.2C-3 1.9-6.5.2-6.5-3.8A6.5 6.5 0 0 1 6.5-3.8C6.5.2 3 1.9 3 5.2ZM-2.5 9.3H2.5",
    "roll": "M-8.8-1.5A9 9 0 0 1 7.6-4.8M8.5-9.5V-4H3M8.8 1.5A9 9 0 0 1-7.6 4.8M-8.5 9.5V4H-3",
    "share": "M0 2.5V-10M-4.5-5.8 0-10.3 4.5-5.8M-5.5-2H-8.5V9.5H8.5V-2H5.5",
    "camera": "M-10.5-5.5H-6L-4-9H4L6-5.5H10.5V8.5H-10.5ZM4.2 1.2A4.2 4.2 0 1 1-4.2 1.2 4.2 4.2 0 0 1 4.2 1.2Z",
    "picture": "M-10-8.5H10V8.5H-10ZM-10 5-4-1.5 1 3.5 4.5.5 10 6M5-3.6A.4.4 0 1 1 4.2-3.6.4.4 0 0 1 5-3.6Z",
    "print": "M-5.5-3.5V-9.5H5.5V-3.5M-5.5 5H-9.5V-3.5H9.5V5H5.5M-5.5 1.8H5.5V9.5H-5.5Z",
    "book": "M0-6.5C-2.5-8.8-6-9.2-9.5-9.2V6.5C-6 6.5-2.5 7-0 9.5 2.5 7 6 6.5 9.5 6.5V-9.2C6-9.2 2.5-8.8 0-6.5ZM0-6.5V9.5",
    "pen": "M-9 9-7.5 3.2 4.5-8.8 8.8-4.5-3.2 7.5ZM1.8-6 6-1.8",
    "chart": "M-9.5-9.5V9.5H9.5M-5.5 4.5-1-1.5 3 1.5 9-6",
    "wait": "M0-5.5V0L4 2.5M9.5 0A9.5 9.5 0 1 1-9.5 0 9.5 9.5 0 0 1 9.5 0Z",
    "bell": "M-7.5 5.5C-5.5 3.5-6-.5-5.5-3A5.6 5.6 0 0 1 5.5-3C6-.5 5.5 3.5 7.5 5.5ZM-2 9H2",
    "offline": "M-9.5-2.5A13.5 13.5 0 0 1 9.5-2.5M-5.5 2A8 8 0 0 1 5.5 2M0 7H.01M-8.5 9.5 8.5-9.5",
    "calendar": "M-9-7H9V9.5H-9ZM-9-2.5H9M-4.5-10V-5M4.5-10V-5",
    "large": "M-11 8.5-5-8.5 1 8.5M-9 3H-1M10.5 8.5V.5M10.5 4.5A3.6 4 0 1 1 3.3 4.5 3.6 4 0 0 1 10.5 4.5Z",
    "link": "M-2 4.5-5 7.5A4.2 4.2 0 0 1-8.5 1.5L-5-2A4.2 4.2 0 0 1 1-2M2-4.5 5-7.5A4.2 4.2 0 0 1 8.5-1.5L5 2A4.2 4.2 0 0 1-1 2",
}
FILLED = {
    "person": "M0-9.2A4.3 4.3 0 1 1 0-.6 4.3 4.3 0 0 1 0-9.2ZM-8.5 9.5C-8.5 3-5 .9 0 .9S8.5 3 8.5 9.5Z",
    "people": "M-4-8.2A3.7 3.7 0 1 1-4-.8 3.7 3.7 0 0 1-4-8.2ZM-11.5 8.5C-11.5 2.5-8.5.6-4 .6S3.5 2.5 3.5 8.5Z"
    "M4.5-8A3.6 3.6 0 1 1 5.5-.9Q3.5-2.5 3.5-4.6T4.5-8ZM5.3 8.5Q5.3 3.5 3.3 1C8.5-.2 11.8 2.5 11.8 8.5Z",
    "flag": "M-8-10.5H-5.8V10.5H-8ZM-4.8-9.5H9L5.5-4.8 9 0H-4.8Z",
    "crown": "M-9.5 8.5-11.5-5.5-5.3-1.3 0-9 5.3-1.3 11.5-5.5 9.5 8.5Z",
    "play": "M-6-9 9 0-6 9Z",
    "pause": "M-7-8.5H-2V8.5H-7ZM2-8.5H7V8.5H2Z",
}
HERO_FIELD = (
    ("orange", "blue", "blue", "yellow", "purple", "gray", "orange", "orange", "yellow", "blue", "green", "purple"),
    ("yellow", "orange", "purple", "blue", "green", "yellow", "yellow", "gray", "blue", "orange", "orange", "gray"),
)
"""The colors of the hexes in the picture of the home page."""
TOKENS = {  # each bonus of the dice game, on a disc in its color
    "monk": (
        "purple",
        "M0-9C3.7-9 5.2-6 4.9-2.9 7.6-.4 8.2 4.2 7.7 8H-7.7C-8.2 4.2-7.6-.4-4.9-2.9-5.2-6-3.7-9 0-9ZM0-6.5"
        "C-2-6.5-2.7-5-2.5-3.3-2.3-1.7-1.2-.7 0-.7S2.3-1.7 2.5-3.3C2.7-5 2-6.5 0-6.5Z",
    ),
    "silver": ("gray", "M0-8A8 8 0 1 1 0 8 8 8 0 0 1 0-8ZM-3.5-4V-2H-1.2V2.5H-3.5V4.5H3.5V2.5H1.2V-2H3.5V-4Z"),
    "commodity": ("blue", "M-5.3-8H5.3Q8.3 0 5.3 8H-5.3Q-8.3 0-5.3-8ZM-6.4-4.6H6.4V-3.2H-6.4ZM-6.4 3.2H6.4V4.6H-6.4Z"),
    "worker": ("orange", "M0-8.5A3.9 3.9 0 1 1 0-.7 3.9 3.9 0 0 1 0-8.5ZM-6.8 8.3C-6.8 2.3-4.3.5 0 .5S6.8 2.3 6.8 8.3Z"),
}


def icons() -> str:
    """Return an SVG whose parts pages show with `<use>`: dice, hexes and their rings, bonuses, and the signs of buttons."""
    style = STYLES["color"]
    parts = [
        '<g id="die"><rect x="-11.5" y="-9.5" width="23" height="22" rx="5.5" fill="currentColor" stroke="none"/>'
        '<rect x="-11.5" y="-12" width="23" height="22" rx="5.5" stroke-width=".8"/></g>',
        f'<path id="edge" d="{INNER_HEX}" fill="none" stroke-linejoin="round"/>',
        '<rect id="box" x="-12.5" y="-8" width="25" height="24" rx="4"/>',
        '<rect id="square" x="-11" y="-7" width="22" height="22" rx="3" fill="#fff" fill-opacity=".85" stroke-width="3"/>',
        '<g id="paper"><use href="#box" fill="#fffdf8"/></g>',
        '<rect id="castle-paper" x="-9.5" y="-5.5" width="19" height="19" rx="2" fill="#fffdf8"/>',
        '<g id="lit"><use href="#edge" stroke="#3a2c06" stroke-width="6.5"/><use href="#edge" stroke="#ffc02e" stroke-width="3.8"/></g>',
        '<use id="dashed" href="#edge" stroke="#5c3d00" stroke-width="2.4" stroke-dasharray="5.5 5.52"/>',
        '<g id="chosen"><use href="#edge" stroke="#fff" stroke-width="8"/><use href="#edge" stroke="#1b5418" stroke-width="5"/></g>',
        '<g id="advice"><use href="#edge" stroke="#fff" stroke-width="6.5"/><use href="#edge" stroke="#0d4275" stroke-width="4"/></g>',
        '<g id="other"><use href="#edge" stroke="#fff" stroke-width="6.5"/>'
        '<use href="#edge" stroke="#0d4275" stroke-width="4" stroke-dasharray="1 7" stroke-linecap="round"/></g>',
        _part(
            "star",
            '<path d="M0-12 3.3-7.9 8.5-8.5 7.9-3.3 12 0 7.9 3.3 8.5 8.5 3.3 7.9 0 12-3.3 7.9-8.5 8.5-7.9 3.3-12 0'
            '-7.9-3.3-8.5-8.5-3.3-7.9Z"/>',
        ),
    ]
    for color in COLOR_NAMES:
        colors = style.palette[Game.DICE, color]
        drawn = "".join(map(_shape, icon(color, (0, 0), 20, colors.ink)))
        die = f'<use href="#die" fill="{colors.fill}" stroke="{colors.ink}" color="{colors.line}"/>'
        small = f'<path d="{SMALL_HEX}" fill="{colors.fill}" stroke="{colors.line}"/>'
        parts += [
            f'<g id="sign-{color}">{drawn}</g>',
            _part(color, f'{small}<use href="#sign-{color}" transform="scale(.62)"/>'),
            _part(f"die-{color}", f'{die}<use href="#sign-{color}" transform="translate(0-1)scale(.73)"/>'),
            f'<g id="value-{color}"><g transform="scale(1.24)">{small}</g>'
            f'<use href="#sign-{color}" transform="translate(0-5.5)scale(.45)"/></g>',
        ]
        field = f'<path d="{HEX}" fill="{colors.fill}" stroke="#fff" stroke-opacity=".4"/>'
        field += f'<use href="#sign-{color}" transform="translate(0-16.6)scale(.63)"/>'
        if color == "green":
            parts.append(f'<g id="hex-{color}">{field}</g>')
            continue
        rule = RULES[color]
        at, height = (9, 15) if len(rule) == 1 else (8, 11.5)
        parts.append(
            f'<g id="hex-{color}">{field}<use href="#box" fill="#fff" fill-opacity=".55"/>'
            f'<text y="{at}" font-size="{height}" fill="{colors.ink}" opacity=".9">{rule}</text></g>'
        )
    for color in RULES:
        if color != "yellow":
            colors = style.palette[Game.DICE, color]
            parts.append(
                f'<g id="castle-{color}"><use href="#hex-green"/><use href="#square" stroke="{colors.line}"/>'
                f'<use href="#sign-{color}" transform="translate(0 4)scale(.55)" opacity=".55"/></g>'
            )
    for pips in range(1, 7):
        dots = "".join(
            f"M{x:.3g} {y - 1:.3g}h0"
            for x, y in (shape.middle for shape in die_face(pips, (0, 0), 10.5, style) if isinstance(shape, Disc))
        )
        die = '<use href="#die" fill="#fffdf8" stroke="#3a362f" color="#b9b09d"/>'
        parts.append(
            _part(f"die-{pips}", f'{die}<path stroke="#1c1c1c" stroke-width="4.5" stroke-linecap="round" d="{dots}"/>')
        )
    glass = f'<path d="{HOURGLASS}" fill="#fff" stroke="#4a3a12" stroke-width="1.7"/><path d="{SAND}" fill="#b98a2c"/>'
    die = '<use href="#die" fill="#efe6d2" stroke="#4a3a12" color="#b98a2c"/>'
    parts += [
        f'<g id="glass">{glass}</g>',
        _part("hours-1", f'{die}<use href="#glass" transform="translate(0-1)scale(.82)"/>'),
        _part(
            "hours-2",
            f'{die}<use href="#glass" transform="translate(-5.1-1)scale(.66)"/>'
            '<use href="#glass" transform="translate(5.1-1)scale(.66)"/>',
        ),
    ]
    for name, (color, path) in TOKENS.items():
        colors = style.palette[Game.DICE, color]
        disc = f'<circle r="12" fill="{colors.fill}" stroke="{colors.line}"/>'
        parts.append(_part(name, f'{disc}<path fill="{colors.ink}" fill-rule="evenodd" d="{path}"/>'))
    parts += [_part(name, f'<path {LINE} d="{path}"/>') for name, path in DRAWN.items()]
    parts += [_part(name, f'<path fill="currentColor" d="{path}"/>') for name, path in FILLED.items()]
    text = '<svg xmlns="http://www.w3.org/2000/svg" text-anchor="middle" font-weight="700" font-family="Duchy,Verdana,sans-serif">'
    return text + "<defs>\n" + "\n".join(parts) + "\n</defs></svg>\n"


def hero() -> str:
    """Return the picture of the home page: a castle on a hill behind a field of hexes.

    Hills and hexes go on to both sides for wide screens; phones show the middle.
    """
    style = STYLES["color"]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-360 0 1440 300" preserveAspectRatio="xMidYMax slice">',
        '<defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#bfdcec"/>'
        '<stop offset=".62" stop-color="#f3ead0"/></linearGradient></defs><path fill="url(#sky)" d="M-360 0H1080V300H-360Z"/>',
        '<g fill="#ffd773"><circle cx="150" cy="118" r="34"/><circle cx="150" cy="118" r="50" opacity=".3"/></g>',
        # the hills and their mirror images overlap by 2, because edges that only meet would show a hairline
        '<g id="hills"><path fill="#a9c9b4" d="M-1 190H0C70 150 150 150 230 182 320 140 420 138 500 172 580 146 660 150 720 176H721V300H-1Z"/>'
        '<path fill="#8fbb84" d="M-1 214H0C90 180 190 196 280 212 370 176 470 170 560 200 620 186 680 190 720 204H721V300H-1Z"/></g>'
        '<use href="#hills" transform="scale(-1 1)"/><use href="#hills" transform="translate(1440) scale(-1 1)"/>',
        '<path fill="none" stroke="#6f9d63" stroke-width="3" stroke-linecap="round" opacity=".7"'
        ' d="M20 212q34-14 74-12M34 224q40-14 84-10M60 234q40-10 82-6"/>',
        _tower(476, 150, 128, 52, 0, "#dccdab"),
        *(_tower(x, 122, 34, 80, 46, "#e9dcc0") for x in (456, 590)),
        _tower(516, 96, 48, 106, 58, "#f1e6cd"),
        '<path fill="#6b5234" d="M529 202v-22a11 11 0 0 1 22 0v22z"/>'
        '<path fill="#7c6a4d" d="M536 122h8v16h-8zM469 144h7v13h-7zM604 144h7v13h-7z"/>',
        '<path stroke="#5a4630" stroke-width="2" d="M540 38V20M473 76V60M607 76V60"/><path fill="#1c62a6" d="M540 20h20l-6 6 6 6h-20z"/>'
        '<path fill="#ffc02e" d="M473 60h14l-4 4 4 5h-14zM607 60h14l-4 4 4 5h-14z"/>',
        '<path fill="#7fae74" d="M440 214c50-22 150-22 214-2l66 20v68H420z"/>',
        '<path fill="#9fcbe6" d="M300 300C316 262 352 246 392 238 428 231 446 224 452 214L466 216C466 232 446 244 418 252 384 262'
        ' 368 276 372 300Z"/>',
    ]
    for color in dict.fromkeys(color for colors in HERO_FIELD for color in colors):
        look = style.palette[Game.DICE, color]
        corners = "".join(f"L{x:.1f} {y:.1f}" for x, y in corners_mm(CENTER, 34))
        sign = "".join(map(_shape, icon(color, (0, -4), 26, look.line)))
        parts.append(
            f'<defs><g id="{color}"><path d="M{corners[1:]}Z" fill="{look.fill}" stroke="#fffdf8" stroke-width="3"/>{sign}</g></defs>'
        )
    for row, colors in enumerate(HERO_FIELD):
        for place in range(-6, 18):
            x, y = place * 61 - 14 + 30.5 * row, 258 + 53 * row
            parts.append(f'<use href="#{colors[place % len(colors)]}" x="{x:g}" y="{y}"/>')
    return "\n".join([*parts, "</svg>\n"])


def _tower(x: int, y: int, width: int, height: int, roof: int, color: str) -> str:
    """Return a tower with three merlons, and a pointed roof if `roof`, its height, is not 0."""
    tooth = width / 5
    teeth = "".join(f"M{x + 2 * at * tooth:.1f} {y - 6}h{tooth:.1f}v7h-{tooth:.1f}z" for at in range(3))
    top = f'<path fill="#b0472f" d="M{x - 3} {y}L{x + width / 2:g} {y - roof}L{x + width + 3} {y}z"/>' if roof else ""
    return f'<path fill="{color}" d="M{x} {y}h{width}v{height}h-{width}z{teeth}"/>{top}'


def _part(name: str, drawn: str) -> str:
    """Return a part that scales with the element that shows it: its middle is at 0, 0, and it reaches from -13 to 13."""
    return f'<symbol id="{name}" viewBox="-13 -13 26 26">{drawn}</symbol>'


def _shape(shape: Shape) -> str:
    assert isinstance(shape, Polygon)
    return f'<path d="M{_points(shape.points)}Z" fill="{shape.fill}"/>'


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.3g} {y:.3g}" for x, y in points)


def main() -> None:
    """Write the files."""
    (STATIC / "icons.svg").write_text(icons(), encoding="utf-8")
    (STATIC / "hero.svg").write_text(hero(), encoding="utf-8")
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
