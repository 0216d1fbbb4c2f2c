"""The first page of the site, in each language: it offers pads to print while the app loads in the background."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from jinja2 import PackageLoader

from dicegame.web.pages.render import environment
from dicegame.web.visitors.language import Words
from padgen.language import ENGLISH, language_name, languages
from padgen.names import file_name, load
from padgen.pdf.job import Job
from padgen.pdf.page_setup import page_setup
from padgen.svg import draw_board

HERE = Path(__file__).parent
COLORS = HERE.parent / "web/static/style.css"
"""The stylesheet of the pages. Its first rules, up to `END_OF_COLORS`, define the fonts, and the colors in both modes."""
END_OF_COLORS = "*, ::before"
DUCHIES = ("a", "b", "c", "d")
PAPERS = {"a4": "A4", "letter": "Letter"}
PAPERS_OF = {"en": ("a4", "letter")}
"""The papers for which a language has pads. Other languages only have pads for the first paper in `PAPERS`."""
SHEETS, LARGE_SHEETS = 10, 8
"""The number of sheets of a pad of one duchy, and of the pad of all four duchies in large print."""
ROOMS = {
    "learn": ("book", "web-learn-lead"),
    "new": ("people", "web-device-new-lead"),
    "daily": ("calendar", "web-daily-lead"),
    "puzzle": ("bulb", "web-puzzle-lead"),
    "pads": ("print", "web-pads-lead"),
    "score": ("pen", "web-score-lead"),
    "companion": ("die-5", "web-companion-lead"),
    "rules": ("flag", "web-rules-lead"),
}
"""The pages of the app that the first page links to: the sign of each in `icons.svg`, and the key of its description."""
TEXTS = {
    "loading": "front-loading",
    "soon": "front-soon",
    "starting": "front-starting",
    "ready": "front-ready",
    "offline-ready": "front-offline-ready",
    "update": "front-update",
    "update-now": "front-update-now",
    "second-tab": "front-second-tab",
    "broken": "front-broken",
    "blocked": "front-blocked",
    "full": "front-full",
    "unstored": "front-unstored",
    "unread": "front-unread",
    "stored-again": "front-stored-again",
    "insecure": "front-insecure",
    "old-browser": "front-old-browser",
}
"""The keys of the messages that the script shows, by the names that the script uses."""
POLICY = (
    "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "style-src 'self'; font-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'"
)


class ReadyPad(NamedTuple):
    """A pad that is ready to print: of one duchy, or of all four duchies in turn in large print."""

    language: str
    duchies: tuple[str, ...]
    paper_key: str

    @property
    def large(self) -> bool:
        """Return whether the pad is in large print, as exactly the pads of several duchies are."""
        return len(self.duchies) > 1

    @property
    def name(self) -> str:
        """Return the name under which a browser saves the pad."""
        return file_name("pad", self.duchies, f"-{self.paper_key}{'-large' if self.large else ''}.pdf")

    @property
    def file(self) -> str:
        """Return the path of the pad in the site."""
        return f"ready/{self.language}/{self.name}"

    @property
    def paper(self) -> str:
        """Return the name of the paper as people write it, such as A4."""
        return PAPERS[self.paper_key]

    def draw(self) -> bytes:
        """Return the pad as a PDF, the same that `padgen pad` makes."""
        layouts, sheets = [load(name) for name in self.duchies], LARGE_SHEETS if self.large else SHEETS
        return Job(layouts, page_setup(self.paper_key), sheets, self.large, language=self.language, large=self.large).draw()


def front_files(version: str) -> Mapping[str, bytes]:
    """Return the files of the first page by path: the page in each language, its stylesheet, pictures and pads."""
    files = {_page_of(language): _page(language, version).encode() for language in languages()}
    files["front.css"] = _style().encode()
    files |= {f"ready/{name}.svg": draw_board(load(name)).encode() for name in DUCHIES}
    return files | {pad.file: pad.draw() for language in languages() for pad in ready_pads(language)}


def ready_pads(language: str) -> Iterator[ReadyPad]:
    """Yield the pads that the first page in this language offers."""
    for paper in PAPERS_OF.get(language, tuple(PAPERS)[:1]):
        for duchy in DUCHIES:
            yield ReadyPad(language, (duchy,), paper)
        if paper == next(iter(PAPERS)):
            yield ReadyPad(language, DUCHIES, paper)


def _style() -> str:
    colors = COLORS.read_text(encoding="utf-8").partition(END_OF_COLORS)[0]
    return colors.replace("url(", "url(app/static/") + (HERE / "front.css").read_text(encoding="utf-8")


def _page_of(language: str) -> str:
    return "index.html" if language == ENGLISH else f"{language}.html"


def _page(language: str, version: str) -> str:
    words, pads = Words(language), list(ready_pads(language))
    return (
        environment(PackageLoader("dicegame.site", "."))
        .get_template("front.html")
        .render(
            t=words,
            policy=POLICY,
            texts={key: words.word(message) for key, message in TEXTS.items()},
            others=[(_page_of(other), other) for other in languages() if other != language],
            language_name=language_name,
            query=f"?lang={language}",
            duchies=[(duchy, [pad for pad in pads if pad.duchies == (duchy,)]) for duchy in DUCHIES],
            large=[pad for pad in pads if pad.large],
            sheets=SHEETS,
            large_sheets=LARGE_SHEETS,
            rooms=ROOMS.items(),
            version=version,
        )
    )
