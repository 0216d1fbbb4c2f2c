"""Ask the end-score questions in a form instead of a dialogue. A question without an answer gets its default."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from dicegame.endscore.ask import data_of, questions
from dicegame.endscore.dialogue import NAMES, Key, Question
from dicegame.endscore.values import EntryError, UnexpectedError
from padgen.language import Sentence


class Asked(NamedTuple):
    """One question of the form, and what was wrong with its answer."""

    question: Question
    error: Sentence | None = None
    """Says what was expected if the typed answer could not be read. The default is then used."""


class Filled(NamedTuple):
    """A form as filled in so far: the questions that it now has, and the game that they describe."""

    asked: tuple[Asked, ...]
    data: Mapping[str, Any]
    """The keys and values that a file of the game would have."""
    refusal: Sentence | str = ""
    """The reason why no more questions can be asked, or "". With a reason, `data` is empty."""


def fill_form(typed: Callable[[Question], str], known: Mapping[Key, Any]) -> Filled:
    """Return the form with all questions whose answers are not in `known`.

    `typed` returns the answer to a question, or "" if there is none.

    >>> form = fill_form(lambda question: "solo" if question.key == ("mode",) else "", {("game",): "base"})
    >>> [asked.question.key[-1] for asked in form.asked][-3:], form.data["players"][0]["rounds"]
    (['track', 'rounds', 'empty_spaces'], 25)
    """
    answers = {NAMES: (), **known}  # a form has a field for each name
    asked: list[Asked] = []
    try:
        for question in questions(answers):
            if question.key in answers or question.key == ("_sure",):
                continue
            text, error = typed(question).strip(), None
            try:
                value = _read(question, text)
            except UnexpectedError as expected:
                error = Sentence("read-expected", what=expected.sentence)
                value = _read(question, "")
            answers[question.key] = value
            asked.append(Asked(question, error))
    except (EntryError, UnexpectedError) as refused:
        return Filled(tuple(asked), {}, refused.sentence)
    return Filled(tuple(asked), data_of(answers))


def _read(question: Question, text: str) -> Any:
    """Return the value of the answer `text` or else of the default, or None if both are empty. Raises: UnexpectedError."""
    text = text or str(question.default)
    return question.read(text) if text else None
