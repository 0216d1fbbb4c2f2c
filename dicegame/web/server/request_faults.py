"""Error messages for requests that do not have the expected form."""

from collections.abc import Mapping, Sequence
from typing import Any

from padgen.language import Sentence, joined

WHOLE, TEXT, YES_NO = Sentence("request-a-number"), Sentence("request-a-text"), Sentence("request-a-yes-no")
OBJECT, LIST = Sentence("request-a-object"), Sentence("request-a-list")
KINDS = {
    "int_type": WHOLE,
    "int_parsing": WHOLE,
    "int_from_float": WHOLE,
    "int_parsing_size": WHOLE,
    "string_type": TEXT,
    "string_unicode": TEXT,
    "bool_type": YES_NO,
    "bool_parsing": YES_NO,
    "dict_type": OBJECT,
    "model_type": OBJECT,
    "model_attributes_type": OBJECT,
    "list_type": LIST,
}
"""The type of value that was expected, by pydantic's name for the error."""
BOUNDS = {
    "string_too_short": ("request-letters-least", "min_length"),
    "string_too_long": ("request-letters-most", "max_length"),
    "too_short": ("request-items-least", "min_length"),
    "too_long": ("request-items-most", "max_length"),
    "greater_than_equal": ("request-least", "ge"),
    "less_than_equal": ("request-most", "le"),
}
"""By pydantic's name for an error: the key of the sentence about the exceeded bound, and pydantic's name for the bound."""


def sentence_of(error: Mapping[str, Any], body: Any) -> Sentence:
    """Return a sentence that says where an error in a request is, and what was expected. `error` is one of pydantic's."""
    kind, bounds = error["type"], error.get("ctx", {})
    if kind == "json_invalid":
        return Sentence("request-not-json")
    if kind == "union_tag_not_found":
        return Sentence("request-missing", place=str(bounds.get("discriminator", "")).strip("'"))
    place = _place(error["loc"], body)
    if kind == "missing":
        return Sentence("request-missing", place=place) if place else Sentence("request-no-body")
    if kind == "extra_forbidden":
        return Sentence("request-unknown", place=place)
    if kind == "union_tag_invalid":
        place, bounds = str(bounds.get("discriminator", "")).strip("'"), {"expected": bounds.get("expected_tags", "")}
    return Sentence("request-value", place=place or Sentence("request-body"), expected=_expected(kind, bounds, error))


def _expected(kind: str, bounds: Mapping[str, Any], error: Mapping[str, Any]) -> Sentence | str:
    if kind in KINDS:
        return KINDS[kind]
    if kind in BOUNDS:
        key, bound = BOUNDS[kind]
        return Sentence(key, count=int(bounds[bound]))
    if "expected" in bounds:
        return joined(str(bounds["expected"]).replace("'", "").replace(" or ", ", ").split(", "), "or")
    return Sentence("request-other", reason=str(error["msg"]))


def _place(parts: Sequence[str | int], body: Any) -> str:
    """Return where an error is, such as `players[0].name`. Names added by pydantic, which the body lacks, are left out."""
    source, *rest = parts or ("",)
    place = ""
    for number, part in enumerate(rest, 1):
        if isinstance(part, int):
            if isinstance(body, list) and part < len(body):
                place, body = f"{place}[{part}]", body[part]
        elif source != "body" or (isinstance(body, dict) and (part in body or number == len(rest))):
            place = f"{place}.{part}" if place else part
            body = body.get(part) if isinstance(body, dict) else body
    return place
