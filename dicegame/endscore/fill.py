"""The dialogue's questions as a form: all at once, each with what was typed so far. What is not typed is its default."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from dicegame.endscore.ask import Key, Question, data_of, questions
from dicegame.endscore.values import EntryError, UnexpectedError


class Asked(NamedTuple):
    """One question of the form."""

    question: Question
    error: str = ""
    """What was expected in place of what was typed, which counts as not typed."""


class Filled(NamedTuple):
    """The form as it stands."""

    asked: tuple[Asked, ...]
    data: Mapping[str, Any]
    """Keys and values of a file."""
    refusal: str = ""
    """Why the questions end here; the data is not complete then."""


def fill(typed: Callable[[Question], str], known: Mapping[Key, Any]) -> Filled:
    """The questions that follow from what is known and typed; `typed` gives a question's text, "" for none.

    >>> form = fill(lambda question: "solo" if question.key == ("mode",) else "", {("game",): "base"})
    >>> [asked.question.key[-1] for asked in form.asked][-3:], form.data["players"][0]["rounds"]
    (['workers', 'rounds', 'empty_spaces'], 25)
    """
    answers = dict(known)
    asked: list[Asked] = []
    try:
        for question in questions(answers):
            if question.key in known or question.key == ("_sure",):
                continue
            text, error = typed(question).strip(), ""
            try:
                value = _read(question, text)
            except UnexpectedError as expected:
                error = f"expected {expected}"
                value = _read(question, "")
            answers[question.key] = value
            asked.append(Asked(question, error))
    except (EntryError, UnexpectedError) as error:
        return Filled(tuple(asked), {}, str(error))
    return Filled(tuple(asked), data_of(answers))


def _read(question: Question, text: str) -> Any:
    """The answer; nothing where nothing is typed and there is no default. Raises: UnexpectedError."""
    text = text or question.default
    return question.read(text) if text else None
