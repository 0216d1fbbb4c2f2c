"""Save pictures of single hexes and boxes, and what is written there, to train nets later, if a user asks for it."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from dicegame.dice.masks import COLOR_NAMES
from dicegame.dice.paper.file import PaperGame
from dicegame.photo.decide import ReadSheet
from dicegame.photo.flatten import PIXELS_PER_MM
from padgen.notation import format_notation
from padgen.tables import PHASES

FORMAT = 1
AROUND_MM = 3.0
"""The width of the margin around a box that is saved with it."""


def write_samples(sheets: Sequence[ReadSheet], confirmed: PaperGame | None, folder: Path) -> int:
    """Save pictures of each sheet's hexes and boxes, and `labels.json`, in a new folder for each. Return how many pictures.

    `confirmed` is the game as corrected by the user. Without it, the labels are marked as not confirmed. The name, the
    date and the rest of the page are not saved.
    """
    written = 0
    for number, sheet in enumerate(sheets):
        place = _new_folder(folder)
        labels = []
        for kind, name, box, label in _places(sheet, confirmed, number):
            file = f"{kind}-{name}.png"
            picture = cv2.cvtColor(_cut(sheet, box), cv2.COLOR_RGB2BGR)
            (place / file).write_bytes(cv2.imencode(".png", picture)[1].tobytes())
            labels.append({"file": file, "kind": kind, "label": label, "box": [round(side, 3) for side in box]})
        printed = sheet.flat.print
        about = {
            "format": FORMAT,
            "confirmed": confirmed is not None,
            "layout": format_notation(sheet.layout),
            "paper": list(printed.paper),
            "style": printed.style,
            "language": printed.language,
            "large": printed.large,
            "places": labels,
        }
        (place / "labels.json").write_text(json.dumps(about, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        written += len(labels)
    return written


def _places(sheet: ReadSheet, confirmed: PaperGame | None, number: int) -> list[tuple[str, str, Sequence[float], str]]:
    """Return the kind, name, box (in mm) and content of each hex, box for commodities sold, and color bonus."""
    places: dict[str, Any] = dict(sheet.flat.places)
    texts, sold = list(sheet.marks), list(sheet.sold)
    claims = {"first": set(sheet.first), "second": set(sheet.second)}
    if confirmed:
        own = confirmed.players[number].sheet
        texts = ["."] * len(texts)
        for mark in own.marks:
            texts[mark.hex] = "x" if mark.pip == 0 else f"{mark.pip}{'' if mark.phase is None else PHASES[mark.phase]}"
        sold = list(own.sold)
        claims = {"first": {COLOR_NAMES[one] for one in own.first}, "second": {COLOR_NAMES[one] for one in own.second}}
    found: list[tuple[str, str, Sequence[float], str]] = []
    for hex_, text in zip(places["hexes"], texts, strict=True):
        found.append(("hex", f"{hex_['row']}-{hex_['place']}", hex_["box"], text))
    for phase, count in zip(PHASES, sold, strict=True):
        found.append(("sold", phase, places["sold"][phase], str(count)))
    for color, cells in places["colors"].items():
        for which, named in claims.items():
            found.append(("color", f"{color}-{which}", cells[which], "ring" if color in named else ""))
    return found


def _cut(sheet: ReadSheet, box: Sequence[float]) -> "np.ndarray[Any, np.dtype[np.uint8]]":
    left, top, width, height = box
    high, wide = sheet.flat.image.shape[:2]
    x, y = (max(0, round((side - AROUND_MM) * PIXELS_PER_MM)) for side in (left, top))
    right = min(wide, round((left + width + AROUND_MM) * PIXELS_PER_MM))
    bottom = min(high, round((top + height + AROUND_MM) * PIXELS_PER_MM))
    return sheet.flat.image[y:bottom, x:right]


def _new_folder(folder: Path) -> Path:
    """Create the next folder of `sheet-1`, `sheet-2` ... in `folder` and return it. Raises: OSError."""
    number = 1
    while True:
        place = folder / f"sheet-{number}"
        try:
            place.mkdir(parents=True)
        except FileExistsError:
            number += 1
        else:
            return place
