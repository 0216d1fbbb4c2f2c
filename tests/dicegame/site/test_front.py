"""The first page of the site: small, complete, without a word of a server, and its pads those of the command."""

import json
import re
from collections.abc import Mapping
from html import unescape
from pathlib import Path

import pytest

from dicegame.site.front import COLORS, DUCHIES, front_files, ready_pads
from padgen.language import languages
from tests.command import as_program
from tests.dicegame.site.conftest import VERSION

STATIC = COLORS.parent
LARGEST = 16_000
"""Page and style: with no more than these, and a script that waits, the first paint is there within half a second."""
OUTSIDE = ("shell.js", "manifest.webmanifest", "licenses.txt", "app/")
"""What the pages name and the rest of the site has."""
PAGES = ("index.html", "de.html", "fr.html")
PARTS = {"app", "progress", "progress-said", "open", "offer", "refusal", "texts", "unstored", "unstored-why"}
"""The ids that the script uses."""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_small_and_complete(front: Mapping[str, bytes], name: str) -> None:
    text = front[name].decode()
    assert len(front[name]) + len(front["front.css"]) < LARGEST
    assert set(re.findall(r'\bid="([^"]+)"', text)) >= PARTS
    addresses = set(map(unescape, re.findall(r'(?:href|src)="([^"]+)"', text)))
    assert [one for one in addresses if one.startswith("/") or ":" in one] == [], "relative, for a site below any address"
    assert [one for one in addresses if one not in front and not one.startswith(OUTSIDE)] == []
    shared = {one.removeprefix("app/static/").partition("#")[0] for one in addresses if one.startswith("app/static/")}
    shared |= set(re.findall(r"url\(app/static/([^)]+)\)", front["front.css"].decode()))
    assert shared >= {"hero.svg", "icons.svg", "sans.woff2", "display.woff2"}, "the picture, signs and letters of the app"
    assert [one for one in shared if not (STATIC / one).exists()] == []
    assert re.findall("<script src[^>]*>", text) == ['<script src="shell.js" defer>']
    language = "en" if name == "index.html" else name[:2]
    assert {one.partition("?")[2] for one in addresses if one.startswith("app/") and "." not in one} == {f"lang={language}"}
    assert not re.search(r'style="|onclick|https?:', text), "the policy forbids them"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_holds_to_its_policy(front: Mapping[str, bytes], name: str) -> None:
    text = front[name].decode()
    policy = unescape(re.findall(r'Content-Security-Policy" content="([^"]+)"', text)[0])
    assert not re.search(r"<style|<script>|style=", text)
    assert "style-src 'self'" in policy
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    (texts,) = re.findall(r'<script type="application/json" id="texts">(.*?)</script>', text)
    assert all(json.loads(texts).values())


def test_every_language_has_its_own_words_and_pads(front: Mapping[str, bytes]) -> None:
    assert len({front[name] for name in PAGES}) == len(languages()) == len(PAGES)
    for language in languages():
        duchies = {pad.duchies for pad in ready_pads(language)}
        assert duchies >= {(duchy,) for duchy in DUCHIES}
        assert all(front[pad.file].startswith(b"%PDF-") for pad in ready_pads(language))


def test_the_files_are_the_same_again(front: Mapping[str, bytes]) -> None:
    again = front_files(VERSION)
    assert list(again) == list(front)
    assert [name for name in front if again[name] != front[name]] == []


@pytest.mark.parametrize(
    ("file", "options"),
    [
        ("ready/en/pad-a-letter.pdf", ["a", "--sheets", "10", "--paper", "letter"]),
        ("ready/fr/pad-d-a4.pdf", ["d", "--sheets", "10", "--lang", "fr"]),
        (
            "ready/de/pad-a-b-c-d-a4-large.pdf",
            ["a", "b", "c", "d", "--sheets", "8", "--mix", "--large-print", "--lang", "de"],
        ),
    ],
)
def test_a_pad_is_the_one_that_the_command_makes(
    front: Mapping[str, bytes], tmp_path: Path, file: str, options: list[str]
) -> None:
    made = tmp_path / "pad.pdf"
    as_program("pad", *options, "-o", str(made))
    assert front[file] == made.read_bytes()
