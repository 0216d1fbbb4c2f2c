"""Read requests for pads from addresses and check them, and make the pads in worker processes, within limits."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from starlette.datastructures import QueryParams

from dicegame.web.printing.png import page_png
from padgen.errors import PadgenError
from padgen.language import Sentence, languages
from padgen.model import Layout
from padgen.names import file_name, load_untrusted
from padgen.tables import CASTLE_SQUARES, Game
from padgen.theme import PAPERS, STYLES

MOST_SHEETS, MOST_LAYOUTS, MOST_PAGES = 100, 24, 400
MOST_SEED = 10**9
LONGEST = 300
PICTURE_PIXELS = 800
"""The width of the picture of a page in pixels."""
GRAINS = ("fine", "medium", "coarse")
PER_PAGE = ("1", "2", "4")
BLEEDS = ("0", "2", "3", "5")
BOARDS = "base"
"""The value of `from` in an address that asks for player boards of the base game."""


@dataclass(frozen=True)
class PadRequest:
    """A request for a pad. It has only plain values, so that it can be sent to a worker process and be a cache key."""

    layouts: tuple[str, ...] = ("a",)
    """Names and notations of layouts. They are not used if `new` is true."""
    new: bool = False
    sheets: int = 0
    """The number of sheets; 0 means one sheet of each layout."""
    mix: bool = False
    large: bool = False
    game: str = "dice"
    sizes: str = "any"
    grain: str = "medium"
    symmetric: bool = False
    shuffled: bool = False
    seed: int = 0
    paper: str = "a4"
    style: str = "color"
    words: str = "en"
    start: str = ""
    rules: bool = False
    dice_sheet: bool = False
    per_page: int = 1
    duplex: bool = False
    bleed: int = 0
    crop_marks: bool = False
    link: str = ""
    """The web address that the codes of player boards open."""

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Yield the names and values for the query of the pad's address. Options that are switched off are left out."""
        if self.new:
            yield "from", "new"
            yield from (("game", self.game), ("sizes", self.sizes), ("grain", self.grain))
        else:
            yield from (("layout", layout) for layout in self.layouts)
        yield "sheets", str(self.sheets or "")
        if self.new or self.dice_sheet:
            yield "seed", str(self.seed)
        yield from (("paper", self.paper), ("style", self.style), ("words", self.words), ("start", self.start))
        yield from (("per-page", str(self.per_page)), ("bleed", str(self.bleed)))
        for key in ("mix", "large", "symmetric", "shuffled", "rules", "dice_sheet", "duplex", "crop_marks"):
            if getattr(self, key):
                yield key.replace("_", "-"), "1"


def read_pad_request(
    query: QueryParams, words: str, drawn: int, paper: str = "a4"
) -> tuple[PadRequest, tuple[Sentence, ...]]:
    """Return the request in the query of an address, and messages about invalid values, for which defaults are used.

    If the query does not name them, `words` is the language of the pad, `drawn` its seed, and `paper` its paper.
    """
    typed = _QueryReader(query)
    new = query.get("from") == "new"
    game = typed.one_of("game", tuple(Game), "dice")
    layouts = _layouts(query)
    if len(layouts) > MOST_LAYOUTS:
        typed.errors.append(Sentence("pads-many-layouts", count=len(layouts), most=MOST_LAYOUTS))
    wanted = PadRequest(
        tuple(text.strip()[: LONGEST + 1] for text in layouts[:MOST_LAYOUTS]) or ("a",),
        new,
        typed.number("sheets", 1, MOST_SHEETS, 10 if new else 0),
        typed.flag("mix") and not new,
        typed.flag("large"),
        game,
        typed.sizes(game) if new else "any",
        typed.one_of("grain", GRAINS, "medium"),
        typed.flag("symmetric"),
        typed.flag("shuffled") and game == "base",
        typed.number("seed", 0, MOST_SEED, drawn),
        typed.one_of("paper", tuple(PAPERS), paper),
        typed.one_of("style", tuple(STYLES), "color"),
        typed.one_of("words", languages(), words),
        typed.one_of("start", ("", *CASTLE_SQUARES), ""),
        typed.flag("rules"),
        typed.flag("dice-sheet"),
        int(typed.one_of("per-page", PER_PAGE, "1")),
        typed.flag("duplex"),
        int(typed.one_of("bleed", BLEEDS, "0")),
        typed.flag("crop-marks"),
    )
    if query.get("from") == BOARDS or (new and game == Game.BASE):  # the form has no fields for these on player boards
        wanted = replace(wanted, large=False, start="", rules=False, dice_sheet=False, per_page=1)
    return wanted, tuple(typed.errors)


def _layouts(query: QueryParams) -> list[str]:
    """Return the names and notations of the layouts in a query.

    With `from`, the query may have layouts of both games, because the form remembers them. Those of the other game are
    left out.
    """
    layouts = [text for text in query.getlist("layout") if text.strip()]
    if "from" not in query:
        return layouts + query.get("notation", "").split()
    boards = query["from"] == BOARDS
    own = [text for text in layouts if text.startswith(f"{BOARDS}-") == boards]
    return (own or [f"{BOARDS}-1"]) if boards else own + query.get("notation", "").split()


