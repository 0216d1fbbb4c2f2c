"""The structure of a PDF for screen readers: the kind of each part of a page, in reading order, and texts for pictures.

Source: ISO 32000-1, 14.7 and 14.8. The parts inside a stamp (see `Pen.stamp`) have no structure of their own.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFString
from reportlab.pdfgen.canvas import Canvas

from padgen.pdf.metadata import add_entry


class Element(NamedTuple):
    """A heading (H1, H2), paragraph (P) or figure on a page."""

    kind: str
    text: str
    """A description of a figure or a list of names; "" for an element that has its own text."""


class Structure:
    """The structure of one document: the elements of all its pages, which are collected while the pages are drawn."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._document: Any = canvas._doc  # type: ignore[attr-defined]
        self._open: list[Element] = []
        """The elements of the page that is being drawn."""
        self._busy = False
        self._pages: list[tuple[Any, list[Element]]] = []

    @contextmanager
    def element(self, kind: str, text: str = "") -> Iterator[None]:
        """Make everything that is drawn in the `with` block one element. Further elements inside it are ignored."""
        if self._busy:
            yield
            return
        self._canvas.addLiteral(f"/{kind} <</MCID {len(self._open)}>> BDC")
        self._open.append(Element(kind, text))
        with self.part():
            yield
        self._canvas.addLiteral("EMC")

    @contextmanager
    def artifact(self) -> Iterator[None]:
        """Mark everything that is drawn in the `with` block, such as crop marks, so that screen readers skip it."""
        if self._busy:
            yield
            return
        self._canvas.addLiteral("/Artifact BMC")
        with self.part():
            yield
        self._canvas.addLiteral("EMC")

    @contextmanager
    def part(self) -> Iterator[None]:
        """Treat everything that is drawn in the `with` block as part of one thing: elements that begin in it are ignored."""
        before, self._busy = self._busy, True
        yield
        self._busy = before

    def end_page(self) -> None:
        """Store the elements of the page that was just finished, and start with none for the next page."""
        page = self._document.Pages.pages[-1]
        add_entry(page, "StructParents", len(self._pages))
        add_entry(page, "Tabs", PDFName("S"))
        self._pages.append((page, self._open))
        self._open = []

    def finish(self) -> None:
        """Write the structure of all pages into the document."""
        refer = self._document.Reference
        catalog = self._document.Catalog
        root, whole = PDFDictionary({}), PDFDictionary({})
        root_reference, whole_reference = refer(root), refer(whole)
        children, parents = [], []
        for number, (page, elements) in enumerate(self._pages):
            own = []
            for place, (kind, text) in enumerate(elements):
                entries = {
                    "Type": PDFName("StructElem"),
                    "S": PDFName(kind),
                    "P": whole_reference,
                    "Pg": refer(page),
                    "K": place,
                }
                own.append(refer(PDFDictionary(entries | ({"Alt": PDFString(text)} if text else {}))))
            children += own
            parents += [number, refer(PDFArray(own))]
        whole.dict.update(
            {"Type": PDFName("StructElem"), "S": PDFName("Document"), "P": root_reference, "K": PDFArray(children)}
        )
        root.dict.update(
            {
                "Type": PDFName("StructTreeRoot"),
                "K": whole_reference,
                "ParentTree": refer(PDFDictionary({"Nums": PDFArray(parents)})),
                "ParentTreeNextKey": len(self._pages),
            }
        )
        catalog.StructTreeRoot = root_reference
        catalog.MarkInfo = PDFDictionary({"Marked": "true"})
