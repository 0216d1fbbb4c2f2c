"""Draw a flattened photo of a sheet as SVG, with the marks that were read, a ring around one place, and hexes to tap."""

from collections.abc import Callable, Mapping, Sequence
from xml.sax.saxutils import quoteattr

from markupsafe import Markup

from dicegame.dice.paper.file import EMPTY, START
from dicegame.web.scoring.photo_sheet import Box, PhotoSheet

LABEL = 0.3
"""The height of a label, as a share of the height of its hex."""
NEAR = 1.4
"""The width of the part of the sheet that is shown around a doubtful hex, as a multiple of the width of the hex."""
EDGE_MM = 3
STAR = "★"
"""The label of a starting castle."""


def draw_sheet(
    sheet: PhotoSheet,
    address: str,
    part: Box,
    title: str,
    marks: Sequence[str] = (),
    links: Mapping[int, tuple[str, str]] | None = None,
    rings: Sequence[Box] = (),
) -> Markup:
    """Return one part of a sheet as SVG. `address` is that of the photo; `marks` has the mark that was read in each hex.

    If hexes can be tapped, `links` has an address and a name for each of them. A ring is drawn around each box of `rings`.
    """
    left, top, width, height = part
    role = "group" if links else "img"
    texts = [
        f'<svg viewBox="{_n(left)} {_n(top)} {_n(width)} {_n(height)}" role="{role}" aria-label={quoteattr(title)}>',
        f'<image href={quoteattr(address)} width="{_n(sheet.page[0])}" height="{_n(sheet.page[1])}"/>',
    ]
    texts += map(_ring, rings)
    for number, box in enumerate(sheet.hexes):
        mark = marks[number] if marks else EMPTY
        text = _label(box, mark) if mark != EMPTY else ""
        if links:
            link, name = links[number]
            target = f'<ellipse class="target" {_ellipse(box, 0.46)}/>'
            text = f'<a id="at-{number}" data-swap href={quoteattr(link)} aria-label={quoteattr(name)}>{target}{text}</a>'
        texts.append(text)
    return Markup("".join([*texts, "</svg>"]))  # noqa: S704  # all texts of visitors are quoted


def near(box: Box, sheet: PhotoSheet) -> Box:
    """Return the part of the sheet that is shown with a question about the place in `box`."""
    width = max(sheet.hexes[0][2] * NEAR, box[2] + 2 * EDGE_MM)
    height = max(width, box[3] + 2 * EDGE_MM)
    return box[0] + box[2] / 2 - width / 2, box[1] + box[3] / 2 - height / 2, width, height


def widened(box: Box) -> Box:
    """Return a box that is larger by `EDGE_MM` on each side."""
    return box[0] - EDGE_MM, box[1] - EDGE_MM, box[2] + 2 * EDGE_MM, box[3] + 2 * EDGE_MM


def said(mark: str, names: Callable[[str], str]) -> str:
    """Return a mark as people say it, such as `5 II`. `names` gives the words for an empty hex and a starting castle."""
    if mark in (EMPTY, START):
        return names("form-start-mark" if mark == START else "form-hex-empty")
    return f"{mark[0]} {mark[1:]}".strip()


def _label(box: Box, mark: str) -> str:
    """Return the label of a hex as SVG: the mark that was read, in the lower part of the hex's `box`."""
    text = STAR if mark == START else f"{mark[0]} {mark[1:]}".strip()
    height = box[3] * LABEL
    width = height * (0.7 + 0.45 * len(text))
    x, y = box[0] + box[2] / 2, box[1] + box[3] * 0.86
    return (
        f'<rect class="read" x="{_n(x - width / 2)}" y="{_n(y - height / 2)}" width="{_n(width)}" height="{_n(height)}" '
        f'rx="{_n(height / 3)}"/><text class="read" x="{_n(x)}" y="{_n(y + height * 0.3)}" font-size="{_n(height * 0.85)}">'
        f"{text}</text>"
    )


def _ring(box: Box) -> str:
    left, top, width, height = box
    if width < 2 * height:
        return f'<ellipse class="ring" {_ellipse(box, 0.54)}/>'
    sides = f'x="{_n(left - 1)}" y="{_n(top - 1)}" width="{_n(width + 2)}" height="{_n(height + 2)}" rx="{_n(height / 2)}"'
    return f'<rect class="ring" {sides}/>'


def _ellipse(box: Box, size: float) -> str:
    rx, ry = max(box[2] * size, 2), max(box[3] * size, 2)
    return f'cx="{_n(box[0] + box[2] / 2)}" cy="{_n(box[1] + box[3] / 2)}" rx="{_n(rx)}" ry="{_n(ry)}"'


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
