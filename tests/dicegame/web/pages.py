"""The web application under test, and a browser without JavaScript: pages, links, forms."""

import gzip
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from types import MappingProxyType
from urllib.parse import urldefrag, urlencode, urljoin, urlsplit

import httpx2 as httpx
from starlette.testclient import TestClient

from dicegame.web.server.app import create_app
from tests.dicegame.web.client import UNCOMPRESSED


@contextmanager
def client(folder: Path) -> Iterator[TestClient]:
    """The application over tables in a folder."""
    with TestClient(create_app(folder)) as opened:
        opened.headers.update(UNCOMPRESSED)
        yield opened


@dataclass
class Field:
    """What a form sends under one name."""

    id: str
    name: str
    value: str
    on: bool = True
    one_of_many: bool = False
    """Whether it is a radio button."""


@dataclass
class Form:
    action: str
    method: str
    fields: list[Field] = field(default_factory=list)
    buttons: dict[str, tuple[str, str]] = field(default_factory=dict)

    def pairs(self) -> list[tuple[str, str]]:
        return [(each.name, each.value) for each in self.fields if each.on and each.name]


class Page(HTMLParser):
    """What a person sees of a page, and can do."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.source = text
        self.forms: list[Form] = []
        self.links: dict[str, str] = {}
        self.tables: dict[str, list[list[str]]] = {}
        self.alerts: list[str] = []
        self.words = ""
        self._form: Form | None = None
        self._select: Field | None = None
        self._options: list[tuple[str, bool]] = []
        self._textarea: Field | None = None
        self._caption: str | None = None
        self._in = ""
        """The part of a table that is being read."""
        self._rows: list[list[str]] = []
        self._alert = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {key: value or "" for key, value in attrs}
        id_, name, value = values.get("id", ""), values.get("name", ""), values.get("value", "")
        if tag == "form":
            self._form = Form(values.get("action", ""), values.get("method", "get"))
            self.forms.append(self._form)
        elif tag == "input" and self._form:
            kind = values.get("type", "text")
            on = "checked" in values if kind in ("checkbox", "radio") else True
            self._form.fields.append(Field(id_, name, value, on, kind == "radio"))
        elif tag == "button" and self._form:
            self._form.buttons[id_] = (name, value)
        elif tag == "select" and self._form:
            self._select, self._options = Field(id_, name, ""), []
            self._form.fields.append(self._select)
        elif tag == "option" and self._select:
            self._options.append((values.get("value", "\0"), "selected" in values))
        elif tag == "textarea" and self._form:
            self._textarea = Field(id_, name, "")
            self._form.fields.append(self._textarea)
        elif tag == "a" and id_:
            self.links[id_] = values.get("href", "") or values.get("xlink:href", "")
        elif tag == "caption":
            self._caption, self._rows, self._in = "", [], "caption"
        elif tag == "tr":
            self._rows.append([])
        elif tag in ("td", "th"):
            self._rows[-1].append("")
            self._in = "cell"
        if self._alert or "alert" in values.get("class", "").split():
            self._alert += tag not in ("br", "input", "img")
            if self._alert == 1:
                self.alerts.append("")

    def handle_endtag(self, tag: str) -> None:
        if self._alert:
            self._alert -= 1
        if tag in ("caption", "td", "th"):
            self._in = ""
        if tag == "form":
            self._form = None
        elif tag == "select" and self._select:
            chosen = [value for value, selected in self._options if selected] or [value for value, _ in self._options[:1]]
            self._select.value = "".join(chosen)
            self._select = None
        elif tag == "textarea":
            self._textarea = None
        elif tag == "table" and self._caption is not None:
            self.tables[self._caption] = self._rows
            self._caption = None

    def handle_data(self, data: str) -> None:
        self.words += data
        if self._textarea:
            self._textarea.value += data
        if self._select and self._options and self._options[-1][0] == "\0":
            self._options[-1] = (data, self._options[-1][1])
        if self._caption is not None and self._in == "caption":
            self._caption += data
        elif self._rows and self._in == "cell":
            self._rows[-1][-1] += data
        if self._alert:
            self.alerts[-1] += data


class Browser:
    """Somebody who opens pages, types, follows links and presses buttons."""

    def __init__(self, client: TestClient, address: str) -> None:
        self.client = client
        self.open(address)

    def open(self, address: str) -> None:
        self._show(self.client.get(address))

    def follow(self, id_: str) -> None:
        self.open(urljoin(self.address, self.page.links[id_]))

    def type(self, typed: Mapping[str, str | bool] = MappingProxyType({}), **more: str | bool) -> None:
        """Fill in fields by id (`_` may stand for `-`); True and False tick and untick."""
        for name, value in {**typed, **more}.items():
            known = [(form, each) for form in self.page.forms for each in form.fields]
            form, wanted = next((form, each) for form, each in known if each.id in (name, name.replace("_", "-")))
            if not isinstance(value, bool):
                wanted.value = value
                continue
            if wanted.one_of_many:
                for each in form.fields:
                    each.on = each.on and each.name != wanted.name
            wanted.on = value

    def press(self, button: str) -> None:
        form = next(form for form in self.page.forms if button in form.buttons)
        name, value = form.buttons[button]
        pairs = [*form.pairs(), *([(name, value)] if name else [])]
        address = urldefrag(urljoin(self.address, form.action)).url
        if form.method == "post":
            values: dict[str, list[str]] = {}
            for key, given in pairs:
                values.setdefault(key, []).append(given)
            self._show(self.client.post(address, data=values))
        else:
            self.open(f"{address}?{urlencode(pairs)}")

    def _show(self, answer: httpx.Response) -> None:
        assert answer.status_code < 500, answer.text
        assert "unsafe" not in answer.headers["content-security-policy"]
        self.status = answer.status_code
        parts = urlsplit(str(answer.url))
        self.address = f"{parts.path}?{parts.query}"
        self.page = Page(answer.text)


class CountingBrowser(Browser):
    """Somebody who taps what has an id. Taps and the largest page are counted."""

    taps = 0
    heaviest = 0
    """The compressed size of the largest page, in bytes."""

    def tap(self, id_: str) -> None:
        self.taps += 1
        if id_ in self.page.links:
            self.follow(id_)
        else:
            self.press(id_)
        self.heaviest = max(self.heaviest, len(gzip.compress(self.page.source.encode())))
