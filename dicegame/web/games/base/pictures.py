"""Draw the depots and the duchies of the base game for pages: hexes are 50 units wide, faces are parts of the file `FACES`.

An empty duchy is a file of its own (`draw_field`), which browsers keep; a page has only its tiles, and what can be tapped.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import dist, sqrt
from types import MappingProxyType
from typing import NamedTuple
from urllib.parse import quote

from markupsafe import Markup, escape

from dicegame.base.game import Game
from dicegame.base.rules.worker_chips import cost
from dicegame.base.state.tiles import GOOD_NAMES, INN, NAMES, tile_sentence
from dicegame.base.state.views import Market, Side
from dicegame.base.words.names import shield_sentence
from dicegame.web.games.base.aims import Aim, Choice
from dicegame.web.games.base.icons import FACES
from dicegame.web.games.outlines import outline_path
from dicegame.web.visitors.language import Words
from padgen.geometry import bounds_mm, center_mm, outline_mm, post_mm
from padgen.language import Sentence, joined
from padgen.model import Layout
from padgen.names import catalog
from padgen.notation import format_notation
from padgen.rivers import courses, river_mm

SIZE = 50 / sqrt(3)
"""The distance from the middle of a hex to a corner."""
ROW = 43.3
"""The distance between two rows of hexes."""
COLUMN, HEAD = 75, 27
"""The width of a depot, and the height above its tiles."""
CORNER_WIDTH, CORNER_HEIGHT = 49, 58
"""The size of the corners of a duchy that stay free for supplies, bonus tiles, the place in the order, and goods."""
STRIP = 54
"""The height of the strip below the islands of the solo game, which has all of these in a row."""
MARGIN = 2
LEAST_SCALE, FITS_PX = 0.77, 352
"""The smallest scale of a duchy with links, at which a hex is 38 px wide, and the width of its frame on a phone."""
NOBODY: Mapping[tuple[int, int], str] = MappingProxyType({})
NOTHING: Mapping[str, int] = MappingProxyType({})
CACHED = 512
"""The number of pictures that are kept, because they are the same after most changes of a table."""


class Drawn(NamedTuple):
    """The parts of a duchy that do not change in a game."""

    middles: tuple[tuple[int, int], ...]
    width: int
    height: int
    lines: str
    """The borders of areas, and the rim."""
    rivers: str
    posts: tuple[tuple[int, int], ...]
    """The places of the border posts."""

    @property
    def box(self) -> str:
        """Return the view box of the picture, with a narrow margin."""
        return f"{-MARGIN} {-MARGIN} {self.width + 2 * MARGIN} {self.height + 2 * MARGIN}"

    @property
    def least(self) -> str:
        """Return the least size as attributes, so that a duchy which is too wide for a phone scrolls in its frame."""
        width, height = ((size + 2 * MARGIN) * LEAST_SCALE for size in (self.width, self.height))
        return f' width="{width:.0f}" height="{height:.0f}"' if width > FITS_PX else ""


class Looks(NamedTuple):
    """How the parts of a page stand out: what can be tapped, what is chosen, what is new, and what a bot advises."""

    lit: Mapping[str, list[Aim]]
    choice: Choice
    here: str
    """The address of the page, ending in `?` or `&`, to which a choice is added."""
    asked: bool = False
    """Whether the parts that cannot be tapped are faded."""
    advice: Collection[str] = ()
    following: str = ""
    """The address that a tap on a lit part opens, in a lesson; empty at a table."""

    def address(self, part: str) -> str:
        """Return the address that a tap on a part opens. The die and the tile that were chosen stay chosen."""
        if self.following:
            return self.following if part in self.lit else f"{self.here}on={part}"
        return f"{self.here}{'' if part[0] == 'p' and part not in self.lit else self.kept}on={part}"

    @property
    def kept(self) -> str:
        """Return the part of an address that keeps the die and the tile that were chosen."""
        choice = self.choice
        die = f"die={choice.die}&" if choice.die and not choice.by_itself else ""
        return die + (f"s={choice.held}&" if choice.held else "") + ("depot=0&" if choice.buying else "")

    @property
    def plain(self) -> tuple[Choice, str] | None:
        """Return the choice and the address if nothing can be tapped to make a move, as on the pages of those not due."""
        return None if self.lit or self.advice or self.following else (self.choice, self.here)

    def stands_out(self, part: str) -> bool:
        """Return whether a part has a ring."""
        return part in self.lit or part in self.advice or part in (self.choice.about, self.choice.held)

    def classes(self, part: str, first: str = "") -> str:
        """Return the classes of a part as an attribute, or nothing."""
        found = [first] if first else []
        if part in self.lit:
            found.append("lit pay" if self.lit[part][0].workers else "lit")
        if part in (self.choice.about, self.choice.held):
            found.append("on")
        if part in self.advice:
            found.append("tip")
        return f' class="{" ".join(found)}"' if found else ""


def tiles_of(game: Game, player: int) -> dict[int, int]:
    """Return the tiles in a player's duchy, by their hexes from 0."""
    return {placed.hex: placed.tile for placed in game.placed[player]}


