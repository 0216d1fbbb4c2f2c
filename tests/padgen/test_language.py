"""Sentences, their languages, and the language files: complete, readable and used."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import jinja2
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message, Term
from jinja2 import nodes

from padgen.errors import LayoutError
from padgen.language import (
    ENGLISH,
    Field,
    Sentence,
    Words,
    joined,
    language_name,
    language_of,
    languages,
    say,
)
from padgen.languagefile import LanguageFile
from tests import ROOT
from tests.command import Command

FILES = {path.stem: path for path in (ROOT / "padgen/languages").glob("*.ftl")}
OTHERS = sorted(FILES.keys() - {ENGLISH})

SAY = ("Sentence", "words", "word")
"""What is called to say something: `Sentence("key", field=...)`, `words("key")`, `look.word("key")`; in pages `t("key")`."""
BUILT = (
    *("heading-", "word-", "area-", "verdict-", "variant-", "tile-", "fault-reach-"),
    *("color-", "kind-", "bonus-", "building-", "game-", "rating-", "thing-", "item-", "scorepad-", "rules-", "listed-"),
    *("rate-of-", "rate-source-", "confidence-", "match-sanity", "match-mirror", "look-back-of-", "history-of-"),
    *("dice-heading-", "illegal-", "typed-", "command-"),
    *("base-explain-", "base-help-", "base-owed-", "base-short-", "base-source-", "layoutfile-posts", "layoutfile-links"),
    *("web-ask-", "web-bot-", "web-by-", "web-castles-", "web-claim-", "web-dice-", "web-gain-", "web-new-", "web-option-"),
    *("web-pads-grain-", "web-pads-style-", "web-rating-", "web-score-", "web-start-", "web-step-", "web-variant-"),
    *("web-learn-", "web-turn-", "web-table-", "web-daily-lead", "web-puzzle-lead", "web-rules-lead", "rate-source-"),
    *("web-games-solo", "web-games-team", "web-way-", "web-illegal-", "web-costs-", "web-bonus-", "web-board-"),
    *("module-", "box-", "base-bonus-", "base-route-", "base-head-", "base-legend-"),
    *("web-act-", "web-do-", "web-source-"),
    *(
        "board-",
        "calibration-head-",
        "lesson-",
        "web-with-",
        "web-about-",
        "web-reading-",
        "web-duchies-",
        "web-companion-lead",
        "web-pads-lead",
    ),
    *("web-follow-left-", "web-follow-order-why-"),
)
"""Beginnings of keys that the program puts together, so that they do not stand in its source as they are."""


class Use(NamedTuple):
    """A sentence that is built somewhere in the source or in a template."""

    where: str
    key: str
    fields: frozenset[str] | None
    """None where they are not written out."""


def uses() -> Iterator[Use]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and called(node.func) in SAY:
                names = [keyword.arg for keyword in node.keywords]
                fields = None if None in names else frozenset(name for name in names if name)
                page = "web" in path.relative_to(ROOT).parts and called(node.func) == "words"
                for key in literals(node.args[0]):
                    yield Use(f"{path.relative_to(ROOT)}:{node.lineno}", "web-" + key if page else key, fields)
    for path, template in TEMPLATES.items():
        for call in template.find_all(nodes.Call):
            page = isinstance(call.node, nodes.Name) and call.node.name == "t"
            if page or (isinstance(call.node, nodes.Getattr) and call.node.attr == "word"):
                fields = frozenset(keyword.key for keyword in call.kwargs)
                for key in template_literals(call.args[0]):
                    yield Use(f"{path.name}:{call.lineno}", f"web-{key}" if page else key, fields)


def called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""


def literals(argument: ast.expr) -> list[str]:
    """The keys that an argument can be, as far as they are written out."""
    if isinstance(argument, ast.IfExp):
        return [*literals(argument.body), *literals(argument.orelse)]
    return [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []


def template_literals(argument: nodes.Node) -> list[str]:
    """The same for a template."""
    if isinstance(argument, nodes.CondExpr):
        return [*template_literals(argument.expr1), *template_literals(argument.expr2 or argument.expr1)]
    return [argument.value] if isinstance(argument, nodes.Const) else []


def fields_of(file: LanguageFile, key: str) -> set[str]:
    """The fields of a message, whatever forms of them it asks for."""
    return {variable.partition("_")[0] for variable in file.variables(key)}


SOURCES = sorted([*ROOT.glob("padgen/**/*.py"), *ROOT.glob("dicegame/**/*.py")])
TEMPLATES = {
    path: jinja2.Environment(autoescape=True).parse(path.read_text(encoding="utf-8"))
    for path in sorted([*ROOT.glob("dicegame/web/templates/**/*.html"), ROOT / "dicegame/site/front.html"])
}
USES = list(uses())
ENGLISH_FILE = LanguageFile(FILES[ENGLISH])


def test_each_sentence_in_the_source_has_its_message_with_the_same_fields() -> None:
    assert {"sheet", "web-roll", "scorepad-tie"} <= {use.key for use in USES}, "they are found"
    wrong = [
        use
        for use in USES
        if use.key not in ENGLISH_FILE or (use.fields is not None and use.fields != fields_of(ENGLISH_FILE, use.key))
    ]
    assert wrong == []


@pytest.mark.slow
def test_each_message_is_used() -> None:
    """Its key stands in the source: where it is said, or in a table of what is said."""
    words = {use.key for use in USES}
    for path in SOURCES:
        nodes_ = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        words |= {node.value for node in nodes_ if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    said = {constant.value for page in TEMPLATES.values() for constant in page.find_all(nodes.Const)}
    words |= said | {f"web-{key}" for key in said}
    assert [key for key in ENGLISH_FILE.keys if key not in words and not key.startswith(BUILT)] == []


@pytest.mark.slow
def test_no_error_is_raised_with_a_text_in_one_language() -> None:
    ours = {
        name
        for path in SOURCES
        for name in re.findall(r"class (\w+)\(\w*(?:Error|IllegalTurn|IllegalMove)\)", path.read_text())
    }
    raised = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and called(node.func) in ours | {"PadgenError"}
        if any(isinstance(argument, ast.JoinedStr) or literals(argument) for argument in node.args[-1:])
    ]
    assert raised == []


@pytest.mark.slow
@pytest.mark.parametrize("language", FILES)
def test_fluent_reads_each_file_as_we_do(language: str) -> None:
    """We cut a file into messages ourselves; Fluent must find the same ones, and nothing that it cannot read."""
    body = FluentParser().parse(FILES[language].read_text(encoding="utf-8")).body
    entries = [entry for entry in body if not isinstance(entry, BaseComment)]
    assert [entry for entry in entries if not isinstance(entry, (Message, Term))] == []
    keys = [entry.id.name for entry in entries if isinstance(entry, Message)]
    assert keys == LanguageFile(FILES[language]).keys
    assert len(set(keys)) == len(keys)


@pytest.mark.slow
@pytest.mark.parametrize("language", FILES)
def test_all_that_can_be_said_is_said_as_fluent_says_it(language: str) -> None:
    """Plain messages are filled in without Fluent; it must make no difference."""
    file = LanguageFile(FILES[language])
    for key in file.keys:
        values: dict[str, str | int | float] = dict.fromkeys(file.variables(key), "{x} $y")
        assert file.fill(key, "", values) == file._fill_by_fluent(key, "", values), key
        assert "{ $" not in file.fill(key, "", values).replace("{x} $y", "")


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages_and_fields(language: str) -> None:
    file = LanguageFile(FILES[language])
    assert sorted(file.keys) == sorted(ENGLISH_FILE.keys)
    for key in file.keys:
        assert fields_of(file, key) == fields_of(ENGLISH_FILE, key), key


def test_french_punctuation_stays_with_its_word() -> None:
    """A no-break space before `: ; ! ?` and inside quotes; the narrow one is not in the font of the sheets."""
    text = FILES["fr"].read_text(encoding="utf-8")
    assert re.findall(r".*[^\s=][ \u202f][:;!?%»](?=\s|$).*|.*«[ \u202f].*", text, re.MULTILINE) == []


def test_english_comes_first_and_languages_name_themselves() -> None:
    assert languages()[0] == ENGLISH
    assert set(languages()) == set(FILES)
    assert [language_name(language) for language in ("en", "de", "fr")] == ["English", "Deutsch", "Français"]
    assert all(language_name(language) for language in languages())


def test_a_sentence_is_a_value() -> None:
    one, other = Sentence("place", row=3, place=2), Sentence("place", place=2, row=3)
    assert one == other != Sentence("place", row=3, place=3)
    assert len({one, other, pickle.loads(pickle.dumps(one))}) == 1  # noqa: S301  # our own
    assert one.fields == {"row": 3, "place": 2}
    with pytest.raises(AttributeError):
        one.key = "other"  # type: ignore[misc]


def test_an_error_keeps_its_sentence_on_the_way_between_processes() -> None:
    error = LayoutError(Sentence("place", row=3, place=2))
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    assert (str(copy), say(copy.sentence, "de")) == ("row 3, place 2", "Reihe 3, Platz 2")
    assert str(LayoutError("as it is")) == "as it is"


@pytest.mark.parametrize(
    ("items", "word", "english", "german"),
    [
        ((), "and", "", ""),
        (("a",), "or", "a", "a"),
        (("a", 2), "and", "a and 2", "a und 2"),
        (("a", "b", Sentence("color-blue")), "or", "a, b or blue", "a, b oder blau"),
        (("a", "b", "c"), "list", "a, b, c", "a, b, c"),
    ],
)
def test_lists_are_said_with_the_words_of_the_language(
    items: tuple[Field, ...], word: str, english: str, german: str
) -> None:
    sentence = joined(items, word)  # type: ignore[arg-type]
    assert (str(sentence), say(sentence, "de")) == (english, german)


def test_long_lists_are_said_in_full() -> None:
    names = [f"{name:05}" for name in range(2000)]
    assert str(joined(names, "list")) == ", ".join(names)


TEST_LANGUAGE = """
language-name = Nederlands
total = Totaal
# A comment ends a message.
rounds = { $rounds ->
    [0] geen ronden
    [one] { $rounds } ronde
   *[other] { $rounds } ronden
 }
