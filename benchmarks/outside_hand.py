"""Handwriting on a sheet as SVG, in Debian's handwriting fonts and shaky strokes: for `benchmarks.outside_photos`."""

import math
from random import Random
from typing import Any, NamedTuple

from dicegame.dice.masks import BONUS_NAMES, COLOR_NAMES
from dicegame.dice.sheet import FilledSheet
from padgen import Layout
from padgen.tables import PHASES

FONTS = (
    "Because We Learn", "Because We Organize", "Because We Mentor", "Because We Connect", "Because We Create", "Rufscript",
    "DkgHandwriting", "femkeklaver", "Breip", "Steve", "Delphine", "Klee One", "Dancing Script", "Humor Sans", "Yusei Magic",
    "Comic Neue",
)  # fmt: skip
PENS = (("#5b5b60", 0.75), ("#1d3f9c", 0.9), ("#18181c", 0.95), ("#a01c1c", 0.9), ("#0f6b3a", 0.9), ("#6c6c72", 0.75))
"""Colors and opacities: pencils and ball pens."""


class Written(NamedTuple):
    """The entries that are written on a sheet."""

    sheet: FilledSheet
    used: tuple[int, ...]
    """The circles crossed out, of each bonus."""
    time: tuple[int, ...]
    sums: tuple[int, ...]


class Hand:
    """Somebody's handwriting, as SVG. Lengths are mm."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.font = rng.choice(FONTS)
        self.color, self.opacity = rng.choice(PENS)
        self.size = rng.uniform(0.62, 0.95)
        self.width = rng.uniform(0.3, 0.62)
        self.lean = rng.uniform(-8, 8)
        self.tick = rng.choice(("cross", "check", "slash", "fill", "dot"))
        self.castle = rng.choice(("cross", "check", "fill"))
        self.parts: list[str] = []

    def near(self, spread: float) -> float:
        """Return how far a hand misses."""
        return self.rng.gauss(0, spread)

    def text(self, text: str, box: Any, size: float = 0.0) -> None:
        """Write into the middle of a box."""
        left, top, width, height = box
        high = (size or self.size) * height * self.rng.uniform(0.9, 1.08)
        x, y = left + width / 2 + self.near(width * 0.05), top + height / 2 + self.near(height * 0.04)
        turn = self.lean + self.near(4)
        self.parts.append(
            f'<text x="{x:.2f}" y="{y:.2f}" font-family="{self.font}" font-size="{high:.2f}" text-anchor="middle" '
            f'dominant-baseline="central" transform="rotate({turn:.1f} {x:.2f} {y:.2f})" fill="{self.color}" '
            f'stroke="{self.color}" stroke-width="{self.width * 0.35:.2f}">{text}</text>'
        )

    def stroke(self, points: list[tuple[float, float]], width: float = 1.0) -> None:
        """Draw a line through points with a shaky hand."""
        (x, y), *rest = [(px + self.near(0.12), py + self.near(0.12)) for px, py in points]
        path = f"M{x:.2f} {y:.2f}"
        for ax, ay in rest:
            path += f"Q{(x + ax) / 2 + self.near(0.2):.2f} {(y + ay) / 2 + self.near(0.2):.2f} {ax:.2f} {ay:.2f}"
            x, y = ax, ay
        self.parts.append(
            f'<path d="{path}" fill="none" stroke="{self.color}" stroke-width="{self.width * width:.2f}" '
            'stroke-linecap="round"/>'
        )

    def mark(self, box: Any, kind: str) -> None:
        """Tick a box."""
        left, top, width, height = box
        right, low, mid = left + width, top + height, left + width / 2
        out = self.rng.uniform(-0.05, 0.2) * height
        if kind in ("cross", "slash"):
            self.stroke([(left - out, low + out), (right + out, top - out)])
        if kind == "cross":
            self.stroke([(left - out, top - out), (right + out, low + out)])
        if kind == "check":
            self.stroke([(left, top + height * 0.5), (mid, low), (right + 2 * out, top - 2 * out)])
        if kind == "fill":
            rows = 6
            zigzag = [(right if row % 2 else left, top + height * (0.1 + 0.8 * row / rows)) for row in range(rows + 1)]
            self.stroke(zigzag, 1.3)
        if kind == "dot":
            self.stroke([(mid - 0.3, top + height / 2), (mid + 0.3, top + height / 2)], 3)

    def ring(self, box: Any, spare: float = 1.12) -> None:
        """Circle something; the end of the line passes its beginning."""
        left, top, width, height = box
        x, y, rx, ry = left + width / 2, top + height / 2, width / 2 * spare, height / 2 * spare
        begin, turns = self.rng.uniform(0, 6), self.rng.uniform(1.0, 1.12)
        steps = [begin + 2 * math.pi * turns * step / 16 for step in range(17)]
        drift = self.near(0.03)
        self.stroke([(x + rx * (1 + drift * n / 8) * math.cos(a), y + ry * math.sin(a)) for n, a in enumerate(steps)])

    def svg(self, width: float, height: float) -> str:
        """Return all that was written, over a sheet of a size."""
        look = f"opacity:{self.opacity};mix-blend-mode:multiply"
        return f'<svg viewBox="0 0 {width} {height}" style="{look}">{"".join(self.parts)}</svg>'


def fill(hand: Hand, layout: Layout, places: Any, one: Written, others_first: set[int]) -> None:
    """Write everything on a sheet. `others_first` are the colors that somebody else finished first."""
    for mark in one.sheet.marks:
        hex_ = places["hexes"][mark.hex]
        if mark.pip == 0:
            left, top, width, height = hex_["number"]
            hand.mark((left + width * 0.2, top + height * 0.2, width * 0.6, height * 0.6), hand.castle)
            continue
        hand.text(str(mark.pip), hex_["number"])
        if hex_["ticks"]:
            hand.mark(hex_["ticks"][mark.phase or 0], hand.tick)
    marked = {mark.hex for mark in one.sheet.marks}
    open_castles = {layout.places[hex_] for number, hex_ in enumerate(layout.cells) if number in marked}
    for bonus, color in enumerate(COLOR_NAMES[: len(BONUS_NAMES)]):
        earned = one.used[bonus] + one.sheet.unused[bonus]
        circles = [circle for circle in places["circles"] if circle["bonus"] == color]
        castle = [circle for circle in circles if circle["castle"] and tuple(circle["castle"]) in open_castles]
        track = [circle for circle in circles if not circle["castle"]][: earned - len(castle)]
        for number, circle in enumerate([*track, *castle]):
            hand.ring(circle["box"])
            if number < one.used[bonus]:
                hand.mark(circle["box"], "cross")
    for phase, name in enumerate(PHASES):
        if one.sheet.sold[phase]:
            hand.text(str(one.sheet.sold[phase]), places["sold"][name], 0.9)
        for box in places["time"][name][: one.time[phase]]:
            left, top, width, height = box
            hand.mark((left + width * 0.25, top, width * 0.5, height), "check" if hand.tick == "check" else "cross")
        hand.text(str(one.sums[phase]), places["points"][name]["subtotal"], 0.85)
    for color, cells in places["colors"].items():
        number = COLOR_NAMES.index(color)
        if number in one.sheet.first:
            hand.ring(cells["first"], 1.2)
        elif number in others_first:
            hand.mark(cells["first"], "slash")
        if number in one.sheet.second:
            hand.ring(cells["second"], 1.2)
    hand.text(str(sum(one.sums)), places["total"], 0.6)
    left, top, width, height = places["name"]
    hand.text(one.sheet.name, (left, top, width, max(height, 5)), 0.9)
