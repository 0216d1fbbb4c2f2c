"""The faces of the base game: there are all, they take no color from the page, and they can be told apart by everybody."""

import gzip
import math
import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

import pytest

from dicegame.base.expansions.trade_routes import BONUSES
from dicegame.base.state.shields import SHIELDS
from dicegame.base.state.tiles import COLOR_NAMES, COLOR_OF, GOOD_NAMES, NAMES, NO_COLOR
from research.make_faces import faces
from research.make_game_pictures import base_picture, dice_picture
from tests.dicegame.web.browser import chromium
from tests.padgen.test_theme import SIGHT, contrast, lab

STATIC = Path(__file__).parents[3] / "dicegame/web/static"
FILE = STATIC / "faces.svg"
SVG = "{http://www.w3.org/2000/svg}"
TILES = [name for name in NAMES if name]
SMALL_TILES = [f"s-{name}" for name in TILES]
SHIELD_FACES = [f"shield-{number}" for number in range(1, SHIELDS + 1)]
SPACES, BONUS_TILES = ([f"{prefix}-{color}" for color in COLOR_NAMES] for prefix in "eb")
DICE = [f"{kind}{pips}" for kind in ("d", "wd") for pips in range(1, 7)]
PRICES = [f"w{price}" for price in range(1, 7)]
ROUTES = [f"bonus-{bonus}" for bonus in BONUSES]
SIGNS = ["silver", "worker", "star", "dx", "bridge", "sold", "up", "down", "gone", "cnt", "route", "post"]
ALL = [*TILES, *SMALL_TILES, *SHIELD_FACES, *SPACES, *BONUS_TILES, *GOOD_NAMES, *DICE, *PRICES, *ROUTES, *SIGNS]
PAINT = ("fill", "stroke", "color")

ROOT = ET.parse(FILE).getroot()  # noqa: S314  # our own
PARTS = {part.get("id", ""): part for part in ROOT.iter() if part.get("id")}


class Drawn(NamedTuple):
    """A shape of a face, and the colors it has in the end."""

    shape: Mapping[str, str]
    fill: str | None
    stroke: str | None


def drawn(part: Element, paint: Mapping[str, str]) -> Iterator[Drawn]:
    """Yield the shapes of a part in order, as `<use>` paints them: a part inherits what it does not say itself."""
    paint = {**paint, **{key: part.attrib[key] for key in PAINT if key in part.attrib}}
    if part.tag == f"{SVG}use":
        yield from drawn(PARTS[part.attrib["href"][1:]], paint)
    elif part.tag == f"{SVG}g":
        for child in part:
            yield from drawn(child, paint)
    else:
        fill, stroke = (
            paint.get("color") if paint.get(key) == "currentColor" else paint.get(key) for key in ("fill", "stroke")
        )
        yield Drawn(part.attrib, fill, stroke)


def face(name: str) -> list[Drawn]:
    return list(drawn(PARTS[name], {}))


def full(color: str) -> str:
    """A color with six digits."""
    return "#" + "".join(2 * digit for digit in color[1:]) if len(color) == 4 else color


def test_files_are_as_drawn() -> None:
    """Not changed by hand, and drawn anew since the icons of boards, the tiles or a shape changed."""
    for name, drawing in (("faces", faces()), ("game-dice", dice_picture()), ("game-base", base_picture())):
        assert (STATIC / f"{name}.svg").read_text(encoding="utf-8") == drawing


def test_there_is_each_face_once() -> None:
    ids = re.findall(r' id="([^"]*)"', FILE.read_text(encoding="utf-8"))
    assert len(ids) == len(set(ids))
    assert {*ALL, "o"} <= set(ids)


def test_plain_svg() -> None:
    """Browsers show parts of another file only if they are plain: no style sheets, no fonts, nothing from elsewhere."""
    assert {part.tag for part in ROOT.iter()} <= {
        f"{SVG}{tag}" for tag in ("svg", "defs", "g", "path", "rect", "circle", "use")
    }
    for part in ROOT.iter():
        assert not {"class", "style"} & set(part.attrib)
        assert not any("(" in value for key, value in part.attrib.items() if key != "transform")
        assert part.get("href", "#")[0] == "#"


@pytest.mark.parametrize("name", ALL)
def test_a_face_takes_no_color_from_the_page(name: str) -> None:
    for shape in face(name):
        assert shape.fill, shape
        assert shape.stroke, shape


def test_the_ring_takes_its_colors_from_the_page() -> None:
    assert [(shape.fill, shape.stroke) for shape in face("o")] == [(None, None)]


