"""The page that prints pads: the same bytes as the command line's, bounded, with a picture of the very PDF."""

import io
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, unquote

import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat
from starlette.testclient import TestClient

from dicegame.web.pages import pads
from dicegame.web.printing.pad_request import MOST_PAGES
from dicegame.web.visitors.security import RateLimit
from tests.command import Command
from tests.dicegame.web.pages import Browser, Page, client


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with client(tmp_path_factory.mktemp("data")) as opened:
        yield opened


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pads, "DRAWINGS", RateLimit(120, 60))


SAME = {
    "layout=a": ["a"],
    "layout=a&layout=c&sheets=5&mix=1&style=symbols&words=de&paper=letter": [
        *["a", "c", "--pages", "5", "--mix", "--style", "symbols", "--lang", "de", "--paper", "letter"]
    ],
    "notation=dice:PP/OgO/YY&layout=b&rules=1&sheets=4": ["b", "dice:PP/OgO/YY", "--rules", "--pages", "4"],
    "layout=d&sheets=3&dice-sheet=1&seed=7&start=blue": [
        *["d", "--pages", "3", "--dice-sheet", "--seed", "7", "--start", "blue"]
    ],
    "layout=a&layout=b&sheets=4&mix=1&large=1": ["a", "b", "--pages", "4", "--mix", "--large-print"],
    "from=new&sheets=5&seed=7&per-page=4&duplex=1&bleed=3&crop-marks=1": [
        *["--random", "5", "--seed", "7", "--per-page", "4", "--duplex", "--bleed", "3", "--crop-marks"]
    ],
    "from=new&sheets=3&seed=9&grain=coarse&symmetric=1": [
        *["--random", "3", "--seed", "9", "--grain", "coarse", "--symmetric"]
    ],
    "from=new&sheets=2&seed=9&sizes=b": ["--random", "2", "--seed", "9", "--sizes", "b"],
    "from=new&game=base&sheets=2&seed=9&shuffled=1": [
        *["--random", "2", "--seed", "9", "--game", "base", "--dice", "shuffled"]
    ],
    "layout=base-3&layout=base-11a&paper=a5": ["base-3", "base-11a", "--paper", "a5"],
}


@pytest.mark.parametrize("query", SAME, ids=str)
def test_the_pad_is_the_one_of_the_command_line(web: TestClient, padgen: Command, query: str) -> None:
    link = ["--link", f"{web.base_url}/new?layout="] if "base" in query else []  # boards lead to the server that prints them
    done = padgen("pad", *SAME[query], *link)
    assert done.code == 0
    written = Path(done.out.strip())
    answer = web.get(f"/pads/pad.pdf?{query}")
    assert answer.headers["content-type"] == "application/pdf"
    assert unquote(answer.headers["content-disposition"]).endswith(f"''{written.name}")
    assert answer.content == written.read_bytes()


def test_the_picture_is_a_page_of_the_very_pdf(web: TestClient) -> None:
    query = "layout=a&rules=1"
    document = pypdfium2.PdfDocument(web.get(f"/pads/pad.pdf?{query}").content)
    for number in (1, 2):
        shown = Image.open(io.BytesIO(web.get(f"/pads/sheet.png?{query}&page={number}").content)).convert("RGB")
        page = document[number - 1]
        drawn = page.render(scale=800 / page.get_width()).to_pil().convert("RGB")
        assert shown.size == drawn.size
        difference = ImageStat.Stat(ImageChops.difference(shown, drawn).convert("L"))
        assert difference.mean[0] < 1  # the picture has fewer colors
    document.close()
    assert web.get(f"/pads/sheet.png?{query}&page=3").status_code == 400
    assert web.get(f"/pads/sheet.png?{query}&page=-1").status_code == 400