class _QueryReader:
    """Reads the values in an address. Invalid values count as missing, and a message about each is added to `errors`."""

    def __init__(self, query: QueryParams) -> None:
        self.query = query
        self.errors: list[Sentence] = []

    def flag(self, key: str) -> bool:
        return self.query.get(key) == "1"

    def one_of(self, key: str, known: tuple[str, ...], usual: str) -> str:
        value = self.query.get(key) or usual
        if value in known:
            return value
        self.errors.append(Sentence("pads-one-of", key=key, known=tuple(filter(None, known)), found=value[:40]))
        return usual

    def number(self, key: str, least: int, most: int, usual: int) -> int:
        """Return a whole number. A form can have a second field for it, `KEY-other`, which counts if it is not empty."""
        text = (self.query.get(f"{key}-other") or self.query.get(key, "")).strip()
        if not text:
            return usual
        if text.isascii() and text.isdigit() and len(text) <= 12 and least <= int(text) <= most:
            return int(text)
        self.errors.append(Sentence("pads-number", key=key, least=least, most=most, found=text[:40]))
        return usual

    def sizes(self, game: str) -> str:
        """Return the name or notation of the layout whose area sizes are wanted; `any` if it is another game's."""
        text = self.query.get("sizes", "any")
        try:
            return text if text != "any" and load_untrusted(text).game == game else "any"
        except PadgenError as error:
            self.errors.append(Sentence("pads-value", key="sizes", reason=error.sentence))
            return "any"


class PadPreview(NamedTuple):
    """A pad as its page describes it, without the PDF."""

    name: str
    """The name of the file, the same as `padgen pad` gives it."""
    pages: int
    sheets: int
    size: tuple[int, int]
    """The size of the picture of a page, in pixels."""
    notes: tuple[Sentence, ...]


def make(wanted: PadRequest) -> PadPreview:
    """Make the requested pad, and return what its web page shows about it. Raises: PadgenError if it cannot be made."""
    return _printed(wanted)[0]


def pdf(wanted: PadRequest) -> tuple[str, bytes]:
    """Return the file name of the pad, and the PDF itself. Raises: PadgenError if it cannot be made."""
    made, data = _printed(wanted)
    return made.name, data


def picture(wanted: PadRequest, page: int) -> bytes:
    """Return a picture of a page of the pad, counted from 1, as a PNG file. Raises: PadgenError if there is no such page."""
    made, data = _printed(wanted)
    if not 1 <= page <= made.pages:
        raise PadgenError(Sentence("pads-no-page", page=page, most=made.pages))
    return page_png(data, page - 1, PICTURE_PIXELS)


@lru_cache(8)
def _printed(wanted: PadRequest) -> tuple[PadPreview, bytes]:
    from padgen.pdf.code import is_link
    from padgen.pdf.job import Job
    from padgen.pdf.page_setup import page_setup
    from padgen.pdf.pages import read_pages
    from padgen.pdf.playerboard import PlayerBoard, parts
    from padgen.validate import problems

    setup = page_setup(
        wanted.paper,
        per_page=wanted.per_page,
        bleed=wanted.bleed,
        crop_marks=wanted.crop_marks,
        duplex=wanted.duplex,
    )
    notes: list[Sentence] = []
    job = Job(
        (),
        setup,
        None if wanted.new else wanted.sheets or None,
        wanted.mix,
        wanted.style,
        wanted.words,
        wanted.start or None,
        wanted.rules,
        wanted.dice_sheet,
        wanted.seed,
        large=wanted.large,
    )
    if wanted.new:
        per_leaf = setup.per_leaf if wanted.duplex and not job.backs else 1
        number = -(-wanted.sheets // per_leaf) * per_leaf
        layouts, names = _new(wanted, number), [f"random-{wanted.seed}"]
    else:
        layouts = [load_untrusted(text) for text in wanted.layouts]
        names = [layout.name for layout in layouts]
        wrong = [(layout, found[0]) for layout in layouts if (found := problems(layout))]
        notes += [Sentence("pads-illegal", layout=layout.name, reason=problem.message) for layout, problem in wrong]
    boards = all(layout.game is Game.BASE for layout in layouts)
    job = replace(job, layouts=layouts, link=wanted.link if boards and is_link(wanted.link) else None)
    if job.boards:
        pages = sum(parts(PlayerBoard(layouts[index]), setup.trim).pages for index in job.order)
        if pages > MOST_PAGES:
            raise PadgenError(Sentence("pads-many-pages", count=pages, most=MOST_PAGES))
    if missing := [layout.name for index, layout in enumerate(layouts) if index not in job.asked]:
        notes.append(Sentence("pads-left-out", count=len(job.asked), names=tuple(missing)))
    data = job.draw()
    drawn = read_pages(data)
    size = (PICTURE_PIXELS, round(PICTURE_PIXELS * drawn.height / drawn.width))
    made = PadPreview(file_name("pad", names, ".pdf"), drawn.number, len(job.order), size, tuple(notes))
    return made, data


def _new(wanted: PadRequest, number: int) -> list[Layout]:
    from padgen.generate import Grain, Spec, seeded

    like = load_untrusted("a" if wanted.game == Game.DICE else "base-1")
    sizes = load_untrusted(wanted.sizes) if wanted.sizes != "any" else None
    spec = Spec(like, sizes, Grain(wanted.grain), wanted.symmetric, shuffled=wanted.shuffled)
    return list(islice(seeded(wanted.seed, spec), number))