def test_faces_differ() -> None:
    """Full and small faces of one tile may be the same. So may the bonus of a route and a sign, but not two bonuses."""
    for names in (TILES, SMALL_TILES, SHIELD_FACES, SPACES, BONUS_TILES, GOOD_NAMES, DICE, PRICES, ROUTES, SIGNS):
        for one, other in combinations(names, 2):
            assert markup(one) != markup(other), (one, other)


def markup(name: str) -> str:
    inside = "".join(ET.tostring(part, encoding="unicode") for part in PARTS[name])
    return inside or str(sorted({**PARTS[name].attrib, "id": ""}.items()))


@pytest.mark.parametrize(("file", "most"), [("faces", 7000), ("game-dice", 2000), ("game-base", 2000)])
def test_size(file: str, most: int) -> None:
    assert len(gzip.compress((STATIC / f"{file}.svg").read_bytes(), 9)) <= most


@pytest.mark.parametrize("file", ["game-dice", "game-base"])
def test_pictures_of_the_games(file: str) -> None:
    root = ET.parse(STATIC / f"{file}.svg").getroot()  # noqa: S314  # our own
    assert root.get("viewBox") == "0 0 320 150"
    ids = {f"#{part.get('id')}" for part in root.iter() if part.get("id")}
    assert {part.attrib["href"] for part in root.iter(f"{SVG}use")} <= ids


FILLS = {color: face(f"t-{color}")[0].fill or "" for color in COLOR_NAMES}


@pytest.mark.parametrize("sight", SIGHT)
def test_kinds_of_tiles_keep_apart_for_everybody(sight: str) -> None:
    """CIE 1976 differences of at least 23 between any two."""
    for one, other in combinations(COLOR_NAMES, 2):
        assert math.dist(lab(FILLS[one], sight), lab(FILLS[other], sight)) >= 23, (one, other)


@pytest.mark.parametrize("name", [*TILES, *SMALL_TILES])
def test_a_tile_has_the_color_of_its_kind(name: str) -> None:
    color = COLOR_OF[NAMES.index(name.removeprefix("s-"))]
    if color != NO_COLOR:
        assert face(name)[0].fill == FILLS[COLOR_NAMES[color]]
    else:
        assert face(name)[0].fill not in FILLS.values()


@pytest.mark.parametrize("name", [*TILES, *SMALL_TILES, *SHIELD_FACES, *SPACES, *BONUS_TILES, *PRICES, *ROUTES])
def test_icons_and_numbers_stand_out(name: str) -> None:
    """Each sign, or the line around it, on the first shape: contrast of at least 4.5 (WCAG AA)."""
    ground, *signs = face(name)
    assert signs
    for sign in signs:
        inks = [ink for ink in (sign.fill, sign.stroke) if ink and ink != "none"]
        assert max(contrast(full(ink), full(str(ground.fill))) for ink in inks) >= 4.5, sign


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_numbers_of_goods_stand_out(name: str) -> None:
    """The numbers are large and bold, for which WCAG asks 3."""
    ground, *_, number = face(name)
    assert ground.fill
    assert number.stroke
    assert contrast(full(number.stroke), full(ground.fill)) >= 3.7


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_the_number_of_a_good_is_the_die_that_sells_it(name: str) -> None:
    assert face(name)[-1].shape["id"] == f"n{GOOD_NAMES.index(name) + 1}"


def test_faces_have_their_sizes() -> None:
    """Pages rely on them: tiles and spaces are 50 wide, goods and dice 26, all around 0, 0; nothing reaches over an edge."""
    wide = dict.fromkeys((*TILES, *SMALL_TILES, *BONUS_TILES, "gone"), (48.0, 55.4))
    wide |= dict.fromkeys((*SPACES, "o"), (50.0, 57.74))
    wide |= dict.fromkeys((*GOOD_NAMES, "sold", *ROUTES), (25.0, 25.0))
    wide |= dict.fromkeys(DICE[:6], (25.0, 25.5)) | dict.fromkeys(DICE[6:], (26.0, 26.0))
    with chromium() as browser:
        page = browser.new_page()
        page.set_content(FILE.read_text(encoding="utf-8"))
        boxes: dict[str, dict[str, Any]] = page.evaluate(BOXES, [*ALL, "o"])
    for name, box in boxes.items():
        assert box["width"] > 0
        assert box["height"] > 0
        if name in wide:
            assert (box["width"], box["height"]) == pytest.approx(wide[name], abs=0.1), name
            assert box["x"] + box["width"] / 2 == pytest.approx(0, abs=0.01), name
            assert box["y"] + box["height"] / 2 == pytest.approx(0, abs=0.3), name


BOXES = """names => Object.fromEntries(names.map(name => {
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use")
    use.setAttribute("href", "#" + name)
    document.querySelector("svg").append(use)
    const {x, y, width, height} = use.getBBox()
    return [name, {x, y, width, height}]
}))"""
"""The boxes around faces, without the widths of lines."""
