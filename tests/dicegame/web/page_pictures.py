"""Take pictures of every page in every state: `make pictures`. A contact sheet, `index.html`, shows them side by side."""

import argparse
import re
import sys
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.dicegame.web.browser import Phone, chromium, serving
from tests.dicegame.web.states import PAGES, SIZES, in_language, without_waiting

FOLDER = Path(__file__).parents[3] / "output/pictures"
SCHEMES = ("light", "dark")
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages</title><style>
body { font: 15px system-ui; margin: 1rem; background: #b5b5b5; } h2 { margin: 0 0 .4rem; }
section { margin: 0 0 2rem; white-space: nowrap; overflow-x: auto; } img { height: 26rem; background: #fff; }
figure { display: inline-block; margin: 0 .75rem 0 0; vertical-align: top; }
</style><h1>Every page</h1>"""


def stem(name: str) -> str:
    """The name of a state as the beginning of names of files."""
    return re.sub(r"\W+", "-", name)


def take(me: Phone, name: str, folder: Path) -> None:
    """Save the pictures of a page that is open: at each size, in light and dark."""
    for size, (width, height) in SIZES.items():
        me.page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            me.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # a literal
            me.page.screenshot(path=folder / f"{stem(name)}-{size}-{scheme}.png", full_page=True)


def contact_sheet(names: list[str]) -> str:
    """The page that shows all pictures."""
    texts = [HEAD]
    for name in names:
        texts.append(f"<section><h2>{escape(name)}</h2>")
        for size in SIZES:
            for scheme in SCHEMES:
                file = f"{stem(name)}-{size}-{scheme}.png"
                picture = f'<a href="{file}"><img src="{file}" alt="" loading="lazy"></a>'
                texts.append(f"<figure>{picture}<figcaption>{size}, {scheme}</figcaption></figure>")
        texts.append("</section>")
    return "\n".join(texts)


def main() -> None:
    """Write the pictures, and say on stderr how far it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("states", nargs="*", metavar="STATE", help="names of states (default: all)")
    parser.add_argument("--language", default="en")
    parser.add_argument("--output", type=Path, default=FOLDER, metavar="DIR", help="folder; its old pictures are removed")
    asked = parser.parse_args()
    names = asked.states or list(PAGES)
    asked.output.mkdir(parents=True, exist_ok=True)
    for old in asked.output.glob("*.png"):
        old.unlink()
    with TemporaryDirectory() as kept, serving(Path(kept)) as (url, app), chromium() as browser:
        for number, name in enumerate(names, 1):
            sys.stderr.write(f"{number} of {len(names)}: {name}\n")
            me = Phone(browser, url, {"width": 360, "height": 740})
            me.host_key = app.state.host_key
            for slow in (app.state.wrong_codes, app.state.openings):
                slow.left.clear()
            with without_waiting(name):
                me.go(in_language(PAGES[name][1](me), asked.language)).page.wait_for_load_state("load")
                me.page.evaluate("document.fonts.ready.then(() => 1)")
                take(me, name, asked.output)
            me.close()
    (asked.output / "index.html").write_text(contact_sheet(names), encoding="utf-8")
    sys.stdout.write(f"{asked.output / 'index.html'}\n")


if __name__ == "__main__":
    main()