grams = { $grams } gram
-game = spel
the-game = het { -game } { $year }

color-blue = blauw
    .plural = blauwe
    .gender = common
color-gray = grijs
bag = { $color_gender ->
    [common] de { $color_plural } zak
   *[other] een { $color_key } of { $color }
 }
place = { $nothing } is not a field
worker = { unreadable
"""


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """A language of one file that is not ours."""
    (tmp_path / "nl.ftl").write_text(TEST_LANGUAGE, encoding="utf-8")
    monkeypatch.setenv("DICEGAME_LANGUAGES", str(tmp_path))
    return Words("nl")


def test_numbers_choose_the_plural_and_are_written_as_the_language_does(dutch: Words) -> None:
    assert [dutch("rounds", rounds=rounds) for rounds in (0, 1, 2)] == ["geen ronden", "1 ronde", "2 ronden"]
    assert dutch("grams", grams=12345) == "12345 gram"
    assert dutch("grams", grams=0.5) == "0,5 gram"
    assert dutch("the-game", year=2011) == "het spel 2011"


def test_words_have_forms_that_their_language_chooses(dutch: Words) -> None:
    assert dutch("bag", color=Sentence("color-blue")) == "de blauwe zak"
    assert dutch("bag", color=Sentence("color-gray")) == "een color-gray of grijs"


def test_what_a_language_lacks_or_gets_wrong_is_said_in_english(dutch: Words) -> None:
    assert dutch("total") == "Totaal"
    assert dutch("points") == "Points"
    assert dutch("place", row=3, place=2) == "row 3, place 2"
    assert dutch("worker").startswith("Worker: ")
    with pytest.raises(LookupError, match="no-such-key"):
        dutch("no-such-key")
    with pytest.raises(LookupError):
        str(Sentence("place", row=3))


def test_a_language_is_one_file(dutch: Words, padgen: Command, tmp_path: Path) -> None:
    """Sheets are printed in a language whose only trace is its file."""
    assert languages() == (*sorted(FILES, key=lambda code: (code != ENGLISH, code)), dutch.language)
    import pdfplumber

    code, _, err = padgen("pad", "a", "--lang", "NL", "-o", str(tmp_path / "sheet.pdf"))
    assert (code, err) == (0, "")
    with pdfplumber.open(tmp_path / "sheet.pdf") as pdf:
        assert "Totaal" in pdf.pages[0].extract_text()


@pytest.mark.parametrize(
    ("asked", "environment", "spoken"),
    [
        (None, {}, "en"),
        ("de", {"DICEGAME_LANG": "en", "LANG": "en_US.UTF-8"}, "de"),
        ("DE", {}, "de"),
        (None, {"DICEGAME_LANG": "de", "LC_ALL": "en_US"}, "de"),
        (None, {"DICEGAME_LANG": "xx", "LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LC_MESSAGES": "de_DE@euro", "LANG": "en_US.UTF-8"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "de_AT.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "tlh"}, "en"),
    ],
)
def test_which_language_is_spoken(
    asked: str | None, environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DICEGAME_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(asked) == spoken


def test_an_unknown_language_is_refused_with_those_there_are(padgen: Command) -> None:
    code, _, err = padgen("pad", "a", "--lang", "tlh")
    assert code == 2
    assert "'tlh' is not one of 'en', 'de', 'fr'" in err


def test_one_word_for_one_thing_in_each_language() -> None:
    """German has Silber, not Silberlinge, and nobody is first as a woman or a man; French has territoires, and says vous."""
    texts = {language: FILES[language].read_text(encoding="utf-8") for language in ("de", "fr")}
    assert re.findall(r"Silberling\w*|als Erster?\b(?!: { \$color } Siegpunkte)|als Zweiter?\b", texts["de"]) == []
    assert re.findall(r"\bzones?\b|complétée en|\b(?:tu|toi|ton|ta|tes)\b", texts["fr"]) == []