def test_by_hand(web: TestClient) -> None:
    browser = Browser(web, "/pads")
    assert "10 sheets on 10 pages" in browser.page.words, "as many as people print before guests come"
    assert "paper=a4" in browser.page.links["download"]
    browser.type({"layout-a": False, "layout-c": True, "rules": True, "paper-a5": True, "sheets-4": True})
    browser.press("show")
    assert "4 sheets on 6 pages" in browser.page.words
    assert 'src="/pads/sheet.png?' in browser.page.source
    answer = web.get(browser.page.links["download"])
    assert answer.headers["content-disposition"].endswith("''pad-c.pdf")
    assert answer.content[:5] == b"%PDF-"
    browser.type({"from-new": True})
    browser.press("show")
    seed = next(each.value for each in browser.page.forms[0].fields if each.id == "seed")
    assert seed.isdigit()
    assert "4 sheets on 6 pages" in browser.page.words
    assert f"seed={seed}" in browser.page.links["download"]
    browser.type({"from-base": True, "sheets-1": True})
    browser.press("show")
    assert "layout=base-1&sheets=1&" in browser.page.links["download"]
    assert "rules" not in browser.page.links["download"], "player boards have none"
    browser.type({"from-catalog": True, "sheets-other": "7"})
    browser.press("show")
    assert "layout=c&sheets=7&" in browser.page.links["download"], "the choice was kept"
    assert "sheets-7" in {each.id for each in browser.page.forms[0].fields if each.on}, "another number becomes a button"


def test_the_paper_is_the_one_of_the_country(web: TestClient) -> None:
    for languages, paper in (("en-US,en;q=0.9", "letter"), ("en-GB,en-US;q=0.9", "a4"), ("fr-CA", "letter"), ("de", "a4")):
        browser = Page(web.get("/pads", headers={"accept-language": languages}).text)
        assert f"paper={paper}" in browser.links["download"]


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("sheets=101", "sheets: expected a whole number from 1 to 100; found '101'"),
        ("sheets=many", "sheets: expected a whole number"),
        ("from=new&seed=-1", "seed: expected a whole number"),
        ("paper=a0", "paper: expected one of a4, letter, a5, a6; found 'a0'"),
        ("&".join(f"layout=base-{number}" for number in range(30)), "30 layouts; expected at most 24"),
        ("layout=base-1&rules=1", "for sheets of the dice game"),
        ("layout=a&layout=base-1", "cannot share a pad"),
        ("per-page=4&paper=a5", "smaller than A6"),
        ("layout=base-1&sheets=100&paper=a6", f"expected at most {MOST_PAGES}"),
        ("notation=dice:PP/OxO/YY", "unknown letter 'x'"),
        ("notation=dice:" + "P" * 400, "at most 300 letters"),
        ("from=new&sizes=nothing", "no layout named 'nothing'"),
    ],
)
def test_too_much_or_nonsense_is_said_on_the_form(web: TestClient, query: str, message: str) -> None:
    answer = web.get(f"/pads?{query}")
    assert message in Page(answer.text).alerts[0]
    assert "/pads/sheet.png" not in answer.text
    assert web.get(f"/pads/pad.pdf?{query}").status_code == 400


def test_what_was_typed_is_kept_beside_an_error(web: TestClient) -> None:
    browser = Browser(web, "/pads?layout=b&sheets=999&style=gray&rules=1&notation=dice:PP/OgO/YX")
    values = {each.id: each.value for each in browser.page.forms[0].fields if each.on}
    assert (values["sheets-other"], values["style"], values["rules"]) == ("999", "gray", "1")
    assert values["notation"] == "dice:PP/OgO/YX"
    assert "layout-b" in values


@pytest.mark.parametrize("path", ["./mine.toml", "mine", "{folder}/mine.toml"])
def test_no_file_of_the_server_is_read(web: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    for name in ("mine.toml", "mine"):
        (tmp_path / name).write_text('game = "dice"\nname = "secret"\nrows = """\nPP\nOgO\nYY\n"""\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    text = quote(path.format(folder=tmp_path))
    for query in (f"layout={text}", f"notation={text}", f"from=new&sizes={text}"):
        page = Page(web.get(f"/pads?{query}").text)
        assert "no layout named" in page.alerts[0]
        assert web.get(f"/pads/pad.pdf?{query}").status_code == 400


def test_drawing_is_slowed(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pads, "DRAWINGS", RateLimit(2, 60))
    assert [web.get("/pads").status_code for _ in range(3)] == [200, 200, 429]


def test_nobody_waits_behind_a_heap_of_pads(web: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pads, "MOST_WAITING", 0)
    assert [web.get(address).status_code for address in ("/pads", "/pads/pad.pdf", "/pads/sheet.png")] == [503, 503, 503]
    monkeypatch.undo()
    assert web.get("/pads").status_code == 200


def test_illegal_duchies_are_drawn_with_a_word(web: TestClient) -> None:
    page = Page(web.get("/pads?notation=dice:PP/OgO/YY").text)
    assert "is not legal" in page.alerts[0]
    assert "download" in page.links
