"""Find all problems of a duchy, each with a code, a message and the hexes where it is."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from padgen.hexgrid import Hex, hexagon, reading_order
from padgen.language import Sentence, Words, joined
from padgen.model import Area, Layout, connected
from padgen.notation import link_name
from padgen.tables import CASTLE, CASTLE_SQUARES, DIE_COUNTS, STANDARD_COMPOSITION, TOWN, Game


class Problem(NamedTuple):
    """A problem of a layout: its code, the message for people, and the hexes where it is."""

    code: str
    message: Sentence | str
    hexes: tuple[Hex, ...] = ()


def problems(layout: Layout) -> tuple[Problem, ...]:
    """Return all problems of a layout. The result is empty if the layout is legal.

    A layout may have its own composition instead of that of the printed duchies. Then its hexes are counted against that
    composition, and any connected shape is legal. The same holds for the shape of a layout with links.

    >>> from padgen.notation import parse_notation
    >>> [problem.code for problem in problems(parse_notation("dice:P"))][:3]
    ['hex-count', 'shape', 'color-count']
    """
    checks = (
        _hex_count, _shape, _color_count, _area_size, _castle_size, _castle_bonus, _town_count, _die_number, _posts,
    )  # fmt: skip
    return tuple(problem for check in checks for problem in check(layout))


def _is_standard(layout: Layout) -> bool:
    """Return whether a layout must have the shape and the die numbers of the printed hexagons."""
    return layout.composition == STANDARD_COMPOSITION[layout.game] and not layout.links


def _hex_count(layout: Layout) -> Iterator[Problem]:
    found, expected = len(layout.cells), layout.composition.hexes
    if found != expected:
        yield Problem("hex-count", Sentence("problem-hexes", found=found, expected=expected))


def _shape(layout: Layout) -> Iterator[Problem]:
    parts = connected(layout.cells, layout.neighbors_of)
    if len(parts) > 1 and layout.links and layout.castles:
        castle = layout.castles[0]
        apart = reading_order(hex_ for part in parts if castle not in part for hex_ in part)
        yield Problem("shape", Sentence("problem-unreached", found=len(apart), castle=layout.place_of(castle)), apart)
    elif len(parts) > 1:
        smallest = min(parts, key=len)
        yield Problem("shape", Sentence("problem-parts", parts=len(parts)), smallest)
    elif _is_standard(layout) and layout.radius != 3:
        board = set(hexagon(3))
        outside = reading_order(set(layout.cells) - board)
        yield Problem("shape", Sentence("problem-shape"), outside)


def _color_count(layout: Layout) -> Iterator[Problem]:
    for color, found in layout.counts.items():
        expected = layout.composition.counts[color]
        if found != expected:
            hexes = tuple(hex_ for hex_, cell in layout.cells.items() if cell.color == color)
            message = Sentence("problem-color", found=found, color=color_name(color), expected=expected)
            yield Problem("color-count", message, hexes)


def _area_size(layout: Layout) -> Iterator[Problem]:
    smallest, largest = layout.composition.area_sizes
    for area in layout.areas:
        single = layout.game is Game.DICE and area.color == CASTLE[layout.game]
        size = len(area.hexes)
        if not single and not smallest <= size <= largest:
            name = _area_name(layout, area)
            message = Sentence("problem-area", area=name, size=size, smallest=smallest, largest=largest)
            yield Problem("area-size", message, area.hexes)


def _castle_size(layout: Layout) -> Iterator[Problem]:
    if layout.game is Game.DICE:
        for area in layout.areas:
            if area.color == CASTLE[layout.game] and len(area.hexes) > 1:
                message = Sentence("problem-castle-size", area=_area_name(layout, area), size=len(area.hexes))
                yield Problem("castle-size", message, area.hexes)


def _castle_bonus(layout: Layout) -> Iterator[Problem]:
    """Yield a problem for each color of castle square that occurs too rarely or too often.

    Each of the four colors must occur once if there are four castles, otherwise as evenly as possible.
    """
    if layout.game is not Game.DICE:
        return
    castles = layout.composition.counts[CASTLE[layout.game]]
    fewest, most = castles // len(CASTLE_SQUARES), -(-castles // len(CASTLE_SQUARES))
    for square in CASTLE_SQUARES:
        hexes = tuple(hex_ for hex_ in layout.castles if layout.cells[hex_].square == square)
        if not fewest <= len(hexes) <= most:
            expected = joined(sorted({fewest, most}), "or")
            message = Sentence("problem-squares", found=len(hexes), color=color_name(square), expected=expected)
            yield Problem("castle-bonus", message, hexes)


def _town_count(layout: Layout) -> Iterator[Problem]:
    if layout.composition.towns:
        fewest, most = layout.composition.towns
        found = len(layout.area_sizes(TOWN))
        if not fewest <= found <= most:
            yield Problem("town-count", Sentence("problem-towns", found=found, fewest=fewest, most=most))


def _die_number(layout: Layout) -> Iterator[Problem]:
    """Yield problems if hexes lack a die number, or if a standard board has a number more or less often than printed."""
    if layout.game is not Game.BASE:
        return
    without = tuple(hex_ for hex_, cell in layout.cells.items() if cell.die is None)
    if without:
        yield Problem("die-number", Sentence("problem-no-die", found=len(without)), without)
    elif _is_standard(layout):
        found = Counter(cell.die for cell in layout.cells.values())
        for die, expected in DIE_COUNTS.items():
            if found[die] != expected:
                hexes = tuple(hex_ for hex_, cell in layout.cells.items() if cell.die == die)
                message = Sentence("problem-dice", die=die, found=found[die], expected=expected)
                yield Problem("die-number", message, hexes)


def _posts(layout: Layout) -> Iterator[Problem]:
    if layout.posts and layout.game is not Game.BASE:
        yield Problem("post", Sentence("problem-post-game"))
    for post, times in Counter(map(reading_order, layout.posts)).items():
        if times > 1:
            yield Problem("post", Sentence("problem-post-twice"), post)


def color_name(color: str) -> Sentence:
    """Return the name of a color of either game, to be said in any language.

    >>> str(color_name("livestock"))
    'livestock'
    """
    return Sentence(f"color-{color}")


def describe_layout(layout: Layout, words: Words) -> str:
    """Return a description of the picture of a layout, for people who cannot see it."""
    areas = "; ".join(
        words("picture-areas", color=color_name(color), sizes=layout.area_sizes(color))
        for color, found in layout.counts.items()
        if found
    )
    text = words("picture-text", hexes=len(layout.cells), game=Sentence(f"game-{layout.game}"), areas=areas)
    if layout.links:
        rivers = words("picture-rivers", pairs=", ".join(link_name(layout, link) for link in layout.links))
        text = f"{text} {rivers}"
    return text


def confidence_in(layout: Layout) -> Sentence | str:
    """Return the confidence in a layout. The words that the catalog uses become sentences that can be translated."""
    word = layout.confidence
    return Sentence(f"confidence-{word}") if word in ("sure", "likely") else word


def solo_surety(layout: Layout) -> Sentence | None:
    """Return how surely a solo duchy is the printed one, which its drawings say. None for other layouts."""
    if not layout.links or not layout.confidence:
        return None
    return Sentence("solo-surety", name=short_name(layout), confidence=confidence_in(layout))


def short_name(layout: Layout) -> str:
    """Return the name of a layout as boards show it: that of a printed board without `base-`."""
    return layout.name.removeprefix("base-")


def _area_name(layout: Layout, area: Area) -> Sentence:
    return Sentence("area-at", color=color_name(area.color), place=layout.place_of(area.hexes[0]))
