"""Read a file of messages in one language. It has Fluent's syntax (projectfluent.org), which `languages/en.ftl` explains.

A file has more than a thousand messages, and a command needs only a few of them. So one regular expression splits the file
into messages. Fluent is slow to import, so it reads only messages that contain more than text and plain fields.
"""

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int | float

_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
_FORM = re.compile(r"\n +\.([A-Za-z]+) *=")
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
_VARIABLE = re.compile(r"\$([A-Za-z]\w*)")
_FIELD = re.compile(r"\{ *\$([A-Za-z]\w*) *\}")


class LanguageFile:
    """The messages of one language. A message for a word may have forms, such as `.the` or `.gender`."""

    def __init__(self, path: Path) -> None:
        self.code = path.stem
        """The code of the language, such as `en`, from the name of the file."""
        self._source = {found[1]: found[0] for found in _MESSAGE.finditer(path.read_text(encoding="utf-8"))}
        self._forms: dict[str, dict[str, str]] = {}
        self._loaded: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._source

    @property
    def keys(self) -> list[str]:
        """Return the keys of all messages in the order of the file, without Fluent's terms, whose keys begin with `-`."""
        return [key for key in self._source if not key.startswith("-")]

    def has_form(self, key: str, form: str) -> bool:
        """Return whether a message has this form in addition to its text."""
        return form in self._forms_of(key)

    def variables(self, key: str, form: str = "") -> set[str]:
        """Return the names of the variables of a message, and of the messages and terms that it refers to."""
        text = self._forms_of(key)[form]
        found = set(_VARIABLE.findall(text))
        for other in _REFERENCE.findall(text):
            if other in self:
                found |= self.variables(other)
        return found

    def fill(self, key: str, form: str, values: Mapping[str, Value]) -> str:
        """Return the text of a message, or of one of its forms, with its variables filled in.

        Raises: LookupError if the file lacks the key or the form, ValueError if the message cannot be read or filled in.
        """
        text = self._forms_of(key)[form]
        plain = "\n" not in text and not any(isinstance(value, float) for value in values.values())
        if plain and "{" not in _FIELD.sub("", text) and values.keys() >= set(_VARIABLE.findall(text)):
            return _FIELD.sub(lambda field: str(values[field[1]]), text)
        return self._fill_by_fluent(key, form, values)

    def _forms_of(self, key: str) -> dict[str, str]:
        """Return the forms of a message by name, with variables not yet filled in. The main text has the name ""."""
        if key not in self._forms:
            text, *forms = _FORM.split(self._source[key].partition("=")[2].rstrip())
            named = zip(forms[::2], forms[1::2], strict=True)
            self._forms[key] = {"": text.strip()} | {name: form.strip() for name, form in named}
        return self._forms[key]

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle, resolver

        resolver.MAX_PART_LENGTH = 1_000_000  # it guards against hostile translations; our fields may be long lists
        return FluentBundle([self.code, "en"], use_isolating=False)

    def _fill_by_fluent(self, key: str, form: str, values: Mapping[str, Value]) -> str:
        from fluent.runtime.types import FluentFloat, FluentInt

        number = (FluentInt, FluentFloat)  # without grouping: years are not written 2,011
        self._load(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise ValueError(f"{key} has no text in {self.code}")
        given = {
            name: value if isinstance(value, str) else number[isinstance(value, float)](value, useGrouping=False)
            for name, value in values.items()
        }
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"{key} in {self.code}: {errors[0]}")
        return str(text)

    def _load(self, key: str) -> None:
        """Load a message into Fluent, together with all messages and terms that it refers to."""
        from fluent.runtime import FluentResource

        if key in self._loaded:
            return
        self._loaded.add(key)
        source = self._source[key]
        self._bundle.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            if other in self and other != key:
                self._load(other)
