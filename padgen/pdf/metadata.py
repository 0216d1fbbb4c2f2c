"""The metadata of a PDF: title, author, subject and license. For print shops it has more entries, which PDF/X-4 requires.

Source: ISO 15930-7 (PDF/X-4), according to public descriptions that agree with each other.
"""

from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5
from xml.sax.saxutils import escape

from reportlab.pdfbase.pdfdoc import XMP, PDFArray, PDFDictionary, PDFName, PDFStream, PDFString, PDFZCompress
from reportlab.pdfgen.canvas import Canvas

AUTHOR = "padgen"
"""The author in the metadata of the document."""

CONDITION = ("FOGRA39", "Offset on coated paper (ISO 12647-2:2004/Amd 1, paper type 1 or 2)")
"""The name of the printing condition in the registry of the International Color Consortium, and its description."""
REGISTRY = "http://www.color.org"
PROFILE = Path(__file__).parent.parent / "profiles" / "fogra39.icc"

DATE = "2000-01-01T00:00:00+00:00"
"""The date that every document gets, so that the same input gives the same bytes."""

_SPACES = (
    ("dc", "http://purl.org/dc/elements/1.1/"),
    ("pdf", "http://ns.adobe.com/pdf/1.3/"),
    ("pdfxid", "http://www.npes.org/pdfx/ns/id/"),
    ("xmp", "http://ns.adobe.com/xap/1.0/"),
    ("xmpMM", "http://ns.adobe.com/xap/1.0/mm/"),
    ("xmpRights", "http://ns.adobe.com/xap/1.0/rights/"),
)


def describe(canvas: Canvas, title: str, subject: str, terms: str, *, shop: bool) -> None:
    """Write title, author, subject and license (`terms`) into a document, with `shop` also the entries for PDF/X-4."""
    canvas.setTitle(title)
    canvas.setAuthor(AUTHOR)
    canvas.setSubject(subject)
    canvas.setKeywords(terms)  # plain document properties have no field for a license
    canvas.setCreator(AUTHOR)
    canvas.setViewerPreference("PrintScaling", "None")  # the ruler and the tiles must have their true size
    canvas.setViewerPreference("DisplayDocTitle", "true")
    catalog = canvas._doc.Catalog  # type: ignore[attr-defined]
    # ReportLab has no call for the license; XMP is where readers and print shops look for it.
    catalog.Metadata = XMP(creator=lambda _: _xmp(title, subject, terms, shop))
    if shop:
        add_entry(catalog, "OutputIntents", PDFArray([_output_intent(canvas)]))


def add_entry(thing: Any, name: str, value: object) -> None:
    """Add an entry to `thing` (a page of a document, or its catalog), even if ReportLab does not know that entry."""
    thing.__NoDefault__ = [*thing.__NoDefault__, name]
    setattr(thing, name, value)


def _output_intent(canvas: Canvas) -> PDFDictionary:
    """Return the output intent: the printing condition that the colors are meant for, with its color profile."""
    stream = PDFStream(PDFDictionary({"N": 4}), PROFILE.read_bytes(), filters=[PDFZCompress])
    name, explanation = CONDITION
    return PDFDictionary(
        {
            "Type": PDFName("OutputIntent"),
            "S": PDFName("GTS_PDFX"),
            "OutputConditionIdentifier": PDFString(name),
            "OutputCondition": PDFString(explanation),
            "Info": PDFString(f"{name}: {explanation}"),
            "RegistryName": PDFString(REGISTRY),
            "DestOutputProfile": canvas._doc.Reference(stream),  # type: ignore[attr-defined]
        }
    )


def _xmp(title: str, subject: str, terms: str, shop: bool) -> bytes:
    """Return title, author, subject and license as an XMP packet, and with `shop` also the entries that PDF/X-4 requires."""
    spaces = "".join(f' xmlns:{prefix}="{address}"' for prefix, address in _SPACES)
    return (
        '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>'
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        f'<rdf:Description rdf:about=""{spaces}>'
        f"<dc:creator><rdf:Seq><rdf:li>{AUTHOR}</rdf:li></rdf:Seq></dc:creator>"
        + "".join(
            f'<{tag}><rdf:Alt><rdf:li xml:lang="x-default">{escape(text)}</rdf:li></rdf:Alt></{tag}>'
            for tag, text in (
                ("dc:title", title),
                ("dc:description", subject),
                ("dc:rights", terms),
                ("xmpRights:UsageTerms", terms),
            )
        )
        + (_pdfx(title, subject) if shop else "")
        + "</rdf:Description></rdf:RDF></x:xmpmeta>"
        '<?xpacket end="w"?>'
    ).encode()


def _pdfx(title: str, subject: str) -> str:
    entries = {
        "pdfxid:GTS_PDFXVersion": "PDF/X-4",
        "pdf:Trapped": "False",
        "xmp:CreateDate": DATE,
        "xmp:ModifyDate": DATE,
        "xmp:MetadataDate": DATE,
        "xmp:CreatorTool": AUTHOR,
        "xmpMM:DocumentID": f"uuid:{uuid5(NAMESPACE_URL, f'{title} {subject}')}",
        "xmpMM:VersionID": "1",
        "xmpMM:RenditionClass": "default",
    }
    return "".join(f"<{tag}>{text}</{tag}>" for tag, text in entries.items())
