"""Draw the duchy of a paper sheet that is typed in or checked: what is written, the hex that is meant, hexes to tap."""

from collections.abc import Collection, Sequence
from types import MappingProxyType

from markupsafe import Markup, escape

from dicegame.dice.paper.file import EMPTY, START
from dicegame.web.games.dice.board import ICONS, LINE_Y, draw_duchy, hex_middles, small_duchy
from dicegame.web.visitors.language import Words
from padgen.language import Sentence
from padgen.model import Layout

TAPPED = '<defs><path id="tap" d="M0-28.87 25-14.43V14.43L0 28.87-25 14.43V-14.43Z"/></defs>'
"""A hex without a fill of its own. Each hex that can be tapped is covered by one."""
CROSS = "×"
PHASE_X, PHASE_Y = 19, 8
"""Where the phase of a number stands, seen from the middle of its hex."""
KIND_RULES = MappingProxyType(
    {
        "purple": "rules-monastery",
        "gray": "rules-mine",
        "blue": "rules-river",
        "orange": "rules-city",
        "yellow": "rules-pasture",
        "green": "rules-castle",
    }
)
"""For each color, the key of the message that says which numbers its hexes take."""


def draw_entries(
    layout: Layout,
    marks: Sequence[str],
    label: str,
    words: Words,
    *,
    links: Sequence[str] = (),
    chosen: int | None = None,
    doubt: int | None = None,
) -> Markup:
    """Return the duchy with the marks of a sheet, such as `5II`, one for each hex.

    `links` has the address that a tap on each hex opens. The hex `chosen` has a green ring, the hex `doubt` a gold one
    and a question mark. `label` is the name of the picture.
    """
    middles = hex_middles(layout)
    sure = [EMPTY if hex_ == doubt else mark for hex_, mark in enumerate(marks)]
    texts = _phases(layout, sure)
    if chosen is not None:
        texts.append(_use("chosen", *middles[chosen]))
    if doubt is not None:
        x, y = middles[doubt]
        texts.append(f'<g class="lit" transform="translate({x} {y})"><use href="{ICONS}#lit"/><use href="{ICONS}#paper"/>')
        texts.append(f'<text y="{LINE_Y}">{_shown(marks[doubt])}?</text></g>')
    texts.append(TAPPED if links else "")
    for hex_, address in enumerate(links):
        place = list(layout.cells)[hex_]
        current = ' aria-current="true"' if hex_ in (chosen, doubt) else ""
        named = escape(_said(layout, hex_, marks[hex_], words))
        kind = "tap" if marks[hex_] == EMPTY else "tap marked"
        x, y = middles[hex_]
        texts.append(
            f'<a id="b-to-{place.q}-{place.r}" class="{kind}" href="{escape(address)}" aria-label="{named}"{current}>'
        )
        texts.append(f'{current}><use href="#tap" x="{x}" y="{y}"/></a>')
    return draw_duchy(layout, _pairs(sure), label, words, corners="".join(texts))


def draw_sheets(
    layout: Layout, sheets: Sequence[Sequence[str]], faulty: Sequence[Collection[int]], labels: Sequence[str], words: Words
) -> list[Markup]:
    """Return the duchies of all players for one page: the first one is large, the others use its parts.

    Hexes in `faulty`, a collection for each player, have gold rings.
    """
    drawn: list[Markup] = []
    for marks, lit, label in zip(sheets, faulty, labels, strict=True):
        rings = [_use("lit", *hex_middles(layout)[hex_], ' class="fault"') for hex_ in sorted(lit)]
        over = "".join([*_phases(layout, marks), *rings])
        if drawn:
            small = str(small_duchy(layout, _pairs(marks), label))
            drawn.append(Markup(small.replace("</svg>", f"{over}</svg>")))  # noqa: S704  # the label is escaped
        else:
            drawn.append(draw_duchy(layout, _pairs(marks), label, words, corners=over))
    return drawn


def _pairs(marks: Sequence[str]) -> list[tuple[int, int]]:
    return [(hex_, 0 if mark == START else int(mark[0])) for hex_, mark in enumerate(marks) if mark != EMPTY]


def _phases(layout: Layout, marks: Sequence[str]) -> list[str]:
    """Return the phases written beside the numbers, as on the printed sheet."""
    middles = hex_middles(layout)
    return [
        f'<text class="pen" x="{middles[hex_][0] + PHASE_X}" y="{middles[hex_][1] + PHASE_Y}">{mark[1:]}</text>'
        for hex_, mark in enumerate(marks)
        if mark[1:]
    ]


def _shown(mark: str) -> str:
    return "" if mark == EMPTY else CROSS if mark == START else mark[0]


def _said(layout: Layout, hex_: int, mark: str, words: Words) -> str:
    """Return what a screen reader says of a hex: its kind, its place, and what is written there."""
    place = list(layout.cells)[hex_]
    row, column = layout.places[place]
    kind = Sentence(f"kind-{layout.cells[place].color}")
    number = words("form-hex-empty") if mark == EMPTY else f"{_shown(mark)} {mark[1:]}".strip()
    return words("board-written", kind=kind, row=row, place=column, number=number)


def _use(part: str, x: int, y: int, more: str = "") -> str:
    return f'<use href="{ICONS}#{part}" x="{x}" y="{y}"{more}/>'
