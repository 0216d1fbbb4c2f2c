"""Draw what was read over the flattened sheet, so that a glance shows whether it is right."""

from pathlib import Path
from typing import Any

import cv2
import numpy as np

from dicegame.photo.decide import ReadSheet
from dicegame.photo.flatten import PIXELS_PER_MM, Picture
from padgen.tables import PHASES

READ = (190, 0, 120)
"""The color in which the reading is shown. Neither the print nor pens have it."""
ASKED = (235, 30, 30)
PALE = 0.55
"""The darkness of the sheet is multiplied by this, so that the reading is easy to see."""
FONT = cv2.FONT_HERSHEY_DUPLEX


def overlay(sheet: ReadSheet) -> Picture:
    """Return the flattened sheet with marks, sales and color bonuses as read drawn over it; doubtful ones are ringed."""
    image = (255 - (255 - sheet.flat.image.astype(np.float32)) * PALE).astype(np.uint8)
    places: dict[str, Any] = dict(sheet.flat.places)
    asked = {doubt.place: doubt for doubt in sheet.doubts}
    for number, (hex_, text) in enumerate(zip(places["hexes"], sheet.marks, strict=True)):
        left, top, width, height = hex_["box"]
        doubt = asked.get(number)
        if text != ".":
            _write(image, text, (left + width * 0.5, top + height * 0.86), width * 0.19, READ)
        if doubt:
            _ring(image, hex_["number"], 1.25)
            _write(
                image, f"{doubt.first} / {doubt.second} ?", (left + width * 0.5, top + height * 0.14), width * 0.17, ASKED
            )
    for phase, sold in zip(PHASES, sheet.sold, strict=True):
        left, top, width, height = places["sold"][phase]
        if sold:
            _write(image, str(sold), (left + width * 0.85, top - height * 0.1), height * 0.5, READ)
        if f"sold-{PHASES.index(phase) + 1}" in asked:
            _ring(image, places["sold"][phase], 1.3)
    for color, cells in places["colors"].items():
        for which, claimed in (("first", sheet.first), ("second", sheet.second)):
            if color in claimed:
                left, top, width, height = (side * PIXELS_PER_MM for side in cells[which])
                corners = (round(left) - 4, round(top) - 4), (round(left + width) + 4, round(top + height) + 4)
                cv2.rectangle(image, *corners, READ, 5)
            if f"{which}-{color}" in asked:
                _ring(image, cells[which], 1.5)
    return image


def write_overlay(sheet: ReadSheet, path: Path) -> None:
    """Write the picture that `overlay` returns as a PNG file. Raises: OSError."""
    _, data = cv2.imencode(".png", cv2.cvtColor(overlay(sheet), cv2.COLOR_RGB2BGR))
    path.write_bytes(data.tobytes())


def _write(image: Picture, text: str, middle_mm: tuple[float, float], height_mm: float, color: tuple[int, int, int]) -> None:
    """Write a text centered on a point, with a white edge that keeps it legible."""
    size = height_mm * PIXELS_PER_MM / 22  # the font is 22 pixels high at size 1
    (width, height), _ = cv2.getTextSize(text, FONT, size, 2)
    corner = (round(middle_mm[0] * PIXELS_PER_MM - width / 2), round(middle_mm[1] * PIXELS_PER_MM + height / 2))
    for ink, thickness in (((255, 255, 255), 9), (color, 3)):
        cv2.putText(image, text, corner, FONT, size, ink, thickness, cv2.LINE_AA)


def _ring(image: Picture, box: tuple[float, float, float, float], size: float) -> None:
    left, top, width, height = (side * PIXELS_PER_MM for side in box)
    middle = (round(left + width / 2), round(top + height / 2))
    cv2.ellipse(image, middle, (round(width * size / 2), round(height * size / 2)), 0, 0, 360, ASKED, 7, cv2.LINE_AA)