@lru_cache(256)
def field_of(layout: Layout) -> str:
    """Return the address of the file with an empty duchy; empty for a duchy without a name or a notation."""
    named = layout in catalog()
    name = layout.name if named else format_notation(layout)
    return f"/field/{quote(name, safe='')}.svg" if name else ""


def _field(layout: Layout) -> str:
    """Return an empty duchy for a page: as a part of its file, or drawn here if it has none."""
    address = field_of(layout)
    return f'<use href="{address}#d"/>' if address else draw_field(layout, alone=False)


def _named(label: str, looks: Looks | None) -> str:
    """Return the name of a picture as attributes. The section around a picture with links is named instead."""
    return "" if looks else f' role="img" aria-label="{escape(label)}"'


def part_of(part: str, kind: str, label: str, inside: str, looks: Looks | None) -> str:
    """Return a part of the page as a link, or as a picture if nothing can be tapped."""
    if not looks:
        return f'<g class="{kind}" role="img" aria-label="{escape(label)}">{inside}</g>'
    address = looks.address(part)
    named = f' id="{part}"' if looks.following else ""  # at a table, the script takes it from the address
    return f'<a{named}{looks.classes(part, kind)} href="{escape(address)}" aria-label="{escape(label)}">{inside}</a>'


def face(name: str, x: float, y: float) -> str:
    """Return a face of the sprite at a place."""
    at = f' x="{x:g}" y="{y:g}"' if x or y else ""
    return f'<use href="{FACES}#{name}"{at}/>'


def draw_market(
    market: Market,
    looks: Looks | None,
    words: Words,
    takers: Mapping[tuple[int, int], str] = NOBODY,
    price: int = 0,
    tips: Collection[str] = (),
) -> Markup:
    """Return depots 1 to 6: under each number its tiles in a zigzag, its goods and shields in the gaps.

    Rings are drawn last, so that no other depot cuts them. If a die is chosen, each depot has a badge with its price in
    workers. `takers` has a letter for each slot that was emptied. Tiles in `tips` have the ring of advice. `price` is 1 if
    one step is free (monastery 12), and 2 more if a worker counts twice (monastery 8).
    """
    if looks and looks.plain and not tips:
        return _plain_market(market, *looks.plain, words.language, tuple(takers.items()), price)
    return _market(market, looks, words, takers, price, tips)


@lru_cache(CACHED)
def _plain_market(
    market: Market, choice: Choice, here: str, language: str, takers: tuple[tuple[tuple[int, int], str], ...], price: int
) -> Markup:
    return _market(market, Looks({}, choice, here), Words(language), dict(takers), price, ())


