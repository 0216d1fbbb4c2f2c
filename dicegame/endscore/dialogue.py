"""A dialogue of questions and typed answers. It knows the words back and ?, and checks each answer as it is typed.

The next question depends only on the answers so far, so going back means dropping the last answer.
"""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from dicegame.endscore import typed
from dicegame.endscore.values import UnexpectedError
from padgen.errors import PadgenError
from padgen.language import ENGLISH, Sentence, say

BACK = "back"
HELP = ("?", "help")
"""The words that people type to have the question explained."""
SHORT_WORDS = {
    BACK: "ask-word-back",
    "none": "ask-word-none",
    "all": "ask-word-all",
    "yes": "ask-word-yes",
    "no": "ask-word-no",
    "today": "ask-word-today",
    "yesterday": "ask-word-yesterday",
}
"""English words that people may type in their own language, each with the key of the message that translates it."""

Key = tuple[str | int, ...]
"""The place of an answer in the file: `("players", 0, "track")`. Keys that start with `_` only control the dialogue."""
Answers = Mapping[Key, Any]
NAMES: Key = ("_names",)
"""The key of the names of all players."""


class Question(NamedTuple):
    """One question. `read` turns the typed text into the answer, or raises UnexpectedError."""

    key: Key
    text: Sentence
    default: Sentence | str
    """The answer that counts if only Enter is pressed. If it is "", Enter leaves the question without a value."""
    read: Callable[[str], Any]
    help: Sentence | None = None
    """Explains how to type the answer. Not needed if `read` is a function of `typed`."""

    def default_in(self, language: str) -> str:
        """Return the default translated into `language`, for example the name Player 1 into Spieler 1."""
        return say(self.default, language)


def ask(
    questions: Callable[[Answers], Iterator[Question]],
    check: Callable[[Answers, Key], None],
    hear: Callable[[str], str],
    tell: Callable[[str], None],
    language: str = ENGLISH,
    known: Answers = MappingProxyType({}),
) -> Answers:
    """Ask all questions and return the answers. `hear` shows a prompt and returns the typed line; `tell` shows a line.

    `questions` yields all questions in order, and may read the answers to those before. `check` raises PadgenError if the
    answer at a key contradicts the others. The questions whose answers are in `known` are left out.
    """
    tell(say(Sentence("ask-hello"), language))
    answers: dict[Key, Any] = dict(known)
    words = {word: say(Sentence(key), language) for word, key in SHORT_WORDS.items()}
    while question := next((one for one in questions(answers) if one.key not in answers), None):
        usual = question.default_in(language)
        default = f" [{words.get(usual, usual)}]" if usual else ""
        colon = Sentence("where-what", where=say(question.text, language) + default, what="")
        given = hear(f"{say(colon, language).rstrip()} ").strip()
        if given.lower() in (BACK, words[BACK]):
            if len(answers) > len(known):
                answers.popitem()
            else:
                tell(say(Sentence("ask-first"), language))
            continue
        if given.lower() in HELP:
            tell(f"  {say(_help(question), language)}")
            tell(f"  {say(Sentence('ask-hello'), language)}")
            continue
        try:
            answer = _in_english(question, given, words) or usual
            value = question.read(answer) if answer else None
            check({**answers, question.key: value}, question.key)
        except PadgenError as error:
            told = Sentence("read-expected", what=error.sentence) if isinstance(error, UnexpectedError) else error.sentence
            tell(f"  {say(told, language)}")
        else:
            answers[question.key] = value
    return answers


def _help(question: Question) -> Sentence:
    """Return a sentence that explains how to type the answer to a question."""
    if question.help:
        return question.help
    match question.read:
        case typed.Choice(known):
            return Sentence("ask-help-choice", known=known)
        case typed.Words(known):
            return Sentence("ask-help-words", known=known)
        case typed.Counts(known):
            return Sentence("ask-help-counts", known=known, first=known[0], second=known[1])
        case typed.Tiles() | typed.numbers:
            return Sentence("ask-help-numbers")
        case typed.two:
            return Sentence("ask-help-two")
        case typed.number:
            return Sentence("ask-help-number")
        case typed.day:
            return Sentence("ask-help-day")
        case typed.Names(most):
            return Sentence("ask-help-players", most=most)
    return Sentence("ask-help-names" if question.key[-1] == "members" else "ask-help-name")


def _in_english(question: Question, given: str, words: Mapping[str, str]) -> str:
    """Translate a typed word of `SHORT_WORDS`, such as "keine", to English. Names and all other texts stay as they are."""
    if question.key[-1] in ("name", "members", *NAMES):
        return given
    typed_word = given.lower().replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
    return next((word for word in SHORT_WORDS if typed_word == words[word].lower()), given)
