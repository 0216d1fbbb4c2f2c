"""Black that is printed over the other inks, so that no white gap shows beside it where the plates are a little off.

Source: ISO 32000-1, 8.6.7 Overprint control. ReportLab writes the states for pages, but not for stamps (forms).
"""

from collections.abc import Mapping
from typing import Any

from reportlab.pdfbase.pdfdoc import PDFDictionary, PDFFormXObject, PDFResourceDictionary
from reportlab.pdfgen.canvas import Canvas

LETTERS, LINES, OFF = "letters", "lines", "off"
"""The names of the states: letters and areas overprint, lines do, nothing does."""

_STATES: Mapping[str, Mapping[str, object]] = {
    LETTERS: {"OP": "false", "op": "true", "OPM": 1},
    LINES: {"OP": "true", "op": "false", "OPM": 1},
    OFF: {"OP": "false", "op": "false"},
}


class OverprintCanvas(Canvas):
    """A canvas on whose pages and stamps the states of this module can be set."""

    def set_overprint(self, state: str) -> None:
        """Set one of the states for everything that is drawn from now on."""
        self.addLiteral(f"/{state} gs")

    def _setXObjects(self, thing: Any) -> None:  # noqa: N802  # the name is ReportLab's
        super()._setXObjects(thing)  # type: ignore[misc]
        states = PDFDictionary({name: PDFDictionary({**state}) for name, state in _STATES.items()})
        if not isinstance(thing, PDFFormXObject):
            thing.ExtGState = states
            return
        resources = PDFResourceDictionary(ExtGState=states)
        resources.basicFonts()
        resources.allProcs()
        if thing.XObjects:
            resources.XObject = thing.XObjects  # type: ignore[attr-defined]
        thing.Resources = resources