def _market(
    market: Market,
    looks: Looks | None,
    words: Words,
    takers: Mapping[tuple[int, int], str],
    price: int,
    tips: Collection[str],
) -> Markup:
    slots = len(market.depots[1])
    height = round(HEAD + 2 * SIZE + ROW * (slots - 1) + 3)
    texts = [f'<svg class="depots" viewBox="0 0 450 {height}"{_named(words("depots"), looks)}>']
    late: list[str] = []
    die = looks.choice.die if looks else 0
    for depot in range(1, 7):
        shields = market.shields[depot] if market.shields else ()
        has = [*_said_goods(market.goods[depot]), *map(shield_sentence, shields)]
        label = words("depot-of", depot=depot, has=joined(has)) if has else words("depot-empty", depot=depot)
        workers = cost(die, depot, price & 1, price >> 1) if die else 0
        inside = f'<rect x="1" y="1" width="{COLUMN - 2}" height="{height - 2}" rx="9"/>'
        inside += face(f"d{depot}", 25 if workers else 37, 14) + (face(f"w{workers}", 53, 14) if workers else "")
        left = (depot - 1) * COLUMN
        texts.append(f'<g transform="translate({left})">{part_of(f"p{depot}", "dep", label, inside, looks)}')
        texts += _in_gaps(market.goods[depot], shields, slots)
        for slot, tile in enumerate(market.depots[depot], 1):
            part, taker = f"t{depot}{slot}", takers.get((depot, slot), "")
            x, y = 25 if slot % 2 else 50, round(HEAD + SIZE + ROW * (slot - 1))
            if tile and (part in tips or (looks and looks.stands_out(part))):
                late.append(_slot(part, tile, (left + x, y), looks, words, taker, tips))
            else:
                texts.append(_slot(part, tile, (x, y), looks, words, taker, tips))
        texts.append("</g>")
    return Markup("".join([*texts, *late, "</svg>"]))  # noqa: S704  # labels and addresses are escaped


def _slot(
    part: str, tile: int, at: tuple[int, int], looks: Looks | None, words: Words, taker: str, tips: Collection[str]
) -> str:
    """Return a slot of a depot: its tile, or who took it."""
    x, y = at
    if not tile:
        return face("gone", x, y) + (f'<text x="{x}" y="{y}">{escape(taker)}</text>' if taker else "")
    ring = face("o", x, y) if part in tips or (looks and looks.stands_out(part)) else ""
    label = words.say(tile_sentence(tile)) + _price_said(part, looks, words)
    return part_of(part, "t tip" if part in tips else "t", label, face(NAMES[tile], x, y) + ring, looks)


def _price_said(part: str, looks: Looks | None, words: Words) -> str:
    if not looks or part not in looks.lit:
        return ""
    workers = looks.lit[part][0].workers
    return ", " + (words("possible-for", count=workers) if workers else words("possible"))


def _said_goods(goods: Sequence[int]) -> list[Sentence]:
    return [
        Sentence("web-goods-many", count=count, good=Sentence(f"word-{GOOD_NAMES[good]}"))
        for good, count in enumerate(goods)
        if count
    ]


def _in_gaps(goods: Sequence[int], shields: Sequence[int], slots: int) -> list[str]:
    """Return the goods and the shields of a depot, in the gaps beside its tiles; if there are many, two in a gap."""
    named = [(GOOD_NAMES[good], count) for good, count in enumerate(goods) if count]
    named += [(f"shield-{shield}", 1) for shield in shields]
    each = 1 if len(named) <= slots else -(-len(named) // slots)
    texts = []
    for place, (name, count) in enumerate(named):
        gap, level = place // each, place % each
        outwards = 1 if gap % 2 == 0 else -1
        left = COLUMN / 2 + outwards * 25
        top = HEAD + SIZE + ROW * gap + (level - (each - 1) / 2) * 23
        drawn = face(name, 0, 0) + _badge(count, 5 * outwards, -15)
        texts.append(f'<g class="good" transform="translate({left:g} {top:.0f})">{drawn}</g>')
    return texts


def _badge(count: int, x: float, y: float, scale: float = 1) -> str:
    """Return the number of equal goods, at a corner where the number on them can still be read; nothing for one."""
    if count < 2:
        return ""
    shrunk = f"scale({scale:g})" if scale < 1 else ""
    return f'<g transform="translate({x:g} {y:g}){shrunk}">{face("cnt", 0, 0)}<text class="c" y="4">{count}</text></g>'


def in_black(market: Market) -> list[int]:
    """Return the slots of the black depot, each with its tile or 0, and an inn if some are left beside it."""
    return [*market.depots[0], *([INN] if market.inns else [])]


def draw_black(market: Market) -> Markup:
    """Return the tiles of the black depot as a strip."""
    texts = []
    black = in_black(market)
    for place, tile in enumerate(black):
        x = 22 + 42 * place
        texts.append(f'<g transform="translate({x} 20)scale(.7)">{face("s-" + NAMES[tile] if tile else "gone", 0, 0)}</g>')
    width = 42 * len(black) + 4
    return Markup(f'<svg viewBox="0 0 {width} 40" aria-hidden="true">{"".join(texts)}</svg>')  # noqa: S704  # only our own


def draw_duchy(
    layout: Layout,
    tiles: Mapping[int, int],
    label: str,
    words: Words,
    looks: Looks | None,
    *,
    ghosts: Mapping[str, int] | None = None,
    fresh: Collection[int] = (),
    corners: str = "",
    spots: Collection[int] = (),
    tips: Mapping[str, int] = NOTHING,
) -> Markup:
    """Return a duchy: its tiles by hex (from 0), and for each hex a link. Without `looks` it is only a picture.

    `ghosts` are the tiles that lit hexes would get. Tiles in `fresh` were placed lately. `spots` are hexes where a tile fits
    that is explained. A picture rings the parts in `tips`, with the tiles that a bot would place there. `corners` is drawn
    into the corners.
    """
    if looks and looks.plain and not tips:
        own, new, fit = tuple(sorted(tiles.items())), frozenset(fresh), frozenset(spots)
        return _plain_duchy(layout, own, label, words.language, *looks.plain, new, corners, fit)
    return _duchy(layout, tiles, label, words, looks, ghosts or {}, fresh, corners, spots, tips)


@lru_cache(CACHED)
def _plain_duchy(
    layout: Layout,
    tiles: tuple[tuple[int, int], ...],
    label: str,
    language: str,
    choice: Choice,
    here: str,
    fresh: frozenset[int],
    corners: str,
    spots: frozenset[int],
) -> Markup:
    looks = Looks({}, choice, here)
    return _duchy(layout, dict(tiles), label, Words(language), looks, NOTHING, fresh, corners, spots, NOTHING)


def _duchy(
    layout: Layout,
    tiles: Mapping[int, int],
    label: str,
    words: Words,
    looks: Looks | None,
    ghosts: Mapping[str, int],
    fresh: Collection[int],
    corners: str,
    spots: Collection[int],
    tips: Mapping[str, int],
) -> Markup:
    drawn = drawn_of(layout)
    least = drawn.least if looks else ""
    texts = [f'<svg class="land" viewBox="{drawn.box}"{least}{_named(label, looks)}>{_field(layout)}']
    late: list[str] = []
    cells = list(layout.cells.values())
    for hex_, (x, y) in enumerate(drawn.middles):
        tile, part = tiles.get(hex_, 0), f"h{hex_ + 1}"
        shown = face(NAMES[tile], x, y) if tile else ""
        ring = face("o", x, y)
        if not looks:
            if tips.get(part):
                late.append(f'<g class="e tip">{ring}{_ghost(tips[part], x, y)}</g>')
            elif tile:
                texts.append(f'<g class="new">{shown}{ring}</g>' if hex_ in fresh else shown)
            continue
        name = (
            words.say(tile_sentence(tile))
            if tile
            else words("hex-of", color=Sentence(f"word-{cells[hex_].color}"), number=cells[hex_].die or 0)
        )
        said = name if tile else f"{hex_ + 1}: {name}{_price_said(part, looks, words)}"
        stands_out = looks.stands_out(part) or hex_ in fresh or hex_ in spots
        kind = "t" if tile else "e"
        kind += (" new" if hex_ in fresh else "") + (" spot" if hex_ in spots else "")
        inside = shown + (ring if stands_out or not tile else "")
        if part in looks.lit:
            inside = _lit_hex(part, x, y, looks, ghosts)
        (late if stands_out else texts).append(part_of(part, kind, said, inside, looks))
    posts = _covered_posts(drawn, tiles)
    return Markup("".join([*texts, *posts, *late, corners, "</svg>"]))  # noqa: S704  # names and addresses are escaped


def _covered_posts(drawn: Drawn, tiles: Collection[int]) -> list[str]:
    """Return the border posts beside tiles, which would hide those of the empty duchy below them."""
    middles = [drawn.middles[hex_] for hex_ in tiles]
    posts = [post for post in drawn.posts if any(dist(post, middle) < SIZE + 2 for middle in middles)]
    return ['<g class="posts">', *(face("post", *post) for post in posts), "</g>"] if posts else []


def _lit_hex(part: str, x: int, y: int, looks: Looks, ghosts: Mapping[str, int]) -> str:
    """Return a hex that can be tapped: the tile that it would get, smaller, and the price in workers."""
    ghost, aim = ghosts.get(part, 0), looks.lit[part][0]
    texts = [face("o", x, y)]
    if ghost:
        texts.append(_ghost(ghost, x, y))
    if aim.workers:
        texts.append(face(f"w{aim.workers}", x + 12, y - 17))
    return "".join(texts)


def _ghost(tile: int, x: int, y: int) -> str:
    """Return a tile that may be placed on a hex, smaller than one that lies there."""
    return f'<g class="ghost" transform="translate({x} {y})scale(.62)">{face(NAMES[tile], 0, 0)}</g>'


def small_duchy(layout: Layout, tiles: Mapping[int, int], label: str = "", fresh: Collection[int] = ()) -> Markup:
    """Return a duchy as a small picture without links."""
    return _small_duchy(layout, tuple(sorted(tiles.items())), label, tuple(sorted(hex_ for hex_ in fresh if hex_ in tiles)))


@lru_cache(CACHED)
def _small_duchy(layout: Layout, tiles: tuple[tuple[int, int], ...], label: str, new: tuple[int, ...]) -> Markup:
    drawn = drawn_of(layout)
    named = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    texts = [f'<svg class="land" viewBox="{drawn.box}" {named}>{_field(layout)}']
    texts += [face("s-" + NAMES[tile], *drawn.middles[hex_]) for hex_, tile in tiles]
    texts += _covered_posts(drawn, dict(tiles))
    if new:  # all rings together, because rows that are alike compress better
        texts += ['<g class="rings">', *(face("o", *drawn.middles[hex_]) for hex_ in new), "</g>"]
    return Markup("".join([*texts, "</svg>"]))  # noqa: S704  # the label is escaped


class Corners(NamedTuple):
    """What stands in the corners of a duchy."""

    side: Side
    bonuses: Sequence[tuple[str, int]]
    """The colors that still have a bonus tile, each with the points of the next one."""
    place: str
    """The place in the order of the next round, such as `2.`; empty if there is no other player."""
    sold: int


def draw_corners(layout: Layout, corners: Corners, looks: Looks | None, words: Words) -> str:
    """Return silver and workers, the bonus tiles that are left, the place in the next round, goods sold, and goods."""
    drawn, side = drawn_of(layout), corners.side
    right, bottom = drawn.width, drawn.height
    at_silver, at_workers, at_place, at_sold = (15, 15), (15, 48), (15, bottom - 46), (15, bottom - 14)
    if layout.links:
        at_silver, at_workers, at_sold, at_place = ((x, bottom - 16) for x in (15, 75, 135, 195))

    def sign(name: str, at: tuple[int, int], text: int | str) -> str:
        return f'{face(name, *at)}<text x="{at[0] + 16}" y="{at[1] + 7}">{text}</text>'

    texts = [
        f'<g class="sup" role="img" aria-label="{escape(words("supplies", silver=side.silver, workers=side.workers))}">'
        f"{sign('silver', at_silver, side.silver)}{sign('worker', at_workers, side.workers)}</g>"
    ]
    if corners.bonuses:
        told = joined(
            [Sentence("web-bonus-left", color=Sentence(f"word-{color}"), points=points) for color, points in corners.bonuses]
        )
        texts.append(f'<g class="bon" role="img" aria-label="{escape(words("bonuses-left", which=told))}">')
        for at, (color, points) in enumerate(corners.bonuses):
            row, place = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))[at]
            x, y = right - 64 + 26 * place, 13 + 27 * row
            texts.append(f'<g transform="translate({x} {y})">{face("b-" + color, 0, 0)}<text y="10">{points}</text></g>')
        texts.append("</g>")
    if corners.place:
        texts.append(
            f'<g class="sup" role="img" aria-label="{escape(words("place-next", place=corners.place))}">'
            f"{sign('bridge', at_place, corners.place)}</g>"
        )
    texts.append(
        f'<g class="sup" role="img" aria-label="{escape(words("goods-sold", count=corners.sold))}">'
        f"{sign('sold', at_sold, corners.sold)}</g>"
    )
    columns, wide, scale = (len(GOOD_NAMES), 50, 1.8) if layout.links else (2, 40, 1.45)  # islands are drawn smaller
    goods = list(enumerate((good, count) for good, count in enumerate(side.goods) if count))
    for at, (good, count) in sorted(goods, key=lambda one: -(one[0] // columns)):  # badges reach over the row above
        x = right + 1 - wide // 2 - (wide + 1) * (at % columns)
        y = bottom + 1 - wide // 2 - (wide + 2) * (at // columns)
        part = f"g{good + 1}"
        stack = face(GOOD_NAMES[good], 0, 0) + _badge(count, 10, -12, 0.8)
        inside = f'<g transform="translate({x} {y})scale({scale})">{stack}</g>'
        name = words("goods-many", count=count, good=Sentence(f"word-{GOOD_NAMES[good]}")) + _price_said(part, looks, words)
        ring = f'<rect x="{x - wide // 2}" y="{y - wide // 2}" width="{wide}" height="{wide}" rx="6"/>' if looks else ""
        texts.append(part_of(part, "gs", name, inside + ring, looks))
    return "".join(texts)


def draw_field(layout: Layout, alone: bool = True) -> str:
    """Return an empty duchy as the group `d`: its spaces with their numbers, rivers, borders of areas, border posts.

    `alone` makes a file of it; otherwise it is a part of a picture.
    """
    drawn = drawn_of(layout)
    faces = f"..{FACES}" if alone else FACES  # a site may lie in any folder
    texts = ['<g id="d">' if alone else "<g>", drawn.rivers]
    for (x, y), cell in zip(drawn.middles, layout.cells.values(), strict=True):
        texts.append(f'<use href="{faces}#e-{cell.color}" x="{x}" y="{y}"/>')
    texts.append('<g font-family="Duchy,sans-serif" font-weight="700" font-size="20" text-anchor="middle" fill="#2b2721">')
    for (x, y), cell in zip(drawn.middles, layout.cells.values(), strict=True):
        texts.append(f'<text x="{x}" y="{y + 1}">{cell.die or ""}</text>')
    texts.append(f"</g>{drawn.lines}")
    texts += [f'<use href="{faces}#post" x="{x}" y="{y}"/>' for x, y in drawn.posts]
    texts.append("</g>")
    inside = "".join(texts)
    size = f"0 0 {drawn.width} {drawn.height}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{inside}</svg>' if alone else inside


@lru_cache(256)
def drawn_of(layout: Layout) -> Drawn:
    """Return where the hexes of a duchy are, with a strip above or below if a corner has no room for its signs."""
    left, top, right, bottom = bounds_mm(layout.cells, SIZE)
    middles = [center_mm(hex_, SIZE) for hex_ in layout.cells]

    def crowded(edge: float) -> bool:
        return any(min(x - left, right - x) - 25 < CORNER_WIDTH and abs(y - edge) - 15 < CORNER_HEIGHT for x, y in middles)

    above = CORNER_HEIGHT + 4 if crowded(top) and not layout.links else 0
    below = STRIP if layout.links else CORNER_HEIGHT + 4 if crowded(bottom) else 0
    width, height = round(right - left), round(bottom - top) + above + below
    at = tuple((round(x - left), round(y - top) + above) for x, y in middles)
    areas = " ".join(outline_path(outline_mm(area.hexes, SIZE), left, top - above) for area in layout.areas)
    rim = outline_path(outline_mm(tuple(layout.cells), SIZE), left, top - above)
    posts = [post_mm(post, layout.cells, SIZE) for post in layout.posts]
    water = " ".join(outline_path([river_mm(course, SIZE)], left, top - above) for course in courses(layout))
    lines = (
        f'<g fill="none" stroke-linejoin="round"><path stroke="#4a443b" stroke-width="2" d="{areas}"/>'
        f'<path stroke="#2b2721" stroke-width="3.6" d="{rim}"/></g>'
    )
    rivers = f'<path fill="#a9d3ee" stroke="#2a6cab" stroke-width="1.5" d="{water}"/>' if water else ""
    return Drawn(at, width, height, lines, rivers, tuple((round(x - left), round(y - top) + above) for x, y in posts))
